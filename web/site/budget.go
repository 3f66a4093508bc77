package site

import (
	"errors"
	"fmt"
	"strings"
)

// The most bytes that a first visit may download from a host that packs by brotli at full strength. The wait for the first screen is this
// download; what the program weighs unpacked hardly counts. A change that needs more says in its commit what players get for it.
const (
	programBudget = 2_061_141 // app.wasm
	siteBudget    = 2_334_646 // all files of the first visit together
)

// sizes are bytes of one file or of several together: as they are, and as hosts send them.
type sizes struct{ raw, zip, brotli int }

// firstVisit sums up the program, and all files that a browser or its service worker fetches on a first visit.
func firstVisit(packed []Packed) (program, all sizes) {
	for _, p := range packed {
		if p.Name == "404.html" || strings.HasPrefix(p.Name, "static/screenshots/") {
			continue
		}
		s := sizes{raw: p.Raw, zip: p.Raw, brotli: p.Raw}
		if p.Zip > 0 {
			s.zip = p.Zip
		}
		if p.Brotli > 0 {
			s.brotli = p.Brotli
		}
		all = sizes{all.raw + s.raw, all.zip + s.zip, all.brotli + s.brotli}
		if p.Name == "app.wasm" {
			program = s
		}
	}
	return program, all
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
