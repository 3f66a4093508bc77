package gametest

import (
	"fmt"
	"os"
	"testing"
)

// ProofRead proves that a game's tables of cards, as a text, are those that somebody has compared with the printed game:
// testdata/cards.txt. -gametest.update (make golden) writes it.
func ProofRead(t *testing.T, tables string) {
	t.Helper()
	if err := proofRead("testdata/cards.txt", tables, *update); err != nil {
		t.Error(err)
	}
}

func proofRead(path, tables string, update bool) error {
	if update {
		return os.WriteFile(path, []byte(tables), 0o644)
	}
	read, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("the tables have not been proof-read (make golden writes them): %w", err)
	}
	if where := unlike(string(read), tables); where != "" {
		return fmt.Errorf("the tables are not those that were proof-read: %s of %s", where, path)
	}
	return nil
}
