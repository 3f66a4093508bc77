package main

import (
	"strconv"
	"strings"
)

// table writes rows as a table of Markdown. The first row is its head; all columns but the first hold numbers.
func table(rows [][]string) string {
	var out strings.Builder
	for i, row := range rows {
		out.WriteString("| " + strings.Join(row, " | ") + " |\n")
		if i == 0 {
			out.WriteString("|---|" + strings.Repeat("--:|", len(row)-1) + "\n")
		}
	}
	return out.String()
}

// thousands writes a number with a comma after each three digits.
func thousands(n int) string {
	text := strconv.Itoa(n)
	for i := len(text) - 3; i > 0 && text[i-1] != '-'; i -= 3 {
		text = text[:i] + "," + text[i:]
	}
	return text
}
