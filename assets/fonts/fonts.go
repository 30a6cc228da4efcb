// Package fonts gives type faces by role. They come from Go modules, so nothing
// is bundled by hand.
//
// The words: a role is what the letters are for; px is the height of the em in
// the pixels that are painted. A glyph that a face lacks is taken from the body
// face, so that no word shows a box.
package fonts

import (
	"image"
	"sync"

	"codeberg.org/go-fonts/latin-modern/lmromandunh10regular"
	"codeberg.org/go-fonts/latin-modern/lmsansdemicond10regular"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Role is what letters are for.
type Role int

// The roles.
const (
	Body    Role = iota // what must be read fast: Go Regular
	Medium              // its names and labels: Go Medium
	Bold                // its figures and warnings: Go Bold
	Title               // tall and thin like a poster: Latin Modern Dunhill
	Caption             // headings and figures: Latin Modern Sans Demi Condensed
	Roles               // how many there are
)

// Smallest is the least size of a letter on the canvas, in logical pixels.
const Smallest = 18

var files = [Roles]func() (*sfnt.Font, error){
	Body:    parse(goregular.TTF),
	Medium:  parse(gomedium.TTF),
	Bold:    parse(gobold.TTF),
	Title:   parse(lmromandunh10regular.TTF),
	Caption: parse(lmsansdemicond10regular.TTF),
}

func parse(ttf []byte) func() (*sfnt.Font, error) {
	return sync.OnceValues(func() (*sfnt.Font, error) { return opentype.Parse(ttf) })
}

type key struct {
	role Role
	px   float64
}

// MostKept is how many faces are kept: those of a window and its large views are some fifty, and each
// size of the window has others.
const MostKept = 240

// Kept is how many faces are kept.
func Kept() int {
	faces.Lock()
	defer faces.Unlock()
	return len(faces.m)
}

// faces caches what Face made, until there are too many: windows change their size.
var faces = struct {
	sync.Mutex
	m map[key]font.Face
}{m: map[key]font.Face{}}

// Face returns the face of the role at px, the same one each time; it may be
// used by several goroutines. An unknown role is Body.
func Face(role Role, px float64) font.Face {
	if role < 0 || role >= Roles {
		role = Body
	}
	if px < 1 {
		px = 1
	}
	faces.Lock()
	defer faces.Unlock()
	k := key{role, px}
	if f := faces.m[k]; f != nil {
		return f
	}
	f := &face{main: open(role, px)}
	if role != Body {
		f.spare = open(Body, px)
	}
	if len(faces.m) >= MostKept {
		clear(faces.m) // those in use are made anew
	}
	faces.m[k] = f
	return f
}

// Has says whether the role's own file has the glyph.
func Has(role Role, r rune) bool {
	f, err := files[role]()
	if err != nil {
		return false
	}
	i, err := f.GlyphIndex(nil, r)
	return err == nil && i != 0
}

func open(role Role, px float64) *part {
	f, err := files[role]()
	if err != nil {
		return nil
	}
	o, err := opentype.NewFace(f, &opentype.FaceOptions{Size: px, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil
	}
	return &part{Face: measuring(o), file: f, known: map[rune]bool{}, hyphen: hyphenOf(o)}
}

type part struct {
	font.Face
	file  *sfnt.Font
	known map[rune]bool // which runes the file has

	hyphen *bar // drawn instead of the file's; may be nil
}

// drawn is the bar that stands for a rune, nil for what the file draws itself.
func (p *part) drawn(r rune) *bar {
	if isHyphen(r) {
		return p.hyphen
	}
	return nil
}

func (p *part) has(r rune) bool {
	ok, seen := p.known[r]
	if !seen {
		i, err := p.file.GlyphIndex(nil, r)
		ok = err == nil && i != 0
		p.known[r] = ok
	}
	return ok
}

// face is a part with a spare for the glyphs that it lacks.
type face struct {
	mu          sync.Mutex
	main, spare *part
}

func (f *face) of(r rune) *part {
	if f.spare == nil || f.main.has(r) {
		return f.main
	}
	return f.spare
}

// Close implements font.Face; a cached face stays open.
func (f *face) Close() error { return nil }

// plain is the rune that is drawn for another: Latin Modern's no-break space is
// half as wide again as its space, which tears French marks off their words.
func plain(r rune) rune {
	if r == '\u00a0' || r == '\u202f' {
		return ' '
	}
	return r
}

// Glyph implements font.Face. The mask is a copy, so that the next glyph leaves it alone.
func (f *face) Glyph(dot fixed.Point26_6, r rune) (image.Rectangle, image.Image, image.Point, fixed.Int26_6, bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	r = plain(r)
	if b := f.of(r).drawn(r); b != nil {
		dr, mask := b.draw(dot)
		return dr, mask, image.Point{}, b.advance, true
	}
	dr, mask, at, adv, ok := f.of(r).Glyph(dot, r)
	if a, is := mask.(*image.Alpha); is && ok {
		c := image.NewAlpha(image.Rectangle{Min: at, Max: at.Add(dr.Size())})
		for y := c.Rect.Min.Y; y < c.Rect.Max.Y; y++ {
			copy(c.Pix[(y-c.Rect.Min.Y)*c.Stride:][:c.Stride], a.Pix[a.PixOffset(at.X, y):])
		}
		mask = c
	}
	return dr, mask, at, adv, ok
}

// GlyphBounds implements font.Face.
func (f *face) GlyphBounds(r rune) (fixed.Rectangle26_6, fixed.Int26_6, bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	r = plain(r)
	if b := f.of(r).drawn(r); b != nil {
		return b.ink, b.advance, true
	}
	return f.of(r).GlyphBounds(r)
}

// GlyphAdvance implements font.Face.
func (f *face) GlyphAdvance(r rune) (fixed.Int26_6, bool) {
	f.mu.Lock()
	defer f.mu.Unlock()
	r = plain(r)
	if b := f.of(r).drawn(r); b != nil {
		return b.advance, true
	}
	return f.of(r).GlyphAdvance(r)
}

// Kern implements font.Face; between two files there is none.
func (f *face) Kern(a, b rune) fixed.Int26_6 {
	f.mu.Lock()
	defer f.mu.Unlock()
	a, b = plain(a), plain(b)
	if p := f.of(a); p == f.of(b) && p.drawn(a) == nil && p.drawn(b) == nil {
		return p.Kern(a, b)
	}
	return 0
}

// Metrics implements font.Face.
func (f *face) Metrics() font.Metrics {
	f.mu.Lock()
	defer f.mu.Unlock()
	return f.main.Metrics()
}
