package conquer

import (
	"slices"
	"strings"
	"testing"

	"tabard/app/face"
	"tabard/app/session"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
	"tabard/engines/save"
)

// seenBy is a table as the session would show it to that seat; the first seats are people.
func seenBy(s *rules.State, viewer game.Player, people int) session.View {
	v := session.View{Rev: 1, Def: rules.Def, Viewer: viewer, Turn: s.Turn(), Prompt: s.Prompt(), Over: s.Turn() == game.Nobody}
	for i := range int(s.N) {
		v.Seats = append(v.Seats, save.Seat{Name: [...]string{"Ann", "Ben", "Cleo", "Dora"}[i], Bot: i >= people, Colour: uint8(i)})
	}
	v.State = game.View(s, viewer)
	if viewer == s.Turn() && viewer != game.Nobody {
		v.Legal = v.State.Legal(nil)
	}
	return v
}

// everyTable has every value of every option that changes what a sheet says.
func everyTable() (all []game.Setup) {
	for i, row := range [...]struct {
		seats                                                       int
		layout, fill, target, factions, align, perks, teams, avalon uint8
	}{
		{2, 0, rules.FillFixed, 3, 0, 0, 0, 0, 1}, {2, 1, rules.FillRandom, 2, 1, 0, 1, 0, 0}, {2, 2, rules.FillChosen, 1, 0, 1, 0, 0, 1},
		{2, 3, rules.FillFixed, 4, 0, 0, 0, 0, 0}, {3, 0, rules.FillRandom, 3, 1, 0, 0, 0, 1}, {3, 4, rules.FillChosen, 2, 0, 0, 0, 0, 0},
		{4, 0, rules.FillFixed, 3, 0, 0, 0, 1, 1}, {4, 5, rules.FillRandom, 8, 1, 0, 1, 0, 0},
	} {
		all = append(all, game.Setup{Seats: row.seats, Seed: uint64(i + 1), Options: [game.MaxOptions]uint8{row.layout, row.fill, row.target - 1,
			row.factions, row.align, row.perks, row.teams, row.avalon, 0, 1}})
	}
	return all
}

// wage plays a game in which everybody goes for everybody: soldiers march towards enemies, strike and enter what they can.
func wage(t testing.TB, setup game.Setup, visit func(*rules.State)) {
	t.Helper()
	s, err := rules.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(setup.Seed, 77)
	var legal []game.Action
	visit(s)
	for s.Turn() != game.Nobody {
		legal = s.Legal(legal[:0])
		s.Apply(warlike(s, legal, &r), nil)
		visit(s)
	}
}

func warlike(s *rules.State, legal []game.Action, r *game.Rand) game.Action {
	best, most := legal[0], -1<<30
	for _, a := range legal {
		n := r.Intn(40)
		switch a.Kind {
		case rules.KindAttack, rules.KindVolley, rules.KindEnter, rules.KindCounter, rules.KindClaim, rules.KindDeclare, rules.KindImprove, rules.KindAvalon, rules.KindUpgrade:
			n += 40
		case rules.KindPlay, rules.KindMove, rules.KindDeploy, rules.KindCraft:
			n += 15
		case rules.KindSell:
			n -= 25
		case game.EndTurn:
			n -= 15
		case rules.KindMoveTo:
			n = 60 - nearestFoe(s, s.Current, a.A)
		}
		if n > most {
			best, most = a, n
		}
	}
	return best
}

func nearestFoe(s *rules.State, p game.Player, from rules.Cell) int {
	n := 50
	for o := range game.Player(s.N) {
		if !s.Enemies(o, p) {
			continue
		}
		for _, t := range s.Seats[o].Towns[:s.Seats[o].NTowns] {
			n = min(n, s.Board().Dist(from, t.Site/2))
		}
		for _, x := range s.Seats[o].Army[:s.Seats[o].NArmy] {
			n = min(n, s.Board().Dist(from, x.Cell))
		}
	}
	return n
}

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
	text := func(what, s string) {
		t.Helper()
		if s == "" || strings.TrimSpace(s) != s || strings.HasSuffix(s, ":") || s[:1] != strings.ToUpper(s[:1]) && strings.HasPrefix(what, "its") {
			t.Fatalf("%s: %s is %q", r, what, s)
		}
		for _, bad := range []string{"{", "}", "%!", "  ", "..", " ,", " .", ",,", ";;", "; ;", ": ;", "!", "()", "nowhere", "You's", "you's", "ou has", "ou is ", "ou gets", "ou does", "ou takes"} {
			if strings.Contains(s, bad) {
				t.Fatalf("%s: %s is %q", r, what, s)
			}
		}
	}
	text("its title", d.Title)
	text("its kind", d.Sub)
	text("its icon", "I"+d.Icon)
	seen := map[string]bool{}
	for _, p := range d.Paras {
		text("its sentence", p)
		if seen[p] || !strings.HasSuffix(p, ".") {
			t.Fatalf("%s: %q is said twice or is no sentence", r, p)
		}
		seen[p] = true
	}
	if len(seen) == 0 || d.Icon == "" {
		t.Fatalf("%s: nothing is said of %q", r, d.Title)
	}
	for _, row := range d.Rows {
		text("its row", row.Name)
		text("the row "+row.Name, row.Text)
		if seen[row.Name] {
			t.Fatalf("%s: two rows %q", r, row.Name)
		}
		seen[row.Name] = true
	}
	for _, c := range d.Chips {
		if c.Icon == "" || c.Word == "" {
			t.Fatalf("%s: an empty chip %+v", r, c)
		}
	}
}

// Every piece explains itself to every seat and to who only watches, whoever's turn it is, and looking changes nothing.
func TestEveryPieceExplainsItself(t *testing.T) {
	f := Face()
	fights, over := 0, 0
	for i, setup := range everyTable() {
		r := game.NewRand(setup.Seed, 5)
		step := 0
		wage(t, setup, func(s *rules.State) {
			step++
			fight := s.Fight.Cell[0] != s.Fight.Cell[1]
			if step%97 != 1 && !(fight && r.Intn(6) == 0) && s.Turn() != game.Nobody {
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
			v := seenBy(s, viewer, 1+i%2)
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
	if fights < 50 || over != len(everyTable()) {
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
	v := seenBy(s, 0, 1)
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
	for _, setup := range everyTable() {
		step := 0
		wage(t, setup, func(s *rules.State) {
			if step++; step%61 != 0 {
				return
			}
			const viewer = 1
			other := game.View(s, viewer)
			other.Determinize(&r)
			v, w := seenBy(s, viewer, 1), seenBy(s, viewer, 1)
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
