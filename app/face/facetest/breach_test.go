package facetest

import (
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/app/games/coincrown"
	"tabard/app/session"
	"tabard/app/ui"
	rules "tabard/engines/coincrown"
	"tabard/engines/game"
)

// A face that breaks what the suite says it proves is found out, and says where.
func TestEveryBreachIsFound(t *testing.T) {
	drawings := 0
	more := func(f *face.Face, u func(v session.View, lit func(face.Ref) bool) app.UI) {
		board := f.Board
		f.Board = func(v session.View, lit func(face.Ref) bool) app.UI { return ui.Box("", board(v, lit), u(v, lit)) }
	}
	action := func(f *face.Face, change func(v session.View, l *face.Label)) {
		was := f.Action
		f.Action = func(v session.View, a game.Action) face.Label {
			l := was(v, a)
			change(v, &l)
			return l
		}
	}
	inspect := func(f *face.Face, change func(v session.View, d *face.Detail)) {
		was := f.Inspect
		f.Inspect = func(v session.View, r face.Ref) face.Detail {
			d := was(v, r)
			change(v, &d)
			return d
		}
	}
	bent := func(change func(m *face.Motion)) func(f *face.Face) {
		return func(f *face.Face) {
			was := f.Event
			f.Event = func(v session.View, e game.Event) face.Line {
				l := was(v, e)
				if l.Motion.From != "" {
					change(&l.Motion)
				}
				return l
			}
		}
	}
	chapters := func(f *face.Face, more string) {
		all := append(slices.Clone(f.Chapters()), face.ReadChapters(more)...)
		f.Chapters = func() []face.Chapter { return all }
	}
	retell := func(f *face.Face, old, new string) {
		var all []face.Chapter
		for _, c := range f.Chapters() {
			c.Paras = slices.Clone(c.Paras)
			for i := range c.Paras {
				c.Paras[i] = strings.ReplaceAll(c.Paras[i], old, new)
			}
			all = append(all, c)
		}
		f.Chapters = func() []face.Chapter { return all }
	}
	for _, c := range []struct {
		name  string
		face  func(f *face.Face)
		own   func(o *Own)
		prove func(s *suite)
		finds string
	}{
		{"what travels from nowhere", bent(func(m *face.Motion) { m.From = "moon" }), nil, (*suite).games, "one end is not there"},
		{"what travels through nowhere", bent(func(m *face.Motion) { m.Via = []face.Ref{"moon"} }), nil, (*suite).games, "to \"moon\" is none"},
		{"what travels on the spot", bent(func(m *face.Motion) { m.To = m.From }), nil, (*suite).games, "is none"},
		{"an event that makes nothing travel and does not say so", nil, func(o *Own) { o.Still = nil }, (*suite).games, "makes nothing travel"},
		{"a picture that is not there", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI { return ui.Art("coincrown", "moon", "") })
		}, nil, (*suite).games, "no symbol"},
		{"a picture of another game", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI { return ui.Art("emara", "Archivist", "") })
		}, nil, (*suite).games, "not its own"},
		{"an option without a hint", func(f *face.Face) { f.Option = func(string) (string, string) { return "A", "" } }, nil, (*suite).words, "is empty"},
		{"a feature without words", func(f *face.Face) { f.Worth = f.Worth[1:] }, nil, (*suite).words, "features have words"},
		{"words of another feature", func(f *face.Face) { f.Worth = append([]face.Worth{{ID: "moon", Name: "The moon"}}, f.Worth[1:]...) }, nil,
			(*suite).words, "which is not feature 0"},
		{"a rule that breaks off", func(f *face.Face) {
			chapters(f, "# x A\n|And so")
		}, nil, (*suite).words, "does not end"},
		{"two paragraphs of one name", func(f *face.Face) {
			chapters(f, "# x A\ny|So it is.\ny|So it is.")
		}, nil, (*suite).words, "two paragraphs are called"},
		{"a question without a rule", func(f *face.Face) { f.Index.Prompts = nil }, nil, (*suite).words, "leads to no paragraph"},
		{"a reason whose rule is gone", func(f *face.Face) { f.Index.Reasons = []string{"", "moon"} },
			func(o *Own) { o.Whys = []string{"", "Some"} }, (*suite).words, "leads to \"moon\""},
		{"a piece without a rule", func(f *face.Face) { f.Index.Pieces = nil }, nil, (*suite).games, "leads to \"\""},
		{"an action nobody wants", func(f *face.Face) { f.Index.Aims = nil }, nil, (*suite).words, "nobody knows what one wants"},
		{"a ruling that is kept quiet", func(f *face.Face) { retell(f, "{R-03}", "") }, nil, (*suite).words, "R-03 is a ruling of ours, and no paragraph"},
		{"a ruling told as the rulebook's", func(f *face.Face) { retell(f, "?{R-03}", "|{R-03}") }, nil, (*suite).words, "R-03 is a ruling of ours, and no paragraph"},
		{"a ruling told twice", func(f *face.Face) { chapters(f, "# x A\n|{R-03 R-03}So it is.") }, nil, (*suite).words, "two paragraphs tell R-03"},
		{"a ruling that there is not", func(f *face.Face) { chapters(f, "# x A\n|{R-999}So it is.") }, nil, (*suite).words, "there is no ruling R-999"},
		{"a text that nothing says", nil, func(o *Own) { o.Section = "shell" }, (*suite).words, "nothing says say."},
		{"a reason without words", func(f *face.Face) { f.Reason = func(session.View, game.Reason) string { return "Needs {what}" } },
			func(o *Own) { o.Whys = []string{"", "Some"} }, (*suite).words, "reason Some"},
		{"choices of one name", func(f *face.Face) { action(f, func(_ session.View, l *face.Label) { l.Text = "Do it" }) }, nil, (*suite).games, "two choices say"},
		{"a button too long", func(f *face.Face) {
			action(f, func(_ session.View, l *face.Label) { l.Short = strings.Repeat("long ", 9) + "x" })
		}, nil, (*suite).games, "too long for a button"},
		{"a choice without a piece", func(f *face.Face) { action(f, func(_ session.View, l *face.Label) { l.Refs = nil }) }, nil, (*suite).games, "lights no piece"},
		{"a choice of a piece that is not there", func(f *face.Face) {
			action(f, func(_ session.View, l *face.Label) { l.Refs = []face.Ref{"moon"} })
		}, nil, (*suite).games, `"moon" can be chosen and is not on the board`},
		{"a chip without a picture", func(f *face.Face) {
			action(f, func(_ session.View, l *face.Label) { l.Chips = []face.Chip{{Icon: "g-moon", N: 1, Word: "moon"}} })
		}, nil, (*suite).games, `no symbol "g-moon"`},
		{"something locked that is possible", func(f *face.Face) {
			f.Locked = func(v session.View) (all []face.Locked) {
				for _, a := range v.Legal {
					all = append(all, face.Locked{Action: a, Label: face.Label{Text: "Other", Group: "G"}, Reason: "Not so"})
				}
				return all
			}
		}, nil, (*suite).games, "is locked although it is possible"},
		{"an event without a line", func(f *face.Face) { f.Event = func(session.View, game.Event) face.Line { return face.Line{} } }, nil, (*suite).games, "is empty"},
		{"another's deed told as yours", func(f *face.Face) {
			f.Event = func(session.View, game.Event) face.Line { return face.Line{Text: "You did it"} }
		}, nil, (*suite).games, "tells seat"},
		{"a line that leads nowhere", func(f *face.Face) {
			f.Event = func(session.View, game.Event) face.Line { return face.Line{Text: "So", Refs: []face.Ref{"moon"}} }
		}, nil, (*suite).games, "which is not there"},
		{"a secret that is told", func(f *face.Face) {
			f.Event = func(_ session.View, e game.Event) face.Line { return face.Line{Text: rules.EventNames[e.Kind]} }
		}, nil, (*suite).games, "what it tells seat"},
		{"a piece drawn twice", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI { return ui.Piece("", "year", false, "The year") })
		}, nil, (*suite).games, `"year" is drawn 2 times`},
		{"a piece without a name", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI {
				return app.Div().DataSet("ref", "x").Role("button").Aria("haspopup", "dialog").Body(ui.Drawn(ui.Span("", "for the eyes")))
			})
		}, nil, (*suite).games, "name of a button"},
		{"a piece that is no button", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI { return app.Div().DataSet("ref", "x") })
		}, nil, (*suite).games, `"x" is no button`},
		{"a piece lit for nothing", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI { return ui.Piece("", "x", true, "X") })
		}, nil, (*suite).games, `"x" is lit: true`},
		{"a piece that no area holds", func(f *face.Face) { f.Areas = []face.Area{{Name: "A", Holds: []string{"moon"}}} }, nil, (*suite).games,
			`"year" is on the board, and must be held by one area: ""`},
		{"a thing of one's own that no area holds", func(f *face.Face) { f.Own = []face.Area{{Name: "A", Holds: []string{"moon"}}} }, nil, (*suite).games,
			`is among the viewer's own things, and must be held by one area: ""`},
		{"a piece drawn outside its area", func(f *face.Face) {
			f.Areas = []face.Area{{Name: "A"}, {Name: "B"}, {Name: "C"}, {Name: "D"}, {Name: "E", Holds: []string{"year"}}}
		}, nil, (*suite).games, `"year" is held by "area-4 " and drawn in`},
		{"a button that does nothing", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI { return app.Button().Text("Press") })
		}, nil, (*suite).games, `"Press" does nothing`},
		{"a style of its own", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI { return app.Div().Style("top", "0") })
		}, nil, (*suite).games, "style="},
		{"a drawing that is never the same", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI {
				drawings++
				return ui.Span("", face.Num(drawings))
			})
		}, nil, (*suite).games, "differs from one time to the next"},
		{"a piece that says nothing of itself", func(f *face.Face) { inspect(f, func(_ session.View, d *face.Detail) { d.Paras = nil }) }, nil, (*suite).games, "nothing is said of"},
		{"a sheet that changes the position", func(f *face.Face) {
			inspect(f, func(v session.View, _ *face.Detail) {
				if s, ok := v.State.(*rules.State); ok {
					s.Year++
				}
			})
		}, nil, (*suite).games, "looking at the position changed it"},
		{"a sheet that looks at what is hidden", func(f *face.Face) {
			inspect(f, func(v session.View, d *face.Detail) {
				if s, ok := v.State.(*rules.State); ok {
					hash, _ := game.Hash(s, nil)
					d.Sub = face.Num(int(hash >> 40))
				}
			})
		}, func(o *Own) { o.Blind = true }, (*suite).games, "hangs on what is hidden"},
		{"a piece that should be there", nil, func(o *Own) {
			o.Pieces = func(game.State, game.Player) []face.Ref { return []face.Ref{"moon"} }
		}, (*suite).games, `does not see "moon"`},
		{"a kind of piece that never comes", nil, func(o *Own) { o.Drawn = []string{"moon"} }, (*suite).games, "no moon was drawn"},
		{"an event that never comes", nil, func(o *Own) { o.Seldom = nil }, (*suite).games, "never came up"},
		{"a covered table that shows the year", func(f *face.Face) { f.Turnline = func(session.View) string { return "Year 1" } }, nil, (*suite).covered, "tells something"},
		{"a covered table with pieces", func(f *face.Face) {
			more(f, func(session.View, func(face.Ref) bool) app.UI { return ui.Piece("", "x", false, "X") })
		}, nil, (*suite).covered, `a covered table shows "x"`},
		{"a sheet of no piece", func(f *face.Face) { inspect(f, func(_ session.View, d *face.Detail) { d.Title = "A" }) }, nil, (*suite).covered, "which is no piece"},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := coincrown.Face()
			own := Own{Setups: []game.Setup{rules.Def.DefaultSetup(2, 5)}, Seldom: append(append(rules.Def.Kinds[:0:0], rules.Def.Events...), rules.Def.Frames...)}
			own.Setups[0].Seed = 5
			if c.face != nil {
				c.face(f)
			}
			if c.own != nil {
				c.own(&own)
			}
			s := newSuite(t, f, own)
			s.most, s.only, s.bots = 1, c.finds, false
			if c.prove(s); len(s.found) == 0 {
				t.Errorf("not found: %q", c.finds)
			}
		})
	}
}

// A number of the rules that is not the tables' is found, and so is a tag that nothing stands behind.
func TestNumbersOfTheRulesAreCompared(t *testing.T) {
	f := &face.Face{Chapters: func() []face.Chapter {
		return face.ReadChapters("# a A\nx|{who=The king} has {n=six} lands and {m=12} coins.\n?{R-1}{n=6} lands {who=the king}.")
	}}
	for _, c := range []struct {
		tables []string
		faults []string
	}{
		{[]string{"who", "the king", "n", "6", "m", "12"}, nil},
		{[]string{"who", "the king", "n", "7", "m", "12"}, []string{`a-x: n is "six" in the rules and "7" in the tables`, `a: n is "6" in the rules and "7" in the tables`}},
		{[]string{"who", "The king", "n", "6", "m", "12"}, []string{`a: who is "the king" in the rules and "The king" in the tables`}},
		{[]string{"who", "the king", "n", "6"}, []string{`a-x: the tables have nothing called "m"`}},
		{[]string{"who", "the king", "n", "6", "m", "12", "more", "1"}, []string{"the rules do not show more"}},
	} {
		if got := numberFaults(f, c.tables); !slices.Equal(got, c.faults) {
			t.Errorf("%q: %q, want %q", c.tables, got, c.faults)
		}
	}
}
