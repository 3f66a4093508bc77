package bridge

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
)

func TestBadQuestionsFail(t *testing.T) {
	good := question(t, 1)
	base := Think{N: 1, Game: good.Game, Rules: engines.ByID(good.Game).Rules, Seat: int8(good.Seat), Level: 1, Seed: 9, State: good.State}
	for _, c := range []struct {
		name, want string
		edit       func(*Think)
	}{
		{"no such game", "no game", func(m *Think) { m.Game = "chess" }},
		{"other rules", "rules", func(m *Think) { m.Rules++ }},
		{"no such level", "level", func(m *Think) { m.Level = 200 }},
		{"no such trait", "trait", func(m *Think) { m.Trait = 200 }},
		{"another seat", "not asked", func(m *Think) { m.Seat = 1 - m.Seat }},
		{"nobody", "not asked", func(m *Think) { m.Seat = int8(game.Nobody) }},
		{"a cut position", "position", func(m *Think) { m.State = m.State[:len(m.State)-3] }},
		{"a longer position", "too many", func(m *Think) { m.State = append(bytes.Clone(m.State), 0) }},
	} {
		var got []Message
		s := newServer(func(m Message) { got = append(got, m) })
		m := base
		c.edit(&m)
		s.hear(Encode(m))
		if len(got) != 1 || s.busy() {
			t.Errorf("%s: %v", c.name, got)
			continue
		}
		if f, ok := got[0].(Failed); !ok || f.N != 1 || !strings.Contains(f.Text, c.want) {
			t.Errorf("%s: %v", c.name, got[0])
		}
	}
}

func TestAPanicIsReportedAndSurvived(t *testing.T) {
	var got []Message
	s := newServer(func(m Message) { got = append(got, m) })
	real := s.find
	s.find = func(id string) *game.Def {
		d := *real(id)
		d.Eval = func(game.State, game.Player) int32 { panic("broken scales") }
		return &d
	}
	q := question(t, 1)
	m := Encode(Think{N: 2, Game: q.Game, Rules: engines.ByID(q.Game).Rules, Seat: int8(q.Seat), Level: 1, State: q.State})
	s.hear(m)
	s.work(1)
	if f, ok := got[len(got)-1].(Failed); !ok || f.N != 2 || !strings.Contains(f.Text, "broken scales") || s.busy() {
		t.Fatalf("%v", got)
	}
	s.find = real
	s.hear(m)
	for s.busy() {
		s.work(1000)
	}
	if _, ok := got[len(got)-1].(Thought); !ok {
		t.Fatalf("no answer after a panic: %v", got[len(got)-1])
	}
}

func TestSlicesAdaptToTheMachine(t *testing.T) {
	for _, cost := range []time.Duration{10 * time.Microsecond, 400 * time.Microsecond, 6 * time.Millisecond} {
		amount := firstWork
		for range 20 {
			amount = nextAmount(amount, time.Duration(amount)*cost)
			if took := time.Duration(amount) * cost; took > 30*time.Millisecond {
				t.Errorf("a slice of %v at %v a unit", took, cost)
			}
		}
		if took := time.Duration(amount) * cost; took < sliceGoal/3 {
			t.Errorf("slices of only %v at %v a unit", took, cost)
		}
	}
	if n := nextAmount(1, time.Second); n != 1 {
		t.Errorf("a slice of %d units", n)
	}
}

// every is one message of each type.
var every = []Message{Hello{7}, Think{N: 1, Game: "coincrown", Rules: 2, Seat: 3, Level: 1, Trait: 4, Seed: 1 << 63, State: []byte{1, 2}},
	Stop{}, Thought{1, 2, 3, 4, 5, 6, nil, nil}, Thought{N: 1, Best: pack([]bot.Advice{{Behind: 3}, {}})},
	Think{N: 2, Game: "emara", State: []byte{3}, Moves: packMoves([]uint16{1, 700}), Of: 5},
	Thought{N: 2, Past: packAnalysis([]bot.Turn{{Who: 1, Next: 2, Luck: [4]int{-3, 3}}}, []bot.Turning{{Move: 1, Cost: 90, Margin: 11}})}, Progress{1, 2, 3}, Failed{4, "why"}}

func TestMessagesComeBackAsSent(t *testing.T) {
	for _, m := range every {
		b := Encode(m)
		got, err := Decode(b)
		if err != nil {
			t.Errorf("%T: %v", m, err)
			continue
		}
		if again := Encode(got); !bytes.Equal(again, b) {
			t.Errorf("%T: %x came back as %x", m, b, again)
		}
		if _, err := Decode(b[:len(b)-1]); err == nil {
			t.Errorf("%T: a cut message was read", m)
		}
		if _, err := Decode(append(b, 0)); err == nil {
			t.Errorf("%T: a byte too many was read", m)
		}
	}
	if _, err := Decode(make([]byte, MaxMessage+1)); err == nil {
		t.Error("a message beyond the limit was read")
	}
	for _, n := range []int{1, adviceSize - 1, adviceSize + 4, 4 * adviceSize} {
		if _, err := Decode(Encode(Thought{Best: make([]byte, n)})); err == nil {
			t.Errorf("%d bytes were read as advice", n)
		}
	}
	if f, err := Decode(Encode(Failed{Text: strings.Repeat("x", 1<<20)})); err != nil || len(f.(Failed).Text) != maxText {
		t.Errorf("a long reason: %v", err)
	}
}

func TestAdviceTravelsWhole(t *testing.T) {
	list := []bot.Advice{{Action: game.Action{Kind: 65535, A: 1, B: 65535, C: 3}, Causes: [bot.MaxCauses]bot.Cause{{Feature: 255, Rivals: true, More: -7}, {Feature: 3, More: 1 << 30}}},
		{Behind: 1 << 30}}
	if got := unpack(pack(list)); !slices.Equal(got, list) {
		t.Errorf("%v came as %v", list, got)
	}
}

func FuzzDecode(f *testing.F) {
	for _, m := range every {
		f.Add(Encode(m))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		m, err := Decode(b)
		if err != nil {
			return
		}
		if again, err := Decode(Encode(m)); err != nil {
			t.Fatalf("%v does not come back: %v", m, err)
		} else if !bytes.Equal(Encode(again), Encode(m)) {
			t.Fatalf("%v came back as %v", m, again)
		}
	})
}
