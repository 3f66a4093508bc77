package house

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"rsc.io/qr/coding"

	"tabard/app/ui"
	say "tabard/app/words/shell"
)

// qrMost is how many characters a code may hold that a phone still reads from the screen of another: 109 modules a side.
const qrMost = 1000

// qrQuiet is the margin that a reader needs, in modules.
const qrQuiet = 4

// qrPath draws text as a QR code of one unit a module, in rows of bars, and says how many modules a side has. It is empty
// for a text that is too long.
func qrPath(text string) (path string, side int) {
	if len(text) > qrMost {
		return "", 0
	}
	in := coding.String(text)
	v := coding.Version(coding.MinVersion)
	for in.Bits(v) > v.DataBytes(coding.L)*8 {
		v++
	}
	plan, err := coding.NewPlan(v, coding.L, 0)
	if err != nil {
		return "", 0
	}
	code, err := plan.Encode(in)
	if err != nil {
		return "", 0
	}
	var b strings.Builder
	for y := range code.Size {
		for x := 0; x < code.Size; x++ {
			from := x
			for x < code.Size && code.Black(x, y) {
				x++
			}
			if x > from {
				b.WriteString("M" + strconv.Itoa(from) + " " + strconv.Itoa(y) + "h" + strconv.Itoa(x-from) + "v1H" + strconv.Itoa(from) + "z")
			}
		}
	}
	return b.String(), code.Size
}

// QR is the picture of a link for the camera of another device, or nothing if the link is too long for one.
func QR(link string) app.UI {
	path, side := qrPath(link)
	if side == 0 {
		return ui.Para("hint", say.ShareNoqr.String())
	}
	all := strconv.Itoa(side + 2*qrQuiet)
	box := "-" + strconv.Itoa(qrQuiet) + " -" + strconv.Itoa(qrQuiet) + " " + all + " " + all
	return app.Figure().Class("qr").Body(
		ui.Svg(box, "qr-code", ui.Path("", path)).Attr("shape-rendering", "crispEdges"),
		app.FigCaption().Class("hint").Text(say.ShareQr.String()))
}
