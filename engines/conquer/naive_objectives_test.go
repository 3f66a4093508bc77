package conquer

import "tabard/engines/game"

// objectives is what can be claimed and declared.
func (n *judge) objectives() {
	s, q := n.s, n.q
	counts := (*Counters)(&s.Counts)
	for _, id := range q.Obj[:q.NObj] {
		switch id {
		case 65:
			n.add(s.Vows[0].Owner == game.Nobody, KindDeclare, 65)
		case 74, 75:
			n.own(func(y *man) { n.add(y.in != nil, KindDeclare, uint16(id), siteOf(y)) })
		case 44, 45, 46, 47, 48, 49:
			n.own(func(y *man) { n.add(y.Type == id-43, KindClaim, uint16(id), y.Cell) })
		case 0:
		default:
			n.add(n.done(id, counts) && !(id >= 66 && id <= 73 && s.EitherOr), KindClaim, uint16(id))
		}
	}
	for i, id := range [3]uint16{65, 74, 75} {
		if v := s.Vows[i]; v.Owner == n.p {
			n.add(id == 65 && v.Count >= s.Box().Objectives[65].Need || id != 65 && q.Turns >= v.Since+3, KindClaim, id)
		}
	}
}

func siteOf(y *man) uint16 {
	if y.in == nil {
		return 0
	}
	return y.in.Site
}

// done says of each card by its number what must have been done, without the tables of the first generator.
func (n *judge) done(id uint8, c *Counters) bool {
	sum := func(kinds ...int) (k int) {
		for _, x := range kinds {
			k += int(c[x])
		}
		return k
	}
	crafts := sum(CraftedWarrior, CraftedArcher)
	upgrades := sum(ToKnight, ToBolteer, ToChampion, ToCatapult)
	established := sum(NewFarm, NewQuarry, NewVillage)
	improved := sum(BetterFarm, BetterQuarry, BetterVillage, BetterAvalon)
	defeats := sum(BeatWarrior, BeatArcher, BeatKnight, BeatBolteer, BeatChampion, BeatCatapult)
	x := &n.s.Box().Objectives[id]
	need := int(x.Need)
	switch id {
	case 1:
		return sum(CraftedWarrior) >= need
	case 2:
		return sum(CraftedArcher) >= need
	case 3, 4:
		return crafts >= need
	case 5:
		return sum(CraftedWarrior) >= need && sum(CraftedArcher) >= int(x.Also)
	case 6:
		return crafts >= need
	case 7:
		return sum(MadeArrows) >= need
	case 8, 9:
		return sum(MadeFlaming) >= need
	case 10, 11:
		return sum(DeployedSoldiers) >= need
	case 12:
		return sum(DeployedSoldiers) >= need
	case 13, 14, 15:
		return sum(ToKnight) >= need
	case 16, 17, 18:
		return sum(ToBolteer) >= need
	case 19, 20:
		return sum(ToChampion) >= need
	case 21, 22:
		return sum(ToCatapult) >= need
	case 23:
		return upgrades >= need
	case 24, 25, 26:
		return sum(NewFarm+int(id-24)) >= need
	case 27:
		return established >= need
	case 28:
		return established >= need
	case 29, 30, 31:
		return sum(BetterFarm+int(id-29)) >= need
	case 32:
		return improved >= need
	case 33:
		return sum(GatheredBasic, GatheredCraft) >= need
	case 34:
		return sum(GatheredBasic, GatheredCraft) >= need
	case 35:
		return sum(GatheredCraft) >= need
	case 36:
		return sum(CollectedCoins) >= need
	case 37, 38, 39, 40, 41, 42, 43:
		return n.can(x.Goods)
	case 50, 51:
		return sum(BeatWarrior) >= need
	case 52, 53:
		return defeats >= need
	case 54, 55:
		return sum(BeatArcher) >= need
	case 56:
		return sum(BeatKnight) >= need
	case 57:
		return sum(BeatBolteer) >= need
	case 58, 59, 60, 61:
		return sum(BeatKnight, BeatBolteer, BeatChampion, BeatCatapult) >= need
	case 62:
		return sum(BeatAfar) >= need
	case 63:
		return defeats >= need
	case 64:
		return sum(BeatArcher) >= need
	case 66, 67:
		return sum(TookFarm, TookQuarry, TookVillage) >= need
	case 68, 69, 70:
		return sum(TookFarm+int(id-68)) >= need
	case 71, 72, 73:
		return sum(TookPeasants) >= need
	}
	return false
}
