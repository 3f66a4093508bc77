package merchants

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
	"tabard/engines/save"
)

var seatNames = []string{"Ann", "Ben", "Cleo", "Dora"}

// viewOf is a table as the session would show it to that seat; the first seats are people.
func viewOf(s *rules.State, viewer game.Player, people int) session.View {
	v := session.View{Rev: 1, Def: rules.Def, Viewer: viewer, Turn: s.Turn(), Prompt: s.Prompt(), Over: s.Turn() == game.Nobody}
	for i := range s.N {
		v.Seats = append(v.Seats, save.Seat{Name: seatNames[i], Bot: int(i) >= people, Colour: i})
	}
	v.State = game.View(s, viewer)
	if viewer == s.Turn() && viewer != game.Nobody {
		v.Legal = v.State.Legal(nil)
	}
	return v
}

// viewSeat is a seat of a table where only the first is a person.
func viewSeat(i int) save.Seat { return save.Seat{Name: seatNames[i], Bot: i > 0} }

// lively plays a random game in which the players sell what they can and take what is rare: every kind of event comes up.
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
		a := legal[r.Intn(len(legal))]
		wish := [4]game.Kind{rules.KindLearn, rules.KindTakeKingdom, rules.KindForgeSell, rules.KindSell}[r.Intn(4)]
		for tries := 0; tries < 8 && len(legal) > 1 && (a.Kind != wish || a.Kind == game.Done); tries++ {
			a = legal[r.Intn(len(legal))]
		}
		sink.Reset()
		s.Apply(a, &sink)
		visit(s, sink.Events)
	}
}

// setups are tables of every size.
func setups(seeds uint64) (all []game.Setup) {
	for seed := uint64(1); seed <= seeds; seed++ {
		for seats := 2; seats <= rules.MaxSeats; seats++ {
			setup := rules.Def.DefaultSetup(seats, seed)
			if seats == 2 {
				setup.Options[rules.OptionMats] = uint8(seed % 3)
			}
			all = append(all, setup)
		}
	}
	return all
}

// drawnRefs are the pieces of the board and of the viewer's own things, each with how often it is drawn.
func drawnRefs(f *face.Face, v session.View) map[face.Ref]int {
	unlit := func(face.Ref) bool { return false }
	drawn := map[face.Ref]int{}
	for _, u := range []app.UI{f.Board(v, unlit), f.Mine(v, unlit)} {
		html := app.HTMLString(u)
		for {
			_, rest, ok := strings.Cut(html, `data-ref="`)
			if !ok {
				break
			}
			var r string
			r, html, _ = strings.Cut(rest, `"`)
			drawn[face.Ref(r)]++
		}
	}
	return drawn
}

// isSentence reports a text that is empty, has an unfilled place, or shows the trace of an empty one: doubled spaces, a comma
// or a full stop after nothing.
func isSentence(t *testing.T, what, text string) {
	t.Helper()
	for _, bad := range []string{"{", "}", "  ", " ,", ", ,", ",,", " .", "%!", " ;", ": ;", "!", "; ;", "()"} {
		if strings.Contains(text, bad) {
			t.Fatalf("%s: %q holds %q", what, text, bad)
		}
	}
	if text == "" || strings.TrimSpace(text) != text || strings.HasSuffix(text, ":") || strings.HasSuffix(text, "for") {
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

// In random games every legal action has a sentence of its own and stands on pieces that are drawn, once each.
func TestEveryChoiceCanBeReadAndReached(t *testing.T) {
	f := Face()
	kinds, frames := map[game.Kind]bool{}, map[uint8]bool{}
	for i, setup := range setups(8) {
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			step++
			p := s.Turn()
			if p == game.Nobody {
				return
			}
			v := viewOf(s, p, 1+i%setup.Seats)
			prompt := f.Prompt(v)
			isSentence(t, "prompt", prompt.Text)
			for _, part := range []string{prompt.Why, prompt.Left} {
				if part != "" {
					isSentence(t, "prompt", part)
				}
			}
			rare := !frames[v.Prompt.Kind]
			frames[v.Prompt.Kind] = true
			texts, amounts := map[string]game.Action{}, map[int]bool{}
			var refs []face.Ref
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
				if len(l.Short) > 40 {
					t.Fatalf("%q is too long for a button", l.Short)
				}
				if other, ok := texts[l.Text]; ok {
					t.Fatalf("%v and %v both say %q", other, a, l.Text)
				}
				if prompt.Slide && amounts[l.Amount] {
					t.Fatalf("%q is not the only one with the amount %d", l.Text, l.Amount)
				}
				texts[l.Text], amounts[l.Amount] = a, true
				refs = append(refs, l.Refs...)
				chipsAreWhole(t, l.Text, l.Chips)
			}
			if !rare && step%41 != 0 {
				return // drawing is slow
			}
			drawn := drawnRefs(f, v)
			for _, r := range refs {
				if drawn[r] == 0 {
					t.Fatalf("%d seats, seed %d, step %d, %s: %q is not on the board", setup.Seats, setup.Seed, step, prompt.Text, r)
				}
			}
			for r, n := range drawn {
				if n > 1 {
					t.Fatalf("%q is drawn %d times", r, n)
				}
			}
		})
	}
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
	told := map[game.EventKind]bool{rules.EvSteveNone: true} // never in random games: see TestLines
	for _, setup := range setups(8) {
		lively(t, setup, func(s *rules.State, events []game.Event) {
			for viewer := game.Nobody; viewer < game.Player(setup.Seats); viewer++ {
				if len(events) == 0 {
					return
				}
				v := viewOf(s, viewer, 1)
				for i, e := range events {
					told[e.Kind] = true
					l := f.Event(v, e)
					name := rules.Def.EventText(e)
					if l.Text != "" {
						isSentence(t, name, l.Text)
					} else if !silent(e) {
						t.Fatalf("%s says nothing", name)
					}
					if (l.Of == "") != (l.What == "") {
						t.Fatalf("%s: half a line, %q and %q", name, l.Of, l.What)
					}
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
	shown := map[string]bool{}
	setup := rules.Def.DefaultSetup(2, 3)
	lively(t, setup, func(s *rules.State, events []game.Event) {
		v := viewOf(s, 0, 1)
		var drawn map[face.Ref]int
		for _, e := range events {
			for _, r := range f.Event(v, e).Refs {
				name, _, _ := refParts(r)
				if shown[name+rules.EventNames[e.Kind]] {
					continue // drawing is slow
				}
				if shown[name+rules.EventNames[e.Kind]] = true; drawn == nil {
					drawn = drawnRefs(f, v)
				}
				if drawn[r] == 0 {
					t.Errorf("%s: %q is not on the board", rules.Def.EventText(e), r)
				}
			}
		}
	})
	if len(shown) < 8 {
		t.Errorf("lines lead only to %v", shown)
	}
	for k, name := range rules.EventNames {
		if name != "" && !told[game.EventKind(k)] {
			t.Errorf("no random game told %s", name)
		}
	}
}

// Every war of a random game can be watched: one scene for each battle, then repairs and the year's end.
func TestWarsCanBeWatched(t *testing.T) {
	f := Face()
	wars, battles := 0, 0
	for _, setup := range setups(3) {
		lively(t, setup, func(s *rules.State, events []game.Event) {
			v := viewOf(s, 1, 2)
			fights, war := 0, false
			for _, e := range events {
				war = war || e.Kind == rules.EvWar
				if e.Kind == rules.EvBattle {
					fights++
				}
			}
			scenes := f.Scenes(v, events)
			if war != (scenes != nil) {
				t.Fatalf("war %t, %d scenes", war, len(scenes))
			}
			if war {
				wars++
			}
			for _, x := range scenes {
				isSentence(t, "scene", x.Title)
				isSentence(t, x.Title, x.Text)
				chipsAreWhole(t, x.Title, x.Chips)
				if x.Art == nil {
					continue
				}
				fights--
				battles++
				if html := app.HTMLString(x.Art()); !strings.Contains(html, "bm-duel") || strings.Contains(html, "data-ref") {
					t.Fatalf("%s is drawn as %s", x.Title, html)
				}
			}
			if fights != 0 {
				t.Fatalf("%d battles have no scene", fights)
			}
		})
	}
	if wars != 4*9 || battles < wars {
		t.Errorf("%d wars with %d battles were seen", wars, battles)
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
			for _, a := range []uint16{0, 1, 7, 30, 47} {
				if uint16(id) == rules.WhyUseless {
					a++ // a card
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
	if f.Locked(covered) != nil || f.Glance(covered, 0) != nil || f.Means(covered) != nil || f.Turnline(covered) != "" {
		t.Error("a covered table tells something")
	}
	for _, setup := range setups(2) {
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if step++; step%31 != 0 && s.Turn() != game.Nobody {
				return
			}
			for viewer := game.Nobody; viewer < game.Player(setup.Seats); viewer++ {
				v := viewOf(s, viewer, 1)
				isSentence(t, "turnline", f.Turnline(v))
				chipsAreWhole(t, "means", f.Means(v))
				for _, r := range s.Standing(nil) {
					chips := f.Glance(v, r.Who)
					chipsAreWhole(t, "glance", chips)
					if len(chips) != 3 || chips[1].N != int(r.Keys[0]) {
						t.Fatalf("seat %d at a glance: %+v, standing %+v", r.Who, chips, r)
					}
				}
			}
		})
	}
}

// Options that fit only another number of players are put right, so that every set-up the form can make begins.
func TestSetUpsAreKeptPossible(t *testing.T) {
	f := Face()
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		for start := range rules.Def.Options[rules.OptionStart].Values {
			for mats := range rules.Def.Options[rules.OptionMats].Values {
				setup := rules.Def.DefaultSetup(seats, 1)
				setup.Options[rules.OptionStart], setup.Options[rules.OptionMats] = uint8(start), uint8(mats)
				fixed := f.Prescribe(&setup, nil)
				if (fixed["mats"] != "") != (seats > 2) {
					t.Errorf("%d seats: the mats are fixed by %q", seats, fixed["mats"])
				}
				if start <= seats && int(setup.Options[rules.OptionStart]) != start || seats == 2 && int(setup.Options[rules.OptionMats]) != mats {
					t.Errorf("%d seats, start %d, mats %d: became %v", seats, start, mats, setup.Options)
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
	s, err := rules.New(rules.Def.DefaultSetup(2, 1))
	if err != nil {
		b.Fatal(err)
	}
	for k := range s.Seats[s.Turn()].Held {
		s.Seats[s.Turn()].Held[k] = 2
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
