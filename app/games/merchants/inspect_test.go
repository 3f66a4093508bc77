package merchants

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/face"
	"tabard/engines/game"
	rules "tabard/engines/merchants"
)

// everyRef are the refs of all pieces that a game can have.
func everyRef(seats int) (all []face.Ref) {
	all = []face.Ref{craftDeckRef, kingdomDeckRef, craftGoneRef, kingdomGoneRef, seasonRef}
	board := rules.Board4
	if seats == 3 {
		board = rules.Board3
	}
	races, regions := map[rules.Race]bool{}, map[rules.Region]bool{}
	for i, row := range board {
		for depth := 1; depth <= rules.Depths; depth++ {
			all = append(all, spaceRef(rules.SpaceOf(i, depth)))
			if !regions[row.Region] {
				all = append(all, battleRef(row.Region, depth))
			}
		}
		if !regions[row.Region] {
			all = append(all, regionRef(row.Region))
		}
		if !races[row.Race] {
			all = append(all, raceRef(row.Race))
		}
		races[row.Race], regions[row.Region] = true, true
	}
	for i := range rules.CraftPool {
		all = append(all, craftRef(i))
	}
	for i := range rules.KingdomPool {
		all = append(all, kingdomRef(i))
	}
	for w := range rules.Weapon(rules.Weapons) {
		all = append(all, bonusRef(w), levelRef(w), heldRef(rules.KindOf(w, rules.Standard)), heldRef(rules.KindOf(w, rules.Vorpal)))
	}
	for id := uint8(1); id <= rules.Kingdoms; id++ {
		all = append(all, myKingdomRef(id))
	}
	for p := range game.Player(seats) {
		all = append(all, seatRef(p))
	}
	if seats == 2 {
		all = append(all, steveRef)
	}
	return all
}

// whole reports what a detail lacks, or says twice.
func whole(t *testing.T, r face.Ref, d face.Detail) {
	t.Helper()
	text := func(what, s string) {
		t.Helper()
		if s == "" || strings.TrimSpace(s) != s || strings.HasSuffix(s, ":") {
			t.Fatalf("%s: %s is %q", r, what, s)
		}
		for _, bad := range []string{"{", "}", "%!", "  ", "..", " ,", " .", ",,", ";;", "; ;", ": ;", "!"} {
			if strings.Contains(s, bad) {
				t.Fatalf("%s: %s is %q", r, what, s)
			}
		}
	}
	text("its title", d.Title)
	text("its kind", d.Sub)
	text("its icon", d.Icon)
	seen := map[string]bool{}
	for _, p := range d.Paras {
		text("a sentence", p)
		if seen[p] || !strings.HasSuffix(p, ".") || p[:1] != strings.ToUpper(p[:1]) {
			t.Fatalf("%s: %q is said twice or is no sentence", r, p)
		}
		seen[p] = true
	}
	if len(seen) == 0 {
		t.Fatalf("%s: nothing is said of %q", r, d.Title)
	}
	names := map[string]bool{}
	for _, row := range d.Rows {
		text("a row", row.Name)
		text("the row "+row.Name, row.Text)
		if names[row.Name] {
			t.Fatalf("%s: two rows %q", r, row.Name)
		}
		names[row.Name] = true
	}
	for _, c := range d.Chips {
		if c.N == 0 && c.Icon != goldIcon && c.Icon != defeatedIcon || c.Icon == "" || c.Word == "" {
			t.Fatalf("%s: an empty chip %+v", r, c)
		}
	}
}

// Every piece explains itself to every seat and to who only watches, whoever's turn it is.
func TestEveryPieceExplainsItself(t *testing.T) {
	f := Face()
	for i, setup := range setups(2) {
		refs, step := everyRef(setup.Seats), 0
		lively(t, setup, func(s *rules.State, _ []game.Event) {
			if step++; step%37 != 1 && s.Turn() != game.Nobody {
				return
			}
			for viewer := game.Nobody; viewer < game.Player(setup.Seats); viewer++ {
				v := viewOf(s, viewer, 1+i%2)
				before := *v.State.(*rules.State)
				for _, r := range refs {
					whole(t, r, f.Inspect(v, r))
				}
				if before != *v.State.(*rules.State) {
					t.Fatal("an explanation changed the position")
				}
			}
		})
	}
}

// What is no piece explains nothing, and harms nothing.
func TestNoSuchPiece(t *testing.T) {
	f := Face()
	for seats := 2; seats <= 3; seats++ {
		s, err := rules.New(rules.Def.DefaultSetup(seats, 1))
		if err != nil {
			t.Fatal(err)
		}
		v := viewOf(s, 0, 1)
		refs := []face.Ref{"", "space", "space:48", "space:-1", "space:x", "battle:0", "battle:0:0", "battle:0:7", "battle:4:1", "region:4", "race:4", "craft:5",
			"kingdom:3", "bonus:4", "held:8", "level:4", "mykingdom:0", "mykingdom:29", "seat:3", "nonsense", "prompt:1"}
		if seats == 3 {
			refs = append(refs, "steve", "space:36", "region:1", "race:0", "battle:1:1")
		}
		for _, r := range refs {
			if d := f.Inspect(v, r); d.Title != "" {
				t.Errorf("%d seats: %q is %q", seats, r, d.Title)
			}
		}
		v.State = nil
		if d := f.Inspect(v, seasonRef); d.Title != "" {
			t.Errorf("a covered table explains %q", d.Title)
		}
	}
}

// said joins all that a detail says.
func said(d face.Detail) string {
	parts := slices.Clone(d.Paras)
	for _, r := range d.Rows {
		parts = append(parts, r.Name+": "+r.Text)
	}
	return strings.Join(append(parts, d.Title, d.Sub), "\n")
}

// What a seat reads does not hang on the order of the decks.
func TestNothingHiddenIsTold(t *testing.T) {
	f, refs, r := Face(), everyRef(2), game.NewRand(5, 5)
	step := 0
	lively(t, rules.Def.DefaultSetup(2, 8), func(s *rules.State, _ []game.Event) {
		if step++; step%29 != 0 {
			return
		}
		other := game.View(s, 1)
		other.Determinize(&r)
		v, w := viewOf(s, 1, 1), viewOf(other.(*rules.State), 1, 1)
		v.State, w.State = s.Clone(), other // not redacted: it must not matter
		for _, ref := range refs {
			if a, b := said(f.Inspect(v, ref)), said(f.Inspect(w, ref)); a != b {
				t.Fatalf("%s:\n%s\nin another world:\n%s", ref, a, b)
			}
		}
	})
}

var drawnRef = regexp.MustCompile(`data-ref="([^"]+)"|data-do="inspect" data-arg="([^"]+)"|data-arg="([^"]+)" data-do="inspect"`)

// Whatever is drawn of the table and of any seat explains itself.
func TestWhatIsDrawnExplainsItself(t *testing.T) {
	f, kinds := Face(), map[string]bool{}
	none := func(face.Ref) bool { return false }
	for seats := 2; seats <= rules.MaxSeats; seats++ {
		step := 0
		lively(t, rules.Def.DefaultSetup(seats, 2), func(s *rules.State, _ []game.Event) {
			if step++; step%101 != 1 && s.Turn() != game.Nobody {
				return
			}
			v := viewOf(s, 0, 1)
			html := app.HTMLString(f.Board(v, none)) + app.HTMLString(f.Mine(v, none))
			for p := range game.Player(seats) {
				html += app.HTMLString(f.Player(v, p, none))
			}
			for _, m := range drawnRef.FindAllStringSubmatch(html, -1) {
				r := face.Ref(m[1] + m[2] + m[3])
				whole(t, r, f.Inspect(v, r))
				name, _, _ := refParts(r)
				kinds[name] = true
			}
		})
	}
	for _, r := range everyRef(2) {
		if name, _, _ := refParts(r); !kinds[name] {
			t.Errorf("no %s was drawn", name)
		}
	}
}
