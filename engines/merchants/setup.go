package merchants

import (
	"fmt"
	"math/bits"

	"tabard/engines/game"
)

// Random streams of a seed, one per source of chance, so that what is drawn in one place never changes what is drawn in
// another. Numbers are wire format.
const (
	streamStart   = 1
	streamSteve   = 2
	streamKingdom = 10
	streamSpring  = 20
	streamAutumn  = 21
)

func init() { Def.New = game.Maker(New) } // not in Def itself, which New reads

// twoMats are the mats of two players by OptionMats: no side for two in blue's case.
var twoMats = [3][2]Mat{{Red, Yellow}, {Red, Purple}, {Purple, Yellow}}

// New is NewIn with our box.
func New(setup game.Setup) (*State, error) { return game.InBox(Def, &House, setup, NewIn) }

// NewIn lays out a game with a box and turns up the first cards. The streams that pick the start player and Salesman
// Steve's order are not kept.
func NewIn(b *Box, setup game.Setup) (*State, error) {
	if *b != House {
		if err := b.Check(); err != nil {
			return nil, err
		}
	}
	if err := Def.CheckSetup(setup); err != nil {
		return nil, err
	}
	start, mats := setup.Options[OptionStart], setup.Options[OptionMats]
	if int(start) > setup.Seats {
		return nil, fmt.Errorf("%w: seat %d cannot start among %d", game.ErrSetup, start, setup.Seats)
	}
	if mats != 0 && setup.Seats != 2 {
		return nil, fmt.Errorf("%w: the mats are chosen with two players only", game.ErrSetup)
	}
	s := &State{Position{N: uint8(setup.Seats), Trigger: game.Nobody}, valuesOf(b)}
	everybody := byte(1<<setup.Seats - 1)
	for i := range s.BonusHolder {
		s.BonusHolder[i] = game.Nobody
	}
	for _, r := range s.Board() {
		s.Frontier[r.Region] = 1
		s.RegionFree |= 1 << r.Region
		s.Reward[r.Race] = everybody
	}
	for p := range setup.Seats {
		q := &s.Seats[p]
		q.Gold, q.Mat = StartGold, Mat(p)
		if setup.Seats == 2 {
			q.Mat = twoMats[mats][p]
		}
		side := s.Side(game.Player(p))
		for _, w := range side.Levels {
			q.Level[w]++
		}
		q.Race[side.Tile] = 1
	}
	s.KingdomLeft = s.box.inPlay[s.N]
	s.CraftLeft = 1<<Crafts - 1
	s.KingdomRand = game.NewRand(setup.Seed, streamKingdom)
	s.SpringRand = game.NewRand(setup.Seed, streamSpring)
	s.AutumnRand = game.NewRand(setup.Seed, streamAutumn)
	if setup.Seats == 2 {
		s.SteveOrder = [4]byte{Hobgoblins, Orcs, Elves, Dwarves}
		steve := game.NewRand(setup.Seed, streamSteve)
		for i := Races - 1; i > 0; i-- {
			j := steve.Intn(i + 1)
			s.SteveOrder[i], s.SteveOrder[j] = s.SteveOrder[j], s.SteveOrder[i]
		}
	}
	s.Start = game.Player(start) - 1
	if s.Start < 0 {
		r := game.NewRand(setup.Seed, streamStart)
		s.Start = game.Player(r.Intn(setup.Seats))
	}
	if setup.Options[OptionPurses] == 1 {
		for i, more := range LaterGold[setup.Seats][:setup.Seats] {
			s.Seats[(int(s.Start)+i)%setup.Seats].earn(more)
		}
	}
	s.refill(nil)
	s.startTurn(s.Start)
	return s, nil
}

func (s *State) startTurn(p game.Player) {
	s.Turns = max(s.Turns, s.Turns+1) // there is no number after the last
	s.Ask(FrameAction, p, 0, 0, 0)
}

// refill turns cards up into the empty positions. With two players the cards slide into the lowest boxes first, so
// that what comes up lies behind them.
func (s *State) refill(out *game.Sink) {
	if s.N == 2 {
		k, c := slide(s.KingdomOpen[:]), slide(s.CraftOpen[:])
		if k || c {
			e := game.Event{Kind: EvSlid, Who: game.Nobody}
			if k {
				e.A = 1
			}
			if c {
				e.B = 1
			}
			out.Add(e)
		}
	}
	for i, id := range s.KingdomOpen {
		if id != 0 || s.KingdomLeft == 0 {
			continue
		}
		s.KingdomOpen[i] = s.drawKingdom()
		out.Add(game.Event{Kind: EvKingdomUp, Who: game.Nobody, Flags: game.Reveals, A: uint16(s.KingdomOpen[i]), B: uint16(i)})
	}
	for i, id := range s.CraftOpen {
		if id != 0 || s.CraftDeck() == 0 {
			continue
		}
		s.CraftOpen[i] = s.drawCraft()
		out.Add(game.Event{Kind: EvCraftUp, Who: game.Nobody, Flags: game.Reveals, A: uint16(s.CraftOpen[i]), B: uint16(i)})
	}
}

// slide moves the cards of a row into its lowest positions and says whether any moved.
func slide(row []byte) (moved bool) {
	n := 0
	for i, id := range row {
		if id == 0 {
			continue
		}
		if i != n {
			row[n], row[i] = id, 0
			moved = true
		}
		n++
	}
	return moved
}

// drawKingdom takes the top kingdom card: any of those left of the first letter that still has some.
func (s *State) drawKingdom() uint8 {
	for _, m := range &s.box.letters {
		if left := s.KingdomLeft & m; left != 0 {
			id := pick(&s.KingdomRand, uint64(left))
			s.KingdomLeft &^= 1 << (id - 1)
			return id
		}
	}
	panic("merchants: draw from an empty kingdom deck")
}

// drawCraft takes the top of the craft deck in use.
func (s *State) drawCraft() uint8 {
	left, r := s.CraftLeft&SpringMask, &s.SpringRand
	if s.Season > Summer {
		left, r = s.CraftLeft&^SpringMask, &s.AutumnRand
	}
	id := pick(r, left)
	s.CraftLeft &^= 1 << (id - 1)
	return id
}

// pick draws one of the set bits of a mask that is not empty, as a card id.
func pick(r *game.Rand, mask uint64) uint8 {
	for i := r.Intn(bits.OnesCount64(mask)); i > 0; i-- {
		mask &= mask - 1
	}
	return uint8(bits.TrailingZeros64(mask)) + 1
}
