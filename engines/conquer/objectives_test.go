package conquer

import (
	"math/bits"
	"strings"
	"testing"

	"tabard/engines/gametest"
)

// Every sum of the objectives: cards, titles, points, verbs, icons and ribbons.
func TestObjectiveSums(t *testing.T) {
	type card struct {
		Objective
		Aim
	}
	titles, verbs := map[string]card{}, map[string]int{}
	var icons [4]int
	var points [10]int
	var cards, worth [Colors]int
	ribbons := map[uint8]int{}
	total := 0
	for id := 1; id <= Objectives; id++ {
		o := card{ObjectiveCards[id], House.Objectives[id]}
		total += int(o.Points)
		points[o.Points]++
		ribbons[o.Ribbon]++
		for c := range cards {
			cards[c] += int(o.Ribbon >> c & 1)
			worth[c] += int(o.Ribbon>>c&1) * int(o.Points)
		}
		for i := range icons {
			icons[i] += int(o.Icons >> i & 1)
		}
		verb := o.Title[:strings.Index(o.Title, "ed")+2]
		for _, town := range []string{"Farm", "Quarry", "Village", "Settlement"} {
			if strings.HasPrefix(o.Title, "Upgraded"+town) {
				verb = "Established"
			}
		}
		if verb == "Collected" {
			verb = "Gathered"
		}
		verbs[verb]++
		same := o
		same.Ribbon = 0
		if first, ok := titles[o.Title]; ok {
			gametest.Want(t, o.Title+" asks for the same everywhere", same, first)
		}
		titles[o.Title] = same
	}
	gametest.Want(t, "titles", len(titles), 56)
	gametest.Want(t, "points", total, 263)
	gametest.Want(t, "by points", points, [10]int{0, 20, 14, 5, 12, 8, 6, 6, 2, 2})
	for verb, n := range map[string]int{"Crafted": 9, "Deployed": 3, "Upgraded": 11, "Established": 9, "Gathered": 4, "Discarded": 7,
		"Retired": 6, "Defeated": 16, "Captured": 8, "Occupied": 2} {
		gametest.Want(t, verb, verbs[verb], n)
	}
	gametest.Want(t, "verbs", len(verbs), 10)
	gametest.Want(t, "either or", icons[0], 8)
	gametest.Want(t, "declared", icons[1], 3)
	gametest.Want(t, "within three turns", icons[3], 3)
	for mask, n := range ribbons {
		gametest.Want(t, "cards of the ribbon "+ribbonText(mask), n, map[int]int{1: 5, 2: 3}[bits.OnesCount8(mask)])
	}
	gametest.Want(t, "ribbons", len(ribbons), 6+15)
	for c := range cards {
		gametest.Want(t, ColorNames[c]+" cards", cards[c], 20)
		gametest.Want(t, ColorNames[c]+" points are about those of the others", worth[c] >= 64 && worth[c] <= 70, true)
	}
}

// A card has one thing to do, of its kind, and an icon for what is special about it.
func TestObjectivesAreWhole(t *testing.T) {
	for id := 1; id <= Objectives; id++ {
		o, x := &ObjectiveCards[id], &House.Objectives[id]
		several := o.Kind == ByEvent && (x.Need > 1 || x.Also > 0)
		gametest.Want(t, o.Title+" has the icon of one turn", o.Icons&IconOneTurn != 0, several)
		gametest.Want(t, o.Title+" is declared", o.Declared(), o.Kind == ByCampaign || o.Kind == ByHold)
		gametest.Want(t, o.Title+" within turns", o.Icons&IconTurns != 0, o.Declared())
		gametest.Want(t, o.Title+" either or", o.Icons&IconEitherOr != 0, o.Of[0]&(anyCaptured|1<<TookPeasants) != 0)
		gametest.Want(t, o.Title+" has terms", x.Need > 0, o.Kind == ByEvent || o.Kind == ByCampaign)
		gametest.Want(t, o.Title+" has a price", x.Goods != Goods{}, o.Kind == ByPay)
		gametest.Want(t, o.Title+" has a soldier", o.Type != NoSoldier, o.Kind == ByRetire)
		for i, need := range [2]uint8{x.Need, x.Also} {
			gametest.Want(t, o.Title+" counts something that is counted", o.Of[i]>>CounterKinds, 0)
			gametest.Want(t, o.Title+" counts if it asks", o.Of[i] != 0, need > 0)
		}
	}
}

// Every objective holds with exactly what it asks for, and with one less of any part it does not; its parts say how far
// it is.
func TestObjectivesHold(t *testing.T) {
	for id := 1; id <= Objectives; id++ {
		o, x := &ObjectiveCards[id], &House.Objectives[id]
		full := Standing{Goods: x.Goods, Turns: DeclaredTurns, Defeats: x.Need, Vowed: true}
		full.Board[o.Type] = 1
		for i, need := range [2]uint8{x.Need, x.Also} {
			full.Log.Note(bits.TrailingZeros32(o.Of[i]|1<<31)%CounterKinds, uint16(need))
		}
		gametest.Want(t, o.Title+" holds", House.Holds(uint8(id), &full), true)
		parts, n := House.Parts(uint8(id), &full)
		gametest.Want(t, o.Title+" has parts", n > 0, true)
		for _, p := range parts[:n] {
			gametest.Want(t, o.Title+" is complete", p.Have, p.Need)
		}
		less := func(what string, change func(*Standing)) {
			st := full
			change(&st)
			gametest.Want(t, o.Title+" holds without "+what, House.Holds(uint8(id), &st), false)
			parts, n := House.Parts(uint8(id), &st)
			lacking := 0
			for _, p := range parts[:n] {
				lacking += p.Need - p.Have
			}
			gametest.Want(t, o.Title+" lacks one, without "+what, lacking, 1)
		}
		switch o.Kind {
		case ByEvent:
			for i, need := range [2]uint8{x.Need, x.Also} {
				if need > 0 {
					less("one event", func(st *Standing) { st.Log[bits.TrailingZeros32(o.Of[i])]-- })
				}
			}
		case ByPay:
			if x.Goods.Coins > 0 {
				less("a coin", func(st *Standing) { st.Goods.Coins-- })
			}
			for r, need := range x.Goods.Stock {
				if need > 0 {
					less("one "+ResourceNames[r], func(st *Standing) { st.Goods.Stock[r]-- })
				}
			}
		case ByRetire:
			less("the soldier", func(st *Standing) { st.Board = [SoldierTypes + 1]uint8{} })
		case ByCampaign:
			less("one defeat", func(st *Standing) { st.Defeats-- })
		case ByHold:
			less("one turn", func(st *Standing) { st.Turns-- })
		}
		if o.Declared() {
			st := full
			st.Vowed = false
			gametest.Want(t, o.Title+" holds undeclared", House.Holds(uint8(id), &st), false)
		}
	}
}

// titled are the numbers of the cards that hold.
func titled(st *Standing) map[string]bool {
	held := map[string]bool{}
	for id := 1; id <= Objectives; id++ {
		if House.Holds(uint8(id), st) {
			held[ObjectiveCards[id].Title] = true
		}
	}
	return held
}

// What is noted fulfils the cards that name it, and no others.
func TestEventsFulfilObjectives(t *testing.T) {
	for _, c := range []struct {
		name string
		note func(*Counters)
		held string
	}{
		{"nothing", func(*Counters) {}, ""},
		{"a warrior crafted", func(c *Counters) { c.NoteCraft(Warrior) }, "CraftedWarrior"},
		{"two archers crafted", func(c *Counters) { c.NoteCraft(Archer); c.NoteCraft(Archer) }, "CraftedArcher CraftedTwoSoldiers"},
		{"one of each crafted", func(c *Counters) { c.NoteCraft(Warrior); c.NoteCraft(Archer) },
			"CraftedWarrior CraftedArcher CraftedTwoSoldiers CraftedWarriorAndArcher"},
		{"four arrows", func(c *Counters) {
			for range 4 {
				c.NoteArrow(Arrow)
			}
		}, "CraftedFourArrows"},
		{"three flaming arrows", func(c *Counters) {
			for range 3 {
				c.NoteArrow(Flaming)
			}
		}, "CraftedThreeFlamingArrows"},
		{"two deployed, not crafted (R-96)", func(c *Counters) { c.Note(DeployedSoldiers, 2) }, "DeployedTwoSoldiers"},
		{"a knight and a catapult (R-97)", func(c *Counters) { c.NoteUpgrade(Knight); c.NoteUpgrade(Catapult) },
			"UpgradedToKnight UpgradedToCatapult UpgradedTwoSoldiers"},
		{"a bolteer", func(c *Counters) { c.NoteUpgrade(Bolteer) }, "UpgradedToBolteer"},
		{"a champion", func(c *Counters) { c.NoteUpgrade(Champion) }, "UpgradedToChampion"},
		{"a farm and a village", func(c *Counters) { c.NoteTown(Farm, 1); c.NoteTown(Village, 1) },
			"EstablishedFarm EstablishedVillage EstablishedSettlement EstablishedTwoSettlements"},
		{"a better quarry", func(c *Counters) { c.NoteTown(Quarry, 2) }, "UpgradedQuarry UpgradedSettlement"},
		{"the city", func(c *Counters) { c.NoteTown(Quarry, Avalon) }, "UpgradedSettlement"},
		{"the yields of CQ-48", func(c *Counters) {
			c.NoteYield(House.Town(Farm, 2).Yield)
			c.NoteYield(House.Town(Quarry, 2).Yield)
			c.Note(CollectedCoins, 6)
		}, "GatheredSixResources GatheredCraftpoint"},
		{"seven coins", func(c *Counters) { c.Note(CollectedCoins, 7) }, "CollectedSevenCoins"},
		{"a knight defeated by a knight", func(c *Counters) { c.NoteDefeat(Knight, Knight, 1) }, "DefeatedKnight DefeatedVeteran DefeatedSoldier"},
		{"two archers defeated, one from afar", func(c *Counters) { c.NoteDefeat(Archer, Archer, 1); c.NoteDefeat(Archer, Bolteer, 2) },
			"DefeatedArcher DefeatedTwoArchers DefeatedSoldier DefeatedTwoSoldiers DefeatedSoldierFromAfar"},
		{"a warrior defeated beside an archer", func(c *Counters) { c.NoteDefeat(Warrior, Archer, 1) }, "DefeatedWarrior DefeatedSoldier"},
		{"a quarry with its peasant taken (R-121)", func(c *Counters) { c.NoteCapture(Quarry); c.Note(TookPeasants, 1) },
			"CapturedSettlement CapturedQuarry CapturedPeasant"},
		{"two peasants kidnapped (R-98)", func(c *Counters) { c.Note(TookPeasants, 2) }, "CapturedPeasant"},
	} {
		var st Standing
		c.note(&st.Log)
		held := titled(&st)
		for _, title := range strings.Fields(c.held) {
			gametest.Want(t, c.name+": "+title, held[title], true)
			delete(held, title)
		}
		gametest.Want(t, c.name+": others", len(held), 0)
	}
}

// Counters stop at their end instead of beginning anew.
func TestCountersEnd(t *testing.T) {
	var c Counters
	c.Note(CollectedCoins, 200)
	c.Note(CollectedCoins, 200)
	c.Note(GatheredCraft, 60000)
	gametest.Want(t, "coins", c[CollectedCoins], 255)
	gametest.Want(t, "craftpoints", c[GatheredCraft], 255)
	gametest.Want(t, "room for all", CounterKinds <= CounterCount, true)
	for kind, name := range CounterNames {
		gametest.Want(t, name+" has a name", name != "", true)
		used := false
		for id := 1; id <= Objectives; id++ {
			used = used || (ObjectiveCards[id].Of[0]|ObjectiveCards[id].Of[1])>>kind&1 == 1
		}
		gametest.Want(t, name+" serves an objective", used, true)
	}
}
