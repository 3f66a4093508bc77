package conquer

import (
	"tabard/app/face"
	rules "tabard/engines/conquer"
)

// words is everything the game says in one language. Sentences have places in braces, filled by fill; another language is
// another value of this type in another file. Tables are arrays by the ids of the rules or by the names in text_*_en.go, and
// tests demand an entry for every one.
type words struct {
	face.Words

	Terrains   [rules.Terrains + 1]face.Noun // the last is an empty slot
	Resources  [rules.Resources]face.Noun
	Soldiers   [rules.SoldierTypes + 1]face.Noun
	Towns      [rules.SettlementTypes]face.Noun
	Tiers      [rules.Avalon + 1]string // "Farm", "second tier Farm": with {town}
	Colors     [rules.Colors]string
	Factions   [rules.Factions]face.Card // Brief is the name of the perk, Line what it does
	Cards      [rules.ActionCards + 1]face.Card
	Objectives [rules.Objectives + 1]face.Card
	Arrows     [rules.ArrowKinds]face.Noun
	Faces      [rules.Faces]string      // of dice
	Ways       [rules.Directions]string // "east"

	Prompts [len(rules.FrameNames)]face.Question
	Actions [len(rules.KindNames)]face.Verb
	Events  [len(rules.EventNames)]string
	Reasons [len(rules.WhyNames)]string
	More    [texts]string    // sentences and parts of sentences that hang on more than one id
	Board   [captions]string // captions of the board, and what it says to those who listen
	Inspect [accounts]string // what explains single pieces

	Lines   [ruleLines]string         // of the lists in the rules
	Turns   [rules.IconAny + 1]string // in whose turn a card is played, by its icons
	Moments [8]string                 // when it is, by the windows in the order of their bits

}

// fill puts values into the places of a sentence: fill("At {place}", "place", "C4").
func fill(sentence string, namesAndValues ...string) string {
	return face.Fill(sentence, namesAndValues...)
}

func num(n int) string { return face.Num(n) }

// say is a sentence or part of More.
func (w *words) say(t text, namesAndValues ...string) string {
	return fill(w.More[t], namesAndValues...)
}

// caption is a text of the board.
func (w *words) caption(k caption, namesAndValues ...string) string {
	return fill(w.Board[k], namesAndValues...)
}

// account is a text of a sheet that explains a piece.
func (w *words) account(k account, namesAndValues ...string) string {
	return fill(w.Inspect[k], namesAndValues...)
}

// goods is a price or a yield in words: "2 coins, 1 wood and 1 peasant"; the word for nothing if there is none.
func (w *words) goods(g rules.Goods) string {
	if parts := w.goodsWords(g); parts != nil {
		return w.List(parts)
	}
	return w.More[nothing]
}

// goodsWords are the single amounts of a price or a yield.
func (w *words) goodsWords(g rules.Goods) (parts []string) {
	if g.Coins > 0 {
		parts = append(parts, w.Count(int(g.Coins), w.More[coinOne], w.More[coinMany]))
	}
	for r, n := range g.Stock {
		if n > 0 {
			parts = append(parts, w.Times(int(n), w.Resources[r]))
		}
	}
	if g.Peasants > 0 {
		parts = append(parts, w.Count(int(g.Peasants), w.More[peasantOne], w.More[peasantMany]))
	}
	return parts
}
