package emara

import "tabard/engines/game"

// Paying. Wherever a resource is paid, a coin may be handed in instead, except when coins are bought (R-19 to
// There is never change and never too much.

// Price is what something costs a seat now: N resources, at most Most of each kind; coins stand in for any of them if
// Coins. Which of a price's kinds a reduction saves is the payer's choice, which Most expresses too.
type Price struct {
	N     int
	Off   int     // how many fewer than printed
	Most  [4]byte // by kind
	Any   bool    // the kinds are free
	Coins bool
}

// LongPrice is from how many resources of free kinds on a price is paid kind by kind: only a Scholar meets one.
const LongPrice = 4

// Price is what a purpose (PayFor...) with that target costs the seat now.
func (s *State) Price(p game.Player, purpose, target uint16) Price {
	q := &s.Seats[p]
	switch purpose {
	case PayForExchange, PayForCoins:
		return free(int(target), false)
	case PayForHire, PayForCardHire:
		return q.price(&s.box.HutCosts[target>>8][target&0xff], byCard(purpose))
	case PayForRecruit, PayForCardRecruit:
		return s.recruitPrice(q, s.AdvisorAt[target>>8-uint16(Town)][target&0xff], byCard(purpose))
	case PayForAdvisor:
		return abilityPrice(Advisor(target>>8), int(target&0xff))
	case PayForGift:
		return ofKind(Good(target), s.GiftPrice(Good(target)))
	case PayForDonation:
		return ofKind(Good(target), s.DonationPrice(Good(target)))
	case PayForStone:
		return ofKind(Stone, 1)
	case PayForWood:
		return ofKind(Wood, int(target))
	case PayForTrade:
		return ofKind(EventTrades[target].Pay, int(s.box.Trades[target].N))
	}
	panic("emara: unknown purpose of a payment")
}

// byCard is how many resources the helpers' card saves for that purpose.
func byCard(purpose uint16) int {
	if purpose == PayForCardHire || purpose == PayForCardRecruit {
		return 1
	}
	return 0
}

func free(n int, coins bool) Price {
	b := byte(n)
	return Price{N: n, Most: [4]byte{b, b, b, b}, Any: true, Coins: coins}
}

func ofKind(r Good, n int) Price {
	p := Price{N: n, Coins: true}
	p.Most[r] = byte(n)
	return p
}

// sizeOf is how many resources a printed price has.
func sizeOf(cost *[4]byte) int {
	return int(cost[Wood]) + int(cost[Cloth]) + int(cost[Grain]) + int(cost[Stone])
}

// price is what a hire or recruit of that cost comes to, so many resources cheaper: for a Scholar only their number
// counts.
func (q *Seat) price(cost *[4]byte, off int) Price {
	n := sizeOf(cost)
	off = min(n, off)
	p := Price{N: n - off, Off: off, Most: *cost, Coins: true}
	if q.Has(Scholar) {
		p = free(p.N, true)
		p.Off = off
	}
	return p
}

// recruitPrice is price for an advisor, with what the event saves: on recruits only.
func (s *State) recruitPrice(q *Seat, a Advisor, off int) Price {
	return q.price(&s.box.Advisors[a].Cost, off+s.recruitsOff())
}

// recruitsOff is how many resources the event saves on every recruit.
func (s *State) recruitsOff() int {
	if s.Event == GoodLabour {
		return 1
	}
	return 0
}

// affords says whether the seat can pay for a hire or recruit of that cost, so many resources cheaper: CanPay of its
// price, quickly. Whoever can pay in the printed kinds needs no Scholar.
func (q *Seat) affords(cost *[4]byte, off int) bool {
	n, have := -off, int(q.Coin)
	for r, c := range cost {
		n += int(c)
		have += int(min(c, q.Res[r]))
	}
	return have >= n || q.Has(Scholar) && q.Resources()+int(q.Coin) >= n
}

// abilityPrice is what an ability costs in resources; N is 0 for one that costs none.
func abilityPrice(a Advisor, mode int) Price {
	p := Price{Coins: true}
	switch a {
	case Baker:
		p.N, p.Most = 1+mode, [4]byte{Cloth: 1, Grain: byte(mode)}
	case Schoolmarm:
		return free(2, true)
	case Dressmaker, Landlord:
		return ofKind(Cloth, 1)
	case Merchant:
		p.N, p.Most = 1, [4]byte{1, 1, 1, 1}
		p.Most[mode] = 0
	}
	return p
}

// CanPay says whether the seat has a payment of that price.
func (q *Seat) CanPay(p *Price) bool {
	have := 0
	if p.Coins {
		have = int(q.Coin)
	}
	for r, most := range p.Most {
		have += int(min(most, q.Res[r]))
	}
	return have >= p.N
}

// payments appends every payment of a price once: by coins, then lexicographically by wood, cloth, grain, stone.
func (q *Seat) payments(dst []game.Action, p *Price) []game.Action {
	var most [4]int
	for r := range most {
		most[r] = int(min(p.Most[r], q.Res[r]))
	}
	coins := 0
	if p.Coins {
		coins = min(int(q.Coin), p.N)
	}
	for c := 0; c <= coins; c++ {
		left := p.N - c
		tail2 := most[Grain] + most[Stone]
		for w := max(0, left-most[Cloth]-tail2); w <= min(most[Wood], left); w++ {
			for l := max(0, left-w-tail2); l <= min(most[Cloth], left-w); l++ {
				rest := left - w - l
				for g := max(0, rest-most[Stone]); g <= min(most[Grain], rest); g++ {
					dst = append(dst, game.Action{Kind: KindPay, A: uint16(c),
						B: uint16(w)<<12 | uint16(l)<<8 | uint16(g)<<4 | uint16(rest-g)})
				}
			}
		}
	}
	return dst
}

// ask opens the payment of a price, which the seat has. What costs nothing is done at once.
func (s *State) ask(p game.Player, purpose, target uint16, out *game.Sink) {
	price := s.Price(p, purpose, target)
	switch {
	case price.N == 0:
		s.paid(p, purpose, target, out)
	case price.Any && price.N >= LongPrice:
		s.askKind(p, purpose, target, Wood, price.N, out)
	default:
		s.Push(FramePay, p, purpose, target, 0)
	}
}

func (s *State) applyPay(p game.Player, a game.Action, out *game.Sink) {
	f := s.Pop()
	s.hand(p, a.A, a.B, f, out)
	s.paid(p, f.A, f.B, out)
}

// hand takes the coins and resources of a payment.
func (s *State) hand(p game.Player, coins, packed uint16, f game.Frame, out *game.Sink) {
	q := &s.Seats[p]
	for r, n := range ResOf(packed) {
		if n > q.Res[r] {
			panic("emara: resources are paid that are not there")
		}
		q.Res[r] -= n
	}
	if coins > uint16(q.Coin) {
		panic("emara: coins are paid that are not there")
	}
	q.Coin -= byte(coins)
	out.Add(game.Event{Kind: EvPaid, Who: p, A: packed, B: coins, C: f.A, N: int16(f.B)})
}

// askKind asks how many of the next resource from r on that the seat has; what no resource is left for is paid in
// coins.
func (s *State) askKind(p game.Player, purpose, target uint16, r Good, left int, out *game.Sink) {
	q := &s.Seats[p]
	for ; left > 0 && r < Resources; r++ {
		if q.Res[r] > 0 {
			s.Push(FramePayKind, p, purpose, target, int(r)<<8|left)
			return
		}
	}
	if left > 0 {
		s.hand(p, uint16(left), 0, game.Frame{A: purpose, B: target}, out)
	}
	s.paid(p, purpose, target, out)
}

// KindOfFrame reads the resource that a FramePayKind asks for and how much is still to pay.
func KindOfFrame(f game.Frame) (r Good, left int) { return Good(f.N >> 8), int(f.N & 0xff) }

// kindBounds are the fewest and most of the asked resource with which the rest can be paid.
func (s *State) kindBounds(f *game.Frame) (r Good, least, most int) {
	q := &s.Seats[f.Who]
	r, left := KindOfFrame(*f)
	later := int(q.Coin)
	for k := r + 1; k < Resources; k++ {
		later += int(q.Res[k])
	}
	return r, max(0, left-later), min(left, int(q.Res[r]))
}

func (s *State) legalPayKind(dst []game.Action, f *game.Frame) []game.Action {
	r, least, most := s.kindBounds(f)
	for n := least; n <= most; n++ {
		dst = append(dst, game.Action{Kind: KindPayKind, A: uint16(r), B: uint16(n)})
	}
	return dst
}

func (s *State) applyPayKind(p game.Player, a game.Action, out *game.Sink) {
	f := s.Pop()
	r, left := KindOfFrame(f)
	if a.B > 0 {
		s.hand(p, 0, a.B<<(12-4*uint16(r)), f, out)
	}
	s.askKind(p, f.A, f.B, r+1, left-int(a.B), out)
}

// paid goes on with what was paid for.
func (s *State) paid(p game.Player, purpose, target uint16, out *game.Sink) {
	switch purpose {
	case PayForExchange:
		s.exchanged(p, int(target), out)
	case PayForCardHire, PayForHire:
		s.hired(p, Location(target>>8), int(target&0xff), purpose == PayForCardHire, out)
	case PayForCardRecruit, PayForRecruit:
		s.recruited(p, Location(target>>8), int(target&0xff), purpose == PayForCardRecruit, out)
	case PayForAdvisor:
		s.used(p, Advisor(target>>8), int(target&0xff), out)
	case PayForTrade:
		s.traded(p, target, out)
	default:
		s.paidVisit(p, purpose, target, out)
	}
}

// Suggest names the payment to offer first, and the best split of left-over points. It suggests nothing that would be
// a decision of the game.
func (s *State) Suggest() game.Action {
	f := s.Prompt()
	switch f.Kind {
	case FramePay:
		price := s.Price(f.Who, f.A, f.B)
		res, coins := s.thrifty(f.Who, price.Most, price.N)
		return Pay(res, coins)
	case FramePayKind:
		r, left := KindOfFrame(f)
		var most [4]byte
		for k := r; k < Resources; k++ {
			most[k] = byte(left)
		}
		res, _ := s.thrifty(f.Who, most, left)
		return PayKind(r, int(res[r]))
	case FrameSplit:
		q := &s.Seats[f.Who]
		return Split(BestSplit(int(q.CP), int(q.BP), int(f.N)))
	}
	return game.Action{}
}

// thrifty pays n with as few coins as can be, then with as few as can be of the kind that the seat has least of, then
// with as much as can be of wood, cloth, grain and stone in this order.
func (s *State) thrifty(p game.Player, most [4]byte, n int) (res [4]byte, coins int) {
	q := &s.Seats[p]
	least := Wood
	for r := Cloth; r < Resources; r++ {
		if q.Res[r] < q.Res[least] {
			least = r
		}
	}
	for i := range Resources + 1 {
		r := Good(i)
		if i == Resources {
			r = least
		} else if r == least {
			continue
		}
		take := min(int(most[r]), int(q.Res[r]), n)
		res[r] = byte(take)
		n -= take
	}
	return res, n
}
