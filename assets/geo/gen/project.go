package main

import "math"

// A pt is a point: longitude and latitude in degrees before lambert, units of
// the box (y down) after place.
type pt struct{ x, y float64 }

// The mainland is drawn at this many units a kilometre, its middle meridian
// and parallel at this place in the box.
const (
	unitsPerKm = 0.925
	midX       = 541.0
	midY       = 486.0
)

// Corse is drawn larger than it is, turned about and moved near the mainland:
// the point 42.2 N 9.1 E comes to corseX, corseY.
const (
	corseScale = 1.28
	corseX     = 942.0
	corseY     = 870.0
)

// lambert is the conformal conic projection that French maps use (parallels
// 44 and 49, meridian 3 E), on a sphere, in kilometres, y down.
func lambert(p pt) pt {
	const (
		rad   = math.Pi / 180
		earth = 6371.0
		l1    = 44 * rad
		l2    = 49 * rad
		l0    = 46.5 * rad
	)
	t := func(phi float64) float64 { return math.Tan(math.Pi/4 + phi/2) }
	n := math.Log(math.Cos(l1)/math.Cos(l2)) / math.Log(t(l2)/t(l1))
	f := math.Cos(l1) * math.Pow(t(l1), n) / n
	rho := earth * f / math.Pow(t(p.y*rad), n)
	rho0 := earth * f / math.Pow(t(l0), n)
	th := n * (p.x - 3) * rad
	return pt{rho * math.Sin(th), rho*math.Cos(th) - rho0}
}

// mainland places a point of longitude and latitude in the box.
func mainland(p pt) pt {
	k := lambert(p)
	return pt{midX + k.x*unitsPerKm, midY + k.y*unitsPerKm}
}

// corse places a point of Corse, where the map has room for it.
func corse(p pt) pt {
	k, m := lambert(p), lambert(pt{9.1, 42.2})
	s := unitsPerKm * corseScale
	// Undo the turn that so easterly a place has in the projection.
	sin, cos := math.Sincos(-4.4 * math.Pi / 180)
	dx, dy := k.x-m.x, k.y-m.y
	return pt{corseX + (dx*cos-dy*sin)*s, corseY + (dx*sin+dy*cos)*s}
}
