package coincrown

import "tabard/engines/game"

// What a position is worth to a seat, for bots: features counted from the public position, weighed by the year. Points
// alone would be no guide, since a good first half of this game scores next to nothing.

// The features.
const (
	fBase      = iota // 1: what the rest of the game brings anyone
	fHamlets          // own lands by present level
	fVillages         //
	fTowns            //
	fCities           //
	fIronTied         // points of iron coins held that a rival has drawn level with
	fIronBy1          // held, one ahead
	fIronBy2          // held, two or more ahead
	fIronWant1        // points of iron coins that one more card or land would win
	fIronWant2        // that two more would win
	fChurch           // church points as they stand
	fGiven            // value offered, up to 12
	fIncome           // income value while in the year
	fPence            // income coins while in the year: small coins pay exactly
	fDraw             // value of the next draw, in quarters of a bronze
	fLater            // value of later draws, in quarters of a bronze
	fReserved         // value of the reserved coin
	fFirst            // + resource: owns one of that producer
	fSecond    = fFirst + Resources
	fFurther   = fSecond + Resources // all beyond two, any resource
	fReady     = fFurther + 1        // + resource: ready ones while in the year, up to two
	fRankOne   = fReady + Resources  // Apprentice Builders
	fRankTwo   = fRankOne + 1        // Skilled Builders
	fRankTop   = fRankTwo + 1        // Master Builders
	fHands     = fRankTop + 1        // ready builders while in the year
	fStore     = fHands + 1          // storehouses left
	fStrikes   = fStore + 1          // strength in tokens of troops
	fTroops    = fStrikes + 1        // troops standing
	fWorn      = fTroops + 1         // armor that troops can wear
	fArmor     = fWorn + 1           // all armor
	fHorse     = fArmor + 1          // cavalry left
	fNow       = fHorse + 1          // strength ready while in the year, up to 11
	fTake      = fNow + 1            // hundredths of the points of the best land in reach of the strength now
	fMarch     = fTake + 1           // and in reach next year, by how near it is
	fRaise     = fMarch + 1          // hundredths of the points of the upgrades that could be done now
	fPlan      = fRaise + 1          // and of those one or two symbols off
	fMills     = fPlan + 1           // cards that the own mills would ready
	fRevive    = fMills + 1          // fallen strength a barracks can bring back
	fFort      = fRevive + 1         // fortresses
	fTower     = fFort + 1           // watchtowers
	fToll      = fTower + 1          // quarters of a bronze that the toll stations draw
	fHarbor    = fToll + 1           // harbors
	fSea       = fHarbor + 1         // overseas level
	fActive    = fSea + 1            // still in the year
	fToMove    = fActive + 1         // to move, with a main action left
	fStart     = fToMove + 1         // starts the year, or will start the next
	features   = fStart + 1
)

// Columns are the years with two seats, and the years with more.
const Columns = 2 * Years

// Weights are what a unit of each feature is worth in each year, in sixteenths of a hundredth of a point.
type Weights [features][Columns]int16

// ColumnOf is the column that a position is valued by.
func ColumnOf(s *State) int {
	if s.N == 2 {
		return int(s.Year) - 1
	}
	return Years + int(s.Year) - 1
}

// Eval is the worth of the position to a seat in hundredths of a point: Def.Eval.
func Eval(s game.State, p game.Player) int32 { return worth(s.(*State), p, &weights) }

// EvalWith is Eval with other weights, for the arena that compares them.
func EvalWith(w *Weights) func(game.State, game.Player) int32 {
	return func(s game.State, p game.Player) int32 { return worth(s.(*State), p, w) }
}

func worth(s *State, p game.Player, w *Weights) int32 {
	if s.Over {
		// The score, and a touch of the last tie-break.
		return int32(100*s.Points(p) + min(40, s.Seats[p].Saved()))
	}
	var f [features]int16
	s.count(p, &f)
	sum := 1600 * int32(s.CardPoints(p)) // nobody can take them away
	column := ColumnOf(s)
	for i, n := range &f {
		sum += int32(n) * int32(w[i][column])
	}
	return sum / 16
}

// FeatureCount is how many features Eval counts.
const FeatureCount = features

// CurrentWeights are the weights that Eval uses. They are not to be changed.
func CurrentWeights() *Weights { return &weights }

// MayHurt says whether more of a feature may rightly be worth less.
func MayHurt(feature int) bool {
	switch feature {
	case fBase, fPence, fActive, fToMove, fStart:
		return true
	}
	return false
}

// Features are what Eval counts, for the program that fits the weights.
func Features(s *State, p game.Player) [features]int16 {
	var f [features]int16
	s.count(p, &f)
	return f
}

func (s *State) count(p game.Player, f *[features]int16) {
	q := &s.Seats[p]
	active := !q.Passed
	f[fBase] = 1
	s.countIron(p, f)
	f[fChurch] = int16(s.ChurchPoints()[p])
	f[fGiven] = int16(min(12, q.Church.Value()))
	s.countCoins(q, active, f)

	var own [CardKinds]int16
	for row, n := range &q.Have {
		if n > 0 {
			own[MarketCards[row].Kind] += int16(n)
		}
	}
	var ready [Resources]int16
	for r := range ready {
		n := own[r]
		ready[r] = n - int16(q.Tired[r])
		f[fFirst+r] = min(n, 1)
		f[fSecond+r] = min(max(n-1, 0), 1)
		f[fFurther] += max(n-2, 0)
		if active {
			f[fReady+r] = min(ready[r], 2)
		}
	}
	f[fRankOne], f[fRankTwo], f[fRankTop] = own[ApprenticeBuilder], own[SkilledBuilder], own[MasterBuilder]
	tired := [3]int16{int16(q.Tired[ApprenticeBuilder]), int16(q.Tired[SkilledBuilder]), int16(q.Tired[MasterBuilder])}
	f[fStore] = own[Storehouse] - int16(q.Gone[1])
	if active {
		f[fHands] = own[ApprenticeBuilder] + own[SkilledBuilder] + own[MasterBuilder] - tired[0] - tired[1] - tired[2]
	}

	s.countArmy(q, &own, active, f)
	s.countLands(p, &own, &ready, tired, active, f)

	mills := [3]struct{ mill, of CardKind }{{OreFoundry, Mine}, {LumberMill, Forest}, {WoolenMill, Pasture}}
	for _, m := range mills {
		f[fMills] += own[m.mill] * own[m.of]
	}
	if own[Barracks] > 0 {
		fallen := 0
		for c, n := range q.Fallen {
			fallen += int(n) * int(classAtt[c]) * s.box.ClassStrength(Class(c))
		}
		f[fRevive] = int16(min(fallen, 6*int(own[Barracks])))
	}
	f[fFort], f[fTower], f[fHarbor] = own[Fortress], own[Watchtower], own[Harbor]
	f[fToll] = own[TollStation] * f[fLater] / 4
	f[fSea] = int16(q.Overseas)
	if active {
		f[fActive] = 1
		if s.Turn() == p && s.ActionsLeft > 0 {
			f[fToMove] = 1
		}
	}
	if s.Start == p {
		f[fStart] = 1
	}
}

// countIron compares what each iron coin counts.
func (s *State) countIron(p game.Player, f *[features]int16) {
	box := s.box
	var counts [MaxSeats][Irons]int8
	for i := range s.N {
		c := &counts[i]
		for row, n := range &s.Seats[i].Have {
			if n == 0 {
				continue
			}
			irons := &kindIrons[MarketCards[row].Kind]
			c[irons[0]] += int8(n)
			if irons[1] >= 0 {
				c[irons[1]] += int8(n)
			}
		}
	}
	for _, o := range &s.LandOwner {
		if o >= 0 {
			counts[o][IronLands]++
		}
	}
	for i := range Irons {
		rival := int8(0)
		for o := range s.N {
			if game.Player(o) != p {
				rival = max(rival, counts[o][i])
			}
		}
		lead, points := counts[p][i]-rival, int16(box.IronPoints[i])
		switch {
		case s.IronOwner[i] == p && lead <= 0:
			f[fIronTied] += points
		case s.IronOwner[i] == p && lead == 1:
			f[fIronBy1] += points
		case s.IronOwner[i] == p:
			f[fIronBy2] += points
		case lead == 0:
			f[fIronWant1] += points
		case lead == -1:
			f[fIronWant2] += points
		}
	}
}

// countCoins looks at what can be spent and at what the next draws will bring.
func (s *State) countCoins(q *Seat, active bool, f *[features]int16) {
	purse, rest := q.Purse, q.Discard
	if active {
		f[fIncome], f[fPence] = int16(q.Income.Value()), int16(q.Income.Count())
	}
	rest.add(q.Income) // spent or swept, coins end in the discard
	if q.Reserved != 0 {
		f[fReserved] = int16(DenomValue[q.Reserved-1])
		rest[q.Reserved-1]++
	}
	n, m := purse.Count(), rest.Count()
	if n >= IncomeCoins {
		f[fDraw] = int16(4 * IncomeCoins * purse.Value() / n)
	} else {
		f[fDraw] = int16(4 * purse.Value())
		if m > 0 {
			f[fDraw] += int16(4 * min(m, IncomeCoins-n) * rest.Value() / m)
		}
	}
	if n+m > 0 {
		f[fLater] = int16(4 * min(n+m, IncomeCoins) * (purse.Value() + rest.Value()) / (n + m))
	}
}

// countArmy looks at strength in hand, and at the lands it could take.
func (s *State) countArmy(q *Seat, own *[CardKinds]int16, active bool, f *[features]int16) {
	box := s.box
	inArmor, onHorse := int16(box.Strengths[Armor]), int16(box.Strengths[Cavalry])
	now, all, troops, readyTroops := int16(0), int16(0), int16(0), int16(0)
	for i := range troopKinds {
		fresh, used := int16(q.Troop[0][i]), int16(q.Troop[1][i])
		power := int16(box.power[i])
		troops += fresh + used
		readyTroops += fresh
		now += fresh * power
		all += (fresh + used) * power
		f[fStrikes] += (fresh + used) * power * int16(troopTokens[i])
	}
	armor, horse := own[Armor], own[Cavalry]-int16(q.Gone[0])
	worn := min(armor, troops)
	f[fTroops], f[fWorn], f[fArmor], f[fHorse] = troops, worn, armor, horse
	now += inArmor*min(armor-int16(q.Tired[Armor]), readyTroops) + onHorse*horse
	all += inArmor*worn + onHorse*horse
	if active {
		f[fNow] = min(now, 11)
	}
	for l := range Level(LandLevels) {
		if s.LandTop[l] == 0 {
			continue
		}
		shield, points := int16(box.Lands[s.LandTop[l]-1].Shield), 100*int16(box.LandPoints[l])
		if active && now >= shield {
			f[fTake] = max(f[fTake], points)
		}
		near := min(all, shield)
		f[fMarch] = max(f[fMarch], int16(int32(points)*int32(near)*int32(near)/(int32(shield)*int32(shield))))
	}
}

// countLands looks at own lands: their points, and which of them could be raised, now or with a symbol or two more.
func (s *State) countLands(p game.Player, own *[CardKinds]int16, ready *[Resources]int16, tired [3]int16, active bool, f *[features]int16) {
	box := s.box
	builders := [LandLevels]int16{}
	all := [LandLevels]int16{}
	for rank := 2; rank >= 0; rank-- {
		n := own[ApprenticeBuilder+CardKind(rank)]
		builders[rank] = builders[rank+1] + n - tired[rank]
		all[rank] = all[rank+1] + n
	}
	store := StoreSymbols * f[fStore]
	for id, o := range &s.LandOwner {
		if o != p {
			continue
		}
		level := s.LandLevel[id]
		f[fHamlets+int(level)]++
		if level == City || s.UpgradeCards == 0 && s.wantsUpgradeCard(id) {
			continue
		}
		short, far := int16(0), int16(0)
		for r, n := range &box.Lands[id].Steps[level] {
			short += max(0, int16(n)-ready[r])
			far += max(0, int16(n)-own[r])
		}
		gain := 100 * (int16(box.LandPoints[level+1]) - int16(box.LandPoints[level]))
		if active && short <= builders[level]+store {
			f[fRaise] = max(f[fRaise], gain)
		}
		switch far -= all[level] + store; {
		case far <= 0:
			f[fPlan] = max(f[fPlan], gain)
		case far == 1:
			f[fPlan] = max(f[fPlan], gain/2)
		case far == 2:
			f[fPlan] = max(f[fPlan], gain/5)
		}
	}
}
