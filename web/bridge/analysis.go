package bridge

import (
	"encoding/binary"

	"tabard/engines/bot"
	"tabard/engines/game"
)

// An analysis travels as numbers of four bytes: how many turns there are, their rows, then for each turning point a row and its better
// answer as advice.
const (
	turnNumbers    = 3 + 2*game.MaxSeats
	turningNumbers = 9
)

// packMoves encodes moves.
func packMoves(moves []uint16) (b []byte) {
	for _, m := range moves {
		b = binary.BigEndian.AppendUint16(b, m)
	}
	return b
}

// unpackMoves decodes what packMoves has encoded.
func unpackMoves(b []byte) (moves []uint16) {
	for ; len(b) >= 2; b = b[2:] {
		moves = append(moves, binary.BigEndian.Uint16(b))
	}
	return moves
}

// anewSize is how many bytes one seeding anew travels in: a move, and the stream.
const anewSize = 4 + 8 + 8

// packAnew encodes before which moves all that can be drawn was seeded anew.
func packAnew(list []bot.Anew) (b []byte) {
	for _, x := range list {
		b = binary.BigEndian.AppendUint32(b, uint32(x.Move))
		b = binary.BigEndian.AppendUint64(b, x.Draws.State)
		b = binary.BigEndian.AppendUint64(b, x.Draws.Inc)
	}
	return b
}

// unpackAnew decodes what packAnew has encoded.
func unpackAnew(b []byte) (list []bot.Anew) {
	for ; len(b) >= anewSize; b = b[anewSize:] {
		list = append(list, bot.Anew{Move: int(binary.BigEndian.Uint32(b)),
			Draws: game.Rand{State: binary.BigEndian.Uint64(b[4:]), Inc: binary.BigEndian.Uint64(b[12:])}})
	}
	return list
}

// packAnalysis encodes the outcome of an analysis; no turns make no bytes.
func packAnalysis(turns []bot.Turn, turnings []bot.Turning) (b []byte) {
	if len(turns) == 0 {
		return nil
	}
	add := func(numbers ...int) {
		for _, n := range numbers {
			b = binary.BigEndian.AppendUint32(b, uint32(int32(n)))
		}
	}
	add(len(turns))
	for i := range turns {
		x := &turns[i]
		add(int(x.Who), x.First, x.Next)
		add(x.Chances[:]...)
		add(x.Luck[:]...)
	}
	for i := range turnings {
		x := &turnings[i]
		add(x.Move, int(x.Who), int(x.Played.Kind), int(x.Played.A), int(x.Played.B), int(x.Played.C), x.Cost, x.Margin, x.Trials)
		b = append(b, pack([]bot.Advice{x.Better})...)
	}
	return b
}

// unpackAnalysis decodes what packAnalysis has encoded. It returns false for bytes that packAnalysis cannot have made.
func unpackAnalysis(b []byte) (turns []bot.Turn, turnings []bot.Turning, ok bool) {
	if len(b) == 0 {
		return nil, nil, true
	}
	take := func() int {
		n := int(int32(binary.BigEndian.Uint32(b)))
		b = b[4:]
		return n
	}
	if len(b) < 4 {
		return nil, nil, false
	}
	for n := take(); n > 0; n-- {
		if len(b) < 4*turnNumbers {
			return nil, nil, false
		}
		x := bot.Turn{Who: game.Player(take()), First: take(), Next: take()}
		for p := range x.Chances {
			x.Chances[p] = take()
		}
		for p := range x.Luck {
			x.Luck[p] = take()
		}
		turns = append(turns, x)
	}
	for len(b) > 0 {
		if len(b) < 4*turningNumbers+adviceSize {
			return nil, nil, false
		}
		x := bot.Turning{Move: take(), Who: game.Player(take())}
		x.Played = game.Action{Kind: game.Kind(take()), A: uint16(take()), B: uint16(take()), C: uint16(take())}
		x.Cost, x.Margin, x.Trials = take(), take(), take()
		x.Better, b = unpack(b[:adviceSize])[0], b[adviceSize:]
		turnings = append(turnings, x)
	}
	return turns, turnings, true
}

// mask encodes seats as bits, seat 0 lowest.
func mask(of [game.MaxSeats]bool) (bits uint8) {
	for p, yes := range of {
		if yes {
			bits |= 1 << p
		}
	}
	return bits
}

// seats decodes what mask has encoded.
func seats(bits uint8) (of [game.MaxSeats]bool) {
	for p := range of {
		of[p] = bits>>p&1 != 0
	}
	return of
}
