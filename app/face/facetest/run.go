// Package facetest is the suite that the face of every game passes with one call, as gametest.Run is for its rules.
//
// Run plays games of the face's rules, at random and by bots, at tables of every size and with every option, and reads all
// that the face says of them. It proves that
//
//   - everything the rules can name has words: options, levels, scores, questions, verbs, events, reasons, the texts of the
//     catalogues, and that no text is kept that nothing says;
//   - every question, verb, reason, piece and row of the score leads to its paragraph of the rules, and each ruling of ours is told there
//     as one;
//   - every text is whole: no place is left unfilled, no part is missing, nothing is shouted;
//   - every choice has a sentence of its own among those offered, a button short enough, and pieces that are drawn, once each;
//   - what is locked is neither possible nor listed twice, and says why;
//   - every event is a line, tells nobody what it hides, and calls nobody else "you";
//   - every piece of a board with areas belongs to one of them and is drawn in it;
//   - every piece is a button with a name, lit if something can be done with it, and explains itself to everybody;
//   - drawings and sheets are the same each time, leave the position alone, and do not hang on what the viewer cannot know;
//   - a covered table tells nothing;
//   - the guided first game can be played to its end as its script has it, is left by any other choice, and is short and easy to read.
//
// What a game shows beyond that, its numbers above all, is for tests of its own, for which the helpers here serve too.
package facetest

import (
	"fmt"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/words"
	"tabard/engines/game"
)

// Own is what the suite cannot know of a game by itself. The zero value does for a new one.
type Own struct {
	// Section is the file of the game's words, app/words/en/SECTION.ftl.
	Section string
	// Setups are the tables to play; nil means every number of seats with every value of every option that is no number.
	Setups []game.Setup
	// Wish chooses for the players of most games, so that what is rare comes up; nil takes anything, and seldom ends what
	// could go on.
	Wish Wish
	// Rich makes the first position of some games a wealthy one, in which choices come up that random players seldom afford.
	Rich func(s game.State)
	// Seldom are the machine names of verbs, questions and events that the suite's games need not bring about: a test of the
	// game's own speaks for each.
	Seldom []string
	// Silent says that another line tells of the event.
	Silent func(v session.View, e game.Event) bool
	// Bare says that no piece stands for the verb, nor ever shall; nil says it of none but Pass, Done and EndTurn.
	Bare func(k game.Kind) bool
	// Short is how long the words of a button may be; 0 means 40 bytes.
	Short int
	// Right are texts that look as if something were missing, and are right.
	Right []string
	// Zero are the icons of chips that may count nothing: an amount that is worth saying all the same.
	Zero []string

	// Whys are the machine names of the reasons of the rules by number, and About brings a number that a reason of play was
	// not heard with into its range; nil leaves it.
	Whys  []string
	About func(why, a uint16) uint16

	// Pieces are all that must be drawn for a seat, on the board and among its own things; nil proves nothing.
	Pieces func(s game.State, seat game.Player) []face.Ref
	// Still are the events that make nothing travel: they move nothing, or only what is one seat's own. All others do.
	Still []string
	// Drawn are names of pieces that must come up on the page, beside those of Sheets.
	Drawn []string
	// Blind says that sheets do not look at what the viewer cannot know even where the position holds it.
	Blind bool
	// Sheets are pieces that explain themselves in a position whether they are drawn or not.
	Sheets func(s game.State) []face.Ref
	// Nothing are refs that are no pieces at a table of the fewest seats, just beyond those that are.
	Nothing []face.Ref
}

// Run proves the face that make makes, in every language that has the game's words; in short size it plays whole games in English only.
// The working directory is the package of the face, as go test has it.
func Run(t *testing.T, make func() *face.Face, own Own) {
	InEach(t, own.Section, func(t *testing.T, tag string) { run(t, make(), own, testing.Short() && tag != "en") })
}

// InEach proves something in every language that has the words of a game.
func InEach(t *testing.T, section string, prove func(t *testing.T, tag string)) {
	for _, tag := range words.Speaking(section) {
		t.Run(tag, func(t *testing.T) {
			Speak(t, tag)
			prove(t, tag)
		})
	}
}

// Speak takes the words of a language into use until the test is over.
func Speak(t *testing.T, tag string) {
	t.Helper()
	if err := words.Use(tag); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := words.Use("en"); err != nil {
			t.Error(err)
		}
	})
}

func run(t *testing.T, f *face.Face, own Own, short bool) {
	for _, part := range []struct {
		name  string
		prove func(s *suite)
	}{{"Words", (*suite).words}, {"Games", (*suite).games}, {"Covered", (*suite).covered}, {"Lesson", (*suite).lesson}} {
		if short && part.name == "Games" {
			continue
		}
		t.Run(part.name, func(t *testing.T) {
			s := newSuite(t, f, own)
			part.prove(s)
			for _, finding := range s.found {
				t.Error(finding)
			}
		})
	}
}

// suite is one run and what it has seen and found.
type suite struct {
	tb  testing.TB
	f   *face.Face
	own Own
	def *game.Def

	found   []string
	most    int    // findings worth reading: the suite stops there
	only    string // what they must hold
	bots    bool   // play too
	heard   map[string]bool
	where   string          // the position that is looked at, for findings
	sprite  map[string]bool // the symbols there are
	fine    map[string]bool // texts that were found whole
	paras   map[string]bool // paragraphs and chapters of the rules that there are; nil until somebody asks
	counted string          // the pieces whose numbers are told, as the first viewer saw them
	seen    map[string]bool // machine names of what came up
	asked   map[uint8]int   // positions by the kind of question
	taken   map[game.Kind]int
	must    map[string]bool // names of pieces that must come up
	offered []game.Action   // choices of the table that is played, to be asked about where they are not possible
	refs    []face.Ref      // and pieces of it
	looked  int             // positions
	hidden  int             // those whose secrets were changed
}

func newSuite(tb testing.TB, f *face.Face, own Own) *suite {
	if own.Silent == nil {
		own.Silent = func(session.View, game.Event) bool { return false }
	}
	if own.Bare == nil {
		own.Bare = func(game.Kind) bool { return false }
	}
	if own.About == nil {
		own.About = func(_, a uint16) uint16 { return a }
	}
	if own.Wish == nil {
		own.Wish = Eager
	}
	if own.Short == 0 {
		own.Short = 40
	}
	return &suite{most: enough, bots: true, tb: tb, f: f, own: own, def: f.Def, sprite: sprite(tb, f.Def.ID), fine: map[string]bool{}, must: map[string]bool{}, heard: map[string]bool{}, seen: map[string]bool{}, asked: map[uint8]int{}, taken: map[game.Kind]int{}}
}

// enough is how many findings are worth reading.
const enough = 30

// bad notes a finding, each once.
func (s *suite) bad(format string, args ...any) {
	if finding := fmt.Sprintf(format, args...); len(s.found) < s.most && !s.heard[finding] && strings.Contains(finding, s.only) {
		s.heard[finding] = true
		s.found = append(s.found, s.where+finding)
	}
}

// whole finds fault with a text.
func (s *suite) whole(what, text string) {
	if s.fine[text] {
		return
	}
	if fault := Fault(text); fault != "" && !contains(s.own.Right, text) {
		s.bad("%s: %q %s", what, text, fault)
		return
	}
	s.fine[text] = true
}

// maybe is whole for a text that may be empty.
func (s *suite) maybe(what, text string) {
	if text != "" {
		s.whole(what, text)
	}
}

// chips finds fault with the chips of something. Where a number of nothing says nothing, none may be zero.
func (s *suite) chips(of string, chips []face.Chip, zero bool) {
	for _, c := range chips {
		s.whole("chip of "+of, c.Word)
		s.icon(of, c.Icon)
		if c.N == 0 && !zero && !contains(s.own.Zero, c.Icon) {
			s.bad("%s: the chip %q counts nothing", of, c.Word)
		}
	}
}
