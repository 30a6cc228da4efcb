package uitest

import "posterestante/render/engine/stage"

// Seen has time go by until what came by itself has been seen, and takes clicks and keys.
func Seen(s *stage.Show) {
	for s.Fresh() {
		s.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}
