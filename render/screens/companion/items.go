package companion

import (
	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// items are all that can lie at a spot, each kind of piece once: of those that are
// alike the one that lies there already, else one that nobody sees, else the first.
// Of backs it is one that nobody sees.
func (d *desk) items(s game.Spot, choices []game.Piece, backs bool, back uint8) (out []item) {
	alike := map[string]int{}
	for _, p := range choices {
		if back != 0 && p.Back != back {
			continue
		}
		show := p
		if backs {
			show.ID, show.Up = 0, false
		}
		name := d.Teller.Capital(d.Teller.Thing(show))
		pic := d.deps.Board.Face(show, s, &d.Ctx)
		it := item{id: p.ID, pic: pic, label: name, tag: name, here: d.here(s, p)}
		if c, ok := d.deps.Board.(board.Showcase); ok && !backs {
			it.group = c.Group(p, d.deps.Words)
		}
		if where, seen := d.seen[p.ID]; seen && !it.here && !d.together(p.ID) {
			it.gone = true
			it.label += "\n" + d.deps.t("lies", with{"Where": d.spotName(where)})
		}
		i, twin := alike[name]
		switch {
		case backs && it.gone:
		case backs && twin && d.alike(choices): // any will do; the pass, which all look for, is the first
			out[i] = it
		case !twin || name == "":
			alike[name] = len(out)
			out = append(out, it)
		case it.here || out[i].gone && !it.gone && !out[i].here:
			out[i] = it
		}
	}
	return out
}

// here says whether a piece is what lies at a spot.
func (d *desk) here(s game.Spot, p game.Piece) bool {
	at := d.View.At(s)
	return at.ID == p.ID || at.ID == 0 && at.Back == p.Back && at.Back != 0 && d.now.st.Where(p.ID) == s ||
		d.now.st.Where(p.ID) == s && d.mode == Editor
}

// together says whether a piece lies where the one that is asked for came from, as
// in a discard that was made a deck again.
func (d *desk) together(id uint16) bool {
	if !d.asking() {
		return false
	}
	a, b := d.now.st.Where(id), d.now.st.Where(d.turn.ask.Piece.ID)
	return a.Zone == b.Zone && a.Seat == b.Seat
}

// fewItems are a few things beside their spot; where something can be taken away,
// that nothing lies there comes first.
func (d *desk) fewItems(s game.Spot, at stage.Rect, choices []game.Piece) (out []item) {
	const side, step = 76.0, 124.0
	high := side
	if x, y := at.Mid(); at.W > 120 { // a region of the map: its middle, so that its neighbours stay in sight
		at = stage.Rect{X: x - 40, Y: y - 20, W: 80, H: 40}
	}
	lies := slices.ContainsFunc(choices, func(p game.Piece) bool { return d.here(s, p) })
	if lies && d.now.st.Clone().(game.Editable).Put(s, 0) == nil {
		out = append(out, item{pic: stage.Pic{Kind: "ghost"}, label: d.deps.t("free"), tag: d.deps.t("free")})
	}
	for _, p := range choices {
		name := d.Teller.Capital(d.Teller.Thing(p))
		out = append(out, item{id: p.ID, pic: d.deps.Board.Face(p, s, &d.Ctx), label: name, tag: name,
			here: d.here(s, p)})
		high = side / max(1, d.shape(p, s))
	}
	panel := d.panel()
	n := float64(len(out))
	x, y := at.Mid()
	x = min(max(x-n*step/2+(step-side)/2, panel.X+50), panel.X+panel.W-n*step-20)
	if y += at.H/2 + 80; y+180 > panel.Y+panel.H {
		y -= 2*80 + at.H + 110
	}
	for i := range out {
		out[i].rect = stage.Rect{X: x + float64(i)*step, Y: y + (side-high)/2, W: side, H: high}
	}
	return out
}

// plan is how the items of a tray lie: in blocks of one group each, side by side.
type plan struct {
	blocks [][]int // which items are in each
	names  []string
	w, h   float64 // of an item
	cols   int     // items side by side in a block
	across int     // blocks side by side
	line   float64 // how high a line of blocks is,
	head   float64 // with the name of the group
}

const (
	itemGap  = 6.0
	blockGap = 14.0
	barWide  = 26.0 // room for the bar where it scrolls
)

// planned lays items out in an area: as large as fits, in groups as small as can be
// seen, and then it scrolls.
func planned(items []item, area stage.Rect, ratio, tags float64) (p plan) {
	at := map[string]int{}
	for i, it := range items {
		b, ok := at[it.group]
		if !ok {
			b = len(p.blocks)
			at[it.group] = b
			p.blocks, p.names = append(p.blocks, nil), append(p.names, it.group)
		}
		p.blocks[b] = append(p.blocks[b], i)
	}
	if len(p.blocks) == 1 {
		p.names, p.across = []string{""}, 1
		n, least := float64(len(items)), 0.0
		if tags > 0 {
			least = 140
		}
		for p.h = 190; p.h > 60; p.h -= 2 {
			p.w = p.h * ratio
			gap := itemGap + tags/2 // room for names under them
			p.cols = int((area.W + gap) / (max(p.w, least) + gap))
			if p.cols > 0 && (p.h+tags+2*itemGap)*float64((len(items)+p.cols-1)/p.cols) <= area.H {
				break
			}
		}
		p.cols = max(1, min(p.cols, len(items)))
		for lines := (len(items) + p.cols - 1) / p.cols; p.cols > 1 && (int(n)+p.cols-2)/(p.cols-1) == lines; {
			p.cols-- // the lines are alike
		}
		p.line = p.h + tags + 2*itemGap
		return p
	}
	area.W -= barWide
	most := 0
	for _, b := range p.blocks {
		most = max(most, len(b))
	}
	p.cols, p.across = 2, 5
	if most > 4 {
		p.cols, p.across = 5, 3
	}
	p.head = 34
	for _, name := range p.names {
		if nameStyle.Width(name) > (area.W+blockGap)/float64(p.across)-blockGap {
			p.head = 58 // room for two lines
		}
	}
	p.w = ((area.W+blockGap)/float64(p.across)-blockGap+itemGap)/float64(p.cols) - itemGap
	p.h = p.w / ratio
	lines, rows := (len(p.blocks)+p.across-1)/p.across, (most+p.cols-1)/p.cols
	// a little smaller, and all are in sight
	if fit := (area.H/float64(lines)-p.head-itemGap)/float64(rows) - itemGap; fit < p.h && fit > 0.75*p.h {
		p.w, p.h = p.w*fit/p.h, fit
	}
	p.line = p.head + float64(rows)*(p.h+itemGap) + itemGap
	return p
}

// rect is where the k-th item of a block lies, from the upper left of its line.
func (p *plan) rect(line stage.Rect, block, k int) stage.Rect {
	if len(p.blocks) == 1 {
		step := line.W / float64(p.cols)
		return stage.Rect{X: line.X + step*float64(k%p.cols) + (step-p.w)/2, Y: line.Y + itemGap, W: p.w, H: p.h}
	}
	x := line.X + float64(block%p.across)*((line.W+blockGap)/float64(p.across))
	return stage.Rect{X: x + float64(k%p.cols)*(p.w+itemGap), Y: line.Y + p.head + float64(k/p.cols)*(p.h+itemGap),
		W: p.w, H: p.h}
}

// nameStyle is that of the names of groups.
var nameStyle = paint.TextStyle(paint.TextTag, 0)

// shape is how wide a piece of a tray is for its height.
func (d *desk) shape(p game.Piece, s game.Spot) float64 {
	if c, ok := d.deps.Board.(board.Showcase); ok {
		return c.Shape(p)
	}
	if r, ok := d.Lay.Rect(s); ok && r.H > 0 {
		return min(r.W/r.H, 2.2)
	}
	return 0.72
}
