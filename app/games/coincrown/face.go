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
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// lengths are means of 120 games of squires with the usual options: see face.Length.
var lengths = face.Lengths{15, 15, [...]face.Length{2: {87, 38, 15}, 3: {83, 77, 15}, 4: {80, 112, 15}}}

// kindPart is the part of the score for kinds of card, which only some tables have.
const kindPart = 3

// Face is Coin & Crown for the shell.
func Face() *face.Face { return faceIn(en) }

func faceIn(w *words) *face.Face {
	f := &face.Face{
		Def: rules.Def, Length: &lengths, Emblem: "game-coincrown",
		Prompt: func(v session.View) face.Prompt { return look(v, w).prompt() },
		Action: func(v session.View, a game.Action) face.Label { return look(v, w).labeller().label(a) },
		Event:  func(v session.View, e game.Event) face.Line { return look(v, w).narrator().line(e) },
		Reason: func(v session.View, r game.Reason) string { return look(v, w).labeller().reason(r) },
		Locked: func(v session.View) []face.Locked { return look(v, w).labeller().locked() },

		Inspect: func(v session.View, r face.Ref) face.Detail { return look(v, w).explainer().inspect(r) },
		Chapter: func(v session.View, events []game.Event, i int) string {
			return look(v, w).narrator().chapter(events, i)
		},

		Glance:   func(v session.View, p game.Player) []face.Chip { return look(v, w).glance(p) },
		Turn:     func(v session.View) []face.Item { return look(v, w).turn() },
		Turnline: func(v session.View) string { return look(v, w).turnline() },
		Means:    func(v session.View) []face.Chip { return look(v, w).means() },

		Scores: func(v session.View, part int) bool {
			return part < kindPart || v.Setup.Options[rules.OptionCards] != 0
		},

		Areas: []face.Area{
			{Name: w.Board["areaMarket"], Holds: []string{"row", "deck", "year", "supply"}},
			{Name: w.Board["areaRealm"], Holds: []string{"top", "iron"}},
			{Name: w.Board["areaGuilds"], Holds: []string{"mint", "church", "overseas", "item"}},
		},
		Art:    art,
		Board:  board(w),
		Mine:   mine(w),
		Player: player(w),
	}
	f.Index = index
	f.Index.Examples = w.worked()
	f.Lesson = lesson(w)
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
	return &teller{words: w, Speaker: face.Speaker{V: v, G: &w.Grammar}, v: v, s: s, me: v.Viewer}
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

// rowNoun is a market card in words; troops of one kind differ by their tokens.
func (c *teller) rowNoun(row int) face.Noun {
	if class, ok := rules.ClassOf(row); ok {
		return c.Classes[class]
	}
	return c.Cards[rules.MarketCards[row].Kind].Noun
}

// bronze is a value without coins of its own: a price that any coins may pay.
func (c *teller) bronze(n int) string {
	if n == 0 {
		return c.More["nothing"]
	}
	return c.Coins(rules.Coins{byte(n), 0, 0})
}

// blindPrice is the price of an unseen deck top in the coins it is printed with.
func blindPrice(t rules.Tier) rules.Coins {
	return [rules.Tiers]rules.Coins{{2, 0, 0}, {0, 2, 0}, {0, 0, 1}}[t]
}

// diplomacyPrice is the price of a land by diplomacy in the coins it is printed with.
func diplomacyPrice(l rules.Level) rules.Coins {
	return [rules.LandLevels]rules.Coins{{0, 2, 0}, {0, 0, 1}}[l]
}

func bonus(p rules.Place) rules.Coins { return rules.Coins{p.Bronze, p.Silver, 0} }

func (c *teller) count(n int, word string) string { return c.Count(n, c.More[word], c.More[word+"s"]) }

func (c *teller) turnline() string {
	switch {
	case c.s == nil:
		return ""
	case c.s.Over:
		return c.Board["over"]
	}
	return face.Fill(c.Board["turnline"], "n", face.Num(int(c.s.Year)), "all", face.Num(rules.Years))
}

func (c *teller) glance(p game.Player) []face.Chip {
	if c.s == nil || p < 0 || int(p) >= int(c.s.N) {
		return nil
	}
	return []face.Chip{
		{Icon: "g-crown", N: c.s.Points(p), Word: c.plural(c.s.Points(p), "point"), Gain: true},
		{Icon: "g-coins", N: c.s.Seats[p].Income.Value(), Word: c.More["chipIncome"]},
		{Icon: "g-village", N: c.s.LandCount(p), Word: c.plural(c.s.LandCount(p), "land")},
		{Icon: "g-soldier", N: c.s.MaxStrength(p), Word: c.More["chipStrength"]},
	}
}

// plural is a counted word without its number.
func (c *teller) plural(n int, word string) string {
	if n == 1 {
		return c.More[word]
	}
	return c.More[word+"s"]
}
