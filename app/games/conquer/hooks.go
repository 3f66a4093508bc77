package conquer

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

func board(*words) func(session.View, func(face.Ref) bool) app.UI { return nil }

func mine(*words) func(session.View, func(face.Ref) bool) app.UI { return nil }

func player(*words) func(session.View, game.Player, func(face.Ref) bool) app.UI { return nil }

func art(string) app.UI { return nil }

func (c scene) inspect(face.Ref) face.Detail { return face.Detail{} }

// fightArt draws the dice of a scene; the event is the last roll in it.
func (c scene) fightArt(moment) app.UI { return nil }
