package table

import (
	"slices"
	"strings"

	"tabard/app/face"
	"tabard/app/lingo"
	"tabard/app/session"
	"tabard/engines/game"
)

// choose answers with an action that was drawn for a revision, or asks first for a second press.
func (t *Table) choose(it Item, rev uint32) {
	if t.explains(it) {
		t.inspect(it.Label.Refs[0])
		return
	}
	if asks := t.asks(it); rev == t.View.Rev && t.armed != it.Action && asks != "" {
		t.arm(it, asks)
		return
	}
	t.Open, t.trail, t.Explain = "", nil, false
	t.send(session.Chose{Rev: rev, Action: it.Action})
}

// explains says that pressing the action has its piece explained instead.
func (t *Table) explains(it Item) bool {
	return t.Explain && t.Open == "" && len(it.Label.Refs) > 0 && t.detail(it.Label.Refs[0]).Title != ""
}

// Waits says whether the action, or the piece, has been pressed once and asks for a second press with a warning, or since it cannot be taken
// back. A double click is not that.
func (t *Table) Waits(key string, r face.Ref) bool {
	if a, ok := ParseKey(key); ok && a == t.armed {
		return true
	}
	return r != "" && r == t.piece && (t.armed != none || slices.ContainsFunc(t.picked(), t.final))
}

// press is a click on a piece: one action is taken, several are shown in the bar, and a piece without any is explained. After a
// piece with several uses, another one that belongs to some of them chooses among those: a soldier, then its target. With care
// even a single action is only shown at first: the piece may be too small to be sure of.
func (t *Table) press(r face.Ref, rev uint32, care bool) {
	if (t.Explain || !t.Acts.Lit(r)) && t.inspect(r) {
		return
	}
	if rev != t.View.Rev {
		t.Tell(lingo.T(string(session.NoticeStale)))
		return
	}
	with := t.with
	if t.piece != r {
		with = t.piece
	}
	items := t.Acts.both(r, with)
	if len(items) == 0 {
		with = ""
		items = t.Acts.At(r)
	}
	care = care && t.piece != r
	asks := ""
	if len(items) == 1 && items[0].Action != t.armed {
		asks = t.asks(items[0])
	}
	switch {
	case asks != "":
		t.piece, t.with = r, with
		t.arm(items[0], asks)
	case len(items) == 1 && !care:
		t.choose(items[0], rev)
	case len(items) > 0:
		t.piece, t.with, t.armed, t.over = r, with, none, pointed{}
		if care && len(items) == 1 {
			t.Say = again(t.Say, lingo.T("say.confirm", items[0].Label.Text))
		} else {
			t.Say = again(t.Say, lingo.N("say.choices", len(items)))
		}
	default:
		if locked := t.Acts.LockedAt(r); len(locked) > 0 {
			t.Tell(lingo.T("table.locked", locked[0].Label.Text, locked[0].Reason))
		}
	}
}

// picked are the actions that the bar shows for the chosen piece.
func (t *Table) picked() []Item {
	if items := t.Acts.both(t.piece, t.with); len(items) > 0 {
		return items
	}
	return t.Acts.At(t.piece)
}

// inspect opens the sheet that explains a piece and says whether there is one. Coming from another sheet it leads back
// there.
func (t *Table) inspect(r face.Ref) bool {
	if t.detail(r).Title == "" {
		return false
	}
	if strings.HasPrefix(t.Open, pieceSheet) {
		t.Open = pieceSheet + string(r) // another piece in the place of this one
	} else {
		t.goTo(pieceSheet+string(r), "")
	}
	return true
}

// detail is what the face has to say of a piece; nothing while the table is covered.
func (t *Table) detail(r face.Ref) face.Detail {
	if t.Face.Inspect == nil || t.View.State == nil || t.View.Covered {
		return face.Detail{}
	}
	return t.Face.Inspect(t.View, r)
}

func (t *Table) toggleExplain() {
	t.Explain = !t.Explain && t.Face.Inspect != nil
	t.armed, t.piece, t.with = none, "", ""
	if t.Explain {
		t.Open, t.trail = "", nil
		t.Say = again(t.Say, lingo.T("say.explain"))
	} else {
		t.Say = again(t.Say, lingo.T("say.unexplain"))
	}
}

// why says the reason of a locked action.
func (t *Table) why(a game.Action) {
	for _, it := range t.Acts.Locked {
		if it.Action == a {
			t.Tell(lingo.T("table.locked", it.Label.Text, it.Reason))
			return
		}
	}
}

// Busy says that there is something that Escape would go back from.
func (t *Table) Busy() bool {
	return t.Open != "" || t.armed != none || t.piece != "" || t.Explain || t.View.CanCancel
}

// escape goes back one step of whatever is under way: sheet, warning, choices of a piece, unfinished decision.
func (t *Table) escape() {
	switch {
	case t.Open == warnSheet:
		t.goBack()
	case t.armed != none:
		t.disarm()
	case t.Open != "":
		t.goBack()
	case t.piece != "":
		t.piece, t.with = "", ""
	case t.Explain:
		t.toggleExplain()
	case t.View.CanCancel:
		t.send(session.Cancel{})
	}
}

// step is a sheet on the way to the open one, and the paragraph that it was left for, if it was left for the rules.
type step struct{ sheet, rule string }

// goTo opens a sheet that leads back to the open one.
func (t *Table) goTo(sheet, rule string) {
	if t.Open != "" {
		t.trail = append(t.trail, step{t.Open, rule})
	}
	t.Open = sheet
}

// goBack closes the open sheet, or goes back to the one before.
func (t *Table) goBack() {
	t.Open = ""
	if n := len(t.trail); n > 0 {
		t.Open, t.trail = t.trail[n-1].sheet, t.trail[:n-1]
	}
}

// From is the paragraph for which the sheet was left that the open one leads back to; empty if there is none.
func (t *Table) From() string {
	if n := len(t.trail); n > 0 {
		return t.trail[n-1].rule
	}
	return ""
}

// toRule opens the rules at a paragraph.
func (t *Table) toRule(id string) {
	if t.Open != rulesSheet {
		t.goTo(rulesSheet, id)
	}
	t.ruleAt = id
}

// rulesSheet is the sheet of the rules.
const rulesSheet = "rules"
