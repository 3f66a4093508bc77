package save

import (
	"encoding/binary"
	"fmt"
	"hash/crc32"
)

// Record is the envelope of what is kept beside games, of one kind:
//
//	0  magic    four bytes, the kind's own
//	4  uint16   format
//	6           content, as msgp
//	   uint32   CRC-32C of everything before it
//
// Every later format keeps the first six bytes and the last four.
type Record struct {
	Magic  string
	Format uint16 // the only one there is so far
	Most   int    // bytes of one record
}

// What a record has before its content and after it, in bytes.
const (
	RecordHead = 6
	RecordTail = tail
)

// Seal puts the envelope around a content.
func (r Record) Seal(content []byte) []byte {
	b := binary.BigEndian.AppendUint16([]byte(r.Magic), r.Format)
	b = append(b, content...)
	return binary.BigEndian.AppendUint32(b, crc32.Checksum(b, castagnoli))
}

// Open takes the envelope off and has the content read: read returns what it leaves, which must be nothing. The error wraps ErrNotSave, ErrCut,
// ErrChanged, ErrNewer or ErrBroken. Checksum before format: a newer format is believed only of a record that is whole.
func (r Record) Open(data []byte, read func([]byte) ([]byte, error)) error {
	n, end := min(len(data), len(r.Magic)), len(data)-RecordTail
	switch {
	case n == 0 || string(data[:n]) != r.Magic[:n]:
		return ErrNotSave
	case end < RecordHead:
		return ErrCut
	case crc32.Checksum(data[:end], castagnoli) != binary.BigEndian.Uint32(data[end:]):
		return ErrChanged
	}
	switch format := binary.BigEndian.Uint16(data[len(r.Magic):]); {
	case format > r.Format:
		return fmt.Errorf("%w: format %d", ErrNewer, format)
	case format < r.Format || len(data) > r.Most:
		return fmt.Errorf("%w: format %d, %d bytes", ErrBroken, format, len(data))
	}
	rest, err := read(data[RecordHead:end])
	if err != nil {
		return fmt.Errorf("%w: %w", ErrBroken, err)
	}
	if len(rest) > 0 {
		return fmt.Errorf("%w: %d bytes too many", ErrBroken, len(rest))
	}
	return nil
}
