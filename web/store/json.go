package store

import (
	"fmt"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"

	"tabard/engines/save"
)

// value is one JSON value of the settings. The program reads no other JSON, and encoding/json would be a twentieth of it.
type value struct {
	raw   []byte   // as it stands in the record
	kind  byte     // '{', '[', '"', '0' for a number, 't', 'f' or 'n'
	text  string   // of a string
	names []string // of an object's items
	items []value
}

// maxNested keeps a damaged record from filling the stack. Settings are five deep.
const maxNested = 100

// readJSON reads a whole record.
func readJSON(raw []byte) (value, error) {
	r := jsonReader{b: raw}
	v, ok := r.value(0)
	if r.space(); !ok || r.at != len(raw) {
		return value{}, fmt.Errorf("%w: no JSON at byte %d", save.ErrBroken, r.at)
	}
	return v, nil
}

type jsonReader struct {
	b  []byte
	at int
}

func (r *jsonReader) space() {
	for r.at < len(r.b) && (r.b[r.at] == ' ' || r.b[r.at] == '\n' || r.b[r.at] == '\r' || r.b[r.at] == '\t') {
		r.at++
	}
}

// take steps over the text if it comes next.
func (r *jsonReader) take(text string) bool {
	end := r.at + len(text)
	if end > len(r.b) || string(r.b[r.at:end]) != text {
		return false
	}
	r.at = end
	return true
}

func (r *jsonReader) value(depth int) (v value, ok bool) {
	r.space()
	if r.at == len(r.b) || depth > maxNested {
		return v, false
	}
	from := r.at
	switch v.kind = r.b[r.at]; v.kind {
	case '{':
		ok = r.list(&v, '}', depth)
	case '[':
		ok = r.list(&v, ']', depth)
	case '"':
		v.text, ok = r.str()
	case 't':
		ok = r.take("true")
	case 'f':
		ok = r.take("false")
	case 'n':
		ok = r.take("null")
	default:
		v.kind = '0'
		ok = r.number()
	}
	v.raw = r.b[from:r.at]
	return v, ok
}

// list reads the items of an array, or of an object with their names.
func (r *jsonReader) list(v *value, end byte, depth int) bool {
	r.at++
	for r.space(); !r.take(string(rune(end))); r.space() {
		if len(v.items) > 0 && !r.take(",") {
			return false
		}
		if end == '}' {
			r.space()
			name, ok := r.str()
			if r.space(); !ok || !r.take(":") {
				return false
			}
			v.names = append(v.names, name)
		}
		item, ok := r.value(depth + 1)
		if !ok {
			return false
		}
		v.items = append(v.items, item)
	}
	return true
}

func (r *jsonReader) str() (string, bool) {
	if !r.take(`"`) {
		return "", false
	}
	var s []byte
	for r.at < len(r.b) {
		c := r.b[r.at]
		switch {
		case c == '"':
			r.at++
			return string(s), true
		case c < ' ':
			return "", false
		case c == '\\':
			var ok bool
			if s, ok = r.escaped(s); !ok {
				return "", false
			}
		default:
			letter, n := utf8.DecodeRune(r.b[r.at:])
			s = utf8.AppendRune(s, letter)
			r.at += n
		}
	}
	return "", false
}

// escaped reads what stands behind a backslash.
func (r *jsonReader) escaped(s []byte) ([]byte, bool) {
	if letter, ok := r.unit(); ok {
		if utf16.IsSurrogate(letter) {
			at := r.at
			second, _ := r.unit()
			if letter = utf16.DecodeRune(letter, second); letter == utf8.RuneError {
				r.at = at
			}
		}
		return utf8.AppendRune(s, letter), true
	}
	if r.at+1 >= len(r.b) {
		return s, false
	}
	const plain, meant = `"\/bfnrt`, "\"\\/\b\f\n\r\t"
	for i := range len(plain) {
		if r.b[r.at+1] == plain[i] {
			r.at += 2
			return append(s, meant[i]), true
		}
	}
	return s, false
}

// unit reads \u and four digits.
func (r *jsonReader) unit() (rune, bool) {
	at := r.at
	if !r.take(`\u`) || r.at+4 > len(r.b) {
		r.at = at
		return 0, false
	}
	n, err := strconv.ParseUint(string(r.b[r.at:r.at+4]), 16, 16)
	if err != nil {
		r.at = at
		return 0, false
	}
	r.at += 4
	return rune(n), true
}

func (r *jsonReader) number() bool {
	r.take("-")
	if !r.take("0") && !r.digits() || r.take(".") && !r.digits() {
		return false
	}
	if r.take("e") || r.take("E") {
		if !r.take("+") {
			r.take("-")
		}
		return r.digits()
	}
	return true
}

func (r *jsonReader) digits() bool {
	from := r.at
	for r.at < len(r.b) && '0' <= r.b[r.at] && r.b[r.at] <= '9' {
		r.at++
	}
	return r.at > from
}

// appendString writes a string as JSON.
func appendString(b []byte, s string) []byte {
	const digits = "0123456789abcdef"
	b = append(b, '"')
	for _, letter := range s { // what is no letter comes as U+FFFD
		switch {
		case letter == '"' || letter == '\\':
			b = append(b, '\\', byte(letter))
		case letter < ' ':
			b = append(b, '\\', 'u', '0', '0', digits[letter>>4], digits[letter&15])
		default:
			b = utf8.AppendRune(b, letter)
		}
	}
	return append(b, '"')
}
