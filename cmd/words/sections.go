package main

import "tabard/app/words/ftl"

// section is a file of each language, and the Go that is made of it.
type section struct {
	name     string // of the file
	out      string // the Go file, below the folder app
	pkg      string
	doc      string
	families []family
}

// family are messages that the rules number: "place-forest" for LocationNames[Forest]. Go has a type of that name for them, with a method
// for each form whose arguments are the same for all members. Without members the messages of the file that begin with the name are
// numbered in their order there, and have constants.
type family struct {
	name    string
	members []string // the rules' names; one without a name has no words
	silent  []string // those of members that have no words: "NoCard"
	named   bool     // Go can ask for one by the rules' name, which has no blank
}

// sections are all files, in the order in which they are packed.
var sections = []section{
	{name: ftl.Grammar, out: "words/grammar_gen.go", pkg: "words"},
	{name: "shell", out: "words/shell/say_gen.go", pkg: "say", doc: "Package say has the words of the screens."},
	coincrownSection, emaraSection, merchantsSection, conquerSection,
}

// game is the section of a game.
func game(name, title string, families ...family) section {
	return section{name: name, out: "words/" + name + "/say_gen.go", pkg: "say", doc: "Package say has the words of " + title + ".", families: families}
}
