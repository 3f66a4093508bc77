package emara

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	rules "tabard/engines/emara"
	"tabard/engines/game"
)

// index leads to the rules.
var index = face.Index{
	Prompts: []string{rules.FrameRelocate: "variants-seats", rules.FrameStartResource: "variants", rules.FramePlayCard: "turn", rules.FrameTurn: "turn-order",
		rules.FrameVisit: "move-visit", rules.FramePay: "pay", rules.FramePayKind: "pay", rules.FrameKeep: "cathedral-tokens", rules.FrameReward: "events",
		rules.FrameSplit: "end"},
	Actions: []string{game.Pass: "turn-order", game.Done: "move-visit", game.EndTurn: "turn",
		rules.KindCardGain: "turn-given", rules.KindCardExchange: "cards", rules.KindCardStep: "turn-given", rules.KindCardHire: "cards-helpers",
		rules.KindCardRecruit: "cards-helpers", rules.KindCardTown: "move-again", rules.KindMove: "move", rules.KindRankUp: "rank", rules.KindHire: "hire",
		rules.KindRecruit: "recruit", rules.KindAdvisor: "recruit-abilities", rules.KindChamberlain: "recruit-abilities", rules.KindGather: "country",
		rules.KindGift: "castle", rules.KindCastleBook: "castle-book", rules.KindDonate: "cathedral", rules.KindBuyCoin: "market", rules.KindSellBooks: "market-books",
		rules.KindBuildStone: "site", rules.KindFeed: "site-bread", rules.KindBuildWood: "site-wood", rules.KindRedeem: "favor", rules.KindPay: "pay",
		rules.KindPayKind: "pay", rules.KindKeep: "favor-kept", rules.KindTrade: "events", rules.KindSplit: "end", rules.KindPlayCard: "turn",
		rules.KindRelocate: "variants-seats", rules.KindTakeStart: "variants"},
	Reasons: []string{rules.WhyOver: "end", rules.WhyNotAsked: "turn-order", rules.WhyNotInHand: "round-deck", rules.WhySlotTaken: "turn", rules.WhyMustMove: "turn-must",
		rules.WhyMustCard: "turn-given", rules.WhyCardDone: "turn-order", rules.WhyOtherCard: "cards", rules.WhyMoved: "turn-order", rules.WhyBonusDone: "turn-order",
		rules.WhyTopRank: "rank", rules.WhyNoRankCard: "rank", rules.WhyGoods: "pay-coins", rules.WhyShort: "pay", rules.WhyHutTaken: "hire-huts",
		rules.WhyCraftsmen: "hire", rules.WhyNotHere: "hire", rules.WhyEmptySpace: "recruit", rules.WhyNotRecruited: "recruit", rules.WhyUsed: "recruit-abilities",
		rules.WhyNoCitizen: "recruit-abilities", rules.WhySwapped: "recruit-abilities", rules.WhyArrive: "move", rules.WhyDone: "move-visit", rules.WhyOneCoin: "market",
		rules.WhyNoToken: "favor", rules.WhyTokenPlace: "favor", rules.WhyTokenNew: "favor-kept", rules.WhyBakers: "country-work", rules.WhyWrongSum: "pay",
		rules.WhyNotInPrice: "pay-less", rules.WhyNoCoins: "pay-buy", rules.WhyRest: "pay", rules.WhyNotDrawn: "cathedral-tokens", rules.WhyOtherEvent: "events",
		rules.WhyPoints: "end"},
	Parts: []string{"goal-sources", "goal-sources", "end"},
	Total: "goal",
	Pieces: [][2]string{{"loc", "move"}, {"councilor", "move"}, {"hut", "hire"}, {"advisor", "recruit"}, {"noble", "rank"}, {"donation", "cathedral"}, {"gift", "castle"},
		{"card", "cards"}, {"slot", "turn"}, {"good", "pay"}, {"token", "favor"}, {"myadvisor", "recruit-abilities"}, {"mark", "markers"}, {"event", "events"},
		{"track", "goal"}, {"victoria", "alone-victoria"}, {"patron", "patrons"}, {"favors", "cathedral-tokens"}, {"loc2", "move"}, {"councilor2", "move"}, {"hut2", "hire"},
		{"noble2", "rank"}, {"donation2", "cathedral"}, {"gift2", "castle"}, {"mark2", "markers"}},
	Art: [][2]string{{"country", "Grainfield"}, {"castle", "Castle"}, {"cathedral", "Cathedral"}, {"market", "Market"}, {"site", "ConstructionSite"},
		{"recruit", "Chamberlain"}, {"events", "Harvest"}, {"cards-helpers", "Helpers"}, {"move", "Step"}, {"pay", "Wood"}},
	Aims: []face.Aim{game.Pass: face.Finish, game.Done: face.Finish, game.EndTurn: face.Finish,
		rules.KindCardGain: face.Gain, rules.KindCardExchange: face.Gain, rules.KindCardStep: face.Manage, rules.KindCardHire: face.Build,
		rules.KindCardRecruit: face.Build, rules.KindCardTown: face.Manage, rules.KindMove: face.Manage, rules.KindRankUp: face.Points, rules.KindHire: face.Build,
		rules.KindRecruit: face.Build, rules.KindAdvisor: face.Gain, rules.KindChamberlain: face.Gain, rules.KindGather: face.Gain, rules.KindGift: face.Gain,
		rules.KindCastleBook: face.Points, rules.KindDonate: face.Gain, rules.KindBuyCoin: face.Gain, rules.KindSellBooks: face.Points, rules.KindBuildStone: face.Points,
		rules.KindFeed: face.Points, rules.KindBuildWood: face.Points, rules.KindRedeem: face.Gain, rules.KindPay: face.Settle, rules.KindPayKind: face.Settle,
		rules.KindKeep: face.Settle, rules.KindTrade: face.Gain, rules.KindSplit: face.Settle, rules.KindPlayCard: face.Manage, rules.KindRelocate: face.Settle,
		rules.KindTakeStart: face.Settle},
}

// exampleSeed deals the table of the worked example.
const exampleSeed = 3

// ruleOf is the paragraph of what has one of its own: an action card, an own advisor.
func ruleOf(r face.Ref) string {
	switch name, n, _ := r.Parts(); {
	case name == "card":
		return "cards-card-" + face.Num(n)
	case name == "myadvisor" && n >= int(rules.FirstPatron):
		return "patrons-one-" + face.Num(n-int(rules.FirstPatron)+1)
	case name == "myadvisor":
		return "advisors-one-" + face.Num(n)
	}
	return ""
}

// worked are the examples of the rules, each a part of a table as it was dealt.
func worked() []face.Worked {
	return []face.Worked{{Para: "move-example", Draw: func() app.UI {
		v := session.Dealt(rules.Def, exampleSeed)
		return ui.Box("em", draw(v, face.Unlit).rondel(0))
	}}}
}
