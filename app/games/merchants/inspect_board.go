package merchants

import (
	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// inspectBattle is a battlefield with its two sides, its token and how a war now would end there.
func (c explainer) inspectBattle(d *face.Detail, r rules.Region, depth int) {
	sides := c.sides(r)
	a, b := rules.SpaceOf(sides[0], depth), rules.SpaceOf(sides[1], depth)
	_, one := c.at(a)
	_, two := c.at(b)
	d.Title, d.Sub, d.Icon = c.field(r, depth), c.gloss("battle", "one", one, "two", two), "g-soldier"
	switch f := int(c.s.Frontier[r]); {
	case depth == f:
		d.Icon = tokenIcon
	case depth > f:
		d.Icon = lockIcon
	}
	switch ta, tb := c.s.Spaces[a], c.s.Spaces[b]; {
	case ta != 0 && tb != 0:
		c.verdict(d, a)
	case ta == 0 && tb == 0:
		c.para(d, c.Inspect["battleEmpty"])
	default:
		t := ta | tb
		c.para(d, c.tell("unopposed", "tile", c.weapon(t, rules.TileKind(t))))
	}
	c.para(d, c.tokenOf(r, depth))
	row(d, c.Cap(one), c.lying(a))
	row(d, c.Cap(two), c.lying(b))
}

// inspectRegion is a region with its tokens, its tile and its battlefields.
func (c explainer) inspectRegion(d *face.Detail, r rules.Region) {
	sides, f := c.sides(r), int(c.s.Frontier[r])
	left := rules.Depths + 1 - f
	_, one := c.at(rules.SpaceOf(sides[0], 1))
	_, two := c.at(rules.SpaceOf(sides[1], 1))
	d.Title, d.Sub, d.Icon = c.Regions[r].Name, c.gloss("region", "one", one, "two", two), regionIcon[r]
	d.Chips = c.chips(tokenIcon, left, c.Some(left, c.tell("token"), c.tell("tokens")), true)
	if f > rules.Depths {
		c.para(d, c.Inspect["tokensGone"])
	} else {
		c.para(d, c.gloss("tokensLeft", "tokens", c.Count(left, c.tell("token"), c.tell("tokens")), "field", c.field(r, f)))
	}
	if c.s.RegionFree>>r&1 == 1 {
		var cards []string
		for _, id := range [3]uint8{rules.LandGrant, rules.BorderTreaty, rules.RoyalSurvey} {
			if rules.KingdomCards[id].Players>>c.s.N&1 == 1 {
				cards = append(cards, c.Kingdoms[id].Name)
			}
		}
		c.para(d, c.tell("tileFree"), c.gloss("tileBy", "cards", c.List(cards)))
	} else {
		owner := c.names(func(p game.Player) bool { return c.s.Seats[p].Regions>>r&1 == 1 })
		c.para(d, c.tell("tileHeld", "who", owner), c.Inspect["tileDoes"])
	}
	for depth := 1; depth <= rules.Depths; depth++ {
		a, b := rules.SpaceOf(sides[0], depth), rules.SpaceOf(sides[1], depth)
		text := c.listed([]string{c.gloss("of", "name", one, "text", c.lying(a)), c.gloss("of", "name", two, "text", c.lying(b))})
		if c.s.Spaces[a]|c.s.Spaces[b] == 0 {
			key := "bothOpen"
			if depth > f {
				key = "bothLocked"
			}
			text = c.gloss(key, "wants", c.wants(r, depth, &noneTaken))
		}
		row(d, c.field(r, depth), text)
	}
}

// inspectRace is a race with its reward tiles and what it asks for now.
func (c explainer) inspectRace(d *face.Detail, r rules.Race) {
	d.Title, d.Icon, d.Art = c.Races[r].Name, raceIcon[r], rules.RaceNames[r]
	var regions, open []string
	for i, row := range c.s.Board() {
		if row.Race != r {
			continue
		}
		regions = append(regions, c.Regions[row.Region].The)
		for depth := 1; depth <= rules.Depths; depth++ {
			if space := rules.SpaceOf(i, depth); c.s.Open(space) {
				open = append(open, c.gloss("wanting", "field", c.field(row.Region, depth), "weapon", c.Weapons[c.s.Wants(space)].One))
			}
		}
	}
	d.Sub = c.gloss("race", "regions", c.List(regions))
	if q := c.my(); q != nil {
		n := int(q.Race[r])
		d.Chips = c.chips(raceIcon[r], n, c.Some(n, c.Inspect["tile"], c.Inspect["tiles"]), true)
		if n > 0 {
			c.para(d, c.tell("courtYours", "gold", c.gold(n)))
		}
		key := "courtGone"
		if c.s.Reward[r]>>c.me&1 == 1 {
			key = "courtTile"
		}
		c.para(d, c.Inspect[key])
	}
	c.para(d, c.Inspect["court"])
	for _, p := range c.seats() {
		key := "tilesTaken"
		if c.s.Reward[r]>>p&1 == 1 {
			key = "tilesThere"
		}
		row(d, c.Who(p), c.gloss(key, "tiles", c.Count(int(c.s.Seats[p].Race[r]), c.Inspect["tile"], c.Inspect["tiles"])))
	}
	row(d, c.Inspect["asksNow"], c.listed(open))
	if c.s.N == 2 && c.s.SteveOrder[c.s.StevePos] == r {
		row(d, c.Steve, c.Inspect["steveNext"])
	}
}

// inspectSeason is the season: what ends it, who still has a turn, and what it allows.
func (c explainer) inspectSeason(d *face.Detail) {
	s, tokens := c.s, int(c.s.Tokens)
	limit := rules.KingdomLimit[s.Season]
	d.Title, d.Icon = c.Seasons[s.Season].Name, seasonIcon[s.Season]
	d.Sub = c.gloss("season", "n", face.Num(int(s.Season)+1), "all", face.Num(rules.Seasons))
	d.Chips = c.chips(tokenIcon, tokens, c.Some(tokens, c.tell("token"), c.tell("tokens")), true)
	switch {
	case s.Over:
		c.para(d, c.More["over"])
	case s.Trigger != game.Nobody:
		var who []string
		for _, p := range c.movers() {
			who = append(who, c.Who(p))
		}
		c.para(d, c.tell("ended", "who", c.Who(s.Trigger)), c.tell("movers", "who", c.List(who)))
		if s.Season < rules.Winter {
			c.para(d, c.gloss("beginsNext", "whose", c.WhoseIn(s.Trigger), "season", c.Seasons[s.Season+1].The))
		}
	default:
		c.para(d, c.gloss("seasonEnds", "tokens", face.Num(tokens), "all", face.Num(rules.SeasonTokens)))
		if stall := int(s.Stall); stall >= int(s.N) {
			c.para(d, c.gloss("stall", "turns", c.count(stall, "turn"), "all", face.Num(rules.StallTurns*int(s.N))))
		}
	}
	if !s.Over {
		after := "afterWar"
		if s.Season == rules.Winter {
			after = "lastSeason"
		}
		c.para(d, c.gloss("limit", "cards", c.count(limit, "card")), c.Inspect[after])
		var near []string
		for r, f := range s.Frontier {
			n := 0
			for i, row := range s.Board() {
				if int(row.Region) == r && f <= rules.Depths && s.Spaces[rules.SpaceOf(i, int(f))] != 0 {
					n++
				}
			}
			if n == 1 {
				near = append(near, c.field(rules.Region(r), int(f)))
			}
		}
		row(d, c.Inspect["near"], c.listed(near))
	}
	prizes := rules.Prizes[s.N]
	key := "prizes"
	if prizes[1] == 0 {
		key = "prizeOne"
	}
	row(d, c.Parts.Of("prize").Name, c.gloss(key, "one", face.Num(prizes[0]), "two", c.gold(prizes[1]), "gold", c.gold(prizes[0])))
	for _, p := range c.seats() {
		row(d, c.Who(p), c.gloss("defeated", "points", c.count(s.Seats[p].DefeatedTotal(), "point"), "gold", c.gold(s.ScoreOf(p).Prize)))
	}
}

// inspectSteve is Salesman Steve: his order, and where he would go after a sale to each row.
func (c explainer) inspectSteve(d *face.Detail) {
	var order []string
	for i := range rules.Races {
		order = append(order, c.Races[c.s.SteveOrder[(int(c.s.StevePos)+i)%rules.Races]].The)
	}
	d.Title, d.Icon, d.Sub = c.Steve, steveIcon, c.gloss("steveSub", "race", order[0])
	c.para(d, c.gloss("steveOrder", "races", c.List(order)), c.Inspect["steve"], c.Inspect["steveTie"], c.Inspect["steveTile"])
	first, same := c.s.SteveTarget(0), true
	for i := range c.s.Board() {
		same = same && c.s.SteveTarget(i) == first
	}
	for i, r := range c.s.Board() {
		text := c.Inspect["steveNone"]
		if space := c.s.SteveTarget(i); space >= 0 {
			field, _ := c.at(space)
			text = c.gloss("wanting", "field", field, "weapon", c.Weapons[c.s.Wants(space)].One)
		}
		if same {
			row(d, c.Inspect["afterAny"], text)
			return
		}
		row(d, c.gloss("afterSale", "race", c.Races[r.Race].The, "region", c.Regions[r.Region].The), text)
	}
}
