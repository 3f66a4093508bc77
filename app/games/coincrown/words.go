package coincrown

import (
	"strconv"

	"tabard/app/face"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// words is everything the game says in one language. Sentences have places in braces, filled by fill; another language is
// another value of this type in another file. Tables are keyed by the ids of the rules, and tests demand an entry for
// every one.
type words struct {
	Name, Tagline, Credits string

	Cards     [rules.CardKinds]card
	Families  [families]string
	Classes   [rules.Classes]noun
	Ranks     [rules.LandLevels]noun
	Irons     [rules.Irons]iron
	Denoms    [rules.Denoms]string
	Tiers     [rules.Tiers]string
	Resources [rules.Resources]string
	Items     [rules.Items]string
	Starts    []string // by the reasons of EvStart

	Prompts map[uint8]question
	Actions map[game.Kind]action
	Events  map[game.EventKind]string
	Reasons map[uint16]string
	More    map[string]string // sentences and parts of sentences that hang on more than one id
	Inspect map[string]string // what explains single pieces
	Board   map[string]string // captions of the board, and what it says to those who listen

	Options  map[string]pair
	Values   map[string]pair // by option and value: "start.random"
	Strength map[string]pair // the levels of bots
	Parts    map[string]pair // of the score
	Keys     map[string]string
	Rules    []section

	Coins func(c rules.Coins) string           // "1 gold and 2 bronze"
	Count func(n int, one, many string) string // "1 card", "2 cards"
	List  func(items []string) string          // "a, b and c"
	A     func(n noun, count int) string       // "a Field", "2 Fields"
	Cap   func(sentence string) string         // its first letter made large

	You, Whom string            // the one person among bots: at the head of a sentence, within it
	Menu      [3]string         // the turn's menu: nothing done yet, more actions left, all done
	EventMore map[string]string // parts of log lines that hang on an argument
	WhyMore   map[string]string // parts of reasons that hang on an argument
}

// noun is a thing in words: what one is called, what several are, and one of them with its article.
type noun struct{ One, Many, A string }

// card is a kind of market card in words.
type card struct {
	noun
	Icon  string // symbol in the sprite
	Brief string // what it does in two or three words, for its face
	Line  string // what it does
}

// iron is a majority coin in words.
type iron struct{ Name, Letter, Icon, Counts string }

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

// fill puts values into the places of a sentence: fill("Buy {card}", "card", "a Field").
func fill(sentence string, namesAndValues ...string) string {
	return face.Fill(sentence, namesAndValues...)
}

func num(n int) string { return strconv.Itoa(n) }
