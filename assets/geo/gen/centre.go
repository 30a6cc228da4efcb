package main

import "math"

// centre is where a region's middle lies on the globe: the centre of gravity
// of its largest outline, longitude and latitude in degrees, to a ten-thousandth.
// Within a region the earth is flat enough for that.
func centre(outer [][]pt) pt {
	var best pt
	most := 0.0
	for _, o := range outer {
		if a, c := gravity(o); a > most {
			most, best = a, c
		}
	}
	return pt{math.Round(best.x*1e4) / 1e4, math.Round(best.y*1e4) / 1e4}
}

// gravity returns an outline's area and its centre of gravity.
func gravity(o []pt) (area float64, c pt) {
	for i, p := range o {
		q := o[(i+1)%len(o)]
		// About the first point, so that far-off origins cost no digits.
		px, py, qx, qy := p.x-o[0].x, p.y-o[0].y, q.x-o[0].x, q.y-o[0].y
		cross := px*qy - qx*py
		area += cross / 2
		c.x += (px + qx) * cross / 6
		c.y += (py + qy) * cross / 6
	}
	if area == 0 {
		return 0, o[0]
	}
	return math.Abs(area), pt{o[0].x + c.x/area, o[0].y + c.y/area}
}
