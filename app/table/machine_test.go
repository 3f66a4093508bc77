package table

import (
	"slices"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/bot"
	"tabard/engines/game"
)

// withAnswers is a table whose session answers with prepared effects.
func withAnswers(t *testing.T, answers map[string][]session.Effect) (*sitting, *fakeMachine) {
	t.Helper()
	tb, m := sat(t, said(nil), viewOf(t, buy0))
	m.answers = answers
	return tb, m
}

func TestASaveIsAnsweredWithWhatHappened(t *testing.T) {
	for _, full := range []bool{false, true} {
		tb, m := withAnswers(t, map[string][]session.Effect{"chose": {session.Save{Rev: 3}}})
		tb.full = full
		tb.play(session.Chose{})
		if got := kinds(m.told); !slices.Equal(got, []string{"chose", "saved"}) {
			t.Fatalf("the session heard %v", got)
		}
		s := m.told[1].(session.Saved)
		if s.Rev != 3 || (s.Err == nil) == full || s.At == 0 || (tb.View.Save.Err == nil) == full {
			t.Errorf("storage full %v: the session heard %+v", full, s)
		}
	}
}

func TestABotIsAskedAndThePauseKept(t *testing.T) {
	tb, m := withAnswers(t, map[string][]session.Effect{
		"chose":   {session.StopThinking{}, session.Think{Rev: 1}},
		"thought": {session.Announce{Entries: []session.Entry{{Index: 1}}}, session.Pause{Rev: 2, D: inPassing}},
		"resume":  {session.Finished{}},
	})
	flashed := tb.Stage.flashN
	tb.play(session.Chose{})
	if tb.stopped != 1 || len(tb.asked) != 1 {
		t.Fatalf("stopped %d, asked %d", tb.stopped, len(tb.asked))
	}
	tb.answer(bot.Answer{Action: buy1})
	if tb.Stage.flashN != flashed+1 || told(m, "resume") {
		t.Fatalf("announced %d times; the pause was not kept: %v", tb.Stage.flashN-flashed, kinds(m.told))
	}
	if a := m.told[1].(session.Thought); a.Rev != 1 || a.Action != buy1 {
		t.Errorf("the session heard %+v", a)
	}
	if tb.fire(inPassing) != 1 || tb.ended != 1 {
		t.Errorf("after the pause: ended %d times", tb.ended)
	}
	n := len(m.told)
	if tb.Update(pauseOver{2}); len(m.told) != n {
		t.Errorf("the same pause ends twice: %v", kinds(m.told[n:]))
	}
}

func TestWhoLeavesEndsThePause(t *testing.T) {
	tb, m := withAnswers(t, map[string][]session.Effect{"chose": {session.Pause{Rev: 1, D: inPassing}}})
	tb.play(session.Chose{})
	tb.Update(Leave{})
	if tb.fire(inPassing) != 1 || told(m, "resume") {
		t.Error("a table that was left goes on when the pause is over")
	}
}

func TestNoticesAndFaultsAreShown(t *testing.T) {
	tb, _ := withAnswers(t, map[string][]session.Effect{
		"chose": {session.Notify{Notice: session.NoticeStale}, session.Broken{Report: "fault"}}})
	tb.play(session.Chose{})
	if tb.Voice.toast != noticeText(session.NoticeStale) || tb.Voice.report != "fault" {
		t.Errorf("notice %q, report %q", tb.Voice.toast, tb.Voice.report)
	}
}

// What was asked for before a fault is done all the same: the game is written.
func TestAFaultKeepsWhatCameBeforeIt(t *testing.T) {
	tb, _ := withAnswers(t, map[string][]session.Effect{"chose": {session.Save{Rev: 3}, session.Announce{Entries: []session.Entry{war(0)}}}})
	tb.Face.Event = func(session.View, game.Event) face.Line { panic("no words") }
	effects := tb.Table.Update(Play{session.Chose{}})
	if len(effects) != 2 {
		t.Fatalf("asks for %v", effects)
	}
	_, saves := effects[0].(Save)
	if f, broke := effects[1].(Fault); !saves || !broke || !strings.HasPrefix(f.Report, "no words") {
		t.Errorf("asks for %v", effects)
	}
	if tb.Face.Event = said(nil).Event; len(tb.Table.Update(Play{session.Undo{}})) != 0 {
		t.Error("the effects come twice")
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
