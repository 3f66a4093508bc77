package app

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/games/coincrown"
	"tabard/app/house"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/page"
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
	for n := 0; !s.desk.Current().View.Over; n++ {
		v := s.desk.Current().View
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
		if len(s.desk.Current().Outcome.Lines) != 0 {
			t.Fatalf("before the end: %v", s.desk.Current().Outcome)
		}
		playOut(t, s)
		want := []string{"Result " + strconv.Itoa(i+1) + " is that of " + id + "."}
		if !reflect.DeepEqual(s.desk.Current().Outcome.Lines, want) || s.desk.Current().Voice.Said() != want[0] {
			t.Errorf("the table shows %q and says %q", s.desk.Current().Outcome, s.desk.Current().Voice.Said())
		}
		s.leaveTable()
	}
	all := results(shellOn(m))
	if len(all) != 2 || all[0].ID != "one" || all[1].ID != "two" || all[1].At <= all[0].At {
		t.Fatalf("%+v", all)
	}
	if got := all[0].Seats; len(got) != 2 || got[1].Name != "Bernard" {
		t.Errorf("seats %+v", got)
	}
	// Opened again, the last one still says what it means; the one before is history.
	s = shellOn(m)
	s.library.Reload()
	s.openTable("two")
	if len(s.desk.Current().Outcome.Lines) != 1 {
		t.Errorf("the last game opened again: %v", s.desk.Current().Outcome)
	}
	s.leaveTable()
	s.openTable("one")
	if len(s.desk.Current().Outcome.Lines) != 0 {
		t.Errorf("the game before opened again: %v", s.desk.Current().Outcome)
	}
	s.leaveTable()
	// A saved game that is deleted still counts.
	s.delete("one")
	if s.library.Reload(); len(results(s)) != 2 {
		t.Errorf("after a deletion: %+v", results(s))
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
	if len(results(s)) != 1 {
		t.Fatal("a game that is still over has no result")
	}
	real := s.desk.Current().Machine
	s.desk.Current().Machine = reopened{real}
	s.play(session.Undo{})
	if len(s.desk.Current().Outcome.Lines) != 0 || len(results(s)) != 0 {
		t.Errorf("taken back: outcome %v, %d results", s.desk.Current().Outcome, len(results(s)))
	}
	s.desk.Current().Machine = real
	s.play(session.Undo{})
	s.library.Ended(s.desk.Current(), func(o table.Outcome) { s.desk.Send(s.desk.Current(), o) })
	if len(s.desk.Current().Outcome.Lines) != 1 || len(results(s)) != 1 {
		t.Errorf("ended again: %v, %d results", s.desk.Current().Outcome, len(results(s)))
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
	s.library.Reload()
	if len(results(s)) != 0 {
		t.Errorf("noted: %+v", results(s))
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
	if len(s.desk.Current().Outcome.Lines) != 1 {
		t.Errorf("the table says nothing: %v", s.desk.Current().Outcome)
	}
	s.leaveTable()
	if s.library.Reload(); len(results(s)) != 0 {
		t.Fatalf("in full storage: %+v", results(s))
	}
	m.Fault = nil
	s.rescue()
	if s.library.Reload(); len(results(s)) != 1 || results(s)[0].ID != "one" {
		t.Errorf("once there is room: %+v", results(s))
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
	if s.library.Reload(); len(results(s)) != 1 || len(finished(s)) != 2 {
		t.Fatalf("%d results, %d games", len(results(s)), len(finished(s)))
	}
	s.makeRoom()
	if len(results(s)) != 1 || len(finished(s)) != 1 || !strings.Contains(toast(s), "One finished game") {
		t.Errorf("%d results, %d games, it says %q", len(results(s)), len(finished(s)), toast(s))
	}
	s.makeRoom()
	if s.delete("two"); len(finished(s)) != 1 || !strings.Contains(toast(s), "result") {
		t.Errorf("%d games, it says %q", len(finished(s)), toast(s))
	}
	m.Fault = nil
	s.makeRoom()
	if len(results(s)) != 2 || len(finished(s)) != 0 {
		t.Errorf("%d results, %d games", len(results(s)), len(finished(s)))
	}
}

// A finished game that comes in as a link or a file is somebody else's.
func TestFinishedGamesFromOutsideAreNotNoted(t *testing.T) {
	keepingFace(t)
	s := shellOn(store.NewMemory())
	sit(t, s, "one")
	playOut(t, s)
	s.leaveTable()
	_, file, err := s.house.Shelf.Export("one")
	if err != nil {
		t.Fatal(err)
	}
	other := shellOn(store.NewMemory())
	if _, err := other.house.Shelf.Import(file); err != nil {
		t.Fatal(err)
	}
	other.library.Reload()
	if len(items(other)) != 1 || len(results(other)) != 0 {
		t.Errorf("%d games, results %+v", len(items(other)), results(other))
	}
	// The file of everything brings the result along.
	taken, err := other.house.Shelf.Import(everything(t, s.house.Shelf))
	if other.library.Reload(); err != nil || len(results(other)) != 1 {
		t.Errorf("%+v, %v", taken, err)
	}
}

func TestSetUpAndRematchGoByTheRecords(t *testing.T) {
	f := keepingFace(t)
	s := shellOn(store.NewMemory())
	setup := f.Def.DefaultSetup(2, 3)
	if got, fixed := s.library.Prescribed(f, setup); got != setup || fixed[f.Def.Options[0].ID] != "after 0" {
		t.Errorf("before the first game: %+v, %v", got, fixed)
	}
	sit(t, s, "one")
	playOut(t, s)
	if got, fixed := s.library.Prescribed(f, setup); got.Options[0] != 1 || fixed[f.Def.Options[0].ID] != "after 1" {
		t.Errorf("after a game: %+v, %v", got, fixed)
	}
	if c := s.rematch("new"); c.Setup.Options[0] != 1 || c.ID == "one" {
		t.Errorf("the next game is %+v", c)
	}
	if c := s.rematch("same"); c.Setup.Options[0] != 1 || c.Setup.Seed != setup.Seed {
		t.Errorf("the same game again is %+v", c)
	}
	s.press("quick", f.Def.ID)
	if got := s.desk.Current().View.Setup; got.Options[0] != 1 {
		t.Errorf("the next set-up is %+v", got)
	}
	// What the game could not be set up with is no prescription.
	f.Prescribe = func(setup *game.Setup, _ []face.Result) map[string]string {
		setup.Options[0] = 250
		return map[string]string{"x": "y"}
	}
	if got, fixed := s.library.Prescribed(f, setup); got != setup || fixed != nil {
		t.Errorf("an impossible prescription: %+v, %v", got, fixed)
	}
}

func TestTheRecordsScreen(t *testing.T) {
	f := keepingFace(t)
	s := shellOn(store.NewMemory())
	s.library.Reload()
	if page := records(s); !strings.Contains(page, "Nothing is noted here yet") || strings.Contains(page, "<table") {
		t.Errorf("without results: %s", page)
	}
	sit(t, s, "one")
	playOut(t, s)
	winner := resultsOf(s, f.Def.Code)[0].Seats[results(s)[0].Standing[0].Who].Name
	s.leaveTable()
	page := records(s)
	for _, want := range []string{`scope="col"`, `scope="row"`, "<h2", "<h3", "Finished games", ">" + winner, `data-do="clear"`,
		`data-do="exportall"`, `role="region"`, `tabindex="0"`} {
		if !strings.Contains(strings.ReplaceAll(strings.ReplaceAll(page, "\n", ""), "  ", ""), want) {
			t.Errorf("the page lacks %s:\n%s", want, page)
		}
	}
	f.Halls = func(results []face.Result) []face.Hall {
		h := face.Hall{Title: "Deeds", Intro: "What was done.", Columns: []string{"No.", "Deed"}}
		for i := range hallRows + 105 {
			h.Rows = append(h.Rows, []string{strconv.Itoa(i), "deed of " + results[0].Names[0]})
		}
		return []face.Hall{h, {Title: "Dreams", Columns: []string{"Dream"}, Empty: "Nothing dreamt yet."}}
	}
	page = records(s)
	if n := strings.Count(page, "deed of Ann"); n != hallRows || !strings.Contains(page, "Show more (20 of 125 are shown)") || !strings.Contains(page, "Nothing dreamt yet.") {
		t.Errorf("%d rows:\n%s", n, page)
	}
	for _, want := range []int{hallRows + 100, hallRows + 105} {
		if s.press("morehalls", ""); strings.Count(records(s), "deed of Ann") != want {
			t.Errorf("not %d rows are shown", want)
		}
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
	before := results(s)
	s.press("clear", f.Def.ID)
	if title, body := s.sheet(); title == "" || !strings.Contains(html(body), "The 2 results of Coin &amp; Crown") {
		t.Errorf("it asks %q: %v", title, html(body))
	}
	s.press("clear-do", "")
	if s.library.Reload(); s.house.Dialog.Open() || len(results(s)) != 0 || !strings.Contains(records(s), `data-do="restore"`) {
		t.Errorf("cleared: %+v", results(s))
	}
	if _, fixed := s.library.Prescribed(f, f.Def.DefaultSetup(2, 1)); fixed[f.Def.Options[0].ID] != "after 0" {
		t.Errorf("what follows does not begin anew: %v", fixed)
	}
	s.press("restore", "")
	if !reflect.DeepEqual(results(s), before) || shownAs("restore", records(s)) {
		t.Errorf("brought back: %+v", results(s))
	}
	s.house.Ask(house.Dialog{Kind: "clear", ID: "nonsense"})
	if s.press("clear-do", ""); len(results(s)) != 2 {
		t.Error("an unknown game's records are cleared")
	}
}

// Many results are cleared and brought back one by one, and the player can stop in the middle of either: what is out can be brought back, what
// is still there stays.
func TestClearingManyRecordsCanBeStopped(t *testing.T) {
	f := keepingFace(t)
	m := store.NewMemory()
	g := savetest.Played(t, f.Def, 2, 5, -1)
	r, ok := store.ResultOf(g)
	if !ok {
		t.Fatal("the game is not over")
	}
	const n = 30
	for i := range n {
		r.ID, r.At = fmt.Sprintf("r%d", i), int64(1+i)
		if _, _, err := store.OpenShelf(m).AddResult(r); err != nil {
			t.Fatal(err)
		}
	}
	s := shellOn(m)
	s.went("records")
	sliced(t, 0)
	// stopped lets a chore run for so many slices and then closes its dialog; fewer than none lets it come to its end.
	stopped := func(kind string, slices int) {
		t.Helper()
		for readOn(s) {
		}
		for ; slices != 0 && turn(s); slices-- {
			if d := s.house.Dialog; d.Kind == kind && (d.Size != n && kind == "clearing" || d.At > d.Size || !strings.Contains(s.page(), fmt.Sprintf("%d %% is done", 100*d.At/d.Size))) {
				t.Errorf("%s shows %+v: %s", kind, d, s.page())
			}
		}
		if slices == 0 {
			if s.house.Dialog.Kind != kind {
				t.Fatalf("%q is shown in the place of %s", s.house.Dialog.Kind, kind)
			}
			s.press("close", "")
			turn(s)
		}
		for readOn(s) {
		}
		if turn(s) || s.house.Dialog.Open() {
			t.Errorf("%s goes on", kind)
		}
	}
	s.press("clear", f.Def.ID)
	s.press("clear-do", "")
	stopped("clearing", 9)
	left := len(results(s))
	if left == 0 || left == n || toast(s) != fmt.Sprintf("Stopped: %d of %d results are taken out.", n-left, n) {
		t.Fatalf("%d results are left, it says %q", left, toast(s))
	}
	s.press("restore", "")
	stopped("restoring", 4)
	back := len(results(s)) - left
	if back == 0 || left+back == n || toast(s) != fmt.Sprintf("Stopped: %d of %d results are back.", back, n-left) || !shownAs("restore", records(s)) {
		t.Fatalf("%d of %d results are back, it says %q", back, n-left, toast(s))
	}
	s.press("restore", "")
	if stopped("restoring", -1); len(results(s)) != n || shownAs("restore", records(s)) {
		t.Errorf("%d results of %d are back in the end", len(results(s)), n)
	}
	for i, r := range results(s) {
		if r.At != int64(1+i) {
			t.Errorf("result %d is of %d", i, r.At)
		}
	}
}

// Everything is put into one file a little at a time: the page says how far that is, and stopped it gives out no file.
func TestTheFileOfEverythingIsMadeStepByStep(t *testing.T) {
	sliced(t, time.Hour)
	v := shellOn(store.NewMemory())
	v.hear(page.File{Data: large(t, 40)})
	v.went("saves")
	sliced(t, 0)
	for _, stop := range []bool{true, false} {
		v.asked = nil
		v.press("exportall", "")
		slices, at := 0, -1
		for ; taking(v) && (!stop || slices < 20); slices++ {
			if d := v.house.Dialog; d.Kind != "exporting" || d.At < at || d.At > d.Size || !strings.Contains(v.page(), "<progress") {
				t.Fatalf("slice %d: %+v after %d", slices, d, at)
			}
			at = v.house.Dialog.At
			turn(v)
		}
		if stop {
			v.press("close", "")
			turn(v)
		}
		file, ok := last[page.Download](v)
		if ok == stop || v.house.Dialog.Open() {
			t.Fatalf("stopped %v: a file %v, the dialog is %+v", stop, ok, v.house.Dialog)
		}
		if stop && (turn(v) || toast(v) != "Stopped; no file was saved.") {
			t.Errorf("stopped after %d slices it says %q", slices, toast(v))
		}
		if taken, err := store.OpenShelf(store.NewMemory()).Import(file.Data); !stop && (err != nil || len(taken.Games) != 40 || slices < 40) {
			t.Errorf("after %d slices: %d games, %v", slices, len(taken.Games), err)
		}
	}
}

// A game that ends costs a few operations of the storage, however many results there are: none of them is read anew.
func TestAnEndCostsTheSameAmongManyResults(t *testing.T) {
	f := keepingFace(t)
	var cost []int
	for _, n := range []int{0, 300} {
		m := store.NewMemory()
		r, _ := store.ResultOf(savetest.Played(t, f.Def, 2, 5, -1))
		for i := range n {
			r.ID, r.At = fmt.Sprintf("r%d", i), int64(1+i)
			if _, _, err := store.OpenShelf(m).AddResult(r); err != nil {
				t.Fatal(err)
			}
		}
		s := shellOn(m)
		sit(t, s, "one")
		ops := 0
		m.Fault = func(op, key string) error {
			if strings.HasPrefix(key, "result:") {
				ops++
			}
			return nil
		}
		playOut(t, s)
		cost = append(cost, ops)
		if want := fmt.Sprintf("Result %d is that of one.", n+1); !reflect.DeepEqual(s.desk.Current().Outcome.Lines, []string{want}) {
			t.Errorf("among %d results it says %v", n, s.desk.Current().Outcome.Lines)
		}
	}
	if cost[0] != cost[1] || cost[0] == 0 {
		t.Errorf("operations on results: %v", cost)
	}
}

// A game that ends before the results are known waits for them, and counts only if it is still over then. What other tabs have added since
// comes before it, also where the clock was set back.
func TestAnEndBeforeTheResultsAreKnown(t *testing.T) {
	f := keepingFace(t)
	for _, takenBack := range []bool{false, true} {
		m := store.NewMemory()
		first := shellOn(m)
		sit(t, first, "before")
		playOut(t, first)
		sliced(t, 0)
		s := shellOn(m)
		sit(t, s, "one")
		playOut(t, s)
		if lines := s.desk.Current().Outcome.Lines; len(lines) != 0 {
			t.Errorf("before the results are known it says %v", lines)
		}
		if takenBack {
			s.desk.Current().Machine = reopened{s.desk.Current().Machine}
			s.play(session.Undo{})
		}
		for readOn(s) {
		}
		if lines := s.desk.Current().Outcome.Lines; !takenBack && !reflect.DeepEqual(lines, []string{"Result 2 is that of one."}) {
			t.Errorf("once they are known it says %v", lines)
		}
		sliced(t, time.Hour)
		// The other tab, and its future clock.
		late := results(first)[0]
		late.ID, late.At = "late", house.Now()+1e6
		if _, _, err := store.OpenShelf(m).AddResult(late); err != nil {
			t.Fatal(err)
		}
		s.hear(page.TabChanged{Key: "result:late"})
		sit(t, s, "two")
		playOut(t, s)
		all := resultsOf(s, f.Def.Code)
		if end := all[len(all)-1]; end.ID != "two" || end.At != late.At+1 {
			t.Errorf("the last result is that of %s, at %d after %d", end.ID, end.At, late.At)
		}
		if _, err := first.house.Shelf.ClearResult("late"); err != nil {
			t.Fatal(err)
		}
		if s.hear(page.TabChanged{Key: "result:late"}); len(resultsOf(s, f.Def.Code)) != len(all)-1 {
			t.Error("what another tab has cleared still counts")
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
		setup := s.desk.Current().View.Setup
		if i > 0 && setup.Options != want {
			t.Errorf("after game %d the set-up is %v, want %v", i-1, setup.Options, want)
		}
		playOut(t, s)
		if len(s.desk.Current().Outcome.Lines) < 2 || len(resultsOf(s, f.Def.Code)) != i+1 {
			t.Fatalf("game %d: %v, %d results", i, s.desk.Current().Outcome, len(results(s)))
		}
		last := results(s)[i]
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
	page := records(s)
	s.went("new/emara")
	if s.press("start", ""); s.desk.Current().View.Setup.Options != want {
		t.Errorf("after the last game the set-up is %v, want %v", s.desk.Current().View.Setup.Options, want)
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
