package gametest

import "tabard/engines/game"

// bend breaks the toy: each func gets what the sound method did and returns what the broken game does. All nil for the
// sound game.
var bend bends

type bends struct {
	turn        func(s *toy, p game.Player) game.Player
	prompt      func(s *toy, f game.Frame) game.Frame
	settled     func(s *toy, ok bool) bool
	legal       func(s *toy, from int, list []game.Action) []game.Action
	apply       func(s *toy, before toy, a game.Action, out *game.Sink)
	standing    func(s *toy, from int, ranks []game.Rank) []game.Rank
	redact      func(s *toy, before toy, v game.Player)
	determinize func(s *toy, before toy, r *game.Rand)
	check       func(s *toy, err error) error
	clone       func(s, c *toy)
	still       func(s *toy)
	copyFrom    func(s *toy, before, from toy)
	marshal     func(s *toy, from int, b []byte) []byte
	unmarshal   func(s *toy, before toy, rest []byte) []byte
	lenient     bool // decoding never fails
	why         func(s *toy, a game.Action, r game.Reason) game.Reason
	tries       func(s *toy, from int, list []game.Action) []game.Action
	suggest     func(s *toy, a game.Action) game.Action
}

func (s *toy) Turn() game.Player {
	p := s.turn()
	if bend.turn != nil {
		p = bend.turn(s, p)
	}
	return p
}

func (s *toy) Prompt() game.Frame {
	f := s.prompt()
	if bend.prompt != nil {
		f = bend.prompt(s, f)
	}
	return f
}

func (s *toy) Settled() bool {
	ok := s.settled()
	if bend.settled != nil {
		ok = bend.settled(s, ok)
	}
	return ok
}

func (s *toy) Legal(dst []game.Action) []game.Action {
	list := s.legal(dst)
	if bend.legal != nil {
		list = bend.legal(s, len(dst), list)
	}
	return list
}

func (s *toy) Apply(a game.Action, out *game.Sink) {
	before := *s
	s.apply(a, out)
	if bend.apply != nil {
		bend.apply(s, before, a, out)
	}
}

func (s *toy) Standing(dst []game.Rank) []game.Rank {
	ranks := s.standing(dst)
	if bend.standing != nil {
		ranks = bend.standing(s, len(dst), ranks)
	}
	return ranks
}

func (s *toy) Redact(v game.Player) {
	before := *s
	s.redact(v)
	if bend.redact != nil {
		bend.redact(s, before, v)
	}
}

func (s *toy) Still() {
	s.still()
	if bend.still != nil {
		bend.still(s)
	}
}

func (s *toy) Determinize(r *game.Rand) {
	before := *s
	s.determinize(r)
	if bend.determinize != nil {
		bend.determinize(s, before, r)
	}
}

func (s *toy) Check() error {
	err := s.check()
	if bend.check != nil {
		err = bend.check(s, err)
	}
	return err
}

func (s *toy) Clone() game.State {
	c := *s
	if bend.clone != nil {
		bend.clone(s, &c)
	}
	return &c
}

func (s *toy) CopyFrom(from game.State) {
	before := *s
	*s = *from.(*toy)
	if bend.copyFrom != nil {
		bend.copyFrom(s, before, *from.(*toy))
	}
}

func (s *toy) MarshalMsg(b []byte) ([]byte, error) {
	from := len(b)
	b, err := s.marshal(b)
	if bend.marshal != nil {
		b = bend.marshal(s, from, b)
	}
	return b, err
}

func (s *toy) UnmarshalMsg(b []byte) ([]byte, error) {
	before := *s
	rest, err := s.unmarshal(b)
	if bend.unmarshal != nil && err == nil {
		rest = bend.unmarshal(s, before, rest)
	}
	if bend.lenient {
		err = nil
	}
	return rest, err
}

func (s *toy) Why(a game.Action) game.Reason {
	r := s.why(a)
	if bend.why != nil {
		r = bend.why(s, a, r)
	}
	return r
}

func (s *toy) Tries(dst []game.Action) []game.Action {
	from := len(dst)
	dst = s.tries(dst)
	if bend.tries != nil {
		dst = bend.tries(s, from, dst)
	}
	return dst
}

func (s *toy) Suggest() game.Action {
	a := s.suggest()
	if bend.suggest != nil {
		a = bend.suggest(s, a)
	}
	return a
}
