package conquer

// The counted box as the second generator of legal actions sees it.

// box is what the table has of a thing less what all players have of it, counted anew for each question; a box that is not counted
// has enough of everything.
func (n *judge) box(all int, has func(q *Seat) int) int {
	if n.s.Opt&OptCounted == 0 {
		return 1000
	}
	for p := range n.s.N {
		all -= has(&n.s.Seats[p])
	}
	return all
}

// figure says that a miniature of that type is in the box.
func (n *judge) figure(t SoldierType) bool {
	all := map[SoldierType]int{Warrior: 8, Archer: 8, Knight: 5, Bolteer: 5, Champion: 3, Catapult: 3}[t]
	return n.box(all, func(q *Seat) (k int) {
		for _, x := range q.Army[:q.NArmy] {
			if x.Type == t {
				k++
			}
		}
		if t <= Archer {
			k += int(q.Reserve[t-1])
		}
		return k
	}) > 0
}

// token says that a settlement of that type and tier is in the box.
func (n *judge) token(t SettlementType, tier Tier) bool {
	all := [3]int{8, 6, 6}[t]
	return n.box(all, func(q *Seat) (k int) {
		for _, x := range q.Towns[:q.NTowns] {
			if x.Type == t && x.Tier == tier {
				k++
			}
		}
		return k
	}) > 0
}

// good says that the box has one of a resource, hand a peasant, coin a coin, shaft an arrow of that kind.
func (n *judge) good(r int) bool {
	return n.box([5]int{45, 45, 35, 35, 40}[r], func(q *Seat) int { return int(q.Stock[r]) }) > 0
}

func (n *judge) hand() bool {
	return n.box(32, func(q *Seat) int {
		k := int(q.Spare) + int(q.Captured)
		for _, x := range q.Towns {
			if x.Flags&Peasant != 0 {
				k++
			}
		}
		return k
	}) > 0
}

func (n *judge) coin() bool { return n.box(60, func(q *Seat) int { return int(q.Coins) }) > 0 }

func (n *judge) shaft(flaming bool) bool {
	if flaming {
		return n.box(8, func(q *Seat) int { return int(q.Flaming) }) > 0
	}
	return n.box(16, func(q *Seat) int { return int(q.Arrows) }) > 0
}
