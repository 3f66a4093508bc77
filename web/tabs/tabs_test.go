package tabs

import (
	"slices"
	"testing"
)

func TestAGameBelongsToOneTab(t *testing.T) {
	var room Room
	var heard []string
	join := func(name string) Desk {
		return room.Join(Hear{
			Lost:    func(id string) { heard = append(heard, name+" lost "+id) },
			Changed: func(key string) { heard = append(heard, name+" hears of "+key) },
		})
	}
	one, two := join("one"), join("two")
	claim := func(d Desk, id string, steal, want bool) {
		t.Helper()
		said := false
		d.Claim(id, steal, func(mine bool) {
			said = true
			if mine != want {
				t.Errorf("%s, steal %v: mine is %v", id, steal, mine)
			}
		})
		if !said {
			t.Error("no answer")
		}
	}
	claim(one, "a", false, true)
	claim(one, "a", false, true)
	claim(two, "a", false, false)
	claim(two, "b", false, true)
	claim(two, "a", true, true)
	claim(one, "a", false, false)
	two.Free("a")
	claim(one, "a", false, true)
	room.Tell(one, "index")
	if want := []string{"one lost a", "two hears of index"}; !slices.Equal(heard, want) {
		t.Errorf("heard %q, want %q", heard, want)
	}
	claim(Join(Hear{}), "a", true, true)
}
