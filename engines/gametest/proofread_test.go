package gametest

import (
	"path/filepath"
	"strings"
	"testing"
)

func TestOnlyTheTablesThatWereProofReadPass(t *testing.T) {
	path := filepath.Join(t.TempDir(), "cards.txt")
	if err := proofRead(path, "wood 1\n", false); err == nil || !strings.Contains(err.Error(), "make golden") {
		t.Errorf("tables that nobody has read: %v", err)
	}
	if err := proofRead(path, "wood 1\nstone 2\n", true); err != nil {
		t.Fatal(err)
	}
	if err := proofRead(path, "wood 1\nstone 2\n", false); err != nil {
		t.Error(err)
	}
	if err := proofRead(path, "wood 1\nstone 3\n", false); err == nil || !strings.Contains(err.Error(), `line 2 is "stone 3", was "stone 2"`) {
		t.Errorf("another price: %v", err)
	}
}
