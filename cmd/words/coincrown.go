package main

var coincrownSection = game("coincrown", "Coin & Crown")
