package emara

import (
	"strconv"

	"tabard/app/face"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// words is everything the game says in one language. Sentences have places in braces, filled by fill; another language is
// another value of this type in another file. Tables are keyed by the ids of the rules, and tests demand an entry for
// every one.
type words struct {
	Name, Tagline, Credits string

	Goods     [rules.Goods]noun
	Locations [rules.Locations]place
	Cards     [rules.Cards + 1]thing
	Advisors  [rules.Advisors + 1]thing
	Occasions [rules.Events + 1]thing // the event cards
	Ranks     [rules.Ranks + 1]string
	Huts      [rules.Huts]string // "first"
	Circuits  [2]string

	Prompts   map[uint8]question
	Actions   map[game.Kind]action
	Events    map[game.EventKind]string
	EventMore map[string]string       // parts of log lines that hang on an argument
	Sources   map[rules.Source]string // what brought it, in the log
	Pays      map[uint16]string       // what a payment is for
	Reasons   map[uint16]string
	WhyMore   map[string]string // parts of reasons that hang on an argument
	More      map[string]string // sentences and parts of sentences that hang on more than one id
	Board     map[string]string // captions of the board, and what it says to those who listen
	Inspect   map[string]string // what explains single pieces
	Records   map[string]string // what the player's results say
	Lists     map[string]string // lines of the lists in the rules

	Options  map[string]pair
	Values   map[string]pair // by option and value: "layout.sorted"; by option alone for its numbers
	Strength map[string]pair // the levels of bots
	Parts    map[string]pair // of the score
	Total    pair            // the score itself
	Keys     map[string]string
	Rules    []section

	Count func(n int, one, many string) string // "1 coin", "2 coins"
	List  func(items []string) string          // "a, b and c"
	Or    func(items []string) string          // "a, b or c"
	Cap   func(sentence string) string         // its first letter made large

	You, Your  string // the one person among bots
	Possessive string // "{who}'s"
	Victoria   string // the automaton of solo games
}

// noun is a counted thing: what one is called, and what several are.
type noun struct{ One, Many string }

// place is a location: its name, and the name with its article within a sentence.
type place struct{ Name, The string }

// thing is a card: its name, what it does in two or three words for its face, and in a sentence.
type thing struct{ Name, Brief, Line string }

// pair is a name with the line that explains it.
type pair struct{ Name, Hint string }

// question is a frame in words.
type question struct{ Text, Why, Left string }

// action is a verb in words: the sentence, the button and the heading it stands under.
type action struct{ Text, Short, Group string }

// section is a chapter of the rules.
type section struct {
	Title string
	Paras []string
}

// fill puts values into the places of a sentence: fill("To {place}", "place", "the Castle").
func fill(sentence string, namesAndValues ...string) string {
	return face.Fill(sentence, namesAndValues...)
}

func num(n int) string { return strconv.Itoa(n) }

// amount is a number of one good: "2 breads".
func (w *words) amount(n int, g rules.Good) string {
	return w.Count(n, w.Goods[g].One, w.Goods[g].Many)
}

// count is a counted word of More, which has it and its plural under its name and its name with an s.
func (w *words) count(n int, word string) string { return w.Count(n, w.More[word], w.More[word+"s"]) }

// plural is a counted word without its number.
func (w *words) plural(n int, word string) string {
	if n == 1 {
		return w.More[word]
	}
	return w.More[word+"s"]
}

// cost is a number of resources of each kind, with coins: "2 wood, 1 cloth and 1 coin"; the word for nothing if there
// is none.
func (w *words) cost(res [4]byte, coins int) string {
	var parts []string
	for g, n := range res {
		if n > 0 {
			parts = append(parts, w.amount(int(n), rules.Good(g)))
		}
	}
	if coins > 0 {
		parts = append(parts, w.amount(coins, rules.Coin))
	}
	if len(parts) == 0 {
		return w.More["nothing"]
	}
	return w.List(parts)
}

// named is an advisor within a sentence: "the Baker"; those of the second set go by their names alone.
func (w *words) named(a rules.Advisor) string {
	if a >= rules.FirstPatron {
		return w.Advisors[a].Name
	}
	return fill(w.More["theAdvisor"], "name", w.Advisors[a].Name)
}

// reward is what a favor token brings: "5 buildings".
func (w *words) reward(token int) string {
	t := rules.FavorTokens[token]
	switch {
	case t.CP > 0:
		return w.count(int(t.CP), "citizen")
	case t.BP > 0:
		return w.count(int(t.BP), "building")
	}
	return w.amount(1, t.Gain)
}
