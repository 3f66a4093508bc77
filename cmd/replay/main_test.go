package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tabard/engines/box"
	"tabard/engines/coincrown"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
	"tabard/web/store"
	"tabard/web/wasm"
)

func printed(t *testing.T, in string, args ...string) (string, error) {
	t.Helper()
	var out bytes.Buffer
	err := run(args, strings.NewReader(in), &out)
	return out.String(), err
}

// A file, a bundle, a link and standard input with any of them print the same game.
func TestEveryWayInPrintsTheSame(t *testing.T) {
	g := savetest.Played(t, coincrown.Def, 3, 5, 70)
	data, err := save.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	link, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	shelf := store.OpenShelf(store.NewMemory())
	if err := shelf.Put(g); err != nil {
		t.Fatal(err)
	}
	export := shelf.ExportAll()
	for !export.Step() {
	}
	_, all, err := export.End()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	file := func(name string, data []byte) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, data, 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	want, err := printed(t, "", file("one.tabard", data))
	if err != nil {
		t.Fatal(err)
	}
	for _, has := range []string{fmt.Sprintf("coincrown rules %d\n", coincrown.Def.Rules) + "setup seats 3 seed 0x5 start random cards means\nseat P0 human\nseat P1 squire\n",
		"\n0 P", "\nhash ", "\n69 P", " after 70 moves, P", "\nplace 1 P"} {
		if !strings.Contains(want, has) {
			t.Errorf("%q is not in\n%s", has, want)
		}
	}
	if strings.Contains(want, "Ann") || strings.Count(want, "\nhash ") != 2 {
		t.Errorf("names, or not two hashes:\n%s", want)
	}
	for name, try := range map[string][2]string{
		"link": {"", link}, "address": {"", "https://example.org/" + share.Prefix + link}, "bundle": {"", file("all.tabard", all)},
		"a file with a link": {"", file("link.txt", []byte(link+"\n"))}, "its own text": {want, "-"}, "input": {string(data), "-"}, "input with a link": {link, "-"},
	} {
		if got, err := printed(t, try[0], try[1]); err != nil || got != want {
			t.Errorf("%s: %v\n%s", name, err, got)
		}
	}
	more, err := printed(t, "", "-events", link)
	if err != nil || !strings.Contains(more, "\n  P") || len(more) <= len(want) {
		t.Errorf("events: %v\n%s", err, more)
	}
}

func TestWhatDoesNotReplayIsSaid(t *testing.T) {
	g := savetest.Played(t, coincrown.Def, 2, 5, -1)
	g.Hashes[0]++
	data, err := save.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	got, err := printed(t, string(data), "-")
	if !errors.Is(err, save.ErrHistory) || !strings.Contains(got, "LOST ") || !strings.Contains(got, ", over\n") {
		t.Errorf("%v\n%s", err, got)
	}
	g.Rebase(coincrown.Def)
	g.Practice = true
	if data, err = save.Encode(g); err != nil {
		t.Fatal(err)
	}
	if got, err = printed(t, string(data), "-"); err != nil || !strings.Contains(got, "based: older history is lost") || !strings.Contains(got, " practice\n") {
		t.Errorf("%v\n%s", err, got)
	}
}

func TestWhatCannotBeReadIsSaid(t *testing.T) {
	link, err := share.Encode(savetest.Played(t, coincrown.Def, 2, 5, 9))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := printed(t, ""); err == nil {
		t.Error("no argument")
	}
	if _, err := printed(t, "", "-nonsense"); err == nil {
		t.Error("a flag that is none")
	}
	if _, err := printed(t, "", "no-such-file"); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no such file: %v", err)
	}
	if _, err := printed(t, "", link[:30]); !errors.Is(err, save.ErrCut) {
		t.Errorf("a cut link: %v", err)
	}
	if _, err := printed(t, "hello", "-"); !errors.Is(err, save.ErrNotSave) {
		t.Errorf("other text: %v", err)
	}
}

// A link and a file are kept as the same fixture, without names, and a fixture is kept anew as it was.
func TestAGameIsKept(t *testing.T) {
	g := savetest.Played(t, coincrown.Def, 3, 5, 70)
	link, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	root := t.TempDir()
	path := filepath.Join(root, "engines", "coincrown", "testdata", "fixtures", "a-game.txt")
	keep := func(in, shows string) string {
		t.Helper()
		out, err := printed(t, in, "-root", root, "-fixture", "-name", "a-game", "-shows", shows, "-")
		if err != nil || out != path+"\n" {
			t.Fatalf("%q, %v", out, err)
		}
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	first := keep(link, "that a game is kept")
	if !strings.HasPrefix(first, "shows that a game is kept\ncoincrown rules ") || strings.Contains(first, "Ann") {
		t.Errorf("%.200s", first)
	}
	if again := keep(first, "that a game is kept"); again != first {
		t.Errorf("kept again as\n%.200s", again)
	}
	data, err := save.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	if file := keep(string(data), "that a game is kept"); file != first {
		t.Errorf("from a file\n%.200s", file)
	}
	based := g
	based.Rebase(coincrown.Def)
	position, err := share.Encode(based)
	if err != nil {
		t.Fatal(err)
	}
	for name, args := range map[string][]string{
		"no name": {"-shows", "x", link}, "a path": {"-name", "../x", "-shows", "x", link}, "no purpose": {"-name", "x", link},
		"two lines": {"-name", "x", "-shows", "x\ny", link}, "two games": {"-name", "x", "-shows", "x", link, link},
		"a position alone": {"-name", "x", "-shows", "x", position},
	} {
		if out, err := printed(t, "", append([]string{"-root", root, "-fixture"}, args...)...); err == nil {
			t.Errorf("%s: %s", name, out)
		}
	}
	if files, _ := filepath.Glob(filepath.Join(filepath.Dir(path), "*")); len(files) != 1 {
		t.Errorf("%v", files)
	}
}

// The report of a fault, as a table gives it out, is the game up to the fault.
func TestAReportIsAGame(t *testing.T) {
	g := savetest.Played(t, coincrown.Def, 3, 5, 20)
	data, err := save.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	want, err := printed(t, string(data), "-")
	if err != nil {
		t.Fatal(err)
	}
	var moves, options strings.Builder
	for _, m := range g.Moves {
		fmt.Fprintf(&moves, " %d", m)
	}
	fmt.Fprint(&options, g.Setup.Options)
	report := fmt.Sprintf("fault: index out of range\nmessage: session.Chose EndTurn\ngame: coincrown, rules %d\nsetup: 3 seats, options %s, seed %d, practice false\n"+
		"seats: human bot1 bot2\nmoves: %d:%s\n\ngoroutine 1 [running]:\n", g.Rules, options.String(), g.Setup.Seed, len(g.Moves), moves.String())
	if got, err := printed(t, report, "-"); err != nil || got != want {
		t.Errorf("%v\n%s\nwant\n%s", err, got, want)
	}
	for name, bad := range map[string]string{
		"a move that is no number": strings.Replace(report, "moves: 20: ", "moves: 20: x", 1), "no such move": strings.Replace(report, "moves: 20: ", "moves: 20: 999 ", 1),
		"no seed": strings.Replace(report, "seed ", "seed x", 1), "lost history": strings.Replace(report, "\nmoves", "\nbase: 00\nmoves", 1),
	} {
		if got, err := printed(t, bad, "-"); err == nil {
			t.Errorf("%s: %s", name, got)
		}
	}
}

// A report has names and lines of its own version, and of no other.
func TestAReportGetsItsNames(t *testing.T) {
	dir := t.TempDir()
	source, program, names := filepath.Join(dir, "main.go"), filepath.Join(dir, "main.wasm"), filepath.Join(dir, "app.names")
	if err := os.WriteFile(source, []byte("package main\n\nfunc main() { panic(1) }\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", program, source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	linked, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	file, err := wasm.Keep("0123456789ab", linked)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(names, file, 0o600); err != nil {
		t.Fatal(err)
	}
	const report = "Tabard 0123456789ab\nout of order\nf.(*04200).f()\n\t?:0 +0x1\n"
	got, err := printed(t, report, "-report", "-names", names, "-")
	if err != nil || !regexp.MustCompile(`^Tabard 0123456789ab\nout of order\n[a-z/]+\.\S+\(\)\n\t\S+\.(go|s):[1-9]\d* \+0x1\n$`).MatchString(got) {
		t.Errorf("%q, %v", got, err)
	}
	if got, err := printed(t, strings.Replace(report, "Tabard 0", "Tabard 1", 1), "-report", "-names", names, "-"); err == nil || got != "" {
		t.Errorf("a report of another version: %q", got)
	}
	for name, args := range map[string][]string{"no names": {"-names", source, "-"}, "no file of names": {"-names", dir + "/none", "-"}, "two reports": {"-names", names, "-", "-"}, "no report": {"-names", names, dir + "/none"}} {
		if got, err := printed(t, report, append([]string{"-report"}, args...)...); err == nil {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// A link that names a box needs its file, and soak takes what the command prints of one.
func TestABoxIsGiven(t *testing.T) {
	d := coincrown.Def
	packed := savetest.OtherBox(t, d)
	own, err := box.Of(d, "An edition", packed)
	if err != nil {
		t.Fatal(err)
	}
	link, err := share.Encode(savetest.Boxed(t, d, 2, 5, 9))
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(t.TempDir(), "box.json")
	if err := os.WriteFile(file, own.Encode(), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := printed(t, "", link); !errors.Is(err, share.ErrNoBox) {
		t.Errorf("without the box: %v", err)
	}
	if got, err := printed(t, "", "-box", file, link); err != nil || !strings.Contains(got, " after 9 moves, P") {
		t.Errorf("with the box: %v\n%s", err, got)
	}
	if got, err := printed(t, "", "-box", file); err != nil || got != fmt.Sprintf("coincrown %x\n", packed) {
		t.Errorf("the box by itself: %v %q", err, got)
	}
	if got, err := printed(t, "", "-box", "../../engines/emara/testdata/dear-nobles.json"); err != nil || !strings.HasPrefix(got, "emara ") {
		t.Errorf("the box that BALANCE.md measures: %v %q", err, got)
	}
	if _, err := printed(t, "", "-box", "no-such-file", link); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("no such file: %v", err)
	}
}
