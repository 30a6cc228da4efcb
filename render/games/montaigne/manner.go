package montaigne

import (
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// manners say how pieces move, by where they come from and go to.
var manners = board.Moves{
	{To: rules.CallAside, Manner: board.Manner{How: anim.Send, Trace: true, Cue: "bell"}},
	{To: rules.TilesHeld, Manner: board.Manner{How: anim.Pop, Dust: board.Dust, Trace: true, Cue: "points"}},
	{From: rules.Hand, To: rules.Voyage, Manner: board.Manner{How: anim.Drop, Trace: true, Cue: "stamp"}},
	{To: rules.Voyage, Manner: board.Manner{How: anim.Deal, Dust: board.Dust, Trace: true, Cue: "stamp"}},
	{From: rules.ReserveTop, To: rules.Row, Manner: board.Manner{How: anim.Deal, Cue: "paper"}},
	{To: rules.ReserveTop, Manner: board.Manner{How: anim.Glide}},
	{From: rules.Reserve, Manner: board.Manner{How: anim.Glide, Cue: "paper"}},
	{From: rules.Discard, To: rules.Hand, Manner: board.Manner{How: anim.Swing, Trace: true, Cue: "paper"}},
	{To: rules.Hand, Manner: board.Manner{How: anim.Deal, Trace: true, Cue: "paper"}},
	{To: rules.Discard, Manner: board.Manner{How: anim.Toss, Trace: true, Cue: "paper"}},
	{Manner: board.Manner{How: anim.Glide, Cue: "paper"}},
}

// Manner is how an event is shown.
func (Board) Manner(e game.Event) board.Manner {
	if e.Kind == game.Shuffle {
		return board.Manner{How: anim.Toss, Back: stage.Pic{Kind: "mo.back", ID: int(rules.Bordeaux)}}
	}
	m := manners.Of(e)
	if m.How == anim.Deal && e.Piece.ID != 0 && (e.From.Zone == rules.ReserveTop || e.From.Zone == rules.Reserve) {
		m.Back = stage.Pic{Kind: "mo.back", ID: int(e.Piece.Back)}
	}
	return m
}

// Cue is the sound of an event.
func (Board) Cue(e game.Event) string {
	if e.Kind == game.Count && e.Counter == rules.HomeN {
		return "bell"
	}
	return manners.Cue(e)
}
