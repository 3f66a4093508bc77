//go:build !js

package bridge

// Serve makes this program the thinker of a page. Outside a browser there is no page to serve, so calling it is a fault.
func Serve() { panic("bridge: Serve outside a browser's worker") }
