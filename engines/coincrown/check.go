package coincrown

import (
	"fmt"

	"tabard/engines/game"
)

// Check returns an error that cites the broken rule: INV-n is an invariant of RULES.md, CAN the canonical form, R-nn a
// ruling. It accepts redacted states, and bytes from anywhere: every index is proved in range before it is used.
func (s *State) Check() error {
	for _, check := range [...]func() error{s.checkRanges, s.checkStreams, s.checkCards, s.checkLands, s.checkCoins,
		s.checkTroops, s.checkMarket, s.checkIrons, s.checkFrames} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func broken(rule, format string, args ...any) error {
	return fmt.Errorf("coincrown: "+rule+": "+format, args...)
}

func (s *State) isSeat(p game.Player) bool { return p >= 0 && int(p) < int(s.N) }

// checkRanges proves every number that is used as an index or counts up to a bound.
func (s *State) checkRanges() error {
	switch {
	case s.box == nil:
		return broken("CAN", "no box")
	case s.N < 2 || s.N > MaxSeats:
		return broken("CAN", "%d seats", s.N)
	case s.Year < 1 || s.Year > Years:
		return broken("CAN", "year %d", s.Year)
	case !s.isSeat(s.Start):
		return broken("CAN", "start player %d", s.Start)
	case s.CheckStack() != nil:
		return broken("CAN", "%v", s.CheckStack())
	case s.Over != (s.Depth == 0):
		return broken("CAN", "over is %t with %d questions", s.Over, s.Depth)
	case s.Used&^(UsedMint|UsedChurch|UsedOverseas|KindsCount) != 0 || s.Peeked>>Tiers != 0:
		return broken("CAN", "unknown flags of the turn")
	case s.Taken == 0 && s.ActionsLeft != 1 && !s.Over:
		return broken("R-62", "%d actions left before the first", s.ActionsLeft)
	case s.Over && (s.Taken|s.ActionsLeft|s.Used&^KindsCount|s.Peeked != 0 || s.Year != Years):
		return broken("CAN", "the game is over within a turn")
	}
	for p := range s.Seats {
		q := &s.Seats[p]
		switch {
		case p >= int(s.N) && *q != Seat{}:
			return broken("CAN", "seat %d is not in the game and has something", p)
		case q.Reserved > Denoms:
			return broken("CAN", "seat %d reserves coin %d", p, q.Reserved)
		case (q.Reserved != 0) != q.ReservedThisYear:
			return broken("R-44", "seat %d has a reserved coin that is not of this year", p)
		case q.Reserved != 0 && s.Year == Years:
			return broken("R-43", "seat %d reserves in the last year", p)
		case q.Overseas > TopLevel:
			return broken("R-28", "seat %d stands on overseas level %d", p, q.Overseas)
		case s.Over && p < int(s.N) && (!q.Passed || q.Income != Coins{}):
			return broken("R-03", "seat %d is still in the year after the end", p)
		}
	}
	return nil
}

// checkStreams proves that streams are all random or all forgotten, and belong to a seat. A scripted stream is for tests and
// ends in a panic, so it must not come in with a save.
func (s *State) checkStreams() error {
	known := s.Market[0].Known()
	good := func(r game.Rand) bool { return r == game.Rand{} && !known || r.Inc&1 == 1 && known }
	for p, r := range s.Purses {
		if p >= int(s.N) && r != (game.Rand{}) || p < int(s.N) && !good(r) {
			return broken("CAN", "stream of purse %d", p)
		}
	}
	for t, r := range s.Market {
		if !good(r) {
			return broken("CAN", "stream of market deck %d", t)
		}
	}
	for l, r := range s.Land {
		if !good(r) {
			return broken("CAN", "stream of land deck %d", l)
		}
	}
	return nil
}

// copies returns how many copies of a market row there are, in the decks, in the stalls and with the seats.
func (s *State) copies(row int) int {
	n := int(s.Left[row])
	for t := range s.Row {
		for _, place := range s.Row[t] {
			if int(place.Def) == row+1 {
				n++
			}
		}
	}
	for p := range s.Seats {
		n += int(s.Seats[p].Have[row])
	}
	return n
}

// checkCards proves that every market card is in one place and every state of a card exists.
func (s *State) checkCards() error {
	for t := range s.Row {
		for slot, place := range s.Row[t] {
			switch {
			case int(place.Def) > Rows:
				return broken("CAN", "card row %d in the market", place.Def)
			case place.Def == 0 && place != Place{}:
				return broken("CAN", "bonus coins on vacant slot %d %d", t, slot)
			case place.Def != 0 && slot > int(s.N):
				return broken("INV-8", "slot %d %d is not in use", t, slot)
			case place.Def != 0 && int(s.box.Cards[place.Def-1].Deck) != t:
				return broken("INV-4", "%s lies in row %d", MarketCards[place.Def-1].ID, t)
			}
		}
	}
	for row, c := range &s.box.Cards {
		if got := s.copies(row); got != int(c.Copies) {
			return broken("INV-4", "%d copies of %s instead of %d", got, MarketCards[row].ID, c.Copies)
		}
	}
	for p := range s.Seats[:s.N] {
		q := &s.Seats[p]
		for k, n := range q.Tired {
			kind := CardKind(k)
			switch {
			case n == 0:
			case kind == Cavalry || kind == Storehouse:
				return broken("INV-6", "seat %d has an exhausted %s", p, CardKindNames[k])
			case kind == StandardTroop || kind == EliteTroop:
				return broken("CAN", "seat %d counts exhausted troops twice", p)
			case int(n) > q.Owned(kind):
				return broken("INV-4", "seat %d exhausted %d of %d %s", p, n, q.Owned(kind), CardKindNames[k])
			}
		}
		if int(q.Gone[0]) > q.Owned(Cavalry) || int(q.Gone[1]) > q.Owned(Storehouse) {
			return broken("INV-4", "seat %d retired cards that it never had", p)
		}
	}
	return nil
}

// checkLands proves owners, levels, deck tops and upgrade cards.
func (s *State) checkLands() error {
	markers := int(s.UpgradeCards)
	for id, c := range LandCards {
		owner, level := s.LandOwner[id], s.LandLevel[id]
		switch {
		case owner != game.Nobody && !s.isSeat(owner):
			return broken("CAN", "%s belongs to seat %d", c.ID, owner)
		case level < c.Printed || level > City:
			return broken("CAN", "%s has level %d", c.ID, level)
		case owner == game.Nobody && level != c.Printed:
			return broken("CAN", "%s was raised without an owner", c.ID)
		}
		if s.HasUpgradeCard(id) {
			markers++
		}
	}
	if markers != int(s.box.AllUpgrades) {
		return broken("INV-3", "%d upgrade cards", markers)
	}
	for l := range Level(LandLevels) {
		top := s.TopLand(l)
		switch {
		case top >= Lands:
			return broken("CAN", "land %d on top of deck %d", top, l)
		case top < 0 && s.LandsLeft(l) > 0:
			return broken("R-54", "land deck %d shows no card", l)
		case top >= 0 && (LandCards[top].Printed != l || s.LandOwner[top] != game.Nobody):
			return broken("INV-4", "%s on top of deck %d", LandCards[top].ID, l)
		}
	}
	return nil
}

// checkCoins proves that no coin is lost.
func (s *State) checkCoins() error {
	var sum [Denoms]int
	count := func(c Coins) {
		for d := range sum {
			sum[d] += int(c[d])
		}
	}
	count(s.Supply)
	for p := range s.Seats {
		q := &s.Seats[p]
		for _, c := range [...]Coins{q.Purse, q.Discard, q.Income, q.Church} {
			count(c)
		}
		if q.Reserved != 0 {
			sum[q.Reserved-1]++
		}
	}
	for t := range s.Row {
		for _, place := range s.Row[t] {
			sum[Bronze] += int(place.Bronze)
			sum[Silver] += int(place.Silver)
		}
	}
	for d, n := range sum {
		if n != int(s.box.AllCoins[d]) {
			return broken("INV-1", "%d coins of kind %d instead of %d", n, d, s.box.AllCoins[d])
		}
	}
	return nil
}

// checkTroops proves that every troop of a class stands or fell, and that no token is lost.
func (s *State) checkTroops() error {
	tokens := [2]int{int(s.Tokens[0]), int(s.Tokens[1])}
	for p := range s.Seats[:s.N] {
		q := &s.Seats[p]
		var owned, there [Classes]int
		for row, n := range q.Have {
			if c, ok := s.box.ClassOf(row); ok {
				owned[c] += int(n)
			}
		}
		for c, n := range q.Fallen {
			there[c] += int(n)
		}
		for i, c := range troopClass {
			n := int(q.Troop[0][i]) + int(q.Troop[1][i])
			there[c] += n
			tokens[classSize(c)] += n * int(troopTokens[i])
		}
		if owned != there {
			return broken("INV-5", "seat %d has troops %v instead of %v", p, there, owned)
		}
	}
	if tokens != [2]int{int(s.box.TokensOfSize[0]), int(s.box.TokensOfSize[1])} {
		return broken("INV-2", "%v troop tokens", tokens)
	}
	return nil
}

// checkMarket proves what is known of the deck tops.
func (s *State) checkMarket() error {
	for t := range Tier(Tiers) {
		top, known := int(s.Top[t]), s.KnownBy[t]
		switch {
		case known>>s.N != 0:
			return broken("CAN", "deck top %d is known to nobody's seat", t)
		case known != 0 && s.DeckLeft(t) == 0:
			return broken("CAN", "the top of empty deck %d is known", t)
		case top != 0 && known == 0:
			return broken("CAN", "deck %d has a top that nobody saw", t)
		case top == 0 && known != 0 && s.Market[t].Known():
			return broken("CAN", "the seen top of deck %d is forgotten, what follows it is not", t)
		case top > Rows:
			return broken("CAN", "card row %d on top of deck %d", top, t)
		case top != 0 && (s.box.Cards[top-1].Deck != t || s.Left[top-1] == 0):
			return broken("INV-4", "%s on top of deck %d", MarketCards[top-1].ID, t)
		case s.Seen(t) && s.Depth > 0 && !s.isSeat(s.Frames[0].Who):
			return broken("CAN", "nobody looks at deck %d", t)
		case s.Seen(t) && known>>uint(s.Frames[0].Who)&1 == 0:
			return broken("R-20", "deck top %d was seen and is not known", t)
		}
	}
	return nil
}

// checkIrons proves that each iron coin lies where the majority is.
func (s *State) checkIrons() error {
	for c := range Iron(Irons) {
		holder := s.IronOwner[c]
		if holder != game.Nobody && !s.isSeat(holder) {
			return broken("CAN", "%s belongs to seat %d", IronCoins[c].ID, holder)
		}
		most, leaders := 0, 0
		for p := range game.Player(s.N) {
			switch n := s.IronCount(p, c); {
			case n > most:
				most, leaders = n, 1
			case n == most:
				leaders++
			}
		}
		switch {
		case holder == game.Nobody && leaders == 1 && most > 0:
			return broken("INV-7", "nobody holds %s though one seat leads", IronCoins[c].ID)
		case holder != game.Nobody && (s.IronCount(holder, c) < most || most == 0):
			return broken("INV-7", "seat %d holds %s without the most", holder, IronCoins[c].ID)
		}
	}
	return nil
}

// checkFrames proves that the stack is one of those listed in frames.go and that the open question has an answer.
func (s *State) checkFrames() error {
	if s.Depth == 0 {
		return nil
	}
	who := s.Frames[0].Who
	if !s.isSeat(who) || s.Frames[0] != (game.Frame{Kind: FrameTurn, Who: who}) {
		return broken("CAN", "the lowest question is no turn")
	}
	if s.Seats[who].Passed {
		return broken("R-65", "seat %d acts after passing", who)
	}
	gain := s.box.FortressActions.In(s.Year)
	if more := int(s.Taken) + int(s.ActionsLeft) - 1; int(s.ActionsLeft) > gain || more%gain != 0 ||
		more/gain > s.Seats[who].Exhausted(Fortress) {
		return broken("R-17", "%d actions done, %d left, with %d fortresses used", s.Taken, s.ActionsLeft,
			s.Seats[who].Exhausted(Fortress))
	}
	for i := 1; i < int(s.Depth); i++ {
		if f := s.Frames[i]; f.Who != who || !s.fits(s.Frames[i-1].Kind, f) {
			return broken("CAN", "%s above %s", Def.FrameText(f), Def.FrameText(s.Frames[i-1]))
		}
	}
	switch f := s.Asked(); {
	case f.Kind == FrameItem && f.B != 0:
		return broken("CAN", "an item is collected and nothing asked")
	case f.Kind == FramePay && f.A == PayForPeeked && s.Top[f.B] != 0 && int(s.box.value[s.Top[f.B]-1]) != int(f.N):
		return broken("R-19", "price %d for %s", f.N, MarketCards[s.Top[f.B]-1].ID)
	}
	switch legal := s.Legal(nil); {
	case len(legal) == 0:
		return broken("CAN", "a question without an answer: %s", Def.FrameText(*s.Asked()))
	case len(legal) == 1 && legal[0].Kind == game.Done:
		return broken("CAN", "a question that closes itself: %s", Def.FrameText(*s.Asked()))
	}
	return nil
}

// fits says whether a frame may lie above one of the kind below, with arguments that are in range.
func (s *State) fits(below uint8, f game.Frame) bool {
	who := f.Who
	onTurn := below == FrameTurn
	main := onTurn && s.ActionsLeft > 0
	visit := s.Used&UsedOverseas == 0
	switch f.Kind {
	case FramePay:
		return s.fitsPay(below, f)
	case FrameBonus:
		return main && f.A < Tiers && int(f.B) <= int(s.N) && f.N == 0 &&
			s.Row[f.A][f.B].Def != 0 && s.Row[f.A][f.B].Bronze+s.Row[f.A][f.B].Silver > 0
	case FrameDeploy:
		level, cursor := f.A>>8, deployCursor(&f)
		troops, strength := s.Seats[who].spent(s.Box())
		return main && level < LandLevels && cursor <= cursorCavalry && s.LandTop[level] != 0 &&
			int(f.B) <= troops && f.N >= 0 && int(f.N) <= strength
	case FrameItem:
		return main && s.raisable(who, f.A) && f.N == 0 && f.B < Items &&
			(f.B == 0 || !OverseasItems[f.B].Fights && !visit &&
				s.Needs(int(f.A))[OverseasItems[f.B].Resource] > 0)
	case FrameFill:
		return below == FrameItem && s.aboveItem(f) && f.B < Resources && s.symbols(f.B, f.B+1) > 0 &&
			f.N >= 0 && int(f.N) <= s.symbols(0, f.B)
	case FrameWilds:
		return below == FrameItem && s.aboveItem(f) && f.B <= wildStoreOne && f.N > 0 && int(f.N) <= s.symbols(0, Resources)
	case FrameOffer:
		return onTurn && s.Used&UsedChurch == 0 && f.A < Denoms && s.Seats[who].Income[f.A] > 0 && f.B == 0 &&
			f.N >= 0 && int(f.N) <= s.Seats[who].Church.Count()
	case FrameLevels:
		return onTurn && visit && f.A == 0 && f.B == 0 && f.N == 0
	}
	return false
}

// spent is how many troops, and how much strength, may lie deployed: no more than what is exhausted or retired.
func (q *Seat) spent(b *Box) (troops, strength int) {
	std := q.Exhausted(StandardTroop) + q.Retired(StandardTroop)
	elite := q.Exhausted(EliteTroop) + q.Retired(EliteTroop)
	return std + elite, std*int(b.Strengths[StandardTroop]) + elite*int(b.Strengths[EliteTroop]) +
		q.Exhausted(Armor)*int(b.Strengths[Armor]) + q.Retired(Cavalry)*int(b.Strengths[Cavalry])
}

func (s *State) fitsPay(below uint8, f game.Frame) bool {
	onTurn := below == FrameTurn
	main := onTurn && s.ActionsLeft > 0
	visit := s.Used&UsedOverseas == 0
	q := &s.Seats[f.Who]
	switch f.A {
	case PayForRow:
		t, slot := PaySlot(f)
		return main && t < Tiers && slot <= int(s.N) && s.Row[t][slot].Def != 0 &&
			int(s.box.value[s.Row[t][slot].Def-1]) == int(f.N)
	case PayForPeeked:
		return main && f.B < Tiers && s.Seen(Tier(f.B)) && s.offersPrice(Tier(f.B), int(f.N))
	case PayForBlind:
		return main && f.B < Tiers && s.DeckLeft(Tier(f.B)) > 0 && !s.Seen(Tier(f.B)) && int(f.N) == int(s.box.BlindPrice[f.B])
	case PayForDiplomacy:
		return main && f.B <= uint16(Village) && s.LandTop[f.B] != 0 && int(f.N) == int(s.box.DiplomacyPrice[f.B])
	case PayForItem:
		item, harbor := PayItem(f)
		return (below == FrameDeploy || below == FrameItem) && s.Depth == 3 && visit && item < Items && f.N > 0 &&
			int(f.N) == s.ItemPrice(f.Who, item, harbor) && s.offersItem(item, harbor)
	case PayForLevels:
		harbor, paid := PayLevels(f)
		return onTurn && visit && harbor <= s.harborLevels(q) && paid > 0 && paid == int(f.N) &&
			int(q.Overseas)+harbor+paid <= TopLevel
	}
	return false
}

// offersPrice says whether a card of that price is left in a deck.
func (s *State) offersPrice(t Tier, price int) bool {
	for _, row := range s.box.decks[t] {
		if s.Left[row] > 0 && int(s.box.value[row]) == price {
			return true
		}
	}
	return false
}

// offersItem says whether the question below a payment offers that item, so that what follows the payment has an answer.
func (s *State) offersItem(i Item, harbor int) bool {
	below := *s
	below.Pop()
	return game.Index(below.Legal(nil), Collect(i, harbor)) >= 0
}

// raisable says whether a seat may be raising that land, leaving aside its resources.
func (s *State) raisable(p game.Player, id uint16) bool {
	return id < Lands && s.LandOwner[id] == p && s.LandLevel[id] < City &&
		(s.UpgradeCards > 0 || !s.wantsUpgradeCard(int(id)))
}

// symbols is how many symbols cards must cover in an open upgrade, of the resources from one up to another.
func (s *State) symbols(from, to uint16) (n int) {
	needs := s.openNeeds(&s.Frames[1])
	for _, k := range needs[from:to] {
		n += int(k)
	}
	return n
}

// aboveItem says whether a question about an upgrade is about the land of the record below it.
func (s *State) aboveItem(f game.Frame) bool {
	return s.Depth == 3 && s.Frames[1].A == f.A
}
