package store

import (
	"testing"

	"posterestante/game"
	"posterestante/game/box"
)

// longMatch is the file of a long ordinary match: two persons play on to the
// end, and take something back now and then.
func longMatch(b *testing.B) []byte {
	b.Helper()
	h := Header{Format: Format, Game: "postcards", Rules: 1, Name: "Été", Seats: []Seat{{"Zoé", 2}, {"Émile", 0}},
		Setup: game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Seed: "6"}}
	g, err := box.Named(h.Game)
	if err != nil {
		b.Fatal(err)
	}
	s, err := game.NewSession(g, h.Setup)
	if err != nil {
		b.Fatal(err)
	}
	data, r, n := lineOf(h), game.NewRand(1), 1
	for ; !s.Over(); n++ {
		legal := s.Legal()
		a := legal[r.Intn(len(legal))]
		if _, err := s.Do(a); err != nil {
			b.Fatal(err)
		}
		data = append(data, lineOf(record{Action: g.Notation(a)})...)
		if n%9 == 0 && s.UndoN(1) == nil {
			data = append(data, "{\"undo\":1}\n"...)
		}
	}
	return append(data, lineOf(record{End: true, Scores: s.Scores()})...)
}

// BenchmarkRead reads it as a match is opened: every action is played.
func BenchmarkRead(b *testing.B) {
	data := longMatch(b)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		if r, err := Read(data); err != nil || r.Damage != nil || !r.Ended {
			b.Fatal(err)
		}
	}
}

// BenchmarkCount reads it as the list does: nothing is played.
func BenchmarkCount(b *testing.B) {
	data := longMatch(b)
	b.SetBytes(int64(len(data)))
	for b.Loop() {
		in := Info{}
		_, rest, _ := cut(data)
		if in.count(rest, false); in.Problem != nil || !in.Over {
			b.Fatal(in.Problem)
		}
	}
}

// BenchmarkParse reads records that are no actions.
func BenchmarkParse(b *testing.B) {
	lines := [][]byte{[]byte(`{"name":"x"}`), []byte(`{"undo":1}`), []byte(`{"redo":1}`), []byte(`{"lift":true}`)}
	for b.Loop() {
		for _, line := range lines {
			if _, err := parse(line, 2); err != nil {
				b.Fatal(err)
			}
		}
	}
}
