package zones

import (
	"slices"

	"posterestante/game"
)

// maxBacks is one more than the greatest back of pieces that lie in rows.
const maxBacks = 32

// Hidden are the pieces of a sort that a seat doesn't know: those of each back in
// the order of their numbers, which tells nothing, until they are mixed.
type Hidden struct {
	pieces [256]uint8
	from   *[maxBacks]uint8 // where those of a back begin
	n      [maxBacks]uint8
	least  uint8 // the backs there are
	most   uint8
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
	for b := h.least; b <= h.most; b++ {
		game.Mix(r, h.pieces[h.from[b]:][:h.n[b]])
	}
}

// Without takes a piece out before they are mixed; it says whether it was among
// them.
func (h *Hidden) Without(piece, back uint8) bool {
	of := h.pieces[h.from[back]:][:h.n[back]]
	at := slices.Index(of, piece)
	if at < 0 {
		return false
	}
	copy(of[at:], of[at+1:])
	h.n[back]--
	return true
}

// Gather makes h the pieces of a sort whose faces a viewer neither knows nor remembers.
func (t *Table[S]) Gather(h *Hidden, s *S, sort *Sort, viewer game.Seat, m *Memory) {
	var hidden [256]uint8 // 1 by number
	seats := *t.Core(s).Seats
	for _, z := range sort.veiled {
		row := &t.Rows[z]
		at := game.Spot{Zone: z}
		for end := row.owners(&at, seats); at.Seat < end; at.Seat++ {
			pieces := row.At(s, at.Seat).All()
			switch {
			case row.Kind == game.Slots:
				for i, c := range pieces {
					at.Index = uint8(i)
					if !row.Known(s, at).Has(viewer) {
						hidden[c] = 1
					}
				}
			case row.hides(s, at, viewer):
				for _, c := range pieces {
					hidden[c] = 1
				}
			}
		}
	}
	hidden[0] = 0 // a hole
	if m != nil && t.Rows[m.zone].Sort == sort {
		for seat := range m.held {
			for _, c := range m.held[seat] {
				hidden[c] = 0
			}
		}
	}
	h.from, h.n, h.least, h.most = &sort.from, [maxBacks]uint8{}, sort.low, sort.high
	// each number is written, and stays where it is hidden: a branch here is one
	// that nothing foretells
	if sort.low == sort.high {
		k := uint8(0)
		for n := range len(sort.backs) - 1 {
			h.pieces[k] = uint8(n + 1)
			k += hidden[uint8(n+1)]
		}
		h.n[sort.low] = k
		return
	}
	for n, b := range sort.backs {
		h.pieces[h.from[b]+h.n[b]] = uint8(n)
		h.n[b] += hidden[uint8(n)]
	}
}

// hides says whether a viewer doesn't know the faces of a pile.
func (r *Row[S]) hides(s *S, at game.Spot, viewer game.Seat) bool {
	return r.Kind == game.Bag || !r.Known(s, at).Has(viewer)
}

// Deal deals hidden pieces to the places of a zone whose faces a viewer doesn't
// know, each of the back that lies there, after those that it remembers. A bag is mixed.
func (t *Table[S]) Deal(h *Hidden, s *S, z game.Zone, viewer game.Seat, m *Memory, r *game.Rand) {
	row, backs := &t.Rows[z], t.Rows[z].Sort.backs
	at := game.Spot{Zone: z}
	for end := row.owners(&at, *t.Core(s).Seats); at.Seat < end; at.Seat++ {
		pieces := row.At(s, at.Seat).All()
		if row.Kind != game.Slots && !row.hides(s, at, viewer) {
			continue
		}
		held := m.Held(z, at.Seat)
		laid := lay(held, pieces, backs)
		if h.least == h.most && row.Kind != game.Slots {
			pieces = pieces[len(held):]
			h.n[h.least] -= uint8(len(pieces))
			copy(pieces, h.pieces[h.from[h.least]+h.n[h.least]:])
			continue
		}
		for i, c := range pieces {
			at.Index = uint8(i)
			if laid[i/64]&(1<<(i%64)) == 0 && c != 0 && (row.Kind != game.Slots || !row.Known(s, at).Has(viewer)) {
				pieces[i] = h.Draw(backs[c])
			}
		}
		if row.Kind == game.Bag {
			if row.Top != 0 {
				pieces = pieces[:len(pieces)-len(last(pieces))]
			}
			game.Mix(r, pieces)
		}
	}
}

// Redeal deals anew all that a viewer can't know: hands and whatever lies face
// down keep their backs, bags keep how many they hold of each. What the
// viewer remembers lies where it went; m may be nil.
func (t *Table[S]) Redeal(s *S, viewer game.Seat, m *Memory, r *game.Rand) {
	var h Hidden
	for _, sort := range t.sorts {
		if len(sort.veiled) == 0 {
			continue
		}
		t.Gather(&h, s, sort, viewer, m)
		h.Mix(r)
		for _, z := range sort.veiled {
			t.Deal(&h, s, z, viewer, m, r)
		}
	}
}
