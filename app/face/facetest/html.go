package facetest

import (
	"html"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
)

// element is one of a drawing.
type element struct {
	tag  string
	attr map[string]string
	text string // what is read of it: all text in it that is not hidden from those who listen
	part int    // which of the parts that were drawn it stands in
	in   string // the areas of the board that it stands in, as the classes around it say
}

// ref is the piece that the element is, or nothing.
func (e *element) ref() face.Ref { return face.Ref(e.attr["data-ref"]) }

// spots are the places of a drawing that are no pieces, where things come from or go to.
func (d *drawing) spots() map[face.Ref]bool {
	all := map[face.Ref]bool{}
	for _, e := range d.elements {
		if r := e.attr["data-spot"]; r != "" {
			all[face.Ref(r)] = true
		}
	}
	return all
}

// has says whether a class is set on it.
func (e *element) has(class string) bool { return contains(strings.Fields(e.attr["class"]), class) }

// name is what is read of it.
func (e *element) name() string {
	if label, ok := e.attr["aria-label"]; ok {
		return label
	}
	return strings.Join(strings.Fields(e.text), " ")
}

// drawing is a part of the page taken apart. Its canon is the same for the same drawing: attributes, which come in any order,
// are sorted.
type drawing struct {
	elements []*element
	canon    string
	raw      string
}

func drawn(parts ...app.UI) *drawing {
	d := &drawing{}
	ends := make([]int, len(parts))
	for i, u := range parts {
		if u != nil {
			d.raw += app.HTMLString(u)
		}
		ends[i] = len(d.raw)
	}
	var canon, read strings.Builder
	type open struct {
		e      *element
		from   int
		hidden bool
	}
	stack := []open{{e: &element{}}}
	for rest := d.raw; rest != ""; {
		text, tail, ok := strings.Cut(rest, "<")
		canon.WriteString(strings.TrimSpace(text))
		if top := stack[len(stack)-1]; !top.hidden {
			read.WriteString(html.UnescapeString(text))
		}
		if !ok {
			break
		}
		if after, closing := strings.CutPrefix(tail, "/"); closing {
			_, rest, _ = strings.Cut(after, ">")
			top := stack[len(stack)-1]
			stack = stack[:max(1, len(stack)-1)]
			top.e.text = read.String()[top.from:]
			canon.WriteByte('/')
			continue
		}
		e := &element{attr: map[string]string{}, in: stack[len(stack)-1].e.in}
		for e.part < len(ends) && ends[e.part] <= len(d.raw)-len(tail) {
			e.part++
		}
		var attrs []string
		at := strings.IndexAny(tail, " \n\t>")
		e.tag, rest = tail[:at], tail[at:]
		for {
			rest = strings.TrimLeft(rest, " \n\t/")
			if rest[0] == '>' {
				rest = rest[1:]
				break
			}
			end := strings.IndexAny(rest, "= \n\t>")
			name := rest[:end]
			if rest = rest[end:]; rest[0] == '=' {
				value, tail, _ := strings.Cut(rest[2:], `"`)
				e.attr[name], rest = html.UnescapeString(value), tail
				name += "=" + value
			} else {
				e.attr[name] = "true" // as it is written short
			}
			attrs = append(attrs, name)
		}
		for _, class := range strings.Fields(e.attr["class"]) {
			if strings.HasPrefix(class, "area-") && e.has("area") {
				e.in += class + " "
			}
		}
		slices.Sort(attrs)
		canon.WriteString("<" + e.tag + " " + strings.Join(attrs, " ") + ">")
		d.elements = append(d.elements, e)
		if !contains([]string{"input", "img", "br", "hr"}, e.tag) {
			stack = append(stack, open{e, read.Len(), stack[len(stack)-1].hidden || e.attr["aria-hidden"] == "true"})
		}
	}
	d.canon = canon.String()
	return d
}

// refs are the pieces of a drawing, each with how often it is drawn.
func (d *drawing) refs() map[face.Ref]int {
	all := map[face.Ref]int{}
	for _, e := range d.elements {
		if r := e.ref(); r != "" {
			all[r]++
		}
	}
	return all
}

// all are the pieces and whatever else a drawing offers to explain.
func (d *drawing) all() (refs []face.Ref) {
	for _, e := range d.elements {
		if r := e.ref(); r != "" {
			refs = append(refs, r)
		} else if e.attr["data-do"] == "inspect" {
			refs = append(refs, face.Ref(e.attr["data-arg"]))
		}
	}
	return refs
}

// Refs are the pieces of drawings, each with how often it is drawn.
func Refs(parts ...app.UI) map[face.Ref]int { return drawn(parts...).refs() }

// Order are the pieces of drawings as they follow each other.
func Order(parts ...app.UI) []face.Ref { return drawn(parts...).all() }

// Canon is the text of drawings, the same whenever they are the same.
func Canon(parts ...app.UI) string { return drawn(parts...).canon }
