package table

import (
	"slices"
	"strconv"
	"testing"

	"tabard/app/face"
	"tabard/engines/game"
)

func TestEqualLinesInARowAreOne(t *testing.T) {
	line := func(text string, minor bool) LogLine { return LogLine{Line: face.Line{Text: text, Minor: minor}} }
	lines := []LogLine{line("A coin", false), line("A coin", false), line("A coin", false), line("A card", false),
		line("A coin", false), line("A coin", true)}
	for i := range lines {
		lines[i].entry = i
	}
	got := texts(LogTurn{Lines: lines}.told())
	if want := []string{"A coin ×3", "A card", "A coin", "A coin"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if lines[0].Text != "A coin" || lines[2].Text != "A coin" {
		t.Error("the log itself was changed")
	}
}

func TestADeedBeginsWithWhatWasDone(t *testing.T) {
	line := func(entry int, who game.Player, subject, text string, minor bool) LogLine {
		return LogLine{Line: face.Line{Text: subject + text, Minor: minor}, News: who == game.Nobody, entry: entry, who: who, subject: subject, At: strconv.Itoa(entry) + ":" + strconv.Itoa(len(text))}
	}
	lines := []LogLine{line(1, 0, "Ann ", "paid a coin", true), line(1, game.Nobody, "", "A card came up", true), line(1, 0, "Ann ", "drew a card", false),
		line(1, 1, "Bo ", "got a coin", false), line(1, game.Nobody, "", "The year ends", false), line(1, 0, "Ann ", "got 2 coins", true), line(2, 0, "", "Ann's turn ends", true)}
	told := LogTurn{Lines: lines}.told()
	want := []string{"Ann drew a card · paid a coin · A card came up", "Bo got a coin", "The year ends", "Ann got 2 coins", "Ann's turn ends"}
	if got := texts(told); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if told[0].At != "1:11 1:14 1:11" || told[0].Minor || !told[0].with[0].Minor {
		t.Errorf("%+v", told[0])
	}
	if lines[0].Text != "Ann paid a coin" || lines[0].with != nil {
		t.Error("the log itself was changed")
	}
}
