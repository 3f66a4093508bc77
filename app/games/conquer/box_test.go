package conquer

import (
	"strings"
	"testing"

	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// The box in words: why nothing comes out of it, what came of a yield that it could not give whole, and what is in it.
func TestTheBoxInWords(t *testing.T) {
	s, _ := afield(t, false)
	s.Opt |= rules.OptCounted
	f := Face()
	v := viewOf(s, 0, 1)
	for _, c := range []struct {
		reason game.Reason
		want   string
	}{
		{game.Reason{ID: rules.WhyBoxSoldier, A: uint16(rules.Catapult)}, "No Catapult is left in the box"},
		{game.Reason{ID: rules.WhyBoxTown, A: uint16(rules.Farm), B: 1}, "No Farm is left in the box"},
		{game.Reason{ID: rules.WhyBoxTown, A: uint16(rules.Quarry), B: 2}, "No tier 2 Quarry is left in the box"},
		{game.Reason{ID: rules.WhyBoxResource, A: uint16(rules.Craft)}, "No craftpoint is left in the box"},
		{game.Reason{ID: rules.WhyBoxPeasant}, "No peasant is left in the box"},
		{game.Reason{ID: rules.WhyBoxArrow, A: uint16(rules.Flaming)}, "No flaming arrow is left in the box"},
		{game.Reason{ID: rules.WhyBoxCoins, Need: 1}, "The box cannot pay 1 coin: 0 left"},
	} {
		if got := f.Reason(v, c.reason); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
	s.Seats[0].Stock[rules.Iron], s.Seats[1].Coins = 1, 60
	s.Seats[0].Coins = 0
	found := false
	for _, l := range f.Locked(viewOf(s, 0, 1)) {
		found = found || l.Action == rules.Sell(rules.Iron) && l.Reason == "The box cannot pay 1 coin: 0 left"
	}
	if !found {
		t.Error("nothing tells why iron is not sold")
	}
	// A Farm of the second tier without a horse and the craftpoint.
	e := game.Event{Kind: rules.EvGathered, A: s.Seats[0].Towns[0].Site, C: uint16(rules.Farm) | 2<<5, B: 1<<(1+2*rules.Horse) | 1<<(1+2*rules.Craft)}
	if got := f.Event(v, e).Text; !strings.HasPrefix(got, "You gathered 1 wood and 1 horse from ") {
		t.Errorf("%q", got)
	}
	for _, chapter := range f.Rules(nil) {
		if chapter.Title != "Counted pieces" {
			continue
		}
		for _, want := range []string{"8 Warriors, 8 Archers, 5 Knights, 5 Bolteers, 3 Champions and 3 Catapults", "8 Farms, 6 Quarries and 6 Villages",
			"60 coins, 45 wood, 45 iron, 35 horses, 35 stone, 40 craftpoints, 32 peasants, 16 arrows and 8 flaming arrows"} {
			if !strings.Contains(chapter.Paras[0].Text, want) {
				t.Errorf("no %q in %q", want, chapter.Paras[0].Text)
			}
		}
		return
	}
	t.Error("the rules do not say what is in the box")
}
