package menus

import (
	"strconv"

	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/shelf"
)

// cardNotes is where, from its left, the notes of a card begin.
const cardNotes = 354.0

// card is a match large: its map, when, what there is to say, who. On a tall page what
// there is to say stands below the map, and who played beside it.
func (d *Deps) card(f *stage.Frame, x *Match, r stage.Rect) {
	soft := paint.Ink(paint.InkSoft)
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 56}, paint.TextHead, 0, fit(paint.TextHead, x.Name, r.W))
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y + 56, W: r.W, H: 34}, paint.TextSmall, soft, d.when(x.When))
	each, more := travellersRoom(len(x.Seats))
	pic := stage.Rect{X: r.X, Y: r.Y + 104, W: 330, H: 300 - more}
	said := stage.Rect{X: r.X + cardNotes, Y: r.Y + 108, W: r.W - cardNotes}
	who := stage.Rect{X: r.X, Y: r.Y + 416, W: r.W, H: 190}
	first := r.Y + 420 - more
	notes := d.notes(x)
	if f.Tall {
		who = stage.Rect{X: said.X, Y: pic.Y, W: said.W, H: 300}
		first, each = pic.Y+4, 56
		said.X, said.W = pic.X, pic.W
		high := 0.0
		for _, note := range notes {
			high += noteRoom(note, said.W) + 4
		}
		pic.H = min(r.H-104-high-10, 380)
		said.Y = pic.Y + pic.H + 14
	}
	d.picture(f, x, pic)
	for _, note := range notes {
		look := soft
		if said.H = noteRoom(note, said.W); said.H > noteHigh {
			look |= paint.LookWrap
		}
		ui.Text(f, said, paint.TextSmall, look, note)
		said.Y += said.H + 4
	}
	if x.Problem != "" {
		ui.Text(f, who, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkWarn), x.Problem)
		return
	}
	for i, s := range x.Seats {
		d.player(f, stage.Rect{X: who.X, Y: first + float64(i)*each, W: who.W, H: min(44, each)}, s, x.Over, x.tie())
	}
}

// travellersRoom is how high the line of each of so many travellers is on the wide card, and what they take of the room
// over them when they are more than four.
func travellersRoom(n int) (each, more float64) {
	each = min(47, 240/float64(max(1, n)))
	return each, max(0, each*float64(n)-4*47)
}

// noteHigh is how high a note on one line is.
const noteHigh = 34.0

// noteRoom is how high a note is: a seed has up to 20 figures, and then two lines.
func noteRoom(note string, wide float64) float64 {
	if paint.TextStyle(paint.TextSmall, 0).Width(note) > wide {
		return 64
	}
	return noteHigh
}

// player is a line of the match that is chosen: face, name, points, and the
// winner's rosette.
func (d *Deps) player(f *stage.Frame, r stage.Rect, s Player, over, tie bool) {
	shelf.Face(f, s, stage.Rect{X: r.X + 4, Y: r.Y, W: r.H, H: r.H})
	ui.Text(f, stage.Rect{X: r.X + 58, Y: r.Y, W: r.W - 330, H: r.H}, paint.TextLabel, 0,
		fit(paint.TextLabel, s.Name, r.W-330))
	if !over {
		return
	}
	if s.Place == 1 {
		key := "shelf.wins"
		if tie {
			key = "end.shared_short"
		}
		ui.Text(f, stage.Rect{X: r.X + r.W - 268, Y: r.Y, W: 130, H: r.H}, paint.TextTag,
			paint.LookRight|paint.Ink(paint.InkGood), d.t(key))
		f.Add(stage.Pic{Kind: "rosette", Text: "1"}, stage.Rect{X: r.X + r.W - 126, Y: r.Y, W: 36, H: r.H})
	}
	ui.Text(f, stage.Rect{X: r.X + r.W - 86, Y: r.Y, W: 86, H: r.H}, paint.TextFigure, paint.LookRight,
		strconv.Itoa(s.Points))
}
