package app

import (
	"errors"
	"fmt"
	stdhtml "html"
	"regexp"
	"slices"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/house"
	say "tabard/app/words/shell"
	"tabard/engines/box"
	"tabard/engines/game"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
	"tabard/web/page"
	"tabard/web/store"
)

// download presses a control and returns the file that it offers.
func (v *visit) download(t *testing.T, verb, arg string) []byte {
	t.Helper()
	for _, e := range v.Update(page.Press{Do: verb, Arg: arg}) {
		if d, ok := e.(page.Download); ok {
			return d.Data
		}
	}
	t.Fatalf("%s %s offers no file", verb, arg)
	return nil
}

var boxID = regexp.MustCompile(`data-do="exportbox" data-arg="([^"]+)"`)

// A player saves a blank sheet, fills it in, brings it back, plays with it, and sends the game to somebody who does not have the box, who is told
// and waits for it.
func TestABoxFromASheetToAFriend(t *testing.T) {
	s := shellOn(store.NewMemory())
	s.hear(page.Facts{Base: "http://inn/"})
	s.went("boxes")
	if text := s.page(); strings.Count(text, `data-do="blankbox"`) != len(games.All()) || strings.Contains(text, `data-do="exportbox"`) {
		t.Fatalf("what a shelf without boxes offers: %s", text)
	}
	sheet := s.download(t, "blankbox", "merchants")
	blank, err := box.Decode(sheet)
	if err != nil || blank.Done() != 0 {
		t.Fatalf("a blank sheet: %v", err)
	}
	filled, err := box.Of(blank.Game, "First edition", savetest.OtherBox(t, blank.Game))
	if err != nil {
		t.Fatal(err)
	}
	text := filled.Encode()
	s.takeFile(text)
	s.calm(t)
	if said := toast(s); said != say.BoxesTaken(1) {
		t.Errorf("a box that comes: %q", said)
	}
	listed := s.page()
	done := 0
	for _, m := range filled.Marks {
		if m != box.Open {
			done++
		}
	}
	if says := fmt.Sprintf("%d of %d numbers done", done, len(filled.N)); !strings.Contains(listed, says) {
		t.Errorf("the list does not say %q: %s", says, listed)
	}
	found := boxID.FindStringSubmatch(listed)
	if found == nil || !strings.Contains(listed, "First edition") || !strings.Contains(listed, `href="#new/merchants/`+found[1]+`"`) {
		t.Fatalf("the box is not listed: %s", listed)
	}
	if again := s.download(t, "exportbox", found[1]); string(again) != string(text) {
		t.Errorf("the file of a box is another one: %s", again)
	}
	s.takeFile(text)
	s.calm(t)
	if said := toast(s); said != say.BoxesKnown.String() {
		t.Errorf("the same box once more: %q", said)
	}

	s.went("rules/merchants")
	tellsWhose := func() bool {
		return regexp.MustCompile(`<p[^>]* hidden="false"[^>]*>` + regexp.QuoteMeta(say.RulesOurs.String())).MatchString(s.page())
	}
	if !tellsWhose() {
		t.Error("the page of the rules does not say whose numbers it tells")
	}
	s.went("rules/emara")
	if tellsWhose() {
		t.Error("the page of the rules of a game without a box speaks of boxes")
	}

	s.went("new/merchants")
	s.press("box", "0")
	s.went("new/merchants/" + found[1]) // as the list of boxes has it
	if !strings.Contains(s.page(), say.SetupBoxhint.String()) {
		t.Error("the set-up does not say with what rivals were made")
	}
	s.press("start", "")
	g := s.desk.Current().Machine.Save()
	packed, _ := filled.Pack()
	if g.Setup.Box != packed || g.Box != "First edition" || s.desk.Current().View.State.(game.Packed).PackedBox() != packed {
		t.Fatalf("the game is played with another box: %q %+v", g.Box, g.Setup)
	}
	s.press("open", "rules")
	boxed, err := filled.Game.UnpackBox(packed)
	if err != nil {
		t.Fatal(err)
	}
	f, told, others := games.ByID("merchants"), s.page(), 0
	ours := f.Rules(nil)
	for i, c := range f.Rules(boxed) {
		for j, para := range c.Paras {
			if j < len(ours[i].Paras) && para.Text == ours[i].Paras[j].Text {
				continue
			}
			if others++; !strings.Contains(told, stdhtml.EscapeString(para.Text)) {
				t.Errorf("the rules at the table do not say %q", para.Text)
			}
		}
	}
	if others == 0 {
		t.Error("the rules of the box are ours")
	}
	s.press("open", "menu")
	if !strings.Contains(s.page(), "First edition") {
		t.Error("the table does not say with which box it is played")
	}
	if !strings.Contains(s.page(), say.SetupBoxhint.String()) {
		t.Error("the table does not say with what rivals and advice were made")
	}
	link := func(verb string) string {
		s.press(verb, "")
		found := linkPattern.FindStringSubmatch(s.page())
		if found == nil {
			t.Fatalf("%s shows no link: %s", verb, s.page())
		}
		return found[1]
	}
	named := link("share")
	if !strings.Contains(s.page(), say.ShareBoxhint.String()) {
		t.Error("who shares the game is not told that the box is only named")
	}
	along := link("sharebox")

	friend := shellOn(store.NewMemory())
	friend.went(named)
	friend.calm(t)
	if text := friend.page(); !strings.Contains(text, say.BoxAway("First edition")) || strings.Contains(text, `data-do="keepcopy"`) {
		t.Fatalf("the link is not told to wait: %s", text)
	}
	friend.takeFile(text)
	friend.calm(t)
	friend.press("reread", "")
	friend.calm(t)
	if !strings.Contains(friend.page(), `data-do="keepcopy"`) {
		t.Fatalf("with the box the link does not open: %s", friend.page())
	}
	other := shellOn(store.NewMemory())
	other.went(along)
	other.calm(t)
	other.press("keepcopy", "")
	if got := other.desk.Current().Machine.Save(); got.Setup.Box != packed || got.Box != "First edition" {
		t.Errorf("the box did not come along: %+v", got.Setup)
	}

	s.went("boxes")
	s.press("deletebox", found[1])
	s.press("deletebox-do", "")
	if strings.Contains(s.page(), `data-do="exportbox"`) {
		t.Error("a box that was deleted is still listed")
	}
	s.went("new/merchants")
	if s.press("start", ""); s.desk.Current().Machine.Save().Setup.Box != "" {
		t.Error("a game is set up with a box that was deleted")
	}
}

// A sheet with a mistake is refused with the line and the field, and changes nothing; one whose numbers cannot be played with together is kept,
// is not offered, and says why. What cannot be read stays on the list.
func TestSheetsWithMistakes(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	s.went("boxes")
	sheet := string(s.download(t, "blankbox", "merchants"))
	d := games.ByID("merchants").Def
	field := games.ByID("merchants").FieldName(0, 0, 0)
	for what, c := range map[string]struct{ text, says string }{
		"a word":     {strings.Replace(sheet, `"?"`, `"five"`, 1), "Line 6, " + field + `: "five" is no whole number.`},
		"a picture":  {strings.Replace(sheet, `"depth1": "?"`, `"depth1": "Bow"`, 1), `"Bow" is none of Axe, Sword, Mace or Hammer.`},
		"cut":        {sheet[:len(sheet)-3], "It ends too early, in line "},
		"of no game": {strings.Replace(sheet, `"merchants"`, `"chess"`, 1), say.BoxUnknowngame(`"chess"`)},
		"beyond":     {strings.Replace(sheet, `"?"`, "-999", 1), "Line 6, " + field + ": -999 cannot be played with; from "},
		"twice":      {strings.Replace(sheet, `"?"`, `"?", "`+d.Sheets[0].Cols[0].ID+`": 1`, 1), "Line 6: " + field + " stands there for the second time."},
		"unknown":    {strings.Replace(sheet, `"`+d.Sheets[0].ID+`"`, `"chessmen"`, 1), "this game has no chessmen."},
		"newer":      {strings.Replace(sheet, `"tabard-box": 1`, `"tabard-box": 7`, 1), say.ProblemNewer.String()},
		"no sheet":   {"{}", say.BoxNobox.String()},
	} {
		s.takeFile([]byte(c.text))
		s.calm(t)
		if said := toast(s); !strings.Contains(said, c.says) {
			t.Errorf("%s: %q, want %q", what, said, c.says)
		}
		if strings.Contains(s.page(), `data-do="exportbox"`) {
			t.Errorf("%s: a box was taken", what)
		}
	}
	if err := m.Set("box:old", []byte("{broken")); err != nil {
		t.Fatal(err)
	}
	s.hear(page.TabChanged{Key: "box:old"})
	if text := s.page(); !strings.Contains(text, say.BoxesDamaged.String()) || !strings.Contains(text, `data-arg="old"`) {
		t.Errorf("a box that cannot be read is not listed: %s", text)
	}
	if raw := s.download(t, "exportbox", "old"); string(raw) != "{broken" {
		t.Errorf("its file is %q", raw)
	}
}

// A player makes a box, enters numbers, takes one back, says what is missing, and plays with it after the page was loaded anew. What is out of
// bounds is said and not written; what another tab has changed is not written over.
func TestNumbersAreEntered(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	s.went("boxes")
	hash := ""
	for _, e := range s.Update(page.Press{Do: "newbox", Arg: "merchants"}) {
		if g, ok := e.(page.Go); ok {
			hash = g.Hash
		}
	}
	id, ok := strings.CutPrefix(hash, "box/")
	if !ok {
		t.Fatalf("a new box leads to %q", hash)
	}
	s.went(hash)
	says := func(what, text string) {
		t.Helper()
		if page := s.page(); !strings.Contains(page, text) {
			t.Fatalf("%s: %q is not on the page: %s", what, text, page)
		}
	}
	enter := func(number int, value string) {
		s.hear(page.Typed{Name: fmt.Sprintf("boxnumber:%d", number), Value: value})
	}
	stored := func(on *store.Memory) *box.Box {
		t.Helper()
		b, err := store.OpenShelf(on).Box(id)
		if err != nil || b.Box == nil {
			t.Fatal(err, b.Err)
		}
		return b.Box
	}
	all := len(stored(m).N)
	says("an empty box", say.BoxeditCount(fmt.Sprint(all), "0"))
	says("a field", say.BoxeditField("Standard weapons, Gold to forge it", "0", "99", "5"))
	enter(0, "7")
	if b := stored(m); b.N[0] != 7 || b.Marks[0] != box.Read {
		t.Errorf("a number that was typed is not on the shelf: %d", b.N[0])
	}
	enter(0, "100")
	says("beyond the bounds", say.BoxeditBeyond("7", "0", "99"))
	if stored(m).N[0] != 7 {
		t.Error("a number beyond its bounds was written")
	}
	s.press("boxmore", "0")
	s.press("boxours", "1")
	s.press("boxnone", "2")
	says("three done", say.BoxeditCount(fmt.Sprint(all), "3"))
	if b := stored(m); b.N[0] != 8 || b.Marks[1] != box.Read || b.Marks[2] != box.Missing {
		t.Errorf("the buttons write %d %v", b.N[0], b.Marks[:3])
	}
	s.press("boxundo", "")
	s.hear(page.Key{Key: "z"})
	s.press("boxundo", "")
	if b := stored(m); b.N[0] != 7 || b.Done() != 1 {
		t.Errorf("three steps back: %d, %d done", b.N[0], b.Done())
	}

	kingdoms, gold, at := 0, -1, 0 // the first kingdom card that gives or takes gold
	game.Places(games.ByID("merchants").Def.Sheets, func(sheet, row, col int) {
		if s := &games.ByID("merchants").Def.Sheets[sheet]; s.ID == "kingdoms" && s.Cols[col].ID == "gold" && gold < 0 {
			kingdoms, gold = sheet, at
		}
		at++
	})
	s.hear(page.Typed{Name: "boxsheet", Value: fmt.Sprint(kingdoms)})
	for _, n := range []string{"7", "8"} {
		enter(gold, n)
		says("the card beside its fields", `<span class="chip-n">`+n+`</span>`)
	}
	says("its picture", "merchants.svg#")
	s.press("boxundo", "") // both: it was typed on
	s.hear(page.Typed{Name: "boxsheet", Value: "0"})

	limits := 12 // "falls": a season has fewer cards than the one before
	enter(limits, "5")
	says("a broken law", games.ByID("merchants").Numbers.Law("falls"))
	s.press("boxgo", fmt.Sprint(limits))
	says("its field", `id="boxnumber-12"`)
	s.press("boxundo", "")

	s.press("boxquick", "")
	says("the quick start", say.BoxeditQuickhint("20", "1"))
	for range 20 {
		s.press("boxstep", "1")
	}
	says("its end", say.BoxeditQuickdone.String())
	s.press("boxall", "")
	s.hear(page.Typed{Name: "boxtitle", Value: "M"})
	s.hear(page.Typed{Name: "boxtitle", Value: "Min"})
	s.press("boxundo", "")
	if b := stored(m); b.Title != "" || b.Done() != 1 {
		t.Errorf("a title that is taken back: %q, %d done", b.Title, b.Done())
	}
	m.Quota = 1
	enter(1, "6")
	says("full storage", house.Problem(store.ErrFull))
	says("what has no room", say.BoxeditCount(fmt.Sprint(all), "2"))
	if stored(m).Done() != 1 {
		t.Error("something was written to full storage")
	}
	m.Quota = 0
	s.hear(page.Typed{Name: "boxtitle", Value: "Mine"})
	if b := stored(m); b.N[1] != 6 || b.Title != "Mine" {
		t.Errorf("what had no room is not written with the next change: %d %q", b.N[1], b.Title)
	}
	s.press("boxnone", "2")
	s.press("boxundo", "")
	s.press("boxundo", "") // the title
	s.press("boxundo", "")
	s.hear(page.Typed{Name: "boxtitle", Value: "Mine"})

	s = shellOn(m) // the page is loaded anew
	s.went(hash)
	says("what was entered", say.BoxeditCount(fmt.Sprint(all), "1"))
	says("its title", `value="Mine"`)
	s.went("new/merchants")
	s.press("box", "1")
	s.press("start", "")
	packed, _ := stored(m).Pack()
	if g := s.desk.Current().Machine.Save(); packed == "" || g.Setup.Box != packed || g.Box != "Mine" {
		t.Fatalf("the game is played with %q %+v", g.Box, g.Setup)
	}

	s.went("saves")
	says("the box of a saved game", " · Mine")

	s.went(hash)
	other := store.OpenShelf(m)
	theirs, err := other.Box(id)
	if err != nil {
		t.Fatal(err)
	}
	theirs.Box.Put(1, box.Read, 9)
	if err := other.PutBox(id, theirs.Box); err != nil {
		t.Fatal(err)
	}
	enter(0, "3")
	says("another tab", say.BoxeditStale.String())
	if b := stored(m); b.N[0] != 7 || b.N[1] != 9 {
		t.Error("what another tab has written is gone")
	}
	s.press("boxcopy", "")
	if boxes, err := store.OpenShelf(m).Boxes(); err != nil || len(boxes) != 2 {
		t.Errorf("a copy is not kept: %d %v", len(boxes), err)
	}
}

// A box is sent as a link, from the list and from its editor, and asks before it comes to the shelf: once, however often it is opened.
func TestABoxFromALink(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	s.hear(page.Facts{Base: "http://inn/", CanShare: true})
	d := games.ByID("emara").Def
	b := box.New(d, "First edition")
	for i := range 12 {
		b.Put(i, box.Read, b.N[i])
	}
	b.Put(12, box.Missing, 0)
	s.takeFile(b.Encode())
	s.calm(t)
	s.went("boxes")
	id := boxID.FindStringSubmatch(s.page())[1]
	s.press("linkbox", id)
	url := s.house.Dialog.Text
	code, ok := strings.CutPrefix(url, "http://inn/#b=")
	if text := s.page(); !ok || !strings.Contains(text, say.BoxesShare.String()) || !strings.Contains(text, `class="qr-code"`) {
		t.Fatalf("%q in %s", url, text)
	}
	if file := s.download(t, "exportbox", id); string(file) != string(b.Encode()) {
		t.Errorf("the file beside the link: %s", file)
	}
	s.sends(t, url)
	s.press("close", "")
	s.went("box/" + id)
	m.Quota = 1
	s.hear(page.Typed{Name: "boxtitle", Value: "Second edition"})
	s.press("linkbox", "")
	if ahead, err := box.FromLink(strings.TrimPrefix(s.house.Dialog.Text, "http://inn/#b=")); err != nil || ahead.Title != "Second edition" || ahead.Done() != 13 {
		t.Errorf("the link of what is in the editor: %+v, %v", ahead, err)
	}
	if file := s.download(t, "exportbox", ""); !strings.Contains(string(file), "Second edition") {
		t.Errorf("the file of what is in the editor: %s", file)
	}

	friend := store.NewMemory()
	f := shellOn(friend)
	on := func() []store.StoredBox {
		all, err := store.OpenShelf(friend).Boxes()
		if err != nil {
			t.Fatal(err)
		}
		return all
	}
	f.hear(page.Pasted{Text: "My box: " + url})
	if f.route.Place != house.PlaceBoxLink || f.Stage().Title != say.TitleBoxlink.String() {
		t.Fatalf("a pasted link leads to %v", f.route)
	}
	for _, says := range []string{"First edition", "Crown of Emara", say.BoxesCount(fmt.Sprint(len(b.N)), "13"), say.BoxesLinkhint.String()} {
		if !strings.Contains(f.page(), says) {
			t.Errorf("the link does not say %q: %s", says, f.page())
		}
	}
	if len(on()) != 0 {
		t.Error("a box comes to the shelf that nobody has asked for")
	}
	friend.Quota = 1
	f.press("keepbox", "")
	if said := toast(f); said != house.Problem(store.ErrFull) || f.route.Place != house.PlaceBoxLink {
		t.Errorf("without room: %q at %v", said, f.route)
	}
	friend.Quota = 0
	for i, want := range []string{say.BoxesTaken(1), say.BoxesKnown.String()} {
		f.went("b=" + code)
		f.press("keepbox", "")
		if said := toast(f); said != want || f.route.Place != house.PlaceBoxes {
			t.Errorf("time %d: %q at %v", i+1, said, f.route)
		}
	}
	if all := on(); len(all) != 1 || !all[0].Box.Equal(b) {
		t.Errorf("on the shelf: %+v", all)
	}

	game1, err := share.Encode(savetest.Played(t, d, 2, 3, 10))
	if err != nil {
		t.Fatal(err)
	}
	envelope, err := share.Unwrap(code, 15)
	if err != nil {
		t.Fatal(err)
	}
	forged, newer := envelope, envelope
	forged.Payload, newer.Version = []byte{0, 1, 3}, newer.Version+1
	forgedText, err := forged.Text()
	newerText, err2 := newer.Text()
	if err != nil || err2 != nil {
		t.Fatal(err, err2)
	}
	for what, c := range map[string]struct{ text, says string }{
		"cut":     {code[:len(code)-5], say.ProblemCut.String()},
		"changed": {strings.Replace(code, code[8:12], "abcd", 1), say.ProblemChanged.String()},
		"forged":  {forgedText, say.ProblemBroken.String()},
		"newer":   {newerText, say.ProblemNewer.String()},
		"a game":  {game1, say.BoxNobox.String()},
		"foreign": {"QUJDREVG", say.BoxNobox.String()},
	} {
		f.went("b=" + c.text)
		if text := f.page(); !strings.Contains(text, c.says) || strings.Contains(text, `data-do="keepbox"`) {
			t.Errorf("%s: not %q: %s", what, c.says, text)
		}
		if f.press("keepbox", ""); len(on()) != 1 {
			t.Errorf("%s: a box was taken", what)
		}
	}
}

// A box whose numbers break a law together is kept, and each screen on which it is met says which law that is and at which number, in the
// player's words. So does a link of which one number is out of bounds.
func TestBoxesThatBreakALaw(t *testing.T) {
	for _, f := range games.All() {
		id := f.Def.ID
		b := box.New(f.Def, "First edition")
		_, err := b.Pack()
		broken, ok := (*game.BoxFault)(nil), false
		for i, c := range numbersOf(f.Def) { // all numbers at their bounds, until some break a law
			for _, n := range []int16{c.Min, c.Max} {
				if !ok {
					b.Put(i, box.Read, int(n))
					_, err = b.Pack()
					broken, ok = errors.AsType[*game.BoxFault](err)
				}
			}
		}
		if !ok || broken.Law == "" {
			t.Fatalf("%s: no number breaks a law: %v", id, err)
		}
		sheet := slices.IndexFunc(f.Def.Sheets, func(s game.Sheet) bool { return s.ID == broken.Sheet.ID })
		field, law := f.FieldName(sheet, broken.Row, broken.Col), f.Numbers.Law(broken.Law)
		s := shellOn(store.NewMemory())
		says := func(where, text string) {
			t.Helper()
			for _, want := range []string{law, field} {
				if !strings.Contains(text, stdhtml.EscapeString(want)) && !strings.Contains(text, want) {
					t.Errorf("%s, %s: not %q: %s", id, where, want, text)
				}
			}
		}
		s.takeFile(b.Encode())
		s.calm(t)
		says("the file", toast(s))
		s.went("boxes")
		says("the list", s.page())
		here := boxID.FindStringSubmatch(s.page())[1]
		s.went("box/" + here)
		says("the editor", s.page())
		s.went("new/" + id + "/" + here)
		says("the set-up", s.page())
		if s.press("start", ""); s.desk.Current().Machine.Save().Setup.Box != "" {
			t.Errorf("%s: a game is played with it", id)
		}
		link, err := b.Link()
		if err != nil {
			t.Fatal(err)
		}
		s = shellOn(store.NewMemory())
		s.went("b=" + link)
		says("the link", s.page())

		b = box.New(f.Def, "")
		b.Put(0, box.Read, int(f.Def.Sheets[0].Cols[0].Max)+1)
		if link, err = b.Link(); err != nil {
			t.Fatal(err)
		}
		s.went("b=" + link)
		c0 := &f.Def.Sheets[0].Cols[0]
		if want := say.BoxBounds(f.FieldName(0, 0, 0), fmt.Sprint(c0.Min), fmt.Sprint(c0.Max), fmt.Sprint(c0.Max+1)); !strings.Contains(s.page(), want) {
			t.Errorf("%s: a link with a number out of bounds: not %q: %s", id, want, s.page())
		}
	}
}

// numbersOf are the columns of all numbers of a box.
func numbersOf(d *game.Def) (all []*game.Column) {
	game.Places(d.Sheets, func(sheet, _, col int) { all = append(all, &d.Sheets[sheet].Cols[col]) })
	return all
}

// Enter leads from field to field, past the last one of a component to the next; nothing leads on from what cannot be taken. Presses are told to ears.
func TestEnterLeadsOn(t *testing.T) {
	m := store.NewMemory()
	s := shellOn(m)
	b := box.New(games.ByID("merchants").Def, "")
	s.takeFile(b.Encode())
	s.calm(t)
	s.went("boxes")
	id := boxID.FindStringSubmatch(s.page())[1]
	s.went("box/" + id)
	enter := func(number int) string {
		for _, e := range s.Update(page.Key{Key: "Enter", Field: fmt.Sprintf("boxnumber:%d", number)}) {
			if f, ok := e.(page.Focus); ok {
				return f.Selector
			}
		}
		return ""
	}
	for number, want := range map[int]string{0: "#boxnumber-1", 5: "#boxnumber-6", len(b.N) - 1: ""} {
		if got := enter(number); got != want {
			t.Errorf("from %d to %q", number, got)
		}
	}
	s.press("boxrow", "0")
	if r, ok := last[page.Reveal](s); !ok || r.ID != "boxpart" {
		t.Error("another component does not come into view")
	}
	s.hear(page.Typed{Name: "boxnumber:0", Value: "100"})
	if got := enter(0); got != "" {
		t.Errorf("from what cannot be taken to %q", got)
	}
	said := func(text string) {
		t.Helper()
		if !strings.Contains(s.page(), `<p class="sr" role="status">`+text+`</p>`) {
			t.Errorf("not told: %q", text)
		}
	}
	s.press("boxmore", "0")
	said("Gold to forge it: 6")
	s.press("boxnone", "1")
	said("Gold when sold: " + say.BoxeditMissing.String())
	s.press("boxundo", "")
	said("Weapons, Standard weapons, Gold when sold: open")
	s.press("boxquick", "")
	if got := enter(0); !strings.HasPrefix(got, "#boxnumber-") {
		t.Errorf("in the quick start to %q", got)
	}
	s.press("boxstep", "1")
	s.press("boxmore", "12")
	s.press("boxstep", "-1")
	s.press("boxstep", "-1")
	if s.press("boxundo", ""); !strings.Contains(s.page(), say.BoxeditQuickhint("20", fmt.Sprint(1+quickOf(t, "merchants", 12)))) {
		t.Error("the quick start does not show what was taken back")
	}
	s.press("boxquick", "")
	for range 19 {
		s.press("boxstep", "1")
	}
	if enter(0); !strings.Contains(s.page(), say.BoxeditQuickdone.String()) {
		t.Error("behind the last number of the quick start is no end")
	}
}

// quickOf is the place of a number in the quick start of a game.
func quickOf(t *testing.T, game string, number int) int {
	t.Helper()
	s := shellOn(store.NewMemory())
	s.takeFile(box.New(games.ByID(game).Def, "").Encode())
	s.calm(t)
	s.went("boxes")
	s.went("box/" + boxID.FindStringSubmatch(s.page())[1])
	s.press("boxquick", "")
	for at := range 20 {
		if strings.Contains(s.page(), fmt.Sprintf(`id="boxnumber-%d"`, number)) {
			return at
		}
		s.press("boxstep", "1")
	}
	t.Fatalf("number %d of %s is not in the quick start", number, game)
	return 0
}

// The quick start of each game asks for twenty numbers.
func TestQuickStarts(t *testing.T) {
	for _, f := range games.All() {
		n := 0
		game.Places(f.Def.Sheets, func(sheet, row, col int) {
			s := &f.Def.Sheets[sheet]
			for _, first := range f.Numbers.First {
				if first.Sheet == s.ID && first.Col == s.Cols[col].ID && first.Has(s.Rows[row]) {
					n++
				}
			}
		})
		if n != 20 {
			t.Errorf("%s: %d numbers", f.Def.ID, n)
		}
	}
}
