package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// reason says why an action is refused. An unknown id gives nothing, which the shell words itself.
func (c scene) reason(r game.Reason) string {
	return c.Cap(fill(c.Reasons[r.ID], c.reasonValues(r)...))
}

// reasonValues are the places that reasons may have.
func (c scene) reasonValues(r game.Reason) []string {
	return []string{"need", num(int(r.Need)), "have", num(int(r.Have))}
}

// locked are the actions that a player may look for in vain, each with the reason.
func (c scene) locked() []face.Locked {
	why, ok := game.State(c.s).(game.Explainer)
	if c.my() == nil || !ok || c.v.Turn != c.me {
		return nil
	}
	var list []face.Locked
	add := func(tries ...game.Action) {
		for _, a := range tries {
			if game.Index(c.v.Legal, a) >= 0 {
				continue
			}
			if r := why.Why(a); r.ID != 0 {
				list = append(list, face.Locked{Action: a, Label: c.label(a), Reason: c.reason(r)})
			}
		}
	}
	switch c.v.Prompt.Kind {
	case rules.FrameTurn:
		c.lockedTurn(add)
	case rules.FrameVisit:
		c.lockedVisit(add)
	case rules.FrameReward:
		for row, t := range rules.EventTrades {
			if t.Event == c.s.Event {
				add(rules.Trade(row))
			}
		}
	}
	return list
}

// lockedTurn goes through the parts of a turn. Of huts and advisors that no councilor reaches one stands for all of a
// location, and once the bonus action is used one for all.
func (c scene) lockedTurn(add func(...game.Action)) {
	q := c.my()
	has := func(flag uint8) bool { return c.s.Flags&flag != 0 }
	if !has(rules.DoneCard) {
		add(c.firsts(c.byCard())...)
	}
	add(rules.RankUp())
	for _, part := range [][]game.Action{c.hires(false), c.recruits(false)} {
		if len(part) == 0 {
			continue
		}
		flag := rules.DoneHire
		if part[0].Kind == rules.KindRecruit {
			flag = rules.DoneRecruit
		}
		if has(flag) || part[0].Kind == rules.KindHire && q.CraftPlaced >= rules.Craftsmen {
			add(part[0])
			continue
		}
		add(c.firsts(part)...)
	}
	for a := range rules.Advisor(rules.Advisors + 1) {
		if a > 0 && q.Has(a) && rules.OncePerTurn>>(a-1)&1 == 1 {
			ways := uses(a)
			if c.s.Used>>(a-1)&1 == 1 {
				ways = ways[:1]
			}
			add(ways...)
		}
	}
	if q.Has(rules.Chamberlain) {
		add(rules.Swap(1), rules.Swap(-1))
	}
	add(rules.EndTurn())
}

// firsts leaves only the first action for each location out of reach.
func (c scene) firsts(actions []game.Action) []game.Action {
	var out []game.Action
	var seen [rules.Locations]bool
	for _, a := range actions {
		l := rules.Location(a.A)
		switch a.Kind {
		case rules.KindHire, rules.KindCardHire, rules.KindRecruit, rules.KindCardRecruit:
			if !c.inReach(l) && seen[l] {
				continue
			}
			seen[l] = true
		}
		out = append(out, a)
	}
	return out
}

// lockedVisit goes through what the location of the open visit offers.
func (c scene) lockedVisit(add func(...game.Action)) {
	switch c.visited() {
	case rules.Castle:
		for g := range rules.Good(rules.Resources) {
			add(rules.Gift(g))
		}
		add(rules.CastleBook())
	case rules.Cathedral:
		for g := range rules.Good(rules.Resources) {
			add(rules.Donate(g))
		}
	case rules.Market:
		add(rules.BuyCoin(1), rules.SellBooks(1))
	case rules.ConstructionSite:
		add(rules.BuildStone(), rules.Feed(1), rules.BuildWood(1), rules.BuildWood(3))
	}
}
