package conquer

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// index leads to the rules.
var index = face.Index{
	Prompts: []string{rules.FrameTile: "laying", rules.FrameSide: "laying", rules.FrameSlot: "laying", rules.FrameRotation: "laying", rules.FrameSeatSlot: "laying",
		rules.FrameFaction: "begin", rules.FrameStartType: "begin-hands", rules.FrameStartSite: "begin-hands", rules.FrameStartSoldier: "begin-seats",
		rules.FrameSiege: "siege-buy", rules.FrameDropObj: "draw", rules.FrameDropAct: "draw", rules.FrameMain: "turn-main", rules.FrameSite: "town",
		rules.FrameFlaming: "fight-pairs", rules.FrameRollAsk: "more-die", rules.FrameRolled: "move", rules.FrameStepAsk: "more-astray",
		rules.FrameMisdirect: "more-astray", rules.FrameDeclAsk: "more-away", rules.FrameRetreat: "more-away", rules.FramePreAttack: "fight-cards",
		rules.FramePreDefend: "fight-cards", rules.FramePost: "fight-cards", rules.FrameRemoveDie: "more-strength", rules.FrameCasualty: "fight-asked",
		rules.FrameCounter: "fight-counter", rules.FramePeasants: "peasants"},
	Actions: []string{game.Pass: "fight-cards", game.Done: "turn", game.EndTurn: "turn-peasants", rules.KindTile: "laying", rules.KindSide: "laying",
		rules.KindSlot: "laying", rules.KindRotation: "laying", rules.KindSeatSlot: "laying", rules.KindFaction: "begin", rules.KindStartType: "begin-hands",
		rules.KindSite: "town", rules.KindStartSoldier: "begin-seats", rules.KindSiegeBuy: "siege-buy", rules.KindDropObj: "draw", rules.KindDropAct: "draw",
		rules.KindSell: "trade", rules.KindBuy: "trade", rules.KindBuyPeasant: "trade", rules.KindCraft: "craft", rules.KindAmmo: "craft-shots",
		rules.KindTradeUp: "craft-shots", rules.KindDeploy: "deploy", rules.KindEstablish: "town", rules.KindImprove: "town-improve", rules.KindAvalon: "avalon",
		rules.KindUpgrade: "craft-army", rules.KindMove: "move", rules.KindAttack: "attack", rules.KindVolley: "fight-pairs", rules.KindPlay: "play",
		rules.KindClaim: "claim", rules.KindDeclare: "claim-declare", rules.KindFlaming: "fight-pairs", rules.KindMoveTo: "move-steps", rules.KindEnter: "occupy",
		rules.KindStay: "move-rolled", rules.KindRetreatTo: "more-away", rules.KindRemoveDie: "more-strength", rules.KindCasualty: "fight-asked",
		rules.KindCounter: "fight-counter", rules.KindPlace: "peasants", rules.KindSellPeasant: "peasants-sell"},
	Reasons: []string{rules.WhyOver: "points", rules.WhyNotAsked: "turn", rules.WhyNoSuch: "goods", rules.WhyTileLaid: "laying", rules.WhySlotTaken: "laying",
		rules.WhySlotApart: "laying", rules.WhyRivers: "laying", rules.WhySeatSlotTaken: "laying", rules.WhyFactionTaken: "begin", rules.WhyNotInKit: "begin-seats",
		rules.WhyKingdom: "board", rules.WhyTerrain: "town-ground", rules.WhyRiverBetween: "board-hexes", rules.WhySpaceTaken: "board-spaces", rules.WhyTooNear: "town",
		rules.WhyNoSite: "town", rules.WhyGoods: "trade", rules.WhyCoins: "trade", rules.WhyNoResource: "trade", rules.WhyArmyLimit: "craft-limit",
		rules.WhyTownLimit: "town", rules.WhyReserve: "deploy", rules.WhyNoTownBeside: "deploy", rules.WhyDeployUsed: "deploy", rules.WhyBesieged: "deploy-closed",
		rules.WhyOccupied: "town-ground", rules.WhyPassed: "siege-buy", rules.WhyNoSoldier: "move", rules.WhyNoTown: "town", rules.WhyTier: "town-improve",
		rules.WhyBuilt: "town-improve", rules.WhyImproved: "town-improve", rules.WhyNoAvalon: "avalon", rules.WhyAvalonStands: "avalon", rules.WhyNotBeside: "avalon",
		rules.WhyTopOfLine: "craft", rules.WhyActed: "craft-army", rules.WhyUpgraded: "craft-army", rules.WhyDeployed: "craft-army", rules.WhyNotFirstTier: "more-free",
		rules.WhyMoved: "move", rules.WhyAttacked: "attack", rules.WhySick: "more-victim", rules.WhyAttrition: "more-victim", rules.WhyOnTown: "attack",
		rules.WhyNoFoe: "attack", rules.WhyTooFar: "attack-counted", rules.WhyTooClose: "attack-counted", rules.WhySight: "attack-sight", rules.WhyArrows: "attack-arrows",
		rules.WhyStones: "attack-arrows", rules.WhyAmmo: "attack-arrows", rules.WhyPaid: "fight-counter", rules.WhyNotArcher: "fight-pairs",
		rules.WhyNotSideBySide: "fight-pairs", rules.WhyNoCard: "play", rules.WhyTurnedOver: "play-stay", rules.WhyWindow: "play", rules.WhyFriendly: "teams",
		rules.WhyAlready: "play-copies", rules.WhyNoPeasant: "goods-yield", rules.WhyFresh: "more-again", rules.WhyStuck: "more-astray", rules.WhyNoGain: "play",
		rules.WhyCrossed: "more-cross", rules.WhyNoPartner: "fight-pairs", rules.WhyNoDie: "more-strength", rules.WhyNoObjective: "claim", rules.WhyUnfulfilled: "claim",
		rules.WhyUndeclared: "claim-declare", rules.WhyEitherOr: "claim-captured", rules.WhyNotThatOne: "claim-deed", rules.WhyDeclared: "claim-declare",
		rules.WhyNoVow: "claim-declare", rules.WhyNotHeld: "claim-declare", rules.WhyPoints: "move-steps", rules.WhyNoWay: "move-steps", rules.WhyWayRound: "more-cross",
		rules.WhyCrossing: "more-cross", rules.WhyDefended: "occupy", rules.WhyOwnTown: "occupy", rules.WhyBesideFoe: "more-away", rules.WhyNotAway: "more-away",
		rules.WhyNoSpare: "peasants", rules.WhyWorking: "peasants", rules.WhyMustPlace: "peasants", rules.WhySkips: "peasants", rules.WhyFilled: "peasants",
		rules.WhyPlacing: "peasants", rules.WhyLastObjective: "last", rules.WhyLastStep: "trade-main", rules.WhyHand: "draw", rules.WhyBoxSoldier: "box",
		rules.WhyBoxTown: "box", rules.WhyBoxResource: "box", rules.WhyBoxPeasant: "box", rules.WhyBoxArrow: "box", rules.WhyBoxCoins: "box"},
	Parts: []string{"points", "points-both", "points-both", "occupy-peasant", "points-kingdom"},
	Total: "points",
	Pieces: [][2]string{{"hex", "board-spaces"}, {"site", "town"}, {"slot", "laying"}, {"place", "laying"}, {"tile", "laying"}, {"faction", "begin"}, {"obj", "claim"},
		{"decl", "claim-declare"}, {"done", "points"}, {"res", "goods"}, {"reserve", "deploy"}, {"build", "town"}, {"ammo", "craft-shots"}, {"seat", "points"},
		{"die", "fight"}, {"act", "play"}, {"coins", "goods-yield"}, {"peasants", "peasants"}, {"captured", "occupy-peasant"}, {"fight", "fight"},
		{"deck", "draw"}, {"gone", "draw-open"}},
	Art: [][2]string{{"goal", "village-1"}, {"goods", "wood"}, {"trade", "coin"}, {"craft", "warrior"}, {"craft-army", "knight"}, {"town", "farm-1"},
		{"town-improve", "farm-2"}, {"deploy", "archer"}, {"move", "boot"}, {"attack", "swords"}, {"attack-catapult", "catapult"}, {"attack-arrows", "arrow"},
		{"fight", "shield"}, {"occupy-peasant", "captured"}, {"siege", "tent"}, {"peasants", "peasant"}, {"avalon", "avalon"}, {"play", "deck-act"}, {"claim", "deck-goal"}},
	Aims: []face.Aim{game.Pass: face.Finish, game.Done: face.Finish, game.EndTurn: face.Finish, rules.KindTile: face.Settle, rules.KindSide: face.Settle,
		rules.KindSlot: face.Settle, rules.KindRotation: face.Settle, rules.KindSeatSlot: face.Settle, rules.KindFaction: face.Settle, rules.KindStartType: face.Settle,
		rules.KindSite: face.Settle, rules.KindStartSoldier: face.Settle, rules.KindSiegeBuy: face.Build, rules.KindDropObj: face.Settle, rules.KindDropAct: face.Settle,
		rules.KindSell: face.Gain, rules.KindBuy: face.Gain, rules.KindBuyPeasant: face.Gain, rules.KindCraft: face.Build, rules.KindAmmo: face.Build,
		rules.KindTradeUp: face.Build, rules.KindDeploy: face.Build, rules.KindEstablish: face.Build, rules.KindImprove: face.Build, rules.KindAvalon: face.Build,
		rules.KindUpgrade: face.Build, rules.KindMove: face.Manage, rules.KindAttack: face.Fight, rules.KindVolley: face.Fight, rules.KindPlay: face.Fight,
		rules.KindClaim: face.Points, rules.KindDeclare: face.Points, rules.KindFlaming: face.Settle, rules.KindMoveTo: face.Settle, rules.KindEnter: face.Fight,
		rules.KindStay: face.Finish, rules.KindRetreatTo: face.Settle, rules.KindRemoveDie: face.Settle, rules.KindCasualty: face.Settle, rules.KindCounter: face.Fight,
		rules.KindPlace: face.Settle, rules.KindSellPeasant: face.Gain},
}

// ruleOf is the paragraph of what has one of its own: an objective or an action card.
func ruleOf(b *rules.Box, r face.Ref) string {
	switch name, n, _ := r.Parts(); name {
	case "obj", "decl", "done":
		line := 0 // copies lie next to each other and share one
		for id := uint8(1); int(id) <= n; id++ {
			if !copyOf(b, id, id-1) {
				line++
			}
		}
		return "objectives-one-" + num(line)
	case "act":
		return "cards-one-" + num(n-int(rules.AddedDefense)+1)
	}
	return ""
}

// exampleSeed deals the table of the worked example.
const exampleSeed = 1

// worked are the examples of the rules, each a part of a table as it was dealt.
var worked = []face.Worked{{Para: "town-example", Draw: func() app.UI {
	return ui.Box("cq", draw(session.Dealt(rules.Def, exampleSeed), face.Unlit, "").builders())
}}}
