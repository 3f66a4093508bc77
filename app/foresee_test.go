package app

import (
	"slices"
	"testing"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/game"
	"tabard/engines/save/savetest"
	"tabard/web/page"
	"tabard/web/store"
)

// foreseen is what the page shows while that choice is pointed at.
func (v *visit) foreseen(a game.Action) page.Foreseen {
	v.hear(page.Over{Action: table.Key(a), Rev: v.desk.Current().View.Rev})
	if v.Stage().Sight == "" {
		return page.Foreseen{}
	}
	return v.Outlook().Foreseen()
}

// What is foreseen comes true: in the middle of games of each kind every choice is pointed at, one of them is made, and each score that
// was said has changed by so much, each thing that was shown has travelled. Nothing is foreseen of another revision, or once the pointer goes.
func TestWhatIsForeseenComesTrue(t *testing.T) {
	for _, f := range games.All() {
		gains, moves, counts := 0, 0, 0
		for seed := range uint64(50) {
			g := savetest.Played(t, f.Def, 2, seed, 20+int(seed)*4)
			g.ID = "mid"
			for i := range g.Seats {
				g.Seats[i].Bot = false
			}
			m := store.NewMemory()
			if err := store.OpenShelf(m).Put(g); err != nil {
				t.Fatal(err)
			}
			v := shellOn(m)
			v.went("play/mid")
			r := game.NewRand(seed, 9)
			for range 40 {
				lift(v)
				before := v.desk.Current().View
				if before.Over || len(before.Legal) == 0 {
					break
				}
				a := before.Legal[r.Intn(len(before.Legal))]
				for _, other := range before.Legal { // now and then one that shows something is made
					n := len(v.foreseen(other).Moves)
					if n > 12 {
						t.Fatalf("%s: %s makes %d things travel", f.Def.ID, f.Def.ActionText(other), n)
					}
					if n > 0 && r.Intn(4) == 0 {
						a = other
					}
				}
				said := v.foreseen(a)
				v.hear(page.Over{Action: table.Key(a), Rev: before.Rev + 1})
				if v.Stage().Sight != "" {
					t.Fatalf("%s: foreseen of another revision", f.Def.ID)
				}
				var gone []page.Travel
				did := f.Def.ActionText(a)
				do := func(a game.Action) session.View {
					v.play(session.Chose{Rev: v.desk.Current().View.Rev, Action: a})
					_, moves, _ := v.desk.Current().Stage.Flash()
					gone = append(gone, moves...)
					return v.desk.Current().View
				}
				after := do(a)
				follow := r.Intn(2) == 0
				for n := 0; follow && n < 12 && !after.Covered && !after.Over && !after.State.Settled() && after.Viewer == before.Viewer && len(after.Legal) > 0; n++ {
					next := after.Legal[r.Intn(len(after.Legal))] // whatever else is asked is answered at random
					did += ", " + f.Def.ActionText(next)
					after = do(next)
				}
				if after.Covered || after.Over || after.State == nil || !after.State.Settled() {
					continue // what has come of it is not to be seen, or not all yet
				}
				for _, now := range after.Standing {
					was, ok := game.RankOf(before.Standing, now.Who)
					if c := said.Scores[max(0, now.Who)]; ok && now.Who >= 0 && c != (page.Change{}) {
						gains++
						if c.Was != int(was.Keys[0]) || c.Now != int(now.Keys[0]) {
							t.Errorf("%s: %s was to bring seat %d from %d to %d, and brought it from %d to %d", f.Def.ID, did, now.Who, c.Was, c.Now, was.Keys[0], now.Keys[0])
						}
					}
				}
				after.Viewer = before.Viewer // the next one looks on by now; own goods hide nothing from whoever owns them
				have, will := f.Counts(before), f.Counts(after)
				for _, c := range said.Counts {
					counts++
					i := slices.IndexFunc(have, func(x face.Count) bool { return string(x.Ref) == c.Piece })
					if i < 0 || have[i].N != c.Was || will[i].N != c.Now {
						t.Errorf("%s: %s was to make %+v, and made %+v", f.Def.ID, did, c, will)
					}
				}
				for _, m := range said.Moves {
					moves++
					found := false
					for _, x := range gone {
						x.From.Own, x.To.Own, m.From.Own, m.To.Own = false, false, false, false // the next one looks on by now
						found = found || x.From == m.From && x.To == m.To && x.Icon == m.Icon && x.N == m.N
					}
					if !found {
						t.Errorf("%s: %s was to make %v travel, and made %v", f.Def.ID, did, m, gone)
					}
				}
			}
		}
		t.Logf("%s: %d scores, %d things, %d numbers of goods foreseen", f.Def.ID, gains, moves, counts)
		// Objectives score in a decision of their own, which ends what was foreseen.
		if moves < 10 || counts < 10 || gains == 0 && f.Def.ID != "conquer" {
			t.Errorf("%s: only %d scores, %d things and %d numbers of goods were foreseen", f.Def.ID, gains, moves, counts)
		}
	}
}
