package face

import "tabard/engines/game"

// What a Preset is for.
const (
	PresetPrinted  = iota // as the rulebook has it
	PresetEven            // who begins has it no easier
	PresetCloser          // more games are close
	PresetPlainDie        // with a die of 1 to 6
)

// Preset is a set-up that is offered by name: the usual options, but for one of them.
type Preset struct {
	Kind          uint8
	Option, Value uint8 // by index into Def.Options and its Values
	// Of is by number of seats what equal bots made of it: the wins by order of play, and last the close games, in percent. It is told in the
	// game's BALANCE.md, and a test sees to it.
	Of [game.MaxSeats + 1][game.MaxSeats + 1]uint8
}

// Setup is the set-up for so many seats.
func (p *Preset) Setup(d *game.Def, seats int) game.Setup {
	setup := d.DefaultSetup(seats, 0)
	if p.Kind != PresetPrinted {
		setup.Options[p.Option] = p.Value
	}
	return setup
}

// PresetOf is the preset that a set-up is, whatever its seed and its box; nil if it is none.
func (f *Face) PresetOf(setup game.Setup) *Preset {
	setup.Seed, setup.Box = 0, ""
	for i := range f.Presets {
		if p := &f.Presets[i]; p.Setup(f.Def, setup.Seats) == setup {
			return p
		}
	}
	return nil
}

// Group is some options of a game that are folded together, by index into Def.Options.
type Group struct {
	Name    string
	Options []uint8
}

// PresetHint says what is special in a preset; empty for the printed one.
func (f *Face) PresetHint(p *Preset) (hint string) {
	if p.Kind != PresetPrinted {
		o := &f.Def.Options[p.Option]
		_, hint = f.Value(o.ID, o.Values[p.Value])
	}
	return hint
}
