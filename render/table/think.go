package table

import (
	"context"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Thinker thinks for the seats that think, elsewhere than in the window.
type Thinker interface {
	// Reply begins to think about what the seat to act does. It returns at once;
	// the answer comes once, and the window is woken for it. Of a context that is
	// cancelled none comes.
	Reply(ctx context.Context, s *game.Session) <-chan Reply
	// Training names what today's thinking was taught of a game.
	Training(game.Game) string
}

// Reply is what a seat that thinks does.
type Reply struct {
	Action game.Action
	Why    *game.Thought // nil where there was nothing to think about
	Err    error
}

// thinks says whether a seat thinks by itself.
func (c *core) thinks(seat game.Seat) bool {
	if seat == game.Nobody {
		return false
	}
	_, ok := game.Thinks(c.session().Setup().Seats[seat])
	return ok
}

// awaits says whether the table waits for a seat that thinks: then the viewer may
// still undo what they did last, and look at everything.
func (c *core) awaits() bool {
	return phases[c.phase].decides && c.thinks(c.session().Turn())
}

// why is what a seat that thinks kept as its reason for the n-th action; with all,
// what it passed over too.
func (c *core) why(n int, all bool) []string {
	out := c.Teller.Thought(c.session(), n, c.View.Seat, all)
	if then := c.deps.Training; all && len(out) > 0 && then != "" && c.deps.Thinker != nil {
		if now := c.deps.Thinker.Training(c.session().Game()); now != then {
			out = append(out, c.deps.Words.T("think.other", map[string]any{"Then": then, "Now": now}))
		}
	}
	return out
}

// faceSide is the side of a face beside the prompt, in logical pixels.
const faceSide = 48.0

// face is the portrait of a seat; ok is false where it has none.
func (c *core) face(seat game.Seat) (stage.Pic, bool) {
	if seat == game.Nobody {
		return stage.Pic{}, false
	}
	if int(seat) < len(c.deps.Faces) {
		return ui.Face(c.deps.Faces[seat], c.deps.Colours[seat]), true
	}
	level, ok := game.LevelOf(c.session().Setup().Seats[seat])
	return ui.Face(level+1, c.deps.Colours[seat]), ok
}

// addPortrait adds what stands for a seat on a page of its own: its face, with the
// swatch of its colour at its foot, else the swatch alone.
func (c *core) addPortrait(f *stage.Frame, seat game.Seat, r stage.Rect) {
	swatch := stage.Pic{Kind: "swatch", ID: c.deps.Colours[seat]}
	face, ok := c.face(seat)
	if !ok {
		f.Add(swatch, r)
		return
	}
	f.Add(face, stage.Rect{X: r.X - 10, Y: r.Y - 6, W: r.W + 10, H: r.H + 10})
	f.Add(swatch, stage.Rect{X: r.X + 0.6*r.W, Y: r.Y + 0.55*r.H, W: 0.58 * r.W, H: 0.58 * r.H})
}

// addBadge adds what stands for a seat: its face, somewhat larger, else the swatch
// of its colour.
func (c *core) addBadge(f *stage.Frame, seat game.Seat, r stage.Rect) {
	if face, ok := c.face(seat); ok {
		f.Add(face, stage.Rect{X: r.X - 5, Y: r.Y + r.H - 39, W: 40, H: 40})
		return
	}
	f.Add(stage.Pic{Kind: "swatch", ID: c.deps.Colours[seat]}, r)
}
