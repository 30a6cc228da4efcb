// Package brief keeps presses of a mouse that are over before anybody asks for
// them: a touchpad's tap, a click by a program. Where devices are polled once a
// frame, these would be lost, and two of them be one. It knows no window.
//
// The words: an edge is the moment when a button goes down or up.
package brief

// The buttons, as browsers number them.
const (
	Left  = 0
	Right = 2
)

// Edge is a button going down or up, and where the pointer was.
type Edge struct {
	Button int
	Down   bool
	X, Y   float64
}

// Mouse is told of edges as they happen, and gives them one a tick.
type Mouse struct {
	edges       []Edge
	left, right bool // as the last tick gave them
}

// Add tells of an edge.
func (m *Mouse) Add(e Edge) {
	if e.Button == Left || e.Button == Right {
		m.edges = append(m.edges, e)
	}
}

// Tick gives which buttons count as pressed in this tick; at is the edge that
// happens in it, nil for none.
func (m *Mouse) Tick() (left, right bool, at *Edge) {
	if len(m.edges) > 0 {
		e := m.edges[0]
		at, m.edges = &e, m.edges[1:]
		if e.Button == Left {
			m.left = e.Down
		} else {
			m.right = e.Down
		}
	}
	return m.left, m.right, at
}

// Waiting says whether edges wait for their ticks.
func (m *Mouse) Waiting() bool { return len(m.edges) > 0 }

// Forget lets all buttons go: the window hears of no end any more.
func (m *Mouse) Forget() { *m = Mouse{} }
