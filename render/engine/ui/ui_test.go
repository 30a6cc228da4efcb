package ui

import (
	"fmt"
	"testing"

	"posterestante/render/engine/stage"
)

func TestFieldEdits(t *testing.T) {
	d := Field{Text: "Zoé", Max: 5}
	d.Update(&stage.Input{Hit: "f", Did: writes("f")}, "f")
	press := func(ks ...stage.Key) { d.Update(&stage.Input{Raw: stage.Raw{Keys: ks}}, "f") }
	press(stage.KeyBackspace, stage.KeyHome, stage.KeyRight, stage.KeyDelete)
	d.Update(&stage.Input{Raw: stage.Raw{Runes: []rune("çœ→É\n")}}, "f")
	if d.Text != "Zçœ→É" || d.Caret != 5 {
		t.Errorf("%q, caret %d", d.Text, d.Caret)
	}
	in := &stage.Input{Raw: stage.Raw{Keys: []stage.Key{stage.KeyEscape}}, Back: true}
	d.Update(in, "f")
	if d.Text != "Zoé" || d.Open || in.Back {
		t.Errorf("Escape leaves %q, open %v, back %v", d.Text, d.Open, in.Back)
	}
}

// TestFieldMarked checks that what is written in a field that is marked when it is opened takes the place of all that
// was there, once, and that a step aside leaves it.
func TestFieldMarked(t *testing.T) {
	for _, row := range []struct {
		keys  []stage.Key
		runes string
		want  string
	}{
		{nil, "la mer", "la mer"},
		{[]stage.Key{stage.KeyBackspace}, "", ""},
		{[]stage.Key{stage.KeyDelete}, "7", "7"},
		{[]stage.Key{stage.KeyEnd}, "7", "long7"},
		{[]stage.Key{stage.KeyHome}, "7", "7long"},
		{[]stage.Key{stage.KeyEscape}, "", "long"},
	} {
		d := Field{Text: "long", Max: 6, Whole: true}
		d.Update(&stage.Input{Hit: "f", Did: writes("f")}, "f")
		d.Update(&stage.Input{Raw: stage.Raw{Keys: row.keys}}, "f")
		for _, r := range row.runes {
			d.Update(&stage.Input{Raw: stage.Raw{Runes: []rune{r}}}, "f")
		}
		if d.Text != row.want {
			t.Errorf("%v, then %q: %q", row.keys, row.runes, d.Text)
		}
	}
}

func TestScrollShowsWhatFits(t *testing.T) {
	var s Scroll
	var f stage.Frame
	area := stage.Rect{X: 10, Y: 10, W: 300, H: 205}
	rows := func(n int) (seen []int) {
		f.Reset()
		s.Build(&f, "l", area, n, 50, func(i int, r stage.Rect) {
			seen = append(seen, i)
			if r.Y < area.Y || r.Y+r.H > area.Y+area.H {
				t.Errorf("row %d sticks out", i)
			}
		})
		return seen
	}
	if got := fmt.Sprint(rows(3)); got != "[0 1 2]" || len(f.Hots) != 0 {
		t.Errorf("%s, %d hots", got, len(f.Hots))
	}
	rows(20)
	s.Update(&stage.Input{Raw: stage.Raw{X: 50, Y: 50, Wheel: -100}}, "l")
	if got := fmt.Sprint(rows(20)); got != "[16 17 18 19]" {
		t.Errorf("at the end %s", got)
	}
	if got := fmt.Sprint(rows(22)); got != "[18 19 20 21]" {
		t.Errorf("a log that was at its end shows %s", got)
	}
	s.Tail = false
	s.Show(3)
	if got := fmt.Sprint(rows(22)); got != "[3 4 5 6]" {
		t.Errorf("shown %s", got)
	}
}

func TestTipsStayOnTheCanvas(t *testing.T) {
	for _, about := range []stage.Rect{{X: 0, Y: 0, W: 5, H: 5}, {X: 1900, Y: 1060, W: 20, H: 20}, {X: 900, Y: 500, W: 9, H: 9}} {
		var f stage.Frame
		Tip(&f, about, "The same seed deals the same cards, today and on every machine.")
		r := f.Sprites[0].Rect
		if r.X < 0 || r.Y < 0 || r.X+r.W > stage.Width || r.Y+r.H > stage.Height {
			t.Errorf("the tip for %v lies at %v", about, r)
		}
	}
}

func TestDialogCoversAndEscapesSafely(t *testing.T) {
	d := Dialog{Title: "Sure?", Answers: []Answer{{ID: "no", Verb: "No"}, {ID: "yes", Verb: "Yes", Do: func() stage.Answer { return stage.Answer{Go: stage.Quit} }}}}
	f := stage.Frame{Hots: []stage.Hot{{ID: "under", Lit: true}}}
	d.Build(&f)
	if f.Hot("under") != nil || f.First != "no" {
		t.Error("what lies under can be reached, or the keyboard starts elsewhere")
	}
	if do := d.Update(&stage.Input{Back: true}); do == nil || do().Go != stage.Stay {
		t.Error("Escape doesn't answer no")
	}
	if do := d.Update(&stage.Input{Did: f.Hot("yes").Does}); do == nil || do().Go != stage.Quit {
		t.Error("yes doesn't answer yes")
	}
}

// TestEnterClosesASingleAnswer: a dialogue with one button is closed by Enter,
// though the keyboard was not used before; one that asks is not answered by it.
func TestEnterClosesASingleAnswer(t *testing.T) {
	enter := &stage.Input{Raw: stage.Raw{Keys: []stage.Key{stage.KeyEnter}}}
	one := Dialog{Title: "Done", Answers: []Answer{{ID: "ok", Verb: "OK"}}}
	if one.Update(enter) == nil {
		t.Error("Enter doesn't close it")
	}
	two := Dialog{Title: "Sure?", Answers: []Answer{{ID: "no", Verb: "No"}, {ID: "yes", Verb: "Yes"}}}
	if two.Update(enter) != nil {
		t.Error("Enter answers a question")
	}
	name := Dialog{Title: "Name", Field: &Field{Text: "x"}, Answers: []Answer{{ID: "ok", Verb: "OK"}}}
	if name.Update(enter) != nil {
		t.Error("Enter in a field answers")
	}
}

// TestChoiceHasOneSize checks that the words of a row of choices are of one size,
// that of its longest.
func TestChoiceHasOneSize(t *testing.T) {
	size := func(options ...string) int {
		var f stage.Frame
		Choice(&f, "c", stage.Rect{W: 424, H: 60}, options, 0, func(int) any { return nil })
		sizes := map[int]bool{}
		n := 0
		for _, s := range f.Sprites {
			if s.Pic.Kind == "option" {
				n, sizes[s.Pic.ID] = s.Pic.ID, true
			}
		}
		if len(sizes) != 1 {
			t.Errorf("%q are set in %v", options, sizes)
		}
		return n
	}
	short, long := size("Joueur", "Posé", "Aguerri", "Facile"), size("Joueur", "Fantasque", "Posé", "Aguerri")
	if long >= short || long < 18 {
		t.Errorf("a long word is set in %d, short ones in %d", long, short)
	}
}
