package rulebook

import (
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// TestPortrait: in a window higher than wide every page of every book uses the height;
// nothing lies beyond the canvas or over something else, and the page is larger than on
// the wide canvas.
func TestPortrait(t *testing.T) {
	for _, name := range []string{"postcards", "montaigne", "sakodo", "routard"} {
		for _, sized := range sizes() {
			if !sized.tall {
				continue
			}
			b, err := rules.For(name, sized.lang)
			if err != nil {
				t.Fatal(err)
			}
			s := New(Config{Words: words.In(sized.lang), Book: b, Still: true, Games: []string{"Montaigne", "Le jeu du Routard"}}).(*Scene)
			p := &player{t, stage.NewShow(s)}
			p.set(sized)
			if !p.show.Frame().Tall {
				t.Fatal("the book isn't tall")
			}
			for i := range s.sheets {
				laid(t, name, i+1, sized, p.show.Frame())
				p.keys(stage.KeyPageDown)
			}
			for _, typed := range []string{"a", "zeppelin"} {
				s.ask(typed)
				p.show.Touch()
				p.step(stage.Raw{})
				laid(t, name+" asked "+typed, s.at+1, sized, p.show.Frame())
				for _, sp := range p.show.Frame().Sprites {
					fits(t, name+" asked "+typed, s.plan, sp)
				}
			}
		}
	}
	if up, w := upright.right, wide.right; up.H*0.9 < w.H || upright.fullW*(upright.bodyTo-upright.bodyY) < 1.1*wide.fullW*(wide.bodyTo-wide.bodyY) {
		t.Errorf("the page %+v isn't larger than %+v", up, w)
	}
}

// laid looks at where the hots of a page lie.
func laid(t *testing.T, name string, page int, sized sized, f *stage.Frame) {
	t.Helper()
	low := 0.0
	for i, h := range f.Hots {
		r := h.Rect
		if r.X < 0 || r.Y < 0 || r.X+r.W > stage.TallWidth || r.Y+r.H > stage.TallHeight {
			t.Errorf("%s, %+v, page %d: %s lies at %+v", name, sized, page, h.ID, r)
		}
		low = max(low, r.Y+r.H)
		for _, o := range f.Hots[i+1:] {
			if r.Meets(o.Rect) && !together(h.ID, o.ID) {
				t.Errorf("%s, %+v, page %d: %s %+v meets %s %+v", name, sized, page, h.ID, r, o.ID, o.Rect)
			}
		}
	}
	if low < 0.8*stage.TallHeight {
		t.Errorf("%s, %+v, page %d: used down to %.0f", name, sized, page, low)
	}
}

// together says whether two hots may lie on each other: what clears the field lies in it,
// and pictures of a figure may be fanned.
func together(a, b string) bool {
	const picture = "rulebook.picture."
	return a == "rulebook.search" && b == "rulebook.clear" || strings.HasPrefix(a, picture) && strings.HasPrefix(b, picture)
}

// TestTurnedUpright checks that one stays where one was when the window is made higher
// than wide, and wide again.
func TestTurnedUpright(t *testing.T) {
	p, s := open(t, "fr", "P10.8")
	pages := len(s.sheets)
	for _, tall := range []bool{true, false} {
		p.set(sized{"fr", 0, tall})
		if s.lit != "P10.8" || !shown(p.show.Frame(), "P10.8") || s.plan.tall != tall {
			t.Errorf("tall %v loses the page", tall)
		}
		if tall && len(s.sheets) > pages {
			t.Errorf("%d pages that are larger, not %d", len(s.sheets), pages)
		}
	}
}

// TestHitsUpright: all that was found can be come to in two columns, and is gone to.
func TestHitsUpright(t *testing.T) {
	p, s := open(t, "en", "")
	p.set(sized{"en", 0, true})
	p.write("camp")
	p.click("rulebook.hit.1")
	if s.lit != s.hits[1].Number {
		t.Errorf("the second hit leads to %q", s.lit)
	}
	seen := map[string]bool{}
	for range s.hits {
		for _, h := range p.show.Frame().Hots {
			seen[h.ID] = true
		}
		p.step(stage.Raw{X: s.plan.hits.X + 50, Y: s.plan.hits.Y + 50, Wheel: -1})
	}
	for i := range s.hits {
		if !seen["rulebook.hit."+strconv.Itoa(i)] {
			t.Errorf("hit %d is never seen", i)
		}
	}
	p.click("rulebook.clear", "rulebook.chapter.7")
	if s.sheets[s.at].chapter != 7 {
		t.Error("the contents don't lead on")
	}
}
