package conquer

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// bout is how an engagement stands after one of its events. A bout that has been shown is not changed any more.
type bout struct {
	sides   [2]party // the first has declared the attack
	strikes int      // which side attacks in this round
	shot    string   // the symbol of what it shoots, empty in melee
	rolled  bool
}

// party is a side of a bout.
type party struct {
	seat   game.Player
	cells  []rules.Cell
	types  []rules.SoldierType
	dice   [4]byte // that lie, by face
	halved uint8   // so often are they halved
	fallen rules.Cell
	back   rules.Cell // where it withdraws to, or NoCell
	gain   int        // craftpoints
}

func fighting(p game.Player, t rules.SoldierType, cells ...rules.Cell) party {
	x := party{seat: p, cells: cells, fallen: rules.NoCell, back: rules.NoCell}
	for range cells {
		x.types = append(x.types, t)
	}
	return x
}

// party is the side that attacks in this round, or the other one.
func (b *bout) party(attacks bool) *party {
	if attacks {
		return &b.sides[b.strikes]
	}
	return &b.sides[1-b.strikes]
}

// after is the bout after an event; that of nil is what a declared attack begins.
func (b *bout) after(e game.Event) *bout {
	next := &bout{}
	if b != nil {
		*next = *b
	}
	attack, defence := next.party(true), next.party(false)
	striker, struck, owner := rules.Duel(e.N)
	switch e.Kind {
	case rules.EvAttacked:
		*next = bout{sides: [2]party{fighting(e.Who, striker, e.A), fighting(owner, struck, e.B)}, shot: shotIcon(striker, e.C)}
	case rules.EvVolley:
		flaming, struck, owner := rules.VolleyOf(e.N)
		*next = bout{sides: [2]party{fighting(e.Who, rules.Archer, e.A, e.B), fighting(owner, struck, e.C)}, shot: arrowIcon}
		if flaming > 0 {
			next.shot = flamingIcon
		}
	case rules.EvCounter:
		next.strikes, next.shot, next.rolled = 1-next.strikes, shotIcon(striker, e.C), false
	case rules.EvPlayed:
		switch rules.ActionCard(e.A) {
		case rules.ShieldWall:
			t, _, _ := rules.TagOf(uint16(e.N))
			defence.cells, defence.types = append(slices.Clone(defence.cells), e.B), append(slices.Clone(defence.types), rules.SoldierType(t))
		case rules.WeakerFight:
			if e.Who == attack.seat {
				attack = defence
			}
			attack.halved++
		}
	case rules.EvRoll:
		attack.dice, defence.dice = rules.DiceOf(e.A), rules.DiceOf(e.B)
		attack.halved, defence.halved, next.rolled = 0, 0, true
	case rules.EvAddedDie:
		defence.dice[e.A%rules.Faces]++
	case rules.EvDieRemoved:
		if e.B == 1 {
			attack = defence
		}
		if n := &attack.dice[e.A%rules.Faces]; *n > 0 {
			*n--
		}
	case rules.EvDefeated:
		defence.fallen, attack.gain = e.B, int(e.N)
	case rules.EvRetreated:
		defence.back = e.B
	}
	return next
}

// shotIcon is the symbol of what a soldier shoots; a Catapult's stones cost stone.
func shotIcon(t rules.SoldierType, ammo rules.Ammo) string {
	switch {
	case ammo == rules.AmmoFlaming:
		return flamingIcon
	case ammo >= rules.AmmoStone1 || t == rules.Catapult:
		return resourceIcon[rules.Stone]
	case ammo != rules.AmmoNone:
		return arrowIcon
	}
	return ""
}

// sides are the two sides as they stand on the map, from the west.
func (c narrator) sides(b *bout) []face.Side {
	all := make([]face.Side, 2)
	var x [2]int
	for i := range b.sides {
		p := &b.sides[i]
		side := face.Side{Seat: p.seat, Name: say.Soldier(p.types[0]).String(), Strikes: i == b.strikes, Role: shieldIcon}
		class := "cq-defence"
		if side.Strikes {
			side.Role, class = "g-soldier", "cq-attack"
		}
		for k, cell := range p.cells {
			f := face.Figure{At: hexRef(cell), Falls: cell == p.fallen, Art: func() app.UI { return c.counter(p.seat, p.types[k]) }}
			if p.back != rules.NoCell {
				f.To = hexRef(p.back)
			}
			side.Figures = append(side.Figures, f)
			at, _ := c.mapper().middle(f.At)
			x[i] += at.x / len(p.cells)
		}
		if p.gain > 0 {
			side.Gains = []face.Chip{craftChip(p.gain)}
		}
		if b.rolled {
			side.Strength = itoa(rules.Total(p.dice[:], p.halved))
			side.Dice = func() app.UI { return thrownDice(class, p.dice) }
		}
		all[i] = side
	}
	if x[0] > x[1] {
		slices.Reverse(all)
	}
	return all
}

// counter is a soldier of a seat, as large as what it is drawn in.
func (c *teller) counter(p game.Player, t rules.SoldierType) app.UI {
	d := drawing{teller: c}
	return ui.Box("cq", ui.Svg("-22 -22 44 44", "cq-counter "+c.mapper().seatClass(p), d.token(p, &rules.Soldier{Type: t})...))
}

// thrownDice are dice as they lie, the strongest first.
func thrownDice(class string, faces [4]byte) app.UI {
	var body []app.UI
	for i := len(faces) - 1; i >= 0; i-- {
		for range faces[i] {
			body = append(body, ui.Wrap("cq-die cq-face-"+itoa(i), pips(i)))
		}
	}
	return ui.Box("cq cq-dice "+class, body...)
}
