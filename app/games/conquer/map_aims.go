package conquer

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// aims are what the legal actions mean on the map: where a walk may end and for how much, and who can be attacked from where at
// what odds.
type aims struct {
	actor  rules.Cell            // the soldier in question: about to move, or chosen; NoCell for none
	cost   [rules.MaxCells]uint8 // of a walk, where it may end
	shares map[rules.Cell][2]int // by target: the lowest and the highest chance of a win, in per cent
}

func (d drawing) takeAim() aims {
	a := aims{actor: rules.NoCell, shares: map[rules.Cell][2]int{}}
	switch f := d.v.Prompt; {
	case d.v.Turn == game.Nobody:
		return a
	case f.Kind == rules.FrameRolled || f.Kind == rules.FrameMisdirect:
		a.actor = f.A
		a.cost = d.s.PaceTo(f)
	case f.Kind == rules.FrameRollAsk:
		a.actor = f.A
	}
	name, picked, _ := d.picked.Parts()
	if name == "hex" {
		if p, _ := d.s.SoldierAt(rules.Cell(picked)); p == d.v.Turn && p == d.me {
			a.actor = rules.Cell(picked)
		}
	}
	for _, act := range d.v.Legal {
		target, from := rules.NoCell, rules.NoCell
		switch act.Kind {
		case rules.KindAttack:
			from, target = act.A, act.B
		case rules.KindVolley:
			from, target = act.A, act.C
			if a.actor == act.B {
				from = act.B
			}
		default:
			continue
		}
		if a.actor != rules.NoCell && from != a.actor {
			continue
		}
		chance := d.mapper().winShare(act)
		share, known := a.shares[target]
		if !known {
			share = [2]int{chance, chance}
		}
		a.shares[target] = [2]int{min(share[0], chance), max(share[1], chance)}
	}
	return a
}

// winShare is how often, in per cent, an attack wins its first roll without any cards.
func (c mapper) winShare(a game.Action) int {
	target, dice := a.B, uint8(0)
	if a.Kind == rules.KindVolley {
		target, dice = a.C, 2*c.s.Box().AttackDice(rules.Archer, false, 0)
	} else {
		dice = c.shotDice(a.A, target, a.C)
	}
	wins, _ := c.s.Odds(rules.Roll{Attack: dice, Defence: c.shields(target)}).Shares()
	return int((wins*100 + rules.One65536/2) / rules.One65536)
}

// goals are the spaces without a soldier that can be chosen.
func (d drawing) goals() (all []placed) {
	partners := d.partners()
	for c := range rules.Cell(d.mapper().grid().Cells()) {
		r := hexRef(c)
		if !d.lit(r) {
			continue
		}
		if p, _ := d.s.SoldierAt(c); p != game.Nobody {
			continue
		}
		at := middleOf(d.mapper().grid(), c)
		class := "cq-goal"
		if r == d.picked {
			class += " cq-picked"
		}
		body := []app.UI{ui.Path("cq-goal-hex", goalMark)}
		switch n := int(d.aims.cost[c]); {
		case n > 0:
			body = append(body, ui.Circle("cq-dot", 0, 0, 5), ui.Label("cq-cost", 0, 8, itoa(n)))
		case d.v.Prompt.Kind == rules.FrameMain && !partners[r]:
			class += " cq-faint-goal" // one of many things to do, until something is chosen that goes there
			body = append(body, ui.Circle("cq-dot", 0, 0, 5))
		default:
			body = append(body, ui.Circle("cq-dot", 0, 0, 5))
		}
		all = append(all, placed{at, d.spot(class, r, true, at, body...)})
	}
	return all
}

// partners are the places that belong to an action of the piece that is chosen.
func (d drawing) partners() map[face.Ref]bool {
	all := map[face.Ref]bool{}
	if d.picked == "" {
		return all
	}
	for _, a := range d.v.Legal {
		if refs := d.labeller().label(a).Refs; slices.Contains(refs, d.picked) {
			for _, r := range refs {
				all[r] = true
			}
		}
	}
	return all
}

const goalMark = "M0-27l23 13.500v27l-23 13.500-23-13.500v-27z"

// sites are the places for a settlement that can be chosen; of the only one, as in a lesson, all three spaces are lit.
func (d drawing) sites() []app.UI {
	if !d.mapper().founding() {
		return nil
	}
	g := d.mapper().grid()
	var lit []rules.Site
	for site := range rules.Site(2 * g.Cells()) {
		if d.lit(siteRef(site)) {
			lit = append(lit, site)
		}
	}
	var all []placed
	for _, site := range lit {
		r, class, at := siteRef(site), "cq-site", siteMiddle(g, site)
		if r == d.picked {
			class += " cq-picked"
		}
		var body []app.UI
		if cells, ok := g.SiteCells(site); ok && len(lit) == 1 {
			for _, c := range cells {
				m := middleOf(g, c)
				body = append(body, ui.Path("cq-goal-hex", goalMark).Attr("transform", "translate("+itoa(m.x-at.x)+" "+itoa(m.y-at.y)+")"))
			}
		}
		body = append(body, ui.Circle("cq-site-area", 0, 0, 17), ui.Circle("cq-site-dot", 0, 0, 7))
		all = append(all, placed{at, d.spot(class, r, true, at, body...)})
	}
	return fromNorth(all)
}

// spaces are the three spaces of the site that is chosen, as a triangle between their middles.
func (d drawing) spaces() app.UI {
	name, site, _ := d.picked.Parts()
	if name != "site" || !d.mapper().founding() {
		return ui.Path("", "")
	}
	at := siteMiddle(d.mapper().grid(), rules.Site(site))
	return ui.Path("cq-site-spaces", siteMark[site%2]).Attr("transform", "translate("+itoa(at.x)+" "+itoa(at.y)+")")
}

// The middles of the three spaces of a site as a triangle about its own.
var siteMark = [2]string{"M-26-15h52l-26 45z", "M0-30l26 45h-52z"}

// reach is the range of the soldier in question, as a line around all that it can hit.
func (d drawing) reach() []app.UI {
	from := d.aims.actor
	if from == rules.NoCell || d.v.Prompt.Kind != rules.FrameMain {
		return nil
	}
	p, i := d.s.SoldierAt(from)
	if p == game.Nobody || !d.mapper().townless(from) {
		return nil
	}
	t := d.s.Seats[p].Army[i].Type
	b, stats := d.s.Board(), &d.s.Box().Soldiers[t]
	if !rules.SoldierKinds[t].Ranged {
		return nil
	}
	within := func(c rules.Cell) bool {
		n := b.Dist(from, c)
		return n >= int(stats.Near) && n <= int(stats.Far) || n == 0
	}
	return []app.UI{ui.Path("cq-range", rough(outlines(b.Grid, within)))}
}

// shots are the lines from the soldier in question to the enemies within its range, with the chance of a win or what is in
// the way; and the chances of all attacks while no soldier is chosen.
func (d drawing) shots() (all []app.UI) {
	from := d.aims.actor
	b := d.s.Board()
	if x := &d.s.Fight; *x != (rules.Fight{}) { // the engagement itself, from every archer
		to, _ := d.mapper().middle(hexRef(x.Cell[1]))
		for _, from := range x.At(0) {
			all = append(all, d.line(from, to, "cq-shot"))
		}
		return all
	}
	for p := range game.Player(d.s.N) {
		if d.v.Turn < 0 || !d.s.Enemies(p, d.v.Turn) {
			continue
		}
		for _, x := range d.s.Seats[p].Army[:d.s.Seats[p].NArmy] {
			to, _ := d.mapper().middle(hexRef(x.Cell))
			share, can := d.aims.shares[x.Cell]
			if can {
				all = append(all, d.line(from, to, "cq-shot"), tag(to, shareText(share)))
				continue
			}
			if from == rules.NoCell || d.v.Prompt.Kind != rules.FrameMain {
				continue
			}
			own, i := d.s.SoldierAt(from)
			if own == game.Nobody || !d.mapper().townless(from) {
				continue
			}
			t := d.s.Seats[own].Army[i].Type
			stats := &d.s.Box().Soldiers[t]
			dist, sight := d.s.ShotAt(from, x.Cell)
			if !rules.SoldierKinds[t].Ranged || dist < int(stats.Near) || dist > int(stats.Far) || sight == rules.SightClear {
				continue
			}
			all = append(all, d.line(from, to, "cq-blocked"))
			covered := d.covered()
			way := b.SightBlockers(from, x.Cell, &covered)
			for c := way.Next(0); c != rules.NoCell; c = way.Next(c + 1) {
				at := middleOf(b.Grid, c)
				all = append(all, ui.Path("cq-cross", crossAt(at)))
			}
		}
	}
	return all
}

func crossAt(at spot) string {
	var p pen
	p.mark(at.x, at.y, "m-7-7l14 14m0-14l-14 14")
	return string(p.text)
}

// covered are the spaces under settlements.
func (d drawing) covered() (set rules.CellSet) {
	for p := range d.s.N {
		q := &d.s.Seats[p]
		for i := range q.NTowns {
			for _, c := range d.s.CellsOf(&q.Towns[i]) {
				set.Add(c)
			}
		}
	}
	return set
}

func (d drawing) line(from rules.Cell, to spot, class string) app.UI {
	if from == rules.NoCell {
		return ui.Path(class, "")
	}
	at := middleOf(d.mapper().grid(), from)
	var p pen
	p.at('M', at.x, at.y)
	p.at('L', to.x, to.y)
	return ui.Path(class, string(p.text))
}

// tag is a short text on a slip above a point.
func tag(at spot, text string) app.UI {
	w := 15 * len([]rune(text))
	return ui.G("cq-tag", ui.Rect("", -w/2-3, -14, w+6, 28, 5), ui.Label("", 0, 8, text)).
		Attr("transform", "translate("+itoa(at.x)+" "+itoa(at.y-33)+")")
}

// shareText is a chance, or from which to which.
func shareText(share [2]int) string {
	if share[0] == share[1] {
		return say.Share(share[0])
	}
	return say.ShareRange(share[0], share[1])
}
