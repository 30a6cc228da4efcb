package globe_test

import (
	"image"
	"math"
	"slices"
	"testing"
	"time"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// litSquares are the squares of the road on which a click does something.
func litSquares(f *stage.Frame) (out []int) {
	for i := range f.Hots {
		if s, ok := board.ParseSpot(f.Hots[i].ID); ok && s.Zone == rules.RoadZone && f.Hots[i].Lit {
			out = append(out, int(s.Index))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// forward checks that the squares that can be gone to, and no others, are discs with their prices over a veil, and that
// there is no veil where there are none; it gives them.
func (p *player) forward() (lit []int) {
	p.t.Helper()
	f := p.show.Frame()
	at := func(kind string) int {
		return slices.IndexFunc(f.Sprites, func(s stage.Sprite) bool { return s.Pic.Kind == kind })
	}
	lit = litSquares(f)
	veil := at("gl.veil")
	if poster := at("gl.poster"); (veil >= 0) != (len(lit) > 0) || veil >= 0 && veil < poster {
		p.t.Fatalf("%s: %d squares can be gone to, the veil is sprite %d, the poster %d", p.b.R.Name, len(lit), veil, poster)
	}
	discs := map[int]string{}
	for i, s := range f.Sprites {
		if d, ok := s.Pic.Data.(globe.Ahead); ok && s.Pic.Kind == "gl.litstop" {
			if discs[d.Number] = s.Pic.Text; i < veil {
				p.t.Errorf("%s: square %d lies under the veil", p.b.R.Name, d.Number)
			}
		}
	}
	if len(discs) != len(lit) {
		p.t.Errorf("%s: %d discs of the squares %v", p.b.R.Name, len(discs), lit)
	}
	v := p.s.View(p.s.Turn())
	tell := contextOf(p.b, "en", &v).Tell
	for _, a := range p.s.Legal() {
		if a.Verb != rules.VMove || len(lit) == 0 {
			continue
		}
		to := v.Counter(rules.SquareN, p.s.Turn()) + int(a.A)
		if want := tell.Say(rules.SayMoney(int(rules.Fare(int(a.A))))); discs[to] != want {
			p.t.Errorf("%s: on square %d stands %q, it costs %q", p.b.R.Name, to, discs[to], want)
		}
	}
	return lit
}

// TestReachableSquaresComeForward checks that at first sight one sees where one can go: those squares are bright discs
// with their prices, in grey of far more contrast than any other, which lie under a veil.
func TestReachableSquaresComeForward(t *testing.T) {
	for _, g := range sisters {
		for _, at := range plans {
			p := newPlayer(t, g.board, 0, "en", 5, nil, "person", "person")
			p.show.SetWindow(at.Canvas.W, at.Canvas.H)
			seen := 0
			p.play(160, p.steady(), func() {
				if lit := p.forward(); len(lit) > 1 {
					if seen++; seen%12 == 3 {
						p.inGrey(at, lit)
					}
				}
			})
			if seen < 15 {
				t.Errorf("%s: only %d choices of a square", g.board.R.Name, seen)
			}
		}
	}
}

// inGrey checks the contrast of all squares on which nobody stands.
func (p *player) inGrey(at *globe.Plan, lit []int) {
	p.t.Helper()
	const k = 2.0 / 3
	f := p.show.Frame()
	im := paint.Kinds().With(table.Kinds()).With(globe.Kinds()).Compose(f, k)
	least, most := math.Inf(1), 0.0
	v := p.s.View(p.s.Turn())
	for n := range p.b.R.Road {
		if n == 0 || v.At(game.Spot{Zone: rules.RoadZone, Seat: game.Nobody, Index: uint8(n)}).Back != 0 {
			continue
		}
		x, y := globe.Stop(p.b.Style, n, at.Poster)
		if f.At(x, y) == nil || !slices.Contains([]string{"gl.poster", "gl.veil", "gl.litstop"}, over(f, x, y)) {
			continue
		}
		c := contrast(im, x*k, y*k, globe.StopR(at.Poster)*k)
		if slices.Contains(lit, n) {
			least = math.Min(least, c)
		} else {
			most = math.Max(most, c)
		}
	}
	if least < 1.5*most {
		p.shot("forward")
		p.t.Errorf("%s: squares that can be gone to have a contrast from %.0f, others to %.0f", p.b.R.Name, least, most)
	}
}

// over is the kind of the last picture at a point.
func over(f *stage.Frame, x, y float64) (kind string) {
	for _, s := range f.Sprites {
		if s.Rect.Has(x, y) {
			kind = s.Pic.Kind
		}
	}
	return kind
}

// contrast is how much the grey of a disc's pixels differs from their mean.
func contrast(im *image.RGBA, x, y, r float64) float64 {
	n, sum, squares := 0.0, 0.0, 0.0
	for py := int(y - r); py <= int(y+r); py++ {
		for px := int(x - r); px <= int(x+r); px++ {
			if math.Hypot(float64(px)-x, float64(py)-y) > r {
				continue
			}
			c := im.RGBAAt(px, py)
			l := 0.299*float64(c.R) + 0.587*float64(c.G) + 0.114*float64(c.B)
			n, sum, squares = n+1, sum+l, squares+l*l
		}
	}
	return math.Sqrt(squares/n - sum/n*sum/n)
}

// TestNothingStepsBackUnasked checks that the map is as bright as ever while nobody is asked for a square: while pieces
// move, in others' turns, under a question.
func TestNothingStepsBackUnasked(t *testing.T) {
	for _, g := range sisters {
		p := newPlayer(t, g.board, table.Normal, "en", 6, nil, "person", "bot:steady")
		choose, moving, others, paused := p.steady(), 0, 0, 0
		for range 9000 {
			p.step(stage.Raw{X: -1, Y: -1}, 60*time.Millisecond)
			lit := p.forward()
			if p.s.Turn() != 0 && len(lit) > 0 {
				t.Fatal("a square is lit in another's turn")
			}
			switch busy := p.show.Busy(); {
			case p.show.Frame().Hot("speech.on") != nil:
				p.click("speech.on")
			case p.s.Turn() != 0:
				others++
			case busy:
				moving++
			default:
				if len(lit) > 0 && paused < 3 {
					paused++
					p.pausedOver()
				}
				p.do(choose())
			}
			if moving > 40 && others > 40 && paused == 3 {
				break
			}
		}
		if moving < 40 || others < 40 || paused < 3 {
			t.Errorf("%s: looked %d times while pieces moved, %d in another's turn", g.board.R.Name, moving, others)
		}
	}
}

// pausedOver asks for the menu and goes back, and looks at the map meanwhile.
func (p *player) pausedOver() {
	p.t.Helper()
	p.click("table.menu")
	if lit := p.forward(); len(lit) > 0 {
		p.t.Fatalf("%s: under a question squares are lit: %v", p.b.R.Name, lit)
	}
	p.click("dialog.stay")
	if lit := p.forward(); len(lit) == 0 {
		p.t.Fatalf("%s: after the question no square is lit", p.b.R.Name)
	}
}
