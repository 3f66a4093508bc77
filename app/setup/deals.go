package setup

import (
	"strings"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// lesson starts the guided first game of a game. At its end it is a game of practice, as any other.
func (s *Screen) lesson(f *face.Face) {
	d := newDraft(f, store.LastSetup{}, s.house.Settings.Name)
	d.n, d.practice = f.Lesson.Setup.Seats, true
	c := d.config(store.NewID(), house.Now())
	c.Title, c.Setup = games.LessonTitle(f), f.Lesson.Setup
	s.desk.Deal(f, c)
}

// occasion goes on with a deal that everybody has, or begins it, against rivals of a level.
func (s *Screen) occasion(f *face.Face, setup game.Setup, level uint8) {
	title := games.Occasion(f, setup)
	s.library.Unfinished(f.Def.ID, title, func(id string) {
		if id != "" {
			s.house.Navigate(house.Route{Place: house.PlaceTable, Arg: id})
			return
		}
		d := newDraft(f, store.LastSetup{}, s.house.Settings.Name)
		d.resize(setup.Seats)
		for i := range d.seats {
			d.seats[i].Level = level
		}
		c := d.config(store.NewID(), house.Now())
		c.Title, c.Setup = title, setup
		s.desk.Deal(f, c)
	})
}

// Rematch is another game after g, for the same seats: "new", the "same" deal once more, or "up", against stronger rivals. A campaign
// goes on in any case, and a series with a new game, in which the next seat begins. Only the same deal is still the lesson, the deal of
// the day, or the copy of a game that g was.
func (s *Screen) Rematch(f *face.Face, g save.Game, which string) session.Config {
	seed := g.Setup.Seed
	if which != "same" {
		seed = store.NewSeed()
	}
	c := session.Rematch(g, store.NewID(), seed, house.Now())
	for i := range c.Seats {
		if seat := &c.Seats[i]; which == "up" && seat.Bot && int(seat.Level)+1 < len(f.Def.Levels) {
			seat.Level++
		}
	}
	if which == "new" && g.Series.N > 0 {
		c.Series = s.library.NextInSeries(g)
		c.Seats = append(c.Seats[1:], c.Seats[0])
	}
	if which != "same" {
		switch {
		case c.Title == games.LessonTitle(f), strings.HasPrefix(c.Title, say.BackCopy("")):
			c.Title, c.Practice = "", false
		case c.Title == games.Occasion(f, g.Setup):
			c.Title = ""
		}
	}
	c.Setup, _ = s.library.Prescribed(f, c.Setup)
	return c
}
