package table

import (
	"fmt"
	"slices"

	"tabard/app/face"
	"tabard/engines/game"
	"tabard/web/page"
)

// The page shows what a choice would bring before the player makes it: which pieces would travel, and whose score would change. The table
// plays the choice on positions that it deals anew from what the viewer knows, so the picture cannot tell anything that the viewer does not
// know, and it ends where something would be revealed.

// pointed is what the pointer or the focus rests on: a choice, or a piece; neither for nothing.
type pointed struct {
	action game.Action
	ref    face.Ref
}

// PointAt says what the pointer or the focus rests on, and for which revision that was drawn.
func (t *choice) PointAt(key string, ref face.Ref, rev uint32) {
	t.pointed = pointed{}
	if rev == t.View.Rev {
		t.pointed = pointed{actionOf(key), ref}
	}
}

// foreseen is what the choice would bring that is pointed at, or else that has been chosen and waits for a second press.
func (t *choice) foreseen() (it Item, ok bool) {
	only := func(items []Item) (Item, bool) {
		if len(items) != 1 {
			return Item{}, false
		}
		return items[0], true
	}
	if it, ok = t.Acts.Find(t.pointed.action); ok {
		return it, true
	}
	if t.pointed.ref != "" && t.pointed.ref != t.piece {
		if it, ok = only(t.Acts.both(t.pointed.ref, t.piece)); ok {
			return it, true
		}
		if it, ok = only(t.Acts.At(t.pointed.ref)); ok {
			return it, true
		}
	}
	if it, ok = t.Acts.Find(t.armed); ok {
		return it, true
	}
	if t.piece != "" {
		return only(t.picked())
	}
	return Item{}, false
}

// Sight names the choice whose outcome the page shows: a different text for each choice, empty for none. It is empty for a choice that ends
// a turn, since what follows is not that choice's doing.
func (t *choice) Sight() string {
	it, ok := t.foreseen()
	if !ok || it.Closes() || t.explaining || t.sheets.opened != "" || t.View.Covered {
		return ""
	}
	return fmt.Sprint(t.View.Rev, it.Key())
}

// A choice is tried on so many deals; if something else is asked then, so often that each of that many answers has a trial of its own. Further
// questions, up to so many steps, are answered at random. What differs from one trial to another is not certain.
const (
	deals          = 2
	tries, answers = 24, 48
	steps          = 12
)

// Foreseen is what the choice at hand would bring (Sight), as the page shows it.
func (t *choice) Foreseen() (f page.Foreseen) {
	defer func() {
		if recover() != nil { // a fault of the rules in a position that is only imagined is none of the game's
			f = page.Foreseen{}
		}
	}()
	it, ok := t.foreseen()
	if !ok {
		return f
	}
	if t.Face.Leads != nil {
		for _, m := range t.Face.Leads(t.View, it.Action) {
			f.Leads = append(f.Leads, t.travel(moved{m, t.View.Viewer}))
		}
	}
	have := t.Face.Counts(t.View)
	for trial, trials := 0, deals; trial < trials; trial++ {
		v := t.View
		s := v.State.Clone()
		r := game.NewRand(uint64(trial), uint64(v.Rev))
		s.Determinize(&r)
		before := s.Standing(nil)
		var sink game.Sink
		s.Apply(it.Action, &sink)
		for n := 0; !s.Settled() && s.Turn() == v.Viewer && n < steps; n++ {
			legal := s.Legal(nil)
			answer := r.Intn(len(legal))
			if n == 0 {
				trials = max(trials, tries, min(len(legal), answers))
				answer = trial * len(legal) / trials
			}
			s.Apply(legal[answer], &sink)
		}
		v.State = s
		moves, certain := []page.Travel(nil), true
		for _, e := range sink.Events {
			certain = certain && e.Flags&game.Reveals == 0
			if m := t.Face.Event(v, e).Motion; certain && m.From != "" {
				moves = append(moves, t.travel(moved{m, e.Who}))
			}
		}
		var scores [game.MaxSeats]page.Change
		var counts []page.Change
		if !revealsFirst(sink.Events) {
			scores, counts = gained(before, s.Standing(nil)), counted(have, t.Face.Counts(v))
		}
		if trial == 0 {
			f.Moves, f.Scores, f.Counts = moves, scores, counts
			continue
		}
		f.Moves = same(f.Moves, moves)
		if f.Scores != scores {
			f.Scores = [game.MaxSeats]page.Change{}
		}
		f.Counts = slices.DeleteFunc(f.Counts, func(c page.Change) bool { return !slices.Contains(counts, c) })
		if f.Scores == ([game.MaxSeats]page.Change{}) && len(f.Moves)+len(f.Counts) == 0 {
			break
		}
	}
	return f
}

// counted are the pieces that stand for another number of things afterwards.
func counted(before, after []face.Count) (list []page.Change) {
	for i, c := range before {
		if n := after[i].N; n != c.N {
			list = append(list, page.Change{Piece: string(c.Ref), Icon: iconURL(c.Icon), Was: c.N, Now: n})
		}
	}
	return list
}

// same is what two lists have in common, in the order of the first.
func same(list, other []page.Travel) (both []page.Travel) {
	for _, m := range list {
		for _, o := range other {
			if o.From == m.From && o.To == m.To && o.Icon == m.Icon && o.N == m.N {
				both = append(both, m)
				break
			}
		}
	}
	return both
}

// revealsFirst says that something comes of what is revealed: what has changed by then is not certain.
func revealsFirst(events []game.Event) bool {
	open := false
	for _, e := range events {
		if e.Flags&game.Reveals != 0 {
			open = true
		} else if open {
			return true
		}
	}
	return false
}

// gained are the scores of seats that have changed.
func gained(before, after []game.Rank) (by [game.MaxSeats]page.Change) {
	for _, now := range after {
		if was, ok := game.RankOf(before, now.Who); ok && now.Who != game.Nobody && now.Keys[0] != was.Keys[0] {
			by[now.Who] = page.Change{Was: int(was.Keys[0]), Now: int(now.Keys[0])}
		}
	}
	return by
}
