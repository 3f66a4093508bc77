package conquer

import (
	"fmt"
	"slices"
	"testing"

	"tabard/engines/game"
)

// playOut plays a game at random and proves Check, the order of Legal and the codec on every position.
func playOut(t *testing.T, setup game.Setup, seed uint64) (decisions int, last *State) {
	t.Helper()
	s, err := New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed, 99)
	var buf [512]game.Action
	var trail []string
	for s.Turn() != game.Nobody {
		if err := s.Check(); err != nil {
			t.Fatalf("%v: %v\n%v", setup, err, trail[max(0, len(trail)-12):])
		}
		legal := s.Legal(buf[:0])
		if len(legal) == 0 {
			t.Fatalf("%v: no answer to %s", setup, Def.FrameText(s.Prompt()))
		}
		if !slices.IsSortedFunc(legal, game.Action.Compare) {
			t.Fatalf("%v: %s is answered out of order", setup, Def.FrameText(s.Prompt()))
		}
		a := legal[r.Intn(len(legal))]
		if a.Kind == game.EndTurn && r.Intn(4) != 0 { // linger, so that something happens
			a = legal[r.Intn(len(legal))]
		}
		trail = append(trail, fmt.Sprintf("%d: %s -> %s\n", s.Turn(), Def.FrameText(s.Prompt()), Def.ActionText(a)))
		s.Apply(a, nil)
		if decisions++; decisions%50 == 0 {
			roundTrip(t, s)
		}
		if decisions > Def.Limit {
			t.Fatalf("%v: no end after %d decisions", setup, decisions)
		}
	}
	if err := s.Check(); err != nil {
		t.Fatal(err)
	}
	return decisions, s
}

// roundTrip proves that a position survives its snapshot, and that a dealt view is a sound one with the same view.
func roundTrip(t *testing.T, s *State) {
	t.Helper()
	b, err := s.MarshalMsg(nil)
	if err != nil {
		t.Fatal(err)
	}
	back := &State{}
	if rest, err := back.UnmarshalMsg(b); err != nil || len(rest) != 0 || *back != *s {
		t.Fatalf("the snapshot is not the position: %v", err)
	}
	for viewer := game.Nobody; viewer < game.Player(s.N); viewer++ {
		view := *s
		view.Redact(viewer)
		if err := view.Check(); err != nil {
			t.Fatalf("view of %d: %v", viewer, err)
		}
		dealt := view
		r := game.NewRand(uint64(s.Round), 5)
		dealt.Determinize(&r)
		if err := dealt.Check(); err != nil {
			t.Fatalf("dealt view of %d: %v", viewer, err)
		}
		dealt.Redact(viewer)
		if dealt != view {
			t.Fatalf("dealing changes the view of %d", viewer)
		}
	}
}

// Whole games of random choices end without breaking a rule, for every number of seats and every option.
func TestRandomGames(t *testing.T) {
	for _, change := range []func(*game.Setup){
		func(*game.Setup) {},
		func(o *game.Setup) { o.Options[OptionFill] = FillRandom },
		func(o *game.Setup) { o.Options[OptionFill] = FillChosen },
		func(o *game.Setup) { o.Options[OptionFill], o.Options[OptionAlign] = FillChosen, 1 },
		func(o *game.Setup) { o.Options[OptionFactions], o.Options[OptionPerks] = 1, 1 },
		func(o *game.Setup) { o.Options[OptionAvalon], o.Options[OptionTarget] = 1, 7 },
		func(o *game.Setup) { o.Options[OptionTeams], o.Options[OptionStart] = 1, 1 },
	} {
		for seats := 2; seats <= MaxSeats; seats++ {
			setup := Def.DefaultSetup(seats, uint64(seats))
			setup.Options[OptionRounds] = 1
			change(&setup)
			if _, err := New(setup); err != nil {
				continue
			}
			n, s := playOut(t, setup, 7)
			t.Logf("%d seats: %d decisions, %d rounds, finisher %d", seats, n, s.Round, s.Finisher)
		}
	}
}
