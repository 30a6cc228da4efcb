package geo

// NetCols and NetRows are how many meshes the net of a bent map has.
const NetCols, NetRows = 40, 20

// A Box is a part of a map, in units of its cut.
type Box struct{ X, Y, W, H float64 }

// A Chart is the map of one road on one cut of the poster: what is played is the road,
// so the sheet is stretched where it stops often, and drawn together where it never
// stops. The way from the flat map to it is a net: where its knots lie.
type Chart struct {
	Cut   *Cut
	Stops []Stop
	Title Box     // room for the title
	Seas  []Sea   // the widest first
	net   []Point // in rows of NetCols+1; nil: flat
}

// A Sea is open water that nothing of the road needs: its middle, and how far it reaches.
type Sea struct {
	At Point
	R  float64
}

// Bent is the chart of a net on a cut, of (NetCols+1) * (NetRows+1) knots in rows.
func Bent(c *Cut, net []Point) *Chart { return &Chart{Cut: c, net: net} }

// Flat is the map of a cut as the projection has it, with no road.
func Flat(c *Cut) *Chart { return &Chart{Cut: c} }

// At is where a place of the wide flat map (see Project) lies on the chart.
func (c *Chart) At(p Point) Point { return c.bent(c.Cut.From(p)) }

// bent is where a place of the flat cut lies on the chart. Between the knots it goes
// smoothly (Catmull and Rom's way); beyond the edges straight on.
func (c *Chart) bent(p Point) Point {
	if c.net == nil {
		return p
	}
	in := Point{max(0, min(WorldWidth, p.X)), max(0, min(c.Cut.Height, p.Y))}
	u, v := in.X/WorldWidth*NetCols, in.Y/c.Cut.Height*NetRows
	col, row := min(int(u), NetCols-1), min(int(v), NetRows-1)
	kx, ky := weights(u-float64(col)), weights(v-float64(row))
	var o Point
	for j, b := range ky {
		for i, a := range kx {
			q := c.knot(col-1+i, row-1+j)
			o.X += a * b * q.X
			o.Y += a * b * q.Y
		}
	}
	return Point{o.X + p.X - in.X, o.Y + p.Y - in.Y}
}

// knot is where a knot lies; those beyond the edges go on as the last two do.
func (c *Chart) knot(col, row int) Point {
	at := func(col, row int) Point { return c.net[row*(NetCols+1)+col] }
	along := func(row int) Point {
		switch {
		case col < 0:
			return beyond(at(0, row), at(1, row))
		case col > NetCols:
			return beyond(at(NetCols, row), at(NetCols-1, row))
		}
		return at(col, row)
	}
	switch {
	case row < 0:
		return beyond(along(0), along(1))
	case row > NetRows:
		return beyond(along(NetRows), along(NetRows-1))
	}
	return along(row)
}

// beyond is as far beyond a as b is before it.
func beyond(a, b Point) Point { return Point{2*a.X - b.X, 2*a.Y - b.Y} }

// weights are those of four knots in a row, t of the way from the second to the third.
func weights(t float64) [4]float64 {
	return [4]float64{
		t * (-0.5 + t*(1-0.5*t)),
		1 + t*t*(-2.5+1.5*t),
		t * (0.5 + t*(2-1.5*t)),
		t * t * (-0.5 + 0.5*t),
	}
}
