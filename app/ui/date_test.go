package ui

import (
	"testing"
	"time"
)

func TestDatesAndTimes(t *testing.T) {
	at := time.Date(2026, time.November, 3, 7, 5, 0, 0, time.UTC)
	if got := Day(at) + ", " + Clock(at); got != "3 Nov 2026, 07:05" {
		t.Error(got)
	}
	if got := Day(at.AddDate(0, 1, 28)) + ", " + Clock(at.Add(16*time.Hour)); got != "31 Dec 2026, 23:05" {
		t.Error(got)
	}
}
