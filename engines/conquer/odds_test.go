package conquer

import (
	"math/big"
	"testing"

	"tabard/engines/gametest"
)

// Ten thousandths of attack wins, by attack and defence dice.
var winsOf = [7][7]int64{
	{3889, 1852, 802, 329, 130, 50, 19},
	{6852, 4599, 2783, 1550, 808, 400, 189},
	{8519, 6842, 5022, 3402, 2149, 1278, 722},
	{9342, 8302, 6884, 5327, 3862, 2638, 1709},
	{9719, 9142, 8189, 6944, 5567, 4227, 3049},
	{9883, 9585, 9006, 8127, 7010, 5768, 4530},
	{9953, 9807, 9479, 8912, 8096, 7077, 5941},
}

func TestOddsOfOneRoll(t *testing.T) {
	for a := range winsOf {
		for d, want := range winsOf[a] {
			o := house().AttackOdds(uint8(a+1), uint8(d+1))
			gametest.Want(t, "wins", (o.Wins*20000/o.All()+1)/2, want)
		}
	}
	for d, want := range []int64{1667, 3056, 4213, 5177, 5981, 6651, 7209} { // chance of a strike: nothing attacks, all fails
		o := house().AttackOdds(0, uint8(d+1))
		gametest.Want(t, "strikes", (o.Strikes*20000/o.All()+1)/2, want)
	}
}

func TestOddsOfFewDice(t *testing.T) {
	gametest.Want(t, "three on three", house().AttackOdds(3, 3), Odds{23432, 10384, 46656 - 23432 - 10384})
	gametest.Want(t, "one on one", [2]int64{house().AttackOdds(1, 1).Wins, house().AttackOdds(1, 1).All()}, [2]int64{14, 36})
	gametest.Want(t, "all ways, at most", house().AttackOdds(12, 12).All(), 4738381338321616896) // 6^24
	gametest.Want(t, "nobody can strike back", house().AttackOdds(3, 3).Unanswered(), Odds{23432, 0, 46656 - 23432})
}

// throws calls do with every throw of n dice.
func throws(die [DieSides]Face, n uint8, do func([Faces]byte)) {
	var counts [Faces]byte
	var throw func(left uint8)
	throw = func(left uint8) {
		if left == 0 {
			do(counts)
			return
		}
		for _, face := range die {
			counts[face]++
			throw(left - 1)
			counts[face]--
		}
	}
	throw(n)
}

// removals calls do with everything that is left after taking off dice away, in every way.
func removals(counts [Faces]byte, off uint8, do func([Faces]byte)) {
	any := false
	for face, n := range counts {
		if off > 0 && n > 0 {
			any = true
			left := counts
			left[face]--
			removals(left, off-1, do)
		}
	}
	if !any {
		do(counts)
	}
}

// naive is the outcome of a throw when the defence's removed dice are chosen to serve the attacker best and the attack's
// to serve the defender: 0 the attacker wins, 1 no strike, 2 a strike.
func (r Roll) naive(attack, defence [Faces]byte) int {
	a := 1 << 20
	removals(attack, r.AttackOff, func(left [Faces]byte) { a = min(a, Total(left[:], r.AttackHalved)) })
	best := 2
	removals(defence, r.DefenceOff, func(left [Faces]byte) {
		d := Total(left[:], r.DefenceHalved)
		switch {
		case a > d || a == d && r.TieWins:
			best = 0
		case left[Strike] == 0:
			best = min(best, 1)
		}
	})
	return best
}

// The odds are those of throwing all dice in every way, whatever cards are played.
func TestOddsAgainstAllThrows(t *testing.T) {
	rolls := []Roll{{}, {Attack: 2}, {Defence: 2}, {Attack: 3, Defence: 3}, {Attack: 4, Defence: 2}, {Attack: 2, Defence: 4}}
	for off := range uint8(3) {
		for halved := range uint8(3) {
			for _, tie := range []bool{false, true} {
				rolls = append(rolls, Roll{3, 3, off, 0, 0, halved, tie}, Roll{3, 2, 0, off, halved, 0, tie}, Roll{2, 3, 1, off, halved, 1, tie})
			}
		}
	}
	s := State{box: house()}
	for _, r := range rolls {
		var counts [3]int64
		throws(house().attackDie, r.Attack, func(attack [Faces]byte) {
			throws(house().defenceDie, r.Defence, func(defence [Faces]byte) { counts[r.naive(attack, defence)]++ })
		})
		if got, want := s.Odds(r), (Odds{counts[0], counts[2], counts[1]}); got != want {
			t.Errorf("%+v: got %v, want %v", r, got, want)
		}
	}
}

// Shares are rounded, not cut, and certain things are certain.
func TestShares(t *testing.T) {
	for _, o := range []Odds{{1, 1, 1}, {1, 0, 0}, {0, 7, 0}, house().AttackOdds(3, 3), house().AttackOdds(MaxDice, MaxDice)} {
		wins, strikes := o.Shares()
		for _, of := range [][2]int64{{int64(wins), o.Wins}, {int64(strikes), o.Strikes}} {
			exact := big.NewRat(of[1], o.All())
			exact.Mul(exact, big.NewRat(One65536, 1))
			far := exact.Sub(exact, big.NewRat(of[0], 1))
			gametest.Want(t, "share is the nearest", far.Abs(far).Cmp(big.NewRat(1, 2)) <= 0, true)
		}
	}
}

// An exchange of counters is the sum of the endless series, and the target cannot win who cannot strike back.
func TestExchange(t *testing.T) {
	for a := uint8(1); a <= 8; a++ {
		for d := uint8(1); d <= 8; d++ {
			first, counter, again := house().AttackOdds(a, 3), house().AttackOdds(3, d), house().AttackOdds(a, d)
			target, attacker := Exchange(first, counter, again)
			rat := func(n, all int64) *big.Rat { return big.NewRat(n, all) }
			p1, q1 := rat(first.Wins, first.All()), rat(first.Strikes, first.All())
			p2, q2 := rat(counter.Wins, counter.All()), rat(counter.Strikes, counter.All())
			p3, q3 := rat(again.Wins, again.All()), rat(again.Strikes, again.All())
			near := func(what string, got uint32, exact *big.Rat) {
				t.Helper()
				exact.Mul(exact, rat(One65536, 1)).Sub(exact, rat(int64(got), 1))
				gametest.Want(t, what, exact.Abs(exact).Cmp(rat(4, 1)) < 0, true)
			}
			// Add up twenty round trips; what is left after them is nothing.
			wantTarget, wantAttacker := new(big.Rat).Set(p1), new(big.Rat)
			reach := new(big.Rat).Set(q1)
			for range 20 {
				wantAttacker.Add(wantAttacker, new(big.Rat).Mul(reach, p2))
				reach.Mul(reach, q2)
				wantTarget.Add(wantTarget, new(big.Rat).Mul(reach, p3))
				reach.Mul(reach, q3)
			}
			near("target", target, wantTarget)
			near("attacker", attacker, wantAttacker)
			quiet, never := Exchange(first.Unanswered(), counter, again)
			near("target without counters", quiet, new(big.Rat).Set(p1))
			gametest.Want(t, "attacker without counters", never, 0)
		}
	}
}

// One die more after the roll: against 4 a defence of 3 needs one point, and only the strike opens a counter (the roll of
// CQ-14).
func TestLateDie(t *testing.T) {
	three := [Faces]byte{Blank: 1, One: 1, Two: 1}
	gametest.Want(t, "three against four", House.LateDie(4, three, 0, false), Odds{2, 1, 3})
	gametest.Want(t, "the attacker has the tie", House.LateDie(4, three, 0, true), Odds{5, 0, 1})
	gametest.Want(t, "halved", House.LateDie(2, three, 1, false), Odds{2, 1, 3})
	gametest.Want(t, "a strike lies already", House.LateDie(4, [Faces]byte{One: 2, Strike: 1}, 0, false), Odds{2, 4, 0})
}

func BenchmarkRollWithCards(b *testing.B) {
	for b.Loop() {
		house().count(Roll{Attack: 5, Defence: 5, AttackHalved: 1, DefenceOff: 1})
	}
}

func BenchmarkExchange(b *testing.B) {
	for b.Loop() {
		Exchange(house().AttackOdds(5, 3), house().AttackOdds(3, 5), house().AttackOdds(5, 3))
	}
}

func BenchmarkHolds(b *testing.B) {
	var st Standing
	for b.Loop() {
		for id := 1; id <= Objectives; id++ {
			House.Holds(uint8(id), &st)
		}
	}
}

// The most dice of both sides have more ways than there is room for; they are counted in a larger unit, and nothing but the last digits is lost.
func TestOddsOfTheMostDice(t *testing.T) {
	for dice := 12; dice <= MaxDice; dice++ {
		o := house().AttackOdds(uint8(dice), uint8(dice))
		all := 1.0
		for range 2 * dice {
			all *= DieSides
		}
		all /= float64(int64(1) << (3 * max(0, 2*dice-24)))
		if lost := 1 - float64(o.All())/all; lost < 0 || lost > 1e-6 || min(o.Wins, o.Strikes, o.Fails) <= 0 {
			t.Errorf("%d dice: %v, of %g ways %g are lost", dice, o, all, lost)
		}
	}
}
