package emara

// enMore are sentences and words that hang on more than an id of the rules.
var enMore = map[string]string{
	// Where the game stands.
	"over": "The game is over", "setup": "Before the first round", "turnline": "Round {n} of {all}, turn {turn} of {turns}",
	"forecast": "final score if the game ended now, {short}", "shortCitizens": "citizens are short",
	"shortBuildings": "buildings are short", "even": "both are level",

	// Counted words.
	"citizen": "citizen", "citizens": "citizens", "building": "building", "buildings": "buildings",
	"resource": "resource", "resources": "resources", "step": "step", "steps": "steps", "point": "point", "points": "points",
	"token": "favor token", "tokens": "favor tokens", "card": "card", "cards": "cards",
	"craftsman": "craftsman", "craftsmans": "craftsmen",

	"nothing": "nothing",
}
