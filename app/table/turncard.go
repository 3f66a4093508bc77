package table

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// turnChapter is the chapter of every rulebook that tells a turn in order.
const turnChapter = "turn"

// myTurn says that the viewer is to decide.
func (t *common) myTurn() bool {
	v := t.View
	return v.State != nil && !v.Over && v.Turn == v.Viewer && v.Viewer != game.Nobody && !t.looksBack
}

func (t *turn) turnTitle() string {
	if t.myTurn() {
		return say.TurnTitle.String()
	}
	return say.TurnTheirs.String()
}

// turnParts are the parts of the viewer's turn.
func (t *turn) turnParts() []face.Item {
	if t.myTurn() && t.Face.Turn != nil {
		return t.Face.Turn(t.View)
	}
	return t.todo()
}

// turnCard is the whole turn on one card: what is asked and the rule of it, what is done, open and locked, each with its rule. Whoever is
// not on turn reads how a turn goes.
func (t *turn) turnCard() app.UI {
	var card []app.UI
	rule, box := turnChapter, t.View.Boxed()
	if t.myTurn() {
		rule = t.Face.RuleOfPrompt(t.View.Prompt.Kind)
		card = append(card, ui.Para("turn-question", t.PromptText()))
	}
	parts := t.turnParts()
	if len(parts) > 0 {
		lines := make([]app.UI, len(parts))
		for i, it := range parts {
			lines[i] = t.turnPart(it)
		}
		card = append(card, app.Ul().Class("turn-parts").Body(lines...))
	}
	if p, ok := t.Face.Paragraph(box, rule); ok && rule != turnChapter {
		card = append(card, ui.Say(p.Text))
	}
	if len(parts) == 0 {
		for _, p := range t.Face.Section(box, turnChapter).Paras {
			if p.Kind == face.Printed {
				card = append(card, ui.Say(p.Text))
			}
		}
	}
	card = append(card, t.ruleLink(rule), ui.Box("row",
		ui.WordButton("can", "", "btn-wax", "list", say.TurnCan).Hidden(len(t.choice.Acts.Legal) == 0),
		ui.WordButton("open", rulesSheet, "", "book", say.TableRules)))
	return ui.Box("turn-card", card...)
}

// turnPart is one part of the turn: how it stands, and the way to its rule.
func (t *turn) turnPart(it face.Item) app.UI {
	class, pic, state := "part-may", "right", say.TurnNow.String()
	switch {
	case it.Done:
		class, pic, state = "part-done", "check", say.TurnDone.String()
	case it.Locked != "":
		class, pic, state = "part-locked", "lock", it.Locked
	case it.Must:
		class, pic, state = "part-must", "flag", say.TurnMust.String()
	}
	return app.Li().Class("turn-part "+class).Body(ui.Pic(pic), lineText(it.Text, state), t.ruleMark(it.Rule))
}

// lineText is a line with a smaller one below it.
func lineText(text, why string) app.UI {
	return app.Span().Class("line-text").Body(ui.Span("", text), ui.Span("line-why", why))
}
