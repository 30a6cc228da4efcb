package globe

import (
	"math"
	"testing"

	"posterestante/assets/geo"
	"posterestante/assets/palette"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// crowded is a chronicle of so many who all walked the whole road of so many squares side by
// side, flew the same way, won their cards at the same squares and ended together.
func crowded(style Style, seats, squares, own int) (d Chronicle) {
	d.Style, d.Own = style, own
	for i := range squares {
		d.Kinds[i] = rules.Job
	}
	for seat := range seats {
		w := Way{Seat: true, Colour: seat, At: squares - 1}
		for n := 1; n < squares; n++ {
			w.Hops += string([]byte{byte(n - 1), byte(n)})
		}
		w.Hops += string([]byte{12, 23})
		for n := range 7 {
			w.Won += string([]byte{byte(20 + 3*(n/3)), byte(rules.Souvenir) + byte(n%3)})
		}
		d.Ways[seat] = w
	}
	return d
}

// posters are the places in which a chronicle is shown: on the result, in the journal.
var posters = []stage.Rect{{W: 840, H: 543}, {W: 1040, H: 672}, {W: 1668, H: 665}}

// eachCrowd tries something for all posters, styles, numbers of seats and own roads.
func eachCrowd(try func(d Chronicle, in stage.Rect)) {
	for _, in := range posters {
		for style := range NumStyles {
			for seats := 2; seats <= rules.MaxSeats; seats++ {
				for _, own := range []int{-1, 0, seats - 1} {
					try(crowded(style, seats, len(roadOn(in, style)), own), in)
				}
			}
		}
	}
}

// TestLanesLieBeside checks that along the whole road no lane lies on another, and that the
// own one is the broadest.
func TestLanesLieBeside(t *testing.T) {
	eachCrowd(func(d Chronicle, in stage.Rect) {
		l, n := d.lanesOn(in), d.seats()
		var pieces [rules.MaxSeats][][]geo.Point
		for seat := range n {
			pieces[seat] = l.pieces(seat)
			if d.Own >= 0 && seat != d.Own && l.wide[d.Own] < 1.5*l.wide[seat] {
				t.Fatalf("%d seats, own %d: lanes are %v wide", n, d.Own, l.wide)
			}
		}
		for a := range n {
			for b := range a {
				least := (l.wide[a] + l.wide[b]) / 2
				for i, piece := range pieces[a] {
					for j := max(i-1, 0); j < min(i+2, len(pieces[b])); j++ {
						if far := apart(piece, pieces[b][j]); far < least-0.05 {
							t.Errorf("style %d, %v, %d seats: lane %d at square %d lies on lane %d at %d: %.1f of %.1f",
								d.Style, in, n, a, i, b, j, far, least)
						}
					}
				}
			}
		}
	})
}

// pieces are a seat's lane, piece by piece: at each square round it and on to the next.
func (l *lanes) pieces(seat int) (out [][]geo.Point) {
	last := len(l.at) - 1
	for i := range last {
		piece := []geo.Point{beside(l.at[i], normal(l.toward(i)), l.off[seat])}
		if i > 0 {
			piece = l.corner(i, l.off[seat])
		}
		end := beside(l.at[i+1], normal(l.toward(i)), l.off[seat])
		if i+1 < last {
			end = l.corner(i+1, l.off[seat])[0]
		}
		out = append(out, append(piece, end))
	}
	return out
}

// apart is how near two lines come to each other.
func apart(a, b []geo.Point) float64 {
	least := math.Inf(1)
	for i := 1; i < len(a); i++ {
		for t := 0.0; t <= 1; t += 0.1 {
			x, y := a[i-1].X+(a[i].X-a[i-1].X)*t, a[i-1].Y+(a[i].Y-a[i-1].Y)*t
			for j := 1; j < len(b); j++ {
				dx, dy := b[j].X-b[j-1].X, b[j].Y-b[j-1].Y
				u := ((x-b[j-1].X)*dx + (y-b[j-1].Y)*dy) / math.Max(dx*dx+dy*dy, 1e-9)
				u = math.Min(math.Max(u, 0), 1)
				least = math.Min(least, math.Hypot(b[j-1].X+dx*u-x, b[j-1].Y+dy*u-y))
			}
		}
	}
	return least
}

// TestMarksLieApart checks that each seat has its pawn on a chronicle and the own one all
// that it won, near their squares and on the poster, and that no mark covers another.
func TestMarksLieApart(t *testing.T) {
	eachCrowd(func(d Chronicle, in stage.Rect) {
		marks, r := d.marks(in), StopR(in)
		pawns, won := 0, 0
		for i, m := range marks {
			x, y := m.rect.Mid()
			if far := math.Hypot(x-m.stop.X, y-m.stop.Y); far > 7*r || m.kind != 0 && !m.own && far > otherFar*r+0.1 {
				t.Errorf("style %d, %d seats: %+v stands %.1f squares off", d.Style, d.seats(), m, far/r)
			}
			if !within(m.rect, in) {
				t.Errorf("style %d, %d seats: %+v stands beside the poster", d.Style, d.seats(), m)
			}
			for _, o := range marks[:i] {
				if m.rect.Meets(o.rect) {
					t.Errorf("style %d, %d seats: %+v covers %+v", d.Style, d.seats(), m, o)
				}
			}
			switch {
			case m.kind == 0:
				pawns++
			case m.own:
				won++
			}
		}
		if want := 7 * min(d.Own+1, 1); pawns != d.seats() || won != want {
			t.Errorf("style %d: %d pawns of %d, %d of %d won", d.Style, pawns, d.seats(), won, want)
		}
	})
}

// TestFlightsFan checks that flights of several seats from one square to another are bows
// beside each other on the poster.
func TestFlightsFan(t *testing.T) {
	eachCrowd(func(d Chronicle, in stage.Rect) {
		l := d.lanesOn(in)
		var tops []geo.Point
		for seat := range d.seats() {
			a, mid, b := l.arc(seat, 12, 23, 10)
			top := geo.Point{X: (a.X + 2*mid.X + b.X) / 4, Y: (a.Y + 2*mid.Y + b.Y) / 4}
			if top.Y < 9.9 {
				t.Errorf("a flight leaves the poster: %v", top)
			}
			for o, p := range tops {
				if far := math.Hypot(p.X-top.X, p.Y-top.Y); far < (l.wide[o]+l.wide[seat])/2 {
					t.Errorf("style %d, %v: flights %d and %d lie on one another (%.1f)", d.Style, in, o, seat, far)
				}
			}
			tops = append(tops, top)
		}
	})
}

// TestRoadsAreSeen checks that the colour of each of six roads is seen on the painted
// poster.
func TestRoadsAreSeen(t *testing.T) {
	kinds := paint.Kinds().With(Kinds())
	for style := range NumStyles {
		d := crowded(style, rules.MaxSeats, len(roadOf(style)), 2)
		im := kinds.Paint(stage.Pic{Kind: "gl.chronicle", Data: d}, 840, 543, 560, 362)
		var n [rules.MaxSeats]int
		for i := 0; i < len(im.Pix); i += 4 {
			for seat := range n {
				c := palette.Seat(seat)
				if near(im.Pix[i], c.R) && near(im.Pix[i+1], c.G) && near(im.Pix[i+2], c.B) {
					n[seat]++
				}
			}
		}
		for seat := range n {
			if n[seat] < 250 {
				t.Errorf("style %d: %d pixels of seat %d's road", style, n[seat], seat)
			}
		}
	}
}

// near says whether two shades are the same but for the grain.
func near(a, b uint8) bool { return max(a, b)-min(a, b) <= 8 }
