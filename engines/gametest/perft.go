package gametest

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"tabard/engines/game"
)

// Perft counts what can happen in the next decisions of fixed positions: how many sequences of actions there are, and
// how many distinct positions they lead to. A rule that lists one action too many or too few anywhere near them, or
// joins or splits positions, changes a number. The positions are those of the golden games; a line of the file is
//
//	2-01 @57: 14/12 170/98 2210/801              transcript, decisions played: sequences/positions at depth 1, 2, 3
const (
	perftDepth = 4
	perftNodes = 1200 // a depth is counted only if the one before it has fewer sequences
)

// perfts compares the counts of every number of seats, or writes them.
func (p *prover) perfts() {
	if p.c.Perfts == 0 || p.c.Transcripts == 0 {
		return
	}
	for seats := p.g.Def.MinSeats; seats <= p.g.Def.MaxSeats; seats++ {
		p.perft(seats)
	}
}

func (p *prover) perft(seats int) {
	path := filepath.Join(p.c.Dir, "perft", fmt.Sprintf("%d.txt", seats))
	got, err := p.count(seats)
	if err != nil {
		p.fail("perft", "%s: %v", path, err)
		return
	}
	if p.c.Update {
		p.write("perft", path, got)
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		p.fail("perft", "counts for %d seats are missing (make golden writes them): %v", seats, err)
		return
	}
	if p.c.Counted > 0 && p.c.Counted < p.c.Transcripts { // the file has a line for each position, and the golden games in order
		first, _, _ := strings.Cut(string(want), fmt.Sprintf("%d-%02d @", seats, p.c.Counted+1))
		want = []byte(first)
	}
	if where := unlike(string(want), got); where != "" {
		p.fail("perft", "%s: %s", path, where)
	}
}

// count walks the golden games of that many seats and counts at positions spread over each.
func (p *prover) count(seats int) (text string, err error) {
	defer caught(&err)
	var b strings.Builder
	each := (p.c.Perfts + p.c.Transcripts - 1) / p.c.Transcripts
	games := p.c.Transcripts
	if p.c.Counted > 0 && !p.c.Update {
		games = min(games, p.c.Counted)
	}
	for n := 1; n <= games; n++ {
		script, err := os.ReadFile(p.c.scriptPath(seats, n))
		if err != nil {
			return "", err
		}
		line, err := readScript(p.g.Def, string(script))
		if err != nil {
			return "", err
		}
		s, err := p.g.Def.New(line.Setup)
		if err != nil {
			return "", err
		}
		next := 0
		for i, a := range line.Acts {
			if next < each && i >= next*len(line.Acts)/each {
				row, err := p.counts(s, seats)
				if err != nil {
					return "", fmt.Errorf("transcript %d, decision %d: %w", n, i, err)
				}
				fmt.Fprintf(&b, "%d-%02d @%d:%s\n", seats, n, i, row)
				next++
			}
			if err := game.Play(s, a, nil); err != nil {
				return "", fmt.Errorf("transcript %d, decision %d: %w", n, i, err)
			}
		}
	}
	return b.String(), nil
}

// counts tells sequences and positions at each depth from one position.
func (p *prover) counts(s game.State, seats int) (string, error) {
	row := ""
	for depth := 1; depth <= perftDepth; depth++ {
		seen := map[string]bool{}
		sequences, err := p.walk(s, seats, depth, seen)
		if err != nil {
			return "", err
		}
		row += fmt.Sprintf(" %d/%d", sequences, len(seen))
		if sequences == 0 || sequences >= perftNodes {
			break
		}
	}
	return row, nil
}

// walk counts the sequences of that many decisions and collects where they lead. A game with a naive generator has it
// compared in every position that is passed, but not abroad.
func (p *prover) walk(s game.State, seats, depth int, seen map[string]bool) (int, error) {
	if depth == 0 {
		seen[string(encode(s))] = true
		return 1, nil
	}
	legal := s.Legal(nil)
	if p.g.Naive != nil && !p.c.Abroad {
		if err := naiveLaw(&position{g: p.g, s: s, seats: seats, legal: legal}); err != nil {
			return 0, err
		}
	}
	total := 0
	t := s.Clone()
	for _, a := range legal {
		t.CopyFrom(s)
		t.Apply(a, nil)
		n, err := p.walk(t, seats, depth-1, seen)
		if err != nil {
			return 0, err
		}
		total += n
	}
	return total, nil
}
