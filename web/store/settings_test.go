package store

import (
	"encoding/json"
	"errors"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/save"
)

func TestSettingsComeBack(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	if got, err := s.Settings(); err != nil || !reflect.DeepEqual(got, Settings{}) {
		t.Fatalf("at first: %+v, %v", got, err)
	}
	want := Settings{Words: map[string]string{"Theme": "dark", "Pace": "slow", "Motion": "reduced"}, Name: "Ann", Setups: map[string]LastSetup{
		"coincrown": {Seats: []save.Seat{{Name: "Ann", Colour: 2}, {Name: "Bo", Bot: true, Level: 1}}, Practice: true}}}
	if _, err := s.SaveSettings(want); err != nil {
		t.Fatal(err)
	}
	if got, err := OpenShelf(m).Settings(); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v", got, err)
	}
	last := LastSetup{Seats: []save.Seat{{Name: "Cy"}}, Options: [game.MaxOptions]uint8{3}}
	if err := s.Remember("emara", last); err != nil {
		t.Fatal(err)
	}
	want.Setups["emara"] = last
	if got, err := s.Settings(); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v", got, err)
	}
}

// What a newer program has added stays when this one writes.
func TestUnknownSettingsStay(t *testing.T) {
	m := NewMemory()
	_ = m.Set(settingsKey, []byte(`{"Words":{"Theme":"dark"},"Light":{"Volume":7}}`))
	s := OpenShelf(m)
	set, err := s.Settings()
	if err != nil || set.Words["Theme"] != "dark" {
		t.Fatalf("%+v, %v", set, err)
	}
	set.Wish("Theme", "light")
	if _, err := s.SaveSettings(set); err != nil {
		t.Fatal(err)
	}
	var got map[string]any
	if err := json.Unmarshal(m.records[settingsKey], &got); err != nil || !reflect.DeepEqual(got["Words"], map[string]any{"Theme": "light"}) ||
		!reflect.DeepEqual(got["Light"], map[string]any{"Volume": 7.0}) {
		t.Errorf("%v, %v", got, err)
	}
}

// Unknown settings that leave no room for the known ones go.
func TestUnknownSettingsDoNotCrowdOutTheKnown(t *testing.T) {
	m := NewMemory()
	_ = m.Set(settingsKey, []byte(`{"Huge":"`+strings.Repeat("x", maxSettings-20)+`"}`))
	s := OpenShelf(m)
	if _, err := s.SaveSettings(Settings{Name: "Ann", Words: map[string]string{"Theme": "dark"}}); err != nil {
		t.Fatal(err)
	}
	if got, err := s.Settings(); err != nil || got.Name != "Ann" {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestDamagedSettingsAreDefaults(t *testing.T) {
	for _, raw := range []string{"", "{", "null", "[]", `{"Words":{"Theme":7}}`, `{"Setups":[1]}`, `{"Setups":{"":[{}]}}`,
		`{"Setups":{"x":{"Seats":[[1]]}}}`, `{"Setups":{"x":{"Seats":{"a":{}}}}}`, strings.Repeat(" ", maxSettings) + "{}"} {
		m := NewMemory()
		_ = m.Set(settingsKey, []byte(raw))
		s := OpenShelf(m)
		got, err := s.Settings()
		if !errors.Is(err, save.ErrBroken) || !reflect.DeepEqual(got, Settings{}) {
			t.Errorf("%.20q: %+v, %v", raw, got, err)
		}
		if q, err := s.Quarantine(); err != nil || len(q) != 1 || string(q[0]) != raw {
			t.Errorf("%.20q: quarantine %q, %v", raw, q, err)
		}
		if err := s.Remember("x", LastSetup{}); err != nil {
			t.Errorf("%.20q: remember: %v", raw, err)
		}
		if got, err := s.Settings(); err != nil || len(got.Setups) != 1 {
			t.Errorf("%.20q: afterwards %+v, %v", raw, got, err)
		}
	}
}

func TestSettingsAreBounded(t *testing.T) {
	s := OpenShelf(NewMemory())
	long := strings.Repeat("x", 1000)
	set := Settings{Words: map[string]string{"Theme": long, "Pace": long, "Motion": long, "Confirm": long, "Sound": long, "Keys": long, "Asked": long}, Name: " \u202eAnn ", Setups: map[string]LastSetup{
		strings.Repeat("y", 100): {}, "five": {Seats: make([]save.Seat, 5)},
		"ok": {Seats: []save.Seat{{Name: "a\x00b", Colour: 9}}}}}
	set.Words[long[:maxWord+1]], set.Words["empty"] = "dark", ""
	if _, err := s.SaveSettings(set); err != nil {
		t.Fatal(err)
	}
	want := Settings{Name: "Ann", Words: map[string]string{}, Setups: map[string]LastSetup{"ok": {Seats: []save.Seat{{Name: "ab", Colour: 1}}}}}
	if got, err := s.Settings(); err != nil || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v, %v", got, err)
	}
	for i := range 200 {
		if err := s.Remember(strings.Repeat("z", i%30)+string(rune('a'+i%26)), LastSetup{}); err != nil {
			t.Fatal(err)
		}
	}
	for i := range 3 * maxWords {
		set.Wish(strconv.Itoa(i), "word")
	}
	if got, err := s.SaveSettings(set); err != nil || len(got.Words) != maxWords {
		t.Errorf("%d words, %v", len(got.Words), err)
	}
	if got, err := s.Settings(); err != nil || len(got.Words) != maxWords {
		t.Errorf("%d words are read, %v", len(got.Words), err)
	}
	if got, err := s.Settings(); err != nil || len(got.Setups) > maxSetups {
		t.Errorf("%d set-ups, %v", len(got.Setups), err)
	}
}

func TestSettingsThatDoNotFit(t *testing.T) {
	m := NewMemory()
	s := OpenShelf(m)
	if _, err := s.SaveSettings(Settings{Words: map[string]string{"Theme": "dark"}}); err != nil {
		t.Fatal(err)
	}
	m.Quota = 10
	if _, err := s.SaveSettings(Settings{Words: map[string]string{"Theme": "light"}, Name: "Ann"}); !errors.Is(err, ErrFull) {
		t.Errorf("full: %v", err)
	}
	if got, err := s.Settings(); err != nil || got.Words["Theme"] != "dark" {
		t.Errorf("%+v, %v", got, err)
	}
}

// Two tabs change different wishes: both changes count, whoever writes last. Of the same wish the last one counts.
func TestWishesOfTwoTabsAreMerged(t *testing.T) {
	m := NewMemory()
	one, two := OpenShelf(m), OpenShelf(m)
	if _, err := one.SaveSettings(Settings{Words: map[string]string{"Theme": "light"}, Name: "Ann", Setups: map[string]LastSetup{"emara": {Practice: true}}}); err != nil {
		t.Fatal(err)
	}
	a, err := one.Settings()
	if err != nil {
		t.Fatal(err)
	}
	b, err := two.Settings()
	if err != nil {
		t.Fatal(err)
	}
	a.Wish("Theme", "dark")
	a.Setups["coincrown"] = LastSetup{Options: [game.MaxOptions]uint8{1}}
	b.Wish("Pace", "slow")
	b.Name, b.Setups["emara"] = "Bea", LastSetup{Options: [game.MaxOptions]uint8{2}}
	if _, err = one.SaveSettings(a); err != nil {
		t.Fatal(err)
	}
	if b, err = two.SaveSettings(b); err != nil {
		t.Fatal(err)
	}
	if b.Words["Theme"] != "dark" || b.Name != "Bea" || b.Words["Pace"] != "slow" || b.Setups["coincrown"].Options[0] != 1 || b.Setups["emara"].Options[0] != 2 {
		t.Errorf("merged %+v", b)
	}
	if got, err := OpenShelf(m).Settings(); err != nil || !reflect.DeepEqual(got, b) {
		t.Errorf("stored %+v, %v", got, err)
	}
	a.Name = "Cy" // this page has not read since, and says otherwise now
	if a, err = one.SaveSettings(a); err != nil || a.Name != "Cy" || a.Words["Pace"] != "slow" {
		t.Errorf("the last word: %+v, %v", a, err)
	}
	if err := two.Remember("merchants", LastSetup{Practice: true}); err != nil {
		t.Fatal(err)
	}
	if got, err := one.Settings(); err != nil || got.Name != "Cy" || !got.Setups["merchants"].Practice || got.Setups["emara"].Options[0] != 2 {
		t.Errorf("remembered %+v, %v", got, err)
	}
}

// Damaged settings are put aside before others are written over them, and not written over where that fails.
func TestDamagedSettingsStay(t *testing.T) {
	m := NewMemory()
	_ = m.Set(settingsKey, []byte("rubbish"))
	s := OpenShelf(m)
	m.Fault = func(op, key string) error {
		if op == "set" && key != settingsKey {
			return ErrFull
		}
		return nil
	}
	if _, err := s.SaveSettings(Settings{Words: map[string]string{"Theme": "dark"}}); !errors.Is(err, ErrFull) || string(m.records[settingsKey]) != "rubbish" {
		t.Errorf("%v, %q", err, m.records[settingsKey])
	}
	m.Fault = nil
	if got, err := s.SaveSettings(Settings{Words: map[string]string{"Theme": "dark"}}); err != nil || got.Words["Theme"] != "dark" {
		t.Errorf("%+v, %v", got, err)
	}
	if q, err := s.Quarantine(); err != nil || len(q) != 1 || string(q[0]) != "rubbish" {
		t.Errorf("put aside %q, %v", q, err)
	}
}
