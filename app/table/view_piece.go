package table

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/web/page"
)

// pieceSheet begins the names of sheets that explain a piece.
const pieceSheet = "piece:"

// Aims are the pieces onto which a piece can be dragged; none while pieces are explained.
func (t *choice) Aims(ref string) []string {
	if t.explaining || t.View.Covered {
		return nil
	}
	return t.Acts.Aims(face.Ref(ref))
}

// About is a piece in short, as the page shows it beside the piece: why it cannot be used, once for each reason, is said before there is a
// press. In a lesson it is not: there what is not lit is of no use anyway.
func (t *choice) About(ref string) page.About {
	r := face.Ref(ref)
	d := t.detail(r)
	if d.Title == "" {
		return page.About{}
	}
	a := page.About{Title: d.Title, Sub: d.Sub, Text: d.Paras[0]}
	for _, c := range d.Chips {
		a.Chips = append(a.Chips, page.Thing{Icon: iconURL(c.Icon), N: c.N})
	}
	if len(t.Acts.At(r)) == 0 && !t.tutor.lesson.on {
		for _, it := range t.Acts.LockedAt(r) {
			if !slices.Contains(a.Why, it.Reason) {
				a.Why = append(a.Why, it.Reason)
			}
		}
	}
	return a
}

// pieceBody is a piece in full: what the game says of it, what can be done with it now, and why other things cannot.
func (t *choice) pieceBody(r face.Ref, d face.Detail) app.UI {
	if it, ok := t.Armed(); ok {
		return app.Div().Class("detail").DataSet("detail", string(r)).Body(t.armedBox(it, false))
	}
	can, locked := t.Acts.At(r), t.Acts.LockedAt(r)
	rule := d.Rule
	if rule == "" {
		rule = t.Face.RuleOfPiece(r)
	}
	picture := ui.Symbol(d.Icon, "detail-icon")
	if d.Art != "" {
		picture = ui.Art(t.Face.Def.ID, d.Art, "detail-art")
	}
	return app.Div().Class("detail").DataSet("detail", string(r)).Body(
		ui.Box("detail-head",
			picture,
			ui.Para("detail-sub", d.Sub),
			ui.Chips(d.Chips)),
		app.Range(d.Paras).Slice(func(i int) app.UI { return ui.Say(d.Paras[i]) }),
		app.Section().Class("detail-why").Hidden(len(locked) == 0).Body(
			app.H3().Text(say.DetailLocked.String()),
			app.Ul().Body(app.Range(locked).Slice(func(i int) app.UI { return t.lockedLine(locked[i]) }))),
		app.Section().Class("detail-acts").Hidden(len(can) == 0).Body(
			app.H3().Text(say.DetailCan.String()),
			ui.Box("row",
				app.Range(can).Slice(func(i int) app.UI { return t.actButton(can[i], false, "") }))),
		app.Dl().Class("detail-rows").Hidden(len(d.Rows) == 0).Body(
			app.Range(d.Rows).Slice(func(i int) app.UI {
				return app.Div().Body(app.Dt().Text(d.Rows[i].Name), app.Dd().Text(d.Rows[i].Text))
			})),
		t.ruleLink(rule),
		ui.WordButton("back", "", "btn-quiet", "left", say.BarBack).Hidden(len(t.sheets.trail) == 0),
	)
}

func (t *choice) lockedLine(it Item) app.UI {
	return app.Li().Body(ui.Pic("lock"),
		lineText(it.Label.Text, it.Reason),
		t.ruleMark(t.ruleOf(it)))
}

// ruleOf is the paragraph of an action, or of what stands in its way.
func (t *common) ruleOf(it Item) string {
	var why game.Reason
	if e, ok := t.View.State.(game.Explainer); ok && it.Reason != "" {
		why = e.Why(it.Action)
	}
	return t.Face.RuleOf(it.Action, why)
}
