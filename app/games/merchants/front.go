package merchants

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
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
	return app.Section().Class("bm-front bm-region-"+face.Num(int(r))).Aria("label", d.Regions[r].Name).Body(
		picture(rules.RegionNames[r], "bm-terrain"),
		ui.Box("bm-head", app.H2().Class("part-title").Text(d.Regions[r].Name), d.region(r, sides)),
		ui.Box("bm-line", app.Div().Class("bm-sides").Aria("hidden", "true").Body(people(sides[0]), people(sides[1])),
			ui.Box("bm-fields", fields...)))
}

// region shows the tokens that a region has left, and its tile: free, or whose it is.
func (d drawing) region(r rules.Region, sides []int) app.UI {
	left := rules.Depths + 1 - int(d.s.Frontier[r])
	label := d.tell("regionAria", "region", d.Regions[r].Name, "tokens", d.Count(left, d.tell("token"), d.tell("tokens")),
		"one", d.Races[d.rows()[sides[0]].Race].The, "two", d.Races[d.rows()[sides[1]].Race].The)
	body := []app.UI{ui.Sign(regionIcon[r], "bm-land"), amount("bm-tokens", tokenIcon, face.Num(left))}
	if d.s.RegionFree>>r&1 == 1 {
		label = face.Sentences(label, d.tell("tileFree"))
		body = append(body, ui.Wrap("bm-plus", ui.Span("", "+1")))
	} else {
		for p := range game.Player(d.s.N) {
			if d.s.Seats[p].Regions>>r&1 == 1 {
				label = face.Sentences(label, d.tell("tileHeld", "who", d.Who(p)))
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
		word := [...]string{"fieldEmpty", "fieldOne", "fieldTwo"}[len(there)]
		fields = append(fields, d.tell(word, "n", face.Num(depth), "weapons", d.List(there)))
	}
	return d.Cap(d.List(fields))
}

// space is one side of a battlefield: the weapon it asks for, or the one that lies there.
func (d drawing) space(space int) app.UI {
	field, people := d.at(space)
	values := []string{"field", field, "race", people, "weapon", d.Weapons[d.s.Wants(space)].A}
	t := d.s.Spaces[space]
	if t == 0 {
		return d.vacancy(space, values)
	}
	k, owner := rules.TileKind(t), rules.TileOwner(t)
	class := "bm-space bm-tile " + d.seatClass(owner)
	label := d.tell("tileAria", append(values, "tile", d.weapon(t, k))...)
	if rules.WeaponOf(k) != d.s.Wants(space) {
		label = face.Sentences(label, d.tell("tileWrong", values...))
	}
	if other := d.s.Opposite(space); d.s.Spaces[other] != 0 && d.s.Battle(space, other) != 1 {
		class += " bm-falls"
		label = face.Sentences(label, d.tell("falls"))
	}
	body := []app.UI{picture(weaponArt(k), "bm-weapon"), d.crest(owner)}
	return d.piece(class, spaceRef(space), label, body...)
}

// vacancy is a space without a weapon, with its price on a tag when something can be sold there.
func (d drawing) vacancy(space int, values []string) app.UI {
	class, sentence := "bm-space bm-locked", "spaceLocked"
	if d.s.Open(space) {
		class, sentence = "bm-space bm-open", "spaceOpen"
	}
	label := d.tell(sentence, values...)
	body := []app.UI{picture(rules.WeaponNames[d.s.Wants(space)], "bm-weapon bm-want")}
	if d.goals[space] {
		label = face.Sentences(label, d.tell("steveHere"))
		body = append(body, ui.Sign(steveIcon, "bm-goal"))
	}
	if price, ok := d.prices[space]; ok && d.lit(spaceRef(space)) {
		tag, said := face.Num(price[0]), d.gold(price[0])
		if price[1] > price[0] {
			tag, said = tag+"·"+face.Num(price[1]), d.tell("or", "one", face.Num(price[0]), "two", d.gold(price[1]))
		}
		label = face.Sentences(label, d.tell("sells", "gold", said))
		body = append(body, ui.Span("bm-tag", tag))
	}
	return d.piece(class, spaceRef(space), label, body...)
}

// arrowUp points at the weapon that would win.
const arrowUp = "M6 1l5.500 9.500H.5z"

// battle is the middle of a battlefield: its number, its demand token, and how a war now would end there.
func (d drawing) battle(r rules.Region, depth, a, b int) app.UI {
	rows := d.rows()
	body := []app.UI{ui.Span("bm-depth", face.Num(depth))}
	token := "tokenGone"
	switch f := int(d.s.Frontier[r]); {
	case depth == f:
		token = "tokenFire"
		body = append(body, ui.Sign(tokenIcon, "bm-fire"))
	case depth > f:
		token = "tokenLock"
		body = append(body, ui.Sign(lockIcon, "bm-lock"))
	}
	label := d.tell("battleAria", "field", d.field(r, depth), "one", d.Races[rows[rules.RowOf(a)].Race].The,
		"two", d.Races[rows[rules.RowOf(b)].Race].The, "token", d.tell(token))
	arrow := func(class string) app.UI { return ui.Svg("0 0 12 12", "bm-arrow "+class, ui.Path("", arrowUp)) }
	ta, tb := d.s.Spaces[a], d.s.Spaces[b]
	class := "bm-battle"
	switch {
	case ta != 0 && tb != 0:
		class += " bm-decided"
		war, _ := facing(d.s, a)
		one, two, sentence, word := d.weapon(ta, war.kinds[0]), d.weapon(tb, war.kinds[1]), "beats", "wins"
		switch war.winner {
		case 1:
			body = append(body, arrow(""))
		case 2:
			one, two = two, one
			body = append(body, arrow("bm-down"))
		default:
			sentence, word = "breaks", "tie"
		}
		label = face.Sentences(label, d.Cap(d.tell(sentence, "one", one, "two", two, "why", d.why(war))))
		body = append(body, ui.Span("bm-result", d.tell(word)))
	case ta != 0 || tb != 0:
		t, down := ta, ""
		if t == 0 {
			t, down = tb, "bm-down"
		}
		label = face.Sentences(label, d.Cap(d.tell("unopposed", "tile", d.weapon(t, rules.TileKind(t)))))
		body = append(body, arrow("bm-alone "+down), ui.Span("bm-result bm-soft", d.tell("alone")))
	}
	return d.piece(class, battleRef(r, depth), label, body...)
}
