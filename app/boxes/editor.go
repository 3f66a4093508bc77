package boxes

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/ui"
	"tabard/app/verbs"
	say "tabard/app/words/shell"
	"tabard/engines/box"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// editor is a box whose numbers are entered. Each change is on the shelf at once.
type editor struct {
	id     string
	box    *box.Box
	face   *face.Face
	places []place // by number
	err    error   // why the box is not read, or the last change not written

	sheet, row int   // the component on the screen
	first      []int // the numbers of the quick start
	quick      int   // which of them is asked for; -1 outside it

	undo  []change
	wrong int    // the number of whose field the text cannot be taken; -1 for none
	drawn int    // how often fields were made anew: what was typed into them is gone then
	heard int    // how often the player did anything: fields are drawn again after it
	said  string // what the last press has changed, for ears
}

// place is where a number stands.
type place struct{ sheet, row, col int }

// change is what a number was before it, or the title.
type change struct {
	number int // ofTitle for the title
	mark   box.Mark
	n      int
	typed  bool // into a field: what is typed on is the same change
	title  string
}

const ofTitle = -1

// OpenBox shows the editor of a box.
func (s *Screen) OpenBox(id string) {
	e := &editor{id: id, quick: -1, wrong: -1}
	s.editor = e
	stored, err := s.house.Shelf.Box(id)
	if e.err = err; err == nil {
		e.err = stored.Err
	}
	if stored.Box == nil {
		return
	}
	e.box, e.face = stored.Box, games.Of(stored.Box.Game)
	game.Places(e.box.Game.Sheets, func(sheet, row, col int) { e.places = append(e.places, place{sheet, row, col}) })
	e.first = firstOf(e.face, e.places)
}

// firstOf are the numbers of the quick start of a game.
func firstOf(f *face.Face, places []place) (all []int) {
	for _, first := range f.Numbers.First {
		for i, p := range places {
			if s := &f.Def.Sheets[p.sheet]; s.ID == first.Sheet && s.Cols[p.col].ID == first.Col && first.Has(s.Rows[p.row]) {
				all = append(all, i)
			}
		}
	}
	return all
}

// create puts an empty box of a game on the shelf and shows its editor.
func (s *Screen) create(game string) {
	f := games.ByID(game)
	if f == nil || f.Def.Box == nil {
		return
	}
	id := store.NewID()
	if err := s.house.Shelf.PutBox(id, box.New(f.Def, "")); err != nil {
		s.house.Tell(house.Problem(err))
		return
	}
	s.house.Navigate(house.Route{Place: house.PlaceBox, Arg: id})
}

// ofEditor has the verbs of the editor. Arguments are numbers, rows or steps.
var ofEditor = []verbs.Verb[func(*Screen, *editor, int)]{
	{Name: "boxrow", Do: func(s *Screen, e *editor, row int) { e.show(e.sheet, row); s.reveal(partID) }},
	{Name: "boxstep", Do: func(s *Screen, e *editor, by int) { e.step(by); s.reveal(partID) }},
	{Name: "boxgo", Do: func(s *Screen, e *editor, number int) {
		if e.has(number) {
			e.quick = -1
			e.show(e.places[number].sheet, e.places[number].row)
			s.reveal(fieldID(number))
		}
	}},
	{Name: "boxours", Do: func(s *Screen, e *editor, i int) {
		if e.has(i) {
			s.press(e, i, box.Read, e.box.Ours(i))
		}
	}},
	{Name: "boxnone", Do: func(s *Screen, e *editor, i int) { s.press(e, i, box.Missing, 0) }},
	{Name: "boxmore", Do: func(s *Screen, e *editor, i int) { s.nudge(e, i, 1) }},
	{Name: "boxless", Do: func(s *Screen, e *editor, i int) { s.nudge(e, i, -1) }},
	{Name: "boxundo", Do: func(s *Screen, e *editor, _ int) { s.takeBack(e) }},
	{Name: "boxquick", Do: func(s *Screen, e *editor, _ int) { e.quick = 0; e.drawn++; s.reveal(partID) }},
	{Name: "boxall", Do: func(s *Screen, e *editor, _ int) { e.quick = -1; e.drawn++; s.reveal(partID) }},
	{Name: "boxreread", Do: func(s *Screen, e *editor, _ int) { s.OpenBox(e.id) }},
	{Name: "boxcopy", Do: func(s *Screen, e *editor, _ int) { s.copy(e) }},
}

// partID is the heading of the component on the screen.
const partID = "boxpart"

// fieldID is the field of a number.
func fieldID(number int) string { return "boxnumber-" + strconv.Itoa(number) }

// reveal moves the focus to what has come to the screen, and scrolls there: what was pressed may be gone.
func (s *Screen) reveal(id string) { s.house.Do(page.Reveal{ID: id}) }

// next goes on from the field of a number to the next one, unless what stands in it cannot be taken.
func (s *Screen) next(e *editor, i int) {
	if !e.has(i) || e.wrong == i {
		return
	}
	to := i + 1
	if e.quick >= 0 {
		if e.step(1); e.quick >= len(e.first) {
			s.reveal(partID)
			return
		}
		to = e.first[e.quick]
	} else if !e.has(to) {
		return
	} else if p := e.places[to]; p.sheet != e.sheet || p.row != e.row {
		e.show(p.sheet, p.row)
	}
	s.house.Do(page.Focus{Selector: "#" + fieldID(to)})
}

// state is what became of a number, in words.
func (e *editor) state(i int) string {
	switch e.box.Marks[i] {
	case box.Read:
		return e.told(i, e.box.N[i])
	case box.Missing:
		return say.BoxeditMissing.String()
	}
	return say.BoxeditOpen.String()
}

// has says that the box has a number in that place.
func (e *editor) has(number int) bool { return number >= 0 && number < len(e.places) }

// show shows a component, unless there is none in that place.
func (e *editor) show(sheet, row int) {
	if sheet < 0 || sheet >= len(e.box.Game.Sheets) || row < 0 || row >= len(e.box.Game.Sheets[sheet].Rows) {
		return
	}
	e.sheet, e.row, e.wrong = sheet, row, -1
	e.drawn++
}

// step shows the next component or the one before, or in the quick start the next number, and behind the last one the end.
func (e *editor) step(by int) {
	e.wrong = -1
	e.drawn++
	if e.quick >= 0 {
		e.quick = min(max(e.quick+by, 0), len(e.first))
		return
	}
	switch row := e.row + by; {
	case row >= len(e.box.Game.Sheets[e.sheet].Rows):
		e.show(e.sheet+1, 0)
	case row >= 0:
		e.show(e.sheet, row)
	case e.sheet > 0:
		e.show(e.sheet-1, len(e.box.Game.Sheets[e.sheet-1].Rows)-1)
	}
}

// put notes a number and writes the box. It does nothing for a number that the box does not have, or that is beyond its bounds.
func (s *Screen) put(e *editor, i int, mark box.Mark, n int, typed bool) {
	if !e.has(i) {
		return
	}
	if c := e.column(i); mark == box.Read && (n < int(c.Min) || n > int(c.Max)) {
		e.wrong = i
		return
	}
	e.wrong = -1
	if mark == e.box.Marks[i] && (mark != box.Read || n == e.box.N[i]) {
		return
	}
	e.note(change{i, e.box.Marks[i], e.box.N[i], typed, ""})
	e.box.Put(i, mark, n)
	s.write(e)
}

// note keeps a change for undo, unless it is typed on.
func (e *editor) note(c change) {
	if last := len(e.undo) - 1; !c.typed || last < 0 || !e.undo[last].typed || e.undo[last].number != c.number {
		e.undo = append(e.undo, c)
	}
}

// press is put by a button: a text in the field that cannot be taken goes.
func (s *Screen) press(e *editor, i int, mark box.Mark, n int) {
	if e.wrong >= 0 {
		e.drawn++
	}
	s.put(e, i, mark, n, false)
	if e.has(i) && e.wrong < 0 {
		e.said = say.BoxeditPut(e.face.ColName(e.places[i].sheet, e.places[i].col), e.state(i))
	}
}

// nudge is one more or one less than what counts.
func (s *Screen) nudge(e *editor, i, by int) {
	if e.has(i) {
		s.press(e, i, box.Read, e.box.N[i]+by)
	}
}

// takeBack undoes the last change.
func (s *Screen) takeBack(e *editor) {
	last := len(e.undo) - 1
	if last < 0 {
		return
	}
	was := e.undo[last]
	e.undo, e.wrong = e.undo[:last], -1
	e.drawn++
	if was.number == ofTitle {
		e.box.Title = was.title
		s.write(e)
		return
	}
	e.box.Put(was.number, was.mark, was.n)
	p := e.places[was.number]
	if at := slices.Index(e.first, was.number); e.quick < 0 {
		e.show(p.sheet, p.row)
	} else if at >= 0 {
		e.quick = at
	}
	e.said = say.BoxeditPut(e.face.FieldName(p.sheet, p.row, p.col), e.state(was.number))
	s.write(e)
}

// write puts the box on the shelf. What is not written stays in the editor, and goes with the next change.
func (s *Screen) write(e *editor) { e.err = s.house.Shelf.PutBox(e.id, e.box) }

// copy puts what the editor has on the shelf as another box, and goes on with that.
func (s *Screen) copy(e *editor) {
	id := store.NewID()
	if e.err = s.house.Shelf.PutBox(id, e.box); e.err == nil {
		s.house.Navigate(house.Route{Place: house.PlaceBox, Arg: id})
	}
}

// Key carries out a key of the editor and returns false for any other.
func (s *Screen) Key(k page.Key) bool {
	e := s.editor
	if e == nil || e.box == nil {
		return false
	}
	switch {
	case k.Key == "z":
		s.takeBack(e)
	case k.Key == "Enter" && k.Field != "":
		_, number, _ := strings.Cut(k.Field, ":")
		s.next(e, ui.Number(number))
	default:
		return false
	}
	e.heard++
	return true
}

// Typed takes the text or the choice of a field of the editor.
func (s *Screen) Typed(name, value string) {
	e := s.editor
	if e == nil || e.box == nil {
		return
	}
	e.heard++
	e.said = ""
	field, arg, _ := strings.Cut(name, ":")
	switch i := ui.Number(arg); field {
	case "boxtitle":
		e.note(change{number: ofTitle, typed: true, title: e.box.Title})
		e.box.Title = save.Clean(value)
		s.write(e)
	case "boxsheet":
		e.show(ui.Number(value), 0)
		s.house.Do(page.Focus{Selector: "#boxsheet"}) // the list is another element now
	case "boxnumber":
		if !e.has(i) {
			return
		}
		if value == "" {
			s.put(e, i, box.Open, 0, true)
			return
		}
		n, err := strconv.Atoi(value)
		if err != nil {
			e.wrong = i
			return
		}
		s.put(e, i, box.Read, n, true)
	}
}

func (e *editor) column(i int) *game.Column {
	p := e.places[i]
	return &e.box.Game.Sheets[p.sheet].Cols[p.col]
}

// told is a number as it is printed.
func (e *editor) told(i, n int) string {
	if c := e.column(i); c.Names != nil {
		return e.face.Numbers.Name(c, n)
	}
	return strconv.Itoa(n)
}

// done is how many numbers of a sheet, of one row of it unless row is -1, somebody has dealt with, and how many there are.
func (e *editor) done(sheet, row int) (done, all int) {
	for i, p := range e.places {
		if p.sheet == sheet && (row < 0 || p.row == row) {
			all++
			if e.box.Marks[i] != box.Open {
				done++
			}
		}
	}
	return done, all
}

// fault is the number that breaks a law with others, the sentence of the law, and how its field is called; -1 if none does.
func (e *editor) fault() (number int, law, field string) {
	_, err := e.box.Pack()
	f, ok := errors.AsType[*game.BoxFault](err)
	if !ok {
		return -1, "", ""
	}
	for i, p := range e.places {
		if &e.box.Game.Sheets[p.sheet] == f.Sheet && p.row == f.Row && p.col == f.Col {
			return i, e.face.Numbers.Law(f.Law), e.face.FieldName(p.sheet, p.row, p.col)
		}
	}
	return -1, "", ""
}

// EditorView draws the editor.
func (s *Screen) EditorView() app.UI {
	e := s.editor
	if e == nil || e.box == nil {
		problem := ""
		if e != nil && e.err != nil {
			problem = house.Problem(e.err)
		}
		return app.Main().Class("page").Body(head(say.BoxesTitle.String()), ui.Para("notice", problem))
	}
	number, law, field := e.fault()
	return app.Main().Class("page box-page").Body(
		head(title(e.box)),
		e.problem(),
		app.Div().Class("notice").Role("alert").Hidden(number < 0).Body(
			ui.Say(law),
			ui.Button("boxgo", strconv.Itoa(number), "", ui.Word(say.BoxeditLook(field)))),
		ui.Section("card box-head",
			app.P().Class("box-count").Role("status").Text(say.BoxeditCount(strconv.Itoa(len(e.places)), strconv.Itoa(e.box.Done()))),
			ui.IconButton("boxundo", "", "", "undo", say.BoxeditUndo.String()).Disabled(len(e.undo) == 0),
			ui.WordButton("boxquick", "", "", "", say.BoxeditQuick).Hidden(e.quick >= 0),
			ui.WordButton("boxall", "", "", "", say.BoxeditAll).Hidden(e.quick < 0)),
		app.P().Class("sr").Role("status").Text(e.said),
		&fields{E: e, Name: strconv.Itoa(e.drawn), N: e.heard})
}

// head is the top of the editor: the way back and the title.
func head(title string) app.UI { return ui.PageHeadTo("boxes", "left", say.BoxesTitle.String(), title) }

// problem says why the last change is not on the shelf.
func (e *editor) problem() app.UI {
	text, stale := "", errors.Is(e.err, store.ErrStale)
	if stale {
		text = say.BoxeditStale.String()
	} else if e.err != nil {
		text = house.Problem(e.err)
	}
	return app.Div().Class("notice").Role("alert").Hidden(text == "").Body(
		ui.Say(text),
		ui.Box("row",
			ui.WordButton("boxcopy", "", "", "", say.BoxeditCopy),
			ui.WordButton("boxreread", "", "", "", say.BoxeditReread)).Hidden(!stale))
}

// fields are the fields on the screen. They are mounted anew for another component, so that nothing that was typed stays in them.
type fields struct {
	app.Compo
	E    *editor
	Name string
	N    int // editor.heard
}

// CompoID makes the fields of every component others.
func (c *fields) CompoID() string { return c.Name }

// Render draws the fields.
func (c *fields) Render() app.UI {
	if e := c.E; e.quick < 0 {
		return e.component()
	} else {
		return e.quickStart()
	}
}

// quickStart asks for one number.
func (e *editor) quickStart() app.UI {
	if e.quick >= len(e.first) {
		return ui.Section("card",
			ui.Say(say.BoxeditQuickdone.String()).ID(partID).TabIndex(-1),
			ui.Box("row", ui.WordButton("boxall", "", "", "", say.BoxeditAll)))
	}
	i := e.first[e.quick]
	p := e.places[i]
	return ui.Section("card box-row",
		ui.Para("hint", say.BoxeditQuickhint(strconv.Itoa(len(e.first)), strconv.Itoa(e.quick+1))),
		app.H2().ID(partID).TabIndex(-1).Text(e.face.SheetName(p.sheet)+", "+e.face.RowName(p.sheet, p.row)),
		e.shown(p.sheet, p.row, e.field(i)), steps(e.quick == 0, false))
}

// component is the sheet on the screen: its list of components, and the open one with its fields.
func (e *editor) component() app.UI {
	def := e.box.Game
	var options, rows, all []app.UI
	for i := range def.Sheets {
		done, of := e.done(i, -1)
		options = append(options, app.Option().Value(strconv.Itoa(i)).Selected(i == e.sheet).
			Text(say.BoxeditPart(strconv.Itoa(of), strconv.Itoa(done), e.face.SheetName(i))))
	}
	for row := range def.Sheets[e.sheet].Rows {
		done, of := e.done(e.sheet, row)
		b := ui.Button("boxrow", strconv.Itoa(row), "btn-quiet box-item", ui.Word(say.BoxeditPart(strconv.Itoa(of), strconv.Itoa(done), e.face.RowName(e.sheet, row))))
		if row == e.row {
			b = b.Aria("current", "true")
		}
		rows = append(rows, app.Li().Body(b))
	}
	for i, p := range e.places {
		if p.sheet == e.sheet && p.row == e.row {
			all = append(all, e.field(i))
		}
	}
	return ui.Box("box-edit",
		ui.Box("box-sheets", app.Select().ID("boxsheet").Name("boxsheet").Aria("label", say.BoxeditSheet.String()).Body(options...)),
		ui.Section("card box-row",
			app.H2().ID(partID).TabIndex(-1).Text(e.face.RowName(e.sheet, e.row)),
			e.shown(e.sheet, e.row, all...),
			steps(e.sheet+e.row == 0, e.sheet == len(def.Sheets)-1 && e.row == len(def.Sheets[e.sheet].Rows)-1)),
		ui.Section("card box-title",
			app.Label().For("boxtitle").Class("field-name").Text(say.BoxeditTitle.String()),
			app.Input().ID("boxtitle").Name("boxtitle").Type("text").MaxLength(save.MaxName).Value(e.box.Title).Placeholder(title(e.box)).AutoComplete(false),
			ui.Box("row",
				ui.WordButton("linkbox", "", "", "share", say.ShareTitle),
				ui.WordButton("exportbox", "", "", "download", say.BoxesExport))),
		app.Nav().Class("card box-rows").Aria("label", say.BoxeditRows.String()).Body(app.Ul().Body(rows...)))
}

// shown are fields of a component beside its drawing with the numbers that were entered, if it can be drawn.
func (e *editor) shown(sheet, row int, fields ...app.UI) app.UI {
	boxed := e.box.Game.Box()
	game.PutBoxNumbers(boxed, e.box.N)
	d := e.face.Numbers.Shown(boxed, &e.box.Game.Sheets[sheet], row)
	picture := ui.Symbol(d.Icon, "box-art")
	if d.Art != "" {
		picture = ui.Art(e.box.Game.ID, d.Art, "box-art")
	}
	return ui.Box("box-both",
		app.Figure().Class("box-shown").Hidden(d.Icon+d.Art == "").Body(
			picture,
			ui.Box("box-told", ui.Chips(d.Chips), app.Range(d.Paras).Slice(func(i int) app.UI { return ui.Say(d.Paras[i]) }))),
		ui.Box("box-fields", fields...))
}

// steps are the buttons to what comes before and next, unless the first or the last is shown.
func steps(first, last bool) app.UI {
	return ui.Box("row box-steps",
		ui.WordButton("boxstep", "-1", "", "left", say.BoxeditBack).Disabled(first),
		ui.WordButton("boxstep", "1", "", "right", say.BoxeditNext).Disabled(last))
}

// field is the field of a number.
func (e *editor) field(i int) app.UI {
	p, c, at := e.places[i], e.column(i), strconv.Itoa(i)
	col := e.face.ColName(p.sheet, p.col)
	ours, least, most := e.told(i, e.box.Ours(i)), strconv.Itoa(int(c.Min)), strconv.Itoa(int(c.Max))
	value, state := "", say.BoxeditOpen
	switch e.box.Marks[i] {
	case box.Read:
		value, state = strconv.Itoa(e.box.N[i]), say.BoxeditRead
	case box.Missing:
		state = say.BoxeditMissing
	}
	name := e.face.RowName(p.sheet, p.row) + ", " + col
	var input []app.UI
	if c.Names != nil {
		name = say.BoxeditNamed(name, ours)
		options := []app.UI{app.Option().Value("").Selected(value == "").Text("?")}
		for n := int(c.Min); n <= int(c.Max); n++ {
			options = append(options, app.Option().Value(strconv.Itoa(n)).Selected(value == strconv.Itoa(n)).Text(e.told(i, n)))
		}
		input = []app.UI{app.Select().ID(fieldID(i)).Name("boxnumber:"+at).Aria("label", name).Body(options...)}
	} else {
		keyboard := "numeric"
		if c.Min < 0 {
			keyboard = "" // on some phones that one has no minus
		}
		input = []app.UI{
			ui.IconButton("boxless", at, "", "minus", say.BoxeditLess(col)),
			app.Input().ID(fieldID(i)).Name("boxnumber:"+at).Type("number").Attr("inputmode", keyboard).Attr("enterkeyhint", "next").Min(least).Max(most).Value(value).Placeholder("?").
				AutoComplete(false).Aria("label", say.BoxeditField(name, least, most, ours)).Aria("invalid", strconv.FormatBool(e.wrong == i)).
				Aria("describedby", "boxwrong-"+at),
			ui.IconButton("boxmore", at, "", "plus", say.BoxeditMore(col)),
		}
	}
	return ui.Box("field box-field",
		app.P().Class("field-name").Body(app.Text(col), ui.Span("box-state", state.String())),
		ui.Box("box-number", input...),
		app.P().ID("boxwrong-"+at).Class("notice").Role("alert").Hidden(e.wrong != i).Text(say.BoxeditBeyond(e.told(i, e.box.N[i]), least, most)),
		ui.Box("row",
			ui.Button("boxours", at, "btn-quiet", ui.Word(say.BoxeditOurs(ours))).Aria("pressed", strconv.FormatBool(e.box.Marks[i] == box.Read && e.box.N[i] == e.box.Ours(i))),
			ui.Button("boxnone", at, "btn-quiet", ui.Word(say.BoxeditNone.String())).Aria("pressed", strconv.FormatBool(e.box.Marks[i] == box.Missing))))
}
