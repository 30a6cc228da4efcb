package stage

import (
	"slices"
	"testing"
	"time"
)

// host is a scene from which another comes, or that covers itself, after so many updates or by a click.
type host struct {
	after  int  // updates until it comes by itself; never if below 0
	covers bool // what comes lies over it
	other  *guest
	over   bool
}

// guest is what came, with one button everywhere.
type guest struct{ log []string }

func (h *host) Update(in *Input, _ time.Duration) Answer {
	h.after--
	switch {
	case h.over:
		return h.other.Update(in, 0)
	case h.after != 0 && in.Hit == "":
		return Answer{}
	case h.covers:
		h.over = true
		return Answer{Dirty: true}
	}
	return Answer{Go: Push, Next: h.other}
}

func (h *host) Build(f *Frame) {
	f.Hots = append(f.Hots, Hot{ID: "below", Rect: Rect{0, 0, 300, 100}, Lit: true})
	if h.over {
		f.Cover()
		h.other.Build(f)
	}
}

func (g *guest) Update(in *Input, _ time.Duration) Answer {
	if in.Hit != "" {
		g.log = append(g.log, in.Hit)
	}
	if in.Back {
		g.log = append(g.log, "back")
	}
	return Answer{}
}

func (g *guest) Build(f *Frame) {
	f.Hots = append(f.Hots, Hot{ID: "yes", Rect: Rect{0, 0, 900, 100}, Lit: true})
	f.First = "yes"
}

// TestSudden checks that what nobody asked for takes no press and no key until a hand could have stopped, nor right
// clicks, however long the window stood still as it came; and that what was asked for takes all at once.
func TestSudden(t *testing.T) {
	idle := Raw{X: 500, Y: 50}
	click := []Raw{idle, {X: 500, Y: 50, Left: true}, idle}
	right := []Raw{idle, {X: 500, Y: 50, Right: true}, idle}
	key := func(k Key) []Raw { return []Raw{{X: 500, Y: 50, Keys: []Key{k}}} }
	for _, row := range []struct {
		what  string
		hands []Raw
		once  string // what they do where it may be done
	}{
		{"a click", click, "yes"}, {"a right click", right, "back"}, {"Enter", slices.Concat(key(KeyTab), key(KeyEnter)), "yes"},
		{"Escape", key(KeyEscape), "back"},
	} {
		for _, covers := range []bool{false, true} {
			for _, come := range []struct {
				how   string
				after int
				wait  time.Duration
				works bool
			}{
				{"by itself, just now", 2, 0, false}, {"by itself, while the window stood still", 2, -2 * time.Second, false},
				{"by itself, a while ago", 2, startled + 2*Tick, true}, {"by a click", -1, 0, true},
			} {
				h := &host{after: come.after, covers: covers, other: &guest{}}
				s := NewShow(h)
				if s.Step(idle, Tick); come.after < 0 {
					s.Step(Raw{X: 50, Y: 50, Left: true}, Tick)
					s.Step(Raw{X: 50, Y: 50}, Tick)
				} else {
					s.Step(idle, Tick)
				}
				for wait := come.wait; wait > 0; wait -= Tick {
					s.Step(idle, Tick)
				}
				if s.Fresh() == come.works || s.Busy() == come.works {
					t.Errorf("what comes %s is fresh %v, busy %v", come.how, s.Fresh(), s.Busy())
				}
				for i, raw := range row.hands {
					elapsed := Tick
					if i == 0 && come.wait < 0 {
						elapsed = -come.wait
					}
					s.Step(raw, elapsed)
				}
				if did := slices.Contains(h.other.log, row.once); did != come.works {
					t.Errorf("%s on what comes %s (over the scene: %v) does %v", row.what, come.how, covers, h.other.log)
				}
			}
		}
	}
}
