// Package board says what a game gives the table: where its spots lie and what
// its pieces look like. It knows no window.
//
// The words: a Layout is a view laid out on the canvas, a pure function of the
// view and its Context. The page is the area of one seat along the bottom; the
// other seats have small panels. A spot's place is where its piece lies, or
// would lie, or vanishes to.
package board

import (
	"strconv"
	"strings"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Context is what a layout needs beside the view.
type Context struct {
	Page    game.Seat // whose page lies along the bottom
	Names   []string  // of the seats
	Colours []int     // of the seats, see palette.Seat
	Faces   []int     // of the seats, 1 to ui.Faces; nil where none are shown
	Words   *words.Words
	Tell    wording.Teller
	Tall    bool        // the canvas is the tall one, for a Board that has a layout for it (see stage.Portrait)
	Classic bool        // the canvas is the one of 4:3, likewise (see stage.Classic)
	Holes   bool        // empty places are marked as such: nothing is shown under them
	Open    game.Seat   // whose postcards (or the like) are opened large; Drawer; Nobody
	Picked  []game.Spot // what was picked when the Drawer was opened: it may have several things in it

	Here game.Seats // whom persons play at this screen: they bid aloud there, whosever page is shown

	Rolling bool // the die is still on its way: what it shows isn't seen yet
	Reads   bool // a card is read, or was since all came to rest: what was asked before it is answered
	Staged  bool // a Tableau shows what is settled now: no scene of it is laid out

	// how many pieces are still on their way to a pile, so that no count runs ahead of them; may be nil
	Air map[Pile]int
	Due map[game.Spot]bool // spots whose piece is still on its way; may be nil
}

// Drawer is what a Context has Open when it is no seat's things but a pile that
// is looked through (a discard that one may choose from).
const Drawer game.Seat = 64

// Pile is a zone, of a seat or common, as a whole.
type Pile struct {
	Zone game.Zone
	Seat game.Seat
}

// PileOf is the pile that a spot belongs to.
func PileOf(s game.Spot) Pile { return Pile{s.Zone, s.Seat} }

// Place is a spot that can be pointed at.
type Place struct {
	Spot  game.Spot
	Rect  stage.Rect
	Shape func(x, y float64) bool
	Ring  stage.Pic // what frames it when it has a Shape, see stage.Hot
	Lit   stage.Pic // what is laid over (or under) it when it may be clicked
	Room  float64   // how far Lit reaches out of Rect
	Solid bool      // it hides what lies under it
	Large stage.Pic // what is shown when it is pointed at; Kind "" for nothing
	Size  [2]float64
	Brief bool // its picture says all but its name
	Told  bool // its picture says all, its name too
	Twin  bool // its spot has another place, from which it is told by its name: a pawn beside its seat's panel

	Drawer  bool       // it lies in a pile until the Drawer is opened, and can't be pointed at before
	Covered bool       // something is opened over it, and it can't be pointed at
	Sheet   stage.Rect // what is opened over a part of it; W 0 for nothing

	Fan
}

// Fan are cards of a pile that may be looked through, shown when it is pointed at.
type Fan struct {
	Spread []stage.Pic
	Cell   [2]float64 // the size of each
}

// Has says whether the place is pointed at there.
func (p *Place) Has(x, y float64) bool {
	return !p.Drawer && !p.Covered && p.Rect.Has(x, y) && !p.Sheet.Has(x, y) && (p.Shape == nil || p.Shape(x, y))
}

// Outline is what of its rectangle can be pointed at, nil for all.
func (p *Place) Outline() func(x, y float64) bool {
	if p.Sheet.W == 0 {
		return p.Shape
	}
	return p.Has
}

// Note is a thing that is no spot, and what it is in words.
type Note struct {
	Rect  stage.Rect
	Words string
}

// Pointed is a Board whose points are no counter: it counts them on the table.
type Pointed interface {
	Points(v *game.View, seat game.Seat) int
}

// Gainer is a Board whose points aren't written as bare figures: money has a currency.
type Gainer interface {
	Gain(n int, c *Context) string // of n above 0
}

// Gain is what was gained, or lost, as it rises to where the points stand.
func Gain(b Board, n int, c *Context) string {
	sign := "+"
	if n < 0 {
		sign, n = "−", -n
	}
	if g, ok := b.(Gainer); ok {
		return sign + g.Gain(n, c)
	}
	return sign + strconv.Itoa(n)
}

// Board lays out one game.
type Board interface {
	Layout(v *game.View, c *Context) *Layout
	Kinds() paint.Table
	// Samples are all that Kinds can paint, at the sizes it is shown at.
	Samples() []paint.Sample
	// Face is the picture of a moving piece that has no sprite of its own where
	// it comes to rest (a card that vanishes into a deck); its size is the
	// place's.
	Face(p game.Piece, s game.Spot, c *Context) stage.Pic
	// Main are the button spots that stand always at the lower right; none where
	// turns end by themselves.
	Main() []game.Spot
	// Score is the counter of a seat's points, which rise to where they stand.
	Score() game.Counter
	// Manner is how an event is shown that moves a piece, or mixes a deck.
	Manner(e game.Event) Manner
	// Cue is the sound of an event, "" for none.
	Cue(e game.Event) string
	// Legend lists the signs of the table with their words.
	Legend(c *Context) []Sign
	// Thumb is a small picture of the map with what stands on it; all of it is in
	// the Pic, so that it may be painted at any size and kept.
	Thumb(v *game.View, c *Context) stage.Pic
}

// Showcase is a Board that says how its pieces are shown where all of a sort are to
// choose from: in which group, by its name ("" for none), and how wide a piece is
// for its height.
type Showcase interface {
	Group(p game.Piece, w *words.Words) string
	Shape(p game.Piece) float64
}

// SpotID and ParseSpot write a spot as the ID of its hot, and read it back.
func SpotID(s game.Spot) string {
	n := func(i int) string { return strconv.Itoa(i) }
	return "spot:" + n(int(s.Zone)) + "." + n(int(s.Seat)) + "." + n(int(s.Index)) + "." + n(int(s.Sub))
}

// ID is the ID of a place's hot.
func (p *Place) ID() string {
	if p.Twin {
		return SpotID(p.Spot) + "+"
	}
	return SpotID(p.Spot)
}

// ParseSpot reads the ID of a hot; ok is false when it is no spot's.
func ParseSpot(id string) (s game.Spot, ok bool) {
	rest, ok := strings.CutPrefix(id, "spot:")
	if !ok {
		return s, false
	}
	var n [4]int
	f := strings.Split(rest, ".")
	if len(f) != 4 {
		return s, false
	}
	for i := range f {
		v, err := strconv.Atoi(f[i])
		if err != nil {
			return s, false
		}
		n[i] = v
	}
	return game.Spot{Zone: game.Zone(n[0]), Seat: game.Seat(n[1]), Index: uint8(n[2]), Sub: uint8(n[3])}, true
}
