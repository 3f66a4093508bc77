package emara

import (
	"tabard/app/face"
	rules "tabard/engines/emara"
)

// words is everything the game says in one language. Sentences have places in braces, filled by face.Fill; another language is
// another value of this type in another file. Tables are keyed by the ids of the rules, and tests demand an entry for
// every one.
type words struct {
	face.Words

	Goods     [rules.Goods]noun
	Locations [rules.Locations]face.Place
	Cards     [rules.Cards + 1]face.Card
	Advisors  [rules.Advisors + 1]face.Card
	Occasions [rules.Events + 1]face.Card // the event cards
	Ranks     [rules.Ranks + 1]string
	Huts      [rules.Huts]string // "first"
	Circuits  [2]string
	Areas     [3]string // of the board: the two circuits and the court

	Prompts   [len(rules.FrameNames)]face.Question
	Actions   [len(rules.KindNames)]face.Verb
	Events    [len(rules.EventNames)]string
	EventMore face.Texts                     // parts of log lines that hang on an argument
	Sources   [len(rules.SourceNames)]string // what brought it, in the log
	Pays      [rules.PayForTrade + 1]string  // what a payment is for
	Reasons   [len(rules.WhyNames)]string
	WhyMore   face.Texts        // parts of reasons that hang on an argument
	More      map[string]string // sentences and parts of sentences that hang on more than one id
	Board     map[string]string // captions of the board, and what it says to those who listen
	Inspect   map[string]string // what explains single pieces
	Records   map[string]string // what the player's results say
	Lists     face.Texts        // lines of the lists in the rules

	Victoria string // the automaton of solo games
}

// noun is a counted thing: what one is called, and what several are.
type noun struct{ One, Many string }

// amount is a number of one good: "2 breads".
func (w *words) amount(n int, g rules.Good) string {
	return w.Count(n, w.Goods[g].One, w.Goods[g].Many)
}

// count is a counted word of More, which has it and its plural under its name and its name with an s.
func (w *words) count(n int, word string) string { return w.Count(n, w.More[word], w.More[word+"s"]) }

// plural is a counted word without its number.
func (w *words) plural(n int, word string) string { return w.Some(n, w.More[word], w.More[word+"s"]) }

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

// advisor is an advisor within a sentence: "the Baker"; those of the second set go by their names alone.
func (w *words) advisor(a rules.Advisor) string {
	if a >= rules.FirstPatron {
		return w.Advisors[a].Name
	}
	return face.Fill(w.More["theAdvisor"], "name", w.Advisors[a].Name)
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
