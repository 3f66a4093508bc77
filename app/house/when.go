package house

import (
	"time"

	"tabard/app/ui"
	say "tabard/app/words/shell"
)

// When is the time, Unix, in seconds, at which a game was played, in words; empty for 0.
func When(unix int64) string { return whenAt(unix, Clock()) }

func whenAt(unix int64, now time.Time) string {
	if unix == 0 {
		return ""
	}
	t := time.Unix(unix, 0).In(now.Location())
	switch d := now.Sub(t); {
	case d < -2*time.Minute: // the clock has been set back since
	case d < 2*time.Minute:
		return say.WhenNow.String()
	case d < time.Hour:
		return say.WhenMinutes(int(d / time.Minute))
	case t.YearDay() == now.YearDay() && t.Year() == now.Year():
		return say.WhenToday(ui.Clock(t))
	case d < 48*time.Hour && t.AddDate(0, 0, 1).YearDay() == now.YearDay():
		return say.WhenYesterday(ui.Clock(t))
	}
	return ui.Day(t)
}
