package main

import (
	"encoding/binary"
	"fmt"
	"slices"
	"strconv"

	"tabard/engines"
	"tabard/engines/bot"
	"tabard/engines/game"
	"tabard/engines/post"
	"tabard/engines/save"
)

// tables says how many tables by link are played for a game and a number of seats: many with pages in the seats of people, some with knights.
type tables struct {
	level string
	many  map[string]int // by Def.ID, and "" for all others
}

// links are the tables of the section.
var links = []tables{
	{"page", map[string]int{"": 1000, "conquer": 250}},
	{"knight", map[string]int{"": 20, "conquer": 6}},
}

// letters plays tables by link with bots in the seats of people, and tells how many letters a game has and how long its links are.
func letters() (string, error) {
	rows := [][]string{{"Seats with", "Game", "Seats", "Tables", "Letters", "at ¼", "at ½", "at ¾", "at the end"}}
	for _, of := range links {
		for i, d := range engines.Games() {
			n, ok := of.many[d.ID]
			if !ok {
				n = of.many[""]
			}
			for seats := max(2, d.MinSeats); seats <= d.MaxSeats; seats++ {
				row, err := letterRow(d, of.level, seats, n)
				if err != nil {
					return "", err
				}
				rows = append(rows, append([]string{of.level + "s", titles[i], strconv.Itoa(seats), thousands(n)}, row...))
			}
		}
	}
	return table(rows), nil
}

// letterRow is the figures of so many tables, each as the mean and the most.
func letterRow(d *game.Def, level string, seats, tables int) ([]string, error) {
	l := slices.IndexFunc(d.Levels, func(l game.Level) bool { return l.ID == level })
	var sum, most [5]int
	for seed := range uint64(tables) {
		sizes, err := playByLink(d, d.Levels[l], seats, seed+1)
		if err != nil {
			return nil, fmt.Errorf("%s, %d seats, table %d: %w", d.ID, seats, seed+1, err)
		}
		n := len(sizes)
		for i, v := range []int{n, sizes[(n+3)/4-1], sizes[(n+1)/2-1], sizes[(3*n+3)/4-1], sizes[n-1]} {
			sum[i] += v
			most[i] = max(most[i], v)
		}
	}
	var row []string
	for i := range sum {
		row = append(row, fmt.Sprintf("%d (%d)", (sum[i]+tables/2)/tables, most[i]))
	}
	return row, nil
}

// playByLink plays a table with the game's default set-up, in which every seat is a person's whose answers a bot of that level gives,
// and returns how many characters each letter has. A stranger proves the game from its last letter.
func playByLink(d *game.Def, level game.Level, seats int, seed uint64) ([]int, error) {
	g := save.Game{Code: d.Code, Rules: d.Rules, Setup: d.DefaultSetup(seats, seed)}
	for i, name := range []string{"Edith", "Björn", "Agnes", "Ulrich"}[:seats] {
		g.Seats = append(g.Seats, save.Seat{Name: name, Colour: uint8(i)})
	}
	t, err := post.New(g, 0)
	if err != nil {
		return nil, err
	}
	var keys [game.MaxSeats]post.Key
	for p := range game.Player(seats) {
		r := game.NewRand(seed, uint64(p))
		binary.BigEndian.PutUint64(keys[p][:8], r.Uint64())
		binary.BigEndian.PutUint64(keys[p][8:], r.Uint64())
		if err := t.Sit(p, "", keys[p]); err != nil {
			return nil, err
		}
	}
	if err := t.Start(game.Player(seats - 1)); err != nil {
		return nil, err
	}
	c, err := post.Follow(t)
	if err != nil {
		return nil, err
	}
	var sizes []int
	var text string
	for !c.Over() {
		if err := c.Begin(keys[c.Next()], nil); err != nil {
			return nil, err
		}
		for p := c.Turn(); p != game.Nobody; p = c.Turn() {
			view := game.View(c.State(), p)
			a := bot.Choose(d, view, p, level, c.BotSeed(p))
			if err := c.Play(game.Index(view.Legal(nil), a), nil); err != nil {
				return nil, err
			}
		}
		if text, err = c.Text(false); err != nil {
			return nil, err
		}
		sizes = append(sizes, len(text))
	}
	l, err := post.Decode(text, nil)
	if err != nil {
		return nil, err
	}
	if again, err := l.Course.Text(false); err != nil || again != text || !l.Course.Over() {
		return nil, fmt.Errorf("the last letter is not proved: %w", err)
	}
	return sizes, nil
}
