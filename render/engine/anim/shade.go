package anim

import (
	"math"

	"posterestante/render/engine/stage"
)

// shade is the shadow that paper throws while it is raised: the farther from it the
// higher it is.
func (m *Motion) shade(f *Flight, s stage.Sprite) []stage.Sprite {
	const dark, full = 0.8, 20.0 // raised so far the shadow is as dark as it gets
	b := &bearings[f.How]
	up := at(b.rise, f.linear(), 0)
	if m.Shade.Kind == "" || !b.shade || f.Fade || up <= 1 {
		return nil
	}
	s.Key, s.Pic = "", m.Shade
	s.Rect.X, s.Rect.Y = s.Rect.X+0.35*up, s.Rect.Y+0.9*up
	s.Alpha = math.Min(dark, dark*up/full)
	return []stage.Sprite{s}
}
