package search_test

import (
	"bytes"
	"testing"

	"posterestante/game/box"
	"posterestante/game/search"
)

// TestDamage checks that no training with a byte that is another is played with, wherever that is,
// nor one that lacks some or has some more: of every game's own.
func TestDamage(t *testing.T) {
	for _, p := range box.Games {
		g := p.Game
		m, err := search.ModelOf(g)
		if err != nil {
			t.Fatal(err)
		}
		data := m.Write()
		if again, err := search.Read(g, data); err != nil || again.ID != m.ID || !bytes.Equal(again.Write(), data) {
			t.Fatalf("%s: it can't be read as it was: %v", g.Name(), err)
		}
		for at := range data {
			for _, by := range []byte{1, 0x80, 0xff, byte(at) | 2} {
				data[at] ^= by
				if _, err := search.Read(g, data); err == nil {
					t.Fatalf("%s: byte %d of %d may be another by %x", g.Name(), at, len(data), by)
				}
				data[at] ^= by
			}
		}
		for n := range len(data) {
			if n > 200 && n < len(data)-200 {
				continue
			}
			if _, err := search.Read(g, data[:n]); err == nil {
				t.Fatalf("%s: %d of %d bytes are read", g.Name(), n, len(data))
			}
		}
		if _, err := search.Read(g, append(data, 0)); err == nil {
			t.Fatalf("%s: a byte more is read", g.Name())
		}
	}
}

// FuzzTraining: no bytes bring the reader down.
func FuzzTraining(f *testing.F) {
	g := box.Games[0].Game
	m, err := search.ModelOf(g)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(m.Write())
	f.Add([]byte("poste-training 2\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if got, err := search.Read(g, data); err == nil && !bytes.Equal(got.Write(), data) {
			t.Error("what is read is written otherwise")
		}
	})
}
