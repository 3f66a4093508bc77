package merchants

import (
	"errors"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Any box within bounds is played under every law, and each of its numbers is read.
func TestOwnBoxes(t *testing.T) {
	g := conformance()
	gametest.Boxes[Box, *Box]{Game: g, House: House, Mend: mend, Of: func(s game.State) *Box { return s.(*State).Box() },
		NewIn: func(b *Box, setup game.Setup) (game.State, error) {
			s, err := NewIn(b, setup)
			if err != nil {
				return nil, err
			}
			return s, nil
		}}.Prove(t)
}

// mend puts right what Check refuses of numbers together.
func mend(b *Box, r *game.Rand) {
	for s := range b.KingdomLimit[1:] {
		b.KingdomLimit[s+1] = max(b.KingdomLimit[s+1], b.KingdomLimit[s])
	}
	for i := range b.Links {
		for b.KingdomLink(i) == b.KingdomLink((i+1)%KingdomPool) || b.KingdomLink(i) == b.KingdomLink((i+2)%KingdomPool) {
			b.Links[i] = uint8(1 + r.Intn(CraftPool))
		}
	}
	var levels, coins [Weapons]int
	for i := range b.Crafts[1:] {
		c := &b.Crafts[i+1]
		c.Levels = uint8(min(int(c.Levels), maxLevels-levels[c.Weapon]))
		c.Coins = uint8(min(int(c.Coins), maxCoins-coins[c.Weapon]))
		levels[c.Weapon] += int(c.Levels)
		coins[c.Weapon] += int(c.Coins)
	}
	for w := range Weapon(Weapons) {
		b.Wants4[r.Intn(MaxRows)][w] = w
		b.Wants3[r.Intn(rows3)][w] = w
	}
}

func TestBoxLaws(t *testing.T) {
	for says, change := range map[string]func(b *Box){
		"cards of Winter, limits: 2, falls": func(b *Box) { b.KingdomLimit[Winter] = 2 },
		"craft of box5, links: 1, twice":    func(b *Box) { b.Links[2] = 1 },
		"levels of craft44, crafts: 1, levels": func(b *Box) {
			b.Crafts[10].Levels, b.Crafts[11].Levels, b.Crafts[12].Levels = 5, 5, 5
			b.Crafts[13].Levels = 5
		},
		"coins of craft46, crafts: 9, coins":    func(b *Box) { allOne(b, 9) },
		"depth1 of MtnOrc, board3: 0, unwanted": func(b *Box) { b.Wants3 = [rows3][Depths]Weapon{} },
		"depth1 of MtnHob, board4: 0, unwanted": func(b *Box) { b.Wants4 = [MaxRows][Depths]Weapon{} },
		"gold of BigForge, kingdoms: 100, from": func(b *Box) { b.Kingdoms[BigForge].Gold = 100 },
		"tile of Yellow, mats3: 0, from 1 to 3": func(b *Box) { b.Mats3[Yellow].Tile = Hobgoblins },
	} {
		b := House
		change(&b)
		if err := b.Check(); !errors.Is(err, game.ErrBox) || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
}

// allOne makes all craft cards axes without levels, with so many coins up to card 46.
func allOne(b *Box, coins uint8) {
	for i := range b.Crafts[1:] {
		b.Crafts[i+1] = CraftCard{Coins: coins}
		if i >= 28 && i < 45 {
			b.Crafts[i+1].Coins = 0
		}
	}
}
