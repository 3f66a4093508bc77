// Package words is what the program says: texts of a catalogue, one for each language, which come beside the program. The catalogues are
// written as Fluent files (app/words/en, app/words/de; see README.md there), and cmd/words makes typed accessors of them: this package's
// own for grammar.ftl, and one package called say for the screens and for each game. Code asks for say.StartTitle, never for a string.
package words

//go:generate go run tabard/cmd/words ..

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Text is a text without arguments, by its place in the catalogues: the number of the section from 1 (8 bits), of the message (16) and of
// the attribute (8). The zero Text is empty.
type Text uint32

// Nth is a form of member n of a family, the empty Text for a number that the family does not have: a save may say any. Generated code
// calls it.
func Nth(family []Text, n int, form Text) Text {
	if n < 0 || n >= len(family) || family[n] == 0 {
		return 0
	}
	return family[n] + form
}

// String is the text in the language at hand.
func (t Text) String() string { return Fill(t) }

// Person is who does something: You, or somebody by name.
type Person string

// You is the one person among bots.
const You Person = "\x00"

// Arguments are texts, so that accessors cost what a call costs: persons, numbers, conditions, nouns.

// Num is a number as an argument, and as it is shown.
func Num(n int) string { return strconv.Itoa(n) }

// Named is the place of a name in a list of names, -1 if it is not there. Generated code calls it.
func Named(names, name string) int {
	for i := 0; names != ""; i++ {
		one, rest, _ := strings.Cut(names, " ")
		if one == name {
			return i
		}
		names = rest
	}
	return -1
}

// Flag is a condition as an argument.
func Flag(is bool) string {
	if is {
		return "yes"
	}
	return "no"
}

// AsNoun is a noun as an argument: all its forms, packed. The sentence takes the one that it needs.
func AsNoun(t Text) string { return line(int(t>>24)-1, int(t>>8&0xffff)) }

// language is the catalogue at hand: for each section its messages.
var language struct {
	tag      string
	sections [][]string
	rules    []string   // by Books, none until they are there
	plurals  [64]string // the categories of the numbers up to there
}

// Books are the games that the rules of a language are for, in their order: plain texts, of which package face makes chapters.
var Books = []string{"coincrown", "emara", "merchants", "conquer"}

// Rules are the rules of a game in the language at hand, empty for a game that has none, and until they are there (OpenRules).
func Rules(game string) string {
	if i := slices.Index(Books, game); i >= 0 && i < len(language.rules) {
		return language.rules[i]
	}
	return ""
}

// Tag is the language at hand, "en".
func Tag() string { return language.tag }

// ErrForeign says that a catalogue is not one of this program: of another version, or cut.
var ErrForeign = errors.New("words: a catalogue of another version")

// Open takes a catalogue into use. Nothing changes where it returns an error. The rules of the language before are not there any more.
func Open(catalogue string) error {
	head, rest, _ := strings.Cut(catalogue, string(rune(sectionAt)))
	fields := strings.Fields(head)
	parts := strings.Split(rest, string(rune(sectionAt)))
	if len(fields) != 4 || fields[3] != fingerprint || len(parts) != sections+1 || parts[len(parts)-1] != "" {
		return ErrForeign
	}
	language.tag, language.sections, language.rules = fields[2], make([][]string, sections), nil
	for i, part := range parts[:sections] {
		language.sections[i] = strings.Split(part, "\n")
	}
	for n := range language.plurals {
		language.plurals[n] = Plural(n)
	}
	return nil
}

// OpenRules takes the rules of the language at hand into use, which may come later than its catalogue. Nothing changes where it returns an error.
func OpenRules(books string) error {
	parts := strings.Split(books, string(rune(sectionAt)))
	if len(parts) != len(Books)+2 || parts[0] != "" || parts[len(parts)-1] != "" {
		return ErrForeign
	}
	language.rules = parts[1 : len(parts)-1]
	return nil
}

// The signs of a packed text (ftl.Pack).
const (
	place     = 0x01
	choose    = 0x02
	key       = 0x03
	then      = 0x04
	end       = 0x05
	sectionAt = 0x1d
	attrAt    = 0x1f

	noun    = 'N'
	capital = 'C'
	last    = 'L'
)

// line is a packed message with all its attributes, empty where there is none.
func line(section, message int) string {
	if section < 0 || section >= len(language.sections) || message >= len(language.sections[section]) {
		return ""
	}
	return language.sections[section][message]
}

// attribute is one of a packed message, empty where it has none of that number.
func attribute(line string, n int) string {
	for ; n > 0; n-- {
		i := strings.IndexByte(line, attrAt)
		if i < 0 {
			return ""
		}
		line = line[i+1:]
	}
	if i := strings.IndexByte(line, attrAt); i >= 0 {
		line = line[:i]
	}
	return line
}

// Watch hears of every text that is asked for, until it is given nil. Tests find texts by it that nothing says.
func Watch(asked func(t Text)) { watch = asked }

var watch func(t Text)

// Fill is a text with its arguments, in the order of their names. Generated code calls it, and for up to five arguments Fill0 to Fill5, which make
// the list.
func Fill(t Text, args ...string) string {
	if watch != nil {
		watch(t)
	}
	packed := attribute(line(int(t>>24)-1, int(t>>8&0xffff)), int(t&0xff))
	if strings.IndexByte(packed, place) < 0 && strings.IndexByte(packed, choose) < 0 {
		return packed
	}
	var out strings.Builder
	out.Grow(len(packed) + 32)
	f := filler{packed, args}
	f.text(&out)
	return out.String()
}

func Fill0(t Text) string                       { return Fill(t) }
func Fill1(t Text, a string) string             { return Fill(t, a) }
func Fill2(t Text, a, b string) string          { return Fill(t, a, b) }
func Fill3(t Text, a, b, c string) string       { return Fill(t, a, b, c) }
func Fill4(t Text, a, b, c, d string) string    { return Fill(t, a, b, c, d) }
func Fill5(t Text, a, b, c, d, e string) string { return Fill(t, a, b, c, d, e) }

// filler goes through a packed text once.
type filler struct {
	rest string
	args []string
}

// next takes a byte. A catalogue that ends too early ends every text.
func (f *filler) next() byte {
	if f.rest == "" {
		return end
	}
	c := f.rest[0]
	f.rest = f.rest[1:]
	return c
}

func (f *filler) peek() byte {
	if f.rest == "" {
		return end
	}
	return f.rest[0]
}

// literal takes what stands before the next sign.
func (f *filler) literal() string {
	i := 0
	for i < len(f.rest) && f.rest[i] > end {
		i++
	}
	text := f.rest[:i]
	f.rest = f.rest[i:]
	return text
}

// text fills up to the end, or to the sign that ends a variant, which it leaves there.
func (f *filler) text(out *strings.Builder) {
	for {
		out.WriteString(f.literal())
		if f.rest == "" || f.rest[0] >= key {
			return
		}
		if f.next() == place {
			f.add(out)
		} else {
			f.choose(out)
		}
	}
}

// skip goes where text would, and fills nothing.
func (f *filler) skip() {
	for deep := 0; ; {
		f.literal()
		switch {
		case f.rest == "" || f.rest[0] >= key && deep == 0:
			return
		case f.rest[0] == choose:
			deep++
		case f.rest[0] == end:
			deep--
		}
		f.next()
	}
}

// choose fills the first variant that fits.
func (f *filler) choose(out *strings.Builder) {
	by := f.expr()
	done := false
	for {
		fits := false
		switch f.next() {
		case key:
			name, rest, _ := strings.Cut(f.rest, string(rune(then)))
			f.rest, fits = rest, !done && matches(by, name)
		case then:
			fits = !done
		default:
			return
		}
		if fits {
			f.text(out)
			done = true
		} else {
			f.skip()
		}
	}
}

// matches says that a variant's key is the value's: the value itself, the category of a number, "you" for the person, "none" for no text.
func matches(value, name string) bool {
	switch name {
	case value:
		return true
	case "you":
		return value == string(You)
	case "none":
		return value == ""
	case "zero", "one", "two", "few", "many":
		n, err := strconv.Atoi(value)
		return err == nil && category(max(n, -n)) == name
	}
	return false
}

// category is Plural, which is known beforehand for the numbers that come up most.
func category(n int) string {
	if n < len(language.plurals) {
		return language.plurals[n]
	}
	return Plural(n)
}

// expr is the text of an expression.
func (f *filler) expr() string {
	if c := f.peek(); c != noun && c != capital && c != last {
		return f.arg(f.next())
	}
	var out strings.Builder
	f.add(&out)
	return out.String()
}

// add adds the text of an expression.
func (f *filler) add(out *strings.Builder) {
	switch c := f.next(); c {
	case noun:
		form := int(f.next() - '0')
		of := filler{rest: attribute(f.arg(f.next()), form)}
		for range f.next() - '0' {
			of.args = append(of.args, f.arg(f.next()))
		}
		of.text(out)
	case capital:
		out.WriteString(Cap(f.expr()))
	case last:
		r, _ := utf8.DecodeLastRuneInString(f.expr())
		out.WriteRune(unicode.ToLower(r))
	default:
		out.WriteString(f.arg(c))
	}
}

// arg is the argument of that letter.
func (f *filler) arg(letter byte) string {
	if i := int(letter) - 'a'; i >= 0 && i < len(f.args) {
		return f.args[i]
	}
	return ""
}

// Cap is a text with its first letter made large.
func Cap(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if size == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[size:]
}

// And lists: "a, b and c".
func And(items []string) string { return list(items, ListAnd) }

// Or lists: "a, b or c".
func Or(items []string) string { return list(items, ListOr) }

// List lists without a word between the last two: "a, b, c".
func List(items []string) string { return list(items, ListMore) }

func list(items []string, last func(a, b string) string) string {
	n := len(items)
	if n < 2 {
		return strings.Join(items, "")
	}
	head := items[0]
	for _, item := range items[1 : n-1] {
		head = ListMore(head, item)
	}
	return last(head, items[n-1])
}
