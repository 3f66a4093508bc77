package games

import (
	"strconv"
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

// WeeklyLevel is that of the rivals of the week's challenge.
const WeeklyLevel = 2

// Weekly is the challenge of the ISO week of a day: a game, and one of its presets with all seats, for one person against knights.
func Weekly(day time.Time) (*face.Face, game.Setup) {
	year, week := day.ISOWeek()
	all := All()
	f := all[week%len(all)]
	setup := f.Def.DefaultSetup(f.Def.MaxSeats, 0)
	if n := len(f.Presets); n > 0 {
		setup = f.Presets[week/len(all)%n].Setup(f.Def, f.Def.MaxSeats)
	}
	setup.Seed = uint64(year*100 + week)
	return f, setup
}

// WeeklyTitle is what the game of a week's challenge is called.
func WeeklyTitle(day time.Time) string {
	year, week := day.ISOWeek()
	return say.WeeklyTitle(strconv.Itoa(week), strconv.Itoa(year))
}

// Occasion is the title of the deal of the day or the challenge of the week that a set-up is; empty if it is neither.
func Occasion(f *face.Face, setup game.Setup) string {
	if day, ok := DayOf(f, setup); ok {
		return DailyTitle(day)
	}
	n := int(setup.Seed % 1e6)
	day := time.Date(n/100, 1, 4+7*(n%100-1), 0, 0, 0, 0, time.UTC) // the fourth is always in the first week
	if g, week := Weekly(day); g.Def == f.Def && week == setup {
		return WeeklyTitle(day)
	}
	return ""
}

// LessonTitle is what the guided first game of a game is called.
func LessonTitle(f *face.Face) string {
	name, _, _ := strings.Cut(f.Name, ":") // a title has room for no more
	return say.LessonTitle(name)
}
