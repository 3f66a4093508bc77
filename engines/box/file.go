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
	Game  *game.Def      // whose box it is; nil if that is not known
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
	text   string
	box    *Box
	fields map[string]field // by game.Sheet.Field
	at     []int            // by number: the byte at which it stands
}

// field is a number and its column.
type field struct {
	number int
	col    *game.Column
}

func (r *reading) fault(why Why, v *json.Value, field string) *Fault {
	f := &Fault{Why: why, Line: lineOf(r.text, v.At), Field: field, What: string(v.Raw[:min(len(v.Raw), 40)])}
	if r.box != nil {
		f.Game = r.box.Game
	}
	return f
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
	r.box, r.fields = New(d, ""), map[string]field{}
	r.at = make([]int, len(r.box.N))
	game.Places(d.Sheets, func(sheet, row, col int) {
		s := &d.Sheets[sheet]
		r.fields[s.Field(row, col)] = field{len(r.fields), &s.Cols[col]}
	})
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
	i := slices.IndexFunc(r.box.Game.Sheets, func(s game.Sheet) bool { return s.ID == id })
	if i < 0 {
		return r.fault(UnknownField, v, id)
	}
	if err := r.group(v, id); err != nil {
		return err
	}
	for j, name := range v.Names {
		component, within := &v.Items[j], id+", "+name
		if !slices.Contains(r.box.Game.Sheets[i].Rows, name) {
			return r.fault(UnknownField, component, within)
		}
		if err := r.group(component, within); err != nil {
			return err
		}
		for k, col := range component.Names {
			if err := r.number(within+", "+col, &component.Items[k]); err != nil {
				return err
			}
		}
	}
	return nil
}

// group refuses what is no object, or one in which a field stands twice.
func (r *reading) group(v *json.Value, name string) error {
	if v.Kind != '{' {
		return r.fault(NoGroup, v, name)
	}
	return r.once(v, name+", ")
}

// number reads one number, or the name of one.
func (r *reading) number(name string, v *json.Value) error {
	f, known := r.fields[name]
	if !known {
		return r.fault(UnknownField, v, name)
	}
	r.at[f.number] = v.At
	switch {
	case v.Kind == 'n':
		r.box.Put(f.number, Missing, 0)
	case v.Kind == '"' && v.Text == "?":
		r.box.Put(f.number, Open, 0)
	case v.Kind == '"' && f.col.Names != nil:
		n := slices.Index(f.col.Names, v.Text)
		if n < int(f.col.Min) || n > int(f.col.Max) {
			fault := r.fault(NoName, v, name)
			fault.Col = f.col
			return fault
		}
		r.box.Put(f.number, Read, n)
	default:
		n, err := strconv.ParseInt(string(v.Raw), 10, 16)
		if v.Kind != '0' || err != nil {
			return r.fault(NoNumber, v, name)
		}
		r.box.Put(f.number, Read, int(n))
	}
	return nil
}

// beyond refuses a number that is beyond the bounds of its column.
func (r *reading) beyond() error {
	fault := r.box.beyond()
	if fault == nil {
		return nil
	}
	return &Fault{Why: Beyond, Game: r.box.Game, Box: fault, Field: fault.Field(), What: strconv.Itoa(fault.N), Line: lineOf(r.text, r.at[r.fields[fault.Field()].number])}
}
