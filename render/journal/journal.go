// Package journal writes the travel journal of a match: a page as a picture,
// which the game paints, and the roads as files that maps can read. It needs no
// window.
package journal

import (
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
	"posterestante/render/engine/stage"
)

// Match is what a journal tells of. Matches under way have one too.
type Match struct {
	Title   string    // name of the match
	Begun   time.Time // zero where it isn't known
	Session *game.Session
	Names   []string // of the seats
	Colours []int    // of the seats, see palette.Seat
	Faces   []int    // of the seats, 1 to ui.Faces; shorter, or 0: none is shown. A file doesn't know them
	Words   *words.Words
}

// Face is a seat's portrait, 0 for none.
func (m *Match) Face(seat int) int {
	if seat >= len(m.Faces) {
		return 0
	}
	return m.Faces[seat]
}

// FactsW is how wide the lines beside a page's title may be at most.
const FactsW = 720.0

// Beside sets facts and the match's seed beside a page's title, in so much room to the left of an edge: in one line
// where it fits, else the seed below the facts.
func (m *Match) Beside(c *paint.Canvas, facts string, edge, width float64, style paint.Style) {
	set := func(line string, y float64, style paint.Style) {
		c.Text(line, stage.Rect{X: edge - width, Y: y, W: width, H: 36}, style)
	}
	seed, small := m.Seed(style, width)
	if line := facts + " · " + seed[0]; len(seed) == 1 && style.Width(line) <= width {
		set(line, 72, style)
		return
	}
	set(facts, 64, style)
	for i, line := range seed {
		set(line, 64+1.15*(style.Size/2+small.Size*(float64(i)+0.5)), small)
	}
}

// legible is how large a seed's letters are where there is little room beside a title; least if there is less still.
const (
	legible = 13.0
	least   = 10.0
)

// Seed says what the match was dealt from: whole, so that it can be typed elsewhere, and no wider than there is room.
// It is one line, in smaller letters where it is long; or else what it is, and then the seed in a line of its own, or
// in several if a wide one was typed.
func (m *Match) Seed(style paint.Style, width float64) (lines []string, small paint.Style) {
	seed := string(m.Session.Setup().Seed)
	said := func(seed string) string { return m.Words.T("journal.seed", map[string]any{"Seed": seed}) }
	small = style
	for ; small.Size >= legible; small.Size-- {
		if line := said(seed); small.Width(line) <= width {
			return []string{line}, small
		}
	}
	small.Size = legible
	for small.Size > least && small.Width(seed) > width {
		small.Size--
	}
	line := strings.TrimSpace(said(""))
	for i, letter := range seed {
		if i == 0 || small.Width(line+string(letter)) > width {
			lines, line = append(lines, line), ""
		}
		line += string(letter)
	}
	return append(lines, line), small
}

// Page paints the journal's page of a match; the error is why it can't.
type Page func(Match) (*image.RGBA, error)

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
// is there all get a number. The error is a *store.Excuse; then none is left.
func Write(dir, base string, m Match, page Page) (files []string, err error) {
	parts := []store.Part{{Ext: ".png", Write: func(w io.Writer) error { return PNG(w, m, page) }}}
	road := trail.Match{Title: m.Title, Begun: m.Begun, Tours: trail.Of(m.Session, m.Names)}
	return store.SaveNew(dir, base, append(parts, trail.Parts(road)...))
}

// PNG writes the page as a picture.
func PNG(w io.Writer, m Match, page Page) error {
	im, err := page(m)
	if err != nil {
		return err
	}
	return (&png.Encoder{CompressionLevel: png.BestSpeed}).Encode(w, im)
}
