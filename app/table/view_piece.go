package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/lingo"
	"tabard/app/ui"
)

// pieceSheet begins the names of sheets that explain a piece.
const pieceSheet = "piece:"

// pieceBody is a piece in full: what the game says of it, what can be done with it now, and why other things cannot.
func (t *Table) pieceBody(r face.Ref, d face.Detail) app.UI {
	can, locked := t.Acts.At(r), t.Acts.LockedAt(r)
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
			app.H3().Text(lingo.T("detail.locked")),
			app.Ul().Body(app.Range(locked).Slice(func(i int) app.UI { return lockedLine(locked[i]) }))),
		app.Section().Class("detail-acts").Hidden(len(can) == 0).Body(
			app.H3().Text(lingo.T("detail.can")),
			app.P().Class("bar-warn").Hidden(t.armed == "").Body(ui.Pic("alert"), app.Span().Text(t.armedWarn())),
			ui.Box("row",
				app.Range(can).Slice(func(i int) app.UI { return t.actButton(can[i], false, false) }))),
		app.Dl().Class("detail-rows").Hidden(len(d.Rows) == 0).Body(
			app.Range(d.Rows).Slice(func(i int) app.UI {
				return app.Div().Body(app.Dt().Text(d.Rows[i].Name), app.Dd().Text(d.Rows[i].Text))
			})),
		ui.Button("back", "", "btn-quiet", ui.Pic("left"), ui.Word(lingo.T("bar.back"))).Hidden(t.back == ""),
	)
}

func lockedLine(it Item) app.UI {
	return app.Li().Body(ui.Pic("lock"),
		app.Span().Body(app.Span().Text(it.Label.Text), ui.Span("line-why", it.Reason)))
}
