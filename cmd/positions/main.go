// Command positions plays seeded games of every kind by itself, and writes positions of them as JSON: at least one for every kind of question
// that a person can be asked, and the end of a game. The walk of the browser's tests (web/e2e/harness/walk.mjs) opens them at each size.
//
//	positions [-game ID] [-games N]
//
// The same command writes the same positions. Kinds of questions that no game came to are named.
package main

import (
	"encoding/json"
	"flag"
	"io"
	"log"
	"os"
)

func main() {
	log.SetFlags(0)
	log.SetPrefix("positions: ")
	only := flag.String("game", "", "the game by its id; all games if empty")
	most := flag.Int("games", 1000, "games of each kind that are played at most")
	flag.Parse()
	if err := run(os.Stdout, *only, *most); err != nil {
		log.Fatal(err)
	}
}

// run writes the positions of one game, or of all.
func run(out io.Writer, only string, most int) error {
	found, err := gather(only, most)
	if err != nil {
		return err
	}
	return json.NewEncoder(out).Encode(found)
}
