package app

import (
	"strconv"
	"strings"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/web/page"
)

// msg is something that a control asks for which is not the table's own affair. The set is closed: each carries itself out. Where
// an ID is empty the game on the screen is meant.
type msg interface{ do(*Shell) }

type (
	// Anywhere.
	jump         struct{ to string } // to a part of the table
	seeAgain     struct{ at string } // an event that the log tells of
	zoom         struct{ way string }
	reload       struct{}
	closeSheet   struct{}
	install      struct{}
	acceptUpdate struct{}
	putOff       struct{} // the update
	copyLog      struct{}
	copyReport   struct{}
	copyBrag     struct{}

	// The rules.
	toRule struct{ id string }
	goBack struct{}
	can    struct{} // what can I do?
	paper  struct{} // the rules on it

	// Games.
	rematch   struct{ which string } // "new", the "same" again, or "up": against stronger rivals
	shareGame struct{ id string }
	copyLink  struct{}
	sendLink  struct{}
	openLink  struct{} // that was pasted
	keepCopy  struct{} // of a link's game
	export    struct{ id string }
	exportAll struct{}
	raw       struct{ id string }
	askName   struct{ id string }
	rename    struct{}
	askDelete struct{ id string }
	deletion  struct{}
	undelete  struct{}
	takeOver  struct{}
	rejoin    struct{}
	askRoom   struct{}
	makeRoom  struct{}
	askRounds struct{ id string }
	revive    struct {
		id  string
		gen uint32
	}
	pick struct{}

	// Records.
	askClear     struct{ game string }
	clearRecords struct{}
	restore      struct{}
	wholeHalls   struct{}
)

// verbs are the messages by what controls name them, made of the argument that a control carries.
//
// A list, not a map: it is nothing but data, where a map is built when the program starts, each entry by code of its own.
var verbs = [...]struct {
	name string
	read func(arg string) msg
}{
	{"jump", func(arg string) msg { return jump{arg} }},
	{"again", func(arg string) msg { return seeAgain{arg} }},
	{"zoom", func(arg string) msg { return zoom{arg} }},
	{"rule", func(arg string) msg { return toRule{arg} }},
	{"back", func(string) msg { return goBack{} }},
	{"print", func(string) msg { return paper{} }},
	{"can", func(string) msg { return can{} }},
	{"reload", func(string) msg { return reload{} }},
	{"close", func(string) msg { return closeSheet{} }},
	{"install", func(string) msg { return install{} }},
	{"update", func(string) msg { return acceptUpdate{} }},
	{"later", func(string) msg { return putOff{} }},
	{"copylog", func(string) msg { return copyLog{} }},
	{"report", func(string) msg { return copyReport{} }},
	{"copybrag", func(string) msg { return copyBrag{} }},
	{"lookback", func(arg string) msg { return lookBack{arg} }},
	{"present", func(string) msg { return present{} }},
	{"playon", func(string) msg { return playCopy{} }},
	{"rematch", func(arg string) msg { return rematch{arg} }},
	{"share", func(arg string) msg { return shareGame{arg} }},
	{"copylink", func(string) msg { return copyLink{} }},
	{"sendlink", func(string) msg { return sendLink{} }},
	{"openlink", func(string) msg { return openLink{} }},
	{"keepcopy", func(string) msg { return keepCopy{} }},
	{"export", func(arg string) msg { return export{arg} }},
	{"exportall", func(string) msg { return exportAll{} }},
	{"raw", func(arg string) msg { return raw{arg} }},
	{"rename", func(arg string) msg { return askName{arg} }},
	{"rename-do", func(string) msg { return rename{} }},
	{"delete", func(arg string) msg { return askDelete{arg} }},
	{"delete-do", func(string) msg { return deletion{} }},
	{"undelete", func(string) msg { return undelete{} }},
	{"takeover", func(string) msg { return takeOver{} }},
	{"rejoin", func(string) msg { return rejoin{} }},
	{"room", func(string) msg { return askRoom{} }},
	{"room-do", func(string) msg { return makeRoom{} }},
	{"rounds", func(arg string) msg { return askRounds{arg} }},
	{"revive", func(arg string) msg {
		id, text, _ := strings.Cut(arg, ":")
		gen, err := strconv.ParseUint(text, 16, 32)
		if err != nil {
			id = "" // there is no such game
		}
		return revive{id, uint32(gen)}
	}},
	{"import", func(string) msg { return pick{} }},
	{"clear", func(arg string) msg { return askClear{arg} }},
	{"clear-do", func(string) msg { return clearRecords{} }},
	{"restore", func(string) msg { return restore{} }},
	{"wholehalls", func(string) msg { return wholeHalls{} }},
}

func (m jump) do(s *Shell) {
	then := ""
	if m.to == "actions" {
		then = page.ListFirst
	}
	s.Do(page.Reveal{ID: m.to, Then: then})
}

func (m seeAgain) do(s *Shell) {
	if t := s.shownTable(); t != nil {
		t.Open = ""
		entry, event, _ := strings.Cut(m.at, ":")
		mark, moves := t.Again(ui.Number(entry), ui.Number(event))
		s.Do(page.Show{Mark: mark, Moves: moves})
	}
}
func (m zoom) do(s *Shell) { s.zoom(m.way) }
func (m reload) do(s *Shell) {
	s.guarded(s.rescue)                    // there may be room by now
	s.leaving = !s.unkept()                // else the browser asks
	s.Do(page.Reload{Home: s.fault != ""}) // not to where it went wrong: the start leads back to every game
}

func (m closeSheet) do(s *Shell) {
	if t := s.shownTable(); s.Dialog.Open() || t == nil {
		s.Dialog = house.Dialog{}
	} else {
		s.send(s.current, table.Close{})
	}
}

// install shows the browser's own prompt, or how to do it where there is none.
func (m install) do(s *Shell) {
	if s.Facts.Apple {
		s.Tell(lingo.T("start.installapple"))
	} else {
		s.Do(page.Install{})
	}
}
func (m acceptUpdate) do(s *Shell) { s.Do(page.AcceptUpdate{}) }
func (m putOff) do(s *Shell)       { s.start.declined = true }
func (m copyLog) do(s *Shell) {
	if t := s.shownTable(); t != nil {
		s.Copy(t.LogText(), "log.copied")
	}
}
func (m copyReport) do(s *Shell) { s.Copy(s.reportText(), "broken.copied") }

func (m rematch) do(s *Shell) {
	if t := s.current; t != nil {
		s.Deal(t.Face, s.setup.Rematch(t.Face, t.Machine.Save(), m.which))
	}
}
func (m shareGame) do(s *Shell) { s.share(m.id) }
func (m copyLink) do(s *Shell)  { s.Copy(s.Dialog.Text, "share.copied") }
func (m sendLink) do(s *Shell)  { s.Do(page.Share{Title: "Tabard", URL: s.Dialog.Text}) }
func (m openLink) do(s *Shell)  { s.link.openPasted() }
func (m keepCopy) do(s *Shell)  { s.link.keepCopy() }
func (m export) do(s *Shell)    { s.export(m.id) }
func (m exportAll) do(s *Shell) { s.offerFile(s.shelf.ExportAll(s.ahead()...)) }
func (m raw) do(s *Shell)       { s.offerFile(s.shelf.Raw(m.id)) }
func (m askName) do(s *Shell)   { s.askAbout("rename", m.id) }
func (m rename) do(s *Shell)    { s.saves.rename() }
func (m askDelete) do(s *Shell) { s.askAbout("delete", m.id) }
func (m deletion) do(s *Shell)  { s.saves.delete(s.Dialog.ID) }
func (m undelete) do(s *Shell)  { s.saves.undelete() }
func (m takeOver) do(s *Shell)  { s.takeOver() }
func (m rejoin) do(s *Shell)    { s.rejoin() }
func (m askRoom) do(s *Shell) {
	s.list()
	s.Ask(house.Dialog{Kind: "room"})
}
func (m makeRoom) do(s *Shell)  { s.makeRoom() }
func (m askRounds) do(s *Shell) { s.askAbout("rounds", m.id) }
func (m revive) do(s *Shell)    { s.revive(m.id, m.gen) }
func (m pick) do(s *Shell)      { s.Do(page.Pick{}) }

func (m askClear) do(s *Shell)     { s.Ask(house.Dialog{Kind: "clear", ID: m.game}) }
func (m clearRecords) do(s *Shell) { s.records.clear(s.Dialog.ID) }
func (m restore) do(s *Shell)      { s.records.restore() }
func (m wholeHalls) do(s *Shell)   { s.records.whole = true }

func (m copyBrag) do(s *Shell) {
	if s.current != nil {
		s.Copy(s.current.Outcome.Brag, "daily.copied")
	}
}
