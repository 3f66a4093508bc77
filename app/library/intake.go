package library

import (
	"errors"
	"strings"

	"tabard/app/house"
	say "tabard/app/words/shell"
	"tabard/web/store"
)

// intake takes files in, one after the other and each in steps.
type intake struct {
	lib   *Library
	lost  string // what is told of games of the file that neither the storage nor the journal keeps; empty for none
	lostN int    // how many they are
}

// take takes a file in after those that came before it.
func (s *intake) take(data []byte) {
	file, err := s.lib.house.Shelf.Intake(data)
	if err != nil {
		s.lib.house.Tell(takenText(store.Taken{}, err))
		return
	}
	s.lib.chores.add(chore{kind: "intake", step: file.Step, progress: file.Progress, end: func() { s.end(file) }})
}

// Unkept tells the player that so many games are on this page alone, and why: at once, or at the end of the file that is being taken in.
func (l *Library) Unkept(n int, err error) {
	s := &l.intake
	s.lostN += n
	s.lost = say.SavesUnkept(s.lostN, house.Problem(err))
	if !l.chores.does("intake") {
		s.tell("")
	}
}

// end finishes a file, tells the player what it gave, and has the lists read.
func (s *intake) end(file *store.Intake) {
	taken, err := file.End()
	s.lib.Reload()
	s.tell(takenText(taken, err))
}

// tell tells the player what a file gave, and what was lost of it.
func (s *intake) tell(taken string) {
	s.lib.house.Tell(strings.TrimSpace(taken + " " + s.lost))
	s.lost, s.lostN = "", 0
}

// takenText tells what a file gave.
func takenText(taken store.Taken, err error) string {
	var said []string
	if n := len(taken.Games) - taken.Here; n > 0 || err == nil && taken.Here+taken.Rounds+taken.Results+taken.Known+taken.Boxes+taken.KnownBoxes+taken.Tables+taken.KnownTables+taken.Aside+taken.Left == 0 {
		said = append(said, say.SavesTaken(n))
	}
	if taken.Boxes > 0 {
		said = append(said, say.BoxesTaken(taken.Boxes))
	} else if taken.KnownBoxes > 0 && len(taken.Games) == 0 {
		said = append(said, say.BoxesKnown.String())
	}
	if taken.Tables > 0 {
		said = append(said, say.SavesTables(taken.Tables))
	} else if taken.KnownTables > 0 && len(taken.Games) == 0 {
		said = append(said, say.SavesTablesknown.String())
	}
	if taken.Unfit != nil {
		said = append(said, house.Problem(taken.Unfit))
	}
	if taken.Here > 0 {
		said = append(said, say.SavesHere(taken.Here))
	}
	if taken.Rounds > 0 {
		said = append(said, say.SavesFromrounds(taken.Rounds))
	}
	if taken.Results > 0 {
		said = append(said, say.RecordsTaken(taken.Results))
	} else if taken.Known > 0 && len(taken.Games) == 0 {
		said = append(said, say.RecordsKnown.String())
	}
	unread := taken.Aside + taken.Left
	switch {
	case err == nil:
	case errors.Is(err, store.ErrStopped):
		said = append(said, say.SavesStopped.String())
	case errors.Is(err, store.ErrFull) && len(said) > 0:
		said = append(said, say.SavesNoroom.String())
	case len(said) == 0:
		said = append(said, say.SavesRefused(house.Problem(err)))
	case unread > 0: // told below
	case errors.Is(err, store.ErrResult) && len(taken.Games) > 0:
		said = append(said, say.RecordsSomebad(house.Problem(err)))
	default:
		said = append(said, say.SavesSomebad.String())
	}
	if taken.Again > 0 {
		said = append(said, say.SavesAgain(taken.Again))
	}
	if taken.Aside > 0 {
		said = append(said, say.SavesAside(taken.Aside))
	}
	if taken.Left > 0 {
		said = append(said, say.SavesLeft(taken.Left))
	}
	return strings.Join(said, " ")
}
