package merchants

import (
	"testing"

	"tabard/engines/gametest"
)

// Code, tests, texts and RULES.md agree about what is ruled and what proves it.
func TestRulingsAreProven(t *testing.T) {
	gametest.Ledger{Scenarios: "BM", Numbers: []int{1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22, 23, 25, 26, 27, 28, 29, 30, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 43, 44, 45, 46, 48, 49, 50, 51, 52, 53, 54, 56, 58, 59, 60, 61, 62, 63, 65, 66, 68, 69, 70, 71}}.Prove(t)
}
