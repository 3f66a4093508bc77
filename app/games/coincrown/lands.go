package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
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
		note = ui.Wrap("cc-strength", ui.Sign("g-soldier", ""), ui.Span("", text), ui.Hidden(c.More["chipStrength"]))
	}
	return box("cc-lands area area-1", c.Board["toConquer"], note, rows...)
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
		return ui.Piece("cc-land cc-none", string(topRef(l)), lit, face.Fill(c.Board["landNone"], "rank", c.Ranks[l].Many),
			ui.Sign(rankIcon[l], "cc-rank"), ui.Span("cc-name", face.Fill(c.Board["landNone"], "rank", c.Ranks[l].Many)))
	}
	land, left := rules.LandCards[id], c.s.LandsLeft(l)
	have := 0
	if c.me >= 0 {
		have = c.s.MaxStrength(c.me)
	}
	diplomacy, needs := "", ""
	need := int(land.Shield)
	facts := []app.UI{ui.Wrap("cc-points", ui.Sign("g-crown", ""), ui.Span("", face.Num(rules.LandPoints[l])))}
	if c.me >= 0 && have < need {
		facts = append(facts, ui.Wrap("cc-reach", ui.Sign("g-soldier", ""), ui.Span("", face.Fill(c.Board["reach"], "have", face.Num(have), "need", face.Num(need)))))
	}
	if l <= rules.Village {
		diplomacy = face.Fill(c.Board["landDipl"], "price", c.Coins(diplomacyPrice(l)))
		facts = append(facts, ui.Wrap("cc-dipl", ui.Span("cc-or", c.Board["orPay"]), coinRow("cc-price", diplomacyPrice(l))))
	}
	var ladder []app.UI
	for from := l; from < rules.City; from++ {
		symbolsNeeded := needsAt(id, from)
		needs += face.Fill(c.Board["landNeeds"], "rank", c.Ranks[from+1].A, "symbols", c.symbolText(symbolsNeeded))
		ladder = append(ladder, ui.Wrap("cc-step", ui.Sign(rankIcon[from+1], "cc-to"), symbols("", symbolsNeeded)))
	}
	label := face.Fill(c.Board["landAria"], "land", land.Name, "rank", c.Ranks[l].A, "shield", face.Num(need),
		"points", c.count(rules.LandPoints[l], "point"), "dipl", diplomacy, "needs", needs, "left", face.Num(left))
	if c.me >= 0 {
		label += face.Fill(c.Board["landHave"], "have", face.Num(have))
	}
	return ui.Piece("cc-land cc-land-"+face.Num(int(l)), string(topRef(l)), lit, label,
		vista("", id, l, shield(need, have >= need)),
		ui.Wrap("cc-land-main",
			ui.Wrap("cc-land-head", ui.Sign(rankIcon[l], "cc-rank"), ui.Span("cc-name", land.Name)),
			ui.Wrap("cc-facts", facts...)),
		ui.Wrap("cc-ladder", ladder...),
		ui.Span("cc-left", face.Fill(c.Board["left"], "n", face.Num(left))))
}
