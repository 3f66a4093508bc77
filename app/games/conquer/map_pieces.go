package conquer

import (
	"slices"
	"sort"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// drawing is a teller that draws the map.
type drawing struct {
	*teller
	lit    func(face.Ref) bool
	picked face.Ref // whose choices the bar shows
	aims   aims
	aimed  *bool // whether something that can be chosen lies on the map
}

func draw(v session.View, lit func(face.Ref) bool, picked face.Ref) drawing {
	d := drawing{teller: look(v), lit: lit, picked: picked, aimed: new(bool)}
	if d.s != nil {
		d.aims = d.takeAim()
	}
	return d
}

// spot is a piece of the map.
func (d drawing) spot(class string, r face.Ref, lit bool, at spot, body ...app.UI) app.UI {
	*d.aimed = *d.aimed || lit
	return ui.Spot(class, string(r), lit, at.x, at.y, d.spotName(r), body...)
}

// placed is a piece of the map with the point that it stands at.
type placed struct {
	at spot
	ui app.UI
}

// fromNorth puts pieces into the order in which they are read and cover each other.
func fromNorth(all []placed) (list []app.UI) {
	sort.SliceStable(all, func(i, j int) bool {
		return all[i].at.y < all[j].at.y || all[i].at.y == all[j].at.y && all[i].at.x < all[j].at.x
	})
	for _, p := range all {
		list = append(list, p.ui)
	}
	return list
}

// chart is the map with all that stands on it.
func (d drawing) chart() app.UI {
	s := d.s
	land := &ground{Placed: s.Placement, Seats: int(s.N)}
	for p := range s.N {
		land.Colours[p] = d.v.Seats[p].Colour
	}
	body := []app.UI{land}
	body = append(body, ui.G("cq-layer", d.slots()...), ui.G("cq-layer", d.towns()...), unread(d.reach()),
		ui.G("cq-layer", fromNorth(append(d.goals(), d.soldiers()...))...), ui.G("cq-layer", d.sites()...),
		unread(append(d.shots(), d.spaces())))
	f := frameOf(s.Placement.Layout)
	return ui.Map("cq-map", say.AreaMap.String(), d.near(), f.x, f.y, f.w, f.h, body...)
}

// near is how wide hexes should be, in pixels, as long as a place on the map is asked for; 0 if no single place is.
func (d drawing) near() int {
	switch d.v.Prompt.Kind {
	case rules.FrameStartSite, rules.FrameSite:
		return 52 // places for settlements lie closer together than hexes, 24 and more apart so; still too small to be sure which is meant
	case rules.FrameMain, rules.FrameSiege, rules.FramePeasants:
		return 0
	}
	return ui.Finger
}

// unread is a layer that says to the eyes what labels say to the ears.
func unread(body []app.UI) app.UI {
	return ui.G("cq-layer cq-aims", body...).Attr("aria-hidden", "true")
}

// seatClass colours what belongs to a seat.
func (c mapper) seatClass(p game.Player) string {
	return ui.SeatClass(c.v.Seats[p].Colour)
}

// crestAt is the mark of a seat on the map: shape, colour and letter.
func (c mapper) crestAt(p game.Player, x, y int, letter bool) app.UI {
	colour := c.v.Seats[p].Colour % ui.Colours
	body := []app.UI{ui.Path("cq-base", baseMark[colour]), ui.Path("cq-pattern", basePattern[colour])}
	if letter {
		body = append(body, ui.Label("cq-letter", 0, 5, ui.Initial(c.v.Seats[p].Name)))
	}
	return ui.G(c.seatClass(p), body...).Attr("transform", "translate("+itoa(x)+" "+itoa(y)+")")
}

// The shapes of the colours about their middle, small for crests and large for soldiers.
var (
	baseMark  = [ui.Colours]string{"M0-9a9 9 0 1 0 0 18a9 9 0 1 0 0-18z", "M-8-8h16v16h-16z", "M0-11L11 8h-22z", "M0-11L10 0 0 11-10 0z"}
	tokenMark = [ui.Colours]string{
		"M0-22a22 22 0 1 0 0 44a22 22 0 1 0 0-44z",
		"M-20-16q0-4 4-4h32q4 0 4 4v32q0 4-4 4h-32q-4 0-4-4z",
		"M0-27q3 0 5 3l20 36q3 6-3 6h-44q-6 0-3-6l20-36q2-3 5-3z",
		"M0-27q3 0 5 3l18 20q3 4 0 8l-18 20q-5 4-10 0l-18-20q-3-4 0-8l18-20q2-3 5-3z",
	}
	// What each shape bears, as crests do: nothing, two corners, a chevron, two tips.
	basePattern  = [ui.Colours]string{"", "M-8-8h7l-7 7zM8 8H1l7-7z", "M0-11L6-1 0-5-6-1z", "M0-11l5 5h-10zM0 11l5-5h-10z"}
	tokenPattern = [ui.Colours]string{"", "M-20-20h16l-16 16zM20 20h-16l16-16z", "M0-29L11-7 0-14-11-7z", "M0-29l11 11h-22zM0 29l11-11h-22z"}
	tokenY       = [ui.Colours]int{0, 0, 3, 0} // where the picture sits
)

// soldiers are all soldiers on the board.
func (d drawing) soldiers() (all []placed) {
	for p := range game.Player(d.s.N) {
		q := &d.s.Seats[p]
		for i := range q.NArmy {
			x := &q.Army[i]
			r := hexRef(x.Cell)
			at, _ := d.mapper().middle(r)
			class := "cq-soldier " + d.mapper().seatClass(p)
			if !d.lit(r) && (d.v.Turn == p && x.Flags&rules.Moved != 0 && x.Flags&rules.Attacked != 0 || x.Flags&rules.SickNow != 0) {
				class += " cq-spent"
			}
			if r == d.picked || d.aims.actor == x.Cell {
				class += " cq-picked"
			}
			all = append(all, placed{at, d.spot(class, r, d.lit(r), at, d.token(p, x)...)})
		}
	}
	return all
}

// token is a soldier as a counter: the shape and colour of its owner, the picture of its type, and how it fares.
func (d drawing) token(p game.Player, x *rules.Soldier) []app.UI {
	colour := d.v.Seats[p].Colour % ui.Colours
	body := []app.UI{
		ui.Path("cq-ring", tokenMark[colour]), ui.Path("cq-token-edge", tokenMark[colour]), ui.Path("cq-token", tokenMark[colour]), ui.Path("cq-pattern", tokenPattern[colour]),
		onMap("cq-figure", "on-"+soldierArt[x.Type], -17, tokenY[colour]-18, 34, 34),
		ui.Label("cq-token-letter", 17, 22, ui.Initial(d.v.Seats[p].Name)),
	}
	if x.Flags&(rules.SickNow|rules.SickNext) != 0 {
		body = append(body, badge(-17, -17, "cq-sick", "M-4-4l8 8M-4 4l8-8"))
	}
	return body
}

const svg = "http://www.w3.org/2000/svg"

// badge is a small round mark.
func badge(x, y int, class, sign string) app.UI {
	return ui.G("cq-badge "+class, ui.Circle("", 0, 0, 8), ui.Path("", sign)).Attr("transform", "translate("+itoa(x)+" "+itoa(y)+")")
}

// towns are all settlements.
func (d drawing) towns() []app.UI {
	var all []placed
	for p := range game.Player(d.s.N) {
		q := &d.s.Seats[p]
		for i := range q.NTowns {
			t := &q.Towns[i]
			r := siteRef(t.Site)
			at := d.mapper().townMiddle(t)
			class := "cq-town " + d.mapper().seatClass(p)
			if r == d.picked {
				class += " cq-picked"
			}
			body := d.town(p, t, at)
			if d.s.OccupierOf(t) != game.Nobody {
				class += " cq-taken"
			}
			all = append(all, placed{at, d.spot(class, r, d.lit(r), at, body...)})
		}
	}
	return fromNorth(all)
}

// town is a settlement: its ground over three spaces or four, its buildings, its owner's crest and who works there.
func (d drawing) town(p game.Player, t *rules.Town, at spot) []app.UI {
	g, cells := d.mapper().grid(), d.s.CellsOf(t)
	loops := borders(g, cells, at, func(c rules.Cell) bool { return slices.Contains(cells, c) })
	plate := soft(loops, 0)
	body := []app.UI{ui.Path("cq-ring", plate), ui.Path("cq-plate", plate), ui.Path("cq-plate-band", plate),
		onMap("cq-built", townPicture(t.Type, t.Tier), -54, -58, 108, 96)}
	// The corners of the ground: where it is widest, crest to the left and peasant to the right.
	low, high := -34, -18
	if t.Site%2 == 1 {
		low, high = 22, 22
	}
	if t.Site%2 == 0 {
		low = -18
	}
	body = append(body, d.mapper().crestAt(p, -36, low, true))
	if t.Flags&rules.Peasant != 0 {
		body = append(body, onMap("", "on-peasant", 25, high-12, 24, 24))
	}
	if d.s.Besieged(p, t) {
		body = append(body, badge(0, siegeY[t.Site%2], "cq-siege", "M-5-5L5 5M-5 5L5-5"))
	}
	return body
}

var siegeY = [2]int{38, -40}
