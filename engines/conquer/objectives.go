package conquer

import "math/bits"

// Counters are the events of the own turn so far, each counted for the objectives. Only the active player's
// deeds count; they are cleared when a turn begins.
type Counters [CounterCount]uint8

// The counters.
const (
	CraftedWarrior = iota // paid, Reinforcement is not
	CraftedArcher
	MadeArrows
	MadeFlaming // trade-ups too, gifts not
	DeployedSoldiers
	ToKnight // upgrades, paid or Promoted
	ToBolteer
	ToChampion
	ToCatapult
	NewFarm
	NewQuarry
	NewVillage
	BetterFarm
	BetterQuarry
	BetterVillage
	BetterAvalon
	GatheredBasic
	GatheredCraft
	CollectedCoins
	BeatWarrior // soldiers of others removed by winning in the own turn
	BeatArcher
	BeatKnight
	BeatBolteer
	BeatChampion
	BeatCatapult
	BeatAfar // among them, by a ranged soldier from AfarDistance at least
	TookFarm // occupations begun
	TookQuarry
	TookVillage
	TookPeasants // by entering or Kidnapped
	CounterKinds
	CounterCount = 32
)

// CounterNames are machine names of the counters.
var CounterNames = [CounterKinds]string{"CraftedWarrior", "CraftedArcher", "MadeArrows", "MadeFlaming", "DeployedSoldiers",
	"ToKnight", "ToBolteer", "ToChampion", "ToCatapult", "NewFarm", "NewQuarry", "NewVillage",
	"BetterFarm", "BetterQuarry", "BetterVillage", "BetterAvalon", "GatheredBasic", "GatheredCraft", "CollectedCoins",
	"BeatWarrior", "BeatArcher", "BeatKnight", "BeatBolteer", "BeatChampion", "BeatCatapult", "BeatAfar",
	"TookFarm", "TookQuarry", "TookVillage", "TookPeasants"}

// Note counts n events of a kind, up to 255.
func (c *Counters) Note(kind int, n uint16) { c[kind] = uint8(min(uint16(c[kind])+min(n, 255), 255)) }

// NoteCraft counts a crafted soldier: a warrior or an archer.
func (c *Counters) NoteCraft(t SoldierType) { c.Note(CraftedWarrior+int(t-Warrior), 1) }

// NoteArrow counts an arrow of a kind that was made, or traded up to.
func (c *Counters) NoteArrow(kind uint8) { c.Note(MadeArrows+int(kind-Arrow), 1) }

// NoteUpgrade counts an upgrade to a type.
func (c *Counters) NoteUpgrade(to SoldierType) { c.Note(ToKnight+int(to-Knight), 1) }

// NoteTown counts a settlement that reached a tier: new, better, or the city.
func (c *Counters) NoteTown(t SettlementType, tier Tier) {
	switch tier {
	case 1:
		c.Note(NewFarm+int(t), 1)
	case 2:
		c.Note(BetterFarm+int(t), 1)
	default:
		c.Note(BetterAvalon, 1)
	}
}

// NoteYield counts resources collected from a settlement.
func (c *Counters) NoteYield(y Goods) {
	for r := range Basics {
		c.Note(GatheredBasic, y.Stock[r])
	}
	c.Note(GatheredCraft, y.Stock[Craft])
}

// NoteDefeat counts a soldier that was defeated: its type, the winner's, and their distance at the roll.
func (c *Counters) NoteDefeat(loser, winner SoldierType, distance int) {
	c.Note(BeatWarrior+int(loser-Warrior), 1)
	if SoldierKinds[winner].Ranged && distance >= AfarDistance {
		c.Note(BeatAfar, 1)
	}
}

// NoteCapture counts an occupation begun.
func (c *Counters) NoteCapture(t SettlementType) { c.Note(TookFarm+int(t), 1) }

// Sum adds the counters of a mask.
func (c *Counters) Sum(mask uint32) int {
	n := 0
	for ; mask != 0; mask &= mask - 1 {
		n += int(c[bits.TrailingZeros32(mask)])
	}
	return n
}

// ObjectiveKind is what has to be done for an objective.
type ObjectiveKind uint8

// The kinds of objectives.
const (
	ByEvent    ObjectiveKind = iota // done in the turn: every term has its number
	ByPay                           // goods given up by the claim
	ByRetire                        // a soldier on the board given up by the claim
	ByCampaign                      // declared: so many defeats within the turns
	ByHold                          // declared: a settlement occupied all the turns
)

// Icons of an objective card.
const (
	IconEitherOr uint8 = 1 << iota // one such card a turn
	IconDeclare
	IconOneTurn
	IconTurns // within the three turns after it is declared
)

// Objective is one objective card without its numbers. Provenance: house, but for its verbs, the icons, and six of the titles.
type Objective struct {
	Title  string // machine name; cards with one title ask for the same
	Ribbon uint8  // mask of colours
	Icons  uint8
	Kind   ObjectiveKind
	Of     [2]uint32   // of ByEvent: the counters that are counted, together for each mask; of ByCampaign the first, from its declaration
	Pays   uint8       // of ByPay: mask of the goods that are given up, coins first, then resources
	Type   SoldierType // of ByRetire
}

// The masks that count any of a family.
const (
	anyCraft     = 1<<CraftedWarrior | 1<<CraftedArcher
	anyUpgrade   = 1<<ToKnight | 1<<ToBolteer | 1<<ToChampion | 1<<ToCatapult
	anyNew       = 1<<NewFarm | 1<<NewQuarry | 1<<NewVillage
	anyBetter    = 1<<BetterFarm | 1<<BetterQuarry | 1<<BetterVillage | 1<<BetterAvalon
	anyGathered  = 1<<GatheredBasic | 1<<GatheredCraft
	veterans     = 1<<BeatKnight | 1<<BeatBolteer | 1<<BeatChampion | 1<<BeatCatapult
	anyDefeat    = 1<<BeatWarrior | 1<<BeatArcher | veterans
	anyCaptured  = 1<<TookFarm | 1<<TookQuarry | 1<<TookVillage
	red, blue    = 1 << Red, 1 << Blue
	green, gold  = 1 << Green, 1 << Gold
	purple, silv = 1 << Purple, 1 << Silver
)

// done is a card for one thing done in the turn.
func done(title string, ribbon, icons uint8, of uint32) Objective {
	return Objective{Title: title, Ribbon: ribbon, Icons: icons, Of: [2]uint32{of}}
}

// paid is a card for goods given up.
func paid(title string, ribbon, pays uint8) Objective {
	return Objective{Title: title, Ribbon: ribbon, Kind: ByPay, Pays: pays}
}

// retired is a card for a soldier given up.
func retired(ribbon uint8, t SoldierType) Objective {
	return Objective{Title: "Retired" + SoldierNames[t], Ribbon: ribbon, Kind: ByRetire, Type: t}
}

// Standing is what a player's objectives are judged by.
type Standing struct {
	Log     Counters // of the turn that runs
	Goods   Goods
	Board   [SoldierTypes + 1]uint8 // own soldiers on the board by type
	Turns   uint8                   // own turns begun since the declaration, while the occupation holds
	Defeats uint8                   // since the declaration
	Vowed   bool                    // declared
}

// Part is one thing an objective asks for: what there is of it, no more than asked, and what is asked.
type Part struct{ Have, Need int }

// MaxParts is the most that one objective can ask for: coins and every resource.
const MaxParts = 1 + Resources

// Parts are the n things the objective with that number asks for, one at least.
func (b *Box) Parts(id uint8, st *Standing) (parts [MaxParts]Part, n int) {
	o, x := &ObjectiveCards[id], &b.Objectives[id]
	add := func(have, need int) {
		if need > 0 {
			parts[n] = Part{min(have, need), need}
			n++
		}
	}
	switch o.Kind {
	case ByEvent:
		for i, need := range [2]uint8{x.Need, x.Also} {
			add(st.Log.Sum(o.Of[i]), int(need))
		}
	case ByPay:
		add(int(st.Goods.Coins), int(x.Goods.Coins))
		for r, need := range x.Goods.Stock {
			add(int(st.Goods.Stock[r]), int(need))
		}
	case ByRetire:
		add(int(st.Board[o.Type]), 1)
	case ByCampaign:
		add(int(st.Defeats), int(x.Need))
	case ByHold:
		add(int(st.Turns), DeclaredTurns)
	}
	return parts, n
}

// Holds says whether the objective with that number is fulfilled, so that it can be claimed if nothing else forbids it: the main part of the
// own turn, the number of objectives, one either-or card a turn.
func (b *Box) Holds(id uint8, st *Standing) bool {
	o, x := &ObjectiveCards[id], &b.Objectives[id]
	switch o.Kind {
	case ByEvent:
		return st.Log.Sum(o.Of[0]) >= int(x.Need) && (x.Also == 0 || st.Log.Sum(o.Of[1]) >= int(x.Also))
	case ByPay:
		return st.Goods.covers(&x.Goods)
	case ByRetire:
		return st.Board[o.Type] > 0
	case ByCampaign:
		return st.Vowed && st.Defeats >= x.Need
	}
	return st.Vowed && st.Turns >= DeclaredTurns
}

// Declared says that an objective must be declared before it is done.
func (o *Objective) Declared() bool { return o.Icons&IconDeclare != 0 }
