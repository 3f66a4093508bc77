package coincrown

import "tabard/engines/game"

// What follows from a position: what rules, screens and bots ask about it. Nothing here changes it, and nothing here
// needs what is hidden.

// LastTurn says that the mover plays alone to the end of the game: it is the last year, and all others have passed.
func (s *State) LastTurn() bool {
	p := s.Turn()
	if p == game.Nobody || s.Year != Years {
		return false
	}
	for o := range game.Player(s.N) {
		if o != p && !s.Seats[o].Passed {
			return false
		}
	}
	return true
}

// Sum is game.Sum of the position.
func (s *State) Sum() uint64 { return game.Sum(*s) }

// Owned is how many cards of a kind the seat has ever acquired: in its tableau or retired.
func (q *Seat) Owned(k CardKind) int {
	n := 0
	for _, r := range kindRows[k][:kindRowsN[k]] {
		n += int(q.Have[r])
	}
	return n
}

// IronsOf are the iron coins that count a kind of card.
func IronsOf(k CardKind) (all []Iron) {
	for _, i := range kindIrons[k] {
		if i >= 0 {
			all = append(all, Iron(i))
		}
	}
	return all
}

// Retired is how many cards of a kind lie in the retired area.
func (q *Seat) Retired(k CardKind) int {
	switch k {
	case Cavalry:
		return int(q.Gone[0])
	case Storehouse:
		return int(q.Gone[1])
	case StandardTroop:
		return int(q.Fallen[Std1] + q.Fallen[Std2] + q.Fallen[Std3])
	case EliteTroop:
		return int(q.Fallen[Elite2] + q.Fallen[Elite3])
	}
	return 0
}

// Exhausted is how many cards of a kind lie sideways in the tableau.
func (q *Seat) Exhausted(k CardKind) int {
	switch k {
	case StandardTroop:
		return troopSum(q.Troop[1][:firstElite])
	case EliteTroop:
		return troopSum(q.Troop[1][firstElite:])
	}
	return int(q.Tired[k])
}

// Ready is how many cards of a kind can be used now.
func (q *Seat) Ready(k CardKind) int {
	switch k {
	case StandardTroop:
		return troopSum(q.Troop[0][:firstElite])
	case EliteTroop:
		return troopSum(q.Troop[0][firstElite:])
	case Cavalry:
		return q.Owned(k) - int(q.Gone[0])
	case Storehouse:
		return q.Owned(k) - int(q.Gone[1])
	}
	return q.Owned(k) - int(q.Tired[k])
}

// Troops is how many ready (or exhausted) troops of a class have that many tokens left.
func (q *Seat) Troops(c Class, tokens int, exhausted bool) int {
	if exhausted {
		return int(q.Troop[1][troopIndex(c, tokens)])
	}
	return int(q.Troop[0][troopIndex(c, tokens)])
}

// TableauCards is how many market cards lie in the tableau; the retired area is another place.
func (q *Seat) TableauCards() int {
	n := 0
	for _, h := range q.Have {
		n += int(h)
	}
	n -= int(q.Gone[0]) + int(q.Gone[1])
	for _, f := range q.Fallen {
		n -= int(f)
	}
	return n
}

// Saved is the worth in bronze of the coins that outlast the year: purse, discard and the reserved coin.
func (q *Seat) Saved() int {
	v := q.Purse.Value() + q.Discard.Value()
	if q.Reserved > 0 {
		v += DenomValue[q.Reserved-1]
	}
	return v
}

func troopSum(counts []byte) int {
	n := 0
	for _, c := range counts {
		n += int(c)
	}
	return n
}

// Visited says whether a purple card was visited this turn: UsedMint, UsedChurch or UsedOverseas.
func (s *State) Visited(card uint8) bool { return s.Used&card != 0 }

// Seen says whether the active seat knows that deck's top: it looked, in this turn or an earlier one, and the card still lies there.
func (s *State) Seen(t Tier) bool { return s.Peeked>>t&1 != 0 }

// DeckLeft is how many cards a market deck still holds.
func (s *State) DeckLeft(t Tier) int {
	n := 0
	for _, row := range s.box.decks[t] {
		n += int(s.Left[row])
	}
	return n
}

// holdsCard says whether a market deck still holds a card.
func (s *State) holdsCard(t Tier) bool {
	for _, row := range s.box.decks[t] {
		if s.Left[row] > 0 {
			return true
		}
	}
	return false
}

// Unseen are the cards by row that may lie on top of a market deck, as far as viewer knows: all that are left there, or
// the one he saw.
func (s *State) Unseen(t Tier, viewer game.Player) [Rows]uint8 {
	var u [Rows]uint8
	if s.Top[t] != 0 && viewer >= 0 && s.KnownBy[t]>>uint(viewer)&1 != 0 {
		u[s.Top[t]-1] = 1
		return u
	}
	for _, row := range s.box.decks[t] {
		u[row] = s.Left[row]
	}
	return u
}

// TopLand is the land on top of a deck, or -1 if the deck is empty.
func (s *State) TopLand(l Level) int { return int(s.LandTop[l]) - 1 }

// LandsLeft is how many lands a deck holds, its top included.
func (s *State) LandsLeft(l Level) int {
	n := 0
	for id := levelFirst[l]; id < levelFirst[l]+LandsOfLevel[l]; id++ {
		if s.LandOwner[id] == game.Nobody {
			n++
		}
	}
	return n
}

// LandsUnder are the lands that lie below the top of a deck, as a mask by land.
func (s *State) LandsUnder(l Level) uint64 {
	var m uint64
	for id := levelFirst[l]; id < levelFirst[l]+LandsOfLevel[l]; id++ {
		if s.LandOwner[id] == game.Nobody && s.TopLand(l) != id {
			m |= 1 << uint(id)
		}
	}
	return m
}

// Needs are the symbols for the next level of a land, by resource; none for a city.
func (s *State) Needs(land int) [Resources]uint8 { return s.box.Lands[land].Steps[s.LandLevel[land]] }

// HasUpgradeCard says whether an upgrade card lies on the land.
func (s *State) HasUpgradeCard(land int) bool {
	return s.LandLevel[land] > LandCards[land].Printed && s.LandLevel[land] < City
}

// wantsUpgradeCard says whether the next upgrade takes a card from the supply.
func (s *State) wantsUpgradeCard(land int) bool {
	return s.LandLevel[land] == LandCards[land].Printed && s.LandLevel[land] < Town
}

// LandCount is how many lands a seat owns.
func (s *State) LandCount(p game.Player) int {
	n := 0
	for _, o := range s.LandOwner {
		if o == p {
			n++
		}
	}
	return n
}

// IronCount is what a seat has of what an iron coin counts; retired cards count, and each mill.
func (s *State) IronCount(p game.Player, c Iron) int {
	if c == IronLands {
		return s.LandCount(p)
	}
	n := 0
	for _, k := range IronCoins[c].Counts {
		n += s.Seats[p].Owned(k)
	}
	return n
}

// harborLevels is how far a ready harbor would move the token: one harbor a visit.
func (s *State) harborLevels(q *Seat) int {
	if q.Ready(Harbor) > 0 {
		return int(s.box.HarborLevels)
	}
	return 0
}

// ItemPrice is what an overseas item costs a seat in bronze from where its token stands, with that many harbor levels.
func (s *State) ItemPrice(p game.Player, i Item, harbor int) int {
	return max(0, int(s.box.Goods[i].Level)-int(s.Seats[p].Overseas)-harbor)
}

// sailed says whether a seat has used its visit overseas. The visits are those of the turn: a seat that waits for its own has all of them
// before it.
func (s *State) sailed(p game.Player) bool { return s.Visited(UsedOverseas) && s.Turn() == p }

// CanCollect says whether the seat could take the item in this turn's visit, or in the one of its next turn, moving a token that waits if
// need be.
func (s *State) CanCollect(p game.Player, i Item) bool {
	if s.sailed(p) {
		return false
	}
	q := &s.Seats[p]
	return s.reachesItem(q, i, q.Income.Value(), s.harborLevels(q))
}

func (s *State) reachesItem(q *Seat, i Item, money, harbor int) bool {
	return int(s.box.Goods[i].Level)-int(q.Overseas)-harbor <= money
}

// Price is what an open payment costs in bronze; 0 when nothing is being paid.
func (s *State) Price() int {
	if f := s.Prompt(); f.Kind == FramePay {
		return int(f.N)
	}
	return 0
}

// Holding are the lands of a seat as a mask by land.
func (s *State) Holding(p game.Player) uint64 {
	var m uint64
	for id, o := range s.LandOwner {
		if o == p {
			m |= 1 << uint(id)
		}
	}
	return m
}
