package globe

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// scenes lays the scene of what must be settled now over the poster.
func (l *Layout) scenes() {
	l.hidden()
	if l.B.Scene != nil {
		l.B.Scene(l, l.Step)
	}
}

// hidden are the places of what lies in scenes only.
func (l *Layout) hidden() {
	x, y := PosterBox.Mid()
	middle := stage.Rect{X: x - DrawnW/2, Y: y - DrawnH/2, W: DrawnW, H: DrawnH}
	l.Out.At[lay.Common(rules.LotZone, 0)] = middle
	l.Out.At[lay.Common(rules.DrawnBag, 0)] = middle
}

// SceneRect is a scene of that size over the middle of the poster.
func SceneRect(w, h float64) stage.Rect {
	x, y := PosterBox.Mid()
	return stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h}
}

// Ground lays the ground of a scene with its title, and covers what lies under it.
// It gives what is free on it.
func (l *Layout) Ground(kind string, r stage.Rect, title string) stage.Rect {
	l.Out.Cover(r)
	l.Show(stage.Pic{Kind: kind, Data: Sheet{l.B.Style, [4]string{title}}}, r)
	return stage.Rect{X: r.X + 30, Y: r.Y + 72, W: r.W - 60, H: r.H - 100}
}

// Drawn are the bag cards just drawn, of which one is kept.
func (l *Layout) Drawn() {
	n := l.View.Pile(rules.DrawnBag, game.Nobody).Len()
	if n == 0 || !l.mine() {
		return
	}
	in := l.Ground("gl.scene", SceneRect(float64(n)*(DrawnW+14)+80, DrawnH+130), l.Head("drawn"))
	row := lay.Row{In: in, W: DrawnW, H: DrawnH, Gap: 14, Middle: true}
	for i := range n {
		s := lay.Common(rules.DrawnBag, i)
		item := rules.ItemOf(l.View.At(s))
		pic := stage.Pic{Kind: "gl.itemcard", Data: l.itemData(item)}
		if item == 0 {
			pic = l.B.backPic(l.View.At(s))
		}
		l.Card(s, row.At(i, n), func(game.Spot, game.Piece) lay.Look { return lay.Look{Pic: pic} })
	}
}
