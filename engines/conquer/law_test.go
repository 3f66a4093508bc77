package conquer

import (
	"testing"

	"tabard/engines/game"
)

// What the laws of play follow from decision to decision.
type lawBook struct {
	peasants [MaxSeats]int // in stock and at work
	captured [MaxSeats]int
	goods    [MaxSeats]Goods
	turn     game.Player
}

func (s *State) laws() (l lawBook) {
	for p := range s.N {
		q := &s.Seats[p]
		l.peasants[p] = int(q.Spare)
		for _, t := range q.towns() {
			l.peasants[p] += int(t.Flags & Peasant)
		}
		l.captured[p] = int(q.Captured)
		l.goods[p] = q.Goods()
	}
	l.turn = s.Current
	return l
}

// In whole games of random choices peasants are lost to crafting, sales and captors only (INV-6), no settlement is left
// empty while its owner has a peasant to spare (INV-7), nobody's trade touches what others have, a spent soldier has
// nothing to do any more, and beside captors and victims nothing of others changes in a turn but what fights bring.
func TestLawsOfPlay(t *testing.T) {
	events := map[game.EventKind]int{}
	for _, change := range []func(*game.Setup){
		func(*game.Setup) {},
		func(o *game.Setup) { o.Options[OptionAvalon], o.Options[OptionTarget] = 1, 7 },
		func(o *game.Setup) { o.Options[OptionPerks], o.Options[OptionTarget] = 1, 0 },
		func(o *game.Setup) { o.Options[OptionTeams] = 1 },
	} {
		for i := range 24 {
			seats := 2 + i%3
			setup := Def.DefaultSetup(seats, uint64(40+i))
			setup.Options[OptionRounds] = 1
			change(&setup)
			s, err := New(setup)
			if err != nil {
				continue
			}
			r := game.NewRand(uint64(i), 98)
			var buf [512]game.Action
			for s.Turn() != game.Nobody {
				legal := s.Legal(buf[:0])
				a := legal[r.Intn(len(legal))]
				if a.Kind == game.EndTurn && r.Intn(4) != 0 { // linger, so that something happens
					a = legal[r.Intn(len(legal))]
				}
				spentRests(t, s, legal)
				before, asked, who := s.laws(), s.Prompt().Kind, s.Turn()
				var out game.Sink
				s.Apply(a, &out)
				after := s.laws()
				for _, e := range out.Events {
					events[e.Kind]++
					switch e.Kind {
					case EvFaction:
						before.peasants[e.Who] += int(House.Kits[e.A].Goods.Peasants)
					case EvPeasant:
						before.peasants[e.Who]++
					case EvCrafted, EvSiegeBuy, EvSoldPeasant:
						before.peasants[e.Who]--
					case EvCaptured:
						before.peasants[e.B]--
						before.captured[e.Who]++
						if !s.Enemies(e.Who, game.Player(e.B)) {
							t.Fatal("a peasant was captured from a friend")
						}
					case EvTurnEnded:
						if q := &s.Seats[e.Who]; q.Spare > 0 && s.waiting(e.Who, 0) > 0 {
							t.Fatalf("seat %d ends its turn with %d peasants to spare and a settlement empty", e.Who, q.Spare)
						}
					}
				}
				if after.peasants != before.peasants || after.captured != before.captured {
					t.Fatalf("%s after %s: peasants %v and captives %v, want %v and %v", Def.ActionText(a), FrameNames[asked],
						after.peasants, after.captured, before.peasants, before.captured)
				}
				switch a.Kind {
				case KindSell, KindBuy, KindBuyPeasant, KindCraft, KindAmmo, KindTradeUp, KindSellPeasant:
					for p := range game.Player(s.N) {
						if p != who && after.turn == before.turn && after.goods[p] != before.goods[p] {
							t.Fatalf("%s changes what seat %d has", Def.ActionText(a), p)
						}
					}
				}
			}
		}
	}
	for _, k := range []game.EventKind{EvPeasant, EvCrafted, EvSoldPeasant, EvCaptured, EvDefeated, EvTurnEnded} {
		if events[k] == 0 {
			t.Errorf("%s never happened", EventNames[k])
		}
	}
}

// spentRests proves that no legal action moves or attacks with a soldier that has attacked.
func spentRests(t *testing.T, s *State, legal []game.Action) {
	for _, a := range legal {
		if a.Kind == KindMove || a.Kind == KindAttack || a.Kind == KindVolley {
			if s.soldier(a.A).Flags&Attacked != 0 || a.Kind == KindVolley && s.soldier(a.B).Flags&Attacked != 0 {
				t.Fatalf("%s with a spent soldier", Def.ActionText(a))
			}
		}
	}
}
