// Package post has the tables by link of this device (engines/post, here called letters): what it has of each, what becomes of a letter that
// comes, and the screens on which people sit down, send and wait.
//
// Of a table the device keeps its head, the newest letter, and, in a record of its own, the keys of the seats that are here. A key is made here, and
// is in nothing that leaves the device: no letter, no export, no backup, no report. Before a letter is begun, so that what comes is known, the head
// that says so is written; only then does a session show anything (Begin, Sit).
package post

import (
	"cmp"
	"errors"
	"fmt"
	"strings"

	"tabard/app/house"
	"tabard/app/session"
	"tabard/engines/game"
	letters "tabard/engines/post"
	"tabard/engines/save"
	"tabard/engines/share"
	"tabard/web/store"
)

// Post has the tables by link of a shelf. A table is claimed among the tabs by whoever changes it: Post itself claims nothing.
type Post struct {
	shelf *store.Shelf
	open  map[string]*letters.Course // tables that a session is open at
	other letters.Letter             // what is looked at under the id Other
}

// Other is the id of a table that is none of this device's: that of a letter which is looked at and not taken. No game and no
// table that is stored has such an id (save.ValidID).
const Other = ":other"

// NewPost returns the tables by link of a shelf.
func NewPost(s *store.Shelf) *Post { return &Post{shelf: s, open: map[string]*letters.Course{}} }

// Has says that there is a table of that id.
func (p *Post) Has(id string) bool {
	if id == Other {
		return p.other.Course != nil
	}
	_, err := p.shelf.Record(store.Heads, id)
	return err == nil
}

// Looks says that an id is that of the letter which is looked at and not taken.
func (p *Post) Looks(id string) bool { return id == Other }

// Heads are all tables, those that cannot be read or are of games to come left out, in the order of their ids.
func (p *Post) Heads() (all []letters.Head, err error) {
	ids, err := p.shelf.Records(store.Heads)
	for _, id := range ids {
		if h, err := p.Head(id); err == nil && save.ByCode(h.Code) != nil {
			all = append(all, h)
		}
	}
	return all, err
}

// Head is what this device has of a table. The error wraps store.ErrNone, or one of package save.
func (p *Post) Head(id string) (letters.Head, error) {
	rec, err := p.shelf.Record(store.Heads, id)
	if err != nil {
		return letters.Head{}, err
	}
	return letters.DecodeHead(rec)
}

// keys are the keys of the seats that are here; none of a table at which nobody here sits.
func (p *Post) keys(id string) (letters.Keys, error) {
	rec, err := p.shelf.Record(store.Secrets, id)
	if errors.Is(err, store.ErrNone) {
		return letters.Keys{ID: id}, nil
	}
	if err != nil {
		return letters.Keys{}, err
	}
	return letters.DecodeKeys(rec)
}

// Here says which seats of a table are this device's.
func (p *Post) Here(id string) [game.MaxSeats]bool {
	k, err := p.keys(id)
	if err != nil {
		return [game.MaxSeats]bool{}
	}
	return k.Held
}

// put writes the head of a table that stands at a letter. With giveUp the head that was is one of its Earlier ones from then on.
func (p *Post) put(id string, l letters.Letter, seen int, giveUp bool) error {
	h, err := letters.NewHead(id, l, house.Now())
	if err != nil {
		return err
	}
	was, err := p.Head(id)
	if err != nil && !errors.Is(err, store.ErrNone) {
		return err
	}
	h.Seen, h.Earlier = min(seen, h.Letters), was.Earlier
	if giveUp {
		h.Earlier = earlier(was)
	}
	rec, err := h.Encode()
	if err != nil {
		return err
	}
	return p.shelf.PutRecord(store.Heads, id, rec)
}

// earlier are the letters that a table has given up, and the present one.
func earlier(h letters.Head) string {
	all := []string{h.Text}
	for _, text := range strings.Fields(h.Earlier) {
		if text != h.Text && len(text)+len(strings.Join(all, "\n")) < share.MaxText {
			all = append(all, text)
		}
	}
	return strings.Join(all, "\n")
}

// ErrHere says that somebody of this device sits at the table already. Two who share a device would see each other's hands, and one could try a turn
// with the draws of the other.
var ErrHere = errors.New("post: somebody of this device sits at the table")

// Start makes a table: g says what is played and who may sit where, seat is the creator's. The table waits for the others.
func (p *Post) Start(g save.Game, agreed letters.Agreement, seat game.Player) (id string, err error) {
	g.Setup.Seed = store.NewNonce()
	t, err := letters.New(g, agreed)
	if err != nil {
		return "", err
	}
	id = store.IDOf(g.Setup.Seed)
	return id, p.sit(id, t, seat, g.Seats[seat].Name)
}

// Sit sits somebody of this device down at a table that it has, or that an invitation tells of. Who completes the table writes the first letter at once.
// The error wraps letters.ErrSeat, letters.ErrTaken or ErrHere.
func (p *Post) Sit(id string, invitation *letters.Table, seat game.Player, name string) error {
	if h, err := p.Head(id); err == nil {
		l, err := h.Open()
		if err != nil {
			return err
		}
		invitation = l.Table
	} else if !errors.Is(err, store.ErrNone) {
		return err
	}
	return p.sit(id, invitation, seat, name)
}

func (p *Post) sit(id string, t *letters.Table, seat game.Player, name string) error {
	keys, err := p.keys(id)
	if err != nil {
		return err
	}
	if keys.Held != [game.MaxSeats]bool{} {
		return ErrHere
	}
	key := letters.Key(store.NewKey())
	if err := t.Sit(seat, name, key); err != nil {
		return err
	}
	keys.Nonce, keys.Held[seat], keys.Of[seat] = t.Setup.Seed, true, key
	rec, err := keys.Encode()
	if err != nil {
		return err
	}
	if err := p.shelf.PutRecord(store.Secrets, id, rec); err != nil { // before anybody hears of the seat
		return err
	}
	return p.joined(id, t, keys)
}

// joined writes a table down at which people are joining. Once it is complete, a seat of this device writes the first letter.
func (p *Post) joined(id string, t *letters.Table, keys letters.Keys) error {
	l := letters.Letter{Table: t}
	for seat, held := range keys.Held {
		if held && t.Complete() {
			if err := t.Start(game.Player(seat)); err != nil {
				return err
			}
			c, err := letters.Follow(t)
			if err == nil {
				err = c.Begin(keys.Of[seat], nil)
			}
			if err != nil {
				return err
			}
			l = letters.Letter{Table: c.Table(), Course: c}
			break
		}
	}
	return p.put(id, l, 0, false)
}

// Begin opens the letter of a table if it is a seat's here to write, and writes down that it has. What was drawn is known from then on: show nothing
// of it before the head is on the disk.
func (p *Post) Begin(id string) (wrote bool, err error) {
	if err := p.Look(id); err != nil || id == Other {
		return false, err
	}
	keys, err := p.keys(id)
	c := p.open[id]
	if err != nil || c == nil {
		return false, err
	}
	if at := c.Holder(); at != game.Nobody {
		if !keys.Held[at] {
			return false, nil // a record from a backup, without its key: it can be looked at
		}
		return false, c.Resume(keys.Of[at])
	}
	if next := c.Next(); next != game.Nobody && keys.Held[next] {
		h, err := p.Head(id)
		if err != nil {
			return false, err
		}
		if err := c.Begin(keys.Of[next], nil); err != nil {
			return false, err
		}
		return true, p.put(id, letters.Letter{Table: c.Table(), Course: c}, h.Seen, false)
	}
	return false, nil
}

// Look opens a table to look on: nothing is begun and nothing is written.
func (p *Post) Look(id string) error {
	if id == Other {
		p.open[id] = p.other.Course
		return nil
	}
	h, err := p.Head(id)
	if err != nil {
		return err
	}
	l, err := h.Open()
	p.open[id] = l.Course
	return err
}

// Session sits down to a table after Begin or Look. before says that the game is not dealt yet.
func (p *Post) Session(id string) (m *session.Session, effects []session.Effect, before bool, err error) {
	c := p.open[id]
	if id == Other && c != nil {
		var here [game.MaxSeats]bool
		if at := c.Holder(); at != game.Nobody { // given up here before it had ended
			here[at] = true
		}
		m, effects, err = session.OpenLetter(id, c, here, len(c.Table().Letters))
		return m, effects, false, err
	}
	h, err := p.Head(id)
	if err != nil || c == nil || !c.Dealt() {
		return nil, nil, err == nil, err
	}
	m, effects, err = session.OpenLetter(id, c, p.Here(id), h.Seen)
	return m, effects, false, err
}

// Keep writes down how a table stands at which a session is open. seen says that what came with its newest letter has been shown.
func (p *Post) Keep(id string, seen bool) error {
	c := p.open[id]
	h, err := p.Head(id)
	if err != nil || c == nil {
		return fmt.Errorf("post: keep: %w", cmp.Or(err, store.ErrNone))
	}
	if n := len(c.Table().Letters); seen && n > h.Seen {
		h.Seen = n
	}
	return p.put(id, letters.Letter{Table: c.Table(), Course: c}, h.Seen, false)
}

// Shut says that the session of a table is gone.
func (p *Post) Shut(id string) { delete(p.open, id) }

// Sent is what this device has to send on from a table, or to send once more: its invitation or its newest letter, in a link. along sends the box itself.
// The error wraps letters.ErrSeat while a letter is open.
func (p *Post) Sent(id string, along bool) (text string, l letters.Letter, err error) {
	if l = p.other; id != Other {
		h, err := p.Head(id)
		if err != nil {
			return "", l, err
		}
		if l, err = h.Open(); err != nil {
			return "", l, err
		}
	}
	if l.Course != nil {
		text, err = l.Course.Text(along)
	} else {
		text, err = l.Table.Text(along)
	}
	return text, l, err
}

// Drop forgets a table, its keys with it.
func (p *Post) Drop(id string) error {
	p.Shut(id)
	if err := p.shelf.DropRecord(store.Heads, id); err != nil {
		return err
	}
	return p.shelf.DropRecord(store.Secrets, id)
}
