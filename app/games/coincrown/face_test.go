package coincrown

import (
	"fmt"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/face/facetest"
	"tabard/app/session"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

func TestFace(t *testing.T) {
	facetest.Run(t, Face, facetest.Own{
		Section: "coincrown", Wish: wish,
		Bare:  func(k game.Kind) bool { return k == rules.KindPay || k == rules.KindTakeBonus },
		Right: []string{"There is no next year to reserve for"},
		Whys:  rules.WhyNames[:],
		About: func(_, a uint16) uint16 { return 1 + a%2 },
		Blind: true,
		Drawn: []string{"row", "deck", "top", "land", "mint", "church", "overseas", "item", "iron", "coin", "reserve", "purse", "discard", "card", "troop",
			"tired", "fallen", "year", "supply"},
		Nothing: []face.Ref{"row:3:0", "row:0:3", "row:-1:0", "row:0:0:0", "deck:3", "top:4", "land:41", "land:200", "land:x", "mint:4", "item:0", "item:7", "iron:8",
			"coin:3", "card:20", "troop:5:1", "troop:0:2", "troop:0:0", "fallen:5"},
		// Coins and cards of a seat stay with it; bonus coins lie on a card that travels itself; the others only tell.
		Still: []string{"Year", "Used", "TurnEnded", "TroopUsed", "TroopRetired", "Toll", "Tokens", "Swept", "StorehouseRetired",
			"Reserved", "ReserveBack", "Recommissioned", "Readied", "PurseFilled", "Passed", "Over", "Milled", "Looked",
			"LandShown", "Income", "HarborUsed", "Fortified", "DeckCard", "CavalryRetired", "BonusTaken", "BonusLeft",
			"ArmorUsed"},
	})
}

// wish makes battles, which are rare among random choices, buys the only Toll Station, and passes seldom, for richer tables.
func wish(state game.State, legal []game.Action, r *game.Rand) game.Action {
	pick := legal[r.Intn(len(legal))]
	if pick.Kind == game.Pass && len(legal) > 1 && r.Intn(4) > 0 {
		pick = legal[1+r.Intn(len(legal)-1)]
	}
	s := state.(*rules.State)
	for _, a := range legal {
		if a.Kind == rules.KindBuyRow && rules.MarketCards[s.Row[a.A][a.B].Def-1].Kind == rules.TollStation {
			return a
		}
		if (a.Kind == rules.KindForce || a.Kind == rules.KindBarracks) && r.Intn(2) == 0 {
			pick = a
		}
	}
	return pick
}

// viewOf is a table as the session would show it to that seat.
func viewOf(s *rules.State, viewer game.Player, people int) session.View {
	return facetest.View(rules.Def, s, viewer, people)
}

func lively(t testing.TB, seats int, seed uint64, visit func(*rules.State, []game.Event)) {
	t.Helper()
	facetest.Play(t, rules.Def, rules.Def.DefaultSetup(seats, seed), wish, visit)
}

// What a seat must not know is not in its page: a deck top seen by another with a Watchtower.
func TestPeekedTopsStayPrivate(t *testing.T) {
	f := Face()
	seen := 0
	for seed := uint64(1); seed <= 12; seed++ {
		lively(t, 3, seed, func(s *rules.State, _ []game.Event) {
			for tier := range rules.Tier(rules.Tiers) {
				if s.Top[tier] == 0 {
					continue
				}
				for viewer := range game.Player(3) {
					html := app.HTMLString(f.Board(viewOf(s, viewer, 3), face.Unlit))
					deck := html[strings.Index(html, fmt.Sprintf(`data-ref="deck:%d"`, tier)):]
					knows := s.KnownBy[tier]>>uint(viewer)&1 != 0
					deck = deck[:strings.Index(deck, `data-ref="row:`)]
					if strings.Contains(deck, "cc-band") != knows {
						t.Fatalf("seat %d knows %v but the deck shows %v", viewer, knows, !knows)
					}
					seen++
				}
			}
		})
		if seen > 30 {
			return
		}
	}
	if seen == 0 {
		t.Fatal("no Watchtower was used")
	}
}

func BenchmarkFace(b *testing.B) {
	s, err := rules.New(rules.Def.DefaultSetup(4, 1))
	if err != nil {
		b.Fatal(err)
	}
	facetest.Bench(b, Face(), viewOf(s, s.Turn(), 1))
}
