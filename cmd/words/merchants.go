package main

var merchantsSection = game("merchants", "Battle Merchants")
