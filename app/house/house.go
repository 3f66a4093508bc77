// Package house holds what all screens of the program share: the shelf of stored games, the player's settings, the facts of the
// page, the routes, the one dialog, the short messages, and the outbox of effects that the page carries out.
package house

import (
	"slices"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// House is what the screens of one page share.
type House struct {
	Shelf    *store.Shelf
	Settings store.Settings // as this page last read or wrote them
	Facts    page.Facts
	Dialog   Dialog
	// Visits counts the screens that were shown, so that a late answer for an earlier one can be told from one for this.
	Visits int
	// AtTable is the table on the screen.
	AtTable AtTable

	out     outbox
	reading *session.Reading // the game that PlayThrough is at; nil for none
	toast   string           // a short message that no table shows
	toastN  int              // changes with every such message
	said    string           // the text of the polite live region where no table has one
}

// AtTable is what the house asks of the table on the screen.
type AtTable interface {
	// Tell shows a short message at the table, and returns false if no table is on the screen.
	Tell(text string) bool
	// CloseSheet closes the sheet of the table, if one is on the screen.
	CloseSheet()
}

// New returns the house of a shelf.
func New(shelf *store.Shelf) *House {
	h := &House{Shelf: shelf}
	var err error
	if h.Settings, err = shelf.Settings(); err != nil {
		h.Tell(say.SettingsUnread.String())
	}
	if shelf.Volatile() {
		h.Do(page.KeepVolatile{})
	}
	return h
}

// Clock is the device's, which a player may set back. Tests change it.
var Clock = time.Now

// Now is the time, Unix, in seconds.
func Now() int64 { return Clock().Unix() }

// Tell shows the player a short message: at the table on the screen, which has a live region of its own, or in the house's toast.
func (h *House) Tell(text string) {
	if h.AtTable != nil && h.AtTable.Tell(text) {
		return
	}
	h.toast = text
	h.toastN++
	if h.said == text { // a live region reads an equal text out only if it changes
		text += "\u00a0"
	}
	h.said = text
}

// Toast is the short message of the house and its number, which no two messages share; empty for none.
func (h *House) Toast() (text string, n int) { return h.toast, h.toastN }

// DropToast takes the short message away.
func (h *House) DropToast() { h.toast = "" }

// Said is the text of the polite live region where no table has one. Hush empties it.
func (h *House) Said() string { return h.said }

// Hush empties the polite live region of the house.
func (h *House) Hush() { h.said = "" }

// SaveSettings stores the settings. It tells the player if they cannot be stored.
func (h *House) SaveSettings() {
	var err error
	if h.Settings, err = h.Shelf.SaveSettings(h.Settings); err != nil {
		h.Tell(say.SettingsUnsaved(Problem(err)))
	}
}

// Rename gives the first person of a name among some seats another one.
func Rename(seats []save.Seat, before, name string) {
	i := slices.IndexFunc(seats, func(seat save.Seat) bool { return !seat.Bot && seat.Name == before })
	if i >= 0 {
		seats[i].Name = name
	}
}

// Dialog is a question of the program about one game or one box. The zero Dialog is none.
type Dialog struct {
	Kind  string // "share", "rename", "delete", "clear", "room", "rounds", "lost", "lines", or of a chore; empty for none
	ID    string // of the saved game, or of the game whose records are to be cleared
	Text  string
	Size  int
	At    int  // of Size, where something is done step by step
	Boxed bool // the link names a box that could come along
	// Public says that the game asks, and not one of its players: the dialog stays while the curtain is down.
	Public bool
	// Draw makes the title and the body of the dialog.
	Draw func(Dialog) (title string, body app.UI)
}

// Open says that a question is open.
func (d Dialog) Open() bool { return d.Kind != "" }

// Ask opens a dialog and closes the sheet of the table.
func (h *House) Ask(d Dialog) {
	h.Dialog = d
	if h.AtTable != nil {
		h.AtTable.CloseSheet()
	}
}
