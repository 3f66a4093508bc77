package merchants

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// fronts draws the regions in play, each with six battlefields from the middle of the board outward.
func (d drawing) fronts() (body []app.UI) {
	for r := range rules.Region(rules.Regions) {
		if sides := d.sides(r); len(sides) == 2 {
			body = append(body, d.front(r, sides))
		}
	}
	return body
}

// sides are the rows of a region as they lie on the table, the northern one first: the Elves live in the south.
func (c *teller) sides(r rules.Region) (rows []int) {
	for i, row := range c.rows() {
		switch {
		case row.Region != r:
		case row.Race == rules.Elves || len(rows) == 0:
			rows = append(rows, i)
		default:
			rows = append([]int{i}, rows...)
			if c.rows()[rows[1]].Race != rules.Elves {
				rows[0], rows[1] = rows[1], rows[0]
			}
		}
	}
	return rows
}

// opponents are the races of two rows.
func (c *teller) opponents(sides []int) (north, south say.Race) {
	rows := c.rows()
	return say.Race(rows[sides[0]].Race), say.Race(rows[sides[1]].Race)
}

func (d drawing) front(r rules.Region, sides []int) app.UI {
	fields := make([]app.UI, rules.Depths)
	for depth := 1; depth <= rules.Depths; depth++ {
		a, b := rules.SpaceOf(sides[0], depth), rules.SpaceOf(sides[1], depth)
		fields[depth-1] = ui.Box("bm-field", d.space(a), d.battle(r, depth, a, b), d.space(b))
	}
	rows := d.rows()
	people := func(row int) app.UI {
		return ui.Sign(raceIcon[rows[row].Race], "bm-race bm-race-"+face.Num(int(rows[row].Race)))
	}
	return app.Section().Class("bm-front bm-region-"+face.Num(int(r))).Aria("label", say.Region(r).String()).Body(
		picture(rules.RegionNames[r], "bm-terrain"),
		ui.Box("bm-head", app.H2().Class("part-title").Text(say.Region(r).String()), d.region(r, sides)),
		ui.Box("bm-line", app.Div().Class("bm-sides").Aria("hidden", "true").Body(people(sides[0]), people(sides[1])),
			ui.Box("bm-fields", fields...)))
}

// region shows the tokens that a region has left, and its tile: free, or whose it is.
func (d drawing) region(r rules.Region, sides []int) app.UI {
	left := rules.Depths + 1 - int(d.s.Frontier[r])
	north, south := d.opponents(sides)
	label := say.AriaRegion(north, say.Region(r), south, left)
	body := []app.UI{ui.Sign(regionIcon[r], "bm-land"), amount("bm-tokens", tokenIcon, face.Num(left))}
	if d.s.RegionFree>>r&1 == 1 {
		label = face.Sentences(label, say.AriaTileFree.String())
		body = append(body, ui.Wrap("bm-plus", ui.Span("", "+1")))
	} else {
		for p := range game.Player(d.s.N) {
			if d.s.Seats[p].Regions>>r&1 == 1 {
				label = face.Sentences(label, say.AriaTileHeld(d.Person(p)))
				body = append(body, ui.Wrap("bm-plus bm-held", ui.Span("", "+1"), d.crest(p)))
			}
		}
	}
	return d.piece("bm-region", regionRef(r), face.Sentences(label, d.lineUp(sides, int(d.s.Frontier[r]))), body...)
}

// lineUp tells what stands on the open battlefields of a region, so that whoever listens knows the front without going over it.
func (d drawing) lineUp(sides []int, open int) string {
	var fields []string
	for depth := 1; depth <= min(open, rules.Depths); depth++ {
		var there []string
		for _, side := range sides {
			if t := d.s.Spaces[rules.SpaceOf(side, depth)]; t != 0 {
				there = append(there, d.weapon(t, rules.TileKind(t)))
			}
		}
		switch len(there) {
		case 0:
			fields = append(fields, say.AriaFieldEmpty(depth))
		case 1:
			fields = append(fields, say.AriaFieldOne(depth, there[0]))
		default:
			fields = append(fields, say.AriaFieldTwo(depth, words.And(there)))
		}
	}
	return words.Cap(words.And(fields))
}

// space is one side of a battlefield: the weapon it asks for, or the one that lies there.
func (d drawing) space(space int) app.UI {
	at, wants := d.at(space), say.Weapon(d.s.Wants(space))
	t := d.s.Spaces[space]
	if t == 0 {
		return d.vacancy(space)
	}
	k, owner := rules.TileKind(t), rules.TileOwner(t)
	class := "bm-space bm-tile " + d.seatClass(owner)
	label := say.AriaTile(at.depth, say.Kind(k), d.owner(t), at.race, at.region)
	if rules.WeaponOf(k) != d.s.Wants(space) {
		label = face.Sentences(label, say.AriaTileWrong(wants))
	}
	if other := d.s.Opposite(space); d.s.Spaces[other] != 0 && d.s.Battle(space, other) != 1 {
		class += " bm-falls"
		label = face.Sentences(label, say.AriaFalls.String())
	}
	body := []app.UI{picture(weaponArt(k), "bm-weapon"), d.crest(owner)}
	return d.piece(class, spaceRef(space), label, body...)
}

// vacancy is a space without a weapon, with its price on a tag when something can be sold there.
func (d drawing) vacancy(space int) app.UI {
	at, wants := d.at(space), say.Weapon(d.s.Wants(space))
	class, told := "bm-space bm-locked", say.AriaSpaceLocked
	if d.s.Open(space) {
		class, told = "bm-space bm-open", say.AriaSpaceOpen
	}
	label := told(at.depth, at.race, at.region, wants)
	body := []app.UI{picture(rules.WeaponNames[d.s.Wants(space)], "bm-weapon bm-want")}
	if d.goals[space] {
		label = face.Sentences(label, say.AriaSteveHere.String())
		body = append(body, ui.Sign(steveIcon, "bm-goal"))
	}
	if price, ok := d.prices[space]; ok && d.lit(spaceRef(space)) {
		tag, said := []app.UI{ui.Span("", face.Num(price[0]))}, say.AriaSells(price[0])
		if price[1] > price[0] {
			tag, said = append(tag, ui.Span("bm-upto", "·"+face.Num(price[1]))), say.AriaSellsOr(price[0], price[1])
		}
		label = face.Sentences(label, said)
		body = append(body, ui.Wrap("bm-tag", tag...))
	}
	return d.piece(class, spaceRef(space), label, body...)
}

// arrowUp points at the weapon that would win.
const arrowUp = "M6 1l5.500 9.500H.5z"

// battle is the middle of a battlefield: its number, its demand token, and how a war now would end there.
func (d drawing) battle(r rules.Region, depth, a, b int) app.UI {
	body := []app.UI{ui.Span("bm-depth", face.Num(depth))}
	told := say.AriaBattleOpen
	switch f := int(d.s.Frontier[r]); {
	case depth == f:
		told = say.AriaBattleFire
		body = append(body, ui.Sign(tokenIcon, "bm-fire"))
	case depth > f:
		told = say.AriaBattleLock
		body = append(body, ui.Sign(lockIcon, "bm-lock"))
	}
	north, south := d.opponents([]int{rules.RowOf(a), rules.RowOf(b)})
	label := told(depth, north, say.Region(r), south)
	arrow := func(class string) app.UI { return ui.Svg("0 0 12 12", "bm-arrow "+class, ui.Path("", arrowUp)) }
	ta, tb := d.s.Spaces[a], d.s.Spaces[b]
	class := "bm-battle"
	switch {
	case ta != 0 && tb != 0:
		class += " bm-decided"
		war, _ := facing(d.s, a)
		word := say.MarkWins
		switch war.winner {
		case 1:
			body = append(body, arrow(""))
		case 2:
			body = append(body, arrow("bm-down"))
		default:
			word = say.MarkTie
		}
		label = face.Sentences(label, d.outlookOf(war))
		body = append(body, ui.Span("bm-result", word.String()))
	case ta != 0 || tb != 0:
		t, down := ta, ""
		if t == 0 {
			t, down = tb, "bm-down"
		}
		label = face.Sentences(label, say.WarUnopposed(say.Kind(rules.TileKind(t)), d.owner(t)))
		body = append(body, arrow("bm-alone "+down), ui.Span("bm-result bm-soft", say.MarkAlone.String()))
	}
	return d.piece(class, battleRef(r, depth), label, body...)
}
