package coincrown

import (
	"tabard/app/face"
	rules "tabard/engines/coincrown"
)

// words is everything the game says in one language. Sentences have places in braces, filled by face.Fill; another language is
// another value of this type in another file. Tables are keyed by the ids of the rules, and tests demand an entry for
// every one.
type words struct {
	face.Words

	Cards     [rules.CardKinds]card
	Families  [families]string
	Classes   [rules.Classes]face.Noun
	Ranks     [rules.LandLevels]face.Noun
	Irons     [rules.Irons]iron
	Denoms    [rules.Denoms]string
	Tiers     [rules.Tiers]string
	Resources [rules.Resources]string
	Items     [rules.Items]string
	Starts    []string // by the reasons of EvStart

	Prompts [len(rules.FrameNames)]face.Question
	Actions [len(rules.KindNames)]face.Verb
	Events  [len(rules.EventNames)]string
	Reasons [len(rules.WhyNames)]string
	More    map[string]string // sentences and parts of sentences that hang on more than one id
	Inspect map[string]string // what explains single pieces
	Board   map[string]string // captions of the board, and what it says to those who listen

	Coins func(c rules.Coins) string          // "1 gold and 2 bronze"
	A     func(n face.Noun, count int) string // "a Field", "2 Fields"

	Menu      [3]string  // the turn's menu: nothing done yet, more actions left, all done
	EventMore face.Texts // parts of log lines that hang on an argument
	WhyMore   face.Texts // parts of reasons that hang on an argument
}

// card is a kind of market card in words.
type card struct {
	face.Noun
	Icon  string // symbol in the sprite
	Brief string // what it does in two or three words, for its face
	Line  string // what it does
}

// iron is a majority coin in words.
type iron struct{ Name, Letter, Icon, Counts string }
