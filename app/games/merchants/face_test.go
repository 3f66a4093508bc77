package merchants

import (
	"slices"
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/session"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
	"tabard/engines/save"
)

func TestFace(t *testing.T) {
	facetest.Run(t, Face, facetest.Own{
		Section: "merchants",
		Wish:    wish,
		Seldom:  []string{"SteveNone"}, // see TestLines
		Silent:  func(_ session.View, e game.Event) bool { return silent(e) },
		Zero:    []string{goldIcon, forecastIcon, defeatedIcon},
		Whys:    rules.WhyNames[:],
		About: func(why, a uint16) uint16 {
			switch why {
			case rules.WhyUseless:
				return 1 + a%rules.Kingdoms
			case rules.WhyLevel, rules.WhyNotHeld:
				return a % rules.Kinds
			case rules.WhyNoBonus, rules.WhyBonusUsed:
				return a % rules.Weapons
			}
			return a
		},
		Pieces: pieces,
		Blind:  true,
		Sheets: func(s game.State) []face.Ref { return everyRef(s.(*rules.State)) },
		Nothing: []face.Ref{"space", "space:48", "space:-1", "space:x", "battle:0", "battle:0:0", "battle:0:7", "battle:4:1", "region:4", "race:4", "craft:5",
			"kingdom:3", "bonus:4", "held:8", "level:4", "mykingdom:0", "mykingdom:29", "seat:3"},
		// Gold comes from no place of the board, and what is forged stays with its seat; cards slide by one box; the others only tell.
		Still: []string{"War", "Unsold", "Unlocked", "TurnEnded", "Triggered", "Slid", "SteveNone", "Season", "Salvage", "Restocked",
			"Repairs", "Prize", "Passed", "Over", "Insured", "Forged", "EndCard", "Defeated", "Bonded"},
	})
}

// wish sells, and takes what is rare.
func wish(_ game.State, legal []game.Action, r *game.Rand) game.Action {
	a := legal[r.Intn(len(legal))]
	wish := [4]game.Kind{rules.KindLearn, rules.KindTakeKingdom, rules.KindForgeSell, rules.KindSell}[r.Intn(4)]
	for tries := 0; tries < 8 && len(legal) > 1 && (a.Kind != wish || a.Kind == game.Done); tries++ {
		a = legal[r.Intn(len(legal))]
	}
	return a
}

// viewOf is a table as the session would show it to that seat; the first seats are people.
func viewOf(s *rules.State, viewer game.Player, people int) session.View {
	return facetest.View(rules.Def, s, viewer, people)
}

func lively(t testing.TB, setup game.Setup, visit func(*rules.State, []game.Event)) {
	t.Helper()
	facetest.Play(t, rules.Def, setup, wish, visit)
}

// viewSeat is a seat of a table where only the first is a person.
func viewSeat(i int) save.Seat { return save.Seat{Name: facetest.Names[i], Bot: i > 0} }

// Every war of a random game can be watched: one scene for each battle, then repairs and the year's end.
func TestWarsCanBeWatched(t *testing.T) {
	f := Face()
	wars, battles := 0, 0
	for _, setup := range facetest.Setups(rules.Def, 3) {
		var before *rules.State
		lively(t, setup, func(s *rules.State, events []game.Event) {
			v := viewOf(s, 1, 2)
			fights, war := 0, false
			var duels []face.Scene
			for _, e := range events {
				war = war || e.Kind == rules.EvWar
				if e.Kind == rules.EvBattle {
					fights++
				}
			}
			scenes := f.Scenes(v, events)
			if war != (scenes != nil) {
				t.Fatalf("war %t, %d scenes", war, len(scenes))
			}
			if war {
				wars++
			}
			for _, x := range scenes {
				if x.Sides == nil {
					continue
				}
				fights--
				battles++
				duels = append(duels, x)
			}
			for i, n := 0, 0; war && i < len(events); i++ {
				e := events[i]
				switch e.Kind {
				case rules.EvBattle: // the weapons that lay there fight, and who has not won falls
					for _, side := range duels[n].Sides {
						_, space, _ := side.Figures[0].At.Parts()
						lay := before.Spaces[space]
						won := e.B != 0 && side.Seat == e.Who && !side.Figures[0].Falls
						if rules.TileOwner(lay) != side.Seat || say.Kind(rules.TileKind(lay)).String() != side.Name || side.Figures[0].Falls == won {
							t.Fatalf("%v: %+v fights at %d, where %d lay", e, side, space, lay)
						}
					}
					if e.B == 0 != (duels[n].Sides[0].Figures[0].Falls && duels[n].Sides[1].Figures[0].Falls) {
						t.Fatalf("%v: not both fall in a tie", e)
					}
					n++
				case rules.EvDefeated:
					if !slices.ContainsFunc(duels[n-1].Sides, func(side face.Side) bool { return side.Seat == e.Who && len(side.Gains) > 0 }) {
						t.Fatalf("%v brings nothing: %+v", e, duels[n-1])
					}
				}
			}
			before = s.Clone().(*rules.State)
			if fights != 0 {
				t.Fatalf("%d battles have no scene", fights)
			}
		})
	}
	if wars != 4*9 || battles < wars {
		t.Errorf("%d wars with %d battles were seen", wars, battles)
	}
}

// Options that fit only another number of players are put right, so that every set-up the form can make begins.
func TestSetUpsAreKeptPossible(t *testing.T) {
	f := Face()
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		for start := range rules.Def.Options[rules.OptionStart].Values {
			for mats := range rules.Def.Options[rules.OptionMats].Values {
				setup := rules.Def.DefaultSetup(seats, 1)
				setup.Options[rules.OptionStart], setup.Options[rules.OptionMats] = uint8(start), uint8(mats)
				fixed := f.Prescribe(&setup, nil)
				if (fixed["mats"] != "") != (seats > 2) {
					t.Errorf("%d seats: the mats are fixed by %q", seats, fixed["mats"])
				}
				if start <= seats && int(setup.Options[rules.OptionStart]) != start || seats == 2 && int(setup.Options[rules.OptionMats]) != mats {
					t.Errorf("%d seats, start %d, mats %d: became %v", seats, start, mats, setup.Options)
				}
				if _, err := rules.New(setup); err != nil {
					t.Error(err)
				}
			}
		}
	}
}

// everyRef are the refs of all pieces that a game can have.
func everyRef(s *rules.State) (all []face.Ref) {
	all = []face.Ref{craftDeckRef, kingdomDeckRef, craftGoneRef, kingdomGoneRef, seasonRef}
	races, regions := map[rules.Race]bool{}, map[rules.Region]bool{}
	for i, row := range s.Board() {
		for depth := 1; depth <= rules.Depths; depth++ {
			all = append(all, spaceRef(rules.SpaceOf(i, depth)))
			if !regions[row.Region] {
				all = append(all, battleRef(row.Region, depth))
			}
		}
		if !regions[row.Region] {
			all = append(all, regionRef(row.Region))
		}
		if !races[row.Race] {
			all = append(all, raceRef(row.Race))
		}
		races[row.Race], regions[row.Region] = true, true
	}
	for i := range rules.CraftPool {
		all = append(all, craftRef(i))
	}
	for i := range rules.KingdomPool {
		all = append(all, kingdomRef(i))
	}
	for w := range rules.Weapon(rules.Weapons) {
		all = append(all, bonusRef(w), levelRef(w), heldRef(rules.KindOf(w, rules.Standard)), heldRef(rules.KindOf(w, rules.Vorpal)))
	}
	for id := uint8(1); id <= rules.Kingdoms; id++ {
		all = append(all, myKingdomRef(id))
	}
	for p := range game.Player(s.N) {
		all = append(all, seatRef(p))
	}
	if s.N == 2 {
		all = append(all, steveRef)
	}
	return all
}

// pieces are the refs that must be drawn for a seat: the table's, and its own.
func pieces(state game.State, p game.Player) (drawn []face.Ref) {
	s := state.(*rules.State)
	for _, r := range everyRef(s) {
		if name, card, _ := r.Parts(); name != "mykingdom" || s.Seats[p].Owns(uint8(card)) {
			drawn = append(drawn, r)
		}
	}
	return drawn
}

// With three players the regions and races that are not in the game are no pieces either.
func TestNoSuchPieceForThree(t *testing.T) {
	s, err := rules.New(rules.Def.DefaultSetup(3, 1))
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range []face.Ref{"steve", "space:36", "region:1", "race:0", "battle:1:1"} {
		if d := Face().Inspect(viewOf(s, 0, 1), r); d.Title != "" {
			t.Errorf("%q is %q", r, d.Title)
		}
	}
}

// At a glance a seat shows where it would stand now.
func TestGlanceTellsTheStanding(t *testing.T) {
	for _, setup := range facetest.Setups(rules.Def, 2) {
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			for _, r := range s.Standing(nil) {
				if chips := Face().Glance(viewOf(s, game.Nobody, 1), r.Who); len(chips) != 3 || chips[1].N != int(r.Keys[0]) {
					t.Fatalf("seat %d at a glance: %+v, standing %+v", r.Who, chips, r)
				}
			}
		})
	}
}

func BenchmarkFace(b *testing.B) {
	s, err := rules.New(rules.Def.DefaultSetup(2, 1))
	if err != nil {
		b.Fatal(err)
	}
	for k := range s.Seats[s.Turn()].Held {
		s.Seats[s.Turn()].Held[k] = 2
	}
	facetest.Bench(b, Face(), viewOf(s, s.Turn(), 1))
}

func TestEverythingHasAPicture(t *testing.T) {
	ids := append(rules.RaceNames[:], rules.RegionNames[:]...)
	for k := range rules.Kind(rules.Kinds) {
		ids = append(ids, weaponArt(k))
	}
	for _, c := range rules.KingdomCards[1:] {
		ids = append(ids, c.ID)
	}
	facetest.Drawn(t, "merchants", ids...)
}
