package menus

import (
	"testing"

	"posterestante/render/engine/stage"
)

// TestWelcome: a first start asks for the language where it must, and for nothing else
// before a match begins; each way out of it is told once.
func TestWelcome(t *testing.T) {
	for _, row := range []struct {
		name  string
		ask   bool
		click []string
		start bool
		goes  bool // another scene stands in its place
	}{
		{"to a match, in French", true, []string{"welcome.language.1", "welcome.play"}, true, true},
		{"to a match", false, []string{"welcome.play"}, true, true},
		{"to the lesson", false, []string{"welcome.learn"}, false, true},
		{"to the menu", false, []string{"welcome.menu"}, false, false},
	} {
		h, d := deps("en", 0)
		met := 0
		h.Learn = func() (stage.Scene, error) { return &About{deps: h}, nil }
		w := NewWelcome(h, row.ask, func() { met++ })
		p := play(t, w)
		if asks := p.show.Frame().Hot("welcome.language.0") != nil; asks != row.ask || (p.show.Frame().Hot("welcome.play") != nil) == row.ask {
			t.Errorf("%s: the language is asked: %v", row.name, asks)
		}
		p.click(row.click...)
		if row.ask && h.Words.Lang() != "fr" {
			t.Errorf("%s: it speaks %s", row.name, h.Words.Lang())
		}
		if met != 1 {
			t.Errorf("%s: left %d times", row.name, met)
		}
		if began := len(d.setup.Seats) > 0; began != row.start || row.start && (d.setup.Game != h.Box[0].Name || d.setup.Seats[0].Kind != Person || len(d.setup.Seats) != 2) {
			t.Errorf("%s: began %+v", row.name, d.setup)
		}
		if p.show.Done() == row.goes {
			t.Errorf("%s: another scene: %v", row.name, !p.show.Done())
		} else if row.goes && p.show.Scene() == stage.Scene(w) {
			t.Errorf("%s: it stays", row.name)
		}
	}
}
