package conquer_test

import (
	"testing"

	"tabard/engines/bot"
	"tabard/engines/conquer"
	"tabard/engines/game"
)

// asked are decisions from a game between quick bots, every seventh of them.
func asked(b *testing.B) []game.State {
	b.Helper()
	s, err := conquer.New(conquer.Def.DefaultSetup(4, 5))
	if err != nil {
		b.Fatal(err)
	}
	var all []game.State
	for n := 0; s.Turn() != game.Nobody; n++ {
		who := s.Turn()
		if n%7 == 0 && len(s.Legal(nil)) > 1 {
			all = append(all, game.View(s, who))
		}
		s.Apply(bot.Choose(conquer.Def, s, who, conquer.Def.Levels[0], 1), nil)
	}
	return all
}

// BenchmarkLevel is one decision of each level with four seats.
func BenchmarkLevel(b *testing.B) {
	all := asked(b)
	for _, level := range conquer.Def.Levels {
		b.Run(level.ID, func(b *testing.B) {
			for i := 0; b.Loop(); i++ {
				s := all[i%len(all)]
				bot.Choose(conquer.Def, s, s.Turn(), level, 1)
			}
		})
	}
}
