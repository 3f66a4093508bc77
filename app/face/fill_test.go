package face

import "testing"

func TestFill(t *testing.T) {
	for _, c := range []struct{ sentence, want string }{
		{"", ""}, {"No place", "No place"}, {"{a}", "1"}, {"To {a} and {b}, {a} again", "To 1 and {a}, 1 again"},
		{"{unknown} {a}", "{unknown} 1"}, {"open {a", "open {a"}, {"{b}{a}.", "{a}1."},
	} {
		if got := Fill(c.sentence, "a", "1", "b", "{a}"); got != c.want {
			t.Errorf("%q becomes %q, not %q", c.sentence, got, c.want)
		}
	}
}

func TestFillBy(t *testing.T) {
	ask := func(name string) (string, bool) { return "<" + name + ">", name != "none" }
	if got := FillBy("{a} {b.a} {none} {c}", ask, "a", "1", "c", ""); got != "1 <b.a> {none} " {
		t.Errorf("became %q", got)
	}
}
