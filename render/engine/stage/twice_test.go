package stage

import (
	"slices"
	"testing"
	"time"
)

// swap is a scene with one button, of which a click makes another.
type swap struct {
	at  int
	log []string
}

func (s *swap) id() string { return string(rune('a' + s.at)) }

func (s *swap) Update(in *Input, _ time.Duration) Answer {
	if in.Hit == "" {
		return Answer{}
	}
	s.log = append(s.log, in.Hit)
	if in.Hit != "c" { // which stays
		s.at++
	}
	return Answer{Dirty: true}
}

func (s *swap) Build(f *Frame) {
	f.Hots = append(f.Hots, Hot{ID: s.id(), Rect: Rect{0, 0, 300, 100}, Lit: true})
}

// TestSecondPress checks that of a double click on a button whose place another one takes
// the second press means nothing, and those that follow at once, but not for ever; and that a press a while later, one
// elsewhere, or one on what has stayed means what it says.
func TestSecondPress(t *testing.T) {
	type press struct {
		wait time.Duration
		x    float64
	}
	hammer := slices.Repeat([]press{{150 * time.Millisecond, 50}}, 12)
	const stood = -2 * time.Second // the window stood still so long before it heard of the press
	for _, row := range []struct {
		what    string
		presses []press
		want    []string
	}{
		{"twice", []press{{0, 50}, {0, 52}}, []string{"a"}},
		{"four times", []press{{0, 50}, {0, 50}, {200 * time.Millisecond, 50}, {200 * time.Millisecond, 50}}, []string{"a"}},
		{"twice while the window stands still", []press{{0, 50}, {stood, 50}}, []string{"a"}},
		{"a while later", []press{{0, 50}, {320 * time.Millisecond, 50}}, []string{"a", "b"}},
		{"elsewhere", []press{{0, 50}, {0, 250}}, []string{"a", "b"}},
		{"hammered on", hammer, []string{"a", "b", "c", "c"}},
		{"on what stays", []press{{0, 50}, {0, 250}, {0, 50}, {0, 50}, {0, 50}}, []string{"a", "b", "c", "c", "c"}},
	} {
		scene := &swap{}
		s := NewShow(scene)
		s.Step(Raw{X: -1, Y: -1}, 0)
		for _, p := range row.presses {
			for wait := p.wait; wait > 0; wait -= longest {
				s.Step(Raw{X: p.x, Y: 50}, min(wait, longest))
			}
			s.Step(Raw{X: p.x, Y: 50, Left: true}, max(Tick, -p.wait))
			s.Step(Raw{X: p.x, Y: 50}, Tick)
		}
		if !slices.Equal(scene.log, row.want) {
			t.Errorf("%s: %v, want %v", row.what, scene.log, row.want)
		}
	}
}
