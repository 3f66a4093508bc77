// Package conquer is Craft & Conquer: Medieval on the screen: its words, its board and the refs that tie both to the rules.
//
// Refs of pieces: hex:CELL for a space of the board and the soldier on it, site:SITE for a settlement or a place for one,
// slot:SLOT and place:SLOT for an empty tile slot and player slot, tile:TILE for a tile to be laid; faction:FACTION,
// build:TYPE for a settlement to be established, seat:SEAT, fight for the open engagement and die:FACE for a die that can be
// taken away; deck:obj, deck:act, gone:obj, gone:act for decks and discard piles; and among the viewer's own things
// obj:CARD, decl:CARD and done:CARD for objectives in hand, declared and completed, act:KIND:OPEN for action cards, res:RESOURCE,
// coins, peasants, captured, ammo:KIND and reserve:TYPE. The numbers are those of the rules.
package conquer

import (
	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// lengths are means of 120 games of squires with the usual options: see face.Length.
var lengths = face.Lengths{10, 15, [...]face.Length{2: {76, 35, 15}, 3: {69, 66, 10}, 4: {61, 91, 10}}}

// Face is Craft & Conquer for the shell.
func Face() *face.Face { return faceIn(en) }

func faceIn(w *words) *face.Face {
	f := &face.Face{
		Def: rules.Def, Length: &lengths, Emblem: "game-conquer",

		Prompt: func(v session.View) face.Prompt { return look(v, w).prompt() },
		Action: func(v session.View, a game.Action) face.Label { return look(v, w).labeller().label(a) },
		Event:  func(v session.View, e game.Event) face.Line { return look(v, w).narrator().line(e) },
		Reason: func(v session.View, r game.Reason) string { return look(v, w).labeller().reason(r) },
		Locked: func(v session.View) []face.Locked { return look(v, w).labeller().locked() },
		Inspect: func(v session.View, r face.Ref) face.Detail {
			d := look(v, w).inspect(r)
			if d.Title != "" {
				d.Rule = ruleOf(r)
			}
			return d
		},
		Chapter: func(v session.View, events []game.Event, i int) string {
			return look(v, w).narrator().chapter(events, i)
		},
		Scenes: func(v session.View, events []game.Event) []face.Scene { return look(v, w).narrator().scenes(events) },

		Prescribe: w.prescribe,
		Allies: func(v session.View, a, b game.Player) bool {
			s := look(v, w).s
			return s != nil && !s.Enemies(a, b)
		},

		Index:     index,
		List:      w.ruleList,
		Glance:    func(v session.View, p game.Player) []face.Chip { return look(v, w).glance(p) },
		Turnline:  func(v session.View) string { return look(v, w).turnline() },
		Means:     func(v session.View) []face.Chip { return look(v, w).means() },
		Checklist: func(v session.View) []face.Item { return look(v, w).checklist() },

		Scores: func(v session.View, part int) bool {
			return part < kingdomPart || v.Setup.Options[rules.OptionEnd] != 0
		},

		Areas: []face.Area{
			{Name: w.Board[areaMap], Holds: []string{"hex", "site", "slot", "place", "tile", "faction", "fight", "die"}},
			{Name: w.Board[areaCamp], Holds: []string{"seat", "build", "deck", "gone"}},
		},
		Lesson: lesson(w),
		Art:    art,
		Map:    mapOf(w),
		Board:  board(w),
		Mine:   mine(w),
		Player: player(w),
	}
	f.Index.Examples = w.worked()
	return f.In(&w.Words)
}

// teller is a view with its state unpacked and the words to speak of it.
type teller struct {
	*words
	face.Speaker // Who, Whose, WhoIn, WhoseIn, NameOf
	v            session.View
	s            *rules.State // nil while the table is covered
	me           game.Player  // the viewer, or Nobody
}

func look(v session.View, w *words) *teller {
	s, _ := v.State.(*rules.State)
	return &teller{words: w, Speaker: face.Speaker{V: v, G: &w.Grammar}, v: v, s: s, me: v.Viewer}
}

// The parts of a teller, each with one thing to tell.
type (
	// labeller names actions: what each does, what it costs and brings, and why others are not possible.
	labeller struct{ *teller }
	// narrator tells events: the lines of the log, what travels, and what is watched step by step.
	narrator struct{ *teller }
	// mapper finds its way on the map: where pieces lie, what places are called, where the keyboard goes.
	mapper struct{ *teller }
)

func (c *teller) labeller() labeller { return labeller{c} }
func (c *teller) narrator() narrator { return narrator{c} }
func (c *teller) mapper() mapper     { return mapper{c} }

// my is the viewer's own seat, or nil.
func (c *teller) my() *rules.Seat {
	if c.s == nil || c.me < 0 || int(c.me) >= int(c.s.N) {
		return nil
	}
	return &c.s.Seats[c.me]
}
