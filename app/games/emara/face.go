// Package emara is Crown of Emara on the screen: its words, its boards and the refs that tie both to the rules.
//
// Refs of pieces: loc:LOCATION, hut:LOCATION:HUT, advisor:LOCATION:SPACE, councilor:SEAT:CIRCUIT, and donation:RESOURCE,
// gift:RESOURCE, mark:stone and mark:bread for the markers, on the first circuit, and with a 2 after the name on the second
// one; at court patron for the top of the stack of advisors, noble:RANK, event, favors, track and victoria; and among the
// viewer's own things card:CARD in the hand, slot:SLOT,
// good:GOOD, token:TOKEN and myadvisor:ADVISOR. The numbers are those of the rules.
package emara

import (
	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// lengths are means of 120 games of squires with the usual options: see face.Length.
var lengths = face.Lengths{15, 20, [...]face.Length{1: {104, 0, 15}, 2: {99, 72, 15}, 3: {100, 146, 20}, 4: {97, 219, 20}}}

// Face is Crown of Emara for the shell.
func Face() *face.Face { return faceIn(en) }

func faceIn(w *words) *face.Face {
	f := &face.Face{
		Def: rules.Def, Length: &lengths, Emblem: "game-emara",

		Prompt: func(v session.View) face.Prompt { return look(v, w).prompt() },
		Action: func(v session.View, a game.Action) face.Label { return look(v, w).labeller().label(a) },
		Event:  func(v session.View, e game.Event) face.Line { return look(v, w).narrator().line(e) },
		Reason: func(v session.View, r game.Reason) string { return look(v, w).labeller().reason(r) },
		Locked: func(v session.View) []face.Locked { return look(v, w).labeller().locked() },
		Chapter: func(v session.View, events []game.Event, i int) string {
			return look(v, w).narrator().chapter(events, i)
		},

		Checklist: func(v session.View) []face.Item { return look(v, w).checklist() },
		Automaton: func(session.View) string { return w.Victoria },

		Glance:   func(v session.View, p game.Player) []face.Chip { return look(v, w).glance(p) },
		Turnline: func(v session.View) string { return look(v, w).turnline() },
		Means:    func(v session.View) []face.Chip { return look(v, w).means() },

		Inspect: func(v session.View, r face.Ref) face.Detail {
			d := look(v, w).explainer().inspect(r)
			if d.Title != "" {
				d.Rule = ruleOf(r)
			}
			return d
		},
		Art:   art,
		Board: board(w),
		Areas: []face.Area{{Name: w.Areas[0], Named: w.circuit(0), Holds: places}, {Name: w.Areas[1], Named: w.circuit(1), Holds: secondPlaces()},
			{Name: w.Areas[2], Holds: []string{"noble", "patron", "event", "favors", "track", "victoria"}}},
		Mine:   mine(w),
		Player: player(w),

		List:      w.list,
		Index:     index,
		Lesson:    lesson(w),
		Prescribe: prescribe(w.Records), Halls: halls(w.Records), Outcome: outcome(w.Records),
	}
	f.Index.Examples = w.worked()
	return f.In(&w.Words)
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
	return &teller{words: w, Speaker: face.Speaker{V: v, G: &w.Grammar, Nobody: w.Victoria}, v: v, s: s, me: v.Viewer}
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

func (c *teller) turnline() string {
	switch {
	case c.s == nil:
		return ""
	case c.v.Over:
		return c.More["over"]
	case c.s.Round == 0:
		return c.More["setup"]
	}
	key := "turnline"
	switch c.v.Prompt.Kind {
	case rules.FrameReward:
		key = "roundEnd"
	case rules.FrameSplit:
		key = "scoring"
	case rules.FramePay:
		if c.v.Prompt.A == rules.PayForTrade {
			key = "roundEnd"
		}
	}
	return face.Fill(c.More[key], "n", face.Num(int(c.s.Round)), "all", face.Num(rules.Rounds),
		"turn", face.Num(max(1, int(c.s.Lap))))
}

// glance is where a seat stands: both totals, and the final score if the game ended now with the total that limits it.
func (c *teller) glance(p game.Player) []face.Chip {
	if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
		return nil
	}
	q := &c.s.Seats[p]
	final, _ := c.s.Forecast(p)
	left := q.Leftover()
	if c.s.SplitDone>>p&1 == 1 {
		left = 0
	}
	short := c.More["even"]
	switch {
	case int(q.CP)+left < int(q.BP):
		short = c.More["shortCitizens"]
	case int(q.BP)+left < int(q.CP):
		short = c.More["shortBuildings"]
	}
	return []face.Chip{
		{Icon: citizenIcon, N: int(q.CP), Word: c.plural(int(q.CP), "citizen"), Gain: q.CP <= q.BP},
		{Icon: buildingIcon, N: int(q.BP), Word: c.plural(int(q.BP), "building"), Gain: q.BP <= q.CP},
		{Icon: crownIcon, N: final, Word: face.Fill(c.More["forecast"], "short", short), Gain: true},
	}
}

// means are the goods of the viewer.
func (c *teller) means() []face.Chip {
	q := c.my()
	if q == nil {
		return nil
	}
	var chips []face.Chip
	for g := range rules.Good(rules.Goods) {
		if n := q.Owned(g); n > 0 {
			chips = append(chips, c.chip(g, n, false))
		}
	}
	return chips
}
