package box

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
)

// mixed is a box with some numbers read off, some missing, and the rest open.
func mixed(d *game.Def) *Box {
	b := New(d, `The "first" edition \ ä`)
	for i, n := range b.N {
		switch i % 3 {
		case 0:
			b.Put(i, Read, n)
		case 1:
			b.Put(i, Missing, 0)
		}
	}
	i := 0
	game.Places(d.Sheets, func(sheet, _, col int) { // one number of each sheet that differs and can be played with
		if c := d.Sheets[sheet].Cols[col]; b.Marks[i] == Read {
			was := b.N[i]
			for _, n := range []int{was + 1, was - 1} {
				if b.Put(i, Read, n); n >= int(c.Min) && n <= int(c.Max) {
					if _, err := b.Pack(); err == nil {
						break
					}
				}
				b.Put(i, Read, was)
			}
		}
		i++
	})
	return b
}

// A box comes back from its text as it was, and from what games are played with as far as it differs.
func TestTextsOfBoxes(t *testing.T) {
	for _, d := range engines.Games() {
		for _, b := range []*Box{New(d, ""), mixed(d)} {
			text := b.Encode()
			if !json.Valid(text) || len(text) > MaxBytes {
				t.Fatalf("%s: %d bytes\n%s", d.ID, len(text), text)
			}
			back, err := Decode(text)
			if err != nil || !back.Equal(b) {
				t.Fatalf("%s: %v\n%s\n%s", d.ID, err, text, back.Encode())
			}
			packed, err := b.Pack()
			if err != nil {
				t.Fatal(err)
			}
			of, err := Of(d, b.Title, packed)
			if err != nil || of.Title != b.Title {
				t.Fatal(err)
			}
			differ := 0
			for i, n := range of.N {
				if n != b.N[i] || (of.Marks[i] == Read) != (n != New(d, "").N[i]) {
					t.Errorf("%s: number %d is %d, mark %d", d.ID, i, n, of.Marks[i])
				}
				if of.Marks[i] == Read {
					differ++
				}
			}
			if b.Title != "" && differ < len(d.Sheets)/2 {
				t.Errorf("%s: only %d numbers differ", d.ID, differ)
			}
		}
	}
}

// What is no box is refused with the field and the line.
func TestFaults(t *testing.T) {
	d := engines.ByID("merchants")
	s := &d.Sheets[0]
	row, col, line := s.Rows[0], s.Cols[0], 6
	good := string(mixed(d).Encode())
	field := s.ID + ", " + row + ", " + col.ID
	at := strings.Index(good, fmt.Sprintf("%q: ", col.ID))
	end := at + strings.IndexAny(good[at:], ",}")
	number := func(n string) string { return good[:at] + fmt.Sprintf("%q: %s", col.ID, n) + good[end:] }
	if b, err := Decode([]byte(number("null"))); err != nil || b.Marks[0] != Missing {
		t.Fatalf("the first number of a text is not where it is looked for: %v", err)
	}
	sheet := fmt.Sprintf("%q: {", s.ID)
	for _, c := range []struct {
		what, text string
		why        Why
		line       int
		field      string
	}{
		{"nothing", "", NoBox, 0, ""},
		{"a list", "[1]", NoBox, 0, ""},
		{"an object of something else", `{"title": "x"}`, NoBox, 0, ""},
		{"a shape that is no number", strings.Replace(good, `"tabard-box": 1`, `"tabard-box": "1"`, 1), NoBox, 0, ""},
		{"a shape that never was", strings.Replace(good, `"tabard-box": 1`, `"tabard-box": 0`, 1), NoNumber, 2, "tabard-box"},
		{"a newer shape", strings.Replace(good, `"tabard-box": 1`, `"tabard-box": 2`, 1), Newer, 2, "tabard-box"},
		{"no game", strings.Replace(good, `"game": "merchants",`, "", 1), UnknownGame, 0, "game"},
		{"another game", strings.Replace(good, `"game": "merchants"`, `"game": "chess"`, 1), UnknownGame, 3, "game"},
		{"a title that is none", strings.Replace(good, `"title": "`, `"title": 5, "x": "`, 1), NoTitle, 4, "title"},
		{"cut", good[:len(good)/2], Cut, strings.Count(good[:len(good)/2], "\n") + 1, ""},
		{"no comma", strings.Replace(good, `"merchants",`, `"merchants"`, 1), Syntax, 4, ""},
		{"too long", good + strings.Repeat(" ", MaxBytes), TooLong, 0, ""},
		{"a sheet of another game", strings.Replace(good, sheet, `"chessmen": {`, 1), UnknownField, line - 1, "chessmen"},
		{"a sheet twice", strings.Replace(good, sheet, sheet+"}, "+sheet, 1), Twice, line - 1, s.ID},
		{"a sheet that is a number", strings.Replace(good, sheet, fmt.Sprintf(`%q: 5, "x": {`, s.ID), 1), NoGroup, line - 1, s.ID},
		{"an unknown component", strings.Replace(good, fmt.Sprintf("%q: {", row), `"Bishop": {`, 1), UnknownField, line, s.ID + ", Bishop"},
		{"a component that is none", strings.Replace(good, fmt.Sprintf("%q: {", row), fmt.Sprintf(`%q: 1, "x": {`, row), 1), NoGroup, line, s.ID + ", " + row},
		{"an unknown number", strings.Replace(good, fmt.Sprintf("%q: ", col.ID), `"weight": `, 1), UnknownField, line, s.ID + ", " + row + ", weight"},
		{"a number twice", number("1, " + fmt.Sprintf("%q: 1", col.ID)), Twice, line, field},
		{"a word", number(`"five"`), NoNumber, line, field},
		{"a fraction", number("1.5"), NoNumber, line, field},
		{"a list of numbers", number("[1]"), NoNumber, line, field},
		{"true", number("true"), NoNumber, line, field},
		{"far too large", number("123456"), NoNumber, line, field},
		{"beyond the bounds", number(fmt.Sprint(int(col.Max) + 1)), Beyond, line, field},
	} {
		b, err := Decode([]byte(c.text))
		var f *Fault
		if b != nil || !errors.As(err, &f) || f.Why != c.why || f.Line != c.line || f.Field != c.field {
			t.Errorf("%s: %+v, want reason %d, line %d, %q", c.what, err, c.why, c.line, c.field)
		}
		if errors.Is(err, game.ErrBox) != (c.why == Beyond) || err.Error() == "" {
			t.Errorf("%s: %v", c.what, err)
		}
	}
}

// A number that the engine's field would cut down to one within bounds is beyond them all the same, in a text and in a link.
func TestNumbersAreNotCut(t *testing.T) {
	for _, d := range engines.Games() {
		i := 0
		game.Places(d.Sheets, func(sheet, row, col int) {
			b, s := New(d, ""), &d.Sheets[sheet]
			if b.Put(i, Read, b.N[i]+256); i%16 == 0 && b.N[i] > int(s.Cols[col].Max) {
				f, ok := errors.AsType[*Fault](decoded(b))
				if !ok || f.Why != Beyond || f.Box.N != b.N[i] || f.Field != s.Field(row, col) {
					t.Errorf("%s, %s: %d is taken from a text", d.ID, s.Field(row, col), b.N[i])
				}
				if err := linked(t, b); !errors.Is(err, save.ErrBroken) {
					t.Errorf("%s, %s: %d is taken from a link: %v", d.ID, s.Field(row, col), b.N[i], err)
				}
			}
			i++
		})
	}
}

// decoded and linked are the errors with which the text and the link of a box are read.
func decoded(b *Box) error {
	_, err := Decode(b.Encode())
	return err
}

func linked(t *testing.T, b *Box) error {
	t.Helper()
	_, err := FromLink(link(t, b))
	return err
}

// Where a picture is printed a sheet has its name, and takes the name or its number; any other word is refused.
func TestPictures(t *testing.T) {
	blank := string(New(engines.ByID("merchants"), "").Encode())
	depth := `"depth1": "?"`
	first := strings.Index(blank, depth)
	line, at := strings.Count(blank[:first], "\n")+1, -1
	i := 0
	sheets := engines.ByID("merchants").Sheets
	game.Places(sheets, func(sheet, _, col int) {
		if sheets[sheet].Cols[col].ID == "depth1" && at < 0 {
			at = i
		}
		i++
	})
	for text, want := range map[string]int{`"Hammer"`: 3, "2": 2, `"Axe"`: 0} {
		b, err := Decode([]byte(strings.Replace(blank, depth, `"depth1": `+text, 1)))
		if err != nil || b.Marks[at] != Read || b.N[at] != want {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if says := fmt.Sprintf(`"depth1": %q`, b.Game.Sheets[3].Cols[0].Names[want]); !strings.Contains(string(b.Encode()), says) {
			t.Errorf("%s is not written as %s", text, says)
		}
	}
	for _, text := range []string{`"Bow"`, `"axe"`, `""`, `"3"`} {
		_, err := Decode([]byte(strings.Replace(blank, depth, `"depth1": `+text, 1)))
		f, ok := errors.AsType[*Fault](err)
		if !ok || f.Why != NoName || f.Line != line || f.Field != "board4, MtnHob, depth1" || f.Col == nil || f.Error() == "" {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// FuzzDecode writes each box that Decode accepts and reads it again: both are equal. Decode panics on no text.
func FuzzDecode(f *testing.F) {
	for _, d := range engines.Games() {
		f.Add(New(d, "x").Encode())
		f.Add(mixed(d).Encode())
	}
	f.Add([]byte(`{"tabard-box": 1, "game": "merchants"}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		b, err := Decode(text)
		var fault *Fault
		if err != nil {
			if !errors.As(err, &fault) || fault.Line > strings.Count(string(text), "\n")+1 {
				t.Errorf("%v", err)
			}
			return
		}
		if back, err := Decode(b.Encode()); err != nil || !back.Equal(b) {
			t.Errorf("%s\n%v", b.Encode(), err)
		}
		packed, err := b.Pack()
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Of(b.Game, b.Title, packed); err != nil {
			t.Error(err)
		}
	})
}
