// Package lay is what the layouts of all games are made with: sprites, places,
// words about them, and how the pieces of a zone lie. A game adds its map, its
// pages and what its pieces look like. It knows no game and no window.
//
// The words: a Row says where the pieces of a list lie; a Zone is a row of the
// table that a game writes: which zone, where it lies, how its pieces look. The
// page is the area of one seat along the bottom, a panel that of another seat; a
// sheet is laid over the table, and what lies under it can't be pointed at.
package lay

import (
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// Kit is what is the same in all layouts of one game.
type Kit struct {
	Lit   stage.Pic // what is laid over a place that may be clicked
	Room  float64   // how far it reaches out of the place, in logical pixels
	Words string    // the keys of its notes begin with it
	// pieces whose identity says only of what sort they are, so that they are named by where they lie; nil for none
	Alike func(game.Piece) bool
}

// Lay is a layout being made.
type Lay struct {
	View *game.View
	Ctx  *board.Context
	Out  *board.Layout
	kit  *Kit
}

// New begins a layout, in which nothing stands yet but what is the frame's.
func New(k *Kit, v *game.View, c *board.Context, standing board.Standing) *Lay {
	out := &board.Layout{Standing: standing, Signs: map[game.Spot]string{}, Ends: board.Ends{
		At: map[game.Spot]stage.Rect{}, Keys: map[game.Spot]string{}, Worn: map[string]stage.Pic{},
		Scores: map[game.Seat]stage.Rect{}}}
	return &Lay{v, c, out, k}
}

// Common is a spot of a zone that all share; sub is its place within the spot.
func Common(z game.Zone, index int, sub ...int) game.Spot {
	s := game.Spot{Zone: z, Seat: game.Nobody, Index: uint8(index)}
	if len(sub) > 0 {
		s.Sub = uint8(sub[0])
	}
	return s
}

// Of is a spot of a seat's zone.
func Of(seat game.Seat, z game.Zone, index int) game.Spot {
	return game.Spot{Zone: z, Seat: seat, Index: uint8(index)}
}

// Show adds a picture that never moves.
func (l *Lay) Show(p stage.Pic, r stage.Rect) {
	l.Out.Sprites = append(l.Out.Sprites, stage.Sprite{Pic: p, Rect: r})
}

// Text adds words in a style of paint.TextStyle, unless there are none.
func (l *Lay) Text(style, look int, words string, r stage.Rect) {
	if words != "" {
		l.Show(stage.Pic{Kind: "text", ID: style, Look: look, Text: words}, r)
	}
}

// Figure adds a picture that says how many there are.
func (l *Lay) Figure(kind string, id, look, n int, r stage.Rect) {
	l.Show(stage.Pic{Kind: kind, ID: id, Look: look, Text: strconv.Itoa(n)}, r)
}

// Moves adds a picture that moves when it lies elsewhere in the next layout: the
// key names it from view to view.
func (l *Lay) Moves(key string, p stage.Pic, r stage.Rect) {
	l.Out.Sprites = append(l.Out.Sprites, stage.Sprite{Key: key, Pic: p, Rect: r})
}

// Place makes a spot one that can be pointed at. What is given is good until the
// next Place.
func (l *Lay) Place(s game.Spot, r stage.Rect) *board.Place {
	l.Out.At[s] = r
	l.Out.Places = append(l.Out.Places, board.Place{Spot: s, Rect: r, Lit: l.kit.Lit, Room: l.kit.Room})
	return &l.Out.Places[len(l.Out.Places)-1]
}

// Piece adds the picture of the piece that lies at a spot.
func (l *Lay) Piece(s game.Spot, p stage.Pic, r stage.Rect) {
	k := ""
	if piece := l.View.At(s); piece.ID == 0 || l.kit.Alike != nil && l.kit.Alike(piece) {
		k = board.SpotID(s)
	} else {
		k = "p" + strconv.Itoa(int(piece.ID))
	}
	l.Moves(k, p, r)
	l.Out.Keys[s] = k
	l.Out.At[s] = r
}

// Whole is where the pieces of zones come from and go to that aren't shown one by
// one.
func (l *Lay) Whole(seat game.Seat, r stage.Rect, zones ...game.Zone) {
	for _, z := range zones {
		l.Out.At[Of(seat, z, 0)] = r
	}
}

// Open has a click on a rectangle open a seat's things, or the Drawer.
func (l *Lay) Open(seat game.Seat, r stage.Rect, label string) {
	l.Out.Openers = append(l.Out.Openers, board.Opener{Seat: seat, Rect: r, Label: label})
}

// Note has something that is no spot say what it is, with a number: "key" and
// "key_one" of the game's words.
func (l *Lay) Note(r stage.Rect, key string, n int, with map[string]any) {
	l.Out.Notes = append(l.Out.Notes, board.Note{Rect: r, Words: l.Ctx.Words.N(l.kit.Words+key, n, with)})
}

// Say is Note without a number.
func (l *Lay) Say(r stage.Rect, key string, with map[string]any) {
	l.Out.Notes = append(l.Out.Notes, board.Note{Rect: r, Words: l.Ctx.Words.T(l.kit.Words+key, with)})
}

// Who is the name of a seat, for words.
func (l *Lay) Who(seat game.Seat) map[string]any { return map[string]any{"Who": l.Ctx.Names[seat]} }

// Colour is the colour of a seat.
func (l *Lay) Colour(seat game.Seat) int { return l.Ctx.Colours[seat] }

// Landed is how many pieces of a pile have arrived there.
func (l *Lay) Landed(z game.Zone, seat game.Seat) int {
	return max(0, l.View.Pile(z, seat).Len()-l.Ctx.Air[board.Pile{Zone: z, Seat: seat}])
}

// Others are the seats but the page's, in turn order from it.
func (l *Lay) Others() (out []game.Seat) {
	for i := 1; i < l.View.Seats; i++ {
		out = append(out, game.Seat((int(l.Ctx.Page)+i)%l.View.Seats))
	}
	return out
}

// Panel adds the ground of a seat's panel, its Look 1 when it is the seat's turn,
// and has a click open the seat's things.
func (l *Lay) Panel(kind string, seat game.Seat, r stage.Rect, label string) {
	look := 0
	if l.View.Turn == seat {
		look = 1
	}
	l.Show(stage.Pic{Kind: kind, ID: l.Colour(seat), Look: look}, r)
	l.Open(seat, r, label)
}

// Name adds a seat's swatch and its name, set narrower, and then cut, where the rectangle
// is too small for it; where it has a face
// that is shown, with the swatch at its foot.
func (l *Lay) Name(seat game.Seat, swatch, name stage.Rect) {
	const more = 12.0 // a face is so much wider than a swatch, and begins before it
	if l.Face(seat, stage.Rect{X: swatch.X - 8, Y: swatch.Y - 11, W: swatch.W + 8 + more, H: swatch.W + 8 + more}) {
		side := swatch.W * 0.66
		swatch = stage.Rect{X: swatch.X + swatch.W - side + more, Y: swatch.Y + swatch.H - side + 6, W: side, H: side}
		name.X, name.W = name.X+more, name.W-more
	}
	l.Show(stage.Pic{Kind: "swatch", ID: l.Colour(seat)}, swatch)
	words, style := l.Ctx.Names[seat], paint.TextTag
	if paint.TextStyle(style, 0).Width(words) > name.W-2 {
		style = paint.TextName
	}
	l.Text(style, 0, paint.TextStyle(style, 0).Fit(words, name.W-2), name)
}

// Face adds a seat's portrait; it says whether it has one.
func (l *Lay) Face(seat game.Seat, r stage.Rect) bool {
	if int(seat) >= len(l.Ctx.Faces) {
		return false
	}
	l.Show(ui.Face(l.Ctx.Faces[seat], l.Colour(seat)), r)
	return true
}

// Sheet lays an empty sheet over the table.
func (l *Lay) Sheet(r stage.Rect) {
	l.Out.Cover(r)
	l.Show(stage.Pic{Kind: "panel", ID: 3}, r.Inset(-paint.ShadowRoom))
}
