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
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines"
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

// dailyCard offers the deal of the day of each game and the challenge of the week, and says how they went and how many days in a row there
// was a deal.
func (s *startScreen) dailyCard() app.UI {
	now := house.Clock()
	var deals []app.UI
	for _, f := range games.All() {
		deals = append(deals, s.occasion("daily", f, games.DailySetup(f, now), f.Name))
	}
	hint := say.DailyHint.String()
	if n := s.lib.book.days(now); n > 1 {
		hint += " " + say.DailyStreak(n)
	}
	f, setup := games.Weekly(now)
	kind := ""
	if p := f.PresetOf(setup); p != nil {
		kind = f.PresetHint(p)
	}
	return app.Section().Class("daily").Aria("labelledby", "daily-title").Body(
		app.H2().ID("daily-title").TabIndex(-1).Text(say.DailyName.String()),
		ui.Para("hint", hint),
		ui.Box("row", deals...),
		app.H2().Text(say.WeeklyName.String()),
		ui.Para("hint", say.WeeklyHint(kind)),
		ui.Box("row", s.occasion("weekly", f, setup, f.Name)))
}

// occasion is the button of a deal that everybody has.
func (s *startScreen) occasion(verb string, f *face.Face, setup game.Setup, text string) app.UI {
	if r, ok := s.lib.book.firstTry(f.Def.Code, setup); ok {
		if mine, alone := ownSeat(r); alone {
			text = say.DailyDone(f.Name, outcomeText(r, mine))
		}
	}
	return ui.Button(verb, f.Def.ID, "", ui.Symbol(f.Emblem, "pic"), ui.Word(text))
}

// days is on how many days in a row, up to today or yesterday, a deal of the day was played to its end, on that day or the next.
func (b book) days(now time.Time) (n int) {
	const day = 24 * 60 * 60
	done := map[int64]bool{}
	for _, r := range b.all {
		if d := engines.ByCode(r.Code); d != nil {
			if on, ok := games.DayOf(games.Of(d), r.Setup); ok && r.At < on.Unix()+3*day {
				done[on.Unix()/day] = true
			}
		}
	}
	year, month, date := now.Date()
	today := time.Date(year, month, date, 0, 0, 0, 0, time.UTC).Unix() / day
	if !done[today] {
		today--
	}
	for done[today-int64(n)] {
		n++
	}
	return n
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
	text := say.DailyLost(score)
	if _, won := margin(r, p); won {
		text = say.DailyWon(score)
	}
	return withAdvice(text, r.Advised)
}

// withAdvice adds to a text of a game that somebody asked for advice in it.
func withAdvice(text string, advised bool) string {
	if advised {
		return say.DailyAdvised(text)
	}
	return text
}

// bar is the score of the best of a deal, twelve blocks long.
const bar = "▇▇▇▇▇▇▇▇▇▇▇▇"

// brag is the result of a finished deal of the day, or challenge of the week, as a text to share, which tells nothing of the deal; empty for other games.
func brag(f *face.Face, v session.View) string {
	r := store.Result{Seats: v.Seats, Standing: v.Standing, Advised: v.Advised}
	title := games.Occasion(f, v.Setup)
	mine, alone := ownSeat(r)
	if !v.Over || v.Practice || title == "" || !alone {
		return ""
	}
	most := 1
	for _, k := range r.Standing {
		most = max(most, int(k.Keys[0]))
	}
	lines := []string{say.DailyBrag(f.Name, title, outcomeText(r, mine))}
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
