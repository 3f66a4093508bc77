package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
)

// sceneCard is the open scene: its fight, which the page sets on the board (web/page/bout.go), and at the foot of the board what happened.
// That stands in a live region, so that the focus can stay on the button that leads on.
func (t *stage) sceneCard() app.UI {
	s, step, of := t.watched()
	scene := app.Section().ID("scene").Class("scene").Aria("label", say.SceneTitle.String())
	if of == 0 {
		return scene.Hidden(true)
	}
	next := say.SceneNext.String()
	if step == of-1 {
		next = say.SceneEnd.String()
	}
	return scene.Body(
		t.bout(s),
		ui.Box("scene-card",
			app.Div().Class("scene-text").Role("status").Body(
				app.P().Class("scene-head").Body(app.Strong().Class("scene-title").Text(s.Title),
					ui.Span("hint", say.SceneOf(strconv.Itoa(of), strconv.Itoa(step+1)))),
				ui.Say(s.Text),
				ui.Chips(s.Chips)),
			ui.Box("row scene-acts",
				ui.Button("scene", strconv.Itoa(step+1), "btn-wax", ui.Word(next)),
				ui.WordButton("stay", "", "", "", say.SceneStay).Hidden(!t.byItself(s)),
				ui.Button("scene", strconv.Itoa(step-1), "", ui.Word(say.SceneBack.String())).Hidden(step == 0),
				ui.WordButton("close", "", "btn-quiet", "", say.SceneSkip).Hidden(step == of-1))))
}

// bout is a fight for the eyes: who fights, what flies from the one to the other, and how it stands.
func (t *stage) bout(s face.Scene) app.UI {
	var figures, scores []app.UI
	class, shot := "bout", app.UI(ui.Box("gone"))
	for i, side := range s.Sides {
		of := " bout-of-" + strconv.Itoa(i)
		for _, f := range side.Figures {
			figures = append(figures, figure(side, f, of))
			if f.Falls {
				class = "bout bout-clash"
			}
		}
		if side.Dice != nil {
			class = "bout bout-clash"
		}
		scores = append(scores, t.boutScore(side))
		if side.Strikes && s.Shot != "" {
			shot = ui.Symbol(s.Shot, "bout-shot"+of)
		}
	}
	return app.Div().Class(class).Aria("hidden", "true").DataSet("do", "stay").Hidden(len(figures) == 0).Body(
		ui.Box("bout-figures", figures...), shot, ui.Box("bout-score", scores...))
}

func figure(side face.Side, f face.Figure, of string) app.UI {
	class, sign := "bout-figure"+of, app.UI(ui.Box("gone"))
	switch {
	case f.Falls:
		class, sign = class+" bout-falls", ui.Symbol("ui-x", "bout-sign")
	case f.To != "":
		class, sign = class+" bout-leaves", ui.Symbol("ui-turnback", "bout-sign")
	}
	if side.Strikes && f.To == "" {
		class += " bout-strikes"
	}
	return ui.Box(class, ui.Box("bout-art", f.Art()), sign)
}

// boutScore is how a fight stands for one side.
func (t *stage) boutScore(side face.Side) app.UI {
	dice := app.UI(ui.Box("gone"))
	if side.Dice != nil {
		dice = side.Dice()
	}
	return ui.Box("bout-side",
		ui.Wrap("bout-name", t.crest(side.Seat), ui.Span("", side.Name), app.Span().Class("bout-n").Hidden(side.Strength == "").Body(ui.Sign(side.Role, ""), ui.Span("", side.Strength)), ui.Chips(side.Gains)),
		dice)
}
