package library

import (
	"testing"

	"tabard/engines/save"
	"tabard/web/store"
)

func TestWhatAFileGaveIsSaid(t *testing.T) {
	one := make([]save.Game, 1)
	bad := store.ErrResult
	for _, tt := range []struct {
		taken store.Taken
		err   error
		want  string
	}{
		{store.Taken{Games: one}, nil, "One game taken from the file."},
		{store.Taken{Games: one, Results: 2}, nil, "One game taken from the file. 2 results taken from the file."},
		{store.Taken{Results: 1}, nil, "One result taken from the file."},
		{store.Taken{Known: 3}, nil, "All results in this file were here already."},
		{store.Taken{Games: one}, bad, "One game taken from the file. Some results in it could not be taken. It could not be done."},
		{store.Taken{Games: one}, save.ErrCut, "One game taken from the file. The rest of it is damaged."},
		{store.Taken{Games: one, Here: 1}, nil, "One game was here already."},
		{store.Taken{Games: append(one, one...), Here: 1, Aside: 2}, nil,
			"One game taken from the file. One game was here already. 2 records that this version cannot read are put aside; nothing of them is lost."},
		{store.Taken{Aside: 64, Left: 1}, save.ErrBroken, "Nothing was taken from this file. It is whole, but what it says makes no sense. " +
			"64 records that this version cannot read are put aside; nothing of them is lost. One record stays in the file alone: this version cannot read it, or has no place for it."},
		{store.Taken{Aside: 1}, nil, "One record that this version cannot read is put aside; nothing of it is lost."},
		{store.Taken{Rounds: 1}, nil, "Of one game the file has only earlier rounds: it is on the list, and can go on from one of them."},
		{store.Taken{Games: one, Again: 31999}, nil, "One game taken from the file. 31999 records of the file only repeat others."},
		{store.Taken{Games: one, Aside: 64, Left: 31935}, nil, "One game taken from the file. 64 records that this version cannot read are put aside; " +
			"nothing of them is lost. 31935 records stay in the file alone: this version cannot read them, or has no place for them."},
		{store.Taken{Games: one}, store.ErrFull, "One game taken from the file. There was no room for the rest of it."},
		{store.Taken{Games: one}, store.ErrStopped, "One game taken from the file. Stopped; the rest of it stays in the file."},
		{store.Taken{}, store.ErrStopped, "Stopped; the rest of it stays in the file."},
		{store.Taken{}, nil, "0 games taken from the file."},
		{store.Taken{}, save.ErrNotSave, "Nothing was taken from this file. This is not a game of Tabard."},
	} {
		if got := takenText(tt.taken, tt.err); got != tt.want {
			t.Errorf("%+v, %v: %q, want %q", tt.taken, tt.err, got, tt.want)
		}
	}
}
