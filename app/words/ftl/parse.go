// Package ftl reads the catalogues of words: the part of Fluent's syntax that Tabard uses. It parses the files of a language, expands what
// refers to other messages, finds the type of every argument, and packs all into the text that the program reads (see package words).
//
// What is taken of Fluent (projectfluent.org): comments, messages, attributes, terms without arguments, texts of several lines, string
// literals, variables, references to messages and terms, function calls, and selections with a default variant, nested as one likes.
// A line break within a text is a blank.
package ftl

import (
	"fmt"
	"strings"
)

// Resource is one file: its entries in the order of the file.
type Resource struct {
	File    string // for faults
	Entries []*Entry
}

// Entry is a message, or a term where its ID begins with a hyphen. The attribute with an empty name is the value, and comes first;
// a message may have attributes alone.
type Entry struct {
	ID    string
	Line  int
	Attrs []Attr
}

// Attr is an attribute of an entry.
type Attr struct {
	Name    string
	Pattern Pattern
}

// Attr is the attribute of that name, nil if there is none.
func (e *Entry) Attr(name string) *Attr {
	for i := range e.Attrs {
		if e.Attrs[i].Name == name {
			return &e.Attrs[i]
		}
	}
	return nil
}

// Pattern is a text: literal pieces and places.
type Pattern []Piece

// Piece is a literal where Expr is nil.
type Piece struct {
	Text string
	Expr *Expr
}

// Kind says what an expression is.
type Kind uint8

// The kinds of expressions.
const (
	Variable Kind = iota // $Name
	Call                 // NAME(Args, form: "Form")
	Refer                // a message, Name, or an attribute of it, Form; a term where Name begins with a hyphen
	Select               // Args[0] -> Variants
	Literal              // "Name"
)

// Expr is what stands between braces.
type Expr struct {
	Kind     Kind
	Name     string
	Form     string
	Args     []*Expr
	Variants []Variant
}

// Variant is one way of a selection. The default has the asterisk.
type Variant struct {
	Key     string
	Default bool
	Pattern Pattern
}

// Parse reads a file. An error names the file and the line.
func Parse(file, source string) (*Resource, error) {
	res := &Resource{File: file}
	lines := strings.Split(source, "\n")
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		switch {
		case strings.TrimSpace(line) == "" || line[0] == '#':
			continue
		case line[0] == ' ' || line[0] == '\t':
			return nil, fmt.Errorf("%s:%d: a line that belongs to no message", file, i+1)
		}
		// The entry goes on as long as lines are indented, or close a selection.
		first := i
		for i+1 < len(lines) && continues(lines, i+1) {
			i++
		}
		entry, err := parseEntry(lines[first : i+1])
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, first+1, err)
		}
		entry.Line = first + 1
		res.Entries = append(res.Entries, entry)
	}
	return res, nil
}

// continues says that a line belongs to the entry above it. A blank line does if an indented one follows.
func continues(lines []string, i int) bool {
	for ; i < len(lines); i++ {
		if strings.TrimSpace(lines[i]) != "" {
			return lines[i][0] == ' ' || lines[i][0] == '\t' || lines[i][0] == '}'
		}
	}
	return false
}

func parseEntry(lines []string) (*Entry, error) {
	id, rest, ok := strings.Cut(lines[0], "=")
	id = strings.TrimSpace(id)
	if !ok || !isID(strings.TrimPrefix(id, "-")) {
		return nil, fmt.Errorf("%q begins no message", lines[0])
	}
	entry := &Entry{ID: id}
	name, text := "", []string{rest}
	finish := func() error {
		p := parser{s: strings.TrimSpace(strings.Join(text, "\n"))}
		pattern, err := p.pattern(false)
		if err != nil {
			return fmt.Errorf("%s: %w", strings.TrimSuffix(id+"."+name, "."), err)
		}
		if len(pattern) > 0 {
			entry.Attrs = append(entry.Attrs, Attr{name, pattern})
		} else if name != "" {
			return fmt.Errorf("%s.%s is empty", id, name)
		}
		return nil
	}
	for _, line := range lines[1:] {
		t := strings.TrimSpace(line)
		if strings.HasPrefix(t, "#") {
			return nil, fmt.Errorf("%s: a comment stands before a message, not within it", id)
		}
		head, tail, ok := strings.Cut(t, "=")
		attr := strings.TrimSpace(strings.TrimPrefix(head, "."))
		if !ok || !strings.HasPrefix(t, ".") || !isID(attr) {
			text = append(text, t)
			continue
		}
		if err := finish(); err != nil {
			return nil, err
		}
		if entry.Attr(attr) != nil {
			return nil, fmt.Errorf("%s.%s stands there twice", id, attr)
		}
		name, text = attr, []string{tail}
	}
	if err := finish(); err != nil {
		return nil, err
	}
	if len(entry.Attrs) == 0 {
		return nil, fmt.Errorf("%s has no text", id)
	}
	return entry, nil
}

func isID(s string) bool {
	for i, r := range s {
		letter := r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'
		if !letter && (i == 0 || r != '-' && r != '_' && (r < '0' || r > '9')) {
			return false
		}
	}
	return s != ""
}

// parser reads one pattern.
type parser struct {
	s string
	i int
}

func (p *parser) peek() byte {
	if p.i < len(p.s) {
		return p.s[p.i]
	}
	return 0
}

func (p *parser) blank() {
	for p.i < len(p.s) && (p.s[p.i] == ' ' || p.s[p.i] == '\n' || p.s[p.i] == '\t') {
		p.i++
	}
}

func (p *parser) want(what string) error {
	p.blank()
	if !strings.HasPrefix(p.s[p.i:], what) {
		return fmt.Errorf("%q is missing before %q", what, p.near())
	}
	p.i += len(what)
	return nil
}

// near is what follows, for a fault.
func (p *parser) near() string { return p.s[p.i:min(len(p.s), p.i+20)] }

// pattern reads up to the end, or within a variant up to the next variant or the end of the selection.
func (p *parser) pattern(variant bool) (Pattern, error) {
	var out Pattern
	var text strings.Builder
	flush := func() {
		if text.Len() > 0 {
			out = append(out, Piece{Text: text.String()})
			text.Reset()
		}
	}
	for p.i < len(p.s) {
		switch c := p.s[p.i]; {
		case c == '{':
			flush()
			p.i++
			expr, err := p.inBraces()
			if err != nil {
				return nil, err
			}
			out = append(out, Piece{Expr: expr})
		case c == '}' && !variant:
			return nil, fmt.Errorf("a brace too many before %q", p.near())
		case variant && (c == '}' || p.atVariant()):
			flush()
			return trimmed(out), nil
		case c == '\n':
			text.WriteByte(' ')
			p.i++
		default:
			text.WriteByte(c)
			p.i++
		}
	}
	if variant {
		return nil, fmt.Errorf("a selection has no end")
	}
	flush()
	return out, nil
}

// atVariant says that "[key]" or "*[key]" begins here, after a blank.
func (p *parser) atVariant() bool {
	s := strings.TrimPrefix(p.s[p.i:], "*")
	if !strings.HasPrefix(s, "[") || p.i > 0 && p.s[p.i-1] != ' ' && p.s[p.i-1] != '\n' {
		return false
	}
	key, _, ok := strings.Cut(s[1:], "]")
	return ok && isKey(key)
}

func isKey(s string) bool { return isID(s) || isNumber(s) }

func isNumber(s string) bool {
	for _, r := range s {
		if r < '0' || r > '9' {
			return false
		}
	}
	return s != ""
}

// trimmed is a variant's pattern without the blanks around it.
func trimmed(p Pattern) Pattern {
	if n := len(p); n > 0 && p[n-1].Expr == nil {
		p[n-1].Text = strings.TrimRight(p[n-1].Text, " \n")
		if p[n-1].Text == "" {
			p = p[:n-1]
		}
	}
	return p
}

// inBraces reads an expression and the brace that closes it.
func (p *parser) inBraces() (*Expr, error) {
	expr, err := p.expr()
	if err != nil {
		return nil, err
	}
	p.blank()
	if !strings.HasPrefix(p.s[p.i:], "->") {
		return expr, p.want("}")
	}
	p.i += 2
	sel := &Expr{Kind: Select, Args: []*Expr{expr}}
	for {
		p.blank()
		if p.peek() == '}' {
			p.i++
			break
		}
		v := Variant{}
		if p.peek() == '*' {
			v.Default = true
			p.i++
		}
		if err := p.want("["); err != nil {
			return nil, err
		}
		key, _, ok := strings.Cut(p.s[p.i:], "]")
		if !ok || !isKey(key) {
			return nil, fmt.Errorf("no key of a variant: %q", p.near())
		}
		v.Key = key
		p.i += len(key) + 1
		for p.peek() == ' ' || p.peek() == '\n' {
			p.i++
		}
		if v.Pattern, err = p.pattern(true); err != nil {
			return nil, err
		}
		sel.Variants = append(sel.Variants, v)
	}
	return sel, sel.oneDefault()
}

func (e *Expr) oneDefault() error {
	n := 0
	for i, v := range e.Variants {
		if v.Default {
			n++
		}
		for _, w := range e.Variants[:i] {
			if v.Key == w.Key {
				return fmt.Errorf("two variants have the key %q", v.Key)
			}
		}
	}
	if n != 1 {
		return fmt.Errorf("a selection has %d default variants", n)
	}
	return nil
}

func (p *parser) name() string {
	start := p.i
	for p.i < len(p.s) && isID("a"+p.s[p.i:p.i+1]) {
		p.i++
	}
	return p.s[start:p.i]
}

func (p *parser) expr() (*Expr, error) {
	p.blank()
	switch p.peek() {
	case '$':
		p.i++
		name := p.name()
		if !isID(name) {
			return nil, fmt.Errorf("no name of a variable: %q", p.near())
		}
		return &Expr{Kind: Variable, Name: name}, nil
	case '"':
		text, err := p.quoted()
		return &Expr{Kind: Literal, Name: text}, err
	}
	term := p.peek() == '-'
	if term {
		p.i++
	}
	name := p.name()
	if !isID(name) {
		return nil, fmt.Errorf("no expression: %q", p.near())
	}
	switch {
	case term:
		return &Expr{Kind: Refer, Name: "-" + name}, nil
	case p.peek() == '(':
		return p.call(name)
	case p.peek() == '.':
		p.i++
		return &Expr{Kind: Refer, Name: name, Form: p.name()}, nil
	}
	return &Expr{Kind: Refer, Name: name}, nil
}

func (p *parser) quoted() (string, error) {
	end := strings.IndexByte(p.s[p.i+1:], '"')
	if end < 0 {
		return "", fmt.Errorf("a literal has no end: %q", p.near())
	}
	text := p.s[p.i+1 : p.i+1+end]
	p.i += end + 2
	return text, nil
}

// call reads the arguments of a function: expressions, and one name with a literal, form: "to".
func (p *parser) call(name string) (*Expr, error) {
	if strings.ToUpper(name) != name {
		return nil, fmt.Errorf("%s is no name of a function: they are written in large letters", name)
	}
	e := &Expr{Kind: Call, Name: name}
	p.i++
	for {
		p.blank()
		if p.peek() == ')' {
			p.i++
			return e, nil
		}
		if strings.HasPrefix(p.s[p.i:], "form:") {
			p.i += len("form:")
			p.blank()
			if p.peek() != '"' {
				return nil, fmt.Errorf("a form is a literal: %q", p.near())
			}
			form, err := p.quoted()
			if err != nil {
				return nil, err
			}
			e.Form = form
		} else {
			arg, err := p.expr()
			if err != nil {
				return nil, err
			}
			e.Args = append(e.Args, arg)
		}
		p.blank()
		if p.peek() == ',' {
			p.i++
		} else if p.peek() != ')' {
			return nil, fmt.Errorf("the arguments of %s have no end: %q", name, p.near())
		}
	}
}
