package table

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/engines/bot"
)

// advice is what has been asked and answered at one revision.
type advice struct {
	asked   bool
	rev     uint32
	pending bool
	tips    []bot.Advice
}

// adviceSheet is the sheet with the advice.
const adviceSheet = "advice"

// Advise opens the advice, and asks for it if it has not been given yet.
type Advise struct{}

func (m Advise) do(t *Table) {
	if !t.Advisable() {
		return
	}
	rev := t.View.Rev
	if t.adviser.advice.asked && t.adviser.advice.rev == rev {
		t.Sheets.open(adviceSheet)
		if !t.adviser.advice.pending {
			t.Voice.Speak(t.adviser.adviceText())
		}
		return
	}
	q, ok := t.Machine.Wonder()
	if !ok {
		return
	}
	t.send(session.Advised{})
	t.Sheets.open(adviceSheet)
	t.adviser.advice = advice{asked: true, rev: rev, pending: true}
	t.Voice.Speak(say.AdviceThinks.String())
	q.Level, q.Advice = adviceLevel, bot.MaxAdvice
	t.emit(Ask{rev, q})
}

// adviceLevel is the level that is asked for advice: one without roll-outs, so that the answer comes at once.
const adviceLevel = 1

// advised takes in the advice that was asked for at a revision.
func (t *Table) advised(rev uint32, tips []bot.Advice) {
	if !t.adviser.advice.pending || t.adviser.advice.rev != rev {
		return
	}
	t.adviser.advice.pending, t.adviser.advice.tips = false, tips
	t.Voice.Speak(t.adviser.adviceText())
}

// Advisable says that advice can be asked for: the person is to decide, between at least two answers, and nobody has agreed on no advice. A lesson advises
// by itself.
func (t *Table) Advisable() bool {
	return len(t.Choice.Acts.Legal) > 1 && t.myTurn() && !t.Watched && !t.Tutor.lesson.on && !t.View.Unadvised && len(t.Face.Worth) > 0
}

// adviceButton stands where it stands whether anything can be asked or not.
func (t *Table) adviceButton() app.UI {
	b := ui.IconButton("advise", "", "btn-quiet", "bulb", say.AdviceAsk.String()).Hidden(len(t.Face.Worth) == 0 || t.View.Unadvised)
	if !t.Advisable() {
		b = b.Aria("disabled", true)
	}
	return b
}

// dropAdvice calls the bot off once the player has closed the advice or decided.
func (t *Table) dropAdvice() {
	if t.adviser.advice.pending && (t.Sheets.opened != adviceSheet || t.adviser.advice.rev != t.View.Rev) {
		t.adviser.advice = advice{}
		t.emit(Unask{})
	}
}

// tips are the answers that are still legal, with their words.
func (t *adviser) tips() (items []Item, tips []bot.Advice) {
	if t.advice.rev != t.View.Rev {
		return nil, nil
	}
	for _, tip := range t.advice.tips {
		if it, ok := t.choice.Acts.Find(tip.Action); ok {
			items, tips = append(items, it), append(tips, tip)
		}
	}
	return items, tips
}

// points are hundredths of a point as people read them: "1.3", "0.4".
func points(hundredths int32) string {
	tenths := (max(hundredths, -hundredths) + 5) / 10
	return strconv.Itoa(int(tenths/10)) + "." + strconv.Itoa(int(tenths%10))
}

// causes are the reasons of an advice in words, each with how much it makes; worse says of which the answer has less.
func (t *common) causes(a bot.Advice) (lines []string, worse []bool) {
	for _, c := range a.Causes {
		if c.More == 0 { // behind the last
			break
		}
		lines = append(lines, say.AdviceCause(c.More > 0, points(c.More), c.Rivals, t.Face.Worth[c.Feature].Name))
		worse = append(worse, c.More < 0)
	}
	return lines, worse
}

// tipLines puts an answer into words: its rank, its text, and its causes.
func (t *adviser) tipLines(place int, it Item, tip bot.Advice) []string {
	rank := say.AdviceBest.String()
	switch {
	case place > 0 && tip.Behind < 5:
		rank = say.AdviceEven.String()
	case place > 0:
		rank = say.AdviceBehind(points(tip.Behind))
	}
	causes, _ := t.causes(tip)
	return append([]string{rank, it.Label.Text}, causes...)
}

// adviceText is the advice for those who listen.
func (t *adviser) adviceText() string {
	items, tips := t.tips()
	var said []string
	for i, it := range items {
		said = append(said, t.tipLines(i, it, tips[i])...)
	}
	if len(said) == 0 {
		return say.AdviceNone.String()
	}
	return face.Sentences(said...)
}

// adviceBody draws the answers that the rivals would play, best first. Each has the causes that tell it from the best answer; the best has
// those that tell it from the second. A press on an answer plays it.
func (t *adviser) adviceBody() app.UI {
	items, tips := t.tips()
	hint := say.AdviceHint.String()
	switch {
	case t.advice.pending:
		hint = say.AdviceThinks.String()
	case len(items) == 0:
		hint = say.AdviceNone.String()
	}
	if it, ok := t.choice.Armed(); ok {
		return ui.Box("advice", t.choice.armedBox(it, false))
	}
	var body []app.UI
	for i, it := range items {
		lines := t.tipLines(i, it, tips[i])
		tip := []app.UI{ui.Para("tip-rank", lines[0]), listButton(&listLine{Item: it}).DataSet("rev", t.View.Rev).TabIndex(0)} // there are so few that each is a stop
		_, worse := t.causes(tips[i])
		for k, minus := range worse {
			class := "tip-plus"
			if minus {
				class = "tip-minus"
			}
			tip = append(tip, ui.Para(class, lines[k+2]))
		}
		body = append(body, ui.Box("tip", tip...))
	}
	return ui.Box("advice", append(body, ui.Para("hint", hint))...)
}
