package conquer

import "math/bits"

// Face is what a die of an engagement shows.
type Face = uint8

// The faces.
const (
	Blank Face = iota
	One
	Two
	Strike // the C: one point, and the defender may strike back
	Faces  = 4
)

// FaceValue is what the faces count.
var FaceValue = [Faces]uint8{0, 1, 2, 1}

// MaxDice is the most that one side can roll with all cards: an event holds how many show each face in four bits.
const MaxDice = 15

// Total is what dice count, given how many show each face, and halved so often.
func Total(dice []byte, halved uint8) int {
	sum := 0
	for face, n := range dice {
		sum += int(n) * int(FaceValue[face])
	}
	return sum >> halved
}

// Roll is one roll of an engagement before it is made.
type Roll struct {
	Attack, Defence             uint8 // dice
	AttackOff, DefenceOff       uint8 // dice the other side will remove, those that serve it best
	AttackHalved, DefenceHalved uint8
	TieWins                     bool // equality is the attacker's
}

// Odds are the numbers of ways a roll can come out, exactly: the attacker wins; the defender does and shows a strike; the
// defender does and shows none.
type Odds struct{ Wins, Strikes, Fails int64 }

// All is the number of all ways.
func (o Odds) All() int64 { return o.Wins + o.Strikes + o.Fails }

// Unanswered are the odds where the defender cannot strike back.
func (o Odds) Unanswered() Odds { return Odds{o.Wins, 0, o.Strikes + o.Fails} }

// One65536 is certainty among shares.
const One65536 = 1 << 16

// Shares are the chances of a win and of a failure with a strike, in 1/65,536, rounded.
func (o Odds) Shares() (wins, strikes uint32) {
	return share(o.Wins, o.All()), share(o.Strikes, o.All())
}

// share is n of all in 1/65,536, rounded.
func share(n, all int64) uint32 {
	hi, lo := bits.Mul64(uint64(n), One65536)
	lo, carry := bits.Add64(lo, uint64(all)/2, 0)
	q, _ := bits.Div64(hi+carry, lo, uint64(all))
	return uint32(q)
}

// plainOdds are the odds of all plain rolls, ties losing, by dice of the attack and of the defence.
type plainOdds [MaxDice + 1][MaxDice + 1]Odds

// AttackOdds are the odds of plain dice, ties losing.
func (b *values) AttackOdds(attack, defence uint8) Odds { return b.plain()[attack][defence] }

// plainOdds are the odds of all plain rolls with the dice of the box.
func (b *Box) plainOdds() *plainOdds {
	all := new(plainOdds)
	var attack [MaxDice + 1][maxTotal]int64
	var defence [MaxDice + 1][maxTotal][2]int64
	for n := range uint8(MaxDice + 1) {
		attack[n], defence[n] = b.attackTotals(Roll{Attack: n}), b.defenceTotals(Roll{Defence: n})
	}
	for a := range all {
		for d := range all[a] {
			all[a][d] = outcomes(&attack[a], &defence[d], a+d, false)
		}
	}
	return all
}

// Odds are the odds of a roll.
func (s *State) Odds(r Roll) Odds {
	if plain := (Roll{Attack: r.Attack, Defence: r.Defence}); r == plain {
		return s.box.AttackOdds(r.Attack, r.Defence)
	}
	return s.box.count(r)
}

// maxTotal is more than any total.
const maxTotal = 2*MaxDice + 1

// count counts the ways of a roll. Who removes dice of the defence takes the highest if that wins, otherwise the strikes.
func (b *Box) count(r Roll) Odds {
	attack, defence := b.attackTotals(r), b.defenceTotals(r)
	return outcomes(&attack, &defence, int(r.Attack)+int(r.Defence), r.TieWins)
}

// outcomes are the odds by the ways to each total. Those of more than 24 dice are counted in a larger unit, since they have no room.
func outcomes(attack *[maxTotal]int64, defence *[maxTotal][2]int64, dice int, tieWins bool) (o Odds) {
	unit := 3 * max(0, dice-24) // bits; a die has fewer than three
	for a, ways := range attack {
		ways >>= unit / 2
		for d, by := range defence {
			by[0], by[1] = by[0]>>(unit-unit/2), by[1]>>(unit-unit/2)
			switch {
			case a > d || a == d && tieWins:
				o.Wins += ways * (by[0] + by[1])
			default:
				o.Fails += ways * by[0]
				o.Strikes += ways * by[1]
			}
		}
	}
	return o
}

// attackTotals are the ways to each total of the attack.
func (b *Box) attackTotals(r Roll) (ways [maxTotal]int64) {
	n, die := int(r.Attack), DieFaces(b.AttackDie)
	for twos := range n + 1 {
		for ones := range n - twos + 1 {
			off := int(r.AttackOff)
			kept2 := max(twos-off, 0)
			kept1 := max(ones-(off-(twos-kept2)), 0)
			ways[(2*kept2+kept1)>>r.AttackHalved] += arrangements(n, twos, ones, 0) *
				power(die[Blank], n-twos-ones) * power(die[One], ones) * power(die[Two], twos)
		}
	}
	return ways
}

// defenceTotals are the ways to each total of the defence after its highest dice are gone: without and with a strike left
// if those were removed instead.
func (b *Box) defenceTotals(r Roll) (ways [maxTotal][2]int64) {
	n, die := int(r.Defence), DieFaces(b.DefenceDie)
	for twos := range n + 1 {
		for ones := range n - twos + 1 {
			for strikes := range n - twos - ones + 1 {
				off, left := int(r.DefenceOff), 0
				kept2 := max(twos-off, 0)
				kept1 := max(ones+strikes-(off-(twos-kept2)), 0)
				if strikes > off {
					left = 1
				}
				ways[(2*kept2+kept1)>>r.DefenceHalved][left] += arrangements(n, twos, ones, strikes) *
					power(die[Blank], n-twos-ones-strikes) * power(die[One], ones) * power(die[Two], twos) * power(die[Strike], strikes)
			}
		}
	}
	return ways
}

// arrangements is in how many orders n dice can show so many twos, ones and strikes.
func arrangements(n, twos, ones, strikes int) int64 {
	return factorials[n] / factorials[twos] / factorials[ones] / factorials[strikes] / factorials[n-twos-ones-strikes]
}

// power is a number of sides raised to a number of dice.
func power(sides uint8, dice int) int64 {
	p := int64(1)
	for range dice {
		p *= int64(sides)
	}
	return p
}

// factorials up to MaxDice.
var factorials = [MaxDice + 1]int64{1, 1, 2, 6, 24, 120, 720, 5040, 40320, 362880, 3628800, 39916800, 479001600, 6227020800, 87178291200, 1307674368000}

// Exchange are the chances, in 1/65,536, that an engagement ends with the target's or with the attacker's defeat, where
// first is the declared attack, counter the target's answer, and again the attacker's answer to that. Who cannot strike
// back has Unanswered odds against it. What is left is the chance that both live.
func Exchange(first, counter, again Odds) (target, attacker uint32) {
	p1, q1 := first.Shares()
	p2, q2 := counter.Shares()
	p3, q3 := again.Shares()
	// From the counter on the two take turns: each round trip happens with q2*q3, so that what one wins at its roll is
	// won p/(1-q2*q3) times in the long run.
	once := max(1, uint64(One65536)*One65536-uint64(q2)*uint64(q3)) // 1 where both always strike back, and nobody wins
	won3 := (uint64(p3)<<32 + once/2) / once
	won2 := (uint64(p2)<<32 + once/2) / once
	target = p1 + uint32((uint64(q1)*uint64(q2)*won3+1<<31)>>32)
	attacker = uint32((uint64(q1)*won2 + One65536/2) >> 16)
	return target, attacker
}

// LateDie are the odds, of six, when the defence adds one die to a roll that is made: to an attack of that total, counted
// with everything that was played.
func (b *Box) LateDie(attack int, defence [Faces]byte, halved uint8, tieWins bool) (o Odds) {
	for face, sides := range DieFaces(b.DefenceDie) {
		ways := int64(sides)
		more := defence
		more[face]++
		total := Total(more[:], halved)
		switch {
		case attack > total || attack == total && tieWins:
			o.Wins += ways
		case more[Strike] > 0:
			o.Strikes += ways
		default:
			o.Fails += ways
		}
	}
	return o
}
