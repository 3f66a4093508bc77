// Command cards prints every table of the games, for reading against the printed components.
package main

import (
	"fmt"

	"tabard/engines/coincrown"
	"tabard/engines/emara"
)

func main() { fmt.Print(coincrown.Tables(&coincrown.House), "\n", emara.Tables(&emara.House)) }
