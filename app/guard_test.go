package app

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/session"
	"tabard/app/table"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/web/page"
	"tabard/web/store"
)

// spoilt is a face of which every func panics whose name is what, and that counts how often one did.
func spoilt(f *face.Face, what string, panics *int) *face.Face {
	out := *f
	if f.Map != nil {
		m := *f.Map
		out.Map = &m
		spoil(reflect.ValueOf(&m).Elem(), "Map.", what, panics)
	}
	spoil(reflect.ValueOf(&out).Elem(), "", what, panics)
	return &out
}

func spoil(v reflect.Value, prefix, what string, panics *int) {
	for i := range v.NumField() {
		if f := v.Field(i); f.Kind() == reflect.Func && !f.IsNil() && prefix+v.Type().Field(i).Name == what {
			f.Set(reflect.MakeFunc(f.Type(), func([]reflect.Value) []reflect.Value {
				*panics++
				panic("the face has fallen off")
			}))
		}
	}
}

// parts are the names of the funcs that a face has.
func parts(f *face.Face) (names []string) {
	add := func(v reflect.Value, prefix string) {
		for i := range v.NumField() {
			if f := v.Field(i); f.Kind() == reflect.Func && !f.IsNil() {
				names = append(names, prefix+v.Type().Field(i).Name)
			}
		}
	}
	add(reflect.ValueOf(*f), "")
	if f.Map != nil {
		add(reflect.ValueOf(*f.Map), "Map.")
	}
	return names
}

// fumble does with the table on the screen whatever can be done to one, and draws everything after each step. A panic that gets past
// the program ends the test.
func fumble(v *visit) {
	look := func() {
		v.page()
		v.Stage()
	}
	look()
	ref := ""
	if t := v.desk.Current(); t != nil {
		for _, it := range t.Choice.Acts.Legal {
			if v.hear(page.Over{Action: table.Key(it.Action), Rev: t.View.Rev}); len(it.Label.Refs) > 0 {
				if o := v.Outlook(); o != nil { // no fault has taken the table away
					o.Foreseen()
				}
				ref = string(it.Label.Refs[0])
				break
			}
		}
	}
	for _, sheet := range []string{"log", "score", "rules", "turn", "menu", "help", "seat:0", "seat:1", "seat:3", "scenes:0:0", "piece:" + ref} {
		v.fault = ""
		v.press("open", sheet)
		look()
		v.hear(page.SheetClosed{})
	}
	for _, m := range []page.Msg{
		page.Key{Key: "Home", Place: "x"}, page.Key{Key: "q", Code: "KeyQ", Place: "hex:40"}, page.Key{Key: "+"}, page.Key{Key: "i", Ref: ref},
		page.PlaceLost{Ref: ref}, page.PlaceStale{Ref: ref}, page.MapPress{X: 10, Y: 10}, page.MapPress{Near: ref, Care: true},
		page.Press{Ref: ref}, page.Press{Do: "copylog"}, page.Press{Do: "report"}, page.Press{Do: "undo"}, page.Press{Do: "look", Arg: "1"},
		page.Shown{}, page.Leaving{}, page.Facts{Version: "8"}, page.Press{Do: "share"}, page.Press{Do: "rematch", Arg: "new"},
	} {
		v.fault = ""
		v.hear(m)
		look()
	}
	for n := range 3 {
		v.fault = ""
		if t := v.desk.Current(); t != nil && len(t.View.Legal) > 0 {
			it := t.View.Legal[n%len(t.View.Legal)]
			v.hear(page.Press{Do: "act", Action: table.Item{Action: it}.Key(), Rev: t.View.Rev})
		}
		look()
		for _, e := range slices.Clone(v.asked) {
			if e, ok := e.(page.After); ok {
				v.hear(e.Msg)
			}
		}
		look()
	}
}

// Whatever part of a table breaks, in whatever game and whenever: the program goes on, the other screens are there, and the table can
// be left and come to again.
func TestNoPanicOfATableTakesTheProgram(t *testing.T) {
	sound := games.Drawn
	t.Cleanup(func() { games.Drawn = sound })
	reached := map[string]int{}
	for _, f := range sound {
		m := store.NewMemory()
		g := savetest.Played(t, f.Def, 2, 5, 25)
		g.ID, g.Seats[1].Bot = "one", false
		if err := store.OpenShelf(m).Put(g); err != nil {
			t.Fatal(err)
		}
		if f.Def.MinSeats == 1 {
			g = savetest.Played(t, f.Def, 1, 5, 5)
			g.ID = "solo"
			if err := store.OpenShelf(m).Put(g); err != nil {
				t.Fatal(err)
			}
		}
		if f.Halls != nil || f.Part != nil {
			g = savetest.Played(t, f.Def, 2, 5, -1)
			g.ID = "over"
			if err := store.OpenShelf(m).Put(g); err != nil {
				t.Fatal(err)
			}
		}
		for _, what := range parts(f) {
			n := 0
			bad := spoilt(f, what, &n)
			if reached[what] == 0 { // what one game goes through the others need not
				v := shellOn(copyOf(m))
				v.went("play/one")
				v.calm(t)
				v.play(session.Lifted{})
				v.desk.Current().Face = bad // from now on; it was opened with the sound one
				fumble(v)
				goesOn(t, f.Def.ID+" "+what, v)
			}
			games.Drawn = []*face.Face{bad} // and from the beginning
			w := shellOn(copyOf(m))
			for _, hash := range []string{"", "new/" + f.Def.ID, "play/one", "play/solo", "play/over", "records"} {
				w.went(hash)
				w.hear(page.Shown{})
				w.hear(page.Key{Key: "r"}) // says the result of a game that is over
				w.page()
				w.Stage()
			}
			games.Drawn = sound
			goesOn(t, f.Def.ID+" "+what+" from the beginning", w)
			reached[what] += n
		}
	}
	for what, n := range reached {
		if n == 0 && what != "Reason" { // which each game's own Locked asks
			t.Errorf("nothing asked a table for its %s", what)
		}
	}
}

// goesOn asserts that the screens which have nothing to do with a table are there.
func goesOn(t *testing.T, what string, v *visit) {
	t.Helper()
	for _, hash := range []string{"settings", "credits", "saves"} {
		v.went(hash)
		if text := v.page(); v.fault != "" || !strings.Contains(text, `id="title"`) || v.desk.Current() != nil {
			t.Fatalf("%s: #%s is not there: %s", what, hash, v.fault)
		}
	}
}

// lame is a session that breaks at one place.
type lame struct {
	table.Machine
	at string
}

func (l lame) Update(m session.Msg) []session.Effect {
	if l.at == "Update" {
		panic("update")
	}
	return l.Machine.Update(m)
}

func (l lame) View() session.View {
	if l.at == "View" {
		panic("view")
	}
	return l.Machine.View()
}

func (l lame) Save() save.Game {
	if l.at == "Save" {
		panic("save")
	}
	return l.Machine.Save()
}

func TestNoPanicOfASessionTakesTheProgram(t *testing.T) {
	for _, at := range []string{"Update", "View", "Save"} {
		v := shellOn(stocked(t))
		v.went("play/" + mine)
		v.desk.Current().Machine = lame{v.desk.Current().Machine, at}
		fumble(v)
		goesOn(t, at, v)
		v.went("play/" + mine)
		v.calm(t)
		if v.desk.Current() == nil {
			t.Errorf("%s: the table cannot be come to again: %v", at, lost(v))
		}
	}
}

// A game whose place on the lists cannot be put into words takes neither the lists nor the other games along.
func TestAGameThatCannotBeDescribedIsOnTheList(t *testing.T) {
	n := 0
	sound := games.Drawn
	t.Cleanup(func() { games.Drawn = sound })
	m := stocked(t)
	games.Drawn = []*face.Face{spoilt(games.ByID("coincrown"), "Turnline", &n)}
	v := shellOn(m)
	for _, hash := range []string{"", "saves"} {
		v.went(hash)
		text := v.page()
		v.calm(t)
		if !strings.Contains(text, "#play/"+mine) || !strings.Contains(text, "#play/"+still) {
			t.Errorf("#%s has lost games: %s", hash, text)
		}
	}
	if n == 0 {
		t.Error("nothing broke")
	}
}
