package app

import (
	"errors"
	"fmt"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/bridge"
	"tabard/web/store"
)

// ports are what tables need of this page.
func (s *Shell) ports() table.Ports {
	return table.Ports{
		Put: func(g save.Game) error {
			if s.outdated {
				return fmt.Errorf("app: %w", save.ErrNewer)
			}
			g.Played = time.Now().Unix()
			return s.shelf.Put(g)
		},
		Think: func(t session.Think, answer func(session.Thought)) {
			s.answer = answer
			if s.thinker == nil {
				s.after(0, func() { answer(bridge.Fallback(t)) })
				return
			}
			s.thinker.Think(t)
		},
		Stop: func() {
			if s.thinker != nil {
				s.thinker.Stop()
			}
		},
		After: s.after,
		Now:   time.Now,
	}
}

// openTable shows the table of a saved game. One that is still open is taken up where it stands; for others this tab has to
// find out first whether it may play them.
func (s *Shell) openTable(id string) {
	s.opening = nil
	if t := s.tables[id]; t != nil && (!t.Driver.Watch || t.View.Save.Err != nil) {
		s.current = t
		s.rescue()
		t.Driver.Send(session.Resume{Rev: t.View.Rev})
		return
	}
	n := s.visits
	s.waiting = id
	s.claim(id, false, func(mine bool) {
		if n == s.visits {
			s.waiting = ""
			s.sitDown(id, mine)
		} else if mine && s.tables[id] == nil && s.waiting != id { // the page shows something else by now
			s.free(id)
		}
	})
}

// sitDown shows a saved game: to play if it is this tab's, else to look at. To look writes nothing.
func (s *Shell) sitDown(id string, mine bool) {
	if err := s.trySitDown(id, mine); err != nil {
		s.opening = err
		s.free(id)
	}
}

func (s *Shell) trySitDown(id string, mine bool) error {
	if !mine || s.outdated {
		g, err := s.shelf.Look(id)
		if err != nil {
			return err
		}
		m, effects, err := session.Open(g)
		if err != nil {
			return err
		}
		because := whyElsewhere
		if s.outdated {
			because = whyNewer
		}
		s.place(m, effects, because)
		return nil
	}
	g, behind, err := s.shelf.Get(id)
	if err != nil {
		return err
	}
	m, effects, err := session.Open(g)
	if err != nil {
		return err
	}
	rebased := m.View().Lost && len(g.Base) == 0
	if rebased { // to play on writes over the old history
		if err := s.shelf.KeepEarlier(id); err != nil {
			return err
		}
	}
	s.seat(m, effects)
	switch {
	case rebased:
		s.ask(dialog{kind: "lost", id: id})
	case behind:
		s.tell(lingo.T("saves.behind"))
	}
	return nil
}

// newTable starts a game and shows it.
func (s *Shell) newTable(f *face.Face, c session.Config) {
	m, effects, err := session.New(f.Def, c)
	if err != nil {
		s.tell(lingo.T("setup.refused", err.Error()))
		return
	}
	if s.current != nil {
		s.leaveTable() // another game at the same table
	}
	s.claim(c.ID, false, func(bool) {}) // nobody else knows of it yet
	s.seat(m, effects)
	s.navigate(Route{PlaceTable, c.ID})
}

// seat puts a session on the screen to be played.
func (s *Shell) seat(m *session.Session, effects []session.Effect) { s.place(m, effects, "") }

// place puts a session on the screen, to be looked at if there is a reason why.
func (s *Shell) place(m *session.Session, effects []session.Effect, because why) {
	v := m.View()
	t := table.New(faceOf(v.Def), m, s.ports(), table.PaceByID(s.settings.Pace))
	s.tables[v.ID] = t
	s.current = t
	finish, over := t.Driver.OnFinish, v.Over
	t.Driver.OnFinish = func() {
		s.ended(t) // first, since the headline may tell of it
		finish()
	}
	if over {
		s.reopened(t)
	}
	if because != "" {
		s.stop(t, because)
	}
	t.Start(effects, func() {
		s.follow(t, over)
		over = t.View.Over
		s.yield(t)
		s.settle()
	})
}

// leaveTable lets the bots rest. The table is forgotten once its game is safe on the shelf.
func (s *Shell) leaveTable() {
	t := s.current
	s.current = nil
	s.say = "" // what was said before this table is no news now
	t.Open = ""
	t.Driver.Halt()
	if t.View.Save.Err == nil {
		delete(s.tables, t.View.ID)
		s.free(t.View.ID)
	}
}

// waitingTable is shown while other tabs are asked.
func (s *Shell) waitingTable() app.UI {
	return app.Main().Class("page").Body(app.H1().ID("title").TabIndex(-1).Text(lingo.T("table.opening")))
}

func (s *Shell) tableScreen() app.UI { return s.current.Render() }

// seated is the table as it is on the screen: it shows the settings that its menu offers.
func (s *Shell) seated() *table.Table {
	s.current.Theme = s.theme()
	return s.current
}

// lostTable is shown where a game cannot be opened: it says why and what can still be done.
func (s *Shell) lostTable() app.UI {
	err := s.opening
	if err == nil {
		err = store.ErrNone
	}
	return app.Main().Class("page").Body(
		app.H1().ID("title").TabIndex(-1).Text(lingo.T("lost.title")),
		ui.Say(problem(err)),
		ui.Para("hint", err.Error()),
		ui.Box("row",
			ui.Button("raw", s.route.Arg, "", ui.Pic("download"), ui.Word(lingo.T("saves.raw"))).Hidden(errors.Is(err, store.ErrNone)),
			ui.Link("saves", "btn", ui.Word(lingo.T("lost.saves"))),
			ui.Button("rounds", s.route.Arg, "", ui.Pic("undo"), ui.Word(lingo.T("menu.rounds"))).Hidden(!s.hasRounds(s.route.Arg)),
			ui.Link("", "btn btn-wax", ui.Word(lingo.T("lost.home"))),
			recoverLink(),
		))
}

// hasRounds says that there are earlier rounds of a game to go back to.
func (s *Shell) hasRounds(id string) bool {
	all, err := s.shelf.EarlierOf(id)
	return err == nil && len(all) > 0
}

// broken is shown in the place of a screen with a fault. The games are safe, and the other screens are as they were.
func (s *Shell) broken(report string) app.UI {
	return app.Main().Class("page").Body(
		app.H1().ID("title").TabIndex(-1).Text(lingo.T("broken.title")),
		ui.Say(lingo.T("broken.text")),
		ui.Box("row",
			ui.Button("reload", "", "btn-wax", ui.Pic("restart"), ui.Word(lingo.T("broken.reload"))),
			ui.Link("", "btn", ui.Word(lingo.T("lost.home"))),
			ui.Button("report", "", "", ui.Pic("copy"), ui.Word(lingo.T("broken.copy"))),
			recoverLink()),
		app.Pre().Class("report").Text(report))
}

// doGames carries out what belongs to whole games.
func (s *Shell) doGames(verb, arg string) bool {
	switch verb {
	case "rematch":
		s.newTable(s.current.Face, s.rematch(arg))
	case "share":
		s.share(arg)
	case "export":
		s.export(arg)
	case "exportall":
		s.offerFile(s.shelf.ExportAll())
	case "raw":
		s.offerFile(s.shelf.Raw(arg))
	case "rename", "delete":
		s.ask(dialog{kind: verb, id: s.idOr(arg), text: s.titleOf(s.idOr(arg))})
	case "rename-do":
		s.rename()
	case "delete-do":
		s.delete(s.dialog.id)
	case "undelete":
		s.undelete()
	case "takeover":
		s.takeOver()
	case "rejoin":
		s.rejoin()
	case "room":
		s.list()
		s.ask(dialog{kind: verb})
	case "room-do":
		s.makeRoom()
	case "rounds":
		s.ask(dialog{kind: verb, id: s.idOr(arg)})
	case "revive":
		s.revive(arg)
	case "report":
		s.copy(s.reportText(), "broken.copied")
	case "copylink":
		s.copy(s.dialog.text, "share.copied")
	case "sendlink":
		s.sendLink()
	case "import":
		document().Call("getElementById", "pick").Call("click")
	case "openlink":
		s.pastedLink()
	case "keepcopy":
		s.keepCopy()
	case "close":
		s.dialog = dialog{}
	default:
		return false
	}
	return true
}

func (s *Shell) reportText() string {
	text := "Tabard " + app.Getenv("TABARD_VERSION") + "\n" + s.fault
	if t := s.current; t != nil {
		text += "\n" + t.Report + "\n" + fmt.Sprintf("%s rules %d seed %s log %d", t.View.Def.ID, t.View.Def.Rules,
			table.SeedText(t.View.Setup.Seed), len(t.View.Log))
	}
	return text
}

// standing says in a few words where a game stands: what everybody may know of it.
func standing(g save.Game) string {
	d := engines.ByCode(g.Code)
	if d == nil {
		return ""
	}
	st := d.Zero()
	if _, err := st.UnmarshalMsg(g.Snapshot); err != nil {
		return ""
	}
	if st.Turn() == game.Nobody {
		return lingo.T("saves.over")
	}
	st.Redact(game.Nobody)
	return faceOf(d).Turnline(session.View{Def: d, Setup: g.Setup, Seats: g.Seats, Viewer: game.Nobody, State: st,
		Turn: st.Turn(), Prompt: st.Prompt()})
}
