package bot

import (
	"cmp"
	"slices"

	"tabard/engines/game"
)

// taste is the consistent misjudgement of a weak level: it overrates some kinds of choice and underrates others, the
// same ones throughout a game, so that it has a style and keeps its plans instead of blundering at random.
type taste struct {
	seed  uint64
	seat  game.Player
	noise int32
	// regret is how much an answer may truly be worth less than the best to be chosen for taste; 0 for as much as the noise.
	regret int32
	trait  *game.Trait // nil for none
}

// traitOf is the trait of a level that misjudges, nil for none.
func traitOf(def *game.Def, level game.Level) *game.Trait {
	if n := int(level.Trait); level.Noise > 0 && n > 0 && n <= len(def.Traits) {
		return &def.Traits[n-1]
	}
	return nil
}

// of is how much the taste adds to the worth of an action: half by its kind, half by what it is about; a trait knows better which
// kinds, and goes for what it likes where that is not dear. The ends of a turn or question are seen as they are, lest a bot dawdle or
// give up.
func (t taste) of(a game.Action, dear bool) int64 {
	if t.noise == 0 || a.Kind < game.FirstKind {
		return 0
	}
	key := hash64(t.seed^uint64(t.seat)<<56) ^ uint64(a.Kind)
	span := uint64(t.noise) + 1
	kind := int64(hash64(key)%span) - int64(t.noise)/2
	if t.trait != nil && !dear && slices.Contains(t.trait.Likes, a.Kind) {
		kind = int64(t.noise)
	} else if t.trait != nil && slices.Contains(t.trait.Shuns, a.Kind) {
		kind = -int64(t.noise)
	}
	theme := int64(hash64(key^uint64(a.A+1)<<32)%span) - int64(t.noise)/2
	return kind + theme
}

// colour adds the taste to the worth of answers. Regret is capped: an answer that truly gives away too much is taken out of the
// running, whatever the taste says, and so is one that scores nothing where the best scores at once (scores, nil if nobody knows).
func (t taste) colour(legal []game.Action, worth []int64, scores []bool) {
	if t.noise == 0 {
		return
	}
	at := best(worth)
	regret := int64(cmp.Or(t.regret, t.noise))
	least, keen := worth[at]-regret, worth[at]-regret
	if t.trait != nil {
		keen = worth[at] - regret*int64(t.trait.Zeal)/game.FullZeal
	}
	must := scores != nil && scores[at]
	for i, a := range legal {
		if worth[i] < least || must && !scores[i] {
			worth[i] -= 1 << 30
		} else {
			worth[i] += t.of(a, worth[i] < keen)
		}
	}
}
