package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself.
func (c scene) reason(r game.Reason) string {
	if c.s == nil || int(r.ID) >= len(c.Reasons) {
		return ""
	}
	extra := ""
	switch r.ID {
	case rules.WhyGoods:
		extra = c.goods(rules.Lacks(r))
	case rules.WhyArrows:
		arrow := text(0)
		if r.A == rules.AmmoFlaming {
			arrow = 1
		}
		extra = c.count(int(r.Need), arrowOne+arrow, arrowMany+arrow)
	case rules.WhyWindow:
		extra = c.moment(rules.ActionCard(r.A % (rules.ActionCards + 1)))
	case rules.WhyUnfulfilled:
		extra = c.part(r)
	case rules.WhyBoxTown:
		extra = c.townOfTier(rules.SettlementType(r.A%rules.SettlementTypes), min(rules.Tier(r.B), rules.Avalon))
	}
	return c.Cap(c.about(subject{a: r.A, b: r.B, n: int(r.Need)}, c.Reasons[r.ID], "need", num(int(r.Need)), "have", num(int(r.Have)), "extra", extra))
}

// moment is when an action card can be played: ": your turn, when you have rolled for a move".
func (c scene) moment(k rules.ActionCard) string {
	if k == rules.NoCard {
		return ""
	}
	return c.say(momentIs, "when", c.when(k))
}

// part says which of several things an objective still wants.
func (c scene) part(r game.Reason) string {
	o := &rules.ObjectiveCards[r.A%(rules.Objectives+1)]
	n := int(r.B)
	if o.Kind == rules.ByPay {
		if o.Goods.Coins > 0 {
			if n == 0 {
				return " " + c.some(int(r.Need), coinOne, coinMany)
			}
			n--
		}
		for i, need := range o.Goods.Stock {
			if need == 0 {
				continue
			}
			if n == 0 {
				return " " + c.Some(int(r.Need), c.Resources[i].One, c.Resources[i].Many)
			}
			n--
		}
	}
	return ""
}

// locked are the actions that a player may look for in vain, each with the reason.
func (c scene) locked() []face.Locked {
	q := c.my()
	if q == nil || c.v.Turn != c.me {
		return nil
	}
	k := &locks{scene: c}
	switch c.v.Prompt.Kind {
	case rules.FrameMain:
		k.works(q)
		k.soldiers(q)
		k.cards(q)
	case rules.FrameRolled:
		for p := range game.Player(c.s.N) {
			if c.s.Enemies(p, c.me) {
				for _, t := range c.s.Seats[p].Towns[:c.s.Seats[p].NTowns] {
					if c.s.Board().HexDist(c.v.Prompt.A, t.Site/2) <= int(c.v.Prompt.N)+3 {
						k.try(rules.Enter(t.Site))
					}
				}
			}
		}
		for _, card := range [...]rules.ActionCard{rules.DoubleSpeed, rules.MountainCrossing, rules.WaterCrossing} {
			if has(q.Act[:q.NAct], card) {
				k.try(rules.Play(card, 0, 0))
			}
		}
	case rules.FrameDropObj, rules.FrameDropAct:
		k.try(rules.Done())
	case rules.FramePeasants:
		k.try(rules.Done())
		k.try(rules.BuyPeasant())
		k.try(rules.SellPeasant())
		for _, t := range q.Towns[:q.NTowns] {
			if t.Flags&rules.Peasant == 0 {
				k.try(rules.Place(t.Site))
			}
		}
	}
	return k.list
}

// locks gathers what is not possible.
type locks struct {
	scene
	list []face.Locked
}

// try notes an action if something speaks against it, and says whether it is possible.
func (k *locks) try(a game.Action) bool {
	r := k.s.Why(a)
	if r.ID == 0 {
		return true
	}
	if r.ID == rules.WhyNoSuch {
		return false
	}
	l := k.label(a)
	l.Warn = ""
	k.list = append(k.list, face.Locked{Action: a, Label: l, Reason: k.reason(r)})
	return false
}

// works are trades, crafts and settlements.
func (k *locks) works(q *rules.Seat) {
	for r := range rules.Resource(rules.Resources) {
		k.try(rules.Sell(r))
	}
	for r := range rules.Resource(rules.Resources) {
		k.try(rules.Buy(r))
	}
	k.try(rules.BuyPeasant())
	for t := rules.Warrior; t <= rules.Archer; t++ {
		k.try(rules.CraftSoldier(t))
	}
	for kind := range uint8(rules.ArrowKinds) {
		k.try(rules.CraftAmmo(kind))
	}
	k.try(rules.TradeUp())
	for t := range rules.SettlementType(rules.SettlementTypes) {
		k.try(rules.Establish(t))
	}
	for _, t := range q.Towns[:q.NTowns] {
		if t.Tier == 1 {
			k.try(rules.Improve(t.Site))
		}
	}
}

// soldiers are moves, upgrades and attacks; an attack is tried on the nearest enemy.
func (k *locks) soldiers(q *rules.Seat) {
	for _, x := range q.Army[:q.NArmy] {
		k.try(rules.Move(x.Cell))
		if rules.Soldiers[x.Type].Next != rules.NoSoldier {
			k.try(rules.Upgrade(x.Cell))
		}
		attacks := false
		for _, a := range k.v.Legal {
			attacks = attacks || a.Kind == rules.KindAttack && a.A == x.Cell
		}
		if target := k.nearest(x.Cell); !attacks && target != rules.NoCell {
			ammo := rules.AmmoNone
			switch {
			case x.Type == rules.Catapult:
				ammo = rules.AmmoStone1
			case rules.Soldiers[x.Type].Ranged && q.Arrows == 0 && q.Flaming > 0:
				ammo = rules.AmmoFlaming
			case rules.Soldiers[x.Type].Ranged:
				ammo = rules.AmmoArrow
			}
			k.try(rules.Attack(x.Cell, target, ammo))
		}
	}
}

// nearest is the space of the nearest enemy soldier; NoCell without one.
func (c scene) nearest(from rules.Cell) rules.Cell {
	best, near := 1<<15, rules.NoCell
	for p := range game.Player(c.s.N) {
		if !c.s.Enemies(p, c.me) {
			continue
		}
		for _, x := range c.s.Seats[p].Army[:c.s.Seats[p].NArmy] {
			if n := c.s.Board().HexDist(from, x.Cell); n < best {
				best, near = n, x.Cell
			}
		}
	}
	return near
}

// cards are objectives in hand that cannot be claimed, and action cards that cannot be played.
func (k *locks) cards(q *rules.Seat) {
	goal := func(id uint8) {
		if id == 0 {
			return
		}
		o := &rules.ObjectiveCards[id]
		cell := rules.Cell(0)
		for _, x := range q.Army[:q.NArmy] {
			if o.Kind == rules.ByRetire && x.Type == o.Type {
				return
			}
		}
		if o.Declared() && !k.declared(k.me, id) {
			if id == rules.VowObjectives[0] || k.holdsTown() {
				return // it can be declared
			}
			site := uint16(0)
			if p := k.nearestTown(); p != rules.NoSite {
				site = p
			}
			k.try(rules.Declare(id, site))
			return
		}
		k.try(rules.Claim(id, cell))
	}
	for _, id := range q.Obj[:q.NObj] {
		goal(id)
	}
	for i, v := range k.s.Vows {
		if v.Owner == k.me {
			goal(rules.VowObjectives[i])
		}
	}
	last := rules.NoCard
	for _, card := range q.Act[:q.NAct] {
		if card == last || card == rules.NoCard || k.canPlay(card) {
			continue
		}
		last = card
		k.try(rules.Play(card, k.someTarget(card, q), uint16(rules.Warrior)*uint16(b2i(card == rules.Reinforcement))))
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// canPlay says that some legal action is about the card.
func (c scene) canPlay(card rules.ActionCard) bool {
	for _, a := range c.v.Legal {
		if a.Kind == rules.KindPlay && rules.ActionCard(a.A) == card || a.Kind == rules.KindVolley && card == rules.ArcherVolley {
			return true
		}
	}
	return false
}

// holdsTown says that an own soldier occupies a settlement.
func (c scene) holdsTown() bool {
	q := c.my()
	for i := range q.Army[:q.NArmy] {
		if _, t := c.s.Occupying(&q.Army[i]); t != nil {
			return true
		}
	}
	return false
}

// nearestTown is some enemy settlement, the first there is.
func (c scene) nearestTown() rules.Site {
	for p := range game.Player(c.s.N) {
		if q := &c.s.Seats[p]; c.s.Enemies(p, c.me) && q.NTowns > 0 {
			return q.Towns[0].Site
		}
	}
	return rules.NoSite
}

// someTarget is a target of the right sort for a card, so that what speaks against the card is not its target's kind.
func (c scene) someTarget(card rules.ActionCard, q *rules.Seat) uint16 {
	switch rules.PlayTarget(card) {
	case rules.TargetSeat:
		for p := range game.Player(c.s.N) {
			if c.s.Enemies(p, c.me) {
				return uint16(p)
			}
		}
	case rules.TargetTown:
		if site := c.nearestTown(); site != rules.NoSite {
			return site
		}
	case rules.TargetSoldier:
		if card == rules.Promoted || card == rules.Repeat || card == rules.ShieldWall {
			if q.NArmy > 0 {
				return q.Army[0].Cell
			}
			return 0
		}
		for p := range game.Player(c.s.N) {
			if o := &c.s.Seats[p]; c.s.Enemies(p, c.me) && o.NArmy > 0 {
				return o.Army[0].Cell
			}
		}
	case rules.TargetCell:
		if q.NTowns > 0 {
			b := c.s.Board()
			for d := range rules.Directions {
				if o := b.Next(q.Towns[0].Site/2, d); o != rules.NoCell {
					if p, _ := c.s.TownOn(o); p < 0 {
						return o
					}
				}
			}
		}
	}
	return 0
}
