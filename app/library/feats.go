package library

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/web/store"
)

// reached says that a result is one of the achievements of its game. With other numbers than ours none is reached.
func reached(t *face.Feat, r *store.Result) bool {
	own, alone := ownSeat(*r)
	mine, _ := game.RankOf(r.Standing, own)
	ahead, _ := margin(*r, own)
	weakest := -1
	for _, seat := range r.Seats {
		if seat.Bot && (weakest < 0 || int(seat.Level) < weakest) {
			weakest = int(seat.Level)
		}
	}
	return alone && r.Setup.Box == "" && t.Reached(r.Setup, &mine, ahead, max(weakest, 0))
}

// first is the place in the book of the result that was achievement i of a game first; -1 if there is none.
func (b book) first(f *face.Face, i int) int {
	for at := range b.all {
		if r := &b.all[at]; r.Code == f.Def.Code && reached(&f.Feats[i], r) {
			return at
		}
	}
	return -1
}

// newFeats tells the achievements that a result was the first to be.
func (b book) newFeats(f *face.Face, id string) (lines []string) {
	for i := range f.Feats {
		if at := b.first(f, i); at >= 0 && b.all[at].ID == id {
			name, _ := f.Feat(i)
			lines = append(lines, say.EndFeat(name))
		}
	}
	return lines
}

// featList shows the achievements of a game, those that were reached and those that were not yet.
func (b book) featList(f *face.Face) app.UI {
	rows, got := make([]app.UI, len(f.Feats)), 0
	for i := range rows {
		name, hint := f.Feat(i)
		class, pic, when := "feat", "lock", say.FeatOpen.String()
		if at := b.first(f, i); at >= 0 {
			got++
			r := &b.all[at]
			own, _ := ownSeat(*r)
			class, pic = "feat feat-got", "trophy"
			when = say.FeatGot(ui.Day(time.Unix(r.At, 0)), outcomeText(*r, own), say.TallySeats(len(r.Seats)))
		}
		rows[i] = app.Li().Class(class).Body(ui.Pic(pic), ui.Box("", ui.Para("feat-name", name), ui.Say(hint), ui.Para("hint", when)))
	}
	return ui.Box("", app.H3().Text(say.FeatTitle(face.Num(len(rows)), face.Num(got))), app.Ul().Class("feats").Body(rows...))
}
