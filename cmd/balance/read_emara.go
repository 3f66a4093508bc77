package main

import (
	"fmt"

	"tabard/engines/emara"
	"tabard/engines/game"
)

func init() {
	readers[emara.Def.ID] = func() *reader {
		r := &reader{def: emara.Def, turns: []game.EventKind{emara.EvTurnEnded}}
		advisor := len(r.subjects) - 1 // advisors count from 1
		r.group("advisor", emara.AdvisorNames[1:]...)
		rank := len(r.subjects) - 1
		r.group("rank", emara.RankNames[1:]...)
		craft := r.group("craftsman", emara.LocationNames[:emara.Resources]...)
		token := len(r.subjects)
		for i, x := range emara.House.Tokens {
			r.group("favor", fmt.Sprint(i+1, emara.LocationNames[x.At]))
		}
		r.verbs(emara.KindCardExchange, emara.KindCardStep, emara.KindCardHire, emara.KindCardRecruit, emara.KindCardTown, emara.KindRankUp,
			emara.KindHire, emara.KindRecruit, emara.KindAdvisor, emara.KindChamberlain, emara.KindGather, emara.KindGift, emara.KindCastleBook,
			emara.KindDonate, emara.KindBuyCoin, emara.KindSellBooks, emara.KindBuildStone, emara.KindFeed, emara.KindBuildWood, emara.KindRedeem,
			emara.KindTrade)
		r.about = func(state game.State, a game.Action, add func(int)) {
			s := state.(*emara.State)
			switch a.Kind {
			case emara.KindRecruit, emara.KindCardRecruit:
				add(advisor + int(s.AdvisorAt[a.A-uint16(emara.Town)][a.B]))
			case emara.KindRankUp:
				add(rank + int(s.Seats[s.Turn()].Rank) + 1)
			case emara.KindHire, emara.KindCardHire:
				add(craft + int(a.A))
			case emara.KindKeep:
				add(token + int(a.A))
			}
		}
		r.first = func(s game.State) game.Player { return s.(*emara.State).Start }
		r.rounds = func(s game.State) int { return int(s.(*emara.State).Round) }
		return r
	}
}
