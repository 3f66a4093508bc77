package post

import (
	"slices"
	"testing"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
)

// What happened is told answer by answer, alike by who plays it and by who proves it from the letter: each answer begins where the one before has
// ended, but for streams, and an answer that waited is told in the letter that draws.
func TestEveryAnswerIsTold(t *testing.T) {
	for _, d := range engines.Games() {
		_, devices := seated(t, setUp(d, "PPBP", 3), 0, []game.Player{0, 1, 3})
		c := devices[0].head
		var live []Step
		c.Watch(func(x Step) { live = append(live, x) })
		playOut(t, devices, random(3), 20)
		var again []Step
		if err := opened(t, written(t, c)).Replay(func(x Step) { again = append(again, x) }); err != nil {
			t.Fatal(err)
		}
		if len(live) != len(again) {
			t.Fatalf("%s: %d answers played, %d proved", d.ID, len(live), len(again))
		}
		still := func(s game.State) string { c := s.Clone(); c.Still(); return bytesOf(c) }
		ways := map[Way]int{}
		for i, x := range again {
			y := live[i]
			ways[x.Way]++
			if x.Letter != y.Letter || x.Way != y.Way || x.Action != y.Action || x.Moves != y.Moves || x.Options != y.Options ||
				bytesOf(x.Before) != bytesOf(y.Before) || bytesOf(x.After) != bytesOf(y.After) || !slices.Equal(x.Events, y.Events) {
				t.Fatalf("%s: answer %d differs", d.ID, i)
			}
			if i > 0 && still(again[i-1].After) != still(x.Before) {
				t.Fatalf("%s: answer %d begins elsewhere", d.ID, i)
			}
		}
		if ways[Answered] < 20 || ways[Drawn] == 0 && d.ID != "emara" {
			t.Errorf("%s: ways %v", d.ID, ways)
		}
	}
}

// Answers of an open letter can be taken back and given again with the same results; what ends a letter or draws is called final before.
func TestAnOpenLetterGoesBack(t *testing.T) {
	for _, d := range engines.Games() {
		_, devices := seated(t, setUp(d, "PPP", 3), 0, []game.Player{0, 1, 2})
		c, by := devices[0].head, random(3)
		backs, finals := 0, 0
		for letters := 0; letters < 40 && !c.Over(); letters++ {
			p := c.Next()
			if err := c.Begin(key(3, p), nil); err != nil {
				t.Fatal(err)
			}
			wants(t, "further back than the letter", c.Back(len(c.t.Moves)-1), ErrSeat)
			type point struct {
				moves int
				at    string
			}
			var points []point
			for c.Holder() != game.Nobody {
				points = append(points, point{len(c.t.Moves), bytesOf(c.State())})
				i := by(c, c.Turn())
				final, was := c.Final(i), c.State().Clone()
				a := was.Legal(nil)[i]
				drew := !c.plain(a)
				if err := c.Play(i, nil); err != nil {
					t.Fatal(err)
				}
				if !final && (c.Holder() == game.Nobody || drew) || final && !drew && c.Holder() == p && c.State().Turn() == p && plainly(c, was, a) {
					t.Fatalf("%s: final %v, drew %v, then %d writes", d.ID, final, drew, c.Holder())
				}
				if final {
					finals++
				}
				if c.Holder() == game.Nobody || backs > 200 {
					continue
				}
				now := bytesOf(c.State())
				moves := slices.Clone(c.t.Moves)
				k := points[len(points)/2]
				if err := c.Back(k.moves); err != nil {
					t.Fatal(err)
				}
				if bytesOf(c.State()) != k.at {
					t.Fatalf("%s: the way back leads elsewhere", d.ID)
				}
				for _, m := range moves[k.moves:] {
					if err := c.Play(int(m), nil); err != nil {
						t.Fatal(err)
					}
				}
				if bytesOf(c.State()) != now || !slices.Equal(c.t.Moves, moves) {
					t.Fatalf("%s: the same answers lead elsewhere", d.ID)
				}
				backs++
			}
			wants(t, "back at rest", c.Back(0), ErrSeat)
			if _, err := Decode(written(t, c), nil); err != nil {
				t.Fatal(err)
			}
		}
		if backs < 10 || finals < 10 {
			t.Errorf("%s: %d ways back, %d final answers", d.ID, backs, finals)
		}
	}
}

// plainly says that an answer and what is passed after it call for no chance.
func plainly(c *Course, s game.State, a game.Action) bool {
	return save.Guard(func() error {
		s.Still()
		for s.Apply(a, nil); c.passes(s); s.Apply(game.Action{Kind: game.Pass}, nil) {
		}
		return nil
	}) == nil
}
