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

// FactsW is how wide the lines beside a page's title are.
const FactsW = 720.0

// Seed is the line that says what the match was dealt from: whole, so that it can be typed elsewhere, and in smaller
// letters where it is long.
func (m *Match) Seed(style paint.Style) (line string, small paint.Style) {
	line = m.Words.T("journal.seed", map[string]any{"Seed": string(m.Session.Setup().Seed)})
	for style.Size > 8 && style.Width(line) > FactsW {
		style.Size--
	}
	return line, style
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
