package ui

import (
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// tokens reads the custom properties of the first block of the style sheet that begins with head.
func tokens(t *testing.T, css, head string) map[string]string {
	t.Helper()
	at := strings.Index(css, head)
	if at < 0 {
		t.Fatalf("no block %q", head)
	}
	block := css[at+len(head):]
	block = block[:strings.Index(block, "}")]
	out := map[string]string{}
	for _, m := range regexp.MustCompile(`--([a-z0-9-]+):\s*([^;]+);`).FindAllStringSubmatch(block, -1) {
		out[m[1]] = strings.TrimSpace(m[2])
	}
	return out
}

func luminance(t *testing.T, hex string) float64 {
	t.Helper()
	if len(hex) == 4 {
		hex = "#" + strings.Repeat(hex[1:2], 2) + strings.Repeat(hex[2:3], 2) + strings.Repeat(hex[3:4], 2)
	}
	n, err := strconv.ParseUint(strings.TrimPrefix(hex, "#"), 16, 32)
	if err != nil || len(hex) != 7 {
		t.Fatalf("%q is not a colour", hex)
	}
	sum := 0.0
	for i, weight := range []float64{.2126, .7152, .0722} {
		c := float64(n>>(16-8*i)&0xff) / 255
		if c <= .04045 {
			c /= 12.92
		} else {
			c = math.Pow((c+.055)/1.055, 2.4)
		}
		sum += weight * c
	}
	return sum
}

func contrast(t *testing.T, a, b string) float64 {
	t.Helper()
	x, y := luminance(t, a), luminance(t, b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func TestColoursStandOutFromTheirGround(t *testing.T) {
	data, err := os.ReadFile("../../static/tabard.css")
	if err != nil {
		t.Fatal(err)
	}
	css := string(data)
	light := tokens(t, css, ":root {")
	dark := tokens(t, css, `:root[data-theme="dark"] {`)
	auto := tokens(t, css, `:root:not([data-theme="light"]) {`)
	if len(auto) == 0 || len(auto) != len(dark) {
		t.Errorf("dark by choice has %d tokens, dark by device %d", len(dark), len(auto))
	}
	for name, v := range dark {
		if auto[name] != v {
			t.Errorf("--%s is %s when chosen, %s by device", name, v, auto[name])
		}
	}
	full := map[string]string{}
	for name, v := range light {
		full[name] = v
	}
	for name, v := range dark {
		full[name] = v
	}
	for theme, tok := range map[string]map[string]string{"light": light, "dark": full} {
		check := func(fore, ground string, least float64) {
			t.Helper()
			f, g := fore, ground
			if v, ok := tok[fore]; ok {
				f = v
			}
			if v, ok := tok[ground]; ok {
				g = v
			}
			if c := contrast(t, f, g); c < least {
				t.Errorf("%s: %s on %s is %.2f, less than %.1f", theme, fore, ground, c, least)
			}
		}
		for _, ground := range []string{"table", "mat", "card", "raised"} {
			for _, text := range []string{"ink", "ink-soft", "wax-ink", "gold", "lit"} {
				check(text, ground, 4.5)
			}
			for _, mark := range []string{"edge", "wax", "focus"} {
				check(mark, ground, 3)
			}
			outline := "seat-line"
			if tok["seat-halo"] != "transparent" {
				outline = "seat-halo"
			}
			check(outline, ground, 3)
		}
		check("on-wax", "wax", 4.5)
		check("on-wax", "wax-deep", 4.5)
		check("on-beam", "beam", 4.5)
		check("raised", "lit", 4.5)
		check("lit", "lit-soft", 4.5)
		check("table", "ink", 4.5)
		for seat, letter := range []string{"#14100c", "#14100c", "#fff", "#14100c"} {
			fill := "seat-" + strconv.Itoa(seat)
			check(letter, fill, 4.5)
			check("seat-line", fill, 3)
		}
	}
}
