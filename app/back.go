package app

import (
	"strings"

	"tabard/app/table"
	"tabard/app/ui"
	"tabard/web/page"
)

// backKey moves through a look back by the keys of a slider, and returns false for any other key. While a piece has the focus, arrows move
// the focus from piece to piece instead.
func (s *Shell) backKey(k page.Key) bool {
	b := s.desk.Looking()
	if b == nil || s.sheetName() != "" {
		return false
	}
	onPiece := k.Ref != "" || k.Place != ""
	for _, way := range &backKeys {
		if way.key == k.Key && (way.Turns != 0 || !onPiece) {
			s.desk.Send(s.desk.Current(), way.Walk)
			return true
		}
	}
	return false
}

// far is more steps than a game has.
const far = 1 << 20

var backKeys = [...]struct {
	key string
	table.Walk
}{
	{"ArrowRight", table.Walk{Steps: 1}}, {"ArrowUp", table.Walk{Steps: 1}}, {"PageUp", table.Walk{Turns: 1}}, {"End", table.Walk{Steps: far}},
	{"ArrowLeft", table.Walk{Steps: -1}}, {"ArrowDown", table.Walk{Steps: -1}}, {"PageDown", table.Walk{Turns: -1}},
	{"Home", table.Walk{Steps: -far}},
}

// lookBackAt looks back over a game by its id, or over that on the screen: from an entry of its log on, "@" and its number, or whole.
func (s *Shell) lookBackAt(arg string) {
	if entry, ok := strings.CutPrefix(arg, "@"); ok {
		s.desk.LookBack("", ui.Number(entry))
		return
	}
	s.desk.LookBack(arg, -1)
}
