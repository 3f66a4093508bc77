package conquer

import (
	"math/bits"

	"tabard/engines/game"
)

// The decks have no order: objectives are a mask, action cards copies by kind, and a card gets its identity from the
// stream of its deck when it is drawn. A deck that is empty takes its discard pile back.

// Vowed counts the objectives that a seat has declared.
func (s *State) Vowed(p game.Player) int {
	n := 0
	for i := range s.Vows {
		if s.Vows[i].Owner == p {
			n++
		}
	}
	return n
}

// HasVowed says whether a seat has declared that objective.
func (s *State) HasVowed(p game.Player, id uint8) bool {
	i := vowOf(id)
	return i >= 0 && s.Vows[i].Owner == p
}

// vowOf is the place in Vows of an objective that is declared, -1 for one that never is.
func vowOf(id uint8) int {
	if id >= VowObjectives[0] { // as few are
		for i := range VowObjectives {
			if VowObjectives[i] == id {
				return i
			}
		}
	}
	return -1
}

// drawObj takes an objective from the deck, 0 if there is none anywhere.
func (s *State) drawObj(out *game.Sink) uint8 {
	if s.ObjDeck == ([2]uint64{}) {
		if s.ObjGone == ([2]uint64{}) {
			return 0
		}
		s.ObjDeck, s.ObjGone = s.ObjGone, [2]uint64{}
		out.Add(game.Event{Kind: EvReshuffled, Who: game.Nobody, Flags: game.Reveals, A: 1})
	}
	return takeObj(&s.ObjDeck, &s.ObjRand)
}

// takeObj takes one of the objectives of a mask that is not empty.
func takeObj(deck *[2]uint64, r *game.Rand) uint8 {
	n := bits.OnesCount64(deck[0])
	i := r.Intn(n + bits.OnesCount64(deck[1]))
	w := 0
	if i >= n {
		i, w = i-n, 1
	}
	m := deck[w]
	for ; i > 0; i-- {
		m &= m - 1
	}
	bit := bits.TrailingZeros64(m)
	deck[w] &^= 1 << bit
	return uint8(w<<6 + bit)
}

// drawAct takes an action card from the deck, 0 if there is none anywhere.
func (s *State) drawAct(out *game.Sink) ActionCard {
	if total(&s.ActDeck) == 0 {
		if total(&s.ActGone) == 0 {
			return NoCard
		}
		s.ActDeck, s.ActGone = s.ActGone, [21]byte{}
		out.Add(game.Event{Kind: EvReshuffled, Who: game.Nobody, Flags: game.Reveals, A: 2})
	}
	return takeAct(&s.ActDeck, &s.ActRand)
}

func total(cards *[21]byte) (n int) {
	for _, k := range cards {
		n += int(k)
	}
	return n
}

// takeAct takes one of the cards of a pile that is not empty.
func takeAct(deck *[21]byte, r *game.Rand) ActionCard {
	i := r.Intn(total(deck))
	for k := range deck {
		if i < int(deck[k]) {
			deck[k]--
			return ActionCard(k)
		}
		i -= int(deck[k])
	}
	panic("conquer: draw from an empty pile")
}

// dealObj and dealAct put a card into a seat's hand; the event is the owner's alone.
func (s *State) dealObj(p game.Player, out *game.Sink) bool {
	id := s.drawObj(out)
	if id == 0 {
		return false
	}
	q := &s.Seats[p]
	insert(q.Obj[:], &q.NObj, id)
	out.Add(game.Event{Kind: EvDrewObj, Who: p, Flags: game.Secret | game.Reveals, A: uint16(id)})
	return true
}

func (s *State) dealAct(p game.Player, out *game.Sink) bool {
	k := s.drawAct(out)
	if k == NoCard {
		return false
	}
	q := &s.Seats[p]
	insert(q.Act[:], &q.NAct, k)
	out.Add(game.Event{Kind: EvDrewAct, Who: p, Flags: game.Secret | game.Reveals, A: uint16(k)})
	return true
}

// insert puts a value into a sorted list with a count.
func insert[T byte | uint16](list []T, n *uint8, v T) {
	i := int(*n)
	for i > 0 && list[i-1] > v {
		list[i] = list[i-1]
		i--
	}
	list[i] = v
	*n++
}

// discard takes a value out of a sorted list; it says whether it was there.
func discard(list []byte, n *uint8, v byte) bool {
	for i := range *n {
		if list[i] == v {
			copy(list[i:*n], list[i+1:*n])
			*n--
			list[*n] = 0
			return true
		}
	}
	return false
}

// loseObj puts an objective of a seat's hand onto the discard pile.
func (s *State) loseObj(p game.Player, id uint8) {
	q := &s.Seats[p]
	if !discard(q.Obj[:], &q.NObj, id) {
		panic("conquer: the objective is not in hand")
	}
	s.ObjGone[id>>6] |= 1 << (id & 63)
}

// loseAct puts a card of a seat's hand onto the discard pile.
func (s *State) loseAct(p game.Player, k ActionCard) {
	q := &s.Seats[p]
	if !discard(q.Act[:], &q.NAct, k) {
		panic("conquer: the card is not in hand")
	}
	s.ActGone[k]++
}

// holds says that the seat has the card in hand, as far as is known here.
func (q *Seat) holds(k ActionCard) bool {
	for _, c := range q.Act[:q.NAct] {
		if c == k {
			return true
		}
	}
	return false
}

// ready says that the seat can use a continuous card: it lies open and is not turned over, or it is in hand.
func (q *Seat) ready(k ActionCard) bool { return q.readyOpen(k) || q.holds(k) }

func (q *Seat) readyOpen(k ActionCard) bool {
	for _, c := range q.Open[:q.NOpen] {
		if c == k {
			return true
		}
	}
	return false
}

// use turns a continuous card over, an open one before one in hand, which is shown by that.
func (s *State) use(p game.Player, k ActionCard, out *game.Sink) {
	q := &s.Seats[p]
	e := game.Event{Kind: EvShown, Who: p, A: uint16(k)}
	if !discard(q.Open[:], &q.NOpen, k) {
		if !discard(q.Act[:], &q.NAct, k) {
			panic("conquer: the card is not ready")
		}
		e.B, e.Flags = 1, game.Reveals
	}
	insert(q.Open[:], &q.NOpen, k|TurnedOver)
	out.Add(e)
}

// inSight counts the copies of a card that everybody sees.
func (s *State) inSight(k ActionCard) int {
	n := int(s.ActGone[k])
	if Cards[k].Icons&IconContinuous == 0 { // none of these ever lies open
		return n
	}
	for p := range s.N {
		q := &s.Seats[p]
		for _, c := range q.Open[:q.NOpen] {
			if c&^TurnedOver == k {
				n++
			}
		}
	}
	return n
}

// mayHold says whether, from what all can see, the seat may have that card to play: a hidden card may be it, or an open one
// that stays and is ready. Whether a seat is asked depends on this alone, never on what it holds: the question itself would tell.
func (s *State) mayHold(p game.Player, k ActionCard) bool {
	q := &s.Seats[p]
	return p != s.Finisher && (q.NAct > 0 && s.inSight(k) < int(s.box.Copies[k]) || Cards[k].Icons&IconContinuous != 0 && q.readyOpen(k))
}
