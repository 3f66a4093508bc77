package coincrown

import (
	"strings"

	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// What actions bring and lose beyond their plain costs, told before they are taken.

// payNote warns early of a price that cannot be paid exactly.
func (c labeller) payNote(price int) []string {
	switch p := c.v.Turn; {
	case p < 0:
	case p == c.me && c.painter().mark(price) == "mint":
		return []string{c.More["noteMint"]}
	default:
		if least, pays := overpaid(c.s.Seats[p].Income, price); pays && least > 0 {
			return []string{face.Fill(c.More["noteOver"], "n", face.Num(least))}
		}
	}
	return nil
}

// passWarning says what passing throws away: coins, and actions that could still be taken.
func (c labeller) passWarning() string {
	var parts []string
	if c.canAct() {
		parts = append(parts, c.More["passCould"])
	}
	if coins := c.s.Seats[max(0, c.v.Turn)].Income; coins.Count() > 0 {
		parts = append(parts, face.Fill(c.More["sweep"], "coins", c.Coins(coins)))
		if !c.noneLegal(rules.KindReserve) {
			parts = append(parts, c.More["passKeep"])
		}
	}
	return strings.Join(parts, "; ")
}

// canAct says whether a main action is among the legal ones.
func (c labeller) canAct() bool {
	for _, a := range c.v.Legal {
		if a.Kind >= rules.KindBuyRow && a.Kind <= rules.KindUpgrade {
			return true
		}
	}
	return false
}

// overpaid is the least that a payment loses, if the coins can pay at all.
func overpaid(coins rules.Coins, price int) (least int, pays bool) {
	var buf [rules.MaxPayments]rules.Coins
	for _, o := range rules.PaymentOptions(buf[:0], coins, price) {
		if lost := o.Value() - price; !pays || lost < least {
			least, pays = lost, true
		}
	}
	return least, pays
}

// cardNews is what one more card of a kind would do, to the points for kinds of card and to the iron coins that count it, in the words of a
// table of sentences.
func (c labeller) cardNews(p game.Player, k rules.CardKind, words map[string]string) []string {
	var news []string
	if c.newKind(p, k) {
		news = append(news, face.Fill(words["kindNew"], "points", c.count(rules.KindPoints, "point")))
	}
	for _, i := range rules.IronsOf(k) {
		news = append(news, c.ironChange(p, i, words)...)
	}
	return news
}

// kindsCount says that each kind of card brings points.
func (c labeller) kindsCount() bool { return c.s.Used&rules.KindsCount != 0 }

// newKind says that a card of that kind would bring the seat points for a new kind.
func (c labeller) newKind(p game.Player, k rules.CardKind) bool {
	return p >= 0 && c.kindsCount() && c.s.Seats[p].Owned(k) == 0
}

// ironChange is what one more of its kind would do to an iron coin: win it, or draw level. Words without a sentence for
// it say nothing.
func (c labeller) ironChange(p game.Player, i rules.Iron, words map[string]string) []string {
	owner, more := c.s.IronOwner[i], c.toTake(p, i)
	key := "ironTakes"
	switch {
	case p < 0 || owner == p || more > 2:
		return nil
	case more == 2 && owner < 0:
		key = "ironLevel"
	case more == 2:
		key = "ironTies"
	case owner < 0:
		key = "ironWins"
	}
	if words[key] == "" {
		return nil
	}
	return []string{face.Fill(words[key], "iron", c.Irons[i].Name, "who", c.WhoIn(owner),
		"points", c.count(int(rules.IronCoins[i].Points), "point"))}
}
