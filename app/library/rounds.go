package library

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// finished returns the ids of the stored games that are over and have no table.
func (l *Library) finished() (ids []string) {
	for _, it := range l.items {
		if it.Err == nil && it.Over && !l.desk.Has(it.ID) {
			ids = append(ids, it.ID)
		}
	}
	return ids
}

// wholeGames is how many finished games keep all that is stored of them. thinAtOnce is how many others are thinned at a time: each is
// claimed among the tabs, and there is one more only when a game ends.
const (
	wholeGames = 100
	thinAtOnce = 3
)

// thin thins finished games: the newest stay whole, and of the others what a look back needs.
func (l *Library) thin() {
	if l.desk.Outdated() {
		return
	}
	over, n := 0, 0
	for _, it := range l.items {
		if it.Err != nil || !it.Over {
			continue
		}
		if over++; over <= wholeGames || l.rounds[it.ID] == 0 || l.thinned[it.ID] || l.desk.Has(it.ID) {
			continue
		}
		if n++; n > thinAtOnce {
			return
		}
		id := it.ID
		l.thinned[id] = true
		l.desk.Borrow(id, func(mine bool) {
			if mine && !l.desk.Has(id) && l.house.Shelf.Thin(id) == nil {
				delete(l.rounds, id)
			}
		})
	}
}

// makeRoom deletes the finished games that no tab has open. Their results stay.
func (l *Library) makeRoom() {
	l.house.Dialog = house.Dialog{}
	l.Reload()
	l.Known(func() { l.clear(l.finished(), 0, nil) })
}

// clear deletes games one after the other, each after this tab has claimed it. n of them are deleted already. A game that cannot be deleted
// holds up no other; err says why it could not.
func (l *Library) clear(ids []string, n int, err error) {
	if len(ids) == 0 {
		l.desk.Rescue()
		l.Reload()
		if err != nil && n == 0 {
			l.house.Tell(house.Problem(err))
		} else {
			l.house.Tell(say.RoomDone(n))
		}
		return
	}
	id := ids[0]
	l.desk.Borrow(id, func(mine bool) {
		if mine && !l.desk.Has(id) { // not opened here meanwhile
			if derr := l.house.Shelf.Delete(id); derr != nil {
				err = derr
			} else {
				n++
			}
		}
		l.clear(ids[1:], n, err)
	})
}

// roomBody is the dialog of a full storage.
func (l *Library) roomBody() app.UI {
	n := len(l.finished())
	return app.Div().Body(
		ui.Say(say.RoomText.String()),
		ui.Box("row",
			ui.Button("room-do", "", "btn-wax", ui.Pic("trash"), ui.Word(say.RoomDo(n))).Hidden(n == 0),
			ui.WordButton("exportall", "", "", "download", say.SavesExportall),
			ui.WordLink("saves", "btn", "", say.LostSaves)))
}

// roundsBody is the dialog with the earlier rounds of a game.
func (l *Library) roundsBody(id string) app.UI {
	all, err := l.house.Shelf.EarlierOf(id)
	if err != nil {
		return ui.Say(house.Problem(err))
	}
	return app.Div().Body(
		ui.Say(say.RoundsText.String()),
		app.P().Class("hint").Hidden(len(all) > 0).Text(say.RoundsNone.String()),
		app.Ul().Class("rounds").Body(app.Range(all).Slice(func(i int) app.UI {
			e := all[i]
			if e.Err != nil {
				return app.Li().Body(ui.Para("hint", house.Problem(e.Err)))
			}
			where := say.SavesWhere(standing(e.Game), house.When(e.Game.Played))
			return app.Li().Body(ui.Button("revive", id+":"+strconv.FormatUint(uint64(e.Gen), 16), "btn-line",
				ui.Pic("undo"), ui.Word(say.RoundsBack(where))))
		})))
}

// revive opens an earlier round of a game as a game of its own.
func (l *Library) revive(id string, gen uint32) {
	g, err := l.house.Shelf.Revive(id, gen)
	if err != nil {
		l.house.Tell(house.Problem(err))
		return
	}
	l.house.Dialog = house.Dialog{}
	l.house.Navigate(house.Route{Place: house.PlaceTable, Arg: g.ID})
	l.desk.Greet(say.RoundsDone.String())
}

// restText says that there is more in the storage than the lists show; empty if there is not.
func (l *Library) restText() string {
	if !l.rest.Any() {
		return ""
	}
	return say.RestText(l.rest.Damaged+l.rest.Unknown, strconv.Itoa((l.rest.Bytes+1023)/1024))
}

// lasting asks the browser after the first finished game, and never again, to keep the storage even if it needs room.
func (l *Library) lasting() {
	if l.house.Settings.Words["Asked"] != "" || l.house.Shelf.Volatile() {
		return
	}
	l.house.Settings.Wish("Asked", "yes")
	l.house.SaveSettings()
	l.house.Do(page.Persist{})
}
