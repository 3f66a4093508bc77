package conquer

import (
	"tabard/app/face"
	"tabard/engines/game"
)

// moment is one roll of an engagement for the scenes.
type moment struct{ roll game.Event }

func (w *words) value(option, value string) (name, hint string) {
	p, ok := w.Values[option+"."+value]
	if !ok {
		p = w.Values[option]
	}
	return fill(p.Name, "n", value), p.Hint
}

func (w *words) prescribe(setup *game.Setup, _ []face.Result) map[string]string { return nil }
func (c scene) prompt() face.Prompt                                             { return face.Prompt{} }
func (c scene) label(a game.Action) face.Label                                  { return face.Label{} }
func (c scene) line(e game.Event) face.Line                                     { return face.Line{} }
func (c scene) reason(r game.Reason) string                                     { return "" }
func (c scene) locked() []face.Locked                                           { return nil }
func (c scene) chapter(events []game.Event, i int) string                       { return "" }
func (c scene) scenes(events []game.Event) []face.Scene                         { return nil }
func (c scene) glance(p game.Player) []face.Chip                                { return nil }
func (c scene) turnline() string                                                { return "" }
func (c scene) means() []face.Chip                                              { return nil }
func (c scene) checklist() []face.Item                                          { return nil }
