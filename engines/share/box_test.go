package share_test

import (
	"errors"
	"testing"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/engines/save/savetest"
	"tabard/engines/share"
)

// A link names the box of its game, or brings it along; who lacks the box is told which it is.
func TestLinksWithABox(t *testing.T) {
	for _, d := range engines.Games() {
		g := savetest.Boxed(t, d, 2, 5, 60)
		based := g
		based.Rebase(d)
		for what, g := range map[string]save.Game{"moves": g, "a position": based} {
			named, err := share.Encode(g)
			if err != nil {
				t.Fatalf("%s, %s: %v", d.ID, what, err)
			}
			along, err := share.EncodeAlong(g)
			if err != nil {
				t.Fatalf("%s, %s: %v", d.ID, what, err)
			}
			hash := game.BoxHash(g.Setup.Box)
			var away *share.BoxError
			if _, err := share.Decode(named); !errors.Is(err, share.ErrNoBox) || !errors.As(err, &away) || away.Game != d || away.Hash != hash || away.Owner != g.Box {
				t.Errorf("%s, %s, without the box: %v", d.ID, what, err)
			}
			here := func(of *game.Def, is uint64) (string, bool) { return g.Setup.Box, of == d && is == hash }
			wrong := func(*game.Def, uint64) (string, bool) { return "", true }
			if _, err := share.Play(named, wrong, nil); !errors.Is(err, share.ErrNoBox) {
				t.Errorf("%s, %s, with another box: %v", d.ID, what, err)
			}
			for how, open := range map[string]func() (save.Game, error){
				"named": func() (save.Game, error) { return share.Play(named, here, nil) },
				"along": func() (save.Game, error) { return share.Decode(along) },
			} {
				back, err := open()
				if err != nil || back.Setup != g.Setup || back.Box != g.Box {
					t.Fatalf("%s, %s, %s: %+v, %v", d.ID, what, how, back.Setup, err)
				}
				_, s, err := save.Open(back)
				_, want, err2 := save.Open(g)
				if err != nil || err2 != nil {
					t.Fatal(err, err2)
				}
				is, _ := game.Hash(s, nil)
				if should, _ := game.Hash(want, nil); is != should {
					t.Errorf("%s, %s, %s: it leads to another position", d.ID, what, how)
				}
			}
			if len(along) <= len(named) {
				t.Errorf("%s, %s: %d characters with the box, %d without", d.ID, what, len(along), len(named))
			}
			for cut := range along {
				if _, err := share.Decode(along[:cut]); err == nil {
					t.Fatalf("%s: a link of %d characters opens after %d", d.ID, len(along), cut)
				}
			}
		}
	}
}
