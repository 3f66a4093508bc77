package conquer

import "tabard/engines/game"

// Why the box stands in the way, if its pieces are counted.

func (s *State) whyNoSoldierLeft(t SoldierType) game.Reason {
	if left := s.Left(); left.Soldiers[t] <= 0 {
		return game.Reason{ID: WhyBoxSoldier, A: uint16(t)}
	}
	return game.Reason{}
}

// whyNoTownLeft is about a settlement's token; the city is not among the common ones.
func (s *State) whyNoTownLeft(t SettlementType, tier Tier) game.Reason {
	if left := s.Left(); tier != Avalon && left.Towns[t][tier] <= 0 {
		return game.Reason{ID: WhyBoxTown, A: uint16(t), B: uint16(tier)}
	}
	return game.Reason{}
}

func (s *State) whyNoResourceLeft(r Resource) game.Reason {
	if left := s.Left(); left.Stock[r] <= 0 {
		return game.Reason{ID: WhyBoxResource, A: uint16(r)}
	}
	return game.Reason{}
}

func (s *State) whyNoPeasantLeft() game.Reason {
	if left := s.Left(); left.Peasants <= 0 {
		return game.Reason{ID: WhyBoxPeasant}
	}
	return game.Reason{}
}

func (s *State) whyNoArrowLeft(kind uint8) game.Reason {
	if left := s.Left(); left.Arrows[kind] <= 0 {
		return game.Reason{ID: WhyBoxArrow, A: uint16(kind)}
	}
	return game.Reason{}
}

// whyNotPaid is about what the box pays for a sale.
func (s *State) whyNotPaid(price uint16) game.Reason {
	if left := s.Left(); left.Coins < int(price) {
		return game.Reason{ID: WhyBoxCoins, Need: int16(price), Have: int16(left.Coins)}
	}
	return game.Reason{}
}
