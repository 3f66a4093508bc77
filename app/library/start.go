package library

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/ui"
	say "tabard/app/words/shell"
	"tabard/web/store"
)

// startScreen is the first screen.
type startScreen struct {
	lib      *Library
	declined bool // the update was put off
}

func (s *startScreen) view() app.UI {
	all := games.All()
	return app.Main().Class("page start").Body(
		app.Header().Class("inn").Body(
			ui.InnSign("sign-art"),
			app.H1().ID("title").TabIndex(-1).Class("sign-name").Text(say.StartName.String()),
			ui.Para("sign-line", say.StartLine.String()),
		),
		s.news(),
		s.lib.post.List(),
		s.continueCard(),
		app.Section().Class("games").Aria("label", say.StartGames.String()).Body(
			app.Range(all).Slice(func(i int) app.UI { return gameCard(all[i], s.lesson(all[i])) }),
		),
		s.dailyCard(),
		s.lib.readingLine(),
		s.recent(),
		app.Nav().Class("foot").Aria("label", say.StartMore.String()).Body(
			ui.WordLink("saves", "btn btn-quiet", "save", say.StartSaves),
			ui.WordLink("records", "btn btn-quiet", "trophy", say.StartRecords),
			ui.WordLink("settings", "btn btn-quiet", "settings", say.StartSettings),
			ui.WordLink("credits", "btn btn-quiet", "info", say.StartCredits),
			ui.WordButton("install", "", "btn-quiet", "install", say.StartInstall).
				Hidden(!s.lib.house.Facts.Installable),
		),
		app.P().Class("offline").Body(
			ui.Pic(s.offlinePic()), app.Span().Text(s.offlineText())),
	)
}

func (s *startScreen) offlinePic() string {
	if s.lib.house.Facts.Whole {
		return "check"
	}
	return "info"
}

func (s *startScreen) offlineText() string {
	switch {
	case s.lib.house.Facts.Whole:
		return say.OfflineReady.String()
	case s.lib.house.Facts.Update == "installing":
		return say.OfflineInstalling.String()
	}
	return say.OfflineLocal.String()
}

// news offers a new version of the app, which is taken over only when the player says so.
func (s *startScreen) news() app.UI {
	return app.Section().ID("update").Class("card news").Hidden(s.lib.house.Facts.Update != "waiting" || s.declined).Body(
		ui.Say(say.UpdateText.String()),
		ui.Box("row",
			ui.WordButton("update", "", "btn-wax", "", say.UpdateNow),
			ui.WordButton("later", "", "btn-quiet", "", say.UpdateLater)))
}

func (s *startScreen) continueCard() app.UI {
	it, ok := s.lib.last()
	if !ok {
		return app.Section().Hidden(true)
	}
	f := games.ByID(it.Game)
	return app.Section().Class("card go-on").Aria("label", s.lib.goOnWord()).Body(
		app.A().Class("go-on-link").Href("#play/"+it.ID).DataSet("continue", it.ID).Body(
			ui.Symbol(f.Emblem, "go-on-emblem"),
			app.Span().Class("go-on-text").Body(
				ui.Span("go-on-word", s.lib.goOnWord()),
				ui.Span("go-on-name", gameTitle(it)),
				ui.Span("hint", s.lib.whereIs(it))),
			seatCrests(it),
			ui.Pic("right")))
}

func seatCrests(it store.Item) app.UI {
	return app.Span().Class("crests").Body(
		app.Range(it.Seats).Slice(func(i int) app.UI { return ui.Crest(it.Seats[i].Colour, it.Seats[i].Name) }))
}

// lesson offers the guided first game of a game: to who has begun none of it and played no game of it to its end, as far as that is known.
func (s *startScreen) lesson(f *face.Face) app.UI {
	played := slices.ContainsFunc(s.lib.items, func(it store.Item) bool { return it.Game == f.Def.ID && (it.Practice || it.Over) })
	if !s.lib.reader.known || s.lib.itemsErr != nil || played || len(s.lib.book.of(f.Def.Code)) > 0 {
		return app.Text("")
	}
	word := say.RulesLearn
	if len(s.lib.items) == 0 && s.lib.book.empty() {
		word = say.StartLearn
	}
	return ui.LearnButton(f, word.String())
}

func gameCard(f *face.Face, learn app.UI) app.UI {
	id := f.Def.ID
	art, class := ui.Symbol(f.Emblem, "game-emblem"), "game-art"
	if f.Art != nil {
		art, class = f.Art("art"), "game-art game-drawn"
	}
	return app.Section().Class("card game game-"+id).Aria("label", f.Name).Body(
		ui.Box(class, art),
		ui.Box("game-text",
			app.H2().Text(f.Name),
			ui.Para("game-line", f.Tagline),
			ui.Para("game-whom", f.Whom),
			ui.Para("hint", facts(f)),
			ui.Box("row",
				ui.WordButton("quick", id, "btn-wax", "play", say.StartQuick).Aria("label", say.StartQuickname(f.Name)),
				learn,
				ui.Link("new/"+id, "btn", ui.Word(say.StartSetup.String())).Aria("label", say.StartSetupname(f.Name)),
				ui.Link("rules/"+id, "btn btn-quiet", ui.Word(say.TableRules.String())).Aria("label", say.StartRulesname(f.Name))),
		))
}

// facts say for how many players a game is, and how long it takes against bots, from its quickest table to its longest.
func facts(f *face.Face) string {
	l, least, most := f.Length, face.Num(f.Def.MinSeats), face.Num(f.Def.MaxSeats)
	switch {
	case l == nil:
		return say.StartFacts(least, most)
	case l.Least == l.Most:
		return say.StartFactsMinutes(least, face.Num(int(l.Least)), most)
	}
	return say.StartFactsRange(least, most, face.Num(int(l.Least)), face.Num(int(l.Most)))
}

// recent lists a few saved games beside the one to go on with.
func (s *startScreen) recent() app.UI {
	var items []store.Item
	last, _ := s.lib.last()
	for _, it := range s.lib.items {
		if it.ID != last.ID && len(items) < 3 {
			items = append(items, it)
		}
	}
	return app.Section().Class("recent").Hidden(len(items) == 0 && s.lib.itemsErr == nil).Body(
		app.H2().Text(say.StartRecent.String()),
		app.P().Class("notice").Hidden(s.lib.itemsErr == nil).Text(s.lib.listProblem()),
		app.Ul().Class("saves").Body(
			app.Range(items).Slice(func(i int) app.UI { return s.lib.savedRow(items[i], false) })))
}

func (l *Library) listProblem() string {
	if l.itemsErr == nil {
		return ""
	}
	return say.SavesUnlisted(house.Problem(l.itemsErr))
}
