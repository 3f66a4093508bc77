package merchants

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Positions for the tests are built, not played: a base position, then what a scenario names. Cards come from where they
// would be, so that Check holds on all of them. R, P, Y, B are the mats, S is Salesman Steve.

// base is spring, the first seat to act, 10 gold each, the mats' levels, an empty board and pools of cards that matter
// little.
func base(seats int) *State {
	s, err := New(game.Setup{Seats: seats, Seed: 7, Options: [game.MaxOptions]uint8{1}})
	if err != nil {
		panic(err)
	}
	if seats == 2 {
		s.SteveOrder = [4]byte{Orcs, Elves, Dwarves, Hobgoblins}
	}
	return s.crafts(1, 2, 10, 11, 19).kingdoms(BigForge, SilverTongue, LandGrant)
}

// seat finds who has a mat, by its letter.
func (s *State) seat(letter byte) game.Player {
	for p := range game.Player(s.N) {
		if "RPYB"[s.Seats[p].Mat] == letter {
			return p
		}
	}
	panic("no seat " + string(letter))
}

// crafts lays these craft cards open, 0 for an empty position; those that lay there go back into their deck.
func (s *State) crafts(ids ...uint8) *State {
	for i := range s.CraftOpen {
		s.CraftLeft |= bit64(s.CraftOpen[i])
		s.CraftOpen[i] = 0
	}
	for i, id := range ids {
		s.fetchCraft(id)
		s.CraftOpen[i] = id
	}
	return s
}

// bit64 is a card's bit in a mask, none for no card.
func bit64(id uint8) uint64 {
	if id == 0 {
		return 0
	}
	return 1 << (id - 1)
}

func bit32(id uint8) uint32 { return uint32(bit64(id)) }

// fetchCraft takes a craft card out of deck, pile or pool.
func (s *State) fetchCraft(id uint8) {
	s.CraftLeft &^= bit64(id)
	s.CraftGone &^= bit64(id)
	for i, open := range s.CraftOpen {
		if open == id {
			s.CraftOpen[i] = 0
		}
	}
	for p := range s.Seats {
		if id != 0 && s.Seats[p].Crafts&bit64(id) != 0 {
			panic(fmt.Sprint("craft card ", id, " belongs to a seat"))
		}
	}
}

// kingdoms lays these kingdom cards open, 0 for an empty position. Cards of earlier letters, which must be out by then,
// are discarded.
func (s *State) kingdoms(ids ...uint8) *State {
	for i := range s.KingdomOpen {
		s.KingdomLeft |= bit32(s.KingdomOpen[i])
		s.KingdomOpen[i] = 0
	}
	for i, id := range ids {
		s.fetchKingdom(id)
		s.KingdomOpen[i] = id
	}
	return s.letters()
}

// letters discards what must be out of the kingdom deck before what is out of it, and takes back what need not be.
func (s *State) letters() *State {
	s.KingdomLeft |= s.KingdomGone
	s.KingdomGone = 0
	last := 0
	for id := uint8(1); id <= Kingdoms; id++ {
		if s.inPlay()&bit32(id) != 0 && s.KingdomLeft&bit32(id) == 0 {
			last = max(last, int(s.box.Kingdoms[id].Deck))
		}
	}
	for i := range last {
		s.KingdomGone |= s.KingdomLeft & s.box.letters[i]
		s.KingdomLeft &^= s.box.letters[i]
	}
	return s
}

func (s *State) fetchKingdom(id uint8) {
	if id != 0 && s.inPlay()&bit32(id) == 0 {
		panic(fmt.Sprint(KingdomCards[id].ID, " is not for ", s.N))
	}
	s.KingdomLeft &^= bit32(id)
	s.KingdomGone &^= bit32(id)
	for i, open := range s.KingdomOpen {
		if open == id {
			s.KingdomOpen[i] = 0
		}
	}
}

// owns puts slot cards in front of a seat.
func (s *State) owns(mat byte, ids ...uint8) *State {
	for _, id := range ids {
		s.fetchKingdom(id)
		s.Seats[s.seat(mat)].Kingdoms |= bit32(id)
	}
	return s.letters()
}

// level gives a seat craft cards until it has that level and so many coins in a weapon: it takes the deck's cards of the
// weapon that fit. The bonus card goes to the first to reach it.
func (s *State) level(mat byte, w Weapon, level, coins int) *State {
	p := s.seat(mat)
	q := &s.Seats[p]
	lack, pay := level-int(q.Level[w]), coins-int(q.Coins[w])
	if lack < 0 || pay < 0 {
		panic("levels only rise")
	}
	var take []uint8
	var find func(id uint8, lack, pay int) bool
	find = func(id uint8, lack, pay int) bool {
		if lack == 0 && pay == 0 {
			return true
		}
		for ; id <= Crafts && lack > 0; id++ {
			c := s.box.Crafts[id]
			if c.Weapon != w || s.CraftLeft&bit64(id) == 0 || s.Season <= Summer && id > SpringCards || int(c.Levels) > lack || int(c.Coins) > pay {
				continue
			}
			take = append(take, id)
			if find(id+1, lack-int(c.Levels), pay-int(c.Coins)) {
				return true
			}
			take = take[:len(take)-1]
		}
		return false
	}
	if !find(1, lack, pay) {
		panic(fmt.Sprintf("no cards for level %d with %d coins", level, coins))
	}
	for _, id := range take {
		s.fetchCraft(id)
		s.gainCraft(p, id, LearnFree, 0, nil)
	}
	return s
}

// gold and held set what a seat has.
func (s *State) gold(mat byte, n int) *State {
	s.Seats[s.seat(mat)].Gold = int16(n)
	return s
}

func (s *State) held(mat byte, kinds ...Kind) *State {
	q := &s.Seats[s.seat(mat)]
	q.Held = [8]uint16{}
	for _, k := range kinds {
		q.Held[k]++
	}
	return s
}

// at is the space of a name: "GraElf1".
func (s *State) at(name string) int {
	for i, r := range s.Board() {
		if depth, ok := strings.CutPrefix(name, r.ID); ok {
			d, err := strconv.Atoi(depth)
			if err == nil && d >= 1 && d <= Depths {
				return SpaceOf(i, d)
			}
		}
	}
	panic("no space " + name)
}

// lies puts weapons on the board: "GraElf1=R Std, DesOrc1=S". They are of the wanted type. The demand tokens and the
// season area move as if nothing else had happened, and whoever owns one has taken no reward tile for it.
func (s *State) lies(text string) *State {
	for _, part := range strings.Split(text, ", ") {
		name, what, ok := strings.Cut(part, "=")
		if !ok {
			panic(text)
		}
		space, owner := s.at(name), uint8(SteveOwner)
		if what != "S" {
			owner = uint8(s.seat(what[0])) + 1
		}
		q := Standard
		if strings.HasSuffix(what, " Vorpal") {
			q = Vorpal
		}
		s.Spaces[space] = Tile(owner, KindOf(s.Wants(space), q))
	}
	for r := range s.Frontier {
		for s.Frontier[r] >= 1 && s.Frontier[r] <= Depths && s.full(Region(r), int(s.Frontier[r])) {
			s.Frontier[r]++
		}
	}
	return s
}

// frontier sets how far a region is open.
func (s *State) frontier(r Region, depth int) *State {
	s.Frontier[r] = byte(depth)
	return s
}

// tokens sets how many lie in the season area; as many have left the board, from the region that no scenario looks at.
func (s *State) tokens(n int) *State {
	s.Tokens = uint8(n)
	moved := 0
	for _, f := range s.Frontier {
		moved += max(0, int(f)-1)
	}
	for _, r := range [...]Region{Desert, Mountains, Forest} {
		for moved < n && s.Frontier[r] == 1 && s.boardEmpty(r) {
			s.Frontier[r] += byte(n - moved)
			moved = n
		}
	}
	return s
}

func (s *State) boardEmpty(r Region) bool {
	for space, t := range s.Spaces {
		if t != 0 && s.layout().region[space] == r {
			return false
		}
	}
	return true
}

// season goes to a season: with autumn the spring and summer cards that no seat has are out of the game.
func (s *State) season(n Season) *State {
	if s.Season = n; n > Summer {
		s.CraftLeft &^= SpringMask
		for i, id := range s.CraftOpen {
			if id != 0 && id <= SpringCards {
				s.CraftOpen[i] = 0
			}
		}
	}
	return s
}

// lastTurn is the last turn before the war, a seat's; the next one ended the season by a third token.
func (s *State) lastTurn(mat byte) *State {
	s.moves(mat).tokens(3)
	s.Trigger, s.FinalTurns = (s.seat(mat)+1)%game.Player(s.N), 1
	return s
}

// moves gives the turn to a seat.
func (s *State) moves(mat byte) *State {
	s.Frames, s.Depth = [6]game.Frame{{Kind: FrameAction, Who: s.seat(mat)}}, 1
	return s
}

// tiles gives reward tiles of a race in addition, of earlier seasons: it makes the season late enough.
func (s *State) tiles(mat byte, r Race, n int) *State {
	s.Seats[s.seat(mat)].Race[r] += byte(n)
	return s
}

// region gives a region's tile.
func (s *State) regionTile(mat byte, r Region) *State {
	s.RegionFree &^= 1 << r
	s.Seats[s.seat(mat)].Regions |= 1 << r
	return s
}

// copied is a copy to go another way with.
func (s *State) copied() *State {
	c := *s
	return &c
}

// count is how many events of a kind there are.
func count(events []game.Event, k game.EventKind) (n int) {
	for _, e := range events {
		if e.Kind == k {
			n++
		}
	}
	return n
}

// std and vorpal are kinds.
func std(w Weapon) Kind    { return KindOf(w, Standard) }
func vorpal(w Weapon) Kind { return KindOf(w, Vorpal) }

// bench plays scenarios.
var bench = gametest.Bench{Def: Def, Reasons: WhyNames[:]}

// do plays actions through the checked door, proves the position after each, and returns the events.
func (s *State) do(t *testing.T, actions ...game.Action) []game.Event {
	t.Helper()
	return bench.Do(t, s, actions...)
}

func (s *State) holds(t *testing.T) { t.Helper(); gametest.Holds(t, s) }

func (s *State) wantLegal(t *testing.T, actions ...game.Action) {
	t.Helper()
	bench.Legal(t, s, actions...)
}

func (s *State) wantIllegal(t *testing.T, why uint16, actions ...game.Action) {
	t.Helper()
	bench.Illegal(t, s, why, actions...)
}

func (s *State) wantKind(t *testing.T, k game.Kind, actions ...game.Action) {
	t.Helper()
	bench.OfKind(t, s, k, actions...)
}
