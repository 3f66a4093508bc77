package merchants

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// inspect explains a piece by its ref, whoever's turn it is. A ref of no piece gives nothing.
func (c explainer) inspect(r face.Ref) (d face.Detail) {
	if c.s == nil {
		return d
	}
	name, a, b := r.Parts()
	in := func(n, from, to int) bool { return n >= from && n < to }
	switch {
	case r == seasonRef:
		c.inspectSeason(&d)
	case r == steveRef && c.s.N == 2:
		c.inspectSteve(&d)
	case r == craftDeckRef:
		c.inspectCraftDeck(&d)
	case r == craftGoneRef:
		c.inspectCraftGone(&d)
	case r == kingdomDeckRef:
		c.inspectKingdomDeck(&d)
	case r == kingdomGoneRef:
		c.inspectKingdomGone(&d)
	case name == "space" && in(a, 0, len(c.s.Board())*rules.Depths):
		c.inspectSpace(&d, a)
	case name == "battle" && c.onBoard(a) && in(b, 1, rules.Depths+1):
		c.inspectBattle(&d, rules.Region(a), b)
	case name == "region" && c.onBoard(a):
		c.inspectRegion(&d, rules.Region(a))
	case name == "race" && in(a, 0, rules.Races) && (c.s.N != 3 || a != int(rules.Hobgoblins)):
		c.inspectRace(&d, rules.Race(a))
	case name == "craft" && in(a, 0, rules.CraftPool):
		c.inspectCraft(&d, a)
	case name == "kingdom" && in(a, 0, rules.KingdomPool):
		c.inspectKingdom(&d, a)
	case name == "bonus" && in(a, 0, rules.Weapons):
		c.inspectBonus(&d, rules.Weapon(a))
	case name == "held" && in(a, 0, rules.Kinds):
		c.inspectHeld(&d, rules.Kind(a))
	case name == "level" && in(a, 0, rules.Weapons):
		c.inspectLevel(&d, rules.Weapon(a))
	case name == "mykingdom" && in(a, 1, rules.Kingdoms+1):
		c.inspectMyKingdom(&d, uint8(a))
	case name == "seat" && in(a, 0, int(c.s.N)):
		c.inspectSeat(&d, game.Player(a))
	}
	return d
}

// onBoard says whether a region is on this board.
func (c explainer) onBoard(region int) bool {
	return region >= 0 && region < rules.Regions && c.s.Frontier[region] > 0
}

// para adds what is said as sentences; nothing for nothing.
func para(d *face.Detail, said ...string) {
	for _, s := range said {
		if s != "" {
			d.Paras = append(d.Paras, say.Sentence(s))
		}
	}
}

// row adds a line; nothing for nothing.
func row(d *face.Detail, name, text string) {
	if text != "" {
		d.Rows = append(d.Rows, face.Row{Name: name, Text: text})
	}
}

// asked is the position with a seat asked for its action, whoever's turn it is.
func (c explainer) asked(p game.Player) *rules.State {
	s := c.s.Clone().(*rules.State)
	s.Frames, s.Depth = [6]game.Frame{{Kind: rules.FrameAction, Who: p}}, 1
	return s
}

// sale says what a sale of the viewer would bring about in an open space, and what to know before.
func (c explainer) sale(space int, k rules.Kind) (note, warn string) {
	s := c.asked(c.me)
	s.Seats[c.me].Held[k]++
	var out game.Sink
	s.Apply(rules.Sell(space, k), &out)
	var l face.Label
	if c.s.Reward[c.raceOf(space)]>>c.me&1 == 0 {
		l.Note = say.NoteNoTile.String()
	}
	if c.s.Spaces[c.s.Opposite(space)] != 0 || s.Spaces[s.Opposite(space)] != 0 {
		l.Note = face.Notes(c.forecast(s, space), l.Note)
	}
	c.effects(&l, out.Events)
	return l.Note, l.Warn
}

func (c explainer) raceOf(space int) rules.Race     { return c.s.Board()[rules.RowOf(space)].Race }
func (c explainer) regionOf(space int) rules.Region { return c.s.Board()[rules.RowOf(space)].Region }

// price is the gold that a kind brings a seat in a space, with how it comes about.
func (c explainer) price(p game.Player, space int, k rules.Kind) string {
	gold, parts := c.s.SaleValue(p, space, k, 0)
	if sum := c.sum(space, k, parts, gold); sum != "" {
		return sum
	}
	return say.Gold(gold)
}

// prices are what a sale in a space brings every seat, the viewer first.
func (c explainer) prices(d *face.Detail, space int) {
	standard := rules.KindOf(c.s.Wants(space), rules.Standard)
	for _, p := range c.seats() {
		best, _ := c.s.SaleValue(p, space, standard+1, 0)
		row(d, say.RowPrice(c.Person(p)), say.CellPrice(c.price(p, space, standard), best))
	}
}

// seats are all seats, the viewer's first.
func (c explainer) seats() (all []game.Player) {
	for i := range game.Player(c.s.N) {
		all = append(all, (max(0, c.me)+i)%game.Player(c.s.N))
	}
	return all
}

// orNone is a text, or none for nothing.
func orNone(text string) string {
	if text == "" {
		return say.None.String()
	}
	return text
}

// stored says who has weapons of a type in store: "You: 1 standard axe; Ben: 2 vorpal axes".
func (c explainer) stored(w rules.Weapon) string {
	var parts []string
	for _, p := range c.seats() {
		var kinds []string
		for k := rules.KindOf(w, rules.Standard); k <= rules.KindOf(w, rules.Vorpal); k++ {
			if n := int(c.s.Seats[p].Held[k]); n > 0 {
				kinds = append(kinds, say.Kind(k).Count(n))
			}
		}
		if kinds != nil {
			parts = append(parts, say.CellOf(words.And(kinds), c.who(p)))
		}
	}
	return orNone(face.Notes(parts...))
}
