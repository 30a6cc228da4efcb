package table

import (
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestHints shows the facts instead of the log; what one is about is ringed,
// and a click on one opens its rule.
func TestHints(t *testing.T) {
	p := played(t, 0, 0, 2, "person", "automa:normal")
	opened := game.Rule("none")
	p.table.deps.Rules = func(r game.Rule) stage.Scene { opened = r; return p.table }
	p.key("h", false)
	p.rest()
	facts := p.table.Teller.Facts(p.match.On, p.table.View.Seat)
	if p.table.counsel.hints == nil || len(p.table.counsel.hints.facts) != len(facts) || len(facts) < 5 {
		t.Fatalf("%d facts", len(facts))
	}
	rings := func() int {
		n := 0
		for _, s := range p.show.Frame().Sprites {
			if s.Pic.Kind == "focus" || strings.HasSuffix(s.Pic.Kind, "ring") {
				n++
			}
		}
		return n
	}
	shown, ringed, linked := 0, 0, -1
	for i, fact := range facts {
		id := "hint." + strconv.Itoa(i)
		h := p.show.Frame().Hot(id)
		if h == nil {
			continue
		}
		shown++
		x, y := h.Rect.Mid()
		p.step(stage.Raw{X: x, Y: y}, stage.Tick)
		want := 0
		for _, s := range fact.Spots {
			if _, ok := p.table.Lay.Rect(s); ok {
				want++
			}
		}
		if rings() != want {
			t.Errorf("%q: %d rings, not %d", fact.Words, rings(), want)
		}
		if want > 0 {
			ringed++
		}
		if fact.Rule != "" {
			linked = i
		}
	}
	if linked < 0 {
		t.Fatal("no fact shown follows from a rule")
	}
	p.click("hint." + strconv.Itoa(linked))
	if opened != facts[linked].Rule {
		t.Errorf("%q opens %q, not %q", facts[linked].Words, opened, facts[linked].Rule)
	}
	if shown < 3 || ringed == 0 {
		t.Errorf("%d facts are shown, %d ringed", shown, ringed)
	}
}

// teacher wants one action of the legal ones and is then silent.
type teacher struct{ want game.Action }

func (c teacher) Lesson(s *game.Session) *Lesson {
	if s.Len() > 0 {
		return nil
	}
	return &Lesson{Step: 1, Of: 1, Title: "A", Words: "B", Wants: []game.Action{c.want}, At: s.Parts(c.want)}
}

// TestCoach lights only what the lesson wants, refuses the rest with words, and
// lights all again when the coach is silent.
func TestCoach(t *testing.T) {
	s := position(t, same)
	var want game.Action
	for _, a := range s.Legal() {
		if a.Verb == rules.VStamp || a.Verb == rules.VMove {
			want = a
			break
		}
	}
	d := deps(0, 2, "en")
	d.Coach = teacher{want}
	p := &player{t, New(d, &memory{Unkept: Unkept{s}}), nil, nil}
	p.show = stage.NewShow(p.table)
	p.rest()
	lit := p.litSpots()
	if len(lit) != 1 {
		t.Fatalf("%d spots are lit: %v", len(lit), lit)
	}
	other := ""
	for i := range uint8(5) {
		if handSpot(i) != lit[0] {
			other = handSpot(i)
		}
	}
	p.click(other)
	if p.table.note != d.Words.T("lesson.refuse") || s.Len() != 0 {
		t.Errorf("another card is answered with %q", p.table.note)
	}
	p.click(lit[0])
	for range 3 {
		if lit := p.litSpots(); s.Len() == 0 {
			p.click(lit[len(lit)-1])
		}
		p.rest()
	}
	if s.Len() == 0 || s.Step(0).Action != want {
		t.Fatalf("%d actions were done", s.Len())
	}
	if p.table.tuition.lesson != nil || len(p.litSpots()) < 2 {
		t.Error("the lesson doesn't let go")
	}
}

// TestNoteOpensItsRule checks that a refusal leads to its paragraph, by click and by key.
func TestNoteOpensItsRule(t *testing.T) {
	for _, byKey := range []bool{false, true} {
		s := position(t, same)
		d := deps(0, 2, "en")
		opened := game.Rule("")
		var p *player
		d.Rules = func(r game.Rule) stage.Scene { opened = r; return New(deps(0, 2, "en"), &memory{Unkept: Unkept{s}}) }
		p = &player{t, New(d, &memory{Unkept: Unkept{s}}), nil, nil}
		p.show = stage.NewShow(p.table)
		p.rest()
		p.click(common(rules.CardRow, 0, 0)) // taking one needs a card first
		if p.table.note == "" || p.table.noteRule == "" {
			t.Fatalf("nothing is refused: %q", p.table.note)
		}
		rule := p.table.noteRule
		if byKey {
			p.key("r", false)
		} else {
			p.click("refusal.rule")
		}
		if opened != rule {
			t.Errorf("by key %v: %q is opened, not %q", byKey, opened, rule)
		}
	}
}

// TestFramesFollowTheOutline checks that what the lesson and the hints frame is
// framed as it may be clicked: a region by its border, not by a box about it.
func TestFramesFollowTheOutline(t *testing.T) {
	p := played(t, 0, 0, 2, "person", "automa:normal")
	shaped := 0
	for _, place := range p.table.Lay.Places {
		var f stage.Frame
		p.table.ringSpots(&f, []game.Spot{place.Spot})
		if len(f.Sprites) != 1 {
			t.Fatalf("%+v has %d frames", place.Spot, len(f.Sprites))
		}
		boxed := f.Sprites[0].Pic.Kind == "focus"
		if place.Shape != nil {
			shaped++
		}
		if boxed == (place.Shape != nil) {
			t.Errorf("%+v is framed by %s", place.Spot, f.Sprites[0].Pic.Kind)
		}
		for _, h := range p.show.Frame().Hots {
			if h.ID == board.SpotID(place.Spot) && h.Ring != place.Ring {
				t.Errorf("the keyboard frames %s by %q", h.ID, h.Ring.Kind)
			}
		}
	}
	if shaped != rules.NumRegions {
		t.Errorf("%d places have an outline of their own", shaped)
	}
}
