package globetest

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
	"posterestante/game/globe"
)

// Golden plays a match, one seat at random and the others steadily, and compares
// what every seat sees of its beginning and of its end with the file of that name.
func Golden(t *testing.T, g globe.Game, name string, setup game.Setup, first, last int) {
	t.Helper()
	s, err := game.NewSession(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	chance := (setup.Seed + " bots").Rand()
	bots := []game.Bot{&game.RandomBot{Rand: chance}, globe.Steady{}}
	for !s.Over() {
		if _, err := s.Do(s.Ask(bots[min(int(s.Turn()), 1)], &chance)); err != nil {
			t.Fatal(err)
		}
	}
	head := fmt.Sprintf("%s %v %v seed %s", g.Name(), setup.Seats, setup.Options, setup.Seed)
	told := gametest.Told{Said: func(e game.Event) string {
		return said(g, e)
	}, View: func(v game.View) []string { return viewLines(g, &v) }}
	gametest.Golden(t, filepath.Join("testdata", "golden", name+".txt"), told.Playthrough(s, head, first, last))
}

// said is what an event tells beyond what the table shows.
func said(g globe.Game, e game.Event) string {
	switch e.Kind {
	case game.Roll:
		return fmt.Sprintf("seat %d rolls %d", e.Seat, e.Value)
	case game.Seal:
		return fmt.Sprintf("seat %d has decided", e.Seat)
	case game.End:
		return fmt.Sprintf("the end, %s", e.Rule)
	case game.Note:
		if e.Key == globe.NoteCard || e.Key == globe.NoteWon {
			return fmt.Sprintf("%s %s seat %d %s", e.Rule, e.Key, e.Seat, g.PieceName(uint16(e.Value)))
		}
		return fmt.Sprintf("%s %s seat %d %d", e.Rule, e.Key, e.Seat, e.Value)
	}
	return ""
}

// viewLines writes a view: the common counters and zones, then those of each
// seat; nothing that is 0 or empty.
func viewLines(g globe.Game, v *game.View) []string {
	out := []string{fmt.Sprintf("  turn %d", v.Turn) + counters(v, game.Nobody) + " |" + zonesText(g, v, game.Nobody)}
	for seat := range game.Seat(v.Seats) {
		out = append(out, fmt.Sprintf("  seat %d", seat)+counters(v, seat)+" |"+zonesText(g, v, seat))
	}
	return out
}

func counters(v *game.View, seat game.Seat) (out string) {
	for i, c := range v.Table.Counters {
		if n := v.Counter(game.Counter(i), seat); i > 0 && c.PerSeat == (seat != game.Nobody) && n != 0 {
			out += fmt.Sprintf(", %s %d", c.Name, n)
		}
	}
	return out
}

func zonesText(g globe.Game, v *game.View, seat game.Seat) string {
	var b strings.Builder
	for z, spec := range v.Table.Zones {
		if z == 0 || spec.PerSeat != (seat != game.Nobody) || globe.RoadZone == game.Zone(z) {
			continue
		}
		p := v.Pile(game.Zone(z), seat)
		switch n := p.Len(); {
		case n == 0:
		case spec.Kind == game.Bag:
			fmt.Fprintf(&b, " %s %d", spec.Name, n)
		default:
			b.WriteString(" " + spec.Name)
			for _, piece := range p.Pieces {
				switch {
				case piece.Back != 0 && piece.ID == 0:
					b.WriteString(" ?")
				case piece.Back != 0:
					b.WriteString(" " + g.PieceName(piece.ID))
				}
			}
		}
	}
	return b.String()
}
