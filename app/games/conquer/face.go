// Package conquer is Craft & Conquer: Medieval on the screen: its words, its board and the refs that tie both to the rules.
//
// Refs of pieces: hex:CELL for a space of the board and the soldier on it, site:SITE for a settlement or a place for one,
// slot:SLOT and place:SLOT for an empty tile slot and player slot, tile:TILE for a tile to be laid; faction:FACTION,
// build:TYPE for a settlement to be established, seat:SEAT, fight for the open engagement and die:FACE for a die that can be
// taken away; deck:obj, deck:act, gone:obj, gone:act for decks and discard piles; and among the viewer's own things
// obj:CARD, decl:CARD and done:CARD for objectives in hand, declared and completed, act:KIND:OPEN for action cards, res:RESOURCE,
// coins, peasants, captured, ammo:KIND and reserve:TYPE. The numbers are those of the rules.
package conquer

import (
	"tabard/app/face"
	"tabard/app/session"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// lengths are means of 120 games of squires with the usual options: see face.Length.
var lengths = face.Lengths{10, 15, [...]face.Length{2: {76, 35, 15}, 3: {69, 66, 10}, 4: {61, 91, 10}}}

// feats are the achievements, by say.Feat.
var feats = [...]face.Feat{
	say.FeatKnights:    {Level: 2},
	say.FeatFour:       {Level: 2, Seats: 4},
	say.FeatObjectives: {Of: face.FeatPart, Least: 15},
	say.FeatColours:    {Of: face.FeatPart + 2, Least: 4},
	say.FeatCaptured:   {Of: face.FeatPart + 3, Least: 2},
	say.FeatAhead:      {Ahead: 12},
	say.FeatKingdom:    {Of: face.FeatPart + kingdomPart, Least: 28},
	say.FeatEight:      {Option: rules.OptionTarget, Value: 7},
}

// presets are what the set-up offers by name; BALANCE.md of the game has where the numbers come from.
var presets = [...]face.Preset{
	{Kind: face.PresetPrinted, Of: [...][5]uint8{2: {52, 48, 11}, 3: {39, 33, 27, 14}, 4: {27, 25, 27, 21, 18}}},
	{Kind: face.PresetCloser, Option: rules.OptionEnd, Value: 1, Of: [...][5]uint8{2: {50, 50, 24}, 3: {36, 32, 32, 43}, 4: {27, 23, 24, 26, 55}}},
	{Kind: face.PresetPlainDie, Option: rules.OptionDie, Value: 1, Of: [...][5]uint8{2: {52, 48, 12}, 3: {40, 30, 30, 13}, 4: {32, 28, 23, 18, 22}}},
}

// Face is Craft & Conquer for the shell, in the language at hand.
func Face() *face.Face {
	f := &face.Face{
		Def: rules.Def, Name: say.Name.String(), Tagline: say.Tagline.String(), Whom: say.Whom.String(), Credits: say.Credits.String(), Length: &lengths, Emblem: "game-conquer",

		Prompt: func(v session.View) face.Prompt { return look(v).prompt() },
		Action: func(v session.View, a game.Action) face.Label { return look(v).labeller().label(a) },
		Event:  func(v session.View, e game.Event) face.Line { return look(v).narrator().line(e) },
		Reason: func(v session.View, r game.Reason) string { return look(v).labeller().reason(r) },
		Locked: func(v session.View) []face.Locked { return look(v).labeller().locked() },
		Inspect: func(v session.View, r face.Ref) face.Detail {
			c := look(v)
			d := c.inspect(r)
			if d.Title != "" {
				d.Rule = ruleOf(c.s.Box(), r)
			}
			return d
		},
		Chapter: func(v session.View, events []game.Event, i int) string {
			return look(v).narrator().chapter(events, i)
		},
		Scenes: func(v session.View, events []game.Event) []face.Scene { return look(v).narrator().scenes(events) },

		Prescribe: prescribe,
		Allies: func(v session.View, a, b game.Player) bool {
			s := look(v).s
			return s != nil && !s.Enemies(a, b)
		},

		Presets: presets[:], Feats: feats[:],
		Feat: face.Told[say.Feat],
		Groups: []face.Group{
			{Name: say.GroupBoard.String(), Options: []uint8{rules.OptionLayout, rules.OptionFill, rules.OptionAlign, rules.OptionAvalon}},
			{Name: say.GroupFactions.String(), Options: []uint8{rules.OptionFactions, rules.OptionPerks, rules.OptionTeams}},
			{Name: say.GroupCourse.String(), Options: []uint8{rules.OptionTarget, rules.OptionRounds, rules.OptionPieces, rules.OptionDie}},
			{Name: say.GroupEnds.String(), Options: []uint8{rules.OptionStart, rules.OptionLater, rules.OptionEnd}},
		},
		Option: face.Hinted(say.OptionNamed), Level: face.Hinted(say.LevelNamed), Trait: face.Hinted(say.TraitNamed),
		Value: func(option, value string) (name, hint string) {
			return face.Hinted(say.ValueNamed)(option + "." + value)
		},

		Chapters:  face.ChaptersOf(rules.Def),
		Numbers:   boxWords(),
		Index:     index,
		List:      ruleList,
		Told:      told,
		Glance:    func(v session.View, p game.Player) []face.Chip { return look(v).glance(p) },
		Turnline:  func(v session.View) string { return look(v).turnline() },
		Means:     func(v session.View) []face.Chip { return look(v).means() },
		Counts:    func(v session.View) []face.Count { return look(v).counts() },
		Checklist: func(v session.View) []face.Item { return look(v).checklist() },

		Scores: func(v session.View, part int) bool {
			return part < kingdomPart || v.Setup.Options[rules.OptionEnd] != 0
		},

		Areas: []face.Area{
			{Name: say.AreaMap.String(), Holds: []string{"hex", "site", "slot", "place", "tile", "faction", "fight", "die"}},
			{Name: say.AreaCamp.String(), Holds: []string{"seat", "build", "deck", "gone"}},
		},
		Own: []face.Area{
			{Name: say.AreaCards.String(), Holds: []string{"obj", "act", "decl", "done"}},
			{Name: say.AreaStores.String(), Holds: []string{"coins", "res", "peasants", "captured", "reserve", "ammo"}},
		},
		Lesson: lesson(),
		Art:    art,
		Map:    mapOf(),
		Board:  board,
		Mine:   mine,
		Player: player,
	}
	f.Index.Examples = worked
	face.Scored[say.Part, say.Key, say.Worth](f)
	return f
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
	return &teller{Speaker: face.Speaker{V: v}, v: v, s: s, me: v.Viewer}
}

// The parts of a teller, each with one thing to tell.
type (
	// labeller names actions: what each does, what it costs and brings, and why others are not possible.
	labeller struct{ *teller }
	// narrator tells events: the lines of the log, what travels, and what is watched step by step.
	narrator struct{ *teller }
	// mapper finds its way on the map: where pieces lie, what places are called, where the keyboard goes.
	mapper struct{ *teller }
)

func (c *teller) labeller() labeller { return labeller{c} }
func (c *teller) narrator() narrator { return narrator{c} }
func (c *teller) mapper() mapper     { return mapper{c} }

// my is the viewer's own seat, or nil.
func (c *teller) my() *rules.Seat {
	if c.s == nil || c.me < 0 || int(c.me) >= int(c.s.N) {
		return nil
	}
	return &c.s.Seats[c.me]
}
