package save

import "tabard/engines/game"

// Add appends the index of a move that has just led to after, and its hash where one is due. It does not touch the
// snapshot, which is packed once per save rather than once per move.
func (g *Game) Add(index int, after game.State) {
	g.Moves = append(g.Moves, uint16(index))
	if len(g.Moves)%HashEvery == 0 && len(g.Hashes) == len(g.Moves)/HashEvery-1 {
		h, _ := game.Hash(after, nil)
		g.Hashes = append(g.Hashes, h)
	}
}

// Cut takes back all moves from number n on, and their hashes. What an earlier copy of g holds is left alone.
func (g *Game) Cut(n int) {
	g.Moves = g.Moves[:n:n]
	k := min(n/HashEvery, len(g.Hashes))
	g.Hashes = g.Hashes[:k:k]
}

// Rebase drops a history that does not replay: from now on the moves begin at the snapshot, under the rules of d.
func (g *Game) Rebase(d *game.Def) {
	g.Rules, g.Base = d.Rules, g.Snapshot
	g.Moves, g.Hashes = nil, nil
}

// Summary is what a list or a link preview says of a game. It holds nothing that a seat would have to hide.
type Summary struct {
	Game  string // Def.ID
	Title string
	Seats []Seat
	Moves int // decisions since the set-up, or since history was lost
	Turn  game.Player
	Over  bool
	Lost  bool // part of the history is gone
}

// Describe sums g up without replaying it.
func Describe(g Game) (Summary, error) {
	d, s, err := Open(g)
	if err != nil {
		return Summary{}, err
	}
	turn := s.Turn()
	return Summary{Game: d.ID, Title: g.Title, Seats: g.Seats, Moves: len(g.Moves), Turn: turn,
		Over: turn == game.Nobody, Lost: len(g.Base) > 0}, nil
}
