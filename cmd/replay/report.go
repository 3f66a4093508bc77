package main

import (
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"

	"tabard/engines"
	"tabard/engines/game"
	"tabard/engines/save"
	"tabard/web/wasm"
)

// errNotReport says that a text is no report of a fault.
var errNotReport = errors.New("not a report of a fault")

// reportVersion matches the version in a report of a fault. What a browser's console shows of a fault has none.
var reportVersion = regexp.MustCompile(`(?m)^Tabard ([0-9a-f]{12})$`)

// named returns a report of a fault with names and lines, of the file that cmd/site writes. It returns an error if the report is of another version.
func named(report, names string) (string, error) {
	file, err := os.ReadFile(names)
	if err != nil {
		return "", fmt.Errorf("read the names; make build writes them: %w", err)
	}
	version, all, err := wasm.Kept(file)
	if err != nil {
		return "", fmt.Errorf("read %s: %w", names, err)
	}
	if of := reportVersion.FindStringSubmatch(report); of != nil && of[1] != version {
		return "", fmt.Errorf("the report is of version %s, and %s of %s: build the sources of that version, or give -names of its release", of[1], names, version)
	}
	return all.Fill(report), nil
}

// fromReport returns the game of a report of a fault, as package session writes it: the set-up, and the decisions by their places among
// the legal ones. The error wraps errNotReport for any other text.
func fromReport(text string) (g save.Game, err error) {
	about := map[string]string{}
	for line := range strings.Lines(text) {
		name, value, _ := strings.Cut(strings.TrimSpace(line), ": ")
		if _, had := about[name]; !had {
			about[name] = value
		}
	}
	var rules uint16
	id, found := strings.CutSuffix(strings.SplitAfterN(about["game"], ",", 2)[0], ",")
	d := engines.ByID(id)
	if !found || d == nil {
		return g, errNotReport
	}
	if _, err := fmt.Sscanf(about["game"], id+", rules %d", &rules); err != nil {
		return g, fmt.Errorf("the report's game: %w", err)
	}
	g.Code, g.Rules = d.Code, rules
	setup, rest, _ := strings.Cut(about["setup"], " seats, options [")
	options, rest, _ := strings.Cut(rest, "], seed ")
	seed, practice, _ := strings.Cut(rest, ", practice ")
	g.Practice = practice == "true"
	g.Setup.Seats, err = strconv.Atoi(setup)
	for i, word := range strings.Fields(options) {
		v, e := strconv.ParseUint(word, 10, 8)
		if err = errors.Join(err, e); i < len(g.Setup.Options) {
			g.Setup.Options[i] = uint8(v)
		}
	}
	n, e := strconv.ParseUint(seed, 10, 64)
	g.Setup.Seed, err = n, errors.Join(err, e)
	box, e := hex.DecodeString(about["box"])
	g.Setup.Box, err = string(box), errors.Join(err, e)
	for i, word := range strings.Fields(about["seats"]) {
		seat := save.Seat{Colour: uint8(i % game.MaxSeats)}
		if level, bot := strings.CutPrefix(word, "bot"); bot {
			v, e := strconv.ParseUint(level, 10, 8)
			seat.Bot, seat.Level, err = true, uint8(v), errors.Join(err, e)
		}
		g.Seats = append(g.Seats, seat)
	}
	_, list, _ := strings.Cut(about["moves"], ":")
	moves := strings.Fields(list)
	if about["base"] != "" {
		err = errors.Join(err, fmt.Errorf("the report holds no moves from the start: %w", save.ErrHistory))
	}
	if err != nil {
		return g, fmt.Errorf("a report that cannot be read: %w", err)
	}
	return save.Rebuild(g, len(moves), func(int) (int, error) {
		m, err := strconv.Atoi(moves[0])
		moves = moves[1:]
		return m, err
	}, nil)
}
