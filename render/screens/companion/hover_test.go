package companion

import (
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// rest has the pointer rest on a hot for some ticks; with a press it is held there.
func (p *player) rest(h *stage.Hot, ticks int, press bool) {
	x, y, ok := p.free(h)
	if !ok {
		p.Fatalf("nothing of %s is free", h.ID)
	}
	for range ticks {
		p.show.Step(stage.Raw{X: x, Y: y, Left: press}, stage.Tick)
	}
}

// words are all texts that are shown, and how many pictures of a kind.
func (p *player) words() (out string) {
	for _, s := range p.show.Frame().Sprites {
		out += s.Pic.Text + "\n"
	}
	return out
}

// ruled is a place that can be clicked whose piece has rules and a picture of its own.
func (p *player) ruled() (*stage.Hot, string) {
	d := p.desk()
	for i := range d.Lay.Places {
		pl := &d.Lay.Places[i]
		rules := d.Teller.Rules(&d.View, pl.Spot)
		if pl.Large.Kind == "" || pl.Told || len(rules) < 2 || pl.Covered || pl.Drawer {
			continue
		}
		for j := range p.show.Frame().Hots {
			h := &p.show.Frame().Hots[j]
			if _, _, free := p.free(h); h.Does == pl.Spot && free {
				return h, rules[len(rules)-1]
			}
		}
	}
	return nil, ""
}

// TestHoverAsOnTable checks that a desk tells of what is pointed at as a table does: large and with a rule when the
// pointer rests, with all rules when it is held, and that letting go then changes nothing.
func TestHoverAsOnTable(t *testing.T) {
	seen := map[string]bool{}
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		p := play(t, New(k.deps(lang)))
		p.click("companion.edit")
		p.settle()
		d := p.desk()
		h, last := p.ruled()
		if h == nil {
			return // no piece of this game has both
		}
		seen[k.game] = true
		first := strings.Fields(last)[0]
		before, hot := p.words(), *h
		p.rest(&hot, 40, false)
		large := d.Pointed(hot.Does).Large
		if !p.shows(large) || p.words() == before {
			t.Fatalf("%s isn't shown large with words", hot.ID)
		}
		p.rest(&hot, 60, true)
		if all := p.words(); !strings.Contains(all, first) || !p.shows(large) {
			t.Errorf("held it isn't told with its last rule %q: %q", last, strings.TrimPrefix(all, before))
		}
		p.rest(&hot, 3, false)
		if d.tray != nil || len(d.past) > 0 {
			t.Error("a press that was held to read is a click")
		}
		for _, keep := range []stage.Rect{d.Lay.Prompt, d.Lay.Main} {
			for _, s := range p.show.Frame().Sprites {
				if s.Pic == large && s.Rect.Meets(keep.Inset(2)) {
					t.Errorf("what is shown large covers %v", keep)
				}
			}
		}
	})
	if len(seen) < len(games)-1 {
		t.Errorf("only of %v something was held", seen)
	}
}

// shows says whether a picture is shown.
func (p *player) shows(pic stage.Pic) bool {
	for _, s := range p.show.Frame().Sprites {
		if s.Pic == pic {
			return true
		}
	}
	return false
}

// TestRefusedAsOnTable checks that a desk says why a click does nothing until the next thing is done.
func TestRefusedAsOnTable(t *testing.T) {
	p := play(t, New((&kitchen{game: "postcards"}).deps("en")))
	p.click("companion.edit")
	d := p.desk()
	d.Refuse("Not there.", d.Lay.Main)
	p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.rest(p.show.Frame().Hot("desk.main"), 2, false)
	if !strings.Contains(p.words(), "Not there.") {
		t.Error("it isn't said why")
	}
	p.keys(stage.Raw{}, "x")
	if d.Note() != "" || strings.Contains(p.words(), "Not there.") || d.open != game.Nobody {
		t.Error("it is still said after something else was done")
	}
}
