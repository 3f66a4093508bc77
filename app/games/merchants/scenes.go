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
			s.Chips = append(s.Chips, booty(e)...)
		}
		if e.Kind == rules.EvBattle {
			s.Art = func() app.UI { return c.duel(fought(e)) }
			s.At = battleRef(rules.Region(e.A>>3%rules.Regions), int(e.A&7))
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
func booty(e game.Event) []face.Chip {
	switch e.Kind {
	case rules.EvBattle:
		return nil
	case rules.EvDefeated:
		n := rules.DefeatedValue[rules.QualityOf(rules.Kind(e.A))]
		return chips(defeatedIcon, n, say.ChipPoints(n), true)
	}
	return earn(int(e.N))
}

// duel draws the two weapons of a battle with their owners and levels; whatever is lost is crossed out.
func (c narrator) duel(b battle) app.UI {
	side := func(i int) app.UI {
		p := rules.TileOwner(b.owners[i])
		class, level := "bm-space bm-tile "+c.seatClass(p), ui.Sign(steveIcon, "")
		if b.winner != i+1 {
			class += " bm-falls"
		}
		if p >= 0 {
			level = amount("", craftIcon, face.Num(b.levels[i]))
		}
		return ui.Box("bm-duelist", ui.Box(class, picture(weaponArt(b.kinds[i]), "bm-weapon"), c.crest(p)), level)
	}
	return app.Div().Class("bm bm-duel").Aria("hidden", "true").Body(side(0), side(1))
}
