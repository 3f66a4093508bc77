package game

import "cmp"

//go:generate go run tabard/cmd/msgp action.go

//msgp:limit arrays:8 maps:0

// Player is a seat, counted from 0 clockwise.
type Player int8

// Nobody is the seat of no one: no owner, no turn, or an automaton in a ranking.
const Nobody Player = -1

// MaxSeats is the largest number of seats any game has.
const MaxSeats = 4

// Kind is the verb of an action. Each game numbers its own from FirstKind; the numbers are wire format and append-only.
type Kind uint16

// The verbs every game shares. Kind 0 is never legal.
const (
	Pass      Kind = 1 // decline, or give up the turn
	Done      Kind = 2 // close the open question with what has been chosen
	EndTurn   Kind = 3 // end the turn: always a human's own act
	FirstKind Kind = 4 // where a game's own verbs begin
)

// Action is one single choice. Games hide A, B and C behind named constructors and readers; unused fields are zero.
type Action struct {
	Kind    Kind
	A, B, C uint16
}

// Act is the action of a verb with as many arguments as are given, three at most.
func Act(k Kind, abc ...uint16) Action {
	var all [3]uint16
	copy(all[:], abc)
	return Action{Kind: k, A: all[0], B: all[1], C: all[2]}
}

// Compare orders actions by (Kind, A, B, C), the order in which Legal lists them.
func (a Action) Compare(b Action) int {
	return cmp.Compare(a.Key(), b.Key())
}

// Key packs the action into one number that sorts as Compare does.
func (a Action) Key() uint64 {
	return uint64(a.Kind)<<48 | uint64(a.A)<<32 | uint64(a.B)<<16 | uint64(a.C)
}

// EventKind names what happened, per game; 0 is invalid. Append-only, since transcripts name them.
type EventKind uint16

// Flags qualify an event.
type Flags uint8

const (
	// Reveals marks something that was unknown and now is seen: undo stops here.
	Reveals Flags = 1 << iota
	// Secret marks an event whose A, B and C are for Who only. Its kind, Who and N are public.
	Secret
)

// Event is one thing that happened: it feeds the log, the animation, the sound and the screen reader.
type Event struct {
	Kind    EventKind
	Who     Player
	Flags   Flags
	A, B, C uint16
	N       int16
}

// For returns the event as seat viewer may see it: a Secret event of another seat loses A, B and C.
func (e Event) For(viewer Player) Event {
	if e.Flags&Secret != 0 && e.Who != viewer {
		e.A, e.B, e.C = 0, 0, 0
	}
	return e
}

// Sink collects the events of one or more actions. A nil Sink drops them, which is what search uses.
type Sink struct{ Events []Event }

// Add appends an event; it does nothing on a nil Sink.
func (s *Sink) Add(e Event) {
	if s != nil {
		s.add(e)
	}
}

// add is a call of its own, so that Add is no more than a look where nobody listens: rules have it in hundreds of places.
//
//go:noinline
func (s *Sink) add(e Event) { s.Events = append(s.Events, e) }

// Reset empties the Sink and keeps its memory; it does nothing on a nil Sink.
func (s *Sink) Reset() {
	if s != nil {
		s.Events = s.Events[:0]
	}
}

// Reveals says whether any collected event uncovers something.
func (s *Sink) Reveals() bool {
	if s == nil {
		return false
	}
	for _, e := range s.Events {
		if e.Flags&Reveals != 0 {
			return true
		}
	}
	return false
}

//msgp:tuple Frame

// Frame is one open question on the stack inside a state: what is asked (Kind, per game, 0 = none), whom, and what the
// question is about. A frame never names anything hidden. Unused fields are zero.
type Frame struct {
	Kind uint8
	Who  Player
	A, B uint16
	N    int16
}

//msgp:ignore Action Event Sink Kind EventKind Flags
