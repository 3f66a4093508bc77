// Package json reads JSON and writes its strings: settings and boxes are the only JSON of the program, and encoding/json would be a
// twentieth of it and does not tell what stands twice.
package json

import (
	"fmt"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// Value is one JSON value.
type Value struct {
	At    int      // its first byte in what was read
	Raw   []byte   // as it stands there
	Kind  byte     // '{', '[', '"', '0' for a number, 't', 'f' or 'n'
	Text  string   // of a string
	Names []string // of an object's items; one may stand twice
	Items []Value
}

// Error says where a text stops being JSON.
type Error struct{ At int }

func (e Error) Error() string { return fmt.Sprintf("json: no JSON at byte %d", e.At) }

// maxNested keeps a damaged text from filling the stack. Settings are five deep.
const maxNested = 100

// Read reads a text that is one value. The error is an Error.
func Read(raw []byte) (Value, error) {
	r := reader{b: raw}
	v, ok := r.value(0)
	if r.space(); !ok || r.at != len(raw) {
		return Value{}, Error{r.at}
	}
	return v, nil
}

type reader struct {
	b  []byte
	at int
}

func (r *reader) space() {
	for r.at < len(r.b) && (r.b[r.at] == ' ' || r.b[r.at] == '\n' || r.b[r.at] == '\r' || r.b[r.at] == '\t') {
		r.at++
	}
}

// take steps over the text if it comes next.
func (r *reader) take(text string) bool {
	end := r.at + len(text)
	if end > len(r.b) || string(r.b[r.at:end]) != text {
		return false
	}
	r.at = end
	return true
}

func (r *reader) value(depth int) (v Value, ok bool) {
	r.space()
	if r.at == len(r.b) || depth > maxNested {
		return v, false
	}
	from := r.at
	v.At = from
	switch v.Kind = r.b[r.at]; v.Kind {
	case '{':
		ok = r.list(&v, '}', depth)
	case '[':
		ok = r.list(&v, ']', depth)
	case '"':
		v.Text, ok = r.str()
	case 't':
		ok = r.take("true")
	case 'f':
		ok = r.take("false")
	case 'n':
		ok = r.take("null")
	default:
		v.Kind = '0'
		ok = r.number()
	}
	v.Raw = r.b[from:r.at]
	return v, ok
}

// list reads the items of an array, or of an object with their names.
func (r *reader) list(v *Value, end byte, depth int) bool {
	r.at++
	for r.space(); !r.take(string(rune(end))); r.space() {
		if len(v.Items) > 0 && !r.take(",") {
			return false
		}
		if end == '}' {
			r.space()
			name, ok := r.str()
			if r.space(); !ok || !r.take(":") {
				return false
			}
			v.Names = append(v.Names, name)
		}
		item, ok := r.value(depth + 1)
		if !ok {
			return false
		}
		v.Items = append(v.Items, item)
	}
	return true
}

func (r *reader) str() (string, bool) {
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
func (r *reader) escaped(s []byte) ([]byte, bool) {
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
func (r *reader) unit() (rune, bool) {
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

func (r *reader) number() bool {
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

func (r *reader) digits() bool {
	from := r.at
	for r.at < len(r.b) && '0' <= r.b[r.at] && r.b[r.at] <= '9' {
		r.at++
	}
	return r.at > from
}

// AppendString appends a string as JSON.
func AppendString(b []byte, s string) []byte {
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
