package table

import (
	"testing"

	"posterestante/game"
	voyage "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/games/montaigne"
)

// popeWaits is a match of persons in which a seat that doesn't decide has the Pope.
func popeWaits(t *testing.T) (s *game.Session, seat game.Seat) {
	t.Helper()
	for seed := range uint64(40) {
		s, err := game.NewSession(voyage.Game{}, game.Setup{Game: "montaigne", Seats: []string{"person", "person", "person"},
			Options: map[string]string{"encounters": "yes"}, Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		r, bot := game.NewRand(seed), &game.RandomBot{Rand: game.NewRand(seed)}
		for !s.Over() {
			for seat := range game.Seat(s.Seats()) {
				if len(s.Requests(seat)) > 0 {
					return s, seat
				}
			}
			if _, err := s.Do(s.Ask(bot, &r)); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody meets the Pope")
	return nil, 0
}

// TestPopeAtAnyTime checks that who has the Pope, and nobody else, has a bell in another's turn, takes a card when it
// is rung, and that the other then goes on, on both canvases.
func TestPopeAtAnyTime(t *testing.T) {
	for _, tall := range []bool{false, true} {
		s, seat := popeWaits(t)
		turn, rung := s.Turn(), s.Len()
		d := deps(0, 3, "en")
		d.Board = montaigne.Board{}
		m := &memory{Unkept: Unkept{s}}
		tb := New(d, m)
		p := &player{t, tb, m, stage.NewShow(tb)}
		p.show.SetTall(tall)
		away := stage.Raw{X: -1, Y: -1}
		p.step(away, 0)
		p.click("handover.ready")
		p.settle()
		for who := range game.Seat(3) {
			bell := p.show.Frame().Hot(askID(game.Spot{Zone: voyage.Asks, Seat: who})) != nil
			if bell != (who == seat) {
				t.Errorf("tall %v: seat %d has a bell: %v, seat %d has the Pope", tall, who, bell, seat)
			}
		}
		p.click(askID(game.Spot{Zone: voyage.Asks, Seat: seat}))
		for range 200 {
			if p.step(away, stage.Tick); p.table.phase == handing {
				break
			}
		}
		if s.Turn() != seat || p.table.phase != handing || s.Len() != rung+1 {
			t.Fatalf("tall %v: seat %d decides, phase %d", tall, s.Turn(), p.table.phase)
		}
		p.click("handover.ready")
		p.settle()
		if !p.says("The Pope: take any card") {
			t.Errorf("tall %v: it isn't asked for a card: %s", tall, p.texts())
		}
		a, err := s.Read("take 1")
		if err != nil || !p.table.act(a) || s.Turn() != turn {
			t.Errorf("tall %v: then seat %d goes on, not %d: %v", tall, s.Turn(), turn, err)
		}
	}
}
