package montaigne

import (
	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// manners say how pieces move, by where they come from and go to; 0 is
// anywhere, and the first row that fits holds.
var manners = []struct {
	from, to game.Zone
	board.Manner
}{
	{0, rules.CallAside, board.Manner{How: anim.Send, Trace: true}},
	{rules.TileRow, rules.TilesHeld, board.Manner{How: anim.Pop, Dust: dust, Trace: true}},
	{rules.TilesHeld, rules.TilesHeld, board.Manner{How: anim.Pop, Dust: dust, Trace: true}},
	{rules.Hand, rules.Voyage, board.Manner{How: anim.Drop, Trace: true}},
	{0, rules.Voyage, board.Manner{How: anim.Deal, Dust: dust, Trace: true}},
	{rules.Row, rules.Row, board.Manner{How: anim.Glide}},
	{rules.ReserveTop, rules.Row, board.Manner{How: anim.Deal}},
	{rules.Reserve, 0, board.Manner{How: anim.Glide}},
	{rules.Discard, rules.Hand, board.Manner{How: anim.Swing, Trace: true}},
	{0, rules.Hand, board.Manner{How: anim.Deal, Trace: true}},
	{0, rules.Discard, board.Manner{How: anim.Toss, Trace: true}},
	{0, 0, board.Manner{How: anim.Glide}},
}

// dust flies up where something lands.
var dust = stage.Pic{Kind: "puff"}

// Manner is how an event is shown.
func (Board) Manner(e game.Event) board.Manner {
	if e.Kind == game.Shuffle {
		return board.Manner{How: anim.Toss, Back: stage.Pic{Kind: "mo.back", ID: int(rules.Bordeaux)}}
	}
	for _, row := range manners {
		if row.from != 0 && row.from != e.From.Zone || row.to != 0 && row.to != e.To.Zone {
			continue
		}
		m := row.Manner
		if m.How == anim.Deal && e.Piece.ID != 0 && (e.From.Zone == rules.ReserveTop || e.From.Zone == rules.Reserve) {
			m.Back = stage.Pic{Kind: "mo.back", ID: int(e.Piece.Back)}
		}
		return m
	}
	return board.Manner{}
}

// Cue is the sound of an event. It depends on nothing that is hidden.
func (Board) Cue(e game.Event) string {
	switch e.Kind {
	case game.Move:
		switch {
		case e.To.Zone == rules.TilesHeld:
			return "points"
		case e.To.Zone == rules.CallAside:
			return "bell"
		case e.To.Zone == rules.Voyage:
			return "stamp"
		case e.To.Zone == rules.ReserveTop:
			return ""
		}
		return "paper"
	case game.Shuffle:
		return "shuffle"
	case game.Count:
		if e.Counter == rules.HomeN {
			return "bell"
		}
	}
	return ""
}
