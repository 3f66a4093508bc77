package store

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Settings are a player's wishes. An empty string is the default of its field; what the words mean is up to the app.
type Settings struct {
	Theme  string // "light" or "dark"; empty follows the system
	Pace   string // how long a bot's action stays on screen
	Motion string // "reduced" or "full"; empty follows the system
	// Confirm says which choices want a second press: "always" or "never"; empty for those that cannot be taken back.
	Confirm string
	Sound   string // how loud the table is: "soft" or "full"; empty for not at all
	Keys    string // "off" switches single-letter shortcuts off
	Asked   string // "yes" once the browser was asked to keep the storage for good
	Name    string // the player's name, offered at the next set-up
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
	ours, old, theirs := set.words(), base.words(), stored.words()
	for i := range ours {
		if *ours[i] == *old[i] {
			*ours[i] = *theirs[i]
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

// words are the wishes that are one word each.
func (set *Settings) words() []*string {
	return []*string{&set.Theme, &set.Pace, &set.Motion, &set.Confirm, &set.Sound, &set.Keys, &set.Asked, &set.Name}
}

// clone shares no map with set.
func (set Settings) clone() Settings {
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
	all, err := readJSON(raw)
	if err != nil {
		return Settings{}, nil, err
	}
	if all.kind != '{' {
		return Settings{}, nil, fmt.Errorf("%w: settings are no object", save.ErrBroken)
	}
	fits := true
	for i, v := range all.items {
		switch all.names[i] {
		case "Theme":
			v.word(&set.Theme, &fits)
		case "Pace":
			v.word(&set.Pace, &fits)
		case "Motion":
			v.word(&set.Motion, &fits)
		case "Confirm":
			v.word(&set.Confirm, &fits)
		case "Sound":
			v.word(&set.Sound, &fits)
		case "Keys":
			v.word(&set.Keys, &fits)
		case "Asked":
			v.word(&set.Asked, &fits)
		case "Name":
			v.word(&set.Name, &fits)
		case "Setups":
			set.Setups = map[string]LastSetup{}
			for j, last := range v.list('{', &fits) {
				set.Setups[v.names[j]] = last.setup(&fits)
			}
		default:
			others = appendString(append(others, ','), all.names[i])
			others = append(append(others, ':'), v.raw...)
		}
	}
	if !fits {
		return Settings{}, nil, fmt.Errorf("%w: settings of another kind", save.ErrBroken)
	}
	set.tidy()
	return set, others, nil
}

// setup reads how a game was last set up.
func (v value) setup(fits *bool) (last LastSetup) {
	for i, field := range v.list('{', fits) {
		switch v.names[i] {
		case "Seats":
			for _, p := range field.list('[', fits) {
				var seat save.Seat
				for j, is := range p.list('{', fits) {
					switch p.names[j] {
					case "Name":
						is.word(&seat.Name, fits)
					case "Bot":
						is.mark(&seat.Bot, fits)
					case "Level":
						is.small(&seat.Level, fits)
					case "Colour":
						is.small(&seat.Colour, fits)
					}
				}
				last.Seats = append(last.Seats, seat)
			}
		case "Options":
			for j, o := range field.list('[', fits) {
				if j < len(last.Options) {
					o.small(&last.Options[j], fits)
				}
			}
		case "Practice":
			field.mark(&last.Practice, fits)
		}
	}
	return last
}

// word, mark, small and list read a value that is of their kind, or null, which changes nothing.

func (v value) word(to *string, fits *bool) {
	if v.is('"', fits) {
		*to = v.text
	}
}

func (v value) mark(to *bool, fits *bool) {
	if v.kind == 't' || v.kind == 'f' || v.is('t', fits) {
		*to = v.kind == 't'
	}
}

func (v value) small(to *uint8, fits *bool) {
	if v.is('0', fits) {
		n, err := strconv.ParseUint(string(v.raw), 10, 8)
		*to = uint8(n)
		*fits = *fits && err == nil
	}
}

func (v value) list(kind byte, fits *bool) []value {
	if !v.is(kind, fits) {
		return nil // an array in the place of an object has items without names
	}
	return v.items
}

func (v value) is(kind byte, fits *bool) bool {
	if v.kind != kind && v.kind != 'n' {
		*fits = false
	}
	return v.kind == kind
}

// json writes the settings, and behind them the fields that others know.
func (set *Settings) json(others []byte) []byte {
	var b []byte
	for _, field := range []struct{ name, word string }{
		{`{"Theme":`, set.Theme}, {`,"Pace":`, set.Pace}, {`,"Motion":`, set.Motion}, {`,"Confirm":`, set.Confirm},
		{`,"Sound":`, set.Sound}, {`,"Keys":`, set.Keys}, {`,"Asked":`, set.Asked}, {`,"Name":`, set.Name},
	} {
		b = appendString(append(b, field.name...), field.word)
	}
	b = append(b, `,"Setups":{`...)
	for i, id := range slices.Sorted(maps.Keys(set.Setups)) {
		last := set.Setups[id]
		b = append(appendString(comma(b, i), id), `:{"Seats":[`...)
		for j, p := range last.Seats {
			b = appendString(append(comma(b, j), `{"Name":`...), p.Name)
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
	for _, word := range []*string{&set.Theme, &set.Pace, &set.Motion, &set.Confirm, &set.Sound, &set.Keys, &set.Asked} {
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
