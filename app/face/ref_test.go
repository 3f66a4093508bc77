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

// Numbers are filled into the rules in short, and lists put in where their names stand.
func TestSummary(t *testing.T) {
	got := Summary([]Section{{Title: "A", Paras: []string{"{n} of {all}", "@list"}}, {Title: "B", Paras: []string{"plain"}}},
		func(s string) string { return "<" + s + ">" }, func(name string) []string { return []string{name, "{n}"} }, "n", "1", "all", "2")
	if len(got) != 2 || got[0].Title != "A" || len(got[0].Paras) != 3 || got[0].Paras[0] != "<1 of 2>" || got[0].Paras[1] != "list" || got[0].Paras[2] != "{n}" ||
		got[1].Paras[0] != "<plain>" {
		t.Errorf("became %+v", got)
	}
}
