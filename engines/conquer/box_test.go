package conquer

import (
	"errors"
	"math/bits"
	"slices"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestBoxes(t *testing.T) {
	gametest.Boxes[Box, *Box]{
		Game: conformance(), House: House, Mend: mend,
		NewIn: func(b *Box, setup game.Setup) (game.State, error) {
			s, err := NewIn(b, setup)
			if err != nil {
				return nil, err // not a state of type *State that is nil
			}
			return s, nil
		},
		Of:   func(s game.State) *Box { return s.(*State).Box() },
		Bare: bareNumbers(),
	}.Prove(t)
}

// bareNumbers are read too seldom to be met in a few games: those of objectives, which one seat of few claims, and of the rarest pieces.
func bareNumbers() map[string]string {
	bare := map[string]string{}
	sheet := &Def.Sheets[sheetObjectives]
	sheet.Numbers(func(row, col int) {
		bare["objectives "+sheet.Rows[row]+" "+sheet.Cols[col].ID] = "TestNumbersComeFromTheBox"
	})
	for _, name := range []string{"soldiers Catapult defence", "soldiers Catapult reward", "supply Farm1 count", "supply Village1 count", "supply Craft count"} {
		bare[name] = "TestNumbersComeFromTheBox"
	}
	return bare
}

// other is a box in which every number is another one than in ours.
func other() *Box {
	var most []int
	for _, s := range Def.Sheets {
		s.Numbers(func(_, col int) { most = append(most, int(s.Cols[col].Max)) })
	}
	b, i := House, -1
	b.Visit(func(n int) int {
		if i++; n < most[i] {
			return n + 1
		}
		return n - 1
	})
	b.DefenceDie = [Faces]uint8{One: 1, Two: 2, Strike: 2} // one more of each are seven
	return &b
}

// With other numbers everything that they are about is as they say.
func TestNumbersComeFromTheBox(t *testing.T) {
	b := other()
	if err := b.Check(); err != nil {
		t.Fatal(err)
	}
	s := base(t, 2)
	s.box = valuesOf(b)
	for id := uint8(1); id <= Objectives; id++ {
		o, x, ours := &ObjectiveCards[id], &b.Objectives[id], &House.Objectives[id]
		is(s, o.Title+" points", s.ScoreOf([]byte{id}, 0, 0).Cards, int(ours.Points)+1)
		if o.Kind == ByRetire || o.Kind == ByHold {
			continue
		}
		of := func(x *Aim) *Standing {
			st := &Standing{Goods: x.Goods, Defeats: x.Need, Vowed: true}
			for i, need := range [2]uint8{x.Need, x.Also} {
				st.Log.Note(bits.TrailingZeros32(o.Of[i]|1<<31)%CounterKinds, uint16(need))
			}
			return st
		}
		is(s, o.Title+" with our numbers, and its own", [2]bool{b.Holds(id, of(ours)), b.Holds(id, of(x))}, [2]bool{false, true})
	}
	s.Opt |= OptCounted
	is(s, "supply", s.Left(), b.Pieces)
	s.man(0, Knight, "(0,0)").man(1, Catapult, "(1,0)")
	s.Fight = Fight{Cell: [2]Cell{s.at("(0,0)"), s.at("(1,0)")}, Owner: 1, Round: 1}
	_, defence := s.Due(0)
	is(s, "defence of a Catapult", defence, House.Soldiers[Catapult].Defence+1)
	s.fell(s.at("(1,0)"), nil)
	is(s, "reward for a Catapult", s.Seats[0].Stock[Craft], uint16(House.Soldiers[Catapult].Reward)+1)

	seen := map[game.EventKind]int{}
	for seed := range uint64(10) {
		s, err := NewIn(b, Def.DefaultSetup(2+int(seed%3), seed))
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed, 1)
		for range 3000 {
			legal := s.Legal(nil)
			if len(legal) == 0 {
				break
			}
			a := legal[r.Intn(len(legal))]
			var out game.Sink
			s.Apply(a, &out)
			for _, e := range out.Events {
				ok := true
				switch e.Kind {
				case EvMoveDie:
					ok = e.B == 1 && e.N == int16(b.Soldiers[Catapult].Base) || e.B == 0 && slices.Contains(b.MoveDie[:], uint8(e.N))
				case EvBought:
					ok = e.N == int16(b.BuyPrice[e.A]) || s.HasPerk(e.Who, Smugglers)
				case EvPeasant:
					ok = e.N == int16(b.PeasantPrice) || s.HasPerk(e.Who, Hearthfolk)
				case EvClaimed:
					ok = e.N == int16(b.Objectives[e.A].Points)
				case EvDefeated:
					ok = e.N == int16(b.Soldiers[e.A].Reward) || s.HasPerk(e.Who, Spoils)
				case EvGathered:
					kind, _, tier := TagOf(e.C)
					ok = b.GatheredOf(e) == Goods{Stock: b.Town(kind, tier).Yield.Stock}
				default:
					continue
				}
				seen[e.Kind]++
				if !ok {
					t.Fatalf("seed %d: %s %+v", seed, EventNames[e.Kind], e)
				}
			}
		}
	}
	for _, kind := range []game.EventKind{EvMoveDie, EvBought, EvPeasant, EvClaimed, EvDefeated, EvGathered} {
		if seen[kind] == 0 {
			t.Errorf("%s was not seen", EventNames[kind])
		}
	}
}

// mend makes a box keep the laws that its numbers break together.
func mend(b *Box, _ *game.Rand) {
	for t := Warrior; t <= Catapult; t++ {
		x := &b.Soldiers[t]
		for b.attackers(t)+int(b.Copies[StrongAttack]) > MaxDice {
			if x.Attack > 2 {
				x.Attack--
			} else {
				b.Copies[StrongAttack]--
			}
		}
		for b.defenders(t)+int(b.Copies[AddedDefense]) > MaxDice {
			x.Defence--
		}
		if t == Catapult {
			x.Attack = max(x.Attack, BlindDice+1)
		}
		x.Near, x.Far = min(x.Near, x.Far), max(x.Near, x.Far)
	}
	for k := range b.ArrowCost {
		if b.ArrowCost[k] == (Goods{}) {
			b.ArrowCost[k].Stock[Wood] = 1
		}
	}
	for id := range b.Objectives {
		x, most := &b.Objectives[id], uint8(mostOf(ObjectiveCards[id].Of[0]))
		x.Also = min(x.Also, most-1)
		x.Need = min(x.Need, most-x.Also)
	}
	b.SellPrice = min(b.SellPrice, 29)
	for r := range b.BuyPrice {
		b.BuyPrice[r] = max(b.BuyPrice[r], b.SellPrice+1)
	}
	b.PeasantPrice = max(b.PeasantPrice, b.PeasantSale, 1)
	slices.Sort(b.MoveDie[:])
	for _, die := range [2]*[Faces]uint8{&b.AttackDie, &b.DefenceDie} {
		for die[One]+die[Two]+die[Strike] > DieSides {
			for f := range die {
				die[f] -= min(die[f], 1)
			}
		}
	}
	if b.checkDice() != nil {
		b.AttackDie = House.AttackDie
	}
	counts := b.Pieces.counts()
	for fault := b.checkKits(); fault != nil; fault = b.checkKits() {
		counts[fault.Row]++
		i := 0
		b.Pieces.visit(func(int) int { i++; return counts[i-1] })
	}
}

// What numbers break together is refused by name.
func TestBoxLaws(t *testing.T) {
	for _, c := range []struct {
		law   string
		wrong func(b *Box)
	}{
		{"dice", func(b *Box) { b.Soldiers[Archer].Attack = 5 }},
		{"dice", func(b *Box) { b.Soldiers[Warrior].Defence = 6 }},
		{"dice", func(b *Box) { b.Soldiers[Champion].Attack, b.Copies[StrongAttack] = 8, 8 }},
		{"blind", func(b *Box) { b.Soldiers[Catapult].Attack = 1 }},
		{"range", func(b *Box) { b.Soldiers[Archer].Near = 5 }},
		{"free", func(b *Box) { b.ArrowCost[Flaming] = Goods{} }},
		{"reach", func(b *Box) { b.Objectives[28].Need = 4 }},
		{"reach", func(b *Box) { b.Objectives[5].Also = 8 }},
		{"endless", func(b *Box) { b.SellPrice = 2 }},
		{"endless", func(b *Box) { b.PeasantPrice, b.PeasantSale = 0, 0 }},
		{"endless", func(b *Box) { b.PeasantSale = 3 }},
		{"order", func(b *Box) { b.MoveDie[0] = 5 }},
		{"sides", func(b *Box) { b.DefenceDie[Two] = 4 }},
		{"alike", func(b *Box) { b.AttackDie = [Faces]uint8{} }},
		{"alike", func(b *Box) { b.AttackDie = [Faces]uint8{One: DieSides} }},
		{"kits", func(b *Box) { b.Pieces.Peasants = 8 }},
		{"kits", func(b *Box) { b.Pieces.Towns[Farm][1] = 3 }},
	} {
		b := House
		c.wrong(&b)
		var fault *game.BoxFault
		if s, err := NewIn(&b, Def.DefaultSetup(2, 1)); !errors.As(err, &fault) || fault.Law != c.law || s != nil || !slices.Contains(Def.Laws, c.law) {
			t.Errorf("%s is not refused: %v", c.law, err)
		}
	}
}

// Rows are named as the tables name what they are about.
func TestRowsAreNamedAsInTheTables(t *testing.T) {
	for _, c := range []struct {
		sheet int
		names []string
	}{
		{sheetSoldiers, SoldierNames[1:]}, {sheetArrows, ArrowNames[:]}, {sheetKits, FactionNames[:]}, {sheetCards, CardNames[1:]},
		{sheetTrade, slices.Concat(ResourceNames[:], []string{"Sale", "Peasant", "PeasantSale", "TradeUp"})},
		{sheetSupply, slices.Concat(SoldierNames[1:], sheets[sheetTowns].Rows[:2*SettlementTypes], []string{"Peasant"}, ResourceNames[:], []string{"Coin"}, ArrowNames[:])},
	} {
		if s := &sheets[c.sheet]; !slices.Equal(s.Rows, c.names) {
			t.Errorf("%s: %v, want %v", s.ID, s.Rows, c.names)
		}
	}
	for r, name := range ResourceNames {
		gametest.Want(t, name, sheets[sheetArrows].Cols[1+r].ID, strings.ToLower(name))
	}
}
