package gametest

import (
	"fmt"

	"tabard/engines/game"
)

// Viewers is a set of those who look at a game: bit p is seat p, Spectator is everybody else.
type Viewers uint8

// Sets of viewers.
const (
	Spectator Viewers = 1 << game.MaxSeats
	Everybody Viewers = Spectator<<1 - 1
)

// Seat is the set of one viewer; game.Nobody is the spectator.
func Seat(p game.Player) Viewers {
	if p == game.Nobody {
		return Spectator
	}
	return 1 << p
}

// Has says whether viewer p is in the set.
func (v Viewers) Has(p game.Player) bool { return v&Seat(p) != 0 }

// Secret is one thing in a position that some viewer cannot know: a card in a hand, a card that was looked at, the next
// draw of a stream. The finer the secrets, the stronger the proof; one with more than about a hundred values is too
// coarse, since the dealt values are searched for the true one.
type Secret struct {
	// Name tells the secret in reports: "hand 2", "next land 0".
	Name string
	// Known is who knows the value: their views must show it.
	Known Viewers
	// Forced is who does not see the value but can work it out, because counting leaves only one.
	Forced Viewers
	// May says whether those who do not know the value must reckon with this one. Nil if that is too hard to say.
	May func(value uint64) bool
	// Probe reads the value from a full or dealt position without changing it. For a stream that is the next draw, made
	// on a copy of the stream, never the stream's own numbers.
	Probe func(s game.State) uint64
	// Change alters the value in a full position to another consistent one and says whether there was one. It must
	// change nothing that those outside Known can see.
	Change func(s game.State, r *game.Rand) bool
}

// Cover is a list of content, all of which must occur in the corpus: every card, every tile.
type Cover struct {
	// Name is the kind of content in the singular, for reports: "market card".
	Name string
	// N is the number of pieces, numbered from 0.
	N int
	// Label names a piece; nil prints its number.
	Label func(i int) string
	// Event says which piece an event brings into play, -1 for none. The state is the one after the action. May be nil.
	Event func(s game.State, e game.Event) int
	// Action does the same for an action; the state is the one before it. May be nil.
	Action func(s game.State, a game.Action) int
}

// Goal is how much a seat likes a position.
type Goal func(s game.State, p game.Player) int32

func (c *Cover) label(i int) string {
	if c.Label != nil {
		return c.Label(i)
	}
	return fmt.Sprint(i)
}

// Small bounds the bytes of a position, in memory and as a snapshot; 0 for no bound.
type Small struct{ State, Snapshot int }

// Game is all that the suite needs to know of a game.
type Game struct {
	Def *game.Def
	// Setups are the set-ups to play; seeds are filled in by the suite. Nil means every number of seats with the default
	// options, and with each other value of each option that is no quantity.
	Setups []game.Setup
	// Secrets lists what some viewer cannot know in a full position. Nil only for a game without chance and secrets.
	Secrets func(s game.State) []Secret
	// Covers are the lists of content that must occur.
	Covers []Cover
	// Goals are wishes of random players, beside Def.Eval: each makes part of the playouts go where uniform play seldom
	// comes, a mighty army or a great city, so that the corpus covers it.
	Goals []Goal
	// Naive appends every legal action, in any order and possibly twice, found in a way that shares nothing with Legal:
	// slow and plain, written from the rules. Nil if the game has none.
	Naive func(s game.State, dst []game.Action) []game.Action
	// Reasons are the machine names of Reason.ID; each must be met. Nil if the game explains nothing.
	Reasons []string
	// Asked puts another question on a position than the one that was asked: the same about something else (Askew), or one from
	// nowhere. Check need not let it pass, but what it lets pass is played. Nil leaves the law stack unproven.
	Asked func(s game.State, r *game.Rand)
	// Rich says that a position from outside holds more than any game can bring, so that Check may break when it is played. Nil if
	// Check leaves room for all that can come.
	Rich func(s game.State) bool
	// Small says how many bytes a position takes at most.
	Small Small
	// Share divides how many games Run plays: one whose playouts are many times as long as others' proves as much by fewer
	// of them. 0 means 1.
	Share int
	// Bare exempts verbs, events, questions or reasons that random play does not bring about, as "verb Fly", each with why: it cannot
	// come, or a test of its own shows it.
	Bare map[string]string
}

// setups returns the set-ups to cover, without seeds.
func (g *Game) setups() []game.Setup {
	if g.Setups != nil {
		return g.Setups
	}
	var all []game.Setup
	for seats := g.Def.MinSeats; seats <= g.Def.MaxSeats; seats++ {
		base := g.Def.DefaultSetup(seats, 0)
		all = append(all, base)
		for i, o := range g.Def.Options {
			if quantity(o) {
				continue
			}
			for v := range o.Values {
				if one := base; uint8(v) != o.Default {
					one.Options[i] = uint8(v)
					if s, err := g.Def.New(one); err == nil && s != nil {
						all = append(all, one)
					}
				}
			}
		}
	}
	return all
}

// setupsFor returns those for one number of seats.
func (g *Game) setupsFor(seats int) (some []game.Setup) {
	for _, s := range g.setups() {
		if s.Seats == seats {
			some = append(some, s)
		}
	}
	return some
}

// quantity says that an option is a number rather than a choice: it has too many values for each to be played. Each can be
// set up, and which are played is for Setups to say.
func quantity(o game.Option) bool { return len(o.Values) > 8 }

// settings returns a set-up in which an option has that value, seeded: the default one for some number of seats, or one in
// which a second option is changed too, if the value is not for everybody. ok is false if there is none.
func (g *Game) settings(option, value int, seed uint64) (s game.Setup, ok bool) {
	d := g.Def
	possible := func() bool {
		_, err := d.New(s)
		return err == nil
	}
	for seats := d.MinSeats; seats <= d.MaxSeats; seats++ {
		s = d.DefaultSetup(seats, seed)
		s.Options[option] = uint8(value)
		if possible() {
			return s, true
		}
		for i, o := range d.Options {
			if i == option || quantity(o) {
				continue
			}
			for v := range o.Values {
				if s.Options[i] = uint8(v); possible() {
					return s, true
				}
			}
			s.Options[i] = o.Default
		}
	}
	return s, false
}

// secrets lists the secrets of a position.
func (g *Game) secrets(s game.State) []Secret {
	if g.Secrets == nil {
		return nil
	}
	return g.Secrets(s)
}

// Config says how much to prove.
type Config struct {
	Games int    // playouts per set-up in which every position is examined by every law
	Quick int    // further playouts in all, examined by the cheap laws: they widen the coverage
	Seed  uint64 // of all randomness in the suite
	Dir   string // where the golden texts are: "testdata"
	// Update writes the golden texts instead of comparing them. The golden games keep their decisions as long as those can be
	// played; a note tells which is dealt anew, and why.
	Update bool
	// Abroad says that the same code has been proven on another machine: here every law holds in one playout for each number
	// of seats, and the golden texts are what they are there. What the corpus as a whole must show is left to the other machine.
	Abroad bool
	// Golden leaves all playouts out: the golden texts alone are compared.
	Golden bool
	// Transcripts is how many golden games there are for each number of seats, Perfts how many counted positions.
	Transcripts, Perfts int
	// Counted is how many of the golden games have their positions counted (0: all of them).
	Counted int
	// Enough is how many positions from outside must pass Check, or the laws stack and hostile prove little.
	Enough int
}
