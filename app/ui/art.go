package ui

import (
	"strconv"

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

// MintArt is the picture of Coin & Crown: three stacks of struck coins on a counter under an awning, a crown on the
// highest.
func MintArt(class string) app.UI {
	parts := []app.UI{
		Path("art-counter", "M0 166h320v34H0z"),
		Path("art-grain", "M0 176q90 5 170 0t150 2M0 188q70-4 150 1t170-2"),
	}
	for i, x := range []int{0, 40, 80, 120, 160, 200, 240, 280} {
		side := "art-stripe"
		if i%2 == 1 {
			side = "art-stripe-2"
		}
		left := strconv.Itoa(x)
		parts = append(parts, Path(side, "M"+left+" 0h40v26a20 15 0 0 1-40 0z"))
	}
	parts = append(parts, Path("art-line", "M0 26a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0a20 15 0 0 0 40 0"))
	parts = append(parts, coinStack("art-bronze", 66, 168, 3)...)
	parts = append(parts, coinStack("art-gold", 160, 172, 4)...)
	parts = append(parts, coinStack("art-silver", 254, 168, 5)...)
	parts = append(parts,
		// The crown: cap, band with three stones, five points.
		Path("art-cap", "M134 101q26-34 52 0l-4 14h-44z"),
		Path("art-gold", "M132 118l-9-38 19 18 18-27 18 27 19-18-9 38q-28 10-56 0z"),
		Path("art-gold", "M132 116q28 10 56 0v10q-28 10-56 0z"),
		Circle("art-gold", 123, 79, 5), Circle("art-gold", 160, 69, 5), Circle("art-gold", 197, 79, 5),
		Circle("art-stone", 160, 126, 4), Circle("art-stone-2", 143, 124, 3), Circle("art-stone-2", 177, 124, 3),
		// Two loose coins in front.
		Path("art-bronze", "M100 184a20 7 0 1 0 40 0a20 7 0 1 0-40 0zM100 184v5a20 7 0 0 0 40 0v-5"),
		Path("art-gold", "M196 188a20 7 0 1 0 40 0a20 7 0 1 0-40 0zM196 188v5a20 7 0 0 0 40 0v-5"),
	)
	return Svg("0 0 320 200", class, parts...)
}

// coinStack is n coins on each other, the lowest with its edge at y.
func coinStack(class string, x, y, n int) []app.UI {
	var parts []app.UI
	left := strconv.Itoa(x - 36)
	for i := range n {
		top := strconv.Itoa(y - 11*i - 11)
		parts = append(parts,
			Path(class+" art-edge", "M"+left+" "+top+"v10a36 12 0 0 0 72 0v-10z"),
			Path(class, "M"+left+" "+top+"a36 12 0 1 0 72 0a36 12 0 1 0-72 0z"))
	}
	inner := strconv.Itoa(x - 26)
	return append(parts, Path("art-rim", "M"+inner+" "+strconv.Itoa(y-11*n)+"a26 8 0 1 0 52 0a26 8 0 1 0-52 0z"))
}
