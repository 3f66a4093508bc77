// Package face is what the table shell needs to know of a game in order to show it: words for its questions, actions
// and events, and, once drawn, its board. A Face without a Board is playable through the list of legal actions.
package face

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/session"
	"tabard/engines/game"
)

// Ref names a piece on a board: "row:0:3", "land:17". It is the value of the piece's data-ref attribute; the shell turns
// a click on it into the legal actions whose Label carries it.
type Ref string

// Chip is a small cost or gain beside an action: an icon of the sprite, a number and a word for those who cannot see it.
type Chip struct {
	Icon string // symbol id in the sprite, without '#'
	N    int
	Word string
	Gain bool // otherwise a cost
	Of   Ref  // the viewer's piece that is counted, in the line of Means; filled in by the table
}

// Count is how many things a piece of the viewer's stands for.
type Count struct {
	Ref  Ref
	N    int
	Icon string // the symbol of one of them, in Means and as it travels; may be empty
}

// Label is an action in words.
type Label struct {
	Text  string // full sentence, enough on its own: "Buy the Pasture for 2 bronze"
	Short string // for a button: "Buy for 2 bronze"
	Group string // heading under which the list of actions puts it: "Buy a card"
	Chips []Chip
	Refs  []Ref  // pieces that stand for it
	Note  string // what else it brings, worth a second line: "takes the Military coin from Ben"; may be empty
	Warn  string // what the player should know before: "1 bronze is lost, there is no change"; empty if nothing
	Minor bool   // not worth a button of its own when space is short; always in the list
	// Amount is the number that the action stands for, where Prompt.Slide says that numbers are asked for.
	Amount int
}

// Prompt is a question in words.
type Prompt struct {
	Text string // "Choose the coins to pay 4"
	Why  string // what for: "for the Mine"; may be empty
	Left string // what remains: "2 actions left"; may be empty
	// Slide says that the answers are one number, Label.Amount of each: a slider shows them beside the list.
	Slide bool
}

// Item is one part of a turn on the checklist beside the question: what is done and what is still open.
type Item struct {
	Text   string // one word or two: "Movement"
	Done   bool
	Must   bool   // the turn cannot end without it
	Locked string // why it cannot be done now; empty if it can, or if it is done
	Rule   string // the paragraph of the rules
}

// Line is one line of the log.
type Line struct {
	Text  string
	Refs  []Ref
	Minor bool // detail, folded away in the digest and not spoken
	Main  bool // what rivals want to know first: a short digest keeps it before others
	// Motion is what is seen to travel when it is told. A line without Text may have one too.
	Motion Motion
	// Of and What are the halves of a detail that is told of many things in a row, "Gold 2: 1 bronze more": a run of them
	// with the same What is shown as one.
	Of, What string
}

// Locked is a sensible action that is not possible now, with the reason.
type Locked struct {
	Action game.Action
	Label  Label
	Reason string
}

// Detail explains one piece in full, whoever's turn it is.
type Detail struct {
	Title string // "Field"; empty if there is no such piece
	Sub   string // what kind of thing it is: "Card in the bronze stall"
	Icon  string // symbol id in the sprite
	Art   string // picture in the game's own sheet, shown instead of the symbol; may be empty
	Chips []Chip
	Paras []string // sentences, the most important first; at least one
	Rows  []Row
	Rule  string // the paragraph of the rules; empty for that of all pieces of its kind
}

// Say adds a paragraph.
func (d *Detail) Say(text string) { d.Paras = append(d.Paras, text) }

// Row adds a row.
func (d *Detail) Row(r Row) { d.Rows = append(d.Rows, r) }

// Row is one line of a Detail: what it is about, and how that stands.
type Row struct{ Name, Text string }

// Scene is one moment of something that is worth watching step by step: a battle of a war.
type Scene struct {
	Title string // "Desert, second battlefield"
	Text  string // what happened, in a sentence or two
	Chips []Chip
	At    Ref    // the piece or place of the map that it is about; may be empty
	Sides []Side // the two sides of a fight, from left to right or from above; none where nobody fights
	Shot  string // the symbol of what flies from the side that strikes to the other; without one they come to blows
}

// Side is one side of a fight as it is seen on the board.
type Side struct {
	Seat     game.Player   // whose it is; Nobody for one that has no seat
	Name     string        // "Archer"
	Figures  []Figure      // who fights: one or two
	Strikes  bool          // it attacks the other
	Role     string        // the symbol of what Strength counts
	Strength string        // what it brings to the fight: the points of its dice, or how many it throws; empty for nothing
	Dice     func() app.UI // as they lie; nil if it has thrown none
	Gains    []Chip        // what the fight brings it
}

// Figure is somebody or something that fights.
type Figure struct {
	At    Ref           // where it stands on the board
	Art   func() app.UI // fills the box that it is drawn in
	Falls bool
	To    Ref // where it withdraws to; empty unless it does
}

// Area is a named part of a board, or of one's own things. What belongs to the n-th is drawn within elements of the classes "area" and "area-n".
type Area struct {
	Name  string                      // "Market"
	Named func(v session.View) string // its name where it hangs on the game, instead of Name; may be nil
	Holds []string                    // what the refs of its pieces begin with, up to the first colon
}

// Part is one row of the score table.
type Part struct{ Name, Hint string }

// Result is one finished game as the player's records keep it. Games that were tried out (practice) are not kept.
type Result struct {
	ID       string // of the game: each is kept once
	At       int64  // when it ended, Unix seconds
	Setup    game.Setup
	Names    []string    // by seat
	Bots     []bool      // by seat
	Standing []game.Rank // as the game gave it at the end
	Advised  bool        // somebody asked for advice in it
}

// Hall is one table of records in words: "High scores".
type Hall struct {
	Title   string
	Intro   string     // what it counts; may be empty
	Columns []string   // headings
	Rows    [][]string // best or latest first, each as long as Columns
	Empty   string     // said instead of a table without rows
}

// Face is one game for the shell. Every func gets a View whose State is already what the viewer may know, and must not
// keep it. Functions are called on the page's thread and must be quick.
type Face struct {
	Def     *game.Def
	Name    string // "Coin & Crown"
	Tagline string
	Whom    string   // for whom it is, beside the other games, and how heavy
	Credits string   // designers and publisher
	Length  *Lengths // how long a game is; nil if nobody has counted
	Emblem  string   // symbol id in the sprite

	Prompt func(v session.View) Prompt
	Action func(v session.View, a game.Action) Label
	Event  func(v session.View, e game.Event) Line // an empty Text is not shown
	Reason func(v session.View, r game.Reason) string
	Locked func(v session.View) []Locked
	// Inspect explains a piece; nil if the game's pieces explain nothing.
	Inspect func(v session.View, r Ref) Detail
	// Chapter is the heading that the log puts above event i of one entry: what follows is the game's doing and not of
	// whoever acted. Empty for most events; may be nil.
	Chapter func(v session.View, events []game.Event, i int) string

	// Scenes tells what one entry of the log brought about moment by moment, where that is worth watching; empty for most
	// entries. The view may be a later one, so words must come from the events. May be nil.
	Scenes func(v session.View, events []game.Event) []Scene

	Feats   []Feat                          // achievements
	Feat    func(i int) (name, hint string) // what one of them is called, and what it takes
	Presets []Preset                        // set-ups that are offered by name, the printed one first; nil where nobody has measured them
	Groups  []Group                         // all options, where they are so many that they are folded; otherwise nil

	Option func(id string) (name, hint string) // of Def.Options
	Value  func(option, value string) (name, hint string)
	Level  func(id string) (name, hint string)
	Trait  func(id string) (name, hint string) // of Def.Traits: "the Bold", and what that one does after the name: "takes land by force"
	Parts  []Part                              // by Rank.Parts
	Scores func(v session.View, part int) bool // that a part of the score is for this set-up; may be nil where all are
	Keys   []string                            // by Rank.Keys: what decides, in words: "most cities"
	Worth  []Worth                             // by Def.Features: what the rivals count, so that advice can say why
	// Total is the score where it is not the sum of the parts, or is not called points; empty otherwise.
	Total    Part
	Least    bool               // the score is the least of the parts
	Points   func(n int) string // an amount of the score in words: "41 gold"; nil for points
	Chapters func() []Chapter   // the rules, nil where there are none; Rules makes their lists too
	// Told is what a tag of the rules shows with a box, by the name of the tag; empty where no number of a box tells it. Nil where no tag shows one.
	Told     func(b game.Boxed, name string) string
	Index    Index                                         // from what is shown to the paragraph of the rules that it comes from
	Glance   func(v session.View, seat game.Player) []Chip // the few numbers beside a player's name
	Turnline func(v session.View) string                   // where the game stands: "Year 2 of 5"
	Means    func(v session.View) []Chip                   // what the viewer can spend now, always in view; may be nil
	Counts   func(v session.View) []Count                  // what the viewer's pieces stand for: always the same pieces, in the same order
	// Leads is what a choice makes possible, shown before it is made beside what the choice itself makes travel; may be nil.
	Leads func(v session.View, a game.Action) []Motion

	// Part names the part of the game that a view is in, a year or a round, where that is not how Turnline begins; may be nil.
	Part func(v session.View) string

	// Checklist is what belongs to the viewer's turn, in the order of the rules; empty outside it. May be nil.
	Checklist func(v session.View) []Item
	// Turn is the viewer's turn for its card, where Checklist says too little or is not there. Empty outside it; may be nil.
	Turn func(v session.View) []Item
	// Allies says that two seats are on one side, and win or lose together; nil where everybody plays alone.
	Allies func(v session.View, a, b game.Player) bool
	// Automaton names the rival that has no seat, a Rank whose Who is Nobody. May be nil where there is none.
	Automaton func(v session.View) string

	// List makes the lines of a list in the rules with the numbers of a box; Chapters have it by its name. May be nil where there is none.
	List func(b game.Boxed, name string) []string

	// Prescribe changes a set-up to what the player's results prescribe, a campaign's next step for example, and says by
	// Option.ID why an option is not free then. Nil if nothing depends on results. Results are all of this game, oldest first.
	Prescribe func(setup *game.Setup, results []Result) (fixed map[string]string)
	// Halls are the tables of records that the player's results of this game make; nil if the game has none.
	Halls func(results []Result) []Hall
	// Outcome says, in sentences, what a finished game means for the records; results hold it as their last. May be nil.
	Outcome func(results []Result) []string

	Numbers Numbers // the words of its box

	// Art is the picture of the game on the start screen, as wide as its card; nil for the emblem.
	Art func(class string) app.UI

	// Lesson is the guided first game; nil where there is none.
	Lesson *Lesson

	// Areas are the named parts of the board, of which a narrow screen shows one at a time. Nil if the board is one part, or none.
	Areas []Area

	// Own are the named parts of what Mine draws, of which a narrow screen shows one at a time. Nil if they are one part.
	Own []Area

	// Map is set where the board is a map: it can be brought nearer, and its places are read one by one. Then Board serves
	// whoever draws without a table.
	Map *Map

	// Board draws the common board, Mine the viewer's own goods (always visible), Player one seat in full. Nil as long
	// as the game has none. Pieces carry data-ref; Lit says whether some legal action belongs to a ref.
	Board  func(v session.View, lit func(Ref) bool) app.UI
	Mine   func(v session.View, lit func(Ref) bool) app.UI
	Player func(v session.View, seat game.Player, lit func(Ref) bool) app.UI
}
