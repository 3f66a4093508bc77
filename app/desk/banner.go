package desk

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/table"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/page"
	"tabard/web/store"
)

// Banner tells what the player must know on every screen: the browser keeps nothing, a game is not saved, something went wrong.
func (d *Desk) Banner() app.UI {
	text, class := "", "banner"
	var acts []app.UI
	lost := false // besides, the last moves are saved nowhere
	switch t := d.current; {
	case t != nil && t.Voice.Report() != "":
		text = say.BannerBroken.String()
		acts = append(acts, ui.WordButton("reload", "", "", "", say.BrokenReload),
			ui.WordButton("report", "", "", "", say.BrokenCopy))
		lost = t.View.Save.Err != nil
	case t != nil && t.Watched:
		text = d.watchText(t)
		acts = d.watchActs(t)
	case t == nil && d.outdated != "":
		text = d.outdated.String()
		acts = append(acts, renewAct(d.house.Facts))
		lost = d.AtRisk()
	case t != nil && t.View.Save.Err != nil:
		text = say.BannerUnsaved(house.Problem(t.View.Save.Err))
		if errors.Is(t.View.Save.Err, store.ErrFull) {
			acts = append(acts, ui.WordButton("room", "", "", "trash", say.RoomTitle))
		}
		acts = append(acts, fileAct(d.current))
	case d.house.Shelf.Volatile() || d.house.Facts.Volatile:
		class += " banner-calm"
		text = say.BannerVolatile.String()
		if t != nil {
			acts = append(acts, fileAct(d.current))
		}
	}
	if lost {
		text += " " + say.BannerLastunsaved.String()
		acts = append(acts, fileAct(d.current))
	}
	return app.Div().ID("banner").Class(class).Role("alert").Hidden(text == "").Body(
		ui.Pic("alert"), ui.Say(text), ui.Box("banner-acts", acts...))
}

// fileAct is the button that saves the game on the screen as a file, or all games if there is none.
func fileAct(t *table.Table) app.UI {
	if t == nil {
		return ui.WordButton("exportall", "", "", "download", say.SavesExportall)
	}
	return ui.WordButton("export", "", "", "download", say.MenuExport)
}

// watchText says why nobody can play at a table, and whether its last moves are saved nowhere.
func (d *Desk) watchText(t *table.Table) string {
	because := d.whys[t.View.ID]
	text := because.String()
	if because != whyStale && t.View.Save.Err != nil {
		text += " " + say.BannerLastunsaved.String()
	}
	return text
}

// renewAct is the button that starts the newer version.
func renewAct(facts page.Facts) app.UI {
	if facts.Update == "waiting" {
		return ui.WordButton("update", "", "btn-wax", "", say.UpdateNow)
	}
	return ui.WordButton("reload", "", "", "", say.BrokenReload)
}

// watchActs are the buttons with which the player can go on playing at a stopped table.
func (d *Desk) watchActs(t *table.Table) (acts []app.UI) {
	because := d.whys[t.View.ID]
	split := t.View.Letter == 0 && (because == whyStale || because == whyTaken && t.View.Save.Err != nil)
	switch {
	case because == whyOther:
		return []app.UI{ui.WordButton("leaveother", "", "btn-wax", "", say.TabsBack)}
	case because == d.outdated:
		acts = append(acts, renewAct(d.house.Facts))
	case split:
		acts = append(acts, ui.WordButton("takeover", "", "", "", say.TabsTakeover),
			ui.WordButton("rejoin", "", "", "", say.TabsRefresh))
	default:
		acts = append(acts, ui.WordButton("rejoin", "", "", "", say.TabsRejoin))
	}
	if t.View.Save.Err != nil {
		acts = append(acts, fileAct(d.current))
	}
	return acts
}
