package table

import (
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/engines/game"
	"tabard/web/page"
)

// In haste the table leaves the list and the log as they were drawn. Afterwards it draws them part by part.
func TestHasteLeavesTheListAndTheLogForLater(t *testing.T) {
	tab := &Table{}
	p := &tab.panes
	before := ""
	drawn := func(key string) (shows, side string) {
		side = p.ofSide(key)
		now := p.ofList(key)
		if now != before { // as the page does
			p.belong(0)
			p.fill([]Group{{Items: items(p.shown[list], 10)}}, none)
			before = now
		}
		return p.shown[list], side
	}
	for _, step := range []struct {
		name       string
		haste      page.Haste
		key        string
		list, side string
		old        int
		behind     bool
	}{
		{"at first", page.Haste{On: true}, "0", "", "0", 10, true},
		{"its first lines", page.Haste{Lines: 6}, "0", "0", "0", 4, true},
		{"the rest of them", page.Haste{Lines: 6}, "0", "0", "0", 0, false},
		{"in haste", page.Haste{On: true}, "2", "0", "0", 0, true},
		{"the log", page.Haste{Lines: 6}, "2", "0", "2", 0, true},
		{"some lines", page.Haste{Lines: 6}, "2", "2", "2", 4, true},
		{"a press meanwhile", page.Haste{On: true}, "2", "2", "2", 4, true},
		{"more lines", page.Haste{Lines: 6}, "2", "2", "2", 0, false},
		{"a log that no window shows", page.Haste{Lines: 7, Narrow: true}, "3", "3", "2", 3, true},
		{"the end of the haste", page.Haste{Narrow: true}, "3", "3", "2", 0, false},
		{"a wider window", page.Haste{}, "3", "3", "3", 0, false},
	} {
		tab.Hurry(step.haste)
		list, side := drawn(step.key)
		if list != step.list || side != step.side || p.old != step.old || p.behind() != step.behind {
			t.Errorf("%s: list %q, %d lines of it old, log %q, behind %v", step.name, list, p.old, side, p.behind())
		}
	}
}

// items are as many legal actions with a text.
func items(text string, n int) (out []Item) {
	for i := range n {
		out = append(out, Item{Action: game.Action{Kind: 1, A: uint16(i)}, Label: face.Label{Text: text}})
	}
	return out
}

// A line that is drawn like the one in its place stays. Lines beyond what a drawing may change stay as they were, and new ones are not there yet.
func TestTheListChangesNoMoreThanItMust(t *testing.T) {
	var p panes
	first, other := items("first", 3), items("other", 4)
	p.lines = everything
	p.fill([]Group{{Items: first}}, none)
	was := standing(&p)
	for _, step := range []struct {
		name   string
		items  []Item // nil while others play
		viewer game.Player
		lines  int
		armed  game.Action
		texts  string
		stay   []bool
		old    int
	}{
		{"the same once more", first, 0, 0, none, "first first first", []bool{true, true, true}, 0},
		{"one of two others", []Item{other[0], first[1], other[2]}, 0, 1, none, "other first first", []bool{false, true, true}, 1},
		{"the rest, and one more", []Item{other[0], first[1], other[2], other[3]}, 0, 1, none, "other first other", []bool{true, true, false}, 1},
		{"which comes", []Item{other[0], first[1], other[2], other[3]}, 0, 1, none, "other first other other", []bool{true, true, true, false}, 0},
		{"one is armed", []Item{other[0], first[1], other[2], other[3]}, 0, everything, first[1].Action, "other first other other", []bool{true, false, true, true}, 0},
		{"fewer", first[:2], 0, everything, none, "first first", []bool{false, false}, 0},
		{"others play", nil, 0, everything, none, "first first", []bool{true, true}, 0},
		{"the next turn", []Item{first[0], other[1]}, 0, everything, none, "first other", []bool{true, false}, 0},
		{"somebody else", []Item{first[0], other[1]}, 1, 1, none, "first", []bool{false}, 1},
		{"nobody", nil, game.Nobody, everything, none, "", nil, 0},
	} {
		p.lines = step.lines
		if p.belong(step.viewer); step.items != nil {
			p.fill([]Group{{Items: step.items}}, step.armed)
		}
		var texts []string
		now := standing(&p)
		for i, l := range now {
			texts = append(texts, l.Label.Text)
			if stays := i < len(was) && was[i] == l; stays != step.stay[i] {
				t.Errorf("%s: line %d stays: %v", step.name, i, stays)
			}
		}
		if got := strings.Join(texts, " "); got != step.texts || p.old != step.old {
			t.Errorf("%s: %q, %d of them old", step.name, got, p.old)
		}
		was = now
	}
}

// standing are the lines of a list that has one heading, or none.
func standing(p *panes) (out []*listLine) {
	for _, g := range p.lined {
		out = append(out, g.lines...)
	}
	return out
}

// What a line shows decides whether it is drawn again.
func TestLinesThatDifferAreDrawnAgain(t *testing.T) {
	plain := func() listLine {
		return listLine{Item: Item{Action: game.Action{Kind: 1}, Label: face.Label{Text: "Buy", Note: "note", Warn: "warn", Chips: []face.Chip{{Icon: "coin", N: 1}}}}, language: "en"}
	}
	one, same := plain(), plain()
	if !one.like(&same) {
		t.Error("a line is not like itself")
	}
	for name, change := range map[string]func(l *listLine){
		"action":     func(l *listLine) { l.Action.A = 1 },
		"text":       func(l *listLine) { l.Label.Text = "Sell" },
		"note":       func(l *listLine) { l.Label.Note = "" },
		"warning":    func(l *listLine) { l.Label.Warn = "" },
		"chips":      func(l *listLine) { l.Label.Chips[0].N = 2 },
		"reason":     func(l *listLine) { l.Reason = "no coins" },
		"suggestion": func(l *listLine) { l.Suggested = true },
		"armed":      func(l *listLine) { l.armed = true },
		"language":   func(l *listLine) { l.language = "de" },
	} {
		other := plain()
		if change(&other); one.like(&other) {
			t.Errorf("lines with another %s are alike", name)
		}
	}
}

// A list of which a part is drawn does not pass for one of its revision, and no line of it can be pressed: lines of it are drawn once each.
func TestAPartOfTheListIsNotTheList(t *testing.T) {
	tb, _ := sat(t, said(nil), viewOf(t, act(1, 1), act(1, 2), act(1, 3)))
	for _, c := range []struct {
		lines, stand int
		rev, busy    string
	}{{1, 1, `data-rev="0"`, `aria-busy data-rove`}, {2, 3, `data-rev="1"`, `aria-busy="false"`}, {everything, 3, `data-rev="1"`, `aria-busy="false"`}} {
		tb.panes.lines = c.lines
		html := shown(tb.panes.list(tb.Table))
		if n := strings.Count(html, "data-action="); n != c.stand || !strings.Contains(html, `data-actions="3" `+c.rev) || !strings.Contains(html, c.busy) || strings.Count(html, "data-rev=") != 1 {
			t.Errorf("of %d lines: %d, %s", c.lines, n, html)
		}
	}
}
