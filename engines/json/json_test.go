package json

import (
	"bytes"
	std "encoding/json"
	"slices"
	"testing"
)

func TestTextsAreRead(t *testing.T) {
	for _, raw := range []string{
		`"\"\\\/\b\f\n\r\t"`, `"\u00e9\u20ac"`, `"\ud83d\ude00"`, `"\ud83d"`, `"\ude00\ud83d"`, `"\ud83dx"`, `"\ud83d\u0041"`,
		"\"\xff\xc0a\"", `"é騎𝔅"`, `""`, ` "x" `,
	} {
		var want string
		if err := std.Unmarshal([]byte(raw), &want); err != nil {
			t.Fatal(raw, err)
		}
		if got, err := Read([]byte(raw)); err != nil || got.Kind != '"' || got.Text != want {
			t.Errorf("%s: %q, %v, want %q", raw, got.Text, err, want)
		}
		if again, err := Read(AppendString(nil, want)); err != nil || again.Text != want {
			t.Errorf("%s comes back as %q, %v", raw, again.Text, err)
		}
	}
}

func TestNothingButJSONIsRead(t *testing.T) {
	for _, raw := range []string{
		"", " ", "nul", "nulll", "tru", "{", "}", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", `{"a"}`, `{"a":}`, `{"a":1,}`, `{a:1}`,
		`{"a":1 "b":2}`, `{,}`, `"`, `"\`, `"\x"`, `"\u12"`, `"\u12g4"`, "\"\n\"", "01", "-", "1.", ".5", "1e", "1e+", "+1", "1 1", "{}x",
		`"\u+123"`, `"\ud83d\`,
	} {
		if std.Valid([]byte(raw)) {
			t.Fatalf("%s is JSON", raw)
		}
		if _, err := Read([]byte(raw)); err == nil {
			t.Errorf("%q: no error", raw)
		}
	}
	deep := bytes.Repeat([]byte("["), 1<<16)
	if _, err := Read(deep); err == nil {
		t.Error("a deep record: no error")
	}
}

// standard is the value that encoding/json makes of a text; false for a text that it refuses.
func standard(text []byte) (v any, ok bool) {
	d := std.NewDecoder(bytes.NewReader(text))
	d.UseNumber()
	return v, std.Valid(text) && d.Decode(&v) == nil
}

// is says that a value is what encoding/json makes of the same text.
func (v *Value) is(other any) bool {
	switch other := other.(type) {
	case nil:
		return v.Kind == 'n'
	case bool:
		return other && v.Kind == 't' || !other && v.Kind == 'f'
	case string:
		return v.Kind == '"' && v.Text == other
	case std.Number:
		return v.Kind == '0' && string(v.Raw) == other.String()
	case []any:
		if v.Kind != '[' || len(v.Items) != len(other) {
			return false
		}
		for i := range other {
			if !v.Items[i].is(other[i]) {
				return false
			}
		}
		return true
	case map[string]any:
		for i, name := range v.Names {
			if item, ok := other[name]; !ok || slices.Index(v.Names[i+1:], name) < 0 && !v.Items[i].is(item) { // the last of two counts there
				return false
			}
		}
		return v.Kind == '{' && len(v.Items) == len(v.Names) && len(v.Names) >= len(other)
	}
	return false
}

// FuzzRead: what is read is what encoding/json reads, and nothing else is read, but for what is nested too deep; a value knows where it stands.
func FuzzRead(f *testing.F) {
	for _, text := range []string{
		`{"tabard-box": 1, "a": {"b": {"c": -5, "d": null, "e": "?"}}}`, `[1, 2.5e-3, true, false, null, "\u00e4\ud83d\ude00\n"]`, `"\ud83d\ud83d\ude00"`,
		`{"a":1,"a":2}`, " \t\r\n 1 \n", "\"a\x00b\"", "{\x00}", `"\u` + "\x10" + `000"`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		v, err := Read(text)
		other, ok := standard(text)
		switch {
		case err == nil && !ok:
			t.Errorf("%q is no JSON", text)
		case err == nil && (!v.is(other) || !bytes.HasPrefix(text[v.At:], v.Raw)):
			t.Errorf("%q is read as %+v, not as %v", text, v, other)
		case err != nil && ok && bytes.Count(text, []byte("["))+bytes.Count(text, []byte("{")) <= maxNested:
			t.Errorf("%q is refused: %v", text, err)
		}
	})
}
