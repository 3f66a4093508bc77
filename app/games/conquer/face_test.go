package conquer

import (
	"slices"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/session"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

func TestFace(t *testing.T) {
	facetest.Run(t, Face, facetest.Own{
		Setups: setups(1),
		Wish:   wish,
		Seldom: []string{"SiegeBuy", "Siege", "Volley", "Flaming", "Casualty", "Shown", "Reshuffled", "NoCounter", "AddedDie"}, // see TestLabels and TestLines
		Bare:   func(k game.Kind) bool { return k == rules.KindSide },
		Short:  52,
		Zero:   []string{pointIcon, objectiveIcon, "g-soldier", "g-village"},
		Whys:   rules.WhyNames[:],
		About: func(why, a uint16) uint16 {
			switch why {
			case rules.WhySlotTaken, rules.WhyFactionTaken:
				return a % 5
			}
			return max(1, a)
		},
		Blind:  true,
		Sheets: everyPiece,
		Drawn:  []string{"hex", "site", "obj", "act", "res", "seat", "fight", "deck", "tile", "faction"},
		Nothing: []face.Ref{"hex", "hex:9999", "hex:-1", "hex:x", "site:9999", "slot:7", "place:2", "tile:0", "tile:15", "faction:8", "build:3", "seat:2", "die:4", "obj:0",
			"obj:76", "act:0:0", "act:21:0", "act:1", "act:1:2", "res:5", "ammo:2", "reserve:0", "reserve:7", "fight"},
		// What one buys, sells and crafts comes from the box, and fulfilled objectives stay with their seat; dice and the others only tell.
		Still: []string{"TurnEnded", "Turn", "TradeUp", "Stayed", "StartRoll", "SoldPeasant", "Sold", "Roll", "Quiver", "Peasant", "Over",
			"MoveDie", "MisDie", "Lapsed", "Kept", "Held", "Freed", "First", "Finished", "Faction", "DieRemoved", "Declared",
			"Crafted", "Coins", "Claimed", "Bought", "Ammo", "Shown", "NoCounter", "AddedDie"},
		Section: "conquer",
	})
}

// viewOf is a table as the session would show it to that seat; the first seats are people.
func viewOf(s *rules.State, viewer game.Player, people int) session.View {
	return facetest.View(rules.Def, s, viewer, people)
}

// reread makes of a position that was written by hand what its snapshot holds: the rules keep beside the lists what follows
// from them.
func reread(s *rules.State) {
	b, err := s.MarshalMsg(nil)
	if err == nil {
		_, err = s.UnmarshalMsg(b)
	}
	if err != nil {
		panic(err)
	}
}

func lively(t testing.TB, setup game.Setup, visit func(*rules.State, []game.Event)) {
	t.Helper()
	facetest.Play(t, rules.Def, setup, wish, visit)
}

// rare are the verbs that random games take when they can, so that everything comes up.
var rare = [len(rules.KindNames)]bool{rules.KindAttack: true, rules.KindVolley: true, rules.KindCounter: true, rules.KindClaim: true, rules.KindDeclare: true,
	rules.KindEnter: true, rules.KindPlay: true, rules.KindImprove: true, rules.KindAvalon: true, rules.KindUpgrade: true, rules.KindSiegeBuy: true,
	rules.KindEstablish: true}

// wish seeks the enemy, and tries what is rare.
func wish(state game.State, legal []game.Action, r *game.Rand) game.Action {
	s := state.(*rules.State)
	var kinds []game.Kind
	for _, a := range legal {
		if !slices.Contains(kinds, a.Kind) {
			kinds = append(kinds, a.Kind)
		}
	}
	kind := kinds[r.Intn(len(kinds))]
	for range 3 {
		if k := kinds[r.Intn(len(kinds))]; rare[k] {
			kind = k
		}
	}
	if kind == game.EndTurn && len(legal) > 5 && r.Intn(3) > 0 {
		kind = kinds[r.Intn(len(kinds))]
	}
	pick := facetest.Of(kind, legal, r)
	if kind == rules.KindMoveTo && s.Prompt().Kind == rules.FrameRolled && r.Intn(4) > 0 {
		least := 1 << 15
		for _, a := range legal {
			if a.Kind != kind {
				continue
			}
			if d := toFoe(s, s.Prompt().Who, a.A); d < least {
				pick, least = a, d
			}
		}
	}
	return pick
}

// toFoe is how far the nearest enemy soldier or settlement is.
func toFoe(s *rules.State, p game.Player, from rules.Cell) int {
	least := 1 << 15
	for o := range game.Player(s.N) {
		if !s.Enemies(o, p) {
			continue
		}
		q := &s.Seats[o]
		for _, x := range q.Army[:q.NArmy] {
			least = min(least, s.Board().HexDist(from, x.Cell))
		}
		for _, x := range q.Towns[:q.NTowns] {
			least = min(least, s.Board().HexDist(from, x.Site/2))
		}
	}
	return least
}

// setups are tables of every size, layout and way of setting up.
func setups(seeds uint64) (all []game.Setup) {
	for seed := uint64(1); seed <= seeds; seed++ {
		for i, layout := range []struct {
			seats int
			id    uint8
		}{{2, 0}, {2, 1}, {2, 2}, {2, 3}, {3, 0}, {3, 4}, {4, 0}, {4, 5}} {
			n := seed + uint64(i)
			setup := rules.Def.DefaultSetup(layout.seats, n)
			o := &setup.Options
			o[rules.OptionLayout], o[rules.OptionFill], o[rules.OptionTarget] = layout.id, uint8(n%3), 2
			o[rules.OptionFactions], o[rules.OptionAvalon], o[rules.OptionStart] = uint8(n/2%2), uint8(n%2), uint8(n%3)
			o[rules.OptionPerks], o[rules.OptionRounds] = uint8(n/5%2), 1
			o[rules.OptionPieces], o[rules.OptionEnd] = uint8(n/4%2), uint8(n/3%2)
			if o[rules.OptionFill] == rules.FillChosen {
				o[rules.OptionAlign] = uint8(n / 3 % 2)
			}
			if layout.seats == 4 {
				o[rules.OptionTeams] = uint8(n / 2 % 2)
			}
			all = append(all, setup)
		}
	}
	return all
}

// The question and the way out of it are the same whatever the asked seat holds.
func TestBeingAskedTellsNothing(t *testing.T) {
	f := Face()
	asked := 0
	for _, setup := range setups(2) {
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			p := s.Turn()
			if p == game.Nobody || s.Seats[p].NAct == 0 || s.Legal(nil)[0].Kind != game.Pass || s.Prompt().Kind == rules.FrameCounter {
				return
			}
			asked++
			v := viewOf(s, p, 2)
			other := s.Clone().(*rules.State)
			for i := range other.Seats[p].Act[:other.Seats[p].NAct] {
				other.Seats[p].Act[i] = rules.Craftpoints // which is of no use in a window
			}
			w := viewOf(other, p, 2)
			if a, b := f.Prompt(v), f.Prompt(w); a != b {
				t.Fatalf("%+v, without the card %+v", a, b)
			}
			if a, b := f.Action(v, rules.Pass()), f.Action(w, rules.Pass()); a.Text != b.Text || a.Note != b.Note || a.Warn != b.Warn {
				t.Fatalf("%+v, without the card %+v", a, b)
			}
		})
	}
	if asked == 0 {
		t.Fatal("nobody was asked")
	}
}

// Options that do not fit the table are put right, so that every set-up the form can make begins.
func TestSetUpsAreKeptPossible(t *testing.T) {
	f := Face()
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		for layout := range rules.Def.Options[rules.OptionLayout].Values {
			for n := range 48 {
				setup := rules.Def.DefaultSetup(seats, 1)
				o := &setup.Options
				o[rules.OptionLayout], o[rules.OptionFill] = uint8(layout), uint8(n%3)
				o[rules.OptionAlign], o[rules.OptionTeams], o[rules.OptionStart] = uint8(n/3%2), uint8(n/6%2), uint8(n/12+1)
				fixed := f.Prescribe(&setup, nil)
				if (fixed["teams"] != "") != (seats < 4) || (fixed["rivers"] != "") != (n%3 != int(rules.FillChosen)) {
					t.Errorf("%d seats: fixed are %v", seats, fixed)
				}
				if _, err := rules.New(setup); err != nil {
					t.Error(err)
				}
			}
		}
	}
}

// menu is a game that has come to the main part of its third round.
func menu(t testing.TB, seats int) *rules.State {
	var at *rules.State
	setup := rules.Def.DefaultSetup(seats, 5)
	setup.Options[rules.OptionRounds] = 1
	lively(t, setup, func(s *rules.State, _ []game.Event) {
		if at == nil && s.Round == 3 && s.Prompt().Kind == rules.FrameMain {
			at = s.Clone().(*rules.State)
		}
	})
	if at == nil {
		t.Fatal("no game has come so far")
	}
	return at
}

// A covered table tells nothing of the past either.
func TestCoveredPast(t *testing.T) {
	covered := session.View{Def: rules.Def, Covered: true, Viewer: game.Nobody, Turn: game.Nobody}
	if f := Face(); f.Event(covered, game.Event{Kind: rules.EvTurn}).Text != "" || f.Reason(covered, game.Reason{ID: 1}) != "" {
		t.Error("a covered table tells of the past")
	}
}

// At a glance a seat shows its points.
func TestGlanceTellsThePoints(t *testing.T) {
	s := menu(t, 4)
	for p := range game.Player(4) {
		if chips := Face().Glance(viewOf(s, game.Nobody, 1), p); len(chips) != 4 || chips[0].N != s.SheetOf(p).Total() {
			t.Fatalf("seat %d at a glance: %+v", p, chips)
		}
	}
}

func BenchmarkFace(b *testing.B) {
	s := menu(b, 4)
	for p := range s.Seats {
		s.Seats[p].Coins, s.Seats[p].Stock = 30, [5]uint16{9, 9, 9, 9, 9}
	}
	facetest.Bench(b, Face(), viewOf(s, s.Turn(), 1))
}
