package main

import rules "tabard/engines/coincrown"

var coincrownSection = bare(rules.Def, "Coin & Crown")
