package session

import (
	"fmt"
	"testing"

	"tabard/engines/save"
	"tabard/engines/share"
)

// counted counts how often each position is listed while do runs.
func counted(do func()) map[tavern]int {
	n := map[tavern]int{}
	listing = func(t tavern) { n[t]++ }
	defer func() { listing = nil }()
	do()
	return n
}

// To list what is legal is the dear part of a decision: it is done once for a position.
func TestAPositionIsListedOnce(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once")
	for _, word := range []string{"take", "roast", "pick 0", "pick 1", "pay 1", "end", "bot take", "bot roast", "bot pick 1", "bot pick 2",
		"bot pay 1", "bot end", "take"} {
		m := h.message(word) // which looks for itself
		n := counted(func() { h.do(m) })
		for _, k := range n {
			if k > 1 {
				t.Errorf("%s lists a position %d times", word, k)
			}
		}
		if len(n) == 0 {
			t.Errorf("%s lists nothing", word)
		}
	}
}

// A saved game is played through once to be taken up, and so is the game of a link, from the link to the table.
func TestAGameIsPlayedThroughOnce(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once,take,roast,pick 0,pick 1,pay 1,end,bot take,bot end,take,roast,pick 2")
	g := h.s.Save()
	once := func(what string, do func()) {
		t.Helper()
		n := counted(do)
		if len(n) < len(g.Moves) {
			t.Errorf("%s lists %d positions of %d moves", what, len(n), len(g.Moves))
		}
		for _, k := range n {
			if k > 1 {
				t.Errorf("%s lists a position %d times", what, k)
			}
		}
	}
	var opened *Session
	once("to open", func() {
		var err error
		if opened, _, err = Open(g); err != nil {
			t.Fatal(err)
		}
	})
	text, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	var linked *Session
	var link *Linked
	once("a link", func() {
		if link, err = readLink(text, nil, atOnce); err != nil {
			t.Fatal(err)
		}
		if linked, _, err = link.Open(g.ID, g.Played); err != nil {
			t.Fatal(err)
		}
	})
	again, _, err := link.Open("other", noon)
	if err != nil {
		t.Fatal(err)
	}
	for what, s := range map[string]*Session{"opened": opened, "linked": linked, "linked again": again} {
		if d := same(s.View(), h.s.View()); d != "" {
			t.Errorf("%s: %s", what, d)
		}
		if fmt.Sprint(s.Save().Moves, s.Save().Hashes) != fmt.Sprint(g.Moves, g.Hashes) {
			t.Errorf("%s: other moves", what)
		}
		if s.undoTo() != h.s.undoTo() || s.cancelTo() != h.s.cancelTo() || len(s.steps) != len(h.s.steps) {
			t.Errorf("%s: another way back", what)
		}
	}
	if _, err := readLink("nonsense", nil, atOnce); err == nil {
		t.Error("nonsense is a link")
	}
	// A link without moves brings a position alone.
	bare := g
	bare.Rebase(tavernDef)
	if text, err = share.Encode(bare); err != nil {
		t.Fatal(err)
	}
	if link, err = readLink(text, nil, atOnce); err != nil {
		t.Fatal(err)
	}
	if s, _, err := link.Open("x", noon); err != nil || len(s.steps) != 0 || !s.View().Lost {
		t.Errorf("a position alone: %v", err)
	}
	if _, _, err := (&Linked{Game: save.Game{Code: 249}}).Open("x", noon); err == nil {
		t.Error("an unknown game is opened")
	}
}
