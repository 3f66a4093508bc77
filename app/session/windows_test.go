package session

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/save"
)

// shouting is a table of the toy at which that seat may hush a shout, or nobody if it is Nobody.
func shouting(t *testing.T, seats string, may ...game.Player) *host {
	t.Helper()
	h := tavernOf(t, seats, "shout")
	st := h.s.pos.(*tavern)
	for p := range st.N {
		st.Hand[p] = 101
	}
	for _, p := range may {
		st.Hand[p] = 102
	}
	h.s.rev++
	h.s.paint()
	return h
}

// asked is who decides what, and how: "P1 Shout", "P1 Shout called before P0", "P1 Shout covered".
func asked(h *host) string {
	v := h.s.View()
	line := fmt.Sprintf("P%d %s", v.Turn, tavernDef.Frames[h.s.pos.Prompt().Kind])
	switch {
	case v.Called:
		line += fmt.Sprintf(" called before P%d", v.Viewer)
	case v.Covered:
		line += fmt.Sprintf(" covered for P%d", v.CoverFor)
	}
	return line
}

func TestHowWindowsAreAsked(t *testing.T) {
	for _, c := range []struct {
		name, seats, may, script, want string
	}{
		{"the only person is not asked where only Pass is left", "HB", "", "shout, bot pass", "P0 Menu"},
		{"but where there is a choice", "HB", "0", "shout, bot pass", "P0 Crow"},
		{"in a bot's turn too", "HBB", "0", "end, bot shout", "P0 Shout"},
		{"who asks for every window gets every window", "HB", "", "ask 0 1, shout, bot pass", "P0 Crow"},
		{"and passes by hand", "HB", "", "ask 0 1, shout, bot pass, pass", "P0 Menu"},
		{"who wants none gets none", "HB", "0", "ask 0 3, shout, bot pass", "P0 Menu"},
		{"an open one is passed when none is wanted", "HB", "0", "shout, bot pass, ask 0 3", "P0 Menu"},
		{"for the rest of the turn", "HB", "0", "shout, bot pass, rest, shout, bot pass", "P0 Menu"},
		{"taken back", "HB", "0", "shout, bot pass, rest, ask 0 0, shout, bot pass", "P0 Crow"},
		{"not in the next turn", "HB", "0", "at once, shout, bot pass, rest, end, bot end, shout, bot pass", "P0 Crow"},

		{"several are asked aloud", "HH", "1", "lift, shout", "P1 Shout called before P0"},
		{"alike, whatever they hold", "HH", "", "lift, shout", "P1 Shout called before P0"},
		{"whoever holds the device passes for them", "HH", "1", "lift, shout, pass on", "P0 Crow"},
		{"one after the other", "HHH", "", "lift, shout, pass on", "P2 Shout called before P0"},
		{"the own window pauses too", "HH", "", "lift, shout, pass on", "P0 Crow"},
		{"or may not, before the own eyes", "HH", "", "lift, ask 0 2, shout, pass on", "P0 Menu"},
		{"but others are asked even so", "HH", "", "lift, ask 1 2, shout", "P1 Shout called before P0"},
		{"who never wants to be asked is not", "HH", "1", "lift, ask 1 3, shout", "P0 Crow"},
		{"for the rest of the turn only", "HHH", "1", "lift, shout, rest, rest, pass, shout", "P0 Crow"},
		{"and asked again in the next", "HHH", "1", "lift, shout, rest, rest, rest, end, lift, end, lift, shout", "P0 Shout called before P2"},
		{"who was asked may take the device", "HH", "1", "lift, shout, give", "P1 Shout covered for P1"},
		{"and answer", "HH", "1", "lift, shout, give, lift", "P1 Shout"},
		{"then it goes back", "HH", "1", "lift, shout, give, lift, hush", "P0 Menu covered for P0"},
		{"the next is called before who has it", "HHH", "1", "lift, shout, give, lift, pass", "P2 Shout called before P1"},
		{"who asked may think better of it", "HH", "", "lift, shout, undo", "P0 Menu"},
		{"not once another has passed", "HH", "", "lift, shout, pass on, undo", "P0 Crow"},
		{"who leaves a table finds it covered for who was asked", "HH", "", "lift, shout, halt", "P1 Shout covered for P1"},
		{"and is not passed by others then", "HH", "", "lift, shout, halt, pass on", "P1 Shout covered for P1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			var may []game.Player
			for _, r := range c.may {
				may = append(may, game.Player(r-'0'))
			}
			h := shouting(t, c.seats, may...)
			h.play(c.script)
			if got := asked(h); !strings.HasPrefix(got, c.want) || len(got) != len(c.want) {
				t.Errorf("after %q: %s, want %s", c.script, got, c.want)
			}
		})
	}
}

// What a seat holds must not be told by what the page of another shows of its windows: two tables that differ only in the
// hand of a seat look alike through the eyes of the others, message by message, until that seat has really answered.
func TestAWindowTellsNothingOfAHand(t *testing.T) {
	for _, c := range []struct{ seats, script string }{
		{"HH", "lift, shout, pass on, pass, take, end"},
		{"HH", "lift, shout, rest, pass, shout, pass"},
		{"HH", "lift, ask 1 3, shout, pass, end"},
		{"HH", "lift, ask 1 2, shout, pass on, pass"},
		{"HH", "lift, shout, give"},
		{"HHB", "lift, shout, pass on, bot pass, pass, end"},
	} {
		a, b := shouting(t, c.seats), shouting(t, c.seats, 1)
		for word := range strings.SplitSeq(c.script, ",") {
			a.play(word)
			b.play(word)
			va, vb := a.s.View(), b.s.View()
			if d := same(va, vb); d != "" || a.words() != b.words() || va.Rev != vb.Rev {
				t.Errorf("%s after%s of %q: %s; effects %q and %q", c.seats, word, c.script, d, a.words(), b.words())
				break
			}
		}
	}
}

func TestASilentPassLeavesNoTrace(t *testing.T) {
	h := shouting(t, "HB")
	h.play("shout") // and with it the two passes are made
	if got := h.words(); got != "save announce" {
		t.Fatalf("effects %q", got)
	}
	if told := effect[Announce](h).Entries; len(told) != 1 || told[0].Who != 0 || len(told[0].Events) != 1 || told[0].Events[0].Kind != evShouted {
		t.Errorf("more is told than the shout: %+v", told)
	}
	if n := len(h.s.Save().Moves); n != 3 {
		t.Errorf("%d moves in the record, want the shout and two passes", n)
	}
	if v := h.s.View(); v.Since != 2 {
		t.Errorf("news since entry %d of %d: a pass counts as a decision", v.Since, len(v.Log))
	}
}

// How a seat is asked is part of the record, and of a rematch; an order for a turn is not.
func TestHowASeatIsAskedIsKept(t *testing.T) {
	h := shouting(t, "HB", 0)
	h.play("ask 0 3")
	g := effect[Save](h).Game
	if g.Seats[0].Level != uint8(AskNever) || AskOf(h.s.View().Seats, 0) != AskNever {
		t.Fatalf("seats %+v, shown %+v", g.Seats, h.s.View().Seats)
	}
	again, _, err := Open(g)
	if err != nil {
		t.Fatal(err)
	}
	if AskOf(again.View().Seats, 0) != AskNever || AskOf(Rematch(g, "b", 1, noon).Seats, 0) != AskNever {
		t.Error("a reload or a rematch forgets it")
	}
	h.play("ask 0 0, shout, bot pass")
	rev := h.s.View().Rev
	h.play("rest")
	if v := h.s.View(); !v.Rests[0] || v.Rev == rev {
		t.Errorf("resting %v at revision %d", v.Rests, v.Rev)
	}
	h.play("ask 0 0")
	if v := h.s.View(); v.Rests[0] {
		t.Error("the order still stands")
	}
}

func TestOrdersOfNoSenseAreRefused(t *testing.T) {
	for _, c := range []struct{ seats, script string }{
		{"HB", "ask 1 1"}, {"HB", "ask 0 4"}, {"HB", "pass on"}, {"HB", "give"}, {"HH", "pass on"}, {"HH", "lift, rest"},
		{"HB", "shout, pass on"}, {"HH", "lift, shout, hush"}, {"HH", "lift, shout, give, give"},
	} {
		h := shouting(t, c.seats, 0, 1)
		h.play(c.script)
		if h.words() != string(NoticeNotYours) {
			t.Errorf("%s after %q: %q", c.seats, c.script, h.words())
		}
	}
	h := shouting(t, "HH", 1)
	h.play("lift, shout")
	h.do(Passes{Rev: h.s.View().Rev - 1})
	if h.words() != string(NoticeStale) {
		t.Error(h.words())
	}
}

// A record holds the passes like any other answer, so that it replays under any orders.
func TestPassesAreRecorded(t *testing.T) {
	h := tavernOf(t, "HHH", "shout")
	h.play("lift, ask 2 3, shout, pass on, pass, take")
	g := h.s.Save()
	if n := len(g.Moves); n != 5 {
		t.Fatalf("%d moves", n)
	}
	line, err := save.Replay(g)
	if err != nil || !bytes.Equal(marshal(line.Final), marshal(h.s.pos)) {
		t.Fatal(err)
	}
}
