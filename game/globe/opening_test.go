package globe_test

import (
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// TestOpening checks that the dice told are those that were rolled: the highest
// begins, of equal ones only those who tie roll again (S2.3, R1.4); that New is
// the same, and that a match from a position tells none.
func TestOpening(t *testing.T) {
	ties := 0
	for _, g := range []globe.Game{sakodo.Game, routard.Game} {
		for seed := range uint64(60) {
			setup := globetest.Setup(g, 2+int(seed%5), seed, nil)
			session, err := game.NewSession(g, setup)
			if err != nil {
				t.Fatal(err)
			}
			s := session.State().(*globe.State)
			among, rolled := game.Everyone, map[game.Seat]int{}
			begun := false
			for _, e := range session.Opening(game.Nobody) {
				switch {
				case e.Kind == game.Roll:
					rolled[e.Seat] = int(e.Value)
				case e.Kind != game.Note || e.Key != globe.NoteBegins && e.Key != globe.NoteBeginsTied:
					rolled = map[game.Seat]int{}
				default:
					best, most := game.None, 0
					for seat := range game.Seat(s.Seats) {
						if (rolled[seat] > 0) != among.Has(seat) {
							t.Fatalf("%s %d: seat %d rolls %d, of %b", g.Name(), seed, seat, rolled[seat], among)
						}
						switch d := rolled[seat]; {
						case d > most:
							best, most = game.Only(seat), d
						case d == most && d > 0:
							best |= game.Only(seat)
						}
					}
					begun = e.Key == globe.NoteBegins
					if begun && (best != game.Only(e.Seat) || int16(e.Seat) != s.N[globe.StarterN] || e.Seat != s.Active()) || !begun && best&(best-1) == 0 {
						t.Fatalf("%s %d: %v begins by %v", g.Name(), seed, e, rolled)
					}
					if !begun {
						ties++
					}
					among, rolled = best, map[game.Seat]int{}
				}
			}
			if !begun {
				t.Fatalf("%s %d: nobody begins", g.Name(), seed)
			}
			if st, _ := g.New(setup); !st.Equal(s) {
				t.Fatalf("%s %d: New is another position", g.Name(), seed)
			}
			moved := s.Clone()
			moved.Apply(moved.Legal(nil)[0], nil)
			if events := game.From(g, setup, moved).Opening(0); events != nil {
				t.Fatalf("%s %d: a position tells %v", g.Name(), seed, events)
			}
		}
	}
	if ties < 10 {
		t.Errorf("only %d ties", ties)
	}
}
