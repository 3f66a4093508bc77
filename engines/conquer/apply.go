package conquer

import "tabard/engines/game"

// Apply carries out a legal action.
func (s *State) Apply(a game.Action, out *game.Sink) {
	f := *s.Asked()
	if s.brisk.on {
		s.intend(f, a)
	}
	switch f.Kind {
	case FrameSiege:
		s.siegeAnswer(f, a, out)
	case FrameDropObj, FrameDropAct:
		s.exchange(f, a, out)
	case FrameMain:
		s.mainAction(f.Who, a, out)
	case FrameSite:
		s.Pop()
		s.establish(f.Who, SettlementType(f.A), a.A, out)
	case FrameFlaming:
		s.loose(f.Who, a.A, out)
	case FrameRollAsk:
		s.hinder(f, a, out)
	case FrameRolled:
		s.rolled(f, a, out)
	case FrameStepAsk:
		s.stepAnswer(f, a, out)
	case FrameMisdirect:
		s.misdirect(f, a, out)
	case FramePeasants:
		s.settlePeasants(f, a, out)
	default:
		if f.Kind < FrameSiege {
			s.setUp(f, a, out)
		} else {
			s.fightAnswer(f, a, out)
		}
	}
}

// siegeAnswer answers Siege.
func (s *State) siegeAnswer(f game.Frame, a game.Action, out *game.Sink) {
	if a.Kind == game.Done {
		s.draw(f.Who, out)
		return
	}
	t := SoldierType(a.A)
	s.Seats[f.Who].pay(s.box.Soldiers[t].Cost)
	s.log().NoteCraft(t)
	town := s.deploy(f.Who, t, a.B, 0)
	out.Add(game.Event{Kind: EvSiegeBuy, Who: f.Who, A: a.A, B: a.B})
	s.siege(f.Who, town+1, out)
}

// mainAction carries out what the menu offers.
func (s *State) mainAction(p game.Player, a game.Action, out *game.Sink) {
	switch a.Kind {
	case KindSell, KindBuy, KindBuyPeasant:
		s.trade(p, a, out)
		return
	}
	s.Mart = 0
	switch a.Kind {
	case game.EndTurn:
		s.askStep(StepEnd, out)
	case KindMove:
		s.startMove(p, a.A, out)
	case KindAttack:
		s.attack(p, a, out)
	case KindVolley:
		s.volley(p, a, out)
	case KindPlay:
		s.playCard(p, a, out)
	case KindClaim:
		s.claim(p, a, out)
	case KindDeclare:
		s.declare(p, a, out)
	default:
		s.work(p, a, out)
	}
}
