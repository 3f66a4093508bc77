package emara

import (
	"strconv"

	"tabard/engines/game"
)

// The options by their place in Def.Options.
const (
	OptionSpace     = 0 // where the buildings start
	OptionLayout    = 1
	OptionSelection = 2
	OptionSolo      = 3
	OptionLater     = 4 // what makes up for a late place in the order of play
)

// The values of OptionSpace: 0 is the start card's number, n+1 the number n.
const (
	SpaceCard     = 0
	SpaceFirst    = 15 // offered numbers (rulebook's advice for solo games); the campaign may leave them
	SpaceLast     = 40
	SpaceBeginner = 35
)

// Def is Crown of Emara for everything outside the rules.
var Def = &game.Def{
	ID: "emara", Code: 2, Rules: 1, MinSeats: 1, MaxSeats: 4, Private: true,
	Options: []game.Option{
		{ID: "space", Values: spaces(), Default: SpaceBeginner + 1},
		{ID: "layout", Values: []string{"sorted", "random"}},
		{ID: "selection", Values: []string{"draw", "full"}},
		{ID: "solo", Values: []string{"highscore", "campaign"}},
		{ID: "later", Values: []string{"equal", "point"}},
	},
	Sheets: sheets, Laws: []string{"payment"},
	Box:   func() game.Boxed { b := House; return &b },
	Zero:  func() game.State { return &State{} },
	Whole: func(s game.State) bool { return s.(*State).FavorRand.Known() },
	Limit: 5000, Alarm: 1500,
	Kinds: KindNames[:], Events: EventNames[:], Frames: FrameNames[:],
	Keys:     []string{"score", "second", "rank", "card"},
	Parts:    []string{"citizens", "buildings", "leftover"},
	Eval:     Eval,
	Features: featureNames, Weigh: Weigh,
	Levels: []game.Level{
		{ID: "page", Width: 2, Deals: 1, Noise: 600, Regret: 80},
		{ID: "squire", Width: 16, Deals: 1, Noise: 110},
		{ID: "knight", Width: 16, Deals: 1, Iterations: 24, Horizon: 30, Noise: 200, Endings: 32000},
		{ID: "marshal", Width: 16, Deals: 3, Iterations: 360, Horizon: 60, Endings: 32000},
	},
	Traits: []game.Trait{
		{ID: "ambitious", Zeal: 50, Prizes: []uint8{byRank}, Likes: []game.Kind{KindRankUp}},
		{ID: "courtly", Zeal: 15, Prizes: []uint8{byAdvisors}, Likes: []game.Kind{KindRecruit, KindCardRecruit}},
		{ID: "thrifty", Zeal: 50, Prizes: []uint8{byFavors}, Likes: []game.Kind{KindRedeem, KindKeep}},
		{ID: "master", Zeal: 50, Prizes: []uint8{byCraftsmen}, Likes: []game.Kind{KindHire, KindCardHire}},
	},
}

func spaces() []string {
	all := []string{"card"}
	for n := range TrackEnd + 1 {
		all = append(all, strconv.Itoa(n))
	}
	return all
}
