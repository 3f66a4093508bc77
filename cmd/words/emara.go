package main

import rules "tabard/engines/emara"

var emaraSection = bare(rules.Def, "Crown of Emara")
