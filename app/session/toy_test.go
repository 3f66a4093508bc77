package session

import (
	"errors"
	"fmt"

	"tabard/engines/game"
	"tabard/engines/save"
)

// The toy of these tests: a tavern. Each guest has a hidden card and coins. A menu's turn has up to three acts, then the
// guest ends it. Acts: take a coin; draw a new hidden card; roast (pick two of four dishes in ascending order, then pay);
// dare another guest, who may block with a coin; flip a coin, which asks once more before it turns; and boom, an option,
// which panics. With the option shout there is one more act: to shout. Then the others in turn, and in the end the guest who
// shouted, are asked whether they hush or crow, which only some cards allow.
type tavern struct {
	N, Round, Acts uint8
	Who            game.Player
	Coins, Points  [3]uint8
	Hand           [3]uint8 // hidden from the others; 0 unknown
	Deck, Die      game.Rand
	Frames         [4]game.Frame
	Depth          uint8
	Over, Boom     bool
	Loud           bool
	Drawn          bool
}

const (
	kTake = game.FirstKind + iota
	kDraw
	kRoast
	kDare // A seat
	kFlip
	kPick  // A dish
	kPay   // A coins
	kBlock // spends a coin
	kTurnCoin
	kGrin
	kBoom
	kShout
	kHush
)

const (
	fMenu uint8 = 1 + iota
	fPick       // A first dish still open, B dishes picked
	fPay
	fDared // A the darer
	fGrin  // the darer's only answer after a dare
	fFlip
	fShout // A the guest who shouted
	fCrow  // the same guest
)

const (
	evTook game.EventKind = 1 + iota
	evDrew
	evPicked
	evPaid
	evDared
	evBlocked
	evGave
	evGrinned
	evFlipped
	evEnded
	evOver
	evShouted
	evHushed
)

const tavernRounds = 4

var tavernDef = &game.Def{
	ID: "tavern", Code: 250, Rules: 3, MinSeats: 2, MaxSeats: 3, Private: true,
	Options: []game.Option{{ID: "boom", Values: []string{"no", "yes"}}, {ID: "open", Values: []string{"no", "yes"}},
		{ID: "shout", Values: []string{"no", "yes"}}},
	Limit: 1000, Alarm: 900,
	Kinds: []string{game.Pass: "Pass", game.Done: "Done", game.EndTurn: "End", kTake: "Take", kDraw: "Draw",
		kRoast: "Roast", kDare: "Dare", kFlip: "Flip", kPick: "Pick", kPay: "Pay", kBlock: "Block", kTurnCoin: "TurnCoin",
		kGrin: "Grin", kBoom: "Boom", kShout: "Shout", kHush: "Hush"},
	Events: []string{"", "Took", "Drew", "Picked", "Paid", "Dared", "Blocked", "Gave", "Grinned", "Flipped", "Ended", "Over", "Shouted",
		"Hushed"},
	Frames: []string{"", "Menu", "Pick", "Pay", "Dared", "Grin", "Flip", "Shout", "Crow"}, Windows: []uint8{fShout, fCrow},
	Levels: []game.Level{{ID: "one"}, {ID: "two", Iterations: 10}},
	Zero:   func() game.State { return new(tavern) },
}

func init() {
	tavernDef.New = newTavern
	known := save.ByCode
	save.ByCode = func(code uint8) *game.Def {
		if code == tavernDef.Code {
			return tavernDef
		}
		return known(code)
	}
}

func newTavern(s game.Setup) (game.State, error) {
	if err := tavernDef.CheckSetup(s); err != nil {
		return nil, err
	}
	t := &tavern{N: uint8(s.Seats), Deck: game.NewRand(s.Seed, 1), Die: game.NewRand(s.Seed, 2), Boom: s.Options[0] == 1, Loud: s.Options[2] == 1}
	for p := range s.Seats {
		t.Coins[p] = 1
		if s.Options[1] == 0 { // with the option open nobody holds a card until one is drawn
			t.Hand[p] = t.card()
		}
	}
	t.push(game.Frame{Kind: fMenu, Who: 0})
	return t, nil
}

func (t *tavern) card() uint8              { return 101 + uint8(t.Deck.Intn(90)) }
func (t *tavern) push(f game.Frame)        { t.Frames[t.Depth] = f; t.Depth++ }
func (t *tavern) pop()                     { t.Depth--; t.Frames[t.Depth] = game.Frame{} }
func (t *tavern) top() *game.Frame         { return &t.Frames[t.Depth-1] }
func (t *tavern) Settled() bool            { return t.Over || t.top().Kind == fMenu }
func (t *tavern) Clone() game.State        { c := *t; return &c }
func (t *tavern) CopyFrom(from game.State) { *t = *from.(*tavern) }

func (t *tavern) Turn() game.Player {
	if t.Over {
		return game.Nobody
	}
	return t.top().Who
}

func (t *tavern) Prompt() game.Frame {
	if t.Over {
		return game.Frame{}
	}
	return *t.top()
}

// listing, if it is set, is told of every position whose legal actions are listed.
var listing func(t tavern)

func (t *tavern) Legal(dst []game.Action) []game.Action {
	if listing != nil {
		listing(*t)
	}
	if t.Over {
		return dst
	}
	f := t.top()
	one := func(k game.Kind, a ...uint16) {
		act := game.Action{Kind: k}
		if len(a) > 0 {
			act.A = a[0]
		}
		dst = append(dst, act)
	}
	switch f.Kind {
	case fMenu:
		one(game.EndTurn)
		if t.Acts == 3 {
			return dst
		}
		one(kTake)
		if !t.Drawn {
			one(kDraw)
		}
		one(kRoast)
		for p := range game.Player(t.N) {
			if p != f.Who {
				one(kDare, uint16(p))
			}
		}
		one(kFlip)
		if t.Boom {
			one(kBoom)
		}
		if t.Loud {
			one(kShout)
		}
	case fShout, fCrow:
		one(game.Pass)
		if t.Hand[f.Who]%2 == 0 && t.Hand[f.Who] > 0 {
			one(kHush)
		}
	case fPick:
		for d := f.A; d < 4; d++ {
			if f.B == 1 || d < 3 {
				one(kPick, d)
			}
		}
	case fPay:
		for c := range uint16(min(t.Coins[f.Who], 2)) + 1 {
			one(kPay, c)
		}
	case fDared:
		one(game.Pass)
		if t.Coins[f.Who] > 0 {
			one(kBlock)
		}
	case fGrin:
		one(kGrin)
	case fFlip:
		one(kTurnCoin)
	}
	return dst
}

func (t *tavern) Apply(a game.Action, out *game.Sink) {
	f := *t.top()
	p := f.Who
	switch a.Kind {
	case game.EndTurn:
		out.Add(game.Event{Kind: evEnded, Who: p})
		t.Acts, t.Drawn = 0, false
		t.Who = (t.Who + 1) % game.Player(t.N)
		if t.Who == 0 {
			t.Round++
		}
		t.pop()
		if t.Round == tavernRounds {
			t.Over = true
			out.Add(game.Event{Kind: evOver, Who: game.Nobody})
			return
		}
		t.push(game.Frame{Kind: fMenu, Who: t.Who})
		return
	case kTake:
		t.Coins[p]++
		out.Add(game.Event{Kind: evTook, Who: p, N: 1})
	case kDraw:
		t.Hand[p] = t.card()
		t.Drawn = true
		out.Add(game.Event{Kind: evDrew, Who: p, A: uint16(t.Hand[p]), Flags: game.Secret | game.Reveals})
	case kRoast:
		t.push(game.Frame{Kind: fPick, Who: p})
	case kDare:
		out.Add(game.Event{Kind: evDared, Who: p, A: a.A})
		t.push(game.Frame{Kind: fGrin, Who: p})
		t.push(game.Frame{Kind: fDared, Who: game.Player(a.A), A: uint16(p)})
	case kFlip:
		t.push(game.Frame{Kind: fFlip, Who: p})
	case kPick:
		out.Add(game.Event{Kind: evPicked, Who: p, A: a.A})
		t.top().A, t.top().B = a.A+1, f.B+1
		if f.B == 1 {
			t.pop()
			t.push(game.Frame{Kind: fPay, Who: p})
		}
		return
	case kPay:
		t.Coins[p] -= uint8(a.A)
		t.Points[p] += 1 + 2*uint8(a.A)
		out.Add(game.Event{Kind: evPaid, Who: p, N: int16(a.A)})
		t.pop()
		return
	case kBlock:
		t.Coins[p]--
		out.Add(game.Event{Kind: evBlocked, Who: p})
		t.pop()
		return
	case kShout:
		out.Add(game.Event{Kind: evShouted, Who: p})
		t.push(game.Frame{Kind: fShout, Who: (p + 1) % game.Player(t.N), A: uint16(p)})
		return
	case kHush:
		out.Add(game.Event{Kind: evHushed, Who: p})
		t.pop()
	case game.Pass:
		if f.Kind == fShout {
			t.pop()
			if next := (p + 1) % game.Player(t.N); next != game.Player(f.A) {
				t.push(game.Frame{Kind: fShout, Who: next, A: f.A})
			} else {
				t.push(game.Frame{Kind: fCrow, Who: next})
			}
			return
		}
		if f.Kind == fCrow {
			t.pop()
			break
		}
		t.Points[f.A]++
		out.Add(game.Event{Kind: evGave, Who: p})
		t.pop()
		return
	case kGrin:
		out.Add(game.Event{Kind: evGrinned, Who: p})
		t.pop()
		return
	case kTurnCoin:
		n := t.Die.Intn(6)
		t.Points[p] += uint8(n)
		out.Add(game.Event{Kind: evFlipped, Who: p, N: int16(n), Flags: game.Reveals})
		t.pop()
		return
	case kBoom:
		t.Coins[p] = 99
		panic("the keg has blown up")
	default:
		panic(fmt.Sprintf("no such act %v", a))
	}
	t.Acts++
}

// Suggest offers to pay as much as possible.
func (t *tavern) Suggest() game.Action {
	if t.Over || t.top().Kind != fPay {
		return game.Action{}
	}
	legal := t.Legal(nil)
	return legal[len(legal)-1]
}

func (t *tavern) Standing(dst []game.Rank) []game.Rank {
	from := len(dst)
	for p := range t.N {
		r := game.Rank{Who: game.Player(p)}
		r.Keys[0] = int32(t.Points[p])
		dst = append(dst, r)
	}
	game.Place(dst[from:])
	return dst
}

func (t *tavern) Redact(v game.Player) {
	t.Still()
	for p := range t.Hand {
		if game.Player(p) != v {
			t.Hand[p] = 0
		}
	}
}

func (t *tavern) Still() { t.Deck, t.Die = game.Rand{}, game.Rand{} }

func (t *tavern) Determinize(r *game.Rand) {
	t.Deck, t.Die = game.NewRand(r.Uint64(), 1), game.NewRand(r.Uint64(), 2)
	for p := range t.N {
		if t.Hand[p] == 0 {
			t.Hand[p] = t.card()
		}
	}
}

func (t *tavern) Check() error {
	if t.N < 2 || t.N > 3 || t.Depth > 4 || t.Over != (t.Depth == 0) {
		return errors.New("tavern: not a position")
	}
	return nil
}

func (t *tavern) MarshalMsg(b []byte) ([]byte, error) {
	b = append(b, t.N, t.Round, t.Acts, byte(t.Who), t.Depth, flag(t.Over), flag(t.Boom)|flag(t.Loud)<<1, flag(t.Drawn))
	b = append(b, t.Coins[:]...)
	b = append(b, t.Points[:]...)
	b = append(b, t.Hand[:]...)
	var err error
	for _, r := range []*game.Rand{&t.Deck, &t.Die} {
		if b, err = r.MarshalMsg(b); err != nil {
			return nil, err
		}
	}
	for i := range t.Frames {
		if b, err = t.Frames[i].MarshalMsg(b); err != nil {
			return nil, err
		}
	}
	return b, nil
}

func (t *tavern) UnmarshalMsg(b []byte) ([]byte, error) {
	if len(b) < 17 {
		return nil, errors.New("tavern: short")
	}
	*t = tavern{N: b[0], Round: b[1], Acts: b[2], Who: game.Player(b[3]), Depth: b[4], Over: b[5] == 1, Boom: b[6]&1 == 1, Loud: b[6]&2 == 2,
		Drawn: b[7] == 1}
	copy(t.Coins[:], b[8:])
	copy(t.Points[:], b[11:])
	copy(t.Hand[:], b[14:])
	b = b[17:]
	var err error
	for _, r := range []*game.Rand{&t.Deck, &t.Die} {
		if b, err = r.UnmarshalMsg(b); err != nil {
			return nil, err
		}
	}
	for i := range t.Frames {
		if b, err = t.Frames[i].UnmarshalMsg(b); err != nil {
			return nil, err
		}
	}
	return b, nil
}

func flag(on bool) byte {
	if on {
		return 1
	}
	return 0
}
