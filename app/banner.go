package app

import (
	"errors"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/ui"
	"tabard/web/store"
)

// banner says what the player must know on every screen: that nothing is kept, that a game is not saved, that something
// went wrong.
func (s *room) banner() app.UI {
	text, class := "", "banner"
	var acts []app.UI
	lost := false // besides, what came last is nowhere else
	switch t := s.current; {
	case t != nil && t.Report != "":
		text = lingo.T("banner.broken")
		acts = append(acts, ui.WordButton("reload", "", "", "", "broken.reload"),
			ui.WordButton("report", "", "", "", "broken.copy"))
		lost = t.View.Save.Err != nil
	case t != nil && t.Watched:
		text = s.watchText(t)
		acts = s.watchActs(t)
	case t == nil && s.outdated != "":
		text = lingo.T("banner." + string(s.outdated))
		acts = append(acts, s.renewAct())
		lost = s.atRisk()
	case t != nil && t.View.Save.Err != nil:
		text = lingo.T("banner.unsaved", house.Problem(t.View.Save.Err))
		if errors.Is(t.View.Save.Err, store.ErrFull) {
			acts = append(acts, ui.WordButton("room", "", "", "trash", "room.title"))
		}
		acts = append(acts, s.fileAct())
	case s.shelf.Volatile() || s.Facts.Volatile:
		class += " banner-calm"
		text = lingo.T("banner.volatile")
		if t != nil {
			acts = append(acts, s.fileAct())
		}
	}
	if lost {
		text += " " + lingo.T("banner.lastunsaved")
		acts = append(acts, s.fileAct())
	}
	return app.Div().ID("banner").Class(class).Role("alert").Hidden(text == "").Body(
		ui.Pic("alert"), ui.Say(text), ui.Box("banner-acts", acts...))
}

// fileAct is the way to a file: of the game on the screen, or of all.
func (s *room) fileAct() app.UI {
	if s.current == nil {
		return ui.WordButton("exportall", "", "", "download", "saves.exportall")
	}
	return ui.WordButton("export", "", "", "download", "menu.export")
}
