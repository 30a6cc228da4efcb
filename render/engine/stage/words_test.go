package stage

import (
	"slices"
	"testing"
	"time"
)

func TestTextIsSteppedByKeys(t *testing.T) {
	p, s := start()
	var told []int
	s.OnText = func(n int) { told = append(told, n) }
	keys(s, KeyPlus, KeyPlus, KeyPlus, KeyMinus)
	s.Step(Raw{X: -1, Y: -1, Keys: []Key{KeyPlus}, Ctrl: true}, Tick) // means something else
	s.Step(Raw{X: -1, Y: -1, Keys: []Key{"6"}, Runes: []rune{'-'}}, Tick)
	if want := []int{1, 2, 2, 1, 0}; !slices.Equal(told, want) {
		t.Errorf("told %v, want %v", told, want)
	}
	s.SetText(9)
	s.Step(Raw{X: -1, Y: -1}, Tick)
	if s.Frame().Text != TextMost {
		t.Errorf("size %d", s.Frame().Text)
	}
	p.field = true
	s.Touch()
	keys(s, KeyTab, KeyMinus)
	if s.Frame().Text != TextMost {
		t.Error("a field's - changed the size of words")
	}
}

// label is a scene with words and a shape.
type label struct{}

func (label) Update(*Input, time.Duration) Answer { return Answer{} }

func (label) Build(f *Frame) {
	f.Add(Pic{Kind: "text", Text: "words"}, Rect{0, 0, 10, 10})
	f.Add(Pic{Kind: "map"}, Rect{0, 0, 10, 10})
}

func TestOnlyWordsAreMarkedLarge(t *testing.T) {
	s := NewShow(label{})
	s.SetText(1)
	s.Step(Raw{X: -1, Y: -1}, 0)
	if sp := s.Frame().Sprites; sp[0].Pic.Size != 1 || sp[1].Pic.Size != 0 {
		t.Errorf("%+v", sp)
	}
}
