package emara

import (
	"testing"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/session"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

func TestFace(t *testing.T) {
	facetest.Run(t, Face, facetest.Own{
		Section: "emara",
		Wish:    wish,
		Rich:    func(s game.State) { enrich(s.(*rules.State)) },
		Bare:    func(k game.Kind) bool { return k == rules.KindPay || k == rules.KindSplit },
		Silent:  func(v session.View, e game.Event) bool { return look(v).narrator().silent(e) },
		Short:   50,
		Whys:    rules.WhyNames[:],
		About: func(why, a uint16) uint16 {
			if why == rules.WhyBonusDone {
				return uint16([]uint8{rules.DoneRank, rules.DoneHire, rules.DoneRecruit}[a%3])
			}
			return 1 + a%4
		},
		Pieces: pieces,
		Sheets: func(s game.State) []face.Ref { return everyRef(int(s.(*rules.State).N)) },
		Nothing: []face.Ref{"loc", "loc:8", "loc:-1", "loc:x", "loc2:8", "noble2:1", "hut2:4:0", "councilor:2:0", "councilor:0:2", "councilor:0", "hut:4:0", "hut:0:3", "advisor:0:0", "advisor:4:2",
			"advisor:4", "noble:0", "noble:6", "donation:4", "gift:4", "mark:wood", "card:0", "card:10", "slot:3", "good:8", "token:12", "myadvisor:0", "myadvisor:23"},
		// Cards in hand and slots stay with their seat, markers turn where they lie; the others only tell.
		Still: []string{"Visited", "TurnEnded", "Traded", "StartTaken", "RoundEnded", "Round", "Reshuffled", "Played", "Patron", "Over",
			"NewDeck", "Marker", "Left", "Kept", "Hand", "Declined", "Ability"},
	})
}

// wish recruits, which is rare among random choices.
func wish(s game.State, legal []game.Action, r *game.Rand) game.Action {
	for _, a := range legal {
		if a.Kind == rules.KindRecruit && r.Intn(3) == 0 {
			return a
		}
	}
	return facetest.Eager(s, legal, r)
}

// viewOf is a table as the session would show it to that seat; the first seats are people.
func viewOf(s *rules.State, viewer game.Player, people int) session.View {
	return facetest.View(rules.Def, s, viewer, people)
}

// enrich gives every seat goods, and the first one the Scholar, who pays long prices kind by kind.
func enrich(s *rules.State) {
	for p := range s.N {
		s.Seats[p].Res = [4]byte{4, 4, 4, 4}
	}
	for i := range s.AdvisorAt {
		for space, a := range s.AdvisorAt[i] {
			if a == rules.Scholar {
				s.AdvisorAt[i][space] = rules.NoAdvisor
			}
		}
	}
	s.Seats[0].Advisors |= 1 << (rules.Scholar - 1)
}

// everyRef are the refs of all pieces that a game can have.
func everyRef(seats int) (all []face.Ref) {
	all = []face.Ref{stoneRef, breadRef, patronRef, eventRef, favorsRef, trackRef}
	for l := range rules.Location(rules.Locations) {
		all = append(all, locRef(l))
		for i := range rules.Huts {
			if l < rules.Town {
				all = append(all, hutRef(l, i))
			} else if i < 2 {
				all = append(all, advisorRef(l, i))
			}
		}
	}
	for p := range game.Player(seats) {
		all = append(all, councilorRef(p, 0), councilorRef(p, 1))
	}
	for r := rules.Baron; r <= rules.Duke; r++ {
		all = append(all, nobleRef(r))
	}
	for g := range rules.Good(rules.Goods) {
		all = append(all, goodRef(g))
		if g < rules.Resources {
			all = append(all, donationRef(g), giftRef(g))
		}
	}
	for i := 1; i <= rules.Advisors; i++ {
		all = append(all, myAdvisorRef(rules.Advisor(i)))
	}
	for i := range rules.Tokens {
		all = append(all, tokenRef(i))
	}
	for i := range rules.Cards {
		all = append(all, cardRef(rules.Card(i+1)))
	}
	for i := range rules.Laps {
		all = append(all, slotRef(i))
	}
	if seats == 1 {
		all = append(all, victoriaRef)
	}
	return all
}

// pieces are the refs that must be drawn for a seat: the table's, and its own.
func pieces(state game.State, p game.Player) (drawn []face.Ref) {
	s := state.(*rules.State)
	tokens := s.Seats[p].Favors
	if s.Prompt().Kind == rules.FrameKeep && s.Turn() == p {
		tokens |= s.Drawn
	}
	table := look(viewOf(s, p, 1))
	for _, r := range everyRef(int(s.N)) {
		r = table.laid(r)
		name, n, _ := r.Parts()
		if name == "token" && tokens>>n&1 == 0 || name == "myadvisor" && !s.Seats[p].Has(rules.Advisor(n)) {
			continue
		}
		drawn = append(drawn, r)
	}
	return drawn
}

// At a glance a seat shows what its score would be now.
func TestGlanceTellsTheForecast(t *testing.T) {
	for _, setup := range facetest.Setups(rules.Def, 2) {
		facetest.Play(t, rules.Def, setup, wish, func(s *rules.State, _ []game.Event) {
			for p := range game.Player(setup.Seats) {
				final, _ := s.Forecast(p)
				if chips := Face().Glance(viewOf(s, game.Nobody, 1), p); len(chips) != 3 || chips[2].N != final {
					t.Fatalf("seat %d at a glance: %+v, forecast %d", p, chips, final)
				}
			}
		})
	}
}

func BenchmarkFace(b *testing.B) {
	s, err := rules.New(rules.Def.DefaultSetup(4, 1))
	if err != nil {
		b.Fatal(err)
	}
	facetest.Bench(b, Face(), viewOf(s, s.Turn(), 1))
}

func TestEverybodyAndEverythingHasAPicture(t *testing.T) {
	ids := append(rules.LocationNames[:], rules.CardNames[1:]...)
	ids = append(append(ids, rules.AdvisorNames[1:]...), rules.OccasionNames[1:]...)
	facetest.Drawn(t, "emara", ids...)
}
