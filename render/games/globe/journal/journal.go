// Package journal paints the travel journal of a match of Sakodo or of Le jeu du
// Routard: the map of the world with everybody's road, and what each brought home.
// It needs no window.
package journal

import (
	"errors"
	"fmt"
	"image"
	"strconv"
	"strings"

	"posterestante/assets/fonts"
	"posterestante/assets/geo/trail"
	"posterestante/assets/palette"
	"posterestante/assets/wording"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
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
	mapAt = stage.Rect{X: 66, Y: 168, W: 1668, H: 665}
	seats = stage.Rect{X: 66, Y: 850, W: 1668, H: 312}
)

// Page is the journal of the matches of a board's game.
func Page(b globe.Board) journal.Page {
	return func(m journal.Match) (*image.RGBA, error) {
		if m.Session == nil || m.Session.Game().Name() != b.R.Name || m.Words == nil {
			return nil, errors.New("this match is of another game than this journal")
		}
		for n := len(m.Names); n < m.Session.Seats(); n++ {
			m.Names = append(m.Names, strconv.Itoa(n+1))
		}
		for n := len(m.Colours); n < m.Session.Seats(); n++ {
			m.Colours = append(m.Colours, n)
		}
		p := &page{Match: m, b: b, kinds: paint.Kinds().With(b.Kinds()), view: m.Session.View(game.Nobody),
			tours: trail.Of(m.Session, m.Names), tell: wording.For(b.R.Name, m.Words, m.Names)}
		p.c = paint.New(Width, Height, int(Width*Dense), int(Height*Dense))
		p.c.Picture(p.c.All(), stage.Pic{Kind: "backdrop"}, p.kinds["backdrop"])
		p.c.Paper(sheet, 6, palette.Paper, paint.ShadowRoom)
		p.title()
		p.map_()
		p.blocks()
		return p.c.Image(), nil
	}
}

// page is a page being painted.
type page struct {
	journal.Match
	b     globe.Board
	c     *paint.Canvas
	kinds paint.Table
	view  game.View
	tours []trail.Tour
	tell  wording.Teller
}

func (p *page) put(pic stage.Pic, r stage.Rect) { p.c.Picture(r, pic, p.kinds[pic.Kind]) }

// title heads the page: what it is, whose, when.
func (p *page) title() {
	w, c := p.Words, p.c
	c.At(w.T("journal.title"), mapAt.X, 104, paint.Style{Role: fonts.Title, Size: 78, Ink: palette.Ink})
	who := w.T(p.b.R.Name+".name") + ", " + w.T("journal.by", map[string]any{"Names": w.List(p.Names)})
	c.Text(who, stage.Rect{X: mapAt.X + 4, Y: 116, W: mapAt.W, H: 40},
		paint.Style{Role: fonts.Caption, Size: 28, Ink: palette.InkSoft})
	edge := mapAt.X + mapAt.W
	facts := paint.Style{Role: fonts.Body, Size: 21, Ink: palette.InkSoft, Align: paint.Right}
	day := facts
	day.Role, day.Size, day.Ink = fonts.Caption, 28, palette.Ink
	date := w.T("journal.unfinished")
	if p.Session.Over() {
		date = ""
		if !p.Begun.IsZero() {
			n := strconv.Itoa(p.Begun.Day())
			if n == "1" {
				n = w.T("journal.first_day")
			}
			date = w.T("journal.date", map[string]any{"Day": n,
				"Month": w.T(fmt.Sprintf("journal.month.%d", int(p.Begun.Month()))), "Year": p.Begun.Year()})
		}
	}
	c.Text(date, stage.Rect{X: edge - journal.FactsW, Y: 36, W: journal.FactsW, H: 36}, day)
	p.Beside(c, w.N("journal.rounds", p.view.Counter(rules.Round, game.Nobody)), edge, journal.FactsW, facts)
}

// map_ is the poster with everybody's road, that of who won before the others'.
func (p *page) map_() {
	ctx := board.Context{Names: p.Names, Colours: p.Colours, Words: p.Words, Tell: p.tell, Open: game.Nobody}
	own := game.Nobody
	if p.Session.Over() {
		own = game.Winners(p.Session.Scores())[0]
	}
	p.put(p.b.Chronicle(p.Session, own, game.Nobody, &ctx), mapAt)
}

// blocks tell of each seat: how it ended, and the cards it brought, by kind.
func (p *page) blocks() {
	scores := p.Session.Scores()
	n := float64(len(p.Names))
	wide := min(420, (seats.W-14*(n-1))/n)
	for i, name := range p.Names {
		r := stage.Rect{X: seats.X + float64(i)*(wide+14), Y: seats.Y, W: wide, H: seats.H}
		p.c.Paper(r, 4, palette.PaperLight, 7)
		p.c.Band(p.Colours[i], stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 9})
		more := p.c.Portrait(p.Face(i), p.Colours[i], r.X+26, r.Y+36, 13)
		head := paint.Style{Role: fonts.Caption, Size: 27, Ink: palette.Ink}
		place := paint.Style{Role: fonts.Caption, Size: 24, Ink: palette.Pine, Align: paint.Right}
		room := r.W - 62 - more
		if p.Session.Over() {
			words := p.Words.T("journal.place." + strconv.Itoa(scores[i].Place))
			p.c.Text(words, stage.Rect{X: r.X + 10, Y: r.Y + 16, W: r.W - 24, H: 40}, place)
			room -= place.Width(words) + 10
		}
		p.c.Text(head.Fit(name, room), stage.Rect{X: r.X + 48 + more, Y: r.Y + 16, W: room + 4, H: 40}, head)
		body := paint.Style{Role: fonts.Body, Size: 21, Ink: palette.InkSoft, Wrap: true, Lead: 1.2}
		facts := p.Words.N("journal.stages", len(p.tours[i].Stops)-1) + " · " + p.Words.T("journal.money",
			map[string]any{"N": p.view.Counter(rules.MoneyN, game.Seat(i))})
		p.c.Text(facts, stage.Rect{X: r.X + 16, Y: r.Y + 58, W: r.W - 32, H: 28}, body)
		p.c.Text(p.won(game.Seat(i)), stage.Rect{X: r.X + 16, Y: r.Y + 88, W: r.W - 32, H: r.H - 96}, body)
	}
}

// won are a seat's cards, a line a kind.
func (p *page) won(seat game.Seat) string {
	var lines []string
	for k := rules.Souvenir; k <= rules.Adventure; k++ {
		var titles []string
		for _, piece := range p.view.Pile(rules.WonZone, seat).Pieces {
			if c := rules.CardOf(piece); c != 0 && rules.KindOf(c) == k {
				titles = append(titles, p.tell.Say(p.b.R.Decks.Card(c).SayTitle(k)))
			}
		}
		if len(titles) > 0 {
			lines = append(lines, p.Words.T("journal.won",
				map[string]any{"Kind": p.Words.T(p.b.R.Name + ".kind." + k.String()),
					"Titles": strings.Join(titles, ", ")}))
		}
	}
	if lines == nil {
		return p.Words.T("journal.none_won")
	}
	return strings.Join(lines, "\n")
}
