package face

import (
	"strings"

	"tabard/engines/game"
)

// Subject is what a sentence is about: the numbers of an action, an event or a reason, and who acts. Sentences name what a
// number stands for, "{card.a}", so that neither their writer nor the code need count which of them an event has.
type Subject struct {
	A, B, C uint16
	N       int
	Who     game.Player
}

// Told is an event as a subject.
func Told(e game.Event) Subject { return Subject{e.A, e.B, e.C, int(e.N), e.Who} }

// About fills a sentence from its subject. Places with a dot, "{card.a}", are what named says of the number A, and so with b, c and
// n; {who}, {whose} and {whoseIn} are who acts, {n} is the amount. What hangs on more than one number comes as names and values,
// which go first.
func (s *Speaker) About(x Subject, sentence string, named func(what string, number uint16) (string, bool), namesAndValues ...string) string {
	return FillBy(sentence, func(name string) (string, bool) {
		what, of, ok := strings.Cut(name, ".")
		switch {
		case ok:
			return named(what, x.number(of))
		case name == "who":
			return s.Who(x.Who), true
		case name == "whose":
			return s.Whose(x.Who), true
		case name == "whoseIn":
			return s.WhoseIn(x.Who), true
		case name == "n":
			return Num(x.N), true
		}
		return "", false
	}, namesAndValues...)
}

// number is the number of that letter.
func (x Subject) number(of string) uint16 {
	switch of {
	case "a":
		return x.A
	case "b":
		return x.B
	case "c":
		return x.C
	}
	return uint16(x.N)
}
