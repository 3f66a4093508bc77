package conquer

import (
	"slices"
	"strconv"

	"tabard/engines/game"
)

// The sheets of a box by their place in Def.Sheets.
const (
	sheetSoldiers = iota
	sheetArrows
	sheetTowns
	sheetKits
	sheetObjectives
	sheetCards
	sheetTrade
	sheetMovement
	sheetDice
	sheetSupply
	sheetsEnd
)

// Columns of the sheets that a law speaks of.
const (
	colAttack  = 0 // of a soldier
	colDefence = 1
	colNear    = 2
	colNeed    = 1 // of an objective
)

// rowPeasant is the row of sheetTrade with the price of a peasant, after those of resources and of their sale.
const rowPeasant = Resources + 1

// sheets are those of Def.Sheets, but for the rows that are numbers and the provenance of objectives. Bounds are what the engine can play
// with; what numbers have to fulfil together is Check's. All is written out, since what is worked out makes the program larger.
var sheets = [sheetsEnd]game.Sheet{
	sheetSoldiers: {ID: "soldiers", Rows: []string{"Warrior", "Archer", "Knight", "Bolteer", "Champion", "Catapult"},
		Cols: []game.Column{{ID: "attack", Min: 1, Max: 11}, {ID: "defence", Min: 1, Max: 11}, {ID: "near", Min: 1, Max: farthest}, {ID: "far", Min: 1, Max: farthest},
			{ID: "base", Max: 12}, {ID: "bonus", Max: 4}, {ID: "reward", Max: 9},
			{ID: "coins", Max: 30}, {ID: "wood", Max: 20}, {ID: "iron", Max: 20}, {ID: "horse", Max: 20}, {ID: "stone", Max: 20}, {ID: "craft", Max: 20},
			{ID: "peasants", Max: 3}},
		From: "rr.r..rhhhhhhr" + "rhrr..rhhhhhhr" + "rr.r..rhhhhhh." + "hhrr..rhhhhhh." + "hh.r.rrhhhhhh." + "rrrrr.rhhhhhh."},
	sheetArrows: {ID: "arrows", Rows: []string{"Arrow", "Flaming"}, From: "rrrrrr" + "hhhhhh",
		Cols: []game.Column{{ID: "coins", Max: 30}, {ID: "wood", Max: 20}, {ID: "iron", Max: 20}, {ID: "horse", Max: 20}, {ID: "stone", Max: 20}, {ID: "craft", Max: 20}}},
	sheetTowns: {ID: "towns", Rows: []string{"Farm1", "Farm2", "Quarry1", "Quarry2", "Village1", "Village2", "Avalon"},
		Cols: []game.Column{{ID: "costcoins", Max: 30}, {ID: "costwood", Max: 20}, {ID: "costiron", Max: 20}, {ID: "costhorse", Max: 20}, {ID: "coststone", Max: 20}, {ID: "costcraft", Max: 20},
			{ID: "yieldcoins", Max: 20}, {ID: "yieldwood", Max: mostYield}, {ID: "yieldiron", Max: mostYield}, {ID: "yieldhorse", Max: mostYield}, {ID: "yieldstone", Max: mostYield}, {ID: "yieldcraft", Max: mostYield}},
		From: "hhhhhhrhhhhr" + "hhhhhhrhhhhh" + "hhhhhhrhhhhr" + "hhhhhhrhhhhh" + "hhhhhhrhhhhr" + "hhhhhhrhhhhh" + "hhhhhhhhhhhh"},
	sheetKits: {ID: "kits", From: "h", Rows: []string{"Emberhold", "Thornwatch", "Sunspear", "Tidewall", "Goldmere", "Oakenshaw", "Mossgate", "Ravenmoor"},
		Cols: []game.Column{{ID: "coins", Max: 20}, {ID: "wood", Max: 20}, {ID: "iron", Max: 20}, {ID: "horse", Max: 20}, {ID: "stone", Max: 20}, {ID: "craft", Max: 20},
			{ID: "peasants", Min: 2, Max: 20}, {ID: "arrows", Max: 20}}}, // a peasant for each settlement
	sheetObjectives: {ID: "objectives",
		Cols: []game.Column{{ID: "points", Max: 20}, {ID: "need", Min: 1, Max: 20}, {ID: "also", Min: 1, Max: 20},
			{ID: "coins", Min: 1, Max: 30}, {ID: "wood", Min: 1, Max: 30}, {ID: "iron", Min: 1, Max: 30}, {ID: "horse", Min: 1, Max: 30}, {ID: "stone", Min: 1, Max: 30}, {ID: "craft", Min: 1, Max: 30}}},
	sheetCards: {ID: "cards", Cols: []game.Column{{ID: "copies", Min: 1, Max: 8}, {ID: "gives", Min: 1, Max: 9}},
		Rows: []string{"AddedDefense", "ArcherVolley", "Attrition", "Craftpoints", "DoubleSpeed", "FlamingArrows", "HinderedPath", "Kidnapped", "Misdirection", "MountainCrossing", "Promoted", "Reinforcement", "Repeat", "ShieldWall", "Sickness", "StrategicRetreat", "StrongAttack", "WaterCrossing", "WeakFight", "WeakerFight"},
		From: "r.r.r.rhr.rhr.r.r.r.r.r.r.r.r.r.r.r.r.r."},
	sheetTrade: {ID: "trade", Rows: []string{"Wood", "Iron", "Horse", "Stone", "Craft", "Sale", "Peasant", "PeasantSale", "TradeUp"},
		Cols: []game.Column{{ID: "coins", Max: 30}}, From: "rrrrrrrrh"},
	sheetMovement: {ID: "movement", Rows: []string{"1", "2", "3", "4", "5", "6"}, Cols: []game.Column{{ID: "steps", Min: 1, Max: 20}}, From: "h"},
	sheetDice: {ID: "dice", Rows: []string{"Attack", "Defence"}, From: "hh." + "hhh",
		Cols: []game.Column{{ID: "one", Max: DieSides}, {ID: "two", Max: DieSides}, {ID: "strike", Max: DieSides}}},
	sheetSupply: {ID: "supply", Rows: []string{"Warrior", "Archer", "Knight", "Bolteer", "Champion", "Catapult", "Farm1", "Farm2", "Quarry1", "Quarry2", "Village1", "Village2",
		"Peasant", "Wood", "Iron", "Horse", "Stone", "Craft", "Coin", "Arrow", "Flaming"},
		Cols: []game.Column{{ID: "count", Max: 250}}, From: "hhhhhh" + "hhhhhh" + "r" + "hhhhh" + "r" + "hh"},
}

// nameObjectives gives the sheet of the objectives its rows, which are numbers, and the provenance of each number.
func nameObjectives() {
	s := &sheets[sheetObjectives]
	from := make([]byte, 0, Objectives*len(s.Cols))
	for id := 1; id <= Objectives; id++ {
		s.Rows = append(s.Rows, strconv.Itoa(id))
		from = appendFrom(from, uint8(id))
	}
	s.From = string(from)
}

// mostYield is the most of a resource that a settlement yields: an event says in two bits how many of them the supply lacked.
const mostYield = 3

// visitGoods is Visit of goods without peasants.
func visitGoods(g *Goods, f func(int) int) {
	game.VisitNumber(&g.Coins, f)
	game.VisitNumbers(g.Stock[:], f)
}

// appendFrom appends the provenances of the numbers of an objective.
func appendFrom(from []byte, id uint8) []byte {
	at := len(from)
	from = append(from, "h........"...)
	o := &ObjectiveCards[id]
	for i, of := range o.Of {
		if of != 0 {
			from[at+colNeed+i] = byte(game.FromHouse)
		}
	}
	for i := range 1 + Resources {
		if o.Pays>>i&1 != 0 {
			from[at+colNeed+2+i] = byte(game.FromHouse)
		}
	}
	return from
}

// visit is Visit of the numbers of an objective.
func (x *Aim) visit(id uint8, f func(int) int) {
	o := &ObjectiveCards[id]
	game.VisitNumber(&x.Points, f)
	if o.Of[0] != 0 {
		game.VisitNumber(&x.Need, f)
	}
	if o.Of[1] != 0 {
		game.VisitNumber(&x.Also, f)
	}
	if o.Pays&1 != 0 {
		game.VisitNumber(&x.Goods.Coins, f)
	}
	for r := range x.Goods.Stock {
		if o.Pays>>(1+r)&1 != 0 {
			game.VisitNumber(&x.Goods.Stock[r], f)
		}
	}
}

// Visit calls f with each number in the order of Def.Sheets and puts what f returns in its place.
func (b *Box) Visit(f func(old int) int) {
	for t := Warrior; t <= Catapult; t++ {
		x, kind := &b.Soldiers[t], &SoldierKinds[t]
		game.VisitNumber(&x.Attack, f)
		game.VisitNumber(&x.Defence, f)
		if kind.Ranged {
			game.VisitNumber(&x.Near, f)
		}
		game.VisitNumber(&x.Far, f)
		if t == Catapult {
			game.VisitNumber(&x.Base, f)
		}
		if t == Champion {
			game.VisitNumber(&x.Bonus, f)
		}
		game.VisitNumber(&x.Reward, f)
		visitGoods(&x.Cost, f)
		if kind.Tier == 1 {
			game.VisitNumber(&x.Cost.Peasants, f)
		}
	}
	for k := range b.ArrowCost {
		visitGoods(&b.ArrowCost[k], f)
	}
	for t := range b.Towns {
		for i := range b.Towns[t] {
			visitGoods(&b.Towns[t][i].Cost, f)
			visitGoods(&b.Towns[t][i].Yield, f)
		}
	}
	visitGoods(&b.City.Cost, f)
	visitGoods(&b.City.Yield, f)
	for i := range b.Kits {
		visitGoods(&b.Kits[i].Goods, f)
		game.VisitNumber(&b.Kits[i].Goods.Peasants, f)
		game.VisitNumber(&b.Kits[i].Arrows, f)
	}
	for id := 1; id <= Objectives; id++ {
		b.Objectives[id].visit(uint8(id), f)
	}
	for k := AddedDefense; k <= ActionCards; k++ {
		game.VisitNumber(&b.Copies[k], f)
		switch k {
		case Craftpoints:
			game.VisitNumber(&b.CardCraft, f)
		case FlamingArrows:
			game.VisitNumber(&b.CardFlaming, f)
		}
	}
	game.VisitNumbers(b.BuyPrice[:], f)
	for _, price := range [...]*uint16{&b.SellPrice, &b.PeasantPrice, &b.PeasantSale, &b.TradeUpPrice} {
		game.VisitNumber(price, f)
	}
	game.VisitNumbers(b.MoveDie[:], f)
	game.VisitNumbers(b.AttackDie[One:Strike], f)
	game.VisitNumbers(b.DefenceDie[One:], f)
	b.Pieces.visit(f)
}

// visit is Visit of the pieces.
func (n *Pieces) visit(f func(int) int) {
	game.VisitNumbers(n.Soldiers[1:], f)
	for t := range n.Towns {
		game.VisitNumbers(n.Towns[t][1:Avalon], f)
	}
	game.VisitNumber(&n.Peasants, f)
	game.VisitNumbers(n.Stock[:], f)
	game.VisitNumber(&n.Coins, f)
	game.VisitNumbers(n.Arrows[:], f)
}

// Check returns an error that names the first number with which the engine cannot play.
func (b *Box) Check() error {
	if err := game.CheckBounds(Def.Sheets, b); err != nil {
		return err
	}
	var fault *game.BoxFault
	for _, law := range [...]func(*Box) *game.BoxFault{(*Box).checkSoldiers, (*Box).checkArrows, (*Box).checkObjectives, (*Box).checkTrade, (*Box).checkMovement,
		(*Box).checkDice, (*Box).checkKits} {
		if fault = law(b); fault != nil {
			return fault
		}
	}
	return nil
}

// breaks is the fault of a number that breaks a law.
func breaks[T ~int | ~uint8 | ~uint16](law string, sheet, row, col int, n T) *game.BoxFault {
	return &game.BoxFault{Sheet: &Def.Sheets[sheet], Row: row, Col: col, N: int(n), Law: law}
}

// attackers are the most dice with which soldiers of a type attack, without cards: with a flaming arrow, with all stones, two Archers.
func (b *Box) attackers(t SoldierType) int {
	dice := int(b.AttackDice(t, SoldierKinds[t].Ranged, MaxStones))
	if t == Archer {
		dice *= VolleyArrows
	}
	return dice
}

// defenders are the most dice with which soldiers of a type defend, without cards: two Warriors.
func (b *Box) defenders(t SoldierType) int {
	if t == Warrior {
		return 2 * int(b.Soldiers[t].Defence)
	}
	return int(b.Soldiers[t].Defence)
}

// checkSoldiers: no side rolls more than MaxDice with all cards; a Catapult without a clear sight has a die left; there is a range.
func (b *Box) checkSoldiers() *game.BoxFault {
	for t := Warrior; t <= Catapult; t++ {
		x, row := &b.Soldiers[t], int(t-Warrior)
		switch {
		case b.attackers(t)+int(b.Copies[StrongAttack]) > MaxDice:
			return breaks("dice", sheetSoldiers, row, colAttack, x.Attack)
		case b.defenders(t)+int(b.Copies[AddedDefense]) > MaxDice:
			return breaks("dice", sheetSoldiers, row, colDefence, x.Defence)
		case t == Catapult && x.Attack <= BlindDice:
			return breaks("blind", sheetSoldiers, row, colAttack, x.Attack)
		case x.Near > x.Far:
			return breaks("range", sheetSoldiers, row, colNear, x.Near)
		}
	}
	return nil
}

// checkArrows: an arrow costs something, or a turn would not end.
func (b *Box) checkArrows() *game.BoxFault {
	for k, cost := range b.ArrowCost {
		if cost == (Goods{}) {
			return breaks("free", sheetArrows, k, 0, cost.Coins)
		}
	}
	return nil
}

// checkObjectives: what is asked for can be done in one turn.
func (b *Box) checkObjectives() *game.BoxFault {
	for id := 1; id <= Objectives; id++ {
		if x := &b.Objectives[id]; int(x.Need)+int(x.Also) > mostOf(ObjectiveCards[id].Of[0]) {
			return breaks("reach", sheetObjectives, id-1, colNeed, x.Need)
		}
	}
	return nil
}

// mostOf is how often at most what the counters of a mask count can happen in a turn.
func mostOf(of uint32) int {
	switch {
	case of&anyNew != 0:
		return TownLimit - len(FactionCard{}.Towns)
	case of&(anyBetter|anyCaptured|1<<DeployedSoldiers|1<<TookPeasants) != 0: // one for each settlement
		return TownLimit
	case of&(anyCraft|anyUpgrade) != 0:
		return ArmyLimit
	}
	return 20
}

// checkTrade: nothing is sold for what it costs, since a turn of buying and selling would not end; peasants, which are sold at its end
// alone, for no more.
func (b *Box) checkTrade() *game.BoxFault {
	for r, price := range b.BuyPrice {
		if price <= b.SellPrice {
			return breaks("endless", sheetTrade, r, 0, price)
		}
	}
	if b.PeasantPrice == 0 || b.PeasantPrice < b.PeasantSale {
		return breaks("endless", sheetTrade, rowPeasant, 0, b.PeasantPrice)
	}
	return nil
}

// checkMovement: bots take the middle side for the mean, and Check the last one for the highest.
func (b *Box) checkMovement() *game.BoxFault {
	for i, steps := range b.MoveDie[1:] {
		if steps < b.MoveDie[i] {
			return breaks("order", sheetMovement, i+1, 0, steps)
		}
	}
	return nil
}

// checkDice: no die has more than six sides, and not all of an attack die are alike, since who begins is found by rolling it.
func (b *Box) checkDice() *game.BoxFault {
	for row, die := range [2]*[Faces]uint8{&b.AttackDie, &b.DefenceDie} {
		if n := die[One] + die[Two] + die[Strike]; n > DieSides {
			return breaks("sides", sheetDice, row, 0, die[One])
		}
	}
	if one, two := b.AttackDie[One], b.AttackDie[Two]; one+two == 0 || one == DieSides || two == DieSides {
		return breaks("alike", sheetDice, 0, 0, one)
	}
	return nil
}

// checkKits: the supply has any four kits.
func (b *Box) checkKits() *game.BoxFault {
	var kits [Factions][]int
	for f := range kits {
		kit := b.kitPieces(Faction(f))
		kits[f] = kit.counts()
	}
	for row, all := range b.Pieces.counts() {
		var of [Factions]int
		for f := range of {
			of[f] = kits[f][row]
		}
		slices.Sort(of[:])
		need := 0
		for _, n := range of[Factions-MaxSeats:] {
			need += n
		}
		if all < need {
			return breaks("kits", sheetSupply, row, 0, all)
		}
	}
	return nil
}

// kitPieces are the pieces of a faction's kit.
func (b *Box) kitPieces(f Faction) (n Pieces) {
	kit, card := &b.Kits[f], &FactionCards[f]
	for _, t := range card.Soldiers {
		n.Soldiers[t]++
	}
	for _, t := range card.Towns {
		n.Towns[t][1]++
	}
	n.Peasants, n.Coins, n.Arrows[Arrow] = int(kit.Goods.Peasants), int(kit.Goods.Coins), int(kit.Arrows)
	for r, k := range kit.Goods.Stock {
		n.Stock[r] = int(k)
	}
	return n
}

// counts are the numbers of pieces in the order of the sheet.
func (n *Pieces) counts() (all []int) {
	n.visit(func(k int) int { all = append(all, k); return k })
	return all
}
