package merchants

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// inspectBattle is a battlefield with its two sides, its token and how a war now would end there.
func (c explainer) inspectBattle(d *face.Detail, r rules.Region, depth int) {
	sides := c.sides(r)
	a, b := rules.SpaceOf(sides[0], depth), rules.SpaceOf(sides[1], depth)
	north, south := c.opponents(sides)
	d.Title, d.Sub, d.Icon = say.Region(r).Field(depth), say.SubBattle(north, south), "g-soldier"
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
		para(d, say.SheetBattleEmpty.String())
	default:
		t := ta | tb
		para(d, say.WarUnopposed(say.Kind(rules.TileKind(t)), c.owner(t)))
	}
	para(d, c.tokenOf(r, depth))
	row(d, words.Cap(north.They()), c.lying(a))
	row(d, words.Cap(south.They()), c.lying(b))
}

// inspectRegion is a region with its tokens, its tile and its battlefields.
func (c explainer) inspectRegion(d *face.Detail, r rules.Region) {
	sides, f := c.sides(r), int(c.s.Frontier[r])
	left := rules.Depths + 1 - f
	north, south := c.opponents(sides)
	d.Title, d.Sub, d.Icon = say.Region(r).String(), say.SubRegion(north, south), regionIcon[r]
	d.Chips = chips(tokenIcon, left, say.ChipTokens(left), true)
	if f > rules.Depths {
		para(d, say.SheetTokensGone.String())
	} else {
		para(d, say.SheetTokensLeft(f, say.Region(r), left))
	}
	c.tileOf(d, r)
	for depth := 1; depth <= rules.Depths; depth++ {
		a, b := rules.SpaceOf(sides[0], depth), rules.SpaceOf(sides[1], depth)
		text := face.Notes(say.CellSide(c.lying(a), north), say.CellSide(c.lying(b), south))
		if c.s.Spaces[a]|c.s.Spaces[b] == 0 {
			if buyers := c.buyers(r, depth, &noneTaken); depth > f {
				text = say.CellBothLocked(buyers)
			} else {
				text = say.CellBothOpen(buyers)
			}
		}
		row(d, say.Region(r).Field(depth), text)
	}
}

// tileOf says where the tile of a region is, and how it comes.
func (c explainer) tileOf(d *face.Detail, r rules.Region) {
	if c.s.RegionFree>>r&1 == 1 {
		var cards []string
		for _, id := range [3]uint8{rules.LandGrant, rules.BorderTreaty, rules.RoyalSurvey} {
			if c.box().Kingdoms[id].From <= c.s.N {
				cards = append(cards, say.Card(id).String())
			}
		}
		para(d, say.AriaTileFree.String(), say.SheetTileBy(words.And(cards)))
		return
	}
	for p := range game.Player(c.s.N) {
		if c.s.Seats[p].Regions>>r&1 == 1 {
			para(d, say.AriaTileHeld(c.Person(p)), say.SheetTileDoes.String())
		}
	}
}

// inspectRace is a race with its reward tiles and what it asks for now.
func (c explainer) inspectRace(d *face.Detail, r rules.Race) {
	d.Title, d.Icon, d.Art = say.Race(r).String(), raceIcon[r], rules.RaceNames[r]
	var regions [2]say.Region // every race is in two
	var open []string
	n := 0
	for i, row := range c.s.Board() {
		if row.Race != r {
			continue
		}
		regions[n%2], n = say.Region(row.Region), n+1
		for depth := 1; depth <= rules.Depths; depth++ {
			if space := rules.SpaceOf(i, depth); c.s.Open(space) {
				open = append(open, c.wanting(space))
			}
		}
	}
	d.Sub = say.SubRace(regions[0], regions[1])
	if q := c.my(); q != nil {
		n := int(q.Race[r])
		d.Chips = chips(raceIcon[r], n, say.ChipTiles(n), true)
		if n > 0 {
			para(d, say.AriaCourtMore(n))
		}
		if c.s.Reward[r]>>c.me&1 == 1 {
			para(d, say.SheetCourtThere.String())
		} else {
			para(d, say.SheetCourtTaken.String())
		}
	}
	para(d, say.SheetCourt.String())
	for _, p := range c.seats() {
		tiles := say.CellTilesTaken
		if c.s.Reward[r]>>p&1 == 1 {
			tiles = say.CellTilesThere
		}
		row(d, c.who(p), tiles(int(c.s.Seats[p].Race[r])))
	}
	row(d, say.RowOpen.String(), orNone(face.Notes(open...)))
	if c.s.N == 2 && c.s.SteveOrder[c.s.StevePos] == r {
		row(d, c.Nobody, say.CellSteveNext.String())
	}
}

// wanting is a space with the weapon that it asks for: "Grasslands 2 (axe)".
func (c explainer) wanting(space int) string {
	at := c.at(space)
	return say.CellWanting(at.depth, at.region, say.Weapon(c.s.Wants(space)))
}

// inspectSeason is the season: what ends it, who still has a turn, and what it allows.
func (c explainer) inspectSeason(d *face.Detail) {
	s, tokens := c.s, int(c.s.Tokens)
	d.Title, d.Icon = say.Season(s.Season).String(), seasonIcon[s.Season]
	d.Sub = say.SubSeason(rules.Seasons, int(s.Season)+1)
	d.Chips = chips(tokenIcon, tokens, say.ChipTokens(tokens), true)
	switch {
	case s.Over:
		para(d, say.Over.String())
	case s.Trigger != game.Nobody:
		para(d, say.AriaEnded(c.Person(s.Trigger)), c.lastTurns())
		if s.Season < rules.Winter {
			para(d, say.SheetBeginsNext(say.Season(s.Season)+1, c.Person(s.Trigger)))
		}
	default:
		para(d, say.SheetSeasonEnds(rules.SeasonTokens, tokens))
		if stall := int(s.Stall); stall >= int(s.N) {
			para(d, say.SheetStall(rules.StallTurns*int(s.N), stall))
		}
	}
	if !s.Over {
		after := say.SheetAfterWar
		if s.Season == rules.Winter {
			after = say.SheetLastSeason
		}
		para(d, say.SheetLimit(c.box().KingdomLimit[s.Season]), after.String())
		var near []string
		for r, f := range s.Frontier {
			n := 0
			for i, row := range s.Board() {
				if int(row.Region) == r && f <= rules.Depths && s.Spaces[rules.SpaceOf(i, int(f))] != 0 {
					n++
				}
			}
			if n == 1 {
				near = append(near, say.Region(r).Field(int(f)))
			}
		}
		row(d, say.RowNear.String(), orNone(face.Notes(near...)))
	}
	prizes := c.box().Prizes[s.N]
	if prizes[1] == 0 {
		row(d, partPrize.String(), say.CellPrizeOne(prizes[0]))
	} else {
		row(d, partPrize.String(), say.CellPrizes(prizes[0], prizes[1]))
	}
	for _, p := range c.seats() {
		row(d, c.who(p), say.CellDefeated(s.ScoreOf(p).Prize, s.Seats[p].DefeatedTotal(c.box())))
	}
}

// inspectSteve is Salesman Steve: his order, and where he would go after a sale to each row.
func (c explainer) inspectSteve(d *face.Detail) {
	var order []string
	for i := range rules.Races {
		order = append(order, say.Race(c.s.SteveOrder[(int(c.s.StevePos)+i)%rules.Races]).They())
	}
	d.Title, d.Icon, d.Sub = c.Nobody, steveIcon, say.SubSteve(say.Race(c.s.SteveOrder[c.s.StevePos]))
	para(d, say.SheetSteveOrder(words.And(order)), say.SheetSteve.String(), say.SheetSteveTie.String(), say.SheetSteveTile.String())
	first, same := c.s.SteveTarget(0), true
	for i := range c.s.Board() {
		same = same && c.s.SteveTarget(i) == first
	}
	for i, r := range c.s.Board() {
		text := say.CellSteveNone.String()
		if space := c.s.SteveTarget(i); space >= 0 {
			text = c.wanting(space)
		}
		if same {
			row(d, say.RowAfterAny.String(), text)
			return
		}
		row(d, say.RowAfterSale(say.Race(r.Race), say.Region(r.Region)), text)
	}
}
