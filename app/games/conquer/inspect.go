package conquer

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// inspect explains a piece by its ref, whoever's turn it is. A ref of no piece gives nothing.
func (c scene) inspect(r face.Ref) (d face.Detail) {
	if c.s == nil {
		return d
	}
	name, a, b := refParts(r)
	in := func(from, to int) bool { return a >= from && a < to }
	l := c.s.Placement.Layout
	switch {
	case r == fightRef:
		c.inspectFight(&d)
	case r == objDeckRef, r == objGoneRef:
		c.inspectObjPile(&d, r == objGoneRef)
	case r == actDeckRef, r == actGoneRef:
		c.inspectActPile(&d, r == actGoneRef)
	case r == coinsRef:
		c.inspectCoins(&d)
	case r == peasantRef:
		c.inspectPeasants(&d)
	case r == capturedRef:
		c.inspectCaptured(&d)
	case name == "hex" && in(0, rules.GridOf(l).Cells()):
		c.inspectHex(&d, rules.Cell(a))
	case name == "site" && in(0, 2*rules.GridOf(l).Cells()):
		c.inspectSite(&d, rules.Site(a))
	case name == "slot" && in(0, rules.LayoutTiles(l)):
		c.inspectSlot(&d, a)
	case name == "place" && in(0, rules.LayoutSeats(l)):
		c.inspectPlace(&d, a)
	case name == "tile" && in(1, rules.Tiles+1):
		c.inspectTile(&d, a)
	case name == "faction" && in(0, rules.Factions):
		c.inspectFaction(&d, rules.Faction(a))
	case name == "build" && in(0, rules.SettlementTypes):
		c.inspectBuild(&d, rules.SettlementType(a))
	case name == "seat" && in(0, int(c.s.N)):
		c.inspectSeat(&d, game.Player(a))
	case name == "die" && in(0, rules.Faces):
		c.inspectDie(&d, rules.Face(a))
	case (name == "obj" || name == "decl" || name == "done") && in(1, rules.Objectives+1):
		c.inspectObjective(&d, uint8(a))
	case name == "act" && in(1, rules.ActionCards+1) && b >= 0 && b <= 1:
		c.inspectCard(&d, rules.ActionCard(a))
	case name == "res" && in(0, rules.Resources):
		c.inspectResource(&d, rules.Resource(a))
	case name == "ammo" && in(0, rules.ArrowKinds):
		c.inspectArrow(&d, uint8(a))
	case name == "reserve" && in(int(rules.Warrior), int(rules.Catapult)+1):
		c.inspectType(&d, rules.SoldierType(a))
	}
	return d
}

// tell adds a sentence.
func (c scene) tell(d *face.Detail, k account, namesAndValues ...string) {
	c.declare(d, c.account(k, namesAndValues...))
}

// declare adds a sentence that is put together already; nothing for nothing.
func (c scene) declare(d *face.Detail, text string) {
	if text != "" {
		d.Say(c.Cap(strings.TrimSuffix(text, ".")) + ".")
	}
}

// put adds a line; nothing for nothing.
func (c scene) put(d *face.Detail, name, text string) {
	if text != "" {
		d.Row(face.Row{Name: c.Cap(name), Text: text})
	}
}

// lineOf is put with a name from the texts.
func (c scene) lineOf(d *face.Detail, k account, text string) { c.put(d, c.Inspect[k], text) }

// chip is a counted piece on a chip; none for none.
func (c scene) chip(icon string, n int, noun face.Noun) []face.Chip {
	if n == 0 {
		return nil
	}
	return []face.Chip{{Icon: icon, N: n, Word: c.Some(n, noun.One, noun.Many), Gain: true}}
}

// listed is a list in words, or the word for none.
func (c scene) listed(parts []string) string {
	if len(parts) == 0 {
		return c.Inspect[none]
	}
	return c.List(parts)
}

// seats are all seats, the viewer's first.
func (c scene) seats() (all []game.Player) {
	for i := range game.Player(c.s.N) {
		all = append(all, (max(0, c.me)+i)%game.Player(c.s.N))
	}
	return all
}

// laying says that the board does not lie yet.
func (c scene) laying() bool {
	k := c.s.Prompt().Kind
	return k >= rules.FrameTile && k <= rules.FrameSeatSlot
}

// playing says that turns are being taken.
func (c scene) playing() bool { return c.s.Round > 0 && !c.s.Over }

// running says that the main part of that seat's turn is not over yet.
func (c scene) running(p game.Player) bool {
	return c.playing() && c.s.Current == p && c.s.Frames[0].Kind != rules.FramePeasants
}

// turned says that a seat has a turn, now or later.
func (c scene) turned(p game.Player) bool { return c.playing() && c.s.Finisher != p }

// builds says that the viewer may still build something in this game.
func (c scene) builds() bool {
	return c.my() != nil && !c.laying() && !c.s.Over && c.s.Finisher != c.me
}

// time is the turn that is spoken of where a seat's possibilities are: "this turn", "in Ann's next turn".
func (c scene) time(p game.Player) string {
	if c.running(p) {
		return c.Inspect[thisTurn]
	}
	return c.account(nextTurn, "whose", c.WhoseIn(p))
}

// acts are what a seat could do at the menu of its turn, and the position that it would stand in. Its hidden cards stay out
// of it unless they are the viewer's.
func (c scene) acts(p game.Player) (*rules.State, []game.Action) {
	s := c.s.AtTurn(p)
	if p != c.me {
		q := &s.Seats[p]
		q.Obj, q.Act = [4]byte{}, [3]byte{}
	}
	return s, s.Legal(nil)
}

// lacking says what a seat lacks of a price: "1 iron is missing"; empty if it has enough.
func (c scene) lacking(p game.Player, price rules.Goods) string {
	if m := c.s.Seats[p].Goods().Missing(price); m != (rules.Goods{}) {
		return c.account(missing, "goods", c.goods(m))
	}
	return ""
}

// priced is a price, and what the viewer lacks of it.
func (c scene) priced(price rules.Goods) string {
	if c.my() == nil {
		return c.goods(price)
	}
	return face.Notes(c.goods(price), c.lacking(c.me, price))
}
