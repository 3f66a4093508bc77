package table

import (
	"slices"
	"sort"
	"strconv"
	"strings"

	"tabard/app/face"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// tale is what has happened, for those who listen: first what was done to the viewer, then what each rival did, in the order in which they
// acted, then what was the game's own doing.
type tale struct {
	viewer  game.Player
	strands []strand
}

// strand is what one seat did; what was done to the viewer, if who is the viewer; what the game did, if who is game.Nobody.
type strand struct {
	who    game.Player
	deeds  []deed
	points string // the score as it is now, in words; empty if it is as it was before
}

// deed is one thing that happened, in words.
type deed struct {
	text  string
	main  bool // see face.Line
	times int  // how often it happened
}

// A sentence of a digest has at most so many words, if its first deed alone has no more. What is left out is counted.
const (
	ownWords    = 40 // of what was done to the viewer
	othersWords = 20
)

// wholeWords is how many words a sentence has at most when everything is told again, if one deed has no more.
const wholeWords = 30

// tell makes the tale of some entries. It leaves out details, what the viewer did, what scenes show, and that the game is over.
func (t *common) tell(v session.View, entries []session.Entry) tale {
	told := tale{viewer: v.Viewer}
	for _, e := range entries {
		for _, ev := range e.Events[:t.shows(v, e)] {
			l := t.Face.Event(v, ev)
			switch {
			case l.Text == "" || l.Minor || isEnd(l.Text):
			case v.Viewer != game.Nobody && ev.Who == v.Viewer && e.Who == v.Viewer: // was told when it was done
			case t.concerns(v, ev):
				told.add(v.Viewer, deed{l.Text, true, 1})
			default:
				if ev.Who != game.Nobody {
					l.Text = strings.TrimPrefix(l.Text, t.Name(ev.Who)+" ")
				}
				told.add(ev.Who, deed{l.Text, l.Main, 1})
			}
		}
	}
	sort.SliceStable(told.strands, func(i, j int) bool { return told.turn(told.strands[i].who) < told.turn(told.strands[j].who) })
	return told
}

// shows is the number of an entry's events that come before those that scenes show.
func (t *common) shows(v session.View, e session.Entry) int {
	if t.Pace.Pause() > 0 && t.Face.Chapter != nil && len(t.scenesOf(v, e.Index)) > 0 {
		for i := range e.Events {
			if t.Face.Chapter(v, e.Events, i) != "" {
				return i
			}
		}
	}
	return len(e.Events)
}

// isEnd says that a line tells that the game is over. The end tells it once more, with the points.
func isEnd(line string) bool { return strings.HasPrefix(line, say.EndOver.String()) }

// concerns says that an event is the viewer's, or that its words name the viewer.
func (t *common) concerns(v session.View, e game.Event) bool {
	switch {
	case v.Viewer == game.Nobody || int(v.Viewer) >= len(v.Seats):
		return false
	case e.Who == v.Viewer:
		return true
	}
	const marked = "\uf8ff" // a sign of nobody's script, which no name has
	v.Seats = slices.Clone(v.Seats)
	v.Seats[v.Viewer].Name, v.Viewer = marked, game.Nobody
	return strings.Contains(t.Face.Event(v, e).Text, marked)
}

// turn is when a seat has its strand: the viewer first, then rivals, then the game.
func (t *tale) turn(p game.Player) int {
	switch p {
	case t.viewer:
		return 0
	case game.Nobody:
		return 2
	}
	return 1
}

// add puts a deed into the strand of a seat. Equal deeds become one.
func (t *tale) add(who game.Player, d deed) {
	i := slices.IndexFunc(t.strands, func(p strand) bool { return p.who == who })
	if i < 0 {
		t.strands = append(t.strands, strand{who: who, deeds: []deed{d}})
		return
	}
	p := &t.strands[i]
	if k := slices.IndexFunc(p.deeds, func(x deed) bool { return x.text == d.text }); k >= 0 {
		p.deeds[k].times++
		return
	}
	p.deeds = append(p.deeds, d)
}

// since is the tale of what has happened since the viewer's last decision, or since the game was laid out.
func (t *common) since() tale {
	v := t.View
	if v.Viewer == game.Nobody || v.Covered || v.State == nil {
		return tale{}
	}
	from := max(v.Since, 1) // how the game was laid out is no news
	if from >= len(v.Log) {
		return tale{}
	}
	told := t.tell(v, v.Log[from:])
	if v.Since > 0 && !v.Over && len(told.strands) > 0 { // the end tells everybody's points
		if p := t.Machine.LookBack(v.Since - 1); p != nil {
			t.rescored(&told, p.View().Standing)
		}
	}
	return told
}

// rescored notes in a tale whose score is another than in an earlier standing.
func (t *common) rescored(told *tale, before []game.Rank) {
	for _, now := range t.View.Standing {
		was, ok := game.RankOf(before, now.Who)
		if !ok || was.Keys[0] == now.Keys[0] || now.Who == game.Nobody {
			continue
		}
		i := slices.IndexFunc(told.strands, func(p strand) bool { return p.who == now.Who })
		if i < 0 && now.Who == told.viewer {
			told.strands = append([]strand{{who: now.Who}}, told.strands...)
			i = 0
		}
		if i >= 0 {
			told.strands[i].points = t.scored(int(now.Keys[0]))
		}
	}
}

// digest is a tale in one short sentence a strand.
func (t *common) digest(told tale) (sentences []string) {
	for _, p := range told.strands {
		limit := othersWords
		if p.who == told.viewer {
			limit = ownWords
		}
		sentences = append(sentences, t.sentence(told, p, shortened(p.deeds, limit)))
	}
	return sentences
}

// whole is a tale with all its deeds, in as many sentences as they need.
func (t *common) whole(told tale) (sentences []string) {
	for _, p := range told.strands {
		for first := true; first || len(p.deeds) > 0; first = false {
			n, words := 0, 0
			for ; n < len(p.deeds); n++ {
				if words += p.deeds[n].words(); n > 0 && words > wholeWords {
					break
				}
			}
			sentences = append(sentences, t.sentence(told, p, listed(p.deeds[:n])))
			p.deeds, p.points = p.deeds[n:], ""
		}
	}
	return sentences
}

// sentence tells a strand, whose deeds are in words.
func (t *common) sentence(told tale, p strand, deeds string) string {
	switch {
	case p.who == told.viewer && p.points != "":
		return face.Notes(say.SayPoints(p.points), deeds)
	case p.who == told.viewer || p.who == game.Nobody:
		return deeds
	}
	return say.SayRival(deeds, t.Name(p.who), p.points)
}

func (d deed) words() int { return len(strings.Fields(d.text)) }

// shortened lists deeds up to a number of words, in the order in which they were done, and counts the rest. The main ones have the first
// claim to the words.
func shortened(deeds []deed, limit int) string {
	kept := make([]deed, 0, len(deeds))
	in := make([]bool, len(deeds))
	for _, main := range []bool{true, false} {
		for i, d := range deeds {
			if d.main == main && (len(kept) == 0 || d.words() <= limit) {
				in[i], kept = true, append(kept, d)
				limit -= d.words()
			}
		}
	}
	left := len(deeds) - len(kept)
	kept = kept[:0]
	for i, d := range deeds {
		if in[i] {
			kept = append(kept, d)
		}
	}
	if left > 0 {
		return say.SayMore(listed(kept), left)
	}
	return listed(kept)
}

// listed are deeds in one sentence.
func listed(deeds []deed) string {
	texts := make([]string, len(deeds))
	for i, d := range deeds {
		if texts[i] = d.text; d.times > 1 {
			texts[i] = say.LogTimes(d.text, strconv.Itoa(d.times))
		}
	}
	return face.Notes(texts...)
}

// opened says before the first of some sentences since when they tell.
func (t *common) opened(sentences []string) []string {
	if len(sentences) == 0 {
		return nil
	}
	first := say.SaySofar(sentences[0])
	if t.View.Since > 0 {
		first = say.SaySince(sentences[0])
	}
	return append([]string{first}, sentences[1:]...)
}
