package main

import (
	"testing"

	"tabard/engines"
)

func TestTablesByLinkAreCounted(t *testing.T) {
	for _, d := range engines.Games()[1:3] {
		sizes, err := playByLink(d, d.Levels[0], 2, 1)
		if err != nil {
			t.Fatal(err)
		}
		if n := len(sizes); n < 20 || sizes[n-1] < sizes[0] || sizes[n-1] > 400 {
			t.Errorf("%s: links of %v characters", d.ID, sizes)
		}
		row, err := letterRow(d, "page", 2, 1)
		if err != nil || len(row) != 5 {
			t.Errorf("%s: %q, %v", d.ID, row, err)
		}
	}
}
