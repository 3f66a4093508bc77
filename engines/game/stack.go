package game

import (
	"errors"
	"fmt"

	"github.com/tinylib/msgp/msgp"
)

// Stack is the stack of open questions that a state embeds: the lowest is asked last, the top one now. Cells past Depth
// are zero, so that equal stacks are equal values. In a snapshot it is two entries, the cells and their number; see Pair.
type Stack[Cells cells] struct {
	Frames Cells
	Depth  uint8 // how many questions are open; none when the game is over
}

// The sizes a stack may have: part of the wire format of the game that embeds it.
type (
	cells interface {
		[6]Frame | [8]Frame
	}
	Stack6 = Stack[[6]Frame]
	Stack8 = Stack[[8]Frame]
)

// Turn is the seat that must answer; Nobody when the game is over.
func (s *Stack[Cells]) Turn() Player {
	if s.Depth == 0 {
		return Nobody
	}
	return s.Frames[s.Depth-1].Who
}

// Prompt is the open question; its Kind is 0 when the game is over.
func (s *Stack[Cells]) Prompt() Frame {
	if s.Depth == 0 {
		return Frame{Who: Nobody}
	}
	return s.Frames[s.Depth-1]
}

// Asked is the open question in its place. There must be one.
func (s *Stack[Cells]) Asked() *Frame { return &s.Frames[s.Depth-1] }

// Ask makes a question the lowest one; nothing may lie above it.
func (s *Stack[Cells]) Ask(kind uint8, who Player, a, b uint16, n int) {
	s.Frames[0] = Frame{Kind: kind, Who: who, A: a, B: b, N: int16(n)}
	s.Depth = 1
}

// Push asks a question before all others.
func (s *Stack[Cells]) Push(kind uint8, who Player, a, b uint16, n int) {
	s.Frames[s.Depth] = Frame{Kind: kind, Who: who, A: a, B: b, N: int16(n)}
	s.Depth++
}

// Follow asks the seat of the lowest question another one before all others.
func (s *Stack[Cells]) Follow(kind uint8, a, b uint16, n int) {
	s.Push(kind, s.Frames[0].Who, a, b, n)
}

// Pop closes the open question and returns it.
func (s *Stack[Cells]) Pop() Frame {
	s.Depth--
	f := s.Frames[s.Depth]
	s.Frames[s.Depth] = Frame{}
	return f
}

// CheckStack returns an error if a stack from outside is not in canonical form. What its questions are is the game's
// to check.
func (s *Stack[Cells]) CheckStack() error {
	if int(s.Depth) > len(s.Frames) {
		return fmt.Errorf("%d questions", s.Depth)
	}
	for i := int(s.Depth); i < len(s.Frames); i++ {
		if s.Frames[i] != (Frame{}) {
			return errors.New("a closed question is left behind")
		}
	}
	return nil
}

// MarshalMsg appends the two entries of a snapshot.
func (s *Stack[Cells]) MarshalMsg(b []byte) ([]byte, error) {
	b = msgp.AppendArrayHeader(b, uint32(len(s.Frames)))
	for i := range len(s.Frames) {
		var err error
		if b, err = s.Frames[i].MarshalMsg(b); err != nil {
			return b, err
		}
	}
	return msgp.AppendUint8(b, s.Depth), nil
}

// UnmarshalMsg reads what MarshalMsg wrote and returns what follows it.
func (s *Stack[Cells]) UnmarshalMsg(b []byte) ([]byte, error) {
	n, b, err := msgp.ReadArrayHeaderBytes(b)
	if err != nil {
		return b, err
	}
	if int(n) != len(s.Frames) {
		return b, msgp.ArrayError{Wanted: uint32(len(s.Frames)), Got: n}
	}
	for i := range len(s.Frames) {
		if b, err = s.Frames[i].UnmarshalMsg(b); err != nil {
			return b, err
		}
	}
	s.Depth, b, err = msgp.ReadUint8Bytes(b)
	return b, err
}

// Msgsize is an upper bound of the bytes that MarshalMsg appends.
func (s *Stack[Cells]) Msgsize() int {
	return msgp.ArrayHeaderSize + len(s.Frames)*(&Frame{}).Msgsize() + msgp.Uint8Size
}

// Pair stands before a Stack in the tuple of a state and writes nothing. Snapshots hold a stack as two entries and msgp
// counts the fields of a state: with the Pair there are as many fields as entries.
type Pair struct{}

// MarshalMsg appends nothing.
func (Pair) MarshalMsg(b []byte) ([]byte, error) { return b, nil }

// UnmarshalMsg reads nothing.
func (*Pair) UnmarshalMsg(b []byte) ([]byte, error) { return b, nil }

// Msgsize is nothing.
func (Pair) Msgsize() int { return 0 }
