package main

import (
	"fmt"

	"tabard/engines/game"
	"tabard/engines/merchants"
)

func init() {
	readers[merchants.Def.ID] = func() *reader {
		r := &reader{def: merchants.Def, turns: []game.EventKind{merchants.EvTurnEnded}}
		kingdom := len(r.subjects) - 1 // kingdom cards count from 1
		for _, c := range merchants.KingdomCards[1:] {
			r.group("kingdom", c.ID)
		}
		// Craft cards that differ in no number are one subject.
		subjects, craft := map[merchants.CraftCard]int{}, [merchants.Crafts + 1]int{}
		for id, c := range merchants.House.Crafts {
			if _, known := subjects[c]; !known && id > 0 {
				subjects[c] = r.group("craft", fmt.Sprintf("%s+%dx%dc%d", merchants.WeaponNames[c.Weapon], c.Levels, c.Times, c.Coins))
			}
			craft[id] = subjects[c]
		}
		forge := len(r.subjects)
		for k := range merchants.Kind(merchants.Kinds) {
			r.group("weapon", merchants.QualityNames[merchants.QualityOf(k)]+merchants.WeaponNames[merchants.WeaponOf(k)])
		}
		region := r.group("region", merchants.RegionNames[:]...)
		race := r.group("race", merchants.RaceNames[:]...)
		r.verbs(game.Pass, merchants.KindLearn, merchants.KindForge, merchants.KindSell, merchants.KindTakeKingdom, merchants.KindForgeSell,
			merchants.KindFree, merchants.KindOld, merchants.KindBond)
		r.about = func(state game.State, a game.Action, add func(int)) {
			s := state.(*merchants.State)
			switch a.Kind {
			case merchants.KindTakeKingdom:
				add(kingdom + int(s.KingdomOpen[a.A]))
			case merchants.KindLearn, merchants.KindFree:
				add(craft[s.CraftOpen[a.A]])
			case merchants.KindOld:
				add(craft[a.A])
			case merchants.KindForge:
				add(forge + int(a.A))
			case merchants.KindForgeSell:
				add(forge + int(a.B))
			case merchants.KindRegion:
				add(region + int(a.A))
			case merchants.KindRace:
				add(race + int(a.A))
			}
		}
		r.first = func(s game.State) game.Player { return s.(*merchants.State).Start }
		r.rounds = func(state game.State) int {
			s := state.(*merchants.State)
			return (int(s.Turns) + int(s.N) - 1) / int(s.N)
		}
		r.ended = func(e game.Event) (part, still bool) {
			part = e.Kind == merchants.EvTriggered
			return part, part && e.A == merchants.TriggerStall
		}
		return r
	}
}
