package game

import (
	"runtime"
	"sync"
	"weak"
)

// Shared keeps one value for a key while anybody uses it, so that positions can point to what never changes and is too large to be copied,
// and equal positions still have equal pointers. It keeps no value alive.
type Shared[K comparable, V any] struct {
	mu sync.Mutex
	of map[K]weak.Pointer[V]
}

// Of is the value of a key: the one in use, or what build makes of it.
func (s *Shared[K, V]) Of(k K, build func(K) *V) *V {
	s.mu.Lock()
	defer s.mu.Unlock()
	if v := s.of[k].Value(); v != nil {
		return v
	}
	v := build(k)
	if s.of == nil {
		s.of = map[K]weak.Pointer[V]{}
	}
	s.of[k] = weak.Make(v)
	runtime.AddCleanup(v, s.forget, k)
	return v
}

// Get is the value of a key that is in use; nil if nobody uses one.
func (s *Shared[K, V]) Get(k K) *V {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.of[k].Value()
}

// Len is how many values are in use, or were until a moment ago.
func (s *Shared[K, V]) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.of)
}

// forget drops the entry of a value that is gone, unless it was built anew in the meantime.
func (s *Shared[K, V]) forget(k K) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.of[k].Value() == nil {
		delete(s.of, k)
	}
}
