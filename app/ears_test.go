package app

import (
	escape "html"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// listener plays by what a screen reader reads: the live regions, and the buttons of the list of actions with their names. Advice is its eyes.
type listener struct {
	*visit
	t       *testing.T
	def     *game.Def
	now     map[string]string // the texts of the live regions, by id
	digests []int             // how many words each has had
	longest string
}

var (
	liveText = regexp.MustCompile(`(?s)<div[^>]* id="(say|alert|sheet-say|sheet-alert)"[^>]*>(.*?)</div>`)
	listed   = regexp.MustCompile(`(?s)<button[^>]*data-action="([^"]*)"[^>]*>.*?<span class="line-text"[^>]*>\s*<span>(.*?)</span>`)
)

// sitByEar begins a game against three bots of the lowest level.
func sitByEar(t *testing.T, def *game.Def, seed uint64) *listener {
	t.Helper()
	seats := []save.Seat{{Name: "Ann"}, {Name: "Oswald", Bot: true, Colour: 1}, {Name: "Alison", Bot: true, Colour: 2}, {Name: "Hubert", Bot: true, Colour: 3}}
	m, effects, err := session.New(def, session.Config{ID: "ear", Seats: seats, Setup: def.DefaultSetup(4, seed), Now: 1700000000})
	if err != nil {
		t.Fatal(err)
	}
	l := &listener{visit: shellOn(store.NewMemory()), t: t, def: def, now: map[string]string{}}
	l.seat(m, effects)
	l.press("pace", "instant")
	return l
}

// hears returns what the live regions have said since it was asked last.
func (l *listener) hears() (fresh []string) {
	for _, m := range liveText.FindAllStringSubmatch(l.page(), -1) {
		if text := escape.UnescapeString(m[2]); l.now[m[1]] != text {
			if l.now[m[1]] = text; text != "" {
				fresh = append(fresh, strings.TrimSuffix(text, "\u00a0"))
			}
		}
	}
	return fresh
}

// think answers the question to a bot that waits, and says whether there was one.
func (l *listener) think() bool {
	l.t.Helper()
	for i, e := range l.asked {
		ask, ok := e.(page.Ask)
		if !ok {
			continue
		}
		l.asked = slices.Delete(l.asked, i, i+1)
		_, st, err := save.Open(l.desk.Current().Machine.Save())
		if err != nil {
			l.t.Fatal(err)
		}
		q := ask.Question
		a := bot.Answer{}
		if q.Advice > 0 {
			a.Advice = bot.Advise(l.def, game.View(st, q.Seat), q.Seat, l.def.Levels[q.Level], q.Seed, q.Advice)
		} else {
			s := bot.New(l.def, st, q.Seat, l.def.Levels[q.Level], q.Seed)
			for !s.Step(1000) {
			}
			a.Action = s.Best()
		}
		l.hear(page.Answered{N: ask.N, Answer: a})
		return true
	}
	return false
}

// decide asks for advice, finds the advised action in the list by its words, and takes it.
func (l *listener) decide() {
	l.t.Helper()
	type line struct{ action, text string }
	read := func() (lines []line) {
		_, list, _ := strings.Cut(l.page(), `id="actions"`)
		for _, m := range listed.FindAllStringSubmatch(list, -1) {
			if !strings.Contains(m[0], `aria-disabled`) {
				lines = append(lines, line{m[1], escape.UnescapeString(m[2])})
			}
		}
		return lines
	}
	lines := read()
	if len(lines) == 0 {
		l.t.Fatalf("nothing can be done; heard %v", l.now)
	}
	choice := lines[0]
	if len(lines) > 1 {
		l.hear(page.Key{Key: "v"})
		for l.think() {
		}
		heard := l.hears()
		if len(heard) == 0 {
			l.t.Fatal("no advice is heard")
		}
		advice, ok := strings.CutPrefix(heard[len(heard)-1], say.AdviceBest.String()+". ")
		if !ok {
			l.t.Fatalf("the advice is %q", heard)
		}
		var fit []line
		for _, x := range lines {
			if strings.HasPrefix(advice+". ", strings.TrimSuffix(x.text, ".")+". ") {
				fit = append(fit, x)
			}
		}
		slices.SortStableFunc(fit, func(a, b line) int { return len(b.text) - len(a.text) })
		if len(fit) == 0 || len(fit) > 1 && fit[1].text == fit[0].text {
			l.t.Fatalf("the list has %d actions that are called as the advice %q: %v", len(fit), advice, lines)
		}
		choice = fit[0]
		l.hear(page.Key{Key: "Escape"})
	}
	rev := l.desk.Current().View.Rev
	for n := 0; n < 2 && l.desk.Current().View.Rev == rev; n++ { // the second press is the one that a warning asks for
		l.hear(page.Press{Do: "act", Action: choice.action, Rev: rev})
	}
	if l.desk.Current().View.Rev == rev {
		l.t.Fatalf("%q does nothing; heard %q", choice.text, l.hears())
	}
}

// playToTheEnd plays to the end, and returns what was heard last.
func (l *listener) playToTheEnd() (end string) {
	l.t.Helper()
	for n := 0; ; n++ {
		if n > 2000 {
			l.t.Fatal("the game does not end")
		}
		for l.think() {
		}
		l.calm(l.t)
		heard := l.hears()
		v := l.desk.Current().View
		for _, text := range heard {
			l.judge(text, v)
		}
		if v.Over {
			return strings.Join(heard, "\n")
		}
		l.decide()
	}
}

// judge looks at a digest: it does not speak of a turn that there was not, is short, and ends with the question.
func (l *listener) judge(text string, v session.View) {
	l.t.Helper()
	digest, question, turns := strings.Cut(text, "Your turn. ")
	since := strings.HasPrefix(digest, "Since your last turn: ")
	if !since && !strings.HasPrefix(digest, "So far: ") {
		return
	}
	if since != (v.Since > 0) {
		l.t.Errorf("after %d decisions it says %q", v.Since, digest)
	}
	if v.Over {
		return
	}
	if !turns || question != l.desk.Current().PromptText() {
		l.t.Errorf("after the digest the question is %q, not %q", question, l.desk.Current().PromptText())
	}
	n := len(strings.Fields(digest))
	l.digests = append(l.digests, n)
	if n > len(strings.Fields(l.longest)) {
		l.longest = digest
	}
}

// digestWords is how many words a digest has at most in a game of four, but for deeds that have more than their share alone.
const digestWords = 150

// Whoever only listens can win each game: the list of actions and the advice are called alike, digests are short, and the end tells the points
// and places of all.
func TestGamesAreWonByEar(t *testing.T) {
	seeds := map[string]uint64{"coincrown": 1, "emara": 2, "merchants": 2, "conquer": 1} // won by advice
	for _, f := range games.All() {
		if testing.Short() && f.Def.ID != "coincrown" {
			continue
		}
		t.Run(f.Def.ID, func(t *testing.T) {
			l := sitByEar(t, f.Def, seeds[f.Def.ID])
			end := l.playToTheEnd()
			if !strings.Contains(end, ". Ann wins with ") {
				t.Errorf("the end is %q", end)
			}
			for place, r := range l.desk.Current().View.Standing {
				told := regexp.MustCompile(`([^.]*\b`+l.desk.Current().Name(r.Who)+`\b[^.]*) with (\d+) `).FindAllStringSubmatch(end, -1)
				if len(told) != 1 || told[0][2] != strconv.Itoa(int(r.Keys[0])) ||
					!strings.Contains(told[0][1], []string{"wins", "second", "third", "fourth"}[r.Place-1]) {
					t.Errorf("the holder of place %d has %d points; the end is %q", place+1, r.Keys[0], end)
				}
			}
			slices.Sort(l.digests)
			n := len(l.digests)
			if n < 3 || l.digests[n-1] > digestWords {
				t.Fatalf("%d digests, one of them of %d words: %q", n, l.digests[max(n-1, 0)], l.longest)
			}
			t.Logf("%d digests of %d words, at most %d", n, l.digests[n/2], l.digests[n-1])
		})
	}
}
