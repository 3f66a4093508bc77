package site

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// The most bytes that a first visit may download from a host that packs by brotli at full strength. The wait for the first screen is this
// download; what the program weighs unpacked hardly counts. A change that needs more says in its commit what players get for it.
//
// The size of the program jumps by up to 11 kB where nothing was added: 500 kB of zeros in front of one program made its download 9 kB
// smaller, since other blocks of it are packed together then. The bounds leave room for a part of that.
//
// Where a program is too large, this is what Go 1.26 made of some constructs, in bytes before packing, of which brotli leaves a seventh, since
// package wasm writes functions alike (tightCode). What is packed costs by what differs: of a function's code, the offsets in the memory and
// the addresses of data are a third, and what the compiler repeats is nearly nothing:
//
//   - a call with its arguments 80-110, and so each link of a chain of setters: app.Div().Class("x").Body(a) 540, ui.Box("x", a) 390;
//   - append(list, v) 350 and more, since it grows in place; a method that appends 90 a call, a literal 50 an item;
//   - a map literal of up to 25 entries 250 an entry, built when the program starts; an array by constants, [...]string{kind: "word"}, and
//     a short list by names only its data;
//   - a call in the literal of a package's variable, or of a variable that the literal names: what the literal takes from other variables
//     is copied when the program starts, 100-200 each, instead of lying there;
//   - a case of a switch on strings 170, on numbers 55; a look into an array 90;
//   - text joined by + 40 a part, by fmt.Sprintf 120 a value, and words for it in a table of patterns nothing more;
//   - slices.SortFunc 6,000 to 20,000 for each new type, sort.SliceStable nothing more;
//   - a call with a list of arguments (args ...string) that is kept: 100 and more, since the caller makes the list on the heap;
//   - a list literal made as the program runs, []Chip{a, b}: once for that length the comparison of arrays, 400 a field of text.
const (
	programBudget = 1_750_000 // app.wasm
	siteBudget    = 2_050_000 // all files of the first visit together
)

// sizes are bytes of one file or of several together: as they are, and as hosts send them.
type sizes struct{ raw, zip, brotli int }

func (s sizes) and(o sizes) sizes { return sizes{s.raw + o.raw, s.zip + o.zip, s.brotli + o.brotli} }

// firstVisit sums up the program, and all files that a browser or its service worker fetches on a first visit. Of the languages the largest
// counts: the others come when the app is there already.
func firstVisit(packed []Packed) (program, all sizes) {
	words := map[string]sizes{}
	for _, p := range packed {
		if unplayed(p.Name) {
			continue
		}
		s := sizes{raw: p.Raw, zip: p.Raw, brotli: p.Raw}
		if p.Zip > 0 {
			s.zip = p.Zip
		}
		if p.Brotli > 0 {
			s.brotli = p.Brotli
		}
		if tag, is := strings.CutPrefix(p.Name, wordsIn); is {
			for _, end := range slices.Backward(wordsEnds[:]) { // the longer one first
				tag = strings.TrimSuffix(tag, end)
			}
			words[tag] = words[tag].and(s)
			continue
		}
		all = all.and(s)
		if p.Name == "app.wasm" {
			program = s
		}
	}
	var largest sizes
	for _, s := range words {
		if s.brotli > largest.brotli {
			largest = s
		}
	}
	return program, all.and(largest)
}

// Report is the table of sizes that the exporter prints: the program, then all files of a first visit together.
func Report(packed []Packed) string {
	var b strings.Builder
	program, all := firstVisit(packed)
	fmt.Fprintf(&b, "%-12s %12s %12s %12s %12s\n", "bytes", "raw", "gzip 9", "brotli 11", "budget")
	fmt.Fprintf(&b, "%-12s %12d %12d %12d %12d\n", "app.wasm", program.raw, program.zip, program.brotli, programBudget)
	fmt.Fprintf(&b, "%-12s %12d %12d %12d %12d\n", "whole site", all.raw, all.zip, all.brotli, siteBudget)
	return b.String()
}

// WithinBudget returns an error if the program or a first visit as a whole is a larger download than its budget.
func WithinBudget(packed []Packed) error {
	program, all := firstVisit(packed)
	over := func(what string, n, budget int) error {
		if n <= budget {
			return nil
		}
		return fmt.Errorf("site: %s is a download of %d bytes, %d more than its budget in web/site/budget.go", what, n, n-budget)
	}
	return errors.Join(over("app.wasm", program.brotli, programBudget), over("the whole site", all.brotli, siteBudget))
}
