package emara

import (
	"slices"
	"strings"

	"tabard/app/face"
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

// tell is a sentence of the details.
func (c explainer) tell(key string, namesAndValues ...string) string {
	return face.Fill(c.Inspect[key], namesAndValues...)
}

func (c explainer) row(key, text string) face.Row { return face.Row{Name: c.Inspect[key], Text: text} }

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
		return c.Inspect["here"]
	}
	circuit, _ := c.s.Place(l)
	return c.tell("away", "steps", c.count(n, "step"), "place", c.Locations[c.s.At(p, circuit)].The)
}

// awayRows are the councilors of all seats, seen from a location.
func (c explainer) awayRows(l rules.Location) (rows []face.Row) {
	for p := range game.Player(c.s.N) {
		rows = append(rows, face.Row{Name: c.tell("councilorOf", "whose", c.Whose(p)), Text: c.away(p, l)})
	}
	return rows
}

// gets is what buildings come to for the viewer, or as printed.
func (c explainer) gets(base int) string {
	if c.my() != nil {
		base, _ = c.s.Receipt(c.me, base)
	}
	return c.count(base, "building")
}

// got says how a receipt of buildings comes about for the viewer, if something changes it.
func (c explainer) got(base int) string {
	if c.my() != nil {
		if _, how := c.receipt(c.me, base); how != "" {
			return c.tell("forYou", "how", how)
		}
	}
	return ""
}

// inspectLocation is a place with everything on it.
func (c explainer) inspectLocation(l rules.Location) face.Detail {
	circuit, place := c.s.Place(l)
	d := face.Detail{Title: c.Locations[l].Name, Icon: locationIcon[l], Art: rules.LocationNames[l], Sub: c.Inspect["country"]}
	switch {
	case l < rules.Town:
		d.Chips = []face.Chip{c.chip(l, 1, true)}
		d.Paras = []string{c.tell("gather", "goods", c.amount(1, l), "good", c.Goods[l].One)}
		if c.my() != nil {
			key := "crafts"
			switch c.s.Crafts(c.me, l) {
			case 0:
				key = "craftsNone"
			case 1:
				key = "craftsOne"
			}
			d.Say(c.tell(key, "n", face.Num(c.s.Crafts(c.me, l))))
		}
	default:
		d.Sub = c.Inspect["town"]
		d.Paras = []string{c.tell("at"+rules.LocationNames[l], "book", c.gets(rules.CastleBookBP), "stone", c.gets(rules.StoneBP),
			"wood", c.gets(rules.WoodBP), "woods", c.gets(rules.WoodsBP), "citizens", c.count(c.s.Shows(rules.MarkStone), "citizen"),
			"bread", c.count(c.s.Shows(rules.MarkBread), "citizen"))}
	}
	if c.touches(l) {
		d.Say(c.Occasions[c.s.Event].Line)
	}
	if q := c.my(); q != nil && c.s.Round > 0 && !c.v.Over {
		_, things, _ := strings.Cut(c.does(l, c.me, q), ": ")
		d.Row(c.row("withGoods", things))
	}
	d.Rows = append(d.Rows, c.awayRows(l)...)
	d.Row(c.row("nextPlace", c.Locations[c.s.Circuits[circuit][(place+1)%4]].The))
	switch l {
	case rules.Castle, rules.Cathedral:
		mark, key := rules.MarkGift, "giftOf"
		if l == rules.Cathedral {
			mark, key = rules.MarkDonation, "donationOf"
		}
		for g := range uint16(rules.Resources) {
			d.Row(face.Row{Name: c.tell(key, "good", c.Goods[g].One), Text: c.course(mark + g)})
		}
	case rules.Market:
		var parts []string
		for n, cp := range rules.BookCP[1:] {
			parts = append(parts, c.tell("booksFor", "books", c.amount(n+1, rules.Book), "citizens", face.Num(cp)))
		}
		d.Row(c.row("books", c.List(parts)))
	case rules.ConstructionSite:
		d.Rows = append(d.Rows, c.row("stoneMark", c.course(rules.MarkStone)), c.row("breadMark", c.course(rules.MarkBread)))
	}
	if l < rules.Town {
		for h, owner := range c.s.Huts[l] {
			text := c.tell("freeHut", "cost", c.cost(rules.HutCosts[l][h], 0))
			if owner >= 0 {
				text = c.tell("craftsmanOf", "whose", c.Whose(owner))
			}
			d.Row(face.Row{Name: c.Cap(c.tell("hut", "hut", c.Huts[h])), Text: text})
		}
		return d
	}
	for _, a := range c.s.AdvisorAt[l-rules.Town] {
		if a != rules.NoAdvisor {
			d.Row(face.Row{Name: c.Advisors[a].Name,
				Text: c.tell("advisorHere", "cost", c.cost(rules.AdvisorCards[a].Cost, 0), "line", c.Advisors[a].Line)})
		}
	}
	return d
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
	d := face.Detail{Title: c.tell("councilorOf", "whose", c.Whose(p)), Icon: councilorIcon,
		Sub: c.tell("stands", "place", c.Locations[c.s.At(p, circuit)].The),
		Paras: []string{c.tell("councilor", "circuit", c.List(each(c.s.Circuits[circuit][:], func(l rules.Location) string { return c.Locations[l].The }))),
			c.Inspect["councilorHire"]}}
	for n := 1; n <= rules.Laps; n++ {
		key := "leads"
		if c.s.Seats[p].Slots[n-1] != rules.NoCard {
			key = "leadsUsed"
		}
		d.Row(face.Row{Name: c.count(n, "step"),
			Text: c.tell(key, "place", c.Locations[c.s.Reaches(p, circuit, n)].The, "slot", face.Num(n))})
	}
	return d
}

// inspectHut is a hut: its price or who works there.
func (c explainer) inspectHut(l rules.Location, h int) face.Detail {
	cost, target := rules.HutCosts[l][h], uint16(l)<<8|uint16(h)
	d := face.Detail{Title: c.Cap(c.tell("hut", "hut", c.Huts[h])), Icon: "g-hut", Sub: c.tell("onPlace", "place", c.Locations[l].The)}
	if owner := c.s.Huts[l][h]; owner >= 0 {
		d.Icon = craftsmanIcon
		d.Paras = []string{c.tell("worksHere", "whose", c.Whose(owner)), c.tell("craftsmanDoes", "good", c.Goods[l].One)}
	} else {
		d.Chips = c.costChips(cost, 0)
		d.Paras = []string{c.tell("hutFree", "good", c.Goods[l].One)}
		if q := c.my(); q != nil && !c.v.Over {
			if q.CraftPlaced >= rules.Craftsmen {
				d.Say(c.Inspect["noCraftsman"])
			} else {
				d.Say(c.tell("hutBrings", "citizens", c.count(int(rules.CraftsmanCP[q.CraftPlaced]), "citizen"),
					"n", face.Num(int(q.CraftPlaced)+1)))
				d.Paras = append(d.Paras, c.terms(l, rules.PayForHire, target, rules.DoneHire)...)
			}
			d.Rows = c.priceRows(&cost, rules.PayForHire, rules.PayForCardHire, target)
		} else {
			d.Rows = []face.Row{c.row("price", c.cost(cost, 0))}
		}
	}
	for p := range game.Player(c.s.N) {
		d.Row(face.Row{Name: c.tell("craftsmenOf", "whose", c.Whose(p)), Text: c.tell("craftsmenAre",
			"here", face.Num(c.s.Crafts(p, l)), "left", face.Num(rules.Craftsmen-int(c.s.Seats[p].CraftPlaced)))})
	}
	return d
}

// terms say whether the viewer can hire or recruit there now, and if not, why.
func (c explainer) terms(l rules.Location, purpose, target uint16, done uint8) []string {
	var out []string
	if q := c.my(); !c.s.Present(c.me, l) && !q.Has(rules.Steward) {
		out = append(out, c.tell("notHere", "place", c.Locations[l].The))
	}
	if c.v.Turn == c.me && c.s.Flags&done != 0 {
		key := "hiredAlready"
		if done == rules.DoneRecruit {
			key = "recruitedAlready"
		}
		out = append(out, c.Inspect[key])
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
		return c.Inspect["canPay"]
	case lack <= int(q.Coin):
		return c.tell("canPayCoins", "coins", c.amount(lack, rules.Coin))
	case price.Any || price.Off > 0:
		return c.tell("lackAny", "resources", c.count(lack-int(q.Coin), "resource"))
	case q.Coin > 0:
		return c.tell("lackCoins", "cost", c.cost(short, 0), "coins", c.amount(int(q.Coin), rules.Coin),
			"resources", c.count(lack-int(q.Coin), "resource"))
	}
	return c.tell("lack", "cost", c.cost(short, 0))
}

// priceRows are the printed price, what it is for the viewer if that differs, and what it would be by the card.
func (c explainer) priceRows(cost *[4]byte, purpose, byCard, target uint16) []face.Row {
	rows := []face.Row{c.row("price", c.cost(*cost, 0))}
	if price := c.s.Price(c.me, purpose, target); price.Any || price.Off > 0 {
		rows = append(rows, c.row("costsYou", c.asks(price)))
	}
	q := c.my()
	if q.Hand>>(rules.CardHelpers-1)&1 == 1 || c.v.Turn == c.me && c.s.Card == rules.CardHelpers && c.s.Flags&rules.DoneCard == 0 {
		rows = append(rows, face.Row{Name: c.tell("byCard", "card", c.Cards[rules.CardHelpers].Name), Text: c.asks(c.s.Price(c.me, byCard, target))})
	}
	return rows
}

// asks is a price in words.
func (c explainer) asks(price rules.Price) string {
	switch {
	case price.N == 0:
		return c.Inspect["free"]
	case price.Any:
		return c.tell("anyKind", "resources", c.count(price.N, "resource"))
	case price.Off > 0:
		return c.tell("less", "cost", c.cost(price.Most, 0), "resources", c.count(price.Off, "resource"))
	}
	return c.cost(price.Most, 0)
}

// course are the numbers of a marker, from the present one to the one that stays.
func (c explainer) course(marker uint16) string {
	t, step := c.s.TrackOf(marker)
	if step >= t.Len {
		return c.tell("courseGone", "after", face.Num(int(t.After)))
	}
	rest := append(each(t.Numbers[step+1:t.Len], number), c.tell("always", "after", face.Num(int(t.After))))
	return c.tell("course", "now", face.Num(t.At(step)), "then", strings.Join(rest, c.Inspect["then"]))
}
