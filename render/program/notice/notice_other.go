//go:build !linux && !darwin && !windows && !js

package notice

// Show does nothing here.
func Show(string, string) {}
