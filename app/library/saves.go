package library

import (
	"errors"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// savesScreen is the screen of saved games, and what is done to them.
type savesScreen struct {
	lib     *Library
	removed *removed
	more    int  // how often the player has asked for more rows
	drawn   int  // rows that are drawn by now
	due     bool // more are drawn after a rest
	visit   int  // of the house, in which the list is shown
}

// rowsAtOnce is how many rows the list begins with, and how many more come with each wish. They are drawn a few at a time, since the browser
// takes 2 ms for one: rowsADraw, and as many again after each RowsRest.
const (
	rowsAtOnce = 20
	rowsADraw  = 4
	RowsRest   = 6 * time.Millisecond
)

// rows are those that the player has asked for.
func (s *savesScreen) rows() int { return min(len(s.lib.items), rowsAtOnce*(1+s.more)) }

// draw draws a few more rows, and so on until all are there.
func (s *savesScreen) draw() {
	if s.due || s.visit != s.lib.house.Visits {
		return
	}
	s.drawn = min(s.drawn+rowsADraw, s.rows())
	if s.drawn < s.rows() {
		s.due = true
		s.lib.house.After(RowsRest, func() {
			s.due = false
			s.draw()
		})
	}
}

// removed is a deleted game that can be brought back as long as this page lives.
type removed struct {
	game save.Game
	name string
}

func (s *savesScreen) view() app.UI {
	rows := s.lib.items[:min(len(s.lib.items), s.drawn)]
	return app.Main().Class("page").Body(
		ui.PageHead(say.SavesTitle.String()),
		app.P().Class("notice").Hidden(s.lib.itemsErr == nil).Text(s.lib.listProblem()),
		app.P().ID("undelete").Class("card undelete").Hidden(s.removed == nil).Body(
			app.Span().Text(s.removedText()),
			ui.WordButton("undelete", "", "", "undo", say.SavesUndelete)),
		s.lib.readingLine(),
		s.lib.post.List(),
		app.P().Class("hint").Hidden(len(s.lib.items) > 0 || s.lib.itemsErr != nil || s.lib.rest.Any() || !s.lib.reader.known).Text(say.SavesNone.String()),
		app.Ul().Class("saves").Body(
			app.Range(rows).Slice(func(i int) app.UI { return s.lib.savedRow(rows[i], true) })),
		app.P().Hidden(s.rows() == len(s.lib.items)).Body(
			ui.Button("morerows", "", "", ui.Word(say.SavesMore(strconv.Itoa(len(s.lib.items)), strconv.Itoa(s.rows()))))),
		ui.Section("card",
			app.H2().Text(say.SavesBring.String()),
			ui.Para("hint", say.SavesBringhint.String()),
			ui.Box("row",
				ui.WordButton("import", "", "", "upload", say.SavesImport),
				ui.WordButton("exportall", "", "", "download", say.SavesExportall).
					Hidden(len(s.lib.items) == 0 && s.lib.book.empty())),
			ui.FilePicker(store.FileType+","+store.BoxType),
			ui.Box("field",
				app.Label().For("paste").Text(say.SavesPaste.String()),
				ui.Box("seed-row",
					app.Input().ID("paste").Name("paste").Type("text").AutoComplete(false).Attr("spellcheck", "false"),
					ui.WordButton("openlink", "", "", "", say.SavesOpenlink))),
		),
		app.P().Body(ui.WordLink("boxes", "btn btn-quiet", "", say.BoxesTitle)),
		app.P().ID("rest").Class("notice").Hidden(!s.lib.rest.Any()).Text(s.lib.restText()),
		app.P().Body(ui.RecoverLink()))
}

func (s *savesScreen) removedText() string {
	if s.removed == nil {
		return ""
	}
	return say.SavesDeleted(s.removed.name)
}

// savedRow is the row of a saved game. With tools it offers to share, rename, export and delete the game too.
func (l *Library) savedRow(it store.Item, tools bool) app.UI {
	emblem := "ui-alert"
	if f := games.ByID(it.Game); f != nil {
		emblem = f.Emblem
	}
	if it.Err != nil {
		title, hint := say.SavesDamaged(gameTitle(it)), say.SavesDamagedhint.String()
		if errors.Is(it.Err, store.ErrGone) {
			title, hint = say.SavesGone(gameTitle(it)), say.SavesGonehint.String()
		}
		return app.Li().Class("card saved-row saved-damaged").Body(
			ui.Symbol(emblem, "saved-emblem"),
			ui.Box("saved-text",
				ui.Para("saved-name", title),
				ui.Para("hint", house.Problem(it.Err)+" "+hint)),
			ui.Box("row",
				ui.WordButton("rounds", it.ID, "", "undo", say.MenuRounds).Hidden(l.rounds[it.ID] == 0),
				ui.WordButton("raw", it.ID, "", "download", say.SavesRaw).Hidden(errors.Is(it.Err, store.ErrGone)),
				ui.IconButton("delete", it.ID, "btn-quiet", "trash", say.SavesDelete(gameTitle(it))).Hidden(!tools)))
	}
	word := l.goOnWord()
	if it.Over {
		word = say.SavesLook.String()
	}
	name := gameTitle(it)
	return app.Li().Class("card saved-row").Body(
		ui.Symbol(emblem, "saved-emblem"),
		ui.Box("saved-text",
			ui.Para("saved-name", name),
			ui.Para("hint", l.whereIs(it)),
			ui.Para("hint", l.book.seriesOf(it)).Hidden(it.Series.N == 0),
			app.P().Class("notice").Hidden(!l.desk.OnlyHere(it.ID)).Text(say.SavesOnlyhere.String()),
			app.P().Class("notice").Hidden(!it.Lost).Text(say.NoticeHistorylost.String())),
		seatCrests(it),
		ui.Box("row",
			ui.Link("play/"+it.ID, "btn", ui.Word(word)).Aria("label", word+": "+name),
			ui.IconButton("lookback", it.ID, "btn-quiet", "clock", say.SavesLookback(name)).Hidden(!tools || !it.Over),
			ui.IconButton("share", it.ID, "btn-quiet", "share", say.SavesShare(name)).Hidden(!tools),
			ui.IconButton("rename", it.ID, "btn-quiet", "pencil", say.SavesRename(name)).Hidden(!tools),
			ui.IconButton("rounds", it.ID, "btn-quiet", "undo", say.SavesRounds(name)).Hidden(!tools),
			ui.IconButton("export", it.ID, "btn-quiet", "download", say.SavesExport(name)).Hidden(!tools),
			ui.IconButton("delete", it.ID, "btn-quiet", "trash", say.SavesDelete(name)).Hidden(!tools)))
}

// goOnWord is the word of the button that opens an unfinished game.
func (l *Library) goOnWord() string {
	if l.desk.Outdated() {
		return say.SavesWatch.String()
	}
	return say.SavesContinue.String()
}

// idOr is the id that a control names, or that of the game on the screen.
func (l *Library) idOr(arg string) string {
	if t := l.desk.Current(); arg == "" && t != nil {
		return t.View.ID
	}
	return arg
}

// titleOf is the title of a game that is on the screen or stored.
func (l *Library) titleOf(id string) string {
	if t := l.desk.Current(); t != nil && t.View.ID == id {
		return t.View.Title
	}
	if it := l.item(id); it != nil {
		return it.Title
	}
	return ""
}

// export offers a game as a file, straight from its table if there is one, since its save may have failed.
func (l *Library) export(arg string) {
	id := l.idOr(arg)
	if l.desk.Has(id) {
		g, _ := l.desk.Game(id)
		rec, err := save.Encode(g)
		l.offerFile("tabard-"+engines.ByCode(g.Code).ID+"-"+id+store.FileType, rec, err)
		return
	}
	l.offerFile(l.house.Shelf.Export(id))
}

// exportAll offers all games and results as one file.
func (l *Library) exportAll() {
	x, whole := l.house.Shelf.ExportAll(l.desk.Ahead()...), false
	l.chores.add(chore{kind: "exporting", progress: x.Progress, step: func() bool {
		whole = x.Step()
		return whole
	}, end: func() {
		if !whole {
			l.house.Tell(say.ExportStopped.String())
			return
		}
		l.offerFile(x.End())
	}})
}

// offerFile lets the player keep a file, or tells why there is none.
func (l *Library) offerFile(name string, data []byte, err error) {
	if err != nil {
		l.house.Tell(house.Problem(err))
		return
	}
	l.house.Do(page.Download{Name: name, Data: data})
	l.house.Tell(say.SavesExported(name))
}

// rename gives the game of the open dialog the title that was typed there.
func (s *savesScreen) rename() {
	l := s.lib
	id, title := l.house.Dialog.ID, save.Clean(l.house.Dialog.Text)
	l.house.Dialog = house.Dialog{}
	if l.desk.Rename(id, title) {
		l.Reload()
		return
	}
	l.desk.Alone(id, func() {
		if err := l.house.Shelf.Rename(id, title); err != nil {
			l.house.Tell(house.Problem(err))
		}
		l.Reload()
	})
}

// delete removes a game, and keeps it in this page so that it can be brought back.
func (s *savesScreen) delete(id string) {
	s.lib.house.Dialog = house.Dialog{}
	s.lib.desk.Alone(id, func() {
		s.remove(id)
		s.lib.Reload()
	})
}

func (s *savesScreen) remove(id string) {
	l := s.lib
	g, err := l.house.Shelf.Look(id)
	if l.desk.OnlyHere(id) {
		g, err = l.desk.Game(id) // further on than the shelf
	}
	name := say.SavesUnknown.String()
	if it := l.item(id); it != nil {
		name = gameTitle(*it)
	}
	if derr := l.house.Shelf.Delete(id); derr != nil {
		l.house.Tell(house.Problem(derr))
		return
	}
	s.removed = nil
	if err == nil {
		s.removed = &removed{g, name}
	}
	l.desk.Forget(id)
	l.Reload()
	l.house.Tell(say.SavesDeleted(name))
}

// undelete brings the game back that was deleted last.
func (s *savesScreen) undelete() {
	if s.removed == nil {
		return
	}
	g := s.removed.game
	put := s.lib.house.Shelf.Put
	if _, err := s.lib.house.Shelf.Look(g.ID); !errors.Is(err, store.ErrNone) {
		g.ID = store.NewID() // it came back another way, from a file perhaps; it does not count twice
		put = s.lib.house.Shelf.Keep
	}
	if err := put(g); err != nil {
		s.lib.house.Tell(house.Problem(err))
		return
	}
	s.removed = nil
	s.lib.Reload()
}
