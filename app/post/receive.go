package post

import (
	"errors"
	"slices"
	"strings"

	"tabard/engines/game"
	letters "tabard/engines/post"
	"tabard/engines/save"
	"tabard/engines/share"
	"tabard/web/store"
)

// Outcome is what becomes of a letter.
type Outcome uint8

// The outcomes. Only GoesOn, Unsealed and, for the first letter of a table, LookOn change what the device has, when the letter is taken; Fork,
// Altered and GivenUp do if the person says so twice.
const (
	GoesOn    Outcome = iota // it goes on from the head
	Unsealed                 // it goes on, and shows that a letter of the head was changed by who passed it on
	IsHead                   // the device has it
	Older                    // the head goes on from it
	Fork                     // the table goes on in two ways, from a letter of somebody else on
	Altered                  // the same, from a letter of this device on
	GivenUp                  // one of those that were given up for the head
	Free                     // of a table that is not known here, with a free seat
	LookOn                   // of a table that is not known here, without one
	Elsewhere                // it goes on, and the seats of this table are on other devices
	Taken                    // two have sat down on one seat
	Newer                    // of a newer version
	Boxless                  // it waits for the box that the game is played with
	Spoilt                   // cut, changed or forged
)

// Got is a letter that came, and what becomes of it.
type Got struct {
	Outcome Outcome
	ID      string // under which the device keeps its table
	Text    string
	Letter  letters.Letter
	Head    letters.Head // what the device has; the zero Head if it does not know the table
	Seat    game.Player  // Fork, Altered and Unsealed: whose letter
	Number  int          // and which, from 1
	Err     error        // Newer, Boxless and Spoilt: what is wrong
}

// IsLetter says that a link is one of package letters, and not a game. One of a version to come is taken for a letter: its screen offers the update.
func IsLetter(text string) bool {
	e, err := share.Unwrap(text, 2)
	return err == nil && e.Version == 2 || errors.Is(err, save.ErrNewer)
}

// Receive reads and proves a letter, and says what becomes of it. It changes nothing: Take does.
func (p *Post) Receive(text string) (g Got) {
	g.Text = text
	if g.Letter, g.Err = p.decode(text); g.Err != nil {
		switch {
		case errors.Is(g.Err, save.ErrNewer), errors.Is(g.Err, save.ErrHistory):
			g.Outcome = Newer
		case errors.Is(g.Err, share.ErrNoBox):
			g.Outcome = Boxless
		default:
			g.Outcome = Spoilt
		}
		return g
	}
	g.ID = store.IDOf(g.Letter.Table.Setup.Seed)
	head, err := p.Head(g.ID)
	if errors.Is(err, store.ErrNone) {
		if g.Outcome = LookOn; g.Letter.Course == nil && !g.Letter.Table.Complete() {
			g.Outcome = Free
		}
		return g
	}
	g.Head = head
	has, err := letters.Letter{}, err
	if err == nil {
		has, err = head.Open()
	}
	if err != nil {
		g.Outcome, g.Err = Spoilt, err
		return g
	}
	here := p.Here(g.ID)
	g.compare(letters.Compare(has.Table, g.Letter.Table, func(s game.Player) bool { return here[s] }))
	if g.Outcome != IsHead && g.Number > 0 && slices.Contains(strings.Fields(head.Earlier), text) {
		g.Outcome = GivenUp
	}
	if g.Outcome == GoesOn && here == [game.MaxSeats]bool{} && g.Letter.Course != nil && !g.Letter.Course.Over() {
		g.Outcome = Elsewhere
	}
	return g
}

// decode proves a letter, or one of those that were given up, which may be open.
func (p *Post) decode(text string) (letters.Letter, error) {
	l, err := letters.Decode(text, p.box)
	if err == nil {
		return l, nil
	}
	all, _ := p.Heads() // those that cannot be listed cannot help
	for _, h := range all {
		if slices.Contains(strings.Fields(h.Earlier), text) {
			return letters.Head{Text: text}.Open()
		}
	}
	return l, err
}

// compare takes in how the letter goes together with the head.
func (g *Got) compare(err error) {
	if fork, ok := errors.AsType[*letters.ForkError](err); ok {
		g.Seat, g.Number = fork.Seat, fork.Letter
	}
	if seal, ok := errors.AsType[*letters.SealError](err); ok {
		g.Seat, g.Number = seal.Seat, seal.Letter
	}
	switch {
	case err == nil:
		g.Outcome = GoesOn
	case errors.Is(err, letters.ErrSeal):
		g.Outcome = Unsealed
	case errors.Is(err, letters.ErrSame):
		g.Outcome = IsHead
	case errors.Is(err, letters.ErrOlder):
		g.Outcome = Older
	case errors.Is(err, letters.ErrAltered):
		g.Outcome = Altered
	case errors.Is(err, letters.ErrFork):
		g.Outcome = Fork
	case errors.Is(err, letters.ErrTaken):
		g.Outcome = Taken
	default:
		g.Outcome, g.Err = Spoilt, err
	}
}

// Take makes a letter that goes on the head, or begins to look on at its table. Answers to one invitation are put together. With other a letter
// becomes the head that leads another way, and the head that was is kept as its Earlier.
func (p *Post) Take(g Got, other bool) error {
	switch g.Outcome {
	case GoesOn, Unsealed, Elsewhere, LookOn:
	case Fork, Altered, GivenUp:
		if !other {
			return nil
		}
		return p.put(g.ID, g.Letter, min(g.Head.Seen, g.Number-1), true)
	default:
		return nil
	}
	if g.Letter.Course != nil {
		return p.put(g.ID, g.Letter, g.Head.Seen, false)
	}
	keys, err := p.keys(g.ID)
	if err != nil {
		return err
	}
	t := g.Letter.Table
	if g.Outcome != LookOn {
		has, err := g.Head.Open()
		if err != nil {
			return err
		}
		if err := has.Table.Merge(t); err != nil {
			return err
		}
		t = has.Table
	}
	return p.joined(g.ID, t, keys)
}

// box finds a box: on the shelf, or at a table that is played with it.
func (p *Post) box(d *game.Def, hash uint64) (packed string, ok bool) {
	if packed, ok = p.shelf.FindBox(d, hash); ok {
		return packed, true
	}
	all, _ := p.Heads() // those that cannot be listed cannot help
	for _, h := range all {
		if h.Code != d.Code {
			continue
		}
		if l, err := h.Open(); err == nil && l.Table.Setup.Box != "" && game.BoxHash(l.Table.Setup.Box) == hash {
			return l.Table.Setup.Box, true
		}
	}
	return "", false
}
