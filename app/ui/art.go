package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// InnSign is the sign of the house: a herald's coat, quartered in the four seat colours, on a board that hangs from an
// iron arm.
func InnSign(class string) app.UI {
	return Svg("0 0 240 200", class,
		// The arm with its scroll, and the chains.
		Path("sign-iron", "M14 12v44M14 22h196M210 22q12 0 12 9t-9 8M18 54C60 52 66 34 70 26M62 26v18M178 26v18"),
		Circle("sign-bolt", 14, 16, 4), Circle("sign-bolt", 14, 50, 4),
		Path("sign-chain", "M62 44a4 5 0 1 1 0 10a4 5 0 1 1 0-10M178 44a4 5 0 1 1 0 10a4 5 0 1 1 0-10"),
		// The board with its grain.
		Path("sign-board", "M44 54h152q6 0 6 6v116q0 5-5 6q-77 12-154 0q-5-1-5-6V60q0-6 6-6z"),
		Path("sign-grain", "M46 78q70 5 148-1M44 104q40-5 74 0t80-1M46 132q76 6 150 0M48 160q70 4 144 1"),
		Path("sign-rim", "M50 61h140q5 0 5 5v104q0 4-4 5q-71 10-142 0q-4-1-4-5V66q0-5 5-5z"),
		// The coat: shoulders and sleeves, body in four quarters, a crenellated hem.
		Path("coat seat-0-fill", "M120 76h-13l-33 12-6 28 20 6v4h32z"),
		Path("coat seat-1-fill", "M120 76h13l33 12 6 28-20 6v4h-32z"),
		Path("coat seat-2-fill", "M88 126h32v42h-8v-6h-8v6h-8v-6h-8z"),
		Path("coat seat-3-fill", "M120 126h32v36h-8v6h-8v-6h-8v6h-8z"),
		Path("coat-line", "M107 76l-33 12-6 28 20 6v40h8v6h8v-6h8v6h16v-6h8v6h8v-6h8v-40l20-6-6-28-33-12zM120 84v84M88 126h64"),
		Path("coat-collar", "M105 75q15 16 30 0l-4-3h-22z"),
		// A charge in every quarter: coin, crown, tower, sword.
		Circle("charge-line", 104, 108, 8), Circle("charge-line", 104, 108, 4),
		Path("charge", "M128 115v-13l5 5 4-8 4 8 5-5v13z"),
		Path("charge", "M97 156v-20h3v4h3v-4h3v4h3v-4h3v20z"),
		Path("charge-line", "M136 132v22M131 149h10M136 154v5"),
	)
}
