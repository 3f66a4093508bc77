package table

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	apart "tabard/app/words/post"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/web/page"
)

// Screen is what the table shows now: "table", "curtain", "replay" or "result".
func (t *Table) Screen() string {
	switch {
	case t.View.Covered:
		return "curtain"
	case t.looksBack:
		return "replay"
	case t.Ended():
		return "result"
	}
	return "table"
}

// Render draws the table: zones that keep their places (static/table.css). The order of its parts never changes, so that the
// focus stays where it is; what is not there is hidden.
func (t *Table) Render() app.UI {
	if t.View.Covered {
		return t.curtain()
	}
	v := t.View
	log := t.panes.ofSide(fmt.Sprint(v.Rev, " ", v.Viewer, " ", len(v.Log), " ", t.before != nil)) // first: it is in view wherever it stands
	return app.Main().ID("table").Class("table").
		DataSet("rev", v.Rev).DataSet("viewer", int(v.Viewer)).DataSet("over", t.Ended()).DataSet("counting", t.score.step()).
		DataSet("explain", t.Choice.explaining).DataSet("watched", t.Watched).DataSet("lesson", t.Tutor.lesson.on).DataSet("turns", t.Face.Checklist != nil).Body(
		t.asBefore(t.header),
		t.question(),
		t.asBefore(t.Stage.tickerLine),
		app.Div().Class("zone").DataSet("area", t.Stage.zone.at).Body(
			t.Tutor.lessonCard(),
			t.Stage.tabs(&t.Stage.zone, say.TableAreas, "area"),
			t.mapTools(),
			&pane{T: t, Part: board, Key: t.Stage.boardKey(), Game: v.ID},
			t.strip(),
			t.score.countCard(),
			t.result(),
			t.Stage.sceneCard(),
		),
		app.Div().Class("own").DataSet("area", t.Stage.own.at).Body(
			t.Stage.tabs(&t.Stage.own, say.TableOwnareas, "own"),
			t.asBefore(t.means),
			&pane{T: t, Part: mine, Key: t.Stage.boardKey(), Game: v.ID},
		),
		t.bar(),
		&pane{T: t, Part: list, Key: t.panes.ofList(fmt.Sprint(v.Rev, " ", len(t.Choice.Acts.Legal), " ", t.Choice.armed, " ", t.Choice.only, t.Choice.byAim, t.Choice.locked, t.Choice.narrowed())), Game: v.ID},
		t.sideEdge(),
		t.sideFold(),
		&pane{T: t, Part: side, Key: log, Game: v.ID},
	)
}

// strip is the slider of a look back.
func (t *Table) strip() app.UI {
	if t.past == nil {
		return ui.Box("gone")
	}
	return t.past.strip()
}

// mapTools are the tools of a map, which lie beside it and cover none of it.
func (t *Table) mapTools() app.UI {
	if t.Face.Map == nil {
		return ui.Box("gone")
	}
	return ui.MapTools()
}

// boardKey changes when the board has to be drawn again.
func (t *stage) boardKey() string {
	key := fmt.Sprint(t.View.Rev, " ", t.View.Viewer, " ", t.View.Over)
	if t.before != nil {
		key += " before"
	}
	if t.tutor.lesson.on {
		key += " lesson"
	}
	if t.Watched { // nothing lights up for those who only look on
		key += " watched"
	}
	if t.Face.Map != nil {
		key += " " + string(t.choice.piece) // it shows what the chosen piece could do
	}
	return key
}

// Hurry tells the table what the next drawing is of: in haste what lies in view, at leisure a part of what haste left behind, or everything.
func (t *Table) Hurry(h page.Haste) {
	t.panes.some = !h.On && h.Lines > 0
	h.On = h.On || t.panes.some
	t.panes.haste = h
}

// Behind says that in haste a part has been left as it was.
func (t *Table) Behind() bool { return t.panes.behind() && !t.View.Covered }

func (t *panes) behind() bool {
	return t.haste.On && (t.want[list] != t.shown[list] || t.old > 0 || t.want[side] != t.shown[side] && !t.haste.Narrow)
}

// ofList is the key of the list, of which a drawing of a part changes so many lines.
func (t *panes) ofList(key string) string {
	t.want[list] = key
	switch unlike := key != t.shown[list] || t.old > 0; {
	case !t.haste.On:
		t.lines = everything
		if unlike {
			t.part++
		}
		t.shown[list] = key
	case t.some && unlike:
		t.shown[list], t.lines = key, t.haste.Lines
		t.part++
	case t.shown[list] == "": // a table that has just come to the screen: nothing is in the list yet
		t.lines = 0
	}
	t.some = false
	return t.shown[list] + " " + strconv.Itoa(t.part)
}

// everything is more lines than a list has.
const everything = 1 << 20

// ofSide is the key of the log. Where no window shows it, it stays as it was.
func (t *panes) ofSide(key string) string {
	t.want[side] = key
	if t.shown[side] == "" || !t.haste.Narrow && (!t.haste.On || t.some) {
		t.some = t.some && key == t.shown[side]
		t.shown[side] = key
	}
	return t.shown[side]
}

// pane is a part that is drawn again only when its key changes: boards have hundreds of nodes, and the list and the log do not change
// when a piece is chosen.
type pane struct {
	app.Compo
	T    *Table
	Part part
	Line *listLine
	Key  string
	Game string
}

type part int

const (
	board part = iota
	mine
	list
	side
	line // of the list
	parts
)

// CompoID makes panes of different games different components.
func (p *pane) CompoID() string { return p.Game + strconv.Itoa(int(p.Part)) }

// Render draws the part.
func (p *pane) Render() app.UI {
	return p.T.drawn(func() app.UI {
		switch p.Part {
		case list:
			return p.T.panes.list(p.T)
		case line:
			return p.T.Choice.line(p.Line)
		case side:
			return p.T.asBefore(p.T.Chronicle.side)
		case mine:
			return p.T.asBefore(p.T.Stage.mine)
		}
		return p.T.asBefore(p.T.Stage.board)
	})
}

func (t *stage) board() app.UI {
	box := app.Section().ID("board").Class("board").Aria("label", say.TableBoard.String()).DataSet("rev", t.View.Rev).DataSet("reach", page.FingerReach)
	if t.Face.Board == nil || t.View.State == nil {
		return box.Hidden(true)
	}
	return box.Body(app.H2().Class("sr").Text(say.TableBoard.String()),
		t.drawn(func() app.UI {
			if t.Face.Map != nil {
				return t.Face.Map.Board(t.View, t.choice.lit, t.choice.piece)
			}
			return t.Face.Board(t.View, t.choice.lit)
		}))
}

func (t *stage) mine() app.UI {
	box := app.Section().ID("mine").Class("mine").Aria("label", say.TableMine.String()).DataSet("rev", t.View.Rev).DataSet("reach", page.FingerReach)
	if t.Face.Mine == nil || t.View.State == nil || t.View.Viewer == game.Nobody {
		return box.Hidden(true)
	}
	return box.Body(app.H2().Class("sr").Text(say.TableMine.String()),
		t.drawn(func() app.UI { return t.Face.Mine(t.View, t.choice.lit) }))
}

// lit says that a piece can be used; none can while the table is shown as it was.
func (t *choice) lit(r face.Ref) bool { return t.before == nil && t.Acts.Lit(r) && !t.tutor.quiet(r) }

// drawn keeps a fault in a drawing from ending the program: the list of actions still plays the game.
func (t *common) drawn(draw func() app.UI) (out app.UI) {
	defer func() {
		if p := recover(); p != nil {
			out = ui.Para("notice", say.TableUndrawn(fmt.Sprint(p)))
		}
	}()
	if out = draw(); out == nil {
		out = app.Div()
	}
	return out
}

// header says which game this is, where it stands and whether it is saved.
func (t *Table) header() app.UI {
	v := t.View
	title, round := t.Face.Name, t.turnline()
	if v.Title != "" {
		title = v.Title
	}
	return app.Header().Class("table-head").Body(
		ui.Link("", "btn btn-icon btn-quiet", ui.Pic("home")).Aria("label", say.TableLeave.String()),
		ui.Box("table-name",
			app.H1().ID("title").TabIndex(-1).Class("table-title").Text(title),
			app.P().Class("table-sub").Body(
				ui.Span("turnline "+longer(round, turnlineFits), round),
				t.letterMark(),
				app.Span().Class("practice").Hidden(!v.Practice).Text(say.SetupPractice.String()),
				t.saved(),
			),
		),
		t.score.players(),
		ui.Box("table-tools",
			ui.IconButton("open", "score", "btn-quiet not-phone", "trophy", say.TableScore.String()),
			ui.IconButton("open", "log", "btn-quiet not-phone", "list", say.TableLog.String()),
			ui.IconButton("open", "rules", "btn-quiet not-phone", "book", say.TableRules.String()),
			ui.IconButton("open", "menu", "btn-quiet", "menu", say.TableMenu.String()),
		),
	)
}

func (t *common) turnline() string {
	if t.View.State == nil {
		return ""
	}
	return t.Face.Turnline(t.View)
}

// SaveText says where the save stands; bad is true if the game is not safe.
func SaveText(s session.SaveState) (text string, bad bool) {
	switch {
	case s.Err != nil:
		return say.SaveFailed.String(), true
	case s.Pending:
		return say.SavePending.String(), false
	case s.At == 0:
		return "", false
	case s.Noted:
		return say.SaveNoted(ui.Clock(time.Unix(s.At, 0))), false
	}
	return say.SaveAt(ui.Clock(time.Unix(s.At, 0))), false
}

// saved is where the page says how the save stands (page.Stage): that changes too often to draw everything for it.
func (t *common) saved() app.UI {
	return app.Span().ID("saved").Class("saved").Body(
		ui.Symbol("ui-check", "pic pic-check"), ui.Symbol("ui-save", "pic pic-save"), ui.Symbol("ui-alert", "pic pic-alert"),
		ui.Span("saved-text", ""))
}

// question says who must do what, how many are left and why. It never moves.
func (t *Table) question() app.UI {
	if t.past != nil {
		return t.past.question()
	}
	v := t.View
	class, text, why, more := "", "", "", ""
	who, name := v.Turn, t.promptWho(v.Turn)
	switch {
	case v.Over && !t.Ended():
		text = say.PromptWatch.String()
	case t.score.counting.on:
		text = say.EndCounting.String()
	case v.Over:
		class = "prompt-over"
		text = t.Headline()
	case MustWait(v):
		class = "prompt-wait"
		text = say.PromptPlays(t.Name(who))
		if t.waits.slow {
			text = say.PromptThinks(t.Name(who))
		}
		if v.Stopped {
			text = say.PromptStopped.String()
		}
	case who == v.Viewer && v.State != nil:
		class = "prompt-mine"
		p := t.Face.Prompt(v)
		if numbers := t.Choice.numbers(); t.Choice.piece != "" {
			text = t.Choice.whatFor()
		} else if len(numbers) > 0 {
			chosen := numbers[t.Choice.slide].Label
			text = face.Sentences(chosen.Text, chosen.Note)
		} else {
			text, why = p.Text, sentence(p.Text, p.Why)[len(p.Text):]
		}
		more = p.Left
	case v.Called:
		class = "prompt-mine"
		text = say.PromptCalled(t.calledFor())
	case t.rests():
		who, name, text = v.Next, "", apart.StripWaits(strconv.Itoa(v.Letter), t.Name(v.Next))
	default:
		text = say.PromptWaits(t.Name(who))
	}
	return t.questionBox(class, who, name, text, why, more, t.Choice.wayBack())
}

// turnlineFits is how many letters of the round stand in the head on a phone; a longer text takes more lines of small ones.
const turnlineFits = 24

// longer is the class of texts that have more letters than most: smaller ones, so that their places in the frame hold them.
func longer(text string, most int) string {
	if utf8.RuneCountInString(text) > most {
		return "longer"
	}
	return ""
}

// questionBox is the place of the question: a crest, who is asked if it is told, what and why, what is left of it, and the way back.
func (t *Table) questionBox(class string, crest game.Player, who, text, why, left string, back app.UI) app.UI {
	return app.Section().ID("prompt").Class("prompt").Class(class, longer(who+text+why, 52)).TabIndex(-1).Aria("label", say.TablePrompt.String()).
		DataSet("prompt", int(t.View.Prompt.Kind)).Body(
		app.Span().Class("prompt-crest").Body(t.crest(crest)),
		ui.Box("prompt-main",
			app.P().Class("prompt-text").Body(
				ui.Span("prompt-who", who),
				app.Span().Class("prompt-what").Body(app.Text(text), ui.Span("prompt-why", why)),
			),
			ui.Span("prompt-left", left)),
		t.turn.checklist(),
		app.Span().Class("prompt-busy").Aria("hidden", true),
		back,
	)
}

// wayBack is the one place from which things are taken back: out of the choices of a piece, of an unfinished decision, or of the
// last one.
func (t *choice) wayBack() app.UI {
	do, pic, word, off := "undo", "undo", say.BarUndo.String(), !t.View.CanUndo
	switch {
	case t.piece != "":
		do, pic, word, off = "unpiece", "left", say.BarBack.String(), false
	case t.View.CanCancel:
		do, pic, word, off = "cancel", "left", say.BarCancel.String(), false
	}
	b := ui.Button(do, "", "btn-quiet prompt-back", ui.Pic(pic), ui.Word(word))
	if off {
		b = b.Aria("disabled", true)
	}
	return b
}

// calledFor is the question to the person who is asked aloud, for the holder of the device to read out.
func (t *common) calledFor() string {
	if t.View.State == nil {
		return ""
	}
	p := t.Face.Prompt(t.View)
	return strings.TrimSuffix(sentence(p.Text, p.Why), ".")
}

// sentence joins a question and its reason.
func sentence(text, why string) string {
	switch {
	case why == "":
		return text
	case strings.HasSuffix(text, "?") || strings.HasSuffix(text, "."):
		first, size := utf8.DecodeRuneInString(why)
		return text + " " + string(unicode.ToUpper(first)) + why[size:]
	}
	return text + ", " + why
}

func (t *common) promptWho(p game.Player) string {
	if p == game.Nobody || t.View.Over || MustWait(t.View) || len(t.View.Seats) == 1 {
		return ""
	}
	return t.Name(p)
}

func (t *common) crest(p game.Player) app.UI {
	if p < 0 || int(p) >= len(t.View.Seats) {
		return ui.Symbol(t.Face.Emblem, "crest")
	}
	return ui.Crest(t.View.Seats[p].Colour, t.Name(p))
}

// tickerFits is how many letters stand in one line on a phone; a longer text takes two lines of small ones.
const tickerFits = 32

// tickerLine is the last thing that happened; it opens the log.
func (t *stage) tickerLine() app.UI {
	last := t.ticker
	if last.Text == "" || t.before != nil {
		last = t.chronicle.lastTold()
	}
	if last.Text == "" {
		last.Text = say.LogEmpty.String()
	}
	return app.Button().Type("button").Class("ticker").DataSet("do", "open").DataSet("arg", "log").Body(
		app.Span().Class("ticker-crest").Body(t.crest(last.Who)),
		ui.Span("ticker-text "+longer(last.Text, tickerFits), last.Text),
		ui.Pic("right"),
	)
}

// seatText is a seat in words: who plays it and how well.
func (t *common) seatText(p game.Player) string {
	s := t.View.Seats[p]
	switch {
	case s.Bot:
		return t.levelName(s.Level)
	case p == t.View.Viewer:
		return say.SeatYou.String()
	}
	return say.SeatPerson.String()
}

func (t *common) levelName(level uint8) string {
	if int(level) >= len(t.View.Def.Levels) {
		return strconv.Itoa(int(level))
	}
	name, _ := t.Face.Level(t.View.Def.Levels[level].ID)
	return name
}

// TraitWords says in a sentence what character a bot of that name and level plays with; empty for a level that has none.
func TraitWords(f *face.Face, name string, level uint8) string {
	d := f.Def
	trait := int(d.TraitOf(name))
	if name == "" || trait == 0 || int(level) >= len(d.Levels) || d.Levels[level].Noise == 0 {
		return ""
	}
	byname, does := f.Trait(d.Traits[trait-1].ID)
	return say.SetupTrait(does, name, byname)
}

// people is how many seats a person plays.
func (t *common) people() int {
	n := 0
	for _, s := range t.View.Seats {
		if !s.Bot {
			n++
		}
	}
	return n
}
