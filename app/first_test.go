package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/games"
	"tabard/app/words"
	"tabard/web/page"
	"tabard/web/store"
	"tabard/web/tabs"
)

// The first screen in the page's HTML is what the program draws for somebody who comes for the first time, in every language.
func TestFirstIsWhatTheProgramDraws(t *testing.T) {
	defer func() {
		if err := words.Use("en"); err != nil {
			t.Fatal(err)
		}
		games.Renew()
	}()
	tags := []string{"qps"}
	for _, l := range words.Languages {
		tags = append(tags, l.Tag)
	}
	for _, tag := range tags {
		if err := words.Use(tag); err != nil {
			t.Fatal(err)
		}
		games.Renew()
		v := in(new(tabs.Room), nowhere{store.NewMemory()})
		v.hear(page.Facts{Update: "installing", Base: "https://x/", Version: "1"})
		v.hear(page.Went{})
		first, drawn := FirstHTML(), app.HTMLString(v.View())
		if sortedWords(first) != sortedWords(drawn) {
			t.Errorf("%s:\n%s\nand in the program:\n%s", tag, first, drawn)
		}
		if n := strings.Count(first, `data-do="quick"`); n != len(games.All()) {
			t.Errorf("%s: %d games can be begun", tag, n)
		}
	}
}

// The page of a game's rules holds every paragraph, in every language, and needs nothing that the program draws.
func TestRulesHTMLHasEveryParagraph(t *testing.T) {
	defer func() {
		if err := words.Use("en"); err != nil {
			t.Fatal(err)
		}
		games.Renew()
	}()
	for _, l := range words.Languages {
		if err := words.Use(l.Tag); err != nil {
			t.Fatal(err)
		}
		games.Renew()
		for _, f := range games.All() {
			title, page := RulesHTML(f, "../../")
			if !strings.Contains(page, "<h1>"+app.HTMLString(app.Text(title))) || !strings.Contains(page, `"../../#rules/`+f.Def.ID+`"`) {
				t.Errorf("%s, %s: no title %q, or no way to the program", f.Def.ID, l.Tag, title)
			}
			if strings.Contains(page, "static/") {
				t.Errorf("%s, %s: the page needs a file of the program", f.Def.ID, l.Tag)
			}
			paras := 0
			for _, s := range f.Rules(nil) {
				if !strings.Contains(page, `id="rule-`+s.ID+`"`) || !strings.Contains(page, `"#rule-`+s.ID+`"`) {
					t.Errorf("%s, %s: chapter %s is missing, or nothing leads to it", f.Def.ID, l.Tag, s.ID)
				}
				for _, p := range s.Paras {
					paras++
					if !strings.Contains(page, app.HTMLString(app.Text(p.Text))) {
						t.Errorf("%s, %s: paragraph %s is missing", f.Def.ID, l.Tag, p.ID)
					}
				}
			}
			if paras < 20 {
				t.Errorf("%s, %s: %d paragraphs", f.Def.ID, l.Tag, paras)
			}
		}
	}
}
