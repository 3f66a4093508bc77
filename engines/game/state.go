package game

import "slices"

// State is one position of one game. The zero value of a game's state type is what Def.Zero returns and is good for
// UnmarshalMsg and CopyFrom only.
type State interface {
	// Turn is the seat that must answer now; Nobody when the game is over.
	Turn() Player
	// Prompt is the question being asked: the top frame. Its Kind is 0 when the game is over.
	Prompt() Frame
	// Settled says that the top frame is a menu whose earlier choices are complete: where cancel stops.
	Settled() bool
	// Legal appends the legal actions of Turn in strictly ascending order. There is at least one before the end and
	// none after it. The list is promised on full and determinized states and on the mover's own view; on any other
	// view it may be short but must not panic.
	Legal(dst []Action) []Action
	// Apply carries out a legal action and reports to out, which may be nil. It trusts its caller: it panics on a
	// broken invariant, and what it does with an illegal action is not defined. Use Play for input from outside.
	Apply(a Action, out *Sink)
	// Standing appends one Rank per seat (and per automaton), best first. Valid at any time of the game.
	Standing(dst []Rank) []Rank
	// Redact forgets, in place, what viewer cannot know: hidden cards, decks and all random streams. Nobody as viewer
	// gives the spectator's view. It is idempotent.
	Redact(viewer Player)
	// Still forgets, in place, every random stream and nothing else: the position before chance has spoken. What is drawn from it
	// panics, so that a trial on a copy tells whether an answer calls for chance.
	Still()
	// Determinize fills what was forgotten with a random consistent deal and reseeds every stream, both from r.
	// What the viewer knew does not change: Redact after Determinize gives the same view again. On a position that lacks
	// nothing but streams it does nothing but seed them. In which order it takes its seeds from r is then part of the rules
	// (Def.Rules): games over distance (package post) are played on streams that were seeded by it.
	Determinize(r *Rand)
	// Check returns an error that cites a row of the game's RULES.md if conservation or canonical form is broken.
	// It accepts redacted states.
	Check() error
	// Clone returns a copy. CopyFrom overwrites the receiver with from, which must be of the same game; it does not
	// allocate.
	Clone() State
	CopyFrom(from State)
	// MarshalMsg appends the snapshot; UnmarshalMsg reads one and returns what follows it. A snapshot from outside
	// must be checked with Check before it is used.
	MarshalMsg(b []byte) ([]byte, error)
	UnmarshalMsg(b []byte) ([]byte, error)
}

// Sizes of a Rank, generous once, since views and transcripts carry it.
const (
	MaxKeys  = 8
	MaxParts = 12
)

// Rank is the standing of one seat.
type Rank struct {
	Who   Player // Nobody for an automaton
	Place uint8  // 1 for the leader; equal for shared places
	// Keys decide the order one after the other, larger first. Keys[0] is the score; the others are the tie-breaks of
	// Def.Keys in order.
	Keys [MaxKeys]int32
	// Parts are the sources of the score in the order of Def.Parts.
	Parts [MaxParts]int16
}

// RankOf is the standing of a seat among the ranks of all.
func RankOf(standing []Rank, p Player) (Rank, bool) {
	for _, r := range standing {
		if r.Who == p {
			return r, true
		}
	}
	return Rank{}, false
}

// Reason says why an action is not legal: an id of the game (0 means that no reason is known), and what it is about.
type Reason struct {
	ID         uint16
	A, B       uint16
	Need, Have int16
}

// Explainer is a State that explains what is refused. The game knows what belongs to a question; a screen only words it.
type Explainer interface {
	// Why says why an action is refused. For a legal action it returns the zero Reason.
	Why(a Action) Reason
	// Tries appends the actions that Turn may look for in vain and whose Why is worth reading: what lies on the table or in
	// the hand and answers the open question, but not now. They are strictly ascending, none is legal, each has a reason,
	// and all are the same on the mover's own view. A few that stand for many are better than all that could be named.
	Tries(dst []Action) []Action
}

// Refused is how Tries ends: of the actions from a place of dst on it keeps those that are refused, for another reason than
// silent, each once and in ascending order. It does not allocate.
func Refused(e Explainer, dst []Action, from int, silent uint16) []Action {
	kept := from
	for _, a := range dst[from:] {
		if id := e.Why(a).ID; id != 0 && id != silent {
			dst[kept] = a
			kept++
		}
	}
	slices.SortFunc(dst[from:kept], Action.Compare)
	return dst[:from+len(slices.Compact(dst[from:kept]))]
}

// Suggester is a State that names the action to offer first, a suggested payment for example. The zero Action means
// that there is nothing to suggest.
type Suggester interface{ Suggest() Action }

// Packed is a State that knows with which box it is played: Setup.Box.
type Packed interface{ PackedBox() string }

// Timed is a State that knows how far the game is, and what a lead is worth then.
type Timed interface {
	// Eighth is which eighth of the game it is, 0 to 7, by what everybody knows.
	Eighth() int
	// Halving says by seats and eighth which lead, in hundredths of a point, halves a rival's odds to win: measured by the arena
	// (-chances).
	Halving() *[MaxSeats + 1][8]uint16
}

// Ending is a State that knows when a seat plays its last turn, so that all of it can be looked at. LastTurn says that Turn has no turn any
// more once its present one is over, whatever the others do; Eval must be exact then. Sum is the position's Sum.
type Ending interface {
	LastTurn() bool
	Sum() uint64
}

// Brisk is a State that has its own way of being thought about. Brisk makes a position one for searches only: it may leave
// out questions that would be passed, meet chance by what it is worth, and shorten Legal, of which at least one answer must
// be left. Copies are as brisk as what they are copied from; snapshots are not.
type Brisk interface{ Brisk() }

// Place sorts ranks by their keys, best first and equal ones by seat, and fills in Place. Games call it at the end of
// Standing with the ranks they appended.
func Place(ranks []Rank) {
	for i := 1; i < len(ranks); i++ {
		for j := i; j > 0 && compareKeys(&ranks[j], &ranks[j-1]) > 0; j-- {
			ranks[j], ranks[j-1] = ranks[j-1], ranks[j]
		}
	}
	for i := range ranks {
		ranks[i].Place = uint8(i + 1)
		if i > 0 && compareKeys(&ranks[i], &ranks[i-1]) == 0 {
			ranks[i].Place = ranks[i-1].Place
		}
	}
}

func compareKeys(a, b *Rank) int {
	for k := range a.Keys {
		if a.Keys[k] != b.Keys[k] {
			if a.Keys[k] > b.Keys[k] {
				return 1
			}
			return -1
		}
	}
	return 0
}
