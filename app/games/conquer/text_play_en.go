package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
)

// text names a sentence or a part of one that hangs on more than one id of the rules.
type text int

// The texts of the game as it is played.
const (
	textNone text = iota
	coinOne
	coinMany
	peasantOne
	peasantMany
	nothing
	nowhere
	townThere
	townOf
	soldierIn
	soldierAt
	soldierThere
	wayFrom
	noKingdom
	inKingdom
	nextTo
	texts
)

var enMore = [texts]string{
	coinOne: "coin", coinMany: "coins", peasantOne: "peasant", peasantMany: "peasants", nothing: "nothing",

	nowhere: "nowhere", townThere: "the settlement at {place}", townOf: "{whose} {town} at {place}", soldierIn: "{whose} {soldier} in {town}",
	soldierAt: "{whose} {soldier} at {place}", soldierThere: "the {soldier} at {place}", wayFrom: "{n} {way}",
	noKingdom: "in no kingdom", inKingdom: "in {whose} kingdom", nextTo: "next to {things}",
}

var enPrompts = [len(rules.FrameNames)]face.Question{}

var enActions = [len(rules.KindNames)]face.Verb{}

var enEvents = [len(rules.EventNames)]string{}
