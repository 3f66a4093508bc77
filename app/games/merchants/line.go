package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// details are the events that a digest leaves out: they follow from another line or are housekeeping.
var details = [len(rules.EventNames)]bool{
	rules.EvCraftUp: true, rules.EvKingdomUp: true, rules.EvReward: true, rules.EvUnlocked: true, rules.EvTurnEnded: true, rules.EvSlid: true, rules.EvLinked: true,
	rules.EvSalvage: true, rules.EvCleared: true, rules.EvRestocked: true,
}

// silent says that another line tells of the event already: the battle of the weapon that it took.
func silent(e game.Event) bool { return e.Kind == rules.EvDefeated }

// line is an event in words.
func (c narrator) line(e game.Event) face.Line {
	if silent(e) {
		return face.Line{}
	}
	l := face.Line{Minor: face.At(details[:], int(e.Kind)), Refs: eventRefs(e), Motion: c.motion(e)}
	text := face.At(c.Events[:], int(e.Kind))
	switch e.Kind {
	case rules.EvCraftUp:
		l.Of, l.What = c.craft(uint8(e.A)), c.More["opened"]
	case rules.EvKingdomUp:
		l.Of, l.What = c.Kingdoms[e.A].Name, c.More["opened"]
	case rules.EvSalvage:
		l.Of, l.What = c.Who(e.Who), c.about(e, c.More["scrap"])
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
	l.Text = c.Cap(c.about(e, text))
	return l
}

// battleKey is the sentence that a battle ends with.
func battleKey(e game.Event) string {
	if e.B == 0 {
		return "broke"
	}
	return "beat"
}

// about fills a sentence about an event.
func (c narrator) about(e game.Event, sentence string) string {
	return c.About(face.Told(e), sentence, c.named, c.extra(e)...)
}

// named is what a number of an event stands for. A, B and N mean another thing in each, so everything is kept in range.
func (c narrator) named(what string, v uint16) (string, bool) {
	kind, race, region := rules.Kind(v%rules.Kinds), c.Races[v%rules.Races], rules.Region(v%rules.Regions)
	switch what {
	case "season":
		return c.Seasons[v&3].Name, true
	case "inSeason":
		return c.Seasons[v&3].The, true
	case "craft":
		return c.craft(uint8(v)), true
	case "weapons":
		return c.Weapons[v%rules.Weapons].Many, true
	case "aWeapon":
		return c.Weapons[rules.WeaponOf(kind)].A, true
	case "kind":
		return c.kind(kind), true
	case "worth": // of a defeated weapon
		return c.count(rules.DefeatedValue[rules.QualityOf(kind)], "point"), true
	case "spot": // a space, and who buys there
		field, _ := c.at(int(v))
		return field, true
	case "buyers":
		_, people := c.at(int(v))
		return people, true
	case "field": // a battlefield
		return c.field(rules.Region(v>>3%rules.Regions), int(v&7)), true
	case "one":
		return race.One, true
	case "race":
		return race.The, true
	case "region":
		return c.Regions[region].The, true
	case "kingdom":
		return c.Kingdoms[v%(rules.Kingdoms+1)].Name, true
	case "gold", "weapon", "point", "card":
		return c.count(int(v), what), true
	}
	return "", false
}

// extra are the places of a sentence about an event that hang on more than one number, and those that are always the same.
func (c narrator) extra(e game.Event) []string {
	n, depth := int(e.N), int(e.N)
	region := rules.Region(e.A % rules.Regions)
	values := []string{"steve", c.Steve, "all", face.Num(rules.SeasonTokens)}
	add := func(namesAndValues ...string) { values = append(values, namesAndValues...) }
	switch e.Kind {
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
		add("how", how)
	case rules.EvSold:
		sum := c.sum(int(e.B), rules.Kind(e.A%rules.Kinds), e.C, n)
		if sum != "" {
			sum = c.say("sumIn", "sum", sum)
		}
		add("sum", sum)
	case rules.EvToken:
		where := c.More["offBoard"]
		if e.B == 1 {
			where = c.say("toSeason", "n", face.Num(n), "all", face.Num(rules.SeasonTokens))
		}
		add("where", where)
	case rules.EvUnlocked:
		add("field", c.field(region, depth), "wants", c.wants(region, depth, &noneTaken))
	case rules.EvKingdom:
		how := ""
		switch {
		case n > 0:
			how = c.say("takeGet", "gold", c.gold(n))
		case n < 0:
			how = c.say("price", "gold", c.gold(-n))
		}
		add("how", how)
	case rules.EvLinked:
		add("card", c.lost(e))
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
		add("winner", c.weapon(x.owners[win], x.kinds[win]), "loser", c.weapon(x.owners[lose], x.kinds[lose]), "why", c.why(x))
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
func (c narrator) chapter(events []game.Event, i int) string {
	part := face.At(chapterOf[:], int(events[i].Kind))
	if part == 0 || i > 0 && face.At(chapterOf[:], int(events[i-1].Kind)) == part {
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
			return c.about(e, c.Events[rules.EvWar])
		}
		if e.Kind == rules.EvSeason {
			return c.Seasons[e.N&3].Name
		}
	}
	return ""
}

// chapterOf is the chapter that events belong to: 1 war, 2 repairs, 3 the next season, 4 the year's end.
var chapterOf = [len(rules.EventNames)]uint8{rules.EvWar: 1, rules.EvBattle: 1, rules.EvDefeated: 1, rules.EvSalvage: 1, rules.EvInsured: 1, rules.EvRepairs: 2,
	rules.EvCleared: 3, rules.EvRestocked: 3, rules.EvSeason: 3, rules.EvUnsold: 4, rules.EvPrize: 4, rules.EvEndCard: 4, rules.EvOver: 4}
