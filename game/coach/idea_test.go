package coach

import (
	"context"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/gametest"
)

// TestIdeasDiffer asks for ideas wherever matches of all games that are played at random come to: no two go after the
// same thing, each can be played to its end, and none costs more than is said of ideas.
func TestIdeasDiffer(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			c, err := New(p.Game, 60)
			if err != nil {
				t.Fatal(err)
			}
			asked, several, three := 0, 0, 0
			for seed := range uint64(4 * gametest.Times()) {
				s, err := game.NewSession(p.Game, game.Setup{Game: p.Game.Name(), Seats: []string{"person", "person"}, Seed: game.Numbered(90 + seed)})
				if err != nil {
					t.Fatal(err)
				}
				r := game.NewRand(seed)
				for !s.Over() && s.Len() < 200 {
					if s.Len()%5 == 0 {
						plans, err := c.Ideas(context.Background(), s, s.Len(), Most)
						if err != nil {
							t.Fatal(err)
						}
						apartFrom(t, c, s, plans)
						if asked++; len(plans) > 1 {
							several++
						}
						if len(plans) == Most {
							three++
						}
					}
					legal := s.Legal()
					if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
						t.Fatal(err)
					}
				}
			}
			if t.Logf("of %d asked for %d are several, %d three", asked, several, three); several < 5 {
				t.Errorf("%d times of %d there were several ideas", several, asked)
			}
		})
	}
}

// apartFrom checks ideas of the seat to act.
func apartFrom(t *testing.T, c *Coach, s *game.Session, plans []Plan) {
	t.Helper()
	n := s.Len()
	for i, p := range plans {
		w := c.way(s, n, p.Turn)
		if len(p.Turn) == 0 || len(w.turn) != len(p.Turn) {
			t.Fatalf("action %d: of %v only %v can be played", n, p.Turn, w.turn)
		}
		if p.Worth < plans[0].Worth-Far || i > 0 && p.Worth > plans[i-1].Worth {
			t.Errorf("action %d: idea %d is worth %.3f, the best %.3f", n, i, p.Worth, plans[0].Worth)
		}
		if p.Aim.Weight > 0 && p.Aim.Says.Kind == game.Nothing {
			t.Errorf("action %d: %v is for something that isn't said", n, p.Turn)
		}
		for _, o := range plans[:i] {
			if o.Aim.Of == p.Aim.Of || c.after(s, n, w).same(c.after(s, n, c.way(s, n, o.Turn))) {
				t.Errorf("action %d: %v and %v are both for %x", n, o.Turn, p.Turn, p.Aim.Of)
			}
		}
	}
}
