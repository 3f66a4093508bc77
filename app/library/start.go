package library

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games"
	"tabard/app/house"
	"tabard/app/lingo"
	"tabard/app/ui"
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
			app.H1().ID("title").TabIndex(-1).Class("sign-name").Text(lingo.T("start.name")),
			ui.Para("sign-line", lingo.T("start.line")),
		),
		s.news(),
		s.continueCard(),
		app.Section().Class("games").Aria("label", lingo.T("start.games")).Body(
			app.Range(all).Slice(func(i int) app.UI { return gameCard(all[i], s.newHere()) }),
		),
		s.dailyCard(),
		s.recent(),
		app.Nav().Class("foot").Aria("label", lingo.T("start.more")).Body(
			ui.WordLink("saves", "btn btn-quiet", "save", "start.saves"),
			ui.WordLink("records", "btn btn-quiet", "trophy", "start.records"),
			ui.WordLink("settings", "btn btn-quiet", "settings", "start.settings"),
			ui.WordLink("credits", "btn btn-quiet", "info", "start.credits"),
			ui.WordButton("install", "", "btn-quiet", "install", "start.install").
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
		return lingo.T("offline.ready")
	case s.lib.house.Facts.Update == "installing":
		return lingo.T("offline.installing")
	}
	return lingo.T("offline.local")
}

// news offers a new version of the app, which is taken over only when the player says so.
func (s *startScreen) news() app.UI {
	return app.Section().ID("update").Class("card news").Hidden(s.lib.house.Facts.Update != "waiting" || s.declined).Body(
		ui.Say(lingo.T("update.text")),
		ui.Box("row",
			ui.WordButton("update", "", "btn-wax", "", "update.now"),
			ui.WordButton("later", "", "btn-quiet", "", "update.later")))
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

// newHere says that nothing was ever played here.
func (s *startScreen) newHere() bool {
	return len(s.lib.items) == 0 && s.lib.itemsErr == nil && s.lib.book.empty()
}

func gameCard(f *face.Face, newHere bool) app.UI {
	id := f.Def.ID
	var learn app.UI = app.Text("")
	if newHere {
		learn = ui.LearnButton(f, lingo.T("start.learn"))
	}
	art, class := ui.Symbol(f.Emblem, "game-emblem"), "game-art"
	if f.Art != nil {
		art, class = f.Art("art"), "game-art game-drawn"
	}
	return app.Section().Class("card game game-"+id).Aria("label", f.Name).Body(
		ui.Box(class, art),
		ui.Box("game-text",
			app.H2().Text(f.Name),
			ui.Para("game-line", f.Tagline),
			ui.Para("hint", lingo.T("start.facts", strconv.Itoa(f.Def.MinSeats), strconv.Itoa(f.Def.MaxSeats), minutes(f))),
			ui.Box("row",
				ui.WordButton("quick", id, "btn-wax", "play", "start.quick").Aria("label", lingo.T("start.quickname", f.Name)),
				learn,
				ui.Link("new/"+id, "btn", ui.Word(lingo.T("start.setup"))).Aria("label", lingo.T("start.setupname", f.Name)),
				ui.Link("rules/"+id, "btn btn-quiet", ui.Word(lingo.T("table.rules"))).Aria("label", lingo.T("start.rulesname", f.Name))),
		))
}

// minutes says how long a game is against bots, from its quickest table to its longest.
func minutes(f *face.Face) string {
	l, as := f.Length, ""
	switch {
	case l == nil:
		return ""
	case l.Least != l.Most:
		as = "to"
	}
	return lingo.T("start.minutes"+as, strconv.Itoa(int(l.Least)), strconv.Itoa(int(l.Most)))
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
		app.H2().Text(lingo.T("start.recent")),
		app.P().Class("notice").Hidden(s.lib.itemsErr == nil).Text(s.lib.listProblem()),
		app.Ul().Class("saves").Body(
			app.Range(items).Slice(func(i int) app.UI { return s.lib.savedRow(items[i], false) })))
}

func (l *Library) listProblem() string {
	if l.itemsErr == nil {
		return ""
	}
	return lingo.T("saves.unlisted", house.Problem(l.itemsErr))
}
