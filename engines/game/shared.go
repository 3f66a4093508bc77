package game

import (
	"runtime"
	"sync"
	"weak"
)

// Shared keeps one value for a key while anybody uses it, so that positions can point to what never changes and is too large to be copied,
// and equal positions still have equal pointers. It keeps no value alive. It is not generic: five tables would be five times its code.
type Shared struct {
	mu sync.Mutex
	of map[string]weak.Pointer[entry]
}

// entry is what a table has for a key. The value points back to it, so that both live as long as each other.
type entry struct{ value Sharable }

// InShared makes a pointer to a struct that embeds it Sharable.
type InShared struct{ entry *entry }

func (s *InShared) share(e *entry) { s.entry = e }

// Sharable is a value that Shared can keep.
type Sharable interface{ share(*entry) }

// Of is the value of a key: the one in use, or what build makes.
func (s *Shared) Of(key string, build func() Sharable) Sharable {
	s.mu.Lock()
	defer s.mu.Unlock()
	if e := s.of[key].Value(); e != nil {
		return e.value
	}
	e := &entry{build()}
	e.value.share(e)
	if s.of == nil {
		s.of = map[string]weak.Pointer[entry]{}
	}
	s.of[key] = weak.Make(e)
	runtime.AddCleanup(e, s.forget, key)
	return e.value
}

// Get is the value of a key that is in use; nil if nobody uses one. It does not allocate.
func (s *Shared) Get(key []byte) Sharable {
	s.mu.Lock()
	defer s.mu.Unlock()
	if e := s.of[string(key)].Value(); e != nil {
		return e.value
	}
	return nil
}

// Len is how many values are in use, or were until a moment ago.
func (s *Shared) Len() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return len(s.of)
}

// forget drops the entry of a value that is gone, unless it was built anew in the meantime.
func (s *Shared) forget(key string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.of[key].Value() == nil {
		delete(s.of, key)
	}
}
