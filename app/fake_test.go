package app

import (
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
	"tabard/web/tabs"
)

// visit is the program on a page that is not there: what it asks for is noted, and carried out where the program waits for it.
type visit struct {
	*Shell
	tab   tabs.Desk
	asked []page.Effect

	journal journal.Journal
}

// In tests no piece of work is cut into slices by the time that it takes.
func init() { house.Slice = time.Hour }

// surveyed are the games on a shelf.
func surveyed(t *testing.T, s *store.Shelf) []store.Item {
	t.Helper()
	v := s.Survey()
	for !v.Step() {
	}
	if v.Err != nil {
		t.Fatal(v.Err)
	}
	return v.Items
}

// on opens the program on a storage, in a tab of its own that knows of no others.
func on(m store.Storage) *visit { return in(new(tabs.Room), m) }

// in opens the program on a storage in a tab of a room.
func in(r *tabs.Room, m store.Storage) *visit { return journaled(r, m, journal.None{}) }

// journaled opens it with a journal beside the storage.
func journaled(r *tabs.Room, m store.Storage, j journal.Journal) *visit {
	shelf := store.OpenShelf(m)
	if found, ok := j.Found(); ok {
		shelf.Join(found)
	}
	v := &visit{Shell: New(shelf), journal: j}
	v.tab = r.Join(v.ears())
	v.run()
	return v
}

func shellOn(m *store.Memory) *visit { return on(m) }

// ears are what the tab hears of others.
func (v *visit) ears() tabs.Hear {
	return tabs.Hear{
		Lost:     func(id string) { v.hear(page.TabLost{ID: id}) },
		Changed:  func(key string) { v.hear(page.TabChanged{Key: key}) },
		Outdated: func() { v.hear(page.TabOutdated{}) },
	}
}

// hear gives the program a message.
func (v *visit) hear(m page.Msg) { v.perform(v.Update(m)) }

// run carries out what the program has asked for outside of Update.
func (v *visit) run() { v.perform(v.desk.Effects()) }

func (v *visit) perform(effects []page.Effect) {
	for _, e := range effects {
		v.asked = append(v.asked, e)
		switch e := e.(type) {
		case page.Go:
			v.hear(page.Went(e))
		case page.Claim:
			v.tab.Claim(e.ID, e.Steal, func(mine bool) {
				v.journal.Get(e.ID, func(entry *journal.Entry, err error) {
					v.hear(page.Claimed{N: e.N, Mine: mine, Entry: entry, Err: err})
				})
			})
		case page.After:
			if e.D == house.ReadRest {
				v.hear(e.Msg)
			}
		case page.Keep:
			v.journal.Put(e.Entries, func(faults []error) { v.hear(page.Kept{N: e.N, Faults: faults}) })
		case page.Free:
			v.tab.Free(e.ID)
		}
	}
}

// play gives messages to the session of the table on the screen.
func (v *visit) play(all ...session.Msg) {
	for _, m := range all {
		v.desk.Send(v.desk.Current(), table.Play{Msg: m})
	}
}

// atTable is the short message of the table on the screen.
func (v *visit) atTable() string {
	text, _ := v.desk.Current().Voice.Toast()
	return text
}

// press presses a control.
func (v *visit) press(verb, arg string) { v.hear(page.Press{Do: verb, Arg: arg}) }

func (v *visit) visit(r house.Route)  { v.Shell.visit(r); v.run() }
func (v *visit) openTable(id string)  { v.desk.Open(id); v.run() }
func (v *visit) leaveTable()          { v.desk.Leave(); v.run() }
func (v *visit) rejoin()              { v.press("rejoin", "") }
func (v *visit) takeOver()            { v.press("takeover", "") }
func (v *visit) makeRoom()            { v.press("room-do", "") }
func (v *visit) rescue()              { v.desk.Rescue(); v.run() }
func (v *visit) rename()              { v.press("rename-do", "") }
func (v *visit) undelete()            { v.press("undelete", "") }
func (v *visit) takeFile(data []byte) { v.hear(page.File{Data: data}) }

// calm fails the test if the program has found a fault in itself.
func (v *visit) calm(t *testing.T) {
	t.Helper()
	if v.fault != "" {
		t.Fatal(v.fault)
	}
}

// toast is the short message that is shown where there is no table.
func toast(v *visit) string {
	text, _ := v.house.Toast()
	return text
}

// rematch is another game after that on the screen.
func (v *visit) rematch(which string) session.Config {
	return v.Shell.setup.Rematch(v.desk.Current().Face, v.desk.Current().Machine.Save(), which)
}

// delete deletes a stored game, as its row and then the dialog offer it.
func (v *visit) delete(id string) {
	v.press("delete", id)
	v.press("delete-do", "")
}

// seat puts a session on the screen, as that of a game that nobody else knows of.
func (v *visit) seat(m *session.Session, effects []session.Effect) {
	v.desk.Take(m, effects)
	v.run()
}

// items and itemsErr are the stored games as the page last read them.
func items(v *visit) []store.Item {
	all, _ := v.library.Items()
	return all
}

func itemsErr(v *visit) error {
	_, err := v.library.Items()
	return err
}

// results are the results as the page last read them, and resultsOf those of one game.
func results(v *visit) []store.Result { return v.library.Results() }

func resultsOf(v *visit, code uint8) []store.Result {
	return slices.DeleteFunc(slices.Clone(results(v)), func(r store.Result) bool { return r.Code != code })
}

// finished are the stored games that are over and on no table.
func finished(v *visit) (ids []string) {
	for _, it := range items(v) {
		if it.Err == nil && it.Over && !v.desk.Has(it.ID) {
			ids = append(ids, it.ID)
		}
	}
	return ids
}

// lost is the page that says why a game cannot be opened; empty while there is none.
func lost(v *visit) string {
	if v.screenName() != string(house.PlaceLost) {
		return ""
	}
	return html(v.screen())
}

// records is the screen of records.
func records(v *visit) string { return html(v.library.View(house.PlaceRecords)) }

// shownAs says whether the paragraph of an id is shown on a page: what was deleted ("undelete") or cleared ("restore") can come back then.
func shownAs(id, page string) bool {
	p := regexp.MustCompile(`<p[^>]* id="` + id + `"[^>]*>`).FindString(page)
	return p != "" && !regexp.MustCompile(` hidden[ >]`).MatchString(p)
}

// undeletes says that the screen of saved games offers to bring the last deleted one back.
func undeletes(v *visit) bool { return shownAs("undelete", html(v.library.View(house.PlaceSaves))) }

// banner is what is said at the top of the page.
func (v *visit) banner() app.UI { return v.desk.Banner() }
