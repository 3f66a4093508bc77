//go:build hello

package main

func export() {}
