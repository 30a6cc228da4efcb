package globe_test

import (
	"math"
	"testing"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table"
)

// walk is a pawn that walks from square to square, each of which its light must pass.
type walk struct {
	seat     game.Seat
	from, to int
}

// walks are those of the actions from the n-th on.
func (p *player) walks(n int) (out []walk) {
	for ; n < p.s.Len(); n++ {
		for _, e := range p.s.Step(n).Events {
			far := int(e.To.Index) - int(e.From.Index)
			if e.Kind == game.Move && e.Piece.Back == rules.BackPawn && e.From.Index > 0 && far != 0 && far >= -6 && far <= 6 {
				out = append(out, walk{rules.PawnOf(e.Piece), int(e.From.Index), int(e.To.Index)})
			}
		}
	}
	return out
}

// TestMovesAreFollowed checks that whoever walks, the viewer or another seat, is followed by a light in its colour that
// comes by every square on the way.
func TestMovesAreFollowed(t *testing.T) {
	for _, g := range sisters {
		p := newPlayer(t, g.board, table.Normal, "en", 6, nil, "person", "bot:steady", "bot:steady")
		choose, done, own, others := p.steady(), p.s.Len(), 0, 0
		passed := map[game.Seat]map[int]bool{}
		for range 90000 {
			p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
			f := p.show.Frame()
			for _, s := range f.Sprites {
				if s.Pic.Kind == "gl.glow" {
					p.passes(passed, s)
				}
			}
			if f.Hot("speech.on") != nil {
				p.click("speech.on")
				continue
			}
			if p.show.Busy() || p.s.Turn() != 0 {
				continue
			}
			for _, w := range p.walks(done) {
				if w.seat == 0 {
					own++
				} else {
					others++
				}
				for q := min(w.from, w.to) + 1; q < max(w.from, w.to); q++ {
					if !passed[w.seat][q] {
						t.Errorf("%s: no light of seat %d passes %d on its way from %d to %d", g.board.R.Name, w.seat, q, w.from, w.to)
					}
				}
			}
			if own > 4 && others > 8 {
				break
			}
			done = p.s.Len()
			clear(passed)
			p.do(choose())
		}
		if own < 5 || others < 9 {
			t.Errorf("%s: %d own walks, %d of others", g.board.R.Name, own, others)
		}
	}
}

// passes notes the square that a light is on.
func (p *player) passes(passed map[game.Seat]map[int]bool, light stage.Sprite) {
	x, y := light.Rect.Mid()
	seat := game.Seat(light.Pic.ID) // colours are as seats
	if passed[seat] == nil {
		passed[seat] = map[int]bool{}
	}
	for n := range p.b.R.Road {
		if sx, sy := globe.Stop(p.b.Style, n, globe.Wide.Poster); math.Hypot(sx-x, sy-y) < 10 {
			passed[seat][n] = true
		}
	}
}
