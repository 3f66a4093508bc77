package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

const tileIcon = "g-tile"

// inspectTile is a tile: what its two sides are made of, and where it lies.
func (c landSheet) inspectTile(tile int) {
	c.head(c.account(tileTitle, "n", num(tile)), tileIcon, c.Inspect[tileFree])
	for slot, code := range c.s.Placement.Tiles {
		if code != 0 && rules.TileOf(code) == tile {
			c.Sub = c.account(tileLies, "place", c.labeller().slotName(slot), "side", c.side(rules.SideOf(code)))
		}
	}
	c.tell(tileSides)
	for side := range rules.Side(rules.Sides) {
		text := c.labeller().terrainOf(tile, side)
		if ways := c.labeller().rivers(rules.TileCode(tile, side, 0)); ways != nil {
			text = face.Notes(text, c.account(tileRiver, "ways", c.List(ways)))
		}
		c.put(c.account(rowSide, "side", c.side(side)), text)
	}
}

func (c landSheet) side(s rules.Side) string { return [rules.Sides]string{"A", "B"}[s] }

// inspectSlot is a place for a tile.
func (c landSheet) inspectSlot(slot int) {
	code := c.s.Placement.Tiles[slot]
	c.head(c.account(slotTitle, "place", c.labeller().slotName(slot)), tileIcon, c.Inspect[slotFree])
	if code != 0 {
		c.Sub = c.account(slotTile, "n", num(rules.TileOf(code)), "side", c.side(rules.SideOf(code)))
		c.declare(c.labeller().terrainOf(rules.TileOf(code), rules.SideOf(code)))
	} else {
		c.tell(hexEmpty)
	}
	c.declare(c.labeller().besideSlot(slot))
	c.lineOf(rowRealm, c.kingdomOf(slot))
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
	return c.Inspect[none]
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
	c.head(c.account(placeTitle, "place", c.labeller().slotName(at)), tileIcon, c.Inspect[slotFree])
	if p := c.placedAt(slot); p >= 0 {
		c.Sub = c.account(placeOf, "who", c.NameOf(p))
	}
	c.tell(placeRealm, "cells", num(rules.TileCells))
	one, two := rules.KingdomSlots(l, slot)
	for _, tile := range [2]int{one, two} {
		text := c.Inspect[slotFree]
		if code := c.s.Placement.Tiles[tile]; code != 0 {
			text = c.labeller().terrainOf(rules.TileOf(code), rules.SideOf(code))
		}
		c.put(c.account(slotTitle, "place", c.labeller().slotName(tile)), text)
	}
}
