package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

func locRef(l rules.Location) face.Ref { return face.NewRef("loc", int(l)) }
func councilorRef(p game.Player, circuit int) face.Ref {
	return face.NewRef("councilor", int(p), circuit)
}
func hutRef(l rules.Location, hut int) face.Ref       { return face.NewRef("hut", int(l), hut) }
func advisorRef(l rules.Location, space int) face.Ref { return face.NewRef("advisor", int(l), space) }
func nobleRef(r rules.Rank) face.Ref                  { return face.NewRef("noble", int(r)) }
func donationRef(r rules.Good) face.Ref               { return face.NewRef("donation", int(r)) }
func giftRef(r rules.Good) face.Ref                   { return face.NewRef("gift", int(r)) }
func cardRef(c rules.Card) face.Ref                   { return face.NewRef("card", int(c)) }
func slotRef(slot int) face.Ref                       { return face.NewRef("slot", slot) }
func goodRef(g rules.Good) face.Ref                   { return face.NewRef("good", int(g)) }
func tokenRef(token int) face.Ref                     { return face.NewRef("token", token) }
func myAdvisorRef(a rules.Advisor) face.Ref           { return face.NewRef("myadvisor", int(a)) }

const (
	stoneRef    face.Ref = "mark:stone"
	breadRef    face.Ref = "mark:bread"
	patronRef   face.Ref = "patron"
	eventRef    face.Ref = "event"
	favorsRef   face.Ref = "favors"
	trackRef    face.Ref = "track"
	victoriaRef face.Ref = "victoria"
)

// places are the kinds of pieces on the two circuits. On the second one they have a name of their own, so that a piece's name
// says in which area of the board it lies, however the locations are mixed.
var places = []string{"loc", "councilor", "hut", "gift", "donation", "mark"}

// second is what the names of pieces on the second circuit end in.
const second = "2"

// secondPlaces are the names of the pieces on the second circuit.
func secondPlaces() (names []string) {
	for _, name := range places {
		names = append(names, name+second)
	}
	return names
}

// laid returns the name that a piece has where it lies. While the curtain is down there is no board, and a piece keeps its first name.
func (c *teller) laid(r face.Ref) face.Ref {
	if c.s == nil {
		return r
	}
	name, a, circuit := r.Parts()
	switch name {
	case "councilor":
	case "loc", "hut":
		circuit, _ = c.s.Place(rules.Location(a))
	case "gift":
		circuit, _ = c.s.Place(rules.Castle)
	case "donation":
		circuit, _ = c.s.Place(rules.Cathedral)
	case "mark":
		circuit, _ = c.s.Place(rules.ConstructionSite)
	default:
		return r
	}
	if circuit == 1 {
		return face.Ref(name+second) + r[len(name):]
	}
	return r
}

// allLaid are pieces by the names that they have where they lie.
func (c *teller) allLaid(refs []face.Ref) []face.Ref {
	for i, r := range refs {
		refs[i] = c.laid(r)
	}
	return refs
}

// markerRef is the piece of a marker, as the rules count them.
func markerRef(marker uint16) face.Ref {
	switch {
	case marker == rules.MarkStone:
		return stoneRef
	case marker == rules.MarkBread:
		return breadRef
	case marker >= rules.MarkGift:
		return giftRef(rules.Good(marker - rules.MarkGift))
	}
	return donationRef(rules.Good(marker))
}
