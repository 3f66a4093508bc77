package page

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/engines/bot"
	"tabard/web/journal"
)

// Msg is something that a program is told: one of the types of this file, or what the program itself has put into After.
type Msg any

// Program is what runs on the page. It is asked from one thread only, and never waits.
type Program interface {
	// Update takes one message and returns what is to be done, in order.
	Update(Msg) []Effect
	// Stage is what the page should be like now; it is asked for before every drawing and after it.
	Stage() Stage
	// Foreseen is what the choice would bring that Stage.Sight names.
	Foreseen() Foreseen
	// View draws the page: its root, to which this package adds the handlers. The order of its parts never changes.
	View() app.HTMLDiv
}

// What the browser tells of itself and of the page.
type (
	// Facts are what is known of the browser and of the app's files. They come first, and again when one changes.
	Facts struct {
		Base        string // the address of the page without its hash
		Version     string // of the app
		Update      string // how the app's files stand: "", "installing", "ready" or "waiting" (static/boot.js)
		Whole       bool   // the version in use opens without a network
		Installable bool
		Apple       bool // installs by hand only
		CanShare    bool // the device has a share sheet
		Volatile    bool // nothing that is stored outlives the page
		Promised    bool // the browser has promised not to throw the storage away when it needs room
	}
	// Went says that the page has another hash now, without its #. It comes once at the start, too.
	Went struct{ Hash string }
	// BadHash says that a hash could not be read and has been taken out of the address.
	BadHash struct{}
	// Launched says that the system has opened the installed app with a link, whose hash this is.
	Launched struct{ Hash string }
	// Shown says that the page is looked at, or no longer. Nothing need be drawn.
	Shown struct{}
	// Leaving says that there may be no later: what can be saved must be saved now. Nothing is drawn.
	Leaving struct{}
	// Haste says that the person waits for what a press does: until it is over, what is drawn is what lies in view, and what does not,
	// as long lists, may stay as it was.
	Haste struct{ On bool }
	// Fault is a fault in drawing or in this package; the report is for the makers.
	Fault struct{ Report string }
)

// What the person does.
type (
	// Press is a press on a control or a piece, with what its attributes say.
	Press struct {
		Do, Arg string // of a control
		Action  string // of a control that stands for an action
		Ref     string // of a piece; only without Do
		Rev     uint32 // what it was drawn for; 0 outside a table
		Again   bool   // the second press of a double click
		Closes  bool   // the control ends something (btn-close)
		Off     bool   // the control is disabled, which only a spoken name or a reason may answer
	}
	// Over says that the pointer of a mouse, or the focus of whoever plays by keys, rests on a choice, on a piece, or no longer. Nothing need
	// be drawn but what is foreseen.
	Over struct {
		Action, Ref string
		Rev         uint32 // what they were drawn for
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
		Control   bool   // the focus is on a control, which answers to Enter and the space bar of itself
	}
	// Typed is what a field holds now.
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

// What other tabs do (package tabs).
type (
	TabLost     struct{ ID string }  // another tab has taken a game over
	TabChanged  struct{ Key string } // another tab has written a record; "" means any
	TabOutdated struct{}             // a newer version of the app is at work
)

// What comes of effects, under their numbers.
type (
	// Claimed brings, with a game that is this tab's, what the journal holds of it, or why it cannot be read.
	Claimed struct {
		N     int
		Mine  bool
		Entry *journal.Entry
		Err   error
	}
	// Kept says that a Keep is on the disk, or why not: an error of package journal.
	Kept struct {
		N   int
		Err error
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
