package app

import (
	"testing"

	"tabard/app/games"
)

func TestEveryGameHasAFace(t *testing.T) {
	for _, f := range games.All() {
		if f.Def == nil || f.Name == "" || f.Prompt == nil || f.Action == nil || f.Event == nil || f.Turnline == nil ||
			f.Level == nil || f.Option == nil || f.Value == nil {
			t.Errorf("%s: the face has holes", f.Name)
		}
		if len(f.Parts) != len(f.Def.Parts) || len(f.Keys) != len(f.Def.Keys) {
			t.Errorf("%s: %d parts and %d keys for %d and %d", f.Name, len(f.Parts), len(f.Keys), len(f.Def.Parts), len(f.Def.Keys))
		}
	}
	if games.ByID("coincrown") == nil || games.ByID("nonsense") != nil {
		t.Error("games are not found by id")
	}
}
