package app

import (
	"testing"

	"tabard/app/face"
	"tabard/app/games"
)

// The start says how long a game is at most and at least.
func TestTheStartSaysHowLongAGameIs(t *testing.T) {
	f := *face.Plain(games.ByID("coincrown").Def)
	f.Length = &face.Lengths{Least: 10, Most: 55}
	if got := minutes(&f); got != ", 10 to 55 minutes against bots" {
		t.Errorf("the start says %q", got)
	}
	f.Length.Most = 10
	if got := minutes(&f); got != ", about 10 minutes against bots" {
		t.Errorf("the start says %q", got)
	}
	if got := minutes(face.Plain(f.Def)); got != "" {
		t.Errorf("of a game that nobody has counted the start says %q", got)
	}
}
