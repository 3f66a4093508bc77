//go:build !js

package bridge

import (
	"errors"
	"time"
)

// Start returns a client without a thinker, since there are no workers outside a browser: every question is answered by
// Fallback, from another goroutine.
func Start(string) *Client { return newClient(noBrowser{}) }

type noBrowser struct{}

func (noBrowser) after(d time.Duration, f func()) {
	if d == 0 { // the watch over a thinker is not needed where there is none
		go f()
	}
}

func (noBrowser) spawn(func([]byte), func(string)) (worker, error) {
	return nil, errors.New("bridge: there are no workers here")
}
