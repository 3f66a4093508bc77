package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// label is an action in words, with what it costs, brings and causes.
func (c labeller) label(a game.Action) face.Label {
	if int(a.Kind) >= len(c.Actions) {
		return face.Label{}
	}
	verb := c.Actions[a.Kind]
	l := face.Label{Text: verb.Text, Short: verb.Short, Group: verb.Group}
	if c.s == nil || c.v.Turn < 0 {
		return l
	}
	var values []string
	switch a.Kind {
	case game.Pass, game.Done, game.EndTurn:
		values = c.closeLabel(&l, a)
	case rules.KindTile, rules.KindSide, rules.KindSlot, rules.KindRotation, rules.KindSeatSlot, rules.KindFaction:
		values = c.layLabel(&l, a)
	case rules.KindAttack, rules.KindVolley, rules.KindFlaming, rules.KindRemoveDie, rules.KindCasualty, rules.KindCounter:
		values = c.fightLabel(&l, a)
	case rules.KindPlay, rules.KindDropObj, rules.KindDropAct, rules.KindClaim, rules.KindDeclare:
		values = c.cardLabel(&l, a)
	case rules.KindMove, rules.KindMoveTo, rules.KindEnter, rules.KindStay, rules.KindRetreatTo:
		values = c.marchLabel(&l, a)
	case rules.KindSell, rules.KindBuy, rules.KindBuyPeasant, rules.KindSellPeasant:
		values = c.tradeLabel(&l, a)
	default:
		values = c.workLabel(&l, a)
	}
	if foretold[a.Kind] {
		l.Note = face.Notes(l.Note, c.fulfils(a))
	}
	x := face.Subject{A: a.A, B: a.B, C: a.C}
	l.Text, l.Short, l.Group = c.Cap(c.narrator().about(x, l.Text, values...)), c.Cap(c.narrator().about(x, l.Short, values...)), c.narrator().about(x, l.Group, values...)
	l.Note, l.Warn = c.Cap(l.Note), c.Cap(l.Warn)
	return l
}

// foretold are the actions of which a view knows all that follows: neither dice nor cards.
var foretold = [len(rules.KindNames)]bool{rules.KindCraft: true, rules.KindAmmo: true, rules.KindTradeUp: true, rules.KindDeploy: true,
	rules.KindImprove: true, rules.KindAvalon: true, rules.KindUpgrade: true, rules.KindSite: true, rules.KindEnter: true}

// fulfils says which objectives of the own hand could be claimed after an action and cannot be now.
func (c labeller) fulfils(a game.Action) string {
	q := c.my()
	if q == nil || q.NObj+q.NDone == 0 || c.s.Current != c.me || c.v.Prompt.Kind < rules.FrameMain || game.Index(c.v.Legal, a) < 0 {
		return ""
	}
	next := c.s.Clone().(*rules.State)
	next.Apply(a, &game.Sink{})
	now := c.claimable(c.me, c.s)
	var gained []string
	for _, id := range c.claimable(c.me, next) {
		if !has(now, id) {
			gained = append(gained, c.goal(id))
		}
	}
	if gained == nil {
		return ""
	}
	return c.say(thenClaim, "goals", c.List(gained))
}

func has(list []uint8, id uint8) bool {
	for _, x := range list {
		if x == id {
			return true
		}
	}
	return false
}

// claimable are the objectives that a seat could claim in a position, as far as its hand is known.
func (c labeller) claimable(p game.Player, s *rules.State) (ids []uint8) {
	q := &s.Seats[p]
	try := func(id uint8) {
		if id == 0 {
			return
		}
		o := &rules.ObjectiveCards[id]
		st := s.StandingOf(p, id)
		if (o.Icons&rules.IconEitherOr == 0 || !s.EitherOr) && o.Holds(&st) {
			ids = append(ids, id)
		}
	}
	for _, id := range q.Obj[:q.NObj] {
		try(id)
	}
	for i, v := range s.Vows {
		if v.Owner == p {
			try(rules.VowObjectives[i])
		}
	}
	return ids
}

// goal is an objective by its title and its colours, which tell cards of one title apart.
func (c labeller) goal(id uint8) string {
	id %= rules.Objectives + 1
	return c.say(goalIn, "title", c.Objectives[id].Name, "colours", c.List(c.colours(rules.ObjectiveCards[id].Ribbon)))
}

// colours are those of a ribbon by name.
func (c labeller) colours(ribbon uint8) (names []string) {
	for color := range rules.Color(rules.Colors) {
		if ribbon>>color&1 == 1 {
			names = append(names, c.Colors[color])
		}
	}
	return names
}

// closeLabel is about answers that close a question.
func (c labeller) closeLabel(l *face.Label, a game.Action) []string {
	f := c.v.Prompt
	s := c.s
	switch a.Kind {
	case game.Pass:
		key := passes[f.Kind%uint8(len(passes))]
		return []string{"pass", c.More[key], "passShort", c.More[key+1]}
	case game.Done:
		key := dones[f.Kind%uint8(len(dones))]
		if f.Kind == rules.FramePeasants {
			l.Note = c.after()
		}
		return []string{"done", c.More[key], "doneShort", c.More[key+1]}
	}
	var open []string
	for _, id := range c.claimable(f.Who, s) {
		open = append(open, c.goal(id))
	}
	if open != nil {
		l.Warn = c.say(stillClaim, "goals", c.List(open))
	}
	q := &s.Seats[f.Who]
	var able [len(rules.KindNames)]int // soldiers that can do it
	last := game.Action{}
	for _, o := range c.v.Legal { // what one of them can do lies together
		if o.Kind != last.Kind || o.A != last.A {
			able[o.Kind]++
		}
		last = o
	}
	idle := c.openTowns(f.Who) - int(q.Spare)
	l.Note = face.Notes(c.counted(notMoved, able[rules.KindMove], soldierOne), c.counted(notAttacked, able[rules.KindAttack], soldierOne),
		c.counted(emptyTowns, idle, settlementOne), c.counted(idlePeasants, -idle, peasantOne))
	return nil
}

// counted is a sentence about a number of things by the first of their two words, if there are any.
func (c *teller) counted(t text, n int, one text) string {
	if n <= 0 {
		return ""
	}
	return c.say(t, "n", c.count(n, one, one+1))
}

// openTowns is how many settlements of a seat have neither a peasant nor an occupier.
func (c labeller) openTowns(p game.Player) (n int) {
	q := &c.s.Seats[p]
	for i := range q.Towns[:q.NTowns] {
		if t := &q.Towns[i]; t.Flags&rules.Peasant == 0 && c.s.OccupierOf(t) < 0 {
			n++
		}
	}
	return n
}

// after says who comes next.
func (c labeller) after() string {
	next, _ := c.s.NextTurn()
	if next < 0 {
		return c.More[gameEnds]
	}
	return c.say(isNext, "who", c.NameOf(next))
}

// passes and dones are the first of the two texts with which each question is closed.
var passes = [len(rules.FrameNames)]text{rules.FrameRollAsk: passRoll, rules.FrameStepAsk: passStep, rules.FrameDeclAsk: passFlight, rules.FramePreAttack: passBefore,
	rules.FramePreDefend: passBefore, rules.FramePost: passAfter, rules.FrameCounter: passCounter}

var dones = [len(rules.FrameNames)]text{rules.FrameSiege: doneSiege, rules.FrameDropObj: doneObj, rules.FrameDropAct: doneAct, rules.FramePeasants: donePeasants}

// pay and earn are goods as chips.
func (c *teller) pay(g rules.Goods) []face.Chip  { return c.goodsChips(g, false) }
func (c *teller) earn(g rules.Goods) []face.Chip { return c.goodsChips(g, true) }

func (c *teller) goodsChips(g rules.Goods, gain bool) (chips []face.Chip) {
	add := func(icon string, n uint16, word string) {
		if n > 0 {
			chips = append(chips, face.Chip{Icon: icon, N: int(n), Word: word, Gain: gain})
		}
	}
	add(coinIcon, g.Coins, c.some(int(g.Coins), coinOne, coinMany))
	for r, n := range g.Stock {
		add(resourceIcon[r], n, c.Some(int(n), c.Resources[r].One, c.Resources[r].Many))
	}
	add(peasantIcon, g.Peasants, c.some(int(g.Peasants), peasantOne, peasantMany))
	return chips
}

// leaves says what is left of the coins after a price.
func (c labeller) leaves(p game.Player, price rules.Goods) string {
	have := c.s.Seats[p].Coins
	if price.Coins == 0 || have < price.Coins {
		return ""
	}
	return c.say(leavesCoins, "coins", c.coins(int(have-price.Coins)))
}
