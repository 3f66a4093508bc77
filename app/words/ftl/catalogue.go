package ftl

import (
	"errors"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Grammar is the section that every other one may refer to, and whose messages are functions: GRAMMAR's message "whose" is WHOSE($owner).
const Grammar = "grammar"

// Functions that are no message of the grammar.
const (
	Number   = "NUMBER" // a number, said as it is
	Capital  = "CAP"    // a text with its first letter made large
	LastChar = "LAST"   // the last letter of a text, for a selection: Hans' but Anna's
)

// Type is what an argument of a message is, found from how it is used.
type Type struct {
	Base Base
	Noun string // the family, for a Noun
}

// Base is a type without the family.
type Base uint8

// The types of arguments. A use that says more stands above one that says less.
const (
	Text    Base = iota
	Flag         // keys yes and no
	Integer      // NUMBER, or keys that are numbers or plural categories
	Person       // a key you
	Noun         // given to a family's function: PLACE($to)
)

var plurals = []string{"zero", "one", "two", "few", "many"}

// Spec says what a section is: its name, which its file has too, and its families of nouns. A family "place" has the messages whose IDs
// begin with "place-": each is packed with the same forms in the same order, so that PLACE($to, form: "at") finds its form by number.
type Spec struct {
	Name     string
	Families []string
}

// Section is one file of a language, compiled: every reference is expanded, every argument has a type.
type Section struct {
	Name     string
	Messages []*Message // in the order of the English file
	byID     map[string]*Message
}

// Message is a message with its attributes: Attrs[0] is its value, whose pattern is nil where it has none.
type Message struct {
	ID    string
	Line  int
	Attrs []Compiled
}

// Compiled is an attribute: its text, and its arguments by name.
type Compiled struct {
	Name    string
	Pattern Pattern
	Args    []Arg
}

// Arg is an argument of a text.
type Arg struct {
	Name string
	Type Type
}

// Language is all files of a language, compiled.
type Language struct {
	Tag      string
	Sections []*Section
}

// Section is the section of that name, nil if there is none.
func (l *Language) Section(name string) *Section {
	for _, s := range l.Sections {
		if s.Name == name {
			return s
		}
	}
	return nil
}

// Message is the message of that ID, nil if there is none.
func (s *Section) Message(id string) *Message { return s.byID[id] }

// Attr is the number and the attribute of that name; -1 and nil if there is none.
func (m *Message) Attr(name string) (int, *Compiled) {
	for i := range m.Attrs {
		if m.Attrs[i].Name == name && m.Attrs[i].Pattern != nil {
			return i, &m.Attrs[i]
		}
	}
	return -1, nil
}

// Compile makes a language of its files, one for each section, nil for one that says English. English is the model of the others: nil for
// itself. All faults come at once, each with its file and line.
func Compile(tag string, sections []Spec, files []*Resource, english *Language) (*Language, error) {
	c := compiler{lang: &Language{Tag: tag}, english: english, entries: map[string]map[string]*Entry{}}
	for i, f := range files {
		if f == nil {
			continue
		}
		entries := map[string]*Entry{}
		for _, e := range f.Entries {
			if entries[e.ID] != nil {
				c.fault(f.File, e.Line, "%s stands there twice", e.ID)
			}
			entries[e.ID] = e
		}
		c.entries[sections[i].Name] = entries
	}
	for i, f := range files {
		if f != nil {
			c.section(sections[i], f)
		} else {
			c.lang.Sections = append(c.lang.Sections, english.Section(sections[i].Name))
		}
	}
	return c.lang, errors.Join(c.faults...)
}

// Load reads and compiles the files of a language in the folder of its tag. English has no model. A language that has no file for a section
// (every one has its grammar) says English there.
func Load(from fs.FS, tag string, sections []Spec, english *Language) (*Language, error) {
	all := make([]*Resource, len(sections))
	for i, s := range sections {
		name := path.Join(tag, s.Name+".ftl")
		source, err := fs.ReadFile(from, name)
		if errors.Is(err, fs.ErrNotExist) && english != nil && s.Name != Grammar {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("no %s of the language %s: %w", s.Name, tag, err)
		}
		if all[i], err = Parse(name, string(source)); err != nil {
			return nil, err
		}
	}
	return Compile(tag, sections, all, english)
}

// compiler makes one language.
type compiler struct {
	lang    *Language
	english *Language
	entries map[string]map[string]*Entry // by section and ID
	faults  []error

	// The section at hand, and the entry whose faults are told.
	name  string
	model *Section            // its English, nil for English itself
	forms map[string][]string // by family: the forms of its members, in the order in which they are packed
	file  string
	line  int
}

func (c *compiler) fault(file string, line int, format string, args ...any) {
	c.faults = append(c.faults, fmt.Errorf("%s:%d: "+format, append([]any{file, line}, args...)...))
}

// say is a fault of the entry at hand.
func (c *compiler) say(format string, args ...any) { c.fault(c.file, c.line, format, args...) }

// section compiles one file.
func (c *compiler) section(spec Spec, f *Resource) {
	s := &Section{Name: spec.Name, byID: map[string]*Message{}}
	c.lang.Sections = append(c.lang.Sections, s)
	c.file, c.name, c.model = f.File, spec.Name, nil
	if c.english != nil {
		c.model = c.english.Section(spec.Name)
	}
	c.forms = map[string][]string{}
	for _, family := range spec.Families {
		c.forms[family] = c.formsOf(family, f)
	}
	order := []*Message{}
	for _, e := range f.Entries {
		c.line = e.Line
		switch {
		case strings.HasPrefix(e.ID, "-"): // terms are only referred to
		case c.model == nil || c.model.byID[e.ID] != nil:
			m := c.message(e)
			s.byID[e.ID], order = m, append(order, m)
		case spec.Name != Grammar: // the grammar of a language may have functions of its own
			c.say("%s is no message of English", e.ID)
		}
	}
	if c.model != nil {
		order = order[:0]
		for _, m := range c.model.Messages {
			if s.byID[m.ID] == nil {
				c.fault(f.File, 1, "%s is missing", m.ID)
				continue
			}
			order = append(order, s.byID[m.ID])
		}
	}
	s.Messages = order
	c.checkForms(s)
}

// message compiles a message, and compares it with its English.
func (c *compiler) message(e *Entry) *Message {
	m := &Message{ID: e.ID, Line: e.Line}
	for _, name := range c.order(e) {
		compiled := Compiled{Name: name}
		if a := e.Attr(name); a != nil {
			compiled.Pattern = c.pattern(a.Pattern, nil, 0)
			compiled.Args = c.arguments(compiled.Pattern)
		}
		m.Attrs = append(m.Attrs, compiled)
	}
	if c.model != nil {
		c.compare(m, c.model.byID[e.ID])
	}
	return m
}

// order is how the attributes of an entry are packed: as in English, then what this language has besides.
func (c *compiler) order(e *Entry) []string {
	if family := c.familyOf(e.ID); family != "" {
		return c.forms[family]
	}
	out := []string{""}
	if c.model != nil {
		for _, a := range c.model.byID[e.ID].Attrs {
			out = with(out, a.Name)
		}
	}
	for _, a := range e.Attrs {
		out = with(out, a.Name)
	}
	return out
}

// with is a list with one more, if it is not there.
func with(list []string, one string) []string {
	if slices.Contains(list, one) {
		return list
	}
	return append(list, one)
}

// familyOf is the family that a message belongs to: the longest whose name its ID begins with.
func (c *compiler) familyOf(id string) string {
	for i := len(id) - 1; i > 0; i-- {
		if id[i] == '-' && c.forms[id[:i]] != nil {
			return id[:i]
		}
	}
	return ""
}

// formsOf are the forms that any member of a family has, those of English first.
func (c *compiler) formsOf(family string, f *Resource) []string {
	forms := []string{""}
	if c.model != nil {
		for _, m := range c.model.Messages {
			for _, a := range m.Attrs {
				if strings.HasPrefix(m.ID, family+"-") {
					forms = with(forms, a.Name)
				}
			}
		}
	}
	for _, e := range f.Entries {
		for _, a := range e.Attrs {
			if strings.HasPrefix(e.ID, family+"-") {
				forms = with(forms, a.Name)
			}
		}
	}
	return forms
}

func builtin(name string) bool { return name == Number || name == Capital || name == LastChar }

// lower is the message or the family that a function's name stands for: CASE_OF is case-of.
func lower(function string) string { return strings.ReplaceAll(strings.ToLower(function), "_", "-") }

// compare finds what a text of this language asks for and English does not give.
func (c *compiler) compare(m, english *Message) {
	for _, a := range english.Attrs {
		if _, mine := m.Attr(a.Name); mine == nil && a.Pattern != nil {
			c.say("%s is missing", strings.TrimSuffix(m.ID+"."+a.Name, "."))
		}
	}
	for i := range m.Attrs {
		a := &m.Attrs[i]
		_, model := english.Attr(a.Name)
		if model == nil {
			if a.Pattern != nil && c.familyOf(m.ID) == "" {
				c.say("%s has no attribute %s in English, and is no noun", m.ID, a.Name)
			}
			continue
		}
		for _, arg := range a.Args {
			at := slices.IndexFunc(model.Args, func(x Arg) bool { return x.Name == arg.Name })
			switch {
			case at < 0:
				c.say("%s asks for $%s, which English does not give", m.ID, arg.Name)
			case arg.Type.Base > model.Args[at].Type.Base || arg.Type.Base == Noun && arg.Type != model.Args[at].Type:
				c.say("%s uses $%s as %s, and English as %s", m.ID, arg.Name, arg.Type, model.Args[at].Type)
			}
		}
		a.Args = model.Args
	}
}

// String names a type for a fault.
func (t Type) String() string {
	return [...]string{"a text", "yes or no", "a number", "a person", "a " + t.Noun}[t.Base]
}

// deepest bounds references to references.
const deepest = 12

// pattern expands a text. given are the arguments of a function of the grammar, nil elsewhere: there a variable is an argument of the
// message itself.
func (c *compiler) pattern(p Pattern, given map[string]*Expr, depth int) Pattern {
	var out Pattern
	add := func(piece Piece) {
		if n := len(out); n > 0 && out[n-1].Expr == nil && piece.Expr == nil {
			out[n-1].Text += piece.Text
			return
		}
		out = append(out, piece)
	}
	for _, piece := range p {
		if piece.Expr == nil {
			add(piece)
			continue
		}
		for _, made := range c.place(piece.Expr, given, depth) {
			add(made)
		}
	}
	if out == nil {
		out = Pattern{}
	}
	return out
}

// place expands what stands between braces.
func (c *compiler) place(e *Expr, given map[string]*Expr, depth int) Pattern {
	if depth > deepest {
		c.say("a message refers to itself")
		return nil
	}
	switch e.Kind {
	case Literal:
		return Pattern{{Text: e.Name}}
	case Refer:
		return c.refer(e, given, depth)
	case Call:
		if function := c.entries[Grammar][lower(e.Name)]; function != nil && !builtin(e.Name) {
			return c.apply(function, e, given, depth)
		}
	}
	return Pattern{{Expr: c.expr(e, given, depth)}}
}

// refer is the text of the message or term that is referred to, with the arguments of the message at hand.
func (c *compiler) refer(e *Expr, given map[string]*Expr, depth int) Pattern {
	for _, section := range []string{c.name, Grammar} {
		if entry := c.entries[section][e.Name]; entry != nil {
			if a := entry.Attr(e.Form); a != nil {
				return c.pattern(a.Pattern, given, depth+1)
			}
		}
	}
	c.say("there is no %s", strings.TrimSuffix(e.Name+"."+e.Form, "."))
	return nil
}

// apply is a function of the grammar: its message with the arguments of the call, in the order in which it names them first.
func (c *compiler) apply(function *Entry, e *Expr, given map[string]*Expr, depth int) Pattern {
	a := function.Attr(e.Form)
	if a == nil {
		c.say("%s has no form %q", e.Name, e.Form)
		return nil
	}
	names := variables(a.Pattern, nil)
	if len(names) != len(e.Args) {
		c.say("%s wants %d arguments and gets %d", e.Name, len(names), len(e.Args))
		return nil
	}
	args := map[string]*Expr{}
	for i, name := range names {
		args[name] = c.expr(e.Args[i], given, depth+1)
	}
	return c.pattern(a.Pattern, args, depth+1)
}

// expr expands an expression that stays one: a variable, a noun, a function of the program, a selection.
func (c *compiler) expr(e *Expr, given map[string]*Expr, depth int) *Expr {
	switch e.Kind {
	case Variable:
		if given == nil {
			return e
		}
		if arg := given[e.Name]; arg != nil {
			return arg
		}
		c.say("$%s is not given", e.Name)
	case Call, Select:
		if e.Kind == Call && !builtin(e.Name) && c.entries[Grammar][lower(e.Name)] != nil {
			c.say("%s cannot stand within a function or choose a variant", e.Name)
		}
		out := *e
		out.Args, out.Variants = nil, nil
		for _, a := range e.Args {
			out.Args = append(out.Args, c.expr(a, given, depth+1))
		}
		for _, v := range e.Variants {
			v.Pattern = c.pattern(v.Pattern, given, depth+1)
			out.Variants = append(out.Variants, v)
		}
		return &out
	case Refer:
		c.say("%s cannot stand within a function or choose a variant", e.Name)
	}
	return e
}

// variables are the names of the variables of a text in the order in which they come first.
func variables(p Pattern, names []string) []string {
	var expr func(e *Expr)
	expr = func(e *Expr) {
		if e.Kind == Variable && !slices.Contains(names, e.Name) {
			names = append(names, e.Name)
		}
		for _, a := range e.Args {
			expr(a)
		}
		for _, v := range e.Variants {
			names = variables(v.Pattern, names)
		}
	}
	for _, piece := range p {
		if piece.Expr != nil {
			expr(piece.Expr)
		}
	}
	return names
}

// arguments are the arguments of an expanded text by name, with their types.
func (c *compiler) arguments(p Pattern) []Arg {
	types := map[string]Type{}
	note := func(name string, t Type) {
		was, ok := types[name]
		switch {
		case ok && was.Base > Flag && t.Base > Flag && was != t:
			c.say("$%s is used as %s and as %s", name, was, t)
		case !ok || t.Base > was.Base:
			types[name] = t
		}
	}
	var pattern func(p Pattern)
	var expr func(e *Expr, as Type)
	expr = func(e *Expr, as Type) {
		switch e.Kind {
		case Variable:
			note(e.Name, as)
		case Call:
			c.call(e, expr)
		case Select:
			expr(e.Args[0], c.keys(e))
			for _, v := range e.Variants {
				pattern(v.Pattern)
			}
		}
	}
	pattern = func(p Pattern) {
		for _, piece := range p {
			if piece.Expr != nil {
				expr(piece.Expr, Type{})
			}
		}
	}
	pattern(p)
	out := make([]Arg, 0, len(types))
	for name, t := range types {
		out = append(out, Arg{name, t})
	}
	slices.SortFunc(out, func(a, b Arg) int { return strings.Compare(a.Name, b.Name) })
	return out
}

// call gives the arguments of a function their types.
func (c *compiler) call(e *Expr, expr func(e *Expr, as Type)) {
	if len(e.Args) == 0 {
		c.say("%s has no argument", e.Name)
		return
	}
	switch e.Name {
	case Number:
		expr(e.Args[0], Type{Base: Integer})
	case Capital, LastChar:
		expr(e.Args[0], Type{})
	default:
		family := lower(e.Name)
		expr(e.Args[0], Type{Base: Noun, Noun: family})
		if e.Args[0].Kind != Variable {
			c.say("%s wants a variable", e.Name)
		}
		for _, a := range e.Args[1:] {
			if a.Kind != Variable {
				c.say("%s wants variables", e.Name)
			}
			expr(a, Type{Base: Integer}) // what a noun is counted by
		}
		return
	}
	if len(e.Args) != 1 || e.Form != "" {
		c.say("%s has one argument and no form", e.Name)
	}
}

// keys is the type that the variants of a selection say of what they choose by.
func (c *compiler) keys(e *Expr) Type {
	flag := true
	for _, v := range e.Variants {
		switch {
		case v.Key == "you":
			return Type{Base: Person}
		case isNumber(v.Key) || slices.Contains(plurals, v.Key):
			return Type{Base: Integer}
		}
		flag = flag && (v.Key == "yes" || v.Key == "no")
	}
	if flag {
		return Type{Base: Flag}
	}
	return Type{}
}

// checkForms finds the nouns that lack a form which a sentence of their file asks for.
func (c *compiler) checkForms(s *Section) {
	for _, m := range s.Messages {
		c.line = m.Line
		for _, a := range m.Attrs {
			eachCall(a.Pattern, func(e *Expr) {
				if builtin(e.Name) {
					return
				}
				family := lower(e.Name)
				if c.forms[family] == nil {
					c.say("%s calls %s: there is no such noun and no such function of the grammar", m.ID, e.Name)
				}
				for _, noun := range s.Messages {
					if c.familyOf(noun.ID) != family {
						continue
					}
					if _, form := noun.Attr(e.Form); form == nil {
						c.say("%s asks for the form %q, which %s does not have", m.ID, e.Form, noun.ID)
					} else if len(form.Args) != len(e.Args)-1 {
						c.say("%s gives %d numbers to the form %q of %s, which wants %d", m.ID, len(e.Args)-1, e.Form, noun.ID, len(form.Args))
					}
				}
			})
		}
	}
}

// eachCall visits the calls of a text.
func eachCall(p Pattern, visit func(e *Expr)) {
	var expr func(e *Expr)
	expr = func(e *Expr) {
		if e.Kind == Call {
			visit(e)
		}
		for _, a := range e.Args {
			expr(a)
		}
		for _, v := range e.Variants {
			eachCall(v.Pattern, visit)
		}
	}
	for _, piece := range p {
		if piece.Expr != nil {
			expr(piece.Expr)
		}
	}
}
