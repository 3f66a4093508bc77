package conquer

import rules "tabard/engines/conquer"

// enReasons say why an action is refused.
var enReasons = [len(rules.WhyNames)]string{
	rules.WhyOver:     "The game is over",
	rules.WhyNotAsked: "Finish the open choice first",
}
