package app

import (
	"strconv"
	"strings"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/app/verbs"
	"tabard/web/page"
)

// list has the verbs of controls that belong to no one screen, and of those whose screens are still here. Where an id is empty the game on
// the screen is meant.
var list = []verbs.Verb[func(s *Shell, arg string)]{
	// Anywhere.
	{Name: "jump", Do: (*Shell).jump},
	{Name: "again", Do: (*Shell).seeAgain},
	{Name: "zoom", Do: (*Shell).zoom},
	{Name: "reload", Do: func(s *Shell, _ string) { s.reload() }},
	{Name: "close", Do: func(s *Shell, _ string) { s.closeSheet() }},
	{Name: "install", Do: func(s *Shell, _ string) { s.install() }},
	{Name: "update", Do: func(s *Shell, _ string) { s.Do(page.AcceptUpdate{}) }},
	{Name: "later", Do: func(s *Shell, _ string) { s.start.declined = true }},
	{Name: "copylog", Do: func(s *Shell, _ string) {
		if t := s.shownTable(); t != nil {
			s.Copy(t.LogText(), "log.copied")
		}
	}},
	{Name: "copybrag", Do: func(s *Shell, _ string) {
		if s.current != nil {
			s.Copy(s.current.Outcome.Brag, "daily.copied")
		}
	}},
	{Name: "report", Do: func(s *Shell, _ string) { s.Copy(s.reportText(), "broken.copied") }},

	// The rules.
	{Name: "rule", Do: (*Shell).toRule},
	{Name: "back", Do: func(s *Shell, _ string) { s.backFromRules() }},
	{Name: "can", Do: func(s *Shell, _ string) { s.whatCanIDo() }},
	{Name: "print", Do: func(s *Shell, _ string) { s.Do(page.Print{}) }},

	// The game on the screen.
	{Name: "rematch", Do: func(s *Shell, which string) { // "new", the "same" deal again, or "up": against stronger rivals
		if t := s.current; t != nil {
			s.Deal(t.Face, s.setup.Rematch(t.Face, t.Machine.Save(), which))
		}
	}},
	{Name: "lookback", Do: (*Shell).lookBackAt},
	{Name: "present", Do: func(s *Shell, _ string) { s.present() }},
	{Name: "playon", Do: func(s *Shell, _ string) { s.playOn() }},
	{Name: "takeover", Do: func(s *Shell, _ string) { s.takeOver() }},
	{Name: "rejoin", Do: func(s *Shell, _ string) { s.rejoin() }},

	// Stored games.
	{Name: "share", Do: func(s *Shell, id string) { s.share(id) }},
	{Name: "copylink", Do: func(s *Shell, _ string) { s.Copy(s.Dialog.Text, "share.copied") }},
	{Name: "sendlink", Do: func(s *Shell, _ string) { s.Do(page.Share{Title: "Tabard", URL: s.Dialog.Text}) }},
	{Name: "openlink", Do: func(s *Shell, _ string) { s.link.openPasted() }},
	{Name: "keepcopy", Do: func(s *Shell, _ string) { s.link.keepCopy() }},
	{Name: "export", Do: func(s *Shell, id string) { s.export(id) }},
	{Name: "exportall", Do: func(s *Shell, _ string) { s.offerFile(s.shelf.ExportAll(s.ahead()...)) }},
	{Name: "raw", Do: func(s *Shell, id string) { s.offerFile(s.shelf.Raw(id)) }},
	{Name: "import", Do: func(s *Shell, _ string) { s.Do(page.Pick{}) }},
	{Name: "rename", Do: func(s *Shell, id string) { s.askAbout("rename", id) }},
	{Name: "rename-do", Do: func(s *Shell, _ string) { s.saves.rename() }},
	{Name: "delete", Do: func(s *Shell, id string) { s.askAbout("delete", id) }},
	{Name: "delete-do", Do: func(s *Shell, _ string) { s.saves.delete(s.Dialog.ID) }},
	{Name: "undelete", Do: func(s *Shell, _ string) { s.saves.undelete() }},
	{Name: "room", Do: func(s *Shell, _ string) {
		s.list()
		s.Ask(house.Dialog{Kind: "room"})
	}},
	{Name: "room-do", Do: func(s *Shell, _ string) { s.makeRoom() }},
	{Name: "rounds", Do: func(s *Shell, id string) { s.askAbout("rounds", id) }},
	{Name: "revive", Do: func(s *Shell, arg string) {
		id, text, _ := strings.Cut(arg, ":")
		gen, err := strconv.ParseUint(text, 16, 32)
		if err != nil {
			id = "" // there is no such game
		}
		s.revive(id, uint32(gen))
	}},

	// Records.
	{Name: "clear", Do: func(s *Shell, game string) { s.Ask(house.Dialog{Kind: "clear", ID: game}) }},
	{Name: "clear-do", Do: func(s *Shell, _ string) { s.records.clear(s.Dialog.ID) }},
	{Name: "restore", Do: func(s *Shell, _ string) { s.records.restore() }},
	{Name: "wholehalls", Do: func(s *Shell, _ string) { s.records.whole = true }},
}

// obey carries out what a control asks for by name. rev is the revision of the table that the control was drawn for.
func (s *Shell) obey(verb, arg string, rev uint32) {
	if do, ok := verbs.Find(list, verb); ok {
		do(s, arg)
		return
	}
	if s.setup.Press(verb, arg) {
		return
	}
	if ask, ok := s.prefs.Press(verb, arg); ok {
		s.follow(ask)
		return
	}
	m, ok := table.Parse(verb, arg, rev)
	if !ok {
		panic("nothing does " + verb)
	}
	if s.current != nil {
		s.send(s.current, m)
	}
}

// follow gives the table on the screen what a setting has changed.
func (s *Shell) follow(ask table.Msg) {
	if s.current == nil {
		return
	}
	s.prefs.Furnish(s.current)
	s.prefs.Furnish(s.shownTable())
	if ask != nil {
		s.send(s.current, ask)
	}
}

// jump leads the focus to a part of the table.
func (s *Shell) jump(part string) {
	then := ""
	if part == "actions" {
		then = page.ListFirst
	}
	s.Do(page.Reveal{ID: part, Then: then})
}

// seeAgain shows an event of the log once more: "entry:event" by their numbers.
func (s *Shell) seeAgain(at string) {
	if t := s.shownTable(); t != nil {
		t.Open = ""
		entry, event, _ := strings.Cut(at, ":")
		mark, moves := t.Again(ui.Number(entry), ui.Number(event))
		s.Do(page.Show{Mark: mark, Moves: moves})
	}
}

// reload loads the page anew.
func (s *Shell) reload() {
	s.guarded(s.rescue)                    // there may be room by now
	s.leaving = !s.unkept()                // else the browser asks
	s.Do(page.Reload{Home: s.fault != ""}) // not to where it went wrong: the start leads back to every game
}

// closeSheet closes the open dialog, or the sheet of the table.
func (s *Shell) closeSheet() {
	if t := s.shownTable(); s.Dialog.Open() || t == nil {
		s.Dialog = house.Dialog{}
	} else {
		s.send(s.current, table.Close{})
	}
}

// install shows the browser's own prompt, or how to do it where there is none.
func (s *Shell) install() {
	if s.Facts.Apple {
		s.Tell(lingo.T("start.installapple"))
	} else {
		s.Do(page.Install{})
	}
}
