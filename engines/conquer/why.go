package conquer

import "tabard/engines/game"

// Lacks is what a price wants that is not there, as a reason WhyGoods holds it: coins, every resource, peasants.
func Lacks(r game.Reason) Goods {
	g := Goods{Coins: r.B >> 8, Peasants: r.B >> 4 & 15}
	for i := range Basics {
		g.Stock[i] = r.A >> (4 * i) & 15
	}
	g.Stock[Craft] = r.B & 15
	return g
}

// lacks is the reason for a price that the seat cannot pay; none for one that it can.
func lacks(have, price Goods) game.Reason {
	m := have.Missing(price)
	if m == (Goods{}) {
		return game.Reason{}
	}
	r := game.Reason{ID: WhyGoods, B: m.Stock[Craft] | m.Peasants<<4 | m.Coins<<8}
	for i := range Basics {
		r.A |= m.Stock[i] << (4 * i)
	}
	return r
}
