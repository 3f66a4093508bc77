package game

import (
	"runtime"
	"testing"
	"time"
)

// Equal keys have one value while it is used, and a value that nobody uses leaves the table.
func TestShared(t *testing.T) {
	type table struct {
		InShared
		n [100]int
	}
	built := 0
	var s Shared
	build := func() Sharable { built++; return &table{n: [100]int{built}} }
	a, b := s.Of("1", build), s.Of("2", build)
	if a == b || s.Of("1", build) != a || s.Get([]byte("2")) != b || s.Get([]byte("3")) != nil || built != 2 || s.Len() != 2 {
		t.Fatalf("values of two keys: %d built, %d kept", built, s.Len())
	}
	runtime.KeepAlive(b)
	b = nil
	for range 100 {
		runtime.GC()
		if s.Len() == 1 {
			break
		}
		time.Sleep(10 * time.Millisecond)
	}
	if s.Len() != 1 || s.Get([]byte("1")) != a || s.Get([]byte("2")) != nil {
		t.Errorf("%d values are kept after one is gone", s.Len())
	}
}
