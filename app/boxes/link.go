package boxes

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/box"
)

// share makes a link of a box, that of the editor if it names none, and shows it.
func (s *Screen) share(id string) {
	b := s.stored(id)
	if b == nil || b.Box == nil {
		return
	}
	link, err := b.Box.Link()
	if err != nil {
		s.house.Tell(say.ShareFailed(house.Problem(err)))
		return
	}
	s.house.Ask(house.Dialog{Kind: "linkbox", ID: id, Text: s.house.URL(house.Route{Place: house.PlaceBoxLink, Arg: link}), Draw: s.shareBody})
}

func (s *Screen) shareBody(d house.Dialog) (string, app.UI) {
	return say.ShareTitle.String(), s.house.ShareBody(d, say.BoxesShare, ui.WordButton("exportbox", d.ID, "", "download", say.BoxesExport))
}

// link is a box that a link brings. It is on no shelf before the player says so.
type link struct {
	box *box.Box
	err error // why there is none
}

// ReadLink reads the box of a link, to offer it.
func (s *Screen) ReadLink(text string) { s.link.box, s.link.err = box.FromLink(text) }

// keepLinked puts the box of the link on the shelf, unless it lies there already.
func (s *Screen) keepLinked() {
	if s.link.box == nil {
		return
	}
	_, fresh, err := s.house.Shelf.AddBox(s.link.box)
	switch {
	case err != nil:
		s.house.Tell(house.Problem(err))
		return
	case fresh:
		s.house.Tell(say.BoxesTaken(1))
	default:
		s.house.Tell(say.BoxesKnown.String())
	}
	s.house.Navigate(house.Route{Place: house.PlaceBoxes})
}

// LinkView draws the screen of a link to a box.
func (s *Screen) LinkView() app.UI {
	b := s.link.box
	if b == nil {
		return app.Main().Class("page").Body(
			ui.PageHead(say.LinkBad.String()),
			ui.Section("card",
				ui.Say(house.Problem(s.link.err)),
				ui.Para("hint", say.LinkBadhint.String()),
				ui.Box("row",
					ui.WordLink("saves", "btn", "", say.LinkPaste),
					ui.WordLink("", "btn btn-wax", "", say.LostHome))))
	}
	f := games.Of(b.Game)
	return app.Main().Class("page").Body(
		ui.PageHead(say.BoxesLinked.String()),
		ui.Section("card link-card",
			ui.Symbol(f.Emblem, "game-emblem"),
			app.H2().Text(title(b)),
			ui.Para("link-line", say.LinkLine(f.Name, say.BoxesCount(strconv.Itoa(len(b.N)), strconv.Itoa(b.Done())))),
			unfit(b),
			ui.Para("hint", say.BoxesLinkhint.String()),
			ui.Box("row",
				ui.WordButton("keepbox", "", "btn-wax", "download", say.BoxesKeep),
				ui.WordLink("", "btn btn-quiet", "", say.LinkNot))))
}
