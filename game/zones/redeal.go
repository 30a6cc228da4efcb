package zones

import "posterestante/game"

// maxBacks is how many backs the pieces that are dealt anew can have.
const maxBacks = 32

// Hidden are the pieces of a sort that a seat doesn't know: those of each back in
// the order of their numbers, which tells nothing, until they are mixed.
type Hidden struct {
	pieces [256]uint8
	from   *[maxBacks]uint8 // where those of a back begin
	n      [maxBacks]uint8
}

// Left is how many pieces of a back are not dealt.
func (h *Hidden) Left(back uint8) int { return int(h.n[back]) }

// Draw deals a piece of a back.
func (h *Hidden) Draw(back uint8) uint8 {
	h.n[back]--
	return h.pieces[h.from[back]+h.n[back]]
}

// Mix mixes the pieces of each back.
func (h *Hidden) Mix(r *game.Rand) {
	for b, n := range h.n {
		if n > 1 {
			game.Mix(r, h.pieces[h.from[b]:int(h.from[b])+int(n)])
		}
	}
}

// Without takes a piece out before they are mixed, if it is the last of its back
// by number; it says whether it was among them.
func (h *Hidden) Without(piece, back uint8) bool {
	if n := h.n[back]; n == 0 || h.pieces[h.from[back]+n-1] != piece {
		return false
	}
	h.n[back]--
	return true
}

// Gather are the pieces of a sort whose faces a viewer doesn't know.
func (t *Table[S]) Gather(s *S, sort *Sort, viewer game.Seat) (h Hidden) {
	var hidden [256]bool
	for z := range t.Rows {
		if row := &t.Rows[z]; row.Sort == sort && row.At != nil && t.secret(z) {
			t.owners(s, z, func(at game.Spot) {
				pieces := row.At(s, at.Seat).All()
				if row.Kind == game.Slots {
					for i, c := range pieces {
						at.Index = uint8(i)
						hidden[c] = hidden[c] || !row.Known(s, at).Has(viewer)
					}
				} else if row.Kind == game.Bag || !row.Known(s, at).Has(viewer) {
					for _, c := range pieces {
						hidden[c] = true
					}
				}
			})
		}
	}
	h.from = &sort.from
	for n, b := range sort.backs {
		if n > 0 && hidden[n] {
			h.pieces[h.from[b]+h.n[b]] = uint8(n)
			h.n[b]++
		}
	}
	return h
}

// secret says whether a zone holds faces that somebody may not know.
func (t *Table[S]) secret(z int) bool { return t.Rows[z].Known != nil || t.Rows[z].Kind == game.Bag }

// Deal deals hidden pieces to the places of a zone whose faces a viewer doesn't
// know, each of the back that lies there. A bag is mixed.
func (t *Table[S]) Deal(s *S, z game.Zone, viewer game.Seat, h *Hidden, r *game.Rand) {
	row := &t.Rows[z]
	backs := row.Sort.backs
	t.owners(s, int(z), func(at game.Spot) {
		pieces := row.At(s, at.Seat).All()
		if row.Kind != game.Slots && row.Kind != game.Bag && row.Known(s, at).Has(viewer) {
			return
		}
		for i, c := range pieces {
			at.Index = uint8(i)
			if c != 0 && (row.Kind != game.Slots || !row.Known(s, at).Has(viewer)) {
				pieces[i] = h.Draw(backs[c])
			}
		}
		if row.Kind == game.Bag && t.looks[z].back == 0 {
			below := pieces
			if row.Top != 0 {
				below = below[:len(below)-len(last(below))]
			}
			game.Mix(r, below)
		}
	})
}

// Redeal deals anew all that a viewer can't know: hands and whatever lies face
// down keep their backs, bags keep how many they hold of each.
func (t *Table[S]) Redeal(s *S, viewer game.Seat, r *game.Rand) {
	for _, sort := range t.sorts {
		if !sort.secret {
			continue
		}
		h := t.Gather(s, sort, viewer)
		h.Mix(r)
		for _, bags := range [...]bool{false, true} {
			for z := range t.Rows {
				row := &t.Rows[z]
				if row.Sort == sort && row.At != nil && t.secret(z) && (row.Kind == game.Bag) == bags {
					t.Deal(s, game.Zone(z), viewer, &h, r)
				}
			}
		}
	}
}
