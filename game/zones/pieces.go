package zones

import (
	"fmt"

	"posterestante/game"
)

// Astray is an error: a piece that lies in two places, or in none.
type Astray struct {
	Sort  *Sort
	N     uint8
	Twice bool
}

// Error says it.
func (a *Astray) Error() string {
	if a.Twice {
		return fmt.Sprintf("%s %s is there twice", a.Sort.Word, a.Sort.Names[a.N])
	}
	return fmt.Sprintf("%s %s is missing", a.Sort.Word, a.Sort.Names[a.N])
}

// Whole says which piece lies in two places or in none; nil if each lies in one.
func (t *Table[S]) Whole(s *S) *Astray {
	core := t.Core(s)
	for _, sort := range t.sorts {
		if sort.Alike {
			continue
		}
		var seen [256]bool
		var bad *Astray
		owned := false
		t.each(s, sort, func(_ game.Spot, spots Spots) {
			for _, c := range spots.All() {
				if c != 0 && seen[c] && bad == nil {
					bad = &Astray{sort, c, true}
				}
				seen[c] = true
			}
		})
		for z := range t.Rows {
			owned = owned || t.Rows[z].Sort == sort && t.Rows[z].Owned != nil
		}
		for n := 1; n < len(sort.Names) && bad == nil && !sort.Optional && !owned; n++ {
			if !seen[n] && sort.has(uint8(n), &core) {
				bad = &Astray{sort, uint8(n), false}
			}
		}
		if bad != nil {
			return bad
		}
	}
	return nil
}

// each gives the places of every zone, and of every seat, where pieces of a sort
// lie; those of the zone of a Top are its pile's.
func (t *Table[S]) each(s *S, sort *Sort, f func(at game.Spot, spots Spots)) {
	seats := *t.Core(s).Seats
	for z := range t.Rows {
		row := &t.Rows[z]
		if row.Sort != sort || row.At == nil {
			continue
		}
		at := game.Spot{Zone: game.Zone(z)}
		for end := row.owners(&at, seats); at.Seat < end; at.Seat++ {
			f(at, row.At(s, at.Seat))
		}
	}
}

// Find is the spot on which a piece of a sort lies; its zone is 0 for one that
// lies nowhere.
func (t *Table[S]) Find(s *S, sort *Sort, n uint8) (spot game.Spot) {
	spot.Seat = game.Nobody
	t.each(s, sort, func(at game.Spot, spots Spots) {
		if i := find(spots.All(), n); i >= 0 && n > 0 && spot.Zone == 0 {
			at.Index = uint8(i)
			spot = at
		}
	})
	return spot
}

// owners begins to count those whom a zone belongs to: from Nobody alone, or
// from the first seat, up to the end.
func (r *Row[S]) owners(at *game.Spot, seats uint8) (end game.Seat) {
	at.Seat = game.Nobody
	if r.PerSeat {
		at.Seat, end = 0, game.Seat(seats)
	}
	return end
}
