package game

import (
	"errors"
	"fmt"
	"slices"
	"testing"
)

// count is the smallest game there is: say 1 or 2 until five is reached.
type count struct{ n, turn uint8 }

func (c *count) Turn() Player {
	if c.n >= 5 {
		return Nobody
	}
	return Player(c.turn)
}
func (c *count) Prompt() Frame { return Frame{Kind: 1, Who: c.Turn()} }
func (c *count) Settled() bool { return true }
func (c *count) Legal(dst []Action) []Action {
	if c.n >= 5 {
		return dst
	}
	return append(dst, Action{Kind: FirstKind, A: 1}, Action{Kind: FirstKind, A: 2})
}
func (c *count) Apply(a Action, out *Sink) {
	c.n += uint8(a.A)
	c.turn ^= 1
	out.Add(Event{Kind: 1, Who: Player(c.turn), A: a.A})
}
func (c *count) Standing(dst []Rank) []Rank          { return dst }
func (c *count) Redact(Player)                       { c.n = 0 }
func (c *count) Still()                              {}
func (c *count) Determinize(*Rand)                   {}
func (c *count) Check() error                        { return nil }
func (c *count) Clone() State                        { d := *c; return &d }
func (c *count) CopyFrom(s State)                    { *c = *s.(*count) }
func (c *count) MarshalMsg(b []byte) ([]byte, error) { return append(b, c.n, c.turn), nil }
func (c *count) UnmarshalMsg(b []byte) ([]byte, error) {
	c.n, c.turn = b[0], b[1]
	return b[2:], nil
}

func TestPlayIsTheCheckedDoor(t *testing.T) {
	c := &count{}
	var out Sink
	for _, bad := range []Action{{}, {Kind: Pass}, {Kind: FirstKind}, {Kind: FirstKind, A: 3}, {Kind: FirstKind, A: 1, C: 1}} {
		if err := Play(c, bad, &out); !errors.Is(err, ErrIllegal) {
			t.Errorf("%v: %v, want ErrIllegal", bad, err)
		}
	}
	if *c != (count{}) || len(out.Events) != 0 {
		t.Fatal("a refused action changed something")
	}
	for range 3 {
		if err := Play(c, Action{Kind: FirstKind, A: 2}, &out); err != nil {
			t.Fatal(err)
		}
	}
	if err := Play(c, Action{Kind: FirstKind, A: 2}, &out); !errors.Is(err, ErrOver) {
		t.Errorf("after the end: %v, want ErrOver", err)
	}
	if len(out.Events) != 3 {
		t.Errorf("%d events, want 3", len(out.Events))
	}
}

func TestViewLeavesTheStateAlone(t *testing.T) {
	c := &count{n: 3, turn: 1}
	v := View(c, 0).(*count)
	if v.n != 0 || c.n != 3 {
		t.Errorf("view %v of %v", *v, *c)
	}
}

func TestHashFollowsTheEncoding(t *testing.T) {
	a, buf := Hash(&count{n: 1, turn: 1}, nil)
	b, buf := Hash(&count{n: 1, turn: 0}, buf)
	c, _ := Hash(&count{n: 1, turn: 1}, buf)
	if a == b || a != c {
		t.Errorf("hashes %x %x %x", a, b, c)
	}
	if a != 0x82f2307b4e88e77 {
		t.Errorf("FNV-1a of 01 01 is stored in saves and must stay: %x", a)
	}
}

func TestIndexFindsEveryActionAndNoOther(t *testing.T) {
	var legal []Action
	for k := Kind(1); k < 6; k++ {
		for a := uint16(0); a < 3; a++ {
			legal = append(legal, Action{Kind: k, A: a, B: a * 2, C: 65535 - a})
		}
	}
	if !slices.IsSortedFunc(legal, Action.Compare) {
		t.Fatal("the list must be ascending")
	}
	for i, a := range legal {
		if Index(legal, a) != i {
			t.Errorf("%v at %d, want %d", a, Index(legal, a), i)
		}
		a.C--
		if Index(legal, a) != -1 {
			t.Errorf("%v is not in the list", a)
		}
	}
	if Index(nil, Action{Kind: 1}) != -1 {
		t.Error("an empty list holds nothing")
	}
}

func TestPlaceSharesPlacesAndComparesKeysInOrder(t *testing.T) {
	r := []Rank{{Who: 0, Keys: [MaxKeys]int32{10, 1}}, {Who: 1, Keys: [MaxKeys]int32{12, 0}},
		{Who: 2, Keys: [MaxKeys]int32{10, 2}}, {Who: 3, Keys: [MaxKeys]int32{10, 1}}}
	Place(r)
	var who []Player
	var places []uint8
	for _, x := range r {
		who, places = append(who, x.Who), append(places, x.Place)
	}
	if !slices.Equal(who, []Player{1, 2, 0, 3}) || !slices.Equal(places, []uint8{1, 2, 3, 3}) {
		t.Errorf("order %v, places %v", who, places)
	}
}

func TestSecretEventsLoseTheirArgumentsForOthers(t *testing.T) {
	e := Event{Kind: 3, Who: 1, Flags: Secret | Reveals, A: 4, B: 5, C: 6, N: 7}
	if e.For(1) != e {
		t.Error("the owner sees everything")
	}
	for _, v := range []Player{0, 2, Nobody} {
		if got := e.For(v); got.A != 0 || got.B != 0 || got.C != 0 || got.N != 7 {
			t.Errorf("seat %d sees %v", v, got)
		}
	}
	open := Event{Kind: 3, Who: 1, A: 4}
	if open.For(0) != open {
		t.Error("an open event is the same for all")
	}
	var nilSink *Sink
	nilSink.Add(e)
	nilSink.Reset()
	if nilSink.Reveals() {
		t.Error("a nil sink holds nothing")
	}
	s := Sink{Events: []Event{open}}
	if s.Reveals() {
		t.Error("nothing was revealed")
	}
	s.Add(e)
	if !s.Reveals() {
		t.Error("the second event reveals")
	}
}

func TestMachineTexts(t *testing.T) {
	d := &Def{ID: "x", Kinds: []string{1: "Pass", 4: "Buy"}, Events: []string{1: "Bought"}, Frames: []string{1: "Turn"}}
	for got, want := range map[string]string{
		d.ActionText(Action{Kind: 4, A: 0, B: 2}):                        "Buy 0 2",
		d.ActionText(Action{Kind: Pass}):                                 "Pass",
		d.ActionText(Action{Kind: 9, C: 1}):                              "#9 0 0 1",
		d.EventText(Event{Kind: 1, Who: 2, A: 3, N: -1, Flags: Reveals}): "P2 Bought 3 n=-1 reveals",
		d.EventText(Event{Kind: 1, Who: Nobody, Flags: Secret}):          "Bought secret",
		d.FrameText(Frame{Kind: 1, Who: 0, B: 4}):                        "Turn 0 4",
		d.FrameText(Frame{Kind: 1, N: 2}):                                "Turn n=2",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestSetupOutsideTheLimitsIsRefused(t *testing.T) {
	d := &Def{ID: "x", MinSeats: 2, MaxSeats: 3, Options: []Option{{ID: "o", Values: []string{"a", "b"}, Default: 1}}}
	good := d.DefaultSetup(2, 9)
	if err := d.CheckSetup(good); err != nil || good.Options[0] != 1 || good.Seed != 9 {
		t.Errorf("defaults %v: %v", good, err)
	}
	for name, change := range map[string]func(*Setup){
		"too few seats":     func(s *Setup) { s.Seats = 1 },
		"too many seats":    func(s *Setup) { s.Seats = 4 },
		"no such value":     func(s *Setup) { s.Options[0] = 2 },
		"no such option":    func(s *Setup) { s.Options[1] = 1 },
		"last option's end": func(s *Setup) { s.Options[MaxOptions-1] = 1 },
	} {
		s := good
		change(&s)
		if err := d.CheckSetup(s); !errors.Is(err, ErrSetup) {
			t.Errorf("%s: %v, want ErrSetup", name, err)
		}
	}
}

func TestStreamsAndFramesSurviveTheCodec(t *testing.T) {
	r, f := NewRand(5, 6), Frame{Kind: 3, Who: Nobody, A: 65535, B: 1, N: -32768}
	b, err := r.MarshalMsg(nil)
	if err == nil {
		b, err = f.MarshalMsg(b)
	}
	if err != nil {
		t.Fatal(err)
	}
	var r2 Rand
	var f2 Frame
	rest, err := r2.UnmarshalMsg(b)
	if err == nil {
		rest, err = f2.UnmarshalMsg(rest)
	}
	if err != nil || len(rest) != 0 || r2 != r || f2 != f {
		t.Errorf("%v %v, rest %d, %v", r2, f2, len(rest), err)
	}
}

// A game that gets a new trait leaves every rival as people know it: only those whom the trait names have it.
func TestANewTraitLeavesEveryRivalAsItIs(t *testing.T) {
	old := Def{Traits: []Trait{{ID: "bold"}, {ID: "pious"}, {ID: "thrifty"}, {ID: "builder"}}}
	seen := [5]int{}
	for _, at := range []int{0, 2, 4} {
		more := Def{Traits: slices.Insert(slices.Clone(old.Traits), at, Trait{ID: "sailor", Bearers: []string{"Egbert", "Wulf"}})}
		for i := range 1000 {
			name := fmt.Sprint("Rival ", i)
			was, is := old.TraitOf(name), more.TraitOf(name)
			if old.Traits[was-1].ID != more.Traits[is-1].ID {
				t.Fatalf("%s was %s and is %s", name, old.Traits[was-1].ID, more.Traits[is-1].ID)
			}
			seen[was]++
		}
		for _, name := range []string{"Egbert", "Wulf"} {
			if n := more.TraitOf(name); int(n) != at+1 {
				t.Errorf("%s bears trait %d, want %d", name, n, at+1)
			}
		}
	}
	for trait, n := range seen[1:] { // 3000 draws, a quarter each
		if n < 600 || n > 900 {
			t.Errorf("%d of 3000 names have trait %d", n, trait+1)
		}
	}
	if n := (&Def{}).TraitOf("Egbert"); n != 0 {
		t.Errorf("a game without traits knows trait %d", n)
	}
	named := Def{Traits: []Trait{{ID: "sailor", Bearers: []string{"Egbert"}}}}
	if a, b := named.TraitOf("Egbert"), named.TraitOf("Alison"); a != 1 || b != 0 {
		t.Errorf("the only trait has bearers: they have %d, others %d", a, b)
	}
}
