package merchants

import (
	"math/bits"

	"tabard/engines/game"
)

// first is the lowest space of a mask.
func first(mask uint64) int { return bits.TrailingZeros64(mask) }

// count fills in the features and returns the gold that the seat has, with what the year's end would add for cards. What
// it pays for weapons in store counts in the final turns only: with seats that forged for it the season would not end in a
// hundred turns.
func (s *State) count(p game.Player, f *[features]int16) int32 {
	q := &s.Seats[p]
	gold := int32(q.Gold)
	if s.ending() != game.Nobody && s.Season == Winter {
		for k, n := range q.Held {
			gold += int32(n) * int32(s.box.EndValue[QualityOf(Kind(k))])
		}
	}
	for m := q.Kingdoms; m != 0; m &= m - 1 {
		gold += int32(s.EndCard(p, uint8(bits.TrailingZeros32(m))+1))
	}
	f[fBase] = 4
	s.countTurns(p, f)
	f[fPurse], f[fPurse15], f[fPurse30] = min(q.Gold, 5), min(q.Gold, 15), min(q.Gold, 30)
	for i, id := range &slotCards {
		f[fCards+i] = int16(q.Kingdoms >> (id - 1) & 1)
	}
	f[fSlots] = int16(s.box.KingdomLimit[s.Season] - q.SlotCards())
	if q.Owns(MerchantGuild) {
		f[fGuild] = int16(EndCardMax - s.EndCard(p, MerchantGuild))
	}

	var best [Weapons]uint8 // of the rivals
	for o := range game.Player(s.N) {
		if o == p {
			continue
		}
		for w, l := range &s.Seats[o].Level {
			best[w] = max(best[w], l)
		}
	}
	comes := s.comes(p)
	s.countCrafts(p, &best, comes, f)
	s.countStore(p, comes, f)
	s.countBoard(p, &best, f)
	return gold
}

// countTurns looks at whose turn it is.
func (s *State) countTurns(p game.Player, f *[features]int16) {
	now, ends := s.Frames[0].Who, s.ending()
	switch {
	case now == p && s.Frames[0].Kind == FrameAction:
		f[fMove] = 1
	case ends != game.Nobody:
		if s.comes(p) {
			f[fLast] = 1
		}
	case now == p:
		f[fWait] = int16(s.N)
	default:
		f[fWait] = int16(s.after(now, p))
	}
	if ends != game.Nobody && s.Season < Winter {
		f[fStarts] = int16(s.after(ends, p))
		if ends == p {
			f[fFirst] = 1
		}
	}
}

// countCrafts looks at levels, coins and bonus cards.
func (s *State) countCrafts(p game.Player, best *[Weapons]uint8, comes bool, f *[features]int16) {
	q := &s.Seats[p]
	for w := range Weapon(Weapons) {
		level, coins := int16(q.Level[w]), int16(q.Coins[w])
		if level == 0 {
			continue
		}
		f[fTypes]++
		for n := range min(level, BonusLevel) - 1 {
			f[fLevel2+int(n)]++
		}
		f[fLevels] += max(level-BonusLevel, 0)
		for n := range min(coins, 5) {
			f[fCoin+int(n)]++
		}
		f[fCoins] += max(coins-5, 0)
		ahead := level - int16(best[w])
		if ahead > 1 {
			f[fTopFar]++
		}
		if ahead > 0 {
			f[fTop]++
		}
		if ahead >= 0 {
			f[fEven]++
		}
		switch {
		case s.BonusHolder[w] == p:
			f[fBonus]++
			if comes && s.BonusReady>>w&1 == 1 {
				f[fReady]++
			}
		case s.BonusHolder[w] != game.Nobody:
		case level == BonusLevel-1:
			f[fNear5]++
		case level == BonusLevel-2:
			f[fNear4]++
		}
	}
}

// countStore looks at weapons in store, at what could be forged, and at where they could be sold.
func (s *State) countStore(p game.Player, comes bool, f *[features]int16) {
	q, l := &s.Seats[p], s.layout()
	empty := s.empty()
	open, soon := uint64(0), uint64(0)
	for r, d := range s.Frontier {
		if d == 0 {
			continue
		}
		open |= l.within[r][d]
		soon |= l.within[r][min(d+1, Depths+1)]
	}
	open &= empty
	soon &= empty &^ open

	for r := range Race(Races) {
		f[fRace] += int16(q.Race[r])
		f[fRaceTop] = max(f[fRaceTop], int16(q.Race[r]))
		if comes {
			f[fReward] += int16(s.Reward[r] >> p & 1)
		}
	}
	f[fRegion] = int16(bits.OnesCount8(q.Regions))
	tongue := int16(0)
	if q.Owns(SilverTongue) {
		tongue = 1
	}
	total, takes := int16(0), uint8(0)
	var gain [3]int16 // of the best weapons to forge now
	for w := range Weapon(Weapons) {
		standard, vorpal := int16(q.Held[KindOf(w, Standard)]), int16(q.Held[KindOf(w, Vorpal)])
		if q.Level[w] == 0 && standard+vorpal == 0 {
			continue
		}
		total += standard + vorpal
		here := open & l.asks[w]
		nOpen, nSoon := int16(bits.OnesCount64(here)), int16(bits.OnesCount64(soon&l.asks[w]))

		// Tiles that add to a sale: the best sale, and the best of all but that.
		one, two := int16(0), int16(0)
		for m := here; m != 0; m &= m - 1 {
			space := first(m)
			n := int16(q.Race[l.race[space]]) + int16(q.Regions>>l.region[space]&1)
			if n > one {
				one, two = n, one
			} else {
				two = max(two, n)
			}
			if standard+vorpal > 0 && s.Reward[l.race[space]]>>p&1 == 1 {
				takes |= 1 << l.race[space]
			}
		}

		v := min(vorpal, nOpen)
		n := min(standard, nOpen-v)
		f[fVorpOpen], f[fOpen] = f[fVorpOpen]+v, f[fOpen]+n
		if v+n > 0 {
			f[fTiles] += one + tongue*n + (v+n-1)*two
			f[fNextSale] = max(f[fNextSale], one)
			for o := range game.Player(s.N) {
				if o != p {
					f[fContest] += min(int16(s.Seats[o].Held[KindOf(w, Standard)]+s.Seats[o].Held[KindOf(w, Vorpal)]), 3)
				}
			}
		}
		free := nOpen - v - n // spaces that nothing in store is for
		vorpal, standard = vorpal-v, standard-n
		v = min(vorpal, nSoon)
		n = min(standard, nSoon-v)
		f[fVorpSoon], f[fSoon] = f[fVorpSoon]+v, f[fSoon]+n
		f[fVorpIdle], f[fIdle] = f[fVorpIdle]+vorpal-v, f[fIdle]+standard-n
		if q.Level[w] == 0 || free == 0 {
			continue
		}
		some := min(free, 3)
		f[fDemand] += some
		f[fCheap] += some * min(int16(q.Coins[w]), 5)
		each := int16(s.box.SellBase[Standard]-q.ForgeCost(s.Box(), KindOf(w, Standard), false)) + two + tongue
		if q.Level[w] >= s.box.NeedLevel[Vorpal] {
			f[fFine] += some
			if cost := q.ForgeCost(s.Box(), KindOf(w, Vorpal), false); cost <= int(q.Gold) {
				each = max(each, int16(s.box.SellBase[Vorpal]-cost)+two)
			}
		}
		for range some {
			if each <= gain[2] {
				break
			}
			gain[2] = each
			if gain[2] > gain[1] {
				gain[1], gain[2] = gain[2], gain[1]
			}
			if gain[1] > gain[0] {
				gain[0], gain[1] = gain[1], gain[0]
			}
		}
	}
	f[fForge] = s.countForge(p)
	if n := f[fOpen] + f[fVorpOpen]; n > 0 && comes {
		f[fSale] = 1
		if n > 1 {
			f[fSaleTwo] = 1
		}
		if f[fVorpOpen] > 0 {
			f[fSaleFine] = 1
		}
	}
	s.countShut(p, f)
	f[fMany] = max(total-4, 0)
	f[fNewTiles] = int16(bits.OnesCount8(takes))
	f[fSmithing] = gain[0] + gain[1] + gain[2]
}

// countShut looks at who could end the season by a sale now: who holds what the other side of a burning token waits for.
func (s *State) countShut(p game.Player, f *[features]int16) {
	if s.Tokens != SeasonTokens-1 || s.Trigger != game.Nobody {
		return
	}
	l, last := s.layout(), uint64(0)
	for r, d := range s.Frontier {
		if d == 0 || d > Depths {
			continue
		}
		field := l.field[r][d]
		if free := field & s.empty(); free&(free-1) == 0 {
			last |= free
		}
	}
	if last == 0 {
		return
	}
	for o := range game.Player(s.N) {
		held := l.asking(s.Seats[o].heldMask())
		switch {
		case held&last == 0:
		case o == p:
			f[fShutOwn] = 1
		default:
			f[fShut]++
		}
	}
}

// countForge is the gold that a turn of forging brings at the year's end, all unsold.
func (s *State) countForge(p game.Player) int16 {
	q, most := &s.Seats[p], 0
	for k := range Kind(Kinds) {
		if q.CanForge(s.Box(), k) {
			most = max(most, s.box.EndValue[QualityOf(k)]-q.ForgeCost(s.Box(), k, false))
		}
	}
	return int16(most * s.maxForge(p))
}

// countBoard looks at the weapons on the board and at the war, if it came now.
func (s *State) countBoard(p game.Player, best *[Weapons]uint8, f *[features]int16) {
	q, l := &s.Seats[p], s.layout()
	pay := int16(q.RepairPay())
	kept := pay * int16(Seasons-s.Season) // for a weapon that outlasts all wars
	own := uint8(p) + 1
	outlast := int16(0)
	var defeated [MaxSeats]int16
	for o := range s.N {
		defeated[o] = int16(s.Seats[o].DefeatedTotal(s.Box()))
	}
	for i := range &l.fields {
		field := &l.fields[i]
		a, b := s.Spaces[field.first], s.Spaces[field.second]
		switch {
		case a|b == 0 || field.depth == 0:
		case a == 0:
			if b&7 == own {
				outlast++
				s.countAlone(p, b, int(field.first), best, kept, f)
			}
		case b == 0:
			if a&7 == own {
				outlast++
				s.countAlone(p, a, int(field.second), best, kept, f)
			}
		default:
			won := s.Battle(int(field.first), int(field.second))
			if won == 2 {
				a, b = b, a
			}
			mine, yours := a&7 == own, b&7 == own
			if won == 0 {
				n := int16(0)
				if mine {
					n++
				}
				if yours {
					n++
				}
				f[fWarGold] += n * TieSalvage
				if n == 1 {
					f[fNearly] += kept
				}
				continue
			}
			defeated[a&7-1] += int16(s.box.DefeatedValue[QualityOf(TileKind(b))])
			if mine {
				outlast++
				if s.clearly(a, b) {
					f[fSure] += kept
				}
			}
			if yours {
				if q.Owns(WarInsurance) {
					f[fWarGold] += InsuranceGold
				}
				if !mine && !s.clearly(a, b) {
					f[fNearly] += kept
				}
			}
		}
	}
	f[fRepair], f[fKeep] = outlast*pay, outlast*pay*int16(Seasons-1-s.Season)
	s.countDefeated(p, &defeated, f)
	if s.N == 2 {
		s.countSteve(own, f)
	}
}

// clearly says that a weapon wins against another by quality or by two levels.
func (s *State) clearly(a, b uint8) bool {
	if TileSteve(b) {
		return true
	}
	ka, kb := TileKind(a), TileKind(b)
	return QualityOf(ka) > QualityOf(kb) || QualityOf(ka) == QualityOf(kb) &&
		s.Seats[TileOwner(a)].Level[WeaponOf(ka)] > s.Seats[TileOwner(b)].Level[WeaponOf(kb)]+1
}

// countAlone looks at an own weapon that nobody stands against, and at who could come.
func (s *State) countAlone(p game.Player, t uint8, facing int, best *[Weapons]uint8, kept int16, f *[features]int16) {
	k := TileKind(t)
	level, theirs := s.Seats[p].Level[WeaponOf(k)], best[s.Wants(facing)]
	if QualityOf(k) == Standard {
		if theirs > level || theirs >= s.box.NeedLevel[Vorpal] {
			f[fThreat] += kept
			return
		}
	} else if theirs >= s.box.NeedLevel[Vorpal] && theirs > level {
		f[fThreat] += kept
		return
	}
	if theirs < level || theirs == 0 || QualityOf(k) == Vorpal && theirs < s.box.NeedLevel[Vorpal] {
		f[fPrey]++
	}
}

// countDefeated looks at how the prizes would go.
func (s *State) countDefeated(p game.Player, defeated *[MaxSeats]int16, f *[features]int16) {
	mine := defeated[p]
	f[fDefeated] = mine
	above, level, most := 0, 0, int16(0)
	for o, n := range defeated[:s.N] {
		switch {
		case n > mine:
			above++
		case n == mine:
			level++
		}
		if game.Player(o) != p {
			most = max(most, n)
		}
	}
	f[fBehind], f[fAhead] = min(max(most-mine, 0), 8), min(max(mine-most, 0), 8)
	if mine == 0 {
		return
	}
	sum := 0
	for place := above; place < min(above+level, 2); place++ {
		sum += s.box.Prizes[s.N][place]
	}
	f[fPrize] = int16(sum / level)
}

// countSteve looks for Salesman Steve's next sales, one to each race, against an own weapon.
func (s *State) countSteve(own uint8, f *[features]int16) {
	for i := range Races {
		race, low := s.SteveOrder[(int(s.StevePos)+i)%Races], -1
		for row := range Board4 {
			if Board4[row].Race != race {
				continue
			}
			for d := range Depths {
				space := row*Depths + d
				if s.Spaces[space] == 0 {
					if low < 0 || d < low%Depths {
						low = space
					}
					break
				}
			}
		}
		if low >= 0 && s.Spaces[s.Opposite(low)]&7 == own {
			f[fSteve] += int16(Races - i)
		}
	}
}
