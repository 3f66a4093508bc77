package conquer

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// everyPiece are the refs of all pieces that a position can have, hexes and sites but for those that are drawn by chance.
func everyPiece(s *rules.State, r *game.Rand) (all []face.Ref) {
	l := s.Placement.Layout
	cells := rules.GridOf(l).Cells()
	for range 12 {
		all = append(all, hexRef(rules.Cell(r.Intn(cells))))
	}
	for p := range game.Player(s.N) {
		q := &s.Seats[p]
		all = append(all, seatRef(p))
		for _, x := range q.Army[:q.NArmy] {
			all = append(all, hexRef(x.Cell))
		}
		for _, t := range q.Towns[:q.NTowns] {
			all = append(all, siteRef(t.Site), hexRef(t.Site/2))
		}
		if !isLaying(s) {
			free := s.FreeSites(p)
			if site := free.Next(0); site != rules.NoSite {
				all = append(all, siteRef(site))
			}
		}
	}
	for slot := range rules.LayoutTiles(l) {
		all = append(all, slotRef(slot))
	}
	for slot := range rules.LayoutSeats(l) {
		all = append(all, placeRef(slot))
	}
	return append(all, everyThing(s)...)
}

func isLaying(s *rules.State) bool {
	k := s.Prompt().Kind
	return k >= rules.FrameTile && k <= rules.FrameSeatSlot
}

// everyThing are the pieces that do not lie on the board.
func everyThing(s *rules.State) (all []face.Ref) {
	all = []face.Ref{coinsRef, peasantRef, capturedRef, objDeckRef, actDeckRef, objGoneRef, actGoneRef}
	if s.Fight.Cell[0] != s.Fight.Cell[1] {
		all = append(all, fightRef)
	}
	for i := range rules.Tiles {
		all = append(all, tileRef(i+1))
	}
	for f := range rules.Faction(rules.Factions) {
		all = append(all, factionRef(f))
	}
	for t := range rules.SettlementType(rules.SettlementTypes) {
		all = append(all, buildRef(t))
	}
	for r := range rules.Resource(rules.Resources) {
		all = append(all, resRef(r))
	}
	for t := rules.Warrior; t <= rules.Catapult; t++ {
		all = append(all, reserveRef(t))
	}
	for id := uint8(1); id <= rules.Objectives; id++ {
		all = append(all, objRef(id), declRef(id), doneRef(id))
	}
	for k := rules.AddedDefense; k <= rules.WeakerFight; k++ {
		all = append(all, actRef(k, false), actRef(k, true))
	}
	for f := range rules.Face(rules.Faces) {
		all = append(all, dieRef(f))
	}
	return append(all, ammoRef(rules.Arrow), ammoRef(rules.Flaming))
}

// isWhole reports what a sheet lacks, or says twice.
func isWhole(t *testing.T, r face.Ref, d face.Detail) {
	t.Helper()
	of := string(r)
	large := func(what, text string) {
		t.Helper()
		isSentence(t, of+", "+what, text)
		if text[:1] != strings.ToUpper(text[:1]) {
			t.Fatalf("%s: %s begins small: %q", r, what, text)
		}
		for _, bad := range []string{"ou's", "ou has", "ou is ", "ou gets", "ou does", "ou takes"} {
			if strings.Contains(text, bad) {
				t.Fatalf("%s: %q", r, text)
			}
		}
	}
	large("title", d.Title)
	large("kind", d.Sub)
	seen := map[string]bool{}
	for _, p := range d.Paras {
		large("sentence", p)
		if seen[p] || !strings.HasSuffix(p, ".") {
			t.Fatalf("%s: %q is said twice or is no sentence", r, p)
		}
		seen[p] = true
	}
	if len(seen) == 0 || d.Icon == "" {
		t.Fatalf("%s: nothing is said of %q", r, d.Title)
	}
	for _, row := range d.Rows {
		large("row", row.Name)
		isSentence(t, of+", row "+row.Name, row.Text)
		if seen[row.Name] {
			t.Fatalf("%s: two rows %q", r, row.Name)
		}
		seen[row.Name] = true
	}
	chipsAreWhole(t, of, d.Chips)
}

// Every piece explains itself to every seat and to who only watches, whoever's turn it is, and looking changes nothing.
func TestEveryPieceExplainsItself(t *testing.T) {
	f := Face()
	fights, over := 0, 0
	for i, setup := range setups(2) {
		r := game.NewRand(setup.Seed, 5)
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			step++
			fight := s.Fight.Cell[0] != s.Fight.Cell[1]
			if step%97 != 1 && !(fight && r.Intn(2) == 0) && s.Turn() != game.Nobody {
				return
			}
			if fight {
				fights++
			}
			if s.Turn() == game.Nobody {
				over++
			}
			viewer := game.Player(r.Intn(setup.Seats+1)) - 1
			if s.Turn() != game.Nobody && r.Intn(2) == 0 {
				viewer = s.Turn()
			}
			v := viewOf(s, viewer, 1+i%2)
			before := *v.State.(*rules.State)
			for _, ref := range everyPiece(s, &r) {
				d := f.Inspect(v, ref)
				if name, site, _ := refParts(ref); d.Title == "" && name == "site" {
					if _, ok := rules.GridOf(s.Placement.Layout).SiteCells(rules.Site(site)); !ok {
						continue
					}
				}
				isWhole(t, ref, d)
			}
			if before != *v.State.(*rules.State) {
				t.Fatal("an explanation changed the position")
			}
		})
	}
	if fights < 40 || over != len(setups(2)) {
		t.Errorf("%d fights and %d ends were looked at", fights, over)
	}
}

// What is no piece explains nothing, and harms nothing.
func TestNoSuchPiece(t *testing.T) {
	f := Face()
	s, err := rules.New(rules.Def.DefaultSetup(2, 1))
	if err != nil {
		t.Fatal(err)
	}
	v := viewOf(s, 0, 1)
	for _, r := range []face.Ref{"", "hex", "hex:9999", "hex:-1", "hex:x", "site:9999", "slot:7", "place:2", "tile:0", "tile:15", "faction:8", "build:3", "seat:2",
		"die:4", "obj:0", "obj:76", "act:0:0", "act:21:0", "act:1", "act:1:2", "res:5", "ammo:2", "reserve:0", "reserve:7", "fight", "nonsense"} {
		if d := f.Inspect(v, r); d.Title != "" {
			t.Errorf("%q is %q", r, d.Title)
		}
	}
	v.State = nil
	chance := game.NewRand(1, 1)
	for _, r := range everyPiece(s, &chance) {
		if d := f.Inspect(v, r); d.Title != "" {
			t.Errorf("a covered table explains %q", d.Title)
		}
	}
}

// told joins all that a sheet says.
func told(d face.Detail) string {
	parts := slices.Clone(d.Paras)
	for _, r := range d.Rows {
		parts = append(parts, r.Name+": "+r.Text)
	}
	return strings.Join(append(parts, d.Title, d.Sub), "\n")
}

// What a seat reads does not hang on the cards of others or on the order of the decks, even if the position held them.
func TestSheetsTellNothingHidden(t *testing.T) {
	f, r := Face(), game.NewRand(5, 5)
	compared := 0
	for _, setup := range setups(2) {
		step := 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if step++; step%61 != 0 {
				return
			}
			const viewer = 1
			other := game.View(s, viewer)
			other.Determinize(&r)
			v, w := viewOf(s, viewer, 1), viewOf(s, viewer, 1)
			v.State, w.State = s.Clone(), other // not redacted: it must not matter
			refs := everyPiece(s, &r)
			for _, ref := range refs {
				if a, b := told(f.Inspect(v, ref)), told(f.Inspect(w, ref)); a != b {
					t.Fatalf("%s:\n%s\nin another world:\n%s", ref, a, b)
				}
			}
			compared++
		})
	}
	if compared < 50 {
		t.Errorf("only %d positions were compared", compared)
	}
}

// No text of a sheet is kept that nothing says, and every one has words.
func TestSheetsUseAllTheirWords(t *testing.T) {
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, name := range names {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(name, "text_") || strings.HasSuffix(name, "_test.go") {
			continue
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok {
				said[id.Name] = true
			}
			return true
		})
	}
	for _, of := range []struct {
		file, first string
		words       []string
	}{{"text_inspect_en.go", "accountNone", en.Inspect[:]}, {"text_rules_en.go", "lineStep", en.Lines[:]}} {
		file, err := parser.ParseFile(token.NewFileSet(), of.file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		i := -1
		ast.Inspect(file, func(n ast.Node) bool {
			spec, ok := n.(*ast.ValueSpec)
			if !ok || spec.Names[0].Name != of.first && i < 0 || i >= len(of.words)-1 {
				return true
			}
			i++
			if name := spec.Names[0].Name; name != "accountNone" && (!said[name] || of.words[i] == "") {
				t.Errorf("%s is said nowhere, or says nothing: %q", name, of.words[i])
			}
			return true
		})
		if i != len(of.words)-1 {
			t.Errorf("%s: %d names of %d texts", of.file, i+1, len(of.words))
		}
	}
}

var pieceRef = regexp.MustCompile(`data-ref="([^"]+)"|data-do="inspect" data-arg="([^"]+)"|data-arg="([^"]+)" data-do="inspect"`)

// Whatever is drawn of the table and of any seat explains itself.
func TestWhatIsDrawnExplainsItself(t *testing.T) {
	f, kinds := Face(), map[string]bool{}
	for _, setup := range setups(1) {
		step := 0
		lit := func(face.Ref) bool { return step%2 == 1 } // what can be chosen is drawn as such
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			fight := s.Fight.Cell[0] != s.Fight.Cell[1] && s.Prompt().Kind != rules.FrameMain
			if step++; step%173 != 1 && !(fight && step%5 == 0) && s.Turn() != game.Nobody {
				return
			}
			viewer := max(0, s.Turn())
			v := viewOf(s, viewer, 1)
			drawn := []app.UI{f.Board(v, lit), f.Mine(v, lit)}
			for p := range game.Player(setup.Seats) {
				drawn = append(drawn, f.Player(v, p, lit))
			}
			seen := map[face.Ref]bool{}
			for _, u := range drawn {
				if u == nil {
					continue
				}
				for _, m := range pieceRef.FindAllStringSubmatch(app.HTMLString(u), -1) {
					r := face.Ref(m[1] + m[2] + m[3])
					name, cell, _ := refParts(r)
					if seen[r] || name == "hex" && cell%7 != step%7 { // some of the many
						continue
					}
					seen[r] = true
					isWhole(t, r, f.Inspect(v, r))
					kinds[name] = true
				}
			}
		})
	}
	for _, name := range []string{"hex", "site", "obj", "act", "res", "seat", "fight", "deck", "tile", "faction"} {
		if !kinds[name] {
			t.Errorf("no %s was drawn", name)
		}
	}
}
