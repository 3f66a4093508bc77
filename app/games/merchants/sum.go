package merchants

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// What actions bring and cause, as numbers and in words.

// try is the position after a legal action, and what happened on the way; the position itself for any other. Only the end
// of a turn needs what nobody knows, and it is not tried.
func (c *teller) try(a game.Action) (*rules.State, []game.Event) {
	if a.Kind == game.EndTurn || game.Index(c.v.Legal, a) < 0 {
		return c.s, nil
	}
	next := c.s.Clone().(*rules.State)
	var out game.Sink
	next.Apply(a, &out)
	return next, out.Events
}

// effects writes what follows from an action into its label: tiles, tokens, Salesman Steve, the season's end, lost cards.
func (c *teller) effects(l *face.Label, events []game.Event) {
	taken := c.s.Spaces
	for _, e := range events {
		switch e.Kind {
		case rules.EvSold:
			taken[e.B%rules.MaxSpaces] = 1
		case rules.EvTriggered:
			l.Warn = face.Notes(l.Warn, say.WarnEnd.String())
		default:
			l.Note = face.Notes(l.Note, c.effect(e, &taken))
		}
	}
}

// effect is an event as what follows from an action; nothing for what the action says itself. taken are the spaces of the board that are not
// empty by then.
func (c *teller) effect(e game.Event, taken *[rules.MaxSpaces]byte) string {
	switch e.Kind {
	case rules.EvReward:
		if e.B == 0 { // otherwise it is what the action says
			return say.NoteTakesTile(say.Race(e.A))
		}
	case rules.EvBonus:
		return say.NoteTakesBonus(say.Weapon(e.A))
	case rules.EvToken:
		if e.B == 0 {
			return say.NoteDropsToken(say.Region(e.A))
		}
		return say.NoteMovesToken(rules.SeasonTokens, int(e.N), say.Region(e.A))
	case rules.EvUnlocked:
		if buyers := c.buyers(rules.Region(e.A), int(e.N), taken); buyers != "" {
			return say.NoteUnlocks(buyers, int(e.N), say.Region(e.A))
		}
		return say.NoteUnlocksFull(int(e.N), say.Region(e.A))
	case rules.EvSteveSold:
		at := c.at(int(e.A))
		return say.NoteSteveSells(at.depth, at.race, at.region, say.Weapon(rules.WeaponOf(rules.Kind(e.B))))
	case rules.EvSteveNone:
		return say.NoteSteveNone(say.Race(e.A))
	case rules.EvLinked: // no warning: with two players it is the rule, and undo helps
		if e.B != 0 {
			return say.NoteLostKingdom(say.Card(e.B))
		}
		return say.NoteLostCraft(c.craft(uint8(e.A)))
	}
	return ""
}

// craft says what a craft card of the box brings: "2 levels in axes", "1 level in maces with 2 gold off".
func (c *teller) craft(card uint8) string { return craft(c.box(), card) }

func craft(b *rules.Box, card uint8) string {
	x := &b.Crafts[card%(rules.Crafts+1)]
	return say.Craft(int(x.Levels), int(x.Coins), say.Weapon(x.Weapon))
}

// gain and price are the gold that a kingdom card brings and costs.
func gain(b *rules.Box, card uint8) int  { return max(0, int(b.Kingdoms[card].Gold)) }
func price(b *rules.Box, card uint8) int { return max(0, -int(b.Kingdoms[card].Gold)) }

// buyers names the sides of a battlefield with what they ask for: "the Orcs (mace) and the Elves (hammer)". Sides that are taken are left
// out.
func (c *teller) buyers(r rules.Region, depth int, taken *[rules.MaxSpaces]byte) string {
	var both []string
	for i, row := range c.rows() {
		if row.Region == r && depth >= 1 && depth <= rules.Depths && taken[rules.SpaceOf(i, depth)] == 0 {
			both = append(both, say.Buyer(say.Race(row.Race), say.Weapon(c.wants(i, depth))))
		}
	}
	return words.And(both)
}

// noneTaken is for where both sides are meant, whatever lies there.
var noneTaken [rules.MaxSpaces]byte

// rows is the board that is played on, also while the table is covered.
func (c *teller) rows() []rules.Row {
	if len(c.v.Seats) == 3 {
		return rules.Board3[:]
	}
	return rules.Board4[:]
}

// wants is the weapon that the space of a row of them asks for.
func (c *teller) wants(row, depth int) rules.Weapon {
	if len(c.v.Seats) == 3 {
		return c.box().Wants3[row][depth-1]
	}
	return c.box().Wants4[row][depth-1]
}

// place is where a space lies: its battlefield, and the race that buys there.
type place struct {
	region say.Region
	depth  int
	race   say.Race
}

// field names the battlefield: "Grasslands 2".
func (p place) field() string { return p.region.Field(p.depth) }

func (c *teller) at(space int) place {
	rows := c.rows()
	if space < 0 || space >= len(rows)*rules.Depths {
		space = 0
	}
	row := rows[rules.RowOf(space)]
	return place{say.Region(row.Region), rules.DepthOf(space), say.Race(row.Race)}
}

// sum says how the gold of a sale comes about: "6, +2 Elf tiles, +1 Grasslands tile = 9"; nothing for the bare value.
func (c *teller) sum(space int, k rules.Kind, parts uint16, gold int) string {
	tiles, land, tongue, cut := rules.PartsOf(parts)
	if tiles == 0 && !land && !tongue && !cut {
		return ""
	}
	at := c.at(space)
	return say.Sum(c.box().SellBase[rules.QualityOf(k)], cut, land, gold, at.race, at.region, tiles, tongue)
}

// owner is whose a weapon is, by the owner's code.
func (c *teller) owner(code uint8) words.Person { return c.Person(rules.TileOwner(code & 7)) }

// weapon names a weapon by its owner's code: "Ben's standard axe".
func (c *teller) weapon(owner uint8, k rules.Kind) string {
	return say.OwnWeapon(say.Kind(k), c.owner(owner))
}

// battle is two weapons that face each other.
type battle struct {
	owners [2]uint8 // codes of rules.Tile
	kinds  [2]rules.Kind
	levels [2]int
	winner int // 0 for a tie, otherwise which
}

// facing is the battle of a space as it stands in a position; false if only one weapon or none lies there.
func facing(s *rules.State, space int) (b battle, ok bool) {
	other := s.Opposite(space)
	for i, at := range [2]int{space, other} {
		t := s.Spaces[at]
		if t == 0 || space == other {
			return b, false
		}
		b.owners[i], b.kinds[i] = t&7, rules.TileKind(t)
		if p := rules.TileOwner(t); p != game.Nobody {
			b.levels[i] = int(s.Seats[p].Level[rules.WeaponOf(b.kinds[i])])
		}
	}
	b.winner = s.Battle(space, other)
	return b, true
}

// fought is the battle of an event.
func fought(e game.Event) (b battle) {
	b.owners, b.levels = rules.SidesOf(e.N)
	b.kinds = [2]rules.Kind{rules.Kind(e.C>>8) % rules.Kinds, rules.Kind(e.C&255) % rules.Kinds}
	b.winner = int(e.B)
	return b
}

// fight says how a battle ended, or would end, by one of two sentences: for one weapon that beats the other, and for a tie.
func (c *teller) fight(b battle, beat, broke func(loser words.Person, losing say.Kind, why string, winner words.Person, winning say.Kind) string) string {
	told, win, lose := beat, 0, 1
	switch b.winner {
	case 0:
		told = broke
	case 2:
		win, lose = 1, 0
	}
	return told(c.owner(b.owners[lose]), say.Kind(b.kinds[lose]), c.why(b), c.owner(b.owners[win]), say.Kind(b.kinds[win]))
}

// outlookOf says how a battle would end in a war now.
func (c *teller) outlookOf(b battle) string { return c.fight(b, say.WarBeats, say.WarBreaks) }

// why says what decided, or would decide, a battle.
func (c *teller) why(b battle) string {
	steve := [2]bool{rules.TileSteve(b.owners[0]), rules.TileSteve(b.owners[1])}
	switch high, low := max(b.levels[0], b.levels[1]), min(b.levels[0], b.levels[1]); {
	case steve[0] && steve[1]:
		return say.ReckonTieSteve.String()
	case steve[0] || steve[1]:
		return say.ReckonSteve.String()
	case rules.QualityOf(b.kinds[0]) != rules.QualityOf(b.kinds[1]):
		return say.ReckonVorpal.String()
	case b.winner == 0:
		return say.ReckonTie(high)
	case high == low:
		return say.ReckonFinePrint(high)
	default:
		return say.ReckonLevel(high, low)
	}
}

// forecast says what the weapon in a space of that position faces, and how that would end.
func (c *teller) forecast(s *rules.State, space int) string {
	b, ok := facing(s, space)
	if !ok {
		return say.NoteUnfaced.String()
	}
	kind, owner := say.Kind(b.kinds[1]), c.owner(b.owners[1])
	switch {
	case rules.TileSteve(b.owners[1]):
		return say.NoteWinsSteve(kind, owner)
	case b.winner == 1:
		return say.NoteWins(kind, owner, c.why(b))
	case b.winner == 2:
		return say.NoteLoses(kind, owner, c.why(b))
	}
	return say.NoteTies(kind, owner, c.why(b))
}

// market says how many open spaces ask for a weapon, and how many of that weapon are held.
func (c *teller) market(w rules.Weapon) string {
	spaces, all, own := 0, 0, 0
	for space := range len(c.s.Board()) * rules.Depths {
		if c.s.Wants(space) == w && c.s.Open(space) {
			spaces++
		}
	}
	for p := range game.Player(c.s.N) {
		q := &c.s.Seats[p]
		n := int(q.Held[rules.KindOf(w, rules.Standard)] + q.Held[rules.KindOf(w, rules.Vorpal)])
		all += n
		if p == c.v.Turn {
			own = n
		}
	}
	return face.Notes(say.NoteWanted(spaces, say.Weapon(w)), heldNow(all, own))
}

// heldNow says how many of a weapon are held, and how many of them by whoever acts.
func heldNow(all, own int) string {
	switch {
	case all == 0:
		return say.NoteHeldNone.String()
	case own == 0:
		return say.NoteHeldOthers(all)
	case own == all:
		return say.NoteHeldOwn(all)
	}
	return say.NoteHeldBoth(all, own)
}

// learns says what a craft card changes for a seat.
func (c *teller) learns(q *rules.Seat, card uint8) string {
	b := c.box()
	x, w := &b.Crafts[card], b.Crafts[card].Weapon
	after := *q
	after.Level[w] += x.Levels
	after.Coins[w] += x.Coins
	standard, vorpal, weapon := rules.KindOf(w, rules.Standard), rules.KindOf(w, rules.Vorpal), say.Weapon(w)
	cost, costVorpal := after.ForgeCost(b, standard, false), after.ForgeCost(b, vorpal, false)
	said := say.NoteLevel(int(after.Level[w]), int(q.Level[w]))
	switch {
	case !q.CanForge(b, standard):
		said = face.Notes(said, say.NoteFirstForge(cost, weapon))
	case x.Coins > 0 && q.CanForge(b, vorpal):
		said = face.Notes(said, say.NoteCheaperBoth(cost, costVorpal, weapon))
	case x.Coins > 0:
		said = face.Notes(said, say.NoteCheaper(cost, weapon))
	}
	if !q.CanForge(b, vorpal) && after.CanForge(b, vorpal) {
		said = face.Notes(said, say.NoteVorpal(costVorpal, say.Kind(vorpal)))
	}
	return said
}
