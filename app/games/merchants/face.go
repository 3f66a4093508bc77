// Package merchants is Battle Merchants on the screen: its words, its boards and the refs that tie both to the rules.
//
// Refs of pieces: space:SPACE for a weapon space and battle:REGION:DEPTH for a battlefield, region:REGION for a region's
// tokens and tile, race:RACE for the reward tiles of a race; craft:POSITION and kingdom:POSITION for open cards, craftdeck,
// kingdomdeck, craftgone and kingdomgone for the decks and the discard piles; season, steve, bonus:WEAPON and seat:SEAT;
// and among the viewer's own things held:KIND for weapons in store, level:WEAPON for a craft and mykingdom:CARD. The
// numbers are those of the rules.
package merchants

import (
	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// lengths are means of 120 games of squires with the usual options: see face.Length.
var lengths = face.Lengths{10, 10, [...]face.Length{2: {43, 71, 10}, 3: {49, 106, 10}, 4: {39, 119, 10}}}

// Face is Battle Merchants for the shell.
func Face() *face.Face { return faceIn(en) }

func faceIn(w *words) *face.Face {
	f := &face.Face{
		Def: rules.Def, Length: &lengths, Emblem: "game-merchants",

		Prompt:  func(v session.View) face.Prompt { return look(v, w).prompt() },
		Action:  func(v session.View, a game.Action) face.Label { return look(v, w).labeller().label(a) },
		Event:   func(v session.View, e game.Event) face.Line { return look(v, w).narrator().line(e) },
		Reason:  func(v session.View, r game.Reason) string { return look(v, w).labeller().reason(r) },
		Locked:  func(v session.View) []face.Locked { return look(v, w).labeller().locked() },
		Inspect: func(v session.View, r face.Ref) face.Detail { return look(v, w).explainer().inspect(r) },
		Chapter: func(v session.View, events []game.Event, i int) string {
			return look(v, w).narrator().chapter(events, i)
		},
		Scenes: func(v session.View, events []game.Event) []face.Scene { return look(v, w).narrator().scenes(events) },

		Prescribe: w.prescribe,
		Points:    w.gold,

		Index:    index,
		Turn:     func(v session.View) []face.Item { return look(v, w).turn() },
		List:     w.list,
		Lesson:   lesson(w),
		Glance:   func(v session.View, p game.Player) []face.Chip { return look(v, w).glance(p) },
		Turnline: func(v session.View) string { return look(v, w).turnline() },
		Part:     func(v session.View) string { return look(v, w).season() },
		Means:    func(v session.View) []face.Chip { return look(v, w).means() },

		Art:   art,
		Board: board(w),
		Areas: []face.Area{{Name: w.Areas[0], Holds: []string{"season", "steve", "race", "region", "battle", "space"}},
			{Name: w.Areas[1], Holds: []string{"kingdom", "craft", "kingdomdeck", "kingdomgone", "craftdeck", "craftgone", "bonus"}},
			{Name: w.Areas[2], Holds: []string{"seat"}}},
		Mine:   mine(w),
		Player: player(w),
	}
	f.Index.Examples = w.worked()
	return f.In(&w.Words)
}

// prescribe keeps options that have a meaning only at a table of another size from what they cannot be.
func (w *words) prescribe(setup *game.Setup, _ []face.Result) map[string]string {
	if int(setup.Options[rules.OptionStart]) > setup.Seats {
		setup.Options[rules.OptionStart] = 0
	}
	if setup.Seats == 2 {
		return nil
	}
	setup.Options[rules.OptionMats] = 0
	return map[string]string{"mats": w.More["matsFixed"]}
}

// teller is a view with its state unpacked and the words to speak of it.
type teller struct {
	*words
	face.Speaker // Who, WhoIn, Whose, WhoseIn, NameOf
	v            session.View
	s            *rules.State // nil while the table is covered
	me           game.Player  // the viewer, or Nobody
}

func look(v session.View, w *words) *teller {
	s, _ := v.State.(*rules.State)
	return &teller{words: w, Speaker: face.Speaker{V: v, G: &w.Grammar, Nobody: w.Steve}, v: v, s: s, me: v.Viewer}
}

// The parts of a teller, each with one thing to tell.
type (
	// explainer explains pieces: what a sheet tells of each.
	explainer struct{ *teller }
	// labeller names actions: what each does, what it costs and brings, and why others are not possible.
	labeller struct{ *teller }
	// narrator tells events: the lines of the log, what travels, and what is watched step by step.
	narrator struct{ *teller }
)

func (c *teller) explainer() explainer { return explainer{c} }
func (c *teller) labeller() labeller   { return labeller{c} }
func (c *teller) narrator() narrator   { return narrator{c} }

// my is the viewer's own seat, or nil.
func (c *teller) my() *rules.Seat {
	if c.s == nil || c.me < 0 {
		return nil
	}
	return &c.s.Seats[c.me]
}

// acting is the seat that must decide, and its goods; the first seat once the game is over.
func (c *teller) acting() (game.Player, *rules.Seat) {
	p := max(0, c.v.Turn)
	return p, &c.s.Seats[p]
}

// season is the part of the game; what comes after the last is nothing of its own.
func (c *teller) season() string {
	if c.s == nil || c.v.Over {
		return ""
	}
	return c.Seasons[c.s.Season].Name
}

func (c *teller) turnline() string {
	switch {
	case c.s == nil:
		return ""
	case c.v.Over:
		return c.More["over"]
	}
	key, left := "turnline", int(c.s.FinalTurns)
	switch {
	case c.s.TriggeredNow:
		key = "turnlineLast"
	case c.s.Trigger != game.Nobody:
		key = "turnlineEnd"
	}
	return c.say(key, "season", c.Seasons[c.s.Season].Name, "tokens", face.Num(int(c.s.Tokens)), "all", face.Num(rules.SeasonTokens),
		"n", face.Num(left), "turns", c.count(left, "turn"))
}

// glance is where a seat stands: its gold, what that would be if the year ended now, and its defeated weapons.
func (c *teller) glance(p game.Player) []face.Chip {
	if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
		return nil
	}
	q, x := &c.s.Seats[p], c.s.ScoreOf(p)
	gold, defeated := int(q.Gold), q.DefeatedTotal()
	final := gold
	if !c.s.Over {
		final += x.Unsold + x.Prize + x.Cards
	}
	return []face.Chip{
		{Icon: goldIcon, N: gold, Word: c.plural(gold, "gold"), Gain: true},
		{Icon: forecastIcon, N: final, Word: c.More["forecast"], Gain: true},
		{Icon: defeatedIcon, N: defeated, Word: c.plural(defeated, "point"), Gain: true},
	}
}

// means are the gold and the weapons of the viewer.
func (c *teller) means() []face.Chip {
	q := c.my()
	if q == nil {
		return nil
	}
	gold := int(q.Gold)
	return append([]face.Chip{{Icon: goldIcon, N: gold, Word: c.plural(gold, "gold")}}, c.held(q)...)
}
