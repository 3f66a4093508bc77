package table

import (
	"time"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
	"tabard/web/page"
)

// Table is one game on the page. Each of its parts has one job and knows, beside what all have in common, only the parts that it names;
// what concerns several of them is the table's own.
type Table struct {
	*common
	Voice     *voice
	Sheets    *sheets
	Choice    *choice
	Stage     *stage
	Chronicle *chronicle
	score     *score
	turn      *turn
	Tutor     *tutor
	adviser   *adviser
	analyst   *analyst
	waits     waits
	panes     panes

	back *Table // looks back over the game; nil while the present is shown
	past *Past  // set at a table that looks back over the game of another
}

// wishes are the player's settings that a table heeds.
type wishes struct {
	Pace    Pace
	Confirm Confirm
	Fights  Fights
	LogOff  bool   // the log is not beside the board, where it could be
	LogWide string // how wide it is there: one of LogWidths
	Theme   string // of the page, for the menu: "auto", "light" or "dark"
}

// common is what all parts of a table know: the game as it is shown, the session behind it, and what the player wishes.
type common struct {
	wishes
	Face    *face.Face
	Machine Machine
	View    session.View
	Watched bool // the table is only looked at: see Watch
	Outcome Outcome
	Full    string // whether the page has the whole screen, for the menu: "on", "off", or empty if it cannot
	Newer   bool   // a newer version of the app waits, for the menu
	Offer   bool   // the result offers to install the app

	before    *session.View // what is shown while the player watches what has just happened; nil for the view
	looksBack bool          // the table looks back over the game of another: there is nothing to decide
	effects   *[]Effect     // that the Update under way of the table of the present will return
}

// sheets are what covers the table or lies on its board, one at a time.
type sheets struct {
	*common
	opened string // "", "log", "score", "rules", "menu", "help", "seat:2", "piece:" and a ref, or, on the board, "scenes:7:0"
	trail  []step // the sheets that led to it, the nearest last
	ruleAt string // the paragraph that the rules were opened at
}

// choice is what can be done, and how far the player has come in choosing.
type choice struct {
	*common
	voice  *voice
	sheets *sheets
	tutor  *tutor

	Acts       Actions
	explaining bool        // a press on a piece explains it instead of using it
	armed      game.Action // was pressed once and wants a second press; none if nothing was
	piece      face.Ref    // whose several actions the bar shows
	other      face.Ref    // the piece that was chosen before it, and has a part in all of them
	or         face.Ref    // another piece that the press may have meant as well as piece: the bar shows its actions too
	pointed    pointed     // what the pointer or the focus rests on
	listing                // how the list shows what may be done
	slide      int         // which of the numbers asked for is chosen
}

// listing is what the list shows of all actions, and in which order.
type listing struct {
	only   string // heading of the one group that it shows; empty for all
	rest   bool   // it shows the uses of the chosen piece alone
	byAim  bool   // it stands in the order of what the actions are good for
	locked bool   // it has what is not possible now, too, with its reasons
}

// stage is the board, and what has just happened there.
type stage struct {
	*common
	sheets    *sheets
	choice    *choice
	tutor     *tutor
	chronicle *chronicle

	ticker Tick       // what happened last
	flash  []face.Ref // pieces that changed last
	moves  []moved    // what travelled then
	flashN int        // rises with every change
	goes   bool       // the scenes that are watched go on by themselves
	sceneN int        // counts scenes
	zone   areas      // of the board
	own    areas      // of the person's own things
}

// chronicle is the log in words.
type chronicle struct {
	*common
	sheets   *sheets
	cache    logCache
	wholeLog bool // the sheet shows all of the log, not its end only
}

// score is the points: of everybody at the table, while the game runs and at its end.
type score struct {
	*common
	counting counting
	aside    bool // the result has been put aside to look at the board
	went     []session.Point
	courseOf uint32 // the revision that points are of
}

// turn is what a turn is made of, and the windows in the turns of others.
type turn struct {
	*common
	choice *choice
}

// tutor is the guided first game.
type tutor struct {
	*common
	stage  *stage
	lesson lesson
}

// adviser shows what bots would play in the person's place.
type adviser struct {
	*common
	choice *choice
	advice advice
}

// analyst shows what a bot has found in the game that is over.
type analyst struct {
	*common
	score    *score
	analysis analysis
}

// waits is what the table waits for.
type waits struct {
	*common
	pause     pause
	came      int           // the first entry of the log that came with a letter and has not been shown; 0 for none
	overtakes uint32        // the revision of the write after which the table is to be played at; 0 for none
	ending    bool          // the end of the game, until it is known what it means
	posts     bool          // a letter has ended, and its sending is offered once everything has been shown
	works     int           // how often a bot has set to work
	atWork    bool          // one is at work
	slow      bool          // it has been at work long enough to say so
	lingered  time.Duration // how long the turn of that bot has been shown
	worth     bool          // something has happened since the last pause that is more than a detail
}

// panes are the parts of the page that are drawn again only when their keys change. In haste the list of actions and the log stay as they
// were, and are drawn part by part afterwards.
type panes struct {
	haste page.Haste
	some  bool          // the next drawing is of a part of what was left behind
	want  [parts]string // the keys of the list and the log as they are now
	shown [parts]string // as they are drawn
	lines int           // how many lines of the list the next drawing may change
	lined []listGroup   // what stands in the list
	of    game.Player   // whose list that is
	old   int           // lines of the list that are not there yet or stand as they were
	part  int           // counts drawings of parts
}

// New makes the table of a session that has just been made or opened. Its first effects are for Start.
func New(f *face.Face, m Machine, pace Pace) *Table {
	t := assemble(&common{Face: f, wishes: wishes{Pace: pace}, Machine: m, effects: new([]Effect)})
	t.refresh()
	return t
}

// assemble makes a table of its parts.
func assemble(c *common) *Table {
	t := &Table{common: c, Voice: &voice{}, Sheets: &sheets{common: c}, waits: waits{common: c}, panes: panes{lines: everything}}
	t.score, t.Chronicle = &score{common: c}, &chronicle{common: c, sheets: t.Sheets}
	t.Tutor = &tutor{common: c}
	t.Choice = &choice{common: c, voice: t.Voice, sheets: t.Sheets, tutor: t.Tutor}
	t.Stage = &stage{common: c, sheets: t.Sheets, choice: t.Choice, tutor: t.Tutor, chronicle: t.Chronicle, ticker: Tick{Who: game.Nobody},
		zone: areas{of: c.Face.Areas}, own: areas{of: c.Face.Own}}
	t.Tutor.stage = t.Stage
	t.turn, t.adviser, t.analyst = &turn{common: c, choice: t.Choice}, &adviser{common: c, choice: t.Choice}, &analyst{common: c, score: t.score}
	return t
}
