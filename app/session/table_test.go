package session

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
)

var noon = time.Date(2025, 6, 1, 12, 0, 0, 0, time.UTC).Unix()

// host drives a session by words: see play.
type host struct {
	t   *testing.T
	s   *Session
	out []Effect // of the last message
}

// tavernOf is a table of the toy game, a seat for each letter: H human, B bot. Further words: practice, boom, open, shout.
func tavernOf(t *testing.T, seats string, words ...string) *host {
	t.Helper()
	c := Config{ID: "toy1", Now: noon, Setup: tavernDef.DefaultSetup(len(seats), 7)}
	for i, kind := range seats {
		c.Seats = append(c.Seats, save.Seat{Name: fmt.Sprint("guest", i), Bot: kind == 'B', Colour: uint8(i)})
	}
	for _, w := range words {
		switch w {
		case "practice":
			c.Practice = true
		case "boom":
			c.Setup.Options[0] = 1
		case "shout":
			c.Setup.Options[2] = 1
		case "open":
			c.Setup.Options[1] = 1
		default:
			t.Fatalf("no table is %q", w)
		}
	}
	s, out, err := New(tavernDef, c)
	if err != nil {
		t.Fatal(err)
	}
	return &host{t, s, out}
}

func (h *host) do(m Msg) []Effect {
	h.t.Helper()
	h.out = h.s.Update(m)
	for _, e := range h.out {
		if b, ok := e.(Broken); ok {
			h.t.Fatalf("%#v broke:\n%s", m, b.Report)
		}
	}
	return h.out
}

// play sends messages, separated by commas: an action ("pick 2"), an action of the bot ("bot take"), or "undo", "cancel",
// "restart", "lift", "look 1", "resume", "skip", "halt", "at once" (no pauses), "pass on" and "rest" (in a window), "give" (the device),
// "ask 1 2" (seat and way).
func (h *host) play(script string) {
	h.t.Helper()
	for word := range strings.SplitSeq(script, ",") {
		word = strings.TrimSpace(word)
		if word == "" {
			continue
		}
		h.do(h.message(word))
	}
}

func (h *host) message(word string) Msg {
	h.t.Helper()
	rev := h.s.View().Rev
	switch word {
	case "undo":
		return Undo{}
	case "cancel":
		return Cancel{}
	case "restart":
		return RestartTurn{}
	case "lift":
		return Lifted{}
	case "resume":
		return Resume{rev}
	case "skip":
		return Skip{}
	case "halt":
		return Halt{}
	case "at once":
		return SetPace{0}
	case "pass on":
		return Passes{Rev: rev}
	case "rest":
		return Passes{Rev: rev, Rest: true}
	case "give":
		return HandOver{}
	}
	if rest, ok := strings.CutPrefix(word, "bot "); ok {
		return Thought{Rev: rev, Answer: bot.Answer{Action: h.action(rest)}}
	}
	var p game.Player
	var ask Ask
	if n, _ := fmt.Sscanf(word, "ask %d %d", &p, &ask); n == 2 {
		return SetAsk{p, ask}
	}
	if n, _ := fmt.Sscanf(word, "look %d", &p); n == 1 {
		return Look{p}
	}
	return Chose{rev, h.action(word)}
}

func (h *host) action(word string) game.Action {
	h.t.Helper()
	name, rest, _ := strings.Cut(word, " ")
	for k, n := range tavernDef.Kinds {
		if k > 0 && strings.EqualFold(n, name) {
			a := game.Action{Kind: game.Kind(k)}
			if rest != "" {
				if _, err := fmt.Sscan(rest, &a.A); err != nil {
					h.t.Fatal(err)
				}
			}
			return a
		}
	}
	h.t.Fatalf("no act is %q", word)
	return game.Action{}
}

// sight is a line on where the table stands: turn, question, coins and points, then what View offers.
func (h *host) sight() string {
	v, pos := h.s.View(), h.s.pos.(*tavern)
	line := "over"
	if !v.Over {
		line = fmt.Sprintf("P%d %s", v.Turn, tavernDef.Frames[pos.Prompt().Kind])
	}
	line += fmt.Sprintf(" coins %v points %v", pos.Coins[:pos.N], pos.Points[:pos.N])
	for _, f := range []struct {
		on   bool
		word string
	}{{v.CanCancel, "cancel"}, {v.CanUndo, "undo"}, {v.CanRestart, "restart"}, {v.Covered, "covered"},
		{v.Barrier == BarrierStart, "(start)"}, {v.Barrier == BarrierRevealed, "(revealed)"}, {v.Barrier == BarrierOther, "(other)"},
		{v.Thinking, "thinking"}, {v.Paused, "paused"}, {v.Skipping, "skipping"}, {v.Stopped, "stopped"}} {
		if f.on {
			line += " " + f.word
		}
	}
	return line
}

// words names the effects of the last message in order.
func (h *host) words() string {
	var w []string
	for _, e := range h.out {
		switch e := e.(type) {
		case Notify:
			w = append(w, string(e.Notice))
		default:
			w = append(w, strings.ToLower(strings.TrimPrefix(fmt.Sprintf("%T", e), "session.")))
		}
	}
	return strings.Join(w, " ")
}

// effect returns the only effect of that type in the last answer.
func effect[E Effect](h *host) E {
	h.t.Helper()
	var found []E
	for _, e := range h.out {
		if e, ok := e.(E); ok {
			found = append(found, e)
		}
	}
	if len(found) != 1 {
		h.t.Fatalf("%d effects %T in %s", len(found), *new(E), h.words())
	}
	return found[0]
}

// same says that two views show the same, revision and waiting aside.
func same(a, b View) string {
	for _, part := range []struct {
		name string
		a, b any
	}{
		{"state", packed(a.State), packed(b.State)}, {"legal", a.Legal, b.Legal}, {"prompt", a.Prompt, b.Prompt},
		{"turn", a.Turn, b.Turn}, {"viewer", a.Viewer, b.Viewer}, {"covered", a.Covered, b.Covered},
		{"cover", a.CoverFor, b.CoverFor}, {"log", a.Log, b.Log}, {"since", a.Since, b.Since},
		{"standing", a.Standing, b.Standing}, {"undo", a.CanUndo, b.CanUndo}, {"cancel", a.CanCancel, b.CanCancel},
		{"restart", a.CanRestart, b.CanRestart}, {"barrier", a.Barrier, b.Barrier}, {"over", a.Over, b.Over},
		{"called", a.Called, b.Called}, {"window", a.Window, b.Window}, {"suggested", a.Suggested, b.Suggested}, {"title", a.Title, b.Title},
	} {
		if x, y := fmt.Sprint(part.a), fmt.Sprint(part.b); x != y {
			return fmt.Sprintf("%s: %s, not %s", part.name, x, y)
		}
	}
	return ""
}

func packed(st game.State) []byte {
	if st == nil {
		return nil
	}
	return marshal(st)
}
