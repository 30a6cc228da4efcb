package paint

import (
	"slices"
	"testing"

	"posterestante/render/engine/stage"
)

func TestGrownWordsStayInTheirBox(t *testing.T) {
	for _, row := range []struct {
		name    string
		style   int
		look    int
		words   string
		w, h    float64
		least   float64 // times as large as usual
		largest float64
	}{
		{"room enough", TextBody, 0, "Zoé", 400, 80, 1.4, 1.4},
		{"no room at all", TextBody, 0, "Une boîte de jeux de voyage", 60, 20, 1, 1},
		{"some room", TextLabel, 0, "Piochez encore trois cartes", 380, 60, 1.01, 1.39},
		{"not high enough", TextTag, 0, "log", 400, 27, 1, 1.2},
		{"lines", TextSmall, LookWrap, "one two three four five six seven eight nine", 200, 80, 1, 1.3},
		{"a poster is large already", TextTitle, 0, "Réglages", 900, 300, 1, 1},
	} {
		usual := TextStyle(row.style, row.look)
		s := usual.Grown(2, row.words, row.w, row.h)
		if k := s.Size / usual.Size; k < row.least-0.001 || k > row.largest+0.001 {
			t.Errorf("%s: grown %.2fx, want %.2f to %.2f", row.name, k, row.least, row.largest)
		}
		if got := usual.Grown(0, row.words, row.w, row.h); got != usual {
			t.Errorf("%s: the usual size is not the usual style", row.name)
		}
	}
}

func TestLongWordsBreakAtHyphens(t *testing.T) {
	s := TextStyle(TextTag, LookWrap)
	word := "l’Auvergne-Rhône-Alpes"
	if got := s.Lines("Zoé rejoint "+word, s.Width(word)+1); !slices.Equal(got, []string{"Zoé rejoint", word}) {
		t.Errorf("a word that fits was broken: %q", got)
	}
	if got := s.Lines(word, s.Width("l’Auvergne-Rhône-")+1); !slices.Equal(got, []string{"l’Auvergne-Rhône-", "Alpes"}) {
		t.Errorf("broken to %q", got)
	}
}

func TestStrongPatternsDiffer(t *testing.T) {
	p := stage.Pic{Kind: "swatch", ID: 1}
	usual := Kinds().Paint(p, 60, 60, 60, 60)
	strong := Kinds().Strong().Paint(p, 60, 60, 60, 60)
	if slices.Equal(usual.Pix, strong.Pix) {
		t.Error("strong patterns look as usual")
	}
	if !slices.Equal(usual.Pix, Kinds().Paint(p, 60, 60, 60, 60).Pix) {
		t.Error("the usual table was changed")
	}
}
