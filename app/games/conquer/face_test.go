package conquer

import (
	"slices"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
	"tabard/engines/save"
)

var seatNames = []string{"Ann", "Ben", "Cleo", "Dora"}

// viewOf is a table as the session would show it to that seat; the first seats are people.
func viewOf(s *rules.State, viewer game.Player, people int) session.View {
	v := session.View{Rev: 1, Def: rules.Def, Viewer: viewer, Turn: s.Turn(), Prompt: s.Prompt(), Over: s.Turn() == game.Nobody}
	for i := range s.N {
		v.Seats = append(v.Seats, save.Seat{Name: seatNames[i], Bot: int(i) >= people, Colour: uint8(i)})
	}
	v.State = game.View(s, viewer)
	if viewer == s.Turn() && viewer != game.Nobody {
		v.Legal = v.State.Legal(nil)
	}
	return v
}

// rare are the verbs that random games take when they can, so that everything comes up.
var rare = [len(rules.KindNames)]bool{rules.KindAttack: true, rules.KindVolley: true, rules.KindCounter: true, rules.KindClaim: true, rules.KindDeclare: true,
	rules.KindEnter: true, rules.KindPlay: true, rules.KindImprove: true, rules.KindAvalon: true, rules.KindUpgrade: true, rules.KindSiegeBuy: true,
	rules.KindEstablish: true}

// lively plays a random game in which soldiers seek the enemy and everybody tries what is rare.
func lively(t testing.TB, setup game.Setup, visit func(*rules.State, []game.Event)) {
	t.Helper()
	s, err := rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(setup.Seed, 99)
	var sink game.Sink
	var legal []game.Action
	visit(s, nil)
	for s.Turn() != game.Nobody {
		legal = s.Legal(legal[:0])
		sink.Reset()
		s.Apply(wish(s, legal, &r), &sink)
		visit(s, sink.Events)
	}
}

func wish(s *rules.State, legal []game.Action, r *game.Rand) game.Action {
	var kinds []game.Kind
	for _, a := range legal {
		if !slices.Contains(kinds, a.Kind) {
			kinds = append(kinds, a.Kind)
		}
	}
	kind := kinds[r.Intn(len(kinds))]
	for range 3 {
		if k := kinds[r.Intn(len(kinds))]; rare[k] {
			kind = k
		}
	}
	if kind == game.EndTurn && len(legal) > 5 && r.Intn(3) > 0 {
		kind = kinds[r.Intn(len(kinds))]
	}
	var of []game.Action
	for _, a := range legal {
		if a.Kind == kind {
			of = append(of, a)
		}
	}
	if kind == rules.KindMoveTo && s.Prompt().Kind == rules.FrameRolled && r.Intn(4) > 0 {
		best, least := of[0], 1<<15
		for _, a := range of {
			if d := toFoe(s, s.Prompt().Who, a.A); d < least {
				best, least = a, d
			}
		}
		return best
	}
	return of[r.Intn(len(of))]
}

// toFoe is how far the nearest enemy soldier or settlement is.
func toFoe(s *rules.State, p game.Player, from rules.Cell) int {
	least := 1 << 15
	for o := range game.Player(s.N) {
		if !s.Enemies(o, p) {
			continue
		}
		q := &s.Seats[o]
		for _, x := range q.Army[:q.NArmy] {
			least = min(least, s.Board().HexDist(from, x.Cell))
		}
		for _, x := range q.Towns[:q.NTowns] {
			least = min(least, s.Board().HexDist(from, x.Site/2))
		}
	}
	return least
}

// setups are tables of every size, layout and way of setting up.
func setups(seeds uint64) (all []game.Setup) {
	for seed := uint64(1); seed <= seeds; seed++ {
		for i, layout := range []struct {
			seats int
			id    uint8
		}{{2, 0}, {2, 1}, {2, 2}, {2, 3}, {3, 0}, {3, 4}, {4, 0}, {4, 5}} {
			n := seed + uint64(i)
			setup := rules.Def.DefaultSetup(layout.seats, n)
			o := &setup.Options
			o[rules.OptionLayout], o[rules.OptionFill], o[rules.OptionTarget] = layout.id, uint8(n%3), 2
			o[rules.OptionFactions], o[rules.OptionAvalon], o[rules.OptionStart] = uint8(n/2%2), uint8(n%2), uint8(n%3)
			o[rules.OptionPerks], o[rules.OptionRounds] = uint8(n/5%2), 1
			o[rules.OptionPieces] = uint8(n / 4 % 2)
			if o[rules.OptionFill] == rules.FillChosen {
				o[rules.OptionAlign] = uint8(n / 3 % 2)
			}
			if layout.seats == 4 {
				o[rules.OptionTeams] = uint8(n / 2 % 2)
			}
			all = append(all, setup)
		}
	}
	return all
}

// isSentence reports a text that is empty, has an unfilled place, or shows the trace of an empty one: doubled spaces, a comma
// or a full stop after nothing.
func isSentence(t *testing.T, what, text string) {
	t.Helper()
	for _, bad := range []string{"{", "}", "  ", " ,", ", ,", ",,", " .", "%!", " ;", " :", ": ;", "!", "; ;", "()", "..", "nowhere", " )"} {
		if strings.Contains(text, bad) {
			t.Fatalf("%s: %q holds %q", what, text, bad)
		}
	}
	if text == "" || strings.TrimSpace(text) != text || strings.HasSuffix(text, ":") || strings.HasSuffix(text, " for") || strings.HasSuffix(text, " with") || strings.HasSuffix(text, ",") {
		t.Fatalf("%s: %q is not a whole sentence", what, text)
	}
}

func chipsAreWhole(t *testing.T, of string, chips []face.Chip) {
	t.Helper()
	for _, c := range chips {
		isSentence(t, "chip of "+of, c.Word)
		if c.Icon == "" {
			t.Fatalf("%q has a chip without a picture: %+v", of, c)
		}
	}
}

// In random games every legal action has a sentence of its own and a piece or a button.
func TestEveryChoiceCanBeRead(t *testing.T) {
	f := Face()
	kinds, frames := map[game.Kind]bool{}, map[uint8]bool{}
	for i, setup := range setups(6) {
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			p := s.Turn()
			if p == game.Nobody {
				return
			}
			v := viewOf(s, p, 1+i%setup.Seats)
			prompt := f.Prompt(v)
			isSentence(t, "prompt", prompt.Text)
			for _, part := range []string{prompt.Why, prompt.Left} {
				if part != "" {
					isSentence(t, prompt.Text, part)
				}
			}
			frames[v.Prompt.Kind] = true
			texts := map[string]game.Action{}
			for _, a := range v.Legal {
				kinds[a.Kind] = true
				name := rules.Def.ActionText(a)
				l := f.Action(v, a)
				for _, text := range []string{l.Text, l.Short, l.Group} {
					isSentence(t, name, text)
				}
				for _, more := range []string{l.Note, l.Warn} {
					if more != "" {
						isSentence(t, name, more)
					}
				}
				if len(l.Short) > 52 {
					t.Fatalf("%q is too long for a button", l.Short)
				}
				if other, ok := texts[l.Text]; ok {
					t.Fatalf("%v and %v both say %q", other, a, l.Text)
				}
				texts[l.Text] = a
				chipsAreWhole(t, l.Text, l.Chips)
				if len(l.Refs) == 0 && a.Kind >= game.FirstKind && a.Kind != rules.KindSide {
					t.Fatalf("%q lights no piece", l.Text)
				}
			}
		})
	}
	kinds[rules.KindVolley], kinds[rules.KindFlaming], kinds[rules.KindCasualty] = true, true, true // seldom by chance: see TestLabels
	frames[rules.FrameFlaming], frames[rules.FrameCasualty] = true, true
	for k, name := range rules.KindNames {
		if name != "" && !kinds[game.Kind(k)] {
			t.Errorf("no random game offered %s: play more or look why", name)
		}
	}
	for k, name := range rules.FrameNames {
		if name != "" && !frames[uint8(k)] {
			t.Errorf("no random game asked %s", name)
		}
	}
}

func TestEveryEventIsALine(t *testing.T) {
	f := Face()
	told := map[game.EventKind]bool{rules.EvVolley: true, rules.EvShown: true, rules.EvReshuffled: true, rules.EvNoCounter: true, rules.EvAddedDie: true,
		rules.EvSiegeBuy: true} // see TestLines
	for _, setup := range setups(6) {
		lively(t, setup, func(s *rules.State, events []game.Event) {
			for viewer := game.Nobody; viewer < game.Player(setup.Seats) && len(events) > 0; viewer++ {
				v := viewOf(s, viewer, 1)
				for i, e := range events {
					told[e.Kind] = true
					e = e.For(viewer)
					l := f.Event(v, e)
					name := rules.Def.EventText(e)
					isSentence(t, name, l.Text)
					if strings.HasPrefix(l.Text, "You ") && e.Who != viewer {
						t.Fatalf("%s tells seat %d: %q", name, viewer, l.Text)
					}
					if h := f.Chapter(v, events, i); h != "" {
						isSentence(t, "chapter", h)
					}
				}
			}
		})
	}
	for k, name := range rules.EventNames {
		if name != "" && !told[game.EventKind(k)] {
			t.Errorf("no random game told %s", name)
		}
	}
}

func TestLockedActionsSayWhy(t *testing.T) {
	f := Face()
	n := 0
	for _, setup := range setups(2) {
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if s.Turn() == game.Nobody {
				return
			}
			v := viewOf(s, s.Turn(), 1)
			texts := map[string]bool{}
			for _, a := range v.Legal {
				texts[f.Action(v, a).Text] = true
			}
			for _, l := range f.Locked(v) {
				n++
				isSentence(t, "locked", l.Label.Text)
				isSentence(t, l.Label.Text, l.Label.Group)
				isSentence(t, l.Label.Text, l.Reason)
				chipsAreWhole(t, l.Label.Text, l.Label.Chips)
				if texts[l.Label.Text] {
					t.Fatalf("%q is locked and listed twice or legal", l.Label.Text)
				}
				texts[l.Label.Text] = true
				if s.Why(l.Action).ID == 0 {
					t.Fatalf("%q is possible", l.Label.Text)
				}
			}
		})
	}
	if n == 0 {
		t.Fatal("nothing was ever locked")
	}
}

// Every reason of the rules reads as a sentence, whatever it is about.
func TestReasons(t *testing.T) {
	f := Face()
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		s, err := rules.New(rules.Def.DefaultSetup(seats, 1))
		if err != nil {
			t.Fatal(err)
		}
		v := viewOf(s, s.Turn(), 1)
		for id, name := range rules.WhyNames {
			if name == "" {
				continue
			}
			for _, a := range []uint16{1, 2, 5, 7, 44, 75} {
				if id == int(rules.WhySlotTaken) || id == int(rules.WhyFactionTaken) {
					a %= 5
				}
				isSentence(t, name, f.Reason(v, game.Reason{ID: uint16(id), A: a, B: 1, Need: 3, Have: 2}))
			}
		}
	}
}

// A covered table tells nothing, and everybody has something at a glance otherwise.
func TestCoveredAndGlance(t *testing.T) {
	f := Face()
	covered := session.View{Def: rules.Def, Covered: true, Viewer: game.Nobody, Turn: game.Nobody}
	if f.Locked(covered) != nil || f.Glance(covered, 0) != nil || f.Means(covered) != nil || f.Turnline(covered) != "" || f.Checklist(covered) != nil {
		t.Error("a covered table tells something")
	}
	if l := f.Event(covered, game.Event{Kind: rules.EvTurn}); l.Text != "" || f.Scenes(covered, nil) != nil || f.Reason(covered, game.Reason{ID: 1}) != "" {
		t.Error("a covered table tells of the past")
	}
	for _, setup := range setups(1) {
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if step++; step%31 != 0 && s.Turn() != game.Nobody {
				return
			}
			for viewer := game.Nobody; viewer < game.Player(setup.Seats); viewer++ {
				v := viewOf(s, viewer, 1)
				isSentence(t, "turnline", f.Turnline(v))
				chipsAreWhole(t, "means", f.Means(v))
				for _, x := range f.Checklist(v) {
					isSentence(t, "checklist", x.Text)
				}
				for p := range game.Player(setup.Seats) {
					chips := f.Glance(v, p)
					chipsAreWhole(t, "glance", chips)
					if len(chips) != 4 || chips[0].N != s.SheetOf(p).Total() {
						t.Fatalf("seat %d at a glance: %+v", p, chips)
					}
				}
			}
		})
	}
}

// The question and the way out of it are the same whatever the asked seat holds.
func TestBeingAskedTellsNothing(t *testing.T) {
	f := Face()
	asked := 0
	for _, setup := range setups(2) {
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			p := s.Turn()
			if p == game.Nobody || s.Seats[p].NAct == 0 || s.Legal(nil)[0].Kind != game.Pass || s.Prompt().Kind == rules.FrameCounter {
				return
			}
			asked++
			v := viewOf(s, p, 2)
			other := s.Clone().(*rules.State)
			for i := range other.Seats[p].Act[:other.Seats[p].NAct] {
				other.Seats[p].Act[i] = rules.Craftpoints // which is of no use in a window
			}
			w := viewOf(other, p, 2)
			if a, b := f.Prompt(v), f.Prompt(w); a != b {
				t.Fatalf("%+v, without the card %+v", a, b)
			}
			if a, b := f.Action(v, rules.Pass()), f.Action(w, rules.Pass()); a.Text != b.Text || a.Note != b.Note || a.Warn != b.Warn {
				t.Fatalf("%+v, without the card %+v", a, b)
			}
		})
	}
	if asked == 0 {
		t.Fatal("nobody was asked")
	}
}

// Options that do not fit the table are put right, so that every set-up the form can make begins.
func TestSetUpsAreKeptPossible(t *testing.T) {
	f := Face()
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		for layout := range rules.Def.Options[rules.OptionLayout].Values {
			for n := range 48 {
				setup := rules.Def.DefaultSetup(seats, 1)
				o := &setup.Options
				o[rules.OptionLayout], o[rules.OptionFill] = uint8(layout), uint8(n%3)
				o[rules.OptionAlign], o[rules.OptionTeams], o[rules.OptionStart] = uint8(n/3%2), uint8(n/6%2), uint8(n/12+1)
				fixed := f.Prescribe(&setup, nil)
				if (fixed["teams"] != "") != (seats < 4) || (fixed["rivers"] != "") != (n%3 != int(rules.FillChosen)) {
					t.Errorf("%d seats: fixed are %v", seats, fixed)
				}
				if _, err := rules.New(setup); err != nil {
					t.Error(err)
				}
			}
		}
	}
}

// BenchmarkLabels words the whole menu of a turn.
func BenchmarkLabels(b *testing.B) {
	f := Face()
	s := menu(b, 4)
	for p := range s.Seats {
		s.Seats[p].Coins, s.Seats[p].Stock = 30, [5]uint16{9, 9, 9, 9, 9}
	}
	v := viewOf(s, s.Turn(), 1)
	b.ReportAllocs()
	for b.Loop() {
		for _, a := range v.Legal {
			f.Action(v, a)
		}
		f.Locked(v)
	}
}

// menu is a game that has come to the main part of its third round.
func menu(t testing.TB, seats int) *rules.State {
	var at *rules.State
	setup := rules.Def.DefaultSetup(seats, 5)
	setup.Options[rules.OptionRounds] = 1
	lively(t, setup, func(s *rules.State, _ []game.Event) {
		if at == nil && s.Round == 3 && s.Prompt().Kind == rules.FrameMain {
			at = s.Clone().(*rules.State)
		}
	})
	if at == nil {
		t.Fatal("no game has come so far")
	}
	return at
}
