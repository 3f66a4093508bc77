//go:build !js

package tabs

// Join takes this tab's place among the others: only a browser has any.
func Join(h Hear) Desk { return new(Room).Join(h) }
