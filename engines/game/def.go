package game

import (
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
)

// MaxOptions is how many options a game may have. A record has one byte for each, whether the game has it or not: the number is part of
// the wire format.
const MaxOptions = 16

// Option is one choice of the set-up.
type Option struct {
	ID      string   // machine name, the key of its words
	Values  []string // machine names of its values
	Default uint8    // index into Values
}

// Setup is everything a game starts from. The same Setup gives the same game on every machine.
type Setup struct {
	Seats   int
	Options [MaxOptions]uint8 // index into the Values of each option; zero past the last
	Seed    uint64
	Box     string // the printed numbers that are played with, by Def.PackBox; empty for the game's own
}

// Level is the strength of a bot: fixed work, never time, so that it plays alike on every device.
type Level struct {
	ID         string // machine name, the key of its words
	Iterations int    // roll-outs per decision; 0 for a level that only looks over its own turn
	Horizon    int    // compound choices a roll-out may take before the position is valued
	Width      int    // positions kept per step of the turn search; 0 means that it plays at random
	Deals      int    // imagined deals the turn search averages over; 0 means one
	Noise      int32  // largest error of its judgement, hundredths of a point, one per game and seat
	Regret     int32  // what that may cost it in one turn, as it would see without; 0 for as much as Noise
	Endings    int    // answers that it tries at most to play a seat's last turn (Ending) as well as can be; 0 for none
	Trait      uint8  // which of Def.Traits it has, by number from 1; 0 for none. Who does not misjudge (Noise) has none
}

// Trait is a character that a rival can have: it sees more in some things than there is, and so plays for them.
type Trait struct {
	ID     string  // machine name, the key of its words
	Zeal   int32   // how strong it is, up to FullZeal: so many percent more counts what it prizes, and such a part of Regret what it likes may cost
	Prizes []uint8 // indices into Def.Features: what counts more for the seat itself
	Likes  []Kind  // verbs that it would rather do than not
	Shuns  []Kind  // and those that it would rather not
	// Bearers are the names of the rivals that have this trait. The traits without bearers share all other names among them, and
	// so never become more once a game is out: a trait that is added later names its bearers (see TraitOf).
	Bearers []string
}

// FullZeal lets what a trait prizes count half as much again, and what it likes cost all of the regret.
const FullZeal = 50

// Def describes a game to everything outside it.
type Def struct {
	ID       string // machine name: folder, save and link key; never changes
	Code     uint8  // number in saves and links; 1..255, never reused
	Rules    uint16 // rules version: Legal order and effects; a change that alters any replay raises it
	MinSeats int
	MaxSeats int
	Options  []Option
	Private  bool // some seat can know what another cannot: hot-seat play then needs the curtain

	// Sheets name the numbers of the game's box. Their order is wire format.
	Sheets []Sheet
	// Laws are the machine names of what numbers of a box break together: BoxFault.Law is one of them.
	Laws []string
	// Box returns a new box with the game's own numbers; nil for a game without boxes.
	Box func() Boxed

	New  func(Setup) (State, error) // wraps ErrSetup for a Setup outside the limits
	Zero func() State
	// Whole says that nothing in the position has been forgotten, so that it can be played on: true for every position
	// that New and Apply make, false for a view that lacks something. Saves from outside must be whole. Nil for a game
	// whose views can all be played on.
	Whole func(State) bool

	Limit int // decisions after which a game has certainly ended: a hard bound
	Alarm int // decisions that random play should not reach: a warning

	Kinds  []string // machine names by Kind
	Events []string // machine names by EventKind
	Frames []string // machine names by Frame.Kind
	// Windows are the kinds of questions by which a seat may react to what is going on, with a card perhaps that nobody
	// else knows of. They are asked on public facts alone, whether the seat can react or not, so that being asked tells
	// nothing, and Pass is always among the answers. Who sits there may have them passed (see package session).
	Windows []uint8
	// Minor are those of Windows that open again and again, after nearly every step, and are seldom used: games over distance pass
	// them by default (package post).
	Minor []uint8
	Keys  []string // machine names of Rank.Keys
	Parts []string // machine names of Rank.Parts

	// Unordered are verbs of which several picks in a row lead to the same position in any order: a search looks at
	// ascending ones only.
	Unordered []Kind

	Levels []Level // weakest first
	Traits []Trait // who has which: see TraitOf
	// Eval is the worth of the position to a seat in hundredths of a point: what the seat has and what that will
	// bring. It reads no hidden information other than what a determinized state holds.
	Eval func(s State, p Player) int32
	// Features are machine names of what Eval counts, in few words: what a person would call it. Weigh takes Eval apart:
	// into has a number for each of them, what it brings the seat in sixteenths of a hundredth of a point. Their sum is
	// Eval, but for what is lost by rounding.
	Features []string
	Weigh    func(s State, p Player, into []int32)
}

// TraitOf returns which trait a rival of that name has, by number from 1; 0 if the game has none. The name alone decides, so that
// people get to know who sits there: a trait has its bearers, and a hash shares all other names among the traits without bearers. A
// new trait that names its bearers therefore changes nobody else; gametest.Wire refuses a new trait without bearers.
func (d *Def) TraitOf(name string) uint8 {
	var shared []uint8
	for i, t := range d.Traits {
		if slices.Contains(t.Bearers, name) {
			return uint8(i + 1)
		}
		if len(t.Bearers) == 0 {
			shared = append(shared, uint8(i+1))
		}
	}
	if len(shared) == 0 {
		return 0
	}
	h := fnv.New32a()
	h.Write([]byte(name))
	return shared[h.Sum32()>>8%uint32(len(shared))]
}

// FeatureRun is a run of what Eval counts that has one name: From is the first of them by number, Name an index into Def.Features. It
// lasts up to the next run.
type FeatureRun = struct {
	From int
	Name uint8
}

// NamesOf is the name of each of so many things that Eval counts, by runs in the order of their numbers; the first begins with 0.
func NamesOf(count int, runs []FeatureRun) []uint8 {
	names := make([]uint8, count)
	for _, r := range runs {
		for i := r.From; i < count; i++ {
			names[i] = r.Name
		}
	}
	return names
}

// ErrSetup is wrapped by New for seats or options outside the game's limits.
var ErrSetup = errors.New("game: set-up is not possible")

// ErrBox is wrapped by Check of a box with which the engine cannot play.
var ErrBox = errors.New("game: the box cannot be played with")

// Maker makes a Def's New of a game's own, which returns its own type of state.
func Maker[S State](lay func(Setup) (S, error)) func(Setup) (State, error) {
	return func(setup Setup) (State, error) {
		s, err := lay(setup)
		if err != nil {
			return nil, err // not a nil S in an interface
		}
		return s, nil
	}
}

// CheckSetup wraps ErrSetup if the set-up is outside the limits of d.
func (d *Def) CheckSetup(s Setup) error {
	if s.Seats < d.MinSeats || s.Seats > d.MaxSeats {
		return fmt.Errorf("%w: %s for %d seats", ErrSetup, d.ID, s.Seats)
	}
	for i, v := range s.Options {
		if i >= len(d.Options) && v != 0 {
			return fmt.Errorf("%w: %s has no option %d", ErrSetup, d.ID, i)
		}
		if i < len(d.Options) && int(v) >= len(d.Options[i].Values) {
			return fmt.Errorf("%w: %s option %s has no value %d", ErrSetup, d.ID, d.Options[i].ID, v)
		}
	}
	if s.Box != "" {
		if _, err := d.UnpackBox(s.Box); err != nil {
			return fmt.Errorf("%w: %w", ErrSetup, err)
		}
	}
	return nil
}

// Window says that a question is one of Windows.
func (d *Def) Window(f Frame) bool {
	return f.Kind != 0 && slices.Contains(d.Windows, f.Kind)
}

// DefaultSetup returns the default options for that many seats.
func (d *Def) DefaultSetup(seats int, seed uint64) Setup {
	s := Setup{Seats: seats, Seed: seed}
	for i, o := range d.Options {
		s.Options[i] = o.Default
	}
	return s
}

// ActionText is the machine text of an action, for transcripts and reports: "BuyRow 0 2". Trailing zeros are left out.
func (d *Def) ActionText(a Action) string {
	return joined(name(d.Kinds, int(a.Kind)), a.A, a.B, a.C)
}

// EventText is the machine text of an event, for transcripts and reports.
func (d *Def) EventText(e Event) string {
	var b strings.Builder
	if e.Who != Nobody {
		fmt.Fprintf(&b, "P%d ", e.Who)
	}
	b.WriteString(joined(name(d.Events, int(e.Kind)), e.A, e.B, e.C))
	if e.N != 0 {
		fmt.Fprintf(&b, " n=%d", e.N)
	}
	if e.Flags&Reveals != 0 {
		b.WriteString(" reveals")
	}
	if e.Flags&Secret != 0 {
		b.WriteString(" secret")
	}
	return b.String()
}

// FrameText is the machine text of a frame.
func (d *Def) FrameText(f Frame) string {
	t := joined(name(d.Frames, int(f.Kind)), f.A, f.B)
	if f.N != 0 {
		t += fmt.Sprintf(" n=%d", f.N)
	}
	return t
}

func name(names []string, i int) string {
	if i >= 0 && i < len(names) && names[i] != "" {
		return names[i]
	}
	return fmt.Sprintf("#%d", i)
}

func joined(head string, args ...uint16) string {
	last := len(args)
	for last > 0 && args[last-1] == 0 {
		last--
	}
	for _, a := range args[:last] {
		head += fmt.Sprintf(" %d", a)
	}
	return head
}
