package goapp

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/format"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"strings"
)

// go-app has a struct for every tag, htmlDiv, and an interface over its methods, HTMLDiv. These expressions match their names.
var (
	tagStruct    = regexp.MustCompile(`\bhtml[A-Z]\w*`)
	tagInterface = regexp.MustCompile(`\bHTML[A-Z]\w*`)
	tagName      = regexp.MustCompile(`tag:\s+"(\w+)"`)
	asText       = strings.NewReplacer("format string, v ...any", "text string", "FormatString(format, v...)", "text", `FormatString("%v", v)`, "v")
	setsText     = regexp.MustCompile(`\bsetAttr(\(.+, (?:.*\btext|strings\.Join\(v, " "\))\)\n)`)
)

// oneElement rewrites go-app's generated file of elements, html_gen.go: all tags share one type. HTMLDiv, HTMLSpan and the others become
// aliases of *htmlElem, the type that go-app has for tags it does not know, which holds the name of its tag. Apps compile as before. But a
// call goes to a method directly instead of through one of a hundred interfaces, and the program holds each method once instead of once for
// each tag. Where a few tags have another form of a method, the method compares the tag. An attribute takes a text and no format: go-app
// accepts both, and Tabard has no formats there. What is a text stays one on its way (setText), and a value becomes
// one without a format where it can.
func oneElement(text []byte) ([]byte, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, "", text, 0)
	if err != nil {
		return nil, err
	}
	source := func(from, to token.Pos) string {
		return string(text[fset.Position(from).Offset:fset.Position(to).Offset])
	}
	one := func(s string) string {
		return tagStruct.ReplaceAllStringFunc(tagInterface.ReplaceAllString(s, "HTMLElem"), func(name string) string {
			if name == "htmlElement" { // what all of them embed
				return name
			}
			return "htmlElem"
		})
	}

	var out bytes.Buffer
	out.WriteString("package app\n\nimport \"strings\"\n\n// htmlElem is an element of any tag.\ntype htmlElem struct{ htmlElement }\n\n")
	tags := map[string]string{} // by struct
	var methods []*ast.FuncDecl
	for _, d := range file.Decls {
		switch d := d.(type) {
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if t, ok := spec.(*ast.TypeSpec); ok && tagInterface.MatchString(t.Name.Name) {
					fmt.Fprintf(&out, "type %s = *htmlElem\n", t.Name.Name)
				}
			}
		case *ast.FuncDecl:
			if d.Recv != nil {
				methods = append(methods, d)
				continue
			}
			body := source(d.Pos(), d.End())
			made, tag := tagStruct.FindString(body), tagName.FindStringSubmatch(body)
			if made == "" {
				return nil, fmt.Errorf("%s makes no element", d.Name.Name)
			}
			if tag != nil {
				tags[made] = tag[1]
			}
			out.WriteString("\n" + one(body) + "\n")
		}
	}

	type form struct{ head, body string }
	forms := map[string]form{} // by method: what most tags have
	others := map[string][]string{}
	var names []string
	// The methods of unknown tags come first: they have the ordinary form.
	slices.SortStableFunc(methods, func(a, b *ast.FuncDecl) int {
		return strings.Compare(ordinary(source(a.Recv.Pos(), a.Recv.End())), ordinary(source(b.Recv.Pos(), b.Recv.End())))
	})
	for _, m := range methods {
		name, of := m.Name.Name, tagStruct.FindString(source(m.Recv.Pos(), m.Recv.End()))
		f := form{one(source(m.Pos(), m.Body.Pos())), one(source(m.Body.Pos(), m.Body.End()))}
		if name != "Textf" { // which is a format by name
			f = form{asText.Replace(f.head), setsText.ReplaceAllString(asText.Replace(f.body), "setText$1")}
		}
		known, ok := forms[name]
		switch {
		case !ok:
			forms[name] = f
			names = append(names, name)
		case f.head != known.head:
			return nil, fmt.Errorf("%s of %s takes something else", name, of)
		case f.body != known.body:
			if tags[of] == "" {
				return nil, fmt.Errorf("%s of %s is another one, and its tag is not known", name, of)
			}
			others[name] = append(others[name], fmt.Sprintf("if e.tag == %q %s\n", tags[of], f.body))
		}
	}
	if len(names) == 0 {
		return nil, fmt.Errorf("no element has a method")
	}
	for _, name := range names {
		f := forms[name]
		fmt.Fprintf(&out, "\n%s{\n%s%s\n", f.head, strings.Join(others[name], ""), strings.TrimPrefix(f.body, "{\n"))
	}
	return format.Source(out.Bytes())
}

// ordinary is the key by which methods are sorted: the receiver, and nothing for that of unknown tags.
func ordinary(receiver string) string {
	if strings.HasSuffix(receiver, "*htmlElem)") {
		return ""
	}
	return receiver
}
