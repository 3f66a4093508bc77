package conquer

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// stage is what is being decided, where it is more than a place on the map: an engagement with its dice, the tiles to be laid,
// the factions. What a soldier has rolled for its move is said with the question.
func (d drawing) stage() app.UI {
	f := d.v.Prompt
	switch {
	case d.v.Turn == game.Nobody:
		return ui.Box("gone")
	case d.s.Fight != (rules.Fight{}):
		return d.engagement()
	case f.Kind == rules.FrameTile || f.Kind == rules.FrameSide || f.Kind == rules.FrameRotation || f.Kind == rules.FrameSlot:
		return d.tray(f)
	case f.Kind == rules.FrameFaction:
		return d.factions()
	}
	return ui.Box("gone")
}

// engagement shows both sides, their dice and how the roll stands.
func (d drawing) engagement() app.UI {
	x := &d.s.Fight
	side := x.Attacks()
	a, h := x.Totals()
	rolled := x.Attack != [3]byte{} || x.Defence != [4]byte{}
	attack := [4]byte{x.Attack[0], x.Attack[1], x.Attack[2]}
	attacker, target := d.fighterName(side, where), d.fighterName(1-side, object)
	word, label := say.FightVersus.String(), say.FightState(attacker, target)
	if rolled {
		word = itoa(a) + " : " + itoa(h)
		label = say.FightRolled(a, attacker, h, target, x.AttackWins())
	}
	var about []string
	for side := range x.Cell {
		for _, c := range x.At(side) {
			at, _ := d.mapper().middle(hexRef(c))
			about = append(about, itoa(at.x), itoa(at.y))
		}
	}
	return ui.Part("cq-stage cq-fight", say.BoardFight.String(),
		ui.Box("cq-duel",
			d.piece("cq-clash", fightRef, label,
				d.duelist(side, side), ui.Wrap("cq-score", ui.Sign(oddsIcon, ""), ui.Span("cq-n", word)), d.duelist(1-side, side)),
			ui.Box("cq-throw", d.dice("cq-attack", attack, side, rolled), d.dice("cq-defence", x.Defence, 1-side, rolled)))).
		DataSet("about", strings.Join(about, " "))
}

// duelist is the soldier of a side, or the two of a volley or a wall.
func (d drawing) duelist(side, attacks int) app.UI {
	cells := d.s.Fight.At(side)
	class, sign := "cq-duelist", shieldIcon
	if side == attacks {
		sign = "g-soldier"
	}
	var body []app.UI
	name := ""
	for _, c := range cells {
		p, i := d.s.SoldierAt(c)
		if p == game.Nobody {
			continue
		}
		s := &d.s.Seats[p].Army[i]
		body = append(body, ui.Svg("-30 -30 60 60", "cq-counter "+d.mapper().seatClass(p), d.token(p, s)...))
		name = say.FightSide(d.cellName(c), say.Soldier(s.Type))
	}
	return ui.Wrap(class, append(body, ui.Wrap("cq-role", ui.Sign(sign, ""), ui.Span("cq-word", name)))...)
}

// fighterName is the soldier of a side in words.
func (c *teller) fighterName(side int, as use) string { return c.soldierName(c.s.Fight.Cell[side], as) }

// dice are the dice of one roll as bone cubes, the strongest first. Those that can be taken away can be pressed.
func (d drawing) dice(class string, faces [4]byte, side int, rolled bool) app.UI {
	if !rolled {
		return ui.Wrap("cq-dice " + class)
	}
	enemy := d.v.Prompt.Kind == rules.FrameRemoveDie && d.lit(dieRef(d.removable(faces)))
	var body []app.UI
	var said []string
	for i := len(faces) - 1; i >= 0; i-- {
		n := int(faces[i])
		if n == 0 {
			continue
		}
		said = append(said, say.DiceShow(say.Face(i), n))
		r := dieRef(rules.Face(i))
		for k := range n {
			if enemy && k == 0 && d.lit(r) && d.theirs(side) {
				body = append(body, d.piece("cq-die cq-face-"+itoa(i), r, say.DieEnemy(say.Face(i)), pips(i)))
				continue
			}
			body = append(body, ui.Wrap("cq-die cq-face-"+itoa(i), pips(i)))
		}
	}
	label := say.DiceOf(words.And(said), d.fighterName(side, where))
	if enemy && d.theirs(side) {
		return ui.Group("cq-dice "+class, label, body...)
	}
	return ui.Picture("cq-dice "+class, label, body...)
}

// removable is some face among dice.
func (d drawing) removable(faces [4]byte) rules.Face {
	for i, n := range faces {
		if n > 0 && d.lit(dieRef(rules.Face(i))) {
			return rules.Face(i)
		}
	}
	return 0
}

// theirs says that a side of the engagement is not the one that decides now.
func (d drawing) theirs(side int) bool {
	p, _ := d.s.SoldierAt(d.s.Fight.Cell[side])
	return p != d.v.Turn
}

// pips are the face of a die: one point, two, none, or the C of a strike.
func pips(face int) app.UI {
	mark := [rules.Faces]string{"", "M12 12m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0", "M7 7m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0M17 17m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0", ""}[face]
	if face == int(rules.Strike) {
		return ui.Svg("0 0 24 24", "cq-pips", ui.Path("cq-strike", "M17 7.500a7 7 0 1 0 0 9"))
	}
	return ui.Svg("0 0 24 24", "cq-pips", ui.Path("", mark))
}

// tray are the tiles that are not laid yet; the one that was taken shows its sides or its turns.
func (d drawing) tray(f game.Frame) app.UI {
	var body []app.UI
	switch f.Kind {
	case rules.FrameTile:
		for t := 1; t <= rules.Tiles; t++ {
			r := tileRef(t)
			if d.lit(r) {
				body = append(body, d.piece("cq-tile", r, say.TileState(t),
					tilePicture(rules.TileCode(t, rules.SideA, 0)), ui.Span("cq-word", itoa(t))))
			}
		}
	case rules.FrameSide:
		tile := int(f.A)
		body = append(body, d.piece("cq-tile cq-tile-name", tileRef(tile), say.TileState(tile), ui.Sign("g-tile", ""), ui.Span("cq-word", itoa(tile))))
		for side := range rules.Side(rules.Sides) {
			body = append(body, d.offer(rules.PickSide(int(side)), tile, side, 0))
		}
	case rules.FrameSlot:
		body = append(body, ui.Picture("cq-tile", say.TileState(int(f.A)), tilePicture(rules.TileCode(int(f.A), rules.Side(f.B), 0))))
	case rules.FrameRotation:
		tile, side := int(f.A>>1), rules.Side(f.A&1)
		for turns := range rules.Directions {
			body = append(body, d.offer(rules.PickRotation(turns), tile, side, turns))
		}
	}
	return ui.Part("cq-stage cq-tray", say.BoardTiles.String(), body...)
}

// offer is a tile as it would lie, to be taken so if that is possible.
func (d drawing) offer(a game.Action, tile int, side rules.Side, turns int) app.UI {
	picture := ui.Drawn(tilePicture(rules.TileCode(tile, side, turns)))
	if game.Index(d.v.Legal, a) < 0 {
		return ui.Wrap("cq-tile cq-gone", picture)
	}
	return app.Button().Type("button").Class("piece lit cq-tile").DataSet("do", "act").
		DataSet("action", itoa(int(a.Kind))+"."+itoa(int(a.A))+".0.0").Body(picture, ui.Span("cq-word", d.labeller().label(a).Short))
}

// factions are those that can be chosen, with what they begin with.
func (d drawing) factions() app.UI {
	var body []app.UI
	taken := [rules.Factions]bool{}
	for p := range d.s.N {
		if q := &d.s.Seats[p]; q.Flags&rules.HasFaction != 0 {
			taken[q.Faction] = true
		}
	}
	for k := range rules.Faction(rules.Factions) {
		card, kit := &rules.FactionCards[k], &d.s.Box().Kits[k]
		class := "cq-faction"
		if taken[k] {
			class += " cq-gone"
		}
		body = append(body, d.piece(class, factionRef(k), factionName(d.s.Box(), k),
			ribbons(card.Ribbon), ui.Span("cq-name", say.Faction(k).String()),
			ui.Wrap("cq-perk", ui.Span("cq-word", say.Faction(k).Perk()), ui.Span("cq-line", say.Faction(k).Line())),
			ui.Wrap("cq-kit", picture("at-"+factionPlace[k], "cq-place"), picture(townPicture(card.Towns[0], 1), "cq-thing"), picture(townPicture(card.Towns[1], 1), "cq-thing"),
				picture(soldierArt[card.Soldiers[0]], "cq-thing"), picture(soldierArt[card.Soldiers[1]], "cq-thing")),
			ui.Wrap("cq-goods", goods("drawn", kit.Goods), quiver(kit.Arrows))))
	}
	return ui.Part("cq-stage cq-factions", say.BoardFactions.String(), body...)
}

// factionName is a faction with all that it begins with, in words.
func factionName(b *rules.Box, k rules.Faction) string {
	card, kit := &rules.FactionCards[k], &b.Kits[k]
	things := append(beginnings(card), eachAmount(kit.Goods, say.PeasantsObject)...)
	if n := int(kit.Arrows); n > 0 {
		things = append(things, say.Arrow(rules.Arrow).Amount(n))
	}
	return say.BannerState(say.Faction(k), words.And(things))
}

// slots are the places of tiles that are still empty.
func (d drawing) slots() (all []app.UI) {
	l := d.s.Placement.Layout
	add := func(r face.Ref, slot int) {
		at := slotMiddle(l, slot)
		class := "cq-slot"
		if r == d.picked {
			class += " cq-picked"
		}
		all = append(all, d.spot(class, r, d.lit(r), at,
			ui.Path("cq-slot-area", slotMark), ui.Circle("cq-site-dot", 0, 0, 14)))
	}
	for slot := range rules.LayoutTiles(l) {
		if d.s.Placement.Tiles[slot] == 0 {
			add(slotRef(slot), slot)
		}
	}
	for seat := range rules.LayoutSeats(l) {
		taken := false
		for p := range d.s.N {
			taken = taken || int(d.s.Placement.Seats[p]) == seat+1
		}
		if !taken {
			add(placeRef(seat), rules.LayoutTiles(l)+seat)
		}
	}
	return all
}

// slotMark is a tile without its outermost edge.
const slotMark = "M-78-140h156l80 140-80 140h-156l-80-140z"

// tilePicture is a tile in small: its terrains as hexes.
func tilePicture(code uint8) app.UI {
	var paths [rules.Terrains]pen
	place := 0
	for r := -3; r <= 3; r++ {
		for q := max(-3, -3-r); q <= min(3, 3-r); q++ {
			t := rules.TileTerrain(code, place)
			paths[t].mark(ui.HexWide*q+ui.HexHalf*r, ui.HexDown*r, "m0-30l26 15v30l-26 15-26-15v-30z")
			place++
		}
	}
	var body []app.UI
	for t := range paths {
		body = append(body, ui.Path("cq-mini cq-mini-"+itoa(t), string(paths[t].text)))
	}
	return ui.Svg("-190 -172 380 344", "cq-mini-tile", body...)
}
