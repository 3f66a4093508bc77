package library

import (
	"strconv"
	"strings"
	say "tabard/app/words/shell"

	"tabard/app/house"
	"tabard/app/verbs"
	"tabard/web/page"
)

// list has the verbs of the controls that are about stored games and records. Where an id is empty the game on the screen is meant.
var list = []verbs.Verb[func(l *Library, arg string)]{
	// The start.
	{Name: "later", Do: func(l *Library, _ string) { l.start.declined = true }},

	// A game as a link or a file.
	{Name: "share", Do: func(l *Library, id string) { l.share(id, false) }},
	{Name: "sharebox", Do: func(l *Library, id string) { l.share(id, true) }},
	{Name: "copylink", Do: func(l *Library, _ string) { l.house.Copy(l.house.Dialog.Text, say.ShareCopied) }},
	{Name: "sendlink", Do: func(l *Library, _ string) { l.house.Do(page.Share{Title: "Tabard", URL: l.house.Dialog.Text}) }},
	{Name: "openlink", Do: func(l *Library, _ string) { l.link.openPasted() }},
	{Name: "reread", Do: func(l *Library, _ string) { l.link.read(l.link.text) }},
	{Name: "keepcopy", Do: func(l *Library, _ string) { l.link.keepCopy() }},
	{Name: "export", Do: (*Library).export},
	{Name: "exportall", Do: func(l *Library, _ string) { l.exportAll() }},
	{Name: "raw", Do: func(l *Library, id string) { l.offerFile(l.house.Shelf.Raw(id)) }},
	{Name: "import", Do: func(l *Library, _ string) { l.house.Do(page.Pick{}) }},

	// Stored games.
	{Name: "morerows", Do: func(l *Library, _ string) {
		l.saves.more++
		l.saves.draw()
	}},
	{Name: "rename", Do: func(l *Library, id string) { l.askAbout("rename", id) }},
	{Name: "rename-do", Do: func(l *Library, _ string) { l.saves.rename() }},
	{Name: "delete", Do: func(l *Library, id string) { l.askAbout("delete", id) }},
	{Name: "delete-do", Do: func(l *Library, _ string) { l.saves.delete(l.house.Dialog.ID) }},
	{Name: "undelete", Do: func(l *Library, _ string) { l.saves.undelete() }},
	{Name: "room", Do: func(l *Library, _ string) {
		l.Reload()
		l.ask(house.Dialog{Kind: "room"})
	}},
	{Name: "room-do", Do: func(l *Library, _ string) { l.makeRoom() }},
	{Name: "rounds", Do: func(l *Library, id string) { l.askAbout("rounds", id) }},
	{Name: "revive", Do: func(l *Library, arg string) {
		id, text, _ := strings.Cut(arg, ":")
		gen, err := strconv.ParseUint(text, 16, 32)
		if err != nil {
			id = "" // there is no such game
		}
		l.revive(id, uint32(gen))
	}},

	// Records.
	{Name: "clear", Do: func(l *Library, game string) { l.ask(house.Dialog{Kind: "clear", ID: game}) }},
	{Name: "clear-do", Do: func(l *Library, _ string) { l.records.clear(l.house.Dialog.ID) }},
	{Name: "restore", Do: func(l *Library, _ string) { l.records.restore() }},
	{Name: "morehalls", Do: func(l *Library, _ string) { l.records.more++ }},
}

// Verbs are the verbs that Press knows.
func Verbs() []string { return verbs.Names(list) }

// Press carries a verb out. It returns false if the verb is none of the library's.
func (l *Library) Press(verb, arg string) bool {
	do, ok := verbs.Find(list, verb)
	if ok {
		do(l, arg)
	}
	return ok
}
