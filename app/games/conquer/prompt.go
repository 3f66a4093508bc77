package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// prompt is the open question in words. It is read to the whole table where a device is shared, so it names persons, and it
// never depends on what the asked seat holds.
func (c *teller) prompt() face.Prompt {
	f := c.v.Prompt
	if c.s == nil || f.Who < 0 {
		return face.Prompt{}
	}
	ask := say.Ask(f.Kind)
	out := face.Prompt{Text: ask.String(), Why: ask.Why(), Left: ask.Left()}
	switch {
	case f.Kind <= rules.FrameStartSoldier:
		c.askSetup(f, &out)
	case f.Kind >= rules.FrameDeclAsk && f.Kind <= rules.FrameCounter || f.Kind == rules.FrameFlaming:
		c.askFight(f, &out)
	default:
		c.askTurn(f, &out)
	}
	return out
}

// askSetup fills the questions before the first turn.
func (c *teller) askSetup(f game.Frame, out *face.Prompt) {
	town := say.Town(f.A % rules.SettlementTypes)
	switch f.Kind {
	case rules.FrameTile:
		out.Left = say.AskTileLeft(rules.LayoutTiles(c.s.Placement.Layout), int(f.N))
	case rules.FrameSide:
		out.Text = say.AskSide(int(f.A))
	case rules.FrameSlot:
		out.Text, out.Why = say.AskSlot(int(f.A)), say.AskSlotWhy(sideLetter(f.B))
	case rules.FrameRotation:
		out.Text = say.AskRotation(int(f.A >> 1))
	case rules.FrameStartSite:
		out.Text = say.AskStartSite(town)
	case rules.FrameStartSoldier:
		out.Text = say.AskStartSoldier(c.townName(c.s.Seats[f.Who].Towns[f.A%rules.TownLimit].Site, where))
	}
}

// sideLetter is the side of a tile: "A".
func sideLetter(side uint16) string { return string(rune('A' + side&1)) }

// askTurn fills the questions of a turn and of its marches.
func (c *teller) askTurn(f game.Frame, out *face.Prompt) {
	s := c.s
	own := &s.Seats[f.Who]
	n := int(f.N)
	switch f.Kind {
	case rules.FrameSiege:
		out.Why = "" // where what was bought has changed something about it; a sortie of cards could
		if towns := c.besieged(f.Who); towns != nil {
			out.Why = say.AskSiegeWhy(words.And(towns))
		}
	case rules.FrameDropObj:
		out.Text = say.AskDropObj(n > 0)
	case rules.FrameDropAct:
		out.Text = say.AskDropAct(n > 0)
	case rules.FrameMain:
		out.Left = say.AskMainLeft(int(own.NArmy), fresh(own))
		if goals := len(c.labeller().claimable(f.Who, s)); goals > 0 && f.Who == c.me {
			out.Left = face.Notes(say.CanClaim(goals), out.Left)
		}
	case rules.FrameSite:
		out.Text = say.AskSite(say.Town(f.A % rules.SettlementTypes))
	case rules.FrameRollAsk:
		out.Text, out.Why = say.AskRollAsk(n, c.soldierName(f.A, object), c.Person(s.Current)), say.AskRollAskWhy(n/2)
	case rules.FrameRolled:
		out.Text, out.Left = say.AskRolled(c.soldierName(f.A, subject)), say.AskRolledLeft(n)
	case rules.FrameMisdirect:
		out.Text, out.Left = say.AskMisdirect(c.soldierName(f.A, subject)), say.AskMisdirectLeft(n)
	case rules.FrameStepAsk:
		out.Text = say.AskStepAsk(c.step(f.A))
	case rules.FramePeasants:
		out.Text, out.Left = say.AskPeasants(int(own.Spare), c.labeller().openTowns(f.Who)), say.AskPeasantsLeft(int(own.Spare))
	}
}

// besieged are the settlements of a seat that are under siege, in words.
func (c *teller) besieged(p game.Player) (towns []string) {
	q := &c.s.Seats[p]
	for i := range q.Towns[:q.NTowns] {
		if t := &q.Towns[i]; c.s.Besieged(p, t) {
			towns = append(towns, c.townName(t.Site, subject))
		}
	}
	return towns
}

// fresh counts the soldiers of a seat that can move.
func fresh(q *rules.Seat) (n int) {
	for _, x := range q.Army[:q.NArmy] {
		if x.Flags&(rules.Moved|rules.Attacked|rules.SickNow) == 0 {
			n++
		}
	}
	return n
}

// step is where a turn stands when others are asked for a Misdirection.
func (c *teller) step(at uint16) string {
	who := c.Person(c.s.Current)
	switch at {
	case rules.StepBetween:
		return c.lastDeed(say.StepBetween(who))
	case rules.StepEnd:
		return say.StepEnds(who)
	}
	return say.StepBegins(who)
}

// deeds are the events of which one at least ends every move and every attack.
var deeds = [len(rules.EventNames)]bool{rules.EvMoved: true, rules.EvStayed: true, rules.EvEntered: true, rules.EvDefeated: true, rules.EvHeld: true,
	rules.EvRetreated: true}

// lastDeed is the move or the attack that was made last, as the log tells it; otherwise if it is not known.
func (c *teller) lastDeed(otherwise string) string {
	for i := len(c.v.Log) - 1; i >= 0; i-- {
		events := c.v.Log[i].Events
		for j := len(events) - 1; j >= 0; j-- {
			if e := events[j]; deeds[e.Kind] {
				return c.narrator().said(e)
			} else if e.Kind == rules.EvTurn {
				return otherwise
			}
		}
	}
	return otherwise
}

// askFight fills the questions of an engagement.
func (c *teller) askFight(f game.Frame, out *face.Prompt) {
	x := &c.s.Fight
	side := x.Attacks()
	a, d := x.Totals()
	roll := c.fightRoll()
	attack, defence := int(roll.Attack), int(roll.Defence)
	switch f.Kind {
	case rules.FrameFlaming:
		out.Why = say.AskFlamingWhy(c.fighter(1-side, object))
	case rules.FrameDeclAsk:
		out.Text = say.AskDeclAsk(c.fighter(0, where), c.fighter(1, object))
	case rules.FrameRetreat:
		out.Text = say.AskRetreat(c.fighter(1, subject))
	case rules.FramePreAttack:
		out.Text = say.AskPreAttack(attack, c.fighter(side, where), defence, c.fighter(1-side, object))
	case rules.FramePreDefend:
		out.Text = say.AskPreDefend(attack, c.fighter(side, where), defence, c.fighter(1-side, object))
		out.Why = say.AskPreDefendWhy(x.Round == 1 && c.typeAt(x.Cell[1]) == rules.Warrior)
	case rules.FramePost:
		out.Text = say.AskPost(a, c.fighter(side, object), d, c.fighter(1-side, object), x.AttackWins())
		out.Why = say.AskPostWhy(f.Who != c.s.Current && c.sideOf(f.Who) != side)
	case rules.FrameCounter: // who has held is asked
		out.Text, out.Why = say.AskCounter(c.fighter(side, object), c.fighter(1-side, subject)), c.counterOutlook(rules.AmmoNone)
	}
}

// sideOf is the side of a seat in the engagement.
func (c *teller) sideOf(p game.Player) int {
	if p == c.s.Current {
		return 0
	}
	return 1
}

// fighter is a side of the engagement in words, both soldiers if there are two.
func (c *teller) fighter(side int, as use) string {
	names := []string{}
	for _, at := range c.s.Fight.At(side) {
		names = append(names, c.soldierName(at, as))
	}
	return words.And(names)
}
