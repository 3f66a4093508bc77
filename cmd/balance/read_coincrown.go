package main

import (
	"tabard/engines/coincrown"
	"tabard/engines/game"
)

func init() {
	readers[coincrown.Def.ID] = func() *reader {
		r := &reader{def: coincrown.Def, turns: []game.EventKind{coincrown.EvTurnEnded, coincrown.EvPassed}}
		card := r.group("card", coincrown.CardKindNames[:]...)
		iron := len(r.subjects)
		for _, c := range coincrown.IronCoins {
			r.group("coin", c.ID)
		}
		r.verbs(coincrown.KindBuyRow, coincrown.KindBuyPeeked, coincrown.KindDrawBlind, coincrown.KindDiplomacy, coincrown.KindForce,
			coincrown.KindUpgrade, coincrown.KindReserve, coincrown.KindMint, coincrown.KindChurch, coincrown.KindAdvance, coincrown.KindBarracks,
			coincrown.KindMill, coincrown.KindTollStation, coincrown.KindWatchtower, coincrown.KindFortress, coincrown.KindCollect)
		of := func(row uint8) int { return card + int(coincrown.MarketCards[row].Kind) }
		r.about = func(state game.State, a game.Action, add func(int)) {
			s := state.(*coincrown.State)
			switch a.Kind {
			case coincrown.KindBuyRow:
				t, slot := coincrown.Slot(a)
				add(of(s.Row[t][slot].Def - 1))
			case coincrown.KindBuyPeeked:
				add(of(s.Top[coincrown.TierOf(a)] - 1))
			}
		}
		r.owned = func(state game.State, p game.Player, add func(int)) {
			s := state.(*coincrown.State)
			for row, n := range s.Seats[p].Have {
				if n > 0 {
					add(of(uint8(row)))
				}
			}
			for c, owner := range s.IronOwner {
				if owner == p {
					add(iron + c)
				}
			}
		}
		r.copies = func(state game.State, add func(subject, up, taken int)) {
			s := state.(*coincrown.State)
			var up, taken [coincrown.CardKinds]int
			for row, c := range coincrown.MarketCards {
				for p := range s.N {
					taken[c.Kind] += int(s.Seats[p].Have[row])
				}
				up[c.Kind] += int(c.Copies - s.Left[row])
			}
			for k := range up {
				add(card+k, up[k], taken[k])
			}
		}
		r.first = func(s game.State) game.Player { return s.(*coincrown.State).Start }
		r.rounds = func(s game.State) int { return int(s.(*coincrown.State).Year) }
		return r
	}
}
