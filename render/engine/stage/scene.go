package stage

import "time"

// Tick is the step of the one clock.
const Tick = time.Second / 60

// Key names a key of the keyboard by what it does; letters and digits are
// themselves in lower case ("z", "1").
type Key string

// The keys that scenes know by name.
const (
	KeyEnter     Key = "enter"
	KeySpace     Key = "space"
	KeyEscape    Key = "escape"
	KeyTab       Key = "tab"
	KeyBackTab   Key = "backtab" // Shift and Tab in one, of a pad
	KeyLeft      Key = "left"
	KeyRight     Key = "right"
	KeyUp        Key = "up"
	KeyDown      Key = "down"
	KeyBackspace Key = "backspace"
	KeyDelete    Key = "delete"
	KeyHome      Key = "home"
	KeyEnd       Key = "end"
	KeyPageUp    Key = "pageup"
	KeyPageDown  Key = "pagedown"
	KeyPlus      Key = "+"
	KeyMinus     Key = "-"

	// They walk as arrows do, but also to what is not lit, to look at it:
	// Shift and an arrow, or a pad's right stick.
	KeyLookLeft  Key = "look.left"
	KeyLookRight Key = "look.right"
	KeyLookUp    Key = "look.up"
	KeyLookDown  Key = "look.down"
)

const padPrefix = "pad."

// The buttons of a standard gamepad that commands can have; its others are the
// arrows, Tab, Enter and so on.
const (
	PadX          Key = padPrefix + "x"
	PadY          Key = padPrefix + "y"
	PadStart      Key = padPrefix + "start"
	PadSelect     Key = padPrefix + "select"
	PadLeftStick  Key = padPrefix + "ls" // pressed
	PadRightStick Key = padPrefix + "rs" // pressed
)

// Raw is what the devices say in one tick.
type Raw struct {
	X, Y  float64 // the pointer, in logical pixels
	Left  bool    // the left button is down now
	Right bool    // the right button is down now
	Wheel float64 // notches turned this tick; up is positive
	// how far beside what is lit the pointer counts as on it, in logical pixels: a finger's width, 0 for a mouse
	Reach float64
	Keys  []Key  // pressed this tick, repeats of held keys too
	Runes []rune // typed this tick, accents composed
	Shift bool
	Ctrl  bool // or Command
	Alt   bool
	Away  bool // the window isn't in front: nobody looks at it

	Dropped []Dropped // files dropped on the window in this tick; Show.OnDrop takes them
}

// Dropped is a file that was dropped on the window.
type Dropped struct {
	Name string // without its folder
	Data []byte
	Err  error // why it can't be read; then there is no Data
}

// Has says whether the key was pressed this tick.
func (r *Raw) Has(k Key) bool {
	for _, x := range r.Keys {
		if x == k {
			return true
		}
	}
	return false
}

// Input is one tick's input as a scene gets it: the raw facts, and what they
// mean on the frame that is shown.
type Input struct {
	Raw
	// Did is what is meant now: the Does of the hot that was chosen, or the Command or what else the scene bound to
	// a key that was pressed; nil for nothing.
	Did any

	Hit   string // the hot chosen now, if it does anything or not: clicked, or Enter or Space on the focus
	ByKey bool   // Hit came from the keyboard
	Back  bool   // one step back: Escape or the right button
	Alt2  string // the hot under the pointer when the right button went down
	Over  string // the hot under the pointer, or that the keyboard walked to, if that was used last
	On    any    // what a click there would mean
	Grip  any    // what a click on the hot of Press, Drag or Held means
	Focus string // the hot that the keyboard is on
	Press string // the hot on which the left button went down in this tick
	Miss  bool   // the left button was clicked where no hot is

	Drag    string        // the hot that is dragged, from the threshold to the drop
	FromX   float64       // where the left button went down, in logical pixels
	FromY   float64       //
	Drop    bool          // the drag ends in this tick; Over says where
	Held    string        // the hot that is held down without moving
	HeldFor time.Duration // for how long

	Walks  bool    // the keyboard or a pad was used last to walk, not the pointer
	Keymap *Keymap // which keys the commands have; nil is the usual one
	typing bool    // a text field takes letters
}

// Took takes what was chosen out of the input: it was meant for what asks.
func (in *Input) Took() { in.Hit, in.Did = "", nil }

// Acts says whether anything is done in this tick: a scene that nothing was done on, and where nothing moves, isn't
// drawn anew, however much input it takes.
func (in *Input) Acts() bool {
	return in.Did != nil || in.Hit != "" || in.Press != "" || in.Drag != "" || in.Back || in.Miss || in.Drop ||
		in.Wheel != 0 || len(in.Keys)+len(in.Runes) > 0
}

// Go is where a scene wants to go next.
type Go int

// The moves between scenes.
const (
	Stay    Go = iota
	Push       // Next is shown; this one waits under it
	Replace    // Next is shown instead of this one
	Pop        // the one under this one is shown again; the last one's Pop quits
	Home       // the lowest one, the menu, is shown again; it is itself popped if it says so
	Quit       // the window closes
)

// Leaver is a scene that has something to let go when the way Home drops it.
type Leaver interface{ Leave() }

// Answer is what a scene says after each tick.
type Answer struct {
	Busy  bool // something moves: tick again, and build
	Dirty bool // what is shown changed: build
	Go    Go
	Next  Scene // for Push and Replace; for Home what is shown over the menu, nil for nothing
}

// Scene is one screen: menu, setup, table ... Update changes it, Build only
// reads it. Update is also called, with an empty input, after a wake-up.
type Scene interface {
	Update(in *Input, dt time.Duration) Answer
	Build(f *Frame)
}
