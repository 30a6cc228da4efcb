package brief

import "testing"

// TestStrokes: letters and keys keep their order, though several come in a tick.
func TestStrokes(t *testing.T) {
	var s Strokes[string]
	tick := func(keys, letters string) {
		t.Helper()
		k, l := s.Tick()
		got := ""
		for _, key := range k {
			got += key
		}
		if got != keys || string(l) != letters {
			t.Errorf("keys %q and letters %q, want %q and %q", got, string(l), keys, letters)
		}
	}
	tick("", "")
	s.Key("<")
	s.Key("<")
	s.Letters("Zo")
	s.Letters("é")
	s.Key(">")
	s.Letters("日")
	tick("<<", "")
	tick("", "Zoé")
	s.Key("!")
	tick(">", "")
	tick("", "日")
	tick("!", "")
	tick("", "")
}
