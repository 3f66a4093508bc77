package box

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/json"
	"tabard/engines/save"
)

// MaxBytes is how long a text may be that Decode reads.
const MaxBytes = 64 << 10

// shape is the version of what a text looks like.
const shape = 1

// Keys of a text that are no sheets.
const (
	keyShape = "tabard-box"
	keyGame  = "game"
	keyTitle = "title"
)

// Why says why a text is no box. Words for people belong to the app.
type Why uint8

// The reasons.
const (
	NoBox       Why = iota + 1 // it is something else
	TooLong                    // longer than MaxBytes
	Cut                        // it ends in the middle
	Syntax                     // it is no JSON: at Line, What stands where it cannot
	Twice                      // a field stands twice
	Newer                      // its shape is newer than this program
	UnknownGame                // What is no game of this program, or one without boxes
	UnknownField
	NoNumber // What stands where a whole number, "?" or null belongs
	NoName   // What stands where one of the names of Col belongs
	NoGroup  // a component's or a sheet's numbers do not stand in braces
	NoTitle  // the title is no text
	Beyond   // a number is beyond what can be played with: see Box
)

// Fault says why a text is no box, and where.
type Fault struct {
	Why   Why
	Line  int            // in the text, from 1; 0 if it is about the whole text
	Field string         // the field by its machine names, "weapons, Standard, forge"; empty if it is about none
	What  string         // what stands there
	Box   *game.BoxFault // for Beyond
	Col   *game.Column   // for NoName
}

func (f *Fault) Error() string {
	if f.Box != nil {
		return fmt.Sprintf("box: line %d: %s: %v", f.Line, f.Field, f.Box)
	}
	return fmt.Sprintf("box: reason %d, line %d: %s: %s", f.Why, f.Line, f.Field, f.What)
}

// Unwrap returns what is wrong with the box itself; nil if the text is at fault.
func (f *Fault) Unwrap() error {
	if f.Box == nil {
		return nil // not a nil *game.BoxFault in an interface
	}
	return f.Box
}

// Encode is the text of a box.
func (b *Box) Encode() []byte {
	var t strings.Builder
	fmt.Fprintf(&t, "{\n  %q: %d,\n  %q: %q,\n  %q: %s", keyShape, shape, keyGame, b.Game.ID, keyTitle, json.AppendString(nil, b.Title))
	i := 0
	for k := range b.Game.Sheets {
		s := &b.Game.Sheets[k]
		fmt.Fprintf(&t, ",\n  %q: {", s.ID)
		last := -1
		s.Numbers(func(row, col int) {
			switch {
			case last < 0:
				fmt.Fprintf(&t, "\n    %q: {", s.Rows[row])
			case row != last:
				fmt.Fprintf(&t, "},\n    %q: {", s.Rows[row])
			default:
				t.WriteString(", ")
			}
			last = row
			fmt.Fprintf(&t, "%q: %s", s.Cols[col].ID, b.told(i, &s.Cols[col]))
			i++
		})
		t.WriteString("}\n  }")
	}
	t.WriteString("\n}\n")
	return []byte(t.String())
}

// told is how a number stands in a text.
func (b *Box) told(number int, c *game.Column) string {
	switch b.Marks[number] {
	case Read:
		if n := b.N[number]; n >= 0 && n < len(c.Names) {
			return `"` + c.Names[n] + `"`
		}
		return strconv.Itoa(b.N[number])
	case Missing:
		return "null"
	}
	return `"?"`
}

// Decode reads the text of a box of any game. The error is a *Fault. What numbers break together is no fault of a text, since a box may be
// half read: Pack tells.
func Decode(text []byte) (*Box, error) {
	if len(text) > MaxBytes {
		return nil, &Fault{Why: TooLong}
	}
	t := strings.TrimPrefix(string(text), "\ufeff")
	if !strings.HasPrefix(strings.TrimLeft(t, " \t\r\n"), "{") {
		return nil, &Fault{Why: NoBox}
	}
	root, err := json.Read([]byte(t))
	if err != nil {
		return nil, broken(t, err)
	}
	r := reading{text: t}
	if err := r.all(&root); err != nil {
		return nil, err
	}
	return r.box, nil
}

// broken says where a text stops being JSON.
func broken(text string, err error) error {
	at, _ := errors.AsType[json.Error](err)
	f := &Fault{Why: Syntax, Line: lineOf(text, at.At), What: fmt.Sprintf("%.10q", text[at.At:])}
	if strings.TrimSpace(text[at.At:]) == "" {
		f.Why, f.What = Cut, ""
	}
	return f
}

// lineOf is the line in which a byte stands, from 1.
func lineOf(text string, at int) int { return 1 + strings.Count(text[:at], "\n") }

// reading is the reading of a text.
type reading struct {
	text  string
	box   *Box
	lines []int // by number: where it stands; 0 if it does not
}

func (r *reading) fault(why Why, v *json.Value, field string) error {
	return &Fault{Why: why, Line: lineOf(r.text, v.At), Field: field, What: string(v.Raw[:min(len(v.Raw), 40)])}
}

func (r *reading) all(root *json.Value) error {
	if err := r.once(root, ""); err != nil {
		return err
	}
	if err := r.head(root); err != nil {
		return err
	}
	for i, name := range root.Names {
		if name == keyShape || name == keyGame || name == keyTitle {
			continue
		}
		if err := r.sheet(name, &root.Items[i]); err != nil {
			return err
		}
	}
	return r.beyond()
}

// once refuses an object in which a field stands twice.
func (r *reading) once(v *json.Value, within string) error {
	for i, name := range v.Names {
		if slices.Contains(v.Names[:i], name) {
			return r.fault(Twice, &v.Items[i], within+name)
		}
	}
	return nil
}

// head reads what tells a text to be a box, and of which game.
func (r *reading) head(root *json.Value) error {
	version := item(root, keyShape)
	if version == nil || version.Kind != '0' {
		return &Fault{Why: NoBox}
	}
	if v, err := strconv.Atoi(string(version.Raw)); err != nil || v < 1 {
		return r.fault(NoNumber, version, keyShape)
	} else if v > shape {
		return r.fault(Newer, version, keyShape)
	}
	id := item(root, keyGame)
	if id == nil {
		return &Fault{Why: UnknownGame, Field: keyGame}
	}
	d := engines.ByID(id.Text)
	if id.Kind != '"' || d == nil || d.Box == nil {
		return r.fault(UnknownGame, id, keyGame)
	}
	r.box = New(d, "")
	r.lines = make([]int, len(r.box.N))
	if title := item(root, keyTitle); title != nil {
		if title.Kind != '"' {
			return r.fault(NoTitle, title, keyTitle)
		}
		r.box.Title = save.Clean(title.Text)
	}
	return nil
}

// item is the item of an object of that name; nil if there is none.
func item(v *json.Value, name string) *json.Value {
	if i := slices.Index(v.Names, name); i >= 0 {
		return &v.Items[i]
	}
	return nil
}

// sheet reads the numbers of a kind of component.
func (r *reading) sheet(id string, v *json.Value) error {
	first := 0 // the sheet's first number
	for i := range r.box.Game.Sheets {
		s := &r.box.Game.Sheets[i]
		if s.ID != id {
			s.Numbers(func(int, int) { first++ })
			continue
		}
		if v.Kind != '{' {
			return r.fault(NoGroup, v, id)
		}
		if err := r.once(v, id+", "); err != nil {
			return err
		}
		for j, name := range v.Names {
			if err := r.component(s, first, name, &v.Items[j]); err != nil {
				return err
			}
		}
		return nil
	}
	return r.fault(UnknownField, v, id)
}

// component reads the numbers of a row of a sheet whose first number is first.
func (r *reading) component(s *game.Sheet, first int, name string, v *json.Value) error {
	field := s.ID + ", " + name
	if !slices.Contains(s.Rows, name) {
		return r.fault(UnknownField, v, field)
	}
	if v.Kind != '{' {
		return r.fault(NoGroup, v, field)
	}
	if err := r.once(v, field+", "); err != nil {
		return err
	}
	for i, col := range v.Names {
		number, at, of := first, -1, (*game.Column)(nil)
		s.Numbers(func(row, c int) {
			if s.Rows[row] == name && s.Cols[c].ID == col {
				at, of = number, &s.Cols[c]
			}
			number++
		})
		one := &v.Items[i]
		if at < 0 {
			return r.fault(UnknownField, one, field+", "+col)
		}
		if err := r.number(at, of, one, field+", "+col); err != nil {
			return err
		}
	}
	return nil
}

// number reads one number, or the name of one.
func (r *reading) number(number int, c *game.Column, v *json.Value, field string) error {
	r.lines[number] = lineOf(r.text, v.At)
	switch {
	case v.Kind == 'n':
		r.box.Put(number, Missing, 0)
	case v.Kind == '"' && v.Text == "?":
		r.box.Put(number, Open, 0)
	case v.Kind == '"' && c.Names != nil:
		n := slices.Index(c.Names, v.Text)
		if n < int(c.Min) || n > int(c.Max) {
			return &Fault{Why: NoName, Line: lineOf(r.text, v.At), Field: field, What: string(v.Raw[:min(len(v.Raw), 40)]), Col: c}
		}
		r.box.Put(number, Read, n)
	default:
		n, err := strconv.ParseInt(string(v.Raw), 10, 16)
		if v.Kind != '0' || err != nil {
			return r.fault(NoNumber, v, field)
		}
		r.box.Put(number, Read, int(n))
	}
	return nil
}

// beyond refuses a number that is beyond the bounds of its column.
func (r *reading) beyond() error {
	_, err := r.box.Pack()
	fault, ok := errors.AsType[*game.BoxFault](err)
	if !ok || fault.Law != "" {
		return nil
	}
	f := &Fault{Why: Beyond, Box: fault}
	i := 0
	Places(r.box.Game, func(s *game.Sheet, row, col int) {
		if s == fault.Sheet && row == fault.Row && col == fault.Col {
			f.Line, f.Field, f.What = r.lines[i], s.ID+", "+s.Rows[row]+", "+s.Cols[col].ID, strconv.Itoa(r.box.N[i])
		}
		i++
	})
	return f
}
