package merchants

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// details are the events that a digest leaves out: they follow from another line or are housekeeping.
var details = [len(rules.EventNames)]bool{
	rules.EvCraftUp: true, rules.EvKingdomUp: true, rules.EvReward: true, rules.EvUnlocked: true, rules.EvTurnEnded: true, rules.EvSlid: true, rules.EvLinked: true,
	rules.EvSalvage: true, rules.EvCleared: true, rules.EvRestocked: true,
}

// mains are the events that rivals want to know first: sales, and what there is only once.
var mains = [len(rules.EventNames)]bool{
	rules.EvSold: true, rules.EvKingdom: true, rules.EvBonded: true, rules.EvPassed: true, rules.EvPrize: true,
}

// silent says that another line tells of the event already: the battle of the weapon that it took.
func silent(e game.Event) bool { return e.Kind == rules.EvDefeated }

// line is an event in words.
func (c narrator) line(e game.Event) face.Line {
	if silent(e) {
		return face.Line{}
	}
	l := face.Line{Text: c.told(e), Minor: face.At(details[:], int(e.Kind)), Main: face.At(mains[:], int(e.Kind)), Refs: eventRefs(e), Motion: c.motion(e)}
	switch e.Kind {
	case rules.EvCraftUp:
		l.Of, l.What = c.craft(uint8(e.A)), say.AlikeOpened.String()
	case rules.EvKingdomUp:
		l.Of, l.What = say.Card(e.A).String(), say.AlikeOpened.String()
	case rules.EvSalvage:
		l.Of, l.What = c.who(e.Who), say.AlikeScrap(int(e.N))
	case rules.EvReward:
		l.Minor = e.B == 0 // with a sale
	}
	return l
}

// told is the sentence of an event. A, B and N mean another thing in each.
func (c narrator) told(e game.Event) string {
	who, n := c.Person(e.Who), int(e.N)
	switch e.Kind {
	case rules.EvSeason:
		return say.EventSeason(say.Season(e.N), who)
	case rules.EvCraftUp:
		return say.EventCraftUp(c.craft(uint8(e.A)))
	case rules.EvKingdomUp:
		return say.EventKingdomUp(say.Card(e.A))
	case rules.EvLearned:
		return c.learned(e)
	case rules.EvBonus:
		return say.EventBonus(say.Weapon(e.A), who)
	case rules.EvForged:
		return say.EventForged(n, say.Kind(e.A), who)
	case rules.EvSold:
		at, kind := c.at(int(e.B)), rules.Kind(e.A%rules.Kinds)
		return say.EventSold(at.depth, n, say.Kind(kind), at.race, at.region, c.sum(int(e.B), kind, e.C, n), who)
	case rules.EvReward:
		return say.EventReward(say.Race(e.A), who)
	case rules.EvToken:
		if e.B == 1 {
			return say.EventToken(rules.SeasonTokens, n, say.Region(e.A))
		}
		return say.EventTokenGone(say.Region(e.A))
	case rules.EvUnlocked:
		return say.EventUnlocked(c.buyers(rules.Region(e.A), n, &noneTaken), n, say.Region(e.A))
	case rules.EvTriggered:
		return triggered(e, who)
	case rules.EvSteveSold:
		at := c.at(int(e.A))
		return say.EventSteveSold(at.depth, at.race, at.region, say.Weapon(rules.WeaponOf(rules.Kind(e.B))))
	case rules.EvSteveNone:
		return say.EventSteveNone(say.Race(e.A))
	case rules.EvKingdom:
		return say.EventKingdom(say.Card(e.A), max(0, n), max(0, -n), who)
	case rules.EvLinked:
		if e.B != 0 {
			return say.EventLinkedKingdom(say.Card(e.B))
		}
		return say.EventLinked(c.craft(uint8(e.A)))
	case rules.EvRegion:
		return say.EventRegion(say.Region(e.A), who)
	case rules.EvBonded:
		return say.EventBonded(n, who)
	case rules.EvPassed:
		return say.EventPassed(max(0, n), who)
	case rules.EvTurnEnded:
		return say.EventTurnEnded(who)
	case rules.EvWar:
		return say.EventWar(say.Season(e.N))
	case rules.EvBattle:
		return say.EventBattle(c.battle(e), int(e.A&7), say.Region(e.A>>3))
	case rules.EvDefeated:
		return say.EventDefeated(c.box().DefeatedValue[rules.QualityOf(rules.Kind(e.A))], who)
	case rules.EvSalvage:
		return say.EventSalvage(n, who)
	case rules.EvInsured:
		return say.EventInsured(n, who)
	case rules.EvRepairs:
		return say.EventRepairs(n, int(e.A), who)
	case rules.EvCleared:
		return cleared(e)
	case rules.EvUnsold:
		return say.EventUnsold(n, who)
	case rules.EvPrize:
		return say.EventPrize(n, int(e.A), who)
	case rules.EvEndCard:
		return say.EventEndCard(say.Card(e.A), n, who)
	}
	return say.Event(e.Kind).String()
}

// learned tells of a craft card that was taken, and how.
func (c narrator) learned(e game.Event) string {
	who, card, cost := c.Person(e.Who), c.craft(uint8(e.A)), int(e.N)
	switch {
	case e.B == rules.LearnOld:
		return say.EventLearnedOld(card, who)
	case cost > 0:
		return say.EventLearnedPaid(cost, card, who)
	case e.B == rules.LearnFree:
		return say.EventLearnedFree(card, who)
	}
	return say.EventLearned(card, who)
}

// triggered tells why the season ends.
func triggered(e game.Event, who words.Person) string {
	switch e.A {
	case rules.TriggerEmpty:
		return say.EventTriggeredEmpty.String()
	case rules.TriggerStall:
		return say.EventTriggeredStall.String()
	}
	return say.EventTriggered(who)
}

// cleared tells of cards that were discarded, and of a deck that left the game.
func cleared(e game.Event) string {
	switch {
	case e.A != 1:
		return say.EventCleared(int(e.N))
	case e.N > 0:
		return say.EventClearedBoth(int(e.N))
	}
	return say.EventClearedDeck.String()
}

// battle tells how a battle ended.
func (c narrator) battle(e game.Event) string {
	return c.fight(fought(e), say.BattleBeat, say.BattleBroke)
}

// eventRefs are the pieces that an event is about.
func eventRefs(e game.Event) []face.Ref {
	a, b := int(e.A), int(e.B)
	switch e.Kind {
	case rules.EvCraftUp:
		return []face.Ref{craftRef(b)}
	case rules.EvKingdomUp:
		return []face.Ref{kingdomRef(b)}
	case rules.EvBonus:
		return []face.Ref{bonusRef(rules.Weapon(a))}
	case rules.EvSold:
		return []face.Ref{spaceRef(b)}
	case rules.EvSteveSold:
		return []face.Ref{spaceRef(a)}
	case rules.EvReward:
		return []face.Ref{raceRef(rules.Race(a))}
	case rules.EvToken, rules.EvRegion:
		return []face.Ref{regionRef(rules.Region(a))}
	case rules.EvUnlocked:
		return []face.Ref{battleRef(rules.Region(a), int(e.N))}
	case rules.EvTriggered, rules.EvSeason:
		return []face.Ref{seasonRef}
	case rules.EvBattle:
		return []face.Ref{battleRef(rules.Region(a>>3), a&7)}
	}
	return nil
}

// chapter is the heading before an event: war, repairs, the next season, the year's end.
func chapter(events []game.Event, i int) string {
	part := face.At(chapterOf[:], int(events[i].Kind))
	if part == 0 || i > 0 && face.At(chapterOf[:], int(events[i-1].Kind)) == part {
		return ""
	}
	switch part {
	case 2:
		return say.ChapterRepairs.String()
	case 4:
		return say.ChapterYear.String()
	}
	for _, e := range events[i:] {
		if e.Kind == rules.EvWar && part == 1 {
			return say.EventWar(say.Season(e.N))
		}
		if e.Kind == rules.EvSeason {
			return say.Season(e.N).String()
		}
	}
	return ""
}

// chapterOf is the chapter that events belong to: 1 war, 2 repairs, 3 the next season, 4 the year's end.
var chapterOf = [len(rules.EventNames)]uint8{rules.EvWar: 1, rules.EvBattle: 1, rules.EvDefeated: 1, rules.EvSalvage: 1, rules.EvInsured: 1, rules.EvRepairs: 2,
	rules.EvCleared: 3, rules.EvRestocked: 3, rules.EvSeason: 3, rules.EvUnsold: 4, rules.EvPrize: 4, rules.EvEndCard: 4, rules.EvOver: 4}
