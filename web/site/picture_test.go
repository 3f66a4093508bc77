package site

import (
	"bytes"
	"errors"
	"image/color"
	"image/png"
	"io/fs"
	"os"
	"testing"
)

// Each icon of the app weighs two thirds at most with a palette, and looks as it did: of a thousand pixels two at most are a little off, at a soft edge, and none is far from what it was.
func TestIconsHaveAPalette(t *testing.T) {
	static := os.DirFS("../../static")
	icons, err := fs.Glob(static, "icon-*.png")
	large, err2 := fs.Glob(static, "launch/icon-*.png")
	if err := errors.Join(err, err2); err != nil || len(icons) == 0 || len(large) == 0 {
		t.Fatal("no icons", err)
	}
	for _, file := range append(icons, large...) {
		data, err := fs.ReadFile(static, file)
		if err != nil {
			t.Fatal(err)
		}
		small, err := withPalette(file, data)
		if err != nil {
			t.Fatal(err)
		}
		if 3*len(small) > 2*len(data) {
			t.Errorf("%s: %d of %d bytes", file, len(small), len(data))
		}
		was, err := png.Decode(bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		is, err := png.Decode(bytes.NewReader(small))
		if err != nil {
			t.Fatal(err)
		}
		if is.Bounds() != was.Bounds() {
			t.Fatalf("%s is %v", file, is.Bounds())
		}
		far, off := 0, 0
		for y := range was.Bounds().Dy() {
			for x := range was.Bounds().Dx() {
				a, b := color.NRGBAModel.Convert(was.At(x, y)).(color.NRGBA), color.NRGBAModel.Convert(is.At(x, y)).(color.NRGBA)
				most := 0
				for _, d := range []int{int(a.R) - int(b.R), int(a.G) - int(b.G), int(a.B) - int(b.B), int(a.A) - int(b.A)} {
					most = max(most, d, -d)
				}
				far = max(far, most)
				if most > 16 {
					off++
				}
			}
		}
		if size := was.Bounds().Dx(); far > 64 || 500*off > size*size {
			t.Errorf("%s: a channel is off by %d of 255, and %d pixels by more than 16", file, far, off)
		}
	}
	if same, err := withPalette("icons.svg", []byte("<svg/>")); err != nil || string(same) != "<svg/>" {
		t.Errorf("%q, %v", same, err)
	}
	if _, err := withPalette("icon-1.png", []byte("none")); err == nil {
		t.Error("what is no picture is taken for one")
	}
}
