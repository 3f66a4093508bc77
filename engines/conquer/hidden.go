package conquer

import "tabard/engines/game"

// Redact forgets what viewer cannot know: the hidden cards of the other seats, which go back to their decks, and every
// stream. How many there are stays.
func (s *State) Redact(viewer game.Player) {
	for p := range game.Player(s.N) {
		if p == viewer {
			continue
		}
		q := &s.Seats[p]
		for i, id := range q.Obj[:q.NObj] {
			if id != 0 {
				s.ObjDeck[id>>6] |= 1 << (id & 63)
				q.Obj[i] = 0
			}
		}
		for i, k := range q.Act[:q.NAct] {
			if k != NoCard {
				s.ActDeck[k]++
				q.Act[i] = 0
			}
		}
	}
	s.Still()
}

// Still forgets every random stream.
func (s *State) Still() { s.ObjRand, s.ActRand, s.Dice = game.Rand{}, game.Rand{}, game.Rand{} }

// Determinize deals the cards that are not known from the decks and gives every stream a new start.
func (s *State) Determinize(r *game.Rand) {
	s.ObjRand = game.NewRand(r.Uint64(), streamObj)
	s.ActRand = game.NewRand(r.Uint64(), streamAct)
	s.Dice = game.NewRand(r.Uint64(), streamDice)
	for p := range s.N {
		q := &s.Seats[p]
		var obj [4]byte
		n := uint8(0)
		for _, id := range q.Obj[:q.NObj] {
			if id == 0 {
				id = takeObj(&s.ObjDeck, r)
			}
			insert(obj[:], &n, id)
		}
		q.Obj = obj
		var act [3]byte
		n = 0
		for _, k := range q.Act[:q.NAct] {
			if k == NoCard {
				k = takeAct(&s.ActDeck, r)
			}
			insert(act[:], &n, k)
		}
		q.Act = act
	}
}
