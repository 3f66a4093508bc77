package emara

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/game"
)

// rich is a seat that may do almost anything: every lasting ability and plenty of everything, helpers in play. Such a turn
// can go hundreds of thousands of ways.
func rich() *State {
	s := base(4)
	q := &s.Seats[0]
	for a := Baker; a <= Toolmaker; a++ {
		q.Advisors |= 1 << (a - 1)
	}
	q.Res, q.Bread, q.Book, q.Ring, q.Coin = [4]byte{6, 6, 6, 6}, 4, 6, 6, 8
	s.cards(CardHelpers, CardTown, CardStep)
	s.AdvisorAt = [4][2]byte{{MasterOfCoin, Archivist}, {Goldsmith, SirCarl}, {SirAntoni, Carpenter}, {LadyFrida, LadyMarie}}
	return s
}

// TestTheRichestTurnIsBounded begins such a turn by each level and counts the positions that a decision looks at.
func TestTheRichestTurnIsBounded(t *testing.T) {
	looked := 0
	counting := *Def
	counting.Eval = func(s game.State, p game.Player) int32 {
		looked++
		return Eval(s, p)
	}
	for _, level := range []game.Level{Def.Levels[0], Def.Levels[1], {ID: "quick knight", Width: 16, Deals: 3, Iterations: 12, Horizon: 20}} {
		s := rich()
		most, decisions := 0, 0
		for decisions < 4 {
			looked = 0
			a := bot.Choose(&counting, s, 0, level, 1)
			most = max(most, looked)
			decisions++
			if err := game.Play(s, a, nil); err != nil {
				t.Fatal(err)
			}
		}
		t.Logf("%s: %d positions at most", level.ID, most)
		if most > 150000 {
			t.Errorf("a %s looked at %d positions for one decision", level.ID, most)
		}
	}
}

// BenchmarkRichTurn is the dearest decision that is known, by level.
func BenchmarkRichTurn(b *testing.B) {
	s := rich()
	for _, level := range Def.Levels {
		b.Run(level.ID, func(b *testing.B) {
			for b.Loop() {
				bot.Choose(Def, s, 0, level, 1)
			}
		})
	}
}
