package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// counted is a position whose pieces are counted. Seats 0 and 1 play, seat 2 hoards.
func counted(t testing.TB, edits ...string) stage {
	t.Helper()
	s := base(t, 3, edits...)
	s.Opt |= OptCounted
	return s
}

// left gives so much to the hoarder that so many of a thing are left in the box, of those of which n points at the hoarder's.
func (s stage) left(n *uint16, in func(*Pieces) int, want int) stage {
	s.t.Helper()
	left := s.Left()
	*n += uint16(in(&left) - want)
	left = s.Left()
	return is(s, "in the box", in(&left), want)
}

// ranks puts soldiers of a type onto the rim of the meadow until so many are left.
func (s stage) ranks(x SoldierType, want int) stage {
	s.t.Helper()
	for i := 0; ; i++ {
		left := s.Left()
		if left.Soldiers[x] == want {
			return s
		}
		s.man(2, x, spot(i-8, 8))
	}
}

// tokens builds settlements of a type and tier, five of seat 1 and then some of seat 2, until so many are left.
func (s stage) tokens(x SettlementType, tier Tier, want int) stage {
	s.t.Helper()
	at := [...]string{"(5,0)", "(-5,0)", "(-3,6)", "(1,-6)", "(1,5)", "(5,-5)", "(-9,6)", "(5,-9)"}
	for {
		left := s.Left()
		if left.Towns[x][tier] == want {
			return s
		}
		i := s.Seats[1].NTowns + s.Seats[2].NTowns
		s.town(game.Player(1+i/5), x, tier, at[i])
	}
}

// sound checks the position, which must not have more out of the box than was in it.
func (s stage) sound() stage {
	s.t.Helper()
	c := *s.State
	if c.Dice.Inc&1 == 0 {
		c.Dice = game.NewRand(1, 3) // a script is not sound
	}
	if err := c.Check(); err != nil {
		s.t.Error(err)
	}
	return s
}

// taking is a thing that a player takes out of the box: a position in which so many are left and all else is there, the
// act that takes one, what there are of it, and why it is refused when there are none.
type taking struct {
	what string
	make func(t *testing.T, left int) (stage, game.Action)
	in   func(*Pieces) int
	why  game.Reason
}

// takings are all of them.
func takings() (all []taking) {
	purse := func(t *testing.T, edits ...string) stage {
		s := counted(t, edits...)
		s.Seats[0].Coins, s.Seats[0].Stock, s.Seats[0].Spare = 12, [5]uint16{9, 9, 9, 9, 9}, 2
		return s
	}
	for _, x := range [...]SoldierType{Warrior, Archer} {
		in := func(n *Pieces) int { return n.Soldiers[x] }
		why := game.Reason{ID: WhyBoxSoldier, A: uint16(x)}
		waits := func(s stage, left int) stage {
			s.Seats[2].Reserve[x-Warrior] = uint8(House.Pieces.Soldiers[x] - left)
			return s
		}
		all = append(all, taking{"craft " + SoldierNames[x], func(t *testing.T, left int) (stage, game.Action) {
			return waits(purse(t), left), CraftSoldier(x)
		}, in, why}, taking{"buy under siege " + SoldierNames[x], func(t *testing.T, left int) (stage, game.Action) {
			s := waits(purse(t).town(0, Farm, 1, "(1,0)").man(1, Knight, "(3,0)"), left)
			s.Ask(FrameSiege, 0, 0, 0, 0)
			return s, SiegeBuy(x, s.at("(0,0)"))
		}, in, why}, taking{"reinforce by " + SoldierNames[x], func(t *testing.T, left int) (stage, game.Action) {
			s := waits(purse(t).town(0, Farm, 1, "(1,0)").gives(0, Reinforcement), left)
			return s, Play(Reinforcement, s.at("(0,0)"), uint16(x))
		}, in, why})
	}
	for x := Warrior; x <= Bolteer; x++ {
		next := SoldierKinds[x].Next
		in := func(n *Pieces) int { return n.Soldiers[next] }
		why := game.Reason{ID: WhyBoxSoldier, A: uint16(next)}
		all = append(all, taking{"upgrade to " + SoldierNames[next], func(t *testing.T, left int) (stage, game.Action) {
			s := purse(t).man(0, x, "(0,0)").ranks(next, left)
			return s, Upgrade(s.at("(0,0)"))
		}, in, why})
		if x <= Archer {
			all = append(all, taking{"promote to " + SoldierNames[next], func(t *testing.T, left int) (stage, game.Action) {
				s := purse(t).man(0, x, "(0,0)").gives(0, Promoted).ranks(next, left)
				return s, Play(Promoted, s.at("(0,0)"), 0)
			}, in, why})
		}
	}
	for x := range SettlementType(SettlementTypes) {
		all = append(all, taking{"found " + SettlementNames[x], func(t *testing.T, left int) (stage, game.Action) {
			return purse(t).tokens(x, 1, left), Establish(x)
		}, func(n *Pieces) int { return n.Towns[x][1] }, game.Reason{ID: WhyBoxTown, A: uint16(x), B: 1}},
			taking{"improve " + SettlementNames[x], func(t *testing.T, left int) (stage, game.Action) {
				s := purse(t).town(0, x, 1, "(1,0)").tokens(x, 2, left)
				return s, Improve(s.site("(1,0)"))
			}, func(n *Pieces) int { return n.Towns[x][2] }, game.Reason{ID: WhyBoxTown, A: uint16(x), B: 2}})
	}
	for r := range Resource(Resources) {
		in := func(n *Pieces) int { return n.Stock[r] }
		all = append(all, taking{"buy " + ResourceNames[r], func(t *testing.T, left int) (stage, game.Action) {
			s := purse(t)
			return s.left(&s.Seats[2].Stock[r], in, left), Buy(r)
		}, in, game.Reason{ID: WhyBoxResource, A: uint16(r)}})
	}
	hands := func(n *Pieces) int { return n.Peasants }
	all = append(all, taking{"buy a peasant", func(t *testing.T, left int) (stage, game.Action) {
		s := purse(t)
		return s.left(&s.Seats[2].Captured, hands, left), BuyPeasant() // captured ones are out of the box
	}, hands, game.Reason{ID: WhyBoxPeasant}}, taking{"buy a peasant in the last step", func(t *testing.T, left int) (stage, game.Action) {
		s := purse(t).town(0, Farm, 1, "(1,0)")
		s.Seats[0].Towns[0].Flags, s.Seats[0].Spare = 0, 0
		s.Ask(FramePeasants, 0, 0, 0, 0)
		return s.left(&s.Seats[2].Spare, hands, left), BuyPeasant()
	}, hands, game.Reason{ID: WhyBoxPeasant}})
	for kind := range uint8(ArrowKinds) {
		in := func(n *Pieces) int { return n.Arrows[kind] }
		hoard := func(s stage) *uint16 { return [...]*uint16{&s.Seats[2].Arrows, &s.Seats[2].Flaming}[kind] }
		why := game.Reason{ID: WhyBoxArrow, A: uint16(kind)}
		all = append(all, taking{"craft an arrow: " + ArrowNames[kind], func(t *testing.T, left int) (stage, game.Action) {
			s := purse(t)
			return s.left(hoard(s), in, left), CraftAmmo(kind)
		}, in, why})
		if kind == Flaming {
			all = append(all, taking{"trade up", func(t *testing.T, left int) (stage, game.Action) {
				s := purse(t)
				s.Seats[0].Arrows = 1
				return s.left(hoard(s), in, left), TradeUp()
			}, in, why})
		}
	}
	return all
}

// Whatever a player chooses to take: the last one in the box can be taken, and then there is none.
func TestTheLastOneInTheBox(t *testing.T) {
	for _, x := range takings() {
		t.Run(x.what, func(t *testing.T) {
			s, a := x.make(t, 0)
			s.sound().no(a, x.why.ID, int(x.why.A), int(x.why.B))
			plain := *s.State
			plain.Opt &^= OptCounted
			stage{&plain, t}.can(a, true)
			s, a = x.make(t, 1)
			s.sound().can(a, true).does(a)
			if a.Kind == KindEstablish {
				s.asks(0, FrameSite).sound()
				s.Apply(s.Legal(nil)[0], nil)
			}
			left := s.Left()
			is(s.sound(), "left", x.in(&left), 0)
		})
	}
}

func TestRulingsOfTheBox(t *testing.T) {
	coins := func(n *Pieces) int { return n.Coins }
	crafts := func(n *Pieces) int { return n.Stock[Craft] }
	gametest.Scenarios{
		{"R-137 pieces are counted if it was agreed, all that seats have of them, and else not (R-03)", func(t *testing.T) {
			s := sets(t, 2, map[int]uint8{OptionPieces: 1, OptionFactions: 1})
			is(s, "counted", s.Counted(), true)
			is(s, "not counted", sets(t, 2, nil).Counted(), false)
			s = counted(t).town(1, Quarry, 2, "(1,0)").town(1, Village, 1, "(5,0)").man(1, Catapult, "(0,4)").man(2, Archer, "(5,0)")
			s.Seats[1].Towns[1].Flags = 0
			s.Seats[0] = Seat{Stock: [5]uint16{1, 2, 3, 4, 5}, Coins: 6, Spare: 7, Captured: 8, Arrows: 9, Flaming: 3, Reserve: [2]byte{2, 1},
				Faction: s.Seats[0].Faction, Flags: HasFaction}
			want := House.Pieces
			want.Soldiers[Catapult], want.Soldiers[Archer], want.Soldiers[Warrior] = 2, 6, 6
			want.Towns[Quarry][2], want.Towns[Village][1] = 5, 5
			want.Stock, want.Coins, want.Peasants = [5]int{44, 43, 32, 31, 35}, 54, 32-7-8-1
			want.Arrows = [2]int{7, 5}
			is(s, "in the box", s.Left(), want)
		}},
		{"R-138 settlements bring what is there, in their order, and only that is gathered", func(t *testing.T) {
			s := counted(t).town(0, Farm, 2, "(1,0)").town(0, Farm, 2, "(-5,0)").town(0, Farm, 2, "(1,5)").wants(0, 33).wants(0, 35)
			q, h := &s.Seats[0], &s.Seats[2]
			s.left(&h.Stock[Wood], func(n *Pieces) int { return n.Stock[Wood] }, 1).left(&h.Stock[Horse], func(n *Pieces) int { return n.Stock[Horse] }, 3)
			s.left(&h.Stock[Craft], crafts, 0).left(&h.Coins, coins, 5)
			var out game.Sink
			s.Counts = [32]byte{}
			s.collect(0, &out)
			is(s.sound(), "goods", q.Goods(), Goods{Coins: 5, Stock: [5]uint16{1, 0, 3}, Peasants: 3})
			is(s, "coins collected", s.Counts[CollectedCoins], 5)
			is(s, "resources gathered", [2]byte{s.Counts[GatheredBasic], s.Counts[GatheredCraft]}, [2]byte{4, 0})
			is(s, "told", [3]Goods{House.GatheredOf(out.Events[0]), House.GatheredOf(out.Events[1]), House.GatheredOf(out.Events[2])},
				[3]Goods{{Stock: [5]uint16{1, 0, 2}}, {Stock: [5]uint16{0, 0, 1}}, {}})
			is(s, "tokens", [3]int16{out.Events[0].N, out.Events[1].N, out.Events[2].N}, [3]int16{3, 1, 0})
			is(s, "coins told", out.Events[3].N, 5)
			s.can(Claim(33, 0), false).can(Claim(35, 0), false)
		}},
		{"R-138 so do victories, cards and the quiver", func(t *testing.T) {
			for _, there := range []int{0, 1, 2, 5} {
				s := counted(t).man(0, Knight, "(0,0)").man(1, Warrior, "(1,0)").dice("a22222 d000")
				s.left(&s.Seats[2].Stock[Craft], crafts, there).hits("(1,0)", AmmoNone).sound()
				is(s, "reward", s.Seats[0].Stock[Craft], uint16(min(there, 2)))
				is(s, "soldiers of the enemy", s.Seats[1].NArmy, 0)
				s = counted(t).gives(0, Craftpoints).gives(0, FlamingArrows)
				s.left(&s.Seats[2].Stock[Craft], crafts, there).left(&s.Seats[2].Flaming, func(n *Pieces) int { return n.Arrows[Flaming] }, there)
				s.can(Play(Craftpoints, 0, 0), there > 0)
				if there > 0 {
					s.does(Play(Craftpoints, 0, 0)).does(Play(FlamingArrows, 0, 0)).sound()
				}
				is(s, "by cards", [2]uint16{s.Seats[0].Stock[Craft], s.Seats[0].Flaming}, [2]uint16{uint16(min(there, int(House.CardCraft))), uint16(min(there, int(House.CardFlaming)))})
				s = counted(t).man(0, Archer, "(0,0)")
				s.Opt |= OptPerks
				s.Seats[0].Faction, s.Seats[Quivers%3].Faction = Quivers, 0
				s.left(&s.Seats[2].Arrows, func(n *Pieces) int { return n.Arrows[Arrow] }, there)
				s.collect(0, nil)
				is(s, "by the perk", s.Seats[0].Arrows, uint16(min(there, 1)))
			}
		}},
		{"R-139 a sale needs a box that can pay", func(t *testing.T) {
			for _, there := range []int{0, 1} {
				s := counted(t)
				s.Seats[0].Stock[Iron] = 2
				s.left(&s.Seats[2].Coins, coins, there)
				if there == 1 {
					s.does(Sell(Iron)).sound()
				}
				s.no(Sell(Iron), WhyBoxCoins, 0, 0, int(House.SellPrice), 0)
				s = counted(t)
				s.Seats[0].Spare = 2
				s.left(&s.Seats[2].Coins, coins, there).Ask(FramePeasants, 0, 0, 0, 0)
				if there == 0 {
					s.no(SellPeasant(), WhyBoxCoins, 0, 0, int(House.PeasantSale), 0).can(Done(), true)
					continue
				}
				s.does(SellPeasant()).sound().asks(1, FrameDropObj) // the question of peasants closes itself, and the next player is asked
				is(s, "peasants", s.Seats[0].Spare, 1)
			}
		}},
		{"R-140 what is spent, lost or replaced is back at once", func(t *testing.T) {
			s := counted(t).man(0, Archer, "(0,0)").man(1, Knight, "(1,0)").man(0, Warrior, "(0,4)").ranks(Knight, 0).dice("a22 d00000")
			s.Seats[0].Coins, s.Seats[0].Stock, s.Seats[0].Arrows, s.Seats[0].Spare = 12, [5]uint16{9, 9, 9, 9, 9}, 1, 1
			s.left(&s.Seats[2].Coins, coins, 0).left(&s.Seats[2].Arrows, func(n *Pieces) int { return n.Arrows[Arrow] }, 0)
			s.Seats[2].Captured = 31
			s.no(Sell(Wood), WhyBoxCoins, 0, 0, 1, 0).no(CraftAmmo(Arrow), WhyBoxArrow, int(Arrow)).no(BuyPeasant(), WhyBoxPeasant)
			s.no(Upgrade(s.at("(0,4)")), WhyBoxSoldier, int(Knight))
			s.hits("(1,0)", AmmoArrow).can(CraftAmmo(Arrow), true).does(Upgrade(s.at("(0,4)"))).can(Sell(Wood), true).sound()
			left := s.Left()
			is(s, "Warriors", left.Soldiers[Warrior], 8)
			s.does(CraftSoldier(Warrior)).can(BuyPeasant(), true).sound()
			s = counted(t).man(0, Knight, "(0,0)").wants(0, 40).wants(0, 46)
			s.Seats[0].Stock[Stone] = 6
			s.does(Claim(40, 0)).does(Claim(46, s.at("(0,0)")))
			is(s, "given up for objectives", s.Left(), House.Pieces)
			s = counted(t).town(0, Farm, 1, "(1,0)")
			s.Seats[0].Coins, s.Seats[0].Stock = 12, [5]uint16{9, 9, 9, 9, 9}
			s.does(Improve(s.site("(1,0)")))
			left = s.Left()
			is(s, "Farms", left.Towns[Farm], [Avalon + 1]int{1: 8, 2: 7})
		}},
		{"R-140 what goes from seat to seat does not come into the box", func(t *testing.T) {
			s := counted(t).town(1, Farm, 1, "(1,0)").gives(0, Kidnapped)
			before := s.Left()
			s.does(Play(Kidnapped, s.site("(1,0)"), 0))
			is(s, "in the box", s.Left(), before)
			is(s, "captured", s.Seats[0].Captured, 1)
		}},
		{"R-141 a card that would bring nothing cannot be played", func(t *testing.T) {
			s := counted(t).gives(0, Craftpoints).gives(0, FlamingArrows)
			s.Seats[2].Stock[Craft], s.Seats[2].Flaming = 40, 8
			s.no(Play(Craftpoints, 0, 0), WhyBoxResource, int(Craft)).no(Play(FlamingArrows, 0, 0), WhyBoxArrow, int(Flaming)).offers(KindPlay, 0)
			s.Seats[2].Stock[Craft], s.Seats[2].Flaming = 39, 7
			s.offers(KindPlay, 2)
			s = counted(t).town(0, Farm, 1, "(1,0)").gives(0, Reinforcement)
			s.Seats[2].Reserve = [2]byte{8, 0}
			s.offers(KindPlay, 9).can(Play(Reinforcement, s.at("(0,0)"), uint16(Archer)), true)
			s.Seats[1].Reserve = [2]byte{0, 8}
			s.offers(KindPlay, 0)
		}},
		{"R-142 the city takes no token out of the box and brings one back", func(t *testing.T) {
			s := counted(t).town(0, Quarry, 2, "(1,0)").tokens(Quarry, 2, 0)
			s.Opt |= OptAvalon
			s.Seats[0].Coins, s.Seats[0].Stock = 12, [5]uint16{9, 9, 9, 9, 9}
			s.does(ToAvalon(s.site("(1,0)"), s.at("(0,1)"))).sound()
			left := s.Left()
			is(s, "Quarries", left.Towns[Quarry], [Avalon + 1]int{1: 6, 2: 1})
		}},
	}.Run(t)
}

// The box holds what the rulebook counts, and any four kits, so that no set-up runs short.
func TestBox(t *testing.T) {
	sum := func(list ...int) (n int) {
		for _, k := range list {
			n += k
		}
		return n
	}
	gametest.Want(t, "soldiers", sum(House.Pieces.Soldiers[:]...), 32)
	tokens := 0
	for _, tiers := range House.Pieces.Towns {
		tokens += sum(tiers[:]...)
	}
	gametest.Want(t, "settlements", tokens, 40)
	gametest.Want(t, "resources", sum(House.Pieces.Stock[:]...), 200)
	gametest.Want(t, "arrows", sum(House.Pieces.Arrows[:]...), 24)
	gametest.Want(t, "peasants and coins", [2]int{House.Pieces.Peasants, House.Pieces.Coins}, [2]int{32, 60})
	tables := 0
	for mask := range 1 << Factions {
		s := State{box: house(), Position: Position{N: MaxSeats, Opt: OptCounted}}
		p := game.Player(0)
		for f := range Faction(Factions) {
			if mask>>f&1 == 0 {
				continue
			}
			if p == MaxSeats {
				p++
				break
			}
			s.kit(p, f)
			for i, x := range FactionCards[f].Towns {
				s.Seats[p].Towns[i] = Town{Site: uint16(i), Type: x, Tier: 1}
			}
			s.Seats[p].NTowns = uint8(len(FactionCards[f].Towns))
			p++
		}
		if p != MaxSeats {
			continue
		}
		tables++
		if left := s.Left(); left.least() < 0 {
			t.Errorf("factions %b: %v", mask, left)
		}
	}
	gametest.Want(t, "tables of four", tables, 70)
}
