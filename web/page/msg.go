package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/engines/bot"
	"tabard/web/journal"
)

// Msg is a message to a program: of one of the types of this file, or the one that the program itself has put into After.
type Msg any

// Program is a pure program that runs on the page. Its methods are called on the page's thread only, and never wait.
type Program interface {
	// Update takes one message and returns the effects to carry out, in order.
	Update(Msg) []Effect
	// Stage describes the page beside what View draws. It is called before every drawing and after it.
	Stage() Stage
	// Outlook returns what is asked of the pieces of a table; nil where there is none.
	Outlook() Outlook
	// View returns the root of the page, to which this package adds the handlers. The order of its parts never changes.
	View() app.HTMLDiv
}

// Outlook answers what is asked of pieces and choices while they are pointed at or dragged.
type Outlook interface {
	// Foreseen returns the outcome of the choice that Stage.Sight names.
	Foreseen() Foreseen
	// Aims are the pieces onto which an own piece can be dragged.
	Aims(ref string) []string
	// About tells in short what a piece is; without a title it says nothing.
	About(ref string) About
}

// Messages about the browser and the page.
type (
	// Facts describe the browser and the app's files. They are the first message, and come again when one of them changes.
	Facts struct {
		Base        string // the address of the page without its hash
		Version     string // of the app
		Update      string // the state of the app's files: "", "installing", "ready" or "waiting" (static/boot.js)
		Whole       bool   // the version in use opens without a network
		Installable bool
		Apple       bool   // a browser that installs by hand only
		CanShare    bool   // the device has a share sheet
		Volatile    bool   // the storage does not outlive the page
		Promised    bool   // the browser has promised not to throw the storage away when it needs room
		Full        string // whether the page has the whole screen: "on" or "off"; empty if the browser cannot give it that
		Wordless    string // the language that was wanted and whose words have not come; everything is in English then
	}
	// Went says that the page has this hash now, without its #. It also comes once at the start.
	Went struct{ Hash string }
	// BadHash says that a hash could not be read and has been taken out of the address.
	BadHash struct{}
	// Launched says that the system has opened the installed app with a link, whose hash this is.
	Launched struct{ Hash string }
	// Shown says that the page has become visible or hidden.
	Shown struct{}
	// Leaving says that the page may end now: a program must save at once. Nothing is drawn after it.
	Leaving struct{}
	// Haste asks the program to draw the outcome of a press or of a bot's move quickly. From a Haste that is On, the program draws what lies in
	// view and may leave the rest, such as long lists, as it is; Stage.Behind then says so. A Haste that is not On asks for a part of that rest
	// in the next drawing: at most Lines lines of a list. With 0 Lines it ends the haste, and the program draws everything. Narrow says that
	// the window has no room beside the table.
	Haste struct {
		On     bool
		Lines  int
		Narrow bool
	}
	// Fault reports a panic in drawing or in this package. The report is for the makers.
	Fault struct{ Report string }
)

// Spoken brings the words and the rules of the language that Speak has asked for; Words is empty if they have not come. It brings the rules
// alone, of the language at hand, where the program has begun without.
type Spoken struct{ Language, Words, Rules string }

// Messages about what the person does.
type (
	// Press is a press on a control or a piece, with the element's attributes at that moment.
	Press struct {
		Do, Arg string // of a control
		Action  string // of a control that stands for an action
		Ref     string // of a piece; only without Do
		Or      string // another piece that lies as near to the finger; empty for none
		From    string // the own piece that was dragged there; empty for none
		Rev     uint32 // the revision that it was drawn for; 0 outside a table
		Again   bool   // the second press of a double click
		Closes  bool   // the control ends something (btn-close)
		Off     bool   // the control is disabled, which only a spoken name or a reason may answer
	}
	// Over says that a mouse's pointer or the keyboard's focus rests on a choice or a piece, or on none any more. Only the outlook (Foreseen)
	// is drawn for it.
	Over struct {
		Action, Ref string
		Rev         uint32 // the revision that they were drawn for
	}
	// MapPress is a press on a map, on a piece or between them.
	MapPress struct {
		Ref  string // of the piece under the pointer, if there is one
		X, Y int    // in units of the drawing
		Rev  uint32 // as in Press; 0 without Ref
		Near string // the piece with uses that lies nearest, if the pointer is a finger and the hexes are small
		Care bool   // the hexes are too small to be sure of what was meant
	}
	// Key is a key that no composite of the page has used for itself. Keys pressed while typing come only for Escape.
	Key struct {
		Key, Code string
		Ref       string // of the piece that has the focus
		Rev       uint32 // as in Press
		Place     string // the place of the map that has the focus
		Field     string // the name of the field that has the focus, of which Enter leads to the next one (enterkeyhint)
		Control   bool   // the focus is on a control, which answers to Enter and the space bar of itself
	}
	// Typed is the text that a field holds now.
	Typed struct{ Name, Value string }
	// File is a file that was picked, dropped, pasted or opened with the app; Data is nil if it cannot be read or is larger than store.MaxImport.
	File struct {
		Data  []byte
		Large bool
	}
	// Pasted is text that was pasted anywhere but into a field.
	Pasted struct{ Text string }
	// SheetClosed says that the browser has closed the sheet of itself, as the way back of a phone does.
	SheetClosed struct{}
)

// Messages about other tabs (package tabs).
type (
	TabLost     struct{ ID string }  // another tab has taken a game over
	TabChanged  struct{ Key string } // another tab has written a record; "" means any
	TabOutdated struct{}             // a newer version of the app is at work
)

// Answers to effects, by the number N of the effect.
type (
	// Claimed says whether a game is this tab's (Mine). If so, Entry is its entry in the journal, nil if there is none, and Err says why it
	// cannot be read.
	Claimed struct {
		N     int
		Mine  bool
		Entry *journal.Entry
		Err   error
	}
	// Kept says of each entry of a Keep that it is on the disk, or why not: an error of package journal.
	Kept struct {
		N      int
		Faults []error
	}
	Answered struct {
		N      int
		Answer bot.Answer
	}
	Copied struct {
		N  int
		OK bool
	}
	// NoLit says that NextLit found no piece.
	NoLit struct{}
	// PlaceLost says that the place of the map that has the focus was drawn anew: a GoTo is wanted.
	PlaceLost struct{ Ref string }
	// PlaceStale says that what a place of the map is called may have changed: a Rename is wanted.
	PlaceStale struct{ Ref string }
)
