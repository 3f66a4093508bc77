package table

import (
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// Item is one line of the list of actions.
type Item struct {
	Action    game.Action
	Label     face.Label
	Suggested bool
	Reason    string // why it is not possible now; empty for a legal action
}

// none is no action of any game.
var none game.Action

// Key is the action as text, for attributes: "4.0.2.0".
func (it Item) Key() string { return Key(it.Action) }

// Key is an action as text, for attributes.
func Key(a game.Action) string {
	return fmt.Sprintf("%d.%d.%d.%d", a.Kind, a.A, a.B, a.C)
}

// ParseKey reads what Key wrote.
func ParseKey(text string) (game.Action, bool) {
	parts := strings.Split(text, ".")
	if len(parts) != 4 {
		return game.Action{}, false
	}
	var n [4]uint16
	for i, p := range parts {
		v, err := strconv.ParseUint(p, 10, 16)
		if err != nil {
			return game.Action{}, false
		}
		n[i] = uint16(v)
	}
	return game.Action{Kind: game.Kind(n[0]), A: n[1], B: n[2], C: n[3]}, true
}

// Closes says that the action ends something instead of doing something: it stands at the end of the action bar.
func (it Item) Closes() bool {
	return it.Action.Kind == game.Pass || it.Action.Kind == game.Done || it.Action.Kind == game.EndTurn
}

// Group is a heading of the list of actions with what stands under it.
type Group struct {
	Name  string
	Items []Item
}

// Actions is everything the shell offers at one revision: the legal actions with their words, the locked ones, and which
// piece of the board stands for which of them.
type Actions struct {
	Legal  []Item
	Locked []Item
	byRef  map[face.Ref][]int // into Legal
	locked map[face.Ref][]int // into Locked
	lesson bool               // what is suggested is to be found on the board, if it has a piece there
}

// ActionsOf asks the face for the words of everything that may be done in the view.
func ActionsOf(f *face.Face, v session.View) Actions {
	a := Actions{byRef: map[face.Ref][]int{}, locked: map[face.Ref][]int{}}
	if v.Covered || v.State == nil {
		return a
	}
	for _, act := range v.Legal {
		it := Item{Action: act, Label: f.Action(v, act), Suggested: act == v.Suggested && act.Kind != 0}
		for _, r := range it.Label.Refs {
			a.byRef[r] = append(a.byRef[r], len(a.Legal))
		}
		a.Legal = append(a.Legal, it)
	}
	if f.Locked == nil || len(v.Legal) == 0 {
		return a
	}
	for _, l := range f.Locked(v) {
		for _, r := range l.Label.Refs {
			a.locked[r] = append(a.locked[r], len(a.Locked))
		}
		a.Locked = append(a.Locked, Item{Action: l.Action, Label: l.Label, Reason: l.Reason})
	}
	return a
}

// Lit says whether a legal action belongs to the piece.
func (a Actions) Lit(r face.Ref) bool { return len(a.byRef[r]) > 0 }

// At returns the legal actions of a piece.
func (a Actions) At(r face.Ref) []Item { return pick(a.Legal, a.byRef[r]) }

// both returns the legal actions that two pieces share.
func (a Actions) both(r, with face.Ref) (out []Item) {
	for _, it := range a.At(r) {
		if slices.Contains(it.Label.Refs, with) {
			out = append(out, it)
		}
	}
	return out
}

// Aims are the pieces that share a legal action with a piece: it can be dragged there.
func (a Actions) Aims(r face.Ref) (aims []string) {
	for _, it := range a.At(r) {
		for _, on := range it.Label.Refs {
			if on != r && !slices.Contains(aims, string(on)) {
				aims = append(aims, string(on))
			}
		}
	}
	return aims
}

// LockedAt returns what a piece could be used for if something were different.
func (a Actions) LockedAt(r face.Ref) []Item { return pick(a.Locked, a.locked[r]) }

// Find returns the legal action.
func (a Actions) Find(act game.Action) (Item, bool) {
	for _, it := range a.Legal {
		if it.Action == act {
			return it, true
		}
	}
	return Item{}, false
}

func pick(items []Item, at []int) []Item {
	out := make([]Item, len(at))
	for i, n := range at {
		out[i] = items[n]
	}
	return out
}

// Groups orders everything for the list under its headings. Headings stand where the first of their actions stands in the
// order of the rules, possible or not, so that they stay in place from turn to turn; under each the legal actions come
// first. What ends a turn is at the very end. Without the locked ones a heading stands only where something is possible.
func (a Actions) Groups(locked bool) []Group {
	return a.grouped(locked, func(it Item) string { return it.Label.Group }, func(x, y Item) bool { return x.Action.Compare(y.Action) < 0 })
}

// ByAim is Groups by what the actions are good for, in the order of that.
func (a Actions) ByAim(locked bool, aim func(Item) (rank int, name string)) []Group {
	return a.grouped(locked, func(it Item) string {
		_, name := aim(it)
		return name
	}, func(x, y Item) bool {
		i, _ := aim(x)
		j, _ := aim(y)
		return i < j
	})
}

func (a Actions) grouped(locked bool, name func(Item) string, before func(x, y Item) bool) []Group {
	var open, last []Item
	all := a.Legal
	if locked {
		all = slices.Concat(a.Legal, a.Locked)
	}
	for _, it := range all {
		if it.Closes() {
			last = append(last, it)
		} else {
			open = append(open, it)
		}
	}
	heads := slices.Clone(open)
	sort.SliceStable(heads, func(i, j int) bool { return before(heads[i], heads[j]) })
	var out []Group
	at := func(name string) *Group {
		i := slices.IndexFunc(out, func(g Group) bool { return g.Name == name })
		if i < 0 {
			out = append(out, Group{Name: name})
			i = len(out) - 1
		}
		return &out[i]
	}
	for _, it := range append(heads, last...) {
		at(name(it))
	}
	for _, it := range append(open, last...) {
		g := at(name(it))
		g.Items = append(g.Items, it)
	}
	return out
}

// Bar is what the action bar shows.
type Bar struct {
	Items   []Item // what may be done with one press, closers last
	Primary int    // index into Items of the one thing to do now; -1 for none
	More    int    // how many legal actions are only on the board and in the list
}

// few is how many actions fit into the bar of a phone: so many are shown there even if they have pieces on the board.
const few = 4

// BarOf chooses at most room actions for the bar. Actions that have a piece on the board are left to it, unless there are
// few actions at all or the game has no board.
func (a Actions) BarOf(room int, board bool) Bar {
	bar := Bar{Primary: -1}
	var closers, rest []Item
	for _, it := range a.Legal {
		switch {
		case it.Suggested && (a.lesson || !it.Closes()):
			rest = append([]Item{it}, rest...)
		case it.Closes():
			closers = append(closers, it)
		default:
			rest = append(rest, it)
		}
	}
	slots := max(room-len(closers), 0)
	if len(a.Legal) > few {
		rest = slices.DeleteFunc(rest, func(it Item) bool {
			return (!it.Suggested || a.lesson) && (it.Label.Minor || board && len(it.Label.Refs) > 0)
		})
	}
	rest = rest[:min(len(rest), slots)]
	sort.SliceStable(closers, func(i, j int) bool { return rank(closers[i]) < rank(closers[j]) })
	bar.Items = append(rest, closers...)
	bar.More = len(a.Legal) - len(bar.Items)
	bar.Primary = a.primary(bar.Items)
	return bar
}

// rank puts Pass first among the closers, so that the ordinary way on is at the edge of the bar.
func rank(it Item) int {
	if it.Action.Kind == game.Pass {
		return 0
	}
	return 1
}

func (a Actions) primary(items []Item) int {
	for i, it := range items {
		if it.Suggested || len(a.Legal) == 1 {
			return i
		}
	}
	if a.lesson {
		return -1
	}
	busy := slices.ContainsFunc(a.Legal, func(it Item) bool { return !it.Closes() && !it.Label.Minor })
	for i, it := range items {
		if it.Action.Kind == game.Done && it.Label.Note == "" || it.Action.Kind == game.EndTurn && !busy { // a note says what it leaves undone
			return i
		}
	}
	return -1
}
