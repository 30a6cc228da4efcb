package stage

import (
	"math"
	"time"
)

const (
	dragFrom   = 10.0                  // logical pixels the pointer moves before a press is a drag
	longest    = 50 * time.Millisecond // the most that one frame may add to the clock
	activeFor  = 500 * time.Millisecond
	focusOut   = 6.0 // logical pixels that the focus ring stands off its hot
	buildLimit = 3   // builds a tick at most while hover settles
)

// Show plays scenes: it keeps their stack, runs the one clock, finds what was
// pointed at, walks the hots by keyboard, and says when to draw. It knows no
// window; tests drive it with made-up input.
type Show struct {
	scenes []Scene
	frame  Frame
	input  Input
	last   Raw
	rest   time.Duration // not yet ticked
	quiet  time.Duration // since the last input or motion
	press  string        // hot under the left button since it went down
	held   time.Duration // how long it is down
	moved  bool          // it moved past the threshold since
	down   bool
	busy   bool
	dirty  bool
	done   bool
}

// NewShow starts with the scene.
func NewShow(first Scene) *Show { return &Show{scenes: []Scene{first}, dirty: true} }

// Frame returns what is shown; it changes with the next Step.
func (s *Show) Frame() *Frame { return &s.frame }

// Scene returns the scene on top.
func (s *Show) Scene() Scene { return s.scenes[len(s.scenes)-1] }

// Busy says whether something moves.
func (s *Show) Busy() bool { return s.busy }

// Active says whether something moves, is held, or happened within half a second.
func (s *Show) Active() bool { return s.busy || s.down || s.quiet < activeFor }

// Done says whether the show is over.
func (s *Show) Done() bool { return s.done }

// Touch has everything built and drawn anew.
func (s *Show) Touch() { s.dirty = true }

// Step takes the devices' state after so much time; it says whether to draw.
func (s *Show) Step(raw Raw, elapsed time.Duration) (draw bool) {
	if s.dirty && len(s.frame.Sprites) == 0 {
		s.build()
		draw = true
	}
	s.rest += min(max(elapsed, 0), longest)
	n := int(s.rest / Tick)
	s.rest -= time.Duration(n) * Tick
	event := s.read(raw, elapsed)
	if event {
		s.quiet = 0
	}
	for i := 0; i == 0 && (n > 0 || event) || i < n; i++ {
		dt := Tick
		if n == 0 {
			dt = 0
		}
		if i > 0 {
			s.rerun(raw)
		}
		s.take(s.Scene().Update(&s.input, dt))
		if s.done {
			return draw
		}
	}
	for i := 0; s.dirty && i < buildLimit; i++ {
		s.build()
		draw = true
	}
	return draw
}

// take acts on a scene's answer.
func (s *Show) take(a Answer) {
	if a.Busy {
		s.quiet = 0
	}
	s.busy = a.Busy
	s.dirty = s.dirty || a.Busy || a.Dirty || a.Go != Stay
	top := len(s.scenes) - 1
	switch a.Go {
	case Push:
		s.scenes = append(s.scenes, a.Next)
	case Replace:
		s.scenes[top] = a.Next
	case Pop:
		s.scenes = s.scenes[:top]
	case Quit:
		s.scenes = s.scenes[:0]
	}
	if a.Go != Stay {
		s.frame.Focus, s.press = "", ""
		s.input = Input{Raw: Raw{X: s.last.X, Y: s.last.Y}}
		s.quiet = 0
	}
	s.done = len(s.scenes) == 0
}

// rerun leaves only the pointer in the input, for the further ticks of a frame.
func (s *Show) rerun(raw Raw) {
	in := Input{Raw: Raw{X: raw.X, Y: raw.Y, Left: raw.Left, Right: raw.Right}, Over: s.input.Over, Focus: s.input.Focus}
	in.FromX, in.FromY, in.Held, in.HeldFor = s.input.FromX, s.input.FromY, s.input.Held, s.input.HeldFor
	if !s.input.Drop {
		in.Drag = s.input.Drag
	}
	s.input = in
}

// read turns device states into input; it says whether anything happened.
func (s *Show) read(raw Raw, elapsed time.Duration) bool {
	s.quiet += elapsed
	was := s.last
	s.last = raw
	s.last.Keys, s.last.Runes = nil, nil
	in := &s.input
	from := [2]float64{in.FromX, in.FromY}
	*in = Input{Raw: raw, FromX: from[0], FromY: from[1]}
	s.point(raw)
	in.Over = s.frame.Over
	over := in.Over
	if raw.Left && !was.Left {
		in.FromX, in.FromY, in.Press = raw.X, raw.Y, over
		s.down, s.moved, s.press, s.held = true, false, over, 0
		s.ring(false)
	}
	if s.down {
		s.held += min(elapsed, longest)
		s.moved = s.moved || math.Hypot(raw.X-in.FromX, raw.Y-in.FromY) > dragFrom
		if s.moved {
			in.Drag = s.press
		} else {
			in.Held, in.HeldFor = s.press, s.held
		}
	}
	if !raw.Left && s.down {
		s.down = false
		in.Drop = s.moved && s.press != ""
		// A press that slips within its own hot is still a click.
		if s.press != "" && s.press == over {
			in.Hit, s.frame.Focus = over, over
		}
		in.Miss = over == "" && s.press == "" && !s.moved
		s.dirty = true
	}
	if raw.Right && !was.Right {
		in.Back, in.Alt2 = true, over
	}
	s.keys(in)
	in.Focus = s.frame.Focus
	return raw.X != was.X || raw.Y != was.Y || raw.Left != was.Left || raw.Right != was.Right ||
		raw.Wheel != 0 || len(raw.Keys) > 0 || len(raw.Runes) > 0
}

// point finds what is under the pointer.
func (s *Show) point(raw Raw) {
	id := ""
	if h := s.frame.At(raw.X, raw.Y); h != nil {
		id = h.ID
	}
	if id != s.frame.Over {
		s.frame.Over, s.dirty = id, true
	}
}

// build builds the frame, and again when that changed what is pointed at.
func (s *Show) build() {
	s.dirty = false
	f := &s.frame
	f.Reset()
	s.Scene().Build(f)
	if h := f.Hot(f.Focus); f.Focus != "" && (h == nil || !h.Lit) {
		f.Focus, s.dirty = "", true
	}
	if f.Focus == "" && f.First != "" && f.Hot(f.First) != nil {
		f.Focus, s.dirty = f.First, true
	}
	s.point(s.last)
	if h := f.Hot(f.Focus); h != nil && f.Ring {
		f.Sprites = append(f.Sprites, Sprite{Key: "focus", Pic: Pic{Kind: "focus"}, Rect: h.Rect.Inset(-focusOut)})
	}
}
