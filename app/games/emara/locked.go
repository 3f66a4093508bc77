package emara

import (
	"tabard/app/face"
	say "tabard/app/words/emara"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself.
func (c labeller) reason(r game.Reason) string {
	need, have := int(r.Need), int(r.Have)
	switch r.ID {
	case rules.WhyNotInHand:
		return say.WhyNotInHand(say.Card(r.A))
	case rules.WhyMustCard:
		return say.WhyMustCard(say.Card(r.A))
	case rules.WhyCardDone:
		return say.WhyCardDone(say.Card(r.A))
	case rules.WhyOtherCard:
		return say.WhyOtherCard(say.Card(r.A))
	case rules.WhyBonusDone:
		return bonusDone(r.A)
	case rules.WhyNoRankCard:
		return say.WhyNoRankCard(say.Rank(r.A))
	case rules.WhyGoods:
		return say.WhyGoods(say.Good(r.A), have, need)
	case rules.WhyShort:
		return short(r)
	case rules.WhyNotHere:
		return say.WhyNotHere(say.Place(r.A))
	case rules.WhyArrive:
		return say.WhyArrive(say.Place(r.A))
	case rules.WhyNotRecruited:
		return say.WhyNotRecruited(say.Advisor(r.A))
	case rules.WhyUsed:
		return say.WhyUsed(say.Advisor(r.A))
	case rules.WhyOneCoin:
		return say.WhyOneCoin(have)
	case rules.WhyTokenPlace:
		return say.WhyTokenPlace(say.Place(r.B))
	case rules.WhyBakers:
		return say.WhyBakers(have, need)
	case rules.WhyWrongSum:
		return say.WhyWrongSum(have, need)
	case rules.WhyNotInPrice:
		return say.WhyNotInPrice(say.Good(r.A))
	case rules.WhyPoints:
		return say.WhyPoints(have)
	}
	return say.Why(r.ID).String()
}

// bonusDone says that a bonus action is done this turn.
func bonusDone(flag uint16) string {
	switch uint8(flag) {
	case rules.DoneRank:
		return say.DoneRank.String()
	case rules.DoneHire:
		return say.DoneHire.String()
	case rules.DoneRecruit:
		return say.DoneRecruit.String()
	}
	return ""
}

// short says what is missing to a price. With a reduction only some of the kinds that are not there are really missing.
func short(r game.Reason) string {
	if r.A == 0 {
		return say.ShortAny(int(r.Have), int(r.Need))
	}
	n := int(r.Need-r.Have) + int(r.B)
	missing, sum, kinds := rules.ResOf(r.A), 0, 0
	for _, k := range missing {
		sum += int(k)
		kinds += int(min(k, 1))
	}
	said := ""
	if sum > n && kinds > 1 {
		said = say.ShortOf(cost(missing, 0), n)
	} else {
		for g := range missing {
			missing[g] = min(missing[g], byte(n))
		}
		said = say.Short(cost(missing, 0))
	}
	if r.B > 0 {
		said = face.Notes(said, say.ShortCoins(int(r.B)))
	}
	return said
}

// locked are the actions that a player may look for in vain, each with the reason: one line for all that fails alike.
func (c labeller) locked() []face.Locked {
	if c.my() == nil || c.v.Turn != c.me {
		return nil
	}
	var list []face.Locked
	said := map[string]bool{}
	tries := c.s.Tries(nil)
	for _, a := range tries {
		r := c.s.Why(a)
		l := face.Locked{Action: a, Label: c.label(a), Reason: c.reason(r)}
		c.widen(&l.Label, a, r, tries)
		if !said[l.Label.Text] {
			list = append(list, l)
		}
		said[l.Label.Text] = true
	}
	return list
}

// widen makes a label speak for all huts or advisors that are out of reach for the same reason.
func (c labeller) widen(l *face.Label, a game.Action, r game.Reason, tries []game.Action) {
	hire := a.Kind == rules.KindHire || a.Kind == rules.KindCardHire
	card := a.Kind == rules.KindCardHire || a.Kind == rules.KindCardRecruit
	switch {
	case r.ID == rules.WhyUsed:
		l.Text, l.Short, l.Note, l.Chips = say.TryUse(say.Advisor(a.A)), "", "", nil
		return
	case r.ID == rules.WhyNotHere && hire:
		l.Text = say.TryHireAt(card, say.Place(r.A))
	case r.ID == rules.WhyNotHere:
		l.Text = say.TryRecruitAt(card, say.Place(r.A))
	case r.ID != rules.WhyBonusDone && r.ID != rules.WhyCraftsmen || a.Kind == rules.KindRankUp:
		return
	case hire:
		l.Text = say.TryHire(card)
	default:
		l.Text = say.TryRecruit(card)
	}
	l.Short, l.Note, l.Warn, l.Chips, l.Refs = "", "", "", nil, nil
	for _, other := range tries {
		switch {
		case other.Kind != a.Kind || r.ID == rules.WhyNotHere && other.A != a.A:
		case hire:
			l.Refs = append(l.Refs, c.laid(hutRef(rules.Location(other.A), int(other.B))))
		default:
			l.Refs = append(l.Refs, c.laid(advisorRef(rules.Location(other.A), int(other.B))))
		}
	}
}
