package emara

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// circuits draws both rondels, each with its four locations around it in the order in which councilors walk. Nothing here
// assumes that the first circuit is the countryside: the locations may lie mixed.
func (d drawing) circuits() app.UI {
	body := []app.UI{d.rondel(0), ui.Box("em-heart", d.rondel(1), d.stacks())}
	for c := range d.s.Circuits {
		for place, l := range d.s.Circuits[c] {
			body = append(body, d.location(c, place, l))
		}
	}
	return ui.Box("em-circuits", body...)
}

// layout is what the board as a whole goes by: whether the locations lie mixed, and at which place of the second circuit the building site does.
func (d drawing) layout() string {
	mixed, site := "", ""
	for c := range d.s.Circuits {
		for place, l := range d.s.Circuits[c] {
			if (l >= rules.Town) != (c == rules.TownCircuit) {
				mixed = " em-mixed"
			}
			if l == rules.ConstructionSite && c == rules.TownCircuit {
				site = " em-site-" + face.Num(place)
			}
		}
	}
	return mixed + site
}

// The ornament of a rondel on a grid of 200: four arrowheads on the rim between the places, all clockwise, and the hub.
const (
	rimArrows = "M95 2l11 6l-11 6zM198 95l-6 11l-6-11zM105 198l-11-6l11-6zM2 105l6-11l6 11z"
	hubStar   = "M100 80l5 15l15 5l-15 5l-5 15l-5-15l-15-5l15-5z"
)

// The areas of the board are the two circuits by their number, the advisors of all town locations, and the court.
const (
	guests = 2
	court  = 3
)

// area is the class of what lies in an area.
func area(n int) string { return " area area-" + face.Num(n) }

// circuitName is what a circuit is called: by its places, if they are not mixed.
func (d drawing) circuitName(circuit int) string {
	if d.s.Opt&rules.OptRandomLayout != 0 {
		return say.CircuitMixed(roman[circuit])
	}
	if circuit == rules.TownCircuit {
		return say.CircuitTown.String()
	}
	return say.CircuitCountry.String()
}

// circuitArea is the area of a circuit, with the names of the pieces on it: it is called by its places, as long as they are not mixed.
func circuitArea(circuit int, name words.Text, holds []string) face.Area {
	called := name.String()
	return face.Area{Name: called, Holds: holds, Named: func(v session.View) string {
		if d := draw(v, nil); d.s != nil && d.s.Opt&rules.OptRandomLayout != 0 {
			return d.circuitName(circuit)
		}
		return called
	}}
}

// rondel is a circuit from above: the places as quarters of a ring, with the councilors that stand there.
func (d drawing) rondel(circuit int) app.UI {
	places := d.s.Circuits[circuit]
	var names []string
	for _, l := range places {
		names = append(names, say.Place(l).String())
	}
	body := []app.UI{
		ui.Svg("0 0 200 200", "em-ornament",
			ui.Circle("em-rim", 100, 100, 97), ui.Circle("em-beads", 100, 100, 92), ui.Circle("em-inner", 100, 100, 87),
			ui.Path("em-arrows", rimArrows)),
	}
	for place, l := range places {
		body = append(body, d.quarter(circuit, place, l))
	}
	for place, l := range places {
		body = append(body, d.standing(circuit, place, l))
	}
	body = append(body, ui.Svg("0 0 200 200", "em-ornament em-over",
		ui.Circle("em-hub", 100, 100, 19), ui.Path("em-star", hubStar)))
	name := d.circuitName(circuit)
	return app.Section().Class("em-circle em-circle-"+face.Num(circuit)+area(circuit)).Aria("label", say.AriaCircuit(name, words.And(names))).Body(
		app.H2().Class("part-title").Text(name), ui.Box("em-rondel", body...))
}

// quarter is a location on its rondel.
func (d drawing) quarter(circuit, place int, l rules.Location) app.UI {
	stand := ""
	if here := d.those(func(p game.Player) bool { return d.s.At(p, circuit) == l }); len(here) > 0 {
		stand = say.AriaHere(words.And(d.within(here)))
	}
	label := face.Sentences(say.AriaPlace(d.circuitName(circuit), place+1, say.Place(l)),
		d.offers(l), stand, say.AriaNextPlace(say.Place(d.s.Circuits[circuit][(place+1)%4])))
	class := "em-quarter em-at-" + face.Num(place) + " " + kindClass(l)
	if d.visiting() == int(l) {
		class += " em-open"
	}
	return d.piece(class, locRef(l), label,
		ui.Wrap("em-scene", picture(rules.LocationNames[l], "")), ui.Span("em-numeral", roman[place]), placeName(say.Place(l)))
}

func kindClass(l rules.Location) string {
	if l >= rules.Town {
		return "em-town"
	}
	return "em-country em-country-" + face.Num(int(l))
}

// visiting is the location of the visit that is under way, or -1.
func (d drawing) visiting() int {
	for i := int(d.s.Depth) - 1; i >= 0; i-- {
		if f := d.s.Frames[i]; f.Kind == rules.FrameVisit {
			return int(f.A)
		}
	}
	return -1
}

// standing are the councilors on a place.
func (d drawing) standing(circuit, place int, l rules.Location) app.UI {
	var body []app.UI
	for p := range game.Player(d.s.N) {
		if d.s.At(p, circuit) != l {
			continue
		}
		class := "em-councilor"
		if p == d.me {
			class += " em-own"
		}
		if p == d.v.Turn {
			class += " em-acts"
		}
		label := say.AriaCouncilor(say.Place(d.s.Reaches(p, circuit, 1)), say.Place(l), d.Person(p))
		body = append(body, d.piece(class, councilorRef(p, circuit), label, d.crest(p)))
	}
	class := "em-standing em-at-" + face.Num(place)
	if len(body) > 2 {
		class += " em-crowd"
	}
	return ui.Box(class, body...)
}

// offers says what can always be done on a location.
func (d drawing) offers(l rules.Location) string {
	switch box := d.box(); l {
	case rules.Castle:
		return say.AriaCastle(int(box.CastleBookBP))
	case rules.Cathedral:
		return say.AriaCathedral.String()
	case rules.Market:
		return say.AriaMarket(words.Or(each(box.BookCP[1:], number)))
	case rules.ConstructionSite:
		return say.AriaSite(say.Buildings(int(box.StoneBP)), say.Buildings(int(box.WoodBP)), say.Buildings(int(box.WoodsBP)))
	}
	return say.AriaYields(say.Good(l))
}

// location is a place in full: its huts, or its markers and its advisors, which are an area of their own.
func (d drawing) location(circuit, place int, l rules.Location) app.UI {
	class := "em-location em-ring-" + face.Num(circuit) + " em-pos-" + face.Num(place) + " " + kindClass(l)
	head := []app.UI{ui.Span("em-numeral", roman[place]), ui.Sign(locationIcon[l], "em-place"), app.H3().Class("em-name").Text(say.Place(l).String())}
	if l < rules.Town {
		head = append(head, ui.Wrap("em-yield", ui.Span("", "+1"), good(l)))
		return app.Section().Class(class).Aria("label", say.Place(l).String()).Body(
			ui.Box("em-head", head...), ui.Box("em-huts"+area(circuit), d.hut(l, 0), d.hut(l, 1), d.hut(l, 2)))
	}
	return app.Section().Class(class).Aria("label", say.Place(l).String()).Body(
		ui.Box("em-head", head...), ui.Box("em-trade"+area(circuit), d.trade(l)...), ui.Box("em-guests"+area(guests), d.guest(l, 0), d.guest(l, 1)))
}

// hut is a hut with its price, or with the craftsman in it.
func (d drawing) hut(l rules.Location, hut int) app.UI {
	owner, costs := d.s.Huts[l][hut], d.box().HutCosts[l][hut]
	if owner != game.Nobody {
		return d.piece("em-hut em-taken "+d.seatClass(owner), hutRef(l, hut),
			say.AriaHutTaken(say.Hut(hut), say.Place(l), d.Person(owner)),
			ui.Sign("g-hut", "em-roof"), d.crest(owner))
	}
	return d.piece("em-hut", hutRef(l, hut), say.AriaHut(cost(costs, 0), say.Hut(hut), say.Place(l)),
		ui.Sign("g-hut", "em-roof"), price(costs))
}

// guest is an advisor on a town location.
func (d drawing) guest(l rules.Location, space int) app.UI {
	a := d.s.AdvisorAt[l-rules.Town][space]
	if a == rules.NoAdvisor {
		return d.piece("em-advisor em-none", advisorRef(l, space), say.AriaNoGuest(say.Place(l)), ui.Span("em-brief", say.BoardNoGuest.String()))
	}
	label := say.AriaGuest(say.Advisor(a), cost(d.box().Advisors[a].Cost, 0), d.advisorLine(a), say.Place(l))
	return d.piece("em-advisor", advisorRef(l, space), label,
		bust(a),
		ui.Wrap("em-text", ui.Span("em-name", say.Advisor(a).String()), ui.Span("em-brief", advisorBrief(d.box(), a))),
		ui.Wrap("em-foot", price(d.box().Advisors[a].Cost), d.advisorPoints(a)))
}
