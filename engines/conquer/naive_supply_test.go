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
	return n.box(n.s.Box().Pieces.Soldiers[t], func(q *Seat) (k int) {
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
	return n.box(n.s.Box().Pieces.Towns[t][tier], func(q *Seat) (k int) {
		for _, x := range q.Towns[:q.NTowns] {
			if x.Type == t && x.Tier == tier {
				k++
			}
		}
		return k
	}) > 0
}

// good says that the box has one of a resource, hand a peasant, coin so many coins, shaft an arrow of that kind.
func (n *judge) good(r int) bool {
	return n.box(n.s.Box().Pieces.Stock[r], func(q *Seat) int { return int(q.Stock[r]) }) > 0
}

func (n *judge) hand() bool {
	return n.box(n.s.Box().Pieces.Peasants, func(q *Seat) int {
		k := int(q.Spare) + int(q.Captured)
		for _, x := range q.Towns {
			if x.Flags&Peasant != 0 {
				k++
			}
		}
		return k
	}) > 0
}

func (n *judge) coin(price uint16) bool {
	return n.box(n.s.Box().Pieces.Coins, func(q *Seat) int { return int(q.Coins) }) >= int(price)
}

func (n *judge) shaft(flaming bool) bool {
	if flaming {
		return n.box(n.s.Box().Pieces.Arrows[Flaming], func(q *Seat) int { return int(q.Flaming) }) > 0
	}
	return n.box(n.s.Box().Pieces.Arrows[Arrow], func(q *Seat) int { return int(q.Arrows) }) > 0
}
