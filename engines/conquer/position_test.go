package conquer

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Positions for the tests are built, not played: a meadow, then what a scenario names. Seat 0 (A) is in the main part of
// its second turn, nobody holds cards, purses are empty and perks are off.

// stage is a position with what is needed to speak of it.
type stage struct {
	*State
	t testing.TB
}

func base(t testing.TB, seats int, edits ...string) stage {
	t.Helper()
	b := meadow(t, edits...)
	s := &State{box: house(), board: b}
	s.Placement = b.Placement()
	s.N, s.Target, s.MaxRounds, s.Round = uint8(seats), 3, MaxRounds, 2
	s.Finisher = game.Nobody
	for i := range s.Vows {
		s.Vows[i].Owner = game.Nobody
	}
	for id := 1; id <= Objectives; id++ {
		s.ObjDeck[id>>6] |= 1 << (id & 63)
	}
	s.ActDeck = House.Copies
	s.ObjRand, s.ActRand, s.Dice = game.NewRand(1, 1), game.NewRand(1, 2), game.NewRand(1, 3)
	for p := range seats {
		s.Seats[p].Turns, s.Seats[p].Faction, s.Seats[p].Flags = uint16(2-min(p, 1)), Faction(p), HasFaction
	}
	s.Ask(FrameMain, 0, 0, 0, 0)
	return stage{s, t}
}

func (s stage) at(text string) Cell { s.t.Helper(); return cellOf(s.t, s.board, text) }

// man puts a soldier there.
func (s stage) man(p game.Player, x SoldierType, at string) stage {
	s.t.Helper()
	s.muster(p, Soldier{Cell: s.at(at), Type: x})
	return s
}

// town puts a settlement with that first space there, with a peasant.
func (s stage) town(p game.Player, x SettlementType, tier Tier, first string) stage {
	s.t.Helper()
	s.settle(p, Town{Site: siteAt(s.t, s.board, first), Type: x, Tier: tier, Flags: Peasant})
	return s
}

// held puts a settlement there with an occupier on it.
func (s stage) held(owner game.Player, x SettlementType, tier Tier, first string, by game.Player, man SoldierType) stage {
	s.t.Helper()
	s.town(owner, x, tier, first)
	_, i := s.TownAt(siteAt(s.t, s.board, first))
	s.Seats[owner].Towns[i].Flags = 0
	return s.man(by, man, first)
}

// rich fills a purse.
func (s stage) rich(p game.Player) stage {
	s.Seats[p].Coins, s.Seats[p].Stock = 99, [5]uint16{99, 99, 99, 99, 99}
	return s
}

// turn begins the main part of a seat's turn, without drawing cards and past the questions before it; ends ends one.
func (s stage) turn(p game.Player) stage {
	s.t.Helper()
	return s.dry(func() { s.beginTurn(p, nil) }).calm()
}

func (s stage) ends(p game.Player) stage { return s.dry(func() { s.endTurn(p, nil) }) }

// dry does something while there are no cards to draw.
func (s stage) dry(do func()) stage {
	obj, objGone, act, actGone := s.ObjDeck, s.ObjGone, s.ActDeck, s.ActGone
	s.ObjDeck, s.ObjGone, s.ActDeck, s.ActGone = [2]uint64{}, [2]uint64{}, [21]byte{}, [21]byte{}
	do()
	for w := range obj {
		s.ObjDeck[w], s.ObjGone[w] = obj[w], objGone[w]|s.ObjGone[w]
	}
	s.ActDeck, s.ActGone = act, actGone
	return s
}

// gives puts an action card of the deck into a hand, wants an objective.
func (s stage) gives(p game.Player, k ActionCard) stage {
	s.ActDeck[k]--
	insert(s.Seats[p].Act[:], &s.Seats[p].NAct, k)
	return s
}

func (s stage) wants(p game.Player, id uint8) stage {
	s.ObjDeck[id>>6] &^= 1 << (id & 63)
	insert(s.Seats[p].Obj[:], &s.Seats[p].NObj, id)
	return s
}

// dice prescribes throws: "a" attack dice, "d" defence dice, "m" the movement die, as in "a221 d22C m4". All must be
// thrown when the scenario ends, so that a script also says how many dice there are.
func (s stage) dice(text string) stage {
	s.t.Helper()
	var v []int
	for _, f := range strings.Fields(text) {
		for _, c := range f[1:] {
			n := int(c - '0')
			switch {
			case c == 'C':
				n = 5
			case f[0] == 'm':
				n = bytes.IndexByte(s.Die()[:], byte(n))
			default:
				n *= 2
			}
			v = append(v, n)
		}
	}
	s.Dice = game.Script(3, v...)
	s.t.Cleanup(func() {
		if left := s.Dice.Inc >> 1 & 127; s.Dice.Inc&1 == 0 && left > 0 && !s.t.Failed() {
			s.t.Errorf("%d of the dice %q were not thrown", left, text)
		}
	})
	return s
}

// goes sets the points of the soldier that is asked to move, for scenarios that need fewer than the movement die shows.
func (s stage) goes(points int) stage {
	s.Asked().N = int16(points)
	return s
}

// does plays an action, which must be legal.
func (s stage) does(a game.Action) stage {
	s.t.Helper()
	legal := s.Legal(nil)
	sameActions(s.t, s.State, legal)
	if game.Index(legal, a) < 0 {
		s.t.Fatalf("%s is not an answer to %s of seat %d", Def.ActionText(a), Def.FrameText(s.Prompt()), s.Turn())
	}
	s.Apply(a, nil)
	return s
}

// calm declines whatever is asked above the menu.
func (s stage) calm() stage {
	s.t.Helper()
	for s.Depth > 1 {
		s.does(Pass())
	}
	return s
}

// offers compares how many actions of a kind are legal.
func (s stage) offers(k game.Kind, want int) stage {
	s.t.Helper()
	n := 0
	for _, a := range s.Legal(nil) {
		if a.Kind == k {
			n++
		}
	}
	if n != want {
		s.t.Errorf("%d times %s in %s, want %d", n, KindNames[k], Def.FrameText(s.Prompt()), want)
	}
	return s
}

// can compares whether an action is legal.
func (s stage) can(a game.Action, want bool) stage {
	s.t.Helper()
	if got := gametest.Can(s, a); got != want {
		s.t.Errorf("%s in %s: %t", Def.ActionText(a), Def.FrameText(s.Prompt()), got)
	}
	return s
}

// asks compares the open question.
func (s stage) asks(p game.Player, frame uint8) stage {
	s.t.Helper()
	if f := s.Prompt(); f.Who != p || f.Kind != frame {
		s.t.Fatalf("seat %d is asked %s, want seat %d and %s", f.Who, Def.FrameText(f), p, FrameNames[frame])
	}
	return s
}

func is[T comparable](s stage, what string, got, want T) stage {
	s.t.Helper()
	gametest.Want(s.t, what, got, want)
	return s
}

// bank is the edit that lets a small river run between two spaces.
func bank(q, r, q2, r2 int) string { return fmt.Sprintf("(%d,%d)-(%d,%d)", q, r, q2, r2) }

// spot is a coordinate as texts have it.
func spot(q, r int) string { return fmt.Sprintf("(%d,%d)", q, r) }
