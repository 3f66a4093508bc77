// Package verbs finds what a control of the page asks for: a control carries the name of a verb, and every screen has a list of those it
// knows. A list is nothing but data, where a map would be built when the program starts.
package verbs

// Verb is the name that a control carries and the func that carries it out.
type Verb[F any] struct {
	Name string
	Do   F
}

// Find returns the func of a verb; false if the list does not have it.
func Find[F any](list []Verb[F], name string) (do F, ok bool) {
	for i := range list {
		if list[i].Name == name {
			return list[i].Do, true
		}
	}
	return do, false
}

// Names returns the names of a list, in its order.
func Names[F any](list []Verb[F]) []string {
	names := make([]string, len(list))
	for i := range list {
		names[i] = list[i].Name
	}
	return names
}
