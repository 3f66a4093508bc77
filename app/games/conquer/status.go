package conquer

import (
	"tabard/app/face"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// kingdom says that kingdoms bring points, and that there are more last turns.
func (c *teller) kingdom() bool { return c.s.Opt&rules.OptKingdom != 0 }

// lastTurns is how many turns others have once somebody has completed the last objective.
func (c *teller) lastTurns() int {
	if c.kingdom() {
		return rules.LastTurns
	}
	return 1
}

// The places of captured peasants and of what kingdoms bring among the parts of the score.
const (
	capturedPart = 3
	kingdomPart  = 4
)

// turnline is where the game stands.
func (c *teller) turnline() string {
	s := c.s
	switch {
	case s == nil:
		return ""
	case c.v.Over:
		return say.GameOver.String()
	case c.v.Prompt.Kind < rules.FrameSiege:
		return say.SettingUp.String()
	case s.Finisher < 0:
		return say.RoundOf(int(s.Round), c.Person(s.Current))
	}
	round, finisher, who := int(s.Round), c.Person(s.Finisher), c.Person(s.Current)
	switch left := s.TurnsLeft(s.Current); {
	case !c.kingdom() || s.Seats[s.Current].NDone >= s.Target:
		return say.LastRound(finisher, round)
	case left > 0:
		return say.MoreTurns(finisher, left, round, who)
	}
	return say.LastTurn(finisher, round, who)
}

// glance is where a seat stands: points, completed objectives, soldiers and settlements.
func (c *teller) glance(p game.Player) []face.Chip {
	if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
		return nil
	}
	q := &c.s.Seats[p]
	points := c.s.SheetOf(p).Total()
	return []face.Chip{
		{Icon: pointIcon, N: points, Word: say.PointsWord(points), Gain: true},
		{Icon: objectiveIcon, N: int(q.NDone), Word: say.ObjectivesDone(int(c.s.Target)), Gain: true},
		{Icon: soldierIcon[rules.NoSoldier], N: int(q.NArmy), Word: say.Soldier(rules.NoSoldier).Word(int(q.NArmy)), Gain: true},
		{Icon: townIcon[rules.Village], N: int(q.NTowns), Word: say.SettlementsWord(int(q.NTowns)), Gain: true},
	}
}

// means are the goods and the arrows of the viewer, the coins even if there are none.
func (c *teller) means() []face.Chip {
	q := c.my()
	if q == nil {
		return nil
	}
	g := q.Goods()
	chips := []face.Chip{{Icon: coinIcon, N: int(g.Coins), Word: say.CoinsWord(int(g.Coins))}}
	g.Coins = 0
	chips = append(chips, c.pay(g)...)
	if n := int(q.Arrows); n > 0 {
		chips = append(chips, arrowChip(rules.Arrow, n))
	}
	if n := int(q.Flaming); n > 0 {
		chips = append(chips, arrowChip(rules.Flaming, n))
	}
	return chips
}

// counts are the viewer's goods, soldiers in reserve and arrows.
func (c *teller) counts() []face.Count {
	q := c.my()
	if q == nil {
		return nil
	}
	list := []face.Count{{Ref: coinsRef, N: int(q.Coins), Icon: coinIcon}}
	for r, n := range q.Stock {
		list = append(list, face.Count{Ref: resRef(rules.Resource(r)), N: int(n), Icon: resourceIcon[r]})
	}
	list = append(list, face.Count{Ref: peasantRef, N: int(q.Spare), Icon: peasantIcon}, face.Count{Ref: capturedRef, N: int(q.Captured), Icon: capturedIcon})
	for i, n := range q.Reserve {
		t := rules.Warrior + rules.SoldierType(i)
		list = append(list, face.Count{Ref: reserveRef(t), N: int(n), Icon: soldierIcon[t]})
	}
	for kind, n := range [rules.ArrowKinds]int{int(q.Arrows), int(q.Flaming)} {
		list = append(list, face.Count{Ref: ammoRef(uint8(kind)), N: n, Icon: arrowChip(uint8(kind), n).Icon})
	}
	return list
}

// checklist are the parts of the viewer's turn.
func (c *teller) checklist() []face.Item {
	s := c.s
	if s == nil || c.v.Over || c.me < 0 || s.Current != c.me || s.Depth == 0 || s.Frames[0].Kind < rules.FrameSiege {
		return nil
	}
	stage := s.Frames[0].Kind
	list := []face.Item{
		{Text: say.TurnPartCards.String(), Rule: "draw", Done: stage >= rules.FrameMain},
		{Text: say.TurnPartIncome.String(), Rule: "goods-yield", Done: stage >= rules.FrameMain},
		{Text: say.TurnPartActions.String(), Rule: "turn-main", Done: stage == rules.FramePeasants},
		{Text: say.TurnPartPeasants.String(), Rule: "peasants"},
	}
	if s.Seats[c.me].Turns == 1 {
		list = list[1:] // nobody draws in the first turn
	}
	return list
}

// prescribe keeps options that have a meaning only at a table of another size, or beside another option, from what they
// cannot be.
func prescribe(setup *game.Setup, _ []face.Result) map[string]string {
	fixed := map[string]string{}
	o := &setup.Options
	if int(o[rules.OptionStart]) > setup.Seats {
		o[rules.OptionStart] = 0
	}
	if setup.Seats != 4 {
		o[rules.OptionTeams] = 0
		fixed["teams"] = say.FixedTeams.String()
	}
	if o[rules.OptionFill] != rules.FillChosen {
		o[rules.OptionAlign] = 0
		fixed["rivers"] = say.FixedRivers.String()
	}
	layouts := [...]rules.Layout{1: rules.SideBySide, rules.Crossroads, rules.GreatRiver, rules.RoundTable, rules.GrandCampaign} // the first is for any number
	if l := o[rules.OptionLayout] % uint8(len(layouts)); l != 0 && rules.LayoutSeats(layouts[l]) != setup.Seats {
		o[rules.OptionLayout] = 0
	}
	return fixed
}
