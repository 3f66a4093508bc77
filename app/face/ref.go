package face

import (
	"strconv"
	"strings"
)

// NewRef is a name with numbers of the rules: "battle:2:1". Every piece is drawn once, on the board or among the viewer's own
// goods.
func NewRef(name string, numbers ...int) Ref {
	for _, n := range numbers {
		name += ":" + strconv.Itoa(n)
	}
	return Ref(name)
}

// Parts takes a ref apart. Numbers that are missing or none are -1.
func (r Ref) Parts() (name string, a, b int) {
	parts := strings.SplitN(string(r), ":", 3)
	at := func(i int) int {
		if i >= len(parts) {
			return -1
		}
		n, err := strconv.Atoi(parts[i])
		if err != nil || n < 0 {
			return -1
		}
		return n
	}
	return parts[0], at(1), at(2)
}
