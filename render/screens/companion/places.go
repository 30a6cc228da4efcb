package companion

import (
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// few says whether what can be laid at a spot is one a seat, or fewer: it lies beside
// its spot to be chosen, and an empty spot for it is no hole.
func (d *desk) few(s game.Spot, choices int) bool {
	return choices <= maxSeats && d.View.Table.Zones[s.Zone].Kind != game.List
}

// spotRect is a spot and where it is.
type spotRect struct {
	spot game.Spot
	rect stage.Rect
}

// find says what can be changed on the table as it is laid out.
func (d *desk) find() {
	st, v := d.now.st, &d.View
	d.can, d.seen, d.holes = map[game.Spot]int{}, map[uint16]game.Spot{}, nil
	for i := range d.Lay.Places {
		s := d.Lay.Places[i].Spot
		d.can[s] = len(st.Choices(s))
	}
	for z := 1; z < len(v.Table.Zones); z++ {
		spec, owner := &v.Table.Zones[z], game.Nobody
		for ; owner < game.Seat(v.Seats); owner++ {
			if spec.PerSeat != (owner != game.Nobody) {
				continue
			}
			s := game.Spot{Zone: game.Zone(z), Seat: owner}
			sub := max(spec.Sub, 1)
			pieces := v.Pile(s.Zone, owner).Pieces
			n := len(st.Choices(s))
			for i, p := range pieces {
				if s.Index, s.Sub = uint8(i/sub), uint8(i%sub); p.ID != 0 && (n > 0 || len(st.Choices(s)) > 0) {
					d.seen[p.ID] = s
				}
			}
			if n > 0 && !d.few(s, n) {
				d.empty(spec, game.Spot{Zone: game.Zone(z), Seat: owner}, pieces)
			}
		}
	}
}

// empty adds the empty places of a zone: those between the pieces of slots, that
// after the last of a list.
func (d *desk) empty(spec *game.ZoneSpec, s game.Spot, pieces []game.Piece) {
	if s.Seat != game.Nobody && s.Seat != d.page || d.open != game.Nobody {
		return
	}
	add := func(i int) {
		s.Index = uint8(i)
		if r, ok := d.Lay.At[s]; ok && (spec.Kind == game.Slots || d.room(s, r)) && d.takesAny(s) {
			d.holes = append(d.holes, spotRect{s, r})
		}
	}
	switch spec.Kind {
	case game.List:
		add(len(pieces))
	case game.Slots:
		for i, p := range pieces {
			if p.Back == 0 {
				add(i)
			}
		}
	}
}

// takesAny says whether anything can be laid at a spot now.
func (d *desk) takesAny(s game.Spot) bool {
	return d.now.st.Clone().(game.Editable).Put(s, d.fresh(d.now.st.Choices(s))) == nil
}

// room says whether a list's next place is not covered by its last card.
func (d *desk) room(s game.Spot, r stage.Rect) bool {
	if s.Index == 0 {
		return true
	}
	s.Index--
	last := d.Lay.At[s]
	return !last.Inset(1).Meets(r.Inset(1))
}

// shown are the holes that can be filled now: while a turn is played only the one
// that is asked for.
func (d *desk) shown() []spotRect {
	if d.turn == nil {
		return d.holes
	}
	var out []spotRect
	for _, h := range d.holes {
		if d.asking() && h.spot == d.tray.spot {
			out = append(out, h)
		}
	}
	return out
}

// hole is an empty place; many a place marks itself while nothing lies there.
func (d *desk) hole(f *stage.Frame, h spotRect) {
	r := h.rect
	for _, s := range d.Lay.Sprites {
		if s.Rect == r {
			if h.spot.Seat == game.Nobody {
				break
			}
			return
		}
	}
	words, style := "+", paint.TextHead
	if r.W > 200 && h.spot.Seat != game.Nobody {
		r = r.Inset(6)
		words, style = d.deps.t("add", with{"Zone": d.zoneName(h.spot.Zone)}), paint.TextTag
	}
	f.Add(stage.Pic{Kind: "ghost"}, r)
	ink := soft
	if h.spot.Seat == game.Nobody && d.dark(r) {
		ink = paint.Ink(paint.InkLight)
	}
	ui.Text(f, r.Inset(2), style, paint.LookCentre|ink, words)
}

// dark says whether a place lies on the wood itself, not on something made of paper.
func (d *desk) dark(r stage.Rect) bool {
	x, y := r.Mid()
	for _, s := range d.Lay.Sprites {
		if s.Rect != r && s.Rect.Has(x, y) && s.Pic.Kind != "text" && s.Rect.W > r.W+8 && s.Rect.H > r.H+8 {
			return false
		}
	}
	return true
}

// marks frame what is pointed at, and what the open tray is about.
func (d *desk) marks(f *stage.Frame) {
	if d.tray != nil && (d.tray.kind == cardsTray || d.tray.kind == smallTray) {
		r, ok := d.Lay.At[d.tray.spot]
		if ok && d.View.Table.Zones[d.tray.spot.Zone].Kind != game.Button {
			f.Add(stage.Pic{Kind: "picked"}, r.Inset(-6))
		}
	}
	if d.turn != nil {
		return
	}
	for i := len(d.Lay.Places) - 1; i >= 0; i-- {
		p := &d.Lay.Places[i]
		if f.On != p.Spot || d.can[p.Spot] == 0 || p.Drawer || p.Covered {
			continue
		}
		pic := p.Lit
		pic.Look |= 1
		f.Add(pic, p.Rect.Inset(-p.Room))
		return
	}
	for _, h := range d.holes {
		if f.On == h.spot {
			f.Add(stage.Pic{Kind: "lit", Look: 1}, h.rect.Inset(-4))
		}
	}
}

// hots are all places that can be changed.
func (d *desk) hots(f *stage.Frame) {
	for _, o := range d.Lay.Openers {
		if o.Seat != d.page {
			id := "open." + strconv.Itoa(int(o.Seat))
			f.Point(stage.Hot{ID: id, Does: opener(o.Seat), Rect: o.Rect, Label: o.Label, Lit: true})
		}
	}
	d.Places(f, func(at game.Spot) bool { return d.changes() && d.can[at] > 0 && !d.blind(at) })
	for _, h := range d.shown() {
		name := d.spotName(h.spot)
		f.Point(stage.Hot{ID: board.SpotID(h.spot), Does: h.spot, Rect: h.rect, Label: name, Lit: !d.laying})
	}
	if r, ok := d.Lay.Scores[d.page]; d.turn == nil && ok && len(d.dials(d.page)) > 0 {
		f.Point(stage.Hot{ID: "desk.numbers", Does: deskNumbers, Rect: r, Label: d.numbersName(), Lit: true})
		if f.On == deskNumbers {
			f.Add(stage.Pic{Kind: "lit", Look: 1}, r.Inset(-4))
		}
	}
}

// hides says whether a piece that is laid at a spot can't be seen there beside a
// cardboard game: then it is known by its back alone.
func (d *desk) hides(s game.Spot) bool {
	if d.mode != Companion {
		return false
	}
	choices := d.now.st.Choices(s)
	if d.few(s, len(choices)) {
		return false
	}
	if p := d.View.At(s); p.Back != 0 {
		return p.ID == 0
	}
	try := d.now.st.Clone().(game.Editable)
	if try.Put(s, d.fresh(choices)) != nil {
		return false
	}
	v := try.View(d.viewer())
	return v.At(s).Back != 0 && v.At(s).ID == 0
}

// fresh is a piece that nobody sees, of those that can be laid somewhere.
func (d *desk) fresh(choices []game.Piece) uint16 {
	for _, p := range choices {
		if _, seen := d.seen[p.ID]; !seen {
			return p.ID
		}
	}
	return choices[0].ID
}

// blind says whether nothing at all is known of what lies at a spot.
func (d *desk) blind(s game.Spot) bool {
	p, choices := d.View.At(s), d.now.st.Choices(s)
	return d.mode == Companion && p.Back != 0 && p.ID == 0 && game.Backs(choices) == 1 && !d.alike(choices)
}

// alike says whether of each thing there are several, none of which is another: how
// many lie in a bag can be changed also where nobody sees what they are.
func (d *desk) alike(choices []game.Piece) bool {
	return len(choices) > 0 && d.now.st.Where(choices[0].ID).Zone == 0
}
