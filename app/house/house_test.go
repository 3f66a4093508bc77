package house

import (
	"strings"
	"testing"

	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

func TestRoutesAreReadAsTheyAreWritten(t *testing.T) {
	for hash, want := range map[string]Route{
		"": {Place: PlaceStart}, "new/coincrown": {Place: PlaceSetup, Arg: "coincrown"}, "play/abc123": {Place: PlaceTable, Arg: "abc123"},
		"saves": {Place: PlaceSaves}, "settings": {Place: PlaceSettings}, "credits": {Place: PlaceCredits}, "continue": {Place: PlaceContinue},
		"g=EQ/a_-": {Place: PlaceLink, Arg: "EQ/a_-"}, "rules/coincrown": {Place: PlaceRules, Arg: "coincrown"},
	} {
		got := ParseRoute(hash)
		if got != want {
			t.Errorf("#%s is %v, want %v", hash, got, want)
		}
		if got.Hash() != hash {
			t.Errorf("#%s is written back as #%s", hash, got.Hash())
		}
	}
	if r := ParseRoute("new"); r.Place != PlaceSetup {
		t.Errorf("#new is %v", r)
	}
	if r := ParseRoute("nonsense/x"); r.Place != PlaceLost {
		t.Errorf("nonsense is %v", r)
	}
}

func TestEveryProblemHasWordsOfItsOwn(t *testing.T) {
	seen := map[string]error{}
	for _, err := range []error{store.ErrFull, store.ErrBlocked, store.ErrStale, store.ErrUnsure, store.ErrNone,
		save.ErrCut, save.ErrChanged, save.ErrNewer, save.ErrUnknownGame, save.ErrNotSave, save.ErrBroken, game.ErrSetup, session.ErrSeats} {
		text := Problem(err)
		if strings.HasPrefix(text, "problem.") || seen[text] != nil {
			t.Errorf("%v: %q, as %v", err, text, seen[text])
		}
		seen[text] = err
	}
}
