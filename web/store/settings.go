package store

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"tabard/engines/game"
	"tabard/engines/json"
	"tabard/engines/save"
)

// Settings are a player's wishes.
type Settings struct {
	// Words are the wishes that are one word each, by the name of the wish. A wish that is missing is at its default. Which wishes
	// there are, and what their words mean, is up to the app: the store keeps any word within its bounds.
	Words map[string]string
	Name  string // the player's name, offered at the next set-up
	// Setups are the last set-ups by game id.
	Setups map[string]LastSetup
}

// Wish sets the word of a wish; empty for its default.
func (set *Settings) Wish(name, word string) {
	set.Words = maps.Clone(set.Words) // a copy of the settings shares the map
	if word == "" {
		delete(set.Words, name)
		return
	}
	if set.Words == nil {
		set.Words = map[string]string{}
	}
	set.Words[name] = word
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
	maxWords    = 64 // wishes of one word
	maxWord     = 32 // bytes of a word, of the name of a wish and of the id of a game
)

// Settings returns the stored settings, or the defaults where there are none. With an error, too, the settings are fit
// for use.
func (s *Shelf) Settings() (Settings, error) {
	set, _, err := s.readSettings()
	if err != nil {
		return Settings{}, fmt.Errorf("store: read settings: %w", err)
	}
	s.wishes = set.clone()
	return set, nil
}

// readSettings reads what is stored, and the fields of it that this program does not know. What cannot be read is put aside.
func (s *Shelf) readSettings() (set Settings, others []byte, err error) {
	raw, err := s.storage.Get(settingsKey)
	if raw == nil || err != nil {
		return Settings{}, nil, err
	}
	if set, others, err = readSettings(raw); err != nil {
		if aside := s.quarantine(raw); aside != nil {
			return Settings{}, nil, aside
		}
	}
	return set, others, err
}

// SaveSettings writes the settings and returns them as they are stored. What another tab has changed since this page last
// read them stays, wish by wish, unless this page has changed the same one. Fields that this program does not know,
// written by a newer one, stay as they are. With an error the settings are those that were to be written.
func (s *Shelf) SaveSettings(set Settings) (Settings, error) {
	set = set.clone()
	set.tidy()
	stored, others, err := s.readSettings()
	if err != nil && !errors.Is(err, save.ErrBroken) {
		return set, fmt.Errorf("store: write settings: %w", err)
	}
	if err == nil {
		set.merge(s.wishes, stored)
		set.tidy()
	}
	b := set.json(nil)
	if all := set.json(others); len(all) <= maxSettings {
		b = all
	}
	if err := s.set(settingsKey, b); err != nil {
		return set, fmt.Errorf("store: write settings: %w", err)
	}
	s.wishes = set.clone()
	return set, nil
}

// merge takes over from stored what has changed there since base and has not changed here.
func (set *Settings) merge(base, stored Settings) {
	if set.Name == base.Name {
		set.Name = stored.Name
	}
	for _, names := range []map[string]string{base.Words, stored.Words} {
		for name := range names {
			if set.Words[name] == base.Words[name] {
				set.Wish(name, stored.Words[name])
			}
		}
	}
	for id, last := range stored.Setups {
		mine, ok := set.Setups[id]
		if was, known := base.Setups[id]; !ok || known && mine.same(was) {
			set.Setups[id] = last
		}
	}
}

func (l LastSetup) same(as LastSetup) bool {
	return slices.Equal(l.Seats, as.Seats) && l.Options == as.Options && l.Practice == as.Practice
}

// clone shares no map with set.
func (set Settings) clone() Settings {
	set.Words = maps.Clone(set.Words)
	set.Setups = maps.Clone(set.Setups)
	return set
}

// Remember keeps how a game was set up.
func (s *Shelf) Remember(gameID string, last LastSetup) error {
	set := s.wishes.clone()
	if set.Setups == nil {
		set.Setups = map[string]LastSetup{}
	}
	set.Setups[gameID] = last
	_, err := s.SaveSettings(set)
	return err
}

// readSettings reads a record of settings, and the fields of it that this program does not know, as they stand there.
func readSettings(raw []byte) (set Settings, others []byte, err error) {
	if len(raw) > maxSettings {
		return Settings{}, nil, fmt.Errorf("%w: settings of %d bytes", save.ErrBroken, len(raw))
	}
	all, err := json.Read(raw)
	if err != nil {
		return Settings{}, nil, fmt.Errorf("%w: %w", save.ErrBroken, err)
	}
	if all.Kind != '{' {
		return Settings{}, nil, fmt.Errorf("%w: settings are no object", save.ErrBroken)
	}
	fits := true
	for i, v := range all.Items {
		switch all.Names[i] {
		case "Words":
			set.Words = map[string]string{}
			for j, is := range readList(v, '{', &fits) {
				word := ""
				readWord(is, &word, &fits)
				set.Words[v.Names[j]] = word
			}
		case "Name":
			readWord(v, &set.Name, &fits)
		case "Setups":
			set.Setups = map[string]LastSetup{}
			for j, last := range readList(v, '{', &fits) {
				set.Setups[v.Names[j]] = readSetup(last, &fits)
			}
		default:
			others = json.AppendString(append(others, ','), all.Names[i])
			others = append(append(others, ':'), v.Raw...)
		}
	}
	if !fits {
		return Settings{}, nil, fmt.Errorf("%w: settings of another kind", save.ErrBroken)
	}
	set.tidy()
	return set, others, nil
}

// readSetup reads how a game was last set up.
func readSetup(v json.Value, fits *bool) (last LastSetup) {
	for i, field := range readList(v, '{', fits) {
		switch v.Names[i] {
		case "Seats":
			for _, p := range readList(field, '[', fits) {
				var seat save.Seat
				for j, is := range readList(p, '{', fits) {
					switch p.Names[j] {
					case "Name":
						readWord(is, &seat.Name, fits)
					case "Bot":
						readMark(is, &seat.Bot, fits)
					case "Level":
						readSmall(is, &seat.Level, fits)
					case "Colour":
						readSmall(is, &seat.Colour, fits)
					}
				}
				last.Seats = append(last.Seats, seat)
			}
		case "Options":
			for j, o := range readList(field, '[', fits) {
				if j < len(last.Options) {
					readSmall(o, &last.Options[j], fits)
				}
			}
		case "Practice":
			readMark(field, &last.Practice, fits)
		}
	}
	return last
}

// readWord, readMark, readSmall and readList read a value that is of their kind, or null, which changes nothing.

func readWord(v json.Value, to *string, fits *bool) {
	if isKind(v, '"', fits) {
		*to = v.Text
	}
}

func readMark(v json.Value, to *bool, fits *bool) {
	if v.Kind == 't' || v.Kind == 'f' || isKind(v, 't', fits) {
		*to = v.Kind == 't'
	}
}

func readSmall(v json.Value, to *uint8, fits *bool) {
	if isKind(v, '0', fits) {
		n, err := strconv.ParseUint(string(v.Raw), 10, 8)
		*to = uint8(n)
		*fits = *fits && err == nil
	}
}

func readList(v json.Value, kind byte, fits *bool) []json.Value {
	if !isKind(v, kind, fits) {
		return nil // an array in the place of an object has items without names
	}
	return v.Items
}

func isKind(v json.Value, kind byte, fits *bool) bool {
	if v.Kind != kind && v.Kind != 'n' {
		*fits = false
	}
	return v.Kind == kind
}

// json writes the settings, and behind them the fields that others know.
func (set *Settings) json(others []byte) []byte {
	b := []byte(`{"Words":{`)
	for i, name := range slices.Sorted(maps.Keys(set.Words)) {
		b = append(json.AppendString(comma(b, i), name), ':')
		b = json.AppendString(b, set.Words[name])
	}
	b = json.AppendString(append(b, `},"Name":`...), set.Name)
	b = append(b, `,"Setups":{`...)
	for i, id := range slices.Sorted(maps.Keys(set.Setups)) {
		last := set.Setups[id]
		b = append(json.AppendString(comma(b, i), id), `:{"Seats":[`...)
		for j, p := range last.Seats {
			b = json.AppendString(append(comma(b, j), `{"Name":`...), p.Name)
			b = strconv.AppendBool(append(b, `,"Bot":`...), p.Bot)
			b = strconv.AppendUint(append(b, `,"Level":`...), uint64(p.Level), 10)
			b = strconv.AppendUint(append(b, `,"Colour":`...), uint64(p.Colour), 10)
			b = append(b, '}')
		}
		b = append(b, `],"Options":[`...)
		for j, o := range last.Options {
			b = strconv.AppendUint(comma(b, j), uint64(o), 10)
		}
		b = strconv.AppendBool(append(b, `],"Practice":`...), last.Practice)
		b = append(b, '}')
	}
	b = append(b, '}')
	b = append(b, others...)
	return append(b, '}')
}

// comma separates an item of a list from the one before.
func comma(b []byte, i int) []byte {
	if i == 0 {
		return b
	}
	return append(b, ',')
}

// tidy brings settings within their bounds. What is out of them goes back to the default.
func (set *Settings) tidy() {
	words := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(set.Words)) {
		if word := set.Words[name]; word != "" && len(word) <= maxWord && len(name) <= maxWord && len(words) < maxWords {
			words[name] = word
		}
	}
	set.Words = words
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
