package search

import "posterestante/game"

// What a game's declaration tells by itself: of a seat its counters, its points
// and how many pieces lie in its zones; of the table likewise; of an action its
// verb, the zones of its spots and the faces that lie there.

// How many features the spots and the faces of actions share.
const (
	plainVerbs = 32
	plainSpots = 256
	plainFaces = 512
)

func plainSpec(g game.Game) *FeatureSpec {
	t := g.Table()
	s := &FeatureSpec{Seat: []Feature{{"points", 1}, {"turn", 0}}, Ahead: 6}
	for i, c := range t.Counters {
		if i > 0 && c.PerSeat {
			s.Seat = append(s.Seat, Feature{c.Name, 0})
		} else if i > 0 {
			s.Common = append(s.Common, Feature{c.Name, 0})
		}
	}
	for i, z := range t.Zones {
		switch {
		case i == 0 || z.Kind == game.Button || z.Kind == game.Supply:
		case z.PerSeat:
			s.Seat = append(s.Seat, Feature{z.Name, 0})
		default:
			s.Common = append(s.Common, Feature{z.Name, 0})
		}
	}
	for range plainVerbs {
		s.Action = append(s.Action, Feature{"verb", 0})
	}
	for range plainSpots {
		s.Action = append(s.Action, Feature{"spot", 0})
	}
	for range plainFaces {
		s.Action = append(s.Action, Feature{"face", 0})
	}
	return s
}

// plainExtractor is the extractor of a game that brings none.
type plainExtractor struct {
	view  game.View
	spots []game.Spot
	cards []game.Score
}

func newPlainExtractor(game.Game) *plainExtractor { return &plainExtractor{} }

// mixed spreads a few numbers over 32 bits.
func mixed(numbers ...uint32) uint32 {
	h := uint32(2166136261)
	for _, n := range numbers {
		h = (h ^ n) * 16777619
		h ^= h >> 15
	}
	return h
}

// Keys keeps all actions apart.
func (e *plainExtractor) Keys(_ game.State, actions []game.Action, to []uint32) []uint32 {
	for _, a := range actions {
		to = append(to, mixed(uint32(a.Verb), uint32(a.A), uint32(a.B), uint32(a.C), uint32(uint16(a.N))))
	}
	return to
}

func (e *plainExtractor) Prepare(st game.State) { st.ViewInto(&e.view, st.Turn()) }

func (e *plainExtractor) Action(st game.State, a game.Action, f *Vector) {
	verb := uint32(a.Verb)
	f.One(int(verb % plainVerbs))
	e.spots = st.Parts(a, e.spots[:0])
	for _, s := range e.spots {
		f.One(plainVerbs + int(mixed(verb, uint32(s.Zone))%plainSpots))
		if id := e.view.At(s).ID; id != 0 {
			f.One(plainVerbs + plainSpots + int(mixed(verb, uint32(id))%plainFaces))
		} else {
			f.One(plainVerbs + plainSpots + int(mixed(verb, 1<<16|uint32(s.Zone), uint32(s.Index))%plainFaces))
		}
	}
}

// soft brings a count into a narrow range: 0, a half at 8, never above 1.
func soft(n int) float32 {
	if n < 0 {
		return -soft(-n)
	}
	return float32(n) / float32(n+8)
}

func (e *plainExtractor) Seat(st game.State, seat game.Seat, own bool, in []float32) {
	if own {
		st.ViewInto(&e.view, seat)
	}
	e.cards = game.Totals(st, e.cards[:0])
	in[0] = float32(e.cards[seat].Total) / 10
	if e.view.Turn == seat {
		in[1] = 1
	}
	n := 2
	for i, c := range e.view.Table.Counters {
		if i > 0 && c.PerSeat {
			in[n] = soft(e.view.Counter(game.Counter(i), seat))
			n++
		}
	}
	e.zones(seat, true, in[n:])
}

// zones counts the pieces in the zones of a seat, or in the common ones.
func (e *plainExtractor) zones(seat game.Seat, perSeat bool, in []float32) {
	n := 0
	for i, z := range e.view.Table.Zones {
		if i == 0 || z.Kind == game.Button || z.Kind == game.Supply || z.PerSeat != perSeat {
			continue
		}
		in[n] = soft(e.view.Pile(game.Zone(i), seat).Len())
		n++
	}
}

func (e *plainExtractor) Common(_ game.State, _ game.Seat, in []float32) {
	n := 0
	for i, c := range e.view.Table.Counters {
		if i > 0 && !c.PerSeat {
			in[n] = soft(e.view.Counter(game.Counter(i), game.Nobody))
			n++
		}
	}
	e.zones(game.Nobody, false, in[n:])
}
