package house

import (
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/words"
	"tabard/engines"
	"tabard/engines/box"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

func TestRoutesAreReadAsTheyAreWritten(t *testing.T) {
	for hash, want := range map[string]Route{
		"": {Place: PlaceStart}, "new/coincrown": {Place: PlaceSetup, Arg: "coincrown"}, "play/abc123": {Place: PlaceTable, Arg: "abc123"},
		"saves": {Place: PlaceSaves}, "settings": {Place: PlaceSettings}, "credits": {Place: PlaceCredits}, "continue": {Place: PlaceContinue},
		"g=EQ/a_-": {Place: PlaceLink, Arg: "EQ/a_-"}, "b=MQ_-": {Place: PlaceBoxLink, Arg: "MQ_-"}, "rules/coincrown": {Place: PlaceRules, Arg: "coincrown"},
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

// A link is found among words, and told by its own bytes where what stands before it is missing.
func TestLinksInTexts(t *testing.T) {
	boxed, err := box.New(engines.ByID("merchants"), "").Link()
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]Route{
		"My box: http://inn/#b=" + boxed + ". Enjoy!": {PlaceBoxLink, boxed}, boxed: {PlaceBoxLink, boxed}, "see http://inn/#g=EQ, box at http://inn/#b=MQ": {PlaceLink, "EQ"},
		"EQ": {PlaceLink, "EQ"}, "hello": {PlaceLink, "hello"},
	} {
		if got := LinkOf(text); got != want {
			t.Errorf("%q leads to %v, want %v", text, got, want)
		}
		if got, ok := LinkIn(text); ok != strings.Contains(text, "#") || ok && got != want {
			t.Errorf("%q holds a link to %v", text, got)
		}
	}
}

// A sheet takes pictures by machine names; who plays in another language is told what they are.
func TestPicturesInFaults(t *testing.T) {
	use := func(tag string) {
		if err := words.Use(tag); err != nil {
			t.Fatal(err)
		}
		games.Renew()
	}
	use("de")
	t.Cleanup(func() { use("en") })
	blank := string(box.New(engines.ByID("merchants"), "").Encode())
	_, err := box.Decode([]byte(strings.Replace(blank, `"depth1": "?"`, `"depth1": "Bow"`, 1)))
	if said := Problem(err); !strings.Contains(said, "Axe (Axt)") {
		t.Errorf("%v: %q", err, said)
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
