package session

import (
	"time"

	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/save"
)

// Msg is what can happen to a session. The set is closed.
type Msg interface{ msg() }

type (
	// Chose is a human's answer to the question of revision Rev. Another revision is refused with a notice.
	Chose struct {
		Rev    uint32
		Action game.Action
	}
	// ChoseMany answers several questions at once, in the order in which they will be asked: all or nothing.
	ChoseMany struct {
		Rev     uint32
		Actions []game.Action
	}
	// Cancel goes back to the last settled position of this human decision, but never past a barrier.
	Cancel struct{}
	// Undo takes back the last human decision, down to the settled position before it, but never past a barrier.
	Undo struct{}
	// RestartTurn goes back to the beginning of the turn or to the last barrier, whichever is later.
	RestartTurn struct{}
	// Lifted says that the person of View.CoverFor has taken the device.
	Lifted struct{}
	// Thought is a bot's answer to the Think of revision Rev. Another revision is dropped.
	Thought struct {
		Rev uint32
		bot.Answer
	}
	// Resume ends the pause of revision Rev. Where the bots stand still (View.Stopped) it sets them going again.
	Resume struct{ Rev uint32 }
	// Skip plays on without pauses until a human must decide.
	Skip struct{}
	// SetPace changes how long a bot's action stays on screen before the next. Zero means at once.
	SetPace struct{ Pause time.Duration }
	// Saved reports on the Save effect of revision Rev. Err nil means that it is on the disk, or, if it is only Noted, that the
	// browser has it and writes it there when it finds the time.
	Saved struct {
		Rev   uint32
		At    int64 // Unix, seconds
		Noted bool
		Err   error
	}
	// Look switches the seat whose eyes a device with several humans uses, as long as no human has to decide. If the new
	// seat knows what the old one does not, or the other way round, the curtain comes down first.
	Look struct{ Viewer game.Player }
	// Halt stops bots and pauses: the table is being left. Resume, or any decision of a human, takes it up again. With
	// several humans who know different things the curtain comes down, since another may come back.
	Halt struct{}
	// Rename gives the game a title.
	Rename struct{ Title string }
	// Passes answers a window (View.Window) with Pass, for the viewer or for the person who is Called. With Rest all
	// windows of that seat are passed until the turn is over.
	Passes struct {
		Rev  uint32
		Rest bool
	}
	// Advised says that somebody has asked for advice.
	Advised struct{}
	// HandOver says that the person who is View.Called wants the device to answer.
	HandOver struct{}
	// SetAsk says how a person wants to be asked in windows, and that an order to pass for the rest of a turn is over.
	SetAsk struct {
		Seat game.Player
		Ask  Ask
	}
	// Ahead plays a stretch of the game for everybody, as a lesson has it, and nobody watches it: all or nothing. It is not announced,
	// and nothing in it or before it can be taken back.
	Ahead struct {
		Rev     uint32
		Actions []game.Action
	}
	// Hold says that none of the first Answers of a game of practice can be taken back.
	Hold struct{ Answers int }
)

func (Chose) msg()       {}
func (ChoseMany) msg()   {}
func (Cancel) msg()      {}
func (Undo) msg()        {}
func (RestartTurn) msg() {}
func (Lifted) msg()      {}
func (Thought) msg()     {}
func (Resume) msg()      {}
func (Skip) msg()        {}
func (SetPace) msg()     {}
func (Saved) msg()       {}
func (Look) msg()        {}
func (Halt) msg()        {}
func (Rename) msg()      {}
func (Passes) msg()      {}
func (Advised) msg()     {}
func (HandOver) msg()    {}
func (SetAsk) msg()      {}
func (Ahead) msg()       {}
func (Hold) msg()        {}

// Effect is what the shell must do after an Update, in order. The set is closed.
type Effect interface{ effect() }

type (
	// Save asks for the game to be written; the answer is Saved.
	Save struct {
		Rev  uint32
		Game save.Game
	}
	// Think asks a bot what to play; the answer is Thought. The State of the question is the seat's redacted view.
	Think struct {
		Rev uint32
		bot.Question
	}
	// StopThinking cancels the question of the last Think.
	StopThinking struct{}
	// Pause asks for Resume{Rev} after D.
	Pause struct {
		Rev uint32
		D   time.Duration
	}
	// Announce hands over what just happened, as the viewer may see it, for animation and the live regions. Entries hold
	// the new events only; a decision that goes on is announced in several parts of the same Index.
	Announce struct{ Entries []Entry }
	// Notify shows a short message to the person.
	Notify struct{ Notice Notice }
	// Finished says that the game has just ended.
	Finished struct{}
	// Letter is the letter that the last answer has ended, to be sent to Next: see OpenLetter. Nobody is for everybody: the game is over.
	Letter struct {
		Text   string
		Next   game.Player
		Number int
	}
	// Keep asks for the record of a table by link (post.Course.Record) to be written; the answer is Saved.
	Keep struct {
		Rev    uint32
		Record string
	}
	// Broken reports a fault in the program. The position before the action stays; Report can be sent to the makers.
	Broken struct{ Report string }
)

func (Save) effect()         {}
func (Think) effect()        {}
func (StopThinking) effect() {}
func (Pause) effect()        {}
func (Announce) effect()     {}
func (Notify) effect()       {}
func (Finished) effect()     {}
func (Letter) effect()       {}
func (Keep) effect()         {}
func (Broken) effect()       {}

// Notice is a message to the person, as an id of the catalogue.
type Notice string

// The notices of a session.
const (
	NoticeStale       Notice = "notice.stale"       // the table has moved on since that was shown
	NoticeIllegal     Notice = "notice.illegal"     // that is not possible now
	NoticeNotYours    Notice = "notice.notyours"    // somebody else is to decide
	NoticeNoUndo      Notice = "notice.noundo"      // nothing can be taken back here
	NoticeFallback    Notice = "notice.fallback"    // a stand-in has played a bot's move
	NoticeShed        Notice = "notice.shed"        // the record was full; its older half is gone
	NoticeHistoryLost Notice = "notice.historylost" // the save opened at its present; older history does not replay
)

// Barrier says why undo goes no further.
type Barrier uint8

// The barriers.
const (
	BarrierNone     Barrier = iota
	BarrierStart            // the game begins here
	BarrierRevealed         // something hidden was seen or drawn
	BarrierOther            // another seat has acted
)

// SaveState is where the save stands.
type SaveState struct {
	Pending bool  // a write is under way
	At      int64 // of the last good write, Unix, seconds; 0 if none
	Noted   bool  // the browser has yet to put that write on the disk
	Err     error // why the last write failed; nil if it did not
}

// Entry is one group of log lines: what one decision, from settled to settled, brought about. Events are already
// filtered for the viewer.
type Entry struct {
	Index  int         // counts from 0 over the whole game
	Who    game.Player // whose decision; Nobody for the set-up
	Action game.Action // the first action of the group; the zero Action for the set-up, the Kind alone if it was secret
	Events []game.Event
}

// View is everything a screen may know at one revision. It is a fresh value: nothing in it changes afterwards.
type View struct {
	Rev      uint32
	Def      *game.Def
	Setup    game.Setup
	Seats    []save.Seat
	ID       string
	Title    string
	Practice bool
	Series   save.Series
	Advised  bool   // somebody has asked for advice
	Box      string // what its owner calls the box of Setup

	Viewer game.Player // through whose eyes; Nobody for a spectator, and while Covered
	State  game.State  // what Viewer may know. Nil while Covered
	Turn   game.Player // who must decide; Nobody when over
	Prompt game.Frame
	// Legal lists what Viewer may do now; empty when somebody else is to decide or while Covered.
	Legal []game.Action
	// Suggested is the action to offer first; zero if none.
	Suggested game.Action

	Away [game.MaxSeats]bool // seats of people who play on other devices
	Next game.Player         // who writes the next letter of a table by link that waits for it; Nobody otherwise
	// Letter is the number of a table's open letter, or of its newest where none is open; 0 where all play at this device. The Level of
	// a person's seat is the standing order then (post.Order).
	Letter int
	// Unadvised says that people at a table by link have agreed on no advice from bots.
	Unadvised bool

	Window bool // the question is a window: see game.Def.Windows
	Called bool // who is at Turn is asked aloud, while the device stays with Viewer: see windows.go

	Covered  bool        // the curtain: show CoverFor's name and nothing else
	CoverFor game.Player // who should take the device; Nobody unless Covered

	CanCancel  bool    // an unsettled choice can be dropped
	CanUndo    bool    // a decision can be taken back
	CanRestart bool    // more than one could
	Barrier    Barrier // why CanUndo is false

	Log      []Entry
	Standing []game.Rank
	Since    int // index of the first Entry since Viewer's last decision: "since your last turn"

	Rests    [game.MaxSeats]bool // who passes every window for the rest of this turn
	Thinking bool                // a bot is at work
	Paused   bool                // a bot's action is being shown
	Skipping bool
	Stopped  bool // the bots stand still, after Halt or a fault, until Resume
	Save     SaveState
	Over     bool
	Lost     bool // the history before the snapshot was lost
}

// Boxed is the box that is played with, as the set-up has it; nil if the game has none.
func (v *View) Boxed() game.Boxed {
	b, err := v.Def.UnpackBox(v.Setup.Box)
	if err != nil {
		return nil
	}
	return b
}

// Config starts a new game.
type Config struct {
	ID       string // see save.Game
	Title    string
	Now      int64 // Unix, seconds
	Setup    game.Setup
	Seats    []save.Seat // one per seat of Setup
	Practice bool
	Series   save.Series
	Box      string // what its owner calls the box of Setup
}

// DefaultPause is how long a bot's action stays on screen before the next.
const DefaultPause = 700 * time.Millisecond
