package emara

import (
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// What actions cost and bring with everything that changes it, as numbers and in words.

// extra is one thing that changes a number of points.
type extra struct {
	n  int
	by string
}

// summed is a number that extras change, and how: "+2 Toolmaker, -1 An early winter"; nothing if they change nothing.
func summed(base int, extras []extra) (n int, more string) {
	n = base
	var parts []string
	for _, e := range extras {
		switch {
		case e.n > 0:
			parts = append(parts, say.SumMore(e.by, e.n))
		case e.n < 0:
			parts = append(parts, say.SumLess(e.by, -e.n))
		}
		n += e.n
	}
	return n, words.List(parts)
}

// citizensSum is a number of citizens and, if anything changes it, how it comes about: "3 citizens, +2 Mayoress = 5".
func citizensSum(base int, extras ...extra) (n int, how string) {
	n, more := summed(base, extras)
	switch {
	case more == "":
		return n, ""
	case base == 0:
		return n, say.SumCitizens(more, n)
	}
	return n, say.Sum(say.Citizens(base), more, n)
}

// buildingsSum is the same of buildings: "5 buildings, +2 Toolmaker = 7".
func buildingsSum(base int, extras ...extra) (n int, how string) {
	n, more := summed(base, extras)
	if more == "" {
		return n, ""
	}
	n = max(n, 0)
	return n, say.Sum(say.Buildings(base), more, n)
}

// receipt is what one receipt of buildings comes to for a seat.
func (c *teller) receipt(p game.Player, base int) (n int, how string) {
	_, why := c.s.Receipt(p, base)
	return buildingsSum(base, c.changes(why)...)
}

// changes are what the rules name as changing a receipt of buildings.
func (c *teller) changes(why uint16) (extras []extra) {
	if why&1 != 0 {
		extras = append(extras, byAdvisor(int(c.box().Advisors[rules.Toolmaker].Ability), rules.Toolmaker))
	}
	if why&2 != 0 {
		extras = append(extras, byEvent(-int(c.box().Events[rules.EarlyWinter].Effect), rules.EarlyWinter))
	}
	if why&4 != 0 {
		extras = append(extras, byEvent(int(c.box().Events[rules.LongSummer].Effect), rules.LongSummer))
	}
	return extras
}

func byAdvisor(n int, a rules.Advisor) extra { return extra{n, say.Advisor(a).String()} }
func byEvent(n int, e rules.Event) extra     { return extra{n, say.Occasion(e).String()} }

// giftCitizens are the citizens that a gift brings beside its ring, donationCitizens those of a donation.
func (c *teller) giftCitizens(q *rules.Seat) (n int, how string) {
	var extras []extra
	if q.Has(rules.Mayoress) {
		extras = append(extras, byAdvisor(int(c.box().Advisors[rules.Mayoress].Ability), rules.Mayoress))
	}
	if c.s.Event == rules.PeoplesGift {
		extras = append(extras, byEvent(int(c.box().Events[rules.PeoplesGift].Effect), rules.PeoplesGift))
	}
	return citizensSum(0, extras...)
}

func (c *teller) donationCitizens() (n int, how string) {
	if c.s.Event == rules.PiousDonation {
		return citizensSum(0, byEvent(int(c.box().Events[rules.PiousDonation].Effect), rules.PiousDonation))
	}
	return 0, ""
}

// next says what a marker shows once it has turned; nothing if that changes nothing.
func (c *teller) next(marker uint16) string {
	t, step := c.s.TrackOf(marker)
	n := t.At(step + 1)
	switch good := say.Good(marker & 3); {
	case n == t.At(step):
		return ""
	case marker == rules.MarkStone:
		return say.NoteNextStone(n)
	case marker == rules.MarkBread:
		return say.NoteNextBread(n)
	case marker >= rules.MarkGift:
		return say.NoteNextGift(good, n)
	default:
		return say.NoteNextDonation(good, n)
	}
}

// of is that many of one good, as a payment holds it.
func of(g rules.Good, n int) (res [4]byte) {
	res[g] = byte(n)
	return res
}

// does says what a seat could do at a location with those goods, with the name of the place.
func (c *teller) does(l rules.Location, p game.Player, q *rules.Seat) string {
	return say.Does(say.Place(l), c.offer(l, p, q))
}

// offer is what a seat could do at a location with those goods.
func (c *teller) offer(l rules.Location, p game.Player, q *rules.Seat) string {
	var things []string
	add := func(thing string) { things = append(things, thing) }
	payable := func(price func(rules.Good) int) string {
		var goods []string
		for g := range rules.Good(rules.Resources) {
			if price(g) <= int(q.Res[g]+q.Coin) {
				goods = append(goods, say.Good(g).String())
			}
		}
		return words.Or(goods)
	}
	box := c.box()
	buildings := func(base uint8) int {
		n, _ := c.receipt(p, int(base))
		return n
	}
	books := min(int(q.Book), rules.MostBooks)
	switch l {
	case rules.Castle:
		if goods := payable(c.s.GiftPrice); goods != "" {
			add(say.DoGift(goods))
		}
		if books > 0 {
			add(say.DoBook(buildings(box.CastleBookBP)))
		}
	case rules.Cathedral:
		if goods := payable(c.s.DonationPrice); goods != "" {
			add(say.DoDonate(goods))
		}
	case rules.Market:
		if q.Resources() > 0 {
			add(say.DoCoin.String())
		}
		if books > 0 {
			add(say.DoBooks(int(box.BookCP[books]), books))
		}
	case rules.ConstructionSite:
		if q.Res[rules.Stone]+q.Coin > 0 {
			add(say.DoStone(buildings(box.StoneBP), c.s.Shows(rules.MarkStone)))
		}
		if n := min(int(q.Bread), rules.MostBreads); n > 0 {
			add(say.DoFeed(n*c.s.Shows(rules.MarkBread), n))
		}
		if n := int(q.Res[rules.Wood] + q.Coin); n >= 3 {
			add(say.DoWood(buildings(box.WoodsBP), 3))
		} else if n > 0 {
			add(say.DoWood(buildings(box.WoodBP), 1))
		}
	default:
		if n := c.s.Crafts(p, l); n > 0 {
			add(say.DoCraft(say.Good(l), n))
		} else {
			add(say.DoGather(say.Good(l)))
		}
	}
	for t := range rules.Tokens {
		if q.Favors>>t&1 == 1 && box.Tokens[t].At == l {
			add(say.DoToken(reward(box, t)))
		}
	}
	if len(things) == 0 {
		add(say.DoNothing.String())
	}
	return words.List(things)
}
