package app

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// why says why a table is only looked at.
type why string

const (
	whyElsewhere why = "elsewhere" // another tab has the game open
	whyTaken     why = "taken"     // another tab has taken it over from this one
	whyStale     why = "stale"     // another tab has written it all the same: there are two games now
	whyNewer     why = "newer"     // a newer version of the app is at work in another tab
	whyLayout    why = "layout"    // a newer version has laid out anew what is stored
)

// free gives a game back to the other tabs.
func (s *room) free(id string) {
	delete(s.whys, id)
	s.Do(page.Free{ID: id})
}

// borrow claims a stored game for as long as do takes, unless it lies on a table of this tab, which keeps it. mine says whether
// it could be had.
func (s *room) borrow(id string, do func(mine bool)) {
	s.claim(id, false, func(mine bool) {
		do(mine)
		if mine && s.tables[id] == nil {
			s.free(id)
		}
	})
}

// alone does something to a stored game that no tab has open, this one among them.
func (s *room) alone(id string, do func()) {
	s.borrow(id, func(mine bool) {
		if !mine {
			s.Tell(lingo.T("problem.elsewhere"))
			return
		}
		do()
		s.list()
	})
}

// stop makes a table one to look at.
func (s *room) stop(t *table.Table, because why) {
	if s.whys == nil {
		s.whys = map[string]why{}
	}
	s.whys[t.View.ID] = because
	s.send(t, table.Watch{On: true})
}

// lost is another tab's taking over of a game.
func (s *room) lost(id string) {
	if s.waiting == id { // it is still being read: to be looked at, then
		s.Visits++
		s.openTable(id)
		return
	}
	if t := s.tables[id]; t != nil {
		s.stop(t, whyTaken)
		if t == s.current {
			t.Alert = s.watchText(t)
		}
	}
}

// outdate makes everything one to look at: a newer version has the say.
func (s *room) outdate(because why) {
	s.outdated = because
	for _, t := range s.tables {
		s.stop(t, because)
	}
}

// heedLayout looks whether a newer version has laid out anew what is stored.
func (s *room) heedLayout() {
	if err := s.shelf.Newer(); errors.Is(err, save.ErrNewer) {
		s.outdate(whyLayout)
	}
}

// yield stops a table whose last write was refused because it is not this tab's to write.
func (s *room) yield(t *table.Table) {
	switch err := t.View.Save.Err; {
	case t.Watched:
	case errors.Is(err, store.ErrStale):
		s.stop(t, whyStale)
	case errors.Is(err, save.ErrNewer):
		s.outdate(cmp.Or(s.outdated, whyLayout))
	}
}

// changed follows what another tab has written.
func (s *room) changed(key string) {
	any := key == ""
	s.dropDeleted(key)
	if any || key == "layout" {
		s.heedLayout()
	}
	if any || key == "settings" {
		if set, err := s.shelf.Settings(); err == nil {
			s.Settings = set
		}
	}
	t := s.current
	switch {
	case t == nil:
	case !any && !strings.HasPrefix(key, "game:"+t.View.ID+":"):
	case t.Watched:
		if because := s.whys[t.View.ID]; because == whyElsewhere || because == whyTaken && t.View.Save.Err == nil {
			s.follows(t, because)
		}
	case s.shelf.Gone(t.View.ID): // somebody else on this address has emptied the storage
		s.send(t, table.Write{})
		s.SaveSettings()
		s.Tell(lingo.T("saves.emptied"))
	case s.shelf.Behind(t.View.ID):
		s.send(t, table.Saved{Rev: t.View.Rev, At: house.Now(), Err: fmt.Errorf("app: %w", store.ErrStale)})
	}
}

// dropDeleted forgets a game that another tab has deleted.
func (s *room) dropDeleted(key string) {
	if id, ok := store.GameOf(key); ok && s.tables[id] == nil && s.shelf.Gone(id) {
		s.shelf.Adopt(id, nil)
	}
}

// follows shows a game that is played in another tab as it stands there now.
func (s *room) follows(old *table.Table, because why) {
	g, err := s.shelf.Look(old.View.ID)
	if err != nil {
		return // deleted there, or half written: what is on the screen stays
	}
	m, effects, err := session.Open(g)
	if err != nil {
		return
	}
	say, alert := old.Say, old.Alert
	s.place(m, effects, because)
	if t := s.current; !t.View.Covered {
		t.Open, t.Say, t.Alert = old.Open, say, alert
	}
}

// takeOver writes what this tab has over what is stored.
func (s *room) takeOver() {
	t := s.current
	s.claim(t.View.ID, true, func(bool) {
		if s.current != t {
			return
		}
		if err := s.shelf.TakeOver(t.View.ID); err != nil && !errors.Is(err, store.ErrNone) {
			s.Tell(house.Problem(err))
			return
		}
		delete(s.whys, t.View.ID)
		s.send(t, table.Write{Play: true})
	})
}

// rejoin takes a game over as it is stored.
func (s *room) rejoin() {
	t := s.current
	id := t.View.ID
	s.claim(id, true, func(mine bool) {
		if s.current != t {
			return
		}
		delete(s.tables, id)
		delete(s.whys, id)
		s.current = nil
		s.sitDown(id, mine)
	})
}

// watchText says why a table is only looked at, and what of it is nowhere else.
func (s *room) watchText(t *table.Table) string {
	because := s.whys[t.View.ID]
	text := lingo.T("banner." + string(because))
	if because != whyStale && t.View.Save.Err != nil {
		text += " " + lingo.T("banner.lastunsaved")
	}
	return text
}

// renewAct is the way out of an old version.
func (s *room) renewAct() app.UI {
	if s.Facts.Update == "waiting" {
		return ui.WordButton("update", "", "btn-wax", "", "update.now")
	}
	return ui.WordButton("reload", "", "", "", "broken.reload")
}

// watchActs are the ways out of only looking on.
func (s *room) watchActs(t *table.Table) (acts []app.UI) {
	because := s.whys[t.View.ID]
	split := because == whyStale || because == whyTaken && t.View.Save.Err != nil
	switch {
	case because == s.outdated:
		acts = append(acts, s.renewAct())
	case split:
		acts = append(acts, ui.WordButton("takeover", "", "", "", "banner.takeover"),
			ui.WordButton("rejoin", "", "", "", "banner.refresh"))
	default:
		acts = append(acts, ui.WordButton("rejoin", "", "", "", "banner.rejoin"))
	}
	if t.View.Save.Err != nil {
		acts = append(acts, s.fileAct())
	}
	return acts
}
