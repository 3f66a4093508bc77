package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself.
func (c labeller) reason(r game.Reason) string {
	return c.Cap(face.Fill(face.At(c.Reasons[:], int(r.ID)), c.reasonValues(r)...))
}

// reasonValues are the places that reasons may have. A means another thing in each, so what it cannot be here stays out.
func (c labeller) reasonValues(r game.Reason) []string {
	a, n := int(r.A), int(r.Have)
	values := []string{"need", face.Num(int(r.Need)), "have", face.Num(n)}
	switch r.ID {
	case rules.WhyNotInHand, rules.WhyMustCard, rules.WhyCardDone, rules.WhyOtherCard:
		values = append(values, "card", c.Cards[min(a, rules.Cards)].Name)
	case rules.WhyBonusDone:
		key := face.At([]string{rules.DoneRank: "ranked", rules.DoneHire: "hired", rules.DoneRecruit: "recruited"}, a)
		values = append(values, "done", c.WhyMore.Of(key))
	case rules.WhyTopRank:
		values = append(values, "rank", c.Ranks[rules.Duke])
	case rules.WhyNoRankCard:
		values = append(values, "rank", c.Ranks[min(a, rules.Ranks)])
	case rules.WhyGoods:
		owned := c.WhyMore.Of("none")
		if n > 0 {
			owned = face.Num(n)
		}
		values = append(values, "goods", c.amount(int(r.Need), rules.Good(a%rules.Goods)), "owned", owned)
	case rules.WhyShort:
		values = append(values, "short", c.short(r))
	case rules.WhyNotHere, rules.WhyEmptySpace, rules.WhyArrive:
		values = append(values, "place", c.Locations[a%rules.Locations].The)
	case rules.WhyNotRecruited, rules.WhyUsed:
		values = append(values, "advisor", c.advisor(rules.Advisor(min(a, rules.Advisors))))
	case rules.WhySwapped:
		values = append(values, "advisor", c.advisor(rules.Chamberlain))
	case rules.WhyOneCoin:
		values = append(values, "coins", c.amount(n, rules.Coin))
	case rules.WhyTokenPlace:
		values = append(values, "place", c.Locations[int(r.B)%rules.Locations].The)
	case rules.WhyNotInPrice:
		values = append(values, "good", c.Goods[a%rules.Goods].One)
	}
	return values
}

// short says what is missing to a price. With a reduction only some of the kinds that are not there are really missing.
func (c labeller) short(r game.Reason) string {
	if r.A == 0 {
		return face.Fill(c.WhyMore.Of("any"), "resources", c.count(int(r.Need), "resource"), "have", face.Num(int(r.Have)))
	}
	key, n := "missing", int(r.Need-r.Have)+int(r.B)
	missing, sum, kinds := rules.ResOf(r.A), 0, 0
	for _, k := range missing {
		sum += int(k)
		kinds += int(min(k, 1))
	}
	switch {
	case sum > n && kinds > 1:
		key = "missingOf"
	case sum > n:
		for g := range missing {
			missing[g] = min(missing[g], byte(n))
		}
	}
	said := face.Fill(c.WhyMore.Of(key), "missing", c.cost(missing, 0), "n", face.Num(n))
	if r.B > 0 {
		said = face.Fill(c.WhyMore.Of("coins"), "said", said, "coins", c.amount(int(r.B), rules.Coin))
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
	key := "hire"
	if a.Kind == rules.KindRecruit || a.Kind == rules.KindCardRecruit {
		key = "recruit"
	}
	if a.Kind == rules.KindCardHire || a.Kind == rules.KindCardRecruit {
		key += "Card"
	}
	switch r.ID {
	case rules.WhyNotHere:
		key += "At"
	case rules.WhyUsed:
		l.Text, l.Short, l.Note, l.Chips = face.Fill(c.More["use"], "advisor", c.advisor(rules.Advisor(a.A))), "", "", nil
		return
	case rules.WhyBonusDone, rules.WhyCraftsmen:
		if a.Kind == rules.KindRankUp {
			return
		}
	default:
		return
	}
	l.Text, l.Short, l.Note, l.Warn, l.Chips, l.Refs = face.Fill(c.More[key], "place", c.Locations[r.A%rules.Locations].The), "", "", "", nil, nil
	for _, other := range tries {
		switch {
		case other.Kind != a.Kind || r.ID == rules.WhyNotHere && other.A != a.A:
		case a.Kind == rules.KindHire || a.Kind == rules.KindCardHire:
			l.Refs = append(l.Refs, c.laid(hutRef(rules.Location(other.A), int(other.B))))
		default:
			l.Refs = append(l.Refs, c.laid(advisorRef(rules.Location(other.A), int(other.B))))
		}
	}
}
