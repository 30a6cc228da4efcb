package globe_test

import (
	"slices"
	"testing"

	"posterestante/assets/wording"
	spoken "posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
)

// ended is a match that bots played to its end, with the kinds of seats that the table is
// told of.
func ended(t *testing.T, b globe.Board, seed uint64, seats ...string) *game.Session {
	t.Helper()
	s, err := game.NewSession(box.Of(b.R.Name).Game, game.Setup{Game: b.R.Name, Seats: seats, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	bot, r := s.Game().(game.Hosted).Bot("bot:steady", seed), game.NewRand(seed)
	for !s.Over() {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestEndShowsTheRoads checks that the result shows the poster with everybody's road, on both
// canvases: that of the only person before the others', else of who won; it ends where the
// pawns stand, and has what each brought home.
func TestEndShowsTheRoads(t *testing.T) {
	for _, g := range sisters {
		for _, seats := range [][]string{{"bot:steady", "person"}, {"person", "person"},
			{"bot:steady", "bot:steady", "bot:steady", "person", "bot:steady", "bot:steady"}} {
			s := ended(t, g.board, 3, seats...)
			own := game.Winners(s.Scores())[0]
			if seats[0] != "person" {
				own = game.Seat(len(seats) / 2)
			}
			for _, tall := range []bool{false, true} {
				p := playerOf(t, g.board, s, 0, "fr")
				p.show.SetTall(tall)
				p.step(stage.Raw{X: -1, Y: -1}, 0)
				for _, id := range []string{"past.now", "table.result"} {
					if _, _, ok := p.where(id); ok {
						p.click(id)
						p.settle()
					}
				}
				p.roads(own, s)
			}
		}
	}
}

// roads checks the poster on the result.
func (p *player) roads(own game.Seat, s *game.Session) {
	p.t.Helper()
	v, found := s.View(game.Nobody), 0
	for _, sprite := range p.show.Frame().Sprites {
		switch d := sprite.Pic.Data.(type) {
		case globe.Thumb:
			p.t.Error("the small map is shown")
		case globe.Chronicle:
			found++
			if d.Own != int(own) || sprite.Rect.W < 520 || !inside(sprite.Rect, p.show.Frame().Canvas()) {
				p.t.Errorf("the road of %d lies before the others' on %v, not of %d", d.Own, sprite.Rect, own)
			}
			for i := range s.Seats() {
				held := v.Pile(rules.WonZone, game.Seat(i)).Len()
				if w := d.Ways[i]; !w.Seat || w.At != v.Counter(rules.SquareN, game.Seat(i)) || len(w.Won) != 2*held {
					p.t.Errorf("seat %d with %d cards: %+v", i, held, w)
				}
			}
		}
	}
	rank := wording.For(p.b.R.Name, spoken.In("fr"), names).Ranking(&v, s.Scores())
	if rank == "" || !slices.ContainsFunc(p.show.Frame().Sprites, func(o stage.Sprite) bool { return o.Pic.Text == rank }) {
		p.t.Errorf("%q is not said", rank)
	}
	if found != 1 {
		p.t.Errorf("%d posters are shown", found)
	}
}
