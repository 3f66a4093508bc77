package ftl

import (
	"fmt"
	"hash/fnv"
	"strings"
)

// The signs of a packed text, which package words reads. Everything else is UTF-8 as it is.
const (
	Place     = 0x01 // an expression follows, whose text stands here
	Choose    = 0x02 // an expression follows, then variants
	Key       = 0x03 // a key follows
	Then      = 0x04 // after a key, and before the default variant: its text follows
	End       = 0x05 // of a selection
	SectionAt = 0x1d // before each section and each book, and at the end
	AttrAt    = 0x1f // between the attributes of a message, which is one line

	// Expressions. An argument is its letter, 'a' for the first by name.
	PackNoun    = 'N' // then the number of the form from '0', the argument, the number of counts from '0', and their letters
	PackCapital = 'C' // then an expression
	PackLast    = 'L' // then an expression
)

// Pack is a language as the program reads it: a line with the tag and the fingerprint of English, then the sections with a line for each
// message.
func (l *Language) Pack(fingerprint string) string {
	var b strings.Builder
	b.WriteString("tabard words " + l.Tag + " " + fingerprint)
	for _, s := range l.Sections {
		b.WriteByte(SectionAt)
		for i, m := range s.Messages {
			if i > 0 {
				b.WriteByte('\n')
			}
			for k, a := range m.Attrs {
				if k > 0 {
					b.WriteByte(AttrAt)
				}
				packer{&b, a.Args, s}.pattern(a.Pattern)
			}
		}
	}
	b.WriteByte(SectionAt)
	return b.String()
}

// PackBooks are books as the program reads them.
func PackBooks(books []string) string {
	var b strings.Builder
	for _, book := range books {
		b.WriteByte(SectionAt)
		b.WriteString(book)
	}
	b.WriteByte(SectionAt)
	return b.String()
}

// Fingerprint tells the ids, attributes and arguments of a language, and nothing of its texts: a catalogue fits a program with the same.
func (l *Language) Fingerprint() string {
	h := fnv.New64a()
	for _, s := range l.Sections {
		fmt.Fprintf(h, "%s\n", s.Name)
		for _, m := range s.Messages {
			fmt.Fprintf(h, "%s", m.ID)
			for _, a := range m.Attrs {
				fmt.Fprintf(h, " .%s", a.Name)
				for _, arg := range a.Args {
					fmt.Fprintf(h, " $%s %s", arg.Name, arg.Type)
				}
			}
			fmt.Fprintln(h)
		}
	}
	return fmt.Sprintf("%016x", h.Sum64())
}

// packer writes one text.
type packer struct {
	*strings.Builder
	args []Arg
	s    *Section
}

func (p packer) pattern(pattern Pattern) {
	for _, piece := range pattern {
		switch {
		case piece.Expr == nil:
			p.WriteString(piece.Text)
		case piece.Expr.Kind == Select:
			p.choose(piece.Expr)
		default:
			p.WriteByte(Place)
			p.expr(piece.Expr)
		}
	}
}

func (p packer) choose(e *Expr) {
	p.WriteByte(Choose)
	p.expr(e.Args[0])
	for _, v := range e.Variants {
		if !v.Default {
			p.WriteByte(Key)
			p.WriteString(v.Key)
			p.WriteByte(Then)
			p.pattern(v.Pattern)
		}
	}
	for _, v := range e.Variants {
		if v.Default {
			p.WriteByte(Then)
			p.pattern(v.Pattern)
		}
	}
	p.WriteByte(End)
}

func (p packer) expr(e *Expr) {
	if e.Kind == Variable {
		for i, a := range p.args {
			if a.Name == e.Name {
				p.WriteByte('a' + byte(i))
			}
		}
		return
	}
	switch e.Name {
	case Number:
		p.expr(e.Args[0])
	case Capital:
		p.WriteByte(PackCapital)
		p.expr(e.Args[0])
	case LastChar:
		p.WriteByte(PackLast)
		p.expr(e.Args[0])
	default:
		p.WriteByte(PackNoun)
		p.WriteByte('0' + byte(p.form(e)))
		p.expr(e.Args[0])
		p.WriteByte('0' + byte(len(e.Args)-1))
		for _, a := range e.Args[1:] {
			p.expr(a)
		}
	}
}

// form is the number of a noun's form.
func (p packer) form(e *Expr) int {
	for _, m := range p.s.Messages {
		if strings.HasPrefix(m.ID, lower(e.Name)+"-") {
			if i, _ := m.Attr(e.Form); i >= 0 {
				return i
			}
		}
	}
	return 0
}
