package table

import (
	"time"

	"posterestante/render/table/board"
)

// From the later-th of its name on a moment is cut short, unless it says from which.
const (
	momentLater = 5
	momentShort = 0.55
)

// momentSpan is how long a moment lasts that is the n-th of its name, where one usually lasts so long.
func momentSpan(m board.Moment, n int, usual time.Duration) time.Duration {
	long, later := 1.0, momentLater
	if m.Lasts > 0 {
		long = m.Lasts
	}
	if m.Later > 0 {
		later = m.Later
	}
	if n >= later {
		long *= momentShort
	}
	return time.Duration(float64(usual) * long)
}
