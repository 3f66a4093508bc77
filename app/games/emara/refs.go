package emara

import (
	"strconv"
	"strings"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// A ref is a name and numbers of the rules: "advisor:4:1". Every piece is drawn once, on the board or among the viewer's
// own goods.
func ref(name string, numbers ...int) face.Ref {
	for _, n := range numbers {
		name += ":" + strconv.Itoa(n)
	}
	return face.Ref(name)
}

func locRef(l rules.Location) face.Ref                 { return ref("loc", int(l)) }
func councilorRef(p game.Player, circuit int) face.Ref { return ref("councilor", int(p), circuit) }
func hutRef(l rules.Location, hut int) face.Ref        { return ref("hut", int(l), hut) }
func advisorRef(l rules.Location, space int) face.Ref  { return ref("advisor", int(l), space) }
func nobleRef(r rules.Rank) face.Ref                   { return ref("noble", int(r)) }
func donationRef(r rules.Good) face.Ref                { return ref("donation", int(r)) }
func giftRef(r rules.Good) face.Ref                    { return ref("gift", int(r)) }
func cardRef(c rules.Card) face.Ref                    { return ref("card", int(c)) }
func slotRef(slot int) face.Ref                        { return ref("slot", slot) }
func goodRef(g rules.Good) face.Ref                    { return ref("good", int(g)) }
func tokenRef(token int) face.Ref                      { return ref("token", token) }
func myAdvisorRef(a rules.Advisor) face.Ref            { return ref("myadvisor", int(a)) }

const (
	stoneRef    face.Ref = "mark:stone"
	breadRef    face.Ref = "mark:bread"
	patronRef   face.Ref = "patron"
	eventRef    face.Ref = "event"
	favorsRef   face.Ref = "favors"
	trackRef    face.Ref = "track"
	victoriaRef face.Ref = "victoria"
)

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

// refParts takes a ref apart. Numbers that are missing or none are -1.
func refParts(r face.Ref) (name string, a, b int) {
	parts := strings.SplitN(string(r), ":", 3)
	at := func(i int) int {
		if i >= len(parts) {
			return -1
		}
		n, err := strconv.Atoi(parts[i])
		if err != nil || n < 0 {
			return -1
		}
		return n
	}
	return parts[0], at(1), at(2)
}
