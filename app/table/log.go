package table

import (
	"slices"
	"strconv"
	"strings"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// LogLine is one line of the log.
type LogLine struct {
	face.Line
	News bool   // nobody's doing: the year turns, the game ends
	Head string // the heading that begins with this line
	// At is the event that it tells of, for those that can be seen again: "12:3", the event 3 of the entry 12, both counted from 0. A line of
	// several events has all of them, with a space between.
	At string

	entry   int         // to which it belongs
	who     game.Player // whose doing it is
	subject string      // the words for that seat and a space, if it begins with them
	with    []LogLine   // what belongs to the same deed and stands on the same line
}

// whole is all that stands on the line.
func (l LogLine) whole() string {
	text := l.Text
	for _, w := range l.with {
		text += deedsApart + w.Text
	}
	return text
}

// deedsApart stands between the parts of a line.
const deedsApart = " · "

// LogTurn holds the lines of consecutive decisions of one seat, or the lines of the game itself under a heading.
type LogTurn struct {
	Who   game.Player
	Head  string
	First int // index of the first entry
	Lines []LogLine
	// Scenes says that under this heading the entry's scenes begin.
	Scenes bool
}

// logCache keeps the words of entries that cannot change any more.
type logCache struct {
	viewer   game.Player
	language string
	lines    []cachedEntry
}

type cachedEntry struct {
	events int
	last   game.Event
	action game.Action
	lines  []LogLine
}

// words returns the lines of one entry.
func (c *logCache) words(f *face.Face, v session.View, e session.Entry) []LogLine {
	if c.viewer != v.Viewer || c.language != words.Tag() {
		c.viewer, c.language, c.lines = v.Viewer, words.Tag(), nil
	}
	for len(c.lines) <= e.Index {
		c.lines = append(c.lines, cachedEntry{events: -1})
	}
	var last game.Event
	if n := len(e.Events); n > 0 {
		last = e.Events[n-1]
	}
	got := &c.lines[e.Index]
	if got.events == len(e.Events) && got.last == last && got.action == e.Action {
		return got.lines
	}
	*got = cachedEntry{events: len(e.Events), last: last, action: e.Action}
	head, names := "", face.Speaker{V: v}
	for i, ev := range e.Events {
		if f.Chapter != nil {
			if h := f.Chapter(v, e.Events, i); h != "" {
				head = h
			}
		}
		if l := f.Event(v, ev); l.Text != "" {
			at := ""
			if len(l.Refs) > 0 || l.Motion.From != "" {
				at = strconv.Itoa(e.Index) + ":" + strconv.Itoa(i)
			}
			line := LogLine{Line: l, News: ev.Who == game.Nobody, Head: head, At: at, entry: e.Index, who: ev.Who}
			if ev.Who != game.Nobody {
				if s := words.Who(names.Person(ev.Who)) + " "; strings.HasPrefix(l.Text, s) {
					line.subject = s
				}
			}
			got.lines = append(got.lines, line)
			head = ""
		}
	}
	return got.lines
}

// Turns groups the log from an entry on by the seat that acted, oldest first. The end of a turn ends the group, even if the same seat goes
// on. Entries without words are left out.
func (t *chronicle) Turns(from int) []LogTurn {
	var out []LogTurn
	if t.View.Covered {
		return nil
	}
	ended := false
	for _, e := range t.View.Log {
		if e.Index < from {
			continue
		}
		lines := t.cache.words(t.Face, t.View, e)
		if len(lines) > 0 {
			if n := len(out); n == 0 || out[n-1].Who != e.Who || out[n-1].Head != "" || ended {
				out = append(out, LogTurn{Who: e.Who, First: e.Index})
			}
			ended = false
		}
		ended = ended || e.Action.Kind == game.EndTurn
		first := true
		for _, l := range lines {
			if l.Head != "" {
				if out[len(out)-1].Lines == nil {
					out = out[:len(out)-1]
				}
				out = append(out, LogTurn{Who: game.Nobody, Head: l.Head, First: e.Index, Scenes: first && len(t.scenesOf(t.View, e.Index)) > 0})
				first = false
			}
			last := &out[len(out)-1]
			last.Lines = append(last.Lines, l)
		}
	}
	return out
}

// lastTurns returns at least the last n groups, if there are so many. A long game has thousands of entries, and a screen shows only the last
// few. The first group may lack its beginning. all says that no group precedes them.
func (t *chronicle) lastTurns(n int) (turns []LogTurn, all bool) {
	for back := 16 * n; ; back *= 4 {
		from := max(len(t.View.Log)-back, 0)
		if turns = t.Turns(from); from == 0 || len(turns) > n {
			return turns, from == 0
		}
	}
}

// told returns the lines of a group for reading. Equal lines that follow each other become one line with their number, and what one deed
// of a seat brings is one line. Under a heading it leaves out the line that repeats the heading and joins details that follow each other.
func (turn LogTurn) told() []LogLine {
	switch {
	case turn.Head != "":
	case turn.Who == game.Nobody:
		return folded(turn.Lines)
	default:
		return joined(folded(turn.Lines))
	}
	var out []LogLine
	for i := 0; i < len(turn.Lines); i++ {
		l := turn.Lines[i]
		if l.Text == turn.Head {
			continue
		}
		l.At = ""
		if l.What != "" {
			for ; i+1 < len(turn.Lines) && turn.Lines[i+1].What == l.What; i++ {
				l.Of += ", " + turn.Lines[i+1].Of
			}
			l.Text = l.Of + ": " + l.What
		}
		if n := len(out); l.Minor && n > 0 && out[n-1].Minor {
			out[n-1].Text += deedsApart + l.Text
			continue
		}
		out = append(out, l)
	}
	return out
}

// folded joins equal lines that follow each other: "Ann takes a coin ×3".
func folded(lines []LogLine) []LogLine {
	var out []LogLine
	for i := 0; i < len(lines); {
		n := i + 1
		for n < len(lines) && lines[n].Text == lines[i].Text && lines[n].Minor == lines[i].Minor {
			n++
		}
		l := lines[n-1]
		if n > i+1 {
			l.Text = say.LogTimes(l.Text, strconv.Itoa(n-i))
		}
		out = append(out, l)
		i = n
	}
	return out
}

// joined puts what belongs to one deed on one line: "Ann buys a field · pays 1 silver". What others get of it, and what the game announces,
// stands on lines of its own.
func joined(lines []LogLine) []LogLine {
	var out []LogLine
	since := 0 // where the lines of the deed begin
	for _, l := range lines {
		if n := len(out); n > 0 && (out[n-1].entry != l.entry || announced(out[n-1])) {
			since = n
		}
		at := slices.IndexFunc(out[since:], func(x LogLine) bool { return x.who == l.who || l.who == game.Nobody })
		if announced(l) || at < 0 {
			out = append(out, l)
			continue
		}
		first := &out[since+at]
		first.At = strings.TrimSpace(first.At + " " + l.At)
		first.with = append(first.with, l)
	}
	for i := range out {
		out[i].order()
	}
	return out
}

// order has a line begin with what was done, which details follow, and name the seat once.
func (l *LogLine) order() {
	if l.with == nil {
		return
	}
	var parts []*LogLine
	for _, details := range []bool{false, true} {
		if l.Minor == details {
			parts = append(parts, l)
		}
		for i := range l.with {
			if w := &l.with[i]; w.Minor == details {
				parts = append(parts, w)
			}
		}
	}
	ordered := *parts[0]
	ordered.At, ordered.with = l.At, nil
	for _, p := range parts[1:] {
		part := *p
		if part.subject != "" && part.subject == ordered.subject {
			part.Text = part.Text[len(part.subject):]
		}
		ordered.with = append(ordered.with, part)
	}
	*l = ordered
}

// announced says that a line is what the game announces: the year turns, the game ends.
func announced(l LogLine) bool { return l.News && !l.Minor }

// lastTold is the last line of the log that is not a detail.
func (t *chronicle) lastTold() Tick {
	turns, _ := t.lastTurns(1)
	for _, turn := range slices.Backward(turns) {
		for _, l := range slices.Backward(turn.Lines) {
			if !l.Minor {
				return Tick{Who: turn.Who, Text: l.Text}
			}
		}
	}
	return Tick{Who: game.Nobody}
}

// Digest lists the lines of others since the viewer's last decision, or since the beginning if the viewer has not decided yet, without details.
func (t *chronicle) Digest() []LogLine {
	var out []LogLine
	v := t.View
	if v.Viewer == game.Nobody {
		return nil
	}
	for _, turn := range t.Turns(v.Since) {
		if turn.Who == v.Viewer {
			continue
		}
		for _, l := range turn.Lines {
			if !l.Minor && (v.Since > 0 || !l.News) { // how the game was laid out is no news
				out = append(out, l)
			}
		}
	}
	return out
}

func texts(lines []LogLine) []string {
	out := make([]string, len(lines))
	for i, l := range lines {
		out[i] = l.whole()
	}
	return out
}

// LogText is the whole log as plain text, for copying.
func (t *chronicle) LogText() string {
	var b []byte
	for _, turn := range t.Turns(0) {
		switch {
		case turn.Head != "":
			b = append(b, turn.Head+"\n"...)
		case turn.Who != game.Nobody:
			b = append(b, t.Name(turn.Who)+":\n"...)
		}
		for _, l := range turn.told() {
			b = append(b, "  "+l.whole()+"\n"...)
		}
	}
	return string(b)
}
