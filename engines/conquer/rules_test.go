package conquer

import (
	"testing"

	"tabard/engines/gametest"
)

// Code, tests, texts and RULES.md agree about what is ruled and what proves it.
func TestRulingsAreProven(t *testing.T) {
	gametest.Ledger{Scenarios: "CQ", Mutual: true, Numbers: []int{1, 2, 3, 4, 6, 7, 8, 10, 11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 27, 28, 29, 31, 32, 33, 34, 35, 36, 37, 38, 40, 41, 42, 43, 44, 46, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 61, 62, 64, 65, 67, 68, 69, 70, 71, 72, 73, 75, 76, 77, 78, 79, 80}}.Prove(t)
}
