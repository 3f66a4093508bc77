package bridge

import (
	"errors"
	"fmt"
)

//go:generate go tool msgp -tests=false -io=false -file=protocol.go -o=protocol_gen.go

// Version is the version of this protocol. The thinker says its own first; the page talks to no other.
const Version uint16 = 1

// Limits of a message. A decoder refuses anything larger.
const (
	MaxMessage = 64 << 10 // bytes
	maxText    = 4 << 10
)

//msgp:limit arrays:65536 maps:16
//msgp:tuple Hello Think Stop Thought Progress Failed

// Message is one thing said between the page and the thinker. The set is closed.
type Message interface{ tag() byte }

type (
	// Hello is the thinker's first word: it is ready.
	Hello struct{ Version uint16 }
	// Think asks for a decision. State is what the seat may know, as its snapshot.
	Think struct {
		N     uint32 // the page's number of the question; whatever is said of it names it
		Game  string
		Rules uint16 // the game's rules version in the page
		Seat  int8
		Level uint8 // index into Def.Levels
		Seed  uint64
		State []byte
	}
	// Stop drops whatever is being thought about. There is no answer.
	Stop struct{}
	// Thought is the answer to Think.
	Thought struct {
		N          uint32
		Kind       uint16
		A, B, C    uint16
		Iterations int32
	}
	// Progress says after each slice how much of the work is done.
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
