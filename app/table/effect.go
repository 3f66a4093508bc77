package table

import (
	"time"

	"tabard/app/session"
	"tabard/engines/bot"
	"tabard/web/page"
)

// Effect is what the program has to do after an Update of a table. The set is closed.
type Effect interface{ effect() }

type (
	// Save asks for the game to be written; the answer is Saved.
	Save session.Save
	// Keep asks for how a table by link stands to be written; the answer is Saved. Seen says that what came with its newest letter has been shown.
	Keep struct {
		Rev  uint32
		Seen bool
	}
	// Letter says that a letter of a table by link has ended, which is to be sent.
	Letter struct{}
	// Ask asks a bot; the answer is Answered. It takes the place of an older question.
	Ask struct {
		Rev uint32 // of the view that the question is about
		bot.Question
	}
	// Unask drops the question that is open.
	Unask struct{}
	// After asks for Msg to come back as a message once D has passed.
	After struct {
		D   time.Duration
		Msg Msg
	}
	// Ended says that the game has just ended; the answer is Outcome.
	Ended struct{}
	// Reopened says that the end of the game has been taken back.
	Reopened struct{}
	// Page asks the page for something.
	Page struct{ page.Effect }
	// Fault reports a fault of a face or of the program that has broken off the Update. The program still carries out the effects from
	// before it.
	Fault struct{ Report string }
)

func (Save) effect()     {}
func (Keep) effect()     {}
func (Letter) effect()   {}
func (Ask) effect()      {}
func (Unask) effect()    {}
func (After) effect()    {}
func (Ended) effect()    {}
func (Reopened) effect() {}
func (Page) effect()     {}
func (Fault) effect()    {}

// Pause says that the time is one in which a bot's action is shown.
func (e After) Pause() bool {
	_, ok := e.Msg.(pauseOver)
	return ok
}

// Messages of the program. Unlike those of the person they end nothing that is shown.
type (
	// Saved answers the Save of revision Rev: see session.Saved.
	Saved session.Saved
	// Answered answers an Ask.
	Answered struct {
		Ask
		bot.Answer
	}
	// Outcome answers Ended. At a game that was over before it only says what its end meant.
	Outcome struct {
		Lines    []string // what the end of the game means for the player's records, in sentences
		Stronger string   // rivals that the person is ready for after three wins in a row; empty if there is no reason
		Next     string   // the next game of the series, as the button says; empty where there is none
		Brag     string   // how a deal of the day or a challenge of the week ended, as a text to share; empty for any other game
	}
	// Watch makes the table one to look at, because another tab plays its game, or one to play at again.
	Watch struct{ On bool }
	// Write asks for a Save of the present. With Play a table to look at is one to play at again once the Save is answered.
	Write struct{ Play bool }
	// Rename gives the game a title.
	Rename struct{ Title string }
	// Leave lets the bots rest: the table is not on the screen any more. Resume takes it up again.
	Leave struct{}

	pauseOver struct{ rev uint32 }
	botIsSlow struct{ works int }
	stepOver  struct{ n int }
	sceneOver struct{ n int }
)

// news tells the program's messages from the person's.
type news interface{ news() }

func (Saved) news()     {}
func (Answered) news()  {}
func (Outcome) news()   {}
func (Watch) news()     {}
func (Write) news()     {}
func (Rename) news()    {}
func (Leave) news()     {}
func (pauseOver) news() {}
func (botIsSlow) news() {}
func (stepOver) news()  {}
func (sceneOver) news() {}

func (m Saved) do(t *Table) {
	t.send(session.Saved(m))
	if m.Rev == t.waits.overtakes {
		t.waits.overtakes = 0
		t.watch(false)
	}
}

func (m Answered) do(t *Table) {
	switch {
	case len(m.Moves) > 0:
		t.analysed(m.Answer)
	case m.Question.Advice > 0:
		t.advised(m.Rev, m.Answer.Advice)
	default:
		t.send(session.Thought{Rev: m.Rev, Answer: m.Answer})
	}
}

func (m Outcome) do(t *Table) {
	t.Outcome = m
	if t.waits.ending {
		t.waits.ending = false
		if t.Ended() { // otherwise settle tells it, once the player has watched how it came about
			t.tellEnd()
		}
	}
}

func (m Watch) do(t *Table) { t.watch(m.On) }

func (m Write) do(t *Table) {
	if m.Play {
		t.waits.overtakes = t.View.Rev
	}
	t.waits.write()
}

// write asks for the present to be written.
func (t *waits) write() {
	if t.View.Letter > 0 {
		t.keep(t.View.Rev)
		return
	}
	t.emit(Save{t.View.Rev, t.Machine.Save()})
}

func (m Rename) do(t *Table) { t.send(session.Rename(m)) }

func (m Leave) do(t *Table) {
	t.toPresent()
	t.dropAnalysis()
	t.score.counting.on, t.waits.posts = false, false // the list of games offers the letter
	t.Sheets.Close()
	t.send(session.Halt{})
	t.waits.pause = pause{}
}

func (m botIsSlow) do(t *Table) {
	if t.waits.atWork && t.waits.works == m.works {
		t.waits.slow = true
	}
}

func (m stepOver) do(t *Table) {
	if t.back != nil {
		t.back.past.stepOver(m.n)
	}
}

func (m pauseOver) do(t *Table) {
	if t.waits.pause.runs && m.rev == t.waits.pause.rev {
		t.waits.pause.over = true
		t.release()
	}
}
