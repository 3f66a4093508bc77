package post

import (
	"encoding/binary"
	"errors"
	"fmt"
	"testing"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
)

// device is one device at a table: the keys of its seats and the newest letter.
type device struct {
	keys map[game.Player]Key
	head *Course
}

func (d *device) mine(p game.Player) bool { _, ok := d.keys[p]; return ok }

// receive opens a letter. An error keeps the head.
func (d *device) receive(text string) error {
	l, err := Decode(text, nil)
	if err != nil {
		return err
	}
	if d.head != nil {
		if err := Compare(d.head.Table(), l.Table, d.mine); err != nil {
			return err
		}
	}
	d.head = l.Course
	return nil
}

// choose answers for a seat: the index among the legal actions.
type choose func(c *Course, p game.Player) int

// letter writes the letter that is due on this device to its end.
func (d *device) letter(t testing.TB, choose choose) string {
	t.Helper()
	c := d.head
	p := c.Next()
	if err := c.Begin(d.keys[p], nil); err != nil {
		t.Fatal(err)
	}
	for c.Holder() != game.Nobody {
		if err := c.Play(choose(c, c.Turn()), nil); err != nil {
			t.Fatal(err)
		}
	}
	text, err := c.Text(false)
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// key is the key of a seat for tests.
func key(seed uint64, p game.Player) Key {
	var k Key
	r := game.NewRand(seed, 500+uint64(p))
	binary.BigEndian.PutUint64(k[:8], r.Uint64())
	binary.BigEndian.PutUint64(k[8:], r.Uint64())
	return k
}

// random answers at random for people, and by the weakest level for bots.
func random(seed uint64) choose {
	r := game.NewRand(seed, 77)
	return func(c *Course, p game.Player) int {
		if c.Table().Seats[p].Bot {
			return think(c.Def(), game.View(c.State(), p), p, c.Table().Seats[p].Level, c.BotSeed(p))
		}
		return r.Intn(len(c.State().Legal(nil)))
	}
}

// pages lets the weakest level answer for everybody.
func pages(c *Course, p game.Player) int {
	return think(c.Def(), game.View(c.State(), p), p, 0, c.BotSeed(p))
}

func think(d *game.Def, view game.State, p game.Player, level uint8, seed uint64) int {
	return game.Index(view.Legal(nil), bot.Choose(d, view, p, d.Levels[level], seed))
}

var names = [game.MaxSeats]string{"Edith", "Björn", "Zoë", "Tom"}

// setUp is a game for a table: who is a bot by letter, "PPB".
func setUp(d *game.Def, who string, seed uint64) save.Game {
	g := save.Game{Code: d.Code, Rules: d.Rules, Setup: d.DefaultSetup(len(who), seed)}
	for i, c := range who {
		g.Seats = append(g.Seats, save.Seat{Bot: c == 'B', Colour: uint8(i), Name: fmt.Sprint("Bot ", i)})
	}
	if d.ID == "conquer" {
		g.Setup.Options[9] = 1 // 10 rounds
	}
	return g
}

// seated is a table that has started, with keys by seat, and one device for each letter of at: the seats at it.
func seated(t testing.TB, g save.Game, agreed Agreement, at ...[]game.Player) (*Table, []*device) {
	t.Helper()
	table, err := New(g, agreed)
	if err != nil {
		t.Fatal(err)
	}
	first := game.Nobody
	var devices []*device
	for _, seats := range at {
		d := &device{keys: map[game.Player]Key{}}
		for _, p := range seats {
			d.keys[p] = key(g.Setup.Seed, p)
			if err := table.Sit(p, names[p], d.keys[p]); err != nil {
				t.Fatal(err)
			}
			first = p
		}
		devices = append(devices, d)
	}
	if err := table.Start(first); err != nil {
		t.Fatal(err)
	}
	for _, d := range devices {
		if d.head, err = Follow(table); err != nil {
			t.Fatal(err)
		}
	}
	return table, devices
}

// whose is the device of a seat.
func whose(devices []*device, p game.Player) *device {
	for _, d := range devices {
		if d.mine(p) {
			return d
		}
	}
	return nil
}

// playOut passes letters round until the game is over or so many are written, and returns them all.
func playOut(t testing.TB, devices []*device, choose choose, most int) (texts []string) {
	t.Helper()
	at := whose(devices, devices[0].head.Next())
	for len(texts) < most {
		texts = append(texts, at.letter(t, choose))
		p := at.head.Next()
		if p == game.Nobody {
			break
		}
		to := whose(devices, p)
		if to == nil {
			t.Fatalf("letter %d goes to seat %d, which is at no device", len(texts), p)
		}
		if to != at {
			if err := to.receive(texts[len(texts)-1]); err != nil {
				t.Fatalf("letter %d: %v", len(texts), err)
			}
		}
		at = to
	}
	return texts
}

// Whole games of all kinds by several devices, each of which knows its own keys only: whoever gets a letter proves it, and a stranger proves
// the game from the last one alone.
func TestAStrangerProvesTheGame(t *testing.T) {
	for _, d := range engines.Games() {
		for _, c := range []struct {
			who    string
			agreed Agreement
			at     [][]game.Player
		}{
			{"PP", 0, [][]game.Player{{0}, {1}}},
			{"PPP", Advised, [][]game.Player{{1}, {0, 2}}},
			{"PBP", Strict, [][]game.Player{{0}, {2}}},
			{"PPBP", 0, [][]game.Player{{3}, {0}, {1}}},
			{"PPPP", Strict, [][]game.Player{{0, 2}, {1}, {3}}},
		} {
			t.Run(d.ID+" "+c.who, func(t *testing.T) {
				t.Parallel()
				seed := uint64(len(c.who)) + uint64(c.agreed)
				g := setUp(d, c.who, seed)
				_, devices := seated(t, g, c.agreed, c.at...)
				by := random(seed)
				if d.ID == "conquer" {
					by = pages
				}
				texts := playOut(t, devices, by, 5000)
				last := texts[len(texts)-1]
				l, err := Decode(last, nil)
				if err != nil {
					t.Fatal(err)
				}
				if !l.Course.Over() || len(l.Table.Letters) != len(texts) {
					t.Fatalf("over %v after %d of %d letters", l.Course.Over(), len(l.Table.Letters), len(texts))
				}
				for i, dev := range devices {
					if err := Compare(dev.head.Table(), l.Table, dev.mine); err != nil && !errors.Is(err, ErrSame) {
						t.Errorf("device %d: %v", i, err)
					}
				}
				if err := l.Course.Rethink(think); d.ID != "conquer" && err != nil || errors.Is(err, ErrForged) {
					t.Error(err)
				}
				again, err := l.Course.Text(false)
				if err != nil || again != last {
					t.Errorf("the letter is written again otherwise: %v", err)
				}
				limit := 600
				if d.ID == "conquer" {
					limit = 1500
				}
				if mid := len(texts[len(texts)/2]); mid > limit {
					t.Errorf("%d characters in mid-game, %d are the most", mid, limit)
				}
				t.Logf("%d letters, %d moves, %d characters", len(texts), len(l.Table.Moves), len(last))
			})
		}
	}
}
