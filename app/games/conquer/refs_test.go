package conquer

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// drawnRefs are the pieces of the board and of the viewer's own things, each with how often it is drawn, where those that
// the refs light are lit.
func drawnRefs(f *face.Face, v session.View, lit map[face.Ref]bool) map[face.Ref]int {
	drawn := map[face.Ref]int{}
	on := func(r face.Ref) bool { return lit[r] }
	for _, u := range []app.UI{f.Board(v, on), f.Mine(v, on)} {
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

// In random games the pieces that legal actions and log lines name are drawn, once each.
func TestEveryChoiceCanBeReached(t *testing.T) {
	f := Face()
	frames := map[uint8]int{}
	for i, setup := range setups(2) {
		step := 0
		lively(t, setup, func(s *rules.State, events []game.Event) {
			step++
			p := s.Turn()
			if p == game.Nobody {
				return
			}
			v := viewOf(s, p, 1+i%setup.Seats)
			if frames[v.Prompt.Kind]++; frames[v.Prompt.Kind] > 6 && step%23 != 0 {
				return // drawing is slow
			}
			lit := map[face.Ref]bool{}
			for _, a := range v.Legal {
				for _, r := range f.Action(v, a).Refs {
					lit[r] = true
				}
			}
			drawn := drawnRefs(f, v, lit)
			for r := range lit {
				if drawn[r] == 0 {
					t.Errorf("%d seats, seed %d, step %d, %s: %q is not on the board", setup.Seats, setup.Seed, step, f.Prompt(v).Text, r)
				}
			}
			for _, e := range events {
				for _, r := range f.Event(v, e).Refs {
					if drawn[r] == 0 && !strings.HasPrefix(string(r), "hex:") {
						t.Errorf("%s: %q is not on the board", rules.Def.EventText(e), r)
					}
				}
			}
			for r, n := range drawn {
				if n > 1 {
					t.Errorf("%q is drawn %d times", r, n)
				}
			}
		})
	}
	if len(frames) < 20 {
		t.Errorf("only %d kinds of questions came up", len(frames))
	}
}
