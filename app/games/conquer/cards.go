package conquer

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// ribbons are the colours of a card as pennants, each with a cut of its own so that none is known by its colour alone.
func ribbons(mask uint8) app.UI {
	var body []app.UI
	for c := range rules.Color(rules.Colors) {
		if mask>>c&1 == 1 {
			body = append(body, ui.Svg("0 0 14 22", "cq-ribbon cq-ribbon-"+itoa(int(c)), ui.Path("", ribbonCut[c])))
		}
	}
	return ui.Wrap("cq-ribbons", body...)
}

// ribbonCut are the pennants by colour: swallowtail, point, square, notches, round, slant.
var ribbonCut = [rules.Colors]string{
	"M1 1h12v20l-6-6-6 6z", "M1 1h12v13l-6 7-6-7z", "M1 1h12v18h-12z", "M1 1h12v18l-3-4-3 4-3-4-3 4z", "M1 1h12v13a6 6 0 0 1-12 0z", "M1 1h12v20l-12-8z",
}

// ribbonBar is a completed objective on a seat's strip.
func (d drawing) ribbonBar(id uint8) app.UI {
	return ui.Wrap("cq-done-goal", ribbons(rules.ObjectiveCards[id].Ribbon), ui.Span("cq-n", itoa(d.pointsOf(id))))
}

// objective is the face of an objective card with how far it is.
func (d drawing) objective(p game.Player, id uint8) []app.UI {
	o := &rules.ObjectiveCards[id]
	body := []app.UI{
		objectiveTableau[id].draw(ribbons(o.Ribbon), ui.Span("cq-points", itoa(d.pointsOf(id)))),
		ui.Span("cq-name", say.Goal(id).String()), ui.Span("cq-brief", goalBrief(d.s.Box(), id)),
	}
	return append(body, d.steps(p, id))
}

// pointsOf is what an objective is worth in this game.
func (c *teller) pointsOf(id uint8) int { return int(c.s.Box().Objectives[id].Points) }

// steps are the parts of an objective as bars: what there is of what is asked.
func (d drawing) steps(p game.Player, id uint8) app.UI {
	have, need := d.tally(p, id)
	class := "cq-steps"
	if have == need {
		class += " cq-ready"
	}
	var body []app.UI
	for i := range min(need, 12) {
		step := "cq-step"
		if i < have {
			step += " cq-full"
		}
		body = append(body, ui.Span(step, ""))
	}
	return ui.Wrap(class, ui.Wrap("cq-bar", body...), ui.Span("cq-n", say.StepsOf(need, have)))
}

// tally is how much an objective asks for and how much of it there is.
func (c *teller) tally(p game.Player, id uint8) (have, need int) {
	st := c.s.StandingOf(p, id)
	parts, n := c.s.Box().Parts(id, &st)
	for _, x := range parts[:n] {
		have, need = have+x.Have, need+x.Need
	}
	return have, need
}

// objectiveName is an objective card in words, as one of the ways to say that has it.
func (c *teller) objectiveName(p game.Player, id uint8, as func(demand, goal string, have, points, need int) string) string {
	have, need := c.tally(p, id)
	return as(goalLine(c.s.Box(), id), goal(id), have, c.pointsOf(id), need)
}

// actionCard is the face of an action card.
func (d drawing) actionCard(k rules.ActionCard) []app.UI {
	icons := rules.Cards[k].Icons
	var marks []app.UI
	if icons&rules.IconYour != 0 {
		marks = append(marks, ui.Sign("ui-user", ""))
	}
	if icons&rules.IconOther != 0 {
		marks = append(marks, ui.Sign("ui-users", ""))
	}
	if icons&rules.IconContinuous != 0 {
		marks = append(marks, ui.Sign("ui-restart", ""))
	}
	return []app.UI{cardTableau[k].draw(ui.Wrap("cq-when", marks...)),
		ui.Span("cq-name", say.Card(k).String()), ui.Span("cq-brief", cardBrief(d.s.Box(), k))}
}

// set is what the colours of completed objectives come to: how many show the most frequent.
func (c *teller) set(p game.Player) (color rules.Color, n int) {
	q := &c.s.Seats[p]
	for i, k := range rules.Ribbons(q.DoneObj[:q.NDone]) {
		if int(k) > n {
			color, n = rules.Color(i), int(k)
		}
	}
	return color, n
}
