package library

import (
	"errors"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/share"
	"tabard/web/store"
)

// share makes a link of a game and shows it. The box of the game is named in it, or comes along.
func (l *Library) share(arg string, along bool) {
	id := l.idOr(arg)
	g, err := l.desk.Game(id)
	if err == nil {
		encode := share.Encode
		if along {
			encode = share.EncodeAlong
		}
		var link string
		if link, err = encode(g); err == nil {
			l.ask(house.Dialog{Kind: "share", ID: id, Text: l.house.URL(house.Route{Place: house.PlaceLink, Arg: link}), Boxed: g.Setup.Box != "" && !along})
			return
		}
	}
	l.house.Tell(say.ShareFailed(house.Problem(err)))
}

// linkScreen is the screen of a link, with the game that it brings.
type linkScreen struct {
	lib    *Library
	offer  *session.Linked
	err    error  // why there is no offer
	text   string // of the link
	pasted string // what stands in the field for links
}

// waits says that the link is whole, and waits for a box that is not here yet.
func (s *linkScreen) waits() bool { return errors.Is(s.err, share.ErrNoBox) }

func (s *linkScreen) badTitle() string {
	if s.waits() {
		return say.LinkAway.String()
	}
	return say.LinkBad.String()
}

// badHint says what to do about a link that brings no game.
func (s *linkScreen) badHint() string {
	if s.waits() {
		return say.LinkAwayhint.String()
	}
	return say.LinkBadhint.String()
}

// read plays the game of a link through.
func (s *linkScreen) read(text string) {
	s.offer, s.err, s.text = nil, nil, text
	r := session.StartLink(text, s.lib.house.Shelf.FindBox)
	s.lib.house.PlayThrough(r, func(done bool) {
		if done {
			s.offer, s.err = r.Linked()
		}
	})
}

// openPasted opens the link in the field, whole or its part after the hash.
func (s *linkScreen) openPasted() {
	text := strings.TrimSpace(s.pasted)
	if text != "" {
		s.lib.house.Navigate(house.LinkOf(text))
	}
}

// keepCopy puts the game of a link on the shelf under an id of its own and opens it. Nothing is ever written over. Where there is no
// room it is played all the same, and the table says that it is not saved.
func (s *linkScreen) keepCopy() {
	if s.offer == nil {
		return
	}
	id := store.NewID()
	g := s.offer.Game
	g.ID, g.Played = id, house.Now()
	_ = s.lib.house.Shelf.Keep(g) // the table writes it again, and tells how that went
	m, effects, err := s.offer.Open(id, house.Now())
	if err != nil {
		s.lib.house.Tell(house.Problem(err))
		return
	}
	s.lib.desk.Take(m, effects)
}

func (s *linkScreen) view() app.UI {
	o := s.offer
	switch {
	case s.lib.house.Reading():
		return s.lib.house.ReadingPage(say.LinkTitle.String())
	case o == nil:
		return app.Main().Class("page").Body(
			ui.PageHead(s.badTitle()),
			ui.Section("card link-card",
				ui.Say(house.Problem(s.err)),
				ui.Para("hint", s.badHint()),
				ui.FilePicker(store.BoxType+","+store.FileType),
				ui.Box("row",
					ui.WordButton("import", "", "btn-wax", "upload", say.SavesImport).Hidden(!s.waits()),
					ui.WordButton("reread", "", "", "restart", say.LinkAgain).Hidden(!s.waits()),
					ui.WordLink("saves", "btn", "", say.LinkPaste),
					ui.WordLink("", "btn btn-wax", "", say.LostHome))))
	}
	it := store.Item{Title: o.Game.Title, Seats: o.Game.Seats}
	emblem := ""
	for _, f := range games.All() {
		if f.Def.Code == o.Game.Code {
			it.Game, emblem = f.Def.ID, f.Emblem
		}
	}
	names := make([]string, len(o.Game.Seats))
	for i, seat := range o.Game.Seats {
		names[i] = seat.Name
	}
	return app.Main().Class("page").Body(
		ui.PageHead(say.LinkTitle.String()),
		ui.Section("card link-card",
			ui.Symbol(emblem, "game-emblem"),
			app.H2().Text(gameTitle(it)),
			ui.Para("link-line", say.LinkLine(standing(o.Game), say.LinkPlayers(len(names)))),
			app.P().Body(seatCrests(it)),
			ui.Say(strings.Join(names, ", ")),
			ui.Para("hint", say.LinkMoves(len(o.Game.Moves))+" "+say.LinkHint.String()),
			ui.Box("row",
				ui.WordButton("keepcopy", "", "btn-wax", "play", say.LinkOpen),
				ui.WordLink("", "btn btn-quiet", "", say.LinkNot))))
}
