package games

import (
	"strings"
	"time"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// The deal of the day of a game: one for everybody, made of the date alone, for one person against squires.
const (
	DailySeats = 3
	DailyLevel = 1
)

// DailySetup is the deal of a day by the player's calendar. Its seed is the date as a number, 20261122.
func DailySetup(f *face.Face, day time.Time) game.Setup {
	year, month, date := day.Date()
	return f.Def.DefaultSetup(min(DailySeats, f.Def.MaxSeats), uint64(year*10000+int(month)*100+date))
}

// DayOf is the day whose deal a set-up is; false if it is the deal of no day.
func DayOf(f *face.Face, setup game.Setup) (time.Time, bool) {
	n := setup.Seed
	if n < 20000101 || n > 99991231 {
		return time.Time{}, false
	}
	day := time.Date(int(n/10000), time.Month(n/100%100), int(n%100), 0, 0, 0, 0, time.UTC)
	return day, DailySetup(f, day) == setup
}

// DailyTitle is what the game of a day's deal is called.
func DailyTitle(day time.Time) string { return say.DailyTitle(ui.Day(day)) }

// LessonTitle is what the guided first game of a game is called.
func LessonTitle(f *face.Face) string {
	name, _, _ := strings.Cut(f.Name, ":") // a title has room for no more
	return say.LessonTitle(name)
}
