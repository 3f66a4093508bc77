package house

import (
	"testing"
	"time"
)

func TestWhen(t *testing.T) {
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	for back, want := range map[time.Duration]string{
		0: "just now", 5 * time.Minute: "5 minutes ago", 4 * time.Hour: "today 08:00",
		20 * time.Hour: "yesterday 16:00", 100 * time.Hour: "17 Nov 2026",
		// The clock has been set back since.
		-time.Minute: "just now", -time.Hour: "21 Nov 2026", -24 * time.Hour: "22 Nov 2026", -364 * 24 * time.Hour: "20 Nov 2027",
	} {
		if got := whenAt(now.Add(-back).Unix(), now); got != want {
			t.Errorf("%v ago is %q, want %q", back, got, want)
		}
	}
	if whenAt(0, now) != "" {
		t.Error("an unknown time has words")
	}
}
