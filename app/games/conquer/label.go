package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// label is an action in words, with what it costs, brings and causes.
func (c labeller) label(a game.Action) face.Label {
	if c.s == nil || c.v.Turn < 0 || int(a.Kind) >= len(rules.KindNames) {
		return face.Label{}
	}
	l := face.Label{Group: say.Act(a.Kind).Group()}
	switch a.Kind {
	case game.Pass, game.Done, game.EndTurn:
		c.closeLabel(&l, a)
	case rules.KindTile, rules.KindSide, rules.KindSlot, rules.KindRotation, rules.KindSeatSlot, rules.KindFaction:
		c.layLabel(&l, a)
	case rules.KindAttack, rules.KindVolley, rules.KindFlaming, rules.KindRemoveDie, rules.KindCasualty, rules.KindCounter:
		c.fightLabel(&l, a)
	case rules.KindPlay, rules.KindDropObj, rules.KindDropAct, rules.KindClaim, rules.KindDeclare:
		c.cardLabel(&l, a)
	case rules.KindMove, rules.KindMoveTo, rules.KindEnter, rules.KindStay, rules.KindRetreatTo:
		c.marchLabel(&l, a)
	case rules.KindSell, rules.KindBuy, rules.KindBuyPeasant, rules.KindSellPeasant:
		c.tradeLabel(&l, a)
	default:
		c.workLabel(&l, a)
	}
	if foretold[a.Kind] {
		l.Note = face.Notes(l.Note, c.fulfils(a))
	}
	l.Short, l.Note = words.Cap(l.Short), words.Cap(l.Note)
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
			gained = append(gained, goal(id))
		}
	}
	if gained == nil {
		return ""
	}
	return say.NoteThenClaim(words.And(gained))
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
		if (o.Icons&rules.IconEitherOr == 0 || !s.EitherOr) && s.Box().Holds(id, &st) {
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

// closeLabel is about answers that close a question.
func (c labeller) closeLabel(l *face.Label, a game.Action) {
	f := c.v.Prompt
	l.Text, l.Short = say.Act(a.Kind).String(), say.Act(a.Kind).Short()
	switch a.Kind {
	case game.Pass:
		closed(l, passes[:], f.Kind)
		return
	case game.Done:
		closed(l, dones[:], f.Kind)
		if f.Kind == rules.FramePeasants {
			l.Note = c.after()
		}
		return
	}
	var open []string
	for _, id := range c.claimable(f.Who, c.s) {
		open = append(open, goal(id))
	}
	if open != nil {
		l.Warn = say.WarnClaim(words.And(open))
	}
	var able [len(rules.KindNames)]int // soldiers that can do it
	last := game.Action{}
	for _, o := range c.v.Legal { // what one of them can do lies together
		if o.Kind != last.Kind || o.A != last.A {
			able[o.Kind]++
		}
		last = o
	}
	idle := c.openTowns(f.Who) - int(c.s.Seats[f.Who].Spare)
	l.Note = face.Notes(ifAny(able[rules.KindMove], say.NoteNotMoved), ifAny(able[rules.KindAttack], say.NoteNotAttacked),
		ifAny(idle, say.NoteEmptyTowns), ifAny(-idle, say.NoteIdlePeasants))
}

// ifAny is a sentence about a number of things, if there are any.
func ifAny(n int, sentence func(n int) string) string {
	if n <= 0 {
		return ""
	}
	return sentence(n)
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
		return say.NoteGameEnds.String()
	}
	return say.NoteNext(c.NameOf(next))
}

// closing are the sentence and the button with which a question is closed.
type closing [2]words.Text

// passes and dones are those of the questions that have words of their own for it.
var (
	passes = [len(rules.FrameNames)]closing{
		rules.FrameRollAsk: {say.PassRoll, say.PassRollShort}, rules.FrameStepAsk: {say.PassStep, say.PassStepShort}, rules.FrameDeclAsk: {say.PassFlight, say.PassFlightShort},
		rules.FramePreAttack: {say.PassBefore, say.PassBeforeShort}, rules.FramePreDefend: {say.PassBefore, say.PassBeforeShort},
		rules.FramePost: {say.PassRoll, say.PassRollShort}, rules.FrameCounter: {say.PassCounter, say.PassCounterShort},
	}
	dones = [len(rules.FrameNames)]closing{
		rules.FrameSiege: {say.DoneSiege, say.DoneSiegeShort}, rules.FrameDropObj: {say.DoneObjectives, say.DoneObjectivesShort},
		rules.FrameDropAct: {say.DoneActions, say.DoneActionsShort}, rules.FramePeasants: {say.DonePeasants, say.DonePeasantsShort},
	}
)

// closed gives a label the words of its question, if that has any.
func closed(l *face.Label, of []closing, frame uint8) {
	if x := face.At(of, int(frame)); x[0] != 0 {
		l.Text, l.Short = x[0].String(), x[1].String()
	}
}

// pay and earn are goods as chips.
func (c *teller) pay(g rules.Goods) []face.Chip  { return goodsChips(g, false) }
func (c *teller) earn(g rules.Goods) []face.Chip { return goodsChips(g, true) }

func goodsChips(g rules.Goods, gain bool) (chips []face.Chip) {
	add := func(icon string, n uint16, word func(n int) string) {
		if n > 0 {
			chips = append(chips, face.Chip{Icon: icon, N: int(n), Word: word(int(n)), Gain: gain})
		}
	}
	add(coinIcon, g.Coins, say.CoinsWord)
	for r, n := range g.Stock {
		add(resourceIcon[r], n, say.Resource(r).Word)
	}
	add(peasantIcon, g.Peasants, say.PeasantsWord)
	return chips
}

// leaves says what is left of the coins after a price.
func (c labeller) leaves(p game.Player, price rules.Goods) string {
	have := c.s.Seats[p].Coins
	if price.Coins == 0 || have < price.Coins {
		return ""
	}
	return say.NoteLeaves(int(have - price.Coins))
}
