package merchants

import (
	"strconv"

	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// words is everything the game says in one language. Sentences have places in braces, filled by fill; another language is
// another value of this type in another file. Tables are keyed by the ids of the rules, and tests demand an entry for
// every one.
type words struct {
	Name, Tagline, Credits string

	Weapons   [rules.Weapons]noun
	Qualities [rules.Qualities]string
	Races     [rules.Races]race
	Regions   [rules.Regions]place
	Seasons   [rules.Seasons]place
	Mats      [rules.Mats]pair // a mat goes by the race of its printed tile
	Kingdoms  [rules.Kingdoms + 1]thing
	Durations [4]string // how long a kingdom card lasts, by rules.Duration

	Prompts map[uint8]question
	Dones   map[uint8]pair // how a question is closed without a further answer: the sentence and the button
	Actions map[game.Kind]action
	Events  map[game.EventKind]string
	Reasons map[uint16]string
	More    map[string]string // sentences and parts of sentences that hang on more than one id
	Board   map[string]string // captions of the board, and what it says to those who listen
	Inspect map[string]string // what explains single pieces

	Options  map[string]pair
	Values   map[string]pair // by option and value: "mats.redyellow"
	Strength map[string]pair // the levels of bots
	Parts    map[string]pair // of the score
	Total    pair            // the score itself
	Keys     map[string]string
	Rules    []section
	Lists    map[string]string // lines of the lists in the rules

	Count func(n int, one, many string) string // "1 axe", "2 axes"
	List  func(items []string) string          // "a, b and c"
	Cap   func(sentence string) string         // its first letter made large

	You, Your  string // the one person among bots
	Possessive string // "{who}'s"
	Steve      string // Salesman Steve, who has no seat
}

// noun is a counted thing: what one is called, with its article, and what several are.
type noun struct{ One, A, Many string }

// race is a people: its name, the name within a sentence, and one of them.
type race struct{ Name, The, One string }

// place is a region, or a season: its name, and as it stands within a sentence.
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

// fill puts values into the places of a sentence: fill("In {place}", "place", "the Desert").
func fill(sentence string, namesAndValues ...string) string {
	return face.Fill(sentence, namesAndValues...)
}

func num(n int) string { return strconv.Itoa(n) }

// say is a sentence or part of More.
func (w *words) say(key string, namesAndValues ...string) string {
	return fill(w.More[key], namesAndValues...)
}

// count is a counted word of More, which has it and its plural under its name and its name with an s.
func (w *words) count(n int, word string) string { return w.Count(n, w.More[word], w.More[word+"s"]) }

// plural is a counted word of More without its number.
func (w *words) plural(n int, word string) string { return w.some(n, w.More[word], w.More[word+"s"]) }

func (w *words) some(n int, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// gold is an amount of gold: "7 gold".
func (w *words) gold(n int) string { return w.count(n, "gold") }

// kind is one weapon of a kind: "standard axe".
func (w *words) kind(k rules.Kind) string { return w.kindWord(1, k) }

// kindWord is a number of weapons of a kind without the number: "vorpal axes".
func (w *words) kindWord(n int, k rules.Kind) string {
	noun := w.Weapons[rules.WeaponOf(k)]
	return w.say("kind", "quality", w.Qualities[rules.QualityOf(k)], "weapon", w.some(n, noun.One, noun.Many))
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
	return w.say("field", "region", w.Regions[r].Name, "n", num(depth))
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
