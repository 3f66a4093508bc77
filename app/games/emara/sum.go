package emara

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// What actions cost and bring with everything that changes it, as numbers and in words.

// extra is one thing that changes a number of points.
type extra struct {
	n  int
	by string
}

// sum is a number of citizens or buildings and, if anything changes it, how it comes about: "5 buildings, +2 Toolmaker
// = 7".
func (c *teller) sum(base int, word string, extras ...extra) (n int, how string) {
	n = base
	var parts []string
	for _, e := range extras {
		switch {
		case e.n > 0:
			parts = append(parts, face.Fill(c.More["plus"], "n", face.Num(e.n), "by", e.by))
		case e.n < 0:
			parts = append(parts, face.Fill(c.More["minus"], "n", face.Num(-e.n), "by", e.by))
		}
		n += e.n
	}
	more := strings.Join(parts, ", ")
	switch {
	case more == "":
		return n, ""
	case base == 0:
		return n, face.Fill(c.More["sumNone"], "word", c.More[word+"s"], "more", more, "n", face.Num(n))
	}
	return n, face.Fill(c.More["sum"], "base", c.count(base, word), "more", more, "n", face.Num(n))
}

// receipt is what one receipt of buildings comes to for a seat.
func (c *teller) receipt(p game.Player, base int) (n int, how string) {
	_, why := c.s.Receipt(p, base)
	return c.sum(base, "building", c.changes(why)...)
}

// changes are what the rules name as changing a receipt of buildings.
func (c *teller) changes(why uint16) (extras []extra) {
	for _, x := range []struct {
		bit uint16
		extra
	}{
		{1, extra{2, c.Advisors[rules.Toolmaker].Name}},
		{2, extra{-1, c.Occasions[rules.EarlyWinter].Name}},
		{4, extra{2, c.Occasions[rules.LongSummer].Name}},
	} {
		if why&x.bit != 0 {
			extras = append(extras, x.extra)
		}
	}
	return extras
}

// giftCitizens are the citizens that a gift brings beside its ring, donationCitizens those of a donation.
func (c *teller) giftCitizens(q *rules.Seat) (n int, how string) {
	var extras []extra
	if q.Has(rules.Mayoress) {
		extras = append(extras, extra{rules.MayoressCP, c.Advisors[rules.Mayoress].Name})
	}
	if c.s.Event == rules.PeoplesGift {
		extras = append(extras, extra{rules.PeoplesGiftCP, c.Occasions[rules.PeoplesGift].Name})
	}
	return c.sum(0, "citizen", extras...)
}

func (c *teller) donationCitizens() (n int, how string) {
	if c.s.Event == rules.PiousDonation {
		return c.sum(0, "citizen", extra{rules.PiousDonationCP, c.Occasions[rules.PiousDonation].Name})
	}
	return 0, ""
}

// next says what a marker shows once it has turned; nothing if that changes nothing.
func (c *teller) next(marker uint16) string {
	t, step := c.s.TrackOf(marker)
	n := t.At(step + 1)
	if n == t.At(step) {
		return ""
	}
	key, good := "nextDonation", rules.Good(marker&3)
	switch {
	case marker == rules.MarkStone:
		key = "nextStone"
	case marker == rules.MarkBread:
		key = "nextBread"
	case marker >= rules.MarkGift:
		key = "nextGift"
	}
	return face.Fill(c.More[key], "good", c.Goods[good].One, "n", face.Num(n), "citizens", c.count(n, "citizen"))
}

// priceText is a price in words.
func (c *teller) priceText(p rules.Price) string {
	switch {
	case p.N == 0:
		return c.More["nothing"]
	case p.Any:
		return face.Fill(c.More["anyKind"], "resources", c.count(p.N, "resource"))
	case p.Off > 0:
		return face.Fill(c.More["less"], "cost", c.cost(p.Most, 0), "resources", c.count(p.Off, "resource"))
	}
	return c.cost(p.Most, 0)
}

// of is that many of one good, as a payment holds it.
func of(g rules.Good, n int) (res [4]byte) {
	res[g] = byte(n)
	return res
}

// rankPrice is what a rank costs: "1 coin and 1 ring".
func (c *teller) rankPrice(card *rules.RankCard) string {
	var parts []string
	if n := int(card.Coins); n > 0 {
		parts = append(parts, c.amount(n, rules.Coin))
	}
	if n := int(card.Rings); n > 0 {
		parts = append(parts, c.amount(n, rules.Ring))
	}
	return c.List(parts)
}

// does says what a seat could do at a location with those goods.
func (c *teller) does(l rules.Location, p game.Player, q *rules.Seat) string {
	var things []string
	add := func(key string, namesAndValues ...string) {
		things = append(things, face.Fill(c.More[key], namesAndValues...))
	}
	payable := func(price func(rules.Good) int) string {
		var goods []string
		for g := range rules.Good(rules.Resources) {
			if price(g) <= int(q.Res[g]+q.Coin) {
				goods = append(goods, c.Goods[g].One)
			}
		}
		return c.Or(goods)
	}
	books := min(int(q.Book), len(rules.BookCP)-1)
	switch l {
	case rules.Castle:
		if goods := payable(c.s.GiftPrice); goods != "" {
			add("doGift", "goods", goods)
		}
		if books > 0 {
			n, _ := c.receipt(p, rules.CastleBookBP)
			add("doBook", "buildings", c.count(n, "building"))
		}
	case rules.Cathedral:
		if goods := payable(c.s.DonationPrice); goods != "" {
			add("doDonate", "goods", goods)
		}
	case rules.Market:
		if q.Resources() > 0 {
			add("doCoin")
		}
		if books > 0 {
			add("doBooks", "books", c.amount(books, rules.Book), "citizens", c.count(rules.BookCP[books], "citizen"))
		}
	case rules.ConstructionSite:
		if q.Res[rules.Stone]+q.Coin > 0 {
			n, _ := c.receipt(p, rules.StoneBP)
			add("doStone", "buildings", c.count(n, "building"), "citizens", c.count(c.s.Shows(rules.MarkStone), "citizen"))
		}
		if n := min(int(q.Bread), rules.MostBreads); n > 0 {
			add("doFeed", "breads", c.amount(n, rules.Bread), "citizens", c.count(n*c.s.Shows(rules.MarkBread), "citizen"))
		}
		if n := int(q.Res[rules.Wood] + q.Coin); n > 0 {
			wood, base := 1, rules.WoodBP
			if n >= 3 {
				wood, base = 3, rules.WoodsBP
			}
			n, _ := c.receipt(p, base)
			add("doWood", "wood", c.amount(wood, rules.Wood), "buildings", c.count(n, "building"))
		}
	default:
		if n := c.s.Crafts(p, l); n > 0 {
			add("doCraft", "goods", c.amount(1, l), "n", face.Num(n))
		} else {
			add("doGather", "goods", c.amount(1, l))
		}
	}
	for t := range rules.Tokens {
		if q.Favors>>t&1 == 1 && rules.FavorTokens[t].At == l {
			add("doToken", "reward", c.reward(t))
		}
	}
	if len(things) == 0 {
		things = []string{c.More["doNothing"]}
	}
	return face.Fill(c.More["does"], "place", c.Locations[l].Name, "things", strings.Join(things, ", "))
}
