package site

import (
	"fmt"
	"html"
	"slices"
	"strconv"
	"strings"
)

// markup rewrites what go-app's HTMLString makes of a drawing into HTML of the elements that the program makes of it in a browser. HTMLString
// leaves out the value "true", quotes as Go does, and puts every child on a line of its own, where blanks would come between words.
// It sorts the attributes of an element, which go-app leaves in any order. The program takes the nodes of the page over one by one (found.go in
// web/goapp's patch), so a drawing may not have what HTML has no node for: an empty text beside others, or one text beside another.
func markup(drawing string) (string, error) {
	m := marker{rest: drawing}
	err := m.element(0)
	if err == nil && m.rest != "" {
		err = fmt.Errorf("more than one element")
	}
	if err != nil {
		return "", fmt.Errorf("site: the drawing of a screen is not as go-app writes it, at %.40q: %w", m.rest, err)
	}
	return m.out.String(), nil
}

// marker goes through a drawing once.
type marker struct {
	rest string
	out  strings.Builder
}

func (m *marker) skip(text string) bool {
	rest, found := strings.CutPrefix(m.rest, text)
	m.rest = rest
	return found
}

// until takes what stands before the next of some characters.
func (m *marker) until(signs string) string {
	at := strings.IndexAny(m.rest, signs)
	if at < 0 {
		at = len(m.rest)
	}
	text := m.rest[:at]
	m.rest = m.rest[at:]
	return text
}

// element takes an element with all that it contains, depth elements deep in the drawing.
func (m *marker) element(depth int) error {
	if !m.skip("<") {
		return fmt.Errorf("no element")
	}
	name := m.until(" >")
	m.out.WriteString("<" + name)
	if err := m.attributes(); err != nil {
		return err
	}
	if slices.Contains(alone, name) {
		return nil
	}
	if m.skip("\n") {
		if err := m.children(depth + 1); err != nil {
			return err
		}
	} else {
		m.out.WriteString(m.until("<"))
	}
	if !m.skip("</" + name + ">") {
		return fmt.Errorf("no end of %s", name)
	}
	m.out.WriteString("</" + name + ">")
	return nil
}

// alone are the elements without content that the screens have.
var alone = []string{"br", "hr", "img", "input"}

// children takes elements and texts, each on a line of its own, and the blanks before the end of the element that has them.
func (m *marker) children(depth int) error {
	indent := strings.Repeat("  ", depth)
	for text := false; ; {
		was := text
		text = false
		switch {
		case strings.HasPrefix(m.rest, "\n"):
			return fmt.Errorf("an empty text")
		case !m.skip(indent):
			m.skip(indent[2:])
			return nil
		case strings.HasPrefix(m.rest, "<"):
			if err := m.element(depth); err != nil {
				return err
			}
		case was:
			return fmt.Errorf("two texts in one")
		default:
			m.out.WriteString(m.until("\n"))
			text = true
		}
		if !m.skip("\n") {
			return fmt.Errorf("no end of a line")
		}
	}
}

// attributes takes the attributes of an element and the end of its tag.
func (m *marker) attributes() error {
	var all []string
	for m.skip(" ") {
		name, value := m.until(" =>"), "true"
		if m.skip("=") {
			quoted, err := strconv.QuotedPrefix(m.rest)
			if err != nil {
				return err
			}
			m.skip(quoted)
			value, _ = strconv.Unquote(quoted)
		} else if name == "alt" || name == "value" {
			value = ""
		}
		switch {
		case !slices.Contains(conditions, name):
			all = append(all, " "+name+`="`+html.EscapeString(value)+`"`)
		case value == "true":
			all = append(all, " "+name)
		}
	}
	if !m.skip(">") {
		return fmt.Errorf("no end of a tag")
	}
	slices.Sort(all)
	m.out.WriteString(strings.Join(all, "") + ">")
	return nil
}

// conditions are the attributes that hold by being there.
var conditions = []string{"checked", "disabled", "hidden", "open", "required", "selected"}
