package app

import (
	"strings"

	"tabard/app/house"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/app/verbs"
	say "tabard/app/words/shell"
	"tabard/web/page"
)

// list has the verbs of controls that belong to no one room.
var list = []verbs.Verb[func(s *Shell, arg string)]{
	// Anywhere.
	{Name: "jump", Do: (*Shell).jump},
	{Name: "again", Do: (*Shell).seeAgain},
	{Name: "zoom", Do: (*Shell).zoom},
	{Name: "reload", Do: func(s *Shell, _ string) { s.reload() }},
	{Name: "close", Do: func(s *Shell, _ string) { s.closeSheet() }},
	{Name: "install", Do: func(s *Shell, _ string) { s.install() }},
	{Name: "nooffer", Do: func(s *Shell, _ string) { s.noOffer() }},
	{Name: "full", Do: func(s *Shell, _ string) {
		if s.house.Facts.Full != "" {
			s.house.Do(page.FullScreen{})
		}
	}},
	{Name: "update", Do: func(s *Shell, _ string) { s.house.Do(page.AcceptUpdate{}) }},
	{Name: "copylog", Do: func(s *Shell, _ string) {
		if t := s.desk.Shown(); t != nil {
			s.house.Copy(t.Chronicle.LogText(), say.LogCopied)
		}
	}},
	{Name: "copybrag", Do: func(s *Shell, _ string) {
		if s.desk.Current() != nil {
			s.house.Copy(s.desk.Current().Outcome.Brag, say.DailyCopied)
		}
	}},
	{Name: "report", Do: func(s *Shell, _ string) { s.house.Copy(s.reportText(), say.BrokenCopied) }},

	// The rules.
	{Name: "rule", Do: (*Shell).toRule},
	{Name: "back", Do: func(s *Shell, _ string) { s.backFromRules() }},
	{Name: "can", Do: func(s *Shell, _ string) { s.whatCanIDo() }},
	{Name: "print", Do: func(s *Shell, _ string) { s.house.Do(page.Print{}) }},

	// The game on the screen.
	{Name: "rematch", Do: func(s *Shell, which string) { // "new", the "same" deal again, or "up": against stronger rivals
		if t := s.desk.Current(); t != nil {
			s.desk.Deal(t.Face, s.setup.Rematch(t.Face, t.Machine.Save(), which))
		}
	}},
	{Name: "lookback", Do: (*Shell).lookBackAt},
	{Name: "present", Do: func(s *Shell, _ string) { s.desk.Present() }},
	{Name: "playon", Do: func(s *Shell, _ string) { s.desk.PlayOn() }},
	{Name: "takeover", Do: func(s *Shell, _ string) { s.desk.TakeOver() }},
	{Name: "rejoin", Do: func(s *Shell, _ string) { s.desk.Rejoin() }},
}

// obey carries out what a control asks for by name. rev is the revision of the table that the control was drawn for.
func (s *Shell) obey(verb, arg string, rev uint32) {
	if do, ok := verbs.Find(list, verb); ok {
		do(s, arg)
		return
	}
	if t := s.desk.Current(); t != nil && t.View.Letter > 0 && arg == "" && (verb == "share" || verb == "export") {
		verb, arg = map[string]string{"share": "letter", "export": "fileletter"}[verb], t.View.ID
	}
	if s.library.Press(verb, arg) || s.post.Press(verb, arg) || s.setup.Press(verb, arg) || s.boxes.Press(verb, arg) {
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
	if s.desk.Current() != nil {
		s.desk.Send(s.desk.Current(), m)
	}
}

// follow gives the table on the screen what a setting has changed.
func (s *Shell) follow(ask table.Msg) {
	if s.desk.Current() == nil {
		return
	}
	s.prefs.Furnish(s.desk.Current())
	s.prefs.Furnish(s.desk.Shown())
	if ask != nil {
		s.desk.Send(s.desk.Current(), ask)
	}
}

// jump leads the focus to a part of the table. "rest" is the list of actions with the uses of the chosen piece alone.
func (s *Shell) jump(part string) {
	then, rest := "", part == "rest"
	if t := s.desk.Shown(); t != nil {
		t.Choice.Narrow(rest)
	}
	if rest {
		part = "actions"
	}
	if part == "actions" || part == "all-title" {
		then = page.ListFirst
	}
	s.house.Do(page.Reveal{ID: part, Then: then})
}

// seeAgain shows events of the log once more: "entry:event" by their numbers, with a space between two.
func (s *Shell) seeAgain(at string) {
	if t := s.desk.Shown(); t != nil {
		t.Sheets.Close()
		var show page.Show
		for at != "" {
			var one string
			one, at, _ = strings.Cut(at, " ")
			entry, event, _ := strings.Cut(one, ":")
			mark, moves := t.Again(ui.Number(entry), ui.Number(event))
			if show.Ref == "" {
				show.Mark = mark
			}
			show.Moves = append(show.Moves, moves...)
		}
		s.house.Do(show)
	}
}

// reload loads the page anew.
func (s *Shell) reload() {
	s.guarded(s.desk.Rescue)                     // there may be room by now
	s.desk.Closing()                             // else the browser asks
	s.house.Do(page.Reload{Home: s.fault != ""}) // not to where it went wrong: the start leads back to every game
}

// closeSheet closes the open dialog, or the sheet of the table.
func (s *Shell) closeSheet() {
	if t := s.desk.Shown(); s.house.Dialog.Open() || t == nil {
		s.house.Dialog = house.Dialog{}
	} else {
		s.desk.Send(s.desk.Current(), table.Close{})
	}
}

// noOffer takes the offer to install the app away. It does not come again.
func (s *Shell) noOffer() {
	if t := s.desk.Current(); t != nil {
		t.Offer = false
	}
}

// install shows the browser's own prompt, or how to do it where there is none.
func (s *Shell) install() {
	s.noOffer()
	if s.house.Facts.Apple {
		s.house.Tell(say.StartInstallapple.String())
	} else {
		s.house.Do(page.Install{})
	}
}
