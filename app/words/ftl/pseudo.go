package ftl

import (
	"slices"
	"strings"
	"unicode"
)

// PseudoTag is the tag of the pseudo-language: English with accents, about a third longer, each text in brackets. What is on a screen and in
// no brackets did not come from a catalogue, and where a bracket is cut the layout is too tight. Texts that come into others bring their
// brackets along.
const PseudoTag = "qps"

// forPrograms are messages that no person reads: which category a number belongs to, what the browser calls the language, and the months,
// which the program takes apart.
var forPrograms = []string{"plural", "page-locale", "page-half", "date-months"}

// Pseudo makes the pseudo-language. What chooses and what is filled in stay as they are.
func Pseudo(english *Language) *Language {
	out := &Language{Tag: PseudoTag}
	for _, s := range english.Sections {
		t := &Section{Name: s.Name, byID: s.byID}
		for _, m := range s.Messages {
			n := &Message{ID: m.ID, Line: m.Line}
			for _, a := range m.Attrs {
				if !slices.Contains(forPrograms, m.ID) {
					a.Pattern = bracketed(a.Pattern)
				}
				n.Attrs = append(n.Attrs, a)
			}
			t.Messages = append(t.Messages, n)
		}
		out.Sections = append(out.Sections, t)
	}
	return out
}

// accents are letters that the typefaces have. Every vowel stands twice: so words become longer, and lines still break between them.
var accents = strings.NewReplacer("a", "áa", "e", "ée", "i", "íi", "o", "óo", "u", "úu", "n", "ñ", "c", "ç",
	"A", "Áa", "E", "Ée", "I", "Íi", "O", "Óo", "U", "Úu", "N", "Ñ", "C", "Ç")

// bracketed is a text in brackets; a choice of texts has them around each of these. Where there are no letters there are none.
func bracketed(p Pattern) Pattern {
	if len(p) == 1 && p[0].Expr != nil && p[0].Expr.Kind == Select {
		return Pattern{{Expr: variants(p[0].Expr, bracketed)}}
	}
	if !speaks(p) {
		return p
	}
	out := append(accented(p), Piece{Text: "]"})
	if first := &out[0]; first.Expr == nil {
		first.Text = "[" + first.Text
	} else {
		out = append(Pattern{{Text: "["}}, out...)
	}
	if n := len(out) - 2; out[n].Expr == nil { // a text without places is one piece
		out = append(out[:n], Piece{Text: out[n].Text + "]"})
	}
	return out
}

// speaks says that a text has letters of its own.
func speaks(p Pattern) bool {
	return slices.ContainsFunc(p, func(piece Piece) bool {
		return strings.ContainsFunc(piece.Text, unicode.IsLetter) || piece.Expr != nil && slices.ContainsFunc(piece.Expr.Variants, func(v Variant) bool { return speaks(v.Pattern) })
	})
}

func accented(p Pattern) Pattern {
	out := make(Pattern, len(p))
	for i, piece := range p {
		if piece.Expr == nil {
			out[i].Text = accents.Replace(piece.Text)
		} else {
			out[i].Expr = variants(piece.Expr, accented)
		}
	}
	return out
}

// variants is an expression whose texts have been changed.
func variants(e *Expr, change func(Pattern) Pattern) *Expr {
	out := *e
	out.Variants = slices.Clone(e.Variants)
	for i := range out.Variants {
		out.Variants[i].Pattern = change(out.Variants[i].Pattern)
	}
	return &out
}

// PseudoBook is the rules of a game in the pseudo-language: a heading or a paragraph a line, as package face reads them (face.Chapter).
func PseudoBook(english string) string {
	lines := strings.Split(english, "\n")
	for i, line := range lines {
		head, text := "", ""
		if rest, is := strings.CutPrefix(line, "# "); is {
			_, text, _ = strings.Cut(rest, " ")
			head = strings.TrimSuffix(line, text)
		} else if n := strings.IndexAny(line, "|?=>") + 1; n > 0 {
			head, text = line[:n], line[n:]
		}
		if text != "" && text[0] != '@' { // the name of a list
			lines[i] = head + "[" + pseudoLine(text) + "]"
		}
	}
	return strings.Join(lines, "\n")
}

// pseudoLine leaves the tags of a paragraph but for what they show: "{years=five}", "{R-03}".
func pseudoLine(text string) string {
	before, after, tagged := strings.Cut(text, "{")
	if !tagged {
		return accents.Replace(text)
	}
	tag, rest, _ := strings.Cut(after, "}")
	name, shown, shows := strings.Cut(tag, "=")
	if shows {
		name += "=" + accents.Replace(shown)
	}
	return accents.Replace(before) + "{" + name + "}" + pseudoLine(rest)
}
