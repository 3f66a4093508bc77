package coincrown

import (
	"tabard/app/face"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// What actions bring and lose beyond their plain costs, told before they are taken.

// payNote warns early of a price that cannot be paid exactly.
func (c labeller) payNote(price int) []string {
	switch p := c.v.Turn; {
	case p < 0:
	case p == c.me && c.painter().mark(price) == say.MarkMint:
		return []string{say.NoteMint.String()}
	default:
		if least, pays := overpaid(c.s.Seats[p].Income, price); pays && least > 0 {
			return []string{say.NoteOver(least)}
		}
	}
	return nil
}

// passWarning says what passing throws away: coins, and actions that could still be taken.
func (c labeller) passWarning() string {
	var parts []string
	if c.canAct() {
		parts = append(parts, say.WarnPassAct.String())
	}
	if coins := c.s.Seats[max(0, c.v.Turn)].Income; coins.Count() > 0 {
		parts = append(parts, say.WarnPassCoins(coinText(coins)))
		if !c.noneLegal(rules.KindReserve) {
			parts = append(parts, say.WarnPassKeep.String())
		}
	}
	return face.Notes(parts...)
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

// cardNews is what one more card of a kind would do, to the points for kinds of card and to the iron coins that count it.
func (c labeller) cardNews(p game.Player, k rules.CardKind) []string {
	var news []string
	if c.newKind(p, k) {
		news = append(news, say.NewsKind.String())
	}
	for _, i := range rules.IronsOf(k) {
		news = append(news, c.ironNews(p, i)...)
	}
	return news
}

// cardNews is the same at length, for the viewer.
func (c explainer) cardNews(k rules.CardKind) []string {
	var news []string
	if c.labeller().newKind(c.me, k) {
		news = append(news, say.NewsKindSheet(rules.KindPoints))
	}
	for _, i := range rules.IronsOf(k) {
		news = append(news, c.ironNews(i)...)
	}
	return news
}

// kindsCount says that each kind of card brings points.
func (c labeller) kindsCount() bool { return c.s.Used&rules.KindsCount != 0 }

// newKind says that a card of that kind would bring the seat points for a new kind.
func (c labeller) newKind(p game.Player, k rules.CardKind) bool {
	return p >= 0 && c.kindsCount() && c.s.Seats[p].Owned(k) == 0
}

// change is what one more of its kind would do to an iron coin.
type change uint8

const (
	unmoved change = iota
	wins           // from nobody
	takes          // from its holder
	ties           // with its holder
	levels         // with others, and nobody holds it
)

func (c *teller) change(p game.Player, i rules.Iron) change {
	owner, more := c.s.IronOwner[i], c.toTake(p, i)
	switch {
	case p < 0 || owner == p || more > 2:
		return unmoved
	case more == 2 && owner < 0:
		return levels
	case more == 2:
		return ties
	case owner < 0:
		return wins
	}
	return takes
}

// ironNews is a change in words. A chip tells of a coin that nobody holds.
func (c labeller) ironNews(p game.Player, i rules.Iron) []string {
	switch who := c.Person(c.s.IronOwner[i]); c.change(p, i) {
	case takes:
		return []string{say.NewsTakes(say.Iron(i), who)}
	case ties:
		return []string{say.NewsTies(say.Iron(i), who)}
	case levels:
		return []string{say.NewsLevel(say.Iron(i))}
	}
	return nil
}

// ironNews is the same at length, for the viewer.
func (c explainer) ironNews(i rules.Iron) []string {
	points := int(c.box().IronPoints[i])
	switch who := c.Person(c.s.IronOwner[i]); c.change(c.me, i) {
	case wins:
		return []string{say.NewsWinsSheet(say.Iron(i), points)}
	case takes:
		return []string{say.NewsTakesSheet(say.Iron(i), points, who)}
	case ties:
		return []string{say.NewsTiesSheet(say.Iron(i), who)}
	case levels:
		return []string{say.NewsLevelSheet(say.Iron(i))}
	}
	return nil
}
