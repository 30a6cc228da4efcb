//go:build !linux || android

package think

// gently does nothing where a thread can't give way by itself.
func gently() {}
