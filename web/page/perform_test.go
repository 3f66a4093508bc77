package page

import (
	"errors"
	"slices"
	"testing"
	"time"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/web/bridge"
	"tabard/web/journal"
	"tabard/web/tabs"
)

// A game is claimed with what the journal holds of it, once it is this tab's and not before.
func TestAClaimBringsTheJournalsEntry(t *testing.T) {
	d := newStand(t)
	room, disk := new(tabs.Room), new(journal.Disk)
	other := room.Join(tabs.Hear{})
	d.desk, d.journal = room.Join(tabs.Hear{}), disk.Open()
	disk.Open().Put([]journal.Entry{{ID: "g", Gen: 3, Slot: []byte{1}}}, func([]error) {})
	claim := func(steal bool) (got Claimed) {
		d.perform(Claim{N: 7, ID: "g", Steal: steal}, func(m Msg) { got = m.(Claimed) })
		return got
	}
	other.Claim("g", false, func(bool) {})
	if got := claim(false); got != (Claimed{N: 7}) {
		t.Errorf("another tab's game: %+v", got)
	}
	if got := claim(true); !got.Mine || got.Entry == nil || got.Entry.Gen != 3 || got.Err != nil {
		t.Errorf("%+v", got)
	}
	disk.Deaf = journal.ErrFailed
	if got := claim(false); !got.Mine || got.Entry != nil || !errors.Is(got.Err, journal.ErrFailed) {
		t.Errorf("a journal that cannot be read: %+v", got)
	}
	d.perform(Free{"g"}, nil)
	other.Claim("g", false, func(mine bool) {
		if !mine {
			t.Error("a game that was given back is still held")
		}
	})
}

// That an entry is on the disk changes one word, for which the page is not drawn; an error is drawn, and so is a word under a sheet.
func TestWhatIsWrittenDown(t *testing.T) {
	for _, c := range []struct {
		name  string
		fault error
		sheet string
		heard bool
		drawn bool
	}{{"on the disk", nil, "", true, false}, {"refused", journal.ErrMoved, "", true, true}, {"under a sheet", nil, "saves", true, true},
		{"of a file, under a sheet", nil, "saves", false, false}, {"of a file, refused", journal.ErrFailed, "saves", false, true}} {
		d := newStand(t)
		disk := &journal.Disk{Hold: true, Fault: func(journal.Entry) error { return c.fault }}
		d.journal = disk.Open()
		d.show(func(s *Stage) { s.Save, s.Sheet = Save{"pending", "saving"}, c.sheet })
		d.p.answers = func(m Msg) []Effect {
			if k, ok := m.(Kept); ok && k.N == 4 && k.Faults[0] == c.fault {
				d.p.stage.Save = Save{"saved", "saved 12:00"}
			}
			return nil
		}
		d.done(Keep{N: 4, Heard: c.heard, Entries: []journal.Entry{{ID: "g", Gen: 1, Slot: []byte{1}}}})
		disk.Answer()
		if drawn := len(d.b.queue) > 0; drawn != c.drawn {
			t.Errorf("%s: drawn %v", c.name, drawn)
		}
		d.b.run()
		if got := d.b.html.find("#tabard")[0].attrs["data-save"]; got != "saved" {
			t.Errorf("%s: %q", c.name, got)
		}
	}
}

// An answer of the journal that comes between a drawing and its settling is not taken back by that settling.
func TestWhatIsWrittenDownStaysSo(t *testing.T) {
	d := newStand(t)
	d.show(func(s *Stage) { s.Save = Save{"pending", "saving"} })
	disk := &journal.Disk{Hold: true}
	d.journal = disk.Open()
	d.p.answers = func(m Msg) []Effect {
		if _, ok := m.(Kept); ok {
			d.p.stage.Save = Save{"saved", "saved 12:00"}
		}
		return nil
	}
	d.after = []Effect{Keep{N: 4, Heard: true, Entries: []journal.Entry{{ID: "g", Gen: 1, Slot: []byte{1}}}}}
	d.hasty = true
	d.settleDrawn()
	disk.Answer()
	d.b.run()
	if got := d.b.html.find("#tabard")[0].attrs["data-save"]; got != "saved" || d.stage.Save.Word != "saved" {
		t.Errorf("%q, stage %q", got, d.stage.Save.Word)
	}
}

// What waits for a drawing is not done before it, although the journal answers or a timer rings meanwhile, after which nothing is drawn. A key
// that goes on from there waits with it. What is to be kept waits for nothing.
func TestWhatWaitsForADrawingIsLeftToIt(t *testing.T) {
	for what, comes := range map[string]func(*stand, *journal.Disk){
		"an answer of the journal": func(_ *stand, disk *journal.Disk) { disk.Answer() },
		"a timer": func(d *stand, _ *journal.Disk) {
			d.timeUp("rung")
			rings := d.b.queue[len(d.b.queue)-1]
			d.b.queue = d.b.queue[:len(d.b.queue)-1]
			rings()
		},
	} {
		d := newStand(t)
		d.show(func(s *Stage) { s.Save = Save{"pending", "saving"} })
		disk := &journal.Disk{Hold: true}
		d.journal = disk.Open()
		next := Keep{N: 4, Heard: true, Entries: []journal.Entry{{ID: "g", Gen: 1, Slot: []byte{1}}}}
		d.p.answers = func(m Msg) (then []Effect) {
			if _, kept := m.(Kept); kept || m == Msg("rung") {
				d.still, next.N = true, next.N+1
				then = append(then, next)
			}
			return then
		}
		d.done(next)
		d.b.focus = d.prompt
		d.perform(Focus{Selector: ListFirst}, nil)
		d.settle()
		comes(d, disk)
		if d.has(t, "#prompt"); len(d.after) != 1 || disk.Puts != 2 {
			t.Errorf("%s: %d effects wait for the drawing, %d times something was kept", what, len(d.after), disk.Puts)
		}
		d.key("End")
		if d.b.focus != d.list[3] {
			t.Errorf("%s: the focus is on %s", what, d.b.focus.name())
		}
	}
}

// A bot's answer comes on the page's thread under the number of its question, unless the question was dropped.
func TestABotIsAsked(t *testing.T) {
	def := engines.ByID("coincrown")
	s, err := def.New(def.DefaultSetup(2, 5))
	if err != nil {
		t.Fatal(err)
	}
	view, err := game.View(s, s.Turn()).MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	q := bot.Question{Game: def.ID, Seat: s.Turn(), Seed: 3, State: view}
	d := newStand(t)
	answers := make(chan func(), 1)
	d.thread = threadOf{func(do func()) { answers <- do }, d.b}
	d.thinker = bridge.Start("") // natively it answers from another goroutine
	d.perform(Ask{N: 5, Question: q}, nil)
	(<-answers)()
	var got Answered
	for _, m := range d.p.heard {
		if a, is := m.(Answered); is {
			got = a
		}
	}
	if got.N != 5 || game.Index(s.Legal(nil), got.Answer.Action) < 0 {
		t.Errorf("%+v", got)
	}
	d.perform(Unask{}, nil)
	// A timer is the browser's own: in between it draws and hears of a press.
	d.perform(After{D: 4 * time.Millisecond, Msg: "later"}, nil)
	d.b.ring(4)
	(<-answers)()
	if !slices.Contains(d.p.heard, Msg("later")) {
		t.Errorf("after a while: %v", d.p.heard)
	}
}

// A timer of which nobody waits any more draws nothing; what is written down because of it is written all the same.
func TestATimerThatChangesNothing(t *testing.T) {
	for _, still := range []bool{false, true} {
		d := newStand(t)
		disk := new(journal.Disk)
		d.journal = disk.Open()
		d.p.answers = func(m Msg) (all []Effect) {
			if m == Msg("up") {
				all = []Effect{Keep{N: 4, Entries: []journal.Entry{{ID: "g", Gen: 1, Slot: []byte{1}}}}}
				if still {
					all = append(all, Still{})
				}
			}
			return all
		}
		d.perform(After{D: 4 * time.Millisecond, Msg: "up"}, nil)
		d.b.ring(4)
		if d.b.undrawn != still || disk.Puts != 1 {
			t.Errorf("still %v: undrawn %v, written %d times", still, d.b.undrawn, disk.Puts)
		}
		d.later(func() { d.tell("other") })
		if d.b.run(); d.b.undrawn {
			t.Error("the next message is not drawn")
		}
	}
}

// threadOf is a thread that hands over what is dispatched.
type threadOf struct {
	give func(do func())
	*fakeBrowser
}

func (t threadOf) dispatch(do func(undrawn func())) { t.give(func() { do(func() {}) }) }

// What throws is told as a fault and keeps no other effect of the same update from being carried out, before the drawing or after it: the
// journal gets what is written down whatever else breaks.
func TestAThrowStopsNoOtherEffect(t *testing.T) {
	moved := Keep{N: 4, Entries: []journal.Entry{{ID: "g", Gen: 1, Slot: []byte{1}}}}
	for name, c := range map[string]struct {
		broken  Effect
		prepare func(*stand)
	}{
		"a question to a bot":        {Ask{N: 1}, func(d *stand) { d.thinker = nil }},
		"a question that is dropped": {Unask{}, func(d *stand) { d.thinker = nil }},
		"a claim":                    {Claim{N: 1, ID: "g"}, func(d *stand) { d.desk = nil }},
		"a game that is given up":    {Free{"g"}, func(d *stand) { d.desk = nil }},
		"a file that is picked":      {Pick{}, func(d *stand) { d.win = broken{d.b} }},
		"the focus":                  {Focus{Selector: "#x"}, func(d *stand) { d.win = broken{d.b} }},
		"a place that is revealed":   {Reveal{ID: "x"}, func(d *stand) { d.win = broken{d.b} }},
		"the next piece":             {NextLit{Step: 1}, func(d *stand) { d.win = broken{d.b} }},
		"a piece that is shown":      {Show{Mark: Mark{Ref: "p1"}}, func(d *stand) { d.win = broken{d.b} }},
		"a piece that is brought":    {Bring{[]string{"p1"}}, func(d *stand) { d.win = broken{d.b} }},
	} {
		d := newStand(t)
		disk := new(journal.Disk)
		d.journal = disk.Open()
		c.prepare(d)
		told := false
		d.p.answers = func(m Msg) []Effect {
			_, fault := m.(Fault)
			switch {
			case m == Msg("go"):
				return []Effect{c.broken, moved}
			case fault && !told:
				told = true
				return []Effect{Keep{N: 5, Entries: []journal.Entry{{ID: "fault", Gen: 1, Slot: []byte{1}}}}}
			}
			return nil
		}
		d.later(func() { d.tell("go") })
		d.b.run()
		if !told {
			t.Errorf("%s: nothing was thrown", name)
		}
		for _, id := range []string{"g", "fault"} {
			d.journal.Get(id, func(e *journal.Entry, err error) {
				if e == nil || err != nil {
					t.Errorf("%s: the journal has nothing of %q: %v", name, id, err)
				}
			})
		}
	}
}

// broken is a browser that throws whenever something of its document is asked for.
type broken struct{ *fakeBrowser }

func (broken) query(string) element { panic("thrown") }
func (broken) byID(string) element  { panic("thrown") }
func (broken) all(string) []element { panic("thrown") }
