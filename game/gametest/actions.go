package gametest

import (
	"fmt"
	"slices"

	"posterestante/game"
)

// notation holds law 7 on the legal actions.
func (m *match) notation(st game.State, legal []game.Action) error {
	had := map[string]game.Action{}
	parts := make([][]game.Spot, len(legal))
	for i, a := range legal {
		text := m.g.Notation(a)
		if b, err := m.g.Parse(text); err != nil || a != b {
			return m.broken(Notation, "%+v is written %q and read %+v, %v", a, text, b, err)
		}
		if b, ok := had[text]; ok {
			return m.broken(Notation, "%+v and %+v are both written %q", a, b, text)
		}
		had[text] = a
		if parts[i] = st.Parts(a, nil); len(parts[i]) == 0 {
			return m.broken(Notation, "%q has no parts", text)
		}
	}
	for i, p := range parts {
		for j, q := range parts {
			if i == j {
				continue
			}
			if _, begins := follow(q, p); begins {
				return m.broken(Notation, "the parts of %q begin those of %q: %v, %v", m.g.Notation(legal[i]),
					m.g.Notation(legal[j]), p, q)
			}
		}
	}
	return nil
}

// follow says whether the picked spots begin these parts, and which spots may
// come next (none if all are picked). Parts of one zone in a row are a set.
func follow(parts, picked []game.Spot) (next []game.Spot, ok bool) {
	for len(parts) > 0 {
		n := 1
		for n < len(parts) && parts[n].Zone == parts[0].Zone {
			n++
		}
		set := slices.Clone(parts[:n])
		for len(set) > 0 && len(picked) > 0 {
			i := slices.Index(set, picked[0])
			if i < 0 {
				return nil, false
			}
			set, picked = slices.Delete(set, i, i+1), picked[1:]
		}
		if len(set) > 0 {
			return set, true
		}
		parts = parts[n:]
	}
	return nil, len(picked) == 0
}

// clicks checks that Why is nil exactly where a spot leads on, with nothing
// picked and with the first spots of one of the actions.
func (m *match) clicks(st game.State, legal []game.Action) error {
	spots := m.spots(st)
	var parts [][]game.Spot
	for _, a := range legal {
		parts = append(parts, st.Parts(a, nil))
	}
	if err := m.lit(st, parts, spots, nil); err != nil {
		return err
	}
	if len(legal) == 0 {
		return nil
	}
	some := parts[m.chance.Intn(len(parts))]
	for n := 1; n < len(some); n++ {
		if err := m.lit(st, parts, spots, some[:n]); err != nil {
			return err
		}
	}
	for i, p := range parts { // every step of every action
		for n := range p {
			next, _ := follow(p, p[:n])
			for _, spot := range next {
				if r := st.Why(p[:n], spot); r != nil {
					return m.broken(Clicks, "%q: after %v, %v is lit and refused: %v", m.g.Notation(legal[i]),
						p[:n], spot, r)
				}
			}
		}
	}
	return nil
}

// lit compares Why with what the actions' parts say, on all spots.
func (m *match) lit(st game.State, parts [][]game.Spot, spots, picked []game.Spot) error {
	lit := map[game.Spot]bool{}
	for _, p := range parts {
		if next, ok := follow(p, picked); ok {
			for _, s := range next {
				lit[s] = true
			}
		}
	}
	for _, s := range spots {
		if slices.Contains(picked, s) {
			continue // that takes it back
		}
		if r := st.Why(picked, s); (r == nil) != lit[s] {
			return m.broken(Clicks, "after %v, %v (%s) is lit: %v, refused: %v", picked, s, m.g.Table().
				Zones[s.Zone].Name, lit[s], r)
		}
	}
	return nil
}

// spots are all spots of the table, and some beyond.
func (m *match) spots(st game.State) (out []game.Spot) {
	v := st.View(game.Nobody)
	for z, spec := range v.Table.Zones {
		if z == 0 {
			continue
		}
		from, to := game.Nobody, game.Nobody
		if spec.PerSeat {
			from, to = 0, game.Seat(v.Seats-1)
		}
		for seat := from; seat <= to; seat++ {
			n := map[game.ZoneKind]int{
				game.Slots: spec.Len, game.Bag: 1, game.Supply: 1, game.Button: 40,
				game.List: len(v.Pile(game.Zone(z), seat).Pieces) + 1,
			}[spec.Kind]
			for i := range n {
				for sub := range max(spec.Sub, 1) {
					out = append(out, game.Spot{Zone: game.Zone(z), Seat: seat, Index: uint8(i), Sub: uint8(sub)})
				}
			}
		}
	}
	return out
}

// grammarHolds is law 7 on all that can be written.
func grammarHolds(g game.Game, all []game.Action) error {
	had := map[string]bool{}
	for _, a := range all {
		text := g.Notation(a)
		if b, err := g.Parse(text); err != nil || a != b || had[text] {
			return &Broken{Law: Notation, Action: text,
				Why: fmt.Sprintf("%+v is written %q, as another is: %v, and read %+v, %v", a, text, had[text], b, err)}
		}
		had[text] = true
	}
	return nil
}
