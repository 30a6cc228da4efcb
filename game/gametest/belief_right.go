package gametest

import "posterestante/game"

// sure holds that what is believed to be sure is true, and counts what a deal has right.
func (b *believers) sure(o *believer, deal game.State) {
	n, now := b.s.Len(), b.s.State()
	even := b.s.Imagined(n, o.seat, b.chance.Next())
	mine := now.View(o.seat)
	for _, other := range b.all {
		if other.seat == o.seat || other.seat == game.Nobody {
			continue
		}
		truth := now.View(other.seat)
		if st, ok := deal.(game.Believer); ok {
			has := map[uint16]int{}
			for _, p := range st.Believes(other.seat) {
				has[p.ID]++
				b.sum.Sure++
			}
			for id, sure := range has {
				if there := inHands(&truth, other.seat, id); there < sure {
					b.t.Fatalf("after %d actions seat %d is sure that seat %d has %d of piece %d: it has %d", n, o.seat,
						other.seat, sure, id, there)
				}
			}
		}
		b.sum.Hidden += right(&mine, &truth, truth, other.seat)
		b.sum.Believed += right(&mine, &truth, deal.View(other.seat), other.seat)
		b.sum.Evenly += right(&mine, &truth, even.View(other.seat), other.seat)
	}
}

// inHands is how many of a piece a seat has in all its zones.
func inHands(v *game.View, seat game.Seat, id uint16) (n int) {
	for z := range v.Table.Zones {
		if z > 0 && v.Table.Zones[z].PerSeat {
			n += piecesAt(*v, heldPiece{game.Zone(z), seat, id})
		}
	}
	return n
}

// right is how many pieces of a seat that the viewer of mine doesn't see a deal has right, wherever in the hand.
func right(mine, truth *game.View, deal game.View, seat game.Seat) (n int) {
	for z := range mine.Table.Zones {
		if z == 0 || !mine.Table.Zones[z].PerSeat {
			continue
		}
		has := map[uint16]int{}
		for i, p := range mine.Pile(game.Zone(z), seat).Pieces {
			if p.Back != 0 && p.ID == 0 {
				has[truth.Pile(game.Zone(z), seat).Pieces[i].ID]++
			}
		}
		if len(has) == 0 {
			continue
		}
		for _, p := range deal.Pile(game.Zone(z), seat).Pieces {
			if has[p.ID] > 0 {
				has[p.ID]--
				n++
			}
		}
	}
	return n
}
