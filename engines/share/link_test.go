package share_test

import (
	"bytes"
	"encoding/base64"
	"errors"
	"reflect"
	"strings"
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
)

var toy = coincrown.Def

func encoded(t testing.TB, g save.Game) string {
	t.Helper()
	text, err := share.Encode(g)
	if err != nil {
		t.Fatalf("encode: %v", err)
	}
	return text
}

// bare is what of a game is in its link.
func bare(g save.Game) save.Game {
	g.ID, g.Created, g.Played = "", 0, 0
	return g
}

func TestALinkIsTheWholeGame(t *testing.T) {
	for seats := toy.MinSeats; seats <= toy.MaxSeats; seats++ {
		for _, moves := range []int{0, 1, 32, 100, -1} {
			g := savetest.Played(t, toy, seats, 7, moves)
			g.Practice, g.Covered = moves%2 == 0, moves == 1
			text := encoded(t, g)
			got, err := share.Decode(text)
			if err != nil {
				t.Fatalf("%d seats, %d moves: %v", seats, moves, err)
			}
			if !reflect.DeepEqual(got, bare(g)) {
				t.Errorf("%d seats, %d moves: got %+v, want %+v", seats, moves, got, bare(g))
			}
			if len(text) >= 300 {
				t.Errorf("%d seats, %d moves: %d characters", seats, moves, len(text))
			}
		}
	}
}

func TestAGameWithoutItsHistoryGoesAsASnapshot(t *testing.T) {
	based := savetest.Played(t, toy, 4, 7, 100)
	based.Rebase(toy)
	lost := savetest.Played(t, toy, 4, 7, 100)
	lost.Hashes[0]++
	for name, g := range map[string]save.Game{"rebased": based, "lost": lost} {
		text := encoded(t, g)
		got, err := share.Decode(text)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		want := bare(g)
		want.Rebase(toy)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v, want %+v", name, got, want)
		}
		if len(text) > 1000 {
			t.Errorf("%s: %d characters", name, len(text))
		}
		if line, err := save.Replay(got); err != nil || !line.Verified {
			t.Errorf("%s: replay: %v", name, err)
		}
	}
}

func TestWhatAPersonPastes(t *testing.T) {
	g := savetest.Played(t, toy, 3, 1, 60)
	text := encoded(t, g)
	wrapped := text[:20] + "\r\n  " + text[20:50] + "\n" + text[50:]
	for _, paste := range []string{
		text, " " + text + "\n", "#g=" + text, "g=" + text, " g=" + text,
		"https://example.org/tabard/#g=" + text,
		"https://example.org/?lang=de&flag=1#g=" + text,
		"<https://example.org/#g=" + text + ">",
		"Your turn! https://example.org/#g=" + text + " See you.",
		"#g=" + text + ".", "#g=" + text + "&x=1", "#g=" + wrapped,
		"old: #g=abc new: #g=" + text,
	} {
		got, err := share.Decode(paste)
		if err != nil || !reflect.DeepEqual(got, bare(g)) {
			t.Errorf("%q: %v", paste, err)
		}
	}
}

func TestOtherTextIsNotALink(t *testing.T) {
	for _, text := range []string{"", "   ", "hello", "https://example.org/", "#g", "#x=abc", "Ännchen", "\x00\x01", "AAAA", "{}"} {
		if _, err := share.Decode(text); !errors.Is(err, share.ErrNotLink) || !errors.Is(err, save.ErrNotSave) {
			t.Errorf("%q: %v", text, err)
		}
	}
	for _, text := range []string{"#g=", "g=", "#g=E", "https://example.org/#g="} {
		if _, err := share.Decode(text); !errors.Is(err, save.ErrCut) {
			t.Errorf("%q: %v", text, err)
		}
	}
	if _, err := share.Decode(strings.Repeat("E", share.MaxText+1)); !errors.Is(err, save.ErrBroken) {
		t.Errorf("too long: %v", err)
	}
}

func TestACutLinkIsCut(t *testing.T) {
	text := encoded(t, savetest.Played(t, toy, 4, 2, 90))
	for n := 0; n < len(text); n++ {
		if _, err := share.Decode("#g=" + text[:n]); !errors.Is(err, save.ErrCut) {
			t.Fatalf("%d of %d characters: %v", n, len(text), err)
		}
	}
}

func TestAFlippedBitIsSeen(t *testing.T) {
	data := raw(t, encoded(t, savetest.Played(t, toy, 4, 2, 90)))
	for i := range data {
		for bit := range 8 {
			bad := bytes.Clone(data)
			bad[i] ^= 1 << bit
			_, err := share.Decode(base64.RawURLEncoding.EncodeToString(bad))
			if !errors.Is(err, save.ErrChanged) && !errors.Is(err, save.ErrCut) && !(i == 0 && errors.Is(err, share.ErrNotLink)) {
				t.Fatalf("byte %d, bit %d: %v", i, bit, err)
			}
		}
	}
}

func raw(t testing.TB, text string) []byte {
	t.Helper()
	data, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestEncodeRefusesWhatIsNoGame(t *testing.T) {
	for name, tt := range map[string]struct {
		spoil func(*save.Game)
		want  error
	}{
		"no snapshot":     {func(g *save.Game) { g.Snapshot = nil }, save.ErrBroken},
		"an unknown game": {func(g *save.Game) { g.Code = 255 }, save.ErrUnknownGame},
		"a wrong colour":  {func(g *save.Game) { g.Seats[0].Colour = 7 }, save.ErrBroken},
		"a wrong level":   {func(g *save.Game) { g.Seats[0].Level = 32 }, save.ErrBroken},
	} {
		g := savetest.Played(t, toy, 2, 3, 10)
		tt.spoil(&g)
		if _, err := share.Encode(g); !errors.Is(err, tt.want) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// with puts another version of the game in the place of toy for one test.
func with(t *testing.T, d *game.Def) {
	t.Helper()
	old := save.ByCode
	save.ByCode = func(code uint8) *game.Def {
		if d != nil && code == d.Code {
			return d
		}
		return nil
	}
	t.Cleanup(func() { save.ByCode = old })
}

func TestLinksAcrossRules(t *testing.T) {
	text := encoded(t, savetest.Played(t, toy, 2, 3, 40))
	with(t, nil)
	if _, err := share.Decode(text); !errors.Is(err, save.ErrUnknownGame) {
		t.Errorf("a game that is not here: %v", err)
	}
	older := *toy
	older.Rules = 0
	with(t, &older)
	if _, err := share.Decode(text); !errors.Is(err, save.ErrNewer) {
		t.Errorf("a link of newer rules: %v", err)
	}
	newer := *toy
	newer.Rules++
	with(t, &newer)
	if g, err := share.Decode(text); err != nil || g.Rules != newer.Rules {
		t.Errorf("a link of older rules that still replays: %v", err)
	}
	newer.New = func(s game.Setup) (game.State, error) { s.Seed++; return toy.New(s) }
	if _, err := share.Decode(text); !errors.Is(err, save.ErrHistory) {
		t.Errorf("a link of older rules that does not: %v", err)
	}
}

// wordy is a game whose every choice has very many options, so that its moves are longer than its snapshot.
type wordy struct{ game.State }

func (w wordy) Clone() game.State { return wordy{w.State.Clone()} }

func (w wordy) Legal(dst []game.Action) []game.Action {
	for i := range 1000 {
		dst = append(dst, game.Action{Kind: 9, A: uint16(i)})
	}
	return dst
}

func (w wordy) Apply(game.Action, *game.Sink) {}

func TestTheShorterFormIsSent(t *testing.T) {
	d := *toy
	d.New = func(set game.Setup) (game.State, error) { s, err := toy.New(set); return wordy{s}, err }
	d.Zero = func() game.State { return wordy{toy.Zero()} }
	d.Whole = nil
	with(t, &d)
	for moves, based := range map[int]bool{10: false, 300: false, 1000: true} {
		g := savetest.Played(t, &d, 2, 1, moves)
		got, err := share.Decode(encoded(t, g))
		if err != nil {
			t.Fatalf("%d moves: %v", moves, err)
		}
		if (len(got.Base) > 0) != based || !bytes.Equal(got.Snapshot, g.Snapshot) {
			t.Errorf("%d moves: base %v, want %v", moves, len(got.Base) > 0, based)
		}
	}
}
