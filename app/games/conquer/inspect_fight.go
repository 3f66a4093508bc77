package conquer

import (
	"tabard/app/face"
	"tabard/app/words"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// fighting says that an engagement is open: its two sides stand on different spaces.
func (c landSheet) fighting() bool { return c.s.Fight.Cell[0] != c.s.Fight.Cell[1] }

// inspectFight is the open engagement: who fights whom, the dice, the chances and what each side may still play.
func (c landSheet) inspectFight() {
	if !c.fighting() {
		return
	}
	x := &c.s.Fight
	side := x.Attacks()
	own := [2]game.Player{c.s.Current, x.Owner}
	c.head(say.FightTitle.String(), oddsIcon, say.FightSub(c.fighter(side, subject), c.fighter(1-side, object)))
	if x.Round > 1 {
		c.tell(say.FightCounter.String())
	}
	rolled := x.Defence != [4]byte{}
	switch {
	case x.Dice[side] == 0:
		c.tell(say.FightChoosing.String())
	case rolled:
		c.declare(lies(x))
		c.lineOf(say.RowAttackDice, diceShown(x.Attack[:]))
		c.lineOf(say.RowDefenceDice, diceShown(x.Defence[:]))
	default:
		r := c.fightRoll()
		answer := rules.Roll{}
		if x.Partner == [2]uint16{} {
			if answer.Attack = x.Dice[1-side]; answer.Attack == 0 {
				answer.Attack = c.answers(x.Cell[1-side], x.Cell[side])
			}
			answer.Defence = c.shields(x.Cell[side])
			if side == 1 {
				answer.Attack += x.Strong
				answer.Defence += x.Added
			}
		}
		c.declare(c.chances(r, answer, x.Cell[side]))
	}
	c.tell(say.FightWin.String())
	if x.Partner != [2]uint16{} {
		c.tell(say.FightPairs.String())
	} else {
		c.tell(say.FightStrike.String())
	}
	for i, name := range [2]words.Text{say.RowAttacker, say.RowDefender} {
		who := side ^ i
		t := c.typeAt(x.Cell[who])
		c.lineOf(name, face.Notes(c.fighter(who, subject), soldierRule(c.s.Box(), t)))
		c.put(say.RowMayPlay(c.Person(own[who])), listed(c.playableBy(own[who], i == 1, rolled)))
	}
	for _, k := range [...]struct {
		n    uint8
		card rules.ActionCard
	}{{x.Strong, rules.StrongAttack}, {x.Added, rules.AddedDefense}, {x.Halved[0] + x.Halved[1], rules.WeakerFight}} {
		if k.n > 0 {
			c.put(say.Card(k.card).String(), say.FightPlayed(int(k.n)))
		}
	}
}

// playableBy are the action cards that a seat could still play in the engagement, as far as all can know: those of which a
// copy may be in its hand.
func (c landSheet) playableBy(p game.Player, defends, rolled bool) (names []string) {
	x, q := &c.s.Fight, &c.s.Seats[p]
	if p == c.s.Finisher {
		return nil
	}
	active, kind := p == c.s.Current, c.s.Prompt().Kind
	if kind == rules.FrameCounter || kind == rules.FrameCasualty || kind == rules.FrameRetreat {
		return nil
	}
	var kinds []rules.ActionCard
	switch losing := x.AttackWins() == defends; {
	case rolled && losing:
		kinds = append(kinds, rules.WeakFight, rules.WeakerFight)
		if defends && !active {
			kinds = append(kinds, rules.AddedDefense)
		}
	case rolled:
	case !defends && active && kind != rules.FramePreDefend:
		kinds = append(kinds, rules.StrongAttack)
	case defends && !active:
		if kind == rules.FrameDeclAsk || kind == rules.FrameFlaming {
			kinds = append(kinds, rules.StrategicRetreat)
		}
		kinds = append(kinds, rules.AddedDefense)
		if x.Round <= 1 && !x.IsPair(1) && c.typeAt(x.Cell[1]) == rules.Warrior {
			kinds = append(kinds, rules.ShieldWall)
		}
	}
	for _, k := range kinds {
		if c.may(p, q, k) {
			names = append(names, say.Card(k).String())
		}
	}
	return names
}

// may says whether a seat may have a card to play, from what the viewer knows.
func (c landSheet) may(p game.Player, q *rules.Seat, k rules.ActionCard) bool {
	for _, o := range q.Open[:q.NOpen] {
		if o == k {
			return true
		}
	}
	seen := int(c.s.ActGone[k])
	for o := range game.Player(c.s.N) {
		s := &c.s.Seats[o]
		for _, open := range s.Open[:s.NOpen] {
			if open&^rules.TurnedOver == k {
				seen++
			}
		}
		if o != c.me {
			continue
		}
		for _, held := range s.Act[:s.NAct] {
			if held == k {
				if o == p {
					return true
				}
				seen++
			}
		}
	}
	return p != c.me && q.NAct > 0 && seen < int(c.s.Box().Copies[k])
}

// diceShown are dice by what they show: "2 × blank, 1 × 2".
func diceShown(dice []byte) string {
	var parts []string
	for f, n := range dice {
		if n > 0 {
			parts = append(parts, say.DiceCount(say.Face(f), int(n)))
		}
	}
	return listed(parts)
}

// inspectDie is a face of a die, and what becomes of the roll if a die of the enemy's that shows it is removed.
func (c landSheet) inspectDie(f rules.Face) {
	c.head(say.DieTitle(say.Face(f)), dieIcon, say.DieSub.String())
	c.tell(say.DieCounts(int(rules.FaceValue[f])))
	if f == rules.Strike {
		c.tell(say.FightStrike.String())
	}
	if fr := c.s.Prompt(); fr.Kind == rules.FrameRemoveDie {
		for _, a := range c.v.Legal {
			if a.Kind == rules.KindRemoveDie && a.A == uint16(f) {
				c.lineOf(say.RowWithout, c.labeller().without(f))
			}
		}
	}
	c.lineOf(say.RowAttackDie, dieSides(c.s.Box().AttackDie))
	c.lineOf(say.RowDefenceDie, dieSides(c.s.Box().DefenceDie))
}
