package geo

import (
	"fmt"
	"math"
	"slices"
	"testing"
)

// A disc is something round on the map that must keep its distance.
type disc struct {
	what string
	kind byte // 's'ite, 'b'ike, 'n'umber badge
	at   Point
}

// apart is the least distance of the middles of two kinds.
var apart = map[string]float64{"ss": 44, "bs": 34, "bb": 24, "nn": 30, "ns": 35, "bn": 30}

func discs() []disc {
	var o []disc
	for _, r := range Regions() {
		for i, p := range r.Sites {
			o = append(o, disc{fmt.Sprintf("%s site %d", r.Name, i), 's', p})
		}
		for i, p := range r.Bikes {
			o = append(o, disc{fmt.Sprintf("%s bike %d", r.Name, i), 'b', p})
		}
		o = append(o, disc{r.Name + " badge", 'n', r.Badge})
	}
	return o
}

func TestPlacesKeepTheirDistance(t *testing.T) {
	all := discs()
	for i, a := range all {
		for _, b := range all[:i] {
			k := []byte{a.kind, b.kind}
			slices.Sort(k)
			if d, want := dist(a.at, b.at), apart[string(k)]; d < want {
				t.Errorf("%s and %s are %.1f apart, want %.0f", a.what, b.what, d, want)
			}
		}
	}
}

// A caption covers no icon and no bike and no badge, and lies in its region or
// over the sea, a few corners of its box aside.
func TestCaptionsAreFree(t *testing.T) {
	radius := map[byte]float64{'s': SiteRadius, 'b': BikeRadius, 'n': BadgeRadius}
	for _, r := range Regions() {
		// The letters fill less than the box: a line's height less its leading.
		w, h := r.LabelW/2, r.LabelH/2-4
		for _, d := range discs() {
			dx := max(0, math.Abs(d.at.X-r.Label.X)-w)
			dy := max(0, math.Abs(d.at.Y-r.Label.Y)-h)
			if gap := math.Hypot(dx, dy) - radius[d.kind]; gap < -1 {
				t.Errorf("%s: caption lies %.1f over %s", r.Name, -gap, d.what)
			}
		}
		out := 0
		for i := -10; i <= 10; i++ {
			for j := -3; j <= 3; j++ {
				if n := At(r.Label.X+w*float64(i)/10, r.Label.Y+h*float64(j)/3); n != 0 && n != r.Number {
					out++
				}
			}
		}
		most := 7
		if r.Number == 1 { // Île-de-France is smaller than its name
			most = 18
		}
		if out > most { // of 147
			t.Errorf("%s: %d of 147 points of its caption lie over neighbours", r.Name, out)
		}
		if r.Label.X-w < 4 || r.Label.X+w > Width-4 || r.Label.Y+h > Height-4 {
			t.Errorf("%s: caption leaves the box", r.Name)
		}
	}
}

func TestPlacesLieInTheirRegion(t *testing.T) {
	for _, r := range Regions() {
		for i, p := range r.Sites {
			if !r.Has(p.X, p.Y) || edge(r, p) < 9 {
				t.Errorf("%s: site %d lies outside or at the very edge", r.Name, i)
			}
			if i > 0 && p.X < r.Sites[i-1].X && r.Number != 9 && r.Number != 11 {
				t.Errorf("%s: site %d is left of the one before", r.Name, i)
			}
		}
		for i, p := range r.Bikes {
			if n := At(p.X, p.Y); n != r.Number && (n != 0 || edge(r, p) > 12) {
				t.Errorf("%s: bike %d lies in region %d", r.Name, i, n)
			}
		}
	}
}
