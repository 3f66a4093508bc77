package table

import "testing"

// While somebody waits for what a press does, the list and the log stay as they were drawn; afterwards they are drawn as they are now.
func TestHasteLeavesTheListAndTheLogForLater(t *testing.T) {
	tab := &Table{}
	if got := tab.panes.inFull(list, "1"); got != "1" {
		t.Errorf("the list is drawn by %q at first", got)
	}
	tab.panes.hasty = true
	if got := tab.panes.inFull(list, "2"); got != "1" {
		t.Errorf("in haste the list is drawn by %q", got)
	}
	if got := tab.panes.inFull(side, "2"); got != "2" {
		t.Errorf("a log that was never drawn is put off: %q", got)
	}
	tab.panes.hasty = false
	if got := tab.panes.inFull(list, "2"); got != "2" {
		t.Errorf("after the haste the list is drawn by %q", got)
	}
}
