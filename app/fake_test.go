package app

import (
	"testing"

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
	desk  tabs.Desk
	asked []page.Effect

	journal journal.Journal
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
	v.desk = r.Join(v.ears())
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
func (v *visit) run() { v.perform(v.take()) }

func (v *visit) perform(effects []page.Effect) {
	for _, e := range effects {
		v.asked = append(v.asked, e)
		switch e := e.(type) {
		case page.Go:
			v.hear(page.Went(e))
		case page.Claim:
			v.desk.Claim(e.ID, e.Steal, func(mine bool) {
				v.journal.Get(e.ID, func(entry *journal.Entry, err error) {
					v.hear(page.Claimed{N: e.N, Mine: mine, Entry: entry, Err: err})
				})
			})
		case page.After:
			if e.D == house.ReadRest {
				v.hear(e.Msg)
			}
		case page.Keep:
			v.journal.Put(e.Entry, func(err error) { v.hear(page.Kept{N: e.N, Err: err}) })
		case page.Free:
			v.desk.Free(e.ID)
		}
	}
}

// play gives messages to the session of the table on the screen.
func (v *visit) play(all ...session.Msg) {
	for _, m := range all {
		v.send(v.current, table.Play{Msg: m})
	}
}

// press presses a control.
func (v *visit) press(verb, arg string) { v.hear(page.Press{Do: verb, Arg: arg}) }

func (v *visit) visit(r house.Route)  { v.Shell.visit(r); v.run() }
func (v *visit) openTable(id string)  { v.Shell.openTable(id); v.run() }
func (v *visit) leaveTable()          { v.Shell.leaveTable(); v.run() }
func (v *visit) rejoin()              { v.Shell.rejoin(); v.run() }
func (v *visit) takeOver()            { v.Shell.takeOver(); v.run() }
func (v *visit) makeRoom()            { v.Shell.makeRoom(); v.run() }
func (v *visit) rescue()              { v.Shell.rescue(); v.run() }
func (v *visit) rename()              { v.saves.rename(); v.run() }
func (v *visit) delete(id string)     { v.saves.delete(id); v.run() }
func (v *visit) undelete()            { v.saves.undelete(); v.run() }
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
	text, _ := v.Toast()
	return text
}

// rematch is another game after that on the screen.
func (v *visit) rematch(which string) session.Config {
	return v.Shell.setup.Rematch(v.current.Face, v.current.Machine.Save(), which)
}
