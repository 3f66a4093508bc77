package post

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tabard/app/session"
	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/coincrown"
	"tabard/engines/conquer"
	"tabard/engines/emara"
	"tabard/engines/game"
	"tabard/engines/merchants"
	letters "tabard/engines/post"
	"tabard/engines/save"
	"tabard/engines/share"
	"tabard/web/journal"
	"tabard/web/store"
)

func init() { save.ByCode = engines.ByCode }

// device is one device: a storage, and what its person does.
type device struct {
	t    *testing.T
	name string
	mem  *store.Memory
	*Post
	id  string
	way int // by so many it answers otherwise first
}

func deviceOf(t *testing.T, name string) *device {
	d := &device{t: t, name: name, mem: store.NewMemory()}
	d.reload()
	return d
}

// reload opens the page anew.
func (d *device) reload() { d.Post = NewPost(store.OpenShelf(d.mem)) }

// gameOf is a table for so many people and a bot.
func gameOf(def *game.Def, people int) save.Game {
	names := []string{"Edith", "Tom", "Zoe"}
	g := save.Game{Code: def.Code, Rules: def.Rules, Title: "Far", Setup: def.DefaultSetup(people+1, 0)}
	if def == conquer.Def {
		g.Setup.Options[9] = 1 // 10 rounds
	}
	for i := range people {
		g.Seats = append(g.Seats, save.Seat{Name: names[i], Colour: uint8(i)})
	}
	g.Seats = append(g.Seats, save.Seat{Name: "Bot", Bot: true, Colour: 3})
	for i := 1; i < people; i++ {
		g.Seats[i].Name = "" // open
	}
	return g
}

// tableOf is a table at which everybody has joined, in turn, and the text of the first letter.
func tableOf(t *testing.T, def *game.Def, people int) (all []*device, text string) {
	t.Helper()
	for i := range people {
		all = append(all, deviceOf(t, []string{"Edith", "Tom", "Zoe"}[i]))
	}
	id, err := all[0].Start(gameOf(def, people), 0, 0)
	if err != nil {
		t.Fatal(err)
	}
	text, _, err = all[0].Sent(id, false)
	if err != nil {
		t.Fatal(err)
	}
	for i, d := range all {
		d.id = id
		if i == 0 {
			continue
		}
		g := d.Receive(text)
		if g.Outcome != Free || g.ID != id {
			t.Fatalf("%s: an invitation is %d of %s: %v", d.name, g.Outcome, g.ID, g.Err)
		}
		if err := d.Post.Sit(id, g.Letter.Table, game.Player(i), d.name); err != nil {
			t.Fatal(err)
		}
		if text, _, err = d.Sent(id, false); err != nil {
			t.Fatal(err)
		}
	}
	return all, text
}

// take receives a letter that goes on.
func (d *device) take(text string) Got {
	d.t.Helper()
	g := d.Receive(text)
	if g.Outcome != GoesOn {
		d.t.Fatalf("%s: a letter is %d: %v", d.name, g.Outcome, g.Err)
	}
	if err := d.Take(g, false); err != nil {
		d.t.Fatal(err)
	}
	return g
}

// write answers at a table until its letter has ended, and returns who writes the next. With stop the page is closed after so many answers.
func (d *device) write(stop int) (text string, next game.Player, answers int) {
	d.t.Helper()
	if _, err := d.Begin(d.id); err != nil {
		d.t.Fatal(err)
	}
	sent := func() (string, game.Player, int) {
		text, l, err := d.Sent(d.id, false)
		if err != nil {
			d.t.Fatal(err)
		}
		return text, l.Course.Next(), answers
	}
	s, out, before, err := d.Session(d.id)
	if err != nil {
		d.t.Fatal(err)
	}
	if before {
		return sent()
	}
	out = append(out, s.Update(session.SetPace{})...)
	for {
		ended, think := false, (*session.Think)(nil)
		for _, e := range out {
			switch e := e.(type) {
			case session.Keep:
				if err := d.Keep(d.id, true); err != nil {
					d.t.Fatal(err)
				}
			case session.Letter:
				ended = true
			case session.Think:
				think = &e
			case session.Broken:
				d.t.Fatal(e.Report)
			}
		}
		v := s.View()
		switch {
		case ended:
			d.Shut(d.id)
			return sent()
		case stop > 0 && answers == stop:
			return "", v.Turn, answers
		case think != nil:
			st := v.Def.Zero()
			if _, err := st.UnmarshalMsg(think.State); err != nil {
				d.t.Fatal(err)
			}
			out = s.Update(session.Thought{Rev: think.Rev, Answer: bot.Answer{Action: bot.Choose(v.Def, st, think.Seat, v.Def.Levels[0], think.Seed)}})
		case len(v.Legal) == 0:
			d.t.Fatalf("%s: nothing to answer: turn %d, viewer %d, next %d", d.name, v.Turn, v.Viewer, v.Next)
		default:
			answers++
			a := bot.Choose(v.Def, v.State, v.Turn, v.Def.Levels[0], uint64(answers))
			if i := game.Index(v.Legal, a); d.way > 0 && answers == 1 {
				a = v.Legal[(i+d.way)%len(v.Legal)]
			}
			out = s.Update(session.Chose{Rev: v.Rev, Action: a})
		}
	}
}

// spoil changes one character of a link.
func spoil(text string, at int) string {
	b := []byte(text)
	if b[at] == 'A' {
		b[at] = 'B'
	} else {
		b[at] = 'A'
	}
	return string(b)
}

// A whole game of each kind by two and three devices. Each letter comes twice, the one before it comes late, and pages are closed in between.
func TestAWholeGameByLink(t *testing.T) {
	for _, def := range []*game.Def{coincrown.Def, emara.Def, merchants.Def, conquer.Def} {
		for people := 2; people <= 3; people++ {
			if people == 3 && def == conquer.Def && testing.Short() {
				continue
			}
			all, text := tableOf(t, def, people)
			at, before, n := people-1, "", 0
			h, err := all[at].Head(all[at].id)
			if err != nil {
				t.Fatal(err)
			}
			next := h.Next
			for next != game.Nobody {
				n++
				if n > 400 {
					t.Fatalf("%s: no end", def.ID)
				}
				d := all[next]
				if int(next) != at {
					d.take(text)
					if g := d.Receive(text); g.Outcome != IsHead {
						t.Fatalf("%s: a letter that comes twice is %d", def.ID, g.Outcome)
					}
					if before != "" {
						if g := d.Receive(before); g.Outcome != Older {
							t.Fatalf("%s: an older letter is %d", def.ID, g.Outcome)
						}
					}
				}
				d.reload()
				at, before = int(next), text
				text, next, _ = d.write(0)
			}
			for i, d := range all {
				if i != at {
					d.take(text)
				}
				if h, err := d.Head(d.id); err != nil || !h.Over || h.Next != game.Nobody {
					t.Errorf("%s: over %v at %s, %v", def.ID, h.Over, d.name, err)
				}
			}
			t.Logf("%s: %d people, %d letters, the last has %d characters", def.ID, people, n, len(text))
		}
	}
}

// What comes is one of the rows of a table: each letter that does not go on changes nothing of what the device has.
func TestWhatBecomesOfALetter(t *testing.T) {
	all, text := tableOf(t, merchants.Def, 2)
	edith, tom := all[0], all[1]
	edith.take(text)
	history := []string{text}
	d, other := edith, tom
	for range 5 {
		text, next, _ := d.write(0)
		history = append(history, text)
		if next != game.Player(slices.Index(all, d)) {
			other.take(text)
			d, other = other, d
		}
	}
	for i, x := range history[:len(history)-1] {
		if g := edith.Receive(x); g.Outcome != Older {
			t.Errorf("letter %d is %d", i+1, g.Outcome)
		}
	}
	// d is to write: its device is copied, and the copy plays otherwise. That is two letters of one number.
	twin := &device{t: t, name: d.name, mem: copied(t, d.mem), id: d.id, way: 1}
	twin.reload()
	one, _, _ := d.write(0)
	two, _, _ := twin.write(0)
	if one == two {
		t.Fatal("the twin plays the same")
	}
	who, seat := d, game.Player(slices.Index(all, d))
	other.take(one)
	before := kept(t, other)
	if g := other.Receive(two); g.Outcome != Fork || g.Seat != seat || g.Number != len(history)+1 {
		t.Errorf("a second letter is %d of %d, %d", g.Outcome, g.Seat, g.Number)
	} else if err := other.Take(g, false); err != nil {
		t.Fatal(err)
	}
	if g := who.Receive(two); g.Outcome != Altered || g.Number != len(history)+1 {
		t.Errorf("another letter of one's own is %d, %d", g.Outcome, g.Number)
	}
	n := len(two)
	for _, c := range []struct {
		what, text string
		want       Outcome
	}{
		{"cut", two[:n-9], Spoilt}, {"mistyped", spoil(two, n/2), Spoilt}, {"of a newer version", newer(t, two), Newer}, {"forged", forged(t, one), Spoilt}, {"nothing", "", Spoilt},
	} {
		g := other.Receive(c.text)
		if g.Outcome != c.want || g.Err == nil {
			t.Errorf("a letter that is %s is %d: %v", c.what, g.Outcome, g.Err)
		}
		if c.want == Newer && !IsLetter(c.text) {
			t.Error("a letter of a newer version does not come to the screen that offers the update")
		}
		if err := other.Take(g, false); err != nil {
			t.Error(err)
		}
	}
	if g := deviceOf(t, "Eve").Receive(one); g.Outcome != LookOn {
		t.Errorf("a letter at a stranger's is %d", g.Outcome)
	}
	if !slices.Equal(before, kept(t, other)) {
		t.Error("what does not go on has changed what the device has")
	}
	// Of two letters the other is taken, and the one that was stays as the earlier.
	if err := other.Take(other.Receive(two), true); err != nil {
		t.Fatal(err)
	}
	if h, err := other.Head(other.id); err != nil || h.Text == "" || h.Earlier == "" || h.Text == h.Earlier {
		t.Errorf("after the other letter was taken: %v", err)
	}
	// A device without the keys, from a backup perhaps, can look on only.
	lost := deviceOf(t, "Edith")
	lost.id = edith.id
	if err := lost.Take(lost.Receive(history[2]), false); err != nil {
		t.Fatal(err)
	}
	if g := lost.Receive(history[4]); g.Outcome != Elsewhere {
		t.Errorf("a letter for a seat that is not here is %d", g.Outcome)
	}
	if _, err := lost.Begin(lost.id); err != nil {
		t.Fatal(err)
	}
	s, _, _, err := lost.Session(lost.id)
	if err != nil || len(s.View().Legal) > 0 {
		t.Errorf("without a key: %d answers, %v", len(s.View().Legal), err)
	}
}

// copied is a copy of a storage.
func copied(t *testing.T, m *store.Memory) *store.Memory {
	t.Helper()
	c := store.NewMemory()
	keys, err := m.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range keys {
		rec, err := m.Get(k)
		if err == nil {
			err = c.Set(k, rec)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return c
}

// newer is a letter of a version to come.
func newer(t *testing.T, text string) string {
	t.Helper()
	e, err := share.Unwrap(text, 2)
	if err != nil {
		t.Fatal(err)
	}
	e.Version = 3
	text, err = e.Text()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// forged is a letter with another move in it.
func forged(t *testing.T, text string) string {
	t.Helper()
	e, err := share.Unwrap(text, 2)
	if err != nil {
		t.Fatal(err)
	}
	e.Payload[len(e.Payload)-1] ^= 1
	text, err = e.Text()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// kept is all that a device has stored, as texts.
func kept(t *testing.T, d *device) (all []string) {
	t.Helper()
	keys, err := d.mem.Keys("")
	if err != nil {
		t.Fatal(err)
	}
	slices.Sort(keys)
	for _, k := range keys {
		rec, err := d.mem.Get(k)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, k+"="+string(rec))
	}
	return all
}

// In a group chat everybody answers the same invitation, and the creator puts the answers together in any order. Two for one seat are named.
func TestAnswersOfAGroup(t *testing.T) {
	edith, tom, zoe, eve := deviceOf(t, "Edith"), deviceOf(t, "Tom"), deviceOf(t, "Zoe"), deviceOf(t, "Eve")
	id, err := edith.Start(gameOf(emara.Def, 3), letters.Advised, 0)
	if err != nil {
		t.Fatal(err)
	}
	invitation, _, err := edith.Sent(id, false)
	if err != nil {
		t.Fatal(err)
	}
	answer := func(d *device, seat game.Player) string {
		g := d.Receive(invitation)
		if err := d.Post.Sit(id, g.Letter.Table, seat, d.name); err != nil {
			t.Fatal(err)
		}
		text, _, err := d.Sent(id, false)
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	toms, zoes, eves := answer(tom, 1), answer(zoe, 2), answer(eve, 1)
	edith.take(zoes)
	if h, _ := edith.Head(id); h.Next != game.Nobody || h.Letters > 0 {
		t.Error("a table begins before all have joined")
	}
	edith.take(toms)
	if h, err := edith.Head(id); err != nil || h.Letters != 1 || h.Seats[1].Name != "Tom" || h.Seats[2].Name != "Zoe" {
		t.Errorf("the table has %d letters, seats %v, %v", h.Letters, h.Seats, err)
	}
	if g := edith.Receive(eves); g.Outcome != Taken {
		t.Errorf("a second one for a seat is %d", g.Outcome)
	}
	first, _, err := edith.Sent(id, false)
	if err != nil {
		t.Fatal(err)
	}
	tom.take(first)
	if err := tom.Post.Sit(id, nil, 2, "Tom"); !errors.Is(err, ErrHere) {
		t.Errorf("a second person on one device: %v", err)
	}
	if g := eve.Receive(first); g.Outcome != Taken && g.Outcome != Spoilt {
		t.Errorf("the first letter at who came too late is %d", g.Outcome)
	}
}

// That a letter has begun is written down before a session can show what was drawn, and a page that is closed then comes back to the same draw, on the
// storage or, if that has lost it, from the journal.
func TestADrawIsWrittenDownFirst(t *testing.T) {
	all, text := tableOf(t, merchants.Def, 2)
	d, other := all[0], all[1]
	disks := map[*store.Memory]*journal.Disk{d.mem: {}, other.mem: {}}
	var j journal.Journal
	open := func(m *store.Memory) *Post {
		shelf := store.OpenShelf(m)
		j = disks[d.mem].Open()
		found, _ := j.Found()
		shelf.Join(found)
		return NewPost(shelf)
	}
	for n := range 12 {
		d.take(text)
		h, _ := d.Head(d.id)
		d.Post = open(d.mem)
		if _, err := d.Begin(d.id); err != nil {
			t.Fatal(err)
		}
		j.Put(d.shelf.Written(), func(faults []error) {
			if err := errors.Join(faults...); err != nil {
				t.Fatal(err)
			}
		})
		begun, err := d.Head(d.id)
		if err != nil {
			t.Fatal(err)
		}
		if l, err := begun.Open(); err != nil || l.Course.Holder() == game.Nobody && begun.Letters == h.Letters {
			t.Fatalf("letter %d: what was drawn is not on the disk: %v", n, err)
		}
		// The page is gone. It comes back, and again without the storage.
		hash := func(p *Post) (uint64, letters.Head) {
			t.Helper()
			if _, err := p.Begin(d.id); err != nil {
				t.Fatal(err)
			}
			again, err := p.Head(d.id)
			if err != nil {
				t.Fatal(err)
			}
			if p.open[d.id].State() == nil {
				return 0, again
			}
			x, _ := game.Hash(p.open[d.id].State(), nil)
			return x, again
		}
		d.reload()
		one, again := hash(d.Post)
		if again.Text != begun.Text {
			t.Fatal("a letter is begun twice")
		}
		if n%4 == 0 {
			empty := store.NewMemory()
			for k, v := range keysOf(t, d.mem) {
				if err := empty.Set(k, v); err != nil {
					t.Fatal(err)
				}
			}
			if two, back := hash(open(empty)); one != two {
				t.Fatalf("letter %d, then %d: what is drawn is another thing after the storage was lost", begun.Letters, back.Letters)
			}
		}
		d.reload()
		var next game.Player
		text, next, _ = d.write(0)
		if next != game.Player(slices.Index(all, d)) {
			d, other = other, d
		}
	}
}

// keysOf are the records of keys of a storage.
func keysOf(t *testing.T, m *store.Memory) map[string][]byte {
	t.Helper()
	out := map[string][]byte{}
	names, err := m.Keys(string(store.Secrets))
	if err != nil || len(names) == 0 {
		t.Fatalf("no keys: %v", err)
	}
	for _, k := range names {
		if out[k], err = m.Get(k); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// No key is in what leaves the device: a letter, the file with everything, what is printed of a table. A letter that is open does not leave it either.
func TestNoKeyLeaves(t *testing.T) {
	all, text := tableOf(t, coincrown.Def, 2)
	d, other := all[0], all[1]
	for range 6 {
		d.take(text)
		var next game.Player
		if _, _, n := d.write(1); n == 1 {
			if _, _, err := d.Sent(d.id, false); !errors.Is(err, letters.ErrSeat) {
				if h, _ := d.Head(d.id); h.Next == game.Player(slices.Index(all, d)) {
					t.Fatalf("an open letter is sent: %v", err)
				}
			}
			d.reload()
		}
		text, next, _ = d.write(0)
		keys, err := d.keys(d.id)
		if err != nil {
			t.Fatal(err)
		}
		x := d.shelf.ExportAll()
		for !x.Step() {
		}
		_, backup, err := x.End()
		if err != nil {
			t.Fatal(err)
		}
		h, _ := d.Head(d.id)
		g := d.Receive(text)
		for what, data := range map[string][]byte{
			"a letter": []byte(text), "the file with everything": backup, "a head": []byte(h.Text), "a report": fmt.Appendf(nil, "%v %+v %#v %s", keys, keys, g, keys.Of),
		} {
			for seat, held := range keys.Held {
				if held && has(data, keys.Of[seat]) {
					t.Fatalf("%s has a key in it", what)
				}
			}
		}
		if next != game.Player(slices.Index(all, d)) {
			d, other = other, d
		}
	}
}

// has says whether data holds a key: its bytes, or its text in base 64.
func has(data []byte, key letters.Key) bool {
	secret := key[:]
	for shift := range 3 {
		text := base64.RawURLEncoding.EncodeToString(append(make([]byte, shift), secret...))
		if strings.Contains(string(data), text[4:16]) {
			return true
		}
	}
	return bytes.Contains(data, secret) || strings.Contains(string(data), fmt.Sprintf("%x", secret))
}

// A second window on a device without the key, or on a table of which it had only the link, sees nothing that is not public.
func TestASecondWindowHasNoLookAhead(t *testing.T) {
	all, text := tableOf(t, merchants.Def, 2)
	d := all[0]
	d.take(text)
	text, _, _ = d.write(0)
	window := deviceOf(t, "window")
	window.id = d.id
	g := window.Receive(text)
	if g.Outcome != LookOn {
		t.Fatalf("a letter in a second window is %d", g.Outcome)
	}
	if err := window.Take(g, false); err != nil {
		t.Fatal(err)
	}
	if _, err := window.Begin(window.id); err != nil {
		t.Fatal(err)
	}
	c := window.open[window.id]
	if c.Holder() != game.Nobody {
		t.Fatal("a letter is begun without a key")
	}
	s, _, _, err := window.Session(window.id)
	if err != nil {
		t.Fatal(err)
	}
	v := s.View()
	if v.Viewer != game.Nobody || len(v.Legal) > 0 {
		t.Errorf("viewer %d with %d answers", v.Viewer, len(v.Legal))
	}
	still := c.State().Clone()
	still.Still()
	one, _ := game.Hash(still, nil)
	if two, _ := game.Hash(c.State(), nil); one != two {
		t.Error("streams are in a table at rest")
	}
}
