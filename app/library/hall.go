package library

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/page"
	"tabard/web/store"
)

// cleared are records that the player has removed. They can be brought back as long as this page lives.
type cleared struct {
	name    string
	results []store.Result
}

// recordsScreen is the screen of the tables of records.
type recordsScreen struct {
	lib     *Library
	cleared *cleared
	more    int // how often the player has asked for more rows
}

// hallRows is how many rows a table of records begins with, moreRows how many more come with each wish: thousands at once would block the page.
const hallRows, moreRows = 20, 100

// view shows the tables of records of every game that has ended here.
func (s *recordsScreen) view() app.UI {
	var played []*face.Face
	for _, f := range games.All() {
		if len(s.lib.book.of(f.Def.Code)) > 0 {
			played = append(played, f)
		}
	}
	return app.Main().Class("page records").Body(
		ui.PageHead(say.RecordsTitle.String()),
		app.P().Class("notice").Hidden(s.lib.book.err == nil).Text(s.bookProblem()),
		app.P().Class("notice").Hidden(s.lib.book.unread == 0).Text(say.RecordsUnread(s.lib.book.unread)),
		app.P().ID("restore").Class("card undelete").Hidden(s.cleared == nil).Body(
			app.Span().Text(s.clearedText()),
			ui.WordButton("restore", "", "", "undo", say.RecordsRestore)),
		s.lib.readingLine(),
		app.P().Class("hint").Hidden(len(played) > 0 || s.lib.book.err != nil || !s.lib.reader.known).Text(say.RecordsNone.String()),
		app.Range(played).Slice(func(i int) app.UI { return s.hallsOf(played[i]) }),
		ui.Section("card",
			app.H2().Text(say.RecordsKeep.String()),
			ui.Para("hint", say.RecordsKeephint.String()),
			ui.Box("row hall-keep",
				ui.WordButton("exportall", "", "", "download", say.RecordsExportall).
					Hidden(len(s.lib.items) == 0 && s.lib.book.empty()),
				ui.WordButton("import", "", "", "upload", say.SavesImport)),
			ui.FilePicker(store.FileType+","+store.BoxType)))
}

func (s *recordsScreen) bookProblem() string {
	if s.lib.book.err == nil {
		return ""
	}
	return say.RecordsUnlisted(house.Problem(s.lib.book.err))
}

func (s *recordsScreen) clearedText() string {
	if s.cleared == nil {
		return ""
	}
	return say.RecordsCleared(s.cleared.name)
}

// hallsOf is one game's part of the records.
func (s *recordsScreen) hallsOf(f *face.Face) app.UI {
	results := s.lib.book.of(f.Def.Code)
	var halls []face.Hall
	if f.Halls != nil {
		halls = f.Halls(results)
	} else {
		halls = []face.Hall{finishedGames(results)}
	}
	id := "records-" + f.Def.ID
	return app.Section().Class("card hall-card").Aria("labelledby", id).Body(
		ui.Box("hall-head",
			ui.Symbol(f.Emblem, "saved-emblem"),
			app.H2().ID(id).Text(f.Name)),
		s.tallyCard(f),
		s.lib.book.featList(f),
		app.Range(halls).Slice(func(i int) app.UI { return s.hall(halls[i], id, id+"-"+strconv.Itoa(i)) }),
		ui.Box("row",
			ui.Button("clear", f.Def.ID, "btn-quiet", ui.Pic("trash"), ui.Word(say.RecordsClear(f.Name)))))
}

// hall is one table of records; game is the id of the heading above it. It can be wider than the page, so it scrolls of itself, and the keyboard can reach it for
// that. On a phone the cells of a wide one lie under each other, each with its heading; the roles say that it is a table
// all the same, which some browsers would forget then.
func (s *recordsScreen) hall(h face.Hall, game, id string) app.UI {
	rows := h.Rows
	rows = rows[:min(len(rows), hallRows+moreRows*s.more)]
	class := "hall"
	if len(h.Columns) > 4 {
		class = "hall hall-wide"
	}
	return ui.Box(class,
		app.H3().ID(id).Text(h.Title),
		app.P().Class("hint").Hidden(h.Intro == "").Text(h.Intro),
		app.P().Class("hall-empty").Hidden(len(rows) > 0 || h.Empty == "").Text(h.Empty),
		app.Div().Class("hall-wrap").Role("region").Aria("labelledby", game+" "+id).TabIndex(0).Hidden(len(rows) == 0).Body(
			app.Table().Role("table").Aria("labelledby", id).Body(
				app.THead().Role("rowgroup").Body(app.Tr().Role("row").Body(
					app.Range(h.Columns).Slice(func(i int) app.UI {
						return app.Th().Role("columnheader").Scope("col").Text(h.Columns[i])
					}))),
				app.TBody().Role("rowgroup").Body(
					app.Range(rows).Slice(func(i int) app.UI { return hallRow(h.Columns, rows[i]) })))),
		ui.Button("morehalls", "", "btn-quiet", ui.Word(say.SavesMore(strconv.Itoa(len(h.Rows)), strconv.Itoa(len(rows))))).
			Aria("describedby", id).Hidden(len(rows) == len(h.Rows)))
}

func hallRow(columns, cells []string) app.UI {
	cells = cells[:min(len(cells), len(columns))]
	return app.Tr().Role("row").Body(app.Range(cells).Slice(func(i int) app.UI {
		if i == 0 {
			return app.Th().Role("rowheader").Scope("row").DataSet("label", columns[i]).Text(cells[i])
		}
		return app.Td().Role("cell").DataSet("label", columns[i]).Text(cells[i])
	}))
}

// finishedGames is the table of a game that has none of its own: every game that ended, the latest first.
func finishedGames(results []face.Result) face.Hall {
	h := face.Hall{Title: say.RecordsFinished.String(), Columns: []string{say.RecordsWhen.String(), say.RecordsWinner.String(),
		say.RecordsPoints.String()}}
	for _, r := range slices.Backward(results) {
		var winners, points []string
		for _, k := range r.Standing {
			name := say.SeatAutomaton.String()
			if k.Who >= 0 && int(k.Who) < len(r.Names) {
				name = r.Names[k.Who]
			}
			if k.Place == 1 {
				winners = append(winners, name)
			}
			points = append(points, name+" "+strconv.Itoa(int(k.Keys[0])))
		}
		h.Rows = append(h.Rows, []string{ui.Day(time.Unix(r.At, 0)), strings.Join(winners, ", "), withAdvice(strings.Join(points, ", "), r.Advised)})
	}
	return h
}

// clearBody asks before the records of a game go.
func (l *Library) clearBody() (string, app.UI) {
	f := games.ByID(l.house.Dialog.ID)
	if f == nil {
		return "", nil
	}
	return say.RecordsCleartitle.String(), app.Div().Body(
		ui.Say(say.RecordsCleartext(f.Name, len(l.book.of(f.Def.Code)))),
		ui.Box("row",
			ui.WordButton("clear-do", "", "btn-wax", "trash", say.RecordsCleardo),
			ui.WordButton("close", "", "btn-quiet", "", say.Cancel)))
}

// clear removes the records of a game, and keeps them in this page so that they can be brought back. They are read anew first: another tab may
// have added to them.
func (s *recordsScreen) clear(id string) {
	s.lib.house.Dialog = house.Dialog{}
	f := games.ByID(id)
	if f == nil {
		return
	}
	s.lib.Reload()
	s.lib.Known(func() {
		if err := s.lib.book.err; err != nil {
			s.lib.house.Tell(house.Problem(err))
			return
		}
		s.clearAll(f, slices.DeleteFunc(slices.Clone(s.lib.book.all), func(r store.Result) bool { return r.Code != f.Def.Code }))
	})
}

func (s *recordsScreen) clearAll(f *face.Face, all []store.Result) {
	var gone []store.Result
	s.each("clearing", all, func(r store.Result) error {
		was, err := s.lib.house.Shelf.ClearResult(r.ID)
		if was {
			gone = append(gone, r)
		}
		return err
	}, func(n int, err error) {
		if len(gone) > 0 {
			s.cleared = &cleared{f.Name, gone}
		}
		switch {
		case err != nil:
			s.lib.house.Tell(house.Problem(err))
			return
		case n < len(all):
			s.lib.house.Tell(say.ClearStopped(strconv.Itoa(len(all)), strconv.Itoa(len(gone))))
		default:
			s.lib.house.Tell(say.RecordsCleared(f.Name))
		}
		s.lib.house.Do(page.Focus{Selector: "#restore .btn"}) // what was pressed is gone
	})
}

// restore brings back what was cleared last.
func (s *recordsScreen) restore() {
	if s.cleared == nil {
		return
	}
	c := s.cleared
	all := c.results
	s.each("restoring", all, s.lib.house.Shelf.RestoreResult, func(n int, err error) {
		c.results = all[n:]
		if len(c.results) == 0 && s.cleared == c {
			s.cleared = nil
		}
		switch {
		case err != nil:
			s.lib.house.Tell(house.Problem(err))
		case n < len(all):
			s.lib.house.Tell(say.RestoreStopped(strconv.Itoa(len(all)), strconv.Itoa(n)))
		default:
			s.lib.house.Do(page.Focus{Selector: "#title"})
		}
	})
}

// each does something to results, one in a step and up to the first error, and has the lists read then. end hears of how many it was done.
func (s *recordsScreen) each(kind string, all []store.Result, do func(store.Result) error, end func(n int, err error)) {
	n, err := 0, error(nil)
	s.lib.chores.add(chore{kind: kind, progress: func() (int, int) { return n, len(all) }, step: func() bool {
		if n < len(all) {
			if err = do(all[n]); err == nil {
				n++
			}
		}
		return err != nil || n == len(all)
	}, end: func() {
		s.lib.Reload()
		end(n, err)
	}})
}
