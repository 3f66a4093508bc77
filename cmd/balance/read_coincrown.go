package main

import (
	"tabard/engines/coincrown"
	"tabard/engines/game"
)

func init() {
	readers[coincrown.Def.ID] = func() *reader {
		r := &reader{def: coincrown.Def, turns: []game.EventKind{coincrown.EvTurnEnded, coincrown.EvPassed}}
		card := r.group("card", coincrown.CardKindNames[:]...)
		r.told = len(r.subjects)
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
		// A chance is a card that lies in a stall for a year: who leaves it may find it there in the next, with a coin on it. What is drawn
		// blind is nobody's choice.
		r.came = func(state game.State, e game.Event, add func(subject, up, taken int)) {
			switch e.Kind {
			case coincrown.EvBought:
				if e.C < coincrown.SourcePeeked {
					add(of(uint8(e.A)), 1, 1)
				}
			case coincrown.EvRefilled:
				add(of(uint8(e.A)), -1, 0) // it comes with the next year, and lies there when that begins
			case coincrown.EvYear, coincrown.EvOver:
				for _, row := range state.(*coincrown.State).Row {
					for _, place := range row {
						if place.Def != 0 {
							add(of(place.Def-1), 1, 0)
						}
					}
				}
			}
		}
		r.first = func(s game.State) game.Player { return s.(*coincrown.State).Start }
		r.rounds = func(s game.State) int { return int(s.(*coincrown.State).Year) }
		return r
	}
}
