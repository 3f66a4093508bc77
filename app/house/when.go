package house

import (
	"time"

	"tabard/app/lingo"
	"tabard/app/ui"
)

// When is the time, Unix, in seconds, at which a game was played, in words; empty for 0.
func When(unix int64) string { return whenAt(unix, time.Now()) }

func whenAt(unix int64, now time.Time) string {
	if unix == 0 {
		return ""
	}
	t := time.Unix(unix, 0).In(now.Location())
	switch d := now.Sub(t); {
	case d < 2*time.Minute:
		return lingo.T("when.now")
	case d < time.Hour:
		return lingo.N("when.minutes", int(d/time.Minute))
	case t.YearDay() == now.YearDay() && t.Year() == now.Year():
		return lingo.T("when.today", ui.Clock(t))
	case d < 48*time.Hour && t.AddDate(0, 0, 1).YearDay() == now.YearDay():
		return lingo.T("when.yesterday", ui.Clock(t))
	}
	return ui.Day(t)
}
