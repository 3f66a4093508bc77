package house

import (
	"strings"

	"tabard/engines/box"
	"tabard/engines/share"
)

// Place names a screen.
type Place string

// The screens. Everything the app shows is reached by the hash of its one page.
const (
	PlaceStart    Place = "start"
	PlaceSetup    Place = "setup"    // #new/<game>, #new/<game>/<box>
	PlaceTable    Place = "table"    // #play/<id>
	PlaceSaves    Place = "saves"    // #saves
	PlaceRecords  Place = "records"  // #records
	PlaceBoxes    Place = "boxes"    // #boxes
	PlaceBox      Place = "box"      // #box/<id>
	PlaceLink     Place = "link"     // #g=<link>
	PlaceBoxLink  Place = "boxlink"  // #b=<link>
	PlacePost     Place = "post"     // #post/<table>: a table by link that is not dealt yet, and its newest letter
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
	if link, ok := strings.CutPrefix(hash, "b="); ok {
		return Route{PlaceBoxLink, link}
	}
	name, arg, _ := strings.Cut(hash, "/")
	switch name {
	case "":
		return Route{PlaceStart, ""}
	case "new":
		return Route{PlaceSetup, arg}
	case "post":
		return Route{PlacePost, arg}
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

// LinkIn returns the route of the first link to a game, or to a box if there is none, in a text that somebody sent, among words perhaps.
func LinkIn(text string) (Route, bool) {
	r := Route{Place: PlaceLink}
	_, code, ok := strings.Cut(text, share.Prefix)
	if !ok {
		r.Place = PlaceBoxLink
		_, code, ok = strings.Cut(text, box.Prefix)
	}
	if end := strings.IndexFunc(code, func(r rune) bool { return !strings.ContainsRune(base64url, r) }); end >= 0 {
		code = code[:end]
	}
	r.Arg = code
	return r, ok
}

// LinkOf is the route of a text that ought to be a link, with or without what stands before it.
func LinkOf(text string) Route {
	r, ok := LinkIn(text)
	switch {
	case ok:
	case box.InLink(text):
		r = Route{PlaceBoxLink, text}
	default:
		r = Route{PlaceLink, text}
	}
	return r
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
	case PlaceBoxLink:
		return "b=" + r.Arg
	case PlaceSetup:
		return "new/" + r.Arg
	case PlacePost:
		return "post/" + r.Arg
	case PlaceTable:
		return "play/" + r.Arg
	case PlaceBox:
		return "box/" + r.Arg
	case PlaceRules:
		return "rules/" + r.Arg
	}
	return string(r.Place)
}
