package app

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/engines/game"
	"tabard/web/store"
)

// The deal of the day of a game: one for everybody, made of the date alone, against squires.
const (
	dailySeats = 3
	dailyLevel = 1
)

// dailySetup is the deal of a day by the player's calendar. Its seed is the date as a number, 20261122.
func dailySetup(f *face.Face, day time.Time) game.Setup {
	year, month, date := day.Date()
	return f.Def.DefaultSetup(min(dailySeats, f.Def.MaxSeats), uint64(year*10000+int(month)*100+date))
}

// dayOf is the day whose deal a set-up is.
func dayOf(f *face.Face, setup game.Setup) (time.Time, bool) {
	n := setup.Seed
	if n < 20000101 || n > 99991231 {
		return time.Time{}, false
	}
	day := time.Date(int(n/10000), time.Month(n/100%100), int(n%100), 0, 0, 0, 0, time.UTC)
	return day, dailySetup(f, day) == setup
}

func dailyTitle(day time.Time) string { return lingo.T("daily.title", ui.Day(day)) }

// daily goes on with today's deal of a game, or begins it.
func (s *setupScreen) daily(f *face.Face, today time.Time) {
	title := dailyTitle(today)
	s.list()
	for _, it := range s.items {
		if it.Err == nil && !it.Over && it.Game == f.Def.ID && it.Title == title {
			s.Navigate(house.Route{Place: house.PlaceTable, Arg: it.ID})
			return
		}
	}
	d := newDraft(f, store.LastSetup{}, s.Settings.Name)
	d.resize(dailySeats)
	for i := range d.seats {
		d.seats[i].Level = dailyLevel
	}
	c := d.config(store.NewID(), house.Now())
	c.Title, c.Setup = title, dailySetup(f, today)
	s.newTable(f, c)
}

// firstTry is the first result of a deal, which is the one that counts.
func (b book) firstTry(code uint8, setup game.Setup) (store.Result, bool) {
	i := slices.IndexFunc(b.all, func(r store.Result) bool { return r.Code == code && r.Setup == setup })
	if i < 0 {
		return store.Result{}, false
	}
	return b.all[i], true
}

// dailyCard offers the deal of the day of each game, and says how today's went.
func (s *startScreen) dailyCard() app.UI {
	all := games.All()
	return app.Section().Class("daily").Aria("labelledby", "daily-title").Body(
		app.H2().ID("daily-title").Text(lingo.T("daily.name")),
		ui.Para("hint", lingo.T("daily.hint")),
		ui.Box("row", app.Range(all).Slice(func(i int) app.UI {
			f := all[i]
			text := f.Name
			if r, ok := s.book.firstTry(f.Def.Code, dailySetup(f, time.Now())); ok {
				if mine, alone := ownSeat(r); alone {
					text = lingo.T("daily.done", f.Name, outcomeText(r, mine))
				}
			}
			return ui.Button("daily", f.Def.ID, "", ui.Symbol(f.Emblem, "pic"), ui.Word(text))
		})))
}

// ownSeat is the seat of the one person who played; false if several did, or none.
func ownSeat(r store.Result) (own game.Player, ok bool) {
	people := 0
	for i, seat := range r.Seats {
		if !seat.Bot {
			own = game.Player(i)
			people++
		}
	}
	return own, people == 1
}

// margin is how far a seat is ahead of the best of all others, and whether it has won.
func margin(r store.Result, p game.Player) (points int, won bool) {
	mine, _ := game.RankOf(r.Standing, p)
	best, found := 0, false
	for _, k := range r.Standing {
		if k.Who != p && (!found || int(k.Keys[0]) > best) {
			best, found = int(k.Keys[0]), true
		}
	}
	if !found {
		best = int(mine.Keys[0])
	}
	return int(mine.Keys[0]) - best, mine.Place == 1
}

// outcomeText is a result in few words: "won with 41".
func outcomeText(r store.Result, p game.Player) string {
	mine, _ := game.RankOf(r.Standing, p)
	score := strconv.Itoa(int(mine.Keys[0]))
	if _, won := margin(r, p); won {
		return lingo.T("daily.won", score)
	}
	return lingo.T("daily.lost", score)
}

// bar is the score of the best of a deal, twelve blocks long.
const bar = "▇▇▇▇▇▇▇▇▇▇▇▇"

// brag is what a finished deal of the day came to, as a text to share that tells nothing of the deal; empty for other games.
func brag(f *face.Face, v session.View) string {
	r := store.Result{Seats: v.Seats, Standing: v.Standing}
	day, daily := dayOf(f, v.Setup)
	mine, alone := ownSeat(r)
	if !v.Over || v.Practice || !daily || !alone {
		return ""
	}
	most := 1
	for _, k := range r.Standing {
		most = max(most, int(k.Keys[0]))
	}
	lines := []string{lingo.T("daily.brag", dailyTitle(day), f.Name, outcomeText(r, mine))}
	for _, k := range r.Standing {
		name := lingo.T("daily.rival")
		if k.Who == mine {
			name = lingo.T("seat.you")
		}
		long := len(bar) * max(1, int(k.Keys[0])*12/most) / 12
		lines = append(lines, bar[:long]+" "+strconv.Itoa(int(k.Keys[0]))+" "+name)
	}
	return strings.Join(lines, "\n")
}
