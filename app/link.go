package app

import (
	"errors"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/engines/save"
	"tabard/engines/share"
	"tabard/web/store"
)

// share makes a link of a game and shows it.
func (s *room) share(arg string) {
	id := s.idOr(arg)
	g, err := s.gameOf(id)
	if err == nil {
		var link string
		if link, err = share.Encode(g); err == nil {
			url := s.facts.Base + "#" + Route{PlaceLink, link}.Hash()
			s.ask(dialog{kind: "share", id: id, text: url, size: len(url)})
			return
		}
	}
	s.tell(lingo.T("share.failed", problem(err)))
}

// shareFits says where a link of that many characters can be sent in one message.
func shareFits(n int) string {
	switch {
	case n <= 1000:
		return lingo.T("share.fits")
	case n <= 4000:
		return lingo.T("share.fitsmost")
	}
	return lingo.T("share.fitsfile")
}

// linkScreen is the screen of a link, with the game that it brings.
type linkScreen struct {
	*room
	offer  *offer
	pasted string // what stands in the field for links
}

// offer is a game that a link brings.
type offer struct {
	game save.Game
	err  error
}

func (s *linkScreen) read(text string) {
	g, err := share.Decode(text)
	s.offer = &offer{g, err}
}

// pastedLink opens a link that was pasted whole or in part.
func (s *linkScreen) openPasted() {
	text := strings.TrimSpace(s.pasted)
	if _, after, ok := strings.Cut(text, "#g="); ok {
		text = after
	}
	if text != "" {
		s.navigate(Route{PlaceLink, text})
	}
}

// keepCopy puts the game of a link on the shelf under an id of its own and opens it. Nothing is ever written over.
func (s *linkScreen) keepCopy() {
	g := s.offer.game
	g.ID = store.NewID()
	g.Played = time.Now().Unix()
	if err := s.shelf.Keep(g); err != nil {
		m, effects, oerr := session.Open(g)
		if oerr != nil {
			s.tell(problem(errors.Join(err, oerr)))
			return
		}
		s.claim(g.ID, false, func(bool) {}) // nobody else knows of it yet
		s.seat(m, effects)
	}
	s.navigate(Route{PlaceTable, g.ID})
}

func (s *linkScreen) view() app.UI {
	o := s.offer
	if o.err != nil {
		return app.Main().Class("page").Body(
			pageHead(lingo.T("link.bad")),
			ui.Section("card",
				ui.Say(problem(o.err)),
				ui.Para("hint", lingo.T("link.badhint")),
				ui.Box("row",
					ui.Link("saves", "btn", ui.Word(lingo.T("link.paste"))),
					ui.Link("", "btn btn-wax", ui.Word(lingo.T("lost.home"))))))
	}
	it := store.Item{Title: o.game.Title, Seats: o.game.Seats}
	emblem := ""
	for _, f := range Faces() {
		if f.Def.Code == o.game.Code {
			it.Game, emblem = f.Def.ID, f.Emblem
		}
	}
	names := make([]string, len(o.game.Seats))
	for i, seat := range o.game.Seats {
		names[i] = seat.Name
	}
	return app.Main().Class("page").Body(
		pageHead(lingo.T("link.title")),
		ui.Section("card link-card",
			ui.Symbol(emblem, "game-emblem"),
			app.H2().Text(gameTitle(it)),
			ui.Para("link-line", lingo.T("link.line", standing(o.game), lingo.N("link.players", len(names)))),
			app.P().Body(seatCrests(it)),
			ui.Say(strings.Join(names, ", ")),
			ui.Para("hint", lingo.N("link.moves", len(o.game.Moves))+" "+lingo.T("link.hint")),
			ui.Box("row",
				ui.Button("keepcopy", "", "btn-wax", ui.Pic("play"), ui.Word(lingo.T("link.open"))),
				ui.Link("", "btn btn-quiet", ui.Word(lingo.T("link.not"))))))
}
