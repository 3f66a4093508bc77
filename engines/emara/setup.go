package emara

import "tabard/engines/game"

func init() {
	Def.New = func(setup game.Setup) (game.State, error) {
		s, err := New(setup)
		if err != nil {
			return nil, err // not a nil *State in an interface
		}
		return s, nil
	}
}

// New lays out a game.
func New(setup game.Setup) (*State, error) {
	if err := Def.CheckSetup(setup); err != nil {
		return nil, err
	}
	return &State{N: uint8(setup.Seats)}, nil
}
