package table

import (
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
)

// gossip is a table of three where each event says who did what, by number: 1 to 9 are deeds of the seat, 20 takes something from you, 30
// is a detail, above 40 is a main deed, 50 is a long one.
func gossip() *face.Face {
	f := said(nil)
	f.Event = func(v session.View, e game.Event) face.Line {
		name := "The year"
		if e.Who >= 0 {
			name = v.Seats[e.Who].Name
		}
		if e.Who == v.Viewer {
			name = "You"
		}
		switch {
		case e.A == 20:
			whose := v.Seats[0].Name
			if v.Viewer == 0 {
				whose = "you"
			}
			return face.Line{Text: name + " robs " + whose}
		case e.A == 50:
			return face.Line{Text: name + strings.Repeat(" goes on", 30)}
		}
		return face.Line{Text: name + " does the deed with the number " + rankText(int(e.A)), Minor: e.A == 30, Main: e.A > 40}
	}
	return f
}

func deedOf(who game.Player, numbers ...uint16) (events []game.Event) {
	for _, n := range numbers {
		events = append(events, game.Event{Kind: 1, Who: who, A: n})
	}
	return events
}

// A digest tells first what was done to the viewer, then one sentence a rival, in the order in which they acted, then the game's own
// doing. It is short, keeps what matters and counts the rest; repeated, it leaves nothing out.
func TestADigest(t *testing.T) {
	v := viewOf(t, buy0)
	v.Viewer, v.Since, v.Turn = 0, 1, 1
	v.Seats = []save.Seat{{Name: "Bo"}, {Name: "Cat", Bot: true}, {Name: "Dan", Bot: true}}
	set := session.Entry{Index: 0, Who: game.Nobody, Events: deedOf(game.Nobody, 1)}
	v.Log = []session.Entry{set}
	const deed = "does the deed with the number "
	for name, c := range map[string]struct {
		log   [][]game.Event
		short string
		whole []string // sentences of one seat that are more than its one of the digest
	}{
		"nothing":      {nil, "", nil},
		"only details": {[][]game.Event{deedOf(1, 30)}, "", nil},
		"two rivals": {[][]game.Event{deedOf(2, 1), deedOf(1, 2)},
			"Since your last turn: Dan: " + deed + "1. Cat: " + deed + "2", nil},
		"the viewer first, the game last": {[][]game.Event{append(deedOf(game.Nobody, 3), deedOf(2, 1)...), deedOf(1, 20)},
			"Since your last turn: Cat robs you. Dan: " + deed + "1. The year " + deed + "3", nil},
		"what falls to the viewer": {[][]game.Event{append(deedOf(1, 2), deedOf(0, 4)...)},
			"Since your last turn: You " + deed + "4. Cat: " + deed + "2", nil},
		"equal deeds": {[][]game.Event{deedOf(1, 2, 3, 2, 2)}, "Since your last turn: Cat: " + deed + "2 ×3; " + deed + "3", nil},
		"many deeds": {[][]game.Event{deedOf(1, 1, 2, 3, 4, 5, 6)},
			"Since your last turn: Cat: " + deed + "1; " + deed + "2; and 4 things more",
			[]string{"Since your last turn: Cat: " + deed + "1; " + deed + "2; " + deed + "3; " + deed + "4", "Cat: " + deed + "5; " + deed + "6"}},
		"the main ones": {[][]game.Event{deedOf(1, 1, 2, 41, 3, 42)},
			"Since your last turn: Cat: " + deed + "41; " + deed + "42; and 3 things more",
			[]string{"Since your last turn: Cat: " + deed + "1; " + deed + "2; " + deed + "41; " + deed + "3", "Cat: " + deed + "42"}},
		"a long one": {[][]game.Event{deedOf(1, 50, 2)}, "Since your last turn: Cat:" + strings.Repeat(" goes on", 30) + "; and 1 thing more",
			[]string{"Since your last turn: Cat:" + strings.Repeat(" goes on", 30), "Cat: " + deed + "2"}},
	} {
		tb, m := sat(t, gossip(), v)
		tb.Pace = Instant
		later := v
		later.Rev, later.Turn = v.Rev+1, 0
		for i, events := range c.log {
			later.Log = append(later.Log[:i+1:i+1], session.Entry{Index: i + 1, Who: game.Player(1 + i%2), Events: events})
		}
		m.view = later
		tb.announced(later.Log[1:])
		tb.refresh()
		want := face.Sentences(c.short, "Your turn. "+tb.PromptText())
		if tb.Voice.said != want || tb.Voice.alerted != "" {
			t.Errorf("%s:\nsaid %q, alerted %q\nwant %q", name, tb.Voice.said, tb.Voice.alerted, want)
		}
		whole := c.whole
		if whole == nil && c.short != "" {
			whole = strings.Split(c.short, ". ")
		}
		for _, sentence := range append(whole, tb.PromptText()) {
			if tb.Repeat(); strings.TrimSuffix(tb.Voice.said, "\u00a0") != sentence {
				t.Errorf("%s: repeated is %q, want %q", name, tb.Voice.said, sentence)
			}
		}
	}
}

// A digest tells whose score is another now.
func TestADigestTellsScores(t *testing.T) {
	v := viewOf(t, buy0)
	v.Viewer, v.Since = 0, 1
	v.Seats = []save.Seat{{Name: "Bo"}, {Name: "Cat", Bot: true}, {Name: "Dan", Bot: true}}
	v.Log = []session.Entry{{Index: 0, Who: game.Nobody}, {Index: 1, Who: 1, Events: deedOf(1, 1)}, {Index: 2, Who: 2, Events: deedOf(2, 2)}}
	v.Standing = []game.Rank{rankFor(1, 1, 12), rankFor(0, 2, 7), rankFor(2, 3, 3)}
	tb, _ := sat(t, gossip(), v)
	told := tb.since()
	tb.rescored(&told, []game.Rank{rankFor(0, 1, 9), rankFor(1, 2, 8), rankFor(2, 3, 3)})
	want := "You now have 7 points. Cat, now 12 points: does the deed with the number 1. Dan: does the deed with the number 2"
	if got := face.Sentences(tb.digest(told)...); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
