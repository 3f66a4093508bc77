package games

import (
	"os"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/words"
	"tabard/engines"
	"tabard/engines/game"
)

// inEveryLanguage does something in each language that is spoken, and leaves English.
func inEveryLanguage(t *testing.T, do func(tag string)) {
	t.Helper()
	t.Cleanup(func() {
		if err := words.Use("en"); err != nil {
			t.Fatal(err)
		}
		Renew()
	})
	for _, tag := range words.Speaking("shell") {
		if err := words.Use(tag); err != nil {
			t.Fatal(err)
		}
		Renew()
		do(tag)
	}
}

// Every sheet, row, column, law and name of a picture has words of its own in every language: no two columns of a sheet and no two rows say the same.
func TestWordsOfBoxes(t *testing.T) {
	inEveryLanguage(t, func(string) { wordsOfBoxes(t) })
}

func wordsOfBoxes(t *testing.T) {
	t.Helper()
	for _, d := range engines.Games() {
		f := Of(d)
		own := func(seen map[string]bool, what, text string) {
			t.Helper()
			if strings.TrimSpace(text) == "" || seen[text] {
				t.Errorf("%s, %s: %s is called %q", words.Tag(), d.ID, what, text)
			}
			seen[text] = true
		}
		sheets, laws := map[string]bool{}, map[string]bool{}
		for _, law := range d.Laws {
			own(laws, law, f.Numbers.Law(law))
		}
		for i := range d.Sheets {
			s := &d.Sheets[i]
			own(sheets, s.ID, f.SheetName(i))
			rows, cols := map[string]bool{}, map[string]bool{}
			for row, id := range s.Rows {
				own(rows, s.ID+" "+id, f.RowName(i, row))
			}
			for col := range s.Cols {
				c := &s.Cols[col]
				own(cols, s.ID+" "+c.ID, f.ColName(i, col))
				names := map[string]bool{}
				for n := range c.Names {
					own(names, c.ID+" "+c.Names[n], f.Numbers.Name(c, n))
				}
			}
		}
	}
}

// Every component of which there is a picture is drawn with the numbers of its box, whatever they are within bounds, in every language.
func TestComponentsAreDrawn(t *testing.T) {
	inEveryLanguage(t, func(tag string) {
		for _, d := range engines.Games() {
			drawing, err := os.ReadFile("../../static/art/" + d.ID + ".svg")
			if err != nil {
				t.Fatal(err)
			}
			drawn := 0
			for seed := range uint64(20) {
				drawn = drawnOf(t, Of(d), string(drawing), seed)
			}
			if least := map[string]int{"coincrown": 85, "emara": 60, "merchants": 70, "conquer": 90}[d.ID]; drawn < least {
				t.Errorf("%s: %d components are drawn", d.ID, drawn)
			}
		}
	})
}

// drawnOf draws all components of a game with the numbers of a seed, and says how many can be drawn.
func drawnOf(t *testing.T, f *face.Face, drawing string, seed uint64) (drawn int) {
	t.Helper()
	d, r := f.Def, game.NewRand(seed, 1)
	boxed := d.Box()
	var all []int
	game.Places(d.Sheets, func(sheet, _, col int) {
		c := &d.Sheets[sheet].Cols[col]
		n := int(c.Min) + r.Intn(int(c.Max)-int(c.Min)+1)
		switch seed {
		case 0:
			n = int(c.Min)
		case 1:
			n = int(c.Max)
		}
		all = append(all, n)
	})
	game.PutBoxNumbers(boxed, all)
	for i := range d.Sheets {
		s := &d.Sheets[i]
		for row, id := range s.Rows {
			x := f.Numbers.Shown(boxed, s, row)
			if x.Art != "" && !strings.Contains(drawing, `id="`+x.Art+`"`) {
				t.Errorf("%s, %s, %s: there is no picture %q", d.ID, s.ID, id, x.Art)
			}
			for _, c := range x.Chips {
				if c.Icon == "" || strings.TrimSpace(c.Word) == "" || x.Art+x.Icon == "" {
					t.Errorf("%s, %s, %s: chip %+v", d.ID, s.ID, id, c)
				}
			}
			if x.Art+x.Icon != "" {
				drawn++
			}
		}
	}
	return drawn
}
