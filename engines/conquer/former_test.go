package conquer

import (
	"testing"

	"tabard/engines/game"
	"tabard/engines/gametest"
)

// begun makes a position one of a game that was begun under rules 1.
func (s stage) begun() stage {
	s.Opt &^= OptRules2
	return s
}

// A game that was begun under rules 1 goes on by its points and its movement die, and opens for ever.
func TestGamesOfEarlierRules(t *testing.T) {
	gametest.Scenarios{
		{"objectives bring what they did when the game began, before a claim and after it", func(t *testing.T) {
			s := base(t, 2).begun().has(0, 44).has(1, 44).man(0, Warrior, "(0,0)").wants(0, 74).wants(0, 48).man(0, Champion, "(2,0)")
			s.Seats[0].Faction = Sunspear
			is(s, "points", s.SheetOf(0).Total(), 2)
			is(s, "the card", s.PointsOf(48), 6)
			s.does(Claim(48, s.at("(2,0)")))
			is(s, "points", s.SheetOf(0).Cards, 2+6)
			s.Opt |= OptRules2
			is(s, "points today", s.SheetOf(0).Cards, 1+5)
		}},
		{"a game of today is one of rules 2, with every objective at its price", func(t *testing.T) {
			s, err := New(Def.DefaultSetup(2, 1))
			if err != nil {
				t.Fatal(err)
			}
			former := 0
			for id := uint8(1); id <= Objectives; id++ {
				gametest.Want(t, ObjectiveCards[id].Title, s.PointsOf(id), ObjectiveCards[id].Points)
				former += int(formerPoints[id])
			}
			gametest.Want(t, "points of rules 1", former, 247)
			gametest.Want(t, "objectives to complete", s.Target, DefaultTarget)
		}},
		{"the movement die shows what it did", func(t *testing.T) {
			for side := range DieSides {
				for _, s := range []stage{base(t, 2), base(t, 2).begun()} {
					want := 1 + side
					if s.Opt&OptRules2 != 0 {
						want = int(MoveDie[side])
					}
					s.man(0, Warrior, "(0,0)").Dice = game.Script(3, side)
					s.walks("(0,0)")
					is(s, "points", int(s.Prompt().N), want)
					s.sound()
				}
			}
		}},
	}.Run(t)
}
