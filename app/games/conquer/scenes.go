package conquer

import (
	"strings"

	"tabard/app/face"
	say "tabard/app/words/conquer"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// An engagement is watched once it is over: from the declaration, one scene for each roll and what became of it. With cards
// that may be played, it spreads over several entries of the log, so the scenes of the last of them look back.

// scenes play out the engagement that ends with these events; none if none does.
func (c narrator) scenes(events []game.Event) (all []face.Scene) {
	if c.s == nil {
		return nil
	}
	end := ends(events)
	if end == 0 || end < 0 && !c.lastWord(events) {
		return nil
	}
	var b *bout
	for _, e := range c.engagement(events) {
		if e.Kind == rules.EvAttacked || e.Kind == rules.EvVolley {
			all = nil // a new one
		}
		title := c.title(e)
		if all == nil && !declares([]game.Event{e}) || !fights[e.Kind] {
			continue
		}
		if title != "" {
			all = append(all, face.Scene{Title: title})
		}
		b = b.after(e)
		s := &all[len(all)-1]
		s.Text = strings.TrimSpace(s.Text + " " + say.Sentence(c.said(e)))
		s.At, s.Sides, s.Shot = hexRef(b.party(false).cells[0]), c.sides(b), b.shot
		switch {
		case e.Kind == rules.EvRoll: // before, as many dice were due
			for i := range all[len(all)-2].Sides {
				side, due := &all[len(all)-2].Sides[i], 0
				for _, n := range b.party(side.Strikes).dice {
					due += int(n)
				}
				side.Strength = itoa(due)
			}
		case e.Kind == rules.EvDefeated && e.Who == c.me:
			s.Chips = []face.Chip{craftChip(int(e.N))}
		}
	}
	return all
}

// fights are the events that belong to an engagement.
var fights = [len(rules.EventNames)]bool{rules.EvAttacked: true, rules.EvVolley: true, rules.EvCounter: true, rules.EvNoCounter: true, rules.EvRoll: true,
	rules.EvAddedDie: true, rules.EvDieRemoved: true, rules.EvHeld: true, rules.EvDefeated: true, rules.EvPlayed: true, rules.EvRetreated: true}

// ends says whether an engagement is over with these events: 1 for certain, -1 if the defender has held and might strike
// back, 0 not at all.
func ends(events []game.Event) (end int) {
	for _, e := range events {
		switch e.Kind {
		case rules.EvDefeated, rules.EvNoCounter, rules.EvRetreated:
			end = 1
		case rules.EvHeld:
			end = -1
		case rules.EvAttacked, rules.EvVolley, rules.EvCounter:
			end = 0
		}
	}
	return end
}

// lastWord says that nobody is asked to strike back after these events, nor was.
func (c narrator) lastWord(events []game.Event) bool {
	i := c.entry(events)
	if i < 0 {
		return c.v.Prompt.Kind != rules.FrameCounter
	}
	if i+1 == len(c.v.Log) {
		return c.v.Prompt.Kind != rules.FrameCounter
	}
	next := c.v.Log[i+1].Events
	return len(next) == 0 || next[0].Kind != rules.EvCounter && next[0].Kind != rules.EvNoCounter
}

// entry is the place in the log of the entry that has these events, -1 if it has none such.
func (c narrator) entry(events []game.Event) int {
	for i := len(c.v.Log) - 1; i >= 0; i-- {
		if l := c.v.Log[i].Events; len(l) > 0 && len(events) > 0 && &l[0] == &events[0] {
			return i
		}
	}
	return -1
}

// engagement is all that has happened since the attack was declared which these events bring to its end.
func (c narrator) engagement(events []game.Event) []game.Event {
	all := events
	for i := c.entry(events) - 1; i >= 0 && !declares(all); i-- {
		all = append(append([]game.Event(nil), c.v.Log[i].Events...), all...)
	}
	return all
}

func declares(events []game.Event) bool {
	for _, e := range events {
		if e.Kind == rules.EvAttacked || e.Kind == rules.EvVolley {
			return true
		}
	}
	return false
}

// title is the title of the scene that an event begins; empty for one that belongs to the scene before.
func (c narrator) title(e game.Event) string {
	switch e.Kind {
	case rules.EvAttacked, rules.EvVolley:
		to := e.B
		if e.Kind == rules.EvVolley {
			to = e.C
		}
		return say.SceneAttack(c.cellName(to))
	case rules.EvCounter:
		return say.SceneCounter(c.cellName(e.B))
	case rules.EvRoll:
		return say.SceneRoll.String()
	}
	return ""
}
