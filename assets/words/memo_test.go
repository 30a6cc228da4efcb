package words

import "testing"

// TestMemo: a sentence is made once for its key and data; no other key, number, name or value
// of a place gets it, and what can't be told apart is made each time.
func TestMemo(t *testing.T) {
	var m memo
	made := 0
	say := func(key string, plural bool, data map[string]any, want int) {
		t.Helper()
		for range 2 {
			m.say(key, plural, data, func() string { made++; return "x" })
		}
		if made != want {
			t.Errorf("%s %v %v: %d were made, want %d", key, plural, data, made, want)
		}
	}
	say("a", false, nil, 1)
	say("b", false, nil, 2)
	say("a", true, nil, 3)
	say("a", false, map[string]any{"N": 1}, 4)
	say("a", false, map[string]any{"N": "1"}, 5)
	say("a", false, map[string]any{"M": 1}, 6)
	say("a", false, map[string]any{"A": "x", "B": "y"}, 7)
	say("a", false, map[string]any{"A": "x1:Bs1:y"}, 8)
	say("a", false, map[string]any{"A": 1.5}, 10)
	for i := range 2 * memoMost {
		m.say("n", false, map[string]any{"N": i}, func() string { return "" })
	}
	if len(m.said) > memoMost {
		t.Errorf("%d are kept", len(m.said))
	}
	w := In("fr")
	for range 2 {
		if one, two := w.N("shelf.reading", 1), w.N("shelf.reading", 2); one == two || one != w.N("shelf.reading", 1) {
			t.Errorf("%q, %q", one, two)
		}
	}
}
