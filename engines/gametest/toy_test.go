package gametest

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/bits"

	"tabard/engines/game"
)

// Tallow is a game made for this test: it has a hidden hand, a die, a look at the deck, a question to another seat, and
// ends after three turns each. Its methods stand behind those of bent_test.go, which can break them. In a turn a seat shows a card, rolls, draws or peeks, then ends the turn. Whoever sits
// next may take coins when a card is shown. There are ten cards, and a deck without order.

const (
	toyShow = game.FirstKind + iota // A: card
	toyRoll
	toyDraw
	toyPeek
	toyTake // A: coins
	toyKinds
)

const (
	toyTurn uint8 = 1 + iota
	toyGift       // A: the card shown
	toyFrames
)

const (
	toyShown  game.EventKind = 1 + iota // A: card
	toyRolled                           // N
	toyDrawn                            // A: card
	toyPeeked                           // A: card
	toyTook                             // N: coins
	toyEnded
	toyOver
	toyEvents
)

const (
	toyCards = 10
	toyAll   = 1<<(toyCards+1) - 2 // cards 1 to 10
	toyCoins = 8
)

type toy struct {
	N, Four, Round uint8
	Acted          bool
	Deck           uint16 // with what others hold, in a view; with the top somebody has seen
	Hand, Open     [3]uint16
	HandN, Coins   [3]uint8
	Supply         uint8
	Top, KnownBy   uint8 // a card that somebody has seen on the deck, and who
	Dice, Draw     game.Rand
	Frames         [2]game.Frame
	Depth          uint8
	Spare          uint8 // always zero; some broken games use it
	Shared         *int  // always nil; some broken games use it
}

func toyDef() *game.Def {
	d := &game.Def{
		ID: "tallow", Code: 200, Rules: 1, MinSeats: 2, MaxSeats: 3, Private: true, Limit: 27, Alarm: 27,
		Options: []game.Option{{ID: "die", Values: []string{"six", "four"}}},
		Kinds: []string{game.Pass: "Pass", game.EndTurn: "EndTurn", toyShow: "Show", toyRoll: "Roll", toyDraw: "Draw",
			toyPeek: "Peek", toyTake: "Take"},
		Events: []string{toyShown: "Shown", toyRolled: "Rolled", toyDrawn: "Drawn", toyPeeked: "Peeked", toyTook: "Took",
			toyEnded: "Ended", toyOver: "Over"},
		Frames: []string{toyTurn: "Turn", toyGift: "Gift"}, Windows: []uint8{toyGift},
		Keys: []string{"points", "coins"}, Parts: []string{"cards", "coins"},
	}
	d.Zero = func() game.State { return &toy{} }
	d.Whole = func(s game.State) bool { return s.(*toy).Dice.Known() }
	d.New = func(setup game.Setup) (game.State, error) {
		if err := d.CheckSetup(setup); err != nil {
			return nil, err
		}
		s := &toy{N: uint8(setup.Seats), Four: setup.Options[0], Deck: toyAll, Supply: toyCoins}
		s.Dice, s.Draw = game.NewRand(setup.Seed, 1), game.NewRand(setup.Seed, 2)
		deal := game.NewRand(setup.Seed, 3)
		for p := range setup.Seats {
			for range 2 {
				c := s.pick(&deal)
				s.Deck &^= 1 << c
				s.Hand[p] |= 1 << c
				s.HandN[p]++
			}
		}
		s.push(game.Frame{Kind: toyTurn})
		return s, nil
	}
	return d
}

func (s *toy) push(f game.Frame) { s.Frames[s.Depth] = f; s.Depth++ }
func (s *toy) pop()              { s.Depth--; s.Frames[s.Depth] = game.Frame{} }

// pick draws a card of the deck that is not its seen top.
func (s *toy) pick(r *game.Rand) uint8 {
	from := s.Deck
	if s.Top != 0 {
		from &^= 1 << s.Top
	}
	i := r.Intn(bits.OnesCount16(from))
	for c := uint8(1); ; c++ {
		if from>>c&1 != 0 {
			if i == 0 {
				return c
			}
			i--
		}
	}
}

// left is how many cards are really in the deck, in a view too.
func (s *toy) left() int {
	n := bits.OnesCount16(s.Deck)
	for p := range s.N {
		n -= int(s.HandN[p]) - bits.OnesCount16(s.Hand[p])
	}
	return n
}

func (s *toy) prompt() game.Frame {
	if s.Depth == 0 {
		return game.Frame{}
	}
	return s.Frames[s.Depth-1]
}

func (s *toy) turn() game.Player {
	if s.Depth == 0 {
		return game.Nobody
	}
	return s.Frames[s.Depth-1].Who
}

func (s *toy) settled() bool { return s.Depth < 2 }

func (s *toy) legal(dst []game.Action) []game.Action {
	if s.Depth == 0 {
		return dst
	}
	f := s.prompt()
	if f.Kind == toyGift {
		dst = append(dst, game.Action{Kind: game.Pass})
		for n := uint16(1); n <= uint16(min(2, s.Supply)); n++ {
			dst = append(dst, game.Action{Kind: toyTake, A: n})
		}
		return dst
	}
	if s.Acted {
		return append(dst, game.Action{Kind: game.EndTurn})
	}
	for c := uint16(1); c <= toyCards; c++ {
		if s.Hand[f.Who]>>c&1 != 0 {
			dst = append(dst, game.Action{Kind: toyShow, A: c})
		}
	}
	dst = append(dst, game.Action{Kind: toyRoll})
	if s.left() > 0 {
		dst = append(dst, game.Action{Kind: toyDraw})
		if s.KnownBy>>f.Who&1 == 0 {
			dst = append(dst, game.Action{Kind: toyPeek})
		}
	}
	return dst
}

func (s *toy) apply(a game.Action, out *game.Sink) {
	p := s.turn()
	switch a.Kind {
	case game.Pass:
		s.pop()
	case toyTake:
		s.pop()
		s.gain(p, uint8(a.A))
		out.Add(game.Event{Kind: toyTook, Who: p, N: int16(a.A)})
	case game.EndTurn:
		out.Add(game.Event{Kind: toyEnded, Who: p})
		s.pop()
		s.Acted = false
		if s.Round++; s.Round < 3*s.N {
			s.push(game.Frame{Kind: toyTurn, Who: game.Player(s.Round % s.N)})
		} else {
			out.Add(game.Event{Kind: toyOver, Who: game.Nobody})
		}
	case toyShow:
		s.Acted = true
		s.Hand[p] &^= 1 << a.A
		s.HandN[p]--
		s.Open[p] |= 1 << a.A
		out.Add(game.Event{Kind: toyShown, Who: p, A: a.A, Flags: game.Reveals})
		if s.Supply > 0 {
			s.push(game.Frame{Kind: toyGift, Who: game.Player((s.Round + 1) % s.N), A: a.A})
		}
	case toyRoll:
		s.Acted = true
		n := s.roll()
		s.gain(p, min(s.Supply, uint8(n/2)))
		out.Add(game.Event{Kind: toyRolled, Who: p, N: int16(n), Flags: game.Reveals})
	case toyDraw:
		s.Acted = true
		c := s.Top
		if c == 0 {
			c = s.pick(&s.Draw)
		}
		s.Top, s.KnownBy = 0, 0
		s.Deck &^= 1 << c
		s.Hand[p] |= 1 << c
		s.HandN[p]++
		out.Add(game.Event{Kind: toyDrawn, Who: p, A: uint16(c), Flags: game.Reveals | game.Secret})
	case toyPeek:
		s.Acted = true
		if s.Top == 0 {
			s.Top = s.pick(&s.Draw)
		}
		s.KnownBy |= 1 << p
		out.Add(game.Event{Kind: toyPeeked, Who: p, A: uint16(s.Top), Flags: game.Reveals | game.Secret})
	}
}

func (s *toy) roll() int { return 1 + s.Dice.Intn(6-2*int(s.Four)) }

func (s *toy) gain(p game.Player, n uint8) { s.Coins[p] += n; s.Supply -= n }

func (s *toy) standing(dst []game.Rank) []game.Rank {
	from := len(dst)
	for p := range game.Player(s.N) {
		r := game.Rank{Who: p}
		for c := range toyCards + 1 {
			r.Parts[0] += int16(c) * int16(s.Open[p]>>c&1)
		}
		r.Parts[1] = int16(s.Coins[p])
		r.Keys[0], r.Keys[1] = int32(r.Parts[0]+r.Parts[1]), int32(s.Coins[p])
		dst = append(dst, r)
	}
	game.Place(dst[from:])
	return dst
}

func (s *toy) redact(v game.Player) {
	for p := range game.Player(s.N) {
		if p != v {
			s.Deck |= s.Hand[p]
			s.Hand[p] = 0
		}
	}
	if v < 0 || s.KnownBy>>v&1 == 0 {
		s.Top = 0
	}
	s.still()
}

func (s *toy) still() { s.Dice, s.Draw = game.Rand{}, game.Rand{} }

func (s *toy) determinize(r *game.Rand) {
	s.Dice, s.Draw = game.NewRand(r.Uint64(), 1), game.NewRand(r.Uint64(), 2)
	if s.KnownBy != 0 && s.Top == 0 {
		s.Top = s.pick(r)
	}
	for p := range s.N {
		for bits.OnesCount16(s.Hand[p]) < int(s.HandN[p]) {
			c := s.pick(r)
			s.Deck &^= 1 << c
			s.Hand[p] |= 1 << c
		}
	}
}

func (s *toy) check() error {
	if s.N < 2 || s.N > 3 || s.Four > 1 || s.Round > 3*s.N || s.Spare != 0 {
		return errors.New("TOY-1: numbers out of range")
	}
	all, n, coins, missing := s.Deck, bits.OnesCount16(s.Deck), int(s.Supply), 0
	for p := range 3 {
		all |= s.Hand[p] | s.Open[p]
		n += bits.OnesCount16(s.Hand[p]) + bits.OnesCount16(s.Open[p])
		coins += int(s.Coins[p])
		if h := bits.OnesCount16(s.Hand[p]); h != int(s.HandN[p]) {
			if h != 0 {
				return errors.New("TOY-2: a hand has lost cards")
			}
			missing += int(s.HandN[p])
		}
		if p >= int(s.N) && (s.Hand[p] != 0 || s.Open[p] != 0 || s.HandN[p] != 0 || s.Coins[p] != 0) {
			return errors.New("TOY-3: an empty seat owns something")
		}
	}
	if all != toyAll || n != toyCards || coins != toyCoins {
		return fmt.Errorf("TOY-4: %d cards, %d coins", n, coins)
	}
	if s.KnownBy>>s.N != 0 || s.Top != 0 && (s.KnownBy == 0 || s.Top > toyCards || s.Deck>>s.Top&1 == 0) {
		return errors.New("TOY-5: the seen top is not in the deck")
	}
	if s.KnownBy != 0 {
		missing++
	}
	if bits.OnesCount16(s.Deck) < missing {
		return errors.New("TOY-6: the deck is too small for what is hidden")
	}
	return s.checkFrames()
}

func (s *toy) checkFrames() error {
	var want [2]game.Frame
	depth := uint8(0)
	if s.Round < 3*s.N {
		want[0], depth = game.Frame{Kind: toyTurn, Who: game.Player(s.Round % s.N)}, 1
		if card := s.Frames[1].A; s.Depth == 2 {
			if card > toyCards || s.Open[s.Round%s.N]>>card&1 == 0 || !s.Acted || s.Supply == 0 {
				return errors.New("TOY-7: a gift for nothing")
			}
			want[1], depth = game.Frame{Kind: toyGift, Who: game.Player((s.Round + 1) % s.N), A: card}, 2
		}
	} else if s.Acted {
		return errors.New("TOY-8: the game is over")
	}
	if want != s.Frames || depth != s.Depth {
		return errors.New("TOY-9: another question is open")
	}
	return nil
}

func (s *toy) why(a game.Action) (r game.Reason) {
	var buf [32]game.Action
	if indexOf(s.legal(buf[:0]), a) < 0 {
		r.ID = 1
	}
	return r
}

// tries are the verbs of a turn that the toy cannot do now.
func (s *toy) tries(dst []game.Action) []game.Action {
	from := len(dst)
	if s.prompt().Kind == toyTurn {
		dst = append(dst, game.Action{Kind: toyPeek}, game.Action{Kind: toyDraw}, game.Action{Kind: toyRoll}, game.Action{Kind: toyDraw})
	}
	return game.Refused(s, dst, from, 0)
}
func (s *toy) suggest() (a game.Action) {
	if l := s.legal(nil); len(l) > 0 {
		a = l[0]
	}
	return a
}

// The snapshot is every field in turn, little end first.
func (s *toy) fields() []any {
	return []any{&s.N, &s.Four, &s.Round, &s.Acted, &s.Deck, &s.Hand, &s.Open, &s.HandN, &s.Coins, &s.Supply, &s.Top,
		&s.KnownBy, &s.Dice, &s.Draw, &s.Frames, &s.Depth, &s.Spare}
}

func (s *toy) marshal(b []byte) (_ []byte, err error) {
	for _, f := range s.fields() {
		if b, err = binary.Append(b, binary.LittleEndian, f); err != nil {
			return b, err
		}
	}
	return b, nil
}

func (s *toy) unmarshal(b []byte) ([]byte, error) {
	for _, f := range s.fields() {
		n, err := binary.Decode(b, binary.LittleEndian, f)
		if err != nil {
			return b, err
		}
		b = b[n:]
	}
	return b, nil
}

// toyAsked asks about a gift that was not made, or not of that card.
func toyAsked(state game.State, r *game.Rand) {
	s := state.(*toy)
	if s.Depth == 2 && r.Intn(2) == 0 {
		Askew(&s.Frames[1], int(toyFrames), r)
		return
	}
	s.Depth, s.Acted = 1, true
	s.push(game.Frame{Kind: toyGift, Who: game.Player((s.Round + 1) % s.N), A: uint16(r.Intn(toyCards + 1))})
}

// toyGame is the toy for the suite.
func toyGame() Game {
	return Game{Def: toyDef(), Secrets: toySecrets, Naive: toyNaive, Asked: toyAsked, Reasons: []string{"", "NotNow"}, Covers: []Cover{
		{Name: "card", N: toyCards, Event: func(_ game.State, e game.Event) int {
			if e.Kind == toyShown {
				return int(e.A) - 1
			}
			return -1
		}},
		{Name: "coins taken", N: 2, Label: func(i int) string { return fmt.Sprint(i + 1) },
			Action: func(_ game.State, a game.Action) int {
				if a.Kind == toyTake {
					return int(a.A) - 1
				}
				return -1
			}},
	}}
}

// pool are the cards that v cannot place.
func (s *toy) pool(v game.Player) int {
	n := bits.OnesCount16(s.Deck)
	for p := range game.Player(s.N) {
		if p != v {
			n += int(s.HandN[p])
		}
	}
	if v >= 0 && s.KnownBy>>v&1 != 0 {
		n--
	}
	return n
}

// opened says whether a card lies face up.
func (s *toy) opened(card uint64) bool { return (s.Open[0]|s.Open[1]|s.Open[2])>>card&1 != 0 }

func (s *toy) viewersWith(pool int) (set Viewers) {
	for v := game.Nobody; v < game.Player(s.N); v++ {
		if s.pool(v) == pool {
			set |= Seat(v)
		}
	}
	return set
}

func toySecrets(state game.State) []Secret {
	s := state.(*toy)
	var all []Secret
	for p := range game.Player(s.N) {
		if s.HandN[p] == 0 {
			continue
		}
		all = append(all, Secret{Name: fmt.Sprint("hand ", p), Known: Seat(p), Forced: s.viewersWith(int(s.HandN[p])),
			Probe: func(s game.State) uint64 { return uint64(s.(*toy).Hand[p]) },
			Change: func(state game.State, r *game.Rand) bool {
				s := state.(*toy)
				if bits.OnesCount16(s.Deck) == 0 || s.Top != 0 && bits.OnesCount16(s.Deck) == 1 {
					return false
				}
				in, out := s.pick(r), uint8(bits.TrailingZeros16(s.Hand[p]))
				s.Hand[p] ^= 1<<in | 1<<out
				s.Deck ^= 1<<in | 1<<out
				return true
			}})
	}
	if s.KnownBy != 0 {
		all = append(all, Secret{Name: "top", Known: Viewers(s.KnownBy), Forced: s.viewersWith(1),
			May:   func(top uint64) bool { return !s.opened(top) },
			Probe: func(s game.State) uint64 { return uint64(s.(*toy).Top) },
			Change: func(state game.State, r *game.Rand) bool {
				s := state.(*toy)
				if bits.OnesCount16(s.Deck) < 2 {
					return false
				}
				s.Top = s.pick(r)
				return true
			}})
	}
	if n := s.left(); n > 1 || n == 1 && s.KnownBy == 0 {
		next := func(state game.State) uint64 {
			c := *state.(*toy)
			return uint64(c.pick(&c.Draw))
		}
		all = append(all, Secret{Name: "next card", Forced: s.viewersWith(1), Probe: next,
			Change: toyReseed(func(s *toy) *game.Rand { return &s.Draw }, next)})
	}
	roll := func(state game.State) uint64 {
		c := *state.(*toy)
		return uint64(c.roll())
	}
	return append(all, Secret{Name: "next roll", Probe: roll, Change: toyReseed(func(s *toy) *game.Rand { return &s.Dice }, roll)})
}

func toyReseed(stream func(*toy) *game.Rand, next func(game.State) uint64) func(game.State, *game.Rand) bool {
	return func(s game.State, r *game.Rand) bool {
		was := next(s)
		for range 100 {
			if *stream(s.(*toy)) = game.NewRand(r.Uint64(), 0); next(s) != was {
				return true
			}
		}
		return false
	}
}

// toyNaive tries every action there could be against the rules as the comment at the top tells them.
func toyNaive(state game.State, dst []game.Action) []game.Action {
	s := state.(*toy)
	f := s.prompt()
	for kind := game.Kind(1); kind < toyKinds; kind++ {
		for a := range uint16(toyCards + 1) {
			var ok bool
			switch kind {
			case game.Pass:
				ok = f.Kind == toyGift && a == 0
			case toyTake:
				ok = f.Kind == toyGift && (a == 1 || a == 2) && a <= uint16(s.Supply)
			case game.EndTurn:
				ok = f.Kind == toyTurn && s.Acted && a == 0
			case toyShow:
				ok = f.Kind == toyTurn && !s.Acted && a > 0 && s.Hand[f.Who]&(1<<a) != 0
			case toyRoll:
				ok = f.Kind == toyTurn && !s.Acted && a == 0
			case toyDraw, toyPeek:
				ok = f.Kind == toyTurn && !s.Acted && a == 0 && s.left() > 0 && (kind == toyDraw || s.KnownBy&(1<<f.Who) == 0)
			}
			if ok {
				dst = append(dst, game.Action{Kind: kind, A: a})
			}
		}
	}
	return dst
}
