package table

import (
	"slices"
	"testing"
	"time"

	"tabard/app/session"
	"tabard/engines/game"
)

func TestDriverAnswersASaveWithWhatHappened(t *testing.T) {
	for _, full := range []bool{false, true} {
		m := &fakeMachine{answers: map[string][]session.Effect{"chose": {session.Save{Rev: 3}}}}
		p := &fakePage{full: full}
		changes := 0
		d := &Driver{Machine: m, Ports: p.ports(), OnChange: func() { changes++ }}
		d.Send(session.Chose{})
		if got := kinds(m.told); !slices.Equal(got, []string{"chose", "saved"}) {
			t.Fatalf("the session heard %v", got)
		}
		s := m.told[1].(session.Saved)
		if s.Rev != 3 || (s.Err == nil) == full || s.At == 0 {
			t.Errorf("storage full %v: the session heard %+v", full, s)
		}
		if changes != 1 {
			t.Errorf("%d redraws for one action", changes)
		}
	}
}

func TestDriverAsksTheBotAndGoesOnAfterThePause(t *testing.T) {
	m := &fakeMachine{answers: map[string][]session.Effect{
		"chose":   {session.StopThinking{}, session.Think{Rev: 1}},
		"thought": {session.Announce{Entries: []session.Entry{{Index: 1}}}, session.Pause{Rev: 2, D: time.Second}},
		"resume":  {session.Finished{}},
	}}
	p := &fakePage{}
	announced, finished := 0, 0
	d := &Driver{Machine: m, Ports: p.ports(),
		OnAnnounce: func(e []session.Entry) { announced += len(e) }, OnFinish: func() { finished++ }}
	d.Send(session.Chose{})
	if p.stopped != 1 || len(p.asked) != 1 {
		t.Fatalf("stopped %d, asked %d", p.stopped, len(p.asked))
	}
	p.answer(session.Thought{Rev: 1})
	if announced != 1 || told(m, "resume") {
		t.Fatalf("announced %d; the pause was not kept: %v", announced, kinds(m.told))
	}
	if p.fire(time.Second) != 1 || finished != 1 {
		t.Errorf("after the pause: finished %d", finished)
	}
}

func TestHaltEndsThePause(t *testing.T) {
	m := &fakeMachine{answers: map[string][]session.Effect{"chose": {session.Pause{Rev: 1, D: time.Second}}}}
	p := &fakePage{}
	d := &Driver{Machine: m, Ports: p.ports()}
	d.Send(session.Chose{})
	d.Halt()
	if n := p.fire(time.Second); n != 0 {
		t.Errorf("%d timers ran out at a table that was left", n)
	}
}

func TestDriverReportsNoticesAndFaults(t *testing.T) {
	m := &fakeMachine{answers: map[string][]session.Effect{
		"chose": {session.Notify{Notice: session.NoticeStale}, session.Broken{Report: "fault"}}}}
	var notice session.Notice
	report := ""
	d := &Driver{Machine: m, Ports: (&fakePage{}).ports(),
		OnNotice: func(n session.Notice) { notice = n }, OnBroken: func(r string) { report = r }}
	d.Send(session.Chose{})
	if notice != session.NoticeStale || report != "fault" {
		t.Errorf("notice %q, report %q", notice, report)
	}
}

func TestPaceNames(t *testing.T) {
	for _, p := range Paces {
		if PaceByID(p.ID()) != p {
			t.Errorf("pace %q is lost", p.ID())
		}
	}
	if PaceByID("").Pause() != session.DefaultPause || Instant.Pause() != 0 || Slow.Pause() <= Fast.Pause() {
		t.Error("paces do not mean what they say")
	}
}

func TestSeedsAreReadAsTheyAreWritten(t *testing.T) {
	for _, seed := range []uint64{0, 1, 36, 1 << 40, 1<<64 - 1} {
		if got := ParseSeed(SeedText(seed)); got != seed {
			t.Errorf("seed %d became %d", seed, got)
		}
	}
	if ParseSeed("The Tabard Inn") == ParseSeed("The Tabard In") {
		t.Error("two words give one seed")
	}
}

func TestKeysAreReadAsTheyAreWritten(t *testing.T) {
	for _, a := range []game.Action{{}, {Kind: 4, A: 1, B: 2, C: 3}, {Kind: 65535, A: 65535, B: 65535, C: 65535}} {
		if got, ok := ParseKey(Key(a)); !ok || got != a {
			t.Errorf("%v became %v", a, got)
		}
	}
	for _, bad := range []string{"", "1.2.3", "1.2.3.4.5", "a.b.c.d", "1.2.3.65536", "-1.0.0.0"} {
		if _, ok := ParseKey(bad); ok {
			t.Errorf("%q passes for an action", bad)
		}
	}
}
