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
			n.add(id == 65 && v.Count >= 2 || id != 65 && q.Turns >= v.Since+3, KindClaim, id)
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
	has := func(r Resource, k uint16) bool { return n.q.Stock[r] >= k }
	switch id {
	case 1:
		return sum(CraftedWarrior) >= 1
	case 2:
		return sum(CraftedArcher) >= 1
	case 3, 4:
		return crafts >= 2
	case 5:
		return sum(CraftedWarrior) >= 1 && sum(CraftedArcher) >= 1
	case 6:
		return crafts >= 3
	case 7:
		return sum(MadeArrows) >= 4
	case 8, 9:
		return sum(MadeFlaming) >= 3
	case 10, 11:
		return sum(DeployedSoldiers) >= 2
	case 12:
		return sum(DeployedSoldiers) >= 3
	case 13, 14, 15:
		return sum(ToKnight) >= 1
	case 16, 17, 18:
		return sum(ToBolteer) >= 1
	case 19, 20:
		return sum(ToChampion) >= 1
	case 21, 22:
		return sum(ToCatapult) >= 1
	case 23:
		return upgrades >= 2
	case 24, 25, 26:
		return sum(NewFarm+int(id-24)) >= 1
	case 27:
		return established >= 1
	case 28:
		return established >= 2
	case 29, 30, 31:
		return sum(BetterFarm+int(id-29)) >= 1
	case 32:
		return improved >= 1
	case 33:
		return sum(GatheredBasic, GatheredCraft) >= 6
	case 34:
		return sum(GatheredBasic, GatheredCraft) >= 9
	case 35:
		return sum(GatheredCraft) >= 1
	case 36:
		return sum(CollectedCoins) >= 7
	case 37:
		return has(Wood, 7)
	case 38:
		return has(Iron, 7)
	case 39:
		return has(Horse, 6)
	case 40:
		return has(Stone, 6)
	case 41:
		return has(Wood, 3) && has(Iron, 3) && has(Horse, 3) && has(Stone, 3)
	case 42:
		return n.q.Coins >= 15
	case 43:
		return has(Craft, 5)
	case 50, 51:
		return sum(BeatWarrior) >= 1
	case 52, 53:
		return defeats >= 1
	case 54, 55:
		return sum(BeatArcher) >= 1
	case 56:
		return sum(BeatKnight) >= 1
	case 57:
		return sum(BeatBolteer) >= 1
	case 58, 59, 60, 61:
		return sum(BeatKnight, BeatBolteer, BeatChampion, BeatCatapult) >= 1
	case 62:
		return sum(BeatAfar) >= 1
	case 63:
		return defeats >= 2
	case 64:
		return sum(BeatArcher) >= 2
	case 66, 67:
		return sum(TookFarm, TookQuarry, TookVillage) >= 1
	case 68, 69, 70:
		return sum(TookFarm+int(id-68)) >= 1
	case 71, 72, 73:
		return sum(TookPeasants) >= 1
	}
	return false
}
