package merchants

import (
	"math/bits"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Every law of the contract holds for Battle Merchants.
func TestConformance(t *testing.T) { gametest.Run(t, conformance()) }

// Many games run to their end without breaking a law; `make soak` makes it 100,000 for each number of seats.
func TestSoak(t *testing.T) { gametest.Soak(t, conformance()) }

func FuzzSnapshot(f *testing.F) { gametest.Fuzz(f, conformance()) }

func conformance() gametest.Game {
	name := func(names []string) func(int) string { return func(i int) string { return names[i] } }
	return gametest.Game{Def: Def, Setups: setups(), Secrets: secrets, Naive: naive, Asked: askOther, Reasons: WhyNames[:],
		Small: gametest.Small{State: 512, Snapshot: 700},
		Bare: map[string]string{"reason NotLocked": "TestEveryReasonIsMet", "reason NoBonus": "TestEveryReasonIsMet", "reason BonusUsed": "TestEveryReasonIsMet",
			"reason SameWeapon": "TestEveryReasonIsMet", "reason ForgeFirst": "TestEveryReasonIsMet"},
		Goals: []gametest.Goal{smith, dealer, courtier, hoarder, breaker, pauper},
		Covers: []gametest.Cover{
			{Name: "craft card learned", N: Crafts,
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvLearned, int(e.A)-1) }},
			{Name: "way of learning", N: 4, Label: name([]string{"action", "second", "for nothing", "discarded"}),
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvLearned, int(e.B)) }},
			{Name: "kingdom card taken", N: Kingdoms, Label: func(i int) string { return KingdomCards[i+1].ID },
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvKingdom, int(e.A)-1) }},
			{Name: "sale by a card into space", N: len(cardSales), Label: name(cardSales), Action: cardSale},
			{Name: "space sold into with four", N: MaxSpaces, Event: func(s game.State, e game.Event) int {
				return gametest.IfKind(e, EvSold, onBoard(s, 4, e.B))
			}},
			{Name: "space sold into with three", N: len(Board3) * Depths, Event: func(s game.State, e game.Event) int {
				return gametest.IfKind(e, EvSold, onBoard(s, 3, e.B))
			}},
			{Name: "kind sold", N: Kinds, Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvSold, int(e.A)) }},
			{Name: "kind forged", N: Kinds, Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvForged, int(e.A)) }},
			{Name: "bonus card taken", N: Weapons, Label: name(WeaponNames[:]),
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvBonus, int(e.A)) }},
			{Name: "bonus card used", N: Weapons, Label: name(WeaponNames[:]), Action: func(s game.State, a game.Action) int {
				if a.Kind != KindForgeSell || s.Prompt().Kind != FrameAction {
					return -1
				}
				return int(WeaponOf(Kind(a.B)))
			}},
			{Name: "race tile", N: Races, Label: name(RaceNames[:]),
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvReward, int(e.A)) }},
			{Name: "region tile", N: Regions, Label: name(RegionNames[:]),
				Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvRegion, int(e.A)) }},
			{Name: "part of a sale", N: 4, Label: name([]string{"race", "region", "tongue", "cut"}),
				Event: func(_ game.State, e game.Event) int {
					if e.Kind != EvSold {
						return -1
					}
					race, region, tongue, cut := PartsOf(e.C)
					for i, on := range [4]bool{race > 0, region, tongue, cut} {
						if on && (i > 0 || !region && !tongue && !cut) {
							return i
						}
					}
					return -1
				}},
			{Name: "token", N: 2 * Regions, Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvToken, 2*int(e.A)+int(e.B)) }},
			{Name: "reason of a season's end", N: 2, Label: name([]string{"token", "standstill"}), // without tokens: BM-68
				Event: func(_ game.State, e game.Event) int {
					return gametest.IfKind(e, EvTriggered, int(e.A)/int(TriggerStall))
				}},
			{Name: "season begun", N: Seasons - 1, Event: func(_ game.State, e game.Event) int { return gametest.IfKind(e, EvSeason, int(e.N)-1) }},
			{Name: "battle", N: len(battles), Label: name(battles), Event: battleSeen},
			{Name: "Steve's sale in row", N: MaxRows, Event: func(_ game.State, e game.Event) int {
				return gametest.IfKind(e, EvSteveSold, RowOf(int(e.A)))
			}},
			{Name: "craft card lost by its link", N: CraftPool, Action: linked},
			{Name: "end card paid", N: len(endCards), Label: func(i int) string { return KingdomCards[endCards[i]].ID },
				Event: func(_ game.State, e game.Event) int {
					for i, id := range endCards {
						if e.Kind == EvEndCard && e.A == uint16(id) {
							return i
						}
					}
					return -1
				}},
		}}
}

// askOther puts another question on a position.
func askOther(state game.State, r *game.Rand) {
	s := state.(*State)
	if s.Depth > 1 && r.Intn(3) == 0 {
		gametest.Askew(&s.Frames[1+r.Intn(int(s.Depth)-1)], int(framesEnd)-1, r)
		return
	}
	for s.Depth > 1 {
		s.Pop()
	}
	if s.LastAction = ActKingdom; r.Intn(3) == 0 {
		s.LastAction = uint8(1 + r.Intn(int(actsEnd)-1))
	}
	if s.LastAction != ActForge {
		s.Stall = 0
	}
	s.Frames[0].Kind = FrameTurnDone
	if r.Intn(3) == 0 {
		s.Follow(FrameDrive, 2, 0, 0)
	}
	s.Follow(uint8(2+r.Intn(int(framesEnd)-2)), uint16(r.Intn(3)*r.Intn(12)), uint16(r.Intn(3)), r.Intn(4))
}

// setups are each number of seats with each start option, and the three pairs of mats.
func setups() (all []game.Setup) {
	for seats := 2; seats <= MaxSeats; seats++ {
		for start := range seats + 1 {
			s := Def.DefaultSetup(seats, 0)
			s.Options[OptionStart] = uint8(start)
			s.Options[OptionPurses] = uint8(start % 2)
			if seats == 2 {
				s.Options[OptionMats] = uint8(start)
			}
			all = append(all, s)
		}
	}
	return all
}

// onBoard is the space if the game is on the board for that many.
func onBoard(state game.State, n int, space uint16) int {
	if (state.(*State).N == 3) != (n == 3) {
		return -1
	}
	return int(space)
}

// endCards pay at the year's end.
var endCards = []uint8{TrophyHall, MerchantGuild, CrownBond, MastersMark, Veterans, JackOfAllTrades}

// cardSales are the ways to sell by a kingdom card.
var cardSales = []string{"Drive the Workers first", "Drive the Workers second", "Bait and Switch", "Smuggler's Road",
	"Desperate Times first", "Desperate Times second", "Rush Order"}

func cardSale(state game.State, a game.Action) int {
	f := state.Prompt()
	switch {
	case a.Kind != KindSell && a.Kind != KindForgeSell:
		return -1
	case f.Kind == FrameDrive:
		return int(f.A) - 1
	case f.Kind == FrameRush:
		return 6
	case f.Kind == FrameSellByCard && f.A == uint16(DesperateTimes):
		return 3 + int(f.B)
	case f.Kind == FrameSellByCard && f.A == uint16(BaitAndSwitch):
		return 2
	case f.Kind == FrameSellByCard:
		return 3
	}
	return -1
}

// linked says which craft card a link will discard.
func linked(state game.State, a game.Action) int {
	s := state.(*State)
	if s.N != 2 {
		return -1
	}
	to := -1
	switch a.Kind {
	case KindTakeKingdom:
		to = s.Box().KingdomLink(int(a.A))
	case KindLearn, KindFree:
		if other, kingdom := s.Box().CraftLink(int(a.A)); !kingdom {
			to = other
		}
	}
	if to < 0 || s.CraftOpen[to] == 0 {
		return -1
	}
	return to
}

// battles are the ways in which a battle can end.
var battles = []string{"first by level", "second by level", "first by quality", "second by quality", "tie", "tie of own weapons",
	"own against own", "against Steve", "Steve against Steve", "of vorpal weapons"}

func battleSeen(_ game.State, e game.Event) int {
	if e.Kind != EvBattle {
		return -1
	}
	owners, _ := SidesOf(e.N)
	first, second := owners[0], owners[1]
	a, b := QualityOf(Kind(e.C>>8)), QualityOf(Kind(e.C))
	switch {
	case first == SteveOwner && second == SteveOwner:
		return 8
	case first == SteveOwner || second == SteveOwner:
		return 7
	case first == second && e.B == 0:
		return 5
	case first == second:
		return 6
	case a == Vorpal && b == Vorpal:
		return 9
	case e.B == 0:
		return 4
	case a != b:
		return 1 + int(e.B)
	}
	return int(e.B) - 1
}

// secrets are the next cards of the decks. Nobody knows more than another.
func secrets(state game.State) []gametest.Secret {
	s := state.(*State)
	if s.Depth == 0 {
		return nil
	}
	var all []gametest.Secret
	next := func(name string, left int, stream func(*State) *game.Rand, draw func(*State) uint8) {
		if left == 0 {
			return
		}
		probe := func(s *State) uint64 {
			c := *s
			return uint64(draw(&c))
		}
		x := gametest.Secret{Name: name, Probe: func(s game.State) uint64 { return probe(s.(*State)) },
			Change: func(state game.State, r *game.Rand) bool {
				s := state.(*State)
				was := probe(s)
				for range 200 {
					*stream(s) = game.NewRand(r.Uint64(), r.Uint64())
					if probe(s) != was {
						return true
					}
				}
				return false
			}}
		if left == 1 {
			x.Forced = gametest.Everybody
		}
		all = append(all, x)
	}
	letter := 0
	for _, m := range &s.box.letters {
		if letter = bits.OnesCount32(s.KingdomLeft & m); letter > 0 {
			break
		}
	}
	next("next kingdom card", letter, func(s *State) *game.Rand { return &s.KingdomRand }, (*State).drawKingdom)
	if s.Season <= Summer {
		next("next spring or summer card", s.CraftDeck(), func(s *State) *game.Rand { return &s.SpringRand }, (*State).drawCraft)
	}
	next("next autumn or winter card", bits.OnesCount64(s.CraftLeft&^SpringMask), func(s *State) *game.Rand { return &s.AutumnRand },
		func(s *State) uint8 {
			s.Season = Autumn
			return s.drawCraft()
		})
	return all
}

// smith wants levels, vorpal weapons and bonus cards.
func smith(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	worth := int32(q.Gold)
	for w, l := range q.Level {
		worth += 30*int32(l)*int32(l) + 10*int32(q.Coins[w])
		if s.BonusHolder[w] == p {
			worth += 2000
			if s.BonusReady>>w&1 == 0 {
				worth += 100
			}
		}
		worth += 60 * int32(min(q.Held[KindOf(Weapon(w), Vorpal)], 3))
	}
	n := s.OnBoard(p)
	return worth + 300*int32(n[Vorpal]) + 10*int32(n[Standard])
}

// dealer wants weapons on the board and tiles.
func dealer(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	n := s.OnBoard(p)
	worth := 100*int32(n[Standard]+n[Vorpal]) + 40*int32(bits.OnesCount8(q.Regions)) + int32(q.Gold)
	for k, held := range q.Held {
		worth += (20 + 5*int32(QualityOf(Kind(k)))) * int32(min(held, 4))
	}
	for _, tiles := range q.Race {
		worth += 15 * int32(tiles)
	}
	return worth
}

// courtier wants kingdom cards out of the pool.
func courtier(state game.State, p game.Player) int32 {
	s := state.(*State)
	q := &s.Seats[p]
	return 1000*int32(q.SlotCards()) + 300*int32(bits.OnesCount32(s.KingdomGone)) + int32(q.Gold) + 5*int32(q.Bond)
}

// hoarder forges and never sells, so that nothing moves.
func hoarder(state game.State, p game.Player) int32 {
	s := state.(*State)
	worth := int32(s.Stall) * 1000
	for _, n := range s.Seats[p].Held {
		worth += 10 * int32(n)
	}
	return worth + int32(s.Seats[p].Gold)
}

// breaker wants tokens to leave the board.
func breaker(state game.State, p game.Player) int32 {
	s := state.(*State)
	worth := int32(0)
	for _, f := range s.Frontier {
		worth += 1000 * int32(f)
	}
	for space, t := range s.Spaces {
		if t != 0 && DepthOf(space) == int(s.Frontier[s.layout().region[space]]) {
			worth += 100
		}
	}
	for _, n := range s.Seats[p].Held {
		worth += 12 * int32(min(n, 2))
	}
	return worth + int32(s.Seats[p].Gold)
}

// pauper wants neither gold nor weapons nor anything to take.
func pauper(state game.State, p game.Player) int32 {
	s := state.(*State)
	worth := -100*int32(s.Seats[p].Gold) + 30*int32(bits.OnesCount64(s.CraftGone))
	for _, n := range s.Seats[p].Held {
		worth -= 50 * int32(n)
	}
	for _, l := range s.Seats[p].Level {
		worth += 10 * int32(l)
	}
	return worth
}
