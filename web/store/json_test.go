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
