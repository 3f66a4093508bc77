package main

import (
	"bytes"
	"encoding/json"
	"slices"
	"testing"

	"tabard/engines/save"
	"tabard/web/store"
)

// rare are kinds of questions that seeded games need not come to: a piece is lost by choice only in a fight with several on a side.
var rare = []string{"Casualty"}

// The command finds every kind of question but the rare ones, the same each time, and each position opens at that question for a person.
func TestPositionsAreOfEveryKind(t *testing.T) {
	for _, id := range []string{"coincrown", "emara", "merchants", "conquer"} {
		if testing.Short() && id == "conquer" {
			continue // half a minute
		}
		t.Run(id, func(t *testing.T) {
			var first, again bytes.Buffer
			if err := run(&first, id, 1000); err != nil {
				t.Fatal(err)
			}
			if id == "merchants" {
				if err := run(&again, id, 1000); err != nil || !bytes.Equal(first.Bytes(), again.Bytes()) {
					t.Errorf("the same command finds other positions: %v", err)
				}
			}
			var all []found
			if err := json.Unmarshal(first.Bytes(), &all); err != nil || len(all) != 1 {
				t.Fatalf("%d games: %v", len(all), err)
			}
			of := all[0]
			if i := slices.IndexFunc(of.Never, func(name string) bool { return !slices.Contains(rare, name) }); i >= 0 {
				t.Errorf("no game came to the question %s", of.Never[i])
			}
			taken, err := store.OpenShelf(store.NewMemory()).Import(of.File)
			if err != nil || len(taken.Games) != len(of.Positions) {
				t.Fatalf("%d games in the file, %d positions: %v", len(taken.Games), len(of.Positions), err)
			}
			for i, p := range of.Positions {
				g := taken.Games[i]
				d, s, err := save.Open(g)
				if err != nil || g.ID != p.ID {
					t.Fatalf("%s is %s: %v", p.ID, g.ID, err)
				}
				if p.Question == "End" {
					if s.Turn() >= 0 {
						t.Errorf("%s: the game is not over", p.ID)
					}
					continue
				}
				asks := d.Frames[s.Prompt().Kind]
				if asks != p.Question && asks+"+" != p.Question || g.Seats[s.Turn()].Bot || len(s.Legal(nil)) != p.Legal {
					t.Errorf("%s asks %s with %d answers, want %s with %d, of a person", p.ID, asks, len(s.Legal(nil)), p.Question, p.Legal)
				}
			}
		})
	}
}
