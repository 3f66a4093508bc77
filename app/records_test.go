package app

import (
	"reflect"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/games/coincrown"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/store"
)

// keepingFace is Coin & Crown with records: the set-up starts with as many victories as there were, and the end counts.
func keepingFace(t *testing.T) *face.Face {
	t.Helper()
	f := *coincrown.Face()
	f.Outcome = func(results []face.Result) []string {
		last := results[len(results)-1]
		return []string{"Result " + strconv.Itoa(len(results)) + " is that of " + last.ID + "."}
	}
	f.Prescribe = func(setup *game.Setup, results []face.Result) map[string]string {
		setup.Options[0] = uint8(len(results))
		return map[string]string{f.Def.Options[0].ID: "after " + strconv.Itoa(len(results))}
	}
	old := games.Drawn
	games.Drawn = []*face.Face{&f}
	t.Cleanup(func() { games.Drawn = old })
	return &f
}

// playOut plays the table on the screen to its end, each question with the first answer that does something.
func playOut(t *testing.T, s *visit) {
	t.Helper()
	for n := 0; !s.current.View.Over; n++ {
		v := s.current.View
		switch {
		case n > 5000:
			t.Fatal("the game does not end")
		case v.Covered:
			s.play(session.Lifted{})
		default:
			a := v.Legal[len(v.Legal)-1]
			s.play(session.Chose{Rev: v.Rev, Action: a})
		}
	}
}

func html(u app.UI) string { return app.HTMLString(u) }

func TestAGameThatEndsIsNoted(t *testing.T) {
	keepingFace(t)
	m := store.NewMemory()
	s := shellOn(m)
	for i, id := range []string{"one", "two"} {
		sit(t, s, id)
		if len(s.current.Outcome.Lines) != 0 {
			t.Fatalf("before the end: %v", s.current.Outcome)
		}
		playOut(t, s)
		want := []string{"Result " + strconv.Itoa(i+1) + " is that of " + id + "."}
		if !reflect.DeepEqual(s.current.Outcome.Lines, want) || s.current.Say != want[0] {
			t.Errorf("the table shows %q and says %q", s.current.Outcome, s.current.Say)
		}
		s.leaveTable()
	}
	all, unread, err := store.OpenShelf(m).Results()
	if err != nil || unread != 0 || len(all) != 2 || all[0].ID != "one" || all[1].ID != "two" || all[1].At <= all[0].At {
		t.Fatalf("%+v, %d unread, %v", all, unread, err)
	}
	if got := all[0].Seats; len(got) != 2 || got[1].Name != "Bernard" {
		t.Errorf("seats %+v", got)
	}
	// Opened again, the last one still says what it means; the one before is history.
	s = shellOn(m)
	s.list()
	s.openTable("two")
	if len(s.current.Outcome.Lines) != 1 {
		t.Errorf("the last game opened again: %v", s.current.Outcome)
	}
	s.leaveTable()
	s.openTable("one")
	if len(s.current.Outcome.Lines) != 0 {
		t.Errorf("the game before opened again: %v", s.current.Outcome)
	}
	s.leaveTable()
	// A saved game that is deleted still counts.
	s.delete("one")
	if s.list(); len(s.book.all) != 2 {
		t.Errorf("after a deletion: %+v", s.book.all)
	}
}

// reopened is a session that has taken the end of its game back. The last answers of the game at hand cannot be; those of others can.
type reopened struct{ table.Machine }

func (r reopened) View() session.View {
	v := r.Machine.View()
	v.Rev, v.Over = v.Rev+1, false
	return v
}

// An end that is taken back takes its result along, and another end makes it anew.
func TestAnEndThatIsTakenBackDoesNotCount(t *testing.T) {
	keepingFace(t)
	s := shellOn(store.NewMemory())
	sit(t, s, "one")
	playOut(t, s)
	s.play(session.Undo{})
	if len(s.book.all) != 1 {
		t.Fatal("a game that is still over has no result")
	}
	real := s.current.Machine
	s.current.Machine = reopened{real}
	s.play(session.Undo{})
	if len(s.current.Outcome.Lines) != 0 || len(s.book.all) != 0 {
		t.Errorf("taken back: outcome %v, %d results", s.current.Outcome, len(s.book.all))
	}
	s.current.Machine = real
	s.play(session.Undo{})
	s.carry(s.current, []table.Effect{table.Ended{}})
	if len(s.current.Outcome.Lines) != 1 || len(s.book.all) != 1 {
		t.Errorf("ended again: %v, %d results", s.current.Outcome, len(s.book.all))
	}
}

func TestPracticeIsNotNoted(t *testing.T) {
	f := keepingFace(t)
	s := shellOn(store.NewMemory())
	m, effects, err := session.New(f.Def, session.Config{ID: "x", Setup: f.Def.DefaultSetup(2, 3), Practice: true,
		Seats: []save.Seat{{Name: "Ann"}, {Name: "Bernard"}}})
	if err != nil {
		t.Fatal(err)
	}
	s.seat(m, effects)
	playOut(t, s)
	s.leaveTable()
	s.list()
	if len(s.book.all) != 0 {
		t.Errorf("noted: %+v", s.book.all)
	}
}

// Nothing can be written when the game ends: the result comes with the game once there is room.
func TestAResultThatCouldNotBeKeptComesLater(t *testing.T) {
	keepingFace(t)
	m := store.NewMemory()
	s := shellOn(m)
	sit(t, s, "one")
	m.Fault = func(op, key string) error {
		if op == "set" && (strings.HasPrefix(key, "result:") || strings.HasPrefix(key, "game:")) {
			return store.ErrFull
		}
		return nil
	}
	playOut(t, s)
	if len(s.current.Outcome.Lines) != 1 {
		t.Errorf("the table says nothing: %v", s.current.Outcome)
	}
	s.leaveTable()
	if s.list(); len(s.book.all) != 0 {
		t.Fatalf("in full storage: %+v", s.book.all)
	}
	m.Fault = nil
	s.rescue()
	if s.list(); len(s.book.all) != 1 || s.book.all[0].ID != "one" {
		t.Errorf("once there is room: %+v", s.book.all)
	}
}

// Room is made of what can go: a finished game whose result finds no room stays, and is gone with the next attempt.
func TestRoomIsMadeOfNoResult(t *testing.T) {
	keepingFace(t)
	m := store.NewMemory()
	s := shellOn(m)
	for _, id := range []string{"one", "two"} {
		m.Fault = func(op, key string) error {
			if op == "set" && key == "result:two" {
				return store.ErrFull
			}
			return nil
		}
		sit(t, s, id)
		playOut(t, s)
		s.leaveTable()
	}
	if s.list(); len(s.book.all) != 1 || len(s.finished()) != 2 {
		t.Fatalf("%d results, %d games", len(s.book.all), len(s.finished()))
	}
	s.makeRoom()
	if len(s.book.all) != 1 || len(s.finished()) != 1 || !strings.Contains(toast(s), "One finished game") {
		t.Errorf("%d results, %d games, it says %q", len(s.book.all), len(s.finished()), toast(s))
	}
	s.makeRoom()
	if s.delete("two"); len(s.finished()) != 1 || !strings.Contains(toast(s), "result") {
		t.Errorf("%d games, it says %q", len(s.finished()), toast(s))
	}
	m.Fault = nil
	s.makeRoom()
	if len(s.book.all) != 2 || len(s.finished()) != 0 {
		t.Errorf("%d results, %d games", len(s.book.all), len(s.finished()))
	}
}

// A finished game that comes in as a link or a file is somebody else's.
func TestFinishedGamesFromOutsideAreNotNoted(t *testing.T) {
	keepingFace(t)
	s := shellOn(store.NewMemory())
	sit(t, s, "one")
	playOut(t, s)
	s.leaveTable()
	_, file, err := s.shelf.Export("one")
	if err != nil {
		t.Fatal(err)
	}
	other := shellOn(store.NewMemory())
	if _, err := other.shelf.Import(file); err != nil {
		t.Fatal(err)
	}
	other.list()
	if len(other.items) != 1 || len(other.book.all) != 0 {
		t.Errorf("%d games, results %+v", len(other.items), other.book.all)
	}
	// The file of everything brings the result along.
	if _, file, err = s.shelf.ExportAll(); err != nil {
		t.Fatal(err)
	}
	taken, err := other.shelf.Import(file)
	if other.list(); err != nil || len(other.book.all) != 1 {
		t.Errorf("%+v, %v", taken, err)
	}
}

func TestSetUpAndRematchGoByTheRecords(t *testing.T) {
	f := keepingFace(t)
	s := shellOn(store.NewMemory())
	setup := f.Def.DefaultSetup(2, 3)
	if got, fixed := s.Prescribed(f, setup); got != setup || fixed[f.Def.Options[0].ID] != "after 0" {
		t.Errorf("before the first game: %+v, %v", got, fixed)
	}
	sit(t, s, "one")
	playOut(t, s)
	if got, fixed := s.Prescribed(f, setup); got.Options[0] != 1 || fixed[f.Def.Options[0].ID] != "after 1" {
		t.Errorf("after a game: %+v, %v", got, fixed)
	}
	if c := s.rematch("new"); c.Setup.Options[0] != 1 || c.ID == "one" {
		t.Errorf("the next game is %+v", c)
	}
	if c := s.rematch("same"); c.Setup.Options[0] != 1 || c.Setup.Seed != setup.Seed {
		t.Errorf("the same game again is %+v", c)
	}
	s.press("quick", f.Def.ID)
	if got := s.current.View.Setup; got.Options[0] != 1 {
		t.Errorf("the next set-up is %+v", got)
	}
	// What the game could not be set up with is no prescription.
	f.Prescribe = func(setup *game.Setup, _ []face.Result) map[string]string {
		setup.Options[0] = 250
		return map[string]string{"x": "y"}
	}
	if got, fixed := s.Prescribed(f, setup); got != setup || fixed != nil {
		t.Errorf("an impossible prescription: %+v, %v", got, fixed)
	}
}

func TestTheRecordsScreen(t *testing.T) {
	f := keepingFace(t)
	s := shellOn(store.NewMemory())
	s.list()
	if page := html(s.records.view()); !strings.Contains(page, "Nothing is noted here yet") || strings.Contains(page, "<table") {
		t.Errorf("without results: %s", page)
	}
	sit(t, s, "one")
	playOut(t, s)
	winner := s.book.of(f.Def.Code)[0].Names[s.book.all[0].Standing[0].Who]
	s.leaveTable()
	page := html(s.records.view())
	for _, want := range []string{`scope="col"`, `scope="row"`, "<h2", "<h3", "Finished games", ">" + winner, `data-do="clear"`,
		`data-do="exportall"`, `role="region"`, `tabindex="0"`} {
		if !strings.Contains(strings.ReplaceAll(strings.ReplaceAll(page, "\n", ""), "  ", ""), want) {
			t.Errorf("the page lacks %s:\n%s", want, page)
		}
	}
	f.Halls = func(results []face.Result) []face.Hall {
		h := face.Hall{Title: "Deeds", Intro: "What was done.", Columns: []string{"No.", "Deed"}}
		for i := range hallRows + 5 {
			h.Rows = append(h.Rows, []string{strconv.Itoa(i), "deed of " + results[0].Names[0]})
		}
		return []face.Hall{h, {Title: "Dreams", Columns: []string{"Dream"}, Empty: "Nothing dreamt yet."}}
	}
	page = html(s.records.view())
	if n := strings.Count(page, "deed of Ann"); n != hallRows || !strings.Contains(page, "Show all 25") || !strings.Contains(page, "Nothing dreamt yet.") {
		t.Errorf("%d rows:\n%s", n, page)
	}
	if s.press("wholehalls", ""); strings.Count(html(s.records.view()), "deed of Ann") != hallRows+5 {
		t.Error("not all rows are shown")
	}
	if s.press("nonsense", ""); !strings.Contains(s.fault, "nothing does nonsense") {
		t.Error("a control that nothing answers to is passed over")
	}
}

func TestRecordsAreClearedAndBroughtBack(t *testing.T) {
	f := keepingFace(t)
	s := shellOn(store.NewMemory())
	for _, id := range []string{"one", "two"} {
		sit(t, s, id)
		playOut(t, s)
		s.leaveTable()
	}
	before := s.book.all
	s.press("clear", f.Def.ID)
	if title, body := s.dialogBody(); title == "" || !strings.Contains(html(body), "The 2 results of Coin &amp; Crown") {
		t.Errorf("it asks %q: %v", title, html(body))
	}
	s.press("clear-do", "")
	if s.list(); s.Dialog.Open() || len(s.book.all) != 0 || !strings.Contains(html(s.records.view()), `data-do="restore"`) {
		t.Errorf("cleared: %+v", s.book.all)
	}
	if _, fixed := s.Prescribed(f, f.Def.DefaultSetup(2, 1)); fixed[f.Def.Options[0].ID] != "after 0" {
		t.Errorf("what follows does not begin anew: %v", fixed)
	}
	s.press("restore", "")
	if !reflect.DeepEqual(s.book.all, before) || s.records.cleared != nil {
		t.Errorf("brought back: %+v", s.book.all)
	}
	s.Ask(house.Dialog{Kind: "clear", ID: "nonsense"})
	if s.press("clear-do", ""); len(s.book.all) != 2 {
		t.Error("an unknown game's records are cleared")
	}
}

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
			"64 records that this version cannot read are put aside; nothing of them is lost. One record that this version cannot read stays in the file."},
		{store.Taken{Aside: 1}, nil, "One record that this version cannot read is put aside; nothing of it is lost."},
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

// A campaign of Crown of Emara as its face has it: the next game starts where the one before says, from the set-up as from
// the end of the game.
func TestACampaignGoesOn(t *testing.T) {
	f := games.ByID("emara")
	space, solo := optionOf(t, f, "space"), optionOf(t, f, "solo")
	s := shellOn(store.NewMemory())
	s.went("new/emara")
	s.press("seats", "1")
	s.press("option", strconv.Itoa(solo)+":1")
	var want [game.MaxOptions]uint8
	for i := range 3 {
		s.went("new/emara")
		s.press("start", "")
		setup := s.current.View.Setup
		if i > 0 && setup.Options != want {
			t.Errorf("after game %d the set-up is %v, want %v", i-1, setup.Options, want)
		}
		playOut(t, s)
		if len(s.current.Outcome.Lines) < 2 || len(s.book.of(f.Def.Code)) != i+1 {
			t.Fatalf("game %d: %v, %d results", i, s.current.Outcome, len(s.book.all))
		}
		last := s.book.all[i]
		step := 2
		if last.Standing[0].Who == 0 && last.Standing[0].Place == 1 && last.Standing[1].Place == 2 {
			step = -5
		}
		want = setup.Options
		want[space] = uint8(int(want[space]) + step)
		if got := s.rematch("new").Setup.Options; got != want {
			t.Errorf("after game %d a rematch is set up as %v, want %v", i, got, want)
		}
	}
	page := html(s.records.view())
	s.went("new/emara")
	if s.press("start", ""); s.current.View.Setup.Options != want {
		t.Errorf("after the last game the set-up is %v, want %v", s.current.View.Setup.Options, want)
	}
	if n := strings.Count(page, `data-label="Victoria"`); n != 3 {
		t.Errorf("%d games of the campaign are shown:\n%s", n, page)
	}
}

func optionOf(t *testing.T, f *face.Face, id string) int {
	t.Helper()
	for i, o := range f.Def.Options {
		if o.ID == id {
			return i
		}
	}
	t.Fatalf("%s has no option %s", f.Name, id)
	return 0
}
