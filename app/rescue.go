package app

import (
	"errors"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// unsaved says that the present of a table is nowhere but on this page. One that another tab has overtaken is none of these:
// only the player can say which of the two counts.
func unsaved(st session.SaveState) bool { return st.Err != nil && !errors.Is(st.Err, store.ErrStale) }

// atRisk says that closing the page now would lose something, and that the browser is to ask.
func (s *room) atRisk() bool { return !s.leaving && s.unkept() }

// unkept says that there is what nobody has been able to save, or this tab's line of a game of which there are two.
func (s *room) unkept() bool {
	for _, t := range s.tables {
		if t.View.Save.Err != nil {
			return true
		}
	}
	return false
}

// rescue writes anew what could not be written: there may be room by now. Tables that nobody looks at are done with then.
func (s *room) rescue() {
	for _, t := range s.tables {
		if !unsaved(t.View.Save) || t.Watched {
			continue
		}
		s.send(t, table.Write{})
	}
}

// flush is the last chance before the page goes: it draws nothing.
func (s *room) flush() {
	for _, t := range s.tables {
		if unsaved(t.View.Save) && !t.Watched {
			_ = s.shelf.Put(t.Machine.Save()) // what it says is for nobody any more; rescue looks again if the page stays
		}
	}
}

// list reads everything that is stored anew.
func (s *room) list() { s.read(s.ahead()) }

// Unfinished reads the stored games anew and returns the id of the one of that game id and title that is not over; false if there is
// none.
func (s *room) Unfinished(game, title string) (string, bool) {
	s.list()
	return s.unfinished(game, title)
}

// ahead are the games whose present is on this page alone.
func (s *room) ahead() (all []save.Game) {
	for _, t := range s.tables {
		if t.View.Save.Err != nil {
			all = append(all, t.Machine.Save())
		}
	}
	return all
}

// onlyHere says that a game is nowhere but on this page.
func (s *room) onlyHere(id string) bool {
	t := s.tables[id]
	return t != nil && unsaved(t.View.Save)
}

// finished are the stored games that are over and not on any table.
func (s *room) finished() (ids []string) {
	for _, it := range s.items {
		if it.Err == nil && it.Over && s.tables[it.ID] == nil {
			ids = append(ids, it.ID)
		}
	}
	return ids
}

// makeRoom deletes the finished games that no tab has open. Their results stay.
func (s *room) makeRoom() {
	s.Dialog = house.Dialog{}
	s.list()
	s.clear(s.finished(), 0, nil)
}

// clear deletes games one after the other, each once it is this tab's. n is how many are gone already. One that cannot go holds up no
// other, and err says why.
func (s *room) clear(ids []string, n int, err error) {
	if len(ids) == 0 {
		s.rescue()
		s.list()
		if err != nil && n == 0 {
			s.Tell(house.Problem(err))
		} else {
			s.Tell(lingo.N("room.done", n))
		}
		return
	}
	id := ids[0]
	s.borrow(id, func(mine bool) {
		if mine && s.tables[id] == nil { // not opened here meanwhile
			if derr := s.shelf.Delete(id); derr != nil {
				err = derr
			} else {
				n++
			}
		}
		s.clear(ids[1:], n, err)
	})
}

// roomBody is the dialog of a full storage.
func (s *room) roomBody() app.UI {
	n := len(s.finished())
	return app.Div().Body(
		ui.Say(lingo.T("room.text")),
		ui.Box("row",
			ui.Button("room-do", "", "btn-wax", ui.Pic("trash"), ui.Word(lingo.N("room.do", n))).Hidden(n == 0),
			ui.WordButton("exportall", "", "", "download", "saves.exportall"),
			ui.WordLink("saves", "btn", "", "lost.saves")))
}

// roundsBody is the dialog with the earlier rounds of a game.
func (s *room) roundsBody(id string) app.UI {
	all, err := s.shelf.EarlierOf(id)
	if err != nil {
		return ui.Say(house.Problem(err))
	}
	return app.Div().Body(
		ui.Say(lingo.T("rounds.text")),
		app.P().Class("hint").Hidden(len(all) > 0).Text(lingo.T("rounds.none")),
		app.Ul().Class("rounds").Body(app.Range(all).Slice(func(i int) app.UI {
			e := all[i]
			if e.Err != nil {
				return app.Li().Body(ui.Para("hint", house.Problem(e.Err)))
			}
			where := lingo.T("saves.where", standing(e.Game), when(e.Game.Played))
			return app.Li().Body(ui.Button("revive", id+":"+strconv.FormatUint(uint64(e.Gen), 16), "btn-line",
				ui.Pic("undo"), ui.Word(lingo.T("rounds.back", where))))
		})))
}

// revive opens an earlier round of a game as a game of its own.
func (s *room) revive(id string, gen uint32) {
	g, err := s.shelf.Revive(id, gen)
	if err != nil {
		s.Tell(house.Problem(err))
		return
	}
	s.Dialog = house.Dialog{}
	s.Navigate(house.Route{Place: house.PlaceTable, Arg: g.ID})
	s.hello = lingo.T("rounds.done")
}

// restText says that there is more in the storage than the lists show; empty if there is not.
func (s *room) restText() string {
	if !s.rest.Any() {
		return ""
	}
	return lingo.N("rest.text", s.rest.Damaged+s.rest.Unknown, strconv.Itoa((s.rest.Bytes+1023)/1024))
}

// lasting asks the browser, once and after the first finished game, not to throw the storage away when it needs room.
func (s *room) lasting() {
	if s.Settings.Words["Asked"] != "" || s.shelf.Volatile() {
		return
	}
	s.Settings.Wish("Asked", "yes")
	s.SaveSettings()
	s.Do(page.Persist{})
}
