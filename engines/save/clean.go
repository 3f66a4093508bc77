package save

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Clean is name as it may be stored, shown and sent: valid UTF-8 of at most MaxName runes, without control characters,
// without what turns the direction of writing or takes no room, and with single spaces between words. A name that has
// nothing to show becomes empty.
func Clean(name string) string {
	var b strings.Builder
	n, gap := 0, false
	for i := 0; i < len(name) && n < MaxName; {
		r, size := utf8.DecodeRuneInString(name[i:])
		i += size
		switch {
		case r == utf8.RuneError && size == 1: // not UTF-8
		case unicode.IsSpace(r) || r == '\u2028' || r == '\u2029' || r == '\u2800': // U+2800 is a blank Braille cell
			gap = n > 0
		case unicode.IsControl(r) || invisible(r):
		case gap && n == MaxName-1: // no room for a space and a letter
			return b.String()
		default:
			if gap {
				b.WriteByte(' ')
				n++
				gap = false
			}
			b.WriteRune(r)
			n++
		}
	}
	return b.String()
}

// invisible says that a rune has no shape of its own: marks of direction, joiners, fillers, variation selectors, and
// the private area, which each font fills differently.
func invisible(r rune) bool {
	return unicode.In(r, unicode.Cf, unicode.Co, unicode.Variation_Selector, unicode.Other_Default_Ignorable_Code_Point)
}
