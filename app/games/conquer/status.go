package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// kingdom says that kingdoms bring points, and that there are more last turns.
func (c *teller) kingdom() bool { return c.s.Opt&rules.OptKingdom != 0 }

// ending is a text about the printed end of the game, or the one about the other.
func (c *teller) ending(printed, other text) string {
	if c.kingdom() {
		printed = other
	}
	return c.say(printed, "n", num(rules.LastTurns))
}

// kingdomPart is the place of what kingdoms bring among the parts of the score.
const kingdomPart = 4

// turnline is where the game stands.
func (c *teller) turnline() string {
	s := c.s
	switch {
	case s == nil:
		return ""
	case c.v.Over:
		return c.More[gameOver]
	case c.v.Prompt.Kind < rules.FrameSiege:
		return c.More[settingUp]
	case s.Finisher >= 0:
		t := lastRound
		left := s.TurnsLeft(s.Current)
		if c.kingdom() && s.Seats[s.Current].NDone < s.Target {
			t = lastTurn
			if left > 0 {
				t = moreTurns
			}
		}
		return c.say(t, "left", num(left), "whose", c.WhoseIn(s.Current), "n", num(int(s.Round)), "who", c.Who(s.Finisher))
	}
	return c.say(roundOf, "n", num(int(s.Round)), "whose", c.WhoseIn(s.Current), "target", c.count(int(s.Target), objectiveOne, objectiveMany))
}

// glance is where a seat stands: points, completed objectives, soldiers and settlements.
func (c *teller) glance(p game.Player) []face.Chip {
	if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
		return nil
	}
	q := &c.s.Seats[p]
	points := c.s.SheetOf(p).Total()
	return []face.Chip{
		{Icon: pointIcon, N: points, Word: c.some(points, pointOne, pointMany), Gain: true},
		{Icon: objectiveIcon, N: int(q.NDone), Word: c.say(ofGoals, "n", c.count(int(c.s.Target), objectiveOne, objectiveMany)), Gain: true},
		{Icon: soldierIcon[rules.NoSoldier], N: int(q.NArmy), Word: c.some(int(q.NArmy), soldierOne, soldierMany), Gain: true},
		{Icon: townIcon[rules.Village], N: int(q.NTowns), Word: c.some(int(q.NTowns), settlementOne, settlementMany), Gain: true},
	}
}

// means are the goods and the arrows of the viewer, the coins even if there are none.
func (c *teller) means() []face.Chip {
	q := c.my()
	if q == nil {
		return nil
	}
	g := q.Goods()
	chips := []face.Chip{{Icon: coinIcon, N: int(g.Coins), Word: c.some(int(g.Coins), coinOne, coinMany)}}
	g.Coins = 0
	chips = append(chips, c.pay(g)...)
	if n := int(q.Arrows); n > 0 {
		chips = append(chips, face.Chip{Icon: arrowIcon, N: n, Word: c.some(n, arrowOne, arrowMany)})
	}
	if n := int(q.Flaming); n > 0 {
		chips = append(chips, face.Chip{Icon: flamingIcon, N: n, Word: c.some(n, arrowOne+1, arrowMany+1)})
	}
	return chips
}

// checklist are the parts of the viewer's turn.
func (c *teller) checklist() []face.Item {
	s := c.s
	if s == nil || c.v.Over || c.me < 0 || s.Current != c.me || s.Depth == 0 || s.Frames[0].Kind < rules.FrameSiege {
		return nil
	}
	stage := s.Frames[0].Kind
	list := []face.Item{
		{Text: c.More[partCards], Rule: "draw", Done: stage >= rules.FrameMain},
		{Text: c.More[partIncome], Rule: "goods-yield", Done: stage >= rules.FrameMain},
		{Text: c.More[partActions], Rule: "turn-main", Done: stage == rules.FramePeasants},
		{Text: c.More[partPeasants], Rule: "peasants"},
	}
	if s.Seats[c.me].Turns == 1 {
		list = list[1:] // nobody draws in the first turn
	}
	return list
}

// prescribe keeps options that have a meaning only at a table of another size, or beside another option, from what they
// cannot be.
func (w *words) prescribe(setup *game.Setup, _ []face.Result) map[string]string {
	fixed := map[string]string{}
	o := &setup.Options
	if int(o[rules.OptionStart]) > setup.Seats {
		o[rules.OptionStart] = 0
	}
	if setup.Seats != 4 {
		o[rules.OptionTeams] = 0
		fixed["teams"] = w.More[onlyFour]
	}
	if o[rules.OptionFill] != rules.FillChosen {
		o[rules.OptionAlign] = 0
		fixed["rivers"] = w.More[onlyLaid]
	}
	layouts := [...]rules.Layout{1: rules.SideBySide, rules.Crossroads, rules.GreatRiver, rules.RoundTable, rules.GrandCampaign} // the first is for any number
	if l := o[rules.OptionLayout] % uint8(len(layouts)); l != 0 && rules.LayoutSeats(layouts[l]) != setup.Seats {
		o[rules.OptionLayout] = 0
	}
	return fixed
}
