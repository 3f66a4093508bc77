package emara

import (
	"slices"
	"strings"

	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// inspect explains a piece by its ref, whoever's turn it is. A ref of no piece gives nothing.
func (c explainer) inspect(r face.Ref) face.Detail {
	name, a, b := r.Parts()
	if c.s == nil {
		return face.Detail{}
	}
	if first, ok := strings.CutSuffix(name, second); ok && slices.Contains(places, first) {
		r, name = face.Ref(first)+r[len(name):], first
	}
	in := func(n, from, to int) bool { return n >= from && n < to }
	switch {
	case r == stoneRef:
		return c.inspectMarker(rules.MarkStone)
	case r == breadRef:
		return c.inspectMarker(rules.MarkBread)
	case r == patronRef:
		return c.inspectPatron()
	case r == eventRef:
		return c.inspectEvent()
	case r == favorsRef:
		return c.inspectFavors()
	case r == trackRef:
		return c.inspectTrack()
	case r == victoriaRef && c.s.N == 1:
		return c.inspectVictoria()
	case name == "loc" && in(a, 0, rules.Locations):
		return c.inspectLocation(rules.Location(a))
	case name == "councilor" && in(a, 0, int(c.s.N)) && in(b, 0, 2):
		return c.inspectCouncilor(game.Player(a), b)
	case name == "hut" && in(a, 0, rules.Resources) && in(b, 0, rules.Huts):
		return c.inspectHut(rules.Location(a), b)
	case name == "advisor" && in(a, int(rules.Town), rules.Locations) && in(b, 0, 2):
		return c.inspectSpace(rules.Location(a), b)
	case name == "noble" && in(a, 1, rules.Ranks+1):
		return c.inspectNoble(rules.Rank(a))
	case name == "donation" && in(a, 0, rules.Resources):
		return c.inspectMarker(rules.MarkDonation + uint16(a))
	case name == "gift" && in(a, 0, rules.Resources):
		return c.inspectMarker(rules.MarkGift + uint16(a))
	case name == "card" && in(a, 1, rules.Cards+1):
		return c.inspectCard(rules.Card(a))
	case name == "slot" && in(a, 0, rules.Laps):
		return c.inspectSlot(a)
	case name == "good" && in(a, 0, rules.Goods):
		return c.inspectGood(rules.Good(a))
	case name == "token" && in(a, 0, rules.Tokens):
		return c.inspectToken(a)
	case name == "myadvisor" && in(a, 1, rules.Advisors+1):
		return c.inspectAdvisor(rules.Advisor(a))
	}
	return face.Detail{}
}

// row is a row of a sheet.
func row(name words.Text, text string) face.Row { return face.Row{Name: name.String(), Text: text} }

// and adds a sentence if there is one to add.
func and(paras []string, more ...string) []string {
	for _, p := range more {
		if p != "" {
			paras = append(paras, p)
		}
	}
	return paras
}

// steps is how far a seat's councilor has to go to a location on its circuit.
func (c explainer) steps(p game.Player, l rules.Location) int {
	circuit, place := c.s.Place(l)
	return (place - int(c.s.Seats[p].Councilor[circuit]) + 4) % 4
}

// away is where a seat's councilor stands, seen from a location.
func (c explainer) away(p game.Player, l rules.Location) string {
	n := c.steps(p, l)
	if n == 0 {
		return say.SheetHere.String()
	}
	circuit, _ := c.s.Place(l)
	return say.SheetAway(say.Place(c.s.At(p, circuit)), n)
}

// awayRows are the councilors of all seats, seen from a location.
func (c explainer) awayRows(l rules.Location) (rows []face.Row) {
	for p := range game.Player(c.s.N) {
		rows = append(rows, face.Row{Name: say.SheetCouncilorOf(c.Person(p)), Text: c.away(p, l)})
	}
	return rows
}

// gets is what buildings come to for the viewer, or as printed.
func (c explainer) gets(base int) int {
	if c.my() != nil {
		base, _ = c.s.Receipt(c.me, base)
	}
	return base
}

// got says how a receipt of buildings comes about for the viewer, if something changes it.
func (c explainer) got(base int) string {
	if c.my() != nil {
		if _, how := c.receipt(c.me, base); how != "" {
			return say.SheetForYou(how)
		}
	}
	return ""
}

// inspectLocation is a place with everything on it.
func (c explainer) inspectLocation(l rules.Location) face.Detail {
	circuit, place := c.s.Place(l)
	d := face.Detail{Title: say.Place(l).String(), Icon: locationIcon[l], Art: rules.LocationNames[l]}
	if l < rules.Town {
		d.Sub, d.Chips = say.SheetCountry.String(), []face.Chip{chip(l, 1, true)}
		d.Paras = []string{say.SheetGather(say.Good(l))}
		if c.my() != nil {
			d.Say(say.SheetCrafts(c.s.Crafts(c.me, l)))
		}
	} else {
		d.Sub, d.Paras = say.SheetTown.String(), []string{c.townOffer(l)}
	}
	if c.touches(l) {
		d.Say(eventDoes(c.box(), c.s.Event) + ".")
	}
	if q := c.my(); q != nil && c.s.Round > 0 && !c.v.Over {
		d.Row(row(say.SheetWithGoods, c.offer(l, c.me, q)))
	}
	d.Rows = append(d.Rows, c.awayRows(l)...)
	d.Row(row(say.SheetNextPlace, say.Place(c.s.Circuits[circuit][(place+1)%4]).Entry()))
	d.Rows = append(append(d.Rows, c.markerRows(l)...), c.houseRows(l)...)
	return d
}

// townOffer is what a visit to a location of the town offers.
func (c explainer) townOffer(l rules.Location) string {
	box := c.box()
	buildings := func(base uint8) string { return say.Buildings(c.gets(int(base))) }
	switch l {
	case rules.Castle:
		return say.SheetCastle(c.gets(int(box.CastleBookBP)))
	case rules.Cathedral:
		return say.SheetCathedral.String()
	case rules.Market:
		return say.SheetMarket.String()
	}
	return say.SheetSite(say.Citizens(c.s.Shows(rules.MarkBread)), c.s.Shows(rules.MarkStone), buildings(box.StoneBP), buildings(box.WoodBP), buildings(box.WoodsBP))
}

// markerRows are the markers of a location, or what books bring there.
func (c explainer) markerRows(l rules.Location) (rows []face.Row) {
	switch l {
	case rules.Castle, rules.Cathedral:
		mark, name := rules.MarkGift, say.SheetGiftOf
		if l == rules.Cathedral {
			mark, name = rules.MarkDonation, say.SheetDonationOf
		}
		for g := range uint16(rules.Resources) {
			rows = append(rows, face.Row{Name: name(say.Good(g)), Text: c.course(mark + g)})
		}
	case rules.Market:
		var parts []string
		for n, cp := range c.box().BookCP[1:] {
			parts = append(parts, say.SheetBooksFor(int(cp), n+1))
		}
		rows = []face.Row{row(say.SheetBooks, words.And(parts))}
	case rules.ConstructionSite:
		rows = []face.Row{row(say.SheetStoneMark, c.course(rules.MarkStone)), row(say.SheetBreadMark, c.course(rules.MarkBread))}
	}
	return rows
}

// houseRows are the huts of a location, or its advisors.
func (c explainer) houseRows(l rules.Location) (rows []face.Row) {
	if l < rules.Town {
		for h, owner := range c.s.Huts[l] {
			text := say.SheetFreeHut(cost(c.box().HutCosts[l][h], 0))
			if owner >= 0 {
				text = say.SheetCraftsmanOf(c.Person(owner))
			}
			rows = append(rows, face.Row{Name: say.Hut(h).Title(), Text: text})
		}
		return rows
	}
	for _, a := range c.s.AdvisorAt[l-rules.Town] {
		if a != rules.NoAdvisor {
			rows = append(rows, face.Row{Name: say.Advisor(a).String(), Text: say.SheetAdvisorHere(cost(c.box().Advisors[a].Cost, 0), advisorDoes(c.box(), a))})
		}
	}
	return rows
}

// touches says whether the round's event changes something at the location.
func (c explainer) touches(l rules.Location) bool {
	switch c.s.Event {
	case rules.PiousDonation:
		return l == rules.Cathedral
	case rules.PeoplesGift:
		return l == rules.Castle
	case rules.FarMerchants:
		return l == rules.Market
	case rules.EarlyWinter, rules.LongSummer:
		return l == rules.Castle || l == rules.ConstructionSite
	case rules.GoodLabour:
		return l >= rules.Town
	}
	return false
}

// inspectCouncilor is a councilor with the places that steps lead to.
func (c explainer) inspectCouncilor(p game.Player, circuit int) face.Detail {
	places := each(c.s.Circuits[circuit][:], func(l rules.Location) string { return say.Place(l).Entry() })
	d := face.Detail{Title: say.SheetCouncilorOf(c.Person(p)), Icon: councilorIcon, Sub: say.SheetStands(say.Place(c.s.At(p, circuit))),
		Paras: []string{say.SheetCouncilor(words.And(places)), say.SheetCouncilorHire.String()}}
	for n := 1; n <= rules.Laps; n++ {
		used := 0
		if c.s.Seats[p].Slots[n-1] != rules.NoCard {
			used = n
		}
		d.Row(face.Row{Name: say.Steps(n), Text: say.SheetLeads(say.Place(c.s.Reaches(p, circuit, n)), used)})
	}
	return d
}

// inspectHut is a hut: its price or who works there.
func (c explainer) inspectHut(l rules.Location, h int) face.Detail {
	price, target := c.box().HutCosts[l][h], uint16(l)<<8|uint16(h)
	d := face.Detail{Title: say.Hut(h).Title(), Icon: "g-hut", Sub: say.SheetAt(say.Place(l))}
	if owner := c.s.Huts[l][h]; owner >= 0 {
		d.Icon = craftsmanIcon
		d.Paras = []string{say.SheetWorksHere(c.Person(owner)), say.SheetCraftsmanDoes(say.Good(l))}
	} else {
		d.Chips = costChips(price, 0)
		d.Paras = []string{say.SheetHutFree(say.Good(l))}
		if q := c.my(); q != nil && !c.v.Over {
			if q.CraftPlaced >= rules.Craftsmen {
				d.Say(say.SheetNoCraftsman.String())
			} else {
				d.Say(say.SheetHutBrings(int(c.box().CraftsmanCP[q.CraftPlaced]), int(q.CraftPlaced)+1))
				d.Paras = append(d.Paras, c.terms(l, rules.PayForHire, target, rules.DoneHire)...)
			}
			d.Rows = c.priceRows(&price, rules.PayForHire, rules.PayForCardHire, target)
		} else {
			d.Rows = []face.Row{row(say.SheetPrice, cost(price, 0))}
		}
	}
	for p := range game.Player(c.s.N) {
		d.Row(face.Row{Name: say.SheetCraftsmenOf(c.Person(p)),
			Text: say.SheetCraftsmenAre(c.s.Crafts(p, l), rules.Craftsmen-int(c.s.Seats[p].CraftPlaced))})
	}
	return d
}

// terms say whether the viewer can hire or recruit there now, and if not, why.
func (c explainer) terms(l rules.Location, purpose, target uint16, done uint8) []string {
	var out []string
	if q := c.my(); !c.s.Present(c.me, l) && !q.Has(rules.Steward) {
		out = append(out, say.SheetNotHere(say.Place(l)))
	}
	if c.v.Turn == c.me && c.s.Flags&done != 0 {
		already := say.SheetHiredAlready
		if done == rules.DoneRecruit {
			already = say.SheetRecruitedAlready
		}
		out = append(out, already.String())
	}
	return append(out, c.afford(c.s.Price(c.me, purpose, target)))
}

// afford says whether the viewer has what a price asks for, and otherwise what is missing.
func (c explainer) afford(price rules.Price) string {
	q := c.my()
	var short [4]byte
	lack := price.N
	for g, most := range price.Most {
		lack -= int(min(most, q.Res[g]))
		if most > q.Res[g] {
			short[g] = most - q.Res[g]
		}
	}
	switch {
	case lack <= 0:
		return say.SheetCanPay.String()
	case lack <= int(q.Coin):
		return say.SheetCanPayCoins(lack)
	case price.Any || price.Off > 0:
		return say.SheetLack(say.Resources(lack - int(q.Coin)))
	case q.Coin > 0:
		return say.SheetLackCoins(cost(short, 0), int(q.Coin), lack-int(q.Coin))
	}
	return say.SheetLack(cost(short, 0))
}

// priceRows are the printed price, what it is for the viewer if that differs, and what it would be by the card.
func (c explainer) priceRows(printed *[4]byte, purpose, byCard, target uint16) []face.Row {
	rows := []face.Row{row(say.SheetPrice, cost(*printed, 0))}
	if price := c.s.Price(c.me, purpose, target); price.Any || price.Off > 0 {
		rows = append(rows, row(say.SheetCostsYou, priceText(price)))
	}
	q := c.my()
	if q.Hand>>(rules.CardHelpers-1)&1 == 1 || c.v.Turn == c.me && c.s.Card == rules.CardHelpers && c.s.Flags&rules.DoneCard == 0 {
		rows = append(rows, face.Row{Name: say.SheetByCard(say.Card(rules.CardHelpers)), Text: priceText(c.s.Price(c.me, byCard, target))})
	}
	return rows
}

// course are the numbers of a marker, from the present one to the one that stays.
func (c explainer) course(marker uint16) string {
	t, step := c.s.TrackOf(marker)
	if step >= t.Len {
		return say.CourseGone(int(t.After))
	}
	return say.Course(int(t.After), joined(each(t.Numbers[step+1:t.Len], number), say.CourseMore), t.At(step))
}
