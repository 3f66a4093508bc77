package conquer

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// lying are the dice of a drawing by their faces.
func lying(dice func() app.UI) (faces [4]byte) {
	html := app.HTMLString(dice())
	for i := range faces {
		faces[i] = byte(strings.Count(html, "cq-face-"+itoa(i)))
	}
	return faces
}

// fallen are the places of those who fall in a scene.
func fallen(s face.Scene) (refs []face.Ref) {
	for _, side := range s.Sides {
		for _, f := range side.Figures {
			if f.Falls {
				refs = append(refs, f.At)
			}
		}
	}
	return refs
}

// Whatever is watched of a fight is what the log tells of it: the dice and their sums, who strikes, and who falls. As long as nobody plays a
// card on a roll, its dice lie as they were thrown.
func TestAFightShowsWhatTheLogTells(t *testing.T) {
	f := Face()
	rolls, falls, changed := 0, 0, 0
	for _, setup := range setups(2) {
		var log []session.Entry
		var since []game.Event // the attack was declared
		lively(t, setup, func(s *rules.State, events []game.Event) {
			if len(events) == 0 {
				return
			}
			log = append(log, session.Entry{Index: len(log), Events: slices.Clone(events)})
			for _, e := range events {
				if e.Kind == rules.EvAttacked || e.Kind == rules.EvVolley {
					since = nil
				}
				since = append(since, e)
			}
			v := viewOf(s, 0, 1)
			v.Log = log
			scenes := f.Scenes(v, log[len(log)-1].Events)
			if len(scenes) == 0 {
				return
			}
			at, shown := 0, 0 // the scene of the event
			var dice [2][4]byte
			for _, e := range since {
				switch e.Kind {
				case rules.EvCounter, rules.EvRoll:
					at++
				}
				if at >= len(scenes) {
					t.Fatalf("%d scenes of %v", len(scenes), since)
				}
				switch e.Kind {
				case rules.EvRoll:
					rolls++
					dice = [2][4]byte{rules.DiceOf(e.A), rules.DiceOf(e.B)}
				case rules.EvAddedDie:
					changed++
					dice[1][e.A]++
				case rules.EvDieRemoved:
					changed++
					dice[e.B][e.A]--
				case rules.EvDefeated:
					shown++
					if got := fallen(scenes[at]); len(got) != 1 || got[0] != hexRef(e.B) {
						t.Fatalf("%v falls in the scene of %v", got, e)
					}
				}
			}
			for i, x := range scenes {
				falls += len(fallen(x))
				shown -= len(fallen(x))
				for _, side := range x.Sides {
					if rolled := i > 0 && x.Title == scenes[1].Title; rolled != (side.Dice != nil) {
						t.Fatalf("scene %d, %q: dice lie: %t", i, x.Title, !rolled)
					}
				}
			}
			if shown != 0 {
				t.Fatalf("somebody else falls: %v", since)
			}
			last := scenes[len(scenes)-1]
			halved := slices.ContainsFunc(since, func(e game.Event) bool {
				return e.Kind == rules.EvPlayed && rules.ActionCard(e.A) == rules.WeakerFight
			})
			for _, side := range last.Sides {
				if side.Dice == nil {
					continue // the target has withdrawn
				}
				i := 1
				if side.Strikes {
					i = 0
				}
				if got := lying(side.Dice); got != dice[i] {
					t.Fatalf("%v lie, %v were thrown: %v", got, dice[i], since)
				}
				if want := itoa(rules.Total(dice[i][:], 0)); side.Strength != want && !halved {
					t.Fatalf("they count %s, want %s", side.Strength, want)
				}
			}
		})
	}
	if rolls < 20 || falls < 10 {
		t.Errorf("%d rolls, %d changed by cards, %d soldiers fell", rolls, changed, falls)
	}
}

// The west is at the left, and whoever stands there stays there when the other strikes back; who withdraws is seen to go.
func TestTheSidesOfAFight(t *testing.T) {
	c := at(t, func(s *rules.State, me, foe *rules.Seat) {})
	cells := field(t, c.s, 2)
	duel := int16(rules.Warrior) | (int16(rules.Archer)|1<<3)<<3
	b := (*bout)(nil).after(game.Event{Kind: rules.EvAttacked, Who: 0, A: cells[0], B: cells[1], N: duel})
	first := c.narrator().sides(b)
	b = b.after(game.Event{Kind: rules.EvCounter, Who: 1, A: cells[1], B: cells[0], C: rules.AmmoFlaming, N: int16(rules.Archer) | int16(rules.Warrior)<<3})
	then := c.narrator().sides(b)
	x := func(side face.Side) int {
		p, _ := c.mapper().middle(side.Figures[0].At)
		return p.x
	}
	if x(first[0]) > x(first[1]) || first[0].Figures[0].At != then[0].Figures[0].At || first[0].Strikes == then[0].Strikes || b.shot != flamingIcon {
		t.Errorf("%+v then %+v, %s", first, then, b.shot)
	}
	left := c.narrator().sides((*bout)(nil).after(game.Event{Kind: rules.EvAttacked, Who: 0, A: cells[0], B: cells[1], N: duel}).
		after(game.Event{Kind: rules.EvRetreated, Who: 1, A: cells[1], B: cells[0] + 1}))
	for _, side := range left {
		if gone := side.Figures[0].To != ""; gone != (side.Seat == 1) {
			t.Errorf("seat %d withdraws: %t", side.Seat, gone)
		}
	}
	wall := b.after(game.Event{Kind: rules.EvPlayed, Who: 0, A: uint16(rules.ShieldWall), B: cells[0] + 1, N: int16(rules.Warrior)})
	if n := len(wall.party(false).cells); n != 2 || len(b.party(false).cells) != 1 {
		t.Errorf("%d stand in the wall, and %d did before", n, len(b.party(false).cells))
	}
}
