package store

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"tabard/engines"
	"tabard/engines/save"
	"tabard/engines/share"
)

// liars are beginnings of msgp that promise more than there is: lists, maps, texts and bytes of up to 2^32-1.
func liars() (all [][]byte) {
	huge := []byte{0xff, 0xff, 0xff, 0xff}
	for _, head := range []byte{0xdd, 0xdf, 0xdb, 0xc6, 0xc9, 0xdc, 0xde, 0xda, 0xc5} {
		one := append([]byte{head}, huge...)
		all = append(all, one, bytes.Repeat(one, 1000), append(append([]byte{}, one...), bytes.Repeat([]byte{0x90}, 60000)...))
	}
	// A true beginning with a lie behind it, at every depth.
	for n := range 14 {
		for _, head := range []byte{0xdd, 0xc6, 0xdb} {
			all = append(all, append(append([]byte{0x9e}, bytes.Repeat([]byte{0xa0}, n)...), append([]byte{head}, huge...)...))
		}
	}
	return append(all, bytes.Repeat([]byte{0x91}, 60000), bytes.Repeat([]byte{0xdd, 0, 0, 0, 1}, 12000), bytes.Repeat([]byte{0x81}, 60000))
}

// allocates is how many bytes f allocates, as the runtime counts them.
func allocates(f func()) uint64 {
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	f()
	runtime.ReadMemStats(&after)
	return after.TotalAlloc - before.TotalAlloc
}

func saveOf(body []byte) []byte {
	b := append([]byte("TABARD"), 0, 1)
	b = binary.BigEndian.AppendUint32(b, uint32(len(body)))
	b = append(b, body...)
	return binary.BigEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

// linkOf is a link with a right envelope around a payload.
func linkOf(code, flags byte, payload []byte) string {
	b := []byte{0x11, code, 1, flags}
	b = binary.AppendUvarint(b, uint64(len(payload)))
	b = append(b, payload...)
	return base64.RawURLEncoding.EncodeToString(binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b)))
}

// Whatever comes from outside, no reader of it allocates more than a small part of what a phone has.
func TestNothingHostileTakesMuchMemory(t *testing.T) {
	const bound = 64 << 20
	worst, what := uint64(0), ""
	try := func(name string, f func()) {
		t.Helper()
		n := allocates(f)
		if n > worst {
			worst, what = n, name
		}
		if n > bound {
			t.Errorf("%s allocates %d MiB", name, n>>20)
		}
	}
	for i, liar := range liars() {
		for _, d := range engines.Games() {
			try(fmt.Sprintf("snapshot of %s, liar %d", d.ID, i), func() {
				s := d.Zero()
				if _, err := s.UnmarshalMsg(liar); err == nil && s.Check() == nil {
					t.Error("a liar is believed")
				}
			})
		}
		for name, rec := range map[string][]byte{
			"save": saveOf(liar), "slot": seal(1, saveOf(liar)), "result": resealed(append([]byte(resultMagic+"\x00\x01"), append(liar, 0, 0, 0, 0)...), func([]byte) {}),
			"backup": append([]byte(backupMagic), liar...), "bundle": append([]byte(bundleMagic), liar...), "file": liar,
		} {
			try(fmt.Sprintf("import of a %s, liar %d", name, i), func() {
				if taken, err := OpenShelf(NewMemory()).Import(rec); err == nil || len(taken.Games) > 0 {
					t.Errorf("%s, liar %d: taken", name, i)
				}
			})
		}
		for flags := range byte(16) {
			try(fmt.Sprintf("link with flags %d, liar %d", flags, i), func() {
				if _, err := share.Decode(linkOf(1, flags, liar)); err == nil {
					t.Error("a liar is believed")
				}
			})
		}
	}
	// A bomb: as much as a link can hold, deflated from nothing but zeros.
	var bomb bytes.Buffer
	w, err := flate.NewWriter(&bomb, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	zeros := make([]byte, 1<<20)
	for bomb.Len() < 40000 {
		if _, err := w.Write(zeros); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	g := stages(t, 5)[0]
	text, err := share.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil {
		t.Fatal(err)
	}
	// The set-up of a true link: past first, code, rules, flags and a length of two bytes at most, up to its moves.
	for skip := 5; skip <= 6; skip++ {
		for end := skip; end < min(len(raw), 90); end++ {
			payload := append(bytes.Clone(raw[skip:end]), bomb.Bytes()...)
			try("bomb", func() {
				if _, err := share.Decode(linkOf(1, 4|8, payload)); err == nil {
					t.Error("a bomb is a game")
				}
			})
		}
	}
	deep := []byte(strings.Repeat("[", maxSettings/2) + strings.Repeat("]", maxSettings/2))
	wide := []byte(`{"Setups":{` + strings.TrimSuffix(strings.Repeat(`"a":{},`, 9000), ",") + `}}`)
	for name, settings := range map[string][]byte{"deep": deep, "wide": wide, "long": bytes.Repeat([]byte("1,"), 4<<20)} {
		try("settings, "+name, func() {
			m := NewMemory()
			_ = m.Set(settingsKey, settings)
			_, _ = OpenShelf(m).Settings() // only what it takes counts
		})
	}
	many := append([]byte(backupMagic), bytes.Repeat([]byte{0, 0, 0, 0, 0, 0, 0}, MaxImport/7-2)...)
	try("a backup of a million records", func() {
		if _, err := OpenShelf(NewMemory()).Import(many); err == nil {
			t.Error("taken")
		}
	})
	try("a bundle of two million parts", func() {
		if _, err := OpenShelf(NewMemory()).Import(append([]byte(bundleMagic), make([]byte, MaxImport-len(bundleMagic))...)); err == nil {
			t.Error("taken")
		}
	})
	if _, err := OpenShelf(NewMemory()).Import(make([]byte, MaxImport+1)); err == nil {
		t.Error("a file beyond the bound is read")
	}
	t.Logf("at most %d KiB, for %s", worst>>10, what)
}

// Every generated decoder has its bounds written down, and names are clean however they come in.
func TestEveryDecoderIsBounded(t *testing.T) {
	n := 0
	for _, top := range []string{"engines", "web"} {
		err := filepath.WalkDir(filepath.Join("..", "..", top), func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			text, err := os.ReadFile(path)
			if err != nil || !bytes.Contains(text, []byte("\n//go:generate go run tabard/cmd/msgp ")) {
				return err
			}
			n++
			if !bytes.Contains(text, []byte("\n//msgp:limit ")) {
				t.Errorf("%s has no bounds", path)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if n < 8 {
		t.Errorf("only %d decoders were looked at", n)
	}
	evil := "<b>\u202e\x00A\u200b\n</b>" + strings.Repeat("x", 100)
	g := stages(t, 5)[0]
	g.Title = evil
	for i := range g.Seats {
		g.Seats[i].Name = evil
	}
	rec, err := save.Encode(g)
	if err != nil {
		t.Fatal(err)
	}
	s := OpenShelf(NewMemory())
	taken, err := s.Import(rec)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{taken.Games[0].Title, taken.Games[0].Seats[1].Name, list(t, s)[0].Title, list(t, s)[0].Seats[0].Name} {
		if name != save.Clean(evil) || len([]rune(name)) > save.MaxName || strings.ContainsAny(name, "\u202e\x00\u200b\n") {
			t.Errorf("the name %q", name)
		}
	}
}
