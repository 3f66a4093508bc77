package facetest

import (
	"regexp"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/words"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
)

// What a lesson may ask of who reads it.
const (
	fewestSteps, mostSteps = 10, 24
	longestText            = 40 // words of a step
	longestLine            = 22 // words of a further decision, and of why another choice is not followed
	longestSentence        = 12 // words, in the mean of a lesson
	leastEase              = 80 // by Flesch, of a lesson: "easy to read"
)

// lesson plays the guided first game to its end as a person would, and on without it.
func (s *suite) lesson() {
	l := s.f.Lesson
	if l == nil {
		return
	}
	s.lessonWords(l)
	m, effects, err := session.New(s.def, LessonTable(s.f))
	if err != nil {
		s.tb.Fatal(err)
	}
	g := &guided{suite: s, m: m}
	g.run(append(effects, m.Update(session.SetPace{})...))
	taught := 0
	for n := 0; n < len(l.Script) && len(s.found) == 0; n = len(m.Answers()) {
		v := m.View()
		if got, ok := l.Follows(m.Answers()); !ok || got != n {
			s.bad("after %d answers the game does not follow the script", n)
			return
		}
		if by := l.Script[n].By; by != face.You && by != face.Later || v.Turn != v.Viewer {
			s.bad("answer %d is asked of seat %d, and the script has it by %d", n, v.Turn, by)
			return
		}
		taught++
		if run := l.Ahead(n); len(run) > 0 {
			g.run(m.Update(session.Ahead{Rev: v.Rev, Actions: run}))
			if now := m.View(); len(m.Answers()) < n+len(run) || now.CanUndo || now.Turn != now.Viewer {
				s.bad("after %d answers time passes, to %d of %d; it can be taken back: %v; seat %d is asked", n, len(m.Answers()), n+len(run), now.CanUndo, now.Turn)
				return
			}
			continue
		}
		g.choice(v, l.Next(n))
		g.run(m.Update(session.Chose{Rev: v.Rev, Action: l.Next(n)}))
	}
	lines := 0
	for _, step := range l.Steps {
		lines += 1 + len(step.Now)
	}
	if lines != taught {
		s.bad("%d decisions are taught, with %d texts", taught, lines)
	}
	if step, decision := l.At(len(l.Script)); step != len(l.Steps) || decision != 0 {
		s.bad("the script ends at decision %d of step %d", decision, step)
	}
	if last := l.Script[len(l.Script)-1]; last.By == face.Rival && !m.View().Over {
		s.bad("the lesson does not end with an answer of the person's own")
	}
	// Freely, by whatever comes first, against real bots, which are asked now.
	for n := 0; n < 12 && !m.View().Over; n++ {
		v := m.View()
		g.run(m.Update(session.Chose{Rev: v.Rev, Action: v.Legal[len(v.Legal)-1]}))
	}
	if _, ok := l.Follows(m.Answers()); ok && !m.View().Over {
		s.bad("beyond its end the game is still the lesson")
	}
}

// LessonTable is the game of a lesson as the shell sets it up.
func LessonTable(f *face.Face) session.Config {
	c := session.Config{ID: "lesson", Setup: f.Lesson.Setup, Practice: true, Now: 1}
	for i := range c.Setup.Seats {
		c.Seats = append(c.Seats, save.Seat{Name: Names[i], Bot: i > 0, Colour: uint8(i)})
	}
	return c
}

// guided is a lesson that is being played.
type guided struct {
	*suite
	m *session.Session
}

// run carries out what the session asks for: rivals answer by the script, and by what the game suggests when it is over.
func (g *guided) run(effects []session.Effect) {
	l := g.f.Lesson
	for len(effects) > 0 {
		e := effects[0]
		effects = effects[1:]
		switch e := e.(type) {
		case session.Think:
			a, n := game.Action{}, len(g.m.Answers())
			if _, ok := l.Follows(g.m.Answers()); ok && n < len(l.Script) {
				if a = l.Next(n); l.Script[n].By != face.Rival {
					g.bad("answer %d is a rival's, and the script has it by %d", n, l.Script[n].By)
				}
				st := g.def.Zero()
				if _, err := st.UnmarshalMsg(e.State); err != nil || game.Index(st.Legal(nil), a) < 0 {
					g.bad("answer %d is not possible for the rival: %s", n, g.def.ActionText(a))
				}
			}
			effects = append(effects, g.m.Update(session.Thought{Rev: e.Rev, Answer: bot.Answer{Action: a, Fault: "the script answers"}})...)
		case session.Pause:
			effects = append(effects, g.m.Update(session.Resume{Rev: e.Rev})...)
		case session.Broken:
			g.tb.Fatal(e.Report)
		}
	}
}

// choice proves one decision of the person: it is possible, its pieces are drawn and lit alone, and another choice leaves the lesson
// and loses nothing.
func (g *guided) choice(v session.View, a game.Action) {
	if game.Index(v.Legal, a) < 0 {
		g.bad("not possible in the lesson: %s", g.def.ActionText(a))
		return
	}
	refs := g.f.Action(v, a).Refs
	lit := map[face.Ref]bool{}
	for _, r := range refs {
		lit[r] = true
	}
	shown := g.page(v, len(v.Seats), lit)[0].refs()
	for _, r := range refs {
		if shown[r] != 1 {
			g.bad("%q of the lesson is drawn %d times", r, shown[r])
		}
	}
	for _, other := range v.Legal {
		if other == a {
			continue
		}
		m, _, err := session.Open(g.m.Save())
		if err != nil {
			g.tb.Fatal(err)
		}
		m.Update(session.Chose{Rev: m.View().Rev, Action: other})
		if _, ok := g.f.Lesson.Follows(m.Answers()); ok || len(m.Answers()) <= len(g.m.Answers()) {
			g.bad("%s does not leave the lesson", g.def.ActionText(other))
		}
		back := m.View().CanUndo
		m.Update(session.Undo{})
		if _, ok := g.f.Lesson.Follows(m.Answers()); back && !ok {
			g.bad("%s cannot be taken back", g.def.ActionText(other))
		}
		break // one of each decision: to open the game takes a while
	}
}

// lessonWords proves that a lesson is short and easy to read.
func (s *suite) lessonWords(l *face.Lesson) {
	if n := len(l.Steps); n < fewestSteps || n > mostSteps {
		s.bad("a lesson of %d steps", n)
	}
	read := func(text string, most int) {
		s.whole("lesson", text)
		if n := len(wordsOf(text)); n > most {
			s.bad("%d words, %d are enough: %q", n, most, text)
		}
		if !strings.HasSuffix(text, ".") {
			s.bad("%q does not end", text)
		}
	}
	all := []string{l.End, l.Known}
	read(l.End, longestText)
	read(l.Known, longestText)
	if len(l.News) != 3 {
		s.bad("after the lesson come %d news", len(l.News))
	}
	for _, n := range l.News {
		read(n.Text, longestLine)
		if _, ok := s.f.Paragraph(nil, n.Rule); !ok {
			s.bad("no rule %q tells: %s", n.Rule, n.Text)
		}
		all = append(all, n.Text)
	}
	for _, step := range l.Steps {
		read(step.Text, longestText)
		read(step.Else, longestLine)
		if step.Else != words.Cap(step.Else) {
			s.bad("%q is no whole sentence", step.Else)
		}
		for _, line := range step.Now {
			read(line, longestLine)
		}
		all = append(append(all, step.Text), step.Now...)
	}
	ease, mean := Ease(strings.Join(all, " "))
	if ease < leastEase || mean > longestSentence {
		s.bad("the lesson has an ease of %.0f by Flesch, at least %d is wanted, and sentences of %.1f words, %d are wanted", ease, leastEase, mean, longestSentence)
	}
	if t, ok := s.tb.(*testing.T); ok {
		t.Logf("lesson: %d steps, ease %.0f by Flesch, %.1f words a sentence", len(l.Steps), ease, mean)
	}
}

var (
	wordOf     = regexp.MustCompile(`[\pL\d'’]+`)
	sentenceOf = regexp.MustCompile(`[.?:;]+(\s|$)`)
	syllableOf = regexp.MustCompile(`[aeiouyäöü]+`)
	mute       = regexp.MustCompile(`([^aeiouyl]e|[^aeiouytd]ed|[^aeiouyscxz]es)$`)
)

func wordsOf(text string) []string { return wordOf.FindAllString(text, -1) }

// Ease is the reading ease of a text by Flesch, in German by Amstad, 100 for the easiest, and how many words its sentences have in the mean.
// Syllables are counted by their vowels, in English without a mute e at the end.
func Ease(text string) (ease, mean float64) {
	all := wordsOf(text)
	sentences := max(1, len(sentenceOf.FindAllString(text, -1)))
	syllables := 0
	for _, w := range all {
		w = strings.ToLower(w)
		if bare := mute.ReplaceAllString(w, ""); words.Tag() == "en" && syllableOf.MatchString(bare) {
			w = bare
		}
		syllables += max(1, len(syllableOf.FindAllString(w, -1)))
	}
	mean = float64(len(all)) / float64(sentences)
	each := float64(syllables) / float64(len(all))
	if words.Tag() == "de" {
		return 180 - mean - 58.5*each, mean
	}
	return 206.835 - 1.015*mean - 84.6*each, mean
}
