package ftl

import (
	"errors"
	"fmt"
)

// PageSpecs are the sections of a language's words for what works without the program: page.ftl, and the grammar that it calls. The export
// of the site takes them; catalogues do not have them.
var PageSpecs = []Spec{{Name: Grammar}, {Name: "page"}}

// Script is the texts of a section by their IDs, as scripts read them from JSON (web/site/say.js): a string, or a list of strings and of
// places. A place is a list of an argument's name and, where it chooses, of the texts by their keys and the text for all others. It returns
// an error for each text that asks for more than that, with its file and line.
func (l *Language) Script(section string) (map[string]any, error) {
	out := map[string]any{}
	var faults []error
	for _, m := range l.Section(section).Messages {
		for _, a := range m.Attrs {
			text, err := script(a.Pattern)
			if a.Name != "" {
				err = fmt.Errorf("the attribute %s cannot stand here", a.Name)
			}
			if err != nil {
				faults = append(faults, fmt.Errorf("%s/%s.ftl:%d: %s: %w", l.Tag, section, m.Line, m.ID, err))
			}
			out[m.ID] = text
		}
	}
	return out, errors.Join(faults...)
}

func script(p Pattern) (any, error) {
	if len(p) == 1 && p[0].Expr == nil {
		return p[0].Text, nil
	}
	out := []any{}
	for _, piece := range p {
		if piece.Expr == nil {
			out = append(out, piece.Text)
			continue
		}
		place, err := scriptPlace(piece.Expr)
		if err != nil {
			return nil, err
		}
		out = append(out, place)
	}
	return out, nil
}

func scriptPlace(e *Expr) (any, error) {
	by := e
	if e.Kind == Select || e.Kind == Call && e.Name == Number {
		by = e.Args[0]
	}
	if by.Kind != Variable {
		return nil, fmt.Errorf("scripts fill texts and numbers, and not %s", by.Name)
	}
	if e.Kind != Select {
		return []any{by.Name}, nil
	}
	variants, others := map[string]any{}, any("")
	for _, v := range e.Variants {
		text, err := script(v.Pattern)
		if err != nil {
			return nil, err
		}
		if v.Default {
			others = text
		} else {
			variants[v.Key] = text
		}
	}
	return []any{by.Name, variants, others}, nil
}
