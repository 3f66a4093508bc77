package table

import (
	"cmp"
	"slices"
	"sort"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// barRoom is how many buttons the bar has at most; a phone shows only the first few of them.
const barRoom = 7

// bar draws the few buttons of the moment, and beside them the ways to everything else.
func (t *Table) bar() app.UI {
	if t.past != nil {
		return t.past.bar()
	}
	if it, ok := t.Choice.Armed(); ok && t.SheetName() == "" {
		return app.Section().ID("bar").Class("bar bar-armed").Aria("label", say.TableBar.String()).Body(t.Choice.armedBox(it, true))
	}
	return app.Section().ID("bar").Class("bar").Aria("label", say.TableBar.String()).Body(
		t.acts(),
		app.Div().Class("bar-tools").Hidden(t.View.Over).Body(
			ui.Button("jump", "actions", "btn-quiet btn-all",
				ui.Pic("list"), ui.Word(say.BarAll(strconv.Itoa(len(t.Choice.Acts.Legal))))).Hidden(len(t.Choice.Acts.Legal) == 0),
			ui.Box("bar-asks",
				t.adviceButton(),
				ui.IconButton("open", "turn", "btn-quiet", "help", say.TurnOpen.String()),
				ui.IconButton("explain", "", "btn-quiet", "info", say.TableExplain.String()).
					Aria("pressed", strconv.FormatBool(t.Choice.explaining)).Hidden(t.Face.Inspect == nil))),
	)
}

// means draws the goods that the viewer can spend, in one line, since the goods themselves may be out of view.
func (t *common) means() app.UI {
	line := app.Button().Type("button").Class("means").DataSet("do", "jump").DataSet("arg", "mine")
	if t.Face.Means == nil || t.View.State == nil || t.View.Viewer == game.Nobody {
		return line.Hidden(true)
	}
	chips := t.Face.Means(t.View)
	for _, c := range t.Face.Counts(t.View) {
		for i := range chips {
			if chips[i].Icon == c.Icon {
				chips[i].Of = c.Ref
			}
		}
	}
	return line.Hidden(len(chips) == 0).Body(
		ui.Span("means-word", say.TableMine.String()), ui.Chips(chips))
}

// acts is the grid of the buttons of the moment. A line above them, or the slider, takes one row of it.
func (t *Table) acts() app.UI {
	if t.score.counting.on {
		return ui.Box("bar-acts bar-ended", ui.WordButton("counted", "", "", "skip", say.EndCounted))
	}
	if t.Ended() {
		return ui.Box("bar-acts bar-ended", t.endButtons()...)
	}
	cells, slider := endsLast(t.barCells()), t.Choice.slider()
	hint, explains, taken := t.Choice.barHint(), t.Choice.explaining, 0
	switch {
	case slider != nil: // it is the way to choose
		hint = ""
	case crowded(cells): // the choices need the room of the line above them
		hint, explains = "", false
	}
	if explains || hint != "" || slider != nil {
		taken = 1
	}
	more := func(n int, class string) app.UI {
		return ui.Button("jump", "rest", class, ui.Pic("list"), ui.Word(say.BarMore(n)))
	}
	above := []app.UI{
		app.P().Class("bar-explain").Hidden(!explains).Body(ui.Pic("info"), app.Span().Text(say.BarExplain.String())),
		app.P().Class("bar-hint hint").Hidden(hint == "").Text(hint),
	}
	if slider != nil {
		above = append(above, slider)
	}
	class := "bar-acts"
	if t.rests() {
		class = "bar-acts bar-rest"
	}
	return ui.Box(class, append(above, inCells(cells, taken, more)...)...)
}

// barHint tells the player where to choose when the bar itself has few buttons.
func (t *choice) barHint() string {
	v := t.View
	if t.explaining || v.Over || v.Covered || t.piece != "" || len(t.Acts.Legal) <= few || t.tutor.lesson.on {
		return ""
	}
	if t.Face.Board != nil && len(t.Acts.byRef) > 0 && len(t.Acts.BarOf(barRoom, true).Items) < 3 {
		return say.BarHint.String()
	}
	return ""
}

// barCells are the buttons of the bar: the choices of a piece, the few actions that stand out, or the way through the turns of the bots.
func (t *Table) barCells() []cell {
	v := t.View
	var out []cell
	switch {
	case v.Over: // the card of the scene has the ways on
	case t.rests():
		return t.restCells()
	case v.Stopped:
		out = append(out, wordCell("resume", "", "btn-wax", "play", say.BarResume.String()))
	case MustWait(v):
		word := say.BarSkip.String()
		if v.Viewer == game.Nobody && t.people() == 0 {
			word = say.BarSkipend.String()
		}
		skip := wordCell("skip", "", "", "skip", word)
		if v.Skipping {
			skip.draw = func(class string) app.UI {
				return ui.Button("skip", "", class, ui.Pic("skip"), ui.Word(word)).Aria("disabled", true)
			}
		}
		out = append(out, skip)
		if t.turn.resting() {
			out = append(out, wordCell("awake", strconv.Itoa(int(v.Viewer)), "btn-quiet", "", say.WindowAwake.String()))
		}
	case v.Called:
		return t.turn.calledCells()
	case t.Choice.piece != "":
		items := t.Choice.picked()
		sort.SliceStable(items, func(i, j int) bool { return items[i].Suggested && !items[j].Suggested })
		for _, it := range items {
			out = append(out, t.Choice.actCell(it, it.Suggested))
		}
	default:
		bar := t.Choice.Acts.BarOf(barRoom, t.Face.Board != nil)
		if len(t.Choice.numbers()) > 0 {
			bar.Items, bar.Primary = t.Choice.slideItems(), 0
		}
		for i, it := range bar.Items {
			out = append(out, t.Choice.actCell(it, i == bar.Primary))
		}
		if v.Window && len(v.Legal) > 0 {
			out = append(out, t.turn.passRest())
		}
	}
	return out
}

// wordCell is a button with a picture, unless pic is empty, and a text.
func wordCell(do, arg, look, pic, word string) cell {
	body, chips := []app.UI{ui.Word(word)}, 0
	if pic != "" {
		body, chips = []app.UI{ui.Pic(pic), ui.Word(word)}, 1
	}
	return cell{text: word, chips: chips, draw: func(class string) app.UI { return ui.Button(do, arg, look+class, body...) }}
}

// actCell is an action as a button of the bar.
func (t *choice) actCell(it Item, primary bool) cell {
	return cell{text: it.short(), chips: len(it.Label.Chips), ends: it.Closes(), draw: func(class string) app.UI { return t.actButton(it, primary, class) }}
}

// short is what stands on the button of an action.
func (it Item) short() string { return cmp.Or(it.Label.Short, it.Label.Text) }

// actButton draws an action as a button of the bar.
func (t *choice) actButton(it Item, primary bool, place string) app.UI {
	class, key := "btn-act"+place, it.Key()
	armed := t.armed == it.Action
	if primary && !t.tutor.lesson.ahead && (it.Label.Warn == "" || armed || key == t.tutor.Guided()) { // what loses something is never the thing to press
		class += " btn-wax"
	}
	if it.Closes() {
		class += " btn-close"
	}
	if key == t.tutor.Guided() {
		class += " asked"
	}
	text := it.short()
	if armed {
		class += " armed"
		text = say.BarDoit(text)
	}
	// What is spoken is a text of its own, not a label, so that seen and spoken name cannot contradict each other.
	return ui.Button("act", "", class,
		app.Span().Class("btn-face").Aria("hidden", true).Body(ui.Word(text), ui.Chips(it.Label.Chips)),
		ui.Hidden(t.spoken(it, text))).
		DataSet("action", key).DataSet("rev", t.View.Rev).DataSet("armed", armed)
}

// spoken is the sentence of an action for those who listen, with its note and its warning.
func (t *choice) spoken(it Item, text string) string {
	if t.armed == it.Action { // the live region tells the rest
		return text
	}
	if it.Label.Short != "" {
		text = it.Label.Text
	}
	for _, more := range []string{it.Label.Note, it.Label.Warn} {
		if more != "" {
			text += ". " + more
		}
	}
	return text
}

// list draws all legal actions and, where they are asked for, the locked ones with their reasons: mostly these are many more. A player can finish any
// game with it alone. Its revision, without which no line can be pressed, stands there once all of it does.
func (p *panes) list(t *Table) app.UI {
	c := t.Choice
	n := strconv.Itoa(len(c.Acts.Legal))
	groups, title := c.Acts.Groups(c.locked), say.ListTitle(n)
	if c.byAim {
		groups, title = c.Acts.ByAim(c.locked, c.aim), say.ListCan(n)
	}
	shown := groups
	if c.narrowed() != "" {
		title = c.whatFor()
		shown = among(groups, c.picked())
		groups = nil
	} else if i := slices.IndexFunc(groups, func(g Group) bool { return g.Name == c.only }); i >= 0 && c.only != "" {
		shown = groups[i : i+1]
	}
	p.belong(t.View.Viewer)
	if len(c.Acts.Legal) > 0 {
		p.fill(shown, c.armed)
	}
	rev := t.View.Rev
	if p.old > 0 || len(c.Acts.Legal) == 0 {
		rev = 0
	}
	return app.Section().ID("all").Class("all").TabIndex(-1).Aria("labelledby", "all-title").Hidden(len(c.Acts.Legal) == 0).Body(
		app.H2().ID("all-title").Class("all-title").TabIndex(-1).Text(title),
		ui.IconButton("jump", "prompt", "btn-quiet all-close", "x", say.Close.String()),
		ui.Box("list-heads",
			ui.Segments("order", say.ListOrder.String(), []ui.Choice{
				{Arg: "kinds", Name: say.ListKinds.String(), On: !c.byAim}, {Arg: "aims", Name: say.ListAims.String(), On: c.byAim}}),
			app.Div().Class("filter").Hidden(len(c.Acts.Locked) == 0 || c.narrowed() != "").Body(
				ui.Segments("shown", say.ListShown.String(), []ui.Choice{
					{Arg: "possible", Name: say.ListPossible.String(), On: !c.locked}, {Arg: "locked", Name: say.ListLocked.String(), On: c.locked}}))),
		c.filter(groups),
		app.Div().ID("actions").Class("actions").DataSet("actions", len(c.Acts.Legal)).DataSet("rev", rev).Aria("busy", strconv.FormatBool(p.old > 0)).DataSet("rove", "v").Body(
			app.Range(p.lined).Slice(func(i int) app.UI { return p.group(t, p.lined[i]) }),
		),
	)
}

// among are the groups with those of their items alone that are given.
func among(groups []Group, items []Item) (out []Group) {
	for _, g := range groups {
		g.Items = slices.DeleteFunc(slices.Clone(g.Items), func(it Item) bool {
			return it.Reason != "" || !slices.ContainsFunc(items, func(x Item) bool { return x.Action == it.Action })
		})
		if len(g.Items) > 0 {
			out = append(out, g)
		}
	}
	return out
}

// A list longer than this, under more than two headings, can be narrowed down to one of them.
const longList = 14

// filter narrows a long list down to one of its headings.
func (t *choice) filter(groups []Group) app.UI {
	n := 0
	choices := []ui.Choice{{Name: say.ListEvery.String(), On: t.only == ""}}
	for _, g := range groups {
		n += len(g.Items)
		choices = append(choices, ui.Choice{Arg: g.Name, Name: g.Name, On: t.only == g.Name})
	}
	box := app.Div().ID("filter").Class("filter")
	if n <= longList || len(groups) < 3 {
		return box.Hidden(true)
	}
	return box.Body(ui.Segments("only", say.ListFilter.String(), choices))
}

// listLine is a line of the list as it is drawn.
type listLine struct {
	Item
	armed    bool
	language string
}

// like says that two lines are drawn alike.
func (l *listLine) like(m *listLine) bool {
	return l.Action == m.Action && l.armed == m.armed && l.Suggested == m.Suggested && l.Reason == m.Reason && l.language == m.language &&
		l.Label.Text == m.Label.Text && l.Label.Note == m.Label.Note && l.Label.Warn == m.Label.Warn && slices.Equal(l.Label.Chips, m.Label.Chips)
}

// listGroup is a heading of the list with the lines that stand under it.
type listGroup struct {
	name  string
	lines []*listLine
}

// belong empties the list where it is another viewer's: nobody reads the list of somebody else. While the others play it is hidden as it is, since most
// of it is right again in the next turn.
func (p *panes) belong(viewer game.Player) {
	p.old = 0
	if viewer != p.of {
		p.lined, p.of = nil, viewer
	}
}

// fill decides what stands in the list. A line that is like the one in its place stays, as most do from one decision to the next; of the others so many
// change as this drawing may, and what there is no more room for stays as it was until the next one.
func (p *panes) fill(groups []Group, armed game.Action) {
	was, may, language := p.lined, p.lines, words.Tag()
	p.lined = make([]listGroup, len(groups))
	for i, g := range groups {
		var before []*listLine
		if i < len(was) {
			before = was[i].lines
		}
		p.lined[i].name = g.Name
		for j, it := range g.Items {
			line := &listLine{it, armed == it.Action, language}
			stands := j < len(before)
			switch {
			case stands && line.like(before[j]):
				line = before[j]
			case may > 0:
				may--
			case stands:
				line = before[j]
				p.old++
			default:
				line = nil
				p.old++
			}
			if line != nil {
				p.lined[i].lines = append(p.lined[i].lines, line)
			}
		}
	}
}

func (p *panes) group(t *Table, g listGroup) app.UI {
	return app.Section().Class("group").Aria("label", g.name).Hidden(len(g.lines) == 0).Body(
		app.H3().Class("group-name").Text(g.name),
		app.Ul().Class("group-items").Body(
			app.Range(g.lines).Slice(func(i int) app.UI { return &pane{T: t, Part: line, Line: g.lines[i]} })),
	)
}

// line draws a line of the list.
func (t *choice) line(l *listLine) app.UI {
	return app.Li().Body(listButton(l), t.listRule(l.Item))
}

// aim is the number and the name of the aim that an action serves.
func (t *choice) aim(it Item) (int, string) {
	a := int(t.Face.AimOf(it.Action.Kind))
	if a == 0 {
		return int(face.Aims), it.Label.Group
	}
	return a, say.Aim(a - 1).String()
}

// listRule leads from a locked action to the rule that locks it.
func (t *choice) listRule(it Item) app.UI {
	if it.Reason == "" {
		return app.Span().Hidden(true)
	}
	return t.ruleMark(t.ruleOf(it)).DataSet("rove-item", true).TabIndex(-1)
}

// listButton draws an action as a line of the list. Its sentence says the same as the chips.
func listButton(it *listLine) app.HTMLButton {
	b := app.Button().Type("button").Class("line").DataSet("do", "act").DataSet("action", it.Key()).
		DataSet("rove-item", true).TabIndex(-1)
	if it.Reason != "" {
		return b.Class("locked").Aria("disabled", true).Body(
			ui.Pic("lock"),
			lineText(it.Label.Text, it.Reason),
			ui.Drawn(ui.Chips(it.Label.Chips)))
	}
	class, text, note, warn := "", it.Label.Text, it.Label.Note, it.Label.Warn
	if it.Suggested {
		class = "suggested"
	}
	if it.armed {
		class += " armed"
		text = say.BarAgain(text)
	}
	return b.Class(class).DataSet("armed", it.armed).Body(
		ui.Pic("right"),
		app.Span().Class("line-text").Body(
			app.Span().Text(text), app.Span().Class("line-why").Hidden(note == "").Text(note),
			app.Span().Class("line-why").Hidden(warn == "").Text(warn)),
		ui.Drawn(ui.Chips(it.Label.Chips)))
}

// curtain covers the table while the device changes hands. The page then holds only the name of the person who should take it.
func (t *common) curtain() app.UI {
	p := t.View.CoverFor
	name := t.Name(p)
	return app.Main().ID("curtain").Class("curtain").DataSet("rev", t.View.Rev).Body(
		ui.Box("curtain-card",
			ui.Box("curtain-crest", t.crest(p)),
			ui.Para("curtain-hand", say.CurtainHand.String()),
			app.H1().ID("title").TabIndex(-1).Class("curtain-name").Text(name),
			ui.Para("hint", say.CurtainHint(name)),
			ui.Button("lift", "", "btn-wax btn-big", ui.Word(say.CurtainLift(name))),
			ui.WordLink("", "btn btn-quiet", "", say.CurtainLeave),
		),
	)
}
