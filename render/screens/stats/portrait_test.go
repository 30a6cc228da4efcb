package stats

import (
	"fmt"
	"slices"
	"testing"

	"posterestante/assets/words"
	figures "posterestante/game/stats"
	"posterestante/render/engine/stage"
)

// TestPortrait: in a window higher than wide the parts of the page lie below each other
// and use the height; none beyond the canvas or over another, words whole.
func TestPortrait(t *testing.T) {
	many, road := played(t, 9), travelled(t, 8)
	slices.Reverse(road)
	crowd := slices.Clone(many)
	for i := range 40 { // more persons than there is room for
		m := many[i%len(many)]
		m.ID, m.Seats = fmt.Sprint("c", i), slices.Clone(m.Seats)
		for k := range m.Seats {
			if m.Seats[k].Kind == "person" {
				m.Seats[k].Name = fmt.Sprintf("%s %d", m.Seats[k].Name, i)
			}
		}
		crowd = append(crowd, m)
	}
	for name, matches := range map[string][]figures.Match{"many": many, "one": many[:1], "road": slices.Concat(road, many), "crowd": crowd, "none": nil} {
		for _, lang := range words.Languages() {
			for text := range stage.TextMost + 1 {
				where := fmt.Sprintf("tall %s %s %d", name, lang, text)
				note := ""
				if name == "crowd" {
					note = words.In(lang).T("stats.error.damaged", map[string]any{"Copy": "stats.damaged-20261121-140000.json"})
				}
				s := page(lang, matches, note)
				if name == "crowd" {
					s = analysed(lang, matches, 30, note)
				}
				show := stage.NewShow(s)
				show.SetTall(true)
				show.SetText(text)
				show.Step(stage.Raw{X: -1, Y: -1}, 0)
				f := show.Frame()
				if !f.Tall {
					t.Fatal("the page isn't tall")
				}
				write(t, where, f)
				if apart(t, where, f); text == 0 {
					for _, sprite := range f.Sprites {
						fits(t, where, sprite)
					}
				}
				below(t, where, s, f)
			}
		}
	}
}

// below looks at where hots and parts lie.
func below(t *testing.T, where string, s *Stats, f *stage.Frame) {
	t.Helper()
	low := 0.0
	for i, h := range f.Hots {
		r := h.Rect
		if r.X < 0 || r.Y < 0 || r.X+r.W > stage.TallWidth || r.Y+r.H > stage.TallHeight || r.H < 66 && h.Lit {
			t.Errorf("%s: %s lies at %+v", where, h.ID, r)
		}
		low = max(low, r.Y+r.H)
		for _, o := range f.Hots[i+1:] {
			if r.Meets(o.Rect) {
				t.Errorf("%s: %s %+v meets %s %+v", where, h.ID, r, o.ID, o.Rect)
			}
		}
	}
	if low < 0.8*stage.TallHeight {
		t.Errorf("%s: used down to %.0f", where, low)
	}
	if s.person() == nil {
		return
	}
	end := s.plan.back.Y
	if s.said() != "" {
		end = s.plan.notes.Y
	}
	at := s.plan.list.Y + s.plan.list.H
	for i, r := range []stage.Rect{s.plan.tiles, s.plan.sources, s.plan.against, s.plan.course} {
		if r.Y < at || r.H < 100 {
			t.Errorf("%s: part %d lies at %+v, what is above it ends at %.0f", where, i, r, at)
		}
		at = r.Y + r.H
	}
	if at > end || at < end-240 {
		t.Errorf("%s: the parts end at %.0f, the page at %.0f", where, at, end)
	}
	if n := float64(s.lines(s.person())); s.plan.against.H-s.plan.bars < 26*n {
		t.Errorf("%s: %v lines of %.0f", where, n, (s.plan.against.H-s.plan.bars)/n)
	}
}

// TestPersonsUpright: everybody is come to and shown in rows of three.
func TestPersonsUpright(t *testing.T) {
	s := page("en", played(t, 9), "")
	show := stage.NewShow(s)
	show.SetTall(true)
	show.Step(stage.Raw{X: -1, Y: -1}, 0)
	for i := range s.report().Persons {
		h := show.Frame().Hot(fmt.Sprintf("stats.person.%d", i))
		if h == nil {
			t.Fatalf("person %d isn't there", i)
		}
		x, y := h.Rect.Mid()
		show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
		show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
		if s.at != i {
			t.Errorf("a click on person %d shows %d", i, s.at)
		}
	}
	if len(s.report().Persons) < 3 {
		t.Error("they don't fill a row")
	}
}
