package app

import (
	"errors"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// savesScreen is the screen of saved games, and what is done to them.
type savesScreen struct {
	*room
	removed *removed
}

// removed is a deleted game that can be brought back as long as this page lives.
type removed struct {
	game save.Game
	name string
}

func (s *savesScreen) view() app.UI {
	return app.Main().Class("page").Body(
		ui.PageHead(lingo.T("saves.title")),
		app.P().Class("notice").Hidden(s.itemsErr == nil).Text(s.listProblem()),
		app.P().ID("undelete").Class("card undelete").Hidden(s.removed == nil).Body(
			app.Span().Text(s.removedText()),
			ui.WordButton("undelete", "", "", "undo", "saves.undelete")),
		app.P().Class("hint").Hidden(len(s.items) > 0 || s.itemsErr != nil || s.rest.Any()).Text(lingo.T("saves.none")),
		app.Ul().Class("saves").Body(
			app.Range(s.items).Slice(func(i int) app.UI { return s.savedRow(s.items[i], true) })),
		ui.Section("card",
			app.H2().Text(lingo.T("saves.bring")),
			ui.Para("hint", lingo.T("saves.bringhint")),
			ui.Box("row",
				ui.WordButton("import", "", "", "upload", "saves.import"),
				ui.WordButton("exportall", "", "", "download", "saves.exportall").
					Hidden(len(s.items) == 0 && s.book.empty())),
			filePicker(),
			ui.Box("field",
				app.Label().For("paste").Text(lingo.T("saves.paste")),
				ui.Box("seed-row",
					app.Input().ID("paste").Name("paste").Type("text").AutoComplete(false).Attr("spellcheck", "false"),
					ui.WordButton("openlink", "", "", "", "saves.openlink"))),
		),
		app.P().ID("rest").Class("notice").Hidden(!s.rest.Any()).Text(s.restText()),
		app.P().Body(ui.RecoverLink()))
}

// filePicker is what a button to open a file presses.
func filePicker() app.UI {
	return app.Input().ID("pick").Name("pick").Type("file").Class("gone").Accept(store.FileType).Multiple(true).TabIndex(-1).
		Aria("label", lingo.T("saves.import"))
}

func (s *savesScreen) removedText() string {
	if s.removed == nil {
		return ""
	}
	return lingo.T("saves.deleted", s.removed.name)
}

// savedRow is one saved game. tools adds what the list of saved games offers beyond opening it.
func (s *room) savedRow(it store.Item, tools bool) app.UI {
	emblem := "ui-alert"
	if f := games.ByID(it.Game); f != nil {
		emblem = f.Emblem
	}
	if it.Err != nil {
		return app.Li().Class("card saved-row saved-damaged").Body(
			ui.Symbol(emblem, "saved-emblem"),
			ui.Box("saved-text",
				ui.Para("saved-name", lingo.T("saves.damaged", gameTitle(it))),
				ui.Para("hint", house.Problem(it.Err)+" "+lingo.T("saves.damagedhint"))),
			ui.Box("row",
				ui.WordButton("rounds", it.ID, "", "undo", "menu.rounds").Hidden(s.rounds[it.ID] == 0),
				ui.WordButton("raw", it.ID, "", "download", "saves.raw").Hidden(errors.Is(it.Err, store.ErrGone)),
				ui.IconButton("delete", it.ID, "btn-quiet", "trash", lingo.T("saves.delete", gameTitle(it))).Hidden(!tools)))
	}
	word := s.goOnWord()
	if it.Over {
		word = lingo.T("saves.look")
	}
	name := gameTitle(it)
	return app.Li().Class("card saved-row").Body(
		ui.Symbol(emblem, "saved-emblem"),
		ui.Box("saved-text",
			ui.Para("saved-name", name),
			ui.Para("hint", s.whereIs(it, s.gameOf)),
			app.P().Class("notice").Hidden(!s.onlyHere(it.ID)).Text(lingo.T("saves.onlyhere")),
			app.P().Class("notice").Hidden(!it.Lost).Text(lingo.T("notice.historylost"))),
		seatCrests(it),
		ui.Box("row",
			ui.Link("play/"+it.ID, "btn", ui.Word(word)).Aria("label", word+": "+name),
			ui.IconButton("lookback", it.ID, "btn-quiet", "clock", lingo.T("saves.lookback", name)).Hidden(!tools || !it.Over),
			ui.IconButton("share", it.ID, "btn-quiet", "share", lingo.T("saves.share", name)).Hidden(!tools),
			ui.IconButton("rename", it.ID, "btn-quiet", "pencil", lingo.T("saves.rename", name)).Hidden(!tools),
			ui.IconButton("rounds", it.ID, "btn-quiet", "undo", lingo.T("saves.rounds", name)).Hidden(!tools),
			ui.IconButton("export", it.ID, "btn-quiet", "download", lingo.T("saves.export", name)).Hidden(!tools),
			ui.IconButton("delete", it.ID, "btn-quiet", "trash", lingo.T("saves.delete", name)).Hidden(!tools)))
}

// goOnWord is what opening a game that is not over leads to.
func (s *room) goOnWord() string {
	if s.outdated != "" {
		return lingo.T("saves.watch")
	}
	return lingo.T("saves.continue")
}

// when is a time of play in words.
func when(unix int64) string { return whenAt(unix, time.Now()) }

func whenAt(unix int64, now time.Time) string {
	if unix == 0 {
		return ""
	}
	t := time.Unix(unix, 0).In(now.Location())
	switch d := now.Sub(t); {
	case d < 2*time.Minute:
		return lingo.T("when.now")
	case d < time.Hour:
		return lingo.N("when.minutes", int(d/time.Minute))
	case t.YearDay() == now.YearDay() && t.Year() == now.Year():
		return lingo.T("when.today", ui.Clock(t))
	case d < 48*time.Hour && t.AddDate(0, 0, 1).YearDay() == now.YearDay():
		return lingo.T("when.yesterday", ui.Clock(t))
	}
	return ui.Day(t)
}

// idOr is the id that a control names, or the game on the screen.
func (s *room) idOr(arg string) string {
	if arg == "" && s.current != nil {
		return s.current.View.ID
	}
	return arg
}

func (s *room) titleOf(id string) string {
	if s.current != nil && s.current.View.ID == id {
		return s.current.View.Title
	}
	if it := s.item(id); it != nil {
		return it.Title
	}
	return ""
}

// gameOf is a game as it stands: from the screen if it is there, since that may be ahead of the shelf.
func (s *room) gameOf(id string) (save.Game, error) {
	if t := s.tables[id]; t != nil {
		return t.Machine.Save(), nil
	}
	return s.shelf.Look(id)
}

// export offers a game as a file, straight from the table if its save has failed.
func (s *room) export(arg string) {
	id := s.idOr(arg)
	if t := s.tables[id]; t != nil {
		rec, err := save.Encode(t.Machine.Save())
		s.offerFile("tabard-"+t.View.Def.ID+"-"+id+store.FileType, rec, err)
		return
	}
	s.offerFile(s.shelf.Export(id))
}

func (s *room) offerFile(name string, data []byte, err error) {
	if err != nil {
		s.Tell(house.Problem(err))
		return
	}
	s.Do(page.Download{Name: name, Data: data})
	s.Tell(lingo.T("saves.exported", name))
}

func (s *savesScreen) rename() {
	id, title := s.Dialog.ID, save.Clean(s.Dialog.Text)
	s.Dialog = house.Dialog{}
	if t := s.tables[id]; t != nil && !t.Watched {
		s.send(t, table.Rename{Title: title})
		if err := t.View.Save.Err; err != nil && t != s.current { // nothing on this screen would say so
			s.Tell(lingo.T("banner.unsaved", house.Problem(err)))
		}
		s.list()
		return
	}
	s.alone(id, func() {
		if err := s.shelf.Rename(id, title); err != nil {
			s.Tell(house.Problem(err))
		}
	})
}

// delete removes a game, and keeps it in this page so that it can be brought back.
func (s *savesScreen) delete(id string) {
	s.Dialog = house.Dialog{}
	s.alone(id, func() { s.remove(id) })
}

func (s *savesScreen) remove(id string) {
	g, err := s.shelf.Look(id)
	if t := s.tables[id]; t != nil && unsaved(t.View.Save) {
		g, err = t.Machine.Save(), nil // further on than the shelf
	}
	name := lingo.T("saves.unknown")
	if it := s.item(id); it != nil {
		name = gameTitle(*it)
	}
	if derr := s.shelf.Delete(id); derr != nil {
		s.Tell(house.Problem(derr))
		return
	}
	s.removed = nil
	if err == nil {
		s.removed = &removed{g, name}
	}
	delete(s.tables, id)
	s.rescue()
	s.list()
	s.Tell(lingo.T("saves.deleted", name))
}

func (s *savesScreen) undelete() {
	if s.removed == nil {
		return
	}
	g := s.removed.game
	put := s.shelf.Put
	if _, err := s.shelf.Look(g.ID); !errors.Is(err, store.ErrNone) {
		g.ID = store.NewID() // it came back another way, from a file perhaps; it does not count twice
		put = s.shelf.Keep
	}
	if err := put(g); err != nil {
		s.Tell(house.Problem(err))
		return
	}
	s.removed = nil
	s.list()
}
