package merchants

import _ "embed"

// enRules are the rules of the game, in our own sentences. See face.Chapter for how they are written.
//
//go:embed rules_en.txt
var enRules string
