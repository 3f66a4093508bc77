// Package lineup reads from flags who plays what, and says how sure a mean is: what the commands share that let bots play.
package lineup

import (
	"fmt"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"

	"tabard/engines/bot"
	"tabard/engines/box"
	"tabard/engines/game"
)

// Seats are the numbers of seats of a list like "2,3", or without one all that the game allows.
func Seats(def *game.Def, list string) ([]int, error) {
	var seats []int
	if list == "" {
		for n := def.MinSeats; n <= def.MaxSeats; n++ {
			seats = append(seats, n)
		}
		return seats, nil
	}
	for _, f := range strings.Split(list, ",") {
		n, err := strconv.Atoi(f)
		if err != nil {
			return nil, fmt.Errorf("seats: %w", err)
		}
		seats = append(seats, n)
	}
	return seats, nil
}

// Setup is the set-up with the options of a list like "space=card,selection=full", and the game's defaults for the others.
func Setup(def *game.Def, list string) (game.Setup, error) {
	setup := def.DefaultSetup(def.MaxSeats, 0)
	if list == "" {
		return setup, nil
	}
	for _, text := range strings.Split(list, ",") {
		key, value, _ := strings.Cut(text, "=")
		i := slices.IndexFunc(def.Options, func(o game.Option) bool { return o.ID == key })
		if i < 0 {
			return setup, fmt.Errorf("no option %q", key)
		}
		v := slices.Index(def.Options[i].Values, value)
		if v < 0 {
			return setup, fmt.Errorf("option %s has no value %q", key, value)
		}
		setup.Options[i] = uint8(v)
	}
	return setup, nil
}

// Box reads the text of a box from a file and returns it as set-ups hold it; the game's own without a file. It returns an error if the box
// is of another game.
func Box(def *game.Def, file string) (packed string, err error) {
	if file == "" {
		return "", nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return "", err
	}
	b, err := box.Decode(text)
	if err != nil {
		return "", fmt.Errorf("%s: %w", file, err)
	}
	if b.Game != def {
		return "", fmt.Errorf("%s: a box of %s", file, b.Game.ID)
	}
	return b.Pack()
}

// Level finds a level by its name. "knight:iterations=400:width=6" is knight with other numbers, for experiments.
func Level(def *game.Def, text string) (game.Level, error) {
	name, changes, _ := strings.Cut(text, ":")
	all := append([]game.Level{bot.Random(), bot.Greedy()}, def.Levels...)
	for _, l := range all {
		if l.ID != name {
			continue
		}
		for _, c := range strings.Split(changes, ":") {
			if c == "" {
				continue
			}
			key, value, _ := strings.Cut(c, "=")
			n, err := strconv.Atoi(value)
			if err != nil {
				return l, fmt.Errorf("level %q: %w", text, err)
			}
			switch key {
			case "iterations":
				l.Iterations = n
			case "horizon":
				l.Horizon = n
			case "width":
				l.Width = n
			case "deals":
				l.Deals = n
			case "endings":
				l.Endings = n
			case "noise":
				l.Noise = int32(n)
			case "regret":
				l.Regret = int32(n)
			case "trait":
				l.Trait = uint8(n)
			default:
				return l, fmt.Errorf("level %q: no number is called %q", text, key)
			}
		}
		l.ID = text
		return l, nil
	}
	return game.Level{}, fmt.Errorf("no level %q", name)
}

// Mean is the mean of some numbers and the half width of its 95 % interval.
func Mean(of []float64) (mean, half float64) {
	for _, x := range of {
		mean += x
	}
	n := float64(len(of))
	mean /= n
	if n < 2 {
		return mean, mean
	}
	sum := 0.0
	for _, x := range of {
		sum += (x - mean) * (x - mean)
	}
	return mean, 1.96 * math.Sqrt(sum/(n-1)/n)
}
