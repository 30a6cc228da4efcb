//go:build !js

package audio

// deviceFrames is how many frames the device holds: a twentieth of a second.
func deviceFrames() int { return Rate / 20 }
