package merchants

import (
	"slices"
	"strconv"

	"tabard/engines/game"
)

// Box is all numbers on the components of the game; House is ours. Rules and bots read them from the box of their position only.
type Box struct {
	ForgeBase     [Qualities]int               // gold for forging one weapon, by quality
	SellBase      [Qualities]int               // gold for selling it
	EndValue      [Qualities]int               // gold for one unsold at the year's end
	DefeatedValue [Qualities]int               // what a defeated one counts
	TieValue      [Qualities]int               // for the tie-break, on the board
	NeedLevel     [Qualities]uint8             // to forge
	KingdomLimit  [Seasons]int                 // slot cards in front of a player
	Prizes        [MaxSeats + 1][2]int         // gold for defeated weapons, by players
	Wants4        [MaxRows][Depths]Weapon      // by row of Board4 and depth-1
	Wants3        [rows3][Depths]Weapon        // of Board3
	Mats4         [Mats]MatSide                // for two and four players
	Mats3         [Mats - 1]MatSide            // for three: blue has no side for them
	Crafts        [Crafts + 1]CraftCard        // by id
	Kingdoms      [Kingdoms + 1]KingdomNumbers // by id
	Links         [KingdomPool]uint8           // number of the craft box linked to a kingdom box, 1 to 5
}

// MatSide is one side of a player mat: level 1 in two weapons, and the printed reward tile.
type MatSide struct {
	Levels [2]Weapon
	Tile   Race
}

// CraftCard is a craft card.
type CraftCard struct {
	Weapon Weapon
	Levels uint8
	Times  uint8 // cost: so many times the own level before; 0 is free
	Coins  uint8 // discount on forging its weapon
}

// KingdomNumbers are the numbers on a kingdom card.
type KingdomNumbers struct {
	Deck uint8 // 0 to 3: A, B, C, D; they lie in this order
	Gold int8
	From uint8 // players from whose number on the card is in the game
}

// House is our box. Where a comment says house, the numbers stood only on artwork that is lost: they are ours, made to fit every count,
// example and hint of the rulebook. Where it says rulebook, they are printed in the rulebook's text or forced by it.
var House = Box{
	// Rulebook, except what weapons bring at the year's end and a vorpal one when sold, which is house.
	ForgeBase:     [Qualities]int{5, 15},
	SellBase:      [Qualities]int{6, 18},
	EndValue:      [Qualities]int{1, 5},
	DefeatedValue: [Qualities]int{1, 2},
	TieValue:      [Qualities]int{2, 3},
	NeedLevel:     [Qualities]uint8{1, 5},
	KingdomLimit:  [Seasons]int{2, 3, 3, 4},
	Prizes:        [MaxSeats + 1][2]int{2: {7, 0}, 3: {15, 7}, 4: {15, 7}},

	// House, with the rulebook's examples and one review's picture as hints.
	Wants4: [MaxRows][Depths]Weapon{
		{Sword, Mace, Mace, Axe, Hammer, Axe},     // MtnHob
		{Hammer, Sword, Hammer, Sword, Axe, Mace}, // DesHob
		{Mace, Axe, Axe, Hammer, Sword, Hammer},   // DesOrc
		{Sword, Mace, Sword, Mace, Hammer, Axe},   // GraOrc
		{Axe, Hammer, Hammer, Sword, Mace, Sword}, // GraElf
		{Mace, Axe, Mace, Axe, Sword, Hammer},     // ForElf
		{Hammer, Sword, Sword, Mace, Axe, Mace},   // ForDwa
		{Axe, Hammer, Axe, Hammer, Mace, Sword},   // MtnDwa
	},
	Wants3: [rows3][Depths]Weapon{
		{Mace, Axe, Sword, Hammer, Sword, Axe},    // MtnOrc
		{Sword, Mace, Hammer, Axe, Hammer, Mace},  // GraOrc
		{Axe, Hammer, Sword, Mace, Sword, Hammer}, // GraElf
		{Sword, Axe, Mace, Hammer, Mace, Axe},     // ForElf
		{Hammer, Mace, Sword, Axe, Sword, Mace},   // ForDwa
		{Sword, Hammer, Axe, Mace, Axe, Hammer},   // MtnDwa
	},

	// House; that there is one tile and that there are two levels is rulebook.
	Mats4: [Mats]MatSide{
		Red:    {[2]Weapon{Axe, Mace}, Elves},
		Purple: {[2]Weapon{Axe, Hammer}, Dwarves},
		Yellow: {[2]Weapon{Sword, Hammer}, Hobgoblins},
		Blue:   {[2]Weapon{Sword, Mace}, Orcs},
	},
	Mats3: [Mats - 1]MatSide{
		Red:    {[2]Weapon{Sword, Axe}, Elves},
		Purple: {[2]Weapon{Sword, Hammer}, Dwarves},
		Yellow: {[2]Weapon{Sword, Mace}, Orcs},
	},

	// House; 36 and 20 cards, most of them free, and the cards of the examples (7, 8 and 35) are rulebook.
	Crafts: [Crafts + 1]CraftCard{
		1: {Axe, 1, 0, 0}, {Axe, 1, 0, 0}, {Axe, 1, 0, 0}, {Axe, 1, 0, 0}, {Axe, 1, 0, 0}, {Axe, 1, 1, 1}, {Axe, 1, 1, 2}, {Axe, 2, 2, 0}, {Axe, 2, 2, 0},
		10: {Sword, 1, 0, 0}, {Sword, 1, 0, 0}, {Sword, 1, 0, 0}, {Sword, 1, 0, 0}, {Sword, 1, 0, 0}, {Sword, 1, 1, 1}, {Sword, 1, 1, 2}, {Sword, 2, 2, 0}, {Sword, 2, 2, 0},
		19: {Mace, 1, 0, 0}, {Mace, 1, 0, 0}, {Mace, 1, 0, 0}, {Mace, 1, 0, 0}, {Mace, 1, 0, 0}, {Mace, 1, 1, 1}, {Mace, 1, 1, 2}, {Mace, 2, 2, 0}, {Mace, 2, 2, 0},
		28: {Hammer, 1, 0, 0}, {Hammer, 1, 0, 0}, {Hammer, 1, 0, 0}, {Hammer, 1, 0, 0}, {Hammer, 1, 0, 0}, {Hammer, 1, 1, 1}, {Hammer, 1, 1, 2}, {Hammer, 2, 2, 0}, {Hammer, 2, 2, 0},
		37: {Axe, 1, 0, 0}, {Axe, 1, 0, 0}, {Axe, 1, 0, 0}, {Axe, 1, 1, 2}, {Axe, 2, 2, 1},
		42: {Sword, 1, 0, 0}, {Sword, 1, 0, 0}, {Sword, 1, 0, 0}, {Sword, 1, 1, 2}, {Sword, 2, 2, 1},
		47: {Mace, 1, 0, 0}, {Mace, 1, 0, 0}, {Mace, 1, 0, 0}, {Mace, 1, 1, 2}, {Mace, 2, 2, 1},
		52: {Hammer, 1, 0, 0}, {Hammer, 1, 0, 0}, {Hammer, 1, 0, 0}, {Hammer, 1, 1, 2}, {Hammer, 2, 2, 1},
	},

	// House, except what the rulebook says of Extra-Crafty, Drive the Workers, Desperate Times and Slush Fund.
	Kingdoms: [Kingdoms + 1]KingdomNumbers{
		ExtraCrafty:       {0, -4, 2},
		BigForge:          {0, 2, 2},
		SilverTongue:      {0, -2, 2},
		OreContract:       {0, -2, 3},
		LandGrant:         {0, 0, 2},
		BorderTreaty:      {0, 0, 3},
		FamilyTies:        {0, 1, 2},
		Apprentice:        {0, -2, 2},
		RushOrder:         {0, -5, 2},
		PatronsPurse:      {0, 3, 4},
		DriveTheWorkers:   {1, -6, 2},
		BaitAndSwitch:     {1, -3, 2},
		AncientTechniques: {1, -1, 2},
		FinePrint:         {1, 2, 2},
		WarInsurance:      {1, -5, 2},
		FieldSmiths:       {1, -7, 2},
		TrophyHall:        {1, -1, 2},
		MerchantGuild:     {1, -3, 3},
		RoyalSurvey:       {1, 1, 4},
		DesperateTimes:    {2, -3, 2},
		SmugglersRoad:     {2, -3, 2},
		NightShift:        {2, -4, 2},
		KingsRansom:       {2, 7, 2},
		CrownBond:         {2, 0, 2},
		MastersMark:       {2, 1, 2},
		Veterans:          {2, 0, 3},
		JackOfAllTrades:   {2, 0, 4},
		SlushFund:         {3, 1, 2},
	},

	// House; that a kingdom box is linked to a craft box and a craft box to another is rulebook.
	Links: [KingdomPool]uint8{1, 3, 5},
}

// values is a box with what follows from it. It never changes, and there is one for equal boxes, so that equal positions have equal
// pointers.
type values struct {
	Box
	game.InShared
	packed  string               // the box by Def.PackBox; empty for ours
	layouts [2]layout            // of the boards for two and four, and for three: by players modulo 2
	letters [4]uint32            // kingdom cards of each letter: bit id-1
	inPlay  [MaxSeats + 1]uint32 // kingdom cards by number of players
}

// house is what rules read of our box, and boxes are the others in use.
var (
	house = workOut(House)
	boxes game.Shared
)

// valuesOf is what rules read of a box.
func valuesOf(b *Box) *values {
	if *b == House {
		return house
	}
	packed := Def.PackBox(b)
	return boxes.Of(packed, func() game.Sharable {
		v := workOut(*b)
		v.packed = packed
		return v
	}).(*values)
}

// workOut finds what follows from a box.
func workOut(b Box) *values {
	v := &values{Box: b}
	v.layouts[0].lay(Board4[:], b.Wants4[:])
	v.layouts[1].lay(Board3[:], b.Wants3[:])
	for id := 1; id <= Kingdoms; id++ {
		c, bit := &b.Kingdoms[id], uint32(1)<<(id-1)
		v.letters[c.Deck] |= bit
		for n := int(c.From); n <= MaxSeats; n++ {
			v.inPlay[n] |= bit
		}
	}
	return v
}

// Box is the box that the position is played with. It is not to be changed.
func (s *State) Box() *Box { return &s.box.Box }

// The links of the two-player boxes: taking the card in one box discards the one in its linked box.

// KingdomLink is the craft position linked to a kingdom position.
func (b *Box) KingdomLink(position int) int { return int(b.Links[position]) - 1 }

// CraftLink is, by craft position, the linked craft position, or the kingdom position when kingdom is true. The two craft boxes to
// which no kingdom box is linked are linked to each other.
func (b *Box) CraftLink(position int) (linked int, kingdom bool) {
	other := (CraftPool-1)*CraftPool/2 - position
	for i := range b.Links {
		to := b.KingdomLink(i)
		if to == position {
			return i, true
		}
		other -= to
	}
	return other, false
}

// The sheets by their place in Def.Sheets, as far as laws name them.
const (
	sheetLimits = 1
	sheetBoard4 = 3
	sheetBoard3 = 4
	sheetCrafts = 7
	sheetLinks  = 9
)

// sheets name the numbers of a box, for Def.
var sheets = []game.Sheet{
	{ID: "weapons", Rows: QualityNames[:], From: "rrhrrr" + "rhhrrr", Cols: []game.Column{
		{ID: "forge", Min: 0, Max: maxPrice}, {ID: "sell", Min: 0, Max: maxPrice}, {ID: "end", Min: 0, Max: maxPrice},
		{ID: "defeated", Min: 0, Max: 99}, {ID: "tie", Min: 0, Max: 99}, {ID: "level", Min: 1, Max: 9}}},
	{ID: "limits", Rows: SeasonNames[:], From: "r", Cols: []game.Column{{ID: "cards", Min: 0, Max: slotCount + 1}}}, // and the Crown Bond
	{ID: "prizes", Rows: []string{"two", "three", "four"}, From: "r." + "rrrr", Cols: []game.Column{
		{ID: "first", Min: 0, Max: maxPrice}, {ID: "second", Min: 0, Max: maxPrice}}},
	{ID: "board4", Rows: rowIDs(Board4[:]), Cols: byDepth[:], // the examples show twelve spaces
		From: "rhhhrh" + "rrhhhh" + "rrhhhh" + "rrrhhh" + "rrrhhh" + "hhhhhh" + "hhhhhh" + "hhhhhh"},
	{ID: "board3", Rows: rowIDs(Board3[:]), From: "h", Cols: byDepth[:]},
	{ID: "mats4", Rows: MatNames[:], From: "h", Cols: []game.Column{
		{ID: "first", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]}, {ID: "second", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]},
		{ID: "tile", Min: 0, Max: Races - 1, Names: RaceNames[:]}}},
	{ID: "mats3", Rows: MatNames[:Blue], From: "h", Cols: []game.Column{ // three play without the Hobgoblins
		{ID: "first", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]}, {ID: "second", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]},
		{ID: "tile", Min: int16(Orcs), Max: Races - 1, Names: RaceNames[:]}}},
	{ID: "crafts", Rows: craftIDs(), From: craftsFrom, Cols: []game.Column{
		{ID: "weapon", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]}, {ID: "levels", Min: 0, Max: 5}, {ID: "times", Min: 0, Max: 9}, {ID: "coins", Min: 0, Max: 9}}},
	{ID: "kingdoms", Rows: kingdomIDs(), From: "h", Cols: []game.Column{
		{ID: "deck", Min: 0, Max: 3, Names: letterNames[:]}, {ID: "gold", Min: -maxPrice, Max: maxPrice}, {ID: "from", Min: 2, Max: MaxSeats}}},
	{ID: "links", Rows: []string{"box1", "box3", "box5"}, From: "h", Cols: []game.Column{{ID: "craft", Min: 1, Max: CraftPool}}},
}

// letterNames are the decks of kingdom cards.
var letterNames = [...]string{"A", "B", "C", "D"}

// byDepth are the columns of a board: what the spaces of a row want from the middle outward.
var byDepth = [Depths]game.Column{
	{ID: "depth1", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]}, {ID: "depth2", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]},
	{ID: "depth3", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]}, {ID: "depth4", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]},
	{ID: "depth5", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]}, {ID: "depth6", Min: 0, Max: Weapons - 1, Names: WeaponNames[:]},
}

// craftsFrom is where the numbers of the craft cards come from: 7, 8 and 35 are in the examples.
const craftsFrom = "hhhh" + "hhhh" + "hhhh" + "hhhh" + "hhhh" + "hhhh" + "rrrr" + "rrrr" + "hhhh" +
	"hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh" +
	"hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh" +
	"hhhh" + "hhhh" + "hhhh" + "hhhh" + "hhhh" + "hhhh" + "hhhh" + "rrrr" + "hhhh" +
	"hhhhhhhhhhhhhhhhhhhh" + "hhhhhhhhhhhhhhhhhhhh" + "hhhhhhhhhhhhhhhhhhhh" + "hhhhhhhhhhhhhhhhhhhh"

func rowIDs(rows []Row) (ids []string) {
	for _, r := range rows {
		ids = append(ids, r.ID)
	}
	return ids
}

func craftIDs() (ids []string) {
	for id := 1; id <= Crafts; id++ {
		ids = append(ids, "craft"+strconv.Itoa(id))
	}
	return ids
}

func kingdomIDs() (ids []string) {
	for _, c := range KingdomCards[1:] {
		ids = append(ids, c.ID)
	}
	return ids
}

// maxPrice is what a weapon or a card costs or brings at most: far beyond any printed price, and small enough for every sum of them.
const maxPrice = 99

// Visit calls f with each number in the order of the sheets.
func (b *Box) Visit(f func(int) int) {
	for q := range Qualities {
		for _, by := range [...]*[Qualities]int{&b.ForgeBase, &b.SellBase, &b.EndValue, &b.DefeatedValue, &b.TieValue} {
			game.VisitNumber(&by[q], f)
		}
		game.VisitNumber(&b.NeedLevel[q], f)
	}
	game.VisitNumbers(b.KingdomLimit[:], f)
	game.VisitNumber(&b.Prizes[2][0], f)
	for seats := 3; seats <= MaxSeats; seats++ {
		game.VisitNumbers(b.Prizes[seats][:], f)
	}
	for i := range b.Wants4 {
		game.VisitNumbers(b.Wants4[i][:], f)
	}
	for i := range b.Wants3 {
		game.VisitNumbers(b.Wants3[i][:], f)
	}
	for _, mats := range [...][]MatSide{b.Mats4[:], b.Mats3[:]} {
		for i := range mats {
			game.VisitNumbers(mats[i].Levels[:], f)
			game.VisitNumber(&mats[i].Tile, f)
		}
	}
	for i := range b.Crafts[1:] {
		c := &b.Crafts[i+1]
		game.VisitNumber(&c.Weapon, f)
		game.VisitNumber(&c.Levels, f)
		game.VisitNumber(&c.Times, f)
		game.VisitNumber(&c.Coins, f)
	}
	for i := range b.Kingdoms[1:] {
		c := &b.Kingdoms[i+1]
		game.VisitNumber(&c.Deck, f)
		game.VisitNumber(&c.Gold, f)
		game.VisitNumber(&c.From, f)
	}
	game.VisitNumbers(b.Links[:], f)
}

// What all craft cards of one weapon bring together at most.
const (
	maxLevels = 29  // with those of a mat 31: an event tells a level in five bits (SidesOf)
	maxCoins  = 255 // Seat.Coins
)

// What numbers break together: game.BoxFault.Law.
const (
	lawFalls    = "falls"    // fewer slot cards than in the season before
	lawTwice    = "twice"    // two kingdom boxes are linked to one craft box
	lawLevels   = "levels"   // the craft cards of a weapon have more than maxLevels (CAN)
	lawCoins    = "coins"    // or more than maxCoins (CAN)
	lawUnwanted = "unwanted" // no space of a board wants some weapon, so nobody could sell it
)

// Check returns a *game.BoxFault for the first number with which the engine cannot play.
func (b *Box) Check() error {
	if err := game.CheckBounds(Def.Sheets, b); err != nil {
		return err
	}
	fault := func(sheet, row, col, n int, law string) error {
		return &game.BoxFault{Sheet: &Def.Sheets[sheet], Row: row, Col: col, N: n, Law: law}
	}
	for s := 1; s < Seasons; s++ {
		if n := b.KingdomLimit[s]; n < b.KingdomLimit[s-1] {
			return fault(sheetLimits, s, 0, n, lawFalls)
		}
	}
	for sheet, board := range [sheetBoard3 + 1][][Depths]Weapon{sheetBoard4: b.Wants4[:], sheetBoard3: b.Wants3[:]} {
		if board == nil {
			continue
		}
		wanted := 0
		for _, row := range board {
			for _, w := range row {
				wanted |= 1 << w
			}
		}
		if wanted != 1<<Weapons-1 {
			return fault(sheet, 0, 0, int(board[0][0]), lawUnwanted)
		}
	}
	var levels, coins [Weapons]int
	for i, c := range b.Crafts[1:] {
		levels[c.Weapon] += int(c.Levels)
		coins[c.Weapon] += int(c.Coins)
		switch {
		case levels[c.Weapon] > maxLevels:
			return fault(sheetCrafts, i, 1, int(c.Levels), lawLevels)
		case coins[c.Weapon] > maxCoins:
			return fault(sheetCrafts, i, 3, int(c.Coins), lawCoins)
		}
	}
	for i, to := range b.Links {
		if slices.Contains(b.Links[:i], to) {
			return fault(sheetLinks, i, 0, int(to), lawTwice)
		}
	}
	return nil
}
