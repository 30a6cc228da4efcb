//go:build !js

package notice

// Ask asks whether notices may be shown; only browsers want to be asked.
func Ask() {}
