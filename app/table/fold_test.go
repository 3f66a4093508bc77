package table

import (
	"slices"
	"testing"

	"tabard/app/face"
)

func TestEqualLinesInARowAreOne(t *testing.T) {
	line := func(text string, minor bool) LogLine { return LogLine{Line: face.Line{Text: text, Minor: minor}} }
	lines := []LogLine{line("A coin", false), line("A coin", false), line("A coin", false), line("A card", false),
		line("A coin", false), line("A coin", true)}
	got := texts(LogTurn{Lines: lines}.told())
	if want := []string{"A coin ×3", "A card", "A coin", "A coin"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if lines[0].Text != "A coin" || lines[2].Text != "A coin" {
		t.Error("the log itself was changed")
	}
}
