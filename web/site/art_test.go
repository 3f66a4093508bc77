package site

import (
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Pictures are shown by <use> from another file, where no browser resolves url(#...) for certain and where the page allows no style.
// So they are made of plain shapes with presentation attributes, and use parts of their own sheet alone.
func TestPicturesAreLightAndPlain(t *testing.T) {
	sheets, err := filepath.Glob("../../static/art/*.svg")
	if err != nil || len(sheets) == 0 {
		t.Fatal("no sheet of pictures", err)
	}
	for _, name := range sheets {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var packed bytes.Buffer
		w, _ := gzip.NewWriterLevel(&packed, gzip.BestCompression)
		w.Write(data)
		w.Close()
		if packed.Len() > 120e3 {
			t.Errorf("%s is %d bytes packed", name, packed.Len())
		}
		for _, fault := range pictureFaults(data) {
			t.Errorf("%s: %s", name, fault)
		}
	}
}

func TestFaultsOfPicturesAreFound(t *testing.T) {
	for body, want := range map[string]string{
		`<symbol id="a" viewBox="0 0 1 1"><path d="M0 0"/>`:                    "closed by",
		`<symbol id="a" viewBox="0 0 1 1"><path fill="url(#b)"/></symbol>`:     "url",
		`<symbol id="a" viewBox="0 0 1 1"><path style="fill:red"/></symbol>`:   "style",
		`<symbol id="a" viewBox="0 0 1 1"><path onclick="x"/></symbol>`:        "onclick",
		`<symbol id="a" viewBox="0 0 1 1"><script/></symbol>`:                  "script",
		`<symbol id="a" viewBox="0 0 1 1"><linearGradient id="g"/></symbol>`:   "linearGradient",
		`<symbol id="a" viewBox="0 0 1 1"><use href="icons.svg#b"/></symbol>`:  "icons.svg",
		`<symbol id="a" viewBox="0 0 1 1"><use href="#b"/></symbol>`:           "#b",
		`<symbol id="a" viewBox="0 0 1 1"/><symbol id="a" viewBox="0 0 1 1"/>`: "twice",
		`<symbol id="a"/>`: "viewBox",
	} {
		if got := strings.Join(pictureFaults([]byte(`<svg xmlns="http://www.w3.org/2000/svg">`+body+`</svg>`)), " "); !strings.Contains(got, want) {
			t.Errorf("%s: %q, want %q", body, got, want)
		}
	}
}

var pictureParts = map[string]bool{"svg": true, "defs": true, "symbol": true, "g": true, "use": true, "path": true, "circle": true,
	"ellipse": true, "rect": true}

// pictureFaults says what is wrong with a sheet of pictures.
func pictureFaults(sheet []byte) (faults []string) {
	ids, uses := map[string]bool{}, []string{}
	d := xml.NewDecoder(bytes.NewReader(sheet))
	for {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			return append(faults, err.Error())
		}
		e, ok := token.(xml.StartElement)
		if !ok {
			continue
		}
		if !pictureParts[e.Name.Local] {
			faults = append(faults, "has a "+e.Name.Local)
		}
		box := false
		for _, a := range e.Attr {
			switch name := a.Name.Local; {
			case name == "id":
				if ids[a.Value] {
					faults = append(faults, a.Value+" is there twice")
				}
				ids[a.Value] = true
			case name == "href":
				uses = append(uses, a.Value)
			case name == "viewBox":
				box = true
			case name == "style" || name == "class" || strings.HasPrefix(name, "on") || strings.Contains(a.Value, "url("):
				faults = append(faults, "has "+name+"="+a.Value)
			}
		}
		if e.Name.Local == "symbol" && !box {
			faults = append(faults, "a symbol without a viewBox")
		}
	}
	for _, to := range uses {
		if !strings.HasPrefix(to, "#") || !ids[to[1:]] {
			faults = append(faults, "uses "+to)
		}
	}
	return faults
}
