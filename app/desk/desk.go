// Package desk has the tables of this page: it claims games among the tabs of the browser, opens them, hands messages to their tables,
// carries out what those ask for, and writes the games down.
package desk

import (
	"cmp"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	say "tabard/app/words/shell"
	"tabard/engines/save"
	"tabard/web/page"
	"tabard/web/store"
)

// Library keeps the results of games.
type Library interface {
	// Ended keeps the result of a game that has just ended at a table, and tells then what it means for the records: at once, or later.
	Ended(t *table.Table, then func(table.Outcome))
	// Reopened says what the end of a game, which is opened after it, means for the records.
	Reopened(t *table.Table) table.Outcome
	// TakenBack drops the result of a game whose end has been taken back.
	TakenBack(t *table.Table)
	// Unkept tells the player that so many games without a table are on this page alone, and why.
	Unkept(n int, err error)
}

// Post has the tables by link.
type Post interface {
	// Has says that a table by link has that id.
	Has(id string) bool
	// Begin opens its letter if that is to be written here. wrote says that a record of it was put on the shelf: nothing of the table may
	// be shown before that is on the disk.
	Begin(id string) (wrote bool, err error)
	// Look opens it to look on.
	Look(id string) error
	// Looks says that an id is that of a letter which was not taken: it can only be looked at.
	Looks(id string) bool
	// Session sits down after either. before says that the game is not dealt yet.
	Session(id string) (m *session.Session, effects []session.Effect, before bool, err error)
	// Keep puts how it stands on the shelf. seen says that what came with its newest letter has been shown.
	Keep(id string, seen bool) error
	// Shut says that it is not open any more.
	Shut(id string)
	// Send offers its newest letter to be sent.
	Send(id string)
}

// Desk has the tables of this page, the one on the screen among them.
type Desk struct {
	house   *house.House
	library Library
	mail    mail
	furnish func(*table.Table) // gives a new table what the player's settings ask of it

	tables   map[string]*table.Table // every table that is open, and parked ones that could not be saved
	current  *table.Table            // the one on the screen; nil for none
	whys     map[string]why          // of the tables that are only looked at
	outbox   outbox
	clock    clock  // of what waits for the journal or for other tabs
	outdated why    // what makes this version an old one, so that nothing is written here; empty if nothing does
	coming   string // id of the game that is being claimed or read for the screen; empty for none
	failure  error  // why the game that was to come on the screen could not be opened
	backOver string // id of the game that is to be looked back over once it is on the screen; empty for none
	greeting string // what is told once the next table is on the screen; empty for nothing
	leaving  bool   // the player has asked for the page to be loaded anew
}

// New returns the desk of a house, with the tables by link that there are. furnish gives a new table what the player's settings ask of it.
func New(h *house.House, l Library, p Post, furnish func(*table.Table)) *Desk {
	d := &Desk{house: h, library: l, furnish: furnish, clock: clock{house: h}, tables: map[string]*table.Table{}, whys: map[string]why{}}
	d.mail = mail{p, d}
	h.AtTable = atTable{d}
	h.Shelf.LineTitle = lineTitle
	return d
}

// Current is the table on the screen; nil for none.
func (d *Desk) Current() *table.Table { return d.current }

// Shown is the table that is drawn: the one on the screen, or the one that looks back over its game; nil for none.
func (d *Desk) Shown() *table.Table {
	if d.current == nil {
		return nil
	}
	return d.current.Shown()
}

// Looking is the table that looks back over the game of the table on the screen; nil while the present is shown.
func (d *Desk) Looking() *table.Table {
	if b := d.Shown(); b != nil && b.Past() != nil {
		return b
	}
	return nil
}

// Has says that a table of a game is open on this page, on the screen or parked.
func (d *Desk) Has(id string) bool { return d.tables[id] != nil }

// Game is a game as it stands: from its table if there is one, since that may be ahead of the shelf.
func (d *Desk) Game(id string) (save.Game, error) {
	if t := d.tables[id]; t != nil {
		return t.Machine.Save(), nil
	}
	return d.house.Shelf.Look(id)
}

// Rename gives the game of an open table another title. It returns false if there is no table of it, or only one to look at.
func (d *Desk) Rename(id, title string) bool {
	t := d.tables[id]
	if t == nil || t.Watched {
		return false
	}
	d.Send(t, table.Rename{Title: title})
	if err := t.View.Save.Err; err != nil && t != d.current { // nothing on this screen would say so
		d.house.Tell(say.BannerUnsaved(house.Problem(err)))
	}
	return true
}

// Forget drops the table of a game that has been deleted, or of a table by link whose record is to change, and saves what found no room before.
func (d *Desk) Forget(id string) {
	if t := d.tables[id]; t != nil && t.View.Letter > 0 {
		d.mail.Shut(id)
	}
	delete(d.tables, id)
	d.Rescue()
}

// Greet tells a text once the next table is on the screen.
func (d *Desk) Greet(text string) { d.greeting = text }

// Outdated says that this version is an old one: nothing is written here.
func (d *Desk) Outdated() bool { return d.outdated != "" }

// Haste lets the table on the screen draw what lies in view only, or no table any more.
func (d *Desk) Haste(h page.Haste) {
	for _, t := range d.tables {
		t.Hurry(page.Haste{Narrow: h.Narrow})
	}
	if d.current != nil {
		d.current.Hurry(h)
	}
}

// Send gives a table a message, and carries out what comes of it.
func (d *Desk) Send(t *table.Table, m table.Msg) { d.carry(t, t.Update(m)) }

// carry carries out what a table asks for, in order, and gives it then what is answered at once. A fault breaks off only what was under
// way: the effects from before it are carried out.
func (d *Desk) carry(t *table.Table, effects []table.Effect) {
	var answers []table.Msg
	under := true // what is answered later is a message of its own
	defer func() { under = false }()
	fault := ""
	for {
		for _, e := range effects {
			switch e := e.(type) {
			case table.Save:
				if m, known := d.outbox.write(d.house.Shelf, writer{t: t, rev: e.Rev}, e.Game.ID, d.outdated != "", func(at int64) error {
					e.Game.Played = at
					return d.house.Shelf.Put(e.Game)
				}); known {
					answers = append(answers, m)
				}
			case table.Keep:
				if m, known := d.outbox.write(d.house.Shelf, writer{t: t, rev: e.Rev}, d.mail.record(t.View.ID), d.outdated != "", func(int64) error {
					return d.mail.Keep(t.View.ID, e.Seen)
				}); known {
					answers = append(answers, m)
				}
			case table.Letter:
				if t == d.current {
					d.mail.Send(t.View.ID)
				}
			case table.Ask:
				d.house.Do(d.outbox.ask(t, e))
			case table.Unask:
				d.outbox.asked = asked{}
				d.house.Do(page.Unask{})
			case table.After:
				d.house.Do(page.After{D: e.D, Msg: Timed{t, e.Msg}})
			case table.Ended:
				d.library.Ended(t, func(o table.Outcome) {
					if under {
						answers = append(answers, o)
					} else {
						d.Send(t, o)
					}
				})
				offer(d.house, t)
			case table.Reopened:
				d.library.TakenBack(t)
			case table.Page:
				d.house.Do(e.Effect)
			case table.Fault:
				fault = cmp.Or(fault, e.Report)
			}
		}
		if len(answers) == 0 {
			break
		}
		effects, answers = t.Update(answers[0]), answers[1:]
	}
	if fault != "" {
		panic(fault)
	}
	if t == d.current && t.View.Covered && !d.house.Dialog.Public {
		d.house.Dialog = house.Dialog{} // what the one has opened is not for the next
	}
	d.yieldRefused(t)
	d.clearAway(t)
}

// Answered hands a table the answer of a bot to its question.
func (d *Desk) Answered(m page.Answered) {
	if q := d.outbox.asked; q.t != nil && q.n == m.N {
		d.outbox.asked = asked{}
		d.Send(q.t, table.Answered{Ask: q.Ask, Answer: m.Answer})
	}
}

// Timed is the message of a timer that a table has set: the table and the message for it.
type Timed struct {
	t *table.Table
	m table.Msg
}

// TimeUp gives a table the message of its timer, unless the desk has forgotten the table.
func (d *Desk) TimeUp(m Timed) {
	if d.tables[m.t.View.ID] == m.t {
		d.Send(m.t, m.m)
	} else {
		d.house.Do(page.Still{})
	}
}

// Visit drops the game that was about to come on the screen, and the wish to look back over one, unless it is the game of that id.
func (d *Desk) Visit(id string) {
	d.coming = ""
	if d.backOver != id {
		d.backOver = ""
	}
}

// Closing notes that the player has asked for the page to be loaded anew: the browser then asks only if something would be lost.
func (d *Desk) Closing() { d.leaving = !d.unkept() }

// Reopen opens the table of a game anew after its table broke. It returns false if the game has no table, or is stored nowhere else.
func (d *Desk) Reopen(id string) bool {
	old := d.tables[id]
	if old == nil || old.View.Save.Err != nil {
		return false
	}
	d.current = nil
	delete(d.tables, id)
	d.Open(id)
	return true
}

// Open shows the table of a saved game. If the table is still open, the game goes on where it stands. Otherwise the desk first claims the
// game among the tabs.
func (d *Desk) Open(id string) {
	d.failure = nil
	if t := d.tables[id]; t != nil && (!t.Watched || t.View.Save.Err != nil) {
		d.current = t
		d.Rescue()
		d.Send(t, table.Resume{})
		d.welcome()
		return
	}
	n := d.house.Visits
	d.coming = id
	d.claim(id, false, func(mine bool) {
		if n == d.house.Visits {
			d.openClaimed(id, mine)
		} else if mine && d.tables[id] == nil && d.coming != id { // the page shows something else by now
			d.free(id)
		}
	})
}

// openClaimed shows a saved game: to play if this tab has it, otherwise to look at, which writes nothing.
func (d *Desk) openClaimed(id string, mine bool) {
	fail := func(err error) {
		d.coming = ""
		d.failure = err
		d.free(id)
	}
	mine = mine && d.outdated == ""
	if d.mail.Has(id) {
		d.mail.open(id, mine, fail)
		return
	}
	g, behind, err := save.Game{}, false, error(nil)
	if mine {
		g, behind, err = d.house.Shelf.Get(id)
	} else {
		g, err = d.house.Shelf.Look(id)
	}
	if err != nil {
		fail(err)
		return
	}
	d.coming = id
	r := session.StartGame(g)
	d.house.PlayThrough(r, func(done bool) {
		if !done {
			if d.tables[id] == nil && d.coming != id {
				d.free(id)
			}
			return
		}
		m, effects, err := r.Session()
		rebased := err == nil && mine && m.View().Lost && len(g.Base) == 0
		if rebased { // to play on writes over the old history
			err = d.house.Shelf.KeepEarlier(id)
		}
		lines, forked := store.Lines{}, false
		if err == nil && mine {
			lines, forked, err = d.house.Shelf.Settle(id)
		}
		if err != nil {
			fail(err)
			return
		}
		d.coming = ""
		if !mine {
			d.show(m, effects, cmp.Or(d.outdated, whyElsewhere))
			return
		}
		d.show(m, effects, "")
		switch {
		case forked:
			askWhichLine(d.house, lines)
		case rebased:
			d.house.Ask(house.Dialog{Kind: "lost", ID: id, Public: true, Draw: lostHistory})
		case behind:
			d.house.Tell(say.SavesBehind.String())
		}
	})
}

// Deal starts a game and shows its table.
func (d *Desk) Deal(f *face.Face, c session.Config) {
	m, effects, err := session.New(f.Def, c)
	if err != nil {
		d.house.Tell(say.SetupRefused(house.Problem(err)))
		return
	}
	d.Take(m, effects)
}

// Take shows the table of a game that nobody else knows of yet.
func (d *Desk) Take(m *session.Session, effects []session.Effect) {
	if d.current != nil {
		d.Leave() // another game at the same table
	}
	id := m.View().ID
	d.house.Do(page.Claim{ID: id, N: d.house.Expect(func(any) {})}) // nobody else knows of it yet, and the journal has nothing of it
	d.show(m, effects, "")
	d.house.Navigate(house.Route{Place: house.PlaceTable, Arg: id})
}

// show puts the table of a session on the screen. With a reason why not, nobody can play at it.
func (d *Desk) show(m *session.Session, effects []session.Effect, because why) {
	v := m.View()
	t := table.New(games.Of(v.Def), m, table.Normal)
	d.furnish(t)
	d.tables[v.ID] = t
	d.current = t
	if v.Over {
		d.Send(t, d.library.Reopened(t))
	}
	if because != "" {
		d.onlyWatch(t, because)
	}
	d.carry(t, t.Start(effects))
	d.welcome()
}

// Leave takes the table off the screen and stops its bots. The desk forgets the table once its game is safe on the shelf.
func (d *Desk) Leave() {
	t := d.current
	d.current = nil
	d.house.Hush() // what was said before this table is no news now
	d.Send(t, table.Leave{})
}

// clearAway forgets a table that is not on the screen and whose game is saved.
func (d *Desk) clearAway(t *table.Table) {
	id := t.View.ID
	if t != d.current && d.tables[id] == t && t.View.Save.Err == nil && !t.View.Save.Pending {
		delete(d.tables, id)
		d.mail.Shut(id)
		d.free(id)
	}
}

// atTable is the table on the screen, as the house sees it.
type atTable struct{ d *Desk }

func (a atTable) Tell(text string) bool {
	t := a.d.Shown()
	if t != nil {
		t.Voice.Tell(text)
	}
	return t != nil
}

func (a atTable) CloseSheet() {
	if t := a.d.Shown(); t != nil {
		t.Sheets.Close()
	}
}

// offer has the result of the first game that ends in this browser offer to install the app, where that can be done.
func offer(h *house.House, t *table.Table) {
	const wish, offered = "Install", "offered"
	if t.Offer = h.Facts.Installable && h.Settings.Words[wish] == ""; t.Offer {
		h.Settings.Wish(wish, offered)
		h.SaveSettings()
	}
}
