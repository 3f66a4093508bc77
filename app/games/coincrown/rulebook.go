package coincrown

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/coincrown"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// index leads to the rulebook.
var index = face.Index{
	Prompts: []string{rules.FrameTurn: "turn", rules.FramePay: "coins-pay", rules.FrameBonus: "buy-bonus", rules.FrameDeploy: "conquer-force",
		rules.FrameItem: "overseas", rules.FrameFill: "upgrade-resources", rules.FrameWilds: "producers-builders", rules.FrameOffer: "purple-church",
		rules.FrameLevels: "overseas"},
	Actions: []string{game.Pass: "turn-pass", game.Done: "turn", game.EndTurn: "turn",
		rules.KindBuyRow: "buy", rules.KindBuyPeeked: "buildings-seen", rules.KindDrawBlind: "buy-blind", rules.KindDiplomacy: "conquer-diplomacy",
		rules.KindForce: "conquer-force", rules.KindUpgrade: "upgrade", rules.KindReserve: "purple-reserve", rules.KindMint: "purple-mint",
		rules.KindChurch: "purple-church", rules.KindAdvance: "overseas", rules.KindBarracks: "buildings-barracks", rules.KindMill: "buildings-mills",
		rules.KindTollStation: "buildings-toll", rules.KindWatchtower: "buildings-watchtower", rules.KindFortress: "buildings-fortress",
		rules.KindPay: "coins-pay", rules.KindTakeBonus: "buy-bonus", rules.KindTroop: "troops", rules.KindArmor: "troops-armor", rules.KindCavalry: "troops-armor",
		rules.KindCollect: "overseas-goods", rules.KindFill: "upgrade-resources", rules.KindBuilder: "producers-builders", rules.KindStoreTwo: "producers-storehouse",
		rules.KindStoreOne: "producers-storehouse", rules.KindOffer: "purple-church", rules.KindAdvanceBy: "overseas"},
	Reasons: []string{rules.WhyOver: "score", rules.WhyNotAsked: "turn-own", rules.WhyNoAction: "turn", rules.WhyNoCoins: "coins-pay", rules.WhyEmptySlot: "buy",
		rules.WhyEmptyDeck: "buy-blind", rules.WhyPeeked: "buildings-seen", rules.WhyNotPeeked: "buildings-watchtower", rules.WhyStrength: "conquer-force",
		rules.WhyNotYours: "upgrade", rules.WhyCity: "upgrade", rules.WhyUpgradeCards: "upgrade-cards", rules.WhyResources: "upgrade-resources",
		rules.WhyLastYear: "purple-last", rules.WhyReserved: "purple-reserve", rules.WhyNoSuchCoin: "coins-pay", rules.WhyVisited: "purple", rules.WhySupply: "purple-mint",
		rules.WhyNoIncome: "coins-income", rules.WhyTrackTop: "overseas", rules.WhyNoCard: "buy", rules.WhyExhausted: "buy-ready", rules.WhyNoneFallen: "buildings-barracks",
		rules.WhyNoTokens: "troops-tokens", rules.WhyNothingTired: "buildings-idle", rules.WhyPurseEmpty: "coins-income", rules.WhyDecksEmpty: "buildings-watchtower",
		rules.WhyActFirst: "buildings-after", rules.WhyActionsLeft: "buildings-after", rules.WhyActed: "turn-pass", rules.WhyNotActed: "turn-pass",
		rules.WhyTooLittle: "coins-pay", rules.WhySuperfluous: "coins-exact", rules.WhyOrder: "conquer-force", rules.WhyNoBearer: "troops-armor",
		rules.WhyOutOfReach: "overseas-harbor", rules.WhyNotNeeded: "upgrade", rules.WhyDeadEnd: "upgrade-resources", rules.WhyNothingGiven: "purple-church",
		rules.WhyRank: "producers-builders", rules.WhyNoDiplomacy: "conquer-diplomacy"},
	Parts: []string{"score", "score-church", "iron", "score-kinds"},
	Total: "goal-points",
	Pieces: [][2]string{{"row", "buy"}, {"deck", "buy-blind"}, {"top", "conquer"}, {"land", "upgrade"}, {"mint", "purple-mint"}, {"church", "purple-church"},
		{"overseas", "overseas"}, {"item", "overseas-goods"}, {"iron", "iron-kinds"}, {"coin", "coins"}, {"reserve", "purple-reserve"}, {"purse", "coins-income"},
		{"discard", "coins-pay"}, {"card", "buy-ready"}, {"crypt", "buy-ready"}, {"troop", "troops"}, {"tired", "troops"}, {"fallen", "buildings-barracks"},
		{"year", "year"}, {"supply", "coins"}},
	Art: [][2]string{{"goal", "rank-3"}, {"coins", "purse"}, {"buy-blind", "back-0"}, {"conquer", "land-3"}, {"upgrade", "rank-1"}, {"purple-mint", "mint"},
		{"purple-church", "church"}, {"overseas", "ship"}, {"overseas-goods", "good-0"}, {"troops", "standard"}, {"troops-armor", "armor"}, {"producers", "field"},
		{"producers-builders", "master"}, {"producers-storehouse", "storehouse"}, {"buildings-barracks", "barracks"}, {"buildings-mills", "lumbermill"},
		{"buildings-fortress", "fortress"}, {"buildings-toll", "toll"}, {"buildings-watchtower", "watchtower"}, {"buildings-harbor", "harbor"}},
	Aims: []face.Aim{game.Pass: face.Finish, game.Done: face.Finish, game.EndTurn: face.Finish,
		rules.KindBuyRow: face.Build, rules.KindBuyPeeked: face.Build, rules.KindDrawBlind: face.Build, rules.KindDiplomacy: face.Points,
		rules.KindForce: face.Points, rules.KindUpgrade: face.Points, rules.KindReserve: face.Manage, rules.KindMint: face.Gain, rules.KindChurch: face.Points,
		rules.KindAdvance: face.Manage, rules.KindBarracks: face.Fight, rules.KindMill: face.Manage, rules.KindTollStation: face.Gain,
		rules.KindWatchtower: face.Manage, rules.KindFortress: face.Manage, rules.KindPay: face.Settle, rules.KindTakeBonus: face.Settle, rules.KindTroop: face.Settle,
		rules.KindArmor: face.Settle, rules.KindCavalry: face.Settle, rules.KindCollect: face.Settle, rules.KindFill: face.Settle, rules.KindBuilder: face.Settle,
		rules.KindStoreTwo: face.Settle, rules.KindStoreOne: face.Settle, rules.KindOffer: face.Settle, rules.KindAdvanceBy: face.Settle},
}

// cardRules are the paragraphs of the kinds of cards.
var cardRules = [rules.CardKinds]string{"producers", "producers", "producers", "producers", "troops", "troops", "troops-armor", "troops-armor", "producers-builders",
	"producers-builders", "producers-builders", "producers-storehouse", "buildings-barracks", "buildings-mills", "buildings-mills", "buildings-mills",
	"buildings-fortress", "buildings-watchtower", "buildings-toll", "buildings-harbor"}

// exampleSeed deals the table of the worked examples.
const exampleSeed = 14

// worked are the examples of the rules, each a part of a table as it was dealt.
func worked() []face.Worked {
	draw := func(part func(c *teller) app.UI) func() app.UI {
		return func() app.UI { return ui.Box("cc", part(look(session.Dealt(rules.Def, exampleSeed)))) }
	}
	return []face.Worked{
		{Para: "buy-example", Draw: draw(func(c *teller) app.UI { return c.painter().stall(rules.TierBronze, face.Unlit) })},
		{Para: "conquer-example", Draw: draw(func(c *teller) app.UI { return c.painter().topLand(rules.Hamlet, false) })},
	}
}

// told is what the rules tell of a box in their tags.
func told(boxed game.Boxed, name string) string {
	b := boxed.(*rules.Box)
	church := func(seats int) string {
		var places []string
		for _, n := range b.ChurchPlaces[seats] {
			if n > 0 {
				places = append(places, face.Num(int(n)))
			}
		}
		return words.And(places)
	}
	var parts []string
	n := 0
	switch name {
	case "purse":
		return coinText(b.StartPurse)
	case "coins":
		return coinText(b.AllCoins)
	case "blind":
		for _, price := range b.BlindPrice {
			parts = append(parts, coinText(fewest(int(price))))
		}
		return words.Or(parts)
	case "diplomacyHamlet":
		return coinText(fewest(int(b.DiplomacyPrice[rules.Hamlet])))
	case "diplomacyVillage":
		return coinText(fewest(int(b.DiplomacyPrice[rules.Village])))
	case "swaps":
		for x := range rules.Swap(rules.Swaps) {
			give, take := b.Swap(x)
			parts = append(parts, say.Swap(coinText(give), coinText(take)))
		}
		return words.Or(parts)
	case "church2":
		return church(2)
	case "church3":
		return church(3)
	case "church4":
		return church(4)
	case "goods":
		for i := rules.OvWheat; i < rules.Items; i++ {
			parts = append(parts, say.GoodAt(itemText(b, i), int(b.Goods[i].Level)))
		}
		return words.And(parts)
	case "harbor":
		return say.HarborLevels(int(b.HarborLevels))
	case "hamlet":
		n = int(b.LandPoints[rules.Hamlet])
	case "village":
		n = int(b.LandPoints[rules.Village])
	case "town":
		n = int(b.LandPoints[rules.Town])
	case "city":
		n = int(b.LandPoints[rules.City])
	case "upgrades":
		n = int(b.AllUpgrades)
	case "tokens":
		n = int(b.TokensOfSize[0])
	case "tokensElite":
		n = int(b.TokensOfSize[1])
	case "standard":
		n = int(b.Strengths[rules.StandardTroop])
	case "elite":
		n = int(b.Strengths[rules.EliteTroop])
	case "armor":
		n = int(b.Strengths[rules.Armor])
	case "cavalry":
		n = int(b.Strengths[rules.Cavalry])
	case "fortress":
		n = b.FortressActions.In(1)
	case "fortressLast":
		n = b.FortressActions.In(rules.Years)
	case "toll":
		n = b.TollCoins.In(1)
	case "tollLast":
		n = b.TollCoins.In(rules.Years)
	default:
		return ""
	}
	return face.Num(n)
}
