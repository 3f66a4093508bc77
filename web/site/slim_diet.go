package site

import _ "embed"

var (
	// goAppErrors stands for go-app's package errors: what it says of an error is a line of text instead of JSON.
	//
	//go:embed slim/errors/errors.go
	goAppErrors string
	// goAppURL is what go-app's client needs of net/url.
	//
	//go:embed slim/url/url.go
	goAppURL string
)

// goAppDiet takes from go-app
//
//   - its server, which lies in the package that the browser needs, and with it net/http, TLS and all of its ciphers;
//   - regexp, since all paths lead to one component;
//   - net/url, since the browser takes addresses apart and escapes them, and with it all of IP addresses;
//   - its state, storage, encryption, device ids and notifications, and with them JSON, cryptography and uuid: what is kept, we
//     keep in web/store. go-app's own start would read every saved game as JSON, looking for states of its own.
//   - the comparison of the fields of a component by what they point to, since it is to the pointers that we mean;
//   - what its tests compare elements with.
//
// And three things are quicker: a press is drawn at once, see ticker, attributes are a short list instead of a map, see attributeList,
// and a new element gets them in one call, see attributesAtOnce.
var goAppDiet = diet{
	module:  "github.com/maxence-charriere/go-app/v10",
	version: "v10.1.11",
	folder:  "pkg",
	added:   map[string]string{"url/url.go": goAppURL, "app/attributes_at_once.go": attributesAtOnce, "app/handler.go": serverStub},
	files: map[string]edit{
		"app/js.go":        replacing(netURL...),
		"app/js_nowasm.go": replacing(netURL...),
		"app/js_wasm.go":   replacing(netURL...),
		"app/page.go":      replacing(netURL...),
		"app/app.go":       edits(without(nil, "context"), replacing("newEngine(context.Background(),\n\t\t", "newEngine(")),
		"app/testing.go": edits(
			without([]string{"Match", "TestUIDescriptor", "TestPath", "TestMatch", "match", "matchText", "matchHTML", "matchHTMLAttributes",
				"matchHTMLEventHandlers", "matchComponent", "matchRaw"}, "context", "reflect", "github.com/maxence-charriere/go-app/v10/pkg/errors"),
			replacing("newEngine(context.Background(),\n\t\t", "newEngine("),
			replacing(netURL...)),
		"errors/errors.go":    instead(goAppErrors),
		"app/crypto.go":       nil,
		"app/notification.go": nil,
		"app/state.go":        nil,
		"app/static.go":       nil,
		"app/storage.go":      nil,
		"app/http.go":         nil,
		"app/html_gen.go":     oneElement,
		"app/node.go": replacing(
			"case *htmlElem, *htmlElemSelfClosing:", "case *htmlElem:",
			"\t\"time\"\n", "",
			"\tdefault:\n\t\tswitch v.Interface().(type) {\n\t\tcase time.Time:\n\t\t\treturn !v.Equal(new)\n\n\t\tdefault:\n"+
				"\t\t\treturn !reflect.DeepEqual(v.Interface(), new.Interface())\n\t\t}\n",
			"\tdefault:\n\t\treturn !v.Comparable() || !v.Equal(new)\n",
			"mountHTMLAttributes(ctx Context, v HTML) {\n\tfor name, value := range v.attrs() {\n\t\tsetJSAttribute(v.JSValue(), name, "+
				"resolveAttributeURLValue(\n\t\t\tname,\n\t\t\tvalue,\n\t\t\tctx.ResolveStaticResource,\n\t\t))\n\t}\n}",
			"mountHTMLAttributes(ctx Context, v HTML) {\n\tsetJSAttributes(v.JSValue(), v.attrs(), ctx.ResolveStaticResource)\n}",
			"\tattrs := v.attrs()\n\tfor name := range attrs {\n\t\tif _, remains := newAttrs[name]; !remains {\n"+
				"\t\t\tdeleteJSAttribute(v.JSValue(), name)\n\t\t\tdelete(attrs, name)\n\t\t}\n\t}\n\n"+
				"\tfor name, value := range newAttrs {\n\t\tif attrs[name] == value {\n\t\t\tcontinue\n\t\t}\n\n\t\tattrs[name] = value\n",
			"\tattrs := v.attrs()\n\tfor _, a := range attrs {\n\t\tif newAttrs.at(a.name) < 0 {\n"+
				"\t\t\tdeleteJSAttribute(v.JSValue(), a.name)\n\t\t}\n\t}\n\tv.setAttrs(newAttrs)\n"+
				"\tfor _, a := range newAttrs {\n\t\tname, value := a.name, a.value\n\t\tif i := attrs.at(name); i >= 0 && attrs[i].value == value {\n\t\t\tcontinue\n\t\t}\n",
			"for name, value := range v.attrs() {\n\t\tm.encodeHTMLAttribute(ctx, w, name, value)",
			"for _, a := range v.attrs() {\n\t\tm.encodeHTMLAttribute(ctx, w, a.name, a.value)"),
		"app/html.go": replacing("\tif e.attributes == nil {\n\t\te.attributes = make(attributes)\n\t}\n", ""),
		"app/attribute.go": replacing(
			"type attributes map[string]string\n\nfunc (a attributes) Set", attributeList+"func (a *attributes) Set",
			`strings.TrimLeft(a[name]+";"+toAttributeValue(value), ";")`, `a.join(name, ";", value)`,
			`strings.TrimSpace(a[name] + " " + toAttributeValue(value))`, `a.join(name, " ", value)`,
			`strings.TrimLeft(a[name]+", "+toAttributeValue(value), ", ")`, `a.join(name, ", ", value)`,
			"\t\t\"value\":\n\t\ta[name] = v\n", "\t\t\"value\":\n\t\ta.put(name, v)\n",
			"\t\t\ta[name] = v\n", "\t\t\ta.put(name, v)\n",
			"func setJSAttribute(jsElement Value, name, value string) {\n",
			"func setJSAttribute(jsElement Value, name, value string) {\n\tif !setJSProperty(jsElement, name, value) {\n"+
				"\t\tjsElement.Call(\"setAttribute\", name, value)\n\t}\n}\n\n"+
				"// setJSProperty sets what is a property of elements rather than an attribute, and says whether it is one.\n"+
				"func setJSProperty(jsElement Value, name, value string) bool {\n",
			"\tdefault:\n\t\tjsElement.Call(\"setAttribute\", name, value)\n\t}\n}",
			"\tdefault:\n\t\treturn false\n\t}\n\treturn true\n}"),
		"app/strings.go": without([]string{"jsonString"}, "encoding/json"),
		"app/resource.go": without([]string{"LocalDir", "localResourceResolver", "PrefixedLocation", "prefixedResourceResolver",
			"GitHubPages"}, "net/http"),
		"app/route.go": replacing(
			"\t\"regexp\"\n", "",
			"regexp.MustCompile(pattern)", "anyPath(pattern)",
			"*regexp.Regexp\n", "everyPath\n",
			"type regexpRoute struct", everyPath+"type regexpRoute struct"),
		"app/context.go": edits(
			without([]string{"Context.DeviceID", "Context.LocalStorage", "Context.SessionStorage", "Context.Encrypt", "Context.Decrypt",
				"Context.cryptoKey", "Context.Notifications", "Context.ObserveState", "Context.GetState", "Context.SetState",
				"Context.DelState"}, "context", "encoding/json", "strings", "github.com/google/uuid"),
			replacing(
				// That a context may have a deadline would bring along all formats of time.
				"\tcontext.Context\n\n", "",
				"\tlocalStorage          BrowserStorage\n\tsessionStorage        BrowserStorage\n", "",
				"\tobserveState          func(Context, string, any) Observer\n"+
					"\tgetState              func(Context, string, any)\n"+
					"\tsetState              func(Context, string, any) State\n"+
					"\tdelState              func(Context, string)\n", ""),
			replacing(netURL...)),
		"app/engine.go": edits(
			without(nil, "context", "encoding/json"),
			replacing(netURL...),
			replacing(ticker...),
			replacing(
				"\tctx context.Context\n\n", "",
				"newEngine(ctx context.Context, routes", "newEngine(routes",
				"\t\tctx:                        ctx,\n", "",
				"\t\tContext:               e.ctx,\n", "",
				"\n\t\tcase <-e.ctx.Done():\n\t\t\treturn\n", "",
				"document.(HTML).body()", "document.body()",
				"child, isBody := child.(HTMLBody); isBody", `child, isHTML := child.(HTML); isHTML && child.Tag() == "body"`,
				// Our site names no such addresses, see goappJS.
				"\t\tjson.Unmarshal([]byte(Getenv(\"GOAPP_INTERNAL_URLS\")), &e.internalURLs)\n", "\t\te.internalURLs = []string{}\n",
				"\tlocalStorage   BrowserStorage\n\tsessionStorage BrowserStorage\n", "",
				"\tstates                     stateManager\n", "",
				localStorages, "",
				"\t\tlocalStorage:               localStorage,\n", "",
				"\t\tsessionStorage:             sessionStorage,\n", "",
				"\t\tlocalStorage:          e.localStorage,\n\t\tsessionStorage:        e.sessionStorage,\n", "",
				"\t\tobserveState:          e.states.Observe,\n\t\tgetState:              e.states.Get,\n"+
					"\t\tsetState:              e.states.Set,\n\t\tdelState:              e.states.Delete,\n", "",
				"\te.states.CleanupExpiredPersistedStates(e.baseContext())\n", "",
				"\te.states.Cleanup()\n", "")),
	},
}

// msgpDiet takes the translation into JSON from msgp, which the program would carry whether it is used or not.
var msgpDiet = diet{
	module:  "github.com/tinylib/msgp",
	version: "v1.6.5",
	folder:  "msgp",
	files: map[string]edit{
		"json.go":       nil,
		"json_bytes.go": nil,
		"read.go":       without([]string{"Reader.ReadJSONNumber"}, "encoding/json", "strconv"),
		"read_bytes.go": without([]string{"Raw.MarshalJSON", "ReadJSONNumberBytes"}, "bytes", "encoding/json", "strconv"),
		"write.go": edits(
			without([]string{"Writer.WriteJSONNumber"}, "encoding/json"),
			replacing("\tcase json.Number:\n\t\treturn mw.WriteJSONNumber(v)\n", "")),
		"write_bytes.go": edits(
			without([]string{"AppendJSONNumber"}, "encoding/json"),
			replacing("\tcase json.Number:\n\t\treturn AppendJSONNumber(b, i)\n", "")),
	},
}

// serverStub stands for go-app's http.go. One function of the client's side names the type.
const serverStub = `package app

// Handler is go-app's server, which the program in the browser does not need.
type Handler struct{}
`

// attributeList has the attributes of an element in the order in which they were set. Most have three or four: a map of them takes
// more room and time than all else about an element.
const attributeList = `type attributes []attribute

type attribute struct{ name, value string }

// at is the place of an attribute, -1 for none.
func (a attributes) at(name string) int {
	for i := range a {
		if a[i].name == name {
			return i
		}
	}
	return -1
}

func (a attributes) get(name string) (value string, ok bool) {
	if i := a.at(name); i >= 0 {
		return a[i].value, true
	}
	return "", false
}

func (a *attributes) put(name, value string) {
	if i := a.at(name); i >= 0 {
		(*a)[i].value = value
		return
	}
	if *a == nil {
		*a = make(attributes, 0, 4)
	}
	*a = append(*a, attribute{name, value})
}

// join is what an attribute is with more added to what it was.
func (a attributes) join(name, by string, more any) string {
	was, _ := a.get(name)
	switch add := toAttributeValue(more); {
	case was == "":
		return add
	case add == "":
		return was
	default:
		return was + by + add
	}
}

`

// attributesAtOnce is an addition to go-app. A call out of the program costs more than the attribute that it sets, and each text
// that goes along becomes a value for the collector to look after: two thirds of the time that a table took to be drawn. The
// script of the page has the other half, goappAttributes.
const attributesAtOnce = `package app

import "strings"

// attributeList is the list of the element at hand; the page has one thread.
var attributeList []byte

// setJSAttributes sets all attributes of a new element.
func setJSAttributes(jsElement Value, attrs attributes, resolve attributeURLResolver) {
	list := attributeList[:0]
	for _, a := range attrs {
		name, value := a.name, resolveAttributeURLValue(a.name, a.value, resolve)
		switch {
		case name == "value": // when the bounds of a slider are there
		case strings.IndexByte(value, 0) >= 0:
			setJSAttribute(jsElement, name, value)
		case setJSProperty(jsElement, name, value):
		default:
			list = append(append(append(append(list, name...), 0), value...), 0)
		}
	}
	attributeList = list
	if len(list) > 0 {
		Window().Call("goappAttributes", jsElement, string(list))
	}
	if value, ok := attrs.get("value"); ok {
		setJSProperty(jsElement, "value", value)
	}
}
`

// netURL puts goAppURL in the place of net/url.
var netURL = []string{`"net/url"`, `"github.com/maxence-charriere/go-app/v10/pkg/url"`}

// ticker has the engine draw what a press asks for at once, and wait only if it has just drawn. A time.Ticker's channel of times would
// bring along all their formats.
var ticker = []string{
	`	iddleFrameDuration := time.Hour
	activeFrameDuration := time.Second / time.Duration(framerate)
	currentFrameDuration := time.Nanosecond
	frames := time.NewTicker(currentFrameDuration)
	defer frames.Stop()
`, `	frames := make(chan struct{}, 1)
	waiting, drawn := true, time.Now()
	time.AfterFunc(time.Millisecond, func() { frames <- struct{}{} })
`,
	`			if currentFrameDuration != activeFrameDuration {
				frames.Reset(activeFrameDuration)
				currentFrameDuration = activeFrameDuration
			}
			dispatch()
`, `			dispatch()
			switch since, frame := time.Since(drawn), time.Second/time.Duration(framerate); {
			case waiting || len(e.dispatches) > 0:
			case since >= frame:
				e.processFrame()
				drawn = time.Now()
			default:
				waiting = true
				time.AfterFunc(frame-since, func() { frames <- struct{}{} })
			}
`,
	`		case <-frames.C:
			e.processFrame()
			frames.Reset(iddleFrameDuration)
			currentFrameDuration = iddleFrameDuration
`, `		case <-frames:
			e.processFrame()
			waiting, drawn = false, time.Now()
`}

// localStorages is how go-app's engine finds the browser's storage.
const localStorages = `	var localStorage BrowserStorage
	var sessionStorage BrowserStorage
	if IsServer {
		localStorage = newMemoryStorage()
		sessionStorage = newMemoryStorage()
	} else {
		localStorage = newJSStorage("localStorage")
		sessionStorage = newJSStorage("sessionStorage")
	}

`

// everyPath is what the client's one route needs of a regular expression.
const everyPath = `// everyPath matches every path.
type everyPath struct{}

func (everyPath) MatchString(string) bool { return true }

func anyPath(pattern string) everyPath {
	if pattern != ".*" {
		panic("the client has one route for every path, not " + pattern)
	}
	return everyPath{}
}

`
