package merchants

import (
	"tabard/app/face"
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
		case rules.EvReward:
			if e.B == 0 { // otherwise it is what the action says
				l.Note = face.Notes(l.Note, c.narrator().about(e, c.More["takesTile"]))
			}
		case rules.EvBonus, rules.EvToken, rules.EvUnlocked, rules.EvSteveSold, rules.EvSteveNone:
			key := effectKey[e.Kind]
			if e.Kind == rules.EvToken && e.B == 0 {
				key = "dropsToken"
			}
			wants := ""
			if e.Kind == rules.EvUnlocked {
				if wants = c.wants(rules.Region(e.A), int(e.N), &taken); wants == "" {
					key = "unlocksFull"
				}
			}
			l.Note = face.Notes(l.Note, c.narrator().about(e, face.Fill(c.More[key], "wants", wants)))
		case rules.EvTriggered:
			l.Warn = face.Notes(l.Warn, c.More["warnEnd"])
		case rules.EvLinked:
			l.Note = face.Notes(l.Note, c.say("lost", "card", c.lost(e))) // no warning: with two players it is the rule, and undo helps
		}
	}
}

var effectKey = [len(rules.EventNames)]string{rules.EvBonus: "takesBonus", rules.EvToken: "movesToken",
	rules.EvUnlocked: "unlocks", rules.EvSteveSold: "steveSells", rules.EvSteveNone: "steveNone"}

// lost names the card that went with the one linked to it.
func (c *teller) lost(e game.Event) string {
	if e.B != 0 {
		return c.Kingdoms[e.B%(rules.Kingdoms+1)].Name
	}
	return c.say("lostCraft", "craft", c.craft(uint8(e.A%(rules.Crafts+1))))
}

// wants names what the sides of a battlefield ask for: "the Orcs (mace) and the Elves (hammer)". Sides that are taken are left
// out.
func (c *teller) wants(r rules.Region, depth int, taken *[rules.MaxSpaces]byte) string {
	var both []string
	for i, row := range c.rows() {
		if row.Region == r && depth >= 1 && depth <= rules.Depths && taken[rules.SpaceOf(i, depth)] == 0 {
			both = append(both, c.say("wants", "race", c.Races[row.Race].The, "weapon", c.Weapons[row.Wants[depth-1]].One))
		}
	}
	return c.List(both)
}

// noneTaken is for where both sides are meant, whatever lies there.
var noneTaken [rules.MaxSpaces]byte

// rows is the board that is played on, also while the table is covered.
func (c *teller) rows() []rules.Row {
	if len(c.v.Seats) == 3 {
		return rules.Board3
	}
	return rules.Board4
}

// at is where a space lies: its battlefield and its race.
func (c *teller) at(space int) (field, race string) {
	rows := c.rows()
	if space < 0 || space >= len(rows)*rules.Depths {
		space = 0
	}
	row := rows[rules.RowOf(space)]
	return c.field(row.Region, rules.DepthOf(space)), c.Races[row.Race].The
}

// sum says how the gold of a sale comes about: "6, +2 Elf tiles, +1 Grasslands tile = 9"; nothing for the bare value.
func (c *teller) sum(space int, k rules.Kind, parts uint16, gold int) string {
	row := c.rows()[rules.RowOf(space)]
	tiles, region, tongue, cut := rules.PartsOf(parts)
	said := ""
	if tiles > 0 {
		key := "plusRace"
		if tiles == 1 {
			key = "plusRaceOne"
		}
		said = c.say(key, "n", face.Num(tiles), "race", c.Races[row.Race].One)
	}
	if region {
		said += c.say("plusRegion", "region", c.Regions[row.Region].Name)
	}
	if tongue {
		said += c.say("plusCard", "card", c.Kingdoms[rules.SilverTongue].Name)
	}
	if cut {
		said += c.More["cut"]
	}
	if said == "" {
		return ""
	}
	return c.say("sum", "base", face.Num(rules.SellBase[rules.QualityOf(k)]), "parts", said, "n", face.Num(gold))
}

// weapon names a weapon by its owner's code: "Ben's standard axe".
func (c *teller) weapon(owner uint8, k rules.Kind) string {
	whose := face.Fill(c.Possessive, "who", c.Steve)
	if p := rules.TileOwner(owner & 7); p != game.Nobody {
		whose = c.WhoseIn(p)
	}
	return c.say("ownWeapon", "whose", whose, "weapon", c.kind(k))
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

// why says what decided, or would decide, a battle.
func (c *teller) why(b battle) string {
	steve := [2]bool{rules.TileSteve(b.owners[0]), rules.TileSteve(b.owners[1])}
	key := "beatLevel"
	switch high := max(b.levels[0], b.levels[1]); {
	case steve[0] && steve[1]:
		key = "tieSteve"
	case steve[0] || steve[1]:
		key = "beatSteve"
	case rules.QualityOf(b.kinds[0]) != rules.QualityOf(b.kinds[1]):
		key = "beatVorpal"
	case b.winner == 0:
		key = "tieLevel"
	case b.levels[0] == b.levels[1]:
		key = "beatFine"
	default:
		return c.say(key, "high", face.Num(high), "low", face.Num(min(b.levels[0], b.levels[1])))
	}
	return c.say(key, "high", face.Num(b.levels[0]), "card", c.Kingdoms[rules.FinePrint].Name)
}

// forecast says what the weapon in a space of that position faces, and how that would end.
func (c *teller) forecast(s *rules.State, space int) string {
	b, ok := facing(s, space)
	if !ok {
		return c.More["alone"]
	}
	key, result := "faces", [3]string{"ties", "wins", "loses"}[b.winner]
	if rules.TileSteve(b.owners[1]) {
		key = "facesSteve"
	}
	return c.say(key, "weapon", c.weapon(b.owners[1], b.kinds[1]), "result", c.More[result], "why", c.why(b))
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
	held := "heldMine"
	switch {
	case all == 0:
		held = "heldNone"
	case own == 0:
		held = "heldAll"
	case own == all:
		held = "heldMineAll"
	}
	wanted := "wanted"
	if spaces == 0 {
		wanted = "wantedNone"
	}
	weapons := c.Weapons[w].Many
	return face.Notes(c.say(wanted, "spaces", c.count(spaces, "space"), "weapons", weapons), c.say(held, "n", face.Num(all), "own", face.Num(own)))
}

// learns says what a craft card changes for a seat.
func (c *teller) learns(q *rules.Seat, card uint8) string {
	x, w := &rules.CraftCards[card], rules.CraftCards[card].Weapon
	after := *q
	after.Level[w] += x.Levels
	after.Coins[w] += x.Coins
	standard, vorpal := rules.KindOf(w, rules.Standard), rules.KindOf(w, rules.Vorpal)
	values := []string{"weapons", c.Weapons[w].Many, "before", face.Num(int(q.Level[w])), "after", face.Num(int(after.Level[w])),
		"standard", c.gold(after.ForgeCost(standard, false)), "vorpal", c.gold(after.ForgeCost(vorpal, false))}
	parts := []string{c.say("levelTo", values...)}
	switch {
	case !q.CanForge(standard):
		parts = append(parts, c.say("firstForge", values...))
	case x.Coins > 0 && q.CanForge(vorpal):
		parts = append(parts, c.say("cheaperBoth", values...))
	case x.Coins > 0:
		parts = append(parts, c.say("cheaper", values...))
	}
	if !q.CanForge(vorpal) && after.CanForge(vorpal) {
		parts = append(parts, c.say("vorpal", values...))
	}
	return face.Notes(parts...)
}
