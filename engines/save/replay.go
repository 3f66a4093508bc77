package save

import (
	"bytes"
	"errors"
	"fmt"

	"tabard/engines/game"
)

// Line is a game played through again.
type Line struct {
	Def    *game.Def
	Start  game.State    // before the first move
	Moves  []game.Action // in order
	Counts []int         // how many legal options each of Moves was one of
	Final  game.State
	// Verified says that every hash agreed and that Final is the snapshot, byte for byte.
	Verified bool
	// Lost says that the moves do not lead to the snapshot: Start and Final are the snapshot and Moves is empty.
	Lost bool
}

// Mover makes move i of a game that is played through: it returns the position that action a, one of so many legal options, leads to.
// It may change before and return it, or leave it as it is and return another.
type Mover func(i int, before game.State, a game.Action, options int) (after game.State, err error)

// plainly is the Mover that keeps nothing.
func plainly(_ int, s game.State, a game.Action, _ int) (game.State, error) {
	s.Apply(a, nil)
	return s, nil
}

// Replay plays g from its set-up, or from Base, through all moves. If that does not lead to the snapshot, the Line starts
// and ends at the snapshot, Lost is set, and the error wraps ErrHistory. Without a Line the error is one of Decode's.
func Replay(g Game) (*Line, error) { return Walk(g, plainly) }

// Walk is Replay with every move made by a Mover. Whatever that gathered is void if the Line is Lost. An error of its own ends the
// walk and is returned as it is; a panic is a history that does not replay.
func Walk(g Game, move Mover) (*Line, error) {
	d := ByCode(g.Code)
	if d == nil {
		return nil, fmt.Errorf("save: replay: %w: code %d", ErrUnknownGame, g.Code)
	}
	now, err := unpack(d, g.Snapshot, len(g.Seats))
	if err != nil {
		return nil, fmt.Errorf("save: replay: %w", err)
	}
	line := &Line{Def: d}
	if err := line.play(g, move); err != nil {
		if v, ok := err.(moverError); ok {
			return nil, v.error
		}
		return &Line{Def: d, Start: now, Final: now.Clone(), Lost: true}, fmt.Errorf("save: replay: %w: %w", ErrHistory, err)
	}
	line.Verified = true
	return line, nil
}

type moverError struct{ error }

func (line *Line) play(g Game, move Mover) error {
	s, err := start(line.Def, g)
	if err != nil {
		return err
	}
	line.Start = s.Clone()
	line.Moves = make([]game.Action, 0, len(g.Moves))
	line.Counts = make([]int, 0, len(g.Moves))
	var scratch []byte
	s, err = run(line.Def, s, len(g.Moves), steps{
		pick: func(i, n int) (int, error) {
			line.Counts = append(line.Counts, n)
			return int(g.Moves[i]), nil
		},
		move: func(i int, before game.State, a game.Action, n int) (game.State, error) {
			line.Moves = append(line.Moves, a)
			return move(i, before, a, n)
		},
		after: func(i int, s game.State) error {
			k := (i+1)/HashEvery - 1
			if (i+1)%HashEvery != 0 || k >= len(g.Hashes) {
				return nil
			}
			var hash uint64
			if hash, scratch, err = hashed(s, scratch); err == nil && hash != g.Hashes[k] {
				err = fmt.Errorf("hash %016x, was %016x", hash, g.Hashes[k])
			}
			return err
		},
	})
	if err != nil {
		return err
	}
	line.Final = s
	end, err := Pack(s)
	if err != nil {
		return err
	}
	if !bytes.Equal(end, g.Snapshot) {
		return fmt.Errorf("after the last of %d moves: not the snapshot", len(g.Moves))
	}
	return nil
}

// Rebuild plays n moves from the set-up of g, or from Base, each picked by its index among count legal options and made by a Mover,
// nil for none of one's own, and returns g with the Moves, Hashes and Snapshot that come of it. It is how a link is read, whose
// moves can only be told apart while the game is played.
func Rebuild(g Game, n int, pick func(count int) (int, error), move Mover) (Game, error) {
	d := ByCode(g.Code)
	if d == nil {
		return Game{}, fmt.Errorf("save: rebuild: %w: code %d", ErrUnknownGame, g.Code)
	}
	s, err := start(d, g)
	if err != nil {
		return Game{}, fmt.Errorf("save: rebuild: %w: %w", ErrBroken, err)
	}
	if move == nil {
		move = plainly
	}
	g.Moves, g.Hashes = nil, nil
	last := 0
	s, err = run(d, s, n, steps{
		pick:  func(_, count int) (int, error) { last, err = pick(count); return last, err },
		move:  move,
		after: func(_ int, s game.State) error { return Guard(func() error { g.Add(last, s); return nil }) },
	})
	if err == nil {
		g.Snapshot, err = Pack(s)
	}
	if v, ok := err.(moverError); ok {
		return Game{}, v.error
	}
	if err != nil {
		return Game{}, fmt.Errorf("save: rebuild: %w: %w", ErrBroken, err)
	}
	return g, nil
}

// steps are what a run asks and tells at move i. Any error ends it.
type steps struct {
	pick  func(i, count int) (index int, err error)
	move  Mover
	after func(i int, s game.State) error
}

// run plays n moves from s, with game.Play's checks for moves that come as indices, and returns the position at the end.
func run(d *game.Def, s game.State, n int, at steps) (game.State, error) {
	if n > min(d.Limit, MaxMoves) {
		return nil, fmt.Errorf("%w: %d moves", ErrBroken, n)
	}
	var buf [128]game.Action
	for i := range n {
		var legal []game.Action
		err := Guard(func() error {
			if s.Turn() == game.Nobody {
				return game.ErrOver
			}
			legal = s.Legal(buf[:0])
			return nil
		})
		if err != nil {
			return nil, fmt.Errorf("move %d: %w", i, err)
		}
		m, err := at.pick(i, len(legal))
		if err != nil {
			return nil, fmt.Errorf("move %d: %w", i, err)
		}
		if m < 0 || m >= len(legal) {
			return nil, fmt.Errorf("move %d: %w: option %d of %d", i, game.ErrIllegal, m, len(legal))
		}
		a := legal[m]
		var own error
		if err := Guard(func() error { s, own = at.move(i, s, a, len(legal)); return nil }); err != nil {
			return nil, fmt.Errorf("move %d, %s: %w", i, d.ActionText(a), err)
		}
		if own != nil {
			return nil, moverError{own}
		}
		if err := at.after(i, s); err != nil {
			return nil, fmt.Errorf("after move %d: %w", i, err)
		}
	}
	return s, nil
}

// start is the position before the first move.
func start(d *game.Def, g Game) (s game.State, err error) {
	if len(g.Base) > 0 {
		return unpack(d, g.Base, len(g.Seats))
	}
	if err := d.CheckSetup(g.Setup); err != nil {
		return nil, err
	}
	err = Guard(func() error { s, err = d.New(g.Setup); return err })
	return s, err
}

// Open returns the present position of g, which needs no history.
func Open(g Game) (*game.Def, game.State, error) {
	d := ByCode(g.Code)
	if d == nil {
		return nil, nil, fmt.Errorf("save: open: %w: code %d", ErrUnknownGame, g.Code)
	}
	s, err := unpack(d, g.Snapshot, len(g.Seats))
	if err != nil {
		return nil, nil, fmt.Errorf("save: open: %w", err)
	}
	return d, s, nil
}

// Pack is the snapshot of s, as Game.Snapshot and Game.Base hold it.
func Pack(s game.State) (snapshot []byte, err error) {
	err = Guard(func() error { snapshot, err = s.MarshalMsg(nil); return err })
	return snapshot, err
}

// unpack opens a snapshot from outside: all of it, and only if it is a possible position for that many seats that can be packed again.
func unpack(d *game.Def, snapshot []byte, seats int) (game.State, error) {
	s := d.Zero()
	err := Guard(func() error {
		rest, err := s.UnmarshalMsg(snapshot)
		if err != nil {
			return err
		}
		if len(rest) > 0 {
			return fmt.Errorf("%d bytes too many", len(rest))
		}
		if err := s.Check(); err != nil {
			return err
		}
		if d.Whole != nil && !d.Whole(s) {
			return errors.New("a seat's view, not a position that can be played on")
		}
		if n := seated(s); n != seats {
			return fmt.Errorf("a position of %d seats in a game of %d", n, seats)
		}
		return nil
	})
	if err != nil {
		return nil, fmt.Errorf("%w: snapshot: %w", ErrBroken, err)
	}
	return s, nil
}

// seated is how many seats a position has: the standing ranks each of them, and automata as Nobody.
func seated(s game.State) (n int) {
	for _, r := range s.Standing(nil) {
		if r.Who != game.Nobody {
			n++
		}
	}
	return n
}

func hashed(s game.State, scratch []byte) (h uint64, b []byte, err error) {
	err = Guard(func() error { h, b = game.Hash(s, scratch); return nil })
	return h, b, err
}

// Guard turns a panic of the rules into an error that wraps ErrBroken. The rules trust their callers, and a position from outside can pass
// Check and still hold something that no game leads to.
func Guard(f func() error) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("%w: panic: %v", ErrBroken, r)
		}
	}()
	return f()
}
