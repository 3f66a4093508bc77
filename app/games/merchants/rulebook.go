package merchants

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// index leads to the rules; the examples are drawn in the words of a language.
var index = face.Index{
	Prompts: []string{rules.FrameAction: "turn", rules.FrameForge: "forge", rules.FrameSecond: "more-crafty", rules.FrameDrive: "more-parts",
		rules.FrameSellByCard: "more", rules.FrameRush: "more-bond", rules.FrameRegion: "more-surveys", rules.FrameRace: "more-ties", rules.FrameFree: "more-crafty",
		rules.FrameOld: "boxes-chosen", rules.FrameBond: "more-bond", rules.FrameTurnDone: "turn"},
	Actions: []string{game.Pass: "turn-pass", game.Done: "forge", game.EndTurn: "turn", rules.KindLearn: "learn", rules.KindForge: "forge", rules.KindSell: "sell",
		rules.KindTakeKingdom: "kingdom-take", rules.KindForgeSell: "both", rules.KindRegion: "more-surveys", rules.KindRace: "more-ties", rules.KindFree: "more-crafty",
		rules.KindOld: "boxes-chosen", rules.KindBond: "more-bond"},
	Reasons: []string{rules.WhyOver: "year", rules.WhyNotAsked: "turn", rules.WhyEmpty: "clean-used", rules.WhyGold: "turn-pay", rules.WhyLevel: "forge-vorpal",
		rules.WhyForgeFirst: "forge-least", rules.WhyNotHeld: "sell", rules.WhyOccupied: "sell", rules.WhyWeapon: "sell", rules.WhySameWeapon: "more-bait",
		rules.WhyLocked: "tokens", rules.WhyNotLocked: "more-bait", rules.WhyLimit: "kingdom-keep", rules.WhyUseless: "kingdom-take", rules.WhyNoBonus: "learn-bonus",
		rules.WhyBonusUsed: "both-once", rules.WhyTaken: "sell-tile", rules.WhyMustAct: "turn-pass", rules.WhyMustFirst: "more-parts", rules.WhyActed: "turn",
		rules.WhyNotActed: "turn"},
	Parts: []string{"goal-gold", "year", "year-prizes", "year-cards"},
	Total: "goal",
	Pieces: [][2]string{{"space", "sell"}, {"battle", "tokens"}, {"region", "table"}, {"race", "sell-tile"}, {"craft", "learn"}, {"kingdom", "kingdom"},
		{"bonus", "learn-bonus"}, {"held", "forge"}, {"level", "learn"}, {"mykingdom", "kingdom-keep"}, {"seat", "goal-gold"}, {"season", "season"}, {"steve", "steve"},
		{"craftdeck", "learn-cost"}, {"kingdomdeck", "kingdom"}, {"craftgone", "clean-used"},
		{"kingdomgone", "clean-used"}},
	Art: [][2]string{{"goal", "Orcs"}, {"table", "Mountains"}, {"learn", "Hammer"}, {"forge", "Sword"}, {"forge-vorpal", "SwordVorpal"}, {"sell", "Axe"},
		{"sell-tile", "Elves"}, {"war", "MaceVorpal"}, {"kingdom-slush", "SlushFund"}, {"kingdom", "KingsRansom"}},
	Aims: []face.Aim{game.Pass: face.Finish, game.Done: face.Finish, game.EndTurn: face.Finish, rules.KindLearn: face.Build, rules.KindForge: face.Build,
		rules.KindSell: face.Gain, rules.KindTakeKingdom: face.Build, rules.KindForgeSell: face.Gain, rules.KindRegion: face.Settle, rules.KindRace: face.Settle,
		rules.KindFree: face.Settle, rules.KindOld: face.Settle, rules.KindBond: face.Settle},
}

// parts of a turn: the heading of their choices, their rule and their verb.
var parts = [...]struct {
	text words.Text
	rule string
	kind game.Kind
}{
	{say.TurnLearn, "learn", rules.KindLearn}, {say.TurnForge, "forge", rules.KindForge}, {say.TurnSell, "sell", rules.KindSell},
	{say.TurnKingdom, "kingdom", rules.KindTakeKingdom}, {say.TurnBoth, "both", rules.KindForgeSell},
}

// turn is the viewer's turn for its card: one of its actions, and the end.
func (c *teller) turn() []face.Item {
	if c.my() == nil || c.v.Over || c.v.Turn != c.me {
		return nil
	}
	list := make([]face.Item, len(parts)+1)
	for i, p := range parts {
		list[i] = face.Item{Text: p.text.String(), Rule: p.rule}
		switch c.v.Prompt.Kind {
		case rules.FrameAction:
			list[i].Locked = c.lockedPart(p.kind)
		case rules.FrameTurnDone:
			list[i].Locked = c.labeller().reason(game.Reason{ID: rules.WhyActed})
		}
	}
	list[len(parts)] = face.Item{Text: say.TurnEnd.String(), Rule: "turn", Must: true}
	return list
}

// lockedPart says why nothing of a verb can be done now; empty if something can.
func (c *teller) lockedPart(k game.Kind) string {
	for _, a := range c.v.Legal {
		if a.Kind == k {
			return ""
		}
	}
	for _, a := range c.s.Tries(nil) {
		if a.Kind == k {
			return c.labeller().reason(c.s.Why(a))
		}
	}
	return say.TurnNone.String()
}

// exampleSeed deals the table of the worked example.
const exampleSeed = 1

// worked are the examples of the rules, each a part of a table as it was dealt.
func worked() []face.Worked {
	return []face.Worked{{Para: "table-example", Draw: func() app.UI {
		v := session.Dealt(rules.Def, exampleSeed)
		return ui.Box("bm", draw(v, face.Unlit).fronts()[0])
	}}}
}

// cardRule is the paragraph of a kingdom card: its line in the list of its group.
func cardRule(b *rules.Box, card uint8) string {
	deck, n := b.Kingdoms[card].Deck, 0
	for _, c := range b.Kingdoms[1 : card+1] {
		if c.Deck == deck {
			n++
		}
	}
	return "group" + face.Num(int(deck)+1) + "-card-" + face.Num(n)
}
