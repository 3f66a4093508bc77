package conquer

import "testing"

// INV-11: why every line of play ends, in the numbers of the tables. A good is a coin, a resource or a peasant; arrows and
// soldiers cannot be sold. Nothing but collecting, cards and victories makes goods; a sale keeps their number, a purchase
// lowers it, but for one a turn by Smugglers and peasants by Hearthfolk.
func TestEveryLineOfPlayEnds(t *testing.T) {
	const turns = NoRoundLimit
	worth := func(g Goods) int {
		n := int(g.Coins) + int(g.Peasants)
		for _, k := range g.Stock {
			n += int(k)
		}
		return n
	}
	city, town := 0, 0
	for _, tiers := range House.Towns {
		city, town = worth(House.City.Yield), max(town, worth(tiers[0].Yield), worth(tiers[1].Yield))
	}
	// Five own settlements and one for each soldier, with the city of every seat among them.
	collected := MaxSeats*city + (TownLimit+ArmyLimit-MaxSeats)*town + TithesCoins
	kit := 0
	for _, f := range House.Kits {
		kit = max(kit, worth(f.Goods)+2*(int(House.Soldiers[Warrior].Reward)+SpoilsCraft))
	}
	card := max(int(House.CardCraft), int(House.Soldiers[Warrior].Reward)+SpoilsCraft, int(House.Soldiers[Knight].Reward-House.Soldiers[Warrior].Reward))
	made := kit + turns*collected + (turns+ActionHand)*card

	// A victory pays at most half of what the fallen soldier has cost.
	var cost [SoldierTypes + 1]int
	for x := Warrior; x <= Catapult; x++ {
		for o := Warrior; o < x; o++ {
			if SoldierKinds[o].Next == x {
				cost[x] = cost[o]
			}
		}
		cost[x] += worth(House.Soldiers[x].Cost)
		if reward := int(House.Soldiers[x].Reward) + SpoilsCraft; 2*reward > cost[x] {
			t.Errorf("a victory over a %s pays %d of the %d that it cost", SoldierNames[x], reward, cost[x])
		}
	}
	most := made + (MaxSeats-1)*made/2
	if most > maxGoods {
		t.Errorf("a seat may have %d goods, Check takes %d", most, maxGoods)
	}
	if room := 1<<16 - maxGoods; room < collected*10 {
		t.Errorf("there is room for %d more goods only", room)
	}

	trades := 2*most*turns + 6*MaxSeats*made // peasants of one seat bought and sold again each turn; all other trades and works
	// A seat's turn without them: an engagement for each soldier and each Repeat, with four questions a round and eight cards
	// in all; as many moves, each with a question for every card and seat; Misdirections between them; single acts.
	fights := (ArmyLimit + ActionHand) * (4*CounterRounds + 2*8)
	moves := (ArmyLimit + ActionHand) * (2 + 2*8)
	steps := (2 + 2*(ArmyLimit+ActionHand) + 2*8) * MaxSeats
	others := fights + moves + steps + 100
	all := trades + turns*MaxSeats*others
	t.Logf("%d goods at most, %d decisions a turn without trades, %d in all", most, others, all)
	if all > Def.Limit {
		t.Errorf("%d decisions are possible, the limit is %d", all, Def.Limit)
	}
}
