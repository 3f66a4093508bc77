package table

import (
	"strings"
	"testing"

	"tabard/web/page"
)

// In haste the table leaves the list and the log as they were drawn. Afterwards it draws them part by part.
func TestHasteLeavesTheListAndTheLogForLater(t *testing.T) {
	tab := &Table{}
	p := &tab.panes
	drawn := func(key string) (list, side string) {
		side, list = p.ofSide(key), p.ofList(key)
		p.all = 10
		return strings.Fields(list)[0], side
	}
	for _, step := range []struct {
		name       string
		haste      page.Haste
		key        string
		list, side string
		lines      int
		behind     bool
	}{
		{"at first", page.Haste{On: true}, "1", "1", "1", everything, false},
		{"in haste", page.Haste{On: true}, "2", "1", "1", everything, true},
		{"the log", page.Haste{Lines: 6}, "2", "1", "2", everything, true},
		{"some lines", page.Haste{Lines: 6}, "2", "2", "2", 6, true},
		{"a press meanwhile", page.Haste{On: true}, "2", "2", "2", 6, true},
		{"more lines", page.Haste{Lines: 6}, "2", "2", "2", 12, false},
		{"a log that no window shows", page.Haste{Lines: 20, Narrow: true}, "3", "3", "2", 20, false},
		{"the end of the haste", page.Haste{Narrow: true}, "3", "3", "2", everything, false},
		{"a wider window", page.Haste{}, "3", "3", "3", everything, false},
	} {
		tab.Hurry(step.haste)
		list, side := drawn(step.key)
		if list != step.list || side != step.side || p.lines != step.lines || p.behind() != step.behind {
			t.Errorf("%s: list %q of %d lines, log %q, behind %v", step.name, list, p.lines, side, p.behind())
		}
	}
}

// A list of which a part is drawn does not pass for one of its revision: lines of it are drawn once each.
func TestAPartOfTheListIsNotTheList(t *testing.T) {
	tb, _ := sat(t, said(nil), viewOf(t, act(1, 1), act(1, 2), act(1, 3)))
	for _, c := range []struct {
		lines int
		rev   string
	}{{1, `data-rev="0"`}, {3, `data-rev="1"`}, {everything, `data-rev="1"`}} {
		tb.panes.lines = c.lines
		html := shown(tb.panes.list(tb.Table))
		if n := strings.Count(html, "data-action="); n != min(c.lines, 3) || !strings.Contains(html, `data-actions="3" `+c.rev) {
			t.Errorf("of %d lines: %d, %s", c.lines, n, html)
		}
	}
}
