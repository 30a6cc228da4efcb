// Package stage holds what a scene of the window is made of, free of
// Ebitengine so that scenes, layouts and their tests need no window.
//
// The words: the canvas is 1920x1080 logical pixels; a Rect lies on it. A Pic
// names a picture (what to paint, not how); a Sprite is a Pic at a place; a
// Hot is a rectangle that can be pointed at; a Frame is all a scene shows.
package stage

import (
	"math"
	"slices"
)

// Width and Height of the logical canvas, in logical pixels.
const (
	Width  = 1920
	Height = 1080
)

// TallWidth and TallHeight are those of the canvas in a window that is higher than
// wide, for scenes that can use it (see Portrait).
const (
	TallWidth  = 1080
	TallHeight = 1920
)

// Portrait is a scene that has a layout of its own for the tall canvas.
type Portrait interface{ Portrait() bool }

// ClassicHeight is that of the canvas in a window of about 4:3, as wide as the usual one, for scenes that can use it.
const ClassicHeight = 1440

// Classic is a scene that has a layout of its own for that canvas.
type Classic interface{ Classic() bool }

// Rect is a rectangle on the logical canvas, in logical pixels.
type Rect struct{ X, Y, W, H float64 }

// Has says whether the point lies in the rectangle.
func (r Rect) Has(x, y float64) bool {
	return x >= r.X && x < r.X+r.W && y >= r.Y && y < r.Y+r.H
}

// Meets says whether two rectangles have room in common.
func (r Rect) Meets(o Rect) bool {
	return r.X < o.X+o.W && o.X < r.X+r.W && r.Y < o.Y+o.H && o.Y < r.Y+r.H
}

// Inset returns the rectangle made smaller by d on every side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// Mid returns the middle of the rectangle.
func (r Rect) Mid() (x, y float64) { return r.X + r.W/2, r.Y + r.H/2 }

// At returns the rectangle of the same size with its upper left corner there.
func (r Rect) At(x, y float64) Rect { return Rect{x, y, r.W, r.H} }

// Fit returns the largest rectangle of that proportion, width to height, about
// the same middle and within this one; 0 is any proportion.
func (r Rect) Fit(proportion float64) Rect {
	w, h := r.W, r.H
	if proportion > 0 {
		w, h = min(w, h*proportion), min(h, w/proportion)
	}
	return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h}
}

// Pic names a picture: its kind, which of that kind, and how it looks now. Two
// equal Pics of one size are the same pixels, so a painted Pic is kept.
type Pic struct {
	Kind string // "panel", "text", "travelcard" ...: who paints it is looked up in one table
	ID   int    // which piece, seat, region ... of that kind
	Look int    // a small set of bits or a count: lit, face down, stamps laid ...
	Text string // words on it, already in the player's language
	// what else is to be painted: a comparable value of a type of its kind's own (see paint.Typed); nil for nothing
	Data any
	Size int // how much larger than usual its words are wished, 0 to TextMost; Show sets it
}

// TextMost is the largest size of words: 0 is usual, 1 large, 2 largest.
const TextMost = 2

// Sprite is a Pic at a place. Sprites are drawn in slice order.
type Sprite struct {
	Key   string // the same thing from frame to frame, for motion; "" for what never moves
	Pic   Pic
	Rect  Rect    // where it lies when not turned
	Angle float64 // radians, clockwise about the middle
	Zoom  float64 // drawn so many times larger about its middle, not painted anew; 0 is taken as 1
	Turn  float64 // how far it is turned about its upright axis: 0 flat, 1 seen from its edge
	Alpha float64 // 0 is taken as 1, so that the zero value shows; use Hide to hide
	Hide  bool
}

// Hot is a rectangle that can be pointed at, clicked, and reached by keyboard.
type Hot struct {
	ID string // stable name, for the focus and for tests: "menu.new", "spot:hand.0.2"
	// what a click on it means, see Input.Did: a comparable value of a type that its scene knows; nil for nothing
	Does  any
	Rect  Rect
	Shape func(x, y float64) bool // finer than Rect where set (a region of the map)
	// what is laid over Rect to frame it, where it has a Shape; Kind "" is a frame about Rect
	Ring  Pic
	Label string  // what it is or does, in words, for tooltip and tests
	Lit   bool    // legal now
	Grab  float64 // while it is lit it takes the pointer so far about its middle, where no other lit hot lies
	Gives bool    // while it isn't lit it gives way to what grabs
}

// Frame is all that a scene shows at one moment. Later hots lie above earlier.
type Frame struct {
	Sprites []Sprite
	Hots    []Hot

	// the hot under the pointer, or that the keyboard walked to, if that was used last; set before
	// Build, so that what is pointed at can look so
	Over   string
	Down   string  // the hot that is pressed and would be clicked if it were let go now, likewise
	On     any     // what a click there would mean, likewise
	Focus  string  // the hot that the keyboard is on, likewise
	Ring   bool    // the keyboard was used last: its focus is shown
	Keymap *Keymap // which keys the commands have, nil for the usual ones; set before Build, for what names them
	// the size of words that the player wishes, 0 to TextMost; set before Build, for what measures words
	Text    int
	Tall    bool // the canvas is the tall one; set before Build, for scenes that are Portrait
	Classic bool // the canvas is the one of 4:3; likewise, for scenes that are Classic
	// how many breaths the show has taken, 0 where it stands still: set before Build, for what
	// drifts a little while nobody does anything
	Breath int
	Wishes

	bound  []bind // see Bind
	covers int    // how often it was covered
}

// Wishes are what a scene says of its frame besides what is to be seen.
type Wishes struct {
	First   string // the hot to focus when none is
	Typing  bool   // a text field takes letters, Space, Left, Right, Home and End
	Field   Rect   // where that is, while Typing
	AllKeys bool   // it asks for a key, so that none walks or means anything
	// families of hots ("table" of "table.undo") that Tab leads to, and arrows only from each other
	Chrome   []string
	Breathes bool // something of it drifts a little while nobody does anything
}

// bind is what a key means on a scene.
type bind struct {
	key  Key
	does any
}

// Bind has a key mean what a hot of that Does means: it walks nowhere then, and chooses nothing.
func (f *Frame) Bind(k Key, does any) { f.bound = append(f.bound, bind{k, does}) }

// Binds says whether the scene has bound the key.
func (f *Frame) Binds(k Key) bool {
	return slices.ContainsFunc(f.bound, func(b bind) bool { return b.key == k })
}

// Reset empties the frame and keeps its memory, what is pointed at and the focus.
func (f *Frame) Reset() {
	f.Sprites, f.Chrome, f.Breathes = f.Sprites[:0], nil, false
	f.Cover()
	f.covers = 0
}

// Cover takes all hots so far out of reach, for a dialog that is built next.
func (f *Frame) Cover() {
	f.Hots, f.First, f.Typing, f.AllKeys, f.bound = f.Hots[:0], "", false, false, f.bound[:0]
	f.covers++
}

// Canvas is the whole canvas.
func (f *Frame) Canvas() Rect {
	if f.Tall {
		return Rect{W: TallWidth, H: TallHeight}
	}
	if f.Classic {
		return Rect{W: Width, H: ClassicHeight}
	}
	return Rect{W: Width, H: Height}
}

// Hot returns the hot of that name, or nil.
func (f *Frame) Hot(id string) *Hot {
	for i := range f.Hots {
		if f.Hots[i].ID == id {
			return &f.Hots[i]
		}
	}
	return nil
}

// Point adds a hot, and gives it to be told what it does.
func (f *Frame) Point(h Hot) *Hot {
	f.Hots = append(f.Hots, h)
	return &f.Hots[len(f.Hots)-1]
}

// Add appends a sprite.
func (f *Frame) Add(p Pic, r Rect) { f.Sprites = append(f.Sprites, Sprite{Pic: p, Rect: r}) }

// At returns the topmost hot under the point, or nil. A small one that is lit is
// taken from somewhat beside it too, where nothing lies but what gives way: of several
// the nearest.
func (f *Frame) At(x, y float64) *Hot {
	at := f.under(x, y)
	if at != nil && (at.Lit || !at.Gives) {
		return at
	}
	far := math.Inf(1)
	for i := range f.Hots {
		h := &f.Hots[i]
		if !h.Lit || h.Grab == 0 {
			continue
		}
		mx, my := h.Rect.Mid()
		dx, dy := math.Abs(x-mx), math.Abs(y-my)
		if d := dx*dx + dy*dy; dx <= h.Grab && dy <= h.Grab && d < far {
			at, far = h, d
		}
	}
	return at
}

// under returns the topmost hot in whose outline the point lies, or nil.
func (f *Frame) under(x, y float64) *Hot {
	for i := len(f.Hots) - 1; i >= 0; i-- {
		if h := &f.Hots[i]; h.Rect.Has(x, y) && (h.Shape == nil || h.Shape(x, y)) {
			return h
		}
	}
	return nil
}

// Near returns what is lit and nearest to the point, no farther from it than reach, or nil: a
// finger covers what it means.
func (f *Frame) Near(x, y, reach float64) *Hot {
	var best *Hot
	for i := len(f.Hots) - 1; i >= 0; i-- {
		h := &f.Hots[i]
		if !h.Lit || h.Shape != nil {
			continue
		}
		r := h.Rect
		if d := math.Hypot(max(r.X-x, 0, x-r.X-r.W), max(r.Y-y, 0, y-r.Y-r.H)); d < reach {
			best, reach = h, d
		}
	}
	return best
}

// Framed is the frame about what may be clicked: so far out of its rectangle, or
// along its outline where it has a ring of its own.
func Framed(r Rect, ring Pic, out float64) Sprite {
	if ring.Kind != "" {
		return Sprite{Pic: ring, Rect: r}
	}
	return Sprite{Pic: Pic{Kind: "focus"}, Rect: r.Inset(-out)}
}
