package page

import (
	"time"

	"tabard/engines/bot"
	"tabard/web/journal"
)

// Effect is something that a program asks for. The set is closed.
type Effect interface{ effect() }

type (
	// Go changes the hash of the page, as a link would; Replace without a step in the browser's history and without a Went.
	Go      struct{ Hash string }
	Replace struct{ Hash string }
	// Reload loads the page anew, Home from its first screen.
	Reload struct{ Home bool }
	// Prevent keeps the browser from doing its own with the event that the message came of.
	Prevent struct{}

	// Copy puts text on the clipboard; Copied tells how that went.
	Copy struct {
		N    int
		Text string
	}
	// Download offers bytes as a file.
	Download struct {
		Name string
		Data []byte
	}
	// Share opens the device's share sheet with a link.
	Share struct{ Title, URL string }
	// Pick lets the person choose files; each comes as a File.
	Pick struct{}
	// Install shows the browser's own offer to install the app.
	Install struct{}
	// Print puts the page on paper, as the browser does it.
	Print struct{}
	// AcceptUpdate takes the app's new version over.
	AcceptUpdate struct{}
	// Persist asks the browser not to throw the storage away when it needs room.
	Persist struct{}
	// KeepVolatile says that nothing may load the page anew of itself: the storage lasts no longer than the page.
	KeepVolatile struct{}

	// Ask asks a bot; Answered brings the answer. An older question is dropped.
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
	// Claim asks for a game among the tabs (package tabs); Claimed tells whether it is this tab's.
	Claim struct {
		N     int
		ID    string
		Steal bool
	}
	// Free gives a game back to the other tabs.
	Free struct{ ID string }
	// Keep writes an entry into the journal, once the page is drawn; Kept tells how that went.
	Keep struct {
		N     int
		Entry journal.Entry
	}
)

// What is done once the page is drawn.
type (
	// Focus moves the focus to the first element of a selector.
	Focus struct{ Selector string }
	// Reveal scrolls to the element of an id and moves the focus there; Then is where it goes on from there, if anywhere.
	Reveal struct{ ID, Then string }
	// NextLit moves the focus to the next piece that can be used, or to the one before.
	NextLit struct{ Step int }
	// Show scrolls to a piece and marks it for a moment, with what is seen to travel there.
	Show struct {
		Mark
		Moves []Travel
	}
	// Bring scrolls the zone of the table that a piece lies in to where the piece is, and nothing else. The map comes as near as it
	// takes to press the piece.
	Bring struct{ Ref string }
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
func (AcceptUpdate) effect() {}
func (Persist) effect()      {}
func (KeepVolatile) effect() {}
func (Ask) effect()          {}
func (Unask) effect()        {}
func (After) effect()        {}
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

// Stage is what the page should be like beside what is drawn.
type Stage struct {
	Title   string // of the document
	Screen  string // another one begins at its top, with the focus on its heading; not the first one if it is First
	First   bool
	Sheet   string // which sheet is open; empty for none
	Table   bool   // there are pieces, choices and a list to move among
	Piece   string // the piece whose choices the bar shows
	Map     bool   // the board is a map
	Rev     uint32 // the revision of the table
	Passing bool   // a bot is at work whose answer is shown no longer than it takes the next one to find its own

	Scene   string // the step of what is watched on the board; empty for none
	SceneAt Mark   // the piece that it is about

	Flash  []Mark // the pieces that changed last; shown when FlashN is another one
	FlashN int
	Moves  []Travel // what is seen to travel with it

	Sight string // names the choice whose outcome is to be shown; empty for none

	Game string  // whose style sheet holds; empty for none
	Look []Datum // the data attributes of the page's root, as style sheets and scripts read them; always of the same names, in the same order
	Risk bool    // to close the page now would lose something
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

// Foreseen is what a choice would bring: what would travel, and how much each seat would win or lose.
type Foreseen struct {
	Moves []Travel
	Gains [4]int
}

// Save is where the save of the table stands: a word for the style sheets ("none", "pending", "noted", "saved" or "failed") and a
// few for the person.
type Save struct{ Word, Text string }
