package conquer

import (
	"slices"
	"sort"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// drawing is a scene while it is drawn.
type drawing struct {
	scene
	lit    func(face.Ref) bool
	picked face.Ref // whose choices the bar shows
	aims   aims
}

func draw(v session.View, w *words, lit func(face.Ref) bool, picked face.Ref) drawing {
	d := drawing{scene: look(v, w), lit: lit, picked: picked}
	if d.s != nil {
		d.aims = d.takeAim()
	}
	return d
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
		unread(d.shots()))
	f := frameOf(s.Placement.Layout)
	return ui.Map("cq-map", d.caption(mapName), f.x, f.y, f.w, f.h, body...)
}

// unread is a layer that says to the eyes what labels say to the ears.
func unread(body []app.UI) app.UI {
	return ui.G("cq-layer cq-aims", body...).Attr("aria-hidden", "true")
}

// seatClass colours what belongs to a seat.
func (c scene) seatClass(p game.Player) string {
	return "seat-" + itoa(int(c.v.Seats[p].Colour%ui.Colours))
}

// crestAt is the mark of a seat on the map: shape, colour and letter.
func (c scene) crestAt(p game.Player, x, y int, letter bool) app.UI {
	colour := c.v.Seats[p].Colour % ui.Colours
	body := []app.UI{ui.Path("cq-base", baseMark[colour])}
	if letter {
		body = append(body, ui.Label("cq-letter", 0, 4, ui.Initial(c.v.Seats[p].Name)))
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
	tokenY = [ui.Colours]int{0, 0, 3, 0} // where the picture sits
)

// soldiers are all soldiers on the board.
func (d drawing) soldiers() (all []placed) {
	for p := range game.Player(d.s.N) {
		q := &d.s.Seats[p]
		for i := range q.NArmy {
			x := &q.Army[i]
			r := hexRef(x.Cell)
			at, _ := d.middle(r)
			class := "cq-soldier " + d.seatClass(p)
			if !d.lit(r) && (d.v.Turn == p && x.Flags&rules.Moved != 0 && x.Flags&rules.Attacked != 0 || x.Flags&rules.SickNow != 0) {
				class += " cq-spent"
			}
			if r == d.picked || d.aims.actor == x.Cell {
				class += " cq-picked"
			}
			all = append(all, placed{at, ui.Spot(class, string(r), d.lit(r), at.x, at.y, d.spotName(r), d.token(p, x)...)})
		}
	}
	return all
}

// token is a soldier as a counter: the shape and colour of its owner, the picture of its type, and how it fares.
func (d drawing) token(p game.Player, x *rules.Soldier) []app.UI {
	colour := d.v.Seats[p].Colour % ui.Colours
	body := []app.UI{
		ui.Path("cq-ring", tokenMark[colour]), ui.Path("cq-token-edge", tokenMark[colour]), ui.Path("cq-token", tokenMark[colour]),
		figure(soldierIcon[x.Type], -13, tokenY[colour]-13, 26),
		ui.Label("cq-token-letter", 17, 22, ui.Initial(d.v.Seats[p].Name)),
	}
	if x.Flags&(rules.SickNow|rules.SickNext) != 0 {
		body = append(body, badge(-17, -17, "cq-sick", "M-4-4l8 8M-4 4l8-8"))
	}
	return body
}

// figure is a symbol of the sprite on the map.
func figure(id string, x, y, size int) app.UI {
	return app.Elem("use").XMLNS(svg).Attr("href", ui.SpriteURL+"#"+id).Class("cq-figure").
		Attr("x", itoa(x)).Attr("y", itoa(y)).Attr("width", itoa(size)).Attr("height", itoa(size))
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
			at := d.townMiddle(t)
			class := "cq-town " + d.seatClass(p)
			if r == d.picked {
				class += " cq-picked"
			}
			body := d.town(p, t, at)
			if d.s.OccupierOf(t) != game.Nobody {
				class += " cq-taken"
			}
			all = append(all, placed{at, ui.Spot(class, string(r), d.lit(r), at.x, at.y, d.spotName(r), body...)})
		}
	}
	return fromNorth(all)
}

// town is a settlement: its ground over three spaces or four, its buildings, its owner's crest and who works there.
func (d drawing) town(p game.Player, t *rules.Town, at spot) []app.UI {
	g, cells := d.grid(), d.s.CellsOf(t)
	loops := borders(g, cells, at, func(c rules.Cell) bool { return slices.Contains(cells, c) })
	plate := soft(loops, 0)
	marks := townMark[t.Type]
	if t.Tier == rules.Avalon {
		marks = avalonMark
	}
	house := []app.UI{ui.Path("cq-field", marks.field)}
	if t.Tier == 2 {
		house = append(house, ui.Path("cq-wall", wallBack))
	}
	house = append(house, ui.Path("cq-house", marks.walls), ui.Path("cq-roof", marks.roofs), ui.Path("cq-door", marks.doors))
	if t.Tier == 2 {
		house = append(house, ui.Path("cq-wall", wallFront))
	}
	body := []app.UI{ui.Path("cq-ring", plate), ui.Path("cq-plate", plate), ui.Path("cq-plate-band", plate),
		ui.G("", house...).Attr("transform", "scale(1.35)")}
	// The corners of the ground: where it is widest, crest to the left and peasant to the right.
	low, high := -34, -18
	if t.Site%2 == 1 {
		low, high = 22, 22
	}
	if t.Site%2 == 0 {
		low = -18
	}
	body = append(body, d.crestAt(p, -36, low, true))
	if t.Flags&rules.Peasant != 0 {
		body = append(body, figure(peasantIcon, 27, high-10, 20))
	}
	if d.s.Besieged(p, t) {
		body = append(body, badge(0, siegeY[t.Site%2], "cq-siege", "M-5-5L5 5M-5 5L5-5"))
	}
	return body
}

var siegeY = [2]int{38, -40}

// buildings are what a settlement looks like about its middle.
type buildings struct{ field, walls, roofs, doors string }

var townMark = [rules.SettlementTypes]buildings{
	rules.Farm: {
		"M-24 14l48-4M-26 18l52-4M-22 22l46-4", "M-13 10v-12h26v12zM15 10v-18h9v18z", "M-17-1L0-14 17-1zM13-8q6.500-10 13 0z", "M-3 10v-8h6v8z",
	},
	rules.Quarry: {
		"M-26 18l6-9h8l5-9h16l5 9h8l6 9z", "M-20 8v-9h12v9zM4 14v-6h9v6zM14 14v-6h9v6zM9 8v-6h9v6z", "M-23-1l9-9 9 9z", "M2-2v-18h16v5M2-20l6 5M18-15v6",
	},
	rules.Village: {
		"M-26 17q26 8 52 0", "M-25 10v-10h15v10zM10 12v-10h16v10zM-8 15v-13h16v13zM-4-8h8v-8h-8z", "M-28 1l10.500-10 10.500 10zM7 3l11-10 11 10zM-11 3L0-9 11 3zM-5-16l5-9 5 9z", "M-3 15v-7h6v7zM-19 10v-5h3v5zM17 12v-5h3v5z",
	},
}

var avalonMark = buildings{
	"M-32 20q32 8 64 0",
	"M-28 17v-26h3v3h3v-3h4v3h3v-3h3v26zM12 17v-26h3v3h3v-3h4v3h3v-3h3v26zM-12 17v-20h24v20zM-7-3v-18h14v18z",
	"M-30-9l8-13 8 13zM14-9l8-13 8 13zM-9-21L0-36 9-21z", "M-4 17v-8a4 4 0 0 1 8 0v8zM-2-10h4v5h-4z",
}

// The wall around a second tier settlement, behind its houses and before them.
const (
	wallBack  = "M-30 4v-12h4v3h4v-3h4v3h4v-3h28v3h4v-3h4v3h4v-3h4v12z"
	wallFront = "M-32 22v-10h5v3h4v-3h5v3h4v-3h5v3h18v-3h5v3h4v-3h5v3h4v-3h5v10z"
)
