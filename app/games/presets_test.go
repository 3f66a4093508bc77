package games

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestPresetsTellWhatWasMeasured holds the shares beside the presets of the set-up against BALANCE.md of each game, line by line.
func TestPresetsTellWhatWasMeasured(t *testing.T) {
	share := regexp.MustCompile(`\d+\.\d`)
	for _, f := range All() {
		raw, err := os.ReadFile("../../engines/" + f.Def.ID + "/BALANCE.md")
		if err != nil {
			t.Fatal(err)
		}
		_, told, found := strings.Cut(string(raw), "\n## What the set-up tells\n")
		told, _, _ = strings.Cut(told, "\n## ")
		if !found || len(f.Presets) == 0 {
			t.Fatalf("%s: nothing is measured", f.Def.ID)
		}
		for i, p := range f.Presets {
			options, command := "the usual", "go run ./cmd/balance -game "+f.Def.ID+" "
			if i > 0 {
				o := f.Def.Options[p.Option]
				options = "`" + o.ID + "=" + o.Values[p.Value] + "`"
				command = " -options " + strings.Trim(options, "`") + "\n"
			}
			if n := strings.Count(told, command); n == 0 {
				t.Errorf("%s: no command with%s", f.Def.ID, command)
			}
			for n := 2; n <= f.Def.MaxSeats; n++ {
				_, row, found := strings.Cut(told, fmt.Sprintf("\n| %s | %d | ", options, n))
				row, _, _ = strings.Cut(row, "\n")
				wins, close, _ := strings.Cut(row, "|")
				wins, _, _ = strings.Cut(wins, "±")
				close, _, _ = strings.Cut(close, "±")
				is := append(share.FindAllString(wins, -1), share.FindAllString(close, -1)...)
				if !found || len(is) != n+1 {
					t.Fatalf("%s: no row of %s with %d seats: %q", f.Def.ID, options, n, row)
				}
				for k, text := range is {
					x, _ := strconv.ParseFloat(text, 64)
					if got := p.Of[n][k]; int(got) != int(x+.5) {
						t.Errorf("%s, %s, %d seats, number %d: the set-up says %d %%, BALANCE.md %s", f.Def.ID, options, n, k, got, text)
					}
				}
			}
		}
	}
}
