package session

import (
	"testing"

	"tabard/engines/coincrown"
	"tabard/engines/save/savetest"
)

// The course of a game has a point at the end of every part, with the scores that a look back shows there, and ends with the result.
func TestTheCourseOfAGame(t *testing.T) {
	s, _, err := Open(savetest.Played(t, coincrown.Def, 3, 5, -1))
	if err != nil {
		t.Fatal(err)
	}
	before := s.Save()
	year := func(v View) string {
		if v.Over {
			return "over"
		}
		return "year " + string('0'+rune(v.State.(*coincrown.State).Year))
	}
	points := s.Course(year)
	if len(points) != 5 {
		t.Fatalf("%d points: %+v", len(points), points)
	}
	for i, p := range points {
		if want := "year " + string('1'+rune(i)); p.Name != want {
			t.Errorf("point %d is %s", i, p.Name)
		}
		v, ok := s.At(p.Entry)
		if !ok {
			t.Fatalf("%s: no entry %d", p.Name, p.Entry)
		}
		for _, r := range v.Standing {
			if p.Scores[r.Who] != r.Keys[0] {
				t.Errorf("%s, seat %d: %d, but %d when looked back at", p.Name, r.Who, p.Scores[r.Who], r.Keys[0])
			}
		}
		if p.Entry > 0 {
			if v, _ := s.At(p.Entry - 1); year(v) == "over" || i < 4 && year(v) != p.Name {
				t.Errorf("%s is over before entry %d", p.Name, p.Entry)
			}
		}
	}
	for _, r := range s.View().Standing {
		if points[4].Scores[r.Who] != r.Keys[0] {
			t.Errorf("seat %d ends with %d, not with %d", r.Who, points[4].Scores[r.Who], r.Keys[0])
		}
	}
	if after := s.Save(); string(after.Snapshot) != string(before.Snapshot) || len(after.Moves) != len(before.Moves) {
		t.Error("the game has changed")
	}
	if behind := tavernOf(t, "HH").s.Course(year); behind != nil {
		t.Error("the course is seen behind the curtain")
	}
}
