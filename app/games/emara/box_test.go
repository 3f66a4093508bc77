package emara

import (
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// higher is a box of which every number is one more than ours, or one less where ours is the most.
func higher(t *testing.T) rules.Box {
	b := rules.House
	var most []int
	for i := range rules.Def.Sheets {
		s := &rules.Def.Sheets[i]
		s.Numbers(func(_, col int) { most = append(most, int(s.Cols[col].Max)) })
	}
	i := -1
	b.Visit(func(n int) int {
		if i++; n < most[i] {
			return n + 1
		}
		return n - 1
	})
	if err := b.Check(); err != nil {
		t.Fatal(err)
	}
	return b
}

// A table with another box is drawn and told with its numbers, whatever happens there.
func TestTablesOfOtherBoxes(t *testing.T) {
	b, f := higher(t), Face()
	for seats := 1; seats <= rules.MaxSeats; seats++ {
		s, err := rules.NewIn(&b, rules.Def.DefaultSetup(seats, uint64(seats)))
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(seats), 1)
		var out game.Sink
		for step := 0; s.Turn() != game.Nobody; step++ {
			p := s.Turn()
			v := viewOf(s, p, seats)
			if step%40 == 0 {
				facetest.Canon(f.Board(v, face.Unlit), f.Mine(v, face.Unlit), f.Player(v, p, face.Unlit))
				for _, ref := range everyRef(seats) {
					f.Inspect(v, ref)
				}
			}
			var told []int
			for _, a := range v.Legal {
				l := f.Action(v, a)
				if l.Text == "" {
					t.Fatalf("%s has no words", rules.Def.ActionText(a))
				}
				told = append(told, cp(l))
			}
			i := r.Intn(len(v.Legal))
			for n := 0; n < 6 && v.Legal[i].Kind < game.FirstKind; n++ {
				i = r.Intn(len(v.Legal))
			}
			a, before := v.Legal[i], s.Seats[p].CP
			out.Reset()
			if err := game.Play(s, a, &out); err != nil {
				t.Fatal(err)
			}
			for _, e := range out.Events {
				f.Event(viewOf(s, p, seats), e)
			}
			switch a.Kind {
			case rules.KindRankUp, rules.KindSellBooks, rules.KindFeed, rules.KindRedeem:
				if got := int(s.Seats[p].CP - before); got != told[i] {
					t.Errorf("%s tells %d citizens and brings %d", rules.Def.ActionText(a), told[i], got)
				}
			}
		}
	}
}

// cp is the citizens that a label promises.
func cp(l face.Label) (n int) {
	for _, c := range l.Chips {
		if c.Icon == citizenIcon && c.Gain {
			n += c.N
		}
	}
	return n
}

// The pieces of a table tell the numbers of its box.
func TestPiecesOfOtherBoxes(t *testing.T) {
	b := higher(t)
	b.Tokens[0] = rules.FavorToken{At: rules.Castle, CP: 7, Gain: [3]uint8{2, 0, 1}}
	s, err := rules.NewIn(&b, rules.Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	f, v := Face(), viewOf(s, 0, 2)
	for ref, want := range map[face.Ref]string{
		hutRef(rules.Forest, 0):   cost(b.HutCosts[rules.Forest][0], 0),
		nobleRef(rules.Baron):     rankPrice(&b.Ranks[rules.Baron]),
		tokenRef(0):               "7 citizens, 2 books and 1 coin",
		goodRef(rules.Ring):       say.SheetEndEach(b.EndPoints2[rules.Ring]%2 == 1, int(b.EndPoints2[rules.Ring]/2)),
		locRef(rules.Market):      say.SheetBooksFor(int(b.BookCP[5]), 5),
		myAdvisorRef(rules.Baker): cost(b.Advisors[rules.Baker].Cost, 0),
	} {
		d := f.Inspect(v, ref)
		text := d.Title + " " + strings.Join(d.Paras, " ")
		for _, r := range d.Rows {
			text += " " + r.Text
		}
		if !strings.Contains(text, want) {
			t.Errorf("%s does not tell %q: %s", ref, want, text)
		}
	}
}
