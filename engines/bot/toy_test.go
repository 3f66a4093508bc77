package bot

import (
	"encoding/binary"
	"errors"

	"tabard/engines/game"
)

// The toy game of these tests: eight rounds of buying fields (which bring a coin each round), gambling, selling coins for
// points and playing one secret card for its points. Few rules, but chance, a secret, a compound choice and a reason to
// build before scoring.
const (
	toyFarm   = game.FirstKind + iota // then pay: coins or points
	toyGamble                         // 0 to 4 coins
	toySell                           // A coins for as many points
	toyCard                           // play the secret card for its points
	toyPay                            // A: 0 coins, 1 points
)

const toyRounds = 8

type toyState struct {
	N, Who, Round, Acted, Paying uint8
	Coins, Fields, Points        [4]uint8
	Card                         [4]uint8 // 1..9; 0 played or unknown
	Held                         [4]uint8 // 1 while the card is in hand
	Luck                         game.Rand
}

var toy = &game.Def{
	ID: "toy", Code: 250, Rules: 1, MinSeats: 2, MaxSeats: 4, Private: true, Limit: 400, Alarm: 300,
	New: func(s game.Setup) (game.State, error) {
		t := &toyState{N: uint8(s.Seats), Luck: game.NewRand(s.Seed, 1)}
		deal := game.NewRand(s.Seed, 2)
		for p := range s.Seats {
			t.Coins[p], t.Card[p], t.Held[p] = 3, uint8(1+deal.Intn(9)), 1
		}
		return t, nil
	},
	Zero: func() game.State { return new(toyState) },
	Levels: []game.Level{
		{ID: "low", Width: 2, Noise: 200},
		{ID: "high", Iterations: 300, Horizon: 12, Width: 6, Deals: 2, Endings: 1000},
	},
	Eval: func(s game.State, p game.Player) int32 {
		t := s.(*toyState)
		if t.Round >= toyRounds || t.LastTurn() && uint8(p) < t.Who {
			return 100 * int32(t.Points[p])
		}
		left := int32(toyRounds) - int32(t.Round)
		return 100*int32(t.Points[p]) + 90*int32(t.Coins[p]) + 90*left*int32(t.Fields[p]) + 100*int32(t.Card[p])
	},
	Features: []string{"points", "coins", "fields", "card"},
	Weigh: func(s game.State, p game.Player, into []int32) {
		t := s.(*toyState)
		left := int32(toyRounds) - int32(t.Round)
		if t.Round >= toyRounds || t.LastTurn() && uint8(p) < t.Who {
			into[0], into[1], into[2], into[3] = 1600*int32(t.Points[p]), 0, 0, 0
			return
		}
		into[0], into[1] = 1600*int32(t.Points[p]), 16*90*int32(t.Coins[p])
		into[2], into[3] = 16*90*left*int32(t.Fields[p]), 1600*int32(t.Card[p])
	},
}

func (t *toyState) Turn() game.Player {
	if t.Round >= toyRounds {
		return game.Nobody
	}
	return game.Player(t.Who)
}

func (t *toyState) Prompt() game.Frame {
	if t.Round >= toyRounds {
		return game.Frame{}
	}
	return game.Frame{Kind: 1 + t.Paying, Who: t.Turn()}
}

func (t *toyState) Eighth() int { return min(int(t.Round), 7) }

var toyHalving = [game.MaxSeats + 1][8]uint16{2: {400, 400, 300, 300, 200, 200, 100, 100}, 3: {400, 400, 300, 300, 200, 200, 100, 100}, 4: {400, 400, 300, 300, 200, 200, 100, 100}}

func (t *toyState) Halving() *[game.MaxSeats + 1][8]uint16 { return &toyHalving }

func (t *toyState) LastTurn() bool { return t.Round == toyRounds-1 }

func (t *toyState) Sum() uint64 { return game.Sum(*t) }

func (t *toyState) Settled() bool { return t.Paying == 0 }

func (t *toyState) Legal(dst []game.Action) []game.Action {
	if t.Round >= toyRounds {
		return dst
	}
	p := t.Who
	if t.Paying == 1 {
		if t.Coins[p] >= 3 {
			dst = append(dst, game.Action{Kind: toyPay})
		}
		if t.Points[p] >= 3 {
			dst = append(dst, game.Action{Kind: toyPay, A: 1})
		}
		return dst
	}
	dst = append(dst, game.Action{Kind: game.EndTurn})
	if t.Acted == 0 {
		if t.Coins[p] >= 3 || t.Points[p] >= 3 {
			dst = append(dst, game.Action{Kind: toyFarm})
		}
		dst = append(dst, game.Action{Kind: toyGamble})
		for n := uint16(1); n <= uint16(t.Coins[p]); n++ {
			dst = append(dst, game.Action{Kind: toySell, A: n})
		}
	}
	if t.Held[p] == 1 {
		dst = append(dst, game.Action{Kind: toyCard})
	}
	return dst
}

func (t *toyState) Apply(a game.Action, out *game.Sink) {
	p := t.Who
	switch a.Kind {
	case game.EndTurn:
		t.Acted = 0
		if t.Who++; t.Who == t.N {
			t.Who = 0
			t.Round++
			for q := range t.N {
				t.Coins[q] += t.Fields[q] + 1
			}
		}
	case toyFarm:
		t.Paying = 1
	case toyPay:
		t.Paying, t.Acted = 0, 1
		if a.A == 0 {
			t.Coins[p] -= 3
		} else {
			t.Points[p] -= 3
		}
		t.Fields[p]++
	case toyGamble:
		t.Acted = 1
		t.Coins[p] += uint8(t.Luck.Intn(5))
		out.Add(game.Event{Kind: 1, Flags: game.Reveals})
	case toySell:
		t.Acted = 1
		t.Coins[p] -= uint8(a.A)
		t.Points[p] += uint8(a.A)
	case toyCard:
		t.Points[p] += t.Card[p]
		t.Card[p], t.Held[p] = 0, 0
	default:
		panic("toy: not an action")
	}
}

func (t *toyState) Standing(dst []game.Rank) []game.Rank {
	n := len(dst)
	for p := range t.N {
		r := game.Rank{Who: game.Player(p)}
		r.Keys[0] = int32(t.Points[p])
		dst = append(dst, r)
	}
	game.Place(dst[n:])
	return dst
}

func (t *toyState) Redact(viewer game.Player) {
	t.Still()
	for p := range t.N {
		if game.Player(p) != viewer {
			t.Card[p] = 0
		}
	}
}

func (t *toyState) Still() { t.Luck = game.Rand{} }

func (t *toyState) Determinize(r *game.Rand) {
	t.Luck = game.NewRand(r.Uint64(), 1)
	for p := range t.N {
		if t.Held[p] == 1 && t.Card[p] == 0 {
			t.Card[p] = uint8(1 + r.Intn(9))
		}
	}
}

func (t *toyState) Check() error {
	for p := range t.N {
		if t.Held[p] == 0 && t.Card[p] != 0 {
			return errors.New("toy: a played card is still held")
		}
	}
	return nil
}

func (t *toyState) Clone() game.State        { c := *t; return &c }
func (t *toyState) CopyFrom(from game.State) { *t = *from.(*toyState) }

func (t *toyState) MarshalMsg(b []byte) ([]byte, error) {
	return binary.Append(b, binary.LittleEndian, t)
}

func (t *toyState) UnmarshalMsg(b []byte) ([]byte, error) {
	n, err := binary.Decode(b, binary.LittleEndian, t)
	return b[max(n, 0):], err
}
