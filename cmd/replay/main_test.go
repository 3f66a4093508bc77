package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
	"tabard/web/store"
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
	_, all, err := shelf.ExportAll()
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
	for _, has := range []string{fmt.Sprintf("coincrown rules %d (here %[1]d)\n", coincrown.Def.Rules) + "setup seats 3 seed 0x5 start random cards means\nseat P0 human\nseat P1 squire\n",
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
		"a file with a link": {"", file("link.txt", []byte(link+"\n"))}, "input": {string(data), "-"}, "input with a link": {link, "-"},
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
