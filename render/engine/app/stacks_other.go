//go:build !js

package app

// tellStacks does something in a browser's page only.
func tellStacks() {}
