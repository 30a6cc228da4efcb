package globe

import (
	"posterestante/assets/geo"
	"posterestante/render/engine/stage"
)

// Labels are where the airports' names stand on a poster, and what else of it they
// keep clear of but the squares.
func Labels(d Poster, in stage.Rect) (out, others []stage.Rect) {
	on := mapOn(in)
	m := &chart{on: on, k: on.W / geo.WorldWidth}
	others = []stage.Rect{m.part(roseAt), m.part(titleAt)}
	for _, l := range d.labels(in, apart(in)) {
		out = append(out, l.at)
	}
	return out, others
}
