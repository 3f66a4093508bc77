package merchants

import (
	"fmt"
	"math/bits"

	"tabard/engines/game"
)

// Check returns an error that cites the broken rule: INV-n is an invariant, CAN the canonical form, R-nn a ruling. It
// accepts redacted states, and bytes from anywhere: every index is proved in range before it is used.
func (s *State) Check() error {
	for _, check := range [...]func() error{s.checkRanges, s.checkStreams, s.checkCards, s.checkSeats, s.checkTiles,
		s.checkBoard, s.checkSeason, s.checkFrames} {
		if err := check(); err != nil {
			return err
		}
	}
	return nil
}

func broken(rule, format string, args ...any) error {
	return fmt.Errorf("merchants: "+rule+": "+format, args...)
}

func (s *State) isSeat(p game.Player) bool { return p >= 0 && int(p) < int(s.N) }

// Bounds of numbers that have none in the rules and are far beyond what a game can reach. Positions from outside may be made up to stand
// at them, and play keeps within them: see earn and forge.
const (
	maxGold = 20000
	maxHeld = 5000
)

// checkRanges proves every number that is used as an index or counts up to a bound.
func (s *State) checkRanges() error {
	switch {
	case s.box == nil:
		return broken("CAN", "no box")
	case s.N < 2 || s.N > MaxSeats:
		return broken("CAN", "%d seats", s.N)
	case s.Season > Winter:
		return broken("CAN", "season %d", s.Season)
	case s.Tokens > SeasonTokens:
		return broken("INV-4", "%d tokens in the season area", s.Tokens)
	case !s.isSeat(s.Start):
		return broken("CAN", "start player %d", s.Start)
	case s.Trigger != game.Nobody && !s.isSeat(s.Trigger):
		return broken("CAN", "season ended by %d", s.Trigger)
	case int(s.Stall) > StallTurns*int(s.N):
		return broken("R-51", "%d turns of standstill", s.Stall)
	case s.LastAction >= actsEnd:
		return broken("CAN", "last action %d", s.LastAction)
	case s.Turns == 0:
		return broken("CAN", "no turn has begun")
	case s.CheckStack() != nil:
		return broken("CAN", "%v", s.CheckStack())
	case s.Over != (s.Depth == 0):
		return broken("CAN", "over is %t with %d questions", s.Over, s.Depth)
	case s.N != 2 && (s.StevePos != 0 || s.SteveOrder != [4]byte{}):
		return broken("CAN", "Salesman Steve among %d players", s.N)
	case s.StevePos >= Races:
		return broken("CAN", "Salesman Steve stands on %d", s.StevePos)
	}
	if s.N == 2 {
		seen := uint8(0)
		for _, r := range s.SteveOrder {
			if r < Races {
				seen |= 1 << r
			}
		}
		if seen != 1<<Races-1 {
			return broken("CAN", "Salesman Steve's order %v", s.SteveOrder)
		}
	}
	return nil
}

// checkStreams proves that streams are all random or all forgotten. A scripted stream is for tests and ends in a panic, so
// it must not come in with a save.
func (s *State) checkStreams() error {
	known := s.KingdomRand.Known()
	for i, r := range [3]game.Rand{s.KingdomRand, s.SpringRand, s.AutumnRand} {
		if known && r.Inc&1 == 0 || !known && r != (game.Rand{}) {
			return broken("CAN", "stream %d", i)
		}
	}
	return nil
}

// inPlay is the mask of the kingdom cards of this number of players.
func (s *State) inPlay() uint32 { return s.box.inPlay[s.N] }

// checkCards proves that every card is in exactly one place.
func (s *State) checkCards() error {
	crafts, twice := s.CraftLeft, s.CraftLeft&s.CraftGone
	crafts |= s.CraftGone
	for i, id := range s.CraftOpen {
		if id > Crafts {
			return broken("CAN", "craft card %d at %d", id, i)
		}
		if id != 0 {
			twice |= crafts & (1 << (id - 1))
			crafts |= 1 << (id - 1)
		}
	}
	kingdoms, double := s.KingdomLeft|s.KingdomGone, s.KingdomLeft&s.KingdomGone
	for i, id := range s.KingdomOpen {
		if id > Kingdoms {
			return broken("CAN", "kingdom card %d at %d", id, i)
		}
		if id != 0 {
			double |= kingdoms & (1 << (id - 1))
			kingdoms |= 1 << (id - 1)
		}
	}
	for p := range s.Seats {
		q := &s.Seats[p]
		twice |= crafts & q.Crafts
		crafts |= q.Crafts
		double |= kingdoms & q.Kingdoms
		kingdoms |= q.Kingdoms
	}
	missing := (uint64(1)<<Crafts - 1) &^ crafts
	fund := uint32(1) << (SlushFund - 1)
	switch {
	case twice != 0 || double != 0:
		return broken("INV-2", "a card is in two places")
	case crafts>>Crafts != 0 || missing&^SpringMask != 0 || missing != 0 && s.Season <= Summer:
		return broken("INV-2", "craft cards are missing: %x", missing)
	case s.Season > Summer && s.CraftLeft&SpringMask != 0:
		return broken("INV-2", "the spring and summer deck is still in the game")
	case kingdoms != s.inPlay():
		return broken("INV-2", "kingdom cards %x are not those of %d players", kingdoms, s.N)
	case s.KingdomGone&fund != 0:
		return broken("R-10", "the Slush Fund is discarded")
	case s.Season <= Summer && s.CraftLeft&^SpringMask != (uint64(1)<<Crafts-1)&^SpringMask:
		return broken("INV-2", "autumn and winter cards are out in season %d", s.Season)
	}
	// The letters of the kingdom deck come in order: nothing of a later one is out while an earlier one has cards left.
	letters := &s.box.letters
	for i := range letters {
		for j := i + 1; j < len(letters); j++ {
			if later := s.inPlay() & letters[j]; s.KingdomLeft&letters[i] != 0 && s.KingdomLeft&letters[j] != later {
				return broken("INV-2", "kingdom cards of a later letter are out")
			}
		}
	}
	return nil
}

// checkSeats proves what lies in front of each player.
func (s *State) checkSeats() error {
	mats := uint8(0)
	for p := range s.Seats {
		q := &s.Seats[p]
		if p >= int(s.N) {
			if *q != (Seat{}) {
				return broken("CAN", "seat %d is not in the game and has something", p)
			}
			continue
		}
		switch {
		case q.Mat >= Mats || s.N < 4 && q.Mat == Blue || s.N > 2 && int(q.Mat) != p || mats>>q.Mat&1 == 1:
			return broken("R-04", "seat %d has mat %d", p, q.Mat)
		case q.Gold < 0 || q.Gold > maxGold:
			return broken("INV-4", "seat %d has %d gold", p, q.Gold)
		case q.Bond > BondMax || q.Bond > 0 && !q.Owns(CrownBond):
			return broken("R-14", "seat %d has %d gold on the Crown Bond", p, q.Bond)
		case !s.Over && (q.Unsold|q.Prize|q.Cards|q.Tie) != 0:
			return broken("CAN", "seat %d has parts of a score before the end", p)
		case s.Over && (q.Unsold < 0 || q.Prize < 0 || q.Cards < 0 || q.Tie < 0 || q.Gold < q.Unsold+q.Prize+q.Cards || int(q.Unsold) > maxGold || int(q.Prize) > max(s.box.Prizes[s.N][0], s.box.Prizes[s.N][1]) || q.Cards > 80):
			return broken("CAN", "seat %d has a score that cannot be", p)
		case q.SlotCards() > s.box.KingdomLimit[s.Season]:
			return broken("INV-4", "seat %d has %d slot cards in season %d", p, q.SlotCards(), s.Season)
		}
		mats |= 1 << q.Mat
		for m := q.Kingdoms; m != 0; m &= m - 1 {
			if c := &KingdomCards[bits.TrailingZeros32(m)+1]; c.Duration != Permanent && c.Duration != End {
				return broken("INV-2", "%s lies in front of seat %d", c.ID, p)
			}
		}
		var level, coins [4]byte
		for _, w := range s.Side(game.Player(p)).Levels {
			level[w]++
		}
		for m := q.Crafts; m != 0; m &= m - 1 {
			c := &s.box.Crafts[bits.TrailingZeros64(m)+1]
			level[c.Weapon] += c.Levels
			coins[c.Weapon] += c.Coins
		}
		if level != q.Level || coins != q.Coins {
			return broken("CAN", "levels and coins of seat %d are not those of its cards", p)
		}
		for k, n := range q.Held {
			if n > maxHeld {
				return broken("CAN", "seat %d holds %d of kind %d", p, n, k)
			}
		}
	}
	return s.checkBonus()
}

// checkBonus proves who holds the craft bonus cards.
func (s *State) checkBonus() error {
	if s.BonusReady>>Weapons != 0 {
		return broken("CAN", "ready bonus cards %x", s.BonusReady)
	}
	for w, holder := range s.BonusHolder {
		reached := false
		for p := range s.N {
			reached = reached || s.Seats[p].Level[w] >= BonusLevel
		}
		switch {
		case holder == game.Nobody && (reached || s.BonusReady>>w&1 == 1):
			return broken("INV-5", "the bonus card of weapon %d has no holder", w)
		case holder != game.Nobody && (!s.isSeat(holder) || s.Seats[holder].Level[w] < BonusLevel):
			return broken("INV-5", "the bonus card of weapon %d is with seat %d", w, holder)
		}
	}
	return nil
}

// checkTiles proves reward and region tiles.
func (s *State) checkTiles() error {
	var races, regions uint8
	for _, r := range s.Board() {
		races |= 1 << r.Race
		regions |= 1 << r.Region
	}
	free := s.RegionFree
	if free&^regions != 0 {
		return broken("CAN", "region tiles %x", free)
	}
	for p := range s.N {
		q := &s.Seats[p]
		if q.Regions&free != 0 || q.Regions&^regions != 0 {
			return broken("INV-3", "seat %d has region tiles %x", p, q.Regions)
		}
		free |= q.Regions
		printed := s.Side(game.Player(p)).Tile
		for r := range Race(Races) {
			most := int(s.Season) + 1 - int(s.Reward[r]>>p&1)
			least := 0
			if s.Reward[r]>>p&1 == 0 && races>>r&1 == 1 {
				least = 1 // the one of this season was taken
			}
			if r == printed {
				most, least = most+1, least+1
			}
			if races>>r&1 == 0 {
				most = 0
			}
			if int(q.Race[r]) > most || int(q.Race[r]) < least {
				return broken("INV-3", "seat %d has %d tiles of race %d", p, q.Race[r], r)
			}
		}
	}
	if free != regions {
		return broken("INV-3", "region tiles are missing")
	}
	for r, mask := range s.Reward {
		if mask>>s.N != 0 || mask != 0 && races>>r&1 == 0 {
			return broken("CAN", "reward tiles %x of race %d", mask, r)
		}
	}
	return nil
}

// checkBoard proves the weapons on the board and the demand tokens.
func (s *State) checkBoard() error {
	board := s.Board()
	regions := uint8(0)
	for _, r := range board {
		regions |= 1 << r.Region
	}
	for space, t := range s.Spaces {
		if t == 0 {
			continue
		}
		owner := t & 7
		switch {
		case space >= len(board)*Depths || t>>6 != 0 || owner == 0 || owner > s.N && owner != SteveOwner:
			return broken("CAN", "tile %x in space %d", t, space)
		case owner == SteveOwner && (s.N != 2 || TileKind(t) != KindOf(s.Wants(space), Standard)):
			return broken("INV-6", "Salesman Steve's weapon in space %d", space)
		}
	}
	if foreign := s.foreign(); foreign > 1 || foreign == 1 && s.KingdomGone>>(BaitAndSwitch-1)&1 == 0 {
		return broken("INV-6", "%d weapons in spaces that want others", foreign)
	}
	moved := 0
	for r, f := range s.Frontier {
		switch {
		case regions>>r&1 == 0 && f != 0, regions>>r&1 == 1 && (f < 1 || f > Depths+1):
			return broken("CAN", "open token of region %d at %d", r, f)
		case f >= 1 && f <= Depths && s.full(Region(r), int(f)):
			return broken("INV-1", "the battlefield of region %d's open token is full", r)
		}
		moved += max(0, int(f)-1)
	}
	if moved < int(s.Tokens) {
		return broken("INV-4", "%d tokens in the season area, %d left the board", s.Tokens, moved)
	}
	return nil
}

// checkSeason proves where the season stands.
func (s *State) checkSeason() error {
	if s.Over {
		if s.Season != Winter || s.TriggeredNow || s.FinalTurns != 0 || s.Trigger == game.Nobody {
			return broken("CAN", "the game is over within a season")
		}
		return nil
	}
	who := s.Frames[0].Who
	if !s.isSeat(who) {
		return broken("CAN", "seat %d is asked", who)
	}
	n := game.Player(s.N)
	switch {
	case s.Trigger == game.Nobody && (s.TriggeredNow || s.FinalTurns != 0 || s.Tokens == SeasonTokens):
		return broken("CAN", "final turns of a season that nobody ended")
	case s.TriggeredNow && (s.Trigger != who || s.FinalTurns != s.N-1 || s.Frames[0].Kind != FrameTurnDone):
		return broken("R-08", "the season was ended by seat %d in seat %d's turn", s.Trigger, who)
	case s.Trigger != game.Nobody && !s.TriggeredNow && (s.FinalTurns < 1 || s.FinalTurns >= s.N || who != (s.Trigger+n-game.Player(s.FinalTurns))%n):
		return broken("CAN", "%d final turns after seat %d, seat %d is asked", s.FinalTurns, s.Trigger, who)
	case s.Trigger == game.Nobody && int(s.Stall) >= StallTurns*int(s.N) && s.Frames[0].Kind == FrameAction:
		return broken("R-51", "the season goes on after %d turns of standstill", s.Stall)
	case s.Stall != 0 && (s.LastAction != ActForge && s.LastAction != ActPass && s.LastAction != ActKingdom || s.LastAction == ActKingdom && s.Depth > 1):
		return broken("R-51", "%d turns of standstill after action %d", s.Stall, s.LastAction)
	case s.TriggeredNow && s.Stall != 0 || s.Trigger != game.Nobody && s.Stall > s.finalTaken()+1:
		return broken("R-51", "%d turns of standstill in %d final turns", s.Stall, s.finalTaken())
	}
	return nil
}

// finalTaken is how many final turns were begun with an action.
func (s *State) finalTaken() uint8 {
	n := s.N - 1 - s.FinalTurns
	if s.Frames[0].Kind == FrameTurnDone {
		n++
	}
	return n
}
