package face

import (
	"fmt"
	"strings"
	"unicode"

	"tabard/app/session"
	"tabard/engines/game"
)

// Plain is a face made of a game's machine names, so that a game can be played before anybody has written its words.
func Plain(def *game.Def) *Face {
	words := func(id string) (string, string) { return spaced(id), "" }
	f := &Face{
		Def: def, Name: spaced(def.ID), Tagline: "", Emblem: "ui-dice",
		Prompt: func(v session.View) Prompt { return Prompt{Text: spaced(def.FrameText(v.Prompt))} },
		Action: func(v session.View, a game.Action) Label {
			group := "#"
			if int(a.Kind) < len(def.Kinds) {
				group = spaced(def.Kinds[a.Kind])
			}
			return Label{Text: spaced(def.ActionText(a)), Group: group}
		},
		Event:    func(v session.View, e game.Event) Line { return Line{Text: spaced(def.EventText(e))} },
		Reason:   func(v session.View, r game.Reason) string { return fmt.Sprintf("reason %d", r.ID) },
		Option:   words,
		Value:    func(_, value string) (string, string) { return words(value) },
		Level:    words,
		Turnline: func(v session.View) string { return fmt.Sprintf("%d", len(v.Log)) },
	}
	for _, p := range def.Parts {
		f.Parts = append(f.Parts, Part{Name: spaced(p)})
	}
	for _, k := range def.Keys {
		f.Keys = append(f.Keys, spaced(k))
	}
	return f
}

// spaced turns a machine name into words: "BuyRow 0 2" becomes "Buy row 0 2".
func spaced(name string) string {
	var b strings.Builder
	for i, r := range name {
		switch {
		case i == 0:
			b.WriteRune(unicode.ToUpper(r))
		case unicode.IsUpper(r) && name[i-1] != ' ':
			b.WriteByte(' ')
			b.WriteRune(unicode.ToLower(r))
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}
