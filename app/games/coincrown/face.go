// Package coincrown is Coin & Crown on the screen: its words, its board and the refs that tie both to the rules.
//
// Refs of pieces: row:TIER:SLOT and deck:TIER in the market, top:RANK for the land on a deck, land:ID for an owned land,
// mint:SWAP, church, overseas and item:ITEM on the purple cards, iron:COIN, and among the viewer's own goods
// coin:DENOMINATION, reserve, purse, discard, card:KIND, troop:CLASS:TOKENS, tired:CLASS:TOKENS for exhausted troops and
// fallen:CLASS; year and supply for the two pieces of the table itself. The numbers are those of the rules.
package coincrown

import (
	"tabard/app/face"
	"tabard/app/session"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// lengths are means of 120 games of squires with the usual options: see face.Length.
var lengths = face.Lengths{15, 15, [...]face.Length{2: {87, 38, 15}, 3: {83, 77, 15}, 4: {80, 112, 15}}}

// Parts of the score, as rules.Def has them. Only some tables have that for kinds of card.
const (
	landsPart = iota
	churchPart
	ironPart
	kindPart
)

// feats are the achievements, by say.Feat.
var feats = [...]face.Feat{
	say.FeatKnights:  {Level: 2},
	say.FeatMarshals: {Level: 3, Seats: 4},
	say.FeatCities:   {Of: face.FeatKey + 1, Least: 2},
	say.FeatChurch:   {Of: face.FeatPart + churchPart, Least: 3},
	say.FeatIron:     {Of: face.FeatPart + ironPart, Least: 9},
	say.FeatAhead:    {Ahead: 8},
	say.FeatKinds:    {Of: face.FeatPart + kindPart, Least: 26},
}

// presets are what the set-up offers by name; BALANCE.md of the game has where the numbers come from.
var presets = [...]face.Preset{
	{Kind: face.PresetPrinted, Of: [...][5]uint8{2: {54, 46, 22}, 3: {32, 35, 33, 48}, 4: {23, 25, 27, 24, 54}}},
	{Kind: face.PresetCloser, Option: rules.OptionCards, Value: 1, Of: [...][5]uint8{2: {48, 52, 39}, 3: {31, 37, 32, 61}, 4: {28, 26, 23, 24, 73}}},
}

// Face is Coin & Crown for the shell, in the language at hand.
func Face() *face.Face {
	f := &face.Face{
		Def: rules.Def, Name: say.Name.String(), Tagline: say.Tagline.String(), Whom: say.Whom.String(), Credits: say.Credits.String(), Length: &lengths, Presets: presets[:], Feats: feats[:],
		Feat:   face.Told[say.Feat],
		Emblem: "game-coincrown",
		Prompt: func(v session.View) face.Prompt { return look(v).prompt() },
		Action: func(v session.View, a game.Action) face.Label { return look(v).labeller().label(a) },
		Event:  func(v session.View, e game.Event) face.Line { return look(v).narrator().line(e) },
		Reason: func(v session.View, r game.Reason) string { return look(v).labeller().reason(r) },
		Locked: func(v session.View) []face.Locked { return look(v).labeller().locked() },

		Inspect: func(v session.View, r face.Ref) face.Detail { return look(v).explainer().inspect(r) },
		Chapter: func(_ session.View, events []game.Event, i int) string { return chapter(events, i) },

		Option: face.Hinted(say.OptionNamed),
		Value:  value,
		Level:  face.Hinted(say.LevelNamed),
		Trait:  face.Hinted(say.TraitNamed),

		Glance:   func(v session.View, p game.Player) []face.Chip { return look(v).glance(p) },
		Counts:   func(v session.View) []face.Count { return look(v).counts() },
		Turn:     func(v session.View) []face.Item { return look(v).turn() },
		Turnline: func(v session.View) string { return look(v).turnline() },

		Scores: func(v session.View, part int) bool {
			return part < kindPart || v.Setup.Options[rules.OptionCards] != 0
		},

		Areas: []face.Area{
			{Name: say.AreaMarket.String(), Holds: []string{"row", "deck", "year", "supply"}},
			{Name: say.AreaRealm.String(), Holds: []string{"top", "iron"}},
			{Name: say.AreaGuilds.String(), Holds: []string{"mint", "church", "overseas", "item"}},
		},
		Chapters: face.ChaptersOf(rules.Def),
		Numbers:  boxWords(),
		Told:     told,
		Index:    index,
		Lesson:   lesson(),
		Art:      art,
		Board:    board,
		Mine:     mine,
		Player:   player,
	}
	f.Index.Examples = worked()
	face.Scored[say.Part, say.Key, say.Worth](f)
	return f
}

func value(option, value string) (name, hint string) {
	return face.Hinted(say.ValueNamed)(option + "." + value)
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
	// explainer explains pieces: what a sheet tells of each.
	explainer struct{ *teller }
	// labeller names actions: what each does, what it costs and brings, and why others are not possible.
	labeller struct{ *teller }
	// narrator tells events: the lines of the log, what travels, and what is watched step by step.
	narrator struct{ *teller }
	// painter draws the board and the own things.
	painter struct{ *teller }
)

func (c *teller) explainer() explainer { return explainer{c} }
func (c *teller) labeller() labeller   { return labeller{c} }
func (c *teller) narrator() narrator   { return narrator{c} }
func (c *teller) painter() painter     { return painter{c} }

// my is the viewer's own seat, or nil.
func (c *teller) my() *rules.Seat {
	if c.s == nil || c.me < 0 {
		return nil
	}
	return &c.s.Seats[c.me]
}

// box is the numbers that the table is played with.
func (c *teller) box() *rules.Box {
	if c.s == nil {
		return &rules.House
	}
	return c.s.Box()
}

// blindPrice is the price of an unseen deck top in the coins it is printed with.
func (c *teller) blindPrice(t rules.Tier) rules.Coins { return fewest(int(c.box().BlindPrice[t])) }

// diplomacyPrice is the price of a hamlet or a village by diplomacy in the coins it is printed with.
func (c *teller) diplomacyPrice(l rules.Level) rules.Coins {
	return fewest(int(c.box().DiplomacyPrice[l]))
}

// fewest is a price in bronze in as few coins as it can be paid with.
func fewest(price int) (coins rules.Coins) {
	for d := int(rules.Gold); d >= 0; d-- {
		coins[d] = uint8(price / rules.DenomValue[d])
		price %= rules.DenomValue[d]
	}
	return coins
}

func bonus(p rules.Place) rules.Coins { return rules.Coins{p.Bronze, p.Silver, 0} }

func (c *teller) turnline() string {
	switch {
	case c.s == nil:
		return ""
	case c.s.Over:
		return say.TurnlineOver.String()
	}
	return say.Turnline(rules.Years, int(c.s.Year))
}

func (c *teller) glance(p game.Player) []face.Chip {
	if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
		return nil
	}
	return []face.Chip{
		{Icon: "g-crown", N: c.s.Points(p), Word: say.ChipPoints(c.s.Points(p)), Gain: true},
		{Icon: "g-coins", N: c.s.Seats[p].Income.Value(), Word: say.ChipIncome.String()},
		{Icon: "g-village", N: c.s.LandCount(p), Word: say.ChipLands(c.s.LandCount(p))},
		{Icon: "g-soldier", N: c.s.MaxStrength(p), Word: say.ChipStrength.String()},
	}
}
