package globe_test

import (
	"fmt"
	"image"
	"math"
	"slices"
	"strings"
	"testing"
	"time"

	spoken "posterestante/assets/words"
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
	if (veil >= 0) != (len(lit) > 0) || veil >= 0 && veil < at("gl.poster") {
		p.t.Fatalf("%s: %d squares can be gone to, the veil is sprite %d, the poster %d", p.b.R.Name, len(lit), veil, at("gl.poster"))
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
	if p.t.Logf("%s: contrast of the squares ahead from %.0f, of others to %.0f", p.b.R.Name, least, most); least < 1.5*most {
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

// TestSquareShowsWhatItBrings checks what is shown of a square that is pointed at, by the pointer and by keys: its
// price, each thing that its deck takes and whether it is in the bag, who would ride along, the flights from it.
func TestSquareShowsWhatItBrings(t *testing.T) {
	for i, g := range sisters {
		seen := map[int]int{}
		p := newPlayer(t, g.board, 0, spoken.Languages()[i], 5, nil, "person", "person", "person", "person", "person")
		p.show.SetTall(i == 1)
		p.play(500, p.steady(), func() {
			for _, square := range litSquares(p.show.Frame()) {
				v := p.s.View(p.s.Turn())
				c := contextOf(g.board, spoken.Languages()[i], &v)
				l := g.board.Layout(&v, c)
				at := slices.IndexFunc(l.Places, func(p board.Place) bool { return p.Spot == rules.SquareSpot(square) })
				d := l.Places[at].Large.Data.(globe.Place)
				p.brings(d, &v, c, seen)
				if p.s.Len()%90 == 7 {
					p.pointedAt(d)
				}
			}
		})
		for _, what := range []int{globe.ChipMoney, globe.BroughtItem, globe.BroughtItem + 100, globe.BroughtLift,
			globe.BroughtFlight} {
			if seen[what] == 0 {
				t.Errorf("%s: %d was never brought: %v", g.board.R.Name, what, seen)
			}
		}
	}
}

// brings checks what a square brings, by the rules.
func (p *player) brings(d globe.Place, v *game.View, c *board.Context, seen map[int]int) {
	p.t.Helper()
	r, said := p.b.R, map[int][]globe.Brought{}
	for _, b := range d.Brings {
		if b.Words != "" {
			said[b.What] = append(said[b.What], b)
			if seen[b.What]++; b.What == globe.BroughtItem && b.Lacks {
				seen[b.What+100]++
			}
		}
	}
	for i, item := range said[globe.BroughtItem] {
		need := r.Needs[d.Kind][i]
		has := slices.ContainsFunc(v.Pile(rules.BagZone, v.Seat).Pieces,
			func(p game.Piece) bool { return rules.ItemOf(p) == need })
		if item.Item != r.Items[need] || item.Lacks == has {
			p.t.Errorf("%s: square %d: %+v, in the bag: %v", r.Name, d.Number, item, has)
		}
	}
	if d.Kind >= rules.Souvenir && d.Kind <= rules.Adventure && len(said[globe.BroughtItem]) < len(r.Needs[d.Kind]) &&
		v.Pile(game.Zone(d.Kind), game.Nobody).Len() > 0 {
		p.t.Errorf("%s: square %d takes %v, and shows %v", r.Name, d.Number, r.Needs[d.Kind], said[globe.BroughtItem])
	}
	if (d.Kind == rules.Airport) != (len(said[globe.BroughtFlight]) == 1) {
		p.t.Errorf("%s: square %d is %v: %v", r.Name, d.Number, d.Kind, said[globe.BroughtFlight])
	}
	for i := range v.Seats {
		named := len(said[globe.BroughtLift]) == 1 && strings.Contains(said[globe.BroughtLift][0].Words, c.Names[i])
		if rides := p.rides(d.Number, game.Seat(i)); named != rides {
			p.t.Errorf("%s: square %d: %s rides along: %v, shown: %v", r.Name, d.Number, c.Names[i], rides, named)
		}
	}
}

// rides says whether the match lets a seat ride with the one whose turn it is from a square that it walks to.
func (p *player) rides(square int, seat game.Seat) bool {
	v := p.s.View(p.s.Turn())
	far := square - v.Counter(rules.SquareN, p.s.Turn())
	if square == len(p.b.R.Road)-1 || far < 1 || far > 6 {
		return false
	}
	if p.b.R.Lodges { // the lowest who has papers drives
		for _, piece := range v.Pile(rules.RoadZone, game.Nobody).Pieces[square*rules.MaxSeats : (square+1)*rules.MaxSeats] {
			if piece.Back != 0 && v.Counter(rules.PassN, rules.PawnOf(piece)) > 0 {
				return rules.PawnOf(piece) == seat
			}
		}
		return false
	}
	st := p.s.State().Clone()
	st.Apply(game.Action{Verb: rules.VMove, A: uint8(far)}, nil)
	return slices.ContainsFunc(st.Legal(nil), func(a game.Action) bool {
		return p.s.Game().Notation(a) == fmt.Sprint("take ", seat)
	})
}

// pointedAt checks that a square is shown large where it is pointed at, and where keys have come to it.
func (p *player) pointedAt(d globe.Place) {
	p.t.Helper()
	id := board.SpotID(rules.SquareSpot(d.Number))
	shown := func() bool {
		return slices.ContainsFunc(p.show.Frame().Sprites, func(s stage.Sprite) bool {
			got, ok := s.Pic.Data.(globe.Place)
			return ok && got == d
		})
	}
	x, y, ok := p.where(id)
	for range 20 {
		p.step(stage.Raw{X: x, Y: y}, 100*time.Millisecond)
	}
	if !ok || !shown() {
		p.shot("brings")
		p.t.Errorf("%s: pointed at, square %d isn't shown", p.b.R.Name, d.Number)
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	for range 60 {
		if p.step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyTab}}, stage.Tick); p.show.Frame().Focus == id {
			break
		}
	}
	for range 20 {
		p.step(stage.Raw{X: -1, Y: -1}, 100*time.Millisecond)
	}
	if p.show.Frame().Focus != id || !shown() {
		p.shot("brings")
		p.t.Errorf("%s: by keys (%s), square %d isn't shown", p.b.R.Name, p.show.Frame().Focus, d.Number)
	}
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
