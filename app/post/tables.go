package post

import (
	"sort"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/post"
	"tabard/engines/game"
	letters "tabard/engines/post"
)

// rank is where a table stands in the list: those first for whom somebody here goes on, then those that others have, those at which people sit down, and
// those that are over.
func (s *Screen) rank(h letters.Head) int {
	switch {
	case h.Over:
		return 3
	case h.Next == game.Nobody:
		return 2
	case s.Here(h.ID)[h.Next]:
		return 0
	}
	return 1
}

// ranked is a table with its place in the list.
type ranked struct {
	letters.Head
	rank int
}

// ranked are all tables, as the list has them, and how many of them wait for somebody of this device.
func (s *Screen) ranked() (all []ranked, waits int) {
	heads, _ := s.Heads() // those that cannot be listed cannot be shown
	for _, h := range heads {
		r := ranked{h, s.rank(h)}
		if all = append(all, r); r.rank == 0 {
			waits++
		}
	}
	sort.SliceStable(all, func(i, j int) bool {
		if a, b := all[i].rank, all[j].rank; a != b {
			return a < b
		}
		return all[i].Came > all[j].Came
	})
	return all, waits
}

// Waits says that a table waits for somebody of this device.
func (s *Screen) Waits() bool {
	_, waits := s.ranked()
	return waits > 0
}

// List has all tables by link, unless there are none.
func (s *Screen) List() app.UI {
	all, waits := s.ranked()
	title := say.ListTitle.String()
	if waits > 0 {
		title = say.ListWaits(waits)
	}
	return app.Section().ID("tables").Class("recent").Hidden(len(all) == 0).Body(
		app.H2().Text(title),
		app.Ul().Class("saves").Body(app.Range(all).Slice(func(i int) app.UI { return s.row(all[i]) })))
}

func (s *Screen) row(h ranked) app.UI {
	f, when := faceOf(h.Code), house.When(h.Came)
	what, open := "", ui.Link("play/"+h.ID, "btn", ui.Word(say.ListOpen.String()))
	again := false
	switch h.rank {
	case 0:
		what, open = say.ListYours.String(), ui.Link("play/"+h.ID, "btn btn-wax", ui.Word(say.ListPlay.String()))
	case 1:
		what, again = say.ListWith(nameOf(h.Seats, h.Next)), true
		if s.early(h.Head) {
			open = ui.Link("post/"+h.ID, "btn", ui.Word(say.ListOpen.String()))
		}
	case 2:
		what, open = say.ListJoining.String(), ui.Link("post/"+h.ID, "btn", ui.Word(say.ListOpen.String()))
	case 3:
		what = say.ListOver.String()
	}
	if h.Letters > 0 {
		what = say.ListLine(face.Num(h.Letters), what, when)
	}
	return app.Li().Class("card saved-row").Body(
		ui.Symbol(f.Emblem, "saved-emblem"),
		ui.Box("saved-text",
			ui.Para("saved-name", f.Name),
			ui.Para("hint", what)),
		app.Span().Class("crests").Body(app.Range(h.Seats).Slice(func(i int) app.UI { return ui.Crest(h.Seats[i].Colour, h.Seats[i].Name) })),
		ui.Box("row", open,
			ui.WordButton("letter", h.ID, "btn-quiet", "share", say.ListSend).Hidden(!again)))
}
