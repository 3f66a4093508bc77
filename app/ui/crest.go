package ui

import (
	"strings"
	"unicode"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Colours is how many seat colours there are.
const Colours = 4

// crestShape is the outline of each colour's shape on a grid of 40: circle, square, triangle, diamond.
var crestShape = [Colours]string{
	"M20 3.5a16.5 16.5 0 1 1 0 33a16.5 16.5 0 1 1 0-33z",
	"M7 5h26a2 2 0 0 1 2 2v26a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
	"M20 3.2L38 35.5H2z",
	"M20 1.5L38.5 20L20 38.5L1.5 20z",
}

// crestPattern is what each colour's shape bears around the letter: nothing, two corners, a chevron, two tips.
var crestPattern = [Colours]string{
	"",
	"M5 5h14L5 19zM35 35H21L35 21z",
	"M20 3.2L29.5 20.2L20 13.6L10.5 20.2z",
	"M20 1.5L28.5 10h-17zM20 38.5L11.5 30h17z",
}

// crestLetterY is the base line of the letter, which sits lower in a triangle.
var crestLetterY = [Colours]int{27, 27, 33, 27}

// Crest is the mark of a seat: its colour, its shape, its pattern, and the first letter of its name where that can be read (tabard.css), so
// that none of them is needed to tell seats apart.
func Crest(colour uint8, name string) app.UI {
	c := colour % Colours
	shape := crestShape[c]
	return Svg("0 0 40 40", "crest "+SeatClass(c),
		Path("crest-halo", shape), Path("crest-shape", shape), Path("crest-pattern", crestPattern[c]),
		Label("crest-letter", 20, crestLetterY[c], Initial(name)))
}

// SeatClass gives what is a seat's its colour.
func SeatClass(colour uint8) string { return "seat-" + string('0'+rune(colour%Colours)) }

// NeutralCrest is the mark of a rival without a seat: a plain shield with the first letter of its name.
func NeutralCrest(name string) app.UI {
	const shield = "M5 4h30v16q0 11-15 17q-15-6-15-17z"
	return Svg("0 0 40 40", "crest crest-plain",
		Path("crest-halo", shield), Path("crest-shape", shield), Label("crest-letter", 20, 25, Initial(name)))
}

// Initial is the letter of a crest.
func Initial(name string) string {
	name = strings.TrimSpace(name)
	for _, r := range name {
		if unicode.IsLetter(r) || unicode.IsNumber(r) {
			return string(unicode.ToUpper(r))
		}
	}
	for _, r := range name {
		return string(r)
	}
	return "?"
}
