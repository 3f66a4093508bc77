package table

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
)

func TestChoicesHaveCells(t *testing.T) {
	hand := grids[0]
	short, long, end := cell{text: "Mine"}, cell{text: "Recruit the Master of Coin", chips: 5}, cell{text: "End turn", ends: true}
	for _, c := range []struct {
		name  string
		cells []cell
		taken int
		want  []string
		more  int
	}{
		{"four short ones fill the hand", []cell{short, short, short, short}, 0, []string{"", "", "", ""}, 0},
		{"a fifth leaves three and one more for two", []cell{short, short, short, short, short}, 0, []string{"", "", "", "off", "off"}, 2},
		{"what ends the turn stands in the last cell", []cell{short, end}, 0, []string{"", "last"}, 0},
		{"and stays there when there is more", []cell{short, short, short, short, end}, 0, []string{"", "", "off", "off", "last"}, 2},
		{"two ends stand side by side", []cell{short, short, end, end}, 0, []string{"", "", "beside", "last"}, 0},
		{"a long one has a row", []cell{long, short, end}, 0, []string{"wide", "", "last"}, 0},
		{"two long ones have both rows", []cell{long, long}, 0, []string{"wide", "wide"}, 0},
		{"a third long one leaves one", []cell{long, long, long}, 0, []string{"wide", "off", "off"}, 2},
		{"a line above takes a row", []cell{short, short, short, end}, 1, []string{"off", "off", "off", "last"}, 3},
		{"a long end has the row", []cell{short, {text: "Pass for the rest of this whole year", ends: true, chips: 3}}, 0, []string{"", "wide last"}, 0},
	} {
		l := hand.lay(c.cells, c.taken)
		var got []string
		for _, class := range l.class {
			got = append(got, strings.Join(strings.Fields(strings.ReplaceAll(class, "hand-", "")), " "))
		}
		if !slices.Equal(got, c.want) || l.more != c.more {
			t.Errorf("%s: %q and %d more, want %q and %d", c.name, got, l.more, c.want, c.more)
		}
	}
}

// Whatever stands in the bar, no grid is overfull, each button is shown or counted by "n more", and nothing is lost.
func TestNoGridIsOverfull(t *testing.T) {
	r := game.NewRand(7, 7)
	words := strings.Fields("Buy the large Gewürzhandelsgesellschaft for 3 gold and go to Mine")
	for range 3000 {
		var cells []cell
		for n := r.Intn(10); n > 0; n-- {
			c := cell{chips: r.Intn(4), ends: r.Intn(6) == 0}
			for range 1 + r.Intn(8) {
				c.text += words[r.Intn(len(words))] + " "
			}
			if !slices.ContainsFunc(grids[:], func(g grid) bool { return g.wide(c) == 0 }) { // TestEveryChoiceHasRoom
				cells = append(cells, c)
			}
		}
		endsLast(cells)
		for _, g := range grids {
			taken := r.Intn(2)
			if taken == 1 && crowded(cells) { // then nothing stands above them
				taken = 0
			}
			l := g.lay(cells, taken)
			rooms, off, ended := taken*g.cols, 0, false
			for _, class := range l.class {
				switch {
				case strings.Contains(class, "-off"):
					off++
				case strings.Contains(class, "-last"):
					ended = true
					fallthrough
				default:
					rooms++
					if strings.Contains(class, "-wide") {
						rooms++
					}
				}
			}
			if n := len(cells); n > 0 && cells[n-1].ends && !ended {
				t.Fatalf("%s: the end has no cell of %v", g.name, cells)
			}
			if off > 0 {
				rooms++
			}
			if off != l.more || rooms > g.rows*g.cols {
				t.Fatalf("%s: %d cells of %d, %d hidden and %d told, of %v", g.name, rooms, g.rows*g.cols, off, l.more, cells)
			}
		}
	}
}

// Each choice of each game has room in each grid, so that "n more" is for their number and never for the length of one.
func TestEveryChoiceHasRoom(t *testing.T) {
	for _, f := range games.All() {
		setup := f.Def.DefaultSetup(f.Def.MaxSeats, 3)
		s, err := f.Def.New(setup)
		if err != nil {
			t.Fatal(err)
		}
		r, seen := game.NewRand(3, 77), 0
		for n := 0; s.Turn() != game.Nobody && n < 400; n++ {
			p, legal := s.Turn(), s.Legal(nil)
			v := session.View{Def: f.Def, Setup: setup, Viewer: p, Turn: p, Prompt: s.Prompt(), Legal: legal, State: game.View(s, p)}
			for i := range setup.Seats {
				v.Seats = append(v.Seats, save.Seat{Name: fmt.Sprint("Player ", i), Bot: i > 0})
			}
			for _, it := range ActionsOf(f, v).Legal {
				for _, g := range grids {
					if c := (cell{text: it.short(), chips: len(it.Label.Chips)}); g.wide(c) == 0 {
						t.Errorf("%s: %q with %d chips is too large for the grid %s", f.Def.ID, c.text, c.chips, g.name)
					}
				}
				seen++
			}
			s.Apply(legal[r.Intn(len(legal))], nil)
		}
		if seen == 0 {
			t.Errorf("%s: no choices", f.Def.ID)
		}
	}
}

// "n more" opens the list with the uses of the chosen piece alone; the way to all actions shows all of them again.
func TestMoreUsesOfAPieceStandInTheList(t *testing.T) {
	labels, legal := map[game.Action]face.Label{}, []game.Action{}
	for n := range 9 {
		a := act(30, uint16(n))
		legal = append(legal, a)
		labels[a] = face.Label{Text: fmt.Sprintf("Way %d", n), Group: "Ways", Refs: []face.Ref{face.Ref([]string{"card", "stone"}[n/7])}}
	}
	f := said(labels)
	f.Board = func(session.View, func(face.Ref) bool) app.UI { return app.Div() }
	f.Inspect = func(_ session.View, r face.Ref) face.Detail { return face.Detail{Title: "The " + string(r)} }
	tb, _ := sat(t, f, viewOf(t, legal...))
	do(tb, "piece", "card", 1)
	html := shown(tb.bar())
	if !strings.Contains(html, `data-arg="rest"`) || !strings.Contains(html, ">"+say.BarMore(4)+"<") {
		t.Errorf("seven uses of a piece, and no way to four more: %s", html)
	}
	if q := shown(tb.question()); !strings.Contains(q, say.PromptPiece("The card")) {
		t.Errorf("the question does not say what for: %s", q)
	}
	count := func() int { return strings.Count(shown(tb.panes.list(tb.Table)), "data-action=") }
	tb.Choice.Narrow(true)
	if n := count(); n != 7 {
		t.Errorf("the list shows %d uses of the piece, want 7", n)
	}
	tb.Choice.Narrow(false)
	if n := count(); n != 9 {
		t.Errorf("the list shows %d actions, want 9", n)
	}
}
