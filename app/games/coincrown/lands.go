package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	rules "tabard/engines/coincrown"
)

// lands draws the four decks of lands as a column of shields, cities on top.
func (c scene) lands(lit func(face.Ref) bool) app.UI {
	var rows []app.UI
	for l := int(rules.City); l >= 0; l-- {
		rows = append(rows, c.topLand(rules.Level(l), lit(topRef(rules.Level(l)))))
	}
	var note app.UI
	if c.me >= 0 {
		now, most := c.s.Strength(c.me), c.s.MaxStrength(c.me)
		text := num(now)
		if most > now {
			text += "–" + num(most)
		}
		note = wrap("cc-strength", icon("g-soldier", ""), span("", text), ui.Hidden(c.More["chipStrength"]))
	}
	return box("cc-lands", c.Board["toConquer"], note, rows...)
}

const shieldPath = "M4 5c6 0 11-1 16-4c5 3 10 4 16 4c1 17-3 30-16 37C7 35 3 22 4 5z"

// shield is a defence strength on a shield; beaten says that the viewer's strength is enough.
func shield(n int, beaten bool) app.UI {
	class := "cc-shield"
	if beaten {
		class += " cc-beaten"
	}
	return ui.Svg("0 0 40 44", class, ui.Path("cc-shield-shape", shieldPath), ui.Label("cc-shield-n", 20, 28, num(n)))
}

func (c scene) topLand(l rules.Level, lit bool) app.UI {
	id := c.s.TopLand(l)
	if id < 0 {
		return piece("cc-land cc-none", topRef(l), lit, fill(c.Board["landNone"], "rank", c.Ranks[l].Many),
			icon(rankIcon[l], "cc-rank"), span("cc-name", fill(c.Board["landNone"], "rank", c.Ranks[l].Many)))
	}
	land, left := rules.LandCards[id], c.s.LandsLeft(l)
	have := 0
	if c.me >= 0 {
		have = c.s.MaxStrength(c.me)
	}
	diplomacy, needs := "", ""
	need := int(land.Shield)
	facts := []app.UI{wrap("cc-points", icon("g-crown", ""), span("", num(rules.LandPoints[l])))}
	if c.me >= 0 && have < need {
		facts = append(facts, wrap("cc-reach", icon("g-soldier", ""), span("", fill(c.Board["reach"], "have", num(have), "need", num(need)))))
	}
	if l <= rules.Village {
		diplomacy = fill(c.Board["landDipl"], "price", c.Coins(diplomacyPrice(l)))
		facts = append(facts, wrap("cc-dipl", span("cc-or", c.Board["orPay"]), coinRow("cc-price", diplomacyPrice(l))))
	}
	var ladder []app.UI
	for from := l; from < rules.City; from++ {
		symbolsNeeded := needsAt(id, from)
		needs += fill(c.Board["landNeeds"], "rank", c.Ranks[from+1].A, "symbols", c.symbolText(symbolsNeeded))
		ladder = append(ladder, wrap("cc-step", icon(rankIcon[from+1], "cc-to"), symbols("", symbolsNeeded)))
	}
	label := fill(c.Board["landAria"], "land", land.Name, "rank", c.Ranks[l].A, "shield", num(need),
		"points", c.count(rules.LandPoints[l], "point"), "dipl", diplomacy, "needs", needs, "left", num(left))
	if c.me >= 0 {
		label += fill(c.Board["landHave"], "have", num(have))
	}
	return piece("cc-land cc-land-"+num(int(l)), topRef(l), lit, label,
		shield(need, have >= need),
		wrap("cc-land-main",
			wrap("cc-land-head", icon(rankIcon[l], "cc-rank"), span("cc-name", land.Name)),
			wrap("cc-facts", facts...)),
		wrap("cc-ladder", ladder...),
		span("cc-left", fill(c.Board["left"], "n", num(left))))
}
