// Package journal paints the travel journal of a match of Postcards: a notebook
// page with the map, the roads, the postcards that were sent, the points. It
// needs no window.
//
// The words: the page is 1800x1200 logical pixels; a leg is the way from one
// stop to the next; a stage is a leg with its number; a block is what the page
// tells of one seat.
package journal

import (
	"errors"
	"fmt"
	"image"

	"posterestante/assets/geo/trail"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/games/postcards"
	"posterestante/render/journal"
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

// Paint paints the page, as a picture of 2400x1600 pixels. A match under way has
// one too.
func Paint(m journal.Match) (im *image.RGBA, err error) {
	if m.Session == nil || m.Session.Game().Name() != (rules.Game{}).Name() || m.Words == nil {
		return nil, errors.New("only a match of Postcards has this journal")
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
	journal.Match
	c      *paint.Canvas
	kinds  paint.Table
	view   game.View // the match as it stands, for everyone
	tours  []trail.Tour
	scores []game.Score
}

func newPage(m journal.Match) *page {
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
