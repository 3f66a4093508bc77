package conquer

// The pieces in the supply. Unless it was agreed to count them they never run out; if it was, whoever takes a piece needs
// one there, and what is spent, lost or replaced is back at once.

// Pieces counts what players take out of the supply. Soldiers stand in the army or wait in the reserve, peasants are free, at
// work or captured.
type Pieces struct {
	Soldiers [SoldierTypes + 1]int            // by SoldierType
	Towns    [SettlementTypes][Avalon + 1]int // by SettlementType and tier; the city is no token of the common ones
	Peasants int
	Stock    [Resources]int
	Coins    int
	Arrows   [ArrowKinds]int
}

// plenty is a supply that never runs out.
var plenty = func() (n Pieces) {
	const many = maxGoods
	for t := range n.Soldiers {
		n.Soldiers[t] = many
	}
	for t := range n.Towns {
		n.Towns[t] = [Avalon + 1]int{1: many, 2: many}
	}
	for r := range n.Stock {
		n.Stock[r] = many
	}
	n.Peasants, n.Coins, n.Arrows = many, many, [ArrowKinds]int{many, many}
	return n
}()

// Counted says that the pieces are counted.
func (s *State) Counted() bool { return s.Opt&OptCounted != 0 }

// Left is what lies in the supply now. If that is not counted it is more than anybody can take.
func (s *State) Left() Pieces {
	if !s.Counted() {
		return plenty
	}
	left := s.box.Pieces
	for p := range s.N {
		q := &s.Seats[p]
		for _, x := range q.army() {
			left.Soldiers[x.Type]--
		}
		left.Soldiers[Warrior] -= int(q.Reserve[0])
		left.Soldiers[Archer] -= int(q.Reserve[1])
		for i := range q.NTowns {
			t := &q.Towns[i]
			if t.Tier != Avalon {
				left.Towns[t.Type][t.Tier]--
			}
			left.Peasants -= int(t.Flags & Peasant)
		}
		left.Peasants -= int(q.Spare) + int(q.Captured)
		for r, n := range q.Stock {
			left.Stock[r] -= int(n)
		}
		left.Coins -= int(q.Coins)
		left.Arrows[Arrow] -= int(q.Arrows)
		left.Arrows[Flaming] -= int(q.Flaming)
	}
	return left
}

// least is the smallest of all the counts.
func (n *Pieces) least() int {
	m := min(n.Peasants, n.Coins, n.Arrows[Arrow], n.Arrows[Flaming])
	for _, k := range n.Soldiers {
		m = min(m, k)
	}
	for _, k := range n.Stock {
		m = min(m, k)
	}
	for _, tiers := range n.Towns {
		m = min(m, tiers[1], tiers[2])
	}
	return m
}

// FromSupply is what comes of goods that nobody has chosen: as much as there is, of every sort by itself.
func (s *State) FromSupply(g Goods) Goods {
	if !s.Counted() {
		return g
	}
	left := s.Left()
	g.Coins = upTo(g.Coins, left.Coins)
	g.Peasants = upTo(g.Peasants, left.Peasants)
	for r := range g.Stock {
		g.Stock[r] = upTo(g.Stock[r], left.Stock[r])
	}
	return g
}

// arrowsFromSupply is FromSupply for arrows.
func (s *State) arrowsFromSupply(kind uint8, n uint16) uint16 {
	if !s.Counted() {
		return n
	}
	return upTo(n, s.Left().Arrows[kind])
}

func upTo(n uint16, left int) uint16 { return uint16(min(int(n), max(0, left))) }
