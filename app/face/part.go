package face

import (
	"strings"

	"tabard/app/session"
)

// PartOf names the part of the game that a view is in: what Part says, or how Turnline begins.
func (f *Face) PartOf(v session.View) string {
	if f.Part != nil {
		return f.Part(v)
	}
	name, _, _ := strings.Cut(f.Turnline(v), ",")
	return name
}
