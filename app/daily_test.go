package app

import (
	"strconv"
	"strings"
	"testing"
	"time"

	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// playWithBots plays to the end, each question with the last answer that there is.
func playWithBots(t *testing.T, s *visit) {
	t.Helper()
	s.play(session.SetPace{})
	for n := 0; !s.desk.Current().View.Over; n++ {
		v := s.desk.Current().View
		if n > 5000 {
			t.Fatal("the game does not end")
		}
		if len(v.Legal) > 0 {
			s.play(session.Chose{Rev: v.Rev, Action: v.Legal[len(v.Legal)-1]})
			continue
		}
		_, st, err := save.Open(s.desk.Current().Machine.Save())
		if err != nil {
			t.Fatal(err)
		}
		legal := st.Legal(nil)
		s.play(session.Thought{Rev: v.Rev, Answer: bot.Answer{Action: legal[len(legal)-1]}}, session.Resume{Rev: v.Rev + 1})
	}
	s.run()
}

func TestTheDealOfTheDay(t *testing.T) {
	s := shellOn(store.NewMemory())
	f := games.ByID("coincrown")
	s.visit(house.Route{Place: house.PlaceStart})
	s.press("daily", "coincrown")
	id, v := s.desk.Current().View.ID, s.desk.Current().View
	if v.Setup != games.DailySetup(f, time.Now()) || v.Title != games.DailyTitle(time.Now()) || v.Seats[0].Bot || !v.Seats[1].Bot || v.Seats[1].Level != games.DailyLevel || v.Practice {
		t.Fatalf("it begins as %+v", v)
	}
	s.visit(house.Route{Place: house.PlaceStart})
	s.press("daily", "coincrown")
	if s.desk.Current().View.ID != id {
		t.Fatal("it is not gone on with")
	}
	playWithBots(t, s)
	brag := s.desk.Current().Outcome.Brag
	if !strings.HasPrefix(brag, "Tabard, Deal of ") || !strings.Contains(brag, "Coin & Crown") || strings.Count(brag, "▇ ") != 3 || strings.Count(brag, " You") != 1 {
		t.Errorf("it is told as %q", brag)
	}
	if !strings.Contains(s.page(), `data-do="copybrag"`) {
		t.Error("its end cannot be shared")
	}
	if c := s.rematch("same"); c.Title != v.Title || c.Setup != v.Setup {
		t.Errorf("the same again is %q, %+v", c.Title, c.Setup)
	}
	s.press("rematch", "new")
	if other := s.desk.Current().View; other.Title != "" {
		t.Errorf("another deal is called %q", other.Title)
	}
	s.visit(house.Route{Place: house.PlaceStart})
	r := resultsOf(s, f.Def.Code)[0]
	own, _ := game.RankOf(r.Standing, 0)
	if text := s.page(); r.Setup != v.Setup || !strings.Contains(text, "Coin &amp; Crown: ") || !strings.Contains(text, strconv.Itoa(int(own.Keys[0]))) {
		t.Error("the start screen does not say how it went")
	}
	s.press("daily", "coincrown")
	if now := s.desk.Current().View; now.ID == id || now.Setup != v.Setup {
		t.Errorf("a second try is %q, %+v", now.ID, now.Setup)
	}
	s.visit(house.Route{Place: house.PlaceRecords})
	if page := s.page(); !strings.Contains(page, "You against the bots") || !strings.Contains(page, "3 players") || !strings.Contains(page, "tally-sheet") {
		t.Error("the records do not count it")
	}
	s.calm(t)
}

func TestStrongerRivalsSitDownAtTheSameTable(t *testing.T) {
	s := shellOn(store.NewMemory())
	def := games.All()[0].Def
	best := uint8(len(def.Levels) - 1)
	m, effects, err := session.New(def, session.Config{ID: "one", Setup: def.DefaultSetup(3, 3),
		Seats: []save.Seat{{Name: "Ann"}, {Name: "Bo", Bot: true}, {Name: "Cy", Bot: true, Level: best}}})
	if err != nil {
		t.Fatal(err)
	}
	s.seat(m, effects)
	c := s.rematch("up")
	if c.ID == "one" || c.Setup.Seed == 3 || c.Seats[0].Bot || c.Seats[1].Level != 1 || c.Seats[2].Level != best {
		t.Errorf("%+v", c)
	}
}
