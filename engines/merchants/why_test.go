package merchants

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// Refusals that stand with no rule of their own; the others stand with theirs.
func TestWhy(t *testing.T) {
	gametest.Scenarios{
		{"a turn is not over before its action, and its action is one", func(t *testing.T) {
			s := base(4)
			s.wantIllegal(t, WhyNotActed, EndTurn())
			s.do(t, s.freeCard(t))
			s.wantIllegal(t, WhyActed, Learn(1), Forge(std(Axe)), TakeKingdom(0), Pass(), Done(), Bond(1), TakeOld(1))
		}},
		{"what does not exist is refused with a reason too", func(t *testing.T) {
			s := base(3)
			s.wantIllegal(t, WhyNotAsked, Learn(5), Forge(8), Sell(36, 0), Sell(0, 8), TakeKingdom(3), ForgeSell(99, 0), ForgeSell(0, 9),
				TakeRegion(0), TakeRace(1), TakeFree(0), TakeOld(1), Bond(0), Done(), game.Action{}, game.Action{Kind: kindsEnd})
			gametest.Want(t, "what is asked", s.Why(Done()), game.Reason{ID: WhyNotAsked, A: uint16(FrameAction)})
		}},
		{"an answer to another question is refused by what is asked", func(t *testing.T) {
			s := base(4).gold('R', 30)
			s.do(t, Forge(std(Axe)))
			s.wantIllegal(t, WhyNotAsked, Learn(0), EndTurn(), Pass(), TakeKingdom(0))
			gametest.Want(t, "what is asked", s.Why(Learn(0)), game.Reason{ID: WhyNotAsked, A: uint16(FrameForge)})
			s = base(4).kingdoms(FamilyTies)
			s.do(t, TakeKingdom(0))
			s.wantIllegal(t, WhyNotAsked, TakeRegion(0), TakeFree(0), Done(), Sell(0, 0))
			s.wantIllegal(t, WhyTaken, TakeRace(4))
		}},
		{"a dear vorpal weapon names its price, in Night Shift the lower one", func(t *testing.T) {
			s := base(4).level('R', Axe, 5, 0).kingdoms(NightShift)
			gametest.Want(t, "price", s.Why(Forge(vorpal(Axe))), game.Reason{ID: WhyGold, Need: 15, Have: 10})
			s.do(t, TakeKingdom(0))
			gametest.Want(t, "price", s.Why(Forge(vorpal(Axe))), game.Reason{ID: WhyGold, Need: 13, Have: 6})
		}},
	}.Run(t)
}

// Every reason is the answer to something: a scenario wants it.
func TestEveryReasonIsMet(t *testing.T) {
	tests := ""
	files, err := filepath.Glob("*_test.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		tests += string(text)
	}
	for id := WhyOver; id < whyEnd; id++ {
		if !strings.Contains(tests, "wantIllegal(t, Why"+WhyNames[id]+",") {
			t.Errorf("no scenario is refused for %s", WhyNames[id])
		}
	}
}
