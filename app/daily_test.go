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
	s.press("counted", "")
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

// at sets the device's clock until the test is over.
func at(t *testing.T, now time.Time) {
	was := house.Clock
	house.Clock = func() time.Time { return now }
	t.Cleanup(func() { house.Clock = was })
}

// The clock is set back by three days between two games. What was played is on the lists by the times that it was played at, the records tell
// the games in the order in which they ended, and a day's deal is that of the day which the clock shows: what was done of another day's stays
// done, and is not dealt as a new one when that day comes once more.
func TestTheClockIsSetBack(t *testing.T) {
	m, f := store.NewMemory(), games.ByID("coincrown")
	late := time.Date(2027, time.March, 20, 12, 0, 0, 0, time.Local)
	early := late.AddDate(0, 0, -3)
	s := shellOn(m)
	done := map[time.Time]string{} // the id of each day's deal
	for _, now := range []time.Time{late, early, late.Add(time.Hour)} {
		day := now.Truncate(2 * time.Hour)
		at(t, now)
		s.visit(house.Route{Place: house.PlaceStart})
		over := done[day] != ""
		if card := strings.Contains(s.page(), "Coin &amp; Crown: "); card != over {
			t.Errorf("on %v the start says that the deal is done: %v, want %v", now, card, over)
		}
		s.press("daily", "coincrown")
		v := s.desk.Current().View
		if v.Setup != games.DailySetup(f, now) || v.Title != games.DailyTitle(now) || v.Over || v.ID == done[day] {
			t.Fatalf("on %v it begins as %+v", now, v)
		}
		playWithBots(t, s)
		if !over {
			done[day] = v.ID
		}
		s.leaveTable()
	}
	first, ok := resultsOf(s, f.Def.Code)[0], len(resultsOf(s, f.Def.Code)) == 3
	if !ok || first.ID != done[late] {
		t.Fatalf("%d results, the first that of %s", len(resultsOf(s, f.Def.Code)), first.ID)
	}
	if ids := []string{resultsOf(s, f.Def.Code)[1].ID, resultsOf(s, f.Def.Code)[2].ID}; ids[0] != done[early] || ids[1] == first.ID {
		t.Errorf("the records have %v after %s", ids, first.ID)
	}
	for _, s := range []*visit{s, shellOn(m)} { // the page that played them, and one that is loaded anew
		s.went("saves")
		all := items(s)
		if len(all) != 3 || all[0].ID != resultsOf(s, f.Def.Code)[2].ID || all[1].ID != done[late] || all[2].ID != done[early] {
			t.Errorf("the list is %+v", all)
		}
		at(t, early.Add(time.Minute))
		if screen := s.page(); strings.Count(screen, "20 Mar 2027") < 2 || !strings.Contains(screen, "just now") {
			t.Errorf("set back once more the list says %s", screen)
		}
	}
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
