package setup

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	apart "tabard/app/words/post"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// hall stands for the desk and the library.
type hall struct {
	dealt []session.Config
	open  string // the id of a game that is not over

	invited save.Game
	advised bool
	seat    game.Player
}

func (h *hall) Deal(_ *face.Face, c session.Config)       { h.dealt = append(h.dealt, c) }
func (h *hall) Unfinished(_, _ string, then func(string)) { then(h.open) }
func (h *hall) Prescribed(_ *face.Face, setup game.Setup) (game.Setup, map[string]string) {
	return setup, nil
}

func (h *hall) NextInSeries(g save.Game) save.Series {
	return save.Series{N: g.Series.N + 1, Of: g.Series.Of}
}

// alone is the screen without the rest of the program.
func alone() (*Screen, *house.House, *hall) {
	h, rest := house.New(store.OpenShelf(store.NewMemory())), new(hall)
	return New(h, rest, rest, rest), h, rest
}

func TestASetUpIsChangedByItsControls(t *testing.T) {
	s, h, rest := alone()
	for _, verb := range Verbs() { // no game is set up yet, and "" is none
		if !s.Press(verb, "") || len(rest.dealt) != 0 || s.draft != nil {
			t.Fatalf("%s: %+v", verb, rest.dealt)
		}
	}
	if s.Press("nonsense", "") {
		t.Error("anything is a verb")
	}
	s.Open("coincrown")
	d := s.draft
	s.Press("seats", "99")
	if d.n != 4 {
		t.Errorf("%d seats", d.n)
	}
	s.Press("seats", "3")
	name, colour := d.seats[1].Name, d.seats[0].Colour
	s.Press("up", "1")
	s.Press("up", "0")
	s.Press("colour", "0")
	s.Press("colour", "x")
	s.Press("practice", "")
	seed := d.seed
	s.Press("reseed", "")
	if d.n != 3 || d.seats[0].Name != name || d.seats[0].Colour == colour && d.seats[1].Colour == colour || !d.practice || d.seed == seed {
		t.Errorf("%+v", d)
	}
	s.Press("option", "0:1")
	if d.wish[0] != 1 {
		t.Errorf("the wishes are %v", d.wish)
	}
	s.Typed("seat-name:0", "Mathilda")
	s.Typed("seat-kind:0", "person")
	h.Effects()
	for _, ok := range []bool{true, false} {
		before, _ := h.Toast()
		s.Press("copyseed", "")
		c, _ := h.Effects()[0].(page.Copy)
		if c.Text != d.seed {
			t.Fatalf("copied %+v", c)
		}
		h.Answered(c.N, ok)
		said, n := h.Toast()
		if said == "" || said == before {
			t.Errorf("copied %v: it says %q", ok, said)
		}
		if h.Answered(c.N, ok); true { // an answer nobody waits for
			if _, again := h.Toast(); again != n {
				t.Error("a late answer is told")
			}
		}
	}
	s.Press("start", "")
	if len(rest.dealt) != 1 || rest.dealt[0].Seats[0].Name != "Mathilda" || !rest.dealt[0].Practice || len(rest.dealt[0].Seats) != 3 {
		t.Errorf("dealt %+v", rest.dealt)
	}
	if set := h.Settings; set.Setups["coincrown"].Seats == nil || set.Name != "Mathilda" {
		t.Errorf("remembered is %+v", set)
	}
	seed = d.seed
	if s.Open("coincrown"); s.draft != d || d.seed == seed {
		t.Error("the draft is forgotten, or its seed is the last one's")
	}
	if s.Open("chess"); s.draft.face.Def != games.All()[0].Def {
		t.Errorf("a game that there is not is set up as %s", s.draft.face.Name)
	}
}

// The challenge of the week is one game against knights, by its week.
func TestTheChallengeOfTheWeekIsBegun(t *testing.T) {
	s, _, rest := alone()
	f, setup := games.Weekly(house.Clock())
	for _, g := range games.All() {
		s.Press("weekly", g.Def.ID)
	}
	if len(rest.dealt) != 1 || rest.dealt[0].Setup != setup || rest.dealt[0].Title != games.Occasion(f, setup) {
		t.Fatalf("dealt %+v, want %+v", rest.dealt, setup)
	}
	for _, seat := range rest.dealt[0].Seats[1:] {
		if !seat.Bot || seat.Level != games.WeeklyLevel {
			t.Errorf("a rival is %+v", seat)
		}
	}
}

// A series begins with its first game, in which the first seat begins; the next seat begins in the next one, and the same deal once more, or
// stronger rivals, are no game of it.
func TestASeriesChangesTheFirstSeat(t *testing.T) {
	s, _, rest := alone()
	s.Open("merchants")
	s.Press("seats", "3")
	s.Press("series", "5")
	s.Press("start", "")
	first := rest.dealt[0]
	if first.Series != (save.Series{N: 1, Of: 5}) || first.Setup.Options[0] != 1 {
		t.Fatalf("dealt %+v", first)
	}
	f := games.ByID("merchants")
	g := save.Game{ID: "one", Code: f.Def.Code, Setup: first.Setup, Seats: first.Seats, Series: first.Series}
	next := s.Rematch(f, g, "new")
	if next.Series != (save.Series{N: 2, Of: 5}) || !slices.Equal(next.Seats, []save.Seat{first.Seats[1], first.Seats[2], first.Seats[0]}) ||
		next.Setup.Options != first.Setup.Options || next.Setup.Seed == first.Setup.Seed {
		t.Errorf("the next game is %+v", next)
	}
	for _, which := range []string{"same", "up"} {
		if c := s.Rematch(f, g, which); c.Series.N != 0 || c.Seats[0].Name != first.Seats[0].Name {
			t.Errorf("%s: %+v", which, c)
		}
	}
	s.Press("practice", "")
	s.Press("start", "")
	s.Press("practice", "")
	s.Press("series", "0")
	s.Press("start", "")
	for _, c := range rest.dealt[1:] {
		if c.Series.N != 0 {
			t.Errorf("a game by itself, or of practice, is one of a series: %+v", c)
		}
	}
}

// A deal of the day that was begun is gone on with.
func TestTheDealOfTheDayIsBegunOnce(t *testing.T) {
	s, h, rest := alone()
	s.Press("daily", "coincrown")
	if len(rest.dealt) != 1 || rest.dealt[0].Setup.Seats != games.DailySeats || rest.dealt[0].Seats[1].Level != games.DailyLevel {
		t.Fatalf("dealt %+v", rest.dealt)
	}
	h.Effects()
	rest.open = "one"
	s.Press("daily", "coincrown")
	if e := h.Effects(); len(rest.dealt) != 1 || len(e) != 1 || e[0] != (page.Go{Hash: "play/one"}) {
		t.Errorf("dealt %d, asked %v", len(rest.dealt), e)
	}
}

// Invite notes the table by link that was made.
func (h *hall) Invite(g save.Game, advised bool, seat game.Player) {
	h.invited, h.advised, h.seat = g, advised, seat
}

// By link the first person is the player; other people's seats are free, with a name or without, and bots fill the rest. Nobody is asked
// to play alone.
func TestATableByLinkIsSetUp(t *testing.T) {
	s, h, rest := alone()
	h.Settings.Name = "Edith"
	s.Open("merchants")
	if html := app.HTMLString(s.View()); !strings.Contains(html, apart.FarApart.String()) {
		t.Fatal("nothing offers to play apart")
	}
	s.Press("far", "apart")
	s.Press("advised", "")
	s.Press("seats", "3")
	if html := app.HTMLString(s.View()); !strings.Contains(html, apart.LeftMerchants.String()) || !strings.Contains(html, apart.FarInvite.String()) {
		t.Error("what is agreed on is not said")
	}
	if html := app.HTMLString(s.View()); !strings.Contains(html, `name="seat-guest:1"`) || strings.Contains(html, `name="seat-name:1"`) {
		t.Error("the free seat has somebody's name")
	}
	s.Typed("seat-guest:1", " Zoe ")
	s.Press("start", "")
	g := rest.invited
	if len(g.Seats) != 3 || g.Seats[0].Name != "Edith" || g.Seats[1].Name != "Zoe" || g.Seats[1].Bot || !g.Seats[2].Bot || !rest.advised || rest.seat != 0 {
		t.Errorf("%+v, seat %d, advised %v", g.Seats, rest.seat, rest.advised)
	}
	rest.invited = save.Game{}
	s.Typed("seat-kind:1", "0")
	s.Press("start", "")
	if text, _ := h.Toast(); rest.invited.Code != 0 || text != apart.FarPeople.String() {
		t.Errorf("a table by link for one person: %q", text)
	}
	s.Press("far", "here")
	s.Press("start", "")
	if rest.invited.Code != 0 {
		t.Error("round this device a table by link is made")
	}
}
