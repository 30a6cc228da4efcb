// Package milestones is the table of the example game: where its spots lie and
// how its milestones look. See docs/add-a-game.md.
package milestones

import (
	"strconv"

	"posterestante/assets/palette"
	"posterestante/game"
	rules "posterestante/game/milestones"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// Board is the table.
type Board struct{}

var _ board.Board = Board{}

var kit = lay.Kit{Lit: stage.Pic{Kind: "lit"}, Room: 6, Words: "milestones."}

// Portrait implements stage.Portrait.
func (Board) Portrait() bool { return true }

// stone is how a milestone looks: its km, 0 face down.
func stone(_ game.Spot, p game.Piece) lay.Look {
	if p.ID == 0 {
		return lay.Look{Pic: stage.Pic{Kind: "mi.stone"}}
	}
	km := stage.Pic{Kind: "mi.stone", ID: rules.Km(uint8(p.ID))}
	return lay.Look{Pic: km, Large: km, Size: [2]float64{220, 300}, Brief: true}
}

// Layout lays a view out: the deck and the heap, each seat's road, the page's hand.
func (Board) Layout(v *game.View, c *board.Context) *board.Layout {
	standard, room := lay.Standard(c)
	l := lay.New(&kit, v, c, standard)
	l.Show(stage.Pic{Kind: "mi.page", ID: l.Colour(c.Page)}, room.Page)
	at := room.Table
	deck := stage.Rect{X: at.X, Y: at.Y, W: 120, H: 165}
	l.Show(stage.Pic{Kind: "mi.stone"}, deck)
	l.Place(lay.Common(rules.Deck, 0), deck)
	l.Text(paint.TextTag, paint.LookCentre, strconv.Itoa(l.Landed(rules.Deck, game.Nobody)),
		stage.Rect{X: deck.X, Y: deck.Y + deck.H, W: deck.W, H: 40})
	heap := stage.Rect{X: at.X + 160, Y: at.Y, W: at.W - 180, H: 165}
	l.Place(lay.Common(rules.Discard, 0), heap)
	l.Zones(game.Nobody, lay.Zone{Zone: rules.Discard, Row: lay.Row{In: heap, W: 120, H: 165, Gap: -60}, Look: stone})
	for i := range v.Seats {
		seat, row := game.Seat(i), stage.Rect{X: at.X, Y: at.Y + 230 + 118*float64(i), W: at.W, H: 106}
		l.Show(stage.Pic{Kind: "panel", ID: 1}, row.Inset(-paint.ShadowRoom))
		l.Name(seat, stage.Rect{X: row.X + 12, Y: row.Y + 34, W: 38, H: 38},
			stage.Rect{X: row.X + 60, Y: row.Y + 34, W: 130, H: 38})
		road := stage.Rect{X: row.X + 250, Y: row.Y + 2, W: row.W - 260, H: row.H - 4}
		l.Zones(seat, lay.Zone{Zone: rules.Road, Row: lay.Row{In: road, W: 74, H: 100, Gap: 6}, Look: stone})
		l.Place(lay.Of(seat, rules.Road, v.Pile(rules.Road, seat).Len()), road)
		if seat != c.Page {
			l.Whole(seat, stage.Rect{X: row.X + 195, Y: row.Y + 20, W: 48, H: 66}, rules.Hand)
		}
	}
	l.Zones(c.Page, lay.Zone{Zone: rules.Hand, Row: lay.Row{In: room.Hand, W: 145, H: 200, Gap: 14}, Look: stone})
	return l.Out
}

// Kinds are the painters.
func (Board) Kinds() paint.Table {
	return paint.Table{"mi.stone": paintStone, "mi.page": func(c *paint.Canvas, p stage.Pic) {
		c.Page(p.ID, func(stage.Rect) {})
	}}
}

// paintStone paints a milestone: white with a red head, and its km.
func paintStone(c *paint.Canvas, p stage.Pic) {
	r := c.Sheet(4, c.W*0.18, palette.PaperLight, 2)
	if p.ID == 0 {
		c.Sheet(4, c.W*0.18, palette.Sea, 2)
		return
	}
	head := stage.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * 0.3}
	c.Clip(c.Path().Rect(r, c.W*0.18), func() { c.Path().Rect(head, 0).Fill(palette.Brick) })
	c.Figure(strconv.Itoa(p.ID), r.X+r.W/2, r.Y+r.H*0.66, r.H*0.4, palette.Ink)
}

// Samples are all pictures.
func (Board) Samples() []paint.Sample {
	var all paint.Samples
	all.Each(0, 3, stage.Pic{Kind: "mi.stone"}, 74, 100, 145, 200)
	for _, tall := range []bool{false, true} {
		_, room := lay.Standard(&board.Context{Tall: tall})
		all.Each(0, 3, stage.Pic{Kind: "mi.page"}, room.Page.W, room.Page.H)
	}
	return all
}

var manners = board.Moves{
	{To: rules.Road, Manner: board.Manner{How: anim.Drop, Dust: board.Dust, Trace: true, Cue: "stamp"}},
	{To: rules.Hand, Manner: board.Manner{How: anim.Deal, Cue: "paper"}},
	{Manner: board.Manner{How: anim.Toss, Trace: true, Cue: "paper"}},
}

func (Board) Manner(e game.Event) board.Manner { return manners.Of(e) }
func (Board) Cue(e game.Event) string          { return manners.Cue(e) }
func (Board) Main() []game.Spot                { return nil }
func (Board) Score() game.Counter              { return 0 }

// Face is the picture of a milestone on its way.
func (Board) Face(p game.Piece, s game.Spot, _ *board.Context) stage.Pic { return stone(s, p).Pic }

// Legend explains the signs.
func (Board) Legend(c *board.Context) []board.Sign {
	var out board.Signs
	out.Add(stage.Pic{Kind: "mi.stone", ID: 3}, 42, 58, c.Words.T("milestones.legend.stone"))
	return out
}

// Thumb is a small picture of the table: the leader's last milestone.
func (Board) Thumb(*game.View, *board.Context) stage.Pic { return stage.Pic{Kind: "mi.stone", ID: 3} }
