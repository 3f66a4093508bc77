package face

import "strings"

// Fill puts values into the places of a sentence: Fill("Buy {card}", "card", "a Field"). A place without a value stays as
// it is, for tests to find; what is filled in is not looked through again.
func Fill(sentence string, namesAndValues ...string) string {
	var out []byte
	for {
		before, rest, ok := strings.Cut(sentence, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !ok || !closed {
			return string(append(out, sentence...))
		}
		value := sentence[len(before) : len(sentence)-len(after)]
		for i := 0; i+1 < len(namesAndValues); i += 2 {
			if namesAndValues[i] == name {
				value = namesAndValues[i+1]
				break
			}
		}
		out, sentence = append(append(out, before...), value...), after
	}
}
