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
