package emara

import (
	"testing"

	"tabard/engines/gametest"
)

// Code, tests, texts and RULES.md agree about what is ruled and what proves it.
func TestRulingsAreProven(t *testing.T) {
	gametest.Ledger{Scenarios: "CE", Numbers: []int{1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 23, 24, 25, 27, 28, 29, 30, 32, 33, 34, 35, 37, 38, 39, 40, 41, 42, 44, 45, 46, 47, 48, 50, 51, 52, 53, 55, 56, 58, 59, 60, 61, 62, 63, 64, 66, 67, 68, 69, 71, 72}}.Prove(t)
}
