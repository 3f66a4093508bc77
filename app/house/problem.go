package house

import (
	"errors"
	"strconv"

	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/words"
	say "tabard/app/words/shell"
	"tabard/engines/box"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/share"
	"tabard/web/store"
)

// problems are the errors that have a text of their own, the most telling first.
var problems = [...]struct {
	err  error
	text words.Text
}{
	{store.ErrOwed, say.ProblemOwed}, {store.ErrFull, say.ProblemFull}, {store.ErrBlocked, say.ProblemBlocked}, {store.ErrStale, say.ProblemStale},
	{store.ErrUnsure, say.ProblemUnsure}, {store.ErrNone, say.ProblemNone}, {store.ErrGone, say.ProblemGone},
	{save.ErrCut, say.ProblemCut}, {save.ErrChanged, say.ProblemChanged}, {save.ErrNewer, say.ProblemNewer},
	{save.ErrUnknownGame, say.ProblemUnknown}, {save.ErrNotSave, say.ProblemNotsave}, {save.ErrBroken, say.ProblemBroken},
	{game.ErrSetup, say.ProblemSetup}, {session.ErrSeats, say.ProblemSeats},
}

// boxProblem says why a text is no box, in the player's words.
func boxProblem(f *box.Fault) string {
	line, field := strconv.Itoa(f.Line), fieldName(f)
	switch f.Why {
	case box.TooLong:
		return say.BoxToolong.String()
	case box.Cut:
		return say.BoxCut(line)
	case box.Syntax:
		return say.BoxSyntax(line, f.What)
	case box.Twice:
		return say.BoxTwice(field, line)
	case box.Newer:
		return say.ProblemNewer.String()
	case box.UnknownGame:
		return say.BoxUnknowngame(f.What)
	case box.UnknownField:
		return say.BoxUnknownfield(field, line)
	case box.NoNumber:
		return say.BoxNonumber(field, line, f.What)
	case box.NoName:
		return say.BoxNoname(field, line, words.Or(pictures(f)), f.What)
	case box.NoGroup:
		return say.BoxNogroup(field, line)
	case box.NoTitle:
		return say.BoxNotitle(line, f.What)
	case box.Beyond:
		return say.BoxBeyond(numbersProblem(f.Box), line)
	}
	return say.BoxNobox.String()
}

// numbersProblem says with which number of a box nobody can play, and why.
func numbersProblem(f *game.BoxFault) string {
	field := f.Field()
	for _, face := range games.All() {
		for i := range face.Def.Sheets {
			if &face.Def.Sheets[i] != f.Sheet {
				continue
			}
			if field = face.FieldName(i, f.Row, f.Col); f.Law != "" {
				return say.BoxUnlawful(field, face.Numbers.Law(f.Law))
			}
		}
	}
	c := &f.Sheet.Cols[f.Col]
	return say.BoxBounds(field, strconv.Itoa(int(c.Min)), strconv.Itoa(int(c.Max)), strconv.Itoa(f.N))
}

// pictures are what may stand in the field of a fault: machine names, with what the pictures are called where that is something else.
func pictures(f *box.Fault) (all []string) {
	for n := int(f.Col.Min); n <= int(f.Col.Max); n++ {
		name, picture := f.Col.Names[n], games.Of(f.Game).Numbers.Name(f.Col, n)
		if words.Cap(picture) != name {
			name = say.BoxPicture(name, picture)
		}
		all = append(all, name)
	}
	return all
}

// fieldName is what the field, the component or the sheet of a fault is called; as the text has it, where there are no words for it.
func fieldName(f *box.Fault) string {
	if f.Game == nil {
		return f.Field
	}
	name, face := f.Field, games.Of(f.Game)
	game.Places(f.Game.Sheets, func(sheet, row, col int) {
		s := &f.Game.Sheets[sheet]
		switch f.Field {
		case s.ID:
			name = face.SheetName(sheet)
		case s.ID + ", " + s.Rows[row]:
			name = face.SheetName(sheet) + ", " + face.RowName(sheet, row)
		case s.Field(row, col):
			name = face.FieldName(sheet, row, col)
		}
	})
	return name
}

// Problem is an error of the store, of a save, of a box or of a set-up in the player's words. What the error itself says is for engineers.
func Problem(err error) string {
	if text, ok := errors.AsType[*box.Fault](err); ok {
		return boxProblem(text)
	}
	if away, ok := errors.AsType[*share.BoxError](err); ok {
		return say.BoxAway(away.Owner)
	}
	if numbers, ok := errors.AsType[*game.BoxFault](err); ok {
		return numbersProblem(numbers)
	}
	for _, p := range &problems {
		if errors.Is(err, p.err) {
			return p.text.String()
		}
	}
	return say.ProblemOther.String()
}
