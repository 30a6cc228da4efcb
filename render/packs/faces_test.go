package packs

import (
	"image"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/journal"
)

// TestJournalShowsFaces checks that the journal of every game shows the faces of its seats.
func TestJournalShowsFaces(t *testing.T) {
	const least = 400 // pixels of a face
	for _, p := range Games {
		if p.Journal == nil {
			continue
		}
		page := func(faces ...int) *image.RGBA {
			g := box.Of(p.Name).Game
			s, err := game.NewSession(g, game.Setup{Game: p.Name, Seats: []string{"person", "person", "person"}, Seed: "4"})
			if err != nil {
				t.Fatal(err)
			}
			r, bot := game.NewRand(4), &game.RandomBot{Rand: game.NewRand(5)}
			for range 60 {
				if _, err := s.Do(s.Ask(bot, &r)); err != nil {
					t.Fatal(err)
				}
			}
			im, err := p.Journal(journal.Match{Title: "Été", Session: s, Words: words.In("fr"), Names: []string{"Zoé", "Émile", "Maximilienne-Joséphine"}, Colours: []int{0, 1, 2}, Faces: faces})
			if err != nil {
				t.Fatal(err)
			}
			return im
		}
		if n := otherwise(page(), page(8, 10, 12)); n < 3*least {
			t.Errorf("%s: with faces only %d pixels look otherwise", p.Name, n)
		}
	}
}

// otherwise is how many pixels of two pictures differ.
func otherwise(a, b *image.RGBA) (n int) {
	for i := 0; i < len(a.Pix); i += 4 {
		if a.Pix[i] != b.Pix[i] || a.Pix[i+1] != b.Pix[i+1] || a.Pix[i+2] != b.Pix[i+2] {
			n++
		}
	}
	return n
}
