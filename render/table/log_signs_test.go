package table

import (
	"math"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// TestLogInSigns checks that the log in signs shows each action once, in its order, none over another or beside the
// log, at each size of words, and one seat's alone where that is asked for; that a sign that is pointed at says what was
// done; and that at most one padlock stands in it, at the last of what can't be taken back.
func TestLogInSigns(t *testing.T) {
	p := played(t, 0, 60, 4, "person", "automa:normal", "automa:normal")
	l := p.table.timeline
	l.deps.Log.Signs = true
	for text := 0; text <= stage.TextMost; text++ {
		f := &stage.Frame{Text: text}
		next, seat := 0, game.Nobody
		for _, r := range l.rows(f) {
			if r.line < 0 {
				continue
			}
			if now := l.lines[r.line].Seat; r.head != (now != seat) {
				t.Errorf("a row of seat %d after one of seat %d begins with a swatch: %t", now, seat, r.head)
			}
			end := 0.0
			for _, s := range r.signs {
				if s.N != next || l.lines[s.N].Seat != l.lines[r.line].Seat {
					t.Fatalf("action %d stands where %d should", s.N, next)
				}
				if s.X < end || s.X+s.Wide > l.Lay.Log.W-20-rowIn {
					t.Errorf("at size %d action %d lies from %.0f to %.0f", text, s.N, s.X, s.X+s.Wide)
				}
				next, end = next+1, s.X+s.Wide
			}
			seat = l.lines[r.line].Seat
		}
		if next != p.match.On.Len() {
			t.Errorf("%d actions of %d are shown", next, p.match.On.Len())
		}
	}
	last := logID(p.match.On.Len() - 1)
	p.rest()
	locks := 0
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind == "icon" && s.Pic.Text == "padlock" && p.table.Lay.Log.Has(s.Rect.X, s.Rect.Y) {
			locks++
		}
	}
	if locks > 1 {
		t.Errorf("%d padlocks", locks)
	}
	p.point(last, false, 2*hoverAfter)
	if said := l.lines[p.match.On.Len()-1].Short; !p.says(said) {
		t.Errorf("the last sign doesn't say %q", said)
	}
	p.click(filterID(0))
	for _, r := range l.rows(p.show.Frame()) {
		if l.lines[r.line].Seat != 0 {
			t.Error("another seat's signs are shown")
		}
	}
}

// TestLogForm checks that the log is told in words or in signs, as is chosen beside it, and that the choice is kept.
func TestLogForm(t *testing.T) {
	p := played(t, 0, 30, 4, "person", "automa:normal")
	var kept []bool
	p.table.deps.Log.OnChange = func(l Log) { kept = append(kept, l.Signs) }
	for _, signs := range []bool{true, false} {
		p.click("log.form")
		if p.table.deps.Log.Signs != signs || (p.table.timeline.rows(p.show.Frame())[0].signs != nil) != signs {
			t.Errorf("it is told in signs: %t", !signs)
		}
	}
	if len(kept) != 2 || !kept[0] || kept[1] {
		t.Errorf("kept: %v", kept)
	}
}

// TestSignsStandBesideWords checks that at each size of words what is drawn in a row of the log stands in the middle of
// its height, as its words and figures do, in signs and in words.
func TestSignsStandBesideWords(t *testing.T) {
	for _, signs := range []bool{true, false} {
		p := played(t, 0, 60, 4, "person", "automa:normal", "automa:normal")
		p.table.timeline.deps.Log.Signs = signs
		for text := 0; text <= stage.TextMost; text++ {
			p.show.SetText(text)
			p.rest()
			in, beside := p.table.Lay.Log, 0
			var drawn, words []stage.Rect
			for _, s := range p.show.Frame().Sprites {
				switch _, y := s.Rect.Mid(); {
				case !in.Has(s.Rect.X, y) || y < in.Y+60: // the head has buttons
				case s.Pic.Kind == "icon" || s.Pic.Kind == "swatch":
					drawn = append(drawn, s.Rect)
				case s.Pic.Kind == "text":
					words = append(words, s.Rect)
				}
			}
			for _, d := range drawn {
				_, y := d.Mid()
				for _, w := range words {
					if _, at := w.Mid(); y > w.Y && y < w.Y+w.H {
						if beside++; math.Abs(at-y) > 1 {
							t.Errorf("signs %v, size %d: what is drawn at %v stands beside words at %v", signs, text, d, w)
						}
					}
				}
			}
			if beside < 3 {
				t.Errorf("signs %v, size %d: %d signs stand beside words", signs, text, beside)
			}
		}
	}
}
