package merchants

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/ui"
	say "tabard/app/words/merchants"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// scenes play out a war: each battle, the repairs, and in winter the year's end. Everything comes from the events, since
// the board has moved on.
func (c narrator) scenes(events []game.Event) (all []face.Scene) {
	war, season, at := false, say.Season(0), -1
	for _, e := range events {
		if e.Kind == rules.EvWar {
			war, season = true, say.Season(e.N)
		}
		title := sceneTitle(e, season)
		if !war || title == "" && !face.At(follows[:], int(e.Kind)) {
			continue
		}
		if title != "" { // at the year's end every seat comes with all it gets
			at = slices.IndexFunc(all, func(s face.Scene) bool { return s.Title == title })
		}
		if at < 0 {
			at = len(all)
			all = append(all, face.Scene{Title: title})
		}
		s := &all[at]
		s.Text = strings.TrimSpace(s.Text + " " + say.Sentence(c.said(e)))
		if e.Who == c.me && e.Who >= 0 {
			s.Chips = append(s.Chips, c.booty(e)...)
		}
		if e.Kind == rules.EvBattle {
			r, depth := rules.Region(e.A>>3%rules.Regions), int(e.A&7)
			s.At, s.Sides = battleRef(r, depth), c.duel(fought(e), r, depth)
		} else if i := slices.IndexFunc(s.Sides, func(side face.Side) bool { return side.Seat == e.Who }); i >= 0 {
			s.Sides[i].Gains = append(s.Sides[i].Gains, c.booty(e)...)
		}
	}
	return all
}

// follows are the events that belong to the battle before them.
var follows = [len(rules.EventNames)]bool{rules.EvDefeated: true, rules.EvSalvage: true, rules.EvInsured: true}

// sceneTitle is the title of the scene that an event belongs to; empty for that of the one before.
func sceneTitle(e game.Event, season say.Season) string {
	switch e.Kind {
	case rules.EvBattle:
		return say.SceneTitle(int(e.A&7), say.Region(e.A>>3), season)
	case rules.EvRepairs:
		return say.ChapterRepairs.String()
	case rules.EvUnsold:
		return partUnsold.String()
	case rules.EvPrize:
		return partPrize.String()
	case rules.EvEndCard:
		return partCards.String()
	}
	return ""
}

// said is an event as a sentence without the place that the title names already.
func (c narrator) said(e game.Event) string {
	if e.Kind == rules.EvBattle {
		return c.battle(e)
	}
	return c.told(e)
}

// booty is what an event of a war or of the year's end brings its seat.
func (c narrator) booty(e game.Event) []face.Chip {
	switch e.Kind {
	case rules.EvBattle:
		return nil
	case rules.EvDefeated:
		n := c.box().DefeatedValue[rules.QualityOf(rules.Kind(e.A))]
		return chips(defeatedIcon, n, say.ChipPoints(n), true)
	}
	return earn(int(e.N))
}

// duel are the two weapons of a battle on their spaces, with their owners' levels.
func (c narrator) duel(b battle, r rules.Region, depth int) (sides []face.Side) {
	for row, x := range c.rows() {
		i := len(sides)
		if x.Region != r || i > 1 {
			continue
		}
		p := rules.TileOwner(b.owners[i])
		side := face.Side{Seat: p, Name: say.Kind(b.kinds[i]).String(), Strikes: true, Role: craftIcon, Figures: []face.Figure{{
			At: spaceRef(rules.SpaceOf(row, depth)), Falls: b.winner != i+1,
			Art: func() app.UI {
				return ui.Box("bm", ui.Box("bm-space bm-tile "+c.seatClass(p), picture(weaponArt(b.kinds[i]), "bm-weapon"), c.crest(p)))
			}}}}
		if p >= 0 {
			side.Strength = face.Num(b.levels[i])
		}
		sides = append(sides, side)
	}
	if rows := c.sides(r); rows[0] > rows[1] {
		slices.Reverse(sides)
	}
	return sides
}
