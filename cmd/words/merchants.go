package main

import rules "tabard/engines/merchants"

var merchantsSection = bare(rules.Def, "Battle Merchants")
