package session

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/save"
)

func TestWhoseEyesTheTableHas(t *testing.T) {
	for _, c := range []struct{ name, seats, words, script, want string }{
		{"one human looks from that seat, whoever is at turn", "BHB", "", "", "P1"},
		{"and never from another", "BHB", "", "bot end,end,bot take", "P1"},
		{"bots only: nobody", "BB", "", "", "nobody"},
		{"several humans: the first is called to the device", "HH", "", "", "covered for P0"},
		{"and lifts the curtain", "HH", "", "lift", "P0"},
		{"it stays up through the turn", "HH", "", "lift,take,draw", "P0"},
		{"the next human is called", "HH", "", "lift,take,end", "covered for P1"},
		{"and sees the table", "HH", "", "lift,take,end,lift", "P1"},
		{"bots move before the eyes of who was there", "HBH", "", "lift,end,bot take", "P0"},
		{"the curtain comes when the next human must decide", "HBH", "", "lift,end,bot end", "covered for P2"},
		{"not for the same human again", "HBH", "", "at once,lift,end,bot end,lift,end,lift", "P0"},
		{"a question in between calls too", "HH", "", "lift,dare 1", "covered for P1"},
		{"and back", "HH", "", "lift,dare 1,lift,block", "covered for P0"},
		{"before bots begin, several humans see what a spectator sees", "BHH", "", "", "nobody"},
		{"until one must decide", "BHH", "", "bot end", "covered for P1"},

		{"where nobody knows more than another there is no curtain", "HH", "open", "", "P0"},
		{"the eyes just change", "HH", "open", "take,end", "P1"},
		{"until somebody does", "HH", "open", "draw,end", "covered for P1"},
		{"it is the two seats that matter", "HHH", "open", "draw,end,lift,end", "P2"},

		{"who leaves the table finds it covered", "HH", "", "lift,take,halt", "covered for P0"},
		{"and takes it up where it was", "HH", "", "lift,take,halt,lift", "P0"},
		{"or, while a bot plays, with a spectator's eyes", "HHB", "", "lift,end,lift,end,halt,resume", "nobody"},
		{"where all know the same it stays open", "HH", "open", "take,halt", "P0"},
		{"and before the only human", "HB", "", "take,halt", "P0"},
		{"and of a table of bots", "BB", "", "halt", "nobody"},

		{"looking with a spectator's eyes while a bot plays", "HHB", "", "lift,end,lift,end,look -1", "nobody"},
		{"looking with another human's eyes goes behind the curtain", "HHB", "", "lift,end,lift,end,look 0", "covered for P0"},
		{"and through it", "HHB", "", "lift,end,lift,end,look 0,lift", "P0"},
		{"while it is down another may be called", "HHB", "", "lift,end,lift,end,look 0,look 1", "covered for P1"},
		{"or nobody", "HHB", "", "lift,end,lift,end,look 0,look -1", "nobody"},
		{"a decision calls whom it concerns", "HHB", "", "lift,end,lift,end,look 1,look 0,lift,look 1,bot end", "covered for P0"},
		{"looking where all know the same", "HHB", "open", "end,end,look 0", "P0"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var words []string
			if c.words != "" {
				words = append(words, c.words)
			}
			h := tavernOf(t, c.seats, words...)
			h.play(c.script)
			if got := whose(h.s.View()); got != c.want {
				t.Errorf("after %q: %s, want %s", c.script, got, c.want)
			}
		})
	}
}

func whose(v View) string {
	switch {
	case v.Covered:
		return fmt.Sprintf("covered for P%d", v.CoverFor)
	case v.Viewer == game.Nobody:
		return "nobody"
	}
	return fmt.Sprintf("P%d", v.Viewer)
}

func TestACoveredTableShowsNothing(t *testing.T) {
	h := tavernOf(t, "HH")
	h.play("lift,take,draw,end")
	v := h.s.View()
	if !v.Covered || v.State != nil || v.Legal != nil || v.Standing != nil || v.Prompt != (game.Frame{}) ||
		v.Suggested != (game.Action{}) || v.CanUndo || v.CanCancel || v.CanRestart {
		t.Errorf("%+v", v)
	}
	if g := effect[Save](h).Game; !g.Covered {
		t.Error("the save does not say that the table is covered")
	}
	rev := v.Rev
	h.play("lift")
	if v := h.s.View(); v.Rev == rev || v.Covered || v.CoverFor != game.Nobody || v.State == nil || len(v.Legal) == 0 {
		t.Errorf("lifted: %+v", v)
	}
	if g := effect[Save](h).Game; g.Covered {
		t.Error("the save says that the table is covered")
	}
}

func TestASaveOfSeveralHumansOpensCovered(t *testing.T) {
	for _, c := range []struct{ seats, words, script, want string }{
		{"HH", "practice", "lift,take", "covered for P0"},
		{"HH", "practice", "lift,take,end", "covered for P1"},
		{"HH", "practice", "lift,roast,pick 1", "covered for P0"},
		{"HH", "open", "take", "P0"},
		{"HH", "open", "end", "P1"},
		{"HBH", "practice", "lift,end", "nobody"},
		{"HB", "practice", "take", "P0"},
		{"HB", "practice", "end", "P0"},
	} {
		h := tavernOf(t, c.seats, c.words)
		h.play(c.script)
		s, _, err := Open(h.s.Save())
		if err != nil {
			t.Fatal(err)
		}
		if got := whose(s.View()); got != c.want {
			t.Errorf("%s after %q opens %s, want %s", c.seats, c.script, got, c.want)
		}
	}
}

// Every hand of the toy is a number from 101 on, which nothing else is: it must not be found in another seat's view, in
// any form.
func TestNobodySeesAnothersHand(t *testing.T) {
	h := tavernOf(t, "HBH")
	h.play("at once")
	cards := map[uint8]map[game.Player]bool{} // who has ever held it
	acts := []string{"draw", "take", "end"}
	for i := 0; !h.s.View().Over; i++ {
		pos := h.s.pos.(*tavern)
		for p := range pos.N {
			card := pos.Hand[p]
			if cards[card] == nil {
				cards[card] = map[game.Player]bool{}
			}
			cards[card][game.Player(p)] = true
		}
		v := h.s.View()
		who := v.Viewer
		if v.Covered {
			who = game.Nobody
		}
		shown := shownBy(t, v, h.out)
		for i := range v.Log {
			if past, ok := h.s.At(i); ok {
				shown += shownBy(t, past, nil)
			}
		}
		for card, owners := range cards {
			if !owners[who] && strings.Contains(shown, fmt.Sprint(card)) {
				t.Fatalf("revision %d: card %d of %v is shown to %s", v.Rev, card, owners, whose(v))
			}
		}
		if who != game.Nobody && !strings.Contains(shown, fmt.Sprint(pos.Hand[who])) {
			t.Fatalf("P%d does not see the own card %d", who, pos.Hand[who])
		}
		switch {
		case v.Covered:
			h.play("lift")
		case h.s.bot(v.Turn):
			h.play("bot " + acts[pos.Acts])
		default:
			h.play(acts[pos.Acts])
		}
	}
	if len(cards) < 12 {
		t.Errorf("only %d cards were ever held", len(cards))
	}
}

// shownBy is all that the page gets, but for saves, which it keeps closed, and a bot's own question.
func shownBy(t *testing.T, v View, out []Effect) string {
	t.Helper()
	text, err := json.Marshal([]any{v.Setup, v.Seats, v.ID, v.Title, v.State, v.Prompt, v.Legal, v.Suggested, v.Log, v.Standing})
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range out {
		if a, ok := e.(Announce); ok {
			more, err := json.Marshal(a)
			if err != nil {
				t.Fatal(err)
			}
			text = append(text, more...)
		}
	}
	return string(text)
}

func TestSecretsOfTheLogAreForWhoLiftedTheCurtain(t *testing.T) {
	secret := func(v View) (n int) {
		for _, e := range v.Log {
			for _, ev := range e.Events {
				if ev.Kind == evDrew && ev.A != 0 {
					n++
				}
			}
		}
		return n
	}
	// P0 and P2 both see an open table: no curtain between P1 and P2. P1 has drawn, which differs from everybody.
	h := tavernOf(t, "HHH", "open")
	for _, c := range []struct {
		script string
		want   string
		n      int
	}{
		{"draw", "P0", 1},
		{"end", "covered for P1", 0},
		{"lift", "P1", 0},
		{"end", "P2", 0},
		{"draw,end", "covered for P0", 0},
		{"lift", "P0", 1},
	} {
		h.play(c.script)
		if got, n := whose(h.s.View()), secret(h.s.View()); got != c.want || n != c.n {
			t.Errorf("after %s: %s sees %d secrets, want %s and %d", c.script, got, n, c.want, c.n)
		}
	}
}

// A table whose seats know the same now may have a past in which they did not: without a curtain its secrets stay closed.
func TestWithoutACurtainOlderSecretsStayClosed(t *testing.T) {
	h := tavernOf(t, "HH", "open")
	h.play("draw,end,lift,end")
	h.play("lift")
	// The card goes away: both seats know the same again.
	h.s.pos.(*tavern).Hand[0] = 0
	h.play("end,end")
	v := h.s.View()
	if whose(v) != "P0" {
		t.Fatal(whose(v))
	}
	for _, e := range v.Log {
		for _, ev := range e.Events {
			if ev.Kind == evDrew && ev.A != 0 {
				t.Errorf("an old secret is open: %+v", ev)
			}
		}
	}
}

// Looking away and back closes older secrets, but not those that are new after an undo.
func TestASecretDrawnAfterUndoIsTheViewersOwn(t *testing.T) {
	h := tavernOf(t, "HHB", "open")
	h.play("end,end,look 0,look 1,undo,draw")
	log := h.s.View().Log
	if got := log[len(log)-1].Events; len(got) != 1 || got[0].Kind != evDrew || got[0].A == 0 {
		t.Errorf("P1 does not see what P1 drew: %+v", got)
	}
}

func TestAGameWithoutSecretsHasNoCurtain(t *testing.T) {
	open := *tavernDef
	open.Private = false
	c := Config{ID: "a", Setup: open.DefaultSetup(2, 1), Seats: []save.Seat{{}, {}}}
	s, _, err := New(&open, c)
	if err != nil {
		t.Fatal(err)
	}
	h := &host{t: t, s: s}
	h.play("end")
	if got := whose(s.View()); got != "P1" {
		t.Error(got)
	}
}
