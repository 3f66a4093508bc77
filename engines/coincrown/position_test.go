package coincrown

import (
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Positions for the tests are built, not played: an empty table, then what a scenario names. Whatever is taken comes
// from where it would be in the box, so that Check holds on all of them.

// table is year 2 with seat 0 to act, all coins in the supply, vacant rows, nobody owning anything.
func table(seats int) *State {
	s := &State{box: house, Position: Position{N: uint8(seats), Year: 2, Supply: House.AllCoins, Tokens: House.TokensOfSize,
		UpgradeCards: House.AllUpgrades}}
	for row, c := range &House.Cards {
		s.Left[row] = c.Copies
	}
	for id, c := range LandCards {
		s.LandOwner[id], s.LandLevel[id] = game.Nobody, c.Printed
	}
	for l := range s.LandTop {
		s.LandTop[l] = uint8(levelFirst[l]) + 1
	}
	for c := range s.IronOwner {
		s.IronOwner[c] = game.Nobody
	}
	r := game.NewRand(7, 7)
	s.Determinize(&r)
	s.startTurn(0)
	return s
}

// row is the row of a market card, land the number of a land.
func row(id string) int {
	if n := RowByID(id); n >= 0 {
		return n
	}
	panic("no card " + id)
}

func land(id string) int {
	if n := LandByID(id); n >= 0 {
		return n
	}
	panic("no land " + id)
}

// give puts market cards into the tableau of a seat: "B08" ready, "B08-" exhausted, "B08x" retired, "B08/1" with one
// token. Iron coins follow a new leader.
func (s *State) give(p game.Player, cards ...string) *State {
	q := &s.Seats[p]
	for _, card := range cards {
		id, tired, gone := strings.TrimRight(card, "-x"), strings.HasSuffix(card, "-"), strings.HasSuffix(card, "x")
		id, tokens, _ := strings.Cut(id, "/")
		r := row(id)
		s.Left[r]--
		q.Have[r]++
		kind := MarketCards[r].Kind
		c, troop := House.ClassOf(r)
		n := ClassAttacks(c)
		if tokens != "" {
			n = int(tokens[0] - '0')
		}
		switch {
		case troop && gone:
			q.Fallen[c]++
		case troop:
			stance := 0
			if tired {
				stance = 1
			}
			q.Troop[stance][troopIndex(c, n)]++
			s.Tokens[classSize(c)] -= uint8(n)
		case gone && kind == Cavalry:
			q.Gone[0]++
		case gone && kind == Storehouse:
			q.Gone[1]++
		case tired:
			q.Tired[kind]++
		}
	}
	for c := range Iron(Irons) {
		s.checkIron(p, c, nil)
	}
	return s
}

func (s *State) from(pile *Coins, b, si, g int) *State {
	c := Coins{uint8(b), uint8(si), uint8(g)}
	s.Supply.sub(c)
	pile.add(c)
	return s
}

func (s *State) income3(p game.Player, b, si, g int) *State {
	return s.from(&s.Seats[p].Income, b, si, g)
}
func (s *State) purse(p game.Player, b, si, g int) *State {
	return s.from(&s.Seats[p].Purse, b, si, g)
}
func (s *State) discard(p game.Player, b, si, g int) *State {
	return s.from(&s.Seats[p].Discard, b, si, g)
}
func (s *State) church(p game.Player, b, si, g int) *State {
	return s.from(&s.Seats[p].Church, b, si, g)
}

// supply leaves exactly so many coins in the supply; the others go to the church of the last seat.
func (s *State) supply(b, si, g int) *State {
	return s.from(&s.Seats[s.N-1].Church, int(s.Supply[0])-b, int(s.Supply[1])-si, int(s.Supply[2])-g)
}

// reserved puts a coin on the purse of a seat.
func (s *State) reserved(p game.Player, d Denom) *State {
	s.Supply[d]--
	s.Seats[p].Reserved, s.Seats[p].ReservedThisYear = d+1, true
	return s
}

// owns gives a seat lands, each at its printed level or, as "H01@2", at that level.
func (s *State) owns(p game.Player, lands ...string) *State {
	for _, id := range lands {
		id, level, raised := strings.Cut(id, "@")
		n := land(id)
		s.LandOwner[n] = p
		if raised {
			s.LandLevel[n] = level[0] - '0'
		}
		if s.HasUpgradeCard(n) {
			s.UpgradeCards--
		}
		if l := LandCards[n].Printed; s.TopLand(l) == n {
			s.showLand(l, nil)
		}
	}
	s.checkIron(p, IronLands, nil)
	return s
}

// tops lays these lands on top of their decks.
func (s *State) tops(lands ...string) *State {
	for _, id := range lands {
		s.LandTop[LandCards[land(id)].Printed] = uint8(land(id)) + 1
	}
	return s
}

// slot lays a card into a row, with bonus coins.
func (s *State) slot(t Tier, slot int, id string, bronze, silver int) *State {
	s.Left[row(id)]--
	s.Row[t][slot] = Place{uint8(row(id)) + 1, uint8(bronze), uint8(silver)}
	s.Supply.sub(Coins{uint8(bronze), uint8(silver), 0})
	return s
}

// seen makes a card the top of its deck, seen by a seat; now says that it was this turn.
func (s *State) seen(p game.Player, now bool, ids ...string) *State {
	for _, id := range ids {
		t := House.Cards[row(id)].Deck
		s.Top[t], s.KnownBy[t] = uint8(row(id))+1, s.KnownBy[t]|1<<uint(p)
		if now {
			s.Peeked |= 1 << t
		}
	}
	return s
}

// emptied removes all that is left of a market deck by giving it to the last seat, exhausting nothing.
func (s *State) emptied(t Tier) *State {
	for _, r := range s.box.decks[t] {
		for s.Left[r] > 0 {
			s.give(game.Player(s.N-1), MarketCards[r].ID)
		}
	}
	return s
}

// at sets the year and whose turn it is.
func (s *State) at(year int, p game.Player) *State {
	s.Year = uint8(year)
	s.startTurn(p)
	return s
}

// doQuiet is do for synthetic positions that break conservation.
func (s *State) doQuiet(t *testing.T, actions ...game.Action) {
	t.Helper()
	for _, a := range actions {
		if err := game.Play(s, a, nil); err != nil {
			t.Fatalf("%s: %v", Def.ActionText(a), err)
		}
	}
}

// hasKind says whether some legal action has that verb.
func (s *State) hasKind(k game.Kind) bool {
	for _, a := range s.Legal(nil) {
		if a.Kind == k {
			return true
		}
	}
	return false
}

// payBSG is a payment in the order bronze, silver, gold.
func payBSG(b, s, g int) game.Action { return Pay(Coins{uint8(b), uint8(s), uint8(g)}) }

// pass is the action Pass, endTurn EndTurn, done Done.
var (
	pass    = game.Action{Kind: game.Pass}
	endTurn = game.Action{Kind: game.EndTurn}
	done    = game.Action{Kind: game.Done}
)

// allPass lets every seat pass, so that the year ends.
func (s *State) allPass(t *testing.T) []game.Event {
	t.Helper()
	var all []game.Event
	for year := s.Year; s.Year == year && !s.Over; {
		if s.Taken > 0 {
			all = append(all, s.do(t, endTurn)...)
			continue
		}
		all = append(all, s.do(t, pass)...)
	}
	return all
}

// bench plays scenarios.
var bench = gametest.Bench{Def: Def, Reasons: WhyNames[:]}

// do plays actions through the checked door, proves the position after each, and returns the events.
func (s *State) do(t *testing.T, actions ...game.Action) []game.Event {
	t.Helper()
	return bench.Do(t, s, actions...)
}

func (s *State) holds(t *testing.T)     { t.Helper(); gametest.Holds(t, s) }
func (s *State) can(a game.Action) bool { return gametest.Can(s, a) }

func (s *State) wantLegal(t *testing.T, actions ...game.Action) {
	t.Helper()
	bench.Legal(t, s, actions...)
}

func (s *State) wantIllegal(t *testing.T, why uint16, actions ...game.Action) {
	t.Helper()
	bench.Illegal(t, s, why, actions...)
}
