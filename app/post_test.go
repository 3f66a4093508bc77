package app

import (
	"encoding/base64"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabard/app/games"
	"tabard/app/post"
	"tabard/app/session"
	"tabard/app/table"
	say "tabard/app/words/post"
	"tabard/engines/bot"
	"tabard/engines/game"
	letters "tabard/engines/post"
	"tabard/engines/save"
	"tabard/web/journal"
	"tabard/web/page"
	"tabard/web/store"
	"tabard/web/tabs"
)

// phone is one device at a table by link: a storage of its own, and the page that is open on it.
type phone struct {
	*visit
	t      *testing.T
	name   string
	mem    *store.Memory
	mailed string            // the invitation
	seen   func(html string) // of every page that is looked at
}

func phoneOf(t *testing.T, name string, seen func(string)) *phone {
	p := &phone{t: t, name: name, mem: store.NewMemory(), seen: seen}
	p.reload()
	return p
}

// reload closes the page and opens it anew.
func (p *phone) reload() {
	p.visit = on(p.mem)
	p.hear(page.Facts{Base: "http://inn/", CanShare: true})
}

// shows fails the test if the page does not show a text.
func (p *phone) shows(text string) string {
	p.t.Helper()
	p.calm(p.t)
	html := p.page()
	if p.seen != nil {
		p.seen(html)
	}
	if !strings.Contains(html, strings.ReplaceAll(text, "'", "&#39;")) {
		p.t.Fatalf("%s does not see %q: %s", p.name, text, html)
	}
	return html
}

// wanted is the last effect of a kind that the page was asked for.
func wanted[T page.Effect](p *phone) T {
	p.t.Helper()
	e, ok := last[T](p.visit)
	if !ok {
		p.t.Fatalf("%s: no %T was asked for", p.name, e)
	}
	return e
}

// copies is the letter of the table on the screen, as it goes into a chat.
func (p *phone) copies(id string) string {
	p.t.Helper()
	p.press("copyletter", id)
	return wanted[page.Copy](p).Text
}

// opens opens the link in a text from a chat.
func (p *phone) opens(text string) {
	_, hash, _ := strings.Cut(text, "http://inn/#")
	p.went(hash)
	p.calm(p.t)
}

// invites sets a table up: so many people, and one bot.
func (p *phone) invites(def *game.Def, people int) (id string) {
	p.t.Helper()
	p.went("new/" + def.ID)
	p.press("far", "apart")
	p.press("seats", fmt.Sprint(people+1))
	for i := range people {
		p.hear(page.Typed{Name: fmt.Sprint("seat-kind:", i), Value: "person"})
	}
	p.hear(page.Typed{Name: "seat-name:0", Value: p.name})
	p.shows(say.FarInvite.String())
	p.press("start", "")
	p.shows(say.TableInviting.String())
	p.mailed = p.copies(p.route.Arg)
	return p.route.Arg
}

// sits sits down on a seat of an invitation.
func (p *phone) sits(text string, seat int) {
	p.t.Helper()
	p.opens(text)
	p.shows(say.OpenName.String())
	p.hear(page.Typed{Name: "sit-name", Value: p.name})
	p.press("sit", fmt.Sprint(seat))
}

// writes plays at the table on the screen until its letter is offered to be sent, and returns what is sent.
func (p *phone) writes() string {
	p.t.Helper()
	for range 400 {
		p.answerBots(p.t)
		if p.desk.Looking() != nil { // since your turn
			p.press("present", "")
			continue // the bots go on
		}
		if t := p.desk.Current(); t != nil && t.Sheets.Opened() != "" && p.house.Dialog.Kind == "" { // a fight is watched
			p.press("close", "")
			continue // the same
		}
		if t := p.desk.Current(); t != nil && t.Counts() {
			p.press("counted", "")
			continue // the letter is offered now
		}
		p.calm(p.t)
		if p.house.Dialog.Kind == "letter" || p.route.Place == "post" {
			return p.copies(p.route.Arg)
		}
		if p.desk.Current() == nil {
			p.t.Fatalf("%s is at no table: %v, outcome %d", p.name, p.route.Place, p.Shell.post.Outcome())
		}
		v := p.desk.Current().View
		if len(v.Legal) == 0 {
			p.t.Fatalf("%s can do nothing: turn %d, viewer %d, next %d, letter %d, thinking %v, paused %v, stopped %v, watched %v, report %q, save %v", p.name, v.Turn, v.Viewer, v.Next, v.Letter, v.Thinking, v.Paused, v.Stopped,
				p.desk.Current().Watched, p.desk.Current().Voice.Report(), v.Save.Err)
		}
		p.play(session.Chose{Rev: v.Rev, Action: bot.Choose(v.Def, v.State, v.Turn, v.Def.Levels[0], uint64(v.Rev))})
	}
	p.t.Fatalf("%s: a letter does not end", p.name)
	return ""
}

// seated is a table at which everybody has sat down, and the letter that is to be opened next.
func seated(t *testing.T, def *game.Def, people int, seen func(string)) (all []*phone, id, text string) {
	t.Helper()
	names := []string{"Edith", "Tom", "Zoe"}
	for i := range people {
		all = append(all, phoneOf(t, names[i], seen))
	}
	id = all[0].invites(def, people)
	text = all[0].copies(id)
	for i := 1; i < people; i++ {
		all[i].sits(text, i)
		text = all[i].copies(id)
	}
	return all, id, text
}

// next is whose device goes on; nil if the game is over.
func next(all []*phone, at *phone, id string) *phone {
	h, err := at.Shell.post.Head(id)
	if err != nil {
		at.t.Fatal(err)
	}
	if h.Next == game.Nobody {
		return nil
	}
	return all[h.Next]
}

// A whole game of each kind by two and three devices which pass the texts of a chat: set up, sat down to, played, sent and looked at when it is over. Letters come twice and late, and
// pages are closed.
func TestAGameByLink(t *testing.T) {
	for i, f := range games.All() {
		def, people := f.Def, 2
		if i%2 == 0 && !testing.Short() {
			people = 3
		}
		all, id, text := seated(t, def, people, nil)
		at, before, n := all[people-1], "", 0
		for to := next(all, at, id); to != nil; to = next(all, at, id) {
			if n++; n > 400 {
				t.Fatalf("%s: no end", def.ID)
			}
			if n%7 == 0 {
				to.reload()
			}
			if to == at {
				to.went("play/" + id)
			} else {
				to.opens(text)
			}
			if n%9 == 0 && before != "" && to != at {
				to.opens(before)
				to.shows(say.OpenTable.String())
				to.went("play/" + id)
			}
			if n == 5 && to.desk.Current() != nil {
				to.shows(say.StripLetter(fmt.Sprint(to.desk.Current().View.Letter)))
			}
			at, before, text = to, text, to.writes()
			if n%5 == 0 {
				at.reload()
				if at.went("play/" + id); at.house.Dialog.Kind == "letter" { // that may have written the next one at once
					text = at.copies(id)
				}
			}
		}
		for _, p := range all {
			if p != at {
				p.opens(text)
			}
			p.calm(t)
			if v := p.desk.Current().View; !v.Over {
				t.Errorf("%s: the game is not over at %s", def.ID, p.name)
			}
			if !p.desk.Current().Analysable() {
				t.Errorf("%s: no analysis is offered at %s", def.ID, p.name)
			}
			p.went("")
			p.shows(say.ListOver.String())
		}
		t.Logf("%s: %d people, %d letters, the last has %d characters", def.ID, people, n, len(text))
	}
}

// byLink plays a little at a table by link, and lets all screens of it be seen.
func byLink(t *testing.T, seen func(html string)) {
	t.Helper()
	def := games.ByID("merchants").Def
	all, id, text := seated(t, def, 2, seen)
	edith, tom := all[0], all[1]
	tom.shows(say.TableReady("Edith"))
	if !strings.HasPrefix(text, say.MessageFirst(games.ByID("merchants").Name, "1", "Edith")) {
		t.Errorf("the first letter is sent with %q", text)
	}
	stranger := phoneOf(t, "Eve", seen)
	stranger.opens(text)
	stranger.shows(say.NotFullText.String())
	edith.opens(text)
	at, history := edith, []string{text}
	for range 6 {
		text = at.writes()
		history = append(history, text)
		at.shows("")
		at = next(all, at, id)
		at.opens(text)
		at.shows(say.StripProved.String())
	}
	h, err := at.Shell.post.Head(id)
	if err != nil {
		t.Fatal(err)
	}
	at.opens(all[0].mailed)
	at.shows(say.NotInviting(fmt.Sprint(h.Letters)))
	at.opens(history[2])
	at.shows(say.NotOlderText("3", fmt.Sprint(h.Letters)))
	// Two letters of one number: at's device is copied, and both play on.
	one, two, other := "", "", at
	for n := 0; one == two; n++ {
		if n > 20 {
			t.Fatal("both letters are always the same")
		}
		if other != at {
			at = other
		}
		twin := &phone{t: t, name: at.name, mem: copyOf(at.mem), seen: seen}
		twin.reload()
		at.went("play/" + id)
		one = at.writes()
		twin.went("play/" + id)
		twin.answerBots(t)
		if v := twin.desk.Current().View; len(v.Legal) > 0 {
			twin.play(session.Chose{Rev: v.Rev, Action: v.Legal[len(v.Legal)-1]})
		}
		two = twin.writes()
		other = next(all, at, id)
		other.opens(one)
	}
	other.opens(two)
	other.shows(say.NotTakeother.String())
	head := other.head(id)
	other.press("lookother", "")
	if w := other.desk.Current(); w == nil || !w.Watched || len(w.View.Legal) > 0 || w.View.Viewer != game.Nobody {
		t.Fatal("the other letter cannot be looked at")
	}
	other.shows("data-do=\"leaveother\"")
	if now := other.head(id); !reflect.DeepEqual(now, head) {
		t.Error("to look at a letter changes the head")
	}
	other.press("leaveother", "")
	other.takesOther(id)
	// What was given up stays, and can be taken again, whatever comes meanwhile.
	other.writes()
	given := strings.Fields(other.head(id).Earlier)
	if len(given) != 1 || given[0] != head.Text {
		t.Fatalf("given up for the other letter: %q, not %q", given, head.Text)
	}
	at.opens(other.copies(id))
	second := other.head(id).Text
	other.press("letter", id)
	other.shows("g=" + given[0])
	other.went("g=" + given[0])
	other.shows(say.NotGivenupText.String())
	other.press("lookother", "")
	if w := other.desk.Current(); w == nil || !w.Watched {
		t.Fatal("what was given up cannot be looked at")
	}
	other.press("leaveother", "")
	other.takesOther(id)
	if now := other.head(id); !slices.Contains(strings.Fields(now.Earlier), second) {
		t.Error("the letter that was given up for the one before is lost")
	}
	at.opens(two)
	at.shows(say.NotAlteredText.String())
	at.press("againletter", id)
	at.shows(say.SendCopy.String())
	for _, spoilt := range []string{one[:len(one)-7], one[:len(one)-30] + "AAAA" + one[len(one)-26:]} {
		at.opens(spoilt)
		at.shows(`id="title"`)
	}
	at.press("fileletter", id)
	file := wanted[page.Download](at)
	stranger.takeFile(file.Data)
	stranger.shows(say.NotFullText.String())
	stranger.press("takeletter", "")
	stranger.calm(t)
	if w := stranger.desk.Current(); w == nil || len(w.View.Legal) > 0 || w.View.Viewer != game.Nobody {
		t.Error("a stranger does not look on")
	}
	at.press("sendletter", id)
	if sent := wanted[page.Share](at); sent.Text == "" || !strings.HasPrefix(sent.URL, "http://inn/#g=") || strings.Contains(sent.Text, "#g=") {
		t.Errorf("the share sheet gets %+v", sent)
	}
	at.went("")
	at.shows(say.ListTitle.String())
	stranger.went("post/" + id)
	stranger.press("forget", id)
	stranger.shows(say.TableForgettext.String())
	stranger.press("forget-do", id)
	if stranger.Shell.post.Has(id) {
		t.Error("a table is not forgotten")
	}
}

// head is what the phone has of a table.
func (p *phone) head(id string) letters.Head {
	p.t.Helper()
	h, err := p.Shell.post.Head(id)
	if err != nil {
		p.t.Fatal(err)
	}
	return h
}

// takesOther takes the letter that is shown in the place of the head, which asks twice.
func (p *phone) takesOther(id string) {
	p.t.Helper()
	p.press("askother", "")
	p.shows(say.NotTaketext.String())
	p.press("takeother", "")
	p.calm(p.t)
	if p.desk.Current() == nil || p.desk.Current().View.ID != id {
		p.t.Error("the other letter does not lead to the table")
	}
}

// The first screen says how many tables wait, and the first of them is one press away.
func TestTablesThatWait(t *testing.T) {
	edith, tom := phoneOf(t, "Edith", nil), phoneOf(t, "Tom", nil)
	var ids []string
	for len(ids) < 2 {
		id := edith.invites(games.ByID("merchants").Def, 2)
		tom.sits(edith.copies(id), 1)
		edith.opens(tom.copies(id))
		if edith.head(id).Next == 0 { // who begins is drawn
			ids = append(ids, id)
		}
	}
	edith.went("")
	edith.shows(say.ListWaits(2))
	html := edith.page()
	if at := strings.Index(html, `href="#play/`); at < 0 || !slices.Contains(ids, html[at+len(`href="#play/`):][:10]) || strings.Contains(html[:at], `class="games"`) {
		t.Errorf("none of the tables that wait is one press away: %s", html)
	}
	edith.went("play/" + ids[0])
	edith.writes()
	edith.went("")
	edith.shows(say.ListWaits(1))
	tom.went("")
	tom.shows(say.ListTitle.String())
}

func TestTheScreensOfATableByLink(t *testing.T) { byLink(t, func(string) {}) }

// In a group chat the creator pastes the answers, in any order.
func TestAnswersArePasted(t *testing.T) {
	def := games.ByID("coincrown").Def
	edith, tom, zoe, eve := phoneOf(t, "Edith", nil), phoneOf(t, "Tom", nil), phoneOf(t, "Zoe", nil), phoneOf(t, "Eve", nil)
	id := edith.invites(def, 3)
	text := edith.copies(id)
	zoe.sits(text, 2)
	tom.sits(text, 1)
	eve.sits(text, 1)
	for _, p := range []*phone{zoe, tom} {
		edith.hear(page.Typed{Name: "answer", Value: p.copies(id)})
		edith.press("takeanswer", "")
		edith.shows(p.name)
	}
	if h, err := edith.Shell.post.Head(id); err != nil || h.Letters != 1 || h.Next != 1 {
		t.Fatalf("after all answers there are %d letters, %d goes on, %v", h.Letters, h.Next, err)
	}
	edith.opens(eve.copies(id))
	edith.shows(say.NotTakenText.String())
	edith.went("post/" + id)
	tom.opens(edith.copies(id))
	text = tom.writes()
	to := next([]*phone{edith, tom, zoe}, tom, id)
	to.opens(text)
	to.writes()
}

// What has come since is shown by itself from there to the present, and can be left; after that it counts as seen, and not before.
func TestWhatHasComeSinceIsShown(t *testing.T) {
	all, id, text := seated(t, games.ByID("merchants").Def, 2, nil)
	at := all[0]
	at.opens(text)
	shown := 0
	for range 8 {
		text = at.writes()
		at = next(all, at, id)
		at.opens(text)
		if at.desk.Looking() == nil {
			continue
		}
		shown++
		seen := func() int {
			h, err := at.Shell.post.Head(id)
			if err != nil {
				t.Fatal(err)
			}
			return h.Seen
		}
		before, place := seen(), len(at.desk.Looking().View.Log)
		at.reload()
		if at.went("play/" + id); at.desk.Looking() == nil || len(at.desk.Looking().View.Log) != place {
			t.Fatal("a page that was closed does not begin again where it was")
		}
		if shown%2 == 0 {
			at.press("walk", "-1") // a person who steps in it is not led on
			at.press("present", "")
		} else {
			at.answerBots(t)
		}
		if at.desk.Looking() != nil || seen() <= before {
			t.Errorf("looking %v, seen %d after %d", at.desk.Looking() != nil, seen(), before)
		}
		at.reload()
		if at.went("play/" + id); at.desk.Looking() != nil && len(at.desk.Looking().View.Log) < place {
			t.Error("what was shown is shown again")
		}
	}
	if shown < 4 {
		t.Errorf("only %d letters were shown", shown)
	}
}

// Nothing of a letter is shown before it is on the disk that it has begun.
func TestALetterWaitsForTheDisk(t *testing.T) {
	all, id, text := seated(t, games.ByID("emara").Def, 2, nil)
	disk := &journal.Disk{}
	at := all[0]
	at.visit = journaled(new(tabs.Room), at.mem, disk.Open())
	disk.Hold = true
	if at.opens(text); at.desk.Current() != nil {
		t.Fatal("what was drawn is shown before it is on the disk")
	}
	disk.Hold = false
	disk.Answer()
	if at.calm(t); at.desk.Current() == nil {
		t.Fatal("the table does not come")
	}
	h, err := at.Shell.post.Head(id)
	if err != nil {
		t.Fatal(err)
	}
	l, err := h.Open()
	if err != nil || l.Course.Holder() != 0 && h.Letters < 2 {
		t.Errorf("the letter on the disk is not begun: %v", err)
	}
	before := at.desk.Current().View
	at.visit = journaled(new(tabs.Room), at.mem, disk.Open())
	at.went("play/" + id)
	after := at.desk.Current().View
	one, _ := game.Hash(before.State, nil)
	if two, _ := game.Hash(after.State, nil); one != two {
		t.Error("a closed page comes back to another draw")
	}
}

// A second window of the same browser looks on while the first has the table; another one without the key never draws. What is
// taken from the table (a copy to play on, a save link, a file, a report) has no key and no stream of it in it.
func TestNothingLooksAheadByLink(t *testing.T) {
	all, id, text := seated(t, games.ByID("emara").Def, 2, nil)
	at := all[0]
	var room tabs.Room
	at.visit = in(&room, at.mem)
	at.hear(page.Facts{Base: "http://inn/"})
	at.opens(text)
	if at.desk.Current() == nil || at.desk.Current().Watched {
		t.Fatal("the first window does not have the table")
	}
	second := in(&room, at.mem)
	second.went("play/" + id)
	second.calm(t)
	if w := second.desk.Current(); w == nil || !w.Watched || len(w.View.Legal) > 0 {
		t.Error("a second window plays at the table")
	}
	if _, ok := at.desk.Current().Machine.Wonder(); ok {
		t.Error("the bots advise where that was not agreed on")
	}
	if at.press("advise", ""); at.desk.Current().Sheets.Opened() != "" || bulb(at) {
		t.Error("advice is offered where none was agreed on")
	}
	if _, ok := at.desk.Current().Machine.Analysis(); ok {
		t.Error("a game that goes on is analysed")
	}
	rec, err := at.house.Shelf.Record(store.Secrets, id)
	if err != nil {
		t.Fatal(err)
	}
	keys, err := letters.DecodeKeys(rec)
	if err != nil {
		t.Fatal(err)
	}
	for range 3 {
		text = at.writes()
		other := next(all, at, id)
		other.opens(text)
		if other != at {
			text = other.writes()
			at.opens(text)
		}
	}
	at.press("present", "")
	at.press("lookback", "")
	at.press("walk", "-1")
	at.press("playon", "")
	at.calm(t)
	copied := at.desk.Current()
	if copied == nil || copied.View.ID == id || !copied.View.Practice || copied.View.Letter != 0 {
		t.Fatalf("to play on from here leads to %s: %q, %q, fault %q, %v", copied.View.ID, at.atTable(), toast(at.visit), at.fault, at.desk.Looking() != nil)
	}
	practice, err := save.Encode(copied.Machine.Save())
	if err != nil {
		t.Fatal(err)
	}
	at.went("play/" + id)
	g := at.desk.Current().Machine.Save()
	file, err := save.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	x := at.house.Shelf.ExportAll()
	for !x.Step() {
	}
	_, everything, err := x.End()
	if err != nil {
		t.Fatal(err)
	}
	at.hear(page.Fault{Report: "it broke"})
	report := at.reportText()
	h, _ := at.Shell.post.Head(id)
	for what, data := range map[string]string{"a copy": string(practice), "a file": string(file), "everything": string(everything), "a report": report,
		"the page": at.page(), "the head": h.Text} {
		if keyIn(data, keys.Of[0]) {
			t.Errorf("%s has a key in it", what)
		}
	}
	if !keyIn(string(rec), keys.Of[0]) {
		t.Error("the test looks for nothing")
	}
}

// bulb says that the page shows the button for advice.
func bulb(p *phone) bool {
	_, rest, ok := strings.Cut(p.page(), `data-do="advise"`)
	tag, _, _ := strings.Cut(rest, ">")
	return ok && (!strings.Contains(tag, "hidden") || strings.Contains(tag, `hidden="false"`))
}

// Whoever sits at a table and opens its invitation again is told that others sit down on devices of their own.
func TestOnePersonOnADevice(t *testing.T) {
	edith := phoneOf(t, "Edith", nil)
	id := edith.invites(games.ByID("emara").Def, 2)
	edith.went("")
	edith.opens(edith.mailed)
	if html := edith.shows(say.TableOwn.String()); strings.Contains(html, `data-do="sit"`) {
		t.Error("a second person can sit down on the same device")
	}
	edith.press("sit", "1")
	if err := edith.Shell.post.Sit(id, nil, 1, "Tom"); !errors.Is(err, post.ErrHere) {
		t.Errorf("a second person on the same device: %v", err)
	}
	if here := edith.Shell.post.Here(id); here != [game.MaxSeats]bool{true} || edith.head(id).Letters != 0 {
		t.Errorf("seats that are here: %v", here)
	}
}

// Advice that was agreed on is given.
func TestAgreedAdvice(t *testing.T) {
	edith, tom := phoneOf(t, "Edith", nil), phoneOf(t, "Tom", nil)
	edith.went("new/merchants")
	edith.press("far", "apart")
	edith.press("seats", "2")
	edith.press("advised", "")
	edith.press("start", "")
	id := edith.route.Arg
	tom.sits(edith.copies(id), 1)
	text := tom.copies(id)
	at := edith
	for range 9 {
		at.opens(text)
		at.press("present", "")
		if v := at.desk.Current().View; len(v.Legal) > 1 {
			if _, ok := at.desk.Current().Machine.Wonder(); !ok || !bulb(at) {
				t.Errorf("advice that was agreed on is not offered: asked %v, unadvised %v, bulb %v", ok, v.Unadvised, bulb(at))
			}
			return
		}
		text = at.writes()
		at = next([]*phone{edith, tom}, at, id)
	}
	t.Error("nobody had to decide")
}

// keyIn says whether a text has a key in it, as bytes, in base 64 or in hexadecimal.
func keyIn(data string, key letters.Key) bool {
	for shift := range 3 {
		text := base64.RawURLEncoding.EncodeToString(append(make([]byte, shift), key[:]...))
		if strings.Contains(data, text[4:16]) {
			return true
		}
	}
	return strings.Contains(data, string(key[:])) || strings.Contains(data, fmt.Sprintf("%x", key[:]))
}

// A letter is final when it has ended: there is no way back, and the table offers to send it again.
func TestALetterThatWasSentIsFinal(t *testing.T) {
	all, id, text := seated(t, games.ByID("coincrown").Def, 2, nil)
	at := all[0]
	at.opens(text)
	sent := at.writes()
	at.press("close", "")
	at.play(session.Undo{}, session.RestartTurn{}, session.Cancel{})
	if v := at.desk.Current().View; v.CanUndo || len(v.Legal) > 0 || v.Next == game.Nobody {
		t.Errorf("after the letter: undo %v, %d answers, next %d", v.CanUndo, len(v.Legal), v.Next)
	}
	if again := at.copies(id); again != sent {
		t.Error("the letter that is sent again is another one")
	}
	if text := at.page(); !strings.Contains(text, `data-do="letter"`) {
		t.Errorf("the table does not offer to send again: %s", text)
	}
	at.press("share", "")
	if at.house.Dialog.Kind != "letter" {
		t.Errorf("to share the table opens %q", at.house.Dialog.Kind)
	}
	at.desk.Send(at.desk.Current(), table.Write{})
	if at.calm(t); len(items(at.visit)) != 0 {
		t.Error("a table by link is kept as a game")
	}
}

// While a letter is being written its mark says what is proved, what came is left by one button, and an older letter leads to the table. Once it is sent, the
// table says who has it.
func TestALetterThatIsOpen(t *testing.T) {
	all, id, text := seated(t, games.ByID("merchants").Def, 2, nil)
	first, at, looked, older := text, all[0], false, false
	for range 6 {
		at.opens(text)
		if at.desk.Looking() != nil {
			looked = true
			if html := at.shows(say.StripSkip.String()); strings.Contains(html, `data-do="playon"`) {
				t.Error("what came with a letter is offered to be played on from")
			}
			at.press("present", "")
		}
		at.answerBots(t)
		at.press("letter", id)
		if text := at.atTable(); at.house.Dialog.Kind == "" && text != say.StripOpen.String() {
			t.Fatalf("the mark of a letter that is being written says %q", text)
		}
		if at.desk.Current().View.Next == game.Nobody && text != first {
			at.opens(first)
			older = true
			if html := at.shows(say.NotOlder.String()); strings.Contains(html, "againletter") {
				t.Error("a letter is offered to be sent that is not written")
			}
			at.went("play/" + id)
		}
		text = at.writes()
		at.press("close", "")
		if h := at.head(id); h.Next != game.Nobody && all[h.Next] != at {
			at.shows(say.StripWaits(fmt.Sprint(h.Letters), all[h.Next].name))
		}
		at = next(all, at, id)
	}
	if !looked || !older {
		t.Errorf("what came was looked at: %v; an older letter was opened: %v", looked, older)
	}
}
