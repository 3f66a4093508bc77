package session

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/conquer"
	"tabard/engines/game"
	"tabard/engines/save"
)

// conquerDef has one level of bot, whose answers come from the tests.
var conquerDef = func() *game.Def {
	d := *conquer.Def
	d.Levels = []game.Level{{ID: "one"}}
	return &d
}()

func init() {
	known := save.ByCode
	save.ByCode = func(code uint8) *game.Def {
		if code == conquerDef.Code {
			return conquerDef
		}
		return known(code)
	}
}

// lively picks like a random player who hardly ever ends a turn or passes of its own will, so that there are marches and
// fights, and plays on for that many answers. stop may look at each window in which a person is asked.
func lively(h *host, answers int, window func(v View)) {
	h.t.Helper()
	r := game.NewRand(uint64(answers), 5)
	h.do(SetPace{0})
	for range answers {
		v := h.s.View()
		switch {
		case v.Over:
			return
		case v.Covered:
			h.do(Lifted{})
		case v.Called:
			window(v)
			h.do(Passes{Rev: v.Rev})
		case v.Thinking:
			h.do(Thought{Rev: v.Rev, Answer: bot.Answer{Action: livelier(&r, h.s.pos.Legal(nil))}})
		default:
			if v.Window {
				window(v)
			}
			h.do(Chose{v.Rev, livelier(&r, v.Legal)})
		}
	}
}

func livelier(r *game.Rand, legal []game.Action) game.Action {
	a := legal[r.Intn(len(legal))]
	for range 3 {
		switch a.Kind {
		case game.Pass, game.EndTurn, conquer.KindSell, conquer.KindStay:
			a = legal[r.Intn(len(legal))]
		}
	}
	return a
}

// The only person at a table is asked in a window only where there is something to choose; several are asked alike.
func TestWindowsOfCraftAndConquer(t *testing.T) {
	const answers = 2500
	for _, c := range []struct {
		seats string
		ask   Ask
	}{{"HB", AskDefault}, {"HBB", AskAlways}, {"HBB", AskNever}, {"HH", AskDefault}, {"HHH", AskNever}} {
		// Tables with other luck, until some windows had something to choose.
		total, chances := 0, 0
		for seed := uint64(11); seed < 19 && (total < 40 || chances == 0); seed++ {
			opened, only := windowsOf(t, c.seats, c.ask, seed, answers)
			total, chances = total+opened, chances+opened-only
		}
		if total < 40 || chances == 0 {
			t.Errorf("%s, ask %d: %d windows opened, %d with a choice: nothing is proven", c.seats, c.ask, total, chances)
		}
	}
}

// windowsOf plays at one table and compares how often people were asked with how often they should have been. It returns how
// many windows opened for people, and how many of them had Pass alone.
func windowsOf(t *testing.T, seats string, ask Ask, seed uint64, answers int) (opened, only int) {
	t.Helper()
	h := tableOf(t, conquerDef, seats, seed, false)
	for p, kind := range seats {
		if kind == 'H' {
			h.do(SetAsk{game.Player(p), ask})
		}
	}
	asked, alone := 0, 0
	lively(h, answers, func(v View) {
		asked++
		if len(v.Legal) == 1 {
			alone++
		}
	})
	for i := range h.s.steps {
		if st := &h.s.steps[i]; st.window && h.s.human(st.who) {
			opened++
			if st.only {
				only++
			}
		}
	}
	t.Logf("%s, ask %d: %d answers, %d windows of people, %d of them with Pass alone; asked %d times",
		seats, ask, len(h.s.steps), opened, only, asked)
	want := map[Ask]int{AskDefault: opened - only, AskAlways: opened, AskNever: 0}[AskOf(h.s.rec.Seats, 0)]
	if AskOf(h.s.rec.Seats, 0) == AskAble {
		want = opened - only
	}
	if over := h.s.pos.Turn() == game.Nobody; !over && asked != want && asked != want+1 || over && asked != want {
		t.Errorf("%s, ask %d: asked %d times, want %d", seats, ask, asked, want)
	}
	if seats == "HB" && alone > 0 {
		t.Errorf("asked %d times where passing was all that could be done", alone)
	}
	reopens(t, h)
	return opened, only
}

func TestAnyMessagesKeepATableOfCraftAndConquerWhole(t *testing.T) {
	for i, seats := range []string{"HB", "HH", "HBH"} {
		t.Run(seats, func(t *testing.T) {
			randomly(t, conquerDef, seats, uint64(40+i), i == 1, 400, 80)
		})
	}
}
