package coincrown

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
)

var seatNames = []string{"Ann", "Ben", "Cleo", "Dora"}

// viewOf is a table as the session would show it to that seat.
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

// playout plays a random game and shows every position to visit, with the events that led there.
func playout(t *testing.T, seats int, seed uint64, visit func(*rules.State, []game.Event)) {
	t.Helper()
	s, err := rules.New(rules.Def.DefaultSetup(seats, seed))
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed, 99)
	var sink game.Sink
	var legal []game.Action
	visit(s, nil)
	for s.Turn() != game.Nobody {
		legal = s.Legal(legal[:0])
		a := legal[r.Intn(len(legal))]
		if a.Kind == game.Pass && len(legal) > 1 && r.Intn(4) > 0 {
			a = legal[1+r.Intn(len(legal)-1)] // passing less makes richer tables
		}
		for _, b := range legal {
			if (b.Kind == rules.KindForce || b.Kind == rules.KindBarracks) && r.Intn(2) == 0 {
				a = b // battles are rare among random choices
			}
		}
		sink.Reset()
		s.Apply(a, &sink)
		visit(s, sink.Events)
	}
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

// whole reports a text that is empty or has an unfilled place, and doubled spaces, which are the trace of an empty one.
func whole(t *testing.T, what, text string) {
	t.Helper()
	if text == "" || strings.ContainsAny(text, "{}") || strings.Contains(text, "  ") || strings.Contains(text, " ,") {
		t.Fatalf("%s: %q is not a whole sentence", what, text)
	}
}

// In random games every legal action has a sentence of its own and stands on pieces that are drawn, once each.
func TestEveryChoiceCanBeReadAndReached(t *testing.T) {
	f := Face()
	kinds, frames := map[game.Kind]bool{}, map[uint8]bool{}
	for seats := 2; seats <= 4; seats++ {
		for seed := uint64(1); seed <= 8; seed++ {
			step := 0
			playout(t, seats, seed, func(s *rules.State, _ []game.Event) {
				step++
				p := s.Turn()
				if p == game.Nobody {
					return
				}
				v := viewOf(s, p, 1+int(seed)%seats)
				prompt := f.Prompt(v)
				whole(t, "prompt", prompt.Text)
				for _, part := range []string{prompt.Why, prompt.Left} {
					if part != "" {
						whole(t, "prompt", part)
					}
				}
				frames[v.Prompt.Kind] = true
				texts := map[string]game.Action{}
				var refs []face.Ref
				for _, a := range v.Legal {
					kinds[a.Kind] = true
					l := f.Action(v, a)
					whole(t, rules.Def.ActionText(a), l.Text)
					whole(t, rules.Def.ActionText(a), l.Short)
					whole(t, rules.Def.ActionText(a), l.Group)
					for _, more := range []string{l.Note, l.Warn} {
						if more != "" {
							whole(t, rules.Def.ActionText(a), more)
						}
					}
					if other, ok := texts[l.Text]; ok {
						t.Fatalf("%v and %v both say %q", other, a, l.Text)
					}
					texts[l.Text] = a
					refs = append(refs, l.Refs...)
					for _, c := range l.Chips {
						whole(t, "chip of "+l.Text, c.Word)
						if c.Icon == "" || c.N == 0 {
							t.Fatalf("%q has an empty chip %+v", l.Text, c)
						}
					}
				}
				if step%9 != 0 && v.Prompt.Kind == rules.FrameTurn {
					return // drawing is slow; other questions are drawn each time
				}
				drawn := drawnRefs(f, v)
				for _, r := range refs {
					if drawn[r] == 0 {
						t.Fatalf("seats %d seed %d step %d: %q is not on the board", seats, seed, step, r)
					}
				}
				for r, n := range drawn {
					if n > 1 {
						t.Fatalf("%q is drawn %d times", r, n)
					}
				}
			})
		}
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
	for seats := 2; seats <= 4; seats++ {
		for seed := uint64(1); seed <= 6; seed++ {
			playout(t, seats, seed, func(s *rules.State, events []game.Event) {
				for _, e := range events {
					told[e.Kind] = true
					for _, viewer := range []game.Player{game.Nobody, 0, 1} {
						v := viewOf(s, viewer, 1)
						l := f.Event(v, e.For(viewer))
						whole(t, rules.Def.EventText(e), l.Text)
						if strings.Contains(l.Text, "You ") && e.Who != viewer {
							t.Fatalf("%s tells seat %d: %q", rules.Def.EventText(e), viewer, l.Text)
						}
					}
				}
			})
		}
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
	for seats := 2; seats <= 4; seats++ {
		playout(t, seats, 3, func(s *rules.State, _ []game.Event) {
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
				whole(t, "locked", l.Label.Text)
				whole(t, l.Label.Text, l.Reason)
				if texts[l.Label.Text] {
					t.Fatalf("%q is locked and listed twice or legal", l.Label.Text)
				}
				texts[l.Label.Text] = true
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
		if name != "" {
			whole(t, name, f.Reason(v, game.Reason{ID: uint16(id), A: 1, B: 1, Need: 3, Have: 2}))
		}
	}
}

var litPiece = regexp.MustCompile(`class="piece [^"]* lit"`)

var label = regexp.MustCompile(`aria-label="([^"]*)"|class="sr">\s*([^<]*?)\s*<`)

// The board is drawn for every seat, for a spectator and while the table is covered; lit pieces are buttons.
func TestBoardForEveryViewer(t *testing.T) {
	f := Face()
	for seats := 2; seats <= 4; seats++ {
		step := 0
		playout(t, seats, 11, func(s *rules.State, _ []game.Event) {
			if step++; step%23 != 0 && s.Turn() != game.Nobody {
				return
			}
			for viewer := game.Nobody; viewer < game.Player(seats); viewer++ {
				v := viewOf(s, viewer, seats)
				lit := map[face.Ref]bool{}
				for _, a := range v.Legal {
					for _, r := range f.Action(v, a).Refs {
						lit[r] = true
					}
				}
				isLit := func(r face.Ref) bool { return lit[r] }
				html := app.HTMLString(f.Board(v, isLit)) + app.HTMLString(f.Mine(v, isLit))
				if got := len(litPiece.FindAllString(html, -1)); got != len(lit) {
					t.Fatalf("%d lit pieces for %d lit refs", got, len(lit))
				}
				if buttons, pieces := strings.Count(html, `role="button"`), len(refAttr.FindAllString(html, -1)); buttons != pieces {
					t.Fatalf("%d buttons for %d pieces", buttons, pieces)
				}
				for p := range game.Player(seats) {
					html += app.HTMLString(f.Player(v, p, isLit))
					if len(f.Glance(v, p)) == 0 {
						t.Fatal("nothing at a glance")
					}
				}
				for _, m := range label.FindAllStringSubmatch(html, -1) {
					whole(t, "label", m[1]+m[2])
				}
				whole(t, "turnline", f.Turnline(v))
				if strings.Contains(html, "style=") {
					t.Fatal("a style attribute: the content security policy refuses it")
				}
			}
		})
	}
	covered := session.View{Def: rules.Def, Covered: true}
	none := func(face.Ref) bool { return false }
	for _, u := range []app.UI{f.Board(covered, none), f.Mine(covered, none), f.Player(covered, 0, none)} {
		if refAttr.MatchString(app.HTMLString(u)) {
			t.Error("a covered table shows pieces")
		}
	}
	if f.Locked(covered) != nil || f.Glance(covered, 0) != nil {
		t.Error("a covered table tells something")
	}
}

// What a seat must not know is not in its page: a deck top seen by another with a Watchtower.
func TestPeekedTopsStayPrivate(t *testing.T) {
	f := Face()
	seen := 0
	for seed := uint64(1); seed <= 12; seed++ {
		playout(t, 3, seed, func(s *rules.State, _ []game.Event) {
			for tier := range rules.Tier(rules.Tiers) {
				if s.Top[tier] == 0 {
					continue
				}
				for viewer := range game.Player(3) {
					html := app.HTMLString(f.Board(viewOf(s, viewer, 3), func(face.Ref) bool { return false }))
					deck := html[strings.Index(html, fmt.Sprintf(`data-ref="deck:%d"`, tier)):]
					knows := s.KnownBy[tier]>>uint(viewer)&1 != 0
					deck = deck[:strings.Index(deck, `data-ref="row:`)]
					if strings.Contains(deck, "cc-band") != knows {
						t.Fatalf("seat %d knows %v but the deck shows %v", viewer, knows, !knows)
					}
					seen++
				}
			}
		})
		if seen > 30 {
			return
		}
	}
	if seen == 0 {
		t.Fatal("no Watchtower was used")
	}
}

// BenchmarkBoard builds the elements of the board; BenchmarkLabels words the whole menu of a turn.
func BenchmarkBoard(b *testing.B) {
	f, v := Face(), benchView(b)
	lit := func(face.Ref) bool { return true }
	b.ReportAllocs()
	for b.Loop() {
		f.Board(v, lit)
		f.Mine(v, lit)
	}
}

func BenchmarkLabels(b *testing.B) {
	f, v := Face(), benchView(b)
	b.ReportAllocs()
	for b.Loop() {
		for _, a := range v.Legal {
			f.Action(v, a)
		}
		f.Locked(v)
	}
}

func benchView(b *testing.B) session.View {
	s, err := rules.New(rules.Def.DefaultSetup(4, 1))
	if err != nil {
		b.Fatal(err)
	}
	return viewOf(s, s.Turn(), 1)
}
