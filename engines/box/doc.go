// Package box keeps the numbers that somebody reads off a printed game: what was read so far, under a title, as a text that a person can
// read and edit.
//
// The text is JSON: its shape, the game, the title, and one object for each kind of component (game.Sheet) with one object for each
// component, in the order of the printed game and with machine names. A number that was read off stands there as a number, or by its name
// where a picture is printed; "?" stands for one that is still to be read, and null for one that is not in this box: ours counts for both, as for what is left out.
//
//	{
//	  "tabard-box": 1,
//	  "game": "merchants",
//	  "title": "First edition",
//	  "weapons": {
//	    "Standard": {"forge": 5, "sell": "?"},
//	    "Vorpal": {"forge": 15, "sell": null}
//	  }
//	}
//
// Whatever else stands there is refused with a Fault that names the field; nothing is taken over from a text that is refused.
//
// A link carries the same in few characters: see Box.Link.
package box
