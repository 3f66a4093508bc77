package main

import (
	"fmt"
	"os/exec"
	"strings"
)

// measure runs the measurements of the browser on the site in dist, which take some ten minutes.
func measure() (string, error) { return printed("web/e2e", "node", "measure.mjs", "3", "all") }

// lighthouse has Lighthouse judge five first visits.
func lighthouse() (string, error) {
	return printed(".", "make", "--no-print-directory", "-s", "lighthouse")
}

// intake takes files of every hostile kind in, on the site in dist.
func intake() (string, error) { return printed("web/e2e", "node", "intake.mjs") }

// levels plays 400 games for each pair of levels and each number of seats, which takes hours.
func levels() (string, error) {
	return printed(".", "go", "run", "./cmd/arena", "-games", "400", "-traits", "-seed", "30000", "-p", "2")
}

// printed runs a command in a folder and returns what it printed, as Markdown shows it unchanged.
func printed(dir, name string, args ...string) (string, error) {
	c := exec.Command(name, args...)
	c.Dir = dir
	out, err := c.Output()
	if err != nil {
		return "", fmt.Errorf("%s %s: %w", name, strings.Join(args, " "), err)
	}
	return "```\n" + strings.TrimSpace(string(out)) + "\n```", nil
}

// size builds the site and tells the bytes of the program and of what a first visit fetches, as the build prints them.
func size() (string, error) { return printed(".", "make", "--no-print-directory", "-s", "build") }
