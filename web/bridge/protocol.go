package bridge

import (
	"encoding/binary"
	"errors"
	"fmt"

	"tabard/engines/bot"
	"tabard/engines/game"
)

//go:generate go run tabard/cmd/msgp protocol.go

// Version is the version of this protocol. The thinker's first message names its version; the page talks to no other version.
const Version uint16 = 5

// Limits of a message. A decoder refuses anything larger.
const (
	MaxMessage = 64 << 10 // bytes
	maxText    = 4 << 10
)

//msgp:limit arrays:65536 maps:16
//msgp:tuple Hello Think Stop Thought Progress Failed

// Message is a message between the page and the thinker. The set is closed.
type Message interface{ tag() byte }

type (
	// Hello is the thinker's first message: it is ready.
	Hello struct{ Version uint16 }
	// Think asks for a decision, for advice, or for an analysis. State is what the seat may know, as its snapshot; for an analysis
	// all of where the game began.
	Think struct {
		N     uint32 // the page's number of the question, which all messages about it name
		Game  string
		Rules uint16 // the game's rules version in the page
		Seat  int8
		Level uint8 // index into Def.Levels
		Trait uint8 // which of Def.Traits the seat has, by number from 1; 0 for none
		Seed  uint64
		State []byte
		// Advice is how many answers are wanted with their reasons; 0 asks for the one to play.
		Advice uint8
		Moves  []byte // of an analysis: indices into the legal answers, two bytes each
		Of     uint8  // of an analysis: a bit for each seat whose turning points are wanted; 0 asks for none
		Anew   []byte // of an analysis of a table by link: see packAnew
	}
	// Stop drops the present question. There is no answer.
	Stop struct{}
	// Thought is the answer to Think.
	Thought struct {
		N          uint32
		Kind       uint16
		A, B, C    uint16
		Iterations int32
		Best       []byte // where advice was asked for: see pack
		Past       []byte // where an analysis was asked for: see packAnalysis
	}
	// Progress comes after each slice of work and says how much is done.
	Progress struct {
		N           uint32
		Done, Total int32
	}
	// Failed says that there will be no answer, and why.
	Failed struct {
		N    uint32
		Text string
	}
)

func (Hello) tag() byte    { return 'H' }
func (Think) tag() byte    { return 'T' }
func (Stop) tag() byte     { return 'S' }
func (Thought) tag() byte  { return 'A' }
func (Progress) tag() byte { return 'P' }
func (Failed) tag() byte   { return 'F' }

// ErrMessage is wrapped by Decode for bytes that are no message.
var ErrMessage = errors.New("bridge: not a message")

// Encode returns the bytes of a message: one for its type, then msgp. A reason that is too long is cut.
func Encode(m Message) []byte {
	b := []byte{m.tag()}
	var err error
	switch m := m.(type) {
	case Hello:
		b, err = m.MarshalMsg(b)
	case Think:
		b, err = m.MarshalMsg(b)
	case Stop:
		b, err = m.MarshalMsg(b)
	case Thought:
		b, err = m.MarshalMsg(b)
	case Progress:
		b, err = m.MarshalMsg(b)
	case Failed:
		m.Text = m.Text[:min(len(m.Text), maxText)]
		b, err = m.MarshalMsg(b)
	}
	if err != nil {
		panic(fmt.Sprintf("bridge: encode %T: %v", m, err))
	}
	return b
}

// Decode reads a message and refuses anything that Encode would not have written.
func Decode(b []byte) (Message, error) {
	if len(b) == 0 || len(b) > MaxMessage {
		return nil, fmt.Errorf("%w: %d bytes", ErrMessage, len(b))
	}
	var m Message
	var rest []byte
	var err error
	switch body := b[1:]; b[0] {
	case 'H':
		var v Hello
		rest, err = v.UnmarshalMsg(body)
		m = v
	case 'T':
		var v Think
		rest, err = v.UnmarshalMsg(body)
		m = v
	case 'S':
		var v Stop
		rest, err = v.UnmarshalMsg(body)
		m = v
	case 'A':
		var v Thought
		rest, err = v.UnmarshalMsg(body)
		if len(v.Best)%adviceSize != 0 || len(v.Best) > bot.MaxAdvice*adviceSize {
			err = errors.New("no advice")
		} else if _, _, ok := unpackAnalysis(v.Past); !ok {
			err = errors.New("no analysis")
		}
		m = v
	case 'P':
		var v Progress
		rest, err = v.UnmarshalMsg(body)
		m = v
	case 'F':
		var v Failed
		rest, err = v.UnmarshalMsg(body)
		m = v
	default:
		return nil, fmt.Errorf("%w: type %d", ErrMessage, b[0])
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrMessage, err)
	}
	if len(rest) > 0 {
		return nil, fmt.Errorf("%w: %d bytes too many", ErrMessage, len(rest))
	}
	return m, nil
}

// adviceSize is how many bytes one answer of an advice travels in: numbers of four bytes.
const adviceSize = 4 * (5 + 2*bot.MaxCauses)

// pack is advice as it travels: of each answer its verb and what it is about, how far it is behind, then of each cause twice
// its feature, and one for rivals, and the difference.
func pack(list []bot.Advice) (b []byte) {
	for _, x := range list {
		row := [adviceSize / 4]int32{int32(x.Action.Kind), int32(x.Action.A), int32(x.Action.B), int32(x.Action.C), x.Behind}
		for k, c := range x.Causes {
			row[5+2*k], row[6+2*k] = 2*int32(c.Feature), c.More
			if c.Rivals {
				row[5+2*k]++
			}
		}
		for _, n := range row {
			b = binary.BigEndian.AppendUint32(b, uint32(n))
		}
	}
	return b
}

// unpack is what pack was given.
func unpack(b []byte) (list []bot.Advice) {
	for ; len(b) >= adviceSize; b = b[adviceSize:] {
		var row [adviceSize / 4]int32
		for i := range row {
			row[i] = int32(binary.BigEndian.Uint32(b[4*i:]))
		}
		x := bot.Advice{Action: game.Action{Kind: game.Kind(row[0]), A: uint16(row[1]), B: uint16(row[2]), C: uint16(row[3])}, Behind: row[4]}
		for k := range x.Causes {
			x.Causes[k] = bot.Cause{Feature: uint8(row[5+2*k] >> 1), Rivals: row[5+2*k]&1 != 0, More: row[6+2*k]}
		}
		list = append(list, x)
	}
	return list
}
