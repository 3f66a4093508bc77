package face

import "strings"

// Fill puts values into the places of a sentence: Fill("Buy {card}", "card", "a Field"). A place without a value stays as
// it is, for tests to find; what is filled in is not looked through again.
func Fill(sentence string, namesAndValues ...string) string {
	return FillBy(sentence, nil, namesAndValues...)
}

// FillBy is Fill where a place without a value asks for it: "{hex.a}" for the first number of an action, as a game has it.
// Where that says nothing the place stays.
func FillBy(sentence string, ask func(name string) (value string, ok bool), namesAndValues ...string) string {
	var out []byte
	for {
		before, rest, ok := strings.Cut(sentence, "{")
		name, after, closed := strings.Cut(rest, "}")
		if !ok || !closed {
			return string(append(out, sentence...))
		}
		value, found := "", false
		for i := 0; i+1 < len(namesAndValues) && !found; i += 2 {
			if namesAndValues[i] == name {
				value, found = namesAndValues[i+1], true
			}
		}
		if !found && ask != nil {
			value, found = ask(name)
		}
		if !found {
			value = sentence[len(before) : len(sentence)-len(after)]
		}
		out, sentence = append(append(out, before...), value...), after
	}
}
