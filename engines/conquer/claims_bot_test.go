package conquer_test

import (
	"flag"
	"testing"

	"tabard/engines/bot"
	"tabard/engines/conquer"
	"tabard/engines/game"
)

// claimGames is how many games of each level TestNoLevelLeavesAClaim plays: `go test ./engines/conquer -run LeavesAClaim
// -count=1 -timeout 0 -v -conquer.claims=200`.
var claimGames = flag.Int("conquer.claims", 0, "games of each level in TestNoLevelLeavesAClaim (0: a short run)")

// freeClaims are the claims among some actions that cost nothing and do not begin the last round.
func freeClaims(s *conquer.State, p game.Player, legal []game.Action) (free []game.Action) {
	last := s.Finisher != game.Nobody || s.Round >= s.MaxRounds
	for _, a := range legal {
		if a.Kind != conquer.KindClaim || s.Seats[p].NDone+1 == s.Target && !last {
			continue
		}
		if o := &conquer.ObjectiveCards[a.A]; o.Kind != conquer.ByPay && o.Kind != conquer.ByRetire {
			free = append(free, a)
		}
	}
	return free
}

// hardly is so little that a claim may cost, in hundredths of a point: the hope of a set of colours is counted before it.
const hardly = 25

// crowds says that with a claim the seat has more objectives left than it may still complete: it takes the place of another,
// which may be worth more.
func crowds(s *conquer.State, p game.Player) bool {
	q := &s.Seats[p]
	return int(q.NObj)+s.Vowed(p)-1 > int(s.Target-q.NDone)-1
}

// checkClaims proves at a position that a search finds no end of the turn while a claim is free, and that no such claim makes
// the lead of its seat smaller, a quarter of a point at most, but for one that takes
// the place of another. It returns how many are open.
func checkClaims(t *testing.T, n int, s *conquer.State, legal []game.Action) int {
	t.Helper()
	who := s.Turn()
	free := freeClaims(s, who, legal)
	if len(free) == 0 {
		return 0
	}
	thought := s.Clone().(*conquer.State)
	thought.Brisk()
	if seen := thought.Legal(nil); len(seen) == 0 || seen[0] == conquer.EndTurn() {
		t.Errorf("game %d, round %d: a search may end the turn, with %v", n, s.Round, seen)
	}
	for _, a := range free {
		with, without := thought.Clone().(*conquer.State), thought.Clone().(*conquer.State)
		with.Apply(a, nil)
		if with.Current != who || with.Over { // the last objective ends the turn
			without.Apply(conquer.EndTurn(), nil)
		}
		if cost := lead(without, who) - lead(with, who); cost > hardly && !crowds(s, who) {
			t.Errorf("game %d, round %d: %s costs %d", n, s.Round, conquer.Def.ActionText(a), cost)
		}
	}
	return len(free)
}

// lead is what a seat's position is worth more than that of its best rival.
func lead(s *conquer.State, p game.Player) int32 {
	best := int32(-1 << 30)
	for o := range game.Player(s.N) {
		if s.Enemies(o, p) {
			best = max(best, conquer.Eval(s, o))
		}
	}
	return conquer.Eval(s, p) - best
}

// TestNoLevelLeavesAClaim: no bot ends a turn while an objective can be claimed for nothing.
func TestNoLevelLeavesAClaim(t *testing.T) {
	for i, level := range conquer.Def.Levels {
		games := [...]int{6, 2, 0}[i]
		if *claimGames != 0 {
			games = *claimGames
		}
		turns, claims := 0, 0
		for n := range games {
			s, err := conquer.New(conquer.Def.DefaultSetup(2+n%3, uint64(n)))
			if err != nil {
				t.Fatal(err)
			}
			var legal []game.Action
			for s.Turn() != game.Nobody {
				who := s.Turn()
				a := bot.Choose(conquer.Def, game.View(s, who), who, level, 7)
				if s.Prompt().Kind == conquer.FrameMain {
					legal = s.Legal(legal[:0])
					open := checkClaims(t, n, s, legal)
					if a.Kind == conquer.KindClaim {
						claims++
					}
					if a.Kind == game.EndTurn {
						turns++
						if open > 0 {
							t.Errorf("game %d, round %d: a %s ends its turn with %d claims left", n, s.Round, level.ID, open)
						}
					}
				}
				if err := game.Play(s, a, nil); err != nil {
					t.Fatal(err)
				}
			}
		}
		t.Logf("%s: %d games, %d objectives claimed, %d turns ended", level.ID, games, claims, turns)
	}
}

// TestFreeClaimsCostNothing proves the same of whatever a level may look at, in each position of 200 random games.
func TestFreeClaimsCostNothing(t *testing.T) {
	claims := 0
	for n := range 200 {
		s, err := conquer.New(conquer.Def.DefaultSetup(2+n%3, uint64(n)))
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(uint64(n), 1)
		var legal []game.Action
		for s.Turn() != game.Nobody {
			legal = s.Legal(legal[:0])
			if s.Prompt().Kind == conquer.FrameMain {
				claims += checkClaims(t, n, s, legal)
			}
			s.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	t.Logf("%d claims", claims)
	if claims < 2000 {
		t.Errorf("only %d claims were seen", claims)
	}
}
