package main

import rules "tabard/engines/conquer"

var conquerSection = bare(rules.Def, "Craft & Conquer")
