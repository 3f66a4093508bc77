package face

import "testing"

// Short tables give what stands under a name, and nothing for a name or a number that they do not have.
func TestTablesOfWords(t *testing.T) {
	pairs := Pairs{{"start", "First turn", "Who begins."}, {"layout", "Board", ""}}
	texts := Texts{{"once", "once"}, {"twice", "two times"}}
	name, hint := pairs.Named("start")
	for got, want := range map[string]string{
		name: "First turn", hint: "Who begins.", pairs.Of("layout").Name: "Board", pairs.Of("moon").Name: "", pairs.Of("layout").Hint: "",
		texts.Of("twice"): "two times", texts.Of("moon"): "",
		At([]string{"a", "b"}, 1): "b", At([]string{"a"}, 1): "", At([]string{"a"}, -1): "",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if pair := At([]Pair{{"a", "b"}}, 7); pair != (Pair{}) {
		t.Errorf("a number beyond the table gives %v", pair)
	}
}
