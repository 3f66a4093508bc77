package main

import (
	"slices"

	"tabard/app/words/ftl"
	"tabard/engines/game"
)

// section is a file of each language, and the Go that is made of it.
type section struct {
	name     string // of the file
	out      string // the Go file, below the folder app
	pkg      string
	doc      string
	title    string // of a game
	families []family
}

// family are messages that the rules number: "place-forest" for LocationNames[Forest]. Go has a type of that name for them, with a method
// for each form whose arguments are the same for all members. Without members the messages of the file that begin with the name are
// numbered in their order there, and have constants.
type family struct {
	name    string
	members []string // the rules' names; one without a name has no words
	silent  []string // messages of members that have no words: "event-left"
	named   bool     // Go can ask for one by the rules' name, which has no blank
}

// sections are all files, in the order in which they are packed.
var sections = []section{
	{name: ftl.Grammar, out: "words/grammar_gen.go", pkg: "words"},
	{name: "shell", out: "words/shell/say_gen.go", pkg: "say", doc: "Package say has the words of the screens.", families: []family{
		{name: "title", named: true}, {name: "newcomer"}, {name: "colour"}, {name: "para"}, {name: "aim"}, {name: "asked"}, {name: "key"},
		{name: "notice", named: true}, {name: "banner", named: true}, {name: "set", named: true}, {name: "choice", named: true},
	}},
	{name: "post", out: "words/post/say_gen.go", pkg: "say", doc: "Package say has the words of tables by link.", families: []family{
		{name: "left", named: true},
	}},
	coincrownSection, emaraSection, merchantsSection, conquerSection,
}

// ownColumns are the sheets of boxes whose columns are not called as those of the same name on other sheets of their game.
var ownColumns = []string{"prizes", "soldiers"}

// ofGame is the section of a game: what every game has, and families of its own. Silent are the members that have no words, "event-left".
func ofGame(def *game.Def, title string, whys []string, silent []string, own ...family) section {
	families := []family{
		{name: "act", members: def.Kinds}, {name: "ask", members: def.Frames}, {name: "event", members: def.Events}, {name: "why", members: whys},
		{name: "option", named: true}, {name: "value", named: true}, {name: "level", named: true}, {name: "trait", named: true},
		{name: "part", members: def.Parts}, {name: "key", members: def.Keys}, {name: "worth", members: def.Features}, {name: "feat"},
		{name: "boxsheet"}, {name: "boxcol"}, {name: "boxlaw", members: def.Laws, named: true},
	}
	sheet, col := &families[len(families)-3], &families[len(families)-2]
	for _, s := range def.Sheets {
		sheet.members = append(sheet.members, s.ID)
		for _, c := range s.Cols {
			if slices.Contains(ownColumns, s.ID) {
				col.members = append(col.members, s.ID+"."+c.ID)
			} else {
				col.members = append(col.members, c.ID)
			}
		}
	}
	for _, o := range def.Options {
		families[4].members = append(families[4].members, o.ID)
		for _, v := range o.Values {
			if id := o.ID + "." + v; !slices.Contains(silent, "value-"+kebab(id)) { // nothing goes by their numbers
				families[5].members = append(families[5].members, id)
			}
		}
	}
	for _, l := range def.Levels {
		families[6].members = append(families[6].members, l.ID)
	}
	for _, t := range def.Traits {
		families[7].members = append(families[7].members, t.ID)
	}
	families = append(families, own...)
	for i := range families {
		families[i].silent = silent
	}
	return section{name: def.ID, title: title, out: "words/" + def.ID + "/say_gen.go", pkg: "say", doc: "Package say has the words of " + title + ".", families: families}
}
