// Package merchants is Battle Merchants on the screen: its boards, the refs that tie them to the rules, and what it says, whose words stand
// in app/words/en/merchants.ftl and its neighbours.
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
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// lengths are means of 120 games of squires with the usual options: see face.Length.
var lengths = face.Lengths{10, 10, [...]face.Length{2: {43, 71, 10}, 3: {49, 106, 10}, 4: {39, 119, 10}}}

// feats are the achievements, by say.Feat.
var feats = [...]face.Feat{
	say.FeatKnights:  {Level: 2},
	say.FeatMarshals: {Level: 3, Seats: 4},
	say.FeatGold:     {Of: face.FeatKey, Least: 180},
	say.FeatSold:     {Ahead: 10, Of: face.FeatClean + 1},
	say.FeatPrize:    {Of: face.FeatPart + 2, Least: 15},
	say.FeatCards:    {Of: face.FeatPart + 3, Least: 30},
	say.FeatAhead:    {Ahead: 40},
}

// presets are what the set-up offers by name; BALANCE.md of the game has where the numbers come from.
var presets = [...]face.Preset{
	{Kind: face.PresetPrinted, Of: [...][5]uint8{2: {63, 38, 38}, 3: {43, 31, 27, 64}, 4: {37, 27, 18, 17, 60}}},
	{Kind: face.PresetEven, Option: rules.OptionPurses, Value: 1, Of: [...][5]uint8{2: {53, 47, 40}, 3: {32, 35, 33, 62}, 4: {29, 24, 24, 24, 61}}},
}

// Face is Battle Merchants for the shell, in the language at hand.
func Face() *face.Face {
	value := face.Hinted(say.ValueNamed)
	f := &face.Face{
		Def: rules.Def, Length: &lengths, Presets: presets[:], Feats: feats[:],
		Feat:   face.Told[say.Feat],
		Emblem: "game-merchants",
		Name:   say.Name.String(), Tagline: say.Tagline.String(), Whom: say.Whom.String(), Credits: say.Credits.String(),

		Prompt:  func(v session.View) face.Prompt { return look(v).prompt() },
		Action:  func(v session.View, a game.Action) face.Label { return look(v).labeller().label(a) },
		Event:   func(v session.View, e game.Event) face.Line { return look(v).narrator().line(e) },
		Reason:  func(v session.View, r game.Reason) string { return look(v).labeller().reason(r) },
		Locked:  func(v session.View) []face.Locked { return look(v).labeller().locked() },
		Inspect: func(v session.View, r face.Ref) face.Detail { return look(v).explainer().inspect(r) },
		Chapter: func(v session.View, events []game.Event, i int) string { return chapter(events, i) },
		Scenes:  func(v session.View, events []game.Event) []face.Scene { return look(v).narrator().scenes(events) },

		Option: face.Hinted(say.OptionNamed), Level: face.Hinted(say.LevelNamed), Trait: face.Hinted(say.TraitNamed),
		Value:     func(option, choice string) (name, hint string) { return value(option + "." + choice) },
		Total:     face.Part{Name: say.Total.String(), Hint: say.TotalHint.String()},
		Prescribe: prescribe,
		Points:    say.Gold,

		Index:    index,
		Chapters: face.ChaptersOf(rules.Def),
		Numbers:  boxWords(),
		Turn:     func(v session.View) []face.Item { return look(v).turn() },
		List:     list,
		Told:     told,
		Lesson:   lesson(),
		Glance:   func(v session.View, p game.Player) []face.Chip { return look(v).glance(p) },
		Turnline: func(v session.View) string { return look(v).turnline() },
		Part:     func(v session.View) string { return look(v).season() },
		Means:    func(v session.View) []face.Chip { return look(v).means() },
		Counts:   func(v session.View) []face.Count { return look(v).counts() },

		Art:   art,
		Board: board,
		Areas: []face.Area{{Name: say.AreaFronts.String(), Holds: []string{"season", "steve", "race", "region", "battle", "space"}},
			{Name: say.AreaFair.String(), Holds: []string{"kingdom", "craft", "kingdomdeck", "kingdomgone", "craftdeck", "craftgone", "bonus"}},
			{Name: say.AreaOutlook.String(), Holds: []string{"seat"}}},
		Mine:   mine,
		Player: player,
	}
	face.Scored[say.Part, say.Key, say.Worth](f)
	f.Index.Examples = worked()
	return f
}

// The parts of the score, by Def.Parts.
const (
	partGold say.Part = iota
	partUnsold
	partPrize
	partCards
)

// prescribe keeps options that have a meaning only at a table of another size from what they cannot be.
func prescribe(setup *game.Setup, _ []face.Result) map[string]string {
	if int(setup.Options[rules.OptionStart]) > setup.Seats {
		setup.Options[rules.OptionStart] = 0
	}
	if setup.Seats == 2 {
		return nil
	}
	setup.Options[rules.OptionMats] = 0
	return map[string]string{"mats": say.Option(rules.OptionMats).Fixed()}
}

// teller is a view with its state unpacked.
type teller struct {
	face.Speaker // Person, NameOf
	v            session.View
	s            *rules.State // nil while the table is covered
	me           game.Player  // the viewer, or Nobody
}

func look(v session.View) *teller {
	s, _ := v.State.(*rules.State)
	return &teller{Speaker: face.Speaker{V: v, Nobody: say.Steve.String()}, v: v, s: s, me: v.Viewer}
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

// box is the box that is played with; ours while the table is covered.
func (c *teller) box() *rules.Box {
	if c.s == nil {
		return &rules.House
	}
	return c.s.Box()
}

// who is a seat at the head of a text.
func (c *teller) who(p game.Player) string { return words.Who(c.Person(p)) }

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
	return say.Season(c.s.Season).String()
}

func (c *teller) turnline() string {
	if c.s == nil {
		return ""
	}
	season, left := say.Season(c.s.Season), int(c.s.FinalTurns)
	switch {
	case c.v.Over:
		return say.TurnlineOver.String()
	case c.s.TriggeredNow:
		return say.TurnlineLast(season, left)
	case c.s.Trigger != game.Nobody:
		return say.TurnlineFinal(season, left)
	}
	return say.Turnline(rules.SeasonTokens, season, int(c.s.Tokens))
}

// glance is where a seat stands: its gold, what that would be if the year ended now, and its defeated weapons.
func (c *teller) glance(p game.Player) []face.Chip {
	if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
		return nil
	}
	q, x := &c.s.Seats[p], c.s.ScoreOf(p)
	gold, defeated := int(q.Gold), q.DefeatedTotal(c.box())
	final := gold
	if !c.s.Over {
		final += x.Unsold + x.Prize + x.Cards
	}
	return []face.Chip{
		{Icon: goldIcon, N: gold, Word: say.ChipGold(gold), Gain: true},
		{Icon: forecastIcon, N: final, Word: say.ChipForecast.String(), Gain: true},
		{Icon: defeatedIcon, N: defeated, Word: say.ChipPoints(defeated), Gain: true},
	}
}

// means are the gold and the weapons of the viewer.
func (c *teller) means() []face.Chip {
	q := c.my()
	if q == nil {
		return nil
	}
	gold := int(q.Gold)
	return append([]face.Chip{{Icon: goldIcon, N: gold, Word: say.ChipGold(gold)}}, held(q)...)
}

func (c *teller) counts() []face.Count {
	q := c.my()
	if q == nil {
		return nil
	}
	list := []face.Count{{Ref: goldRef, N: int(q.Gold), Icon: goldIcon}}
	for k, n := range q.Held {
		list = append(list, face.Count{Ref: heldRef(rules.Kind(k)), N: int(n), Icon: kindIcon(rules.Kind(k))})
	}
	return list
}
