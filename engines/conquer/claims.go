package conquer

import "tabard/engines/game"

// StandingOf is what the seat's objectives are judged by now; id says for which declared one.
func (s *State) StandingOf(p game.Player, id uint8) Standing {
	var st Standing
	s.standing(p, &st)
	for _, x := range s.Seats[p].army() {
		st.Board[x.Type]++
	}
	s.vowed(&st, p, id)
	return st
}

// standing fills in what the seat's objectives are judged by, but for the soldiers on the board and what is declared.
func (s *State) standing(p game.Player, st *Standing) {
	q := &s.Seats[p]
	if p == s.Current {
		st.Log = Counters(s.Counts)
	}
	st.Goods = q.Goods()
}

// vowed adds what one that the seat has declared is judged by.
func (s *State) vowed(st *Standing, p game.Player, id uint8) {
	st.Vowed, st.Turns, st.Defeats = false, 0, 0
	if i := vowOf(id); i >= 0 && s.Vows[i].Owner == p {
		st.Vowed = true
		st.Turns = uint8(min(s.Seats[p].Turns-s.Vows[i].Since, 255))
		st.Defeats = s.Vows[i].Count
	}
}

// listClaims lists what can be claimed, then what can be declared.
func (s *State) listClaims(dst []game.Action, p game.Player) []game.Action {
	q := &s.Seats[p]
	var ids [mostObj]uint8
	var st Standing
	s.standing(p, &st)
	for _, id := range s.objectives(p, &ids) {
		o := &ObjectiveCards[id]
		if o.Icons&IconEitherOr != 0 && s.EitherOr {
			continue
		}
		if id >= VowObjectives[0] {
			s.vowed(&st, p, id)
		}
		if o.Kind != ByRetire && !s.box.Holds(id, &st) {
			continue
		}
		if o.Kind != ByRetire {
			dst = append(dst, Claim(id, 0))
			continue
		}
		for _, x := range q.army() {
			if x.Type == o.Type {
				dst = append(dst, Claim(id, x.Cell))
			}
		}
	}
	for _, id := range q.Obj[:q.NObj] {
		i := vowOf(id)
		if i < 0 || s.Vows[i].Owner != game.Nobody {
			continue
		}
		if i == campaign {
			dst = append(dst, Declare(id, 0))
			continue
		}
		for _, x := range q.army() {
			if _, t := s.Occupying(&x); t != nil {
				dst = append(dst, Declare(id, t.Site))
			}
		}
	}
	return dst
}

// claim fulfils an objective; the last one ends the turn and begins the last round.
func (s *State) claim(p game.Player, a game.Action, out *game.Sink) {
	q := &s.Seats[p]
	id := uint8(a.A)
	o := &ObjectiveCards[id]
	e := game.Event{Kind: EvClaimed, Who: p, A: a.A, N: int16(s.box.Objectives[id].Points)}
	if i := vowOf(id); i >= 0 && s.Vows[i].Owner == p {
		s.Vows[i] = Vow{Owner: game.Nobody}
	} else {
		discard(q.Obj[:], &q.NObj, id)
		e.Flags = game.Reveals
	}
	insert(q.DoneObj[:], &q.NDone, id)
	out.Add(e)
	if o.Icons&IconEitherOr != 0 {
		s.EitherOr = true
	}
	switch o.Kind {
	case ByPay:
		q.pay(s.box.Objectives[id].Goods)
	case ByRetire:
		_, i := s.SoldierAt(a.B)
		out.Add(game.Event{Kind: EvRetired, Who: p, A: uint16(o.Type), B: a.B})
		s.remove(p, i, out)
	}
	if q.NDone < s.Target {
		return
	}
	if s.Finisher == game.Nobody {
		s.Finisher = p
		out.Add(game.Event{Kind: EvFinished, Who: p})
	}
	s.Ended = true
	s.leaveMain(p, out)
}

// declare lays an objective open that is to be fulfilled within three turns.
func (s *State) declare(p game.Player, a game.Action, out *game.Sink) {
	q := &s.Seats[p]
	id := uint8(a.A)
	discard(q.Obj[:], &q.NObj, id)
	s.Vows[vowOf(id)] = Vow{Owner: p, Site: a.B, Since: q.Turns}
	e := game.Event{Kind: EvDeclared, Who: p, Flags: game.Reveals, A: a.A, B: a.B}
	if owner, i := s.TownAt(a.B); vowOf(id) != campaign {
		e.C = tag(owner, s.Seats[owner].Towns[i].Type)
	}
	out.Add(e)
}
