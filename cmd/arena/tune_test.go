package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestTuningFindsWhatWins begins where lands count a quarter of what they do: games alone tell that they are worth more.
func TestTuningFindsWhatWins(t *testing.T) {
	if testing.Short() {
		t.Skip("it plays 400 games a weight: in full size only")
	}
	f := fittings["coincrown"]
	bent := f.current()
	var text strings.Builder
	hamlets := slices.Index(f.names, "fHamlets")
	for i := hamlets; i < hamlets+4; i++ {
		for c := range bent[i] {
			bent[i][c] /= 4
		}
		writeRow(&text, f.names[i], bent[i])
	}
	file := filepath.Join(t.TempDir(), "bent.txt")
	if err := os.WriteFile(file, []byte(text.String()), 0o600); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := run([]string{"-game", "coincrown", "-seats", "2", "-tune", "400", "-levels", "squire:noise=0:width=1", "-weights", file}, &out); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, out.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	tuned, err := f.read(file)
	if err != nil {
		t.Fatal(err)
	}
	t.Log(out.String())
	_, end := f.table(2)
	now, last := 0, end-1
	for i := hamlets; i < hamlets+4; i++ {
		now += int(tuned[i][last] - bent[i][last])
	}
	if now <= 0 {
		t.Errorf("lands worth a quarter were taken for worth %d less still", -now)
	}
}

// TestStepsKeepToTheirBounds: what may not hurt never does, what is not for fitting stays, and two opposite steps lie on either side.
func TestStepsKeepToTheirBounds(t *testing.T) {
	for id, f := range fittings {
		w := f.current()
		steps := make([]float64, 2*len(w))
		for i := range steps {
			steps[i] = float64(i%3 - 1)
		}
		up, down := stepped(f, w, []int{2}, steps, 0.2), stepped(f, w, []int{2}, steps, -0.2)
		for i, row := range w {
			low, high := f.bounds(i)
			for c, v := range row {
				if f.fixed != nil && f.fixed(i, c) && (up[i][c] != v || down[i][c] != v) {
					t.Errorf("%s: %s moved where it is fixed", id, f.names[i])
				}
				if min(up[i][c], down[i][c]) < min(low, v) || max(up[i][c], down[i][c]) > max(high, v) {
					t.Errorf("%s: %s went to %d and %d", id, f.names[i], up[i][c], down[i][c])
				}
				if min(up[i][c], down[i][c]) > v || max(up[i][c], down[i][c]) < v {
					t.Errorf("%s: %s went from %d to %d and %d", id, f.names[i], v, up[i][c], down[i][c])
				}
			}
		}
	}
}
