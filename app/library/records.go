package library

import (
	"slices"
	"strconv"

	"tabard/app/face"
	"tabard/app/house"
	"tabard/app/table"
	say "tabard/app/words/shell"
	"tabard/engines/game"
	"tabard/web/store"
)

// book is all results on the shelf, as this page last read them.
type book struct {
	all    []store.Result // of every game, oldest first
	unread int            // records that cannot be read
	err    error
}

func (b book) empty() bool { return len(b.all) == 0 && b.unread == 0 }

// of are the results of one game by its Def.Code, as its face wants them.
func (b book) of(code uint8) (out []face.Result) {
	for _, r := range b.all {
		if r.Code == code {
			out = append(out, faceResult(r))
		}
	}
	return out
}

func faceResult(r store.Result) face.Result {
	out := face.Result{ID: r.ID, At: r.At, Setup: r.Setup, Standing: slices.Clone(r.Standing), Advised: r.Advised}
	for _, seat := range r.Seats {
		out.Names = append(out.Names, seat.Name)
		out.Bots = append(out.Bots, seat.Bot)
	}
	return out
}

// put puts the result of a game in its place, and takes out the one that the game had before; drop takes that out alone.
func (b *book) put(r store.Result) {
	b.drop(r.ID)
	at, _ := slices.BinarySearchFunc(b.all, r, store.CompareResults)
	b.all = slices.Insert(b.all, at, r)
}

func (b *book) drop(id string) {
	b.all = slices.DeleteFunc(b.all, func(r store.Result) bool { return r.ID == id })
}

// Ended keeps the result of a game that has just ended at a table, and tells then what it means for the records: at once, or as soon as they
// have been read since the page was loaded. Nothing is read anew for it: Changed hears of what other tabs add.
func (l *Library) Ended(t *table.Table, then func(table.Outcome)) {
	l.lasting()
	if l.reader.known {
		l.enter(t, then)
	} else {
		l.whenRead(func() { l.enter(t, then) })
	}
}

func (l *Library) enter(t *table.Table, then func(table.Outcome)) {
	bragging := table.Outcome{Brag: brag(t.Face, t.View)}
	g := t.Machine.Save()
	g.Played = house.Now()
	r, ok := store.ResultOf(g)
	if !ok {
		then(bragging)
		return
	}
	for _, old := range l.book.all {
		if old.Code == r.Code && old.ID != r.ID {
			r.At = max(r.At, old.At+1) // their order counts, whatever the device's clock says
		}
	}
	r, counts, err := l.house.Shelf.AddResult(r)
	if counts {
		l.book.put(r)
		l.readAgain()
	}
	if err == nil && !counts {
		then(bragging) // the player has removed it from the records before
		return
	}
	then(l.outcomeAt(t, r))
}

// Changed hears that another tab has changed a record of the storage: that of a result goes into the book, or out of it.
func (l *Library) Changed(key string) {
	id, ok := store.ResultIn(key)
	if !ok {
		return
	}
	r, counts, err := l.house.Shelf.Result(id)
	switch {
	case err != nil: // the next reading tells
	case counts:
		l.book.put(r)
	default:
		l.book.drop(id)
	}
}

// outcomeAt says what the result of a table means, and offers stronger rivals to whoever has outgrown these.
func (l *Library) outcomeAt(t *table.Table, r store.Result) table.Outcome {
	o := table.Outcome{Brag: brag(t.Face, t.View), Lines: l.outcome(t.Face, r)}
	o.Lines = append(o.Lines, l.book.newFeats(t.Face, r.ID)...)
	if s := r.Series; s.N > 0 {
		text, over := l.book.seriesText(r)
		o.Lines = append(o.Lines, text)
		if !over {
			o.Next = say.EndNext(strconv.Itoa(int(s.N)+1), strconv.Itoa(int(s.Of)))
		}
	}
	if next, ok := l.book.outgrown(t.Face); ok {
		beaten, _ := t.Face.Level(t.Face.Def.Levels[next-1].ID)
		o.Stronger, _ = t.Face.Level(t.Face.Def.Levels[next].ID)
		o.Lines = append(o.Lines, say.EndOutgrown(beaten, o.Stronger))
	}
	return o
}

// outcome says what a result means after all others of its game.
func (l *Library) outcome(f *face.Face, r store.Result) []string {
	if f.Outcome == nil {
		return nil
	}
	results := slices.DeleteFunc(l.book.of(r.Code), func(o face.Result) bool { return o.ID == r.ID })
	return f.Outcome(append(results, faceResult(r)))
}

// Reopened says of a game that ended before what it means for the records, as long as no other has ended since.
func (l *Library) Reopened(t *table.Table) table.Outcome {
	o := table.Outcome{Brag: brag(t.Face, t.View)}
	for _, r := range slices.Backward(l.book.all) {
		if r.Code != t.View.Def.Code {
			continue
		}
		if r.ID == t.View.ID {
			o = l.outcomeAt(t, r)
		}
		break
	}
	return o
}

// TakenBack keeps the records in step with a table: a game whose end is taken back has no result any more.
func (l *Library) TakenBack(t *table.Table) {
	if err := l.house.Shelf.DropResult(t.View.ID); err != nil {
		l.house.Tell(house.Problem(err))
		return
	}
	l.book.drop(t.View.ID)
	l.readAgain()
}

// Prescribed is a set-up as the player's records ask for it. It says by Option.ID why an option is not free then.
func (l *Library) Prescribed(f *face.Face, setup game.Setup) (game.Setup, map[string]string) {
	if f.Prescribe == nil {
		return setup, nil
	}
	asked := setup
	fixed := f.Prescribe(&asked, l.book.of(f.Def.Code))
	if f.Def.CheckSetup(asked) != nil {
		return setup, nil
	}
	return asked, fixed
}
