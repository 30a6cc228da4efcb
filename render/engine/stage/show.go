package stage

import (
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
	clock
	button
	busy  bool
	dirty bool
	done  bool

	tall    bool // the window is higher than wide
	classic bool // the window is about 4:3
	turn    turn // from the scene before, while that lasts

	keymap *Keymap
	walked
	Hooks
}

// clock is how long ago things were.
type clock struct {
	rest  time.Duration // not yet ticked
	quiet time.Duration // since the last input or motion
	sudden
}

// button is the left one.
type button struct {
	press  string        // hot under it since it went down
	grip   any           // what a click on it means
	held   time.Duration // how long it is down
	moved  bool          // it moved past the threshold since
	before pressed       // the press before
	down   bool
}

// walked is where the keyboard is.
type walked struct {
	byKeys bool   // it was used last: what has the focus counts as pointed at
	placed bool   // the focus was put where it is, not walked: nothing is pointed at yet
	looks  bool   // the focus was moved to look at what may not be lit
	at     Rect   // where the focus was last,
	family string // on what family of hots; "" for nowhere on this scene
	left   string // and of which group, when it was chosen and is not lit now
}

// Hooks are told what a show can't do itself.
type Hooks struct {
	// OnFull is told that the window shall fill the screen, or no longer; may be nil.
	OnFull func()
	// OnText is told when + or - changed the size of words; may be nil.
	OnText func(size int)
	// OnDrop is given files that were dropped on the window, whatever is shown;
	// the scene that it returns is pushed. It may be nil.
	OnDrop func([]Dropped) Scene
}

// NewShow starts with the scene.
func NewShow(first Scene) *Show {
	return &Show{scenes: []Scene{first}, dirty: true, clock: clock{sudden: sudden{asked: true}}}
}

// Frame returns what is shown; it changes with the next Step.
func (s *Show) Frame() *Frame { return &s.frame }

// Scene returns the scene on top.
func (s *Show) Scene() Scene { return s.scenes[len(s.scenes)-1] }

// Busy says whether something moves, or is so new that nobody has seen it yet.
func (s *Show) Busy() bool { return s.busy || s.turn.kind != TurnNone || s.Fresh() }

// Active says whether something moves, is held, or happened within half a second.
func (s *Show) Active() bool { return s.Busy() || s.down || s.quiet < activeFor }

// Quiet is how long nothing has happened and nothing moved.
func (s *Show) Quiet() time.Duration { return s.quiet }

// Breathe lets a scene that breathes take another breath; it says whether to draw.
func (s *Show) Breathe() bool {
	if s.done || !s.frame.Breathes {
		return false
	}
	s.frame.Breath++
	s.build()
	return true
}

// Done says whether the show is over.
func (s *Show) Done() bool { return s.done }

// SetText sets the size of words, 0 to TextMost.
func (s *Show) SetText(size int) {
	size = min(max(size, 0), TextMost)
	if size != s.frame.Text {
		s.frame.Text, s.dirty = size, true
	}
}

// SetKeys sets which keys the commands have; nil is the usual keymap.
func (s *Show) SetKeys(k *Keymap) { s.keymap = k }

// SetWindow says how large the window is, which decides on the canvas: one that is a little higher than wide still has
// the usual one, and one of 3:2 too, where letters would become smaller on a higher one.
func (s *Show) SetWindow(w, h float64) {
	s.SetTall(h > 1.1*w)
	s.SetClassic(!s.tall && w < 1.42*h)
}

// SetClassic says whether the window is about 4:3.
func (s *Show) SetClassic(on bool) {
	if s.classic != on {
		s.classic, s.dirty = on, true
	}
}

// SetTall says whether the window is higher than wide.
func (s *Show) SetTall(on bool) {
	if s.tall != on {
		s.tall, s.dirty = on, true
	}
}

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
	turned := s.turnOn(raw, elapsed)
	if event {
		s.quiet = 0
	}
	s.drop(raw.Dropped)
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
	return draw || turned || s.turn.kind != TurnNone
}

// drop pushes the scene that dropped files make.
func (s *Show) drop(files []Dropped) {
	if len(files) == 0 || s.OnDrop == nil {
		return
	}
	if next := s.OnDrop(files); next != nil {
		s.take(Answer{Go: Push, Next: next})
	}
}

// take acts on a scene's answer.
func (s *Show) take(a Answer) {
	if a.Busy {
		s.quiet = 0
	}
	if s.busy && !a.Busy && s.frame.Ring && s.frame.Focus == "" {
		s.dirty = true // the focus finds its place again
	}
	s.busy = a.Busy
	s.dirty = s.dirty || a.Busy || a.Dirty || a.Go != Stay
	top := len(s.scenes) - 1
	from := s.Scene()
	switch a.Go {
	case Push:
		s.scenes = append(s.scenes, a.Next)
	case Replace:
		s.scenes[top] = a.Next
	case Pop:
		s.scenes = s.scenes[:top]
	case Home:
		for len(s.scenes) > min(top, 1) {
			if l, ok := s.Scene().(Leaver); ok {
				l.Leave()
			}
			s.scenes = s.scenes[:len(s.scenes)-1]
		}
		if a.Next != nil {
			s.scenes = append(s.scenes, a.Next)
		}
	case Quit:
		s.scenes = s.scenes[:0]
	}
	if a.Go != Stay {
		s.comes()
		s.frame.Focus, s.press = "", ""
		s.family, s.left, s.looks = "", "", false
		s.input = Input{Raw: Raw{X: s.last.X, Y: s.last.Y}}
		s.quiet = 0
	}
	if s.done = len(s.scenes) == 0; !s.done && a.Go != Stay {
		s.turnTo(from, a.Go)
	}
}

// build builds the frame, and again when that changed what is pointed at.
func (s *Show) build() {
	s.dirty = false
	f := &s.frame
	f.Reset()
	f.Keymap = s.keymap
	p, ok := s.Scene().(Portrait)
	f.Tall = s.tall && ok && p.Portrait()
	c, ok := s.Scene().(Classic)
	f.Classic = s.classic && ok && c.Classic()
	if f.Down = ""; s.down && s.press == f.Over {
		f.Down = s.press
	}
	s.Scene().Build(f)
	s.built(f.covers)
	for i := range f.Sprites {
		if p := &f.Sprites[i].Pic; p.Text != "" || p.Data != nil {
			p.Size = f.Text
		}
	}
	s.refocus()
	s.point(s.last)
	if h := f.Hot(f.Focus); h != nil && f.Ring {
		ring := Framed(h.Rect, h.Ring, focusOut)
		ring.Key = "focus"
		f.Sprites = append(f.Sprites, ring)
	}
}
