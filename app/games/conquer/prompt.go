package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// prompt is the open question in words. It is read to the whole table where a device is shared, so it names persons, and it
// never depends on what the asked seat holds.
func (c *teller) prompt() face.Prompt {
	f := c.v.Prompt
	if int(f.Kind) >= len(c.Prompts) {
		return face.Prompt{}
	}
	q := c.Prompts[f.Kind]
	out := face.Prompt{Text: q.Text}
	if c.s == nil || f.Who < 0 {
		return out
	}
	var values []string
	switch {
	case f.Kind <= rules.FrameStartSoldier:
		values = c.askSetup(f)
	case f.Kind >= rules.FrameDeclAsk && f.Kind <= rules.FrameCounter || f.Kind == rules.FrameFlaming:
		values = c.askFight(f)
	default:
		values = c.askTurn(f, &q)
	}
	out.Text, out.Why, out.Left = c.Cap(fill(q.Text, values...)), fill(q.Why, values...), fill(q.Left, values...)
	return out
}

// askSetup fills the questions before the first turn.
func (c *teller) askSetup(f game.Frame) []string {
	all := rules.LayoutTiles(c.s.Placement.Layout)
	tile, side := int(f.A), f.B
	if f.Kind == rules.FrameRotation {
		tile, side = int(f.A>>1), f.A&1
	}
	values := []string{"n", num(int(f.N)), "all", num(all), "tile", num(tile), "side", sideLetter(side),
		"town", c.Towns[f.A%rules.SettlementTypes].One}
	if f.Kind == rules.FrameStartSoldier {
		values = append(values, "ownTown", c.townName(c.s.Seats[f.Who].Towns[f.A%rules.TownLimit].Site))
	}
	return values
}

// sideLetter is the side of a tile: "A".
func sideLetter(side uint16) string { return string(rune('A' + side&1)) }

// askTurn fills the questions of a turn and of its marches.
func (c *teller) askTurn(f game.Frame, q *face.Question) []string {
	s := c.s
	p := f.Who
	own := &s.Seats[p]
	values := []string{"n", num(int(f.N)), "half", num(int(f.N) / 2), "active", c.Who(s.Current),
		"points", c.count(int(f.N), movementOne, movementMany)}
	switch f.Kind {
	case rules.FrameSiege:
		var towns []string
		for i := range own.Towns[:own.NTowns] {
			if t := &own.Towns[i]; s.Besieged(p, t) {
				towns = append(towns, c.townName(t.Site))
			}
		}
		values = append(values, "towns", c.List(towns))
		if towns == nil { // what was bought has changed nothing about it; a sortie of cards could
			q.Why = ""
		}
	case rules.FrameDropObj, rules.FrameDropAct:
		if f.N == 0 {
			q.Text = c.More[dropOrKeepObj]
			if f.Kind == rules.FrameDropAct {
				q.Text = c.More[dropOrKeepAct]
			}
		}
	case rules.FrameMain:
		fresh := 0
		for _, x := range own.Army[:own.NArmy] {
			if x.Flags&(rules.Moved|rules.Attacked|rules.SickNow) == 0 {
				fresh++
			}
		}
		moves := c.say(canMove, "n", num(fresh), "all", c.count(int(own.NArmy), soldierOne, soldierMany))
		if n := len(c.labeller().claimable(p, s)); n > 0 && p == c.me {
			moves = face.Notes(c.say(canClaim, "n", c.count(n, objectiveOne, objectiveMany)), moves)
		}
		values = append(values, "moves", moves)
	case rules.FrameSite:
		t := rules.SettlementType(f.A % rules.SettlementTypes)
		values = append(values, "town", c.Towns[t].One, "price", c.goods(s.CostOfTown(p, t, 1)))
	case rules.FrameRollAsk, rules.FrameRolled, rules.FrameMisdirect:
		values = append(values, "soldier", c.soldierName(f.A))
	case rules.FrameStepAsk:
		step := stepBegins + text(f.A%3)
		said := c.say(step, "who", c.Who(s.Current), "whose", c.Whose(s.Current))
		if step == stepBetween {
			said = c.lastDeed(said)
		}
		values = append(values, "step", said)
	case rules.FramePeasants:
		switch open := c.labeller().openTowns(p); {
		case own.Spare == 0:
			q.Text = c.More[buyOrEnd]
		case open == 0:
			q.Text = c.More[sellOrEnd]
		}
		values = append(values, "spare", c.say(freePeasants, "n", c.count(int(own.Spare), peasantOne, peasantMany)))
	}
	return values
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
func (c *teller) askFight(f game.Frame) []string {
	x := &c.s.Fight
	side := x.Attacks()
	attacker, target := c.fighter(side), c.fighter(1-side)
	if f.Kind == rules.FrameDeclAsk || f.Kind == rules.FrameRetreat {
		attacker, target = c.fighter(0), c.fighter(1)
	}
	if f.Kind == rules.FrameCounter { // who has held is asked
		attacker, target = c.fighter(side), c.fighter(1-side)
	}
	a, d := x.Totals()
	roll := c.fightRoll()
	values := []string{"attacker", attacker, "target", target, "a", num(a), "d", num(d), "result", c.verdict(x),
		"attack", c.count(int(roll.Attack), dieOne, dieMany), "defence", num(int(roll.Defence))}
	switch f.Kind {
	case rules.FramePreDefend:
		means := couldDefend
		if x.Round == 1 && c.typeAt(x.Cell[1]) == rules.Warrior {
			means = couldWall
		}
		values = append(values, "means", c.More[means])
	case rules.FramePost:
		means := couldMend
		if f.Who != c.s.Current && c.sideOf(f.Who) != side {
			means = couldMendDefence
		}
		values = append(values, "means", c.More[means])
	case rules.FrameCounter:
		values = append(values, "odds", c.counterOutlook(rules.AmmoNone))
	}
	return values
}

// sideOf is the side of a seat in the engagement.
func (c *teller) sideOf(p game.Player) int {
	if p == c.s.Current {
		return 0
	}
	return 1
}

// verdict says who wins the roll as it lies.
func (c *teller) verdict(x *rules.Fight) string {
	if x.AttackWins() {
		return c.More[attackerWins]
	}
	return c.More[defenderHolds]
}

// fighter is a side of the engagement in words, both soldiers if there are two.
func (c *teller) fighter(side int) string {
	names := []string{}
	for _, at := range c.s.Fight.At(side) {
		names = append(names, c.soldierName(at))
	}
	return c.List(names)
}

// count is a counted word of More.
func (w *words) count(n int, one, many text) string { return w.Count(n, w.More[one], w.More[many]) }

// some is a counted word of More without its number.
func (w *words) some(n int, one, many text) string { return w.Some(n, w.More[one], w.More[many]) }

// coins is an amount of coins.
func (w *words) coins(n int) string { return w.count(n, coinOne, coinMany) }
