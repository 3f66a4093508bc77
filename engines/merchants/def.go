package merchants

import "tabard/engines/game"

// The options by their place in Def.Options.
const (
	OptionStart  = 0 // 0 random, otherwise seat+1
	OptionMats   = 1 // two players: which two mats
	OptionPurses = 2 // 1: who begins later begins with more gold
)

// Def is Battle Merchants for everything outside the rules.
var Def = &game.Def{
	ID: "merchants", Code: 3, Rules: 1, MinSeats: 2, MaxSeats: 4, Private: false,
	Options: []game.Option{
		{ID: "start", Values: []string{"random", "first", "second", "third", "fourth"}},
		{ID: "mats", Values: []string{"redyellow", "redpurple", "purpleyellow"}},
		{ID: "purses", Values: []string{"equal", "staggered"}},
	},
	Zero:  func() game.State { return &State{} },
	Whole: func(s game.State) bool { return s.(*State).KingdomRand.Known() },
	Limit: 24000, Alarm: 2500, // INV-8
	Kinds: KindNames[:], Events: EventNames[:], Frames: FrameNames[:],
	Keys:      []string{"gold", "board"},
	Parts:     []string{"gold", "unsold", "prize", "cards"},
	Unordered: []game.Kind{KindForge},
	Sheets:    sheets, Laws: []string{lawFalls, lawTwice, lawLevels, lawCoins, lawUnwanted}, Box: func() game.Boxed { b := House; return &b },
	Eval:     Eval,
	Features: featureNames, Weigh: Weigh,
	Levels: []game.Level{
		{ID: "page", Width: 4, Deals: 1, Noise: 3200, Regret: 900},
		{ID: "squire", Width: 4, Deals: 1, Noise: 2400, Regret: 280},
		{ID: "knight", Width: 16, Deals: 1, Iterations: 4, Horizon: 12, Noise: 200},
		{ID: "marshal", Width: 16, Deals: 1, Iterations: 200, Horizon: 32},
	},
	Traits: []game.Trait{
		{ID: "collector", Zeal: 25, Prizes: []uint8{byTiles}, Likes: []game.Kind{KindRegion, KindRace}},
		{ID: "scholar", Zeal: 50, Prizes: []uint8{byLevels}, Likes: []game.Kind{KindLearn}},
		{ID: "smith", Zeal: 50, Likes: []game.Kind{KindForge}, Shuns: []game.Kind{KindTakeKingdom}},
		{ID: "courtier", Zeal: 20, Likes: []game.Kind{KindTakeKingdom}},
	},
}
