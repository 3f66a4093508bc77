package conquer

import (
	"fmt"
	"strings"
)

// Tables are the tables of the game with the numbers of a box as text, for reading against the printed components; tiles and layouts are not among
// them.
func Tables(x *Box) string {
	var b strings.Builder
	b.WriteString("Craft & Conquer: Medieval: tables\n\nSoldiers (tier, attack and defence dice, range, movement, reward, next)\n")
	for t := Warrior; t <= SoldierTypes; t++ {
		s, kind := &x.Soldiers[t], SoldierKinds[t]
		move, dice := "die", fmt.Sprint(s.Attack)
		if s.Bonus > 0 {
			move = fmt.Sprintf("die+%d", s.Bonus)
		}
		if s.Base > 0 {
			move = fmt.Sprint(s.Base)
		}
		if t == Catapult {
			dice += " a stone"
		} else if kind.Ranged {
			dice += fmt.Sprintf(", flaming %d", x.AttackDice(t, true, 0))
		}
		next := ""
		if kind.Next != NoSoldier {
			next = " -> " + SoldierNames[kind.Next]
		}
		fmt.Fprintf(&b, "%-8s  %d  %-12s %d  %d-%d  %-5s  %d%s\n", SoldierNames[t], kind.Tier, dice, s.Defence, max(s.Near, 1), s.Far, move, s.Reward, next)
	}
	b.WriteString("\nPrices\n")
	for t := Warrior; t <= SoldierTypes; t++ {
		fmt.Fprintf(&b, "%-10s %s\n", SoldierNames[t], x.Soldiers[t].Cost)
	}
	for t := range SettlementType(SettlementTypes) {
		for tier := Tier(1); tier <= Avalon; tier++ {
			fmt.Fprintf(&b, "%-10s %s\n", fmt.Sprint(SettlementNames[t], " ", tier), x.Town(t, tier).Cost)
		}
	}
	for a, name := range ArrowNames {
		fmt.Fprintf(&b, "%-10s %s\n", name, x.ArrowCost[a])
	}
	fmt.Fprintf(&b, "arrow to flaming %d coins; buy %v, sell %d; peasant %d, sold %d\n", x.TradeUpPrice, x.BuyPrice, x.SellPrice, x.PeasantPrice, x.PeasantSale)
	b.WriteString("\nYields\n")
	for t := range SettlementType(SettlementTypes) {
		for tier := Tier(1); tier <= Avalon; tier++ {
			fmt.Fprintf(&b, "%-10s %s\n", fmt.Sprint(SettlementNames[t], " ", tier), x.Town(t, tier).Yield)
		}
	}
	b.WriteString("\nFactions\n")
	for f, c := range FactionCards {
		fmt.Fprintf(&b, "%-10s  %-13s  %-7s %-7s  %-7s %-7s  %s, %d arrows  %s\n", FactionNames[f], ribbonText(c.Ribbon),
			SettlementNames[c.Towns[0]], SettlementNames[c.Towns[1]], SoldierNames[c.Soldiers[0]], SoldierNames[c.Soldiers[1]],
			x.Kits[f].Goods, x.Kits[f].Arrows, PerkNames[f])
	}
	fmt.Fprintf(&b, "\nAction cards, %d of each\n", x.Copies[AddedDefense])
	for id := AddedDefense; id <= ActionCards; id++ {
		fmt.Fprintf(&b, "%2d  %-16s  %-30s  %s\n", id, CardNames[id], names(uint32(Cards[id].Icons), iconNames[:]), names(uint32(Cards[id].Windows), windowNames[:]))
	}
	b.WriteString("\nObjectives (number, points, ribbon, icons, title, what is asked)\n")
	for id := 1; id <= Objectives; id++ {
		o := &ObjectiveCards[id]
		fmt.Fprintf(&b, "%2d  %d  %-13s  %-18s  %-25s  %s\n", id, x.Objectives[id].Points, ribbonText(o.Ribbon), names(uint32(o.Icons), objectiveIcons[:]), o.Title, o.asked(&x.Objectives[id]))
	}
	b.WriteString("\nObjectives recommended by players and minutes (and played to)\n")
	for seats := 2; seats <= MaxSeats; seats++ {
		fmt.Fprintf(&b, "%d ", seats)
		for l, r := range Recommended[seats] {
			fmt.Fprintf(&b, "  %d: %d-%d (%d)", LengthMinutes[l], r[0], r[1], TargetFor(seats, uint8(l)))
		}
		b.WriteByte('\n')
	}
	fmt.Fprintf(&b, "\nDice by face (blank, one, two, strike): attack %v, defence %v; movement %v, plain %v\n", facesOf(&x.AttackDie), facesOf(&x.DefenceDie), x.MoveDie, PlainDie)
	return b.String()
}

// String is what the goods are, without the kinds there are none of.
func (g Goods) String() string {
	var parts []string
	add := func(n uint16, name string) {
		if n > 0 {
			parts = append(parts, fmt.Sprint(n, " ", name))
		}
	}
	add(g.Coins, "Coins")
	for r, n := range g.Stock {
		add(n, ResourceNames[r])
	}
	add(g.Peasants, "Peasants")
	if parts == nil {
		return "nothing"
	}
	return strings.Join(parts, ", ")
}

// asked is what an objective asks for, with the names of the tables.
func (o *Objective) asked(x *Aim) string {
	switch o.Kind {
	case ByPay:
		return "pay " + x.Goods.String()
	case ByRetire:
		return "retire " + SoldierNames[o.Type]
	case ByHold:
		return fmt.Sprintf("occupy for %d turns", DeclaredTurns)
	}
	var terms []string
	for i, need := range [2]uint8{x.Need, x.Also} {
		if need > 0 {
			terms = append(terms, fmt.Sprintf("%d of %s", need, names(o.Of[i], CounterNames[:])))
		}
	}
	asked := strings.Join(terms, " and ")
	if o.Kind == ByCampaign {
		asked += fmt.Sprintf(", in this turn and %d more", DeclaredTurns)
	}
	return asked
}

// names are the names of the bits of a mask.
func names(mask uint32, all []string) string {
	var set []string
	for bit, name := range all {
		if mask>>bit&1 == 1 {
			set = append(set, name)
		}
	}
	return strings.Join(set, "+")
}

// ribbonText are the colours of a ribbon.
func ribbonText(mask uint8) string { return names(uint32(mask), ColorNames[:]) }

// Names for reading only.
var (
	iconNames      = [...]string{"YourTurn", "OtherTurn", "Flipped", "Continuous"}
	windowNames    = [...]string{"Main", "Rolled", "Roll", "Step", "Decl", "Attack", "Defence", "Post"}
	objectiveIcons = [...]string{"EitherOr", "Declare", "OneTurn", "ThreeTurns"}
)
