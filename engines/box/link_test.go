package box

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"slices"
	"testing"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
)

func link(t testing.TB, b *Box) string {
	t.Helper()
	text, err := b.Link()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// filled is a box of which everything was read off, and nothing is as ours.
func filled(d *game.Def) *Box {
	b, i := New(d, "Everything"), 0
	game.Places(d.Sheets, func(sheet, _, col int) {
		c := d.Sheets[sheet].Cols[col]
		n := int(c.Min) + (b.N[i]-int(c.Min)+1+i%3)%(int(c.Max)-int(c.Min)+1)
		b.Put(i, Read, n)
		i++
	})
	return b
}

// A box comes back from its link as it was. One that is begun takes few characters, one that is full fits a picture for a camera (app/house).
func TestLinksOfBoxes(t *testing.T) {
	for _, d := range engines.Games() {
		begun := New(d, "First edition")
		for i := range 20 {
			begun.Put(i, Read, begun.N[i])
		}
		for what, b := range map[string]*Box{"empty": New(d, ""), "begun": begun, "mixed": mixed(d), "full": filled(d)} {
			text := link(t, b)
			back, err := FromLink(text)
			if err != nil || !back.Equal(b) {
				t.Fatalf("%s, %s: %v", d.ID, what, err)
			}
			if most := map[string]int{"empty": 20, "begun": 100, "mixed": 300, "full": 600}[what]; len(text) > most {
				t.Errorf("%s, %s: %d characters", d.ID, what, len(text))
			}
			if !InLink(text) {
				t.Errorf("%s, %s: it is not known as a box", d.ID, what)
			}
			if _, err := share.Decode(text); !errors.Is(err, save.ErrNewer) {
				t.Errorf("%s: a program without links to boxes says %v", d.ID, err)
			}
		}
	}
}

// wrap puts a right envelope around a payload.
func wrap(t testing.TB, e share.Envelope) string {
	t.Helper()
	text, err := e.Text()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// What is cut, changed, newer, forged, or no box at all is refused with the error that has its sentence.
func TestLinksThatAreRefused(t *testing.T) {
	d := engines.ByID("merchants")
	good := link(t, mixed(d))
	e, err := share.Unwrap(good, linkVersion)
	if err != nil {
		t.Fatal(err)
	}
	plain, err := share.Expand(e.Payload, e.Flags == flagDeflated)
	if err != nil {
		t.Fatal(err)
	}
	for n := range len(good) {
		if _, err := FromLink(good[:n]); !errors.Is(err, save.ErrCut) {
			t.Fatalf("%d of %d characters: %v", n, len(good), err)
		}
	}
	data, err := base64.RawURLEncoding.DecodeString(good)
	if err != nil {
		t.Fatal(err)
	}
	for i := range data {
		for bit := range 8 {
			bad := slices.Clone(data)
			bad[i] ^= 1 << bit
			if _, err := FromLink(base64.RawURLEncoding.EncodeToString(bad)); err == nil {
				t.Fatalf("byte %d, bit %d changes nothing", i, bit)
			}
		}
	}
	of := func(change func(*share.Envelope)) string {
		e := share.Envelope{Version: linkVersion, Code: d.Code, Rules: d.Rules, Payload: plain}
		change(&e)
		return wrap(t, e)
	}
	payload := func(b ...byte) string { return of(func(e *share.Envelope) { e.Payload = b }) }
	marks := (len(New(d, "").N) + perByte - 1) / perByte
	overfull := slices.Concat([]byte{0}, binary.AppendUvarint(nil, uint64(marks+1)), make([]byte, marks+1))
	game1, err := share.Encode(savetest.Played(t, d, 2, 3, 10))
	if err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct {
		text string
		want error
	}{
		"a newer version":           {of(func(e *share.Envelope) { e.Version++ }), save.ErrNewer},
		"newer rules":               {of(func(e *share.Envelope) { e.Rules++ }), save.ErrNewer},
		"an unknown game":           {of(func(e *share.Envelope) { e.Code = 200 }), save.ErrUnknownGame},
		"a flag that is none":       {of(func(e *share.Envelope) { e.Flags = 2 }), save.ErrBroken},
		"deflated, which it is not": {of(func(e *share.Envelope) { e.Flags = flagDeflated }), save.ErrBroken},
		"a byte too much":           {of(func(e *share.Envelope) { e.Payload = append(slices.Clone(plain), 0) }), save.ErrBroken},
		"a byte too few":            {of(func(e *share.Envelope) { e.Payload = plain[:len(plain)-1] }), save.ErrBroken},
		"nothing":                   {payload(), save.ErrBroken},
		"a title that is cut":       {payload(9, 'x'), save.ErrBroken},
		"marks that are cut":        {payload(0, 9, 1), save.ErrBroken},
		"more marks than numbers":   {payload(overfull...), save.ErrBroken},
		"a mark that is none":       {payload(0, 1, 3), save.ErrBroken},
		"a number that is cut":      {payload(0, 1, 1), save.ErrBroken},
		"a number beyond":           {payload(0, 1, 1, 200, 1), save.ErrBroken},
		"a number beyond 16 bits":   {payload(0, 1, 1, 0x80, 0x80, 0x80, 1), save.ErrBroken},
		"a number of ten bytes":     {payload(0, 1, 1, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1), save.ErrBroken},
	} {
		b, err := FromLink(c.text)
		if b != nil || !errors.Is(err, c.want) {
			t.Errorf("%s: %v, want %v", what, err, c.want)
		}
	}
	for what, text := range map[string]string{"a game": game1, "words": "hello, friend"} {
		_, err := FromLink(text)
		if f, ok := errors.AsType[*Fault](err); !ok || f.Why != NoBox || InLink(text) {
			t.Errorf("%s: %v", what, err)
		}
	}
}

// FuzzFromLink tries text as a link, and data as the payload of one whose envelope is right. What is read is written, and read again, as an
// equal box.
func FuzzFromLink(f *testing.F) {
	all := engines.Games()
	for i, d := range all {
		for _, b := range []*Box{New(d, ""), mixed(d), filled(d)} {
			text := link(f, b)
			e, err := share.Unwrap(text, linkVersion)
			if err != nil {
				f.Fatal(err)
			}
			plain, err := share.Expand(e.Payload, e.Flags == flagDeflated)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(text, uint8(i), byte(0), plain)
			f.Add("", uint8(i), e.Flags, e.Payload)
		}
	}
	f.Fuzz(func(t *testing.T, text string, which uint8, flags byte, payload []byte) {
		d := all[int(which)%len(all)]
		texts := []string{text}
		if forged, err := (share.Envelope{Version: linkVersion, Code: d.Code, Rules: d.Rules, Flags: flags, Payload: payload}).Text(); err == nil {
			texts = append(texts, forged)
		}
		for _, x := range texts {
			b, err := FromLink(x)
			if err != nil {
				continue
			}
			if back, err := FromLink(link(t, b)); err != nil || !back.Equal(b) {
				t.Fatalf("a second time: %v", err)
			}
			if back, err := Decode(b.Encode()); err != nil || !back.Equal(b) {
				t.Fatalf("as a text: %v", err)
			}
		}
	})
}
