package emara

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/emara"
	"tabard/engines/game"
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
		if a := v.State.(*rules.State).Suggest(); game.Index(v.Legal, a) >= 0 {
			v.Suggested = a
		}
	}
	return v
}

// lively plays a random game in which the players know where things are to be had: every kind of event comes up.
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
		for tries := 0; tries < 3 && len(legal) > 1 && (a.Kind == game.EndTurn || a.Kind == game.Done || a.Kind == game.Pass); tries++ {
			a = legal[r.Intn(len(legal))]
		}
		for _, b := range legal {
			if b.Kind == rules.KindRecruit && r.Intn(3) == 0 {
				a = b // recruits are rare among random choices
			}
		}
		sink.Reset()
		s.Apply(a, &sink)
		visit(s, sink.Events)
	}
}

// setups are tables of every size in every variant.
func setups(seeds uint64) (all []game.Setup) {
	for seed := uint64(1); seed <= seeds; seed++ {
		for seats := 1; seats <= rules.MaxSeats; seats++ {
			setup := rules.Def.DefaultSetup(seats, seed)
			setup.Options[rules.OptionLayout] = uint8(seed & 1)
			setup.Options[rules.OptionSelection] = uint8(seed >> 1 & 1)
			all = append(all, setup)
		}
	}
	return all
}

// enrich gives every seat goods, and the first one the Scholar, who pays long prices kind by kind.
func enrich(s *rules.State) {
	for p := range s.N {
		s.Seats[p].Res = [4]byte{4, 4, 4, 4}
	}
	for i := range s.AdvisorAt {
		for space, a := range s.AdvisorAt[i] {
			if a == rules.Scholar {
				s.AdvisorAt[i][space] = rules.NoAdvisor
			}
		}
	}
	s.Seats[0].Advisors |= 1 << (rules.Scholar - 1)
}

var refAttr = regexp.MustCompile(`data-ref="([^"]*)"`)

func drawnRefs(f *face.Face, v session.View) map[face.Ref]int {
	unlit := func(face.Ref) bool { return false }
	drawn := map[face.Ref]int{}
	for _, u := range []app.UI{f.Board(v, unlit), f.Mine(v, unlit)} {
		for _, m := range refAttr.FindAllStringSubmatch(app.HTMLString(u), -1) {
			drawn[face.Ref(m[1])]++
		}
	}
	return drawn
}

// isSentence reports a text that is empty, has an unfilled place, or shows the trace of an empty one: doubled spaces, a comma
// or a full stop after nothing.
func isSentence(t *testing.T, what, text string) {
	t.Helper()
	for _, bad := range []string{"{", "}", "  ", " ,", ", ,", " .", "%!", " ;", ": ;", "!"} {
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
			if step++; step == 1 && setup.Seed == 3 {
				enrich(s)
			}
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
			for _, item := range f.Checklist(v) {
				isSentence(t, "checklist", item.Text)
				if item.Locked != "" {
					isSentence(t, "checklist", item.Locked)
				}
			}
			frames[v.Prompt.Kind] = true
			texts := map[string]game.Action{}
			amounts := map[int]bool{}
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
			if step%29 != 0 && v.Prompt.Kind >= rules.FramePlayCard && v.Prompt.Kind <= rules.FramePay {
				return // drawing is slow; rarer questions are drawn each time
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
	told := map[game.EventKind]bool{}
	for _, setup := range setups(8) {
		lively(t, setup, func(s *rules.State, events []game.Event) {
			for i, e := range events {
				told[e.Kind] = true
				for viewer := game.Nobody; viewer < game.Player(setup.Seats); viewer++ {
					v := viewOf(s, viewer, 1)
					l := f.Event(v, e.For(viewer))
					name := rules.Def.EventText(e)
					if l.Text != "" {
						isSentence(t, name, l.Text)
					} else if !look(v, en).silent(e) {
						t.Fatalf("%s says nothing", name)
					}
					if (l.Of == "") != (l.What == "") {
						t.Fatalf("%s: half a line, %q and %q", name, l.Of, l.What)
					}
					if strings.HasPrefix(l.Text, "You ") && e.Who != viewer {
						t.Fatalf("%s tells seat %d: %q", name, viewer, l.Text)
					}
					if secret := e.Flags&game.Secret != 0; secret && (strings.Contains(l.Text, ":") != (e.Who == viewer)) {
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
	s, err := rules.New(rules.Def.DefaultSetup(3, 1))
	if err != nil {
		t.Fatal(err)
	}
	v := viewOf(s, s.Turn(), 1)
	for id, name := range rules.WhyNames {
		if name == "" {
			continue
		}
		for _, a := range []uint16{1, 2, 3, 4} {
			if uint16(id) == rules.WhyBonusDone {
				a = uint16([]uint8{rules.DoneRank, rules.DoneHire, rules.DoneRecruit, rules.DoneRank}[a-1])
			}
			isSentence(t, name, f.Reason(v, game.Reason{ID: uint16(id), A: a, B: 1, Need: 3, Have: 2}))
		}
	}
}

var tag = regexp.MustCompile(`<[^>]*>`)

// What another seat holds or draws changes nothing of one's own page.
func TestSecretsStaySecret(t *testing.T) {
	f := Face()
	unlit := func(face.Ref) bool { return false }
	page := func(s *rules.State, viewer game.Player) string {
		v := viewOf(s, viewer, 2)
		html := app.HTMLString(f.Board(v, unlit)) + app.HTMLString(f.Mine(v, unlit)) + f.Prompt(v).Text + f.Turnline(v)
		for p := range game.Player(s.N) {
			html += app.HTMLString(f.Player(v, p, unlit))
		}
		return tag.ReplaceAllStringFunc(html, func(t string) string { // attributes come in any order
			fields := strings.Fields(strings.Trim(t, "</>"))
			slices.Sort(fields)
			return strings.Join(fields, " ")
		})
	}
	hands, draws := 0, 0
	for _, setup := range setups(2) {
		setup.Options[rules.OptionSelection] = 0
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			step++
			keep := s.Prompt().Kind == rules.FrameKeep
			if setup.Seats < 2 || s.Turn() == game.Nobody || !keep && step%23 != 0 {
				return
			}
			viewer := (s.Turn() + 1) % game.Player(s.N)
			before := page(s, viewer)
			other := s.Clone().(*rules.State)
			q := &other.Seats[s.Turn()]
			if q.Deck != 0 && q.Hand != 0 { // another hand: its lowest card for the lowest of the deck
				hand, deck := q.Hand&-q.Hand, q.Deck&-q.Deck
				q.Hand, q.Deck = q.Hand&^hand|deck, q.Deck&^deck|hand
				hands++
			}
			if keep && other.FavorStack != 0 && other.Certain == 0 {
				drawn, stack := other.Drawn&-other.Drawn, other.FavorStack&-other.FavorStack
				other.Drawn, other.FavorStack = other.Drawn&^drawn|stack, other.FavorStack&^stack|drawn
				draws++
			}
			if page(other, viewer) != before {
				t.Fatalf("%d seats, seed %d, step %d: seat %d sees what it must not", setup.Seats, setup.Seed, step, viewer)
			}
		})
	}
	if hands == 0 || draws == 0 {
		t.Fatalf("%d hands and %d draws were changed: too few to say anything", hands, draws)
	}
}

// A covered table tells nothing, and everybody has something at a glance otherwise.
func TestCoveredAndGlance(t *testing.T) {
	f := Face()
	covered := session.View{Def: rules.Def, Covered: true, Viewer: game.Nobody, Turn: game.Nobody}
	if f.Locked(covered) != nil || f.Glance(covered, 0) != nil || f.Means(covered) != nil || f.Checklist(covered) != nil || f.Turnline(covered) != "" {
		t.Error("a covered table tells something")
	}
	for _, setup := range setups(2) {
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if step++; step%31 != 0 {
				return
			}
			for viewer := game.Nobody; viewer < game.Player(setup.Seats); viewer++ {
				v := viewOf(s, viewer, 1)
				isSentence(t, "turnline", f.Turnline(v))
				for p := range game.Player(setup.Seats) {
					chips := f.Glance(v, p)
					chipsAreWhole(t, "glance", chips)
					final, _ := s.Forecast(p)
					if len(chips) != 3 || chips[2].N != final {
						t.Fatalf("seat %d at a glance: %+v, forecast %d", p, chips, final)
					}
				}
				chipsAreWhole(t, "means", f.Means(v))
			}
		})
	}
}

// BenchmarkLabels words the whole menu of a turn.
func BenchmarkLabels(b *testing.B) {
	f := Face()
	s, err := rules.New(rules.Def.DefaultSetup(4, 1))
	if err != nil {
		b.Fatal(err)
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
