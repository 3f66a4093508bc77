package main

var conquerSection = game("conquer", "Craft & Conquer")
