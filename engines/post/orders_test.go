package post

import (
	"encoding/base64"
	"flag"
	"os"
	"strings"
	"testing"

	"tabard/engines"
	"tabard/engines/conquer"
	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/merchants"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
)

// A standing order saves letters, holds from the end of the letter that gives it, and is public.
func TestStandingOrdersSaveLetters(t *testing.T) {
	letters := map[Order]int{}
	asked := map[Order]map[uint8]int{}
	for _, o := range []Order{Never, Fights, Always} {
		asked[o] = map[uint8]int{}
		g := setUp(conquer.Def, "PP", 6)
		for i := range g.Seats {
			g.Seats[i].Level = uint8(o)
		}
		_, devices := seated(t, g, 0, []game.Player{0, 1})
		texts := playOut(t, devices, func(c *Course, p game.Player) int {
			if f := c.State().Prompt(); c.Def().Window(f) {
				asked[o][f.Kind]++
			}
			return pages(c, p)
		}, 3000)
		letters[o] = len(texts)
	}
	t.Logf("letters: never %d, fights %d, always %d", letters[Never], letters[Fights], letters[Always])
	if 2*letters[Never] > letters[Always] || 2*letters[Fights] > letters[Always] { // never and fights play different games
		t.Errorf("letters by order: %v", letters)
	}
	if len(asked[Never]) > 0 || asked[Fights][conquer.FrameStepAsk]+asked[Fights][conquer.FrameRollAsk] > 0 || asked[Always][conquer.FrameStepAsk] == 0 {
		t.Errorf("windows by order: %v", asked)
	}
}

func TestAnOrderIsInTheLetter(t *testing.T) {
	_, devices := seated(t, setUp(conquer.Def, "PP", 6), 0, []game.Player{0, 1})
	at := devices[0]
	playOut(t, devices, pages, 6)
	p := at.head.Next()
	wants(t, "an order for the other seat", at.head.SetOrder(1-p, Never), ErrSeat)
	wants(t, "no order", at.head.SetOrder(p, 2), ErrSeat)
	if err := at.head.SetOrder(p, Never); err != nil {
		t.Fatal(err)
	}
	if at.head.Order(p) != Fights {
		t.Error("an order holds before its letter ends")
	}
	if err := at.head.Begin(at.keys[p], nil); err != nil {
		t.Fatal(err)
	}
	record, err := at.head.Record()
	if err != nil {
		t.Fatal(err)
	}
	if at.head, err = Restore(record); err != nil {
		t.Fatal(err)
	}
	if err := at.head.Resume(at.keys[p]); err != nil {
		t.Fatal(err)
	}
	for at.head.Holder() != game.Nobody {
		if err := at.head.Play(pages(at.head, at.head.Turn()), nil); err != nil {
			t.Fatal(err)
		}
	}
	l := opened(t, written(t, at.head))
	if l.Order(p) != Never || l.Order(1-p) != Fights || len(l.t.Acts) != 1 {
		t.Errorf("orders %d and %d, acts %v", l.Order(p), l.Order(1-p), l.t.Acts)
	}
}

// A game with a box names it by its hash, or has it along.
func TestATableWithABox(t *testing.T) {
	g := setUp(emara.Def, "PP", 3)
	g.Setup.Box, g.Box = savetest.OtherBox(t, emara.Def), "First edition"
	_, devices := seated(t, g, 0, []game.Player{0, 1})
	playOut(t, devices, random(1), 5)
	_, err := Decode(written(t, devices[0].head), nil)
	wants(t, "a box that is not here", err, share.ErrNoBox)
	along, err := devices[0].head.Text(true)
	if err != nil {
		t.Fatal(err)
	}
	named, err := Decode(written(t, devices[0].head), func(*game.Def, uint64) (string, bool) { return g.Setup.Box, true })
	if err != nil {
		t.Fatal(err)
	}
	wants(t, "along and named", Compare(opened(t, along).t, named.Table, nil), ErrSame)
}

func TestWhatIsNoTable(t *testing.T) {
	for _, c := range []struct {
		what string
		bend func(g *save.Game, agreed *Agreement)
		want error
	}{
		{"one person", func(g *save.Game, _ *Agreement) { g.Seats[1].Bot, g.Seats[2].Bot = true, true }, ErrTable},
		{"a way to be asked that tells", func(g *save.Game, _ *Agreement) { g.Seats[1].Level = 2 }, ErrTable},
		{"a level that is not there", func(g *save.Game, _ *Agreement) { g.Seats[2] = save.Seat{Bot: true, Level: 30} }, ErrTable},
		{"a seat too few", func(g *save.Game, _ *Agreement) { g.Seats = g.Seats[:2] }, ErrTable},
		{"seats outside the game", func(g *save.Game, _ *Agreement) { g.Setup.Seats, g.Seats = 1, g.Seats[:1] }, game.ErrSetup},
		{"no game", func(g *save.Game, _ *Agreement) { g.Code = 99 }, save.ErrUnknownGame},
		{"later rules", func(g *save.Game, _ *Agreement) { g.Rules++ }, save.ErrNewer},
		{"a later agreement", func(_ *save.Game, a *Agreement) { *a = agreementEnd }, save.ErrNewer},
	} {
		g, agreed := setUp(merchants.Def, "PPP", 1), Agreement(0)
		c.bend(&g, &agreed)
		_, err := New(g, agreed)
		wants(t, c.what, err, c.want)
	}
}

// Whole positions all along a game: Determinize changes streams only, and each of them.
func TestDeterminizeOfAWholePositionIsReseeding(t *testing.T) {
	for _, d := range engines.Games() {
		s, err := d.New(setUp(d, "PPP", 12).Setup)
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(12, 5)
		still := func(s game.State) string { c := s.Clone(); c.Still(); return bytesOf(c) }
		n := 0
		for ; s.Turn() != game.Nobody && n < 3000; n++ {
			was, seeded := still(s), s.Clone()
			seeded.Determinize(&r)
			if still(seeded) != was || bytesOf(seeded) == bytesOf(s) {
				t.Fatalf("%s, decision %d: Determinize changes more than streams, or nothing", d.ID, n)
			}
			legal := seeded.Legal(nil)
			seeded.Apply(legal[r.Intn(len(legal))], nil)
			s = seeded
		}
		t.Logf("%s: %d positions", d.ID, n)
	}
}

var update = flag.Bool("post.update", false, "write the golden letters")

// golden has a letter of each game: the order in which Determinize takes its seeds, who draws, and the format. A letter that does not
// open any more strands every table that is being played: raise Def.Rules or the version of letters, and keep the former letters.
const golden = "testdata/letters.txt"

func TestGoldenLetters(t *testing.T) {
	if *update {
		var lines []string
		for _, d := range engines.Games() {
			_, texts := three(t, d, Advised, 15)
			lines = append(lines, texts[14])
		}
		if err := os.MkdirAll("testdata", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(golden, []byte(strings.Join(lines, "\n")+"\n"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Fields(string(data))
	if len(lines) < len(engines.Games()) {
		t.Errorf("%d letters for %d games", len(lines), len(engines.Games()))
	}
	for _, text := range lines {
		l, err := Decode(text, nil)
		if err != nil {
			t.Error(err)
			continue
		}
		if again, err := l.Course.Text(false); err != nil || again != text {
			t.Errorf("a letter of %s is written otherwise: %v", l.Course.Def().ID, err)
		}
		if _, err := base64.RawURLEncoding.DecodeString(text); err != nil || len(l.Table.Letters) != 15 {
			t.Errorf("%d letters, %v", len(l.Table.Letters), err)
		}
	}
}
