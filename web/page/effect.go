package page

import (
	"time"

	"tabard/engines/bot"
	"tabard/web/journal"
)

// Effect is a request of a program to the page. The set is closed.
type Effect interface{ effect() }

type (
	// Go changes the hash of the page, as a link would; Replace without a step in the browser's history and without a Went.
	Go      struct{ Hash string }
	Replace struct{ Hash string }
	// Reload loads the page anew, Home from its first screen.
	Reload struct{ Home bool }
	// Prevent stops the browser's own reaction to the event that the message comes from.
	Prevent struct{}

	// Copy puts text on the clipboard. The answer is Copied.
	Copy struct {
		N    int
		Text string
	}
	// Download offers bytes as a file.
	Download struct {
		Name string
		Data []byte
	}
	// Share opens the device's share sheet with a link, and a text before it unless that is empty.
	Share struct{ Title, Text, URL string }
	// Pick lets the person choose files; each comes as a File.
	Pick struct{}
	// Install shows the browser's own offer to install the app.
	Install struct{}
	// Speak fetches the words of a language, those of the browser's own if it is empty. The answer is Spoken.
	Speak struct{ Language string }
	// Print opens the browser's dialog for printing the page.
	Print struct{}
	// FullScreen gives the page the whole screen, or takes it back.
	FullScreen struct{}
	// AcceptUpdate starts the app's new version, which loads the page anew.
	AcceptUpdate struct{}
	// Persist asks the browser not to throw the storage away when it needs room.
	Persist struct{}
	// KeepVolatile forbids static/boot.js to load the page anew of itself, since the storage does not outlive the page.
	KeepVolatile struct{}

	// Ask asks a bot. The answer is Answered. An older question is dropped.
	Ask struct {
		N        int
		Question bot.Question
	}
	// Unask drops the open question.
	Unask struct{}
	// After sends Msg once D has passed.
	After struct {
		D   time.Duration
		Msg Msg
	}
	// Still says of the message of a timer that it has changed nothing on the page, which is not drawn for it then.
	Still struct{}
	// Claim asks the other tabs for a game (package tabs). The answer is Claimed.
	Claim struct {
		N     int
		ID    string
		Steal bool
	}
	// Free gives a game back to the other tabs.
	Free struct{ ID string }
	// Keep writes entries into the journal, once the page is drawn. The answer is Kept. Heard says that a table waits for it.
	Keep struct {
		N       int
		Entries []journal.Entry
		Heard   bool
	}
)

// Effects that are carried out once the page is drawn.
type (
	// Focus moves the focus to the first element of a selector.
	Focus struct{ Selector string }
	// Reveal scrolls to the element of an id and moves the focus there; Then is where it goes on from there, if anywhere.
	Reveal struct{ ID, Then string }
	// NextLit moves the focus by Step pieces among those that can be used. NoLit answers if there is none.
	NextLit struct{ Step int }
	// Show scrolls to a piece, marks it for a moment, and shows Moves.
	Show struct {
		Mark
		Moves []Travel
	}
	// Bring scrolls the zones of the table in which pieces lie until they are in view, and scrolls nothing else. A map is zoomed until
	// they are large enough to press, and shows the first of them where there is no room for all.
	Bring struct{ Refs []string }
	// Zoom brings the map nearer ("in"), moves it away ("out") or shows all of it ("fit"). Coming nearer to the whole map, it goes to
	// the place that has the focus, or to Ref.
	Zoom struct {
		Way string
		To  *Mark
	}
	// GoTo moves the focus to the first of some places of the map that is a piece, or to the last.
	GoTo struct{ Places []Place }
	// Rename says what the place of the map that has the focus is called now.
	Rename struct{ Ref, Name string }
)

// Mark is a piece, and where it lies if it is on the map.
type Mark struct {
	Ref   string
	X, Y  int // in units of the drawing
	OnMap bool
	Seat  bool // it is the seat of that number, and no piece
	Own   bool // the viewer's: that is where the own goods lie
}

// Place is a place of the map.
type Place struct {
	Ref  string
	X, Y int
	Name string
}

func (Go) effect()           {}
func (Replace) effect()      {}
func (Reload) effect()       {}
func (Prevent) effect()      {}
func (Copy) effect()         {}
func (Download) effect()     {}
func (Share) effect()        {}
func (Pick) effect()         {}
func (Install) effect()      {}
func (Print) effect()        {}
func (FullScreen) effect()   {}
func (Speak) effect()        {}
func (AcceptUpdate) effect() {}
func (Persist) effect()      {}
func (KeepVolatile) effect() {}
func (Ask) effect()          {}
func (Unask) effect()        {}
func (After) effect()        {}
func (Still) effect()        {}
func (Claim) effect()        {}
func (Free) effect()         {}
func (Keep) effect()         {}
func (Focus) effect()        {}
func (Reveal) effect()       {}
func (NextLit) effect()      {}
func (Show) effect()         {}
func (Bring) effect()        {}
func (Zoom) effect()         {}
func (GoTo) effect()         {}
func (Rename) effect()       {}

// Stage describes the page beside what View draws.
type Stage struct {
	Title    string // of the document
	Language string // the tag of the language of all texts
	Tongue   string // the language that the person wishes for, empty for the browser's own
	Screen   string // another one begins at its top, with the focus on its heading; not the first one if it is First
	First    bool
	Sheet    string // which sheet is open; empty for none
	Table    bool   // there are pieces, choices and a list to move among
	Piece    string // the piece whose choices the bar shows
	Armed    string // the action that asks for a second press, by its key: the focus is on the button that does it; empty for none
	Map      bool   // the board is a map
	Rev      uint32 // the revision of the table
	Passing  bool   // bots play on at once, so a drawing may be skipped
	Behind   bool   // a part of the page is not yet drawn as it is now, by Haste

	Scene     string // names the step of the fight that is watched on the board; empty for none
	SceneAt   Mark   // the piece that the step is about
	SceneGoes bool   // it will go on by itself
	Figures   []Mark // where those who fight in it stand, in the order in which they are drawn

	Flash  []Mark // the pieces that changed last; marked when FlashN has changed
	FlashN int
	Moves  []Travel // what travels in the same change

	Sight string // names the choice whose outcome the page shows; empty for none

	Game string  // the game whose style sheet is on; empty for none
	Look []Datum // the data attributes of the page's root, as style sheets and scripts read them; always of the same names, in the same order
	Risk bool    // closing the page now would lose a move
	Save Save
}

// Datum is a data attribute: Name without "data-", and its value, empty for none.
type Datum struct{ Name, Value string }

// look is the value of an attribute of the page's root.
func (s *Stage) look(name string) string {
	for _, d := range s.Look {
		if d.Name == name {
			return d.Value
		}
	}
	return ""
}

// Foreseen is the outcome of a choice: what would travel, then what could, whose score would change, and which of the own pieces would stand
// for another number of things.
type Foreseen struct {
	Moves, Leads []Travel
	Scores       [4]Change // by seat
	Counts       []Change
}

// Change is a number before and after. Piece and Icon are of a count: the piece and the address of the symbol of what it counts.
type Change struct {
	Piece, Icon string
	Was, Now    int
}

// About is what a piece is, in short.
type About struct {
	Title, Sub string   // "Field", "Card in the bronze stall"
	Chips      []Thing  // its price and what it brings
	Text       string   // what it does, in a sentence or a few
	Why        []string // why it cannot be used now
}

// Thing is a number of something with a symbol, by its address.
type Thing struct {
	Icon string
	N    int
}

// Save is the state of the table's save: Word for the style sheets ("none", "pending", "noted", "saved" or "failed"), Text for the person.
type Save struct{ Word, Text string }
