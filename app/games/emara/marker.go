package emara

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
)

// trade is what a town location offers, with its markers.
func (d drawing) trade(l rules.Location) []app.UI {
	var markers []app.UI
	switch l {
	case rules.Castle:
		for g := rules.Wood; g <= rules.Stone; g++ {
			markers = append(markers, d.priceMarker(rules.MarkGift+uint16(g), g))
		}
		return []app.UI{
			deal(ui.Span("em-word", say.BoardGift.String()), to(), good(rules.Ring)), ui.Box("em-markers", markers...),
			deal(good(rules.Book), to(), points(buildingIcon, int(d.box().CastleBookBP)))}
	case rules.Cathedral:
		for g := rules.Wood; g <= rules.Stone; g++ {
			markers = append(markers, d.priceMarker(rules.MarkDonation+uint16(g), g))
		}
		return []app.UI{
			deal(ui.Span("em-word", say.BoardDonation.String()), to(), good(rules.Book), ui.Sign(favorIcon, "")), ui.Box("em-markers", markers...)}
	case rules.Market:
		var books []app.UI
		for n := 1; n <= rules.MostBooks; n++ {
			books = append(books, ui.Wrap("em-sale", ui.Span("em-count", face.Num(n)), ui.Span("em-worth", face.Num(int(d.box().BookCP[n])))))
		}
		return []app.UI{
			deal(ui.Span("em-word", say.BoardAnyResource.String()), to(), good(rules.Coin)),
			deal(append([]app.UI{good(rules.Book), to(), ui.Sign(citizenIcon, "em-gold")}, books...)...)}
	}
	return []app.UI{
		ui.Box("em-markers em-site", d.siteMarker(rules.MarkStone, rules.Stone), d.siteMarker(rules.MarkBread, rules.Bread)),
		deal(good(rules.Wood), to(), points(buildingIcon, int(d.box().WoodBP))),
		deal(ui.Span("em-count", "3"), good(rules.Wood), to(), points(buildingIcon, int(d.box().WoodsBP)))}
}

func to() app.UI { return ui.Sign("ui-right", "em-to") }

// deal is one line of what a place offers, for the eyes: the location's own sentence says it too.
func deal(body ...app.UI) app.UI {
	return app.Span().Class("em-deal").Aria("hidden", "true").Body(body...)
}

// marked is what a marker shows now, what it will show on the way, and what the board says below it. A marker that is
// gone leaves the last alone.
func (d drawing) marked(marker uint16) (now int, next []int, after int, gone bool) {
	t, step := d.s.TrackOf(marker)
	for i := step + 1; i < t.Len; i++ {
		next = append(next, int(t.Numbers[i]))
	}
	return t.At(step), next, int(t.After), step >= t.Len
}

func (d drawing) priceMarker(marker uint16, g rules.Good) app.UI {
	now, next, after, gone := d.marked(marker)
	label := say.AriaDonation
	if marker >= rules.MarkGift {
		label = say.AriaGift
	}
	return d.marker("em-marker", marker, gone, label(after, gone, say.Good(g), now, words.List(each(next, words.Num))), next, after,
		good(g), ui.Span("em-now", face.Num(now)))
}

func (d drawing) siteMarker(marker uint16, g rules.Good) app.UI {
	now, next, after, gone := d.marked(marker)
	said, gives := say.AriaBread(after, now, gone, words.List(each(next, words.Num))), []app.UI{good(g), ui.Wrap("em-points em-now", ui.Sign(citizenIcon, ""), ui.Span("", face.Num(now)))}
	if g == rules.Stone {
		said = say.AriaStone(after, int(d.box().StoneBP), now, gone, words.List(each(next, words.Num)))
		gives = []app.UI{good(g), points(buildingIcon, int(d.box().StoneBP)), ui.Span("em-plus", "+"), gives[1]}
	}
	return d.marker("em-marker em-wide", marker, gone, said, next, after, ui.Wrap("em-gives", gives...))
}

func (d drawing) marker(class string, marker uint16, gone bool, label string, next []int, after int, body ...app.UI) app.UI {
	if gone {
		return d.piece(class+" em-fixed", markerRef(marker), label, append(body, ui.Wrap("em-then", ui.Span("em-after", say.BoardFixed.String())))...)
	}
	return d.piece(class, markerRef(marker), label, append(body, sequence(next, after))...)
}
