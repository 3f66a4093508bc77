package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// details are the events that a digest leaves out: they follow from another line or are housekeeping.
var details = map[game.EventKind]bool{
	rules.EvCraftUp: true, rules.EvKingdomUp: true, rules.EvReward: true, rules.EvUnlocked: true, rules.EvTurnEnded: true, rules.EvSlid: true, rules.EvLinked: true,
	rules.EvSalvage: true, rules.EvCleared: true, rules.EvRestocked: true,
}

// silent says that another line tells of the event already: the battle of the weapon that it took.
func silent(e game.Event) bool { return e.Kind == rules.EvDefeated }

// line is an event in words.
func (c scene) line(e game.Event) face.Line {
	if silent(e) {
		return face.Line{}
	}
	l := face.Line{Minor: details[e.Kind], Refs: eventRefs(e)}
	text, values := c.Events[e.Kind], c.values(e)
	switch e.Kind {
	case rules.EvCraftUp:
		l.Of, l.What = c.craft(uint8(e.A)), c.More["opened"]
	case rules.EvKingdomUp:
		l.Of, l.What = c.Kingdoms[e.A].Name, c.More["opened"]
	case rules.EvSalvage:
		l.Of, l.What = c.Who(e.Who), c.say("scrap", values...)
	case rules.EvReward:
		l.Minor = e.B == 0 // with a sale
	case rules.EvTriggered:
		switch e.A {
		case rules.TriggerEmpty:
			text = c.More["triggerEmpty"]
		case rules.TriggerStall:
			text = c.More["triggerStall"]
		}
	case rules.EvBattle:
		text = face.Fill(text, "battle", c.More[battleKey(e)])
	case rules.EvCleared:
		switch {
		case e.A == 1 && e.N > 0:
			text = c.More["clearedBoth"]
		case e.A == 1:
			text = c.More["clearedDeck"]
		}
	}
	l.Text = c.Cap(face.Fill(text, values...))
	return l
}

// battleKey is the sentence that a battle ends with.
func battleKey(e game.Event) string {
	if e.B == 0 {
		return "broke"
	}
	return "beat"
}

// values are the places of the sentences about an event. A, B and N mean another thing in each, so everything is kept in
// range.
func (c scene) values(e game.Event) []string {
	a, b, n := int(e.A), int(e.B), int(e.N)
	k, space, r, race := rules.Kind(a%rules.Kinds), 0, rules.Region(a%rules.Regions), c.Races[a%rules.Races]
	depth := n
	values := []string{"who", c.Who(e.Who), "steve", c.Steve, "gold", c.gold(n), "n", face.Num(n), "all", face.Num(rules.SeasonTokens)}
	add := func(namesAndValues ...string) { values = append(values, namesAndValues...) }
	switch e.Kind {
	case rules.EvSeason, rules.EvWar:
		add("season", c.Seasons[n&3].Name, "inSeason", c.Seasons[n&3].The, "whose", c.WhoseIn(e.Who))
	case rules.EvCraftUp:
		add("craft", c.craft(uint8(a)))
	case rules.EvLearned:
		how := ""
		switch {
		case e.B == rules.LearnOld:
			how = c.More["byOld"]
		case n > 0:
			how = c.say("learned", "gold", c.gold(n))
		case e.B == rules.LearnFree:
			how = " " + c.More["free"]
		}
		add("craft", c.craft(uint8(a)), "how", how)
	case rules.EvBonus:
		add("weapons", c.Weapons[a%rules.Weapons].Many)
	case rules.EvForged:
		add("kind", c.kind(k))
	case rules.EvDefeated:
		add("points", c.count(rules.DefeatedValue[rules.QualityOf(k)], "point"))
	case rules.EvSold:
		sum := c.sum(b, k, e.C, n)
		if sum != "" {
			sum = c.say("sumIn", "sum", sum)
		}
		field, people := c.at(b)
		add("kind", c.kind(k), "sum", sum, "field", field, "race", people)
	case rules.EvSteveSold:
		space, k = a, rules.Kind(b%rules.Kinds)
		field, people := c.at(space)
		add("weapon", c.Weapons[rules.WeaponOf(k)].A, "field", field, "race", people)
	case rules.EvReward, rules.EvSteveNone:
		add("one", race.One, "race", race.The)
	case rules.EvToken:
		where := c.More["offBoard"]
		if b == 1 {
			where = c.say("toSeason", "n", face.Num(n), "all", face.Num(rules.SeasonTokens))
		}
		add("region", c.Regions[r].The, "where", where)
	case rules.EvUnlocked:
		add("field", c.field(r, depth), "wants", c.wants(r, depth))
	case rules.EvKingdom:
		how := ""
		switch {
		case n > 0:
			how = c.say("takeGet", "gold", c.gold(n))
		case n < 0:
			how = c.say("price", "gold", c.gold(-n))
		}
		add("card", c.Kingdoms[a%(rules.Kingdoms+1)].Name, "how", how)
	case rules.EvKingdomUp, rules.EvEndCard:
		add("card", c.Kingdoms[a%(rules.Kingdoms+1)].Name)
	case rules.EvLinked:
		add("card", c.lost(e))
	case rules.EvRegion:
		add("region", c.Regions[r].The)
	case rules.EvBonded:
		add("card", c.Kingdoms[rules.CrownBond].Name)
	case rules.EvInsured:
		add("card", c.Kingdoms[rules.WarInsurance].Name)
	case rules.EvPassed:
		how := ""
		if n > 0 {
			how = c.say("passedGot", "gold", c.gold(n))
		}
		add("how", how)
	case rules.EvBattle:
		x := fought(e)
		win, lose := 0, 1
		if x.winner == 2 {
			win, lose = 1, 0
		}
		add("field", c.field(rules.Region(a>>3%rules.Regions), a&7), "winner", c.weapon(x.owners[win], x.kinds[win]),
			"loser", c.weapon(x.owners[lose], x.kinds[lose]), "why", c.why(x))
	case rules.EvRepairs:
		add("weapons", c.count(a, "weapon"))
	case rules.EvCleared:
		add("cards", c.count(n, "card"))
	case rules.EvPrize:
		add("points", c.count(a, "point"))
	}
	return values
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
func (c scene) chapter(events []game.Event, i int) string {
	part := chapterOf[events[i].Kind]
	if part == 0 || i > 0 && chapterOf[events[i-1].Kind] == part {
		return ""
	}
	switch part {
	case 2:
		return c.More["repairs"]
	case 4:
		return c.More["year"]
	}
	for _, e := range events[i:] {
		if e.Kind == rules.EvWar && part == 1 {
			return face.Fill(c.Events[rules.EvWar], c.values(e)...)
		}
		if e.Kind == rules.EvSeason {
			return c.Seasons[e.N&3].Name
		}
	}
	return ""
}

// chapterOf is the chapter that events belong to: 1 war, 2 repairs, 3 the next season, 4 the year's end.
var chapterOf = map[game.EventKind]int{rules.EvWar: 1, rules.EvBattle: 1, rules.EvDefeated: 1, rules.EvSalvage: 1, rules.EvInsured: 1, rules.EvRepairs: 2,
	rules.EvCleared: 3, rules.EvRestocked: 3, rules.EvSeason: 3, rules.EvUnsold: 4, rules.EvPrize: 4, rules.EvEndCard: 4, rules.EvOver: 4}
