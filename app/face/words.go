package face

import (
	"strconv"
	"strings"
	"sync"

	"tabard/app/session"
	"tabard/app/words"
	"tabard/engines/game"
)

// The shapes that the words of a game come in. A game keeps its words in arrays by the constants of its rules and has a
// value of the whole for each language. The shapes are aliases, so that a table may list them without naming every field.

// Noun is a counted thing: what one is called, one of them with its article, and what several are.
type Noun = struct{ One, A, Many string }

// Pair is a name with the line that explains it.
type Pair = struct{ Name, Hint string }

// Pairs are pairs by machine names: of options, of levels, of parts of the score.
//
// Short tables by names are lists, not maps: a list lies ready in the program, while a short map is filled at the start by code many
// times as long as the list.
type Pairs []struct{ ID, Name, Hint string }

// Of is the pair of that name, empty if there is none.
func (p Pairs) Of(id string) Pair {
	for i := range p {
		if p[i].ID == id {
			return Pair{p[i].Name, p[i].Hint}
		}
	}
	return Pair{}
}

// Named is Of in the shape that a Face asks for.
func (p Pairs) Named(id string) (name, hint string) {
	pair := p.Of(id)
	return pair.Name, pair.Hint
}

// Texts are sentences by the names that the code has for them: a short table, as Pairs is.
type Texts []struct{ ID, Text string }

// Of is the sentence of that name, empty if there is none.
func (t Texts) Of(id string) string {
	for i := range t {
		if t[i].ID == id {
			return t[i].Text
		}
	}
	return ""
}

// At is an entry of a table by the numbers of the rules, empty for a number that the rules do not have: a save may say any.
func At[T any](table []T, i int) (entry T) {
	if i >= 0 && i < len(table) {
		entry = table[i]
	}
	return entry
}

// Place is a name, and the name as it stands within a sentence: "Desert", "the Desert".
type Place = struct{ Name, The string }

// Card is a card in words: its name, what it does in two or three words for its face, and in a sentence.
type Card = struct{ Name, Brief, Line string }

// Question is a frame in words.
type Question = struct{ Text, Why, Left string }

// Worth is one of the features that the rivals count, by its machine name, and what a person calls it.
type Worth = struct{ ID, Name string }

// Verb is a kind of action in words: the sentence, the button and the heading it stands under.
type Verb = struct{ Text, Short, Group string }

// Grammar is how a language counts, lists and names persons.
type Grammar struct {
	Some       func(n int, one, many string) string // which of the two goes with the number: "axe", "axes"
	Count      func(n int, one, many string) string // "1 axe", "2 axes"
	List, Or   func(items []string) string          // "a, b and c"; "a, b or c"
	Cap        func(sentence string) string         // its first letter made large
	You, Your  string                               // the one person among bots, at the head of a sentence
	YouIn, In  string                               // the same within one: "you", "your"
	Possessive string                               // "{who}'s"
}

// Times is a counted noun: "2 axes".
func (g *Grammar) Times(n int, noun Noun) string { return g.Count(n, noun.One, noun.Many) }

// Word is a noun as it goes with a number, without it: "axes".
func (g *Grammar) Word(n int, noun Noun) string { return g.Some(n, noun.One, noun.Many) }

// English is the grammar of English.
var English = Grammar{
	Some:  some,
	Count: func(n int, one, many string) string { return Num(n) + " " + some(n, one, many) },
	List:  func(items []string) string { return joined(items, " and ") },
	Or:    func(items []string) string { return joined(items, " or ") },
	Cap: func(s string) string {
		if s == "" {
			return s
		}
		return strings.ToUpper(s[:1]) + s[1:]
	},
	You: "You", Your: "Your", YouIn: "you", In: "your", Possessive: "{who}'s",
}

func some(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

func joined(items []string, last string) string {
	n := len(items) - 1
	if n < 1 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:n], ", ") + last + items[n]
}

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
	G       *Grammar
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

// Who names a seat at the head of a sentence.
func (s *Speaker) Who(p game.Player) string {
	if s.isYou(p) {
		return s.G.You
	}
	return s.NameOf(p)
}

// WhoIn is Who within a sentence.
func (s *Speaker) WhoIn(p game.Player) string {
	if s.isYou(p) {
		return s.G.YouIn
	}
	return s.NameOf(p)
}

// Whose are the possessive forms of Who: "Your", "Ann's".
func (s *Speaker) Whose(p game.Player) string {
	if s.isYou(p) {
		return s.G.Your
	}
	return Fill(s.G.Possessive, "who", s.NameOf(p))
}

// WhoseIn is Whose within a sentence: "your", "Ann's".
func (s *Speaker) WhoseIn(p game.Player) string {
	if s.isYou(p) {
		return s.G.In
	}
	return Fill(s.G.Possessive, "who", s.NameOf(p))
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

// Words is what every game has in words, in one language. A game's own words hold them.
type Words struct {
	Grammar
	Name, Tagline, Credits string

	Options  Pairs
	Values   Pairs // by option and value: "start.random"; by option alone with {n} for its numbers
	Strength Pairs // the levels of bots
	Traits   Pairs // their characters
	Parts    Pairs // of the score
	Total    Pair  // the score where it is not the sum of the parts, or is not called points
	Keys     Texts
	Worth    []Worth // what the rivals count: why one answer is better than another
	Rules    string  // for ReadChapters

	Lesson    []Teaching
	LessonEnd string
}

// In gives a face the words of its game.
func (f *Face) In(w *Words) *Face {
	f.Name, f.Tagline, f.Credits = w.Name, w.Tagline, w.Credits
	f.Option, f.Value, f.Level, f.Trait = w.Options.Named, w.value, w.Strength.Named, w.Traits.Named
	f.Total = Part{Name: w.Total.Name, Hint: w.Total.Hint}
	f.Worth, f.Chapters = w.Worth, sync.OnceValue(func() []Chapter { return ReadChapters(w.Rules) })
	for _, id := range f.Def.Parts {
		pair := w.Parts.Of(id)
		f.Parts = append(f.Parts, Part{Name: pair.Name, Hint: pair.Hint})
	}
	for _, id := range f.Def.Keys {
		f.Keys = append(f.Keys, w.Keys.Of(id))
	}
	return f
}

func (w *Words) value(option, value string) (name, hint string) {
	p := w.Values.Of(option + "." + value)
	if p.Name == "" {
		p = w.Values.Of(option)
	}
	return Fill(p.Name, "n", value), p.Hint
}
