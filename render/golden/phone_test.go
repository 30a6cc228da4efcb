package golden

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// A phone's page, in its own pixels; a first start there takes the largest words (engine/app, TestSmallness).
const phoneWide, phoneHigh = 844.0, 390.0

// How large letters are at least on a phone that are read to play, in pixels of its page; names of seats and headings of
// decks stand beside their signs and may be smaller.
const (
	leastPhone  = 9.0
	leastTag    = 7.0
	roundsPhone = 0.45 // what rounding takes
)

// smaller are kinds of pictures whose words may be smaller on a phone, and where they are read: what lies small on a
// card, a tile or the map is read by holding it (render/table, TestCardsAreReadLarger), and what stands beside its sign
// is known by that.
var smaller = map[string]string{
	"gl.front": "a card, held", "gl.itemcard": "a card, held", "gl.reading": "a card beside what is chosen, read before",
	"gl.poster": "names of airports, by pointing", "gl.fare": "what is too dear, by pointing",
	"gl.head": "headings of decks, by their sign", "gl.round": "the round", "gl.count": "how many lie there, opened",
	"postmark": "an ornament",
}

// TestLettersOnAPhone checks that words which must be read to play are set in 9 pixels at least on a phone's page, on
// its side and upright, in both languages, on the tables of the journeys round the world and the pages before them.
func TestLettersOnAPhone(t *testing.T) {
	lines := 0
	for _, lang := range words.Languages() {
		for _, name := range []string{"sakodo-six", "sakodo-choose", "sakodo-auction", "sakodo-opened", "sakodo-barter",
			"sakodo-barter-sum", "sakodo-answer", "sakodo-price", "sakodo-keep", "sakodo-depart", "sakodo-road", "routard-six",
			"routard-packing", "routard-night", "routard-kiosk", "routard-auction", "routard-cheques", "pause", "legend",
			"settings", "setup", "lessons", "rules", "handover"} {
			for _, upright := range []bool{false, true} {
				lines += onPhone(t, name, lang, upright)
			}
		}
	}
	if lines < 300 {
		t.Errorf("only %d lines were looked at", lines)
	}
}

// onPhone looks at the words of a screen on a phone, and says how many lines they are.
func onPhone(t *testing.T, name, lang string, upright bool) (lines int) {
	t.Helper()
	show := phoned(t, name, lang, upright)
	show.SetText(stage.TextMost)
	settle(show)
	f := show.Frame()
	k := min(phoneWide/stage.Width, phoneHigh/stage.Height)
	if f.Tall {
		k = min(phoneHigh/stage.TallWidth, phoneWide/stage.TallHeight)
	}
	defer func() { paint.Overheard = nil }()
	for _, s := range f.Sprites {
		if s.Hide || smaller[s.Pic.Kind] != "" || strings.HasPrefix(s.Pic.Kind, "pc.") { // Postcards lies under some pages
			continue
		}
		least := leastPhone
		if s.Pic.Kind == "text" && s.Pic.ID == paint.TextTag {
			least = leastTag
		}
		paint.Overheard = func(said string, px float64) {
			if lines++; px < least-roundsPhone {
				t.Errorf("%s %s, upright %v: %q of %s %d is set in %.1f px", lang, name, upright, said, s.Pic.Kind, s.Pic.ID, px)
			}
		}
		painters().Paint(s.Pic, s.Rect.W, s.Rect.H, max(1, int(s.Rect.W*k)), max(1, int(s.Rect.H*k)))
	}
	return lines
}

// phoned is a screen that is held, wide or upright.
func phoned(t *testing.T, name, lang string, upright bool) *stage.Show {
	t.Helper()
	if upright {
		return standing(t, name, lang)
	}
	for _, h := range all {
		if h.name == name {
			return h.show(t, lang)
		}
	}
	t.Fatalf("there is no screen %s", name)
	return nil
}
