package emara

import "tabard/app/face"

// enLists are the lines of the lists in the rules.
var enLists = face.Texts{
	{"thing", "{name}: {line}"},
	{"advisor", "{name}. Costs {cost} and brings {citizens}. {line}"},
	{"patron", "{name}. Costs {cost}. {line}"},
	{"rank", "{name}: {cost} for {citizens} citizens."},
	{"hut", "{name}: {costs}."},
	{"gain", "{name}: everybody takes {good} at the beginning of the round."},
	{"favor", "{name}: {rewards}."},
	{"track", "{numbers}, then always {after}"},
	{"or", ", or "},
	{"in", "at "},
}
