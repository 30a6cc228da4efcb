//go:build !linux

// Package display checks, on Linux, that there is a display before Ebitengine
// starts. Elsewhere there always is one.
package display
