package gametest

import (
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"tabard/engines/game"
)

func toyConfig(t *testing.T) Config {
	return Config{Games: 12, Quick: 60, Seed: 1, Dir: t.TempDir(), Update: true, Transcripts: 2, Perfts: 4, Enough: 50}
}

func TestASoundGameKeepsEveryLaw(t *testing.T) {
	c := toyConfig(t)
	for _, update := range []bool{true, false} {
		c.Update = update
		g := toyGame()
		r := Prove(g, c)
		for _, f := range r.Findings {
			t.Error(f.text(g.Def, t.Name()))
		}
		if want := 4*c.Games + c.Quick; r.Games != want || r.Decisions < 10*r.Games || r.Longest > g.Def.Limit {
			t.Errorf("%d games, %d decisions, longest %d; want %d games", r.Games, r.Decisions, r.Longest, want)
		}
	}
}

func TestGoldenTextsNoticeAnotherGame(t *testing.T) {
	defer func() { bend = bends{} }()
	c := toyConfig(t)
	if r := Prove(toyGame(), c); len(r.Findings) > 0 {
		t.Fatal(r.Findings)
	}
	c.Update = false
	cases := []struct {
		what string
		laws []string
		make func(g *Game)
	}{
		{"a coin goes to another seat", []string{"transcript"}, func(*Game) {
			bend.apply = func(s *toy, before toy, a game.Action, _ *game.Sink) {
				if a.Kind == toyTake {
					s.Coins = before.Coins
					s.Coins[0] += uint8(a.A)
				}
			}
		}},
		{"an event says something else", []string{"transcript"}, func(*Game) {
			bend.apply = func(_ *toy, _ toy, _ game.Action, out *game.Sink) {
				lastEvent(out, toyTook, func(e *game.Event) { e.N++ })
			}
		}},
		{"the deal is another", []string{"transcript", "perft"}, func(g *Game) {
			created(g, func(s *toy) { s.Dice = game.NewRand(s.Dice.State, 9) })
		}},
		{"another rules version", []string{"transcript"}, func(g *Game) { g.Def.Rules++ }},
		{"a count was edited", []string{"perft"}, func(*Game) { edit(t, filepath.Join(c.Dir, "perft", "2.txt"), "/", "/1") }},
		{"a transcript has lost its end", []string{"transcript"}, func(*Game) { edit(t, c.scriptPath(2, 1), "rank", "") }},
		{"a transcript is no transcript", []string{"transcript"}, func(*Game) { edit(t, c.scriptPath(2, 2), "Turn/", "Turn/5 Fly; Turn/") }},
		{"a transcript is missing", []string{"transcript", "perft"}, func(*Game) {
			if err := os.Remove(c.scriptPath(3, 2)); err != nil {
				t.Fatal(err)
			}
		}},
	}
	for _, tc := range cases {
		t.Run(tc.what, func(t *testing.T) {
			bend = bends{}
			g := toyGame()
			g.Covers = nil
			tc.make(&g)
			var found []string
			c := c
			c.Games, c.Quick = 2, 20
			for _, f := range Prove(g, c).Findings {
				found = append(found, f.Law)
			}
			for _, law := range tc.laws {
				if !slices.Contains(found, law) {
					t.Errorf("the suite reports %q, want %s", found, law)
				}
			}
		})
	}
}

// A golden game may be older than the last options of its game, which it is played without; not of a newer game.
func TestAnOptionMayComeLater(t *testing.T) {
	bend = bends{}
	g := toyGame()
	p := &prover{g: &g, c: Config{Seed: 5, Dir: t.TempDir(), Transcripts: 1, Update: true}}
	p.transcript(2, 1)
	p.c.Update = false
	for _, row := range []struct {
		old, new string
		sound    bool
	}{{"setup 2/0/", "setup 2//", true}, {"setup 2//", "setup 2/0,0/", false}} {
		edit(t, p.c.scriptPath(2, 1), row.old, row.new)
		p.found = nil
		p.transcript(2, 1)
		if (len(p.found) == 0) != row.sound {
			t.Errorf("%q: found %v", row.new, p.found)
		}
	}
}

// Updating plays the golden games that there are once more: an option that is off by default, other weights and other set-ups change
// none of them. What is missing is dealt, and what cannot be played any more is dealt anew and named.
func TestUpdatingKeepsTheGoldenGames(t *testing.T) {
	bend = bends{}
	defer func() { bend = bends{} }()
	c := Config{Dir: t.TempDir(), Transcripts: 6, Update: true}
	update := func(g Game) (texts map[string]string, notes []string) {
		p := &prover{g: &g, c: c}
		if p.transcripts(); len(p.found) > 0 {
			t.Fatal(p.found)
		}
		texts = map[string]string{}
		for seats := g.Def.MinSeats; seats <= g.Def.MaxSeats; seats++ {
			for n := 1; n <= c.Transcripts; n++ {
				b, err := os.ReadFile(c.scriptPath(seats, n))
				if err != nil {
					t.Fatal(err)
				}
				texts[c.scriptPath(seats, n)] = string(b)
			}
		}
		return texts, p.notes
	}
	first, notes := update(toyGame())
	if len(first) != 12 || len(notes) != 12 {
		t.Fatalf("%d golden games of 12, %q", len(first), notes)
	}
	wind := func() Game {
		g, sound := toyGame(), toyGame().Def.New
		g.Def.Options = append(g.Def.Options, game.Option{ID: "wind", Values: []string{"off", "on"}})
		g.Def.New = func(s game.Setup) (game.State, error) { s.Options[1] = 0; return sound(s) }
		g.Def.Eval = func(s game.State, p game.Player) int32 { return int32(s.(*toy).Coins[p]) }
		return g
	}
	later, notes := update(wind())
	if len(notes) > 0 || !maps.Equal(first, later) {
		t.Errorf("a new option that is off changes golden games, %q", notes)
	}
	gone, stale := c.scriptPath(3, 2), c.scriptPath(2, 5)
	if err := os.Remove(gone); err != nil {
		t.Fatal(err)
	}
	edit(t, stale, "EndTurn", "Fly")
	later, notes = update(wind())
	if len(notes) != 2 || !strings.Contains(notes[0], `2-05.txt is dealt anew: line 8: "Fly" is no verb`) || !strings.Contains(notes[1], gone+" was missing and is dealt") {
		t.Errorf("one golden game is missing and one cannot be read: %q", notes)
	}
	for path, text := range later {
		dealt, options := path == gone || path == stale, optionsOf(text)
		if dealt && options != 2 || !dealt && text != first[path] {
			t.Errorf("%s was to be dealt anew: %v. It has %d options\n%s", path, dealt, options, text)
		}
	}
	// An engine that tells something else keeps the decisions, one that refuses them does not.
	bend.apply = func(_ *toy, _ toy, _ game.Action, out *game.Sink) {
		lastEvent(out, toyTook, func(e *game.Event) { e.N++ })
	}
	told, notes := update(wind())
	if len(notes) > 0 || maps.Equal(told, later) {
		t.Errorf("another event changes no golden game, %q", notes)
	}
	for path := range told {
		was, err := readScript(wind().Def, later[path])
		is, err2 := readScript(wind().Def, told[path])
		if err != nil || err2 != nil || !reflect.DeepEqual(was, is) {
			t.Errorf("%s has other decisions than before: %v, %v", path, err, err2)
		}
	}
	bend = bends{legal: func(_ *toy, _ int, legal []game.Action) []game.Action {
		return slices.DeleteFunc(legal, func(a game.Action) bool { return a.Kind == toyPeek })
	}}
	if _, notes = update(wind()); len(notes) == 0 || !strings.Contains(notes[0], "Peek is not legal any more") {
		t.Errorf("golden games that look at the deck, which is not allowed any more: %q", notes)
	}
}

// edit replaces the first occurrence of a text in a file.
func edit(t *testing.T, path, old, new string) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil || !strings.Contains(string(b), old) {
		t.Fatalf("%s: %v, and does it contain %q?", path, err, old)
	}
	if err := os.WriteFile(path, []byte(strings.Replace(string(b), old, new, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestATranscriptHoldsEveryDecision(t *testing.T) {
	g := toyGame()
	p := &prover{g: &g, c: Config{Seed: 5}}
	k := p.ticket(g.Def.DefaultSetup(3, 0), 0, 1)
	var acts []game.Action
	text, err := script(g.Def, k.setup, len(g.Def.Options), false, func(s game.State, legal []game.Action) (game.Action, bool) {
		a := legal[k.player.choose(s, legal)]
		acts = append(acts, a)
		return a, true
	})
	if err != nil {
		t.Fatal(err)
	}
	l, err := readScript(g.Def, text)
	if err != nil || l.Setup != k.setup || !slices.Equal(l.Acts, acts) {
		t.Errorf("read %+v, %v; want %d decisions of %+v", l, err, len(acts), k.setup)
	}
}

func TestAFindingIsShortAndRepeats(t *testing.T) {
	defer func() { bend = bends{} }()
	// The fault needs coins of seat 1, a card shown by it and two cards left to seat 0, which takes some doing between much else.
	bend.check = func(s *toy, err error) error {
		if s.Coins[1] > 0 && s.HandN[0] >= 2 && s.Open[1] != 0 {
			return errors.New("TOY-99: what a coincidence")
		}
		return err
	}
	g := toyGame()
	p := &prover{g: &g, c: Config{Seed: 3}, t: newTally(&g)}
	for n := 0; n < 40 && !p.knows("check"); n++ {
		p.examine(p.ticket(g.Def.DefaultSetup(2, 0), 0, n))
	}
	i := slices.IndexFunc(p.found, func(f Finding) bool { return f.Law == "check" })
	if i < 0 {
		t.Fatalf("found %v, want the law check", p.found)
	}
	f := p.found[i]
	if len(f.Line.Acts) > f.Long || len(f.Line.Acts) > 8 {
		t.Errorf("%d decisions of %d are left", len(f.Line.Acts), f.Long)
	}
	key, log := f.Line.tell(g.Def)
	if text := f.text(g.Def, "TestX"); !strings.Contains(text, "-run '^TestX$' -gametest.replay='"+key+"'") || !strings.Contains(text, log[0]) {
		t.Errorf("the finding does not tell how to repeat it: %s", text)
	}
	l, err := parseKey(g.Def, key)
	if err != nil || l.Setup != f.Line.Setup || !slices.Equal(l.Acts, f.Line.Acts) {
		t.Fatalf("the key %s reads as %+v, %v", key, l, err)
	}
	again := &prover{g: &g, t: newTally(&g)}
	s, err := g.Def.New(l.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range l.Acts {
		s.Apply(a, nil)
	}
	if again.position(l, s, true); !again.knows("check") {
		t.Errorf("replaying %s finds %v", key, again.found)
	}
}

func TestReplayKeysFromOutsideAreChecked(t *testing.T) {
	d := toyDef()
	for _, key := range []string{"", "2/0/1", "x/0/1/", "2/300/1/", "2/0/-1/", "9/0/1/", "2/0/1/77", "2/0/1/0.x", "2/0" + strings.Repeat(",0", game.MaxOptions) + "/1/"} {
		if l, err := parseKey(d, key); err == nil {
			t.Errorf("key %q reads as %+v", key, l)
		}
	}
}

func TestASlowGameIsNotedAndAnExemptNameIsNotMissed(t *testing.T) {
	g := toyGame()
	g.Def.Alarm = 5
	g.Def.Kinds = append(g.Def.Kinds, "Fly")
	g.Bare = map[string]string{"verb Fly": "tallow has no wings"}
	r := Prove(g, Config{Games: 4, Quick: 60, Seed: 1})
	if len(r.Notes) != 1 || !strings.Contains(r.Notes[0], "over the alarm of 5") {
		t.Errorf("notes %q", r.Notes)
	}
	for _, f := range r.Findings {
		t.Error(f.text(g.Def, t.Name()))
	}
}

func TestSoakPlaysAndFinds(t *testing.T) {
	defer func() { bend = bends{} }()
	g := toyGame()
	told := 0
	r := soak(&g, 3, 1000, 1, func(string) { told++ })
	if r.Games != 1000 || len(r.Findings) > 0 || told != 20 {
		t.Errorf("%d games, findings %v, told %d times; want 1000, none, 20", r.Games, r.Findings, told)
	}
	var seats [4]atomic.Int64
	g.Covers = append(g.Covers, Cover{Name: "seats", N: 4, Action: func(s game.State, _ game.Action) int {
		seats[s.(*toy).N].Add(1)
		return -1
	}})
	if soak(&g, 2, 2, 1, nil); seats[2].Load() == 0 || seats[3].Load() != 0 {
		t.Errorf("a soak with two seats makes %d decisions with two and %d with three", seats[2].Load(), seats[3].Load())
	}
	bend.check = func(s *toy, err error) error {
		if s.Coins[0] > 4 {
			return errors.New("TOY-99: too rich")
		}
		return err
	}
	r = soak(&g, 2, 200, 1, nil)
	if !slices.ContainsFunc(r.Findings, func(f Finding) bool { return f.Law == "check" && f.Line != nil }) {
		t.Errorf("a broken game soaks with findings %v", r.Findings)
	}
}

// A number among the options is set up with each of its values, looked at where it begins, and played only with those
// that Setups says.
func TestAQuantityIsSetUpButNotPlayed(t *testing.T) {
	quantities := func(refused func(s game.Setup) bool) (Game, *int) {
		g, sound, made := toyGame(), toyGame().Def.New, new(int)
		o := game.Option{ID: "size"}
		for range 20 {
			o.Values = append(o.Values, string(rune('a'+len(o.Values))))
		}
		g.Def.Options = append(g.Def.Options, o)
		g.Def.New = func(s game.Setup) (game.State, error) {
			if err := g.Def.CheckSetup(s); err != nil {
				return nil, err
			}
			if refused(s) {
				return nil, game.ErrSetup
			}
			if s.Options[1] != 0 {
				*made++
			}
			s.Options[1] = 0
			return sound(s)
		}
		return g, made
	}
	c := Config{Games: 12, Quick: 60, Seed: 1}
	g, made := quantities(func(game.Setup) bool { return false })
	r := Prove(g, c)
	if want := 4*c.Games + c.Quick; len(r.Findings) > 0 || r.Games != want || *made < 19 {
		t.Errorf("%d games, %d set-ups, findings %v; want %d games and none", r.Games, *made, r.Findings, want)
	}
	g, _ = quantities(func(s game.Setup) bool { return s.Options[1] == 7 && (s.Seats != 3 || s.Options[0] != 1) })
	if r := Prove(g, c); len(r.Findings) > 0 {
		t.Errorf("a value that needs three seats and another option: findings %v", r.Findings)
	}
	g, _ = quantities(func(s game.Setup) bool { return s.Options[1] == 7 })
	if r := Prove(g, c); len(r.Findings) != 1 || r.Findings[0].Law != "cover" || !strings.Contains(r.Findings[0].Detail, `["option size h"]`) {
		t.Errorf("a value that nobody can have: findings %v", r.Findings)
	}
	g, _ = quantities(func(game.Setup) bool { return false })
	inner := g.Def.New
	g.Def.New = func(s game.Setup) (game.State, error) {
		made, err := inner(s)
		if err == nil && s.Options[1] == 7 {
			made.(*toy).Spare = 1
		}
		return made, err
	}
	if r := Prove(g, c); len(r.Findings) == 0 || r.Findings[0].Law != "check" {
		t.Errorf("a value with a broken beginning: findings %v", r.Findings)
	}
}

func TestAStateMustBeFlat(t *testing.T) {
	type flatPart struct{ P *int }
	cases := []struct {
		name string
		s    game.State
		ok   bool
	}{
		{"numbers, arrays and one pointer", &toy{}, true},
		{"not a pointer", struct{ *toy }{}, false},
		{"a slice", &struct {
			unflat
			L []int8
		}{}, false},
		{"a map", &struct {
			unflat
			M map[int8]int8
		}{}, false},
		{"a float", &struct {
			unflat
			F [2]float64
		}{}, false},
		{"a closure", &struct {
			unflat
			F func()
		}{}, false},
		{"a string", &struct {
			unflat
			S string
		}{}, false},
		{"a number of the machine's size", &struct {
			unflat
			I int
		}{}, false},
		{"three pointers", &struct {
			unflat
			A, B, C flatPart
		}{}, false},
	}
	for _, c := range cases {
		if err := flat(c.s); (err == nil) != c.ok {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// unflat lends the methods of a State to structs that are none.
type unflat struct{}

func (unflat) Turn() game.Player                     { return game.Nobody }
func (unflat) Prompt() game.Frame                    { return game.Frame{} }
func (unflat) Settled() bool                         { return true }
func (unflat) Legal(d []game.Action) []game.Action   { return d }
func (unflat) Apply(game.Action, *game.Sink)         {}
func (unflat) Standing(d []game.Rank) []game.Rank    { return d }
func (unflat) Redact(game.Player)                    {}
func (unflat) Still()                                {}
func (unflat) Determinize(*game.Rand)                {}
func (unflat) Check() error                          { return nil }
func (unflat) Clone() game.State                     { return nil }
func (unflat) CopyFrom(game.State)                   {}
func (unflat) MarshalMsg(b []byte) ([]byte, error)   { return b, nil }
func (unflat) UnmarshalMsg(b []byte) ([]byte, error) { return b, nil }

// On a second machine a sound game is played once with each number of seats, and its golden texts are compared all the same.
func TestAbroadTheGoldenTextsAreWhatTheyAreAtHome(t *testing.T) {
	c := Config{Games: 12, Quick: 60, Seed: 1, Dir: t.TempDir(), Update: true, Transcripts: 2, Perfts: 4, Enough: 50}
	home := Prove(toyGame(), c)
	c.Update, c.Abroad = false, true
	there := Prove(toyGame(), c)
	if d := toyDef(); len(home.Findings)+len(there.Findings) > 0 || there.Games != d.MaxSeats-d.MinSeats+1 {
		t.Errorf("%v at home, %v and %d games abroad", home.Findings, there.Findings, there.Games)
	}
	golden := c
	golden.Golden = true
	if short := Prove(toyGame(), golden); len(short.Findings) > 0 || short.Games != 0 {
		t.Errorf("the golden texts alone: %v and %d games", short.Findings, short.Games)
	}
	defer func() { bend = bends{} }()
	bend.apply = func(s *toy, _ toy, _ game.Action, _ *game.Sink) { s.Round ^= 1 }
	if len(Prove(toyGame(), c).Findings) == 0 || len(Prove(toyGame(), golden).Findings) == 0 {
		t.Error("a game that goes otherwise there is not noticed")
	}
}

// Where only some golden games have their positions counted, their counts are compared and those of the others are not.
func TestFewerGoldenGamesAreCounted(t *testing.T) {
	c := Config{Games: 12, Quick: 60, Seed: 1, Dir: t.TempDir(), Update: true, Transcripts: 3, Perfts: 6, Enough: 50, Counted: 2}
	if found := Prove(toyGame(), c).Findings; len(found) > 0 {
		t.Fatal(found)
	}
	c.Update = false
	path := filepath.Join(c.Dir, "perft", fmt.Sprintf("%d.txt", toyDef().MinSeats))
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.SplitAfter(string(whole), "\n")
	for game, want := range map[int]int{1: 1, 2: 1, 3: 0} {
		spoilt := slices.Clone(lines)
		for i := range spoilt {
			if strings.HasPrefix(spoilt[i], fmt.Sprintf("%d-%02d @", toyDef().MinSeats, game)) {
				spoilt[i] = strings.Replace(spoilt[i], "/", "/9", 1)
			}
		}
		if err := os.WriteFile(path, []byte(strings.Join(spoilt, "")), 0o644); err != nil {
			t.Fatal(err)
		}
		if found := Prove(toyGame(), c).Findings; len(found) != want {
			t.Errorf("game %d spoilt: %v", game, found)
		}
	}
}
