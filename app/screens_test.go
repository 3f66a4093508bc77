package app

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tabard/app/boxes"
	"tabard/app/desk"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/library"
	"tabard/app/post"
	"tabard/app/prefs"
	"tabard/app/session"
	"tabard/app/setup"
	"tabard/app/table"
	"tabard/app/ui"
	"tabard/app/verbs"
	say "tabard/app/words/shell"
	"tabard/engines/box"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
	"tabard/web/bridge"
	"tabard/web/page"
	"tabard/web/store"
)

// page is all that is drawn.
func (v *visit) page() string { return html(v.View()) }

// went goes to an address.
func (v *visit) went(hash string) { v.hear(page.Went{Hash: hash}) }

// last is the last effect of a type that the program has asked for.
func last[E page.Effect](v *visit) (e E, ok bool) {
	for _, a := range slices.Backward(v.asked) {
		if e, ok := a.(E); ok {
			return e, true
		}
	}
	return e, false
}

// answerBots answers the questions to bots, and lets time pass, until a person has to decide.
func (v *visit) answerBots(t *testing.T) {
	t.Helper()
	for n := 0; ; n++ {
		if n > 3000 {
			t.Fatal("the bots never stop")
		}
		i := slices.IndexFunc(v.asked, func(e page.Effect) bool {
			switch e := e.(type) {
			case page.Ask:
				return true
			case page.After:
				_, ok := e.Msg.(desk.Timed)
				return ok && e.D < toastFor
			}
			return false
		})
		if i < 0 {
			return
		}
		e := v.asked[i]
		v.asked = slices.Delete(v.asked, i, i+1)
		switch e := e.(type) {
		case page.Ask:
			v.hear(page.Answered{N: e.N, Answer: bridge.Fallback(e.Question)})
		case page.After:
			v.hear(e.Msg)
		}
	}
}

var controlPattern = regexp.MustCompile(`data-do="([^"]*)"`)

// controls are the verbs of all that can be pressed.
func controls(html string, into map[string]bool) {
	for _, m := range controlPattern.FindAllStringSubmatch(html, -1) {
		into[m[1]] = true
	}
}

// stocked is a storage with a game in progress, a finished one and a damaged one.
func stocked(t *testing.T) *store.Memory { return copyOf(stage(t)) }

// Every screen, sheet and question is drawn, names no control that nothing answers to, and together they offer every control
// there is.
func TestEveryControlIsAnsweredAndOffered(t *testing.T) {
	seen := map[string]bool{}
	m := stocked(t)
	s := shellOn(m)
	s.hear(page.Facts{Base: "http://inn/", Version: "7", Update: "waiting", Installable: true, CanShare: true})
	look := func(what string) {
		t.Helper()
		s.calm(t)
		text := s.page()
		s.calm(t)
		if strings.Contains(text, "{0}") || !strings.Contains(text, `id="title"`) {
			t.Errorf("%s: %s", what, text)
		}
		controls(text, seen)
	}
	g := savetest.Played(t, games.ByID("emara").Def, 3, 5, 40)
	code, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	boxed, err := box.New(games.ByID("merchants").Def, "").Link()
	if err != nil {
		t.Fatal(err)
	}
	hashes := []string{"", "saves", "records", "boxes", "settings", "credits", "nonsense", "play/" + mine, "play/" + over, "play/" + wreck, "play/none",
		"g=" + code, "g=EQ", "b=" + boxed, "b=EQ", "continue"}
	for _, f := range games.All() {
		hashes = append(hashes, "new/"+f.Def.ID, "rules/"+f.Def.ID)
	}
	for _, hash := range hashes {
		s.went(hash)
		look("#" + hash)
		if st := s.Stage(); st.Title == "" || st.Screen == "" || st.Sheet != "" {
			t.Errorf("#%s: %+v", hash, st)
		}
	}
	s.takeFile(box.New(games.ByID("merchants").Def, "First edition").Encode())
	s.went("boxes")
	look("boxes")
	here := boxID.FindStringSubmatch(s.page())[1]
	for _, kind := range []string{"deletebox", "linkbox"} {
		s.press(kind, here)
		look(kind)
		if st := s.Stage(); st.Sheet != "dialog "+kind {
			t.Errorf("%s: the sheet is %q", kind, st.Sheet)
		}
		s.press("close", "")
	}
	s.went("saves")
	for _, kind := range []string{"share", "rename", "delete", "rounds"} {
		s.press(kind, mine)
		look(kind)
		if st := s.Stage(); st.Sheet != "dialog "+kind {
			t.Errorf("%s: the sheet is %q", kind, st.Sheet)
		}
		s.press("close", "")
	}
	for _, kind := range []string{"clear", "room"} {
		s.press(kind, "coincrown")
		look(kind)
		s.press("close", "")
	}
	s.press("delete", mine)
	s.press("delete-do", "")
	look("what was deleted")
	s.press("undelete", "")
	s.press("clear", "coincrown")
	s.press("clear-do", "")
	s.went("records")
	look("what was cleared")
	if err := s.house.Shelf.PutBox("mybox", box.New(games.ByID("emara").Def, "")); err != nil {
		t.Fatal(err)
	}
	s.went("box/mybox")
	look("the editor of a box")
	for range hallRows + 5 {
		g := savetest.Played(t, games.ByID("coincrown").Def, 2, 9, -1)
		g.ID = store.NewID()
		if err := s.house.Shelf.Put(g); err != nil {
			t.Fatal(err)
		}
	}
	s.went("records")
	look("long records")
	for _, f := range games.All() {
		s.went("")
		s.press("quick", f.Def.ID)
		s.answerBots(t)
		look(f.Def.ID)
		for _, name := range []string{"log", "score", "rules", "turn", "menu", "help", "seat:0", "seat:1"} {
			s.press("open", name)
			look(f.Def.ID + " " + name)
			if s.Stage().Sheet != name {
				t.Errorf("%s: the sheet is %q", name, s.Stage().Sheet)
			}
			s.hear(page.SheetClosed{})
			if s.Stage().Sheet != "" {
				t.Errorf("%s: a sheet that the browser has closed is wanted again", name)
			}
		}
		for n := 0; n < 24 && !s.desk.Current().View.Over; n++ {
			move(s)
			s.answerBots(t)
			if n%8 != 3 {
				continue
			}
			look(f.Def.ID + " later")
			s.press("open", "menu")
			look(f.Def.ID + " menu")
			s.press("close", "")
			s.press("open", "piece:"+refOf(s))
			look(f.Def.ID + " piece")
			s.press("close", "")
			s.play(session.Halt{})
			look(f.Def.ID + " halted")
			s.play(session.Resume{Rev: s.desk.Current().View.Rev})
			s.run()
			s.answerBots(t)
		}
	}
	back := shellOn(m)
	back.went("play/" + over)
	back.press("lookback", "")
	controls(back.page(), seen)
	two := shellOn(m)
	two.went("play/" + mine)
	two.desk.Send(two.desk.Current(), table.Saved{Rev: two.desk.Current().View.Rev, Err: store.ErrStale})
	controls(two.page(), seen)
	two.hear(page.Fault{Report: "it broke"})
	if text := two.page(); !strings.Contains(text, "it broke") {
		t.Errorf("a fault is not shown: %s", text)
	} else {
		controls(text, seen)
	}
	crowd(t, seen)
	byLink(t, func(html string) { controls(html, seen) })
	known := map[string]bool{}
	rooms := slices.Concat(verbs.Names(list), library.Verbs(), post.Verbs(), prefs.Verbs(), setup.Verbs(), boxes.Verbs())
	for _, name := range slices.Concat(rooms, table.Verbs()) {
		if known[name] {
			t.Errorf("two answer to %s", name)
		}
		known[name] = true
	}
	for verb := range seen {
		if !known[verb] {
			t.Errorf("nothing answers to %s", verb)
		}
	}
	// What only some moments offer is tested where they are: package table, the scenes and windows of the games.
	rare := strings.Fields("zoom map scene back wholelog look why pass handover awake ask step todo only act")
	for _, verb := range rooms {
		if !seen[verb] && !slices.Contains(rare, verb) {
			t.Errorf("no control asks for %s", verb)
		}
	}
}

// hallRows is how many rows a table of records shows at first.
const hallRows = 20

// crowd collects the controls of a table of several people, of its curtain and of its end.
func crowd(t *testing.T, seen map[string]bool) {
	t.Helper()
	s := shellOn(store.NewMemory())
	start(t, s, "x")
	controls(s.page(), seen)
	s.play(session.Halt{})
	controls(s.page(), seen)
	lift(s)
	playOut(t, s)
	controls(s.page(), seen)
	full := store.NewMemory()
	s = shellOn(full)
	full.Quota = 1
	start(t, s, "x")
	controls(s.page(), seen)
}

// refOf is a piece of the first action that has one.
func refOf(s *visit) string {
	for _, it := range s.desk.Current().Choice.Acts.Legal {
		if len(it.Label.Refs) > 0 {
			return string(it.Label.Refs[0])
		}
	}
	return "none"
}

// The controls of a set-up are tested in package setup; the game that it starts comes to the screen.
func TestASetUpIsStarted(t *testing.T) {
	s := shellOn(store.NewMemory())
	s.press("seats", "2") // nowhere to be changed yet
	s.went("new/coincrown")
	s.press("seats", "3")
	s.hear(page.Typed{Name: "seat-name:0", Value: "Mathilda"})
	s.press("start", "")
	s.calm(t)
	if s.desk.Current() == nil || s.desk.Current().View.Seats[0].Name != "Mathilda" || len(s.desk.Current().View.Seats) != 3 || s.house.Settings.Setups["coincrown"].Seats == nil {
		t.Errorf("the table is %+v", s.desk.Current())
	}
	if last, ok := last[page.Go](s); !ok || last.Hash != "play/"+s.desk.Current().View.ID {
		t.Errorf("the address is %+v", last)
	}
	s.went("new/coincrown")
	if !strings.Contains(s.page(), `value="Mathilda"`) {
		t.Error("the draft is forgotten")
	}
	s.press("quick", "chess")
	s.calm(t)
}

// lasting is a storage that outlives the page.
type lasting struct{ *store.Memory }

func (lasting) Volatile() bool { return false }

func TestSettingsSayWhetherTheBrowserKeepsWhatIsStored(t *testing.T) {
	s := on(lasting{store.NewMemory()})
	s.went("settings")
	for _, c := range []struct {
		facts page.Facts
		says  string
	}{
		{page.Facts{}, "may clear what is stored"},
		{page.Facts{Promised: true}, "has promised to keep what is stored"},
		{page.Facts{Volatile: true}, ""},
	} {
		s.hear(c.facts)
		text := html(s.View())
		for _, words := range []string{"may clear what is stored", "has promised to keep what is stored"} {
			if strings.Contains(text, words) != (words == c.says) {
				t.Errorf("%+v: it should say %q: %s", c.facts, c.says, text)
			}
		}
	}
}

func TestSettingsAreKeptAndShown(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	s.went("settings")
	s.press("theme", "dark")
	s.press("pace", "fast")
	s.press("motion", "")
	s.press("confirm", "always")
	s.press("keys", "")
	s.hear(page.Typed{Name: "name", Value: "Bea"})
	if st := s.Stage(); look(s, "theme") != "dark" || look(s, "motion") != "reduced" || s.prefs.Shortcuts() {
		t.Errorf("%+v", st)
	}
	again := shellOn(m)
	if word := again.house.Settings.Words; word["Confirm"] != "always" || word["Pace"] != "fast" || again.house.Settings.Name != "Bea" || look(again, "theme") != "dark" {
		t.Errorf("%+v", again.house.Settings)
	}
	s.press("theme", "auto")
	s.press("sound", "soft")
	if look(s, "sound") != "soft" || s.house.Settings.Words["Sound"] != "soft" {
		t.Errorf("the sound is %q", s.house.Settings.Words["Sound"])
	}
	s.press("sound", "off")
	if look(s, "sound") != "" {
		t.Errorf("no sound is %q", s.house.Settings.Words["Sound"])
	}
	s.press("confirm", "final")
	if s.house.Settings.Words["Confirm"] != "" {
		t.Errorf("the usual is %q", s.house.Settings.Words["Confirm"])
	}
	s.press("motion", "")
	s.press("keys", "")
	if st := s.Stage(); look(s, "theme") != "" || look(s, "motion") != "" || !s.prefs.Shortcuts() {
		t.Errorf("%+v", st)
	}
	m.Quota = 1
	s.press("theme", "dark")
	if toast(s) == "" {
		t.Error("settings that cannot be kept are passed over")
	}
}

// sends copies the link of the dialog, and shares it.
func (s *visit) sends(t *testing.T, url string) {
	t.Helper()
	s.press("copylink", "")
	if c, ok := last[page.Copy](s); !ok || c.Text != url {
		t.Errorf("copied %+v", c)
	}
	s.press("sendlink", "")
	if e, ok := last[page.Share](s); !ok || e.URL != url {
		t.Errorf("shared %+v", e)
	}
}

func TestALinkIsMadeReadAndKept(t *testing.T) {
	s := shellOn(stocked(t))
	s.hear(page.Facts{Base: "http://inn/", CanShare: true})
	s.went("play/" + mine)
	s.press("share", "")
	url := s.house.Dialog.Text
	if !strings.HasPrefix(url, "http://inn/#g=") || !strings.Contains(s.page(), say.ShareSize(len(url))) {
		t.Fatalf("the link is %q", url)
	}
	s.sends(t, url)
	s.went("saves")
	s.hear(page.Typed{Name: "paste", Value: "  " + url + " "})
	s.press("openlink", "")
	if s.route.Place != house.PlaceLink || !strings.Contains(s.page(), `data-do="keepcopy"`) {
		t.Fatalf("%v: %s", s.route, s.page())
	}
	n := len(items(s))
	s.press("keepcopy", "")
	s.calm(t)
	if s.desk.Current() == nil || s.desk.Current().View.ID == mine {
		t.Fatalf("the copy is %+v", s.desk.Current())
	}
	if s.library.Reload(); len(items(s)) != n+1 {
		t.Errorf("%d games after %d", len(items(s)), n)
	}
	s.went("")
	s.hear(page.Pasted{Text: "look: " + url})
	if _, ok := last[page.Prevent](s); !ok || s.route.Place != house.PlaceLink {
		t.Errorf("a pasted link leads to %v", s.route)
	}
	s.hear(page.Pasted{Text: "nothing"})
	s.hear(page.Launched{Hash: "records"})
	if s.route.Place != house.PlaceRecords {
		t.Errorf("a launch leads to %v", s.route)
	}
	s.hear(page.BadHash{})
	if s.route.Place != house.PlaceLink || strings.Contains(s.page(), `data-do="keepcopy"`) || !strings.Contains(s.page(), "link") {
		t.Errorf("a broken address leads to %v", s.route)
	}
	s.hear(page.Typed{Name: "paste", Value: ""})
	s.press("openlink", "")
	s.press("share", "none")
	if toast(s) == "" {
		t.Error("a game that is not there is shared")
	}
}

// Storage that is full keeps a link's game on the table, unsaved and known to be.
func TestALinkWithoutRoom(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	g := savetest.Played(t, games.ByID("merchants").Def, 2, 5, 30)
	g.Seats[1].Bot = false
	code, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	s.went("g=" + code)
	m.Quota = 1
	s.press("keepcopy", "")
	s.calm(t)
	if s.desk.Current() == nil || s.desk.Current().View.Save.Err == nil || !s.Stage().Risk || !strings.Contains(s.page(), `data-do="room"`) {
		t.Fatalf("the table is %+v", s.desk.Current())
	}
	s.hear(page.Leaving{})
	m.Quota = 0
	s.hear(page.Leaving{})
	if _, err := s.house.Shelf.Look(s.desk.Current().View.ID); err != nil {
		t.Errorf("the last chance to save was not taken: %v", err)
	}
	s.press("reload", "")
	if _, ok := last[page.Reload](s); !ok || s.Stage().Risk {
		t.Error("a reload that was asked for is asked about")
	}
}

func TestFilesAreTakenAndGiven(t *testing.T) {
	s := shellOn(stocked(t))
	s.press("exportall", "")
	all, ok := last[page.Download](s)
	if !ok || len(all.Data) == 0 {
		t.Fatal("nothing is exported")
	}
	s.press("export", mine)
	one, _ := last[page.Download](s)
	s.went("play/" + mine)
	s.press("export", "")
	two, _ := last[page.Download](s)
	if len(one.Data) == 0 || len(two.Data) == 0 || one.Name == all.Name {
		t.Errorf("%q and %q", one.Name, two.Name)
	}
	s.press("raw", wreck)
	if e, _ := last[page.Download](s); e.Name == two.Name {
		t.Error("damaged bytes cannot be had")
	}
	there := shellOn(store.NewMemory())
	there.press("import", "")
	if _, ok := last[page.Pick](there); !ok {
		t.Error("no file can be picked")
	}
	there.hear(page.File{Data: one.Data})
	if len(items(there)) != 1 || there.route.Place != house.PlaceSaves {
		t.Errorf("%d games, at %v", len(items(there)), there.route)
	}
	there.hear(page.File{Data: []byte("nonsense")})
	said := toast(there)
	there.hear(page.File{})
	there.hear(page.File{Large: true})
	if said == "" || toast(there) == said || len(items(there)) != 1 {
		t.Errorf("it says %q, then %q", said, toast(there))
	}
	there.press("export", "none")
	there.calm(t)
}

func TestARematchAndAnEarlierRound(t *testing.T) {
	s := shellOn(store.NewMemory())
	start(t, s, "x")
	playOut(t, s)
	old := s.desk.Current().View
	s.press("rematch", "same")
	if v := s.desk.Current().View; v.ID == old.ID || v.Over || v.Setup.Seed != old.Setup.Seed {
		t.Errorf("the same again is %+v", v.Setup)
	}
	s.press("rematch", "new")
	if s.desk.Current().View.Setup.Seed == old.Setup.Seed {
		t.Error("another game has the same deal")
	}
	s.press("report", "")
	if c, ok := last[page.Copy](s); !ok || !strings.Contains(c.Text, "seed") {
		t.Errorf("the report is %q", c.Text)
	}
	s.went("saves")
	s.press("rounds", "x")
	all, err := s.house.Shelf.EarlierOf("x")
	if err != nil || len(all) == 0 {
		t.Fatalf("%d earlier rounds, %v", len(all), err)
	}
	s.press("revive", "x:nonsense")
	said := toast(s)
	s.press("revive", "x:"+strconv.FormatUint(uint64(all[0].Gen), 16))
	s.calm(t)
	if said == "" || s.desk.Current() == nil || s.desk.Current().View.ID == "x" || s.house.Dialog.Open() {
		t.Errorf("%q; the table is %+v", said, s.desk.Current())
	}
	for range 2 { // from the list, and from within the game that it was opened as
		if s.atTable() != say.RoundsDone.String() {
			t.Errorf("the table of an earlier round says %q", s.atTable())
		}
		s.press("revive", "x:"+strconv.FormatUint(uint64(all[0].Gen), 16))
		s.calm(t)
	}
	s.press("rename", "")
	s.hear(page.Typed{Name: "rename", Value: "Again"})
	s.press("rename-do", "")
	if s.desk.Current().View.Title != "Again" {
		t.Errorf("it is called %q", s.desk.Current().View.Title)
	}
}

func TestKeysOfTheTable(t *testing.T) {
	s := shellOn(store.NewMemory())
	s.hear(page.Key{Key: "n"}) // no table, no shortcut
	start(t, s, "x")
	for key, want := range map[string]page.Effect{
		"n": page.NextLit{Step: 1}, "b": page.NextLit{Step: -1}, "N": page.NextLit{Step: -1},
		"a": page.Reveal{ID: "all-title", Then: "#actions [data-rove-item]"},
	} {
		s.hear(page.Key{Key: key})
		if got := s.asked[len(s.asked)-1]; got != want {
			t.Errorf("%s: %+v", key, got)
		}
	}
	s.hear(page.NoLit{})
	if s.atTable() == "" {
		t.Error("nothing is said where nothing can be used")
	}
	s.hear(page.Key{Key: "l"})
	if s.desk.Current().Sheets.Opened() != "log" {
		t.Errorf("l opens %q", s.desk.Current().Sheets.Opened())
	}
	s.hear(page.Key{Key: "Escape"})
	for _, off := range []bool{true, false} {
		s.hear(page.Key{Key: "L"})
		fold := regexp.MustCompile(`<button[^>]*side-fold[^>]*>`).FindString(s.page())
		if fold == "" || look(s, "log") == "off" != off || strings.Contains(fold, `aria-expanded="false"`) != off {
			t.Errorf("after L the log is away %v: %s", look(s, "log"), fold)
		}
	}
	s.press("logwide", "260")
	if edge := regexp.MustCompile(`<div[^>]*separator[^>]*>`).FindString(s.page()); look(s, "logwide") != "260" || !strings.Contains(edge, `aria-valuenow="260"`) {
		t.Errorf("the edge of the log: %q, %s", look(s, "logwide"), edge)
	}
	s.hear(page.Key{Key: "?"})
	if s.desk.Current().Sheets.Opened() != "help" || s.Stage().Sheet != "help" {
		t.Errorf("the sheet is %q", s.desk.Current().Sheets.Opened())
	}
	s.hear(page.Key{Key: "z"}) // not under a sheet
	n := len(s.asked)
	s.hear(page.Key{Key: "Escape"})
	if s.desk.Current().Sheets.Opened() != "" || !slices.Contains(s.asked[n:], page.Effect(page.Prevent{})) {
		t.Error("Escape does not close the sheet")
	}
	ref := refOf(s)
	s.hear(page.Key{Key: "i", Ref: ref})
	if s.desk.Current().Sheets.Opened() != "piece:"+ref {
		t.Errorf("i on a piece opens %q", s.desk.Current().Sheets.Opened())
	}
	s.hear(page.Key{Key: "Escape"})
	s.hear(page.Key{Key: "i"})
	if said := s.desk.Current().Voice.Said(); said != say.SayExplain.String() {
		t.Error("i elsewhere changes nothing")
	}
	s.hear(page.Key{Key: "Escape"})
	before := s.desk.Current().View.Rev
	for rev := before; s.desk.Current().View.Rev == before; {
		s.hear(page.Key{Key: "Enter", Ref: refOf(s), Rev: rev})
		for _, it := range s.desk.Current().Choice.Acts.Legal[:1] {
			s.hear(page.Press{Do: "act", Action: it.Key(), Rev: rev})
		}
	}
	s.hear(page.Key{Key: "z"})
	s.press("keys", "")
	n = len(s.asked)
	s.hear(page.Key{Key: "n"})
	if len(s.asked) != n {
		t.Error("a shortcut works though they are off")
	}
	s.calm(t)
}

// The whole screen is asked for by f and in the menu, where the browser has it to give, and what comes of it is told.
func TestTheTableFillsTheScreen(t *testing.T) {
	s := shellOn(store.NewMemory())
	start(t, s, "x")
	menu := func() string {
		s.press("open", "menu")
		defer s.hear(page.Key{Key: "Escape"})
		return regexp.MustCompile(`<button[^>]*data-do="full"[^>]*>`).FindString(s.page())
	}
	asks := func() bool {
		n := len(s.asked)
		s.hear(page.Key{Key: "f"})
		return slices.Contains(s.asked[n:], page.Effect(page.FullScreen{}))
	}
	if asks() || strings.Contains(menu(), `hidden="false"`) {
		t.Errorf("a browser that has none is asked, or the menu offers it: %s", menu())
	}
	s.hear(page.Facts{Full: "off"})
	if !asks() || !strings.Contains(menu(), `hidden="false"`) || !strings.Contains(menu(), `aria-pressed="false"`) || s.toastText() != "" {
		t.Errorf("it is not asked for, the menu offers none, or something is told: %s, %q", menu(), s.toastText())
	}
	s.hear(page.Facts{Full: "on"})
	if !asks() || strings.Contains(menu(), `aria-pressed="false"`) || s.atTable() != say.FullOn.String() {
		t.Errorf("it cannot be given back, or is not told: %s, %q", menu(), s.atTable())
	}
	if s.hear(page.Facts{Full: "off"}); s.atTable() != say.FullOff.String() {
		t.Errorf("that it is over is not told: %q", s.atTable())
	}
	s.calm(t)
}

// eventAt reads what a line of the log says of where its event is.
func eventAt(line string) (entry, event int) {
	before, after, _ := strings.Cut(line, ":")
	return ui.Number(before), ui.Number(after)
}

func TestPressesOfTheTable(t *testing.T) {
	s := shellOn(store.NewMemory())
	s.hear(page.Press{Ref: "x"}) // a piece without a table
	start(t, s, "x")
	v := s.desk.Current().View
	act := func() table.Item { return s.desk.Current().Choice.Acts.Legal[0] }
	it := act()
	s.hear(page.Press{Do: "act", Action: it.Key(), Rev: v.Rev, Again: true, Closes: true})
	s.hear(page.Press{Do: "act", Action: it.Key(), Rev: v.Rev + 7, Again: true})
	s.desk.Current().Confirm = table.ConfirmAlways
	s.hear(page.Press{Do: "act", Action: it.Key(), Rev: v.Rev})
	s.hear(page.Press{Do: "act", Action: it.Key(), Rev: v.Rev, Again: true})
	s.hear(page.Press{Ref: refOf(s), Rev: v.Rev})
	s.hear(page.Press{Ref: refOf(s), Rev: v.Rev, Again: true})
	s.hear(page.Press{Do: "undo", Off: true})
	if s.desk.Current().View.Rev != v.Rev || s.atTable() != "" {
		t.Errorf("a second press of a double click counts: %q", s.atTable())
	}
	s.hear(page.Press{Ref: refOf(s), Rev: v.Rev + 7})
	if s.atTable() == "" && s.desk.Current().Sheets.Opened() == "" {
		t.Error("a press on what is no more is passed over")
	}
	s.press("jump", "actions")
	if e, ok := last[page.Reveal](s); !ok || e.ID != "actions" || e.Then == "" {
		t.Errorf("%+v", e)
	}
	for range 9 {
		move(s)
	}
	shown := 0
	for _, turn := range s.desk.Current().Chronicle.Turns(0) {
		for _, l := range turn.Lines {
			if l.At == "" {
				continue
			}
			n := len(s.asked)
			s.press("again", l.At)
			if e, ok := last[page.Show](s); !ok || len(s.asked) == n || e.Ref == "" || l.Motion.From != "" && len(e.Moves) == 0 {
				t.Errorf("%q is shown as %+v", l.Text, e)
			}
			shown++
		}
	}
	if shown == 0 {
		t.Error("no line of the log shows its event")
	}
	moving, legs := []string{}, 0
	for _, turn := range s.desk.Current().Chronicle.Turns(0) {
		for _, l := range turn.Lines {
			if _, moves := s.desk.Current().Again(eventAt(l.At)); len(moves) > 0 && len(moving) < 2 {
				moving, legs = append(moving, l.At), legs+len(moves)
			}
		}
	}
	s.press("again", strings.Join(moving, " "))
	if e, ok := last[page.Show](s); !ok || len(moving) < 2 || len(e.Moves) != legs {
		t.Errorf("%v together are shown as %+v, want %d legs", moving, e, legs)
	}
	for _, bad := range []string{"", "x", "0:-1", "-1:0", "0:999", "99999:0"} {
		if s.press("again", bad); s.fault != "" {
			t.Errorf("again %q: %s", bad, s.fault)
		}
	}
	s.press("copylog", "")
	s.press("pace", "slow")
	if s.desk.Current().Pace != table.Slow || s.house.Settings.Words["Pace"] != "slow" {
		t.Errorf("the pace is %v", s.desk.Current().Pace)
	}
	s.press("install", "")
	if _, ok := last[page.Install](s); !ok {
		t.Error("nothing is installed")
	}
	s.hear(page.Facts{Apple: true, Update: "waiting"})
	s.press("install", "")
	s.press("update", "")
	if _, ok := last[page.AcceptUpdate](s); !ok || s.atTable() == "" {
		t.Error("an update is not taken")
	}
	offered := func() bool {
		card := regexp.MustCompile(`<section[^>]* id="update"[^>]*>`).FindString(s.page())
		if card == "" {
			t.Fatal("the start has no place for an update")
		}
		return strings.Contains(card, ` hidden="false"`)
	}
	s.went("")
	if !offered() {
		t.Error("an update is not offered")
	}
	s.press("later", "")
	if offered() {
		t.Error("an update that was put off is offered")
	}
	s.calm(t)
	// A toast is gone after a while, and a later one is not taken with it.
	s.house.Tell("one")
	s.hear(page.Shown{})
	first, _ := last[page.After](s)
	s.house.Tell("two")
	s.hear(page.Shown{})
	s.hear(first.Msg)
	if toast(s) != "two" {
		t.Errorf("the toast is %q", toast(s))
	}
	second, _ := last[page.After](s)
	s.hear(second.Msg)
	if toast(s) != "" {
		t.Errorf("the toast stays: %q", toast(s))
	}
	s.hear("gibberish")
	if !strings.Contains(s.fault, "nobody hears a string") {
		t.Error("an unknown message is passed over")
	}
}

// The map of Craft & Conquer by keys and by presses between the pieces.
func TestTheMapByKeysAndPresses(t *testing.T) {
	s := shellOn(store.NewMemory())
	f := games.ByID("conquer")
	m, effects, err := session.New(f.Def, session.Config{ID: "x", Setup: f.Def.DefaultSetup(2, 4),
		Seats: []save.Seat{{Name: "Ann"}, {Name: "Bo", Colour: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	s.route = house.Route{Place: house.PlaceTable, Arg: "x"}
	s.seat(m, effects)
	s.run()
	lift(s)
	if !s.Stage().Map {
		t.Fatal("there is no map")
	}
	s.hear(page.Key{Key: "Home", Place: "somewhere"})
	home, ok := last[page.GoTo](s)
	if !ok || len(home.Places) == 0 || home.Places[0].Name == "" {
		t.Fatalf("home is %+v", home)
	}
	at := home.Places[len(home.Places)-1]
	for _, code := range []string{"ArrowLeft", "KeyD", "ArrowRight", "ArrowUp", "ArrowDown", "KeyW"} {
		n := len(s.asked)
		s.hear(page.Key{Key: code, Code: code, Place: at.Ref})
		if e, ok := last[page.GoTo](s); !ok || len(s.asked) == n || len(e.Places) == 0 {
			t.Errorf("%s leads nowhere", code)
		} else {
			at = e.Places[len(e.Places)-1]
		}
	}
	said := s.desk.Current().Voice.Said()
	for range 80 {
		s.hear(page.Key{Code: "ArrowLeft", Key: "ArrowLeft", Place: at.Ref})
		e, _ := last[page.GoTo](s)
		at = e.Places[len(e.Places)-1]
	}
	if s.desk.Current().Voice.Said() == said {
		t.Error("the edge of the map is not told")
	}
	s.hear(page.Key{Code: "KeyA", Key: "a", Place: at.Ref})
	if e, ok := s.asked[len(s.asked)-1].(page.Reveal); !ok || e.ID != "all-title" {
		t.Errorf("on the map a leads to %+v, not to the list", s.asked[len(s.asked)-1])
	}
	s.hear(page.PlaceLost{Ref: at.Ref})
	if e, _ := last[page.GoTo](s); len(e.Places) != 1 || e.Places[0].Ref != at.Ref {
		t.Errorf("a lost place is %+v", e)
	}
	s.hear(page.PlaceStale{Ref: at.Ref})
	if e, ok := last[page.Rename](s); !ok || e.Name == "" {
		t.Errorf("%+v", e)
	}
	for key, way := range map[string]string{"+": "in", "-": "out", "0": "fit"} {
		s.hear(page.Key{Key: key})
		if e, ok := last[page.Zoom](s); !ok || e.Way != way || e.To == nil {
			t.Errorf("%s: %+v", key, e)
		}
	}
	s.press("zoom", "in")
	s.hear(page.MapPress{X: at.X, Y: at.Y})
	if s.desk.Current().Sheets.Opened() == "" {
		t.Error("a press on bare land explains nothing")
	}
	s.press("close", "")
	s.hear(page.MapPress{X: -9999, Y: -9999})
	if s.desk.Current().Sheets.Opened() != "" {
		t.Errorf("a press beside the map opens %q", s.desk.Current().Sheets.Opened())
	}
	for n := 0; ; n++ { // to a question whose answers lie on the map
		if to := s.desk.Current().Stage.Matters(); to == nil || n == 200 {
			t.Fatalf("nothing on the map matters after %d answers", n)
		}
		ref := refOf(s)
		if s.desk.Current().Mark(ref).OnMap {
			before := s.desk.Current().Choice.Piece()
			s.hear(page.MapPress{X: -9999, Y: -9999, Near: ref, Care: true})
			if s.desk.Current().Choice.Piece() == before && s.desk.Current().Sheets.Opened() == "" {
				t.Error("a finger beside a piece does nothing")
			}
			break
		}
		move(s)
		lift(s)
	}
	s.calm(t)
	s.play(session.Chose{Action: game.Action{}}) // stale: nothing breaks
	s.calm(t)
}

// A panic in a sheet is shown, and takes neither the program nor the game.
func TestAFaultOfATableIsShown(t *testing.T) {
	f := keepingFace(t)
	s := shellOn(store.NewMemory())
	start(t, s, "x")
	f.Prompt = nil
	if text := s.page(); !strings.Contains(text, "nil pointer") && s.fault == "" {
		t.Errorf("the fault is not shown: %s", text)
	}
	s.went("")
	s.calm(t)
	if text := s.page(); !strings.Contains(text, "data-continue") {
		t.Errorf("the other screens are gone: %s", text)
	}
}

// Who clicks twice on what ends a turn does not show the table of the next person with the second click.
func TestADoubleClickDoesNotLiftTheCurtain(t *testing.T) {
	s := shellOn(store.NewMemory())
	def := games.ByID("conquer").Def
	m, effects, err := session.New(def, session.Config{ID: "x", Setup: def.DefaultSetup(2, 3), Seats: []save.Seat{{Name: "Ann"}, {Name: "Bo"}}})
	if err != nil {
		t.Fatal(err)
	}
	s.seat(m, effects)
	for n := 0; n < 60 && !s.desk.Current().View.Covered; n++ {
		s.press("share", "")
		move(s)
	}
	if !s.desk.Current().View.Covered {
		t.Fatal("there is no curtain")
	}
	if s.house.Dialog.Open() {
		t.Error("what the one has opened lies over the curtain for the next")
	}
	s.hear(page.Press{Do: "lift", Again: true, Rev: s.desk.Current().View.Rev})
	if !s.desk.Current().View.Covered {
		t.Error("the second click of a double click lifts it")
	}
	s.hear(page.Press{Do: "lift", Rev: s.desk.Current().View.Rev})
	if s.desk.Current().View.Covered {
		t.Error("it cannot be lifted")
	}
}

// What is said while a sheet is open is said within it, where it can be heard, and not once more outside.
func TestASheetSaysWhatIsSaidMeanwhile(t *testing.T) {
	s := shellOn(store.NewMemory())
	start(t, s, "x")
	said := func(id string) string {
		_, rest, _ := strings.Cut(s.page(), `id="`+id+`"`)
		_, rest, _ = strings.Cut(rest, ">")
		text, _, _ := strings.Cut(rest, "<")
		return strings.TrimSpace(text)
	}
	s.desk.Current().Voice.Speak("before")
	if said("say") != "before" || said("sheet-say") != "" {
		t.Errorf("without a sheet: %q outside, %q within", said("say"), said("sheet-say"))
	}
	s.press("open", "menu")
	if said("say") != "before" || said("sheet-say") != "" {
		t.Errorf("when it has opened: %q outside, %q within", said("say"), said("sheet-say"))
	}
	s.desk.Current().Voice.Speak("meanwhile")
	s.desk.Current().Voice.Alert("your turn")
	if said("say")+said("alert") != "" || said("sheet-say") != "meanwhile" || said("sheet-alert") != "your turn" {
		t.Errorf("meanwhile: %q outside, %q within, alert %q", said("say"), said("sheet-say"), said("sheet-alert"))
	}
	s.press("close", "")
	if said("say")+said("alert") != "" {
		t.Errorf("when it is closed, once more: %q, %q", said("say"), said("alert"))
	}
	s.desk.Current().Voice.Speak("after")
	if said("say") != "after" {
		t.Errorf("after it: %q", said("say"))
	}
}

// The name in the settings is the one that is played under, where another one was played under before, too.
func TestTheNameOfTheSettingsIsPlayedUnder(t *testing.T) {
	s := shellOn(store.NewMemory())
	called := func() string {
		t.Helper()
		s.press("quick", "coincrown")
		return s.desk.Current().View.Seats[0].Name
	}
	if got := called(); got != say.NewcomerTraveller.String() {
		t.Fatalf("at first one is %q", got)
	}
	for _, name := range []string{"Ann", "", "B", "Bo"} { // as it is typed
		s.went("settings")
		s.hear(page.Typed{Name: "name", Value: name})
		if got := called(); name != "" && (got != name || s.house.Settings.Name != name) {
			t.Errorf("with %q one is called %q, and in the settings %q", name, got, s.house.Settings.Name)
		}
	}
	s.went("new/coincrown")
	s.went("settings")
	s.hear(page.Typed{Name: "name", Value: "Cat"})
	s.went("new/coincrown")
	if text := s.page(); !strings.Contains(text, `value="Cat"`) || strings.Contains(text, `value="Bo"`) {
		t.Errorf("in a set-up that is open one is not Cat: %s", text)
	}
}
