package session

import (
	"bytes"
	"errors"
	"slices"
	"testing"

	"tabard/engines/bot"
	"tabard/engines/coincrown"
	"tabard/engines/conquer"
	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/merchants"
	"tabard/engines/post"
	"tabard/engines/save"
)

// far is one device at a table by link.
type far struct {
	t    *testing.T
	key  post.Key
	seat game.Player
	head *post.Course
	seen int
	h    *host
	out  []Effect // of opening
}

// apart is a table of two people on two devices and a bot between them, before the first letter.
func apart(t *testing.T, d *game.Def) [2]*far {
	t.Helper()
	known := save.ByCode
	save.ByCode = func(code uint8) *game.Def {
		if code == d.Code {
			return d
		}
		return known(code)
	}
	t.Cleanup(func() { save.ByCode = known })
	g := save.Game{Code: d.Code, Rules: d.Rules, Title: "Far", Setup: d.DefaultSetup(3, 5), Seats: []save.Seat{{Name: "Edith"}, {Name: "Tom", Bot: true, Colour: 1}, {Name: "Zoe", Colour: 2}}}
	if d == conquer.Def {
		g.Setup.Options[9] = 1 // 10 rounds
	}
	table, err := post.New(g, 0)
	if err != nil {
		t.Fatal(err)
	}
	devices := [2]*far{{t: t, key: post.Key{1}, seat: 0}, {t: t, key: post.Key{2}, seat: 2}}
	for _, f := range devices {
		if err := table.Sit(f.seat, "", f.key); err != nil {
			t.Fatal(err)
		}
	}
	if err := table.Start(2); err != nil {
		t.Fatal(err)
	}
	for _, f := range devices {
		if f.head, err = post.Follow(table); err != nil {
			t.Fatal(err)
		}
	}
	return devices
}

// receive opens a letter.
func (f *far) receive(text string) {
	f.t.Helper()
	l, err := post.Decode(text, nil)
	if err != nil {
		f.t.Fatal(err)
	}
	f.head = l.Course
}

// open sits down to the newest letter, begun if it is this device's to write.
func (f *far) open() {
	f.t.Helper()
	if f.head.Next() == f.seat {
		if err := f.head.Begin(f.key, nil); err != nil {
			f.t.Fatal(err)
		}
	}
	s, out, err := OpenLetter("t1", f.head, f.here(), f.seen)
	if err != nil {
		f.t.Fatal(err)
	}
	f.h = &host{f.t, s, out}
	f.out = append(out, f.h.do(SetPace{0})...)
}

func (f *far) here() (here [game.MaxSeats]bool) {
	here[f.seat] = true
	return here
}

// found is the first effect of a kind.
func found[T any](all []Effect) (e T, ok bool) {
	for _, x := range all {
		if e, ok = x.(T); ok {
			return e, true
		}
	}
	return e, false
}

// write answers until the letter is told; each answer that is not final is taken back once and given again.
func (f *far) write(n *uint64, undone *int) Letter {
	f.t.Helper()
	out := f.out
	for {
		if l, ok := found[Letter](out); ok {
			return l
		}
		if q, ok := found[Think](out); ok {
			d := f.h.s.View().Def
			st := d.Zero()
			if _, err := st.UnmarshalMsg(q.State); err != nil {
				f.t.Fatal(err)
			}
			out = f.h.do(Thought{q.Rev, bot.Answer{Action: bot.Choose(d, st, q.Seat, d.Levels[q.Level], q.Seed)}})
			continue
		}
		v := f.h.s.View()
		if v.Turn != f.seat || len(v.Legal) == 0 {
			f.t.Fatalf("nobody has to answer: %+v, %d legal, effects %T", v.Turn, len(v.Legal), out)
		}
		*n++
		a := v.Legal[*n*7%uint64(len(v.Legal))]
		if v.Def == conquer.Def {
			a = bot.Choose(v.Def, v.State, f.seat, v.Def.Levels[0], 3)
		}
		if !f.h.s.Final(a) && *n%3 == 0 {
			f.h.do(Chose{v.Rev, a})
			if w := f.h.s.View(); w.CanUndo && w.Next == game.Nobody {
				if f.h.do(Undo{}); f.h.s.View().Turn != f.seat || f.h.s.View().Next != game.Nobody {
					f.t.Fatal("undo has left the letter")
				}
				*undone++
				v = f.h.s.View()
				a = v.Legal[*n*7%uint64(len(v.Legal))]
				if v.Def == conquer.Def {
					a = bot.Choose(v.Def, v.State, f.seat, v.Def.Levels[0], 3)
				}
				out = f.h.do(Chose{v.Rev, a})
				continue
			}
			out = f.h.out
			continue
		}
		out = f.h.do(Chose{v.Rev, a})
	}
}

func bytesOf(s game.State) string { return string(marshal(s)) }

// A game of each kind by two devices, through sessions: letters are proved where they arrive, what came since is announced with the draw first, at
// rest nothing can be answered, and undo ends with the letter.
func TestATableByLink(t *testing.T) {
	for _, d := range []*game.Def{coincrown.Def, emara.Def, merchants.Def, conquer.Def} {
		devices := apart(t, d)
		first, second := devices[1], devices[0]
		if err := first.head.Begin(first.key, nil); err != nil { // the first link
			t.Fatal(err)
		}
		_, _, err := OpenLetter("t1", first.head, [game.MaxSeats]bool{}, 0)
		if !errors.Is(err, post.ErrSeat) {
			t.Errorf("%s: a session before the deal: %v", d.ID, err)
		}
		text, err := first.head.Text(false)
		if err != nil {
			t.Fatal(err)
		}
		second.receive(text)
		letters, undone, announced, n := 1, 0, 0, uint64(0)
		for at, to := second, first; ; {
			at.open()
			if _, ended := found[Letter](at.out); at.head.Holder() != at.seat && !ended {
				t.Fatalf("%s: letter %d is not written where it was sent", d.ID, letters+1)
			}
			if x, ok := found[Announce](at.out); ok && letters > 2 && len(x.Entries) > 0 {
				announced++
			}
			keep, ok := found[Keep](at.out)
			if !ok {
				t.Fatalf("%s: what was drawn is not kept", d.ID)
			}
			if _, ok := found[Save](at.out); ok {
				t.Fatalf("%s: a table by link is saved as a game", d.ID)
			}
			if c, err := post.Restore(keep.Record); err != nil || bytesOf(c.State()) != bytesOf(at.h.s.pos) {
				t.Fatalf("%s: the record stands elsewhere: %v", d.ID, err)
			}
			l := at.write(&n, &undone)
			letters++
			if l.Number != letters || l.Next != at.head.Next() {
				t.Fatalf("%s: letter %d to %d, want %d", d.ID, l.Number, l.Next, letters)
			}
			at.seen = letters
			v := at.h.s.View()
			if len(v.Legal) > 0 || v.CanUndo || v.CanRestart || v.Next != l.Next || !v.Away[to.seat] || v.Away[at.seat] || v.Away[1] {
				t.Fatalf("%s: at rest: %d legal, undo %v, next %d, away %v", d.ID, len(v.Legal), v.CanUndo, v.Next, v.Away)
			}
			for _, m := range []Msg{Undo{}, RestartTurn{}, Chose{v.Rev, game.Action{Kind: game.Pass}}, Passes{Rev: v.Rev}} {
				if at.h.do(m); bytesOf(at.h.s.pos) != bytesOf(at.head.State()) || len(at.head.Table().Letters) != letters {
					t.Fatalf("%s: %T goes beyond the letter", d.ID, m)
				}
			}
			if l.Next == game.Nobody {
				if _, ok := found[Finished](at.h.out); !v.Over || ok {
					t.Errorf("%s: over %v", d.ID, v.Over)
				}
				to.receive(l.Text)
				to.open()
				if w := to.h.s.View(); !w.Over || !slices.EqualFunc(v.Standing, w.Standing, func(a, b game.Rank) bool { return a == b }) {
					t.Errorf("%s: the devices end otherwise", d.ID)
				}
				for _, f := range []*far{at, to} {
					f.analysed(t)
				}
				break
			}
			if _, ok := at.h.s.Analysis(); ok {
				t.Fatalf("%s: a game that goes on is analysed", d.ID)
			}
			if l.Next != at.seat {
				to.receive(l.Text)
				at, to = to, at
			}
		}
		t.Logf("%s: %d letters, %d undone, %d announced", d.ID, letters, undone, announced)
		if letters < 20 || undone < 3 || announced < letters/2 {
			t.Errorf("%s: %d letters, %d answers taken back, %d announced", d.ID, letters, undone, announced)
		}
	}
}

// analysed follows the question for an analysis of the table, which is over, to the position in which it has ended.
func (f *far) analysed(t *testing.T) {
	t.Helper()
	d := f.h.s.def
	q, ok := f.h.s.Analysis()
	pos := d.Zero()
	if _, err := pos.UnmarshalMsg(q.State); !ok || err != nil {
		t.Fatalf("%s: no question: %v", d.ID, err)
	}
	start, anew := pos.Clone(), q.Anew
	for i, m := range q.Moves {
		if len(anew) > 0 && anew[0].Move == i {
			draws := anew[0].Draws
			pos.Determinize(&draws)
			anew = anew[1:]
		}
		legal := pos.Legal(nil)
		if v, ok := f.h.s.Moment(i); !ok || v.Turn != pos.Turn() || len(v.Legal) != len(legal) {
			t.Fatalf("%s: move %d has no moment", d.ID, i)
		}
		pos.Apply(legal[m], nil)
	}
	pos.Still()
	if bytesOf(pos) != bytesOf(f.head.State()) || len(anew) > 0 {
		t.Errorf("%s: the question ends elsewhere", d.ID)
	}
	q.Of = [game.MaxSeats]bool{} // that it can be followed is enough
	r := bot.NewAnalysis(d, start, q)
	for !r.Step(1000) {
	}
	if r.Fault() != nil || r.Turns()[len(r.Turns())-1].Chances != bot.Chances(d, pos) {
		t.Errorf("%s: %v, the analysis ends elsewhere", d.ID, r.Fault())
	}
}

// "Play on from here", a save link and a file of a table by link begin at what the viewer knows, dealt anew: they hold no stream of the table,
// and the hands of others as they might be.
func TestWhatIsTakenFromATableByLinkTellsNothing(t *testing.T) {
	for _, d := range []*game.Def{coincrown.Def, emara.Def, merchants.Def} {
		devices := apart(t, d)
		at, to, n, undone := devices[1], devices[0], uint64(0), 0
		if err := at.head.Begin(at.key, nil); err != nil {
			t.Fatal(err)
		}
		text, err := at.head.Text(false)
		if err != nil {
			t.Fatal(err)
		}
		dealt := 0
		var s *Session
		for range 12 {
			to.receive(text)
			at, to = to, at
			at.open()
			s = at.h.s
			last := len(s.View().Log) - 1
			copies := []save.Game{s.Save(), s.Copy(last)}
			if past := s.LookBack(last); past != nil {
				copies = append(copies, past.Copy())
			}
			for _, g := range copies {
				if !g.Practice || g.Setup.Seed != 0 || len(g.Moves) > 0 {
					t.Errorf("%s: practice %v, seed %d, %d moves", d.ID, g.Practice, g.Setup.Seed, len(g.Moves))
				}
				_, st, err := save.Open(g)
				if err != nil {
					t.Fatal(err)
				}
				if !bytes.Equal(marshal(game.View(st, at.seat)), marshal(game.View(s.pos, at.seat))) {
					t.Errorf("%s: the copy shows another table", d.ID)
				}
				still := func(s game.State) []byte { c := s.Clone(); c.Still(); return marshal(c) }
				if bytes.Equal(marshal(st), marshal(s.pos)) {
					t.Errorf("%s: the copy has the table's streams", d.ID)
				}
				if !bytes.Equal(still(st), still(s.pos)) {
					dealt++
				}
			}
			if _, ok := s.Wonder(); ok {
				t.Errorf("%s: advice where it was not agreed on", d.ID)
			}
			text = at.write(&n, &undone).Text
		}
		if (dealt > 0) != (d == emara.Def) { // the others hide nothing here
			t.Errorf("%s: hands were dealt anew in %d copies", d.ID, dealt)
		}
	}
}

// Several answers at once are all or nothing in a letter too, an order goes into the letter, and a letter that was left open goes on from its record with
// its undo.
func TestAnOpenLetterOfASession(t *testing.T) {
	devices := apart(t, merchants.Def)
	at, to, n, undone := devices[1], devices[0], uint64(0), 0
	if err := at.head.Begin(at.key, nil); err != nil {
		t.Fatal(err)
	}
	text, err := at.head.Text(false)
	if err != nil {
		t.Fatal(err)
	}
	var s *Session
	var v View
	i := -1
	for i < 0 {
		to.receive(text)
		to.open()
		s = to.h.s
		if v = s.View(); v.Turn == to.seat && v.Next == game.Nobody {
			i = slices.IndexFunc(v.Legal, func(a game.Action) bool { return !s.Final(a) })
		}
		if i < 0 {
			text = to.write(&n, &undone).Text
			at, to = to, at
		}
	}
	before, moves := bytesOf(s.pos), len(to.head.Table().Moves)
	to.h.do(ChoseMany{v.Rev, []game.Action{v.Legal[i], {Kind: 255}}})
	if bytesOf(s.pos) != before || bytesOf(to.head.State()) != before || len(to.head.Table().Moves) != moves {
		t.Fatal("half of what was chosen at once is played")
	}
	to.h.do(SetAsk{to.seat, AskNever})
	to.h.do(SetAsk{at.seat, AskNever}) // is not here
	to.h.do(Chose{s.View().Rev, v.Legal[i]})
	keep, ok := found[Keep](to.h.out)
	if !ok {
		t.Fatal("an answer is not kept")
	}
	c, err := post.Restore(keep.Record)
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Resume(to.key); err != nil {
		t.Fatal(err)
	}
	again, out, err := OpenLetter("t1", c, to.here(), to.seen)
	if err != nil || bytesOf(again.pos) != bytesOf(s.pos) {
		t.Fatalf("%v", err)
	}
	to.h, to.head, to.out = &host{t, again, out}, c, out
	if !again.View().CanUndo {
		t.Fatal("the way back is lost with the page")
	}
	if to.h.do(Undo{}); bytesOf(again.pos) != before {
		t.Error("the way back leads elsewhere")
	}
	to.out = nil
	to.write(&n, &undone)
	if acts := c.Table().Acts; len(acts) != 1 || acts[0].Seat != to.seat || c.Order(to.seat) != post.Never {
		t.Errorf("acts %v", acts)
	}
}
