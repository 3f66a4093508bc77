package house

import "strings"

// Place names a screen.
type Place string

// The screens. Everything the app shows is reached by the hash of its one page.
const (
	PlaceStart    Place = "start"
	PlaceSetup    Place = "setup"    // #new/<game>
	PlaceTable    Place = "table"    // #play/<id>
	PlaceSaves    Place = "saves"    // #saves
	PlaceRecords  Place = "records"  // #records
	PlaceBoxes    Place = "boxes"    // #boxes
	PlaceBox      Place = "box"      // #box/<id>
	PlaceLink     Place = "link"     // #g=<link>
	PlaceRules    Place = "rules"    // #rules/<game>, #rules/<game>/<paragraph>
	PlaceSettings Place = "settings" // #settings
	PlaceCredits  Place = "credits"  // #credits
	PlaceContinue Place = "continue" // #continue: the game played last
	PlaceDaily    Place = "daily"    // #daily: the deals of the day, on the first screen
	PlaceLost     Place = "lost"     // anything else
)

// Route is a screen and what it is about: a game, a saved game, a link.
type Route struct {
	Place Place
	Arg   string
}

// ParseRoute reads the hash of the page, without its #.
func ParseRoute(hash string) Route {
	if link, ok := strings.CutPrefix(hash, "g="); ok {
		return Route{PlaceLink, link}
	}
	name, arg, _ := strings.Cut(hash, "/")
	switch name {
	case "":
		return Route{PlaceStart, ""}
	case "new":
		return Route{PlaceSetup, arg}
	case "play":
		return Route{PlaceTable, arg}
	case "saves", "records", "boxes", "settings", "credits", "continue", "daily":
		return Route{Place(name), ""}
	case "box":
		return Route{PlaceBox, arg}
	case "rules":
		return Route{PlaceRules, arg}
	}
	return Route{PlaceLost, hash}
}

// LinkIn returns the route of the first link to a game in a text that somebody sent, among words perhaps.
func LinkIn(text string) (Route, bool) {
	_, code, ok := strings.Cut(text, "#g=")
	if end := strings.IndexFunc(code, func(r rune) bool { return !strings.ContainsRune(base64url, r) }); end >= 0 {
		code = code[:end]
	}
	return Route{PlaceLink, code}, ok
}

// base64url are the letters of a link.
const base64url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// Hash is the hash of a route, without #.
func (r Route) Hash() string {
	switch r.Place {
	case PlaceStart, PlaceLost:
		return ""
	case PlaceLink:
		return "g=" + r.Arg
	case PlaceSetup:
		return "new/" + r.Arg
	case PlaceTable:
		return "play/" + r.Arg
	case PlaceBox:
		return "box/" + r.Arg
	case PlaceRules:
		return "rules/" + r.Arg
	}
	return string(r.Place)
}
