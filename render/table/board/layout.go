package board

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
)

// Road is the way on a map's roads from one rectangle to another, ends included;
// none where either lies elsewhere.
type Road func(from, to stage.Rect) []anim.Point

// Opener is a rectangle whose click opens a seat's things large.
type Opener struct {
	Seat  game.Seat
	Rect  stage.Rect
	Label string
}

// Layout is a view laid out. Sprites of pieces have keys; the rest never moves.
type Layout struct {
	Standing
	Ends
	Sprites []stage.Sprite
	// so many of them lie under the places whose Lit has no Room: a map under its lit regions
	Ground  int
	Veil    stage.Sprite // over the ground while places of it are lit; Kind "" for none
	Places  []Place      // later ones lie above
	Map     stage.Rect   // where the map lies, on which a Manner's Via goes
	Road    Road         // the roads of its map, nil for none
	Openers []Opener
	Notes   []Note               // they lie above openers and below places
	Taken   []stage.Rect         // what lies on offer: what is shown large keeps clear of it
	Sheets  []stage.Rect         // what is laid over the table, see Cover
	Signs   map[game.Spot]string // of the buttons of requests; a bell where none is said
	Amount  *Amount              // the number that the page's seat chooses now, nil for none
}

// Standing is where the frame's own things stand on a table.
type Standing struct {
	Prompt stage.Rect // where the prompt is written
	Log    stage.Rect // where the log is
	// what another seat did last is told at its lower left, in a lower one than TellingStrip from
	// its upper left; none: at Offer's
	Telling stage.Rect
	Offer   stage.Rect // where buttons that are not always there may stand
	Beside  stage.Rect // where those stand that Offer has no room for; none: above it
	Main    stage.Rect // the button that ends things
	Undo    stage.Rect // the button that takes back
}

// Ends are where pieces and points come from and go to, and what lies there.
type Ends struct {
	At     map[game.Spot]stage.Rect // of every spot that pieces come from or go to
	Keys   map[game.Spot]string     // key of the sprite that lies at a spot
	Worn   map[string]stage.Pic     // how the sprite of a key looks with all that lies on it; none: as its Pic
	Scores map[game.Seat]stage.Rect // where each seat's points stand
}

// Amount is a number to choose and then to decide on, such as a bid: a stepper sets it, and
// decides nothing.
type Amount struct {
	Zone        game.Zone             // of the spots that tell its numbers; they have no places of their own
	Bar         stage.Rect            // where the number, its slider and the button stand
	Least, Most int                   // of the number
	Times       int                   // what is shown for each
	Verb        string                // of the button
	Say         func(int) string      // a number as it is shown while it isn't typed; nil for its figures
	Parts       func(int) []game.Spot // the spots of a number, as for clicks that decide on it
	Presets     []Preset              // large keys over the bar
}

// Preset is a large key that sets a number, whose picture lies there.
type Preset struct {
	N     int
	Label string
	Rect  stage.Rect
	Lit   stage.Pic // about it; Look 1: pointed at, or the number that is set
}

// TellingStrip is how high a Layout's Telling must be to stand on its lower edge; a
// lower one is a strip with two lines at the table's top.
const TellingStrip = 100

// Cover takes what lies under a sheet laid over the table out of reach: places
// whose middle it hides wholly, others as far as they lie under it.
func (l *Layout) Cover(r stage.Rect) {
	l.Sheets = append(l.Sheets, r)
	for i := range l.Places {
		p := &l.Places[i]
		x, y := p.Rect.Mid()
		p.Covered = p.Covered || r.Has(x, y)
		if p.Rect.Meets(r) {
			p.Sheet = r
		}
	}
	l.Notes = slices.DeleteFunc(l.Notes, func(n Note) bool { return n.Rect.Meets(r) })
}

// Has says whether a spot has a place, which may lie under something.
func (l *Layout) Has(s game.Spot) bool {
	return slices.ContainsFunc(l.Places, func(p Place) bool { return p.Spot == s })
}

// Told is where it is told what another seat did.
func (l *Layout) Told() stage.Rect {
	if l.Telling.W == 0 {
		return l.Offer
	}
	return l.Telling
}

// Rect is where a spot lies, for motion; a zone whose pieces have no places of
// their own has one for all.
func (l *Layout) Rect(s game.Spot) (stage.Rect, bool) {
	r, ok := l.At[s]
	if !ok { // a zone as a whole: its place 0
		s.Index, s.Sub = 0, 0
		r, ok = l.At[s]
	}
	return r, ok
}
