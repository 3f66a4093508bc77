package conquer

import (
	"fmt"
	"math/bits"

	"tabard/engines/game"
)

// Check returns an error that cites the broken rule: INV-n is an invariant, CAN the canonical form, R-nn a ruling. It accepts
// redacted states, and bytes from anywhere: every index is proved in range before it is used.
func (s *State) Check() error {
	if s.box == nil {
		return broken("CAN", "no box")
	}
	for _, check := range [...]func() error{s.checkRanges, s.checkPlacement, s.checkStreams, s.checkTurns, s.checkSeats, s.checkSupply, s.checkObjectives,
		s.checkCards, s.checkBoard, s.checkFrames, s.checkKits, s.checkFight, s.checkAnswers, s.checkPieces} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func broken(rule, format string, args ...any) error {
	return fmt.Errorf("conquer: "+rule+": "+format, args...)
}

func (s *State) isSeat(p game.Player) bool { return p >= 0 && int(p) < int(s.N) }

// maxGoods bounds numbers that have no bound in the rules; no game can reach it (INV-11).
const maxGoods = 60000

// checkRanges proves the numbers that everything else builds on.
func (s *State) checkRanges() error {
	limited := false
	for _, n := range roundLimits {
		limited = limited || n == s.MaxRounds
	}
	switch {
	case s.N < 2 || s.N > MaxSeats:
		return broken("CAN", "%d seats", s.N)
	case s.Target < 1 || s.Target > MaxTarget:
		return broken("CAN", "%d objectives to complete", s.Target)
	case !s.isSeat(s.Current):
		return broken("CAN", "turn of seat %d", s.Current)
	case s.First != game.Nobody && !s.isSeat(s.First), s.Finisher != game.Nobody && !s.isSeat(s.Finisher):
		return broken("CAN", "first is seat %d, finisher %d", s.First, s.Finisher)
	case s.CheckStack() != nil:
		return broken("CAN", "%v", s.CheckStack())
	case s.Over != (s.Depth == 0):
		return broken("CAN", "over is %t with %d questions", s.Over, s.Depth)
	case !limited || s.Round > s.MaxRounds:
		return broken("CAN", "round %d of %d", s.Round, s.MaxRounds)
	case s.Opt >= optEnd || s.Opt&OptTeams != 0 && s.N != 4:
		return broken("CAN", "options %x", s.Opt)
	case s.Mart > martPeasant:
		return broken("CAN", "trade %d", s.Mart)
	case s.inSetup() != (s.Round == 0):
		return broken("CAN", "round %d in question %d", s.Round, s.Frames[0].Kind)
	case s.Round == 0 && (s.Current != 0 || s.Finisher != game.Nobody || s.Opt&OptOrder == 0 && s.First != game.Nobody):
		return broken("CAN", "a turn in the set-up")
	case s.Opt&OptOrder != 0 && s.First == game.Nobody, s.Round > 0 && s.First == game.Nobody:
		return broken("CAN", "nobody has the first turn")
	}
	if s.Finisher != game.Nobody && s.Seats[s.Finisher].NDone != s.Target {
		return broken("INV-5", "seat %d has not finished", s.Finisher)
	}
	return nil
}

// inSetup says that the game has not begun.
func (s *State) inSetup() bool { return s.Depth > 0 && s.Frames[0].Kind < FrameSiege }

// laying says that the board is not complete.
func (s *State) laying() bool { return s.Depth > 0 && s.Frames[0].Kind <= FrameSeatSlot }

// checkPlacement proves the board.
func (s *State) checkPlacement() error {
	p := &s.Placement
	if s.laying() {
		if s.board != nil || !p.sound() || LayoutSeats(p.Layout) != int(s.N) || p.full() {
			return broken("CAN", "the board while it is laid")
		}
		return nil
	}
	if s.board == nil || s.board.Placement() != *p {
		return broken("CAN", "the board is not that of the placement")
	}
	if p.Layout < Layouts && LayoutSeats(p.Layout) != int(s.N) {
		return broken("CAN", "layout %d for %d", p.Layout, s.N)
	}
	return nil
}

// checkStreams proves that streams are all random or all forgotten. A scripted stream is for tests and ends in a panic, so
// it must not come in with a save.
func (s *State) checkStreams() error {
	known := s.Dice.Known()
	for i, r := range [3]game.Rand{s.ObjRand, s.ActRand, s.Dice} {
		if known && r.Inc&1 == 0 || !known && r != (game.Rand{}) {
			return broken("CAN", "stream %d", i)
		}
	}
	return nil
}

// checkTurns proves that, as long as nobody has finished, everybody has had one turn in each round, the present one included for the
// current seat and who plays before it: last turns are counted from there.
func (s *State) checkTurns() error {
	if s.Finisher != game.Nobody {
		return nil
	}
	place := func(p game.Player) game.Player { return (p + game.Player(s.N) - s.First) % game.Player(s.N) }
	for p := range game.Player(s.N) {
		want := s.Round
		if want > 0 && place(p) > place(s.Current) {
			want--
		}
		if n := s.Seats[p].Turns; n != want {
			return broken("INV-5", "seat %d has had %d turns in round %d, that of seat %d", p, n, s.Round, s.Current)
		}
	}
	return nil
}

// checkSeats proves what each player has off the board.
func (s *State) checkSeats() error {
	factions := uint8(0)
	for p := range s.Seats {
		q := &s.Seats[p]
		if p >= int(s.N) {
			if *q != (Seat{}) {
				return broken("CAN", "seat %d is not in the game and has something", p)
			}
			continue
		}
		switch {
		case q.NArmy > ArmyLimit || q.ArmySize() > ArmyLimit:
			return broken("INV-3", "seat %d has %d soldiers", p, q.ArmySize())
		case q.NTowns > TownLimit || q.NTowns < 2 && !s.inSetup() && s.Placement.Layout < Layouts: // every kit has two
			return broken("INV-3", "seat %d has %d settlements", p, q.NTowns)
		case int(q.NObj) > len(q.Obj) || int(q.NAct) > len(q.Act) || int(q.NOpen) > len(q.Open):
			return broken("CAN", "seat %d has too many cards", p)
		case q.NDone > s.Target:
			return broken("INV-5", "seat %d has completed %d objectives", p, q.NDone)
		case q.NDone == s.Target && (s.Finisher == game.Nobody || game.Player(p) == s.Current && !s.Ended && !s.Over):
			return broken("INV-5", "seat %d plays on with all objectives", p)
		case s.Opt&OptKingdom != 0 && s.Finisher != game.Nobody && q.NDone < s.Target && uint(s.TurnsLeft(game.Player(p))) > LastTurns:
			return broken("INV-5", "seat %d has %d last turns", p, s.TurnsLeft(game.Player(p)))
		case q.Flags >= flagsEnd:
			return broken("CAN", "seat %d has flags %x", p, q.Flags)
		case q.Faction >= Factions || q.Flags&HasFaction == 0 && q.Faction != 0:
			return broken("CAN", "seat %d has faction %d", p, q.Faction)
		case q.Flags&HasFaction != 0 && factions>>q.Faction&1 != 0:
			return broken("INV-10", "faction %d is taken twice", q.Faction)
		}
		if q.Flags&HasFaction != 0 {
			factions |= 1 << q.Faction
		}
		if max(q.Coins, q.Spare, q.Captured, q.Arrows, q.Flaming, q.Turns) > maxGoods {
			return broken("CAN", "the goods of seat %d", p)
		}
		for _, n := range q.Stock {
			if n > maxGoods {
				return broken("CAN", "the goods of seat %d", p)
			}
		}
		if err := q.checkLists(p); err != nil {
			return err
		}
	}
	return nil
}

// checkKits proves that before the cards are dealt nobody has more than what its faction begins with.
func (s *State) checkKits() error {
	if s.Depth == 0 || s.Frames[0].Kind > FrameFaction {
		return nil
	}
	for p := range game.Player(s.N) {
		kit := State{box: s.box}
		if s.Seats[p].Flags&HasFaction != 0 {
			kit.kit(p, s.Seats[p].Faction)
		}
		if s.Seats[p] != kit.Seats[p] {
			return broken("R-11", "seat %d has more than its kit, or less", p)
		}
	}
	return nil
}

// checkLists proves the seat's lists: sorted, and zero past the count.
func (q *Seat) checkLists(p int) error {
	for i := range q.Army {
		x := &q.Army[i]
		switch {
		case i >= int(q.NArmy) && *x != (Soldier{}):
			return broken("CAN", "a soldier past the army of seat %d", p)
		case i < int(q.NArmy) && (x.Type < Warrior || x.Type > Catapult || i > 0 && q.Army[i-1].Cell >= x.Cell):
			return broken("CAN", "soldier %d of seat %d", i, p)
		}
	}
	for i := range q.Towns {
		t := &q.Towns[i]
		switch {
		case i >= int(q.NTowns) && *t != (Town{}):
			return broken("CAN", "a settlement past those of seat %d", p)
		case i < int(q.NTowns) && (t.Type >= SettlementTypes || t.Tier < 1 || t.Tier > Avalon || t.Flags > Peasant|Built|Improved|DeployUsed ||
			t.Tier != Avalon && t.Fourth != 0 || i > 0 && q.Towns[i-1].Site >= t.Site):
			return broken("CAN", "settlement %d of seat %d", i, p)
		}
	}
	for _, l := range [...]struct {
		list []byte
		n    uint8
		most byte
		same bool // equal cards may lie in it
	}{{q.Obj[:], q.NObj, Objectives, false}, {q.Act[:], q.NAct, ActionCards, true}, {q.DoneObj[:], q.NDone, Objectives, false},
		{q.Open[:], q.NOpen, ActionCards | TurnedOver, true}} {
		for i, v := range l.list {
			switch {
			case i >= int(l.n) && v != 0, v > l.most:
				return broken("CAN", "a card of seat %d", p)
			case i > 0 && i < int(l.n) && (v < l.list[i-1] || v == l.list[i-1] && v != 0 && !l.same):
				return broken("CAN", "the cards of seat %d are not in order", p)
			}
		}
	}
	for i, k := range q.Open[:q.NOpen] {
		if k &^= TurnedOver; k > ActionCards || Cards[k].Icons&IconContinuous == 0 {
			return broken("R-92", "open card %d of seat %d", i, p)
		}
	}
	for _, id := range q.DoneObj[:q.NDone] {
		if id == 0 {
			return broken("CAN", "a completed objective of seat %d has no number", p)
		}
	}
	return nil
}

// checkSupply proves that no more pieces are out than there are, if they are counted.
func (s *State) checkSupply() error {
	if left := s.Left(); left.least() < 0 {
		return broken("INV-12", "the box lacks pieces: %v", left)
	}
	return nil
}

// checkObjectives proves that every objective is in one place.
func (s *State) checkObjectives() error {
	var seen [2]uint64
	twice := false
	put := func(id uint8) {
		twice = twice || seen[id>>6]>>(id&63)&1 != 0
		seen[id>>6] |= 1 << (id & 63)
	}
	hidden := 0
	for w := range seen {
		twice = twice || s.ObjDeck[w]&s.ObjGone[w] != 0
		seen[w] = s.ObjDeck[w] | s.ObjGone[w]
	}
	for p := range s.N {
		q := &s.Seats[p]
		for _, id := range q.Obj[:q.NObj] {
			if id == 0 {
				hidden++
			} else {
				put(id)
			}
		}
		for _, id := range q.DoneObj[:q.NDone] {
			put(id)
		}
		held, limit := int(q.NObj)+s.Vowed(game.Player(p)), ObjectiveHand
		if s.Depth > 0 && s.Frames[0].Kind == FrameDropObj && s.Frames[0].Who == game.Player(p) {
			limit++
		}
		if held > limit {
			return broken("INV-5", "seat %d has %d objectives", p, held)
		}
	}
	for i, v := range s.Vows {
		switch {
		case v.Owner == game.Nobody && v != (Vow{Owner: game.Nobody}):
			return broken("CAN", "declaration %d of nobody", i)
		case v.Owner == game.Nobody:
			continue
		case !s.isSeat(v.Owner) || v.Since > s.Seats[v.Owner].Turns || i == campaign && v.Site != 0 || i != campaign && v.Count != 0:
			return broken("INV-8", "declaration %d", i)
		}
		put(VowObjectives[i])
	}
	all := [2]uint64{^uint64(0) &^ 1, 1<<(Objectives-63) - 1}
	switch {
	case twice || seen != all:
		return broken("INV-4", "the objectives are %x", seen)
	case bits.OnesCount64(s.ObjDeck[0])+bits.OnesCount64(s.ObjDeck[1]) < hidden:
		return broken("INV-4", "%d objectives are hidden", hidden)
	case hidden > 0 && s.Dice.Known():
		return broken("CAN", "objectives are hidden from nobody")
	}
	return nil
}

// checkCards proves that there are as many of every action card as the box has.
func (s *State) checkCards() error {
	var n [ActionCards + 1]int
	hidden := 0
	for p := range s.N {
		q := &s.Seats[p]
		for _, k := range q.Act[:q.NAct] {
			n[k]++
		}
		for _, k := range q.Open[:q.NOpen] {
			n[k&^TurnedOver]++
		}
		hand, limit := int(q.NAct)+int(q.NOpen), ActionHand
		if k := s.Frames[0].Kind; s.Depth > 0 && s.Frames[0].Who == game.Player(p) && (k == FrameDropAct || k == FrameDropObj && s.Frames[0].A == 1) {
			limit++
		}
		if hand > limit {
			return broken("INV-5", "seat %d has %d action cards", p, hand)
		}
	}
	hidden, n[NoCard] = n[NoCard], 0
	for k := range n {
		n[k] += int(s.ActDeck[k]) + int(s.ActGone[k])
		if want := int(s.box.Copies[k]); n[k] != want {
			return broken("INV-4", "%d cards of kind %d", n[k], k)
		}
	}
	switch {
	case total(&s.ActDeck) < hidden:
		return broken("INV-4", "%d action cards are hidden", hidden)
	case hidden > 0 && s.Dice.Known():
		return broken("CAN", "action cards are hidden from nobody")
	}
	return nil
}
