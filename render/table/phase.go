package table

// phase is what the table is at. What may be done in each stands in phases.
type phase uint8

const (
	playing phase = iota // the match goes on: seats decide, what happens is shown
	handing              // the page between two persons is shown, and nothing of the table
	looking              // the table is shown as it once was, see past
	ended                // the match is over, and its result was shown
	gone                 // the match was let go; another scene comes
)

// phases say of each phase what may be done in it, and which may come next.
var phases = [...]struct {
	decides bool // the viewer takes actions, when it is their turn
	tools   bool // signs, rules and menu are offered
	next    []phase
}{
	playing: {decides: true, tools: true, next: []phase{handing, looking, ended}},
	handing: {next: []phase{playing}},
	looking: {tools: true, next: []phase{playing, ended}},
	ended:   {tools: true, next: []phase{playing, looking, gone}},
	gone:    {},
}

// enter goes on to another phase.
func (c *core) enter(p phase) {
	if c.entered != nil {
		c.entered(c.phase, p)
	}
	c.phase = p
}

// pointing is what the pointer does where it is.
type pointing uint8

const (
	resting pointing = iota // it rests or moves
	clicked                 // it clicked: what is there needs no words until it is pointed at anew
	holding                 // it holds a press that shows the rules of what lies there
)
