// Package journal makes the travel journal of a match: a notebook page as a
// picture, and the roads as files that maps can read. It needs no window.
//
// The words: the page is 1800x1200 logical pixels; a leg is the way from one
// stop to the next; a stage is a leg with its number; a block is what the page
// tells of one seat.
package journal

import (
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"strings"
	"time"

	"posterestante/assets/geo/trail"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/store"
	"posterestante/render/engine/paint"
	"posterestante/render/games/postcards"
)

// Width and Height of the page, in logical pixels, and of its picture, in
// pixels; scale is how many of these a logical one is.
const (
	Width  = 1800.0
	Height = 1200.0
	scale  = 4.0 / 3

	pictureWidth  = 2400
	pictureHeight = 1600
)

// Match is what a journal tells of. Matches under way have one too.
type Match struct {
	Title   string    // name of the match
	Begun   time.Time // zero where it isn't known
	Session *game.Session
	Names   []string // of the seats
	Colours []int    // of the seats, see palette.Seat
	Words   *words.Words
}

// Of is the match that a file tells.
func Of(r *store.Reading, w *words.Words) Match {
	m := Match{Title: r.Name, Begun: r.Header.Created, Session: r.Session, Words: w}
	for i, seat := range r.Header.Seats {
		name := strings.Join(strings.Fields(seat.Name), " ")
		if name == "" {
			name = fmt.Sprint(i + 1)
		}
		m.Names, m.Colours = append(m.Names, name), append(m.Colours, seat.Colour)
	}
	return m
}

// Write writes base.png, base.geojson and base.gpx into a folder, which is made
// if need be, and says where they are. Nothing is overwritten: where one of them
// is there all get a number. The error is an *excuse.Excuse; then none is left.
func Write(dir, base string, m Match) (files []string, err error) {
	parts := append([]trail.Part{{Ext: ".png", Write: func(w io.Writer) error { return PNG(w, m) }}}, trail.Parts(m.trail())...)
	return trail.Save(dir, base, parts)
}

func (m Match) trail() trail.Match {
	return trail.Match{Title: m.Title, Begun: m.Begun, Tours: trail.Of(m.Session, m.Names)}
}

// PNG writes the page as a picture of 2400x1600 pixels.
func PNG(w io.Writer, m Match) error {
	im, err := Paint(m)
	if err != nil {
		return err
	}
	return (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(w, im)
}

// Paint paints the page.
func Paint(m Match) (im *image.RGBA, err error) {
	if m.Session == nil || m.Session.Game().Name() != "postcards" || m.Words == nil {
		return nil, errors.New("only a match of Postcards has a journal")
	}
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("the page can't be painted: %v", r)
		}
	}()
	p := newPage(m)
	p.paper()
	p.title()
	p.map_()
	p.blocks()
	p.table()
	p.chart()
	return p.c.Image(), nil
}

// page is a page being painted.
type page struct {
	Match
	c      *paint.Canvas
	kinds  paint.Table
	view   game.View // the match as it stands, for everyone
	tours  []trail.Tour
	scores []game.Score
}

func newPage(m Match) *page {
	p := &page{Match: m, kinds: paint.Kinds().With(postcards.Kinds()), view: m.Session.View(game.Nobody),
		tours: trail.Of(m.Session, m.Names), scores: m.Session.Scores()}
	p.c = paint.New(Width, Height, pictureWidth, pictureHeight)
	for len(p.Names) < m.Session.Seats() {
		p.Names = append(p.Names, fmt.Sprint(len(p.Names)+1))
	}
	for len(p.Colours) < m.Session.Seats() {
		p.Colours = append(p.Colours, len(p.Colours))
	}
	return p
}

func (p *page) t(key string, data ...map[string]any) string { return p.Words.T(key, data...) }
