//go:build !js

package store

// Detect returns memory: only a browser has storage.
func Detect() Storage { return NewMemory() }
