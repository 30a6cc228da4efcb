package companion

import (
	"slices"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// spotRect is a spot and where it is.
type spotRect struct {
	spot game.Spot
	rect stage.Rect
}

// holes are the places where a piece can be laid and none lies.
func (d *Desk) holes() []spotRect {
	var out []spotRect
	for _, o := range openSpots {
		for i := range o.n {
			s := game.Spot{Zone: o.zone, Seat: game.Nobody, Index: uint8(i)}
			if r, ok := d.lay.At[s]; ok && d.view.At(s).Back == 0 {
				out = append(out, spotRect{s, r})
			}
		}
	}
	if d.turn != nil { // only what is asked for
		return slices.DeleteFunc(out, func(h spotRect) bool { return !d.asking() || h.spot != d.turn.ask.To })
	}
	for _, z := range []game.Zone{rules.Cards, rules.Sent, rules.GiftsHeld} {
		s := game.Spot{Zone: z, Seat: d.page, Index: uint8(d.view.Pile(z, d.page).Len())}
		if r, ok := d.lay.At[s]; ok && d.room(s, r) {
			out = append(out, spotRect{s, r})
		}
	}
	return out
}

// room says whether a list's next place is not covered by its last card.
func (d *Desk) room(s game.Spot, r stage.Rect) bool {
	if s.Index == 0 {
		return true
	}
	s.Index--
	last := d.lay.At[s]
	return last.X+last.W <= r.X+2 || last.Y+last.H <= r.Y+2
}

// hole is an empty place: what it is for stands in it.
func (d *Desk) hole(f *stage.Frame, h spotRect) {
	r := h.rect
	if (h.spot.Zone == rules.Sent || h.spot.Zone == rules.GiftsHeld) && h.spot.Index == 0 {
		return // the page marks these places itself while nothing lies there
	}
	if h.spot.Zone == rules.Cards {
		r = r.Inset(6)
	}
	f.Add(stage.Pic{Kind: "ghost"}, r)
	words, style := "+", paint.TextHead
	if h.spot.Zone == rules.Cards && r.W > 200 {
		words, style = d.deps.t("add.postcard"), paint.TextTag
	}
	ink := soft
	if h.spot.Seat == game.Nobody && h.spot.Zone != rules.Row {
		ink = paint.Ink(paint.InkLight)
	}
	ui.Text(f, r.Inset(2), style, paint.LookCentre|ink, words)
}

// marks frame what is pointed at, and what the open tray is about.
func (d *Desk) marks(f *stage.Frame, holes []spotRect) {
	if d.tray != nil && d.tray.kind != scoreTray && d.tray.kind != seatsTray {
		r, ok := d.lay.At[d.tray.spot]
		if ok && d.tray.spot.Zone != rules.RegionSpot {
			f.Add(stage.Pic{Kind: "picked"}, r.Inset(-6))
		}
	}
	if d.turn != nil {
		return
	}
	for i := len(d.lay.Places) - 1; i >= 0; i-- {
		p := &d.lay.Places[i]
		if f.Over != board.SpotID(p.Spot) || !editable(p.Spot.Zone) {
			continue
		}
		pic := p.Lit
		pic.Look |= 1
		f.Add(pic, p.Rect.Inset(-p.Room))
		return
	}
	for _, h := range holes {
		if f.Over == board.SpotID(h.spot) {
			f.Add(stage.Pic{Kind: "lit", Look: 1}, h.rect.Inset(-4))
		}
	}
}

// under says whether a place is hidden by the postcards that are opened large.
func (d *Desk) under(s game.Spot, r stage.Rect) bool {
	if !d.large || s.Zone == rules.Stamps || s.Zone == rules.Memories || s.Zone == rules.Cards && s.Seat == d.page {
		return false
	}
	x, y := r.Mid()
	return y < d.lay.Prompt.Y && x < 1474
}

// editable says whether what lies in a zone can be changed by a click.
func editable(z game.Zone) bool {
	switch z {
	case rules.TravelDeck, rules.TravelDiscard, rules.CardDeck, rules.CardDiscard, rules.GiftDeck, rules.GiftDiscard, rules.Played, rules.Look:
		return false
	}
	return true
}

// hots are all places that can be changed.
func (d *Desk) hots(f *stage.Frame, holes []spotRect) {
	for _, o := range d.lay.Openers {
		if o.Seat != d.page {
			f.Hots = append(f.Hots, stage.Hot{ID: "open." + strconv.Itoa(int(o.Seat)), Rect: o.Rect, Label: o.Label, Lit: true})
		}
	}
	for i := range d.lay.Places {
		p := &d.lay.Places[i]
		if d.under(p.Spot, p.Rect) {
			continue
		}
		h := stage.Hot{ID: board.SpotID(p.Spot), Rect: p.Rect, Shape: p.Outline(), Lit: d.turn == nil && !d.laying && editable(p.Spot.Zone)}
		if p.Spot.Zone == rules.Hand && d.mode == Companion {
			h.Lit = false
		}
		if h.Lit || f.Over == h.ID {
			h.Label = d.teller.Label(&d.view, p.Spot)
		}
		f.Hots = append(f.Hots, h)
	}
	for _, h := range holes {
		if d.under(h.spot, h.rect) {
			continue
		}
		f.Hots = append(f.Hots, stage.Hot{ID: board.SpotID(h.spot), Rect: h.rect, Label: d.spotName(h.spot), Lit: !d.laying})
	}
	if d.turn == nil {
		f.Hots = append(f.Hots, stage.Hot{ID: "desk.score", Rect: d.lay.Scores[d.page], Label: d.deps.t("score", with{"Who": d.name(d.page)}), Lit: true})
		if f.Over == "desk.score" {
			f.Add(stage.Pic{Kind: "lit", Look: 1}, d.lay.Scores[d.page].Inset(-4))
		}
	}
}
