package setup

import (
	"strings"
	"tabard/app/house"
	say "tabard/app/words/shell"

	"tabard/app/games"
	"tabard/app/ui"
	"tabard/app/verbs"
)

// ofScreen has the verbs that start a game, or do something else with the screen.
var ofScreen = []verbs.Verb[func(*Screen, string)]{
	{Name: "quick", Do: func(s *Screen, game string) {
		if f := games.ByID(game); f != nil {
			s.begin(s.draftOf(f))
		}
	}},
	{Name: "learn", Do: func(s *Screen, game string) {
		if f := games.ByID(game); f != nil && f.Lesson != nil {
			s.lesson(f)
		}
	}},
	{Name: "daily", Do: func(s *Screen, game string) {
		if f := games.ByID(game); f != nil {
			s.occasion(f, games.DailySetup(f, house.Clock()), games.DailyLevel)
		}
	}},
	{Name: "weekly", Do: func(s *Screen, game string) {
		if f, setup := games.Weekly(house.Clock()); f.Def.ID == game { // else the week has passed
			s.occasion(f, setup, games.WeeklyLevel)
		}
	}},
	{Name: "start", Do: func(s *Screen, _ string) {
		if s.draft != nil {
			s.begin(s.draft)
		}
	}},
	{Name: "copyseed", Do: func(s *Screen, _ string) {
		if s.draft != nil {
			s.house.Copy(s.draft.seed, say.SetupSeedcopied)
		}
	}},
}

// ofDraft has the verbs that change the draft. They do nothing while there is none.
var ofDraft = []verbs.Verb[func(*draft, string)]{
	{Name: "seats", Do: func(d *draft, n string) { d.resize(ui.Number(n)) }},
	{Name: "colour", Do: func(d *draft, seat string) { d.recolour(ui.Number(seat)) }},
	{Name: "up", Do: func(d *draft, seat string) { d.up(ui.Number(seat)) }},
	{Name: "option", Do: func(d *draft, arg string) {
		option, value, _ := strings.Cut(arg, ":")
		d.choose(ui.Number(option), ui.Number(value))
	}},
	{Name: "preset", Do: func(d *draft, n string) { d.take(ui.Number(n)) }},
	{Name: "box", Do: func(d *draft, n string) { d.chooseBox(ui.Number(n)) }},
	{Name: "series", Do: func(d *draft, of string) { d.series = uint8(max(ui.Number(of), 0)) }},
	{Name: "far", Do: func(d *draft, where string) { d.goFar(where == "apart") }},
	{Name: "advised", Do: func(d *draft, _ string) { d.far.advised = !d.far.advised }},
	{Name: "practice", Do: func(d *draft, _ string) { d.practice = !d.practice }},
	{Name: "reseed", Do: func(d *draft, _ string) { d.reseed() }},
}

// Verbs are the verbs that Press knows.
func Verbs() []string { return append(verbs.Names(ofScreen), verbs.Names(ofDraft)...) }

// Press carries a verb out. It returns false if the verb is none of this screen's.
func (s *Screen) Press(verb, arg string) bool {
	if do, ok := verbs.Find(ofScreen, verb); ok {
		do(s, arg)
		return true
	}
	do, ok := verbs.Find(ofDraft, verb)
	if ok && s.draft != nil {
		do(s.draft, arg)
	}
	return ok
}
