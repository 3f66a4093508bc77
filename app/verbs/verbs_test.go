package verbs

import (
	"slices"
	"testing"
)

func TestAVerbIsFoundByItsName(t *testing.T) {
	list := []Verb[func(int) int]{
		{Name: "double", Do: func(n int) int { return 2 * n }},
		{Name: "square", Do: func(n int) int { return n * n }},
	}
	for name, want := range map[string]int{"double": 10, "square": 25} {
		if do, ok := Find(list, name); !ok || do(5) != want {
			t.Errorf("%s is not found, or is another", name)
		}
	}
	if do, ok := Find(list, "Double"); ok || do != nil {
		t.Error("a verb is found that there is not")
	}
	if got := Names(list); !slices.Equal(got, []string{"double", "square"}) {
		t.Errorf("the names are %q", got)
	}
}
