package store

import (
	"bytes"
	"encoding/json"
	"reflect"
	"testing"

	"tabard/engines/game"
	"tabard/engines/save"
)

// What earlier programs have written, with encoding/json, is read as they meant it.
func TestSettingsOfEarlierProgramsAreRead(t *testing.T) {
	want := Settings{Words: map[string]string{"Theme": "dark", "Pace": "slow", "Motion": "full", "Keys": "off"}, Name: "Zoë \"Z\" <&> \u2028 \\ 騎", Setups: map[string]LastSetup{
		"coincrown": {Seats: []save.Seat{{Name: "Zoë", Colour: 2}, {Name: "𝔅o", Bot: true, Level: 3}}, Options: [game.MaxOptions]uint8{1, 0, 2},
			Practice: true},
		"emara": {Seats: []save.Seat{{Name: "é\t"}}},
	}}
	want.tidy()
	raw, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	var indented bytes.Buffer
	if err := json.Indent(&indented, raw, "", "\t"); err != nil {
		t.Fatal(err)
	}
	for _, raw := range [][]byte{raw, indented.Bytes()} {
		if got, others, err := readSettings(raw); err != nil || !reflect.DeepEqual(got, want) || others != nil {
			t.Errorf("%+v, %s, %v", got, others, err)
		}
	}
	// And they read what this one writes, should a player go back to one.
	var back Settings
	if err := json.Unmarshal(want.json(nil), &back); err != nil || !reflect.DeepEqual(back, want) {
		t.Errorf("%+v, %v", back, err)
	}
}

func TestTextsAreReadAsJSON(t *testing.T) {
	for _, raw := range []string{
		`"\"\\\/\b\f\n\r\t"`, `"\u00e9\u20ac"`, `"\ud83d\ude00"`, `"\ud83d"`, `"\ude00\ud83d"`, `"\ud83dx"`, `"\ud83d\u0041"`,
		"\"\xff\xc0a\"", `"é騎𝔅"`, `""`, ` "x" `,
	} {
		var want string
		if err := json.Unmarshal([]byte(raw), &want); err != nil {
			t.Fatal(raw, err)
		}
		if got, err := readJSON([]byte(raw)); err != nil || got.kind != '"' || got.text != want {
			t.Errorf("%s: %q, %v, want %q", raw, got.text, err, want)
		}
		if again, err := readJSON(appendString(nil, want)); err != nil || again.text != want {
			t.Errorf("%s comes back as %q, %v", raw, again.text, err)
		}
	}
}

func TestNothingButJSONIsRead(t *testing.T) {
	for _, raw := range []string{
		"", " ", "nul", "nulll", "tru", "{", "}", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", `{"a"}`, `{"a":}`, `{"a":1,}`, `{a:1}`,
		`{"a":1 "b":2}`, `{,}`, `"`, `"\`, `"\x"`, `"\u12"`, `"\u12g4"`, "\"\n\"", "01", "-", "1.", ".5", "1e", "1e+", "+1", "1 1", "{}x",
		`"\u+123"`, `"\ud83d\`,
	} {
		if json.Valid([]byte(raw)) {
			t.Fatalf("%s is JSON", raw)
		}
		if _, err := readJSON([]byte(raw)); err == nil {
			t.Errorf("%q: no error", raw)
		}
	}
	deep := bytes.Repeat([]byte("["), maxSettings)
	if _, err := readJSON(deep); err == nil {
		t.Error("a deep record: no error")
	}
}

// FuzzSettingsAsJSON: what is read is what encoding/json reads, and what is written is read again, with all that others know.
func FuzzSettingsAsJSON(f *testing.F) {
	f.Add([]byte(`{"Words":{"Theme":"dark"},"Light":{"Volume":[7.5e1,null,-0,true]},"Setups":{"x":{"Seats":[{"Name":"A","Bot":false,"Level":1}],"Options":[1]}}}`))
	f.Add([]byte(`{"Name":null,"Setups":null,"Words":{"\u0054heme":"\ud83d\ude00"}}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		set, others, err := readSettings(raw)
		if err != nil {
			return
		}
		var known map[string]json.RawMessage
		if err := json.Unmarshal(raw, &known); err != nil {
			t.Fatalf("read what is no JSON: %v", err)
		}
		written := set.json(others)
		again, more, err := readSettings(written)
		if len(written) <= maxSettings && (err != nil || !reflect.DeepEqual(again, set) || !bytes.Equal(more, others)) {
			t.Fatalf("%s\nis written as %s\nand read as %+v, %s, %v", raw, written, again, more, err)
		}
		var all map[string]json.RawMessage
		if err := json.Unmarshal(written, &all); err != nil {
			t.Fatalf("%s: wrote what is no JSON: %v", written, err)
		}
		for name, v := range known {
			switch name {
			case "Words", "Name", "Setups":
			default:
				if !bytes.Equal(all[name], v) {
					t.Fatalf("%q was %s and is %s", name, v, all[name])
				}
			}
		}
	})
}
