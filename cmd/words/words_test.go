package main

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"tabard/app/words/ftl"
	"tabard/engines/game"
)

func TestKebab(t *testing.T) {
	for name, want := range map[string]string{"CardGain": "card-gain", "start.random": "start-random", "no turn left": "no-turn-left", "AI": "a-i"} {
		if got := kebab(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
}

func fixture(t *testing.T, source string, families ...family) *generator {
	t.Helper()
	s := section{name: "game", pkg: "say", families: families}
	spec := ftl.Spec{Name: "game"}
	for _, f := range families {
		spec.Families = append(spec.Families, f.name)
	}
	l, err := ftl.Load(fstest.MapFS{"en/grammar.ftl": {Data: []byte("who = { $who -> [you] You *[other] { $who } }")}, "en/game.ftl": {Data: []byte(source)}},
		"en", []ftl.Spec{{Name: ftl.Grammar}, spec}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return &generator{section: &s, number: 1, from: l.Section("game")}
}

// The types of arguments reach Go, and only texts without arguments are constants.
func TestAccessors(t *testing.T) {
	g := fixture(t, `
name = Name
place-forest = Forest
    .to = to the Forest
    .size = { $n -> [one] 1 *[other] { $n } }
place-mill = Mill
    .to = to the Mill
    .size = { $n -> [one] 1 *[other] { $n } }
moved = { WHO($who) } { PLACE($type, form: "to") } { $card -> [yes] a *[no] b } { $what }
`, family{name: "place", members: []string{"", "Forest", "Mill"}, named: true})
	source := g.file()
	for _, want := range []string{
		"Name words.Text = 0x2000000\n",
		"type Place uint16\n",
		"var placeTexts = [...]words.Text{0, 0x2000100, 0x2000200}\n",
		"func PlaceNamed(name string) (x Place, ok bool) {\nn := words.Named(\" Forest Mill\", name)",
		"func (x Place) String() string {\nreturn words.Fill0(x.form(0))",
		"func (x Place) To() string {\nreturn words.Fill0(x.form(1))",
		"func (x Place) Size(n int) string {\nreturn words.Fill1(x.form(2), words.Num(n))",
		"func Moved(card bool, type_ Place, what string, who words.Person) string {\nreturn words.Fill4(0x2000300, words.Flag(card), type_.noun(), what, string(who))",
	} {
		if !strings.Contains(source, want) {
			t.Errorf("%q is not in\n%s", want, source)
		}
	}
}

// Members whose arguments differ have functions of their own.
func TestMembersOfTheirOwn(t *testing.T) {
	source := fixture(t, "act-go = Go { $to }\nact-end = End\n", family{name: "act", members: []string{"Go", "End"}}).file()
	for _, want := range []string{"func ActGo(to string) string", "func (x Act) String() string {\nreturn words.Fill0(x.form(0))"} {
		if !strings.Contains(source, want) {
			t.Errorf("%q is not in\n%s", want, source)
		}
	}
	if strings.Contains(source, "ActEnd") {
		t.Errorf("a member without arguments has a constant beside the method:\n%s", source)
	}
}

// A constant of the rules without a text stops the generator.
func TestDemands(t *testing.T) {
	g := fixture(t, "act-go = Go\nact-end = End\n", family{name: "act", members: []string{"Go", "Leave", "End"}, silent: []string{"act-end"}})
	err := g.demand(g.from)
	if err == nil || !strings.Contains(err.Error(), "act-leave is missing") || !strings.Contains(err.Error(), "act-end is said to have no words") {
		t.Error(err)
	}
}

// A value of an option that goes by its number has no message, and Go cannot ask for one.
func TestValuesWithoutWords(t *testing.T) {
	def := &game.Def{ID: "game", Options: []game.Option{{ID: "start", Values: []string{"card", "0", "1"}}}}
	s := ofGame(def, "Game", nil, []string{"value-start-0", "value-start-1"})
	i := slices.IndexFunc(s.families, func(f family) bool { return f.name == "value" })
	if got := s.families[i].members; !slices.Equal(got, []string{"start.card"}) {
		t.Errorf("the values are %q", got)
	}
}
