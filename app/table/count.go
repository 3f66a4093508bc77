package table

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// countTime is how long one row of the score table takes to be counted: see "counting" in static/table.css.
const countTime = 800 * time.Millisecond

// count lets the score be counted row by row, unless the player wants no pauses. Everything is in the page from the beginning; the style
// sheet shows it in turn.
func (t *score) count() {
	if t.Pace.Pause() == 0 {
		return
	}
	t.counting = true
	t.emit(After{countTime * time.Duration(len(t.Face.Parts)+4), countOver{}})
}

// sources are the parts of the score that are told: all of them that the set-up has, and at the end those that gave somebody something. Goods that were left
// over and have been shared out, for example, are on other accounts then.
func (t *score) sources() (told []int) {
	for i := range t.Face.Parts {
		some := !t.View.Over && (t.Face.Scores == nil || t.Face.Scores(t.View, i))
		for _, r := range t.View.Standing {
			some = some || r.Parts[i] != 0
		}
		if some {
			told = append(told, i)
		}
	}
	return told
}

// winners are the crests of those on the first place, beneath a crown.
func (t *score) winners() app.UI {
	crests := []app.UI{ui.Symbol("g-crown", "result-crown")}
	for _, r := range t.View.Standing {
		if r.Place == 1 && r.Who != game.Nobody {
			crests = append(crests, t.crest(r.Who))
		}
	}
	return ui.Box("result-winners", crests...)
}

// skipCount lies over the result while it is counted: a press anywhere ends that.
func (t *score) skipCount() app.UI {
	return ui.Button("counted", "", "btn-quiet result-skip", ui.Hidden(say.EndCounted.String())).Hidden(!t.counting)
}
