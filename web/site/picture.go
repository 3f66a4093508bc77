package site

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"path"
	"sort"
)

// mostColours is how many colours a PNG with a palette can have.
const mostColours = 256

// withPalette returns an icon of the app as a picture with a palette, half as large: it keeps its commonest colours, and a soft edge takes the
// nearest of them. Other files are returned as they are.
func withPalette(name string, data []byte) ([]byte, error) {
	if ok, _ := path.Match("icon-*.png", path.Base(name)); !ok {
		return data, nil
	}
	whole, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("site: %s: %w", name, err)
	}
	r, often := whole.Bounds(), map[color.NRGBA]int{}
	at := func(x, y int) color.NRGBA { return color.NRGBAModel.Convert(whole.At(x, y)).(color.NRGBA) }
	var all []color.NRGBA
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := at(x, y)
			if often[c] == 0 {
				all = append(all, c)
			}
			often[c]++
		}
	}
	sort.SliceStable(all, func(i, j int) bool { return often[all[i]] > often[all[j]] })
	var kept color.Palette
	for _, c := range all[:min(len(all), mostColours)] {
		kept = append(kept, c)
	}
	few, nearest := image.NewPaletted(r, kept), map[color.NRGBA]uint8{}
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c := at(x, y)
			i, ok := nearest[c]
			if !ok {
				i = uint8(kept.Index(c))
				nearest[c] = i
			}
			few.SetColorIndex(x, y, i)
		}
	}
	var out bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&out, few); err != nil {
		return nil, fmt.Errorf("site: %s: %w", name, err)
	}
	if out.Len() >= len(data) {
		return data, nil
	}
	return out.Bytes(), nil
}
