package merchants

import (
	"tabard/app/face"
	rules "tabard/engines/merchants"
)

// words is everything the game says in one language. Sentences have places in braces, filled by face.Fill; another language is
// another value of this type in another file. Tables are keyed by the ids of the rules, and tests demand an entry for
// every one.
type words struct {
	face.Words

	Weapons   [rules.Weapons]face.Noun
	Qualities [rules.Qualities]string
	Races     [rules.Races]race
	Regions   [rules.Regions]face.Place
	Seasons   [rules.Seasons]face.Place
	Mats      [rules.Mats]face.Pair // a mat goes by the race of its printed tile
	Kingdoms  [rules.Kingdoms + 1]face.Card
	Areas     [3]string // of the board
	Durations [4]string // how long a kingdom card lasts, by rules.Duration

	Prompts [len(rules.FrameNames)]face.Question
	Dones   [len(rules.FrameNames)]face.Pair // how a question is closed without a further answer: the sentence and the button
	Actions [len(rules.KindNames)]face.Verb
	Events  [len(rules.EventNames)]string
	Reasons [len(rules.WhyNames)]string
	More    map[string]string // sentences and parts of sentences that hang on more than one id
	Board   map[string]string // captions of the board, and what it says to those who listen
	Inspect map[string]string // what explains single pieces

	Lists face.Texts // lines of the lists in the rules

	Steve string // Salesman Steve, who has no seat
}

// race is a people: its name, the name within a sentence, and one of them.
type race struct{ Name, The, One string }

// say is a sentence or part of More.
func (w *words) say(key string, namesAndValues ...string) string {
	return face.Fill(w.More[key], namesAndValues...)
}

// count is a counted word of More, which has it and its plural under its name and its name with an s.
func (w *words) count(n int, word string) string { return w.Count(n, w.More[word], w.More[word+"s"]) }

// plural is a counted word of More without its number.
func (w *words) plural(n int, word string) string { return w.Some(n, w.More[word], w.More[word+"s"]) }

// gold is an amount of gold: "7 gold".
func (w *words) gold(n int) string { return w.count(n, "gold") }

// kind is one weapon of a kind: "standard axe".
func (w *words) kind(k rules.Kind) string { return w.kindWord(1, k) }

// kindWord is a number of weapons of a kind without the number: "vorpal axes".
func (w *words) kindWord(n int, k rules.Kind) string {
	noun := w.Weapons[rules.WeaponOf(k)]
	return w.say("kind", "quality", w.Qualities[rules.QualityOf(k)], "weapon", w.Some(n, noun.One, noun.Many))
}

// plain is a kind on a button, which says only if a weapon is better than standard: "axe", "vorpal axe".
func (w *words) plain(k rules.Kind) string {
	if rules.QualityOf(k) == rules.Standard {
		return w.Weapons[rules.WeaponOf(k)].One
	}
	return w.kind(k)
}

// field names a battlefield: "Grasslands 2".
func (w *words) field(r rules.Region, depth int) string {
	return w.say("field", "region", w.Regions[r].Name, "n", face.Num(depth))
}

// craft says what a craft card brings: "2 levels in axes", "1 level in maces and 2 gold off".
func (w *words) craft(card uint8) string {
	c := &rules.CraftCards[card]
	key := "craft"
	if c.Coins > 0 {
		key = "craftCoins"
	}
	return w.say(key, "levels", w.count(int(c.Levels), "level"), "weapons", w.Weapons[c.Weapon].Many, "gold", w.gold(int(c.Coins)))
}
