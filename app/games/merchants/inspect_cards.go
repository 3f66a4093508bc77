package merchants

import (
	"math/bits"

	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// inspectCraft is an open craft card: what it costs and brings every seat, and what is lost with it.
func (c explainer) inspectCraft(d *face.Detail, i int) {
	id := c.s.CraftOpen[i]
	key := "craftCard"
	if c.s.N == 2 {
		key = "craftBox"
	}
	d.Title, d.Icon, d.Sub = c.Inspect["emptyCard"], craftIcon, c.Cap(c.gloss(key, "n", face.Num(i+1)))
	if id == 0 {
		c.para(d, c.refilled(c.s.CraftDeck()))
		return
	}
	x := &rules.CraftCards[id]
	d.Title, d.Art = c.Cap(c.craft(id)), rules.WeaponNames[x.Weapon]
	times := c.Inspect["craftFree"]
	if x.Times > 0 {
		times = c.gloss("craftTimes", "times", c.Lists.Of(timesKey[x.Times-1]), "weapons", c.Weapons[x.Weapon].Many)
	}
	if q := c.my(); q != nil {
		cost := q.LearnCost(id)
		d.Chips = append(c.pay(cost), c.chips(weaponIcon[x.Weapon], int(x.Levels), c.say("levelChip", "levels", c.plural(int(x.Levels), "level"), "weapons", c.Weapons[x.Weapon].Many), true)...)
		c.para(d, c.gloss("forYou", "what", c.learns(q, id)), times)
		if x.Times > 0 {
			key := "canPay"
			if cost > int(q.Gold) {
				key = "cannotPay"
			}
			c.para(d, c.gloss(key, "gold", c.gold(cost), "have", c.gold(int(q.Gold))))
		}
		if q.Level[x.Weapon]+x.Levels >= rules.BonusLevel && c.s.BonusHolder[x.Weapon] == game.Nobody {
			c.para(d, c.About(face.Subject{A: uint16(x.Weapon)}, c.More["takesBonus"], c.narrator().named))
		}
	} else {
		c.para(d, times)
	}
	if c.s.N == 2 {
		to, kingdom := rules.CraftLink(i)
		if kingdom {
			c.para(d, c.lostKingdom(to))
		} else {
			c.para(d, c.lostCraft(to))
		}
	}
	for _, p := range c.seats() {
		q := &c.s.Seats[p]
		cost := c.More["freeShort"]
		if n := q.LearnCost(id); n > 0 {
			cost = c.gold(n)
		}
		row(d, c.Who(p), c.gloss("craftFor", "cost", cost, "before", face.Num(int(q.Level[x.Weapon])), "after", face.Num(int(q.Level[x.Weapon]+x.Levels))))
	}
}

// timesKey is how often the level a card costs, in words of the lists.
var timesKey = [2]string{"once", "twice"}

// refilled says when an empty place is filled.
func (c explainer) refilled(deck int) string {
	if deck == 0 {
		return c.Inspect["staysEmpty"]
	}
	return c.Inspect["refilled"]
}

// lostKingdom and lostCraft say what a box loses by its link.
func (c explainer) lostKingdom(i int) string {
	card := c.s.KingdomOpen[i]
	key := "linkLost"
	switch card {
	case rules.NoKingdom:
		key = "linkEmpty"
	case rules.SlushFund:
		key = "linkStays"
	}
	return c.gloss(key, "box", c.gloss("kingdomBox", "n", face.Num(2*i+1)), "card", c.Kingdoms[card].Name)
}

func (c explainer) lostCraft(i int) string {
	card, key := c.s.CraftOpen[i], "linkLost"
	if card == 0 {
		key = "linkEmpty"
	}
	return c.gloss(key, "box", c.gloss("craftBox", "n", face.Num(i+1)), "card", c.say("lostCraft", "craft", c.craft(card)))
}

// inspectKingdom is an open kingdom card: what it does, what it is worth, and whether the viewer could take it.
func (c explainer) inspectKingdom(d *face.Detail, i int) {
	id := c.s.KingdomOpen[i]
	d.Title, d.Icon, d.Sub = c.Inspect["emptyCard"], kingdomIcon, c.Inspect["kingdomCard"]
	if c.s.N == 2 {
		d.Sub = c.Cap(c.gloss("kingdomBox", "n", face.Num(2*i+1)))
	}
	if id == 0 {
		c.para(d, c.refilled(c.s.KingdomDeck()))
		return
	}
	x := rules.KingdomCards[id]
	stays := x.Duration == rules.Permanent || x.Duration == rules.End
	d.Title, d.Art, d.Sub = c.Kingdoms[id].Name, x.ID, c.gloss("lasts", "card", d.Sub, "lasts", c.Durations[x.Duration])
	d.Rule = cardRule(id)
	d.Chips = append(c.pay(max(0, -int(x.Gold))), c.earn(max(0, int(x.Gold)))...)
	c.para(d, c.Kingdoms[id].Line)
	if x.Gold != 0 {
		c.para(d, c.gloss("takingIt", "gold", c.cardGold(int(x.Gold))))
	}
	if q := c.my(); q != nil && !c.s.Over {
		r := c.asked(c.me).Why(rules.TakeKingdom(i))
		if stays && r.ID != rules.WhyLimit {
			c.para(d, c.gloss("yourLimit", "n", face.Num(q.SlotCards()), "limit", face.Num(rules.KingdomLimit[c.s.Season])))
		}
		key := "canTake"
		if r.ID != 0 {
			c.para(d, c.labeller().reason(r))
			key = ""
		} else if c.v.Turn != c.me || c.v.Prompt.Kind != rules.FrameAction {
			key = "couldTake"
		}
		c.para(d, c.Inspect[key])
	}
	if x.Duration == rules.Final {
		c.para(d, c.Inspect["final"])
	}
	if c.s.N == 2 {
		c.para(d, c.lostCraft(rules.KingdomLink[i]))
	}
	c.worths(d, id)
}

// worths are what a card that pays at the year's end would pay every seat now.
func (c explainer) worths(d *face.Detail, id uint8) {
	if rules.KingdomCards[id].Duration != rules.End || id == rules.CrownBond || c.s.Over {
		return
	}
	s := c.s.Clone().(*rules.State)
	for _, p := range c.seats() {
		s.Seats[p].Kingdoms |= 1 << (id - 1)
		row(d, c.Who(p), c.say("worth", "gold", c.gold(s.EndCard(p, id))))
	}
}

// inspectMyKingdom is a kingdom card in front of a seat, or wherever else it is.
func (c explainer) inspectMyKingdom(d *face.Detail, id uint8) {
	d.Rule = cardRule(id)
	for i, open := range c.s.KingdomOpen {
		if open == id {
			c.inspectKingdom(d, i)
			return
		}
	}
	d.Title, d.Art, d.Sub = c.Kingdoms[id].Name, rules.KingdomCards[id].ID, c.Inspect[c.lostTo(id)]
	c.para(d, c.Kingdoms[id].Line)
	for p := range game.Player(c.s.N) {
		q := &c.s.Seats[p]
		if !q.Owns(id) {
			continue
		}
		d.Sub = c.gloss("cardOf", "whose", c.Whose(p))
		c.para(d, c.Inspect["cardStays"])
		if id == rules.CrownBond {
			c.para(d, c.tell("bond", "gold", c.gold(int(q.Bond))))
		}
		if rules.KingdomCards[id].Duration == rules.End {
			n := c.s.EndCard(p, id)
			d.Chips = c.earn(n)
			c.para(d, c.tell("worth", "gold", c.gold(n)))
		}
	}
	c.worths(d, id)
}

// lostTo is where a kingdom card is that nobody has and that is not open.
func (c explainer) lostTo(id uint8) string {
	switch bit := uint32(1) << (id - 1); {
	case c.s.KingdomLeft&bit != 0:
		return "cardLater"
	case c.s.KingdomGone&bit != 0:
		return "cardGone"
	}
	return "cardOut"
}

// inspectBonus is the craft bonus card of a weapon.
func (c explainer) inspectBonus(d *face.Detail, w rules.Weapon) {
	holder := c.s.BonusHolder[w]
	values := []string{"weapons", c.Weapons[w].Many, "weapon", c.Weapons[w].A, "level", face.Num(rules.BonusLevel), "whose", c.WhoseIn(holder)}
	d.Title, d.Icon, d.Sub = c.gloss("bonus", values...), bonusIcon, c.Inspect["bonusFree"]
	c.para(d, c.gloss("bonusDoes", values...))
	if holder == game.Nobody {
		c.para(d, c.gloss("bonusFirst", values...))
	} else {
		d.Sub = c.gloss("cardOf", "whose", c.Whose(holder))
		key := "bonusReady"
		if c.s.BonusReady>>w&1 == 0 {
			key = "bonusUsed"
		}
		c.para(d, c.gloss(key, values...))
	}
	if q := c.my(); q != nil && holder == c.me {
		c.para(d, c.forging(q, w))
	}
	row(d, c.gloss("openFor", values...), c.listedOne(c.openFor(w)))
	c.levels(d, w)
}

// inspectCraftDeck is the deck of craft cards in use: what is still in it, in no order.
func (c explainer) inspectCraftDeck(d *face.Detail) {
	d.Title, d.Icon, d.Sub = c.Inspect["craftDeck"], craftIcon, c.count(c.s.CraftDeck(), "card")
	mask, half := c.s.CraftLeft&rules.SpringMask, "springDeck"
	if c.s.Season > rules.Summer {
		mask, half = c.s.CraftLeft&^rules.SpringMask, "autumnDeck"
	}
	c.para(d, c.Inspect[half], c.Inspect["deckOrder"])
	c.craftRows(d, mask)
}

func (c explainer) inspectCraftGone(d *face.Detail) {
	d.Title, d.Icon, d.Sub = c.Inspect["craftGone"], craftIcon, c.count(bits.OnesCount64(c.s.CraftGone), "card")
	c.para(d, c.gloss("goneCraft", "card", c.Kingdoms[rules.AncientTechniques].Name))
	c.craftRows(d, c.s.CraftGone)
}

// craftRows count craft cards by weapon.
func (c explainer) craftRows(d *face.Detail, mask uint64) {
	for w := range rules.Weapon(rules.Weapons) {
		text := c.crafts(mask, w)
		if text == "" {
			text = c.Inspect["none"]
		}
		row(d, c.Cap(c.Weapons[w].Many), text)
	}
}

// inspectKingdomDeck is the deck of kingdom cards: what is still in it by the groups in which it comes.
func (c explainer) inspectKingdomDeck(d *face.Detail) {
	d.Title, d.Icon, d.Sub = c.Inspect["kingdomDeck"], kingdomIcon, c.count(c.s.KingdomDeck(), "card")
	if c.s.KingdomDeck() == 0 {
		c.para(d, c.Inspect["staysEmpty"])
		return
	}
	c.para(d, c.Inspect["deckGroups"])
	name := "comesNext"
	for deck := range uint8(4) {
		if text := c.kingdoms(c.s.KingdomLeft, deck); text != "" {
			row(d, c.gloss(name, "n", face.Num(int(deck)+1)), text)
			name = "comesThen"
		}
	}
}

func (c explainer) inspectKingdomGone(d *face.Detail) {
	d.Title, d.Icon, d.Sub = c.Inspect["kingdomGone"], kingdomIcon, c.count(bits.OnesCount32(c.s.KingdomGone), "card")
	c.para(d, c.Inspect["goneKingdom"])
	for deck := range uint8(4) {
		row(d, c.gloss("group", "n", face.Num(int(deck)+1)), c.kingdoms(c.s.KingdomGone, deck))
	}
}

// kingdoms names the kingdom cards of a group that are in the mask.
func (c explainer) kingdoms(mask uint32, deck uint8) string {
	var names []string
	for id := 1; id <= rules.Kingdoms; id++ {
		if mask>>(id-1)&1 == 1 && rules.KingdomCards[id].Deck == deck {
			names = append(names, c.Kingdoms[id].Name)
		}
	}
	return c.List(names)
}
