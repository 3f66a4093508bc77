package games

import (
	"strings"
	"testing"

	"tabard/app/words"
	"tabard/engines"
)

// Every sheet, row, column, law and name of a picture has words of its own in every language: no two columns of a sheet and no two rows say the same.
func TestWordsOfBoxes(t *testing.T) {
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
		wordsOfBoxes(t)
	}
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
