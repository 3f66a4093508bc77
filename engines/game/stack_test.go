package game

import "testing"

func TestTheTopOfTheStackIsAsked(t *testing.T) {
	var s Stack6
	if s.Turn() != Nobody || s.Prompt() != (Frame{Who: Nobody}) {
		t.Errorf("an empty stack asks seat %d %v", s.Turn(), s.Prompt())
	}
	s.Ask(1, 2, 0, 0, 0)
	s.Push(2, 3, 4, 5, -6)
	if want := (Frame{Kind: 2, Who: 3, A: 4, B: 5, N: -6}); s.Turn() != 3 || s.Prompt() != want || *s.Asked() != want {
		t.Errorf("seat %d is asked %v", s.Turn(), s.Prompt())
	}
	s.Follow(7, 8, 9, 10)
	if want := (Frame{Kind: 7, Who: 2, A: 8, B: 9, N: 10}); s.Prompt() != want || s.Depth != 3 {
		t.Errorf("%d questions, seat %d is asked %v", s.Depth, s.Turn(), s.Prompt())
	}
	s.Asked().N = 11
	if f := s.Pop(); f.N != 11 || s.Pop().Who != 3 || s.Turn() != 2 {
		t.Errorf("%v was closed, seat %d is asked", f, s.Turn())
	}
	if s.Pop(); s != (Stack6{}) {
		t.Errorf("an emptied stack is %v", s)
	}
}

func TestAStackIsTwoEntriesOfASnapshot(t *testing.T) {
	var s, back Stack6
	s.Ask(1, 0, 2, 3, 4)
	s.Push(5, 1, 6, 7, -8)
	b, err := s.MarshalMsg([]byte{9})
	if err != nil || b[0] != 9 || b[1] != 0x96 || b[len(b)-1] != 2 || len(b)-1 > s.Msgsize() {
		t.Fatalf("%x, at most %d bytes: %v", b, s.Msgsize(), err)
	}
	rest, err := back.UnmarshalMsg(append(b[1:], 10))
	if err != nil || back != s || len(rest) != 1 || rest[0] != 10 {
		t.Errorf("%v, rest %v: %v", back, rest, err)
	}
	for cut := range len(b) - 1 {
		if _, err := back.UnmarshalMsg(b[1 : 1+cut]); err == nil {
			t.Errorf("%d of %d bytes are enough", cut, len(b)-1)
		}
	}
	if _, err := new(Stack8).UnmarshalMsg(b[1:]); err == nil {
		t.Error("six cells are taken for eight")
	}
	if b, err := (Pair{}).MarshalMsg([]byte{9}); err != nil || len(b) != 1 || (Pair{}).Msgsize() != 0 {
		t.Errorf("a Pair writes %v: %v", b, err)
	}
	if b, err := new(Pair).UnmarshalMsg([]byte{9}); err != nil || len(b) != 1 {
		t.Errorf("a Pair reads and leaves %v: %v", b, err)
	}
}

func TestAStackFromOutsideIsCanonical(t *testing.T) {
	for name, c := range map[string]struct {
		change func(*Stack6)
		sound  bool
	}{
		"two questions":              {func(*Stack6) {}, true},
		"none":                       {func(s *Stack6) { *s = Stack6{} }, true},
		"full":                       {func(s *Stack6) { s.Depth = 6 }, true},
		"more than fit":              {func(s *Stack6) { s.Depth = 7 }, false},
		"one left behind":            {func(s *Stack6) { s.Depth = 1 }, false},
		"an argument past the last":  {func(s *Stack6) { s.Frames[5].B = 1 }, false},
		"a question after its close": {func(s *Stack6) { s.Pop(); s.Frames[1].Who = 1 }, false},
	} {
		var s Stack6
		s.Ask(1, 0, 0, 0, 0)
		s.Push(2, 1, 0, 0, 0)
		if c.change(&s); (s.CheckStack() == nil) != c.sound {
			t.Errorf("%s: %v", name, s.CheckStack())
		}
	}
}
