package face

import (
	"strconv"
	"strings"

	"tabard/app/session"
	"tabard/app/words"
	"tabard/engines/game"
)

// At is an entry of a table by the numbers of the rules, empty for a number that the rules do not have: a save may say any.
func At[T any](table []T, i int) (entry T) {
	if i >= 0 && i < len(table) {
		entry = table[i]
	}
	return entry
}

// Worth is one of the features that the rivals count, by its machine name, and what a person calls it.
type Worth = struct{ ID, Name string }

// Num is a number as text.
func Num(n int) string { return strconv.Itoa(n) }

// Notes joins what else there is to say; what is empty is left out.
func Notes(parts ...string) string {
	said := make([]string, 0, len(parts))
	for _, p := range parts {
		if p != "" {
			said = append(said, p)
		}
	}
	return strings.Join(said, "; ")
}

// Sentences joins sentences whose last full stop is left open; what is empty is left out.
func Sentences(parts ...string) string {
	said := make([]string, 0, len(parts))
	for _, p := range parts {
		if p != "" {
			said = append(said, strings.TrimSuffix(p, "."))
		}
	}
	return strings.Join(said, ". ")
}

// Speaker names the seats of a view for its viewer: the one person among bots is "you".
type Speaker struct {
	V       session.View
	Nobody  string // the rival without a seat
	counted bool
	alone   bool
}

// Alone says whether the viewer is the only person at the table.
func (s *Speaker) Alone() bool {
	if !s.counted {
		people := 0
		for _, x := range s.V.Seats {
			if !x.Bot {
				people++
			}
		}
		s.counted, s.alone = true, people == 1
	}
	return s.alone
}

func (s *Speaker) isYou(p game.Player) bool { return p >= 0 && p == s.V.Viewer && s.Alone() }

// NameOf is the name of a seat, whoever looks.
func (s *Speaker) NameOf(p game.Player) string {
	if p < 0 || int(p) >= len(s.V.Seats) {
		return s.Nobody
	}
	return s.V.Seats[p].Name
}

// Person is a seat as an argument of a sentence.
func (s *Speaker) Person(p game.Player) words.Person {
	if s.isYou(p) {
		return words.You
	}
	return words.Person(s.NameOf(p))
}

// Hinted asks a family of words for one by the rules' name: what it is called, and the line that explains it. Both are empty where the family
// has none of that name.
func Hinted[T interface {
	String() string
	Hint() string
}](named func(string) (T, bool)) func(id string) (name, hint string) {
	return func(id string) (name, hint string) {
		x, ok := named(id)
		if !ok {
			return "", ""
		}
		return x.String(), x.Hint()
	}
}

// numbered is a type of a family of words: its members go by numbers.
type numbered interface {
	~uint16
	String() string
}

// Told names the member of a family of words with that number, and tells the line that explains it.
func Told[T interface {
	numbered
	Hint() string
}](i int) (name, hint string) {
	return T(i).String(), T(i).Hint()
}

// Scored gives a face the words of what counts, from the families of its game: the parts of the score, what decides a tie, and what the
// rivals count.
func Scored[Of interface {
	numbered
	Hint() string
}, Key, Weight numbered](f *Face) {
	for i := range f.Def.Parts {
		f.Parts = append(f.Parts, Part{Name: Of(i).String(), Hint: Of(i).Hint()})
	}
	for i := range f.Def.Keys {
		f.Keys = append(f.Keys, Key(i).String())
	}
	for i, id := range f.Def.Features {
		f.Worth = append(f.Worth, Worth{ID: id, Name: Weight(i).String()})
	}
}
