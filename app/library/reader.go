package library

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	say "tabard/app/words/shell"
	"tabard/web/page"
	"tabard/web/store"
)

// reader reads all that is stored, in slices of the page's time between which it answers. Until it is at the end the library shows what it
// had before.
type reader struct {
	survey *store.Survey // under way; nil for none
	again  bool          // something may have changed since it began
	known  bool          // one has come to its end since the page was loaded
	slices int           // of the survey, or of the last: if there were more than one, the screen is drawn before the next begins
	then   []func()      // who waits for that end
}

// ReadRest is how long the reader rests after each slice.
const ReadRest = 3 * time.Millisecond

// Reload reads the list of games, their results and what else there is anew: at once if that is little, else in slices.
func (l *Library) Reload() {
	if l.reader.survey != nil {
		l.readAgain()
		return
	}
	r := &l.reader
	long := r.slices > 1
	r.survey, r.slices = l.house.Shelf.Survey(), 0
	if long {
		l.readLater()
	} else {
		l.readOn()
	}
}

// readAgain has a reading that is under way followed by another, since something has changed.
func (l *Library) readAgain() { l.reader.again = l.reader.survey != nil }

// readLater reads the next slice after a rest. Nothing is drawn for it, unless the screen says how far the first reading is.
func (l *Library) readLater() {
	l.house.After(ReadRest, func() {
		l.readOn()
		if l.reader.survey != nil && l.reader.known {
			l.house.Do(page.Still{})
		}
	})
}

// whenRead calls then once all that is stored is known: now, or at the end of the reading that is under way.
func (l *Library) whenRead(then func()) {
	if l.reader.survey == nil {
		then()
	} else {
		l.reader.then = append(l.reader.then, then)
	}
}

// Known calls then once all that is stored is known, unless another screen is shown by then.
func (l *Library) Known(then func()) {
	visits := l.house.Visits
	l.whenRead(func() {
		if l.house.Visits == visits {
			then()
		}
	})
}

// readOn reads one slice. A survey in which something breaks is given up.
func (l *Library) readOn() {
	r := &l.reader
	v := r.survey
	r.survey = nil
	r.slices++
	if !house.Sliced(func() (done bool) {
		if v.Step() {
			done, _ = v.Settle() // and so on with every result that is missing
		}
		return done
	}) {
		r.survey = v
		l.readLater()
		return
	}
	l.shelve(v)
	if r.again {
		r.again = false
		l.Reload()
		return
	}
	waiting := r.then
	r.then = nil
	for _, then := range waiting {
		then()
	}
}

// shelve takes what a survey has found. Games that could not be saved yet are on the list as well.
func (l *Library) shelve(v *store.Survey) {
	l.reader.known = true
	l.items, l.itemsErr = v.Items, v.Err
	l.book = book{v.Results, v.Unread, v.ResultsErr}
	l.rounds = v.Rounds // none are offered where they cannot be listed
	if v.RestErr == nil {
		l.rest = v.Rest
	}
	for _, g := range l.desk.Ahead() {
		if l.item(g.ID) == nil {
			l.items = append([]store.Item{store.ItemOf(g)}, l.items...)
		}
	}
	l.saves.draw()
	l.thin()
}

// readingLine says how far the first reading of the page is; it is hidden once that is at its end.
func (l *Library) readingLine() app.UI {
	v := l.reader.survey
	if l.reader.known || v == nil {
		return app.P().Hidden(true)
	}
	at, of := v.Progress()
	return app.P().Class("hint").Text(say.SavesReading(strconv.Itoa(at), strconv.Itoa(of)))
}
