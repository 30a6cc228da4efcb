package montaigne

import (
	"strings"
	"testing"

	"posterestante/game"
)

// TestPreview: a card that is laid tells its road, what it costs, and what it brings.
func TestPreview(t *testing.T) {
	for _, row := range []struct {
		pos, action string
		way         []City
		says        string // keys of the lines
	}{
		{"voyage spa3; hand spa4", "move spa4", []City{Limoges, Lyon}, "pick.move ahead.find"},
		{"voyage spa3; hand friendship3 spa4", "move friendship3", []City{Limoges, Lyon}, "pick.move ahead.book"},
		{"voyage spa3 spa4; hand spa5 spa6", "move spa5", []City{Lyon, Plombieres}, "pick.move_toll ahead.tile"},
		{"voyage spa3; hand landscape2", "stay landscape2", nil, "pick.stay ahead.find"},
		{"voyage spa3; hand montaigne-lyon", "move montaigne-lyon", []City{Limoges, Lyon}, "pick.move ahead.montaigne"},
		{"longvoyage; voyage spa3; hand montaigne-lyon", "move montaigne-lyon", []City{Limoges, Lyon}, "pick.move ahead.montaigne ahead.cities"},
		{"voyage spa3; hand spa4", "supply", nil, ""},
	} {
		st := lang.Position(t, row.pos)
		s := game.From(Game{}, game.Setup{Game: "montaigne", Seats: make([]string, st.seats)}, st)
		a, err := Game{}.Parse(row.action)
		if err != nil {
			t.Fatal(err)
		}
		p := s.Preview(a)
		var keys []string
		for _, line := range p.Lines {
			keys = append(keys, keysOf(line)...)
		}
		if got := strings.Join(keys, " "); got != row.says {
			t.Errorf("%s: %s says %q, not %q", row.pos, row.action, got, row.says)
		}
		var way []City
		for _, w := range p.Ways {
			for _, spot := range w {
				way = append(way, City(spot.Index))
			}
		}
		if len(way) != len(row.way) || len(way) > 0 && (way[0] != row.way[0] || way[1] != row.way[1]) {
			t.Errorf("%s: %s goes by %v, not %v", row.pos, row.action, way, row.way)
		}
	}
}

// keysOf are the keys of a phrase, and of those that it is put together from.
func keysOf(p phrase) (out []string) {
	if p.Key != "" {
		out = append(out, p.Key)
	}
	for _, part := range p.Parts {
		out = append(out, keysOf(part)...)
	}
	return out
}
