package menus

import (
	"fmt"
	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// marking marks a seat, or takes its mark away: what an option says of one seat, such as who is the youngest.
type marking int

// mark is the option that says something of one seat; false where the game has none.
func (g Boxed) mark() (game.Option, bool) {
	i := slices.IndexFunc(g.Options, func(o game.Option) bool { return o.OfSeat })
	if i < 0 {
		return game.Option{}, false
	}
	return g.Options[i], true
}

// sheet are the options of the sheet: all but that.
func (g Boxed) sheet() []game.Option {
	return slices.DeleteFunc(slices.Clone(g.Options), func(o game.Option) bool { return o.OfSeat })
}

// marked is the seat that is marked, -1 for none.
func (j *Journey) marked() int {
	o, _ := j.game().mark()
	return max(0, slices.Index(o.For(len(j.setup.Seats)), j.setup.Options[o.Name])) - 1
}

// remark marks another seat, -1 for none.
func (j *Journey) remark(seat int) {
	if o, ok := j.game().mark(); ok {
		j.setup.Options[o.Name] = o.Values[seat+1]
	}
}

// toggle marks a seat, or no more.
func (m marking) toggle(j *Journey) {
	if j.marked() == int(m) {
		m = -1
	}
	j.remark(int(m))
}

// unseat keeps the mark with its person when a seat goes, and drops it with that seat.
func (j *Journey) unseat(seat int) {
	switch at := j.marked(); {
	case at == seat:
		j.remark(-1)
	case at > seat:
		j.remark(at - 1)
	}
}

// buildMark is the mark in the corner of a person's card, where the game asks for one.
func (j *Journey) buildMark(f *stage.Frame, i int, r stage.Rect) {
	o, ok := j.game().mark()
	if !ok || j.setup.Seats[i].Kind != Person {
		return
	}
	id, look := fmt.Sprintf("setup.mark.%d", i), paint.Quiet
	if j.marked() == i {
		look = paint.Main
	}
	look |= ui.Pointed(f, id)
	at := stage.Rect{X: r.X + 6, Y: r.Y + 6, W: 46, H: 46}
	f.Add(stage.Pic{Kind: "iconbutton", Text: "first_player", Look: look}, at)
	f.Point(stage.Hot{ID: id, Does: marking(i), Rect: at, Lit: true,
		Label: j.deps.t(j.game().Name + ".option." + o.Name + ".words")})
}
