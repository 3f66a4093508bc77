package coincrown

import _ "embed"

// enRules are the rules of the game, in our own sentences: testdata/rules_en.txt with the numbers of the tables (facetest.RulesText).
//
//go:embed rules_en.flate
var enRules []byte
