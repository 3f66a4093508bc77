package merchants

import (
	"math/bits"

	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// inspectCraft is an open craft card: what it costs and brings every seat, and what is lost with it.
func (c explainer) inspectCraft(d *face.Detail, i int) {
	id := c.s.CraftOpen[i]
	d.Title, d.Icon, d.Sub = say.TitleNoCard.String(), craftIcon, say.SubCraftCard(i+1)
	if c.s.N == 2 {
		d.Sub = say.SubCraftBox(i + 1)
	}
	if id == 0 {
		para(d, refilled(c.s.CraftDeck()))
		return
	}
	x := &c.box().Crafts[id]
	d.Title, d.Art = words.Cap(c.craft(id)), rules.WeaponNames[x.Weapon]
	times := say.SheetCraftFree.String()
	if x.Times > 0 {
		times = say.SheetCraftTimes(int(x.Times), say.Weapon(x.Weapon))
	}
	if q := c.my(); q != nil {
		c.inspectCraftForMe(d, q, id, times)
	} else {
		para(d, times)
	}
	if c.s.N == 2 {
		to, kingdom := c.box().CraftLink(i)
		if kingdom {
			para(d, c.lostKingdom(to))
		} else {
			para(d, c.lostCraft(to))
		}
	}
	for _, p := range c.seats() {
		q := &c.s.Seats[p]
		level := int(q.Level[x.Weapon])
		row(d, c.who(p), say.CellCraftFor(level+int(x.Levels), level, q.LearnCost(c.box(), id)))
	}
}

// inspectCraftForMe is what a craft card costs and brings the viewer; times says how the price is made.
func (c explainer) inspectCraftForMe(d *face.Detail, q *rules.Seat, id uint8, times string) {
	x := &c.box().Crafts[id]
	levels, weapon, cost, gold := int(x.Levels), say.Weapon(x.Weapon), q.LearnCost(c.box(), id), int(q.Gold)
	d.Chips = append(pay(cost), chips(weaponIcon[x.Weapon], levels, say.ChipLevels(levels, weapon), true)...)
	para(d, say.SheetForYou(c.learns(q, id)), times)
	switch {
	case x.Times == 0:
	case cost > gold:
		para(d, say.SheetCannotPay(cost, gold))
	default:
		para(d, say.SheetCanPay(cost, gold))
	}
	if q.Level[x.Weapon]+x.Levels >= rules.BonusLevel && c.s.BonusHolder[x.Weapon] == game.Nobody {
		para(d, say.NoteTakesBonus(weapon))
	}
}

// refilled says when an empty place is filled.
func refilled(deck int) string {
	if deck == 0 {
		return say.SheetStaysEmpty.String()
	}
	return say.SheetRefilled.String()
}

// lostKingdom and lostCraft say what a box loses by its link.
func (c explainer) lostKingdom(i int) string {
	switch card := c.s.KingdomOpen[i]; card {
	case rules.NoKingdom:
		return say.SheetLinkKingdomEmpty(2*i + 1)
	case rules.SlushFund:
		return say.SheetLinkStays(2*i + 1)
	default:
		return say.SheetLinkKingdom(say.Card(card), 2*i+1)
	}
}

func (c explainer) lostCraft(i int) string {
	card := c.s.CraftOpen[i]
	if card == 0 {
		return say.SheetLinkCraftEmpty(i + 1)
	}
	return say.SheetLinkCraft(c.craft(card), i+1)
}

// inspectKingdom is an open kingdom card: what it does, what it is worth, and whether the viewer could take it.
func (c explainer) inspectKingdom(d *face.Detail, i int) {
	id := c.s.KingdomOpen[i]
	x, lasts := rules.KingdomCards[id], say.Lasts(rules.KingdomCards[id].Duration)
	d.Icon = kingdomIcon
	switch two := c.s.N == 2; {
	case id == 0 && two:
		d.Title, d.Sub = say.TitleNoCard.String(), say.SubKingdomBox(2*i+1)
	case id == 0:
		d.Title, d.Sub = say.TitleNoCard.String(), say.SubKingdomCard.String()
	case two:
		d.Title, d.Sub = say.Card(id).String(), say.SubKingdomInBox(lasts, 2*i+1)
	default:
		d.Title, d.Sub = say.Card(id).String(), say.SubKingdom(lasts)
	}
	if id == 0 {
		para(d, refilled(c.s.KingdomDeck()))
		return
	}
	d.Art, d.Rule = x.ID, cardRule(c.box(), id)
	get, paid := gain(c.box(), id), price(c.box(), id)
	d.Chips = append(pay(paid), earn(get)...)
	para(d, say.Card(id).Line())
	if get+paid != 0 {
		para(d, say.SheetTakingIt(get, paid))
	}
	if q := c.my(); q != nil && !c.s.Over {
		c.inspectTaking(d, q, i)
	}
	if x.Duration == rules.Final {
		para(d, say.SheetFinal.String())
	}
	if c.s.N == 2 {
		para(d, c.lostCraft(c.box().KingdomLink(i)))
	}
	c.worths(d, id)
}

// inspectTaking says whether the viewer could take an open kingdom card.
func (c explainer) inspectTaking(d *face.Detail, q *rules.Seat, i int) {
	r := c.asked(c.me).Why(rules.TakeKingdom(i))
	lasts := rules.KingdomCards[c.s.KingdomOpen[i]].Duration
	if (lasts == rules.Permanent || lasts == rules.End) && r.ID != rules.WhyLimit {
		para(d, say.SheetYourLimit(c.box().KingdomLimit[c.s.Season], q.SlotCards()))
	}
	switch {
	case r.ID != 0:
		para(d, c.labeller().reason(r))
	case c.v.Turn != c.me || c.v.Prompt.Kind != rules.FrameAction:
		para(d, say.SheetCouldTake.String())
	default:
		para(d, say.SheetCanTake.String())
	}
}

// worths are what a card that pays at the year's end would pay every seat now.
func (c explainer) worths(d *face.Detail, id uint8) {
	if rules.KingdomCards[id].Duration != rules.End || id == rules.CrownBond || c.s.Over {
		return
	}
	s := c.s.Clone().(*rules.State)
	for _, p := range c.seats() {
		s.Seats[p].Kingdoms |= 1 << (id - 1)
		row(d, c.who(p), say.NoteWorth(s.EndCard(p, id)))
	}
}

// inspectMyKingdom is a kingdom card in front of a seat, or wherever else it is.
func (c explainer) inspectMyKingdom(d *face.Detail, id uint8) {
	d.Rule = cardRule(c.box(), id)
	for i, open := range c.s.KingdomOpen {
		if open == id {
			c.inspectKingdom(d, i)
			return
		}
	}
	d.Title, d.Art, d.Sub = say.Card(id).String(), rules.KingdomCards[id].ID, c.lostTo(id)
	para(d, say.Card(id).Line())
	for p := range game.Player(c.s.N) {
		q := &c.s.Seats[p]
		if !q.Owns(id) {
			continue
		}
		d.Sub = say.SubCardOf(c.Person(p))
		para(d, say.SheetCardStays.String())
		if id == rules.CrownBond {
			para(d, say.AriaBond(int(q.Bond)))
		}
		if rules.KingdomCards[id].Duration == rules.End {
			n := c.s.EndCard(p, id)
			d.Chips = earn(n)
			para(d, say.AriaWorth(n))
		}
	}
	c.worths(d, id)
}

// lostTo is where a kingdom card is that nobody has and that is not open.
func (c explainer) lostTo(id uint8) string {
	switch bit := uint32(1) << (id - 1); {
	case c.s.KingdomLeft&bit != 0:
		return say.SubLater.String()
	case c.s.KingdomGone&bit != 0:
		return say.SubGone.String()
	}
	return say.SubOut.String()
}

// inspectBonus is the craft bonus card of a weapon.
func (c explainer) inspectBonus(d *face.Detail, w rules.Weapon) {
	weapon, holder := say.Weapon(w), c.s.BonusHolder[w]
	d.Title, d.Icon, d.Sub = say.TitleBonus(weapon), bonusIcon, say.SubBonusFree.String()
	para(d, say.SheetBonusDoes(weapon))
	switch {
	case holder == game.Nobody:
		para(d, say.SheetBonusFirst(rules.BonusLevel, weapon))
	case c.s.BonusReady>>w&1 == 0:
		d.Sub = say.SubCardOf(c.Person(holder))
		para(d, say.SheetBonusUsed.String())
	default:
		d.Sub = say.SubCardOf(c.Person(holder))
		para(d, say.SheetBonusReady.String())
	}
	if q := c.my(); q != nil && holder == c.me {
		para(d, c.forging(q, w))
	}
	row(d, say.RowOpenFor(weapon), orNone(c.openFor(w)))
	c.levels(d, w)
}

// inspectCraftDeck is the deck of craft cards in use: what is still in it, in no order.
func (c explainer) inspectCraftDeck(d *face.Detail) {
	d.Title, d.Icon, d.Sub = say.TitleCraftDeck.String(), craftIcon, say.SubCards(c.s.CraftDeck())
	mask, half := c.s.CraftLeft&rules.SpringMask, say.SheetSpringDeck
	if c.s.Season > rules.Summer {
		mask, half = c.s.CraftLeft&^rules.SpringMask, say.SheetAutumnDeck
	}
	para(d, half.String(), say.SheetDeckOrder.String())
	c.craftRows(d, mask)
}

func (c explainer) inspectCraftGone(d *face.Detail) {
	d.Title, d.Icon, d.Sub = say.TitleCraftGone.String(), craftIcon, say.SubCards(bits.OnesCount64(c.s.CraftGone))
	para(d, say.SheetGoneCraft.String())
	c.craftRows(d, c.s.CraftGone)
}

// craftRows count craft cards by weapon.
func (c explainer) craftRows(d *face.Detail, mask uint64) {
	for w := range rules.Weapon(rules.Weapons) {
		row(d, words.Cap(say.Weapon(w).Many()), orNone(crafts(c.box(), mask, w)))
	}
}

// inspectKingdomDeck is the deck of kingdom cards: what is still in it by the groups in which it comes.
func (c explainer) inspectKingdomDeck(d *face.Detail) {
	d.Title, d.Icon, d.Sub = say.TitleKingdomDeck.String(), kingdomIcon, say.SubCards(c.s.KingdomDeck())
	if c.s.KingdomDeck() == 0 {
		para(d, say.SheetStaysEmpty.String())
		return
	}
	para(d, say.SheetDeckGroups.String())
	name := say.RowComesNext
	for deck := range uint8(4) {
		if text := c.kingdoms(c.s.KingdomLeft, deck); text != "" {
			row(d, name(int(deck)+1), text)
			name = say.RowComesThen
		}
	}
}

func (c explainer) inspectKingdomGone(d *face.Detail) {
	d.Title, d.Icon, d.Sub = say.TitleKingdomGone.String(), kingdomIcon, say.SubCards(bits.OnesCount32(c.s.KingdomGone))
	para(d, say.SheetGoneKingdom.String())
	for deck := range uint8(4) {
		row(d, say.RowGroup(int(deck)+1), c.kingdoms(c.s.KingdomGone, deck))
	}
}

// kingdoms names the kingdom cards of a group that are in the mask.
func (c explainer) kingdoms(mask uint32, deck uint8) string {
	var names []string
	for id := 1; id <= rules.Kingdoms; id++ {
		if mask>>(id-1)&1 == 1 && c.box().Kingdoms[id].Deck == deck {
			names = append(names, say.Card(id).String())
		}
	}
	return words.And(names)
}
