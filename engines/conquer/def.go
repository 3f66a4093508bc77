package conquer

import (
	"fmt"

	"tabard/engines/game"
)

// The options by their place in Def.Options.
const (
	OptionLayout   = 0  // 0 the standard one for the seats, then as in layoutOf
	OptionFill     = 1  // FillFixed, FillRandom, FillChosen
	OptionTarget   = 2  // objectives to complete, less 1
	OptionFactions = 3  // 0 chosen, 1 dealt
	OptionAlign    = 4  // 1: chosen tiles must join large rivers
	OptionPerks    = 5  // 1: off
	OptionTeams    = 6  // 1: four seats, two against two
	OptionAvalon   = 7  // 1: the City of Avalon can be built
	OptionStart    = 8  // 0 rolled for, otherwise seat+1
	OptionRounds   = 9  // index into roundLimits
	OptionPieces   = 10 // 1: the pieces in the box are counted
	OptionLater    = 11 // 1: who plays later begins richer
	OptionEnd      = 12 // 1: kingdoms bring points, and the last round is three
	OptionDie      = 13 // 1: the movement die shows 1 to 6
)

// How the tiles are laid: values of OptionFill.
const (
	FillFixed uint8 = iota
	FillRandom
	FillChosen
)

// roundLimits are the most rounds that are played; off stands for a number that no game reaches.
var roundLimits = [...]uint16{MaxRounds, 10, 20, 30, NoRoundLimit}

// NoRoundLimit is the number of rounds after which even a game without a limit ends.
const NoRoundLimit = 200

// Def is Craft & Conquer: Medieval for everything outside the rules.
var Def = &game.Def{
	ID: "conquer", Code: 4, Rules: 1, MinSeats: 2, MaxSeats: MaxSeats, Private: true,
	Laws: []string{"dice", "blind", "range", "free", "reach", "endless", "order", "sides", "alike", "kits"},
	Options: []game.Option{
		{ID: "layout", Values: []string{"standard", "sidebyside", "crossroads", "greatriver", "roundtable", "grandcampaign"}},
		{ID: "fill", Values: []string{"fixed", "random", "chosen"}},
		{ID: "objectives", Values: []string{"1", "2", "3", "4", "5", "6", "7", "8"}, Default: DefaultTarget - 1},
		{ID: "factions", Values: []string{"chosen", "dealt"}},
		{ID: "rivers", Values: []string{"free", "joined"}},
		{ID: "perks", Values: []string{"on", "off"}},
		{ID: "teams", Values: []string{"off", "on"}},
		{ID: "avalon", Values: []string{"off", "on"}},
		{ID: "start", Values: []string{"rolled", "first", "second", "third", "fourth"}},
		{ID: "rounds", Values: []string{"40", "10", "20", "30", "off"}},
		{ID: "box", Values: []string{"plenty", "counted"}},
		{ID: "later", Values: []string{"equal", "richer"}},
		{ID: "end", Values: []string{"race", "kingdom"}},
		{ID: "die", Values: []string{"long", "plain"}},
	},
	Box:   func() game.Boxed { b := House; return &b },
	Zero:  func() game.State { return &State{} },
	Whole: func(s game.State) bool { return s.(*State).Dice.Known() },
	Limit: 25_000_000, Alarm: 40_000, // INV-11
	Kinds: KindNames[:], Events: EventNames[:], Frames: FrameNames[:],
	Windows:  []uint8{FrameRollAsk, FrameStepAsk, FrameDeclAsk, FramePreAttack, FramePreDefend, FramePost},
	Minor:    []uint8{FrameRollAsk, FrameStepAsk},
	Keys:     []string{"points", "presence"},
	Parts:    []string{"objectives", "set", "faction", "captured", "kingdom"},
	Eval:     Eval,
	Features: featureNames, Weigh: Weigh,
	Levels: []game.Level{
		{ID: "page", Width: 1, Deals: 1, Noise: 4000},
		{ID: "squire", Width: 4, Deals: 1, Noise: 1250},
		{ID: "knight", Width: 8, Deals: 2},
	},
	Traits: []game.Trait{
		{ID: "bold", Zeal: 50, Prizes: []uint8{byAttack}, Likes: []game.Kind{KindAttack, KindVolley, KindMove}},
		{ID: "armourer", Zeal: 50, Likes: []game.Kind{KindCraft, KindDeploy, KindUpgrade}},
		{ID: "trader", Zeal: 50, Prizes: []uint8{byCoins, byGoods}, Likes: []game.Kind{KindSell, KindBuy, KindBuyPeasant}},
		{ID: "builder", Zeal: 50, Prizes: []uint8{bySettlements}, Likes: []game.Kind{KindEstablish, KindImprove, KindAvalon}},
	},
}

// layoutOf is the layout that the set-up asks for.
func layoutOf(setup game.Setup) (Layout, error) {
	l := [...]Layout{Std2, SideBySide, Crossroads, GreatRiver, RoundTable, GrandCampaign}[setup.Options[OptionLayout]]
	seats := 2
	switch {
	case setup.Options[OptionLayout] == 0:
		return Std2 + Layout(setup.Seats-2), nil
	case l == RoundTable:
		seats = 3
	case l == GrandCampaign:
		seats = 4
	}
	if setup.Seats != seats {
		return 0, fmt.Errorf("%w: the layout is for %d", game.ErrSetup, seats)
	}
	return l, nil
}

// checkOptions refuses what does not go together.
func checkOptions(setup game.Setup) error {
	o := setup.Options
	switch {
	case o[OptionTeams] != 0 && setup.Seats != 4:
		return fmt.Errorf("%w: teams need four", game.ErrSetup)
	case int(o[OptionStart]) > setup.Seats:
		return fmt.Errorf("%w: seat %d cannot start among %d", game.ErrSetup, o[OptionStart], setup.Seats)
	case o[OptionAlign] != 0 && o[OptionFill] != FillChosen:
		return fmt.Errorf("%w: rivers are joined when tiles are chosen", game.ErrSetup)
	}
	return nil
}
