package emara

import (
	"tabard/app/words"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
)

// Lists of goods, and what favor tokens and ranks come to, in words.

// cost is a number of resources of each kind, with coins: "2 wood, 1 cloth and 1 coin"; the word for nothing if there
// is none.
func cost(res [4]byte, coins int) string {
	var parts []string
	for g, n := range res {
		if n > 0 {
			parts = append(parts, say.Good(g).Amount(int(n)))
		}
	}
	if coins > 0 {
		parts = append(parts, say.Good(rules.Coin).Amount(coins))
	}
	if len(parts) == 0 {
		return say.Nothing.String()
	}
	return words.And(parts)
}

// rankPrice is what a rank costs: "1 coin and 1 ring".
func rankPrice(card *rules.RankCard) string {
	parts := []string{say.Good(rules.Coin).Amount(int(card.Coins))}
	if n := int(card.Rings); n > 0 {
		parts = append(parts, say.Good(rules.Ring).Amount(n))
	}
	return words.And(parts)
}

// priceText is a price in words.
func priceText(p rules.Price) string {
	switch {
	case p.N == 0:
		return say.Nothing.String()
	case p.Any:
		return say.AnyKind(p.N)
	case p.Off > 0:
		return say.Less(cost(p.Most, 0), p.Off)
	}
	return cost(p.Most, 0)
}

// reward is what a favor token brings: "5 buildings".
func reward(b *rules.Box, token int) string {
	t := &b.Tokens[token]
	var parts []string
	if t.CP > 0 {
		parts = append(parts, say.Citizens(int(t.CP)))
	}
	if t.BP > 0 {
		parts = append(parts, say.Buildings(int(t.BP)))
	}
	parts = append(parts, amounts(tokenGoods(t))...)
	if len(parts) == 0 {
		return say.Nothing.String()
	}
	return words.And(parts)
}

// advisorGift is what an advisor brings at once; empty for one with an ability.
func advisorGift(b *rules.Box, a rules.Advisor) string {
	switch card := &b.Advisors[a]; {
	case a <= rules.Goldsmith:
		return say.Good(rules.AdvisorGain[a]).Amount(int(card.N))
	case a == rules.Carpenter, a >= rules.SirGustave:
		return say.Buildings(int(card.BP))
	case a >= rules.FirstPatron:
		return say.Citizens(int(card.CP))
	}
	return ""
}

// advisorWords are what an advisor does in two or three words, and in a sentence without a full stop.
func advisorWords(b *rules.Box, a rules.Advisor) (brief, does string) {
	n := int(b.Advisors[a].Ability)
	switch a {
	case rules.Bailiff:
		return say.AdvisorBailiffBrief(n), say.AdvisorBailiffDoes(n)
	case rules.Dressmaker:
		return say.AdvisorDressmakerBrief(n), say.AdvisorDressmakerDoes(n)
	case rules.Landlord:
		return say.AdvisorLandlordBrief(n), say.AdvisorLandlordDoes(n)
	case rules.Mayoress:
		return say.AdvisorMayoressBrief(n), say.AdvisorMayoressDoes(n)
	case rules.Toolmaker:
		return say.AdvisorToolmakerBrief(n), say.AdvisorToolmakerDoes(n)
	}
	if gift := advisorGift(b, a); gift != "" {
		return gift, say.AtOnce(gift)
	}
	return say.Advisor(a).Brief(), say.Advisor(a).Does()
}

func advisorBrief(b *rules.Box, a rules.Advisor) string {
	brief, _ := advisorWords(b, a)
	return brief
}

func advisorDoes(b *rules.Box, a rules.Advisor) string {
	_, does := advisorWords(b, a)
	return does
}

// eventDoes is what an event does, without a full stop.
func eventDoes(b *rules.Box, e rules.Event) string {
	var terms []string
	for i, t := range rules.EventTrades {
		if t.Event == e {
			x := &b.Trades[i]
			terms = append(terms, say.TradeFor(say.Good(t.Pay).Amount(int(x.N)), tradePoints(x, int(x.BP))))
		}
	}
	if terms != nil {
		return say.TradeDoes(words.Or(terms))
	}
	n := 0
	if e <= rules.Events { // an event of the log may be any number
		n = int(b.Events[e].Effect)
	}
	switch e {
	case rules.EarlyWinter:
		return say.OccasionEarlyWinterDoes(n)
	case rules.LongSummer:
		return say.OccasionLongSummerDoes(n)
	case rules.PiousDonation:
		return say.OccasionPiousDonationDoes(n)
	case rules.Respected:
		return say.OccasionRespectedDoes(n)
	case rules.PeoplesGift:
		return say.OccasionPeoplesGiftDoes(n)
	}
	return say.Occasion(e).Does()
}

// tradePoints are the points that a trade brings, bp of them buildings.
func tradePoints(t *rules.TradeTerms, bp int) string {
	var gets []string
	if t.CP > 0 || t.BP == 0 {
		gets = append(gets, say.Citizens(int(t.CP)))
	}
	if t.BP > 0 {
		gets = append(gets, say.Buildings(bp))
	}
	return words.And(gets)
}

// tokenGoods are the goods that a favor token gives, with their numbers.
func tokenGoods(t *rules.FavorToken) (goodsAndNumbers []int) {
	for i, n := range t.Gain {
		goodsAndNumbers = append(goodsAndNumbers, book+i, int(n))
	}
	return goodsAndNumbers
}

// each are all items in words.
func each[T any](items []T, say func(T) string) []string {
	out := make([]string, len(items))
	for i, it := range items {
		out[i] = say(it)
	}
	return out
}

func number[N int | uint8](n N) string { return words.Num(int(n)) }

// joined puts things together one after the other, as put says.
func joined(things []string, put func(a, b string) string) (all string) {
	for i, thing := range things {
		if i == 0 {
			all = thing
		} else {
			all = put(all, thing)
		}
	}
	return all
}
