package globe

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// manners say how pieces move, by what they are and where they come from and go to.
var manners = board.Moves{
	{Back: rules.BackPawn, Manner: board.Manner{How: anim.Roll, Mark: stage.Pic{Kind: "dash"}, Trace: true, Cue: "spokes"}},
	{To: rules.OpenCard, Manner: board.Manner{How: anim.Deal, Cue: "paper", Speak: true}},
	{From: rules.OpenCard, To: rules.WonZone, Manner: board.Manner{How: anim.Swing, Dust: board.Dust, Trace: true, Cue: "stamp"}},
	{To: rules.WonZone, Manner: board.Manner{How: anim.Swing, Trace: true, Cue: "stamp"}},
	{To: rules.DrawnBag, Manner: board.Manner{How: anim.Deal, Cue: "paper"}},
	{To: rules.LotZone, Manner: board.Manner{How: anim.Pop, Trace: true, Cue: "ribbon"}},
	{From: rules.LotZone, Manner: board.Manner{How: anim.Send, Trace: true, Cue: "bell"}},
	{To: rules.BagZone, Manner: board.Manner{How: anim.Drop, Trace: true, Cue: "paper"}},
	{From: rules.BagZone, Manner: board.Manner{How: anim.Toss, Trace: true, Cue: "paper"}},
	{Manner: board.Manner{How: anim.Glide, Cue: "paper"}},
}

// tumbling is the die while it rolls.
var tumbling = board.Die{Key: "die", Counter: rules.Die, Tumbles: []stage.Pic{
	{Kind: "gl.die", ID: 1, Look: 1}, {Kind: "gl.die", ID: 3, Look: 2}, {Kind: "gl.die", ID: 5, Look: 3}, {Kind: "gl.die", ID: 2, Look: 4},
}}

// glow goes with a pawn that walks.
var glow = anim.Glow{Light: stage.Pic{Kind: "gl.glow"}, Trail: stage.Pic{Kind: "gl.print"}, Size: GlowSide,
	Down: PawnH/2 - 6}

// Manner is how an event is shown.
func (b Board) Manner(e game.Event) board.Manner {
	if e.Kind == game.Roll {
		return board.Manner{How: anim.Tumble, Die: &tumbling}
	}
	m := manners.Of(e)
	if m.How == anim.Roll {
		m.Via, m.Mark.ID = b.road(int(e.From.Index), int(e.To.Index)), int(rules.PawnOf(e.Piece))
		if m.Via != nil {
			m.How, m.Glow = anim.Walk, glow
		}
	}
	if m.How == anim.Deal && e.Piece.ID != 0 {
		m.Back = b.backPic(e.Piece)
	}
	return m
}

// road is the way over the squares between two, feet of a pawn that walks them; nil
// where it goes farther than anybody walks: it flies.
func (b Board) road(from, to int) func(stage.Rect) []anim.Point {
	step := 1
	if to < from {
		step = -1
	}
	if n := (to - from) * step; n > 6 || from == 0 || n == 0 {
		return nil
	}
	return func(poster stage.Rect) []anim.Point {
		via := []anim.Point{}
		for i := from + step; i != to; i += step {
			x, y := Stop(b.Style, i, poster)
			via = append(via, anim.Point{X: x, Y: y + 8 - PawnH/2})
		}
		return via
	}
}

// Cue is the sound of an event.
func (Board) Cue(e game.Event) string {
	switch {
	case e.Kind == game.Roll:
		return "die"
	case e.Kind == game.Count && e.Counter == rules.WantsN && e.Value == 1,
		e.Kind == game.Count && e.Counter == rules.RingsN && e.Value > 0 && e.Value < rules.HasRung:
		return "bell"
	}
	return manners.Cue(e)
}

// Face is the picture of a piece on its way to where it has no sprite.
func (b Board) Face(p game.Piece, _ game.Spot, c *board.Context) stage.Pic {
	switch {
	case p.Back == rules.BackPawn:
		return stage.Pic{Kind: "gl.pawn", ID: c.Colours[rules.PawnOf(p)], Data: b.Style}
	case rules.ItemOf(p) != 0:
		return stage.Pic{Kind: "gl.item", Data: Item{Style: b.Style, Key: b.R.Items[rules.ItemOf(p)]}}
	case rules.CardOf(p) != 0:
		return b.front(rules.CardOf(p), c, false)
	}
	return b.backPic(p)
}

// Legend explains the signs.
func (b Board) Legend(c *board.Context) []board.Sign {
	w := c.Words
	var out board.Signs
	out.Head(w.T("globe.table.legend.squares"))
	for k := rules.Job; k <= rules.Airport; k++ {
		if k == rules.Lodging && len(b.R.Decks[k]) == 0 {
			continue
		}
		out.Add(stage.Pic{Kind: "gl.sign", Data: Back{b.Style, k}}, 42, 42, w.T(b.R.Name+".kind."+k.String()))
	}
	out.Head(w.T("globe.table.legend.items"))
	for i := 1; i < len(b.R.Items); i++ {
		out.Add(stage.Pic{Kind: "gl.item", Data: Item{Style: b.Style, Key: b.R.Items[i]}}, 48, 48,
			w.T(b.R.Name+".item."+b.R.Items[i]+".name"))
	}
	out.Head(w.T("table.legend.seats"))
	for i, name := range c.Names {
		out.Add(stage.Pic{Kind: "gl.pawn", ID: c.Colours[i], Data: b.Style}, PawnW, PawnH, name)
	}
	return out
}

// Thumb is a small picture of the poster with the pawns on it.
func (b Board) Thumb(v *game.View, c *board.Context) stage.Pic {
	d := Thumb{Style: b.Style}
	for i := range d.Pawns {
		d.Pawns[i].Colour = -1
		if i < v.Seats {
			d.Pawns[i].Square, d.Pawns[i].Colour = v.Counter(rules.SquareN, game.Seat(i)), c.Colours[i]
		}
	}
	return stage.Pic{Kind: "gl.thumb", Data: d}
}
