package app

import (
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/table"
	say "tabard/app/words/shell"
	"tabard/engines/save"
	"tabard/web/store"
)

// Every game's table is drawn for those who only look on, at any moment, without anything that could be pressed to play.
func TestEveryTableCanBeLookedAt(t *testing.T) {
	undrawn, _, _ := strings.Cut(say.TableUndrawn("\x00"), "\x00")
	for _, f := range games.All() {
		s := shellOn(store.NewMemory())
		c := session.Config{ID: "x", Setup: f.Def.DefaultSetup(2, 4), Seats: []save.Seat{{Name: "Ann"}, {Name: "Bo", Colour: 1}}}
		m, effects, err := session.New(f.Def, c)
		if err != nil {
			t.Fatal(err)
		}
		s.seat(m, effects)
		for n := range 60 {
			if n%12 == 0 {
				s.desk.Send(s.desk.Current(), table.Watch{On: true})
				lift(s)
				page := html(s.desk.Current().Render())
				if strings.Contains(page, `data-do="act"`) || strings.Contains(page, `data-do="resume"`) || strings.Contains(page, undrawn) || !strings.Contains(page, `id="board"`) {
					t.Fatalf("%s after %d decisions: %s", f.Def.ID, n, page)
				}
				if _, body := s.desk.Current().Sheet(); body != nil {
					t.Errorf("%s: a sheet is open", f.Def.ID)
				}
				s.desk.Send(s.desk.Current(), table.Watch{})
			}
			if s.desk.Current().View.Called { // a question in another's turn: the device changes hands first
				s.play(session.HandOver{})
			}
			if !move(s) && !s.desk.Current().View.Over {
				t.Fatalf("%s: the game does not go on after %d decisions", f.Def.ID, n)
			}
		}
	}
}

// A page that shows every answer of a bot which is gone at once only wears the device out.
func TestBotsThatPlayAtOnceAreShownInPassing(t *testing.T) {
	for _, c := range []struct {
		pace    string
		passing bool
	}{{"instant", true}, {"fast", false}} {
		s := on(store.NewMemory())
		s.press("pace", c.pace)
		s.press("quick", "coincrown")
		for n := 0; !s.desk.Current().View.Thinking; n++ {
			if n == 200 {
				t.Fatal("no bot is ever asked")
			}
			if s.Stage().Passing {
				t.Fatalf("at pace %s a person who has to decide is passed by", c.pace)
			}
			s.desk.Send(s.desk.Current(), table.Act{Action: s.desk.Current().View.Legal[0], Rev: s.desk.Current().View.Rev})
			s.run()
		}
		if s.Stage().Passing != c.passing {
			t.Errorf("at pace %s: passing is %v", c.pace, s.Stage().Passing)
		}
	}
}
