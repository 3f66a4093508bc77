package coincrown

import (
	"slices"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestUpgrade(t *testing.T) {
	h01, h04 := land("H01"), land("H04")
	gametest.Scenarios{
		{"CC-16 the rulebook's upgrade: wheat and sheep make the hamlet a village (R-72)", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B01", "B03")
			events := s.do(t, Upgrade(h01), Fill(Wheat, 0), Fill(Sheep, 0))
			gametest.Want(t, "level", s.LandLevel[h01], Village)
			gametest.Want(t, "points", s.LandPoints(0), 2)
			gametest.Want(t, "field", s.Seats[0].Exhausted(Field), 1)
			gametest.Want(t, "pasture", s.Seats[0].Exhausted(Pasture), 1)
			gametest.Want(t, "upgrade cards", s.UpgradeCards, 19)
			gametest.Want(t, "next needs", s.Needs(h01), [Resources]uint8{0, 1, 1, 1})
			gametest.Want(t, "actions", s.Taken, 1)
			if got := gametest.EventKinds(events); !slices.Equal(got, []game.EventKind{EvUsed, EvUsed, EvUpgraded}) {
				t.Errorf("events %v", got)
			}
		}},
		{"CC-17 a dealt hamlet takes one upgrade card, flips it, and returns it as a city (R-72)", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B01", "B03", "B05", "S02", "S02")
			for level, fills := range [][]game.Action{
				{Fill(Wheat, 0), Fill(Sheep, 0)},
				{Fill(Sheep, 0), Fill(Lumber, 0), Fill(Ore, 0)},
				{Fill(Wheat, 0), Fill(Lumber, 0), Fill(Ore, 0)},
			} {
				s.readyAll(nil)
				s.startTurn(0)
				s.do(t, append([]game.Action{Upgrade(h01)}, fills...)...)
				gametest.Want(t, "upgrade cards", s.UpgradeCards, []uint8{19, 19, 20}[level])
				gametest.Want(t, "points", s.LandPoints(0), []int{2, 4, 7}[level])
			}
			s.readyAll(nil)
			s.startTurn(0)
			s.wantIllegal(t, WhyCity, Upgrade(h01))
		}},
		{"CC-17 a printed village takes its card on becoming a town (R-72)", func(t *testing.T) {
			s := table(2).owns(0, "V05").give(0, "B01", "B03", "B05", "S02", "S02")
			s.do(t, Upgrade(land("V05")), Fill(Sheep, 0), Fill(Lumber, 0), Fill(Ore, 0))
			gametest.Want(t, "upgrade cards", s.UpgradeCards, 19)
			s.readyAll(nil)
			s.startTurn(0)
			s.do(t, Upgrade(land("V05")), Fill(Wheat, 0), Fill(Sheep, 0), Fill(Ore, 0))
			gametest.Want(t, "upgrade cards", s.UpgradeCards, 20)
		}},
		{"CC-17 a printed town never has a card (R-72)", func(t *testing.T) {
			s := table(2).owns(0, "T01").give(0, "B03", "B05", "S02", "S02")
			s.do(t, Upgrade(land("T01")), Fill(Sheep, 0), Fill(Lumber, 0), Fill(Ore, 0))
			gametest.Want(t, "upgrade cards", s.UpgradeCards, 20)
			gametest.Want(t, "points", s.LandPoints(0), 7)
		}},
		{"CC-18 no level is skipped (R-72)", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B03", "B05", "S02")
			s.wantIllegal(t, WhyResources, Upgrade(h01))
			gametest.Want(t, "missing", s.Why(Upgrade(h01)), game.Reason{ID: WhyResources, A: uint16(h01), B: uint16(Wheat), Need: 1})
		}},
		{"CC-19 an apprentice helps hamlets only, a skilled builder villages too, a master all (R-72)", func(t *testing.T) {
			for builder, legal := range map[string]bool{"B10": false, "S07": true, "G02": true} {
				s := table(2).owns(0, "H01@1").give(0, "B03", "B05", builder)
				gametest.Want(t, builder+" at a village", s.can(Upgrade(h01)), legal)
				if legal {
					s.do(t, Upgrade(h01), Fill(Sheep, 0), Fill(Lumber, 0), Fill(Ore, 1), Builder(MarketCards[row(builder)].Kind))
					gametest.Want(t, "level", s.LandLevel[h01], Town)
					gametest.Want(t, "builder", s.Seats[0].Exhausted(MarketCards[row(builder)].Kind), 1)
				}
			}
			for builder, legal := range map[string]bool{"B10": false, "S07": false, "G02": true} {
				s := table(2).owns(0, "H01@2").give(0, "B01", "B05", "S02", builder)
				gametest.Want(t, builder+" at a town", s.can(Upgrade(h01)), legal)
			}
		}},
		{"CC-20 builders alone are enough (R-72)", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B10", "B10")
			s.do(t, Upgrade(h01), Fill(Wheat, 1), Fill(Sheep, 1), Builder(ApprenticeBuilder), Builder(ApprenticeBuilder))
			gametest.Want(t, "level", s.LandLevel[h01], Village)
			gametest.Want(t, "exhausted", s.Seats[0].Exhausted(ApprenticeBuilder), 2)
		}},
		{"R-32 a storehouse covers two symbols of one upgrade and retires", func(t *testing.T) {
			s := table(2).owns(0, "H01@1").give(0, "S02", "S08")
			events := s.do(t, Upgrade(h01), Fill(Sheep, 1), Fill(Lumber, 1), Fill(Ore, 0), StoreTwo())
			gametest.Want(t, "level", s.LandLevel[h01], Town)
			gametest.Want(t, "retired", s.Seats[0].Retired(Storehouse), 1)
			gametest.Want(t, "ready", s.Seats[0].Ready(Storehouse), 0)
			gametest.Want(t, "event", bench.Find(t, events, EvStorehouseRetired).N, 2)
			gametest.Want(t, "it still counts as a building", s.IronCount(0, IronBuildings), 1)
		}},
		{"R-32 a storehouse may cover one symbol; its second is lost", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B01", "S08")
			s.do(t, Upgrade(h01), Fill(Wheat, 0), Fill(Sheep, 1))
			if got := s.Legal(nil); !slices.Equal(got, []game.Action{StoreOne()}) {
				t.Errorf("legal %v", got)
			}
			s.wantIllegal(t, WhyNotNeeded, StoreTwo())
			s.do(t, StoreOne())
			gametest.Want(t, "retired", s.Seats[0].Retired(Storehouse), 1)
		}},
		{"R-33 a wild may be used although the resource is owned", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B01", "B03", "B10", "S08")
			s.do(t, Upgrade(h01))
			s.wantLegal(t, Fill(Wheat, 0), Fill(Wheat, 1))
			s.do(t, Fill(Wheat, 1), Fill(Sheep, 1))
			s.wantLegal(t, Builder(ApprenticeBuilder), StoreTwo())
			s.wantIllegal(t, WhyDeadEnd, StoreOne()) // after it nothing that may follow covers the second
			s.do(t, StoreTwo())
			gametest.Want(t, "nothing else is used", s.Seats[0].Ready(Field)+s.Seats[0].Ready(Pasture)+s.Seats[0].Ready(ApprenticeBuilder), 3)
		}},
		{"CC-23 no mill works inside one upgrade, nor with nothing exhausted (R-29, R-30)", func(t *testing.T) {
			s := table(2).owns(0, "H04@1").give(0, "B05", "S02", "G06")
			s.wantIllegal(t, WhyResources, Upgrade(h04))
			s.wantIllegal(t, WhyNothingTired, UseMill(LumberMill))
		}},
		{"R-53 a land may rise twice in one turn, one step an action", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B10", "B10", "B03", "B05", "S02", "S11")
			s.do(t, Upgrade(h01), Fill(Wheat, 1), Fill(Sheep, 1), Builder(ApprenticeBuilder), Builder(ApprenticeBuilder),
				UseFortress(), Upgrade(h01), Fill(Sheep, 0), Fill(Lumber, 0), Fill(Ore, 0))
			gametest.Want(t, "level", s.LandLevel[h01], Town)
			gametest.Want(t, "actions", s.Taken, 2)
		}},
		{"CC-58 without upgrade cards only upgrades that need none are legal (R-34)", func(t *testing.T) {
			all := []string{"B01", "B01", "B03", "B03", "B05", "B05", "S02", "S02"}
			s := table(2).owns(0, "H01", "H02@1", "V05", "T01").give(0, all...)
			s.UpgradeCards = 0
			for id, legal := range map[string]bool{"H01": false, "H02": true, "V05": false, "T01": true} {
				gametest.Want(t, id, s.can(Upgrade(land(id))), legal)
			}
			gametest.Want(t, "reason", s.Why(Upgrade(h01)).ID, WhyUpgradeCards)
			s.LandLevel[land("H02")] = Town // a hamlet that became a town still lies under its card
			gametest.Want(t, "town to city", s.can(Upgrade(land("H02"))), true)
		}},
		{"R-72 another's land cannot be raised", func(t *testing.T) {
			s := table(2).owns(1, "H01").give(0, "B01", "B03")
			s.wantIllegal(t, WhyNotYours, Upgrade(h01), Upgrade(h04))
		}},
		{"R-72 exhausted cards supply nothing", func(t *testing.T) {
			s := table(2).owns(0, "H01").give(0, "B01-", "B03", "B10-")
			s.wantIllegal(t, WhyResources, Upgrade(h01))
		}},
	}.Run(t)
}

// means of one upgrade, as a set of counts.
type effort struct {
	item    Item
	cards   [Resources]int
	wilds   [3]int
	two, on int
}

// Every combination of sources that a plain search finds is offered along one path, and no path gets stuck.
func TestUpgradesAreAllEffortsOnce(t *testing.T) {
	for level, start := range []*State{
		table(2).owns(0, "H12").give(0, "B01", "B10", "B10", "S07", "G02", "S08").income3(0, 1, 0, 0),
		table(2).owns(0, "H01@1").give(0, "B03", "B05", "S07", "G02", "S08", "S08").income3(0, 2, 0, 0),
		table(2).owns(0, "H01@2").give(0, "B01", "S02", "S07", "G02", "G02", "S08", "S08").income3(0, 0, 2, 0),
	} {
		id := land("H12")
		if level > 0 {
			id = land("H01")
		}
		needs, q := start.Needs(id), &start.Seats[0]
		wanted := map[effort]bool{}
		for item := range Item(Items) {
			open := needs
			if item > 0 {
				o := OverseasItems[item]
				if o.Fights || needs[o.Resource] == 0 || int(House.Goods[item].Level) > q.Income.Value() {
					continue
				}
				open[o.Resource]--
			}
			builders := [3]int{q.Ready(ApprenticeBuilder), q.Ready(SkilledBuilder), q.Ready(MasterBuilder)}
			for i := range level {
				builders[i] = 0
			}
			for n := range 5 * 5 * 5 * 5 {
				e := effort{item: item, cards: [Resources]int{n % 5, n / 5 % 5, n / 25 % 5, n / 125}}
				wild, ok := 0, true
				for r := range open {
					ok = ok && e.cards[r] <= min(int(open[r]), q.Ready(CardKind(r)))
					wild += int(open[r]) - e.cards[r]
				}
				for a := range builders[0] + 1 {
					for b := range builders[1] + 1 {
						for c := range builders[2] + 1 {
							for two := range q.Ready(Storehouse) + 1 {
								on := wild - a - b - c - 2*two
								if ok && on >= 0 && two+on <= q.Ready(Storehouse) {
									e.wilds, e.two, e.on = [3]int{a, b, c}, two, on
									wanted[e] = true
								}
							}
						}
					}
				}
			}
		}

		found := map[effort]int{}
		var walk func(s *State, e effort)
		walk = func(s *State, e effort) {
			if s.Settled() {
				found[e]++
				return
			}
			legal := s.Legal(nil)
			if len(legal) == 0 {
				t.Fatalf("an upgrade is stuck at %s", Def.FrameText(s.Prompt()))
			}
			for _, a := range legal {
				next, b := *s, e
				needs := [Resources]uint8{}
				if f := s.Prompt(); f.Kind == FrameFill {
					needs = s.openNeeds(&s.Frames[1])
				}
				next.Apply(a, nil)
				switch a.Kind {
				case KindCollect:
					b.item, _ = ItemOf(a)
					next.Apply(next.Suggest(), nil)
				case KindFill:
					r, n := Filled(a)
					b.cards[r] = int(needs[r]) - n
				case KindBuilder:
					b.wilds[KindOf(a)-ApprenticeBuilder]++
				case KindStoreTwo:
					b.two++
				case KindStoreOne:
					b.on++
				}
				walk(&next, b)
			}
		}
		start.holds(t)
		start.do(t, Upgrade(id))
		walk(start, effort{})
		for e, n := range found {
			if n != 1 || !wanted[e] {
				t.Errorf("level %d: %+v is found %d times, possible %t", level, e, n, wanted[e])
			}
		}
		gametest.Want(t, "efforts", len(found), len(wanted))
	}
}
