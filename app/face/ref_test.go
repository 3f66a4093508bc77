package face

import "testing"

func TestRefs(t *testing.T) {
	for _, c := range []struct {
		r    Ref
		name string
		a, b int
	}{
		{NewRef("season"), "season", -1, -1}, {NewRef("battle", 2, 1), "battle", 2, 1}, {NewRef("space", 47), "space", 47, -1},
		{"", "", -1, -1}, {"space:x", "space", -1, -1}, {"space:-1", "space", -1, -1}, {"deck:obj", "deck", -1, -1}, {"a:1:2:3", "a", 1, -1},
	} {
		if name, a, b := c.r.Parts(); name != c.name || a != c.a || b != c.b {
			t.Errorf("%q is %q, %d, %d", c.r, name, a, b)
		}
	}
}
