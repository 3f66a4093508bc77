package table

import (
	"slices"
	"strings"

	"tabard/app/face"
	"tabard/app/session"
	say "tabard/app/words/shell"
	"tabard/engines/game"
)

// choose answers with an action that was drawn for a revision, or asks first for a second press.
func (t *Table) choose(it Item, rev uint32) {
	if t.Choice.explains(it) {
		t.Choice.inspect(it.Label.Refs[0])
		return
	}
	if asks := t.Choice.asks(it); rev == t.View.Rev && t.Choice.armed != it.Action && asks != "" {
		t.Choice.arm(it, asks)
		return
	}
	t.Sheets.Close()
	t.Choice.explaining = false
	t.send(session.Chose{Rev: rev, Action: it.Action})
}

// explains says that pressing the action has its piece explained instead.
func (t *choice) explains(it Item) bool {
	return t.explaining && t.sheets.opened == "" && len(it.Label.Refs) > 0 && t.detail(it.Label.Refs[0]).Title != ""
}

// Waits says whether the action, or the piece, has been pressed once and asks for a second press with a warning, or since it cannot be taken
// back. A double click is not that.
func (t *choice) Waits(key string, r face.Ref) bool {
	if a, ok := ParseKey(key); ok && a == t.armed {
		return true
	}
	return r != "" && r == t.piece && (t.armed != none || slices.ContainsFunc(t.picked(), t.final))
}

// press is a click on a piece: one action is taken, several are shown in the bar, and a piece without any is explained. After a
// piece with several uses, another one that belongs to some of them chooses among those: a soldier, then its target. With care
// even a single action is only shown at first: the piece may be too small to be sure of.
func (t *Table) press(r face.Ref, rev uint32, care bool) {
	if t.Choice.or != "" {
		t.Choice.leave() // neither of the two was chosen
	}
	if (t.Choice.explaining || !t.Choice.Acts.Lit(r)) && t.Choice.inspect(r) {
		return
	}
	if rev != t.View.Rev {
		t.Voice.Tell(noticeText(session.NoticeStale))
		return
	}
	with := t.Choice.other
	if t.Choice.piece != r {
		with = t.Choice.piece
	}
	items := t.Choice.Acts.both(r, with)
	if len(items) == 0 {
		with = ""
		items = t.Choice.Acts.At(r)
	}
	care = care && t.Choice.piece != r
	asks := ""
	if len(items) == 1 && items[0].Action != t.Choice.armed {
		asks = t.Choice.asks(items[0])
	}
	switch {
	case asks != "":
		t.Choice.piece, t.Choice.other = r, with
		t.Choice.arm(items[0], asks)
	case len(items) == 1 && !care:
		t.choose(items[0], rev)
	case len(items) > 0:
		t.Choice.piece, t.Choice.other, t.Choice.armed, t.Choice.pointed = r, with, none, pointed{}
		if care && len(items) == 1 {
			t.Voice.Speak(say.SayConfirm(items[0].Label.Text))
		} else {
			t.Voice.Speak(say.SayChoices(len(items)))
		}
	default:
		if locked := t.Choice.Acts.LockedAt(r); len(locked) > 0 {
			t.Voice.Tell(say.TableLocked(locked[0].Label.Text, locked[0].Reason))
		}
	}
}

// pressEither is a press that may have meant the one piece or the other: the bar shows what both can be used for.
func (t *Table) pressEither(r, or face.Ref, rev uint32) {
	acts := t.Choice.Acts
	if t.Choice.explaining || rev != t.View.Rev || !acts.Lit(r) || !acts.Lit(or) {
		t.press(r, rev, false)
		return
	}
	t.Choice.piece, t.Choice.other, t.Choice.or, t.Choice.armed, t.Choice.pointed = r, "", or, none, pointed{}
	t.Voice.Speak(say.SayChoices(len(t.Choice.picked())))
}

// leave takes the first press back, on a choice or on a piece.
func (t *choice) leave() { t.armed, t.piece, t.other, t.or = none, "", "", "" }

// picked are the actions that the bar shows for the chosen piece.
func (t *choice) picked() []Item {
	if t.or != "" {
		items := t.Acts.At(t.piece)
		for _, it := range t.Acts.At(t.or) {
			if !slices.ContainsFunc(items, func(have Item) bool { return have.Action == it.Action }) {
				items = append(items, it)
			}
		}
		return items
	}
	if items := t.Acts.both(t.piece, t.other); len(items) > 0 {
		return items
	}
	return t.Acts.At(t.piece)
}

// whatFor asks what the chosen piece shall be used for.
func (t *choice) whatFor() string {
	if title := t.detail(t.piece).Title; title != "" {
		return say.PromptPiece(title)
	}
	return say.BarPiece.String()
}

// Narrow has the list of actions show the uses of the chosen piece alone, or everything again.
func (t *choice) Narrow(on bool) { t.rest = on }

// narrowed is the piece whose uses alone the list shows; empty if it shows everything.
func (t *choice) narrowed() face.Ref {
	if t.rest {
		return t.piece
	}
	return ""
}

// inspect opens the sheet that explains a piece and says whether there is one. Coming from another sheet it leads back
// there.
func (t *choice) inspect(r face.Ref) bool {
	if t.detail(r).Title == "" {
		return false
	}
	if strings.HasPrefix(t.sheets.opened, pieceSheet) {
		t.sheets.swap(pieceSheet + string(r)) // another piece in the place of this one
	} else {
		t.sheets.goTo(pieceSheet+string(r), "")
	}
	return true
}

// detail is what the face has to say of a piece; nothing while the table is covered.
func (t *common) detail(r face.Ref) face.Detail {
	if t.Face.Inspect == nil || t.View.State == nil || t.View.Covered {
		return face.Detail{}
	}
	return t.Face.Inspect(t.View, r)
}

func (t *choice) toggleExplain() {
	t.explaining = !t.explaining && t.Face.Inspect != nil
	t.leave()
	if t.explaining {
		t.sheets.Close()
		t.voice.Speak(say.SayExplain.String())
	} else {
		t.voice.Speak(say.SayUnexplain.String())
	}
}

// why says the reason of a locked action.
func (t *choice) why(a game.Action) {
	for _, it := range t.Acts.Locked {
		if it.Action == a {
			t.voice.Tell(say.TableLocked(it.Label.Text, it.Reason))
			return
		}
	}
}

// Busy says that Escape would close something.
func (t *choice) Busy() bool {
	return t.sheets.opened != "" || t.armed != none || t.piece != "" || t.explaining || t.View.CanCancel
}

// escape closes the innermost thing that is open: the sheet, the warning, the choices of a piece, or the unfinished decision.
func (t *Table) escape() {
	switch {
	case t.Sheets.opened == warnSheet:
		t.Sheets.goBack()
	case t.Choice.armed != none:
		t.Choice.disarm()
	case t.Sheets.opened != "":
		t.Sheets.goBack()
	case t.Choice.piece != "":
		t.Choice.leave()
	case t.Choice.explaining:
		t.Choice.toggleExplain()
	case t.View.CanCancel:
		t.send(session.Cancel{})
	}
}

// step is a sheet on the way to the open one, and the paragraph that it was left for, if it was left for the rules.
type step struct{ sheet, rule string }

// Opened names the open sheet, or what lies on the board; empty for none.
func (t *sheets) Opened() string { return t.opened }

// open opens a sheet that leads back to none.
func (t *sheets) open(sheet string) { t.opened, t.trail = sheet, nil }

// Close closes the open sheet and forgets the way to it.
func (t *sheets) Close() { t.open("") }

// swap puts a sheet in the place of the open one.
func (t *sheets) swap(sheet string) { t.opened = sheet }

// goTo opens a sheet that leads back to the open one.
func (t *sheets) goTo(sheet, rule string) {
	if t.opened != "" {
		t.trail = append(t.trail, step{t.opened, rule})
	}
	t.opened = sheet
}

// goBack closes the open sheet, or goes back to the one before.
func (t *sheets) goBack() {
	t.opened = ""
	if n := len(t.trail); n > 0 {
		t.opened, t.trail = t.trail[n-1].sheet, t.trail[:n-1]
	}
}

// From is the paragraph for which the sheet was left that the open one leads back to; empty if there is none.
func (t *sheets) From() string {
	if n := len(t.trail); n > 0 {
		return t.trail[n-1].rule
	}
	return ""
}

// toRule opens the rules at a paragraph.
func (t *sheets) toRule(id string) {
	if t.opened != rulesSheet {
		t.goTo(rulesSheet, id)
	}
	t.ruleAt = id
}

// rulesSheet is the sheet of the rules.
const rulesSheet = "rules"
