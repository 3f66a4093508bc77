package emara

import (
	"math/bits"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

func TestHidden(t *testing.T) {
	gametest.Scenarios{
		{"a view forgets every stream, for the seat itself too", func(t *testing.T) {
			s := b0()
			s.Redact(0)
			for _, r := range append(s.Hands[:], s.EventRand, s.FavorRand, s.PatronRand) {
				gametest.Want(t, "known", r.Known(), false)
			}
			s.holds(t)
		}},
		{"a hand is seen by its seat only; for others it lies among the cards that nobody has seen (R-70)", func(t *testing.T) {
			s := b0()
			for v := game.Nobody; v < 3; v++ {
				c := s.copied()
				c.Redact(v)
				for p := range game.Player(3) {
					if p == v {
						gametest.Want(t, "own", c.Seats[p], s.Seats[p])
						continue
					}
					gametest.Want(t, "hand", c.Seats[p].Hand, 0)
					gametest.Want(t, "unseen", c.Seats[p].Deck, s.Seats[p].Hand|s.Seats[p].Deck)
					gametest.Want(t, "played", c.Seats[p].Played, s.Seats[p].Played)
				}
				c.holds(t)
			}
		}},
		{"in the full selection hands are open (R-70)", func(t *testing.T) {
			s := laid(t, 3, map[int]int{OptionSelection: 1}, func(*State) bool { return true })
			c := s.copied()
			c.Redact(game.Nobody)
			gametest.Want(t, "seats", c.Seats, s.Seats)
		}},
		{"of events and advisors the top card is public and what lies under it is known as a set (R-50)", func(t *testing.T) {
			s := b0()
			c := s.copied()
			c.Redact(game.Nobody)
			gametest.Want(t, "event and those left", [2]uint16{uint16(c.Event), c.EventsLeft}, [2]uint16{uint16(s.Event), s.EventsLeft})
			gametest.Want(t, "top and those under it", [2]uint8{c.BTop, c.BLeft}, [2]uint8{s.BTop, s.BLeft})
		}},
		{"while a seat chooses, others know of its tokens what counting tells", func(t *testing.T) {
			s := b0().tokens(1, 1, 2, 3).tokens(2, 4, 5).discarded(6, 7, 8, 9, 10).has(0, "W 1").visits(t, Cathedral)
			s.do(t, Donate(Wood))
			own, other := s.copied(), s.copied()
			own.Redact(0)
			gametest.Want(t, "own", own.Drawn, s.Drawn)
			other.Redact(1)
			gametest.Want(t, "certain", other.Drawn, 3<<10)
			gametest.Want(t, "unseen", bits.OnesCount16(other.FavorStack), 5)
			other.holds(t)
			r := game.NewRand(1, 1)
			var seen uint16
			for range 100 {
				d := other.copied()
				d.Determinize(&r)
				d.holds(t)
				gametest.Want(t, "dealt", bits.OnesCount16(d.Drawn), 3)
				seen |= d.Drawn &^ d.Certain
			}
			gametest.Want(t, "each of the five is dealt", seen, 0x1f<<5)
		}},
		{"a dealt hand has each unseen card as often as any other", func(t *testing.T) {
			s := b0()
			s.Redact(0)
			r := game.NewRand(1, 1)
			var n [Cards]int
			for range 600 {
				d := s.copied()
				d.Determinize(&r)
				for c := range n {
					n[c] += int(d.Seats[1].Hand >> c & 1)
				}
			}
			for c, k := range n {
				if s.Seats[1].Deck>>c&1 == 1 && (k < 240 || k > 360) || s.Seats[1].Played>>c&1 == 1 && k > 0 {
					t.Errorf("%s is dealt %d times of 600", CardNames[c+1], k)
				}
			}
		}},
		{"what one seat draws never depends on what another does", func(t *testing.T) {
			quiet, loud := b0(), b0()
			loud.has(0, "W 1, C 1, G 1, S 1").visits(t, Cathedral).do(t, Donate(Wood))
			quiet.drawHand(1, nil)
			loud.drawHand(1, nil)
			gametest.Want(t, "hand", loud.Seats[1].Hand, quiet.Seats[1].Hand)
			gametest.Want(t, "event", loud.drawEvent(), quiet.drawEvent())
		}},
		{"a seat may own all the advisors that there are (R-46)", func(t *testing.T) {
			s := b0()
			for range Advisors {
				s.at(2, 1).has(0, "W 5, C 5, G 5, S 5").plays(t, CardWood, 1)
				for l := Town; l < Locations; l++ {
					s.stands(0, Forest, l)
					if s.can(Recruit(l, 0)) {
						s.do(t, Recruit(l, 0))
					} else if s.can(Recruit(l, 1)) {
						s.do(t, Recruit(l, 1))
					}
					if s.Prompt().Kind == FramePay || s.Prompt().Kind == FramePayKind {
						for s.Prompt().Kind != FrameTurn {
							s.do(t, s.Legal(nil)[0])
						}
					}
				}
			}
			gametest.Want(t, "advisors", bits.OnesCount32(s.Seats[0].Advisors), 14)
			gametest.Want(t, "board", s.AdvisorAt, [4][2]byte{})
		}},
	}.Run(t)
}
