package coincrown

import (
	"errors"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestSetup(t *testing.T) {
	rows := []struct {
		name                 string
		seats                int
		supply               Coins
		row                  int
		bronze, silver, gold int
		hamlets              int
	}{
		{"CC-01 two seats get their numbers (R-80)", 2, Coins{26, 20, 6}, 3, 35, 31, 21, 14},
		{"CC-01 three seats get their numbers (R-80)", 3, Coins{21, 18, 5}, 4, 34, 30, 20, 13},
		{"CC-01 four seats get their numbers (R-80)", 4, Coins{16, 16, 4}, 5, 33, 29, 19, 12},
	}
	for _, c := range rows {
		t.Run(c.name, func(t *testing.T) {
			s, err := New(Def.DefaultSetup(c.seats, 5))
			if err != nil {
				t.Fatal(err)
			}
			s.holds(t)
			gametest.Want(t, "supply", s.Supply, c.supply)
			gametest.Want(t, "bronze deck", s.DeckLeft(TierBronze), c.bronze)
			gametest.Want(t, "silver deck", s.DeckLeft(TierSilver), c.silver)
			gametest.Want(t, "gold deck", s.DeckLeft(TierGold), c.gold)
			for tier := range s.Row {
				n := 0
				for _, place := range s.Row[tier] {
					if place.Def != 0 {
						n++
						gametest.Want(t, "bonus", place.Bronze+place.Silver, 0)
					}
				}
				gametest.Want(t, "cards in a row", n, c.row)
			}
			gametest.Want(t, "hamlets", s.LandsLeft(Hamlet), c.hamlets)
			gametest.Want(t, "villages", s.LandsLeft(Village), 14)
			gametest.Want(t, "towns", s.LandsLeft(Town), 8)
			gametest.Want(t, "cities", s.LandsLeft(City), 4)
			gametest.Want(t, "tokens", s.Tokens, [2]byte{20, 20})
			gametest.Want(t, "upgrade cards", s.UpgradeCards, 20)
			gametest.Want(t, "year", s.Year, 1)
			gametest.Want(t, "turn", s.Turn(), s.Start)
			for c := range s.IronOwner {
				gametest.Want(t, "R-36 no iron coin is owned", s.IronOwner[c], game.Nobody)
			}
			for p := range c.seats {
				q := s.Seats[p]
				q.Purse.add(q.Income)
				gametest.Want(t, "purse and first income", q.Purse, House.StartPurse)
				gametest.Want(t, "first income", q.Income.Count(), IncomeCoins)
				gametest.Want(t, "lands", s.LandCount(game.Player(p)), 1)
				gametest.Want(t, "points of the hamlet", s.LandPoints(game.Player(p)), 1)
			}
		})
	}
	t.Run("R-36 the hamlets are dealt clockwise from the start player", func(t *testing.T) {
		for first := range 3 {
			setup := Def.DefaultSetup(3, 11)
			setup.Options[0] = uint8(first + 1)
			s, err := New(setup)
			if err != nil {
				t.Fatal(err)
			}
			gametest.Want(t, "R-40 start", s.Start, game.Player(first))
			other := setup
			other.Options[0] = 1
			o, err := New(other)
			if err != nil {
				t.Fatal(err)
			}
			// The same three hamlets in the same order, to other seats: no stream depends on who starts.
			for id := range LandCards {
				if o.LandOwner[id] != game.Nobody {
					gametest.Want(t, LandCards[id].ID, s.LandOwner[id], (o.LandOwner[id]+game.Player(first))%3)
				}
			}
		}
	})
	t.Run("R-40 the start player is random unless the set-up names a seat", func(t *testing.T) {
		var seen [4]bool
		for seed := range uint64(40) {
			s, err := New(Def.DefaultSetup(4, seed))
			if err != nil {
				t.Fatal(err)
			}
			seen[s.Start] = true
		}
		gametest.Want(t, "seats that started", seen, [4]bool{true, true, true, true})
	})
	t.Run("a seat that does not exist cannot start", func(t *testing.T) {
		setup := Def.DefaultSetup(2, 1)
		setup.Options[0] = 3
		if s, err := Def.New(setup); !errors.Is(err, game.ErrSetup) || s != nil {
			t.Errorf("New gives %v, %v", s, err)
		}
	})
}
