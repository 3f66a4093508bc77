package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
)

// lands draws the four decks of lands as a column of shields, cities on top.
func (c painter) lands(lit func(face.Ref) bool) app.UI {
	var rows []app.UI
	for l := int(rules.City); l >= 0; l-- {
		rows = append(rows, c.topLand(rules.Level(l), lit(topRef(rules.Level(l)))))
	}
	var note app.UI
	if c.me >= 0 {
		now, most := c.s.Strength(c.me), c.s.MaxStrength(c.me)
		text := face.Num(now)
		if most > now {
			text += "–" + face.Num(most)
		}
		note = ui.Wrap("cc-strength", ui.Sign("g-soldier", ""), ui.Span("", text), ui.Hidden(say.ChipStrength.String()))
	}
	return box("cc-lands area area-1", say.LandsTop.String(), note, rows...)
}

const shieldPath = "M4 5c6 0 11-1 16-4c5 3 10 4 16 4c1 17-3 30-16 37C7 35 3 22 4 5z"

// shield is a defence strength on a shield; beaten says that the viewer's strength is enough.
func shield(n int, beaten bool) app.UI {
	class := "cc-shield"
	if beaten {
		class += " cc-beaten"
	}
	return ui.Svg("0 0 40 44", class, ui.Path("cc-shield-shape", shieldPath), ui.Label("cc-shield-n", 20, 28, face.Num(n)))
}

func (c painter) topLand(l rules.Level, lit bool) app.UI {
	id := c.s.TopLand(l)
	if id < 0 {
		none := say.LandNone(say.Rank(l))
		return ui.Piece("cc-land cc-none", string(topRef(l)), lit, none, ui.Sign(rankIcon[l], "cc-rank"), ui.Span("cc-name", none))
	}
	land, left := rules.LandCards[id], c.s.LandsLeft(l)
	have := 0
	if c.me >= 0 {
		have = c.s.MaxStrength(c.me)
	}
	diplomacy, need := "", int(c.box().Lands[id].Shield)
	facts := []app.UI{ui.Wrap("cc-points", ui.Sign("g-crown", ""), ui.Span("", face.Num(int(c.box().LandPoints[l]))))}
	if c.me >= 0 && have < need {
		facts = append(facts, ui.Wrap("cc-reach", ui.Sign("g-soldier", ""), ui.Span("", say.LandReach(have, need))))
	}
	if l <= rules.Village {
		diplomacy = coinText(c.diplomacyPrice(l))
		facts = append(facts, ui.Wrap("cc-dipl", ui.Span("cc-or", say.LandOr.String()), coinRow("cc-price", c.diplomacyPrice(l))))
	}
	var ladder []app.UI
	said := []string{say.LandAria(land.Name, int(c.box().LandPoints[l]), diplomacy, say.Rank(l), need)}
	for from := l; from < rules.City; from++ {
		symbolsNeeded := c.box().Lands[id].Steps[from]
		said = append(said, say.LandAriaNeeds(say.Rank(from+1), symbolText(symbolsNeeded)))
		ladder = append(ladder, ui.Wrap("cc-step", ui.Sign(rankIcon[from+1], "cc-to"), symbols("", symbolsNeeded)))
	}
	reach := ""
	if c.me >= 0 {
		reach = say.LandAriaHave(have)
	}
	label := face.Sentences(face.Notes(said...), say.LandAriaLeft(left), reach)
	return ui.Piece("cc-land cc-land-"+face.Num(int(l)), string(topRef(l)), lit, label,
		vista("", id, l, shield(need, have >= need)),
		ui.Wrap("cc-land-main",
			ui.Wrap("cc-land-head", ui.Sign(rankIcon[l], "cc-rank"), ui.Span("cc-name", land.Name)),
			ui.Wrap("cc-facts", facts...)),
		ui.Wrap("cc-ladder", ladder...),
		cardsLeft(left))
}
