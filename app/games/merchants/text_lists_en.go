package merchants

import "tabard/app/face"

// enLists are the lines of the lists in the rules.
var enLists = face.Texts{
	{"front", "{region}: {sides}{three}."}, {"sides", "{one} against {two}"}, {"frontThree", "; with three players {sides}"}, {"frontNone", "; not with three players"},
	{"mat", "{name}: {levels}; {one} tile.{three}"}, {"matThree", " With three players: {levels}; {one} tile."}, {"matNone", " Only with four players."},
	{"craftDeck", "{cards} for {seasons}, {n} for each weapon: {crafts}."}, {"craftFree", "{n} free with {gain}"}, {"craftTimes", "{n} for {times} the level with {gain}"},
	{"once", "once"}, {"twice", "twice"}, {"gain", "{levels}"}, {"gainOff", "{levels} and {gold} off"},
	{"kingdom", "{name}: {gold}, {lasts}. {line}{players}"}, {"notTwo", " Not with two players."}, {"onlyFour", " Only with four players."},
	{"limit", "{n} in {season}"}, {"linkKingdom", "Kingdom box {a} and craft box {b}."}, {"linkCraft", "Craft box {a} and craft box {b}."},
}
