package conquer

import (
	"slices"

	"tabard/app/face"
	rules "tabard/engines/conquer"
	"tabard/engines/game"
)

// everyPiece are the refs of all pieces that a position can have, but of hexes and sites only some.
func everyPiece(state game.State) (all []face.Ref) {
	s := state.(*rules.State)
	r := game.NewRand(uint64(s.Round), uint64(s.Depth))
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
	all = slices.DeleteFunc(all, func(r face.Ref) bool { // beyond the edge
		name, site, _ := r.Parts()
		_, ok := rules.GridOf(l).SiteCells(rules.Site(site))
		return name == "site" && !ok
	})
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
