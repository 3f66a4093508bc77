//go:build !js

package journal

// Detect returns the browser's journal. Without a browser there is none.
func Detect() Journal { return None{} }
