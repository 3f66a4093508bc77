package table

import (
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/engines/save"
)

// The end tells everybody's points and place, in one sentence a place: ties share theirs, and partners too.
func TestTheEndTellsPointsAndPlaces(t *testing.T) {
	seats := []save.Seat{{Name: "Ann"}, {Name: "Bo"}, {Name: "Cat"}, {Name: "Dan"}}
	partners := func(_ session.View, a, b game.Player) bool { return (a^b)&1 == 0 }
	gold := func(n int) string { return rankText(n) + " gold" }
	tied := rankFor(2, 2, 41)
	tied.Keys[1] = -1
	for _, row := range []struct {
		what    string
		seats   int
		ranks   []game.Rank
		allies  func(session.View, game.Player, game.Player) bool
		points  func(int) string
		outcome []string
		want    string
	}{
		{"four", 4, []game.Rank{rankFor(0, 1, 41), rankFor(3, 2, 35), rankFor(1, 3, 20), rankFor(2, 4, 1)}, nil, nil, nil,
			"The game is over. Ann wins with 41 points. Dan is second with 35 points. Bo is third with 20 points. Cat is fourth with 1 point"},
		{"a tie for the second place", 4, []game.Rank{rankFor(0, 1, 41), rankFor(3, 2, 35), rankFor(1, 2, 35), rankFor(2, 4, 9)}, nil, nil, nil,
			"The game is over. Ann wins with 41 points. Dan and Bo are second with 35 points. Cat is fourth with 9 points"},
		{"a shared victory", 3, []game.Rank{rankFor(0, 1, 41), rankFor(1, 1, 41), rankFor(2, 3, 30)}, nil, nil, nil,
			"The game is over. Ann and Bo share the victory with 41 points. A tie in everything that counts: the place is shared. Cat is third with 30 points"},
		{"a tie that something decides", 3, []game.Rank{rankFor(0, 1, 41), tied, rankFor(1, 3, 30)}, nil, gold, nil,
			"The game is over. Ann wins with 41 gold. Ann and Cat both have 41; what decides is most towns: 0 to -1. Cat is second with 41 gold. Bo is third with 30 gold"},
		{"teams", 4, []game.Rank{rankFor(1, 1, 60), rankFor(3, 1, 60), rankFor(0, 3, 52), rankFor(2, 3, 52)}, partners, nil, nil,
			"The game is over. Bo and Dan win together with 60 points. Ann and Cat are second with 52 points"},
		{"teams that tie", 4, []game.Rank{rankFor(0, 1, 60), rankFor(2, 1, 60), rankFor(1, 1, 60), rankFor(3, 1, 60)}, partners, nil, nil,
			"The game is over. Ann, Cat, Bo and Dan share the victory with 60 points. A tie in everything that counts: the place is shared"},
		{"partners in a game of two", 2, []game.Rank{rankFor(1, 1, 60), rankFor(0, 2, 52)}, partners, nil, nil,
			"The game is over. Bo wins with 60 points. Ann is second with 52 points"},
		{"alone", 1, []game.Rank{rankFor(0, 1, 75)}, nil, nil, nil, "The game is over. Ann reaches 75 points"},
		{"alone, with a record", 1, []game.Rank{rankFor(0, 1, 75)}, nil, nil, []string{"A new high score.", "The seventh game."},
			"The game is over. A new high score. Ann reaches 75 points"},
		{"against an automaton", 1, []game.Rank{rankFor(0, 1, 75), rankFor(game.Nobody, 2, 74)}, nil, nil, nil,
			"The game is over. Ann wins against Victoria with 75 points. Victoria is second with 74 points"},
		{"beaten by it", 1, []game.Rank{rankFor(game.Nobody, 1, 80), rankFor(0, 2, 74)}, nil, nil, []string{"Lost."},
			"The game is over. Lost. Victoria wins with 80 points. Ann is second with 74 points"},
		{"no standing", 2, nil, nil, nil, nil, "The game is over"},
	} {
		f := said(nil)
		f.Keys = []string{"points", "most towns"}
		f.Automaton = func(session.View) string { return "Victoria" }
		f.Allies, f.Points = row.allies, row.points
		v := viewOf(t)
		v.Over, v.Turn, v.Seats, v.Standing = true, game.Nobody, seats[:row.seats], row.ranks
		tb, _ := sat(t, f, v)
		tb.Outcome.Lines = row.outcome
		if got := tb.score.EndText(); got != row.want {
			t.Errorf("%s:\ngot  %q\nwant %q", row.what, got, row.want)
		}
		var again []string
		for said := ""; ; again = append(again, said) {
			tb.Repeat()
			if said = strings.TrimSuffix(tb.Voice.said, "\u00a0"); len(again) > 0 && said == again[0] {
				break // it begins anew
			}
		}
		if got, want := face.Sentences(again...), face.Sentences(row.want, strings.Join(tb.Aftermath(), " ")); got != want {
			t.Errorf("%s: repeated is %q, want %q", row.what, got, want)
		}
	}
}

func rankText(n int) string { return partText(game.Rank{Parts: [game.MaxParts]int16{int16(n)}}, 0) }

// Those who listen hear at the end what others have done since they decided last, and what the game has done then, but neither
// details nor their own deeds a second time; a deed that ends the game comes before all of it.
func TestTheRestOfTheGameIsTold(t *testing.T) {
	const quiet = 9 // a detail
	f := said(nil)
	f.Event = func(_ session.View, e game.Event) face.Line {
		return face.Line{Text: []string{"Ann", "Bo", "The game"}[(int(e.Who)+3)%3] + " does " + rankText(int(e.A)), Minor: e.Kind == quiet}
	}
	ev := func(who game.Player, a uint16) game.Event { return game.Event{Kind: 1, Who: who, A: a} }
	entry := func(i int, who game.Player, events ...game.Event) session.Entry {
		return session.Entry{Index: i, Who: who, Events: events}
	}
	v := viewOf(t, pass)
	v.Seats, v.Viewer = []save.Seat{{Name: "Ann"}, {Name: "Bo", Bot: true}}, 0
	v.Log = []session.Entry{entry(0, game.Nobody, ev(game.Nobody, 1)), entry(1, 1, ev(1, 2))}
	v.Since = 0
	done := func(last ...session.Entry) session.View {
		end := v
		end.Rev++
		end.Log = append(v.Log[:2:2], last...)
		end.Over, end.Turn, end.Legal, end.Since = true, game.Nobody, nil, 3
		end.Standing = []game.Rank{rankFor(1, 1, 12), rankFor(0, 2, 7)}
		return end
	}
	const result = "The game is over. Bo wins with 12 points. Ann is second with 7 points"
	own := entry(2, 0, ev(0, 3), ev(1, 4), game.Event{Kind: quiet, Who: 1, A: 5})
	rest := entry(3, 1, ev(1, 6), ev(0, 7), game.Event{Kind: quiet, Who: 1, A: 8}, ev(game.Nobody, 9))

	tb, m := sat(t, f, v)
	m.view = done(own)
	m.answers = map[string][]session.Effect{"undo": []session.Effect{session.Announce{Entries: m.view.Log[2:]}, session.Finished{}}}
	tb.play(session.Undo{})
	if want := "Ann does 3. Bo: does 4. " + result; tb.Voice.alerted != want {
		t.Errorf("after the deed that ends the game: %q, want %q", tb.Voice.alerted, want)
	}
	tb, m = sat(t, f, v)
	m.view = done(own, rest)
	m.answers = map[string][]session.Effect{"undo": []session.Effect{session.Announce{Entries: m.view.Log[3:]}, session.Finished{}}}
	tb.play(session.Undo{})
	if want := "Since your last turn: Ann does 7. Bo: does 6. The game does 9. " + result; tb.Voice.alerted != want {
		t.Errorf("after others have ended the game: %q, want %q", tb.Voice.alerted, want)
	}
	plain := f.Event
	f.Event = func(v session.View, e game.Event) face.Line {
		if e.Who == game.Nobody {
			return face.Line{Text: "The game is over: no land is left"}
		}
		return plain(v, e)
	}
	tb, m = sat(t, f, v)
	m.view = done(own, entry(3, 1, ev(game.Nobody, 1)))
	m.answers = map[string][]session.Effect{"undo": []session.Effect{session.Announce{Entries: m.view.Log[3:]}, session.Finished{}}}
	tb.play(session.Undo{})
	if want := "The game is over: no land is left. Bo wins with 12 points. Ann is second with 7 points"; tb.Voice.alerted != want {
		t.Errorf("in the game's own words: %q, want %q", tb.Voice.alerted, want)
	}
	f.Event = plain
	// Nobody's eyes have seen everything as it came.
	v.Viewer, v.Seats = game.Nobody, []save.Seat{{Name: "Ann", Bot: true}, {Name: "Bo", Bot: true}}
	tb, m = sat(t, f, v)
	m.view = done(own, rest)
	m.answers = map[string][]session.Effect{"undo": []session.Effect{session.Announce{Entries: m.view.Log[3:]}, session.Finished{}}}
	tb.play(session.Undo{})
	if tb.Voice.alerted != result {
		t.Errorf("to nobody: %q, want %q", tb.Voice.alerted, result)
	}
}

// What the scenes have shown is not told once more, what came before them in the same decision is.
func TestWhatWasWatchedIsNotToldAgain(t *testing.T) {
	tb, m, _, end := warred(t)
	f := tb.Face
	f.Event = func(_ session.View, e game.Event) face.Line {
		return face.Line{Text: map[game.EventKind]string{1: "Bo sells", 2: "A battle"}[e.Kind]}
	}
	end.Viewer, end.Since = 0, 1
	end.Over, end.Legal, end.Turn = true, nil, game.Nobody
	end.Log[1].Who, end.Log[1].Events[0].Who = 1, 1
	end.Seats = []save.Seat{{Name: "Ann"}, {Name: "Bo", Bot: true}}
	m.view = end
	m.answers = map[string][]session.Effect{"undo": []session.Effect{session.Announce{Entries: end.Log[1:]}, session.Finished{}}}
	tb.play(session.Undo{})
	tb.Update(Close{})
	if want := "Since your last turn: Bo: sells. The game is over"; tb.Voice.alerted != want {
		t.Errorf("watched: %q, want %q", tb.Voice.alerted, want)
	}
	tb, m, _, _ = warred(t)
	tb.Face.Event = f.Event
	tb.Pace = Instant
	m.view = end
	m.answers = map[string][]session.Effect{"undo": []session.Effect{session.Announce{Entries: end.Log[1:]}, session.Finished{}}}
	tb.play(session.Undo{})
	if want := "Since your last turn: Bo: sells. A battle ×2. The game is over"; tb.Voice.alerted != want {
		t.Errorf("without pauses: %q, want %q", tb.Voice.alerted, want)
	}
}

// Why the first has won is told in one sentence: by the part in which it is ahead most of all, of partners in sum; where the least part is the
// score, by what that is for the next; and what decides a tie.
func TestWhyTheFirstHasWon(t *testing.T) {
	seats := []save.Seat{{Name: "Ann"}, {Name: "Bo"}, {Name: "Cat"}, {Name: "Dan"}}
	partners := func(_ session.View, a, b game.Player) bool { return (a^b)&1 == 0 }
	tied := rankFor(1, 2, 30, 10, 20)
	tied.Keys[1] = -1
	for _, row := range []struct {
		what   string
		ranks  []game.Rank
		allies func(session.View, game.Player, game.Player) bool
		least  bool
		want   string
	}{
		{"the part with the greatest lead", []game.Rank{rankFor(0, 1, 30, 10, 20), rankFor(1, 2, 14, 12, 2), rankFor(2, 3, 9, 0, 9)}, nil, false,
			"What put Ann ahead of Bo: Market, 20 to 2."},
		{"of several the first", []game.Rank{rankFor(2, 1, 12, 6, 6), rankFor(0, 2, 8, 4, 4)}, nil, false, "What put Cat ahead of Ann: Lands, 6 to 4."},
		{"partners", []game.Rank{rankFor(0, 1, 30, 10, 5), rankFor(2, 1, 30, 9, 6), rankFor(1, 3, 21, 2, 9), rankFor(3, 3, 21, 3, 7)}, partners, false,
			"What put Ann and Cat ahead of Bo and Dan: Lands, 19 to 5."},
		{"the lower of both", []game.Rank{rankFor(0, 1, 30, 60, 30), rankFor(1, 2, 29, 31, 29)}, nil, true, "What put Ann ahead of Bo: Market, 30 to 29."},
		{"a tie", []game.Rank{rankFor(0, 1, 30, 20, 10), tied}, nil, false, "Ann and Bo both have 30; what decides is most towns: 0 to -1."},
		{"a shared victory", []game.Rank{rankFor(0, 1, 30, 20, 10), rankFor(1, 1, 30, 10, 20)}, nil, false, "A tie in everything that counts: the place is shared."},
		{"against an automaton", []game.Rank{rankFor(0, 1, 30, 40, 30), rankFor(game.Nobody, 2, 29, 29)}, nil, true, ""},
		{"alone", []game.Rank{rankFor(0, 1, 30, 40, 30)}, nil, true, ""},
		{"no parts", []game.Rank{rankFor(0, 1, 30), rankFor(1, 2, 20)}, nil, false, ""},
	} {
		f := said(nil)
		f.Keys, f.Parts, f.Least, f.Allies = []string{"points", "most towns"}, []face.Part{{Name: "Lands"}, {Name: "Market"}}, row.least, row.allies
		v := viewOf(t)
		v.Over, v.Turn, v.Seats, v.Standing = true, game.Nobody, seats, row.ranks
		tb, _ := sat(t, f, v)
		if got := tb.score.Why(); got != row.want {
			t.Errorf("%s: %q, want %q", row.what, got, row.want)
		}
	}
}

// Points come to the last seat first. What stands at a seat while they are counted is what has come to its side, or the least of it.
func TestPointsComeToTheSeatsOneAfterTheOther(t *testing.T) {
	for _, row := range []struct {
		what   string
		pace   Pace
		allies func(session.View, game.Player, game.Player) bool
		least  bool
		want   []string // the step, and the points of the standing's ranks
	}{
		{"sums", Normal, nil, false, []string{"begin 0 0 0", "lands 0 0 0", "lands 0 0 2", "church 5 0 2", "church 5 0 6", "church 5 4 6", "winner 12 4 6"}},
		{"at once", Instant, nil, false, []string{"begin 0 0 0", "lands 0 0 0", "church 5 0 2", "winner 12 4 6"}},
		{"the least", Normal, nil, true, []string{"begin 0 0 0", "lands 0 0 0", "lands 0 0 2", "lands 0 0 2", "church 5 0 2", "church 5 0 2", "church 5 0 2", "winner 5 0 2"}},
		{"partners", Normal, func(_ session.View, a, b game.Player) bool { return (a^b)&1 == 0 }, false,
			[]string{"begin 0 0 0", "lands 0 0 0", "lands 2 0 2", "church 7 0 7", "church 11 0 11", "church 11 4 11", "winner 18 4 18"}},
	} {
		f := said(nil)
		f.Parts, f.Least, f.Allies = []face.Part{{Name: "Lands"}, {Name: "Church"}}, row.least, row.allies
		v := viewOf(t)
		v.Seats = []save.Seat{{Name: "Ann"}, {Name: "Bo"}, {Name: "Cat"}}
		v.Over, v.Turn, v.Standing = true, game.Nobody, []game.Rank{rankFor(0, 1, 12, 5, 7), rankFor(1, 2, 4, 0, 4), rankFor(2, 3, 6, 2, 4)}
		tb, _ := sat(t, f, v)
		tb.Pace = row.pace
		tb.carry(tb.gather(tb.count))
		var got []string
		for n := 0; tb.Counts() && n < 20; n++ {
			told := tb.score.step()
			for _, r := range v.Standing {
				told += " " + rankText(tb.score.points(&r))
			}
			got = append(got, told)
			flying, _, _ := tb.Stage.Flash()
			if _, moves, _ := tb.Stage.Flash(); len(flying) > 0 || (len(moves) == 1) != (tb.score.flies() != game.Nobody) {
				t.Errorf("%s, %s: %d things travel", row.what, told, len(moves))
			}
			if tb.fire(row.pace.Beat()) == 0 && tb.fire(4*row.pace.Beat()) == 0 {
				t.Fatalf("%s: nothing goes on after %s", row.what, told)
			}
		}
		if strings.Join(got, ", ") != strings.Join(row.want, ", ") {
			t.Errorf("%s:\ngot  %q\nwant %q", row.what, got, row.want)
		}
	}
}
