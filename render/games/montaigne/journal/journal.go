// Package journal paints the travel journal of a match of Voyages avec Montaigne: the
// chart of 1580 with everybody's road, and what each brought home. It needs no window.
package journal

import (
	"errors"
	"fmt"
	"image"
	"math"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/geo/trail"
	"posterestante/assets/palette"
	"posterestante/assets/wording"
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/montaigne"
	"posterestante/render/journal"
	"posterestante/render/table/board"
)

// Width and Height of the page, in logical pixels; its picture has Dense times as many.
const (
	Width  = 1800.0
	Height = 1200.0
	Dense  = 4.0 / 3
)

// The places of the page.
var (
	sheet = stage.Rect{X: 22, Y: 18, W: 1756, H: 1164}
	mapAt = stage.Rect{X: 66, Y: 168, W: 1668, H: 640}
	seats = stage.Rect{X: 66, Y: 826, W: 1668, H: 336}
)

// Paint is the journal's page of a match.
func Paint(m journal.Match) (*image.RGBA, error) {
	if m.Session == nil || m.Session.Game().Name() != (rules.Game{}).Name() || m.Words == nil {
		return nil, errors.New("this match is of another game than this journal")
	}
	for n := len(m.Names); n < m.Session.Seats(); n++ {
		m.Names = append(m.Names, strconv.Itoa(n+1))
	}
	for n := len(m.Colours); n < m.Session.Seats(); n++ {
		m.Colours = append(m.Colours, n)
	}
	p := &page{Match: m, kinds: paint.Kinds().With(montaigne.Kinds()), view: m.Session.View(game.Nobody),
		tours: trail.Of(m.Session, m.Names)}
	p.ctx = board.Context{Names: p.Names, Colours: p.Colours, Words: p.Words,
		Tell: wording.For(m.Session.Game().Name(), m.Words, m.Names), Open: game.Nobody}
	p.c = paint.New(Width, Height, int(Width*Dense), int(Height*Dense))
	p.c.Picture(p.c.All(), stage.Pic{Kind: "backdrop"}, p.kinds["backdrop"])
	p.c.Paper(sheet, 6, palette.Paper, paint.ShadowRoom)
	p.title()
	p.chart()
	p.blocks()
	return p.c.Image(), nil
}

// page is a page being painted.
type page struct {
	journal.Match
	c     *paint.Canvas
	kinds paint.Table
	view  game.View
	tours []trail.Tour
	ctx   board.Context
}

// put lays a picture of the table on the page, whose least letters are too small there.
func (p *page) put(pic stage.Pic, r stage.Rect) { p.c.Magnified(r, pic, p.kinds[pic.Kind], 1.16) }

// title heads the page: what it is, whose, when.
func (p *page) title() {
	w, c := p.Words, p.c
	c.At(w.T("journal.title"), mapAt.X, 104, paint.Style{Role: fonts.Title, Size: 78, Ink: palette.Ink})
	who := w.T("montaigne.name") + ", " + w.T("journal.by", map[string]any{"Names": w.List(p.Names)})
	c.Text(who, stage.Rect{X: mapAt.X + 4, Y: 116, W: mapAt.W, H: 40},
		paint.Style{Role: fonts.Caption, Size: 28, Ink: palette.InkSoft})
	edge := mapAt.X + mapAt.W
	facts := paint.Style{Role: fonts.Body, Size: 21, Ink: palette.InkSoft, Align: paint.Right}
	day := paint.Style{Role: fonts.Caption, Size: 28, Ink: palette.Ink, Align: paint.Right}
	c.Text(p.date(), stage.Rect{X: edge - journal.FactsW, Y: 36, W: journal.FactsW, H: 36}, day)
	p.Beside(c, w.N("journal.rounds", p.rounds()), edge, journal.FactsW, facts)
}

// date is the day of a match that is over; "" where it isn't known.
func (p *page) date() string {
	w := p.Words
	switch {
	case !p.Session.Over():
		return w.T("journal.unfinished")
	case p.Begun.IsZero():
		return ""
	}
	n := strconv.Itoa(p.Begun.Day())
	if n == "1" {
		n = w.T("journal.first_day")
	}
	return w.T("journal.date", map[string]any{"Day": n,
		"Month": w.T(fmt.Sprintf("journal.month.%d", int(p.Begun.Month()))), "Year": p.Begun.Year()})
}

// rounds are the turns of the seat that had most.
func (p *page) rounds() (most int) {
	turns := map[game.Seat]int{p.Session.ViewAt(0, game.Nobody).Turn: 1}
	for n := range p.Session.Len() {
		for _, e := range p.Session.Step(n).Events {
			if e.Kind == game.Turn {
				turns[e.Seat]++
			}
		}
	}
	for _, n := range turns {
		most = max(most, n)
	}
	return most
}

// chart is the map with everybody's way and rider, that of who won over the others'.
func (p *page) chart() {
	own := game.Nobody
	if p.Session.Over() {
		own = game.Winners(p.Session.Scores())[0]
	}
	p.put((montaigne.Board{}).Chronicle(p.Session, own, game.Nobody, &p.ctx), mapAt)
}

// blocks tell of each seat: how it ended, what it has, its tiles and its voyage.
func (p *page) blocks() {
	scores := p.Session.Scores()
	n := float64(len(p.Names))
	wide, k := (seats.W-14*(n-1))/n, p.larger()
	for i, name := range p.Names {
		seat := game.Seat(i)
		r := stage.Rect{X: seats.X + float64(i)*(wide+14), Y: seats.Y, W: wide, H: seats.H}
		p.c.Paper(r, 4, palette.PaperLight, 7)
		p.c.Band(p.Colours[i], stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 9})
		more := p.c.Portrait(p.Face(i), p.Colours[i], r.X+26, r.Y+36, 13)
		head := paint.Style{Role: fonts.Caption, Size: 27 * k, Ink: palette.Ink}
		place := paint.Style{Role: fonts.Caption, Size: 24 * k, Ink: palette.Pine, Align: paint.Right}
		words := p.Words.N("montaigne.journal.points", scores[i].Total)
		if p.Session.Over() {
			words = p.Words.T("journal.place."+strconv.Itoa(scores[i].Place)) + " · " + words
		}
		p.c.Text(words, stage.Rect{X: r.X + 10, Y: r.Y + 16, W: r.W - 24, H: 40}, place)
		room := r.W - 72 - more - place.Width(words)
		p.c.Text(head.Fit(name, room), stage.Rect{X: r.X + 48 + more, Y: r.Y + 16, W: room + 4, H: 40}, head)
		body := bodyStyle(k)
		body.Wrap, body.Lead = true, 1.22
		p.c.Text(p.brought(i), stage.Rect{X: r.X + 16, Y: r.Y + 56, W: r.W - 32, H: 56}, body)
		p.tiles(seat, stage.Rect{X: r.X + 16, Y: r.Y + 116, W: r.W - 32, H: 104}, k)
		p.voyage(seat, stage.Rect{X: r.X + 16, Y: r.Y + 226, W: r.W - 32, H: 100}, k)
	}
}

// larger is how much larger than usual all on a block is: two have the room of four.
func (p *page) larger() float64 { return [...]float64{2: 1.3, 3: 1.12, 4: 1}[len(p.Names)] }

// bodyStyle is how facts are set: 12 pixels high where the page fills a window of 1280x720.
func bodyStyle(k float64) paint.Style {
	return paint.Style{Role: fonts.Body, Size: bodySize * k, Ink: palette.InkSoft}
}

const bodySize = 21.0

// brought are what a seat's voyage has, in a line.
func (p *page) brought(i int) string {
	w, n := p.Words, map[rules.Kind]int{}
	for _, piece := range p.view.Pile(rules.Voyage, game.Seat(i)).Pieces {
		if c := rules.CardOf(piece); c != 0 && piece.Up {
			n[rules.Cards[c].Kind]++
		}
	}
	cities := map[int]bool{}
	for _, s := range p.tours[i].Stops {
		cities[s.Place] = true
	}
	return w.N("montaigne.journal.cities", len(cities)) + " · " + w.N("montaigne.journal.quotations",
		n[rules.Quotation]) + " · " +
		w.N("montaigne.journal.discoveries", n[rules.Discovery]) + " · " + w.N("montaigne.journal.characters",
		n[rules.Character])
}

// tiles are those that a seat holds.
func (p *page) tiles(seat game.Seat, in stage.Rect, k float64) {
	var held []int
	for t := 1; t <= rules.NumTiles; t++ {
		if p.view.At(game.Spot{Zone: rules.TilesHeld, Seat: seat, Index: uint8(t)}).Back != 0 {
			held = append(held, t)
		}
	}
	if held == nil {
		p.c.Text(p.Words.T("montaigne.journal.no_tiles"), in, bodyStyle(k))
		return
	}
	w, h := 78*k, 48*k
	cols := max(1, int((in.W+4)/(w+4)))
	for (len(held)+cols-1)/cols*int(h+3) > int(in.H)+3 { // so many that they are smaller
		w, h = 0.94*w, 0.94*h
		cols = max(1, int((in.W+4)/(w+4)))
	}
	for i, t := range held {
		p.put(stage.Pic{Kind: "mo.tile", ID: t},
			stage.Rect{X: in.X + float64(i%cols)*(w+4), Y: in.Y + float64(i/cols)*(h+3), W: w, H: h})
	}
}

// voyage are the cards of a voyage as small as can be told, one beside the other.
func (p *page) voyage(seat game.Seat, in stage.Rect, k float64) {
	pieces := p.view.Pile(rules.Voyage, seat).Pieces
	w, h := 54*k, 75*k
	step := math.Min(w+4, (in.W-w)/math.Max(1, float64(len(pieces)-1)))
	for i, piece := range pieces {
		pic := stage.Pic{Kind: "mo.token", ID: int(rules.CardOf(piece))}
		if !piece.Up || pic.ID == 0 {
			pic = stage.Pic{Kind: "mo.back", ID: int(piece.Back)}
		}
		p.put(pic, stage.Rect{X: in.X + float64(i)*step, Y: in.Y, W: w, H: h})
	}
}
