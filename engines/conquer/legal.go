package conquer

import "tabard/engines/game"

// Legal appends the legal actions in ascending order.
func (s *State) Legal(dst []game.Action) []game.Action {
	if s.brisk.on {
		return s.likely(s.list(dst), len(dst))
	}
	return s.list(dst)
}

func (s *State) list(dst []game.Action) []game.Action {
	if s.Depth == 0 {
		return dst
	}
	f := s.Asked()
	switch f.Kind {
	case FrameSiege:
		return s.listSiege(append(dst, Done()), f.Who, int(f.A))
	case FrameDropObj, FrameDropAct:
		return s.listDrops(dst, f)
	case FrameMain:
		return s.listMain(dst, f.Who)
	case FrameSite:
		return listSites(dst, s.board.freeSites(int(f.Who), &s.on))
	case FrameFlaming:
		low, high := s.flaming(f.Who)
		for n := low; n <= high; n++ {
			dst = append(dst, UseFlaming(int(n)))
		}
		return dst
	case FrameRollAsk:
		dst = append(dst, Pass())
		if s.Seats[f.Who].holds(HinderedPath) {
			dst = append(dst, Play(HinderedPath, 0, 0))
		}
		return dst
	case FrameRolled:
		return s.listRolled(dst, f)
	case FrameStepAsk:
		return s.listStepAsk(dst, f)
	case FrameMisdirect:
		return s.listMisdirect(dst, f)
	case FramePeasants:
		return s.listPeasants(dst, f)
	}
	if f.Kind < FrameSiege {
		return s.listSetup(dst, f)
	}
	return s.listFight(dst, f)
}

// listMain lists the turn's menu.
func (s *State) listMain(dst []game.Action, p game.Player) []game.Action {
	q := &s.Seats[p]
	dst = append(dst, EndTurn())
	left := &plenty
	if s.Counted() {
		counted := s.Left()
		left = &counted
	}
	dst = s.listTrades(dst, p, left)
	dst = s.listWorks(dst, p, left)
	for i := range q.NArmy {
		if x := &q.Army[i]; canMove(x) {
			dst = append(dst, Move(x.Cell))
		}
	}
	dst = s.listAttacks(dst, p)
	dst = s.listCards(dst, p, left)
	return s.listClaims(dst, p)
}

func listSites(dst []game.Action, sites SiteSet) []game.Action {
	for site := sites.Next(0); site != NoSite; site = sites.Next(site + 1) {
		dst = append(dst, PickSite(site))
	}
	return dst
}
