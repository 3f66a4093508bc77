package main

import (
	"strings"

	"tabard/engines/conquer"
	"tabard/engines/game"
)

func init() {
	readers[conquer.Def.ID] = func() *reader {
		r := &reader{def: conquer.Def, turns: []game.EventKind{conquer.EvTurnEnded}}
		var objective [conquer.Objectives + 1]int // cards with one title ask for the same
		titles := map[string]int{}
		for id, c := range conquer.ObjectiveCards {
			if _, known := titles[c.Title]; !known && id > 0 {
				titles[c.Title] = r.group("objective", c.Title)
			}
			objective[id] = titles[c.Title]
		}
		sorts := r.group("objectives", "Peaceful", "War")
		sort := func(id uint16) int {
			for _, verb := range []string{"Defeated", "Captured", "Occupied"} {
				if strings.HasPrefix(conquer.ObjectiveCards[id].Title, verb) {
					return sorts + 1
				}
			}
			return sorts
		}
		r.deeds = []deed{{"Fight that matters: Defeated or Entered", []game.EventKind{conquer.EvDefeated, conquer.EvEntered}}}
		r.told = len(r.subjects)
		r.came = func(_ game.State, e game.Event, add func(subject, up, taken int)) {
			switch e.Kind {
			case conquer.EvDrewObj:
				add(objective[e.A], 1, 0)
				add(sort(e.A), 1, 0)
			case conquer.EvClaimed:
				add(objective[e.A], 0, 1)
				add(sort(e.A), 0, 1)
			}
		}
		card := r.group("card", conquer.CardNames[1:]...) - 1 // cards and soldiers count from 1
		faction := r.group("faction", conquer.FactionNames[:]...)
		soldier := r.group("soldier", conquer.SoldierNames[conquer.Warrior:conquer.Archer+1]...) - 1
		town := r.group("settlement", conquer.SettlementNames[:]...)
		r.verbs(conquer.KindSell, conquer.KindBuy, conquer.KindBuyPeasant, conquer.KindCraft, conquer.KindAmmo, conquer.KindTradeUp,
			conquer.KindDeploy, conquer.KindEstablish, conquer.KindImprove, conquer.KindAvalon, conquer.KindUpgrade, conquer.KindMove,
			conquer.KindAttack, conquer.KindVolley, conquer.KindPlay, conquer.KindClaim, conquer.KindDeclare, conquer.KindEnter,
			conquer.KindRetreatTo, conquer.KindCounter)
		r.about = func(state game.State, a game.Action, add func(int)) {
			switch a.Kind {
			case conquer.KindClaim:
				add(objective[a.A])
				add(sort(a.A))
			case conquer.KindPlay:
				add(card + int(a.A))
			case conquer.KindFaction:
				add(faction + int(a.A))
			case conquer.KindCraft:
				add(soldier + int(a.A))
			case conquer.KindEstablish:
				add(town + int(a.A))
			}
		}
		r.owned = func(state game.State, p game.Player, add func(int)) {
			add(faction + int(state.(*conquer.State).Seats[p].Faction))
		}
		r.first = func(s game.State) game.Player { return s.(*conquer.State).First }
		r.rounds = func(s game.State) int { return int(s.(*conquer.State).Round) }
		r.ended = func(e game.Event) (part, still bool) {
			part = e.Kind == conquer.EvOver
			return part, part && e.A == 1
		}
		return r
	}
}
