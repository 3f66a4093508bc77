package merchants

import (
	"errors"
	"math/bits"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// fresh is a new game as the options say.
func fresh(t *testing.T, seats int, seed uint64, options ...uint8) *State {
	t.Helper()
	setup := game.Setup{Seats: seats, Seed: seed}
	copy(setup.Options[:], options)
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	s.holds(t)
	return s
}

// wantStart compares what every set-up has with what this number of players should have.
func wantStart(t *testing.T, s *State, regions, spaces, tiles, deck int) {
	t.Helper()
	open, locked := 0, 0
	var inPlay uint8
	for r, f := range s.Frontier {
		if f != 0 {
			gametest.Want(t, "depth of the open token", f, 1)
			open++
			locked += Depths - 1
			inPlay |= 1 << r
		}
	}
	gametest.Want(t, "open tokens", open, regions)
	gametest.Want(t, "locked tokens", locked, regions*(Depths-1))
	gametest.Want(t, "spaces", bits.OnesCount64(s.empty()), spaces)
	lie := 0
	for _, m := range s.Reward {
		lie += bits.OnesCount8(m)
	}
	gametest.Want(t, "race tiles on the board", lie, tiles)
	gametest.Want(t, "region tiles on the board", s.RegionFree, inPlay)
	gametest.Want(t, "kingdom deck", s.KingdomDeck(), deck)
	gametest.Want(t, "craft deck", s.CraftDeck(), 31)
	gametest.Want(t, "autumn and winter deck", bits.OnesCount64(s.CraftLeft&^SpringMask), 20)
	gametest.Want(t, "Slush Fund is still to come", s.KingdomLeft>>(SlushFund-1), 1)
	for i, id := range s.KingdomOpen {
		gametest.Want(t, "open kingdom card is there", id != 0, true)
		gametest.Want(t, "and of the first letter", House.Kingdoms[id].Deck, 0)
		for _, other := range s.KingdomOpen[:i] {
			gametest.Want(t, "twice", id == other, false)
		}
	}
	for _, id := range s.CraftOpen {
		gametest.Want(t, "open craft card of spring", id >= 1 && id <= SpringCards, true)
	}
	for p := range s.N {
		q := &s.Seats[p]
		gametest.Want(t, "gold", q.Gold, 10)
		ones, printed := 0, 0
		for w, l := range q.Level {
			gametest.Want(t, "coins", q.Coins[w], 0)
			ones += int(l)
			gametest.Want(t, "level", l <= 1, true)
		}
		for _, n := range q.Race {
			printed += int(n)
		}
		gametest.Want(t, "levels", ones, 2)
		gametest.Want(t, "tiles", printed, 1)
		gametest.Want(t, "nothing else", [4]int{int(q.Crafts), int(q.Kingdoms), int(q.Regions), q.DefeatedTotal(&House)}, [4]int{})
		gametest.Want(t, "no weapons", q.Held, [8]uint16{})
	}
	gametest.Want(t, "bonus cards", s.BonusHolder, [4]game.Player{-1, -1, -1, -1})
	gametest.Want(t, "season, tokens, trigger", [3]int{int(s.Season), int(s.Tokens), int(s.Trigger)}, [3]int{0, 0, -1})
}

func TestSetup(t *testing.T) {
	gametest.Scenarios{
		{"BM-01 four players: 24 tokens, 16 race tiles, 25 kingdom cards to come with the Slush Fund last (R-30)", func(t *testing.T) {
			s := fresh(t, 4, 1)
			wantStart(t, s, 4, 48, 16, 25)
			for p := range s.N {
				gametest.Want(t, "mat", s.Seats[p].Mat, p)
			}
			gametest.Want(t, "no Steve", s.SteveOrder, [4]byte{})
		}},
		{"BM-02 three players: no Desert, no Hobgoblins, no cards for four, no blue mat (R-04, R-44)", func(t *testing.T) {
			s := fresh(t, 3, 1)
			wantStart(t, s, 3, 36, 9, 22)
			gametest.Want(t, "Desert", s.Frontier[Desert], 0)
			gametest.Want(t, "Hobgoblins", s.Reward[Hobgoblins], 0)
			for _, id := range []uint8{PatronsPurse, RoyalSurvey, JackOfAllTrades} {
				gametest.Want(t, KingdomCards[id].ID, s.inPlay()>>(id-1)&1, 0)
			}
			gametest.Want(t, "mats", [3]Mat{s.Seats[0].Mat, s.Seats[1].Mat, s.Seats[2].Mat}, [3]Mat{Red, Purple, Yellow})
			_, err := New(game.Setup{Seats: 3, Options: [game.MaxOptions]uint8{0, 1}})
			gametest.Want(t, "other mats are refused", errors.Is(err, game.ErrSetup), true)
		}},
		{"BM-03 two players: 18 kingdom cards to come, Steve's order holds each race once, never blue (R-04, R-43)", func(t *testing.T) {
			s := fresh(t, 2, 1)
			wantStart(t, s, 4, 48, 8, 18)
			for _, id := range []uint8{OreContract, BorderTreaty, PatronsPurse, MerchantGuild, RoyalSurvey, Veterans, JackOfAllTrades} {
				gametest.Want(t, KingdomCards[id].ID, s.inPlay()>>(id-1)&1, 0)
			}
			gametest.Want(t, "Steve's place", s.StevePos, 0)
			var seen [Races]int
			first := [Races]int{}
			for seed := range uint64(400) {
				s := fresh(t, 2, seed)
				races := 0
				for _, r := range s.SteveOrder {
					races |= 1 << r
				}
				gametest.Want(t, "each race once", races, 15)
				first[s.SteveOrder[0]]++
				seen[s.SteveOrder[3]]++
			}
			for r := range first {
				gametest.Want(t, "any race may be first or last", first[r] > 60 && seen[r] > 60, true)
			}
			for i, mats := range [][2]Mat{{Red, Yellow}, {Red, Purple}, {Purple, Yellow}} {
				s := fresh(t, 2, 1, 0, uint8(i))
				gametest.Want(t, "mats", [2]Mat{s.Seats[0].Mat, s.Seats[1].Mat}, mats)
			}
		}},
		{"BM-04 the kingdom cards come by their letters, the Slush Fund last (R-10)", func(t *testing.T) {
			for seats := 2; seats <= 4; seats++ {
				for seed := range uint64(20) {
					s := fresh(t, seats, seed)
					last, n := uint8(0), 3
					for ; s.KingdomLeft != 0; n++ {
						id := s.drawKingdom()
						gametest.Want(t, "letter", House.Kingdoms[id].Deck >= last, true)
						last = House.Kingdoms[id].Deck
						if s.KingdomLeft == 0 {
							gametest.Want(t, "last", id, SlushFund)
						}
					}
					gametest.Want(t, "cards", n, []int{0, 0, 21, 25, 28}[seats])
				}
			}
		}},
		{"anybody may start, or whom the table names (R-42)", func(t *testing.T) {
			for seats := 2; seats <= 4; seats++ {
				var began [4]int
				for seed := range uint64(200) {
					began[fresh(t, seats, seed).Start]++
				}
				for p, n := range began {
					gametest.Want(t, "starts", n > 25, p < seats)
				}
				for p := range seats {
					s := fresh(t, seats, 3, uint8(p+1))
					gametest.Want(t, "named", [2]game.Player{s.Start, s.Turn()}, [2]game.Player{game.Player(p), game.Player(p)})
				}
				_, err := New(game.Setup{Seats: seats, Options: [game.MaxOptions]uint8{uint8(seats + 1)}})
				gametest.Want(t, "a seat that is not there", errors.Is(err, game.ErrSetup), true)
			}
		}},
		{"who begins later begins with more gold if the table wishes so (R-65)", func(t *testing.T) {
			for seats := 2; seats <= 4; seats++ {
				for p := range seats {
					s := fresh(t, seats, 3, uint8(p+1), 0, 1)
					for i := range seats {
						gametest.Want(t, "gold", int(s.Seats[(p+i)%seats].Gold), []int{10, 12, 14, 16}[:seats][i]+map[bool]int{true: 2}[seats == 2 && i == 1])
					}
				}
			}
		}},
		{"every card is as likely to lie open as any other of its deck", func(t *testing.T) {
			var craft [SpringCards + 1]int
			kingdom := map[uint8]int{}
			for seed := range uint64(720) {
				s := fresh(t, 4, seed)
				for _, id := range s.CraftOpen {
					craft[id]++
				}
				for _, id := range s.KingdomOpen {
					kingdom[id]++
				}
			}
			for id, n := range craft[1:] { // 100 each
				if n < 60 || n > 145 {
					t.Errorf("craft card %d lies open %d times of 720", id+1, n)
				}
			}
			for id := ExtraCrafty; id <= PatronsPurse; id++ { // 216 each
				if kingdom[id] < 165 || kingdom[id] > 270 {
					t.Errorf("%s lies open %d times of 720", KingdomCards[id].ID, kingdom[id])
				}
			}
		}},
	}.Run(t)
}
