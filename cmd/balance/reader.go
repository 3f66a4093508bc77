package main

import (
	"tabard/engines/game"
)

// reader says what balance counts in one game. Each game has one in a file of its own.
type reader struct {
	def      *game.Def
	subjects []string // cards, tiles, kinds of action: "card.TollStation"
	kinds    []int    // the subject of a verb by game.Kind; -1 for none
	// about names the subjects of an answer to the open question, other than its verb.
	about func(s game.State, a game.Action, add func(subject int))
	// owned names what a seat has at the end beside what it has taken: what comes without a choice. May be nil.
	owned func(s game.State, p game.Player, add func(subject int))
	// came reads from events which copies of the first subjects, as many as told says, come up and are taken; s is the position after
	// the last event. For the other subjects balance counts whether somebody could take one, and did. May be nil.
	came   func(s game.State, e game.Event, add func(subject, up, taken int))
	told   int
	deeds  []deed
	first  func(s game.State) game.Player // who was the first to play; Nobody as long as that is not known
	rounds func(s game.State) int         // played when the game is over
	turns  []game.EventKind               // that end a turn
	// ended says whether a part of the game (a season, the game) ended, and whether it ended because nobody made progress. Nil for a
	// game in which that cannot happen.
	ended func(e game.Event) (part, still bool)
}

// deed is a row of the table of events that counts several kinds of events as one.
type deed struct {
	name string
	of   []game.EventKind
}

var readers = map[string]func() *reader{}

// group appends subjects of one kind and returns the place of the first.
func (r *reader) group(name string, of ...string) int {
	first := len(r.subjects)
	for _, x := range of {
		r.subjects = append(r.subjects, name+"."+x)
	}
	return first
}

// verbs makes subjects of verbs: those that are plans, not parts of one.
func (r *reader) verbs(kinds ...game.Kind) {
	r.kinds = make([]int, len(r.def.Kinds))
	for i := range r.kinds {
		r.kinds[i] = -1
	}
	for _, k := range kinds {
		r.kinds[k] = r.group("action", r.def.Kinds[k])
	}
}

// each calls add for every subject of an answer to the open question.
func (r *reader) each(s game.State, a game.Action, add func(subject int)) {
	if i := r.kinds[a.Kind]; i >= 0 {
		add(i)
	}
	r.about(s, a, add)
}

// is says whether an answer is about a subject.
func (r *reader) is(s game.State, a game.Action, subject int) (yes bool) {
	r.each(s, a, func(i int) { yes = yes || i == subject })
	return yes
}
