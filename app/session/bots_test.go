package session

import (
	"bytes"
	"testing"
	"time"

	"tabard/engines/bot"
	"tabard/engines/game"
)

func TestABotIsAskedWithItsOwnEyes(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("end")
	th := effect[Think](h)
	v := h.s.View()
	if th.Rev != v.Rev || th.Game != "tavern" || th.Seat != 1 || th.Level != 0 || !v.Thinking || len(v.Legal) != 0 {
		t.Errorf("asked %+v at revision %d, thinking %v, legal %v", th, v.Rev, v.Thinking, v.Legal)
	}
	var seen tavern
	if _, err := seen.UnmarshalMsg(th.State); err != nil {
		t.Fatal(err)
	}
	pos := h.s.pos.(*tavern)
	if seen.Hand != [3]uint8{0, pos.Hand[1], 0} || seen.Deck.Known() || seen.Die.Known() {
		t.Errorf("the bot sees %+v of %+v", seen, pos)
	}
}

// A bot's character goes by its name, whichever seat it has.
func TestABotsNameDecidesItsTrait(t *testing.T) {
	d := game.Def{Traits: make([]game.Trait, 4)}
	seen := map[uint8]string{}
	for _, name := range []string{"Alison", "Hubert", "Oswald"} {
		n := d.TraitOf(name)
		if n < 1 || n > 4 || seen[n] != "" {
			t.Errorf("%s has trait %d, which %q has", name, n, seen[n])
		}
		seen[n] = name
	}
	if n := (&game.Def{}).TraitOf("Alison"); n != 0 {
		t.Errorf("a game without traits knows trait %d", n)
	}
	h := tavernOf(t, "HB")
	toy := *h.s.def
	toy.Traits = d.Traits
	h.s.def = &toy
	h.play("end")
	if th := effect[Think](h); th.Trait == 0 || th.Trait != toy.TraitOf(h.s.rec.Seats[1].Name) {
		t.Errorf("%s is asked with trait %d", h.s.rec.Seats[1].Name, th.Trait)
	}
}

func TestABotKeepsItsSeedForTheWholeGame(t *testing.T) {
	ask := func(seats, script string) Think {
		h := tavernOf(t, seats)
		h.play(script)
		return effect[Think](h)
	}
	first := ask("HB", "end")
	for _, script := range []string{"take,undo,end", "take,end", "end,bot roast"} {
		if th := ask("HB", script); th.Seat != first.Seat || th.Seed != first.Seed {
			t.Errorf("after %q seat %d thinks with seed %d, at first seat %d with %d", script, th.Seat, th.Seed, first.Seat, first.Seed)
		}
	}
	if th := ask("BB", "bot take,resume"); th.Seat == first.Seat || th.Seed == first.Seed {
		t.Errorf("two seats share the seed %d", th.Seed)
	}
}

func TestBotsKeepAPaceThatPeopleCanFollow(t *testing.T) {
	for _, c := range []struct{ name, seats, script, want, effects string }{
		{"a bot begins at once after a human", "HB", "end", "P1 Menu coins [1 1] points [0 0] undo thinking", "save announce think"},
		{"a whole decision is followed by a pause", "HB", "end,bot take", "P1 Menu coins [1 2] points [0 0] (other) paused", "save announce pause"},
		{"parts of a decision are not", "HB", "end,bot roast,bot pick 0", "P1 Pick coins [1 1] points [0 0] (other) thinking", "save announce think"},
		{"its end is", "HB", "end,bot roast,bot pick 0,bot pick 1,bot pay 1", "P1 Menu coins [1 0] points [0 3] (other) paused", "save announce pause"},
		{"after the pause the next is thought of", "HB", "end,bot take,resume", "P1 Menu coins [1 2] points [0 0] (other) thinking", "think"},
		{"a human's turn does not wait", "HB", "end,bot end", "P0 Menu coins [1 1] points [0 0] (other)", "save announce"},
		{"no pause when it is set to nothing", "HB", "at once,end,bot take", "P1 Menu coins [1 2] points [0 0] (other) thinking", "save announce think"},
		{"setting it to nothing ends the pause", "HB", "end,bot take,at once", "P1 Menu coins [1 2] points [0 0] (other) thinking", "think"},
		{"skipping ends the pause", "HB", "end,bot take,skip", "P1 Menu coins [1 2] points [0 0] (other) thinking skipping", "think"},
		{"and there are no more", "HB", "end,skip,bot take,bot take", "P1 Menu coins [1 3] points [0 0] (other) thinking skipping", "save announce think"},
		{"until a human must decide", "HB", "end,skip,bot take,bot end", "P0 Menu coins [1 2] points [0 0] (other)", "save announce"},
		{"then pauses are back", "HB", "end,skip,bot take,bot end,end,bot take", "P1 Menu coins [1 3] points [0 0] (other) paused", "save announce pause"},
		{"skipping in one's own turn means nothing", "HB", "skip,end,bot take", "P1 Menu coins [1 2] points [0 0] (other) paused", "save announce pause"},
		{"a human asked in a bot's turn must decide too", "HB", "end,skip,bot dare 0", "P0 Dared coins [1 1] points [0 0] (other)", "save announce"},
		{"bots among themselves play and pause", "BB", "bot take", "P0 Menu coins [2 1] points [0 0] (other) paused", "save announce pause"},
		{"undo calls the thinker off", "HB", "take,end,undo", "P0 Menu coins [2 1] points [0 0] undo", "stopthinking save"},
		{"halt calls it off", "HB", "end,halt", "P1 Menu coins [1 1] points [0 0] undo stopped", "stopthinking"},
		{"halt ends a pause", "HB", "end,bot take,halt", "P1 Menu coins [1 2] points [0 0] (other) stopped", ""},
		{"a late thought after halt is dropped", "HB", "end,halt,bot take", "P1 Menu coins [1 1] points [0 0] undo stopped", ""},
		{"resume takes it up again", "HB", "end,halt,resume", "P1 Menu coins [1 1] points [0 0] undo thinking", "think"},
		{"so does a decision", "HB", "halt,end", "P1 Menu coins [1 1] points [0 0] undo thinking", "save announce think"},
	} {
		t.Run(c.name, func(t *testing.T) {
			h := tavernOf(t, c.seats)
			h.play(c.script)
			if got := h.sight(); got != c.want {
				t.Errorf("after %q:\n got %s\nwant %s", c.script, got, c.want)
			}
			if got := h.words(); got != c.effects {
				t.Errorf("after %q: effects %q, want %q", c.script, got, c.effects)
			}
		})
	}
}

func TestThePauseIsAsLongAsWasSet(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("end,bot take")
	if p := effect[Pause](h); p != (Pause{h.s.View().Rev, DefaultPause}) {
		t.Errorf("%+v", p)
	}
	h.play("resume")
	h.do(SetPace{2 * time.Second})
	h.play("bot take")
	if p := effect[Pause](h); p.D != 2*time.Second {
		t.Errorf("%+v", p)
	}
	h.do(Resume{h.s.View().Rev - 1})
	if !h.s.View().Paused {
		t.Error("the end of an older pause ended this one")
	}
}

func TestABotWithoutALegalAnswerIsHelpedOut(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once,end,bot roast,bot pick 0,bot pick 1")
	h.do(Thought{Rev: h.s.View().Rev, Answer: bot.Answer{Action: game.Action{Kind: kGrin}}})
	if got := h.words(); got != "notice.fallback save announce think" {
		t.Errorf("effects %q", got)
	}
	if got := h.sight(); got != "P1 Menu coins [1 0] points [0 3] (other) thinking" {
		t.Errorf("it did not pay what was suggested: %s", got)
	}
	h.do(Thought{Rev: h.s.View().Rev, Answer: bot.Answer{Action: game.Action{Kind: kGrin}}})
	if got := h.sight(); got != "P1 Menu coins [1 1] points [0 3] (other) thinking" {
		t.Errorf("it gave up its turn rather than act: %s", got)
	}
	if got := h.words(); got != "save announce think" {
		t.Errorf("told twice: %q", got)
	}
	h.play("bot end,end")
	h.do(Thought{Rev: h.s.View().Rev, Answer: bot.Answer{Action: h.action("take"), Fault: "dead"}})
	if got := h.words(); got != "notice.fallback save announce think" {
		t.Errorf("not told again, though a real answer came in between: %q", got)
	}
}

func TestAMakeshiftAnswerOfThePageIsTold(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("end")
	h.do(Thought{Rev: h.s.View().Rev, Answer: bot.Answer{Action: h.action("take"), Fault: "dead"}})
	if got := h.words(); got != "notice.fallback save announce pause" {
		t.Errorf("effects %q", got)
	}
}

func TestATableOfBotsIsSeenByNobody(t *testing.T) {
	h := tavernOf(t, "BBB")
	v := h.s.View()
	if v.Viewer != game.Nobody || v.Covered || len(v.Legal) != 0 || v.State.(*tavern).Hand != [3]uint8{} {
		t.Errorf("viewer %d covered %v legal %v state %+v", v.Viewer, v.Covered, v.Legal, v.State)
	}
	for !h.s.View().Over {
		if h.s.View().Paused {
			h.play("resume")
		}
		h.play("bot end")
	}
	effect[Finished](h)
	if v := h.s.View(); len(v.Standing) != 3 || !v.Over || v.Turn != game.Nobody {
		t.Errorf("the end: %+v", v)
	}
}

func TestTheEndIsToldOnce(t *testing.T) {
	h := tavernOf(t, "HB")
	h.play("at once")
	for range tavernRounds - 1 {
		h.play("end,bot end")
	}
	h.play("end,bot end")
	if got := h.words(); got != "save announce finished" {
		t.Errorf("effects %q", got)
	}
	if got := h.sight(); got != "over coins [1 1] points [0 0] (other)" {
		t.Errorf("%s", got)
	}
	for _, m := range []Msg{Resume{h.s.View().Rev}, Skip{}, SetPace{0}, Halt{}, Rename{"Sunday"}} {
		for _, e := range h.do(m) {
			if _, again := e.(Finished); again {
				t.Errorf("%T: told again", m)
			}
		}
	}
	again, out, err := Open(h.s.Save())
	if err != nil || !again.View().Over {
		t.Fatal(err)
	}
	for _, e := range out {
		if _, told := e.(Finished); told {
			t.Error("told again when opened")
		}
	}
}

func TestAnAnswerThatEndsTheGameCanBeTakenBackWhereNothingWasRevealed(t *testing.T) {
	h := tavernOf(t, "BH")
	h.play("at once")
	for range tavernRounds {
		h.play("bot end,end")
	}
	if got := h.sight(); got != "over coins [1 1] points [0 0] undo" {
		t.Fatal(got)
	}
	h.play("undo,end")
	effect[Finished](h)
}

func TestTheThinkersStateIsNotThePosition(t *testing.T) {
	h := tavernOf(t, "BH")
	before := packed(h.s.pos)
	st := effect[Think](h).State
	for i := range st {
		st[i] = 0xff
	}
	if !bytes.Equal(before, packed(h.s.pos)) {
		t.Error("writing into the message changed the table")
	}
}
