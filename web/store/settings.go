package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Settings are a player's wishes. An empty string is the default of its field; what the words mean is up to the app.
type Settings struct {
	Theme  string // "light" or "dark"; empty follows the system
	Pace   string // how long a bot's action stays on screen
	Motion string // "reduced" or "full"; empty follows the system
	Keys   string // "off" switches single-letter shortcuts off
	Name   string // the player's name, offered at the next set-up
	// Setups are the last set-ups by game id.
	Setups map[string]LastSetup
}

// LastSetup is how a game was last set up.
type LastSetup struct {
	Seats    []save.Seat
	Options  [game.MaxOptions]uint8
	Practice bool
}

const (
	settingsKey = "settings"
	maxSettings = 64 << 10
	maxSetups   = 64
	maxWord     = 32
)

// Settings returns the stored settings, or the defaults where there are none. With an error, too, the settings are fit
// for use.
func (s *Shelf) Settings() (Settings, error) {
	raw, err := s.storage.Get(settingsKey)
	if err != nil {
		return Settings{}, fmt.Errorf("store: read settings: %w", err)
	}
	if raw == nil {
		return Settings{}, nil
	}
	set, _, err := readSettings(raw)
	if err != nil {
		s.quarantine(raw)
		return Settings{}, fmt.Errorf("store: read settings: %w", err)
	}
	return set, nil
}

// SaveSettings writes the settings. Fields that this program does not know, written by a newer one, stay as they are.
func (s *Shelf) SaveSettings(set Settings) error {
	raw, err := s.storage.Get(settingsKey)
	if err != nil {
		return fmt.Errorf("store: write settings: %w", err)
	}
	set.tidy()
	b, err := json.Marshal(set)
	if err != nil {
		return fmt.Errorf("store: write settings: %w", err)
	}
	if _, fields, err := readSettings(raw); raw != nil && err == nil {
		var own map[string]json.RawMessage
		if err := json.Unmarshal(b, &own); err != nil {
			return fmt.Errorf("store: write settings: %w", err)
		}
		maps.Copy(fields, own)
		if all, err := json.Marshal(fields); err == nil && len(all) <= maxSettings {
			b = all
		}
	}
	if err := s.storage.Set(settingsKey, b); err != nil {
		return fmt.Errorf("store: write settings: %w", err)
	}
	return nil
}

// Remember keeps how a game was set up.
func (s *Shelf) Remember(gameID string, last LastSetup) error {
	set, err := s.Settings()
	if err != nil && (errors.Is(err, ErrBlocked) || errors.Is(err, ErrFull)) {
		return err
	}
	if set.Setups == nil {
		set.Setups = map[string]LastSetup{}
	}
	set.Setups[gameID] = last
	return s.SaveSettings(set)
}

func readSettings(raw []byte) (set Settings, fields map[string]json.RawMessage, err error) {
	if len(raw) > maxSettings {
		return Settings{}, nil, fmt.Errorf("%w: settings of %d bytes", save.ErrBroken, len(raw))
	}
	if err := json.Unmarshal(raw, &fields); err != nil {
		return Settings{}, nil, fmt.Errorf("%w: %w", save.ErrBroken, err)
	}
	if err := json.Unmarshal(raw, &set); err != nil {
		return Settings{}, nil, fmt.Errorf("%w: %w", save.ErrBroken, err)
	}
	if fields == nil {
		return Settings{}, nil, fmt.Errorf("%w: settings are null", save.ErrBroken)
	}
	set.tidy()
	return set, fields, nil
}

// tidy brings settings within their bounds. What is out of them goes back to the default.
func (set *Settings) tidy() {
	for _, word := range []*string{&set.Theme, &set.Pace, &set.Motion, &set.Keys} {
		if len(*word) > maxWord {
			*word = ""
		}
	}
	set.Name = save.Clean(set.Name)
	setups := make(map[string]LastSetup, len(set.Setups))
	for id, last := range set.Setups {
		if len(setups) == maxSetups || len(id) > maxWord || len(last.Seats) > game.MaxSeats {
			continue
		}
		seats := make([]save.Seat, len(last.Seats))
		for i, p := range last.Seats {
			p.Name = save.Clean(p.Name)
			p.Colour %= game.MaxSeats
			seats[i] = p
		}
		last.Seats = seats
		setups[id] = last
	}
	set.Setups = setups
}
