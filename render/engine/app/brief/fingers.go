package brief

// Finger is one on a touch screen, and where it is.
type Finger struct {
	ID   int
	X, Y float64
}

// Fingers is told of all fingers that are down each time that one comes, moves or
// goes, and gives them as they were, one change a tick: a tap between two ticks
// is still a tap.
type Fingers struct {
	told [][]Finger // what is still to be given, after what is given now
	now  []Finger
}

// Set tells which fingers are down.
func (f *Fingers) Set(down []Finger) {
	down = append([]Finger(nil), down...)
	if n := len(f.told); n > 0 && same(f.told[n-1], down) { // they only moved
		f.told[n-1] = down
		return
	}
	if len(f.told) == 0 && same(f.now, down) {
		f.now = down
		return
	}
	f.told = append(f.told, down)
}

// Tick gives the fingers that count as down in this tick.
func (f *Fingers) Tick() []Finger {
	if len(f.told) > 0 {
		f.now, f.told = f.told[0], f.told[1:]
	}
	return f.now
}

// same says whether two lists are of the same fingers.
func same(a, b []Finger) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].ID != b[i].ID {
			return false
		}
	}
	return true
}

// Waiting says whether what was told waits for its tick.
func (f *Fingers) Waiting() bool { return len(f.told) > 0 }
