package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

const tileIcon = "g-tile"

// inspectTile is a tile: what its two sides are made of, and where it lies.
func (c landSheet) inspectTile(tile int) {
	c.head(say.TileTitle(tile), tileIcon, say.TileFree.String())
	for slot, code := range c.s.Placement.Tiles {
		if code != 0 && rules.TileOf(code) == tile {
			c.Sub = say.TileLies(c.labeller().slotName(slot), sideLetter(uint16(rules.SideOf(code))))
		}
	}
	c.tell(say.TileSides.String())
	for side := range rules.Side(rules.Sides) {
		text := c.labeller().terrainOf(tile, side)
		if ways := c.labeller().rivers(rules.TileCode(tile, side, 0)); ways != nil {
			text = face.Notes(text, say.TileRiver(words.And(ways)))
		}
		c.put(say.RowSide(sideLetter(uint16(side))), text)
	}
}

// inspectSlot is a place for a tile.
func (c landSheet) inspectSlot(slot int) {
	code := c.s.Placement.Tiles[slot]
	c.head(say.SlotTitle(c.labeller().slotName(slot)), tileIcon, say.SlotFree.String())
	if code != 0 {
		c.Sub = say.SlotTile(rules.TileOf(code), sideLetter(uint16(rules.SideOf(code))))
		c.declare(c.labeller().terrainOf(rules.TileOf(code), rules.SideOf(code)))
	} else {
		c.tell(say.HexEmpty.String())
	}
	c.tell(say.SlotBeside(c.labeller().besideSlot(slot)))
	c.lineOf(say.RowRealm, c.kingdomOf(slot))
}

// kingdomOf says to whose kingdom a tile slot belongs, or will belong.
func (c landSheet) kingdomOf(slot int) string {
	l := c.s.Placement.Layout
	for i := range rules.LayoutSeats(l) {
		if one, two := rules.KingdomSlots(l, i); one == slot || two == slot {
			if p := c.placedAt(i); p >= 0 {
				return c.NameOf(p)
			}
			return c.labeller().realms(slot)
		}
	}
	return say.NoRealm.String()
}

// placedAt is the seat that has taken a player slot; Nobody for a free one.
func (c landSheet) placedAt(slot int) game.Player {
	for p := range game.Player(c.s.N) {
		if int(c.s.Placement.Seats[p]) == slot+1 {
			return p
		}
	}
	return game.Nobody
}

// inspectPlace is a player slot: who sits there, and what its kingdom is made of.
func (c landSheet) inspectPlace(slot int) {
	l := c.s.Placement.Layout
	at := rules.LayoutTiles(l) + slot
	c.head(say.PlaceTitle(c.labeller().slotName(at)), tileIcon, say.SlotFree.String())
	if p := c.placedAt(slot); p >= 0 {
		c.Sub = say.PlaceOf(c.NameOf(p))
	}
	c.tell(say.PlaceRealm(rules.TileCells))
	one, two := rules.KingdomSlots(l, slot)
	for _, tile := range [2]int{one, two} {
		text := say.SlotFree.String()
		if code := c.s.Placement.Tiles[tile]; code != 0 {
			text = c.labeller().terrainOf(rules.TileOf(code), rules.SideOf(code))
		}
		c.put(say.SlotTitle(c.labeller().slotName(tile)), text)
	}
}
