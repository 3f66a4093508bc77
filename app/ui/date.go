package ui

import (
	"strconv"
	"strings"
	"time"

	say "tabard/app/words/shell"
)

// Day is a date in words, as in "2 Jan 2006". The formats of package time are not asked, here and elsewhere: they know one language,
// and nothing else in the page needs their 60 kB.
func Day(t time.Time) string {
	year, month, day := t.Date()
	return say.Date(strconv.Itoa(day), strings.Fields(say.DateMonths.String())[month-1], strconv.Itoa(year))
}

// Clock is a time of day, as in "15:04".
func Clock(t time.Time) string {
	hour, minute, _ := t.Clock()
	return say.DateClock(twoDigits(hour), twoDigits(minute))
}

func twoDigits(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }
