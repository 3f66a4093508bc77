package share

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"strings"

	"tabard/engines/game"
	"tabard/engines/save"
)

// Prefix is what stands before the text in the address.
const Prefix = "#g="

// MaxText is how many characters Decode looks at.
const MaxText = 64 << 10

// ErrNotLink says that a text is something else than a link to a game. It wraps save.ErrNotSave; the other errors of
// this package are those of package save.
var ErrNotLink = fmt.Errorf("share: not a link to a game: %w", save.ErrNotSave)

const (
	form    = 1 // a game; other forms may follow
	version = 1
	tail    = 4
)

const (
	flagPractice = 1 << iota
	flagCovered
	flagSnapshot
	flagDeflated
	FlagBox   // the game has a box, named by its hash
	FlagAlong // the box itself comes along
	flagsEnd
)

// ErrNoBox is wrapped by a *BoxError.
var ErrNoBox = errors.New("share: the box is not here")

// BoxError says that the game of a link is played with a box which the receiver lacks.
type BoxError struct {
	Game  *game.Def
	Hash  uint64 // game.BoxHash
	Owner string // save.Game.Box
}

func (e *BoxError) Error() string {
	return fmt.Sprintf("%v: %q of %s, %016x", ErrNoBox, e.Owner, e.Game.ID, e.Hash)
}

// Unwrap returns ErrNoBox.
func (e *BoxError) Unwrap() error { return ErrNoBox }

// Boxes finds the packed box of that hash; false if it is not here.
type Boxes func(d *game.Def, hash uint64) (packed string, ok bool)

// Encode returns the text for g, without Prefix. A box other than the game's own is named only: the receiver must have it.
func Encode(g save.Game) (string, error) { return encode(g, false) }

// EncodeAlong is Encode with the box itself in the link.
func EncodeAlong(g save.Game) (string, error) { return encode(g, true) }

func encode(g save.Game, along bool) (string, error) {
	line, err := save.Replay(g)
	if err != nil && !errors.Is(err, save.ErrHistory) {
		return "", fmt.Errorf("share: encode: %w", err)
	}
	if err := save.Check(g); err != nil {
		return "", fmt.Errorf("share: encode: %w", err)
	}
	flags := byte(0)
	if g.Practice {
		flags |= flagPractice
	}
	if g.Covered {
		flags |= flagCovered
	}
	payload, boxed, err := AppendHead(nil, g, along)
	if err != nil {
		return "", fmt.Errorf("share: encode: %w", err)
	}
	flags |= boxed
	var moves []byte
	if line.Verified && len(g.Base) == 0 {
		h, _ := game.Hash(line.Final, nil)
		moves = binary.AppendUvarint(nil, uint64(len(g.Moves)))
		moves = append(moves, PackMoves(g.Moves, line.Counts)...)
		moves = binary.BigEndian.AppendUint64(moves, h)
	}
	// A snapshot is hardly ever deflated to less than a quarter, and deflating is the dear part: try it late.
	if moves == nil || len(moves) > len(g.Snapshot)/4 {
		if snap, deflated := Squeeze(g.Snapshot); moves == nil || len(snap) < len(moves) {
			flags |= flagSnapshot
			if deflated {
				flags |= flagDeflated
			}
			moves = snap
		}
	}
	payload = append(payload, moves...)

	text, err := Envelope{Version: version, Code: g.Code, Rules: line.Def.Rules, Flags: flags, Payload: payload}.Text()
	if err != nil {
		return "", fmt.Errorf("share: encode: %w", err)
	}
	return text, nil
}

// Envelope is what every version of a link keeps as it is, around a payload of its own.
type Envelope struct {
	Version byte // 1 for a game, 2 for a letter (package post), 3 for a box (package box)
	Code    byte // Def.Code
	Rules   uint16
	Flags   byte // of the payload
	Payload []byte
}

// Text is the text of a link, without Prefix. The error wraps save.ErrBroken if it is longer than MaxText.
func (e Envelope) Text() (string, error) {
	b := binary.AppendUvarint([]byte{form<<4 | e.Version, e.Code}, uint64(e.Rules))
	b = append(b, e.Flags)
	b = binary.AppendUvarint(b, uint64(len(e.Payload)))
	b = append(b, e.Payload...)
	b = binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b))
	text := base64.RawURLEncoding.EncodeToString(b)
	if len(text) > MaxText {
		return "", fmt.Errorf("%w: %d characters", save.ErrBroken, len(text))
	}
	return text, nil
}

// Unwrap takes the envelope off the text of a link, or off a whole address with one in its fragment, of a version up to newest. The
// error wraps ErrNotLink, save.ErrCut, save.ErrChanged, save.ErrNewer for a later version, or save.ErrBroken.
func Unwrap(text string, newest byte) (Envelope, error) {
	if len(text) > MaxText {
		return Envelope{}, fmt.Errorf("%w: %d characters", save.ErrBroken, len(text))
	}
	data, err := fromText(text)
	if err != nil {
		return Envelope{}, err
	}
	return open(data, newest)
}

// AppendHead appends how a game is set up: the part of the payload that all versions share. The flags say whether it has a box
// (FlagBox), named by its hash or, if so wished, coming along (FlagAlong).
func AppendHead(b []byte, g save.Game, along bool) (_ []byte, flags byte, err error) {
	b = append(b, byte(len(g.Seats)))
	for i, s := range g.Seats {
		if s.Level > 31 {
			return nil, 0, fmt.Errorf("%w: level %d of seat %d", save.ErrBroken, s.Level, i)
		}
		about := s.Colour<<1 | s.Level<<3
		if s.Bot {
			about |= 1
		}
		b = appendText(append(b, about), s.Name)
	}
	b = appendText(b, g.Title)
	n := len(g.Setup.Options)
	for n > 0 && g.Setup.Options[n-1] == 0 {
		n--
	}
	b = append(append(b, byte(n)), g.Setup.Options[:n]...)
	b = binary.BigEndian.AppendUint64(b, g.Setup.Seed)
	if g.Setup.Box == "" {
		return b, 0, nil
	}
	b = appendText(b, g.Box)
	if along {
		b = append(binary.AppendUvarint(b, uint64(len(g.Setup.Box))), g.Setup.Box...)
		return b, FlagBox | FlagAlong, nil
	}
	return binary.BigEndian.AppendUint64(b, game.BoxHash(g.Setup.Box)), FlagBox, nil
}

// appendText appends a name, which is at most 24 runes of 4 bytes and so needs one byte for its length.
func appendText(b []byte, name string) []byte {
	name = save.Clean(name)
	return append(append(b, byte(len(name))), name...)
}

// Decode reads the text of a link, or a whole address with one in its fragment, and plays the game again: without an
// error every move was legal and led to the position that the sender had. The game has no id and no times: it is a
// copy that belongs to nobody yet. The error wraps ErrNotLink or one of the errors of package save; save.ErrHistory means
// that the link was made under older rules and holds nothing but moves.
// A box that does not come along is a *BoxError.
func Decode(text string) (save.Game, error) { return Play(text, nil, nil) }

// Play is Decode with the boxes that are at hand, nil for none, and with every move made by a Mover for the game that it turns out to be,
// nil for none of one's own. What that gathered is void with an error.
func Play(text string, boxes Boxes, mover func(*game.Def) save.Mover) (save.Game, error) {
	g, err := decode(text, boxes, mover)
	if err != nil {
		return save.Game{}, fmt.Errorf("share: decode: %w", err)
	}
	return g, nil
}

func decode(text string, boxes Boxes, mover func(*game.Def) save.Mover) (save.Game, error) {
	e, err := Unwrap(text, version)
	if err != nil {
		return save.Game{}, err
	}
	r, flags, g := Reader{Rest: e.Payload}, e.Flags, save.Game{Code: e.Code, Rules: e.Rules}
	d := save.ByCode(g.Code)
	switch {
	case d == nil:
		return save.Game{}, fmt.Errorf("%w: code %d", save.ErrUnknownGame, g.Code)
	case g.Rules > d.Rules:
		return save.Game{}, fmt.Errorf("%w: rules %d of %s", save.ErrNewer, g.Rules, d.ID)
	case flags >= flagsEnd || flags&FlagAlong != 0 && flags&FlagBox == 0:
		return save.Game{}, fmt.Errorf("%w: flags %#x", save.ErrBroken, flags)
	}
	g.Practice, g.Covered = flags&flagPractice != 0, flags&flagCovered != 0
	r.Head(&g)
	if r.Failed {
		return save.Game{}, fmt.Errorf("%w: set-up", save.ErrBroken)
	}
	if flags&FlagBox != 0 {
		if err := r.Box(&g, d, flags&FlagAlong != 0, boxes); err != nil {
			return save.Game{}, err
		}
	}
	if flags&flagSnapshot != 0 {
		if g.Snapshot, err = Expand(r.Rest, flags&flagDeflated != 0); err != nil {
			return save.Game{}, err
		}
		g.Base = g.Snapshot
		return g, save.Check(g)
	}
	if flags&flagDeflated != 0 {
		return save.Game{}, fmt.Errorf("%w: flags %#x", save.ErrBroken, flags)
	}
	var move save.Mover
	if mover != nil {
		move = mover(d)
	}
	if g, err = replay(g, r, move); err != nil {
		if g.Rules < d.Rules {
			err = fmt.Errorf("%w: made under rules %d: %w", save.ErrHistory, g.Rules, err)
		}
		return save.Game{}, err
	}
	g.Rules = d.Rules
	return g, save.Check(g)
}

// fromText finds the text in what a person may paste, and takes base64 off. Messengers break lines and put words and
// marks around a link: spaces inside are skipped, and what follows the text is left to open, which knows its length.
func fromText(text string) ([]byte, error) {
	named := true
	if i := strings.LastIndex(text, Prefix); i >= 0 {
		text = text[i+len(Prefix):]
	} else {
		text, named = strings.CutPrefix(strings.TrimSpace(text), Prefix[1:])
	}
	run := make([]byte, 0, len(text))
	for _, c := range []byte(text) {
		if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_' {
			run = append(run, c)
		} else if c != ' ' && c != '\n' && c != '\r' && c != '\t' {
			break
		}
	}
	if len(run)%4 == 1 { // no whole byte is in the last character: the link was cut here, or more follows it
		run = run[:len(run)-1]
	}
	data, err := base64.RawURLEncoding.AppendDecode(nil, run)
	switch {
	case err != nil:
		return nil, fmt.Errorf("%w: %w", ErrNotLink, err)
	case len(data) == 0 && named:
		return nil, save.ErrCut
	case len(data) == 0 || data[0]>>4 != form:
		return nil, ErrNotLink
	}
	return data, nil
}

// open takes the envelope off.
func open(data []byte, newest byte) (Envelope, error) {
	r := Reader{Rest: data[1:]}
	e := Envelope{Version: data[0] & 15, Code: r.Byte()}
	rules := r.Uvarint()
	e.Flags = r.Byte()
	size := r.Uvarint()
	if r.Failed || size > uint64(len(r.Rest)) || int(size)+tail > len(r.Rest) {
		return Envelope{}, save.ErrCut
	}
	end := len(data) - len(r.Rest) + int(size)
	if crc32.ChecksumIEEE(data[:end]) != binary.BigEndian.Uint32(data[end:]) {
		return Envelope{}, save.ErrChanged
	}
	switch {
	case e.Version > newest:
		return Envelope{}, fmt.Errorf("%w: version %d of links", save.ErrNewer, e.Version)
	case e.Version < version:
		return Envelope{}, fmt.Errorf("%w: there was never a version %d of links", save.ErrBroken, e.Version)
	case rules > 0xffff:
		return Envelope{}, fmt.Errorf("%w: rules %d", save.ErrBroken, rules)
	}
	e.Rules, e.Payload = uint16(rules), r.Rest[:size]
	return e, nil
}

// replay reads the moves while playing them. On an error it returns g as it was.
func replay(g save.Game, r Reader, move save.Mover) (save.Game, error) {
	n := r.Uvarint()
	if r.Failed || len(r.Rest) < 8 || n > save.MaxMoves {
		return g, fmt.Errorf("%w: %d moves", save.ErrBroken, n)
	}
	packed, hash := r.Rest[:len(r.Rest)-8], binary.BigEndian.Uint64(r.Rest[len(r.Rest)-8:])
	number, ok := ToRadix(packed)
	if !ok || len(packed) > 2*int(n) {
		return g, fmt.Errorf("%w: %d bytes for %d moves", save.ErrBroken, len(packed), n)
	}
	played, err := save.Rebuild(g, int(n), func(count int) (int, error) {
		var m uint32
		m, number = number.Pop(uint32(count))
		return int(m), nil
	}, move)
	if err != nil {
		return g, err
	}
	if len(number) > 0 {
		return g, fmt.Errorf("%w: more moves than were said", save.ErrBroken)
	}
	_, s, err := save.Open(played)
	if err != nil {
		return g, err
	}
	if h, _ := game.Hash(s, nil); h != hash {
		return g, fmt.Errorf("%w: leads to %016x instead of %016x", save.ErrBroken, h, hash)
	}
	return played, nil
}
