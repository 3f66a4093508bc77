package conquer

import "tabard/engines/game"

// What is missing to an objective is reckoned in coins: goods at what they cost to buy, steps and dice at a guess.

// missing is what a price still asks for, in coins: what lacks is bought, what is left over sold. hands are free peasants.
func (q *Seat) missing(b *Box, price *Goods, hands int) int {
	spend := int(price.Coins) - int(q.Coins)
	for r, need := range price.Stock {
		lack := int(need) - int(q.Stock[r])
		switch {
		case r == int(Craft):
			spend += 7 * max(lack, 0)
		case lack > 0:
			spend += 2 * lack
		case spend > 0:
			spend = max(0, spend+lack)
		}
	}
	return max(0, spend+int(b.PeasantPrice)*max(0, int(price.Peasants)-hands))
}

// times is a price so many times.
func (g Goods) times(n int) Goods {
	k := uint16(n)
	g.Coins *= k
	g.Peasants *= k
	for r := range g.Stock {
		g.Stock[r] *= k
	}
	return g
}

// aims is what is needed to say how far a seat is from its objectives.
type aims struct {
	s     *State
	p     game.Player
	q     *Seat
	view  *war
	f     *[features]int16
	hands int
	board [SoldierTypes + 1]uint8
	own   bool // its turn runs: what was done counts
}

// tempo is what being one objective nearer to the end is worth beside the points.
const tempo = 150

// countObjectives counts what the objectives in hand and the declared ones are worth by how near they are. Far ones are
// overrated: of those 17 to 25 coins away one in five is claimed in the end, of those 26 to 40 away one in sixteen, where 44
// and 33 % are reckoned. It costs nothing: the square of the share, which fits, with captures and defeats of several put
// farther off, won 49 ± 3 % of 500 games.
func (s *State) countObjectives(p game.Player, view *war, f *[features]int16) {
	q := &s.Seats[p]
	slots := int(s.Target) - int(q.NDone)
	colours := Ribbons(q.DoneObj[:q.NDone])
	most := uint8(0)
	for _, n := range colours {
		most = max(most, n)
	}
	if most == SetCards-1 && slots > 0 {
		f[fPair] = 1
	}
	a := aims{s: s, p: p, q: q, view: view, f: f, hands: int(f[fPeasants] + f[fIdlers]), own: p == s.Current && !s.Ended}
	for _, x := range q.army() {
		a.board[x.Type]++
	}
	pace := 6 + int(f[fCoinRate]) + int(f[fBasicRate])
	hurry := tempo
	if s.Finisher != game.Nobody { // what is not done in this turn is not done at all
		hurry, pace = 0, 4
	}
	ready := 0
	var best [8]int
	n := 0
	add := func(id uint8) {
		o := &ObjectiveCards[id]
		points := 100 * int(s.box.Objectives[id].Points)
		if o.Ribbon&FactionCards[q.Faction].Ribbon != 0 && q.Flags&HasFaction != 0 {
			points += 100
		}
		for c, k := range colours {
			if o.Ribbon>>c&1 != 0 && k == SetCards-1 && most < SetCards {
				points += 100 * SetPoints
				break
			}
		}
		steps := a.steps(o, id, &s.box.Objectives[id])
		if steps == 0 && a.own {
			ready = max(ready, points)
		}
		worth := (points + hurry) * pace / (pace + steps)
		i := n
		for ; i > 0 && best[i-1] < worth; i-- {
			best[i] = best[i-1]
		}
		best[i] = worth
		n++
	}
	for _, id := range q.Obj[:q.NObj] {
		if id != 0 {
			add(id)
		}
	}
	for i, id := range VowObjectives {
		if s.Vows[i].Owner == p {
			add(id)
		}
	}
	if slots > 0 {
		f[fReady] = int16(ready)
	}
	if slots == 1 && ready > 0 && s.Finisher == game.Nobody {
		rival := 0
		for o := range game.Player(s.N) {
			if s.Enemies(o, p) {
				rival = max(rival, s.SheetOf(o).Total())
			}
		}
		f[fWin] = int16(max(0, min(400, 100*(s.SheetOf(p).Total()-rival)+ready)))
	}
	for i, worth := range best[:n] {
		if i < slots && i < 3 {
			f[fHand1+i] = int16(worth)
		} else {
			f[fSpare] += int16(worth)
		}
	}
}

// steps is how much is missing to an objective, in coins.
func (a *aims) steps(o *Objective, id uint8, x *Aim) int {
	switch o.Kind {
	case ByPay:
		if a.q.Goods().Covers(x.Goods) {
			return 0
		}
		return max(1, a.q.missing(&a.s.box.Box, &x.Goods, a.hands))
	case ByRetire:
		if a.board[o.Type] > 0 {
			return 0
		}
		return a.raise(o.Type, 1)
	case ByCampaign:
		v := &a.s.Vows[campaign]
		if v.Owner != a.p {
			return 30
		}
		left := int(DeclaredTurns) - int(a.q.Turns-v.Since)
		return max(0, int(x.Need)-int(v.Count)) * (10 - left)
	case ByHold:
		i := vowOf(id)
		v := &a.s.Vows[i]
		if v.Owner == a.p {
			return 3 * max(0, DeclaredTurns-int(a.q.Turns-v.Since))
		}
		if a.view.held > 0 {
			return 12
		}
		return 14 + min(int(a.view.seize[0]), int(a.view.seize[1]), int(a.view.seize[2]))
	}
	sum := 0
	for i, whole := range [2]uint8{x.Need, x.Also} {
		if whole == 0 {
			continue
		}
		need := int(whole)
		if a.own {
			need -= (*Counters)(&a.s.Counts).Sum(o.Of[i])
		}
		if need > 0 {
			sum += max(1, a.term(o.Of[i], need, int(whole)))
		}
	}
	return sum
}

// term is how much is missing to have something done so many times more; whole is how often in all.
func (a *aims) term(of uint32, n, whole int) int {
	best := farOff
	switch {
	case of&anyCraft != 0:
		for t := Warrior; t <= Archer; t++ {
			if of>>(CraftedWarrior+int(t-Warrior))&1 != 0 {
				g := a.s.box.Soldiers[t].Cost.times(n)
				best = min(best, a.q.missing(&a.s.box.Box, &g, a.hands))
			}
		}
		if a.q.ArmySize()+n > ArmyLimit {
			best += 8
		}
	case of>>MadeArrows&1 != 0:
		g := a.s.box.ArrowCost[Arrow].times(n)
		best = a.q.missing(&a.s.box.Box, &g, a.hands)
	case of>>MadeFlaming&1 != 0:
		up := min(n, int(a.q.Arrows))
		g := a.s.box.ArrowCost[Flaming].times(n - up)
		g.Coins += uint16(up * int(a.s.box.TradeUpPrice))
		best = a.q.missing(&a.s.box.Box, &g, a.hands)
	case of>>DeployedSoldiers&1 != 0:
		ready := int(a.q.Reserve[0] + a.q.Reserve[1])
		best = 0
		if ready < n {
			g := a.s.box.Soldiers[Warrior].Cost.times(n - ready)
			best = a.q.missing(&a.s.box.Box, &g, a.hands)
			if a.q.ArmySize()+n-ready > ArmyLimit {
				best += 8
			}
		}
		free := 0
		for i := range a.q.NTowns {
			if a.view.occupied>>i&1 == 0 && (!a.own || a.q.Towns[i].Flags&DeployUsed == 0) {
				free++
			}
		}
		best += 8 * max(0, n-free)
	case of&anyUpgrade != 0:
		for t := Knight; t <= Catapult; t++ {
			if of>>(ToKnight+int(t-Knight))&1 != 0 {
				best = min(best, a.raise(t, n))
			}
		}
		if n == 2 && a.board[Warrior] > 0 && a.board[Archer] > 0 {
			g := a.s.box.Soldiers[Knight].Cost
			b := a.s.box.Soldiers[Bolteer].Cost
			g.Coins += b.Coins
			for r := range g.Stock {
				g.Stock[r] += b.Stock[r]
			}
			best = min(best, a.q.missing(&a.s.box.Box, &g, a.hands))
		}
	case of&anyNew != 0:
		for t := range SettlementType(SettlementTypes) {
			if of>>(NewFarm+int(t))&1 != 0 {
				g := a.s.CostOfTown(a.p, t, 1).times(n)
				best = min(best, a.q.missing(&a.s.box.Box, &g, a.hands))
			}
		}
		if int(a.q.NTowns)+n > TownLimit {
			best = farOff
		}
	case of&anyBetter != 0:
		for t := range SettlementType(SettlementTypes) {
			if of>>(BetterFarm+int(t))&1 != 0 {
				best = min(best, a.better(t))
			}
		}
	case of&anyGathered != 0:
		rate := 0
		if of>>GatheredBasic&1 != 0 {
			rate += int(a.f[fBasicRate])
		}
		if of>>GatheredCraft&1 != 0 {
			rate += int(a.f[fCraftRate])
		}
		best = 3 + 6*max(0, whole-rate)
	case of>>CollectedCoins&1 != 0:
		best = 3 + 4*max(0, whole-int(a.f[fCoinRate]))
	case of>>BeatAfar&1 != 0:
		best = int(a.view.afar)
	case of&anyDefeat != 0:
		for t := Warrior; t <= Catapult; t++ {
			if of>>(BeatWarrior+int(t-Warrior))&1 != 0 {
				best = min(best, int(a.view.hunt[t]))
			}
		}
		best += 14 * (n - 1)
	case of&anyCaptured != 0:
		for t := range SettlementType(SettlementTypes) {
			if of>>(TookFarm+int(t))&1 != 0 {
				best = min(best, int(a.view.seize[t]))
			}
		}
	case of>>TookPeasants&1 != 0:
		best = int(a.view.peasant) + 10*(n-1)
		if a.q.holds(Kidnapped) {
			best = min(best, 2+12*(n-1))
		}
	}
	return min(best, farOff)
}

// raise is how much is missing to make n soldiers of that type.
func (a *aims) raise(t SoldierType, n int) int {
	g := a.s.box.Soldiers[t].Cost.times(n)
	if t <= Archer {
		if n = n - int(a.q.Reserve[t-Warrior]); n <= 0 {
			return 1
		}
		return 1 + a.q.missing(&a.s.box.Box, &g, a.hands)
	}
	from := Warrior
	switch t {
	case Bolteer:
		from = Archer
	case Champion:
		from = Knight
	case Catapult:
		from = Bolteer
	}
	lack := max(0, n-int(a.board[from]))
	return min(farOff, a.q.missing(&a.s.box.Box, &g, a.hands)+lack*(soldierWorth[from]+2))
}

// better is how much is missing to improve a settlement of that type.
func (a *aims) better(t SettlementType) int {
	g := a.s.CostOfTown(a.p, t, 2)
	cost := a.q.missing(&a.s.box.Box, &g, a.hands)
	for i := range a.q.NTowns {
		if x := &a.q.Towns[i]; x.Type == t && x.Tier == 1 && a.view.occupied>>i&1 == 0 {
			if a.own && x.Flags&Built != 0 {
				cost += 4
			}
			return cost
		}
	}
	if a.q.NTowns == TownLimit {
		return farOff
	}
	return min(farOff, cost+20)
}
