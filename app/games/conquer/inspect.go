package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// sheet is what is said of one piece, as it is being written. What is called on every other line is kept from being copied to
// every other line: that halves the size of the sheets.
type sheet struct {
	*teller
	face.Detail
}

// The parts of a sheet: landSheet explains what lies on the map, seatSheet what belongs to a seat.
type (
	landSheet struct{ *sheet }
	seatSheet struct{ *sheet }
)

func (c *sheet) landSheet() landSheet { return landSheet{c} }
func (c *sheet) seatSheet() seatSheet { return seatSheet{c} }

// inspect explains a piece by its ref, whoever's turn it is. A ref of no piece gives nothing.
func (c *teller) inspect(r face.Ref) face.Detail {
	x := &sheet{teller: c}
	if c.s != nil {
		x.explain(r)
		if x.Art == "" {
			x.Art = pictureOf(x.Icon)
		}
	}
	return x.Detail
}

// explain writes the sheet of a piece.
func (c *sheet) explain(r face.Ref) {
	name, a, b := r.Parts()
	in := func(from, to int) bool { return a >= from && a < to }
	l := c.s.Placement.Layout
	switch {
	case r == fightRef:
		c.landSheet().inspectFight()
	case r == objDeckRef, r == objGoneRef:
		c.seatSheet().inspectObjPile(r == objGoneRef)
	case r == actDeckRef, r == actGoneRef:
		c.seatSheet().inspectActPile(r == actGoneRef)
	case r == coinsRef:
		c.seatSheet().inspectCoins()
	case r == peasantRef:
		c.seatSheet().inspectPeasants()
	case r == capturedRef:
		c.seatSheet().inspectCaptured()
	case name == "hex" && in(0, rules.GridOf(l).Cells()):
		c.landSheet().inspectHex(rules.Cell(a))
	case name == "site" && in(0, 2*rules.GridOf(l).Cells()):
		c.landSheet().inspectSite(rules.Site(a))
	case name == "slot" && in(0, rules.LayoutTiles(l)):
		c.landSheet().inspectSlot(a)
	case name == "place" && in(0, rules.LayoutSeats(l)):
		c.landSheet().inspectPlace(a)
	case name == "tile" && in(1, rules.Tiles+1):
		c.landSheet().inspectTile(a)
	case name == "faction" && in(0, rules.Factions):
		c.seatSheet().inspectFaction(rules.Faction(a))
	case name == "build" && in(0, rules.SettlementTypes):
		c.landSheet().inspectBuild(rules.SettlementType(a))
	case name == "seat" && in(0, int(c.s.N)):
		c.seatSheet().inspectSeat(game.Player(a))
	case name == "die" && in(0, rules.Faces):
		c.landSheet().inspectDie(rules.Face(a))
	case (name == "obj" || name == "decl" || name == "done") && in(1, rules.Objectives+1):
		c.seatSheet().inspectObjective(uint8(a))
	case name == "act" && in(1, rules.ActionCards+1) && b >= 0 && b <= 1:
		c.seatSheet().inspectCard(rules.ActionCard(a))
	case name == "res" && in(0, rules.Resources):
		c.seatSheet().inspectResource(rules.Resource(a))
	case name == "ammo" && in(0, rules.ArrowKinds):
		c.seatSheet().inspectArrow(uint8(a))
	case name == "reserve" && in(int(rules.Warrior), int(rules.Catapult)+1):
		c.seatSheet().inspectType(rules.SoldierType(a))
	}
}

// head begins a sheet.
func (c *sheet) head(title, icon, sub string) { c.Title, c.Icon, c.Sub = title, icon, sub }

// tell adds a sentence; nothing for nothing.
func (c *sheet) tell(sentence string) {
	if sentence != "" {
		c.Say(sentence)
	}
}

// declare adds what is part of a sentence elsewhere as a sentence of its own; nothing for nothing.
func (c *sheet) declare(part string) {
	if part != "" {
		c.Say(say.Sentence(part))
	}
}

// put adds a line; nothing for nothing.
func (c *sheet) put(name, text string) {
	if text != "" {
		c.Row(face.Row{Name: name, Text: text})
	}
}

// lineOf is put with a name that hangs on nothing.
func (c *sheet) lineOf(name words.Text, text string) { c.put(name.String(), text) }

// chip is a counted piece on a chip, with its word for a number; none for none.
func (c *sheet) chip(icon string, n int, word func(n int) string) []face.Chip {
	if n == 0 {
		return nil
	}
	return []face.Chip{{Icon: icon, N: n, Word: word(n), Gain: true}}
}

// listed is a list in words, or the word for none.
func listed(parts []string) string {
	if len(parts) == 0 {
		return say.None.String()
	}
	return words.And(parts)
}

// seats are all seats, the viewer's first.
func (c *sheet) seats() (all []game.Player) {
	for i := range game.Player(c.s.N) {
		all = append(all, (max(0, c.me)+i)%game.Player(c.s.N))
	}
	return all
}

// each adds a line for every seat.
func (c *sheet) each(told func(game.Player) string) {
	for _, p := range c.seats() {
		c.put(words.Who(c.Person(p)), told(p))
	}
}

// laying says that the board does not lie yet.
func (c *sheet) laying() bool {
	k := c.s.Prompt().Kind
	return k >= rules.FrameTile && k <= rules.FrameSeatSlot
}

// playing says that turns are being taken.
func (c *sheet) playing() bool { return c.s.Round > 0 && !c.s.Over }

// running says that the main part of that seat's turn is not over yet.
func (c *sheet) running(p game.Player) bool {
	return c.playing() && c.s.Current == p && c.s.Frames[0].Kind != rules.FramePeasants
}

// turned says that a seat has a turn, now or later.
func (c *sheet) turned(p game.Player) bool { return c.playing() && c.s.Finisher != p }

// builds says that the viewer may still build something in this game.
func (c *sheet) builds() bool {
	return c.my() != nil && !c.laying() && !c.s.Over && c.s.Finisher != c.me
}

// time is the turn that is spoken of where a seat's possibilities are: "this turn", "in Ann's next turn".
func (c *sheet) time(p game.Player) string {
	if c.running(p) {
		return say.ThisTurn.String()
	}
	return say.NextTurn(c.Person(p))
}

// acts are what a seat could do at the menu of its turn, and the position that it would stand in. Its hidden cards stay out
// of it unless they are the viewer's.
func (c *sheet) acts(p game.Player) (*rules.State, []game.Action) {
	s := c.s.AtTurn(p)
	if p != c.me {
		q := &s.Seats[p]
		q.Obj, q.Act = [4]byte{}, [3]byte{}
	}
	return s, s.Legal(nil)
}

// lacking says what a seat lacks of a price: "missing: 1 iron"; empty if it has enough.
func (c *sheet) lacking(p game.Player, price rules.Goods) string {
	if m := c.s.Seats[p].Goods().Missing(price); m != (rules.Goods{}) {
		return say.Missing(amounts(m))
	}
	return ""
}

// priced is a price, and what the viewer lacks of it.
func (c *sheet) priced(price rules.Goods) string {
	if c.my() == nil {
		return amounts(price)
	}
	return face.Notes(amounts(price), c.lacking(c.me, price))
}
