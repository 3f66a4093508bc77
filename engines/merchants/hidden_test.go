package merchants

import (
	"math/bits"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestHidden(t *testing.T) {
	gametest.Scenarios{
		{"BM-70 within a turn nothing is revealed, so that it can be taken back whole; its end shows the new cards (Q-02)", func(t *testing.T) {
			for _, seats := range []int{2, 4} {
				s := base(seats).kingdoms(DriveTheWorkers).owns('R', ExtraCrafty).held('R', std(Axe)).gold('R', 9)
				start := s.copied()
				for _, a := range []game.Action{TakeKingdom(0), s.freeCard(t), Done(), Sell(s.at("GraElf1"), std(Axe))} {
					if s.Prompt().Kind == FrameAction && seats == 2 { // the link takes the first card away
						a = TakeKingdom(0)
					} else if a.Kind == KindLearn {
						a = s.freeCard(t)
					}
					out := game.Sink{Events: s.do(t, a)}
					gametest.Want(t, "reveals", out.Reveals(), false)
				}
				gametest.Want(t, "question", s.Prompt().Kind, FrameTurnDone)
				undone := &State{}
				undone.CopyFrom(start)
				gametest.Want(t, "taken back", *undone == *start, true)
				out := game.Sink{Events: s.do(t, EndTurn())}
				gametest.Want(t, "the end reveals", out.Reveals(), true)
			}
		}},
		{"BM-71 positions that differ only in what the decks will bring look alike to everybody (Q-03)", func(t *testing.T) {
			for seats := 2; seats <= 4; seats++ {
				a := base(seats)
				b := a.copied()
				r := game.NewRand(5, 5)
				b.Determinize(&r)
				gametest.Want(t, "equal", *a == *b, false)
				for v := game.Nobody; int(v) < seats; v++ {
					gametest.Want(t, "views", *game.View(a, v).(*State) == *game.View(b, v).(*State), true)
				}
				c := a.copied()
				c.CraftOpen[0], c.CraftLeft = 0, c.CraftLeft|bit64(c.CraftOpen[0])
				gametest.Want(t, "other open cards are seen", *game.View(a, 0).(*State) == *game.View(c, 0).(*State), false)
			}
		}},
		{"a view forgets the three streams and nothing else", func(t *testing.T) {
			s := base(3)
			gametest.Want(t, "whole", Def.Whole(s), true)
			v := game.View(s, 0).(*State)
			gametest.Want(t, "view is not whole", Def.Whole(v), false)
			for _, r := range []game.Rand{v.KingdomRand, v.SpringRand, v.AutumnRand} {
				gametest.Want(t, "known", r.Known(), false)
			}
			v.KingdomRand, v.SpringRand, v.AutumnRand = s.KingdomRand, s.SpringRand, s.AutumnRand
			gametest.Want(t, "the rest", *v == *s, true)
		}},
		{"what is dealt from a view is any card of the right deck, equally often", func(t *testing.T) {
			s := base(4)
			s.Redact(0)
			r := game.NewRand(1, 1)
			craft, kingdom := map[uint8]int{}, map[uint8]int{}
			for range 1000 {
				d := s.copied()
				d.Determinize(&r)
				d.holds(t)
				craft[d.drawCraft()]++
				kingdom[d.drawKingdom()]++
			}
			gametest.Want(t, "craft cards", len(craft), bits.OnesCount64(s.CraftLeft&SpringMask))
			gametest.Want(t, "kingdom cards", len(kingdom), bits.OnesCount32(s.KingdomLeft&s.box.letters[0]))
			for id, n := range craft {
				if n < 12 || n > 60 { // 32 each
					t.Errorf("craft card %d is dealt %d times of 1000", id, n)
				}
			}
			for id, n := range kingdom {
				if n < 100 || n > 190 { // 143 each
					t.Errorf("%s is dealt %d times of 1000", KingdomCards[id].ID, n)
				}
			}
		}},
		{"what one deck brings never depends on the other", func(t *testing.T) {
			a, b := base(4), base(4)
			for range 3 {
				a.drawCraft()
			}
			for range 5 {
				gametest.Want(t, "kingdom card", a.drawKingdom(), b.drawKingdom())
			}
			a.Season, b.Season = Autumn, Autumn
			for range 5 {
				gametest.Want(t, "autumn card", a.drawCraft(), b.drawCraft())
			}
		}},
	}.Run(t)
}

// Random games keep the laws that only a line of play can show.
func TestLawsOfPlay(t *testing.T) {
	for seats := 2; seats <= MaxSeats; seats++ {
		r := game.NewRand(uint64(seats), 11)
		for seed := range uint64(60) {
			s := fresh(t, seats, seed)
			var out game.Sink
			forged, fell, steve, wars := 0, 0, 0, 0
			for s.Depth > 0 {
				legal := s.Legal(nil)
				a := legal[r.Intn(len(legal))]
				turn, season, pairs := s.Turn(), s.Season, 0
				out.Reset()
				s.Apply(a, &out)
				for _, e := range out.Events {
					if e.Flags&game.Reveals != 0 && a != EndTurn() {
						t.Fatalf("%s reveals (Q-02)", Def.ActionText(a))
					}
					switch e.Kind {
					case EvForged:
						forged++
					case EvSteveSold:
						steve++
					case EvDefeated:
						fell++
					case EvBattle:
						if e.B == 0 {
							fell += 2
						}
					case EvWar:
						wars++
						for _, f := range s.layout().fields {
							if f.depth != 0 && s.Spaces[f.first] != 0 && s.Spaces[f.second] != 0 {
								pairs++
							}
						}
					}
				}
				gametest.Want(t, "pairs after the war (INV-6)", pairs, 0)
				board, held := 0, 0
				for _, tile := range s.Spaces {
					if tile != 0 {
						board++
					}
				}
				for p := range s.N {
					for _, n := range s.Seats[p].Held {
						held += int(n)
					}
				}
				if board+held+fell != forged+steve {
					t.Fatalf("%d weapons on the board, %d held, %d gone; %d were forged and %d are Steve's (INV-7)", board, held, fell, forged, steve)
				}
				if s.Depth > 0 && s.Season == season && a == EndTurn() {
					gametest.Want(t, "turns go round", s.Turn(), (turn+1)%game.Player(seats))
				}
			}
			gametest.Want(t, "wars", wars, Seasons)
			gametest.Want(t, "season", s.Season, Winter)
		}
	}
}
