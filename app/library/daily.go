package library

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/web/store"
)

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
		app.H2().ID("daily-title").TabIndex(-1).Text(say.DailyName.String()),
		ui.Para("hint", say.DailyHint.String()),
		ui.Box("row", app.Range(all).Slice(func(i int) app.UI {
			f := all[i]
			text := f.Name
			if r, ok := s.lib.book.firstTry(f.Def.Code, games.DailySetup(f, house.Clock())); ok {
				if mine, alone := ownSeat(r); alone {
					text = say.DailyDone(f.Name, outcomeText(r, mine))
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
		return say.DailyWon(score)
	}
	return say.DailyLost(score)
}

// bar is the score of the best of a deal, twelve blocks long.
const bar = "▇▇▇▇▇▇▇▇▇▇▇▇"

// brag is the result of a finished deal of the day as a text to share, which tells nothing of the deal; empty for other games.
func brag(f *face.Face, v session.View) string {
	r := store.Result{Seats: v.Seats, Standing: v.Standing}
	day, daily := games.DayOf(f, v.Setup)
	mine, alone := ownSeat(r)
	if !v.Over || v.Practice || !daily || !alone {
		return ""
	}
	most := 1
	for _, k := range r.Standing {
		most = max(most, int(k.Keys[0]))
	}
	lines := []string{say.DailyBrag(f.Name, games.DailyTitle(day), outcomeText(r, mine))}
	for _, k := range r.Standing {
		name := say.DailyRival.String()
		if k.Who == mine {
			name = say.SeatYou.String()
		}
		long := len(bar) * max(1, int(k.Keys[0])*12/most) / 12
		lines = append(lines, bar[:long]+" "+strconv.Itoa(int(k.Keys[0]))+" "+name)
	}
	return strings.Join(lines, "\n")
}
