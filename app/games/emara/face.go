// Package emara is Crown of Emara on the screen: its words, its boards and the refs that tie both to the rules.
//
// Refs of pieces: loc:LOCATION, hut:LOCATION:HUT, councilor:SEAT:CIRCUIT, and donation:RESOURCE,
// gift:RESOURCE, mark:stone and mark:bread for the markers, on the first circuit, and with a 2 after the name on the second
// one; advisor:LOCATION:SPACE, patron for the top of the stack of advisors and favors; at court noble:RANK, event, track and victoria; and among the
// viewer's own things card:CARD in the hand, slot:SLOT,
// good:GOOD, token:TOKEN and myadvisor:ADVISOR. The numbers are those of the rules.
package emara

import (
	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// lengths are means of 120 games of squires with the usual options: see face.Length.
var lengths = face.Lengths{15, 20, [...]face.Length{1: {104, 0, 15}, 2: {99, 72, 15}, 3: {100, 146, 20}, 4: {97, 219, 20}}}

// feats are the achievements, by say.Feat.
var feats = [...]face.Feat{
	say.FeatKnights:  {Level: 2},
	say.FeatMarshals: {Level: 3, Seats: 4},
	say.FeatDuke:     {Of: face.FeatKey + 2, Least: 5},
	say.FeatScore:    {Of: face.FeatKey, Least: 85},
	say.FeatAhead:    {Ahead: 8},
	say.FeatLevel:    {Of: face.FeatLevel},
	say.FeatAlone:    {Seats: 1, Of: face.FeatKey, Least: 88},
	say.FeatFull:     {Level: 1, Option: rules.OptionSelection, Value: 1},
}

// presets are what the set-up offers by name; BALANCE.md of the game has where the numbers come from.
var presets = [...]face.Preset{
	{Kind: face.PresetPrinted, Of: [...][5]uint8{2: {56, 44, 78}, 3: {40, 32, 28, 91}, 4: {28, 27, 27, 18, 94}}},
	{Kind: face.PresetEven, Option: rules.OptionLater, Value: 1, Of: [...][5]uint8{2: {48, 52, 82}, 3: {37, 29, 34, 91}, 4: {24, 23, 30, 23, 93}}},
}

// Face is Crown of Emara for the shell, in the language at hand.
func Face() *face.Face {
	f := &face.Face{
		Def: rules.Def, Length: &lengths, Presets: presets[:], Feats: feats[:],
		Feat:   face.Told[say.Feat],
		Emblem: "game-emara",
		Name:   say.Name.String(), Tagline: say.Tagline.String(), Whom: say.Whom.String(), Credits: say.Credits.String(),

		Prompt: func(v session.View) face.Prompt { return look(v).prompt() },
		Action: func(v session.View, a game.Action) face.Label { return look(v).labeller().label(a) },
		Event:  func(v session.View, e game.Event) face.Line { return look(v).narrator().line(e) },
		Reason: func(v session.View, r game.Reason) string { return look(v).labeller().reason(r) },
		Locked: func(v session.View) []face.Locked { return look(v).labeller().locked() },
		Chapter: func(v session.View, events []game.Event, i int) string {
			return look(v).narrator().chapter(events, i)
		},

		Checklist: func(v session.View) []face.Item { return look(v).checklist() },
		Automaton: func(session.View) string { return say.Victoria.String() },

		Glance:   func(v session.View, p game.Player) []face.Chip { return look(v).glance(p) },
		Turnline: func(v session.View) string { return look(v).turnline() },
		Means:    func(v session.View) []face.Chip { return look(v).means() },
		Counts:   func(v session.View) []face.Count { return look(v).counts() },
		Leads:    leads,

		Inspect: func(v session.View, r face.Ref) face.Detail {
			d := look(v).explainer().inspect(r)
			if d.Title != "" {
				d.Rule = ruleOf(r)
			}
			return d
		},
		Art:   art,
		Board: board,
		Areas: []face.Area{circuitArea(0, say.AreaCountry, places), circuitArea(rules.TownCircuit, say.AreaTown, secondPlaces()),
			{Name: say.AreaAdvisors.String(), Holds: []string{"advisor", "patron", "favors"}},
			{Name: say.AreaCourt.String(), Holds: []string{"noble", "event", "track", "victoria"}}},
		Own: []face.Area{{Name: say.AreaCards.String(), Holds: []string{"slot", "card"}},
			{Name: say.AreaGoods.String(), Holds: []string{"good", "myadvisor", "token"}}},
		Mine:   mine,
		Player: player,

		Option: face.Hinted(say.OptionNamed), Value: value, Level: face.Hinted(say.LevelNamed), Trait: face.Hinted(say.TraitNamed),
		Total: face.Part{Name: say.Total.String(), Hint: say.TotalHint.String()}, Least: true,

		List:      list,
		Told:      told,
		Index:     index,
		Chapters:  face.ChaptersOf(rules.Def),
		Numbers:   boxWords(),
		Lesson:    lesson(),
		Prescribe: prescribe, Halls: halls, Outcome: outcome,
	}
	f.Index.Examples = worked()
	face.Scored[say.Part, say.Key, say.Worth](f)
	return f
}

// value is a value of an option in words. The numbers that the buildings may start on have none.
func value(option, value string) (name, hint string) {
	if name, hint = face.Hinted(say.ValueNamed)(option + "." + value); name == "" {
		return value, say.SpaceHint.String()
	}
	return name, hint
}

// teller is a view with its state unpacked and the words to speak of it.
type teller struct {
	face.Speaker // Person, NameOf
	v            session.View
	s            *rules.State // nil while the table is covered
	me           game.Player  // the viewer, or Nobody
}

func look(v session.View) *teller {
	s, _ := v.State.(*rules.State)
	return &teller{Speaker: face.Speaker{V: v, Nobody: say.Victoria.String()}, v: v, s: s, me: v.Viewer}
}

// box is what the game is played with; ours while the table is covered.
func (c *teller) box() *rules.Box {
	if c.s == nil {
		return &rules.House
	}
	return c.s.Box()
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

// who is a seat alone, as a row or a list has it: "You", "Ann".
func (c *teller) who(p game.Player) string { return words.Who(c.Person(p)) }

// those are the seats that fulfil a condition.
func (c *teller) those(is func(game.Player) bool) []game.Player {
	var seats []game.Player
	for p := range game.Player(c.s.N) {
		if is(p) {
			seats = append(seats, p)
		}
	}
	return seats
}

// within are seats in words, for a list inside a sentence: "you and Ann".
func (c *teller) within(seats []game.Player) []string {
	return each(seats, func(p game.Player) string { return words.WhoIn(c.Person(p)) })
}

// inTurn are seats in words, for a list that stands alone: "You and Ann", "Ann and you".
func (c *teller) inTurn(seats []game.Player) []string {
	said := c.within(seats)
	if len(seats) > 0 {
		said[0] = c.who(seats[0])
	}
	return said
}

func (c *teller) turnline() string {
	switch {
	case c.s == nil:
		return ""
	case c.v.Over:
		return say.TurnOver.String()
	case c.s.Round == 0:
		return say.TurnSetup.String()
	}
	switch f := c.v.Prompt; {
	case f.Kind == rules.FrameSplit:
		return say.TurnScoring.String()
	case f.Kind == rules.FrameReward, f.Kind == rules.FramePay && f.A == rules.PayForTrade:
		return say.TurnRoundEnd(rules.Rounds, int(c.s.Round))
	}
	return say.TurnLine(rules.Rounds, int(c.s.Round), max(1, int(c.s.Lap)))
}

// glance is where a seat stands: both totals, and the final score if the game ended now with the total that limits it.
func (c *teller) glance(p game.Player) []face.Chip {
	if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
		return nil
	}
	q := &c.s.Seats[p]
	final, _ := c.s.Forecast(p)
	left := c.s.Box().Leftover(q)
	if c.s.SplitDone>>p&1 == 1 {
		left = 0
	}
	short := say.ForecastEven
	switch {
	case int(q.CP)+left < int(q.BP):
		short = say.ForecastCitizens
	case int(q.BP)+left < int(q.CP):
		short = say.ForecastBuildings
	}
	return []face.Chip{
		{Icon: citizenIcon, N: int(q.CP), Word: say.CitizensWord(int(q.CP)), Gain: q.CP <= q.BP},
		{Icon: buildingIcon, N: int(q.BP), Word: say.BuildingsWord(int(q.BP)), Gain: q.BP <= q.CP},
		{Icon: crownIcon, N: final, Word: say.Forecast(short.String()), Gain: true},
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
			chips = append(chips, chip(g, n, false))
		}
	}
	return chips
}

func (c *teller) counts() []face.Count {
	q := c.my()
	if q == nil {
		return nil
	}
	var list []face.Count
	for g := range rules.Good(rules.Goods) {
		list = append(list, face.Count{Ref: goodRef(g), N: q.Owned(g), Icon: goodIcon[g]})
	}
	return list
}
