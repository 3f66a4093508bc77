package main

var emaraSection = game("emara", "Crown of Emara")
