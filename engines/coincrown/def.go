package coincrown

import "tabard/engines/game"

// Options of the set-up, by index into Def.Options and game.Setup.Options.
const (
	OptionStart = 0 // 0: by lot, else the seat that starts
	OptionCards = 1 // 1: each kind of market card brings points at the end
)

// Def is Coin & Crown for everything outside the rules. Seats: R-60.
var Def = &game.Def{
	ID: "coincrown", Code: 1, Rules: 1, MinSeats: 2, MaxSeats: 4, Private: true,
	Options: []game.Option{
		{ID: "start", Values: []string{"random", "first", "second", "third", "fourth"}},
		{ID: "cards", Values: []string{"means", "kinds"}},
	},
	Zero:  func() game.State { return &State{} },
	Whole: func(s game.State) bool { return s.(*State).Market[0].Known() }, // Check refuses half-forgotten streams and tops
	Limit: 5000, Alarm: 1500,
	Kinds: KindNames[:], Events: EventNames[:], Frames: FrameNames[:],
	Sheets: sheets, Laws: []string{lawFree, lawTroop, lawDeck, lawPurse}, Box: func() game.Boxed { b := House; return &b },
	Keys:     []string{"points", "cities", "towns", "villages", "hamlets", "coins"},
	Parts:    []string{"lands", "church", "iron", "kinds"},
	Eval:     Eval,
	Features: featureNames, Weigh: Weigh,
	Levels: []game.Level{
		{ID: "page", Width: 6, Deals: 1, Noise: 300, Regret: 170},
		{ID: "squire", Width: 6, Deals: 1, Noise: 300, Regret: 80},
		{ID: "knight", Width: 16, Deals: 1, Noise: 60, Endings: 32000},
		{ID: "marshal", Width: 24, Deals: 8, Endings: 32000},
	},
	Traits: []game.Trait{
		{ID: "bold", Zeal: 50, Prizes: []uint8{byArmy, byConquest}, Likes: []game.Kind{KindForce, KindBarracks}, Shuns: []game.Kind{KindDiplomacy}},
		{ID: "pious", Zeal: 25, Prizes: []uint8{byChurch}, Likes: []game.Kind{KindChurch}},
		{ID: "thrifty", Zeal: 50, Prizes: []uint8{byCoins}, Likes: []game.Kind{KindReserve, KindMint, KindTollStation}},
		{ID: "builder", Zeal: 50, Prizes: []uint8{byUpgrades, byResources, byBuilders}, Likes: []game.Kind{KindUpgrade, KindMill}},
	},
}
