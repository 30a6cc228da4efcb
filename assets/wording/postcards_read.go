package wording

import (
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// tableTop reads a view of Postcards for the seat whose turn it is.
type tableTop struct {
	*game.View
	seat game.Seat
}

func readTable(v *game.View) tableTop { return tableTop{v, v.Turn} }

// common is a spot of nobody's.
func common(z game.Zone, index, sub uint8) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: index, Sub: sub}
}

// count is a common counter.
func (t tableTop) count(c game.Counter) int { return t.Counter(c, game.Nobody) }
func (t tableTop) played() int              { return t.count(pc.PlayedN) }

// playsLeft is how many cards may still be played (P3.4).
func (t tableTop) playsLeft() int { return 3 + t.count(pc.Extra) - t.played() }

func (t tableTop) handSize() int { return t.Pile(pc.Hand, t.seat).Len() }

// numbers are the identities of the pieces in a seat's zone, unknown ones left out.
func (t tableTop) numbers(z game.Zone, seat game.Seat) []uint8 {
	var out []uint8
	for _, piece := range t.Pile(z, seat).Pieces {
		if _, n := pc.Sort(piece); n > 0 {
			out = append(out, uint8(n))
		}
	}
	return out
}

// bike is the region of a seat's bike, 0 if it isn't on the map.
func (t tableTop) bike(seat game.Seat) uint8 {
	for r := uint8(1); r <= pc.NumRegions; r++ {
		if seat >= 0 && t.At(common(pc.Bikes, r, uint8(seat))).Back != 0 {
			return r
		}
	}
	return 0
}

func (t tableTop) stamped(card uint8, space int) bool {
	return t.At(common(pc.Stamps, card, uint8(space))).Back != 0
}

func (t tableTop) remembered(card uint8, space int) bool {
	return t.At(common(pc.Memories, card, uint8(space))).Back != 0
}

// stampsOn is how many stamps lie on a postcard.
func (t tableTop) stampsOn(card uint8) int {
	n := 0
	for i := range pc.Postcards[card].Stamps {
		if t.stamped(card, i) {
			n++
		}
	}
	return n
}

// sendable is how many postcards the seat to act may send where it is (P7.1).
func (t tableTop) sendable() int {
	n, here := 0, t.bike(t.seat)
	for _, c := range t.numbers(pc.Cards, t.seat) {
		if pc.Postcards[c].Region == here && t.stampsOn(c) == len(pc.Postcards[c].Stamps) {
			n++
		}
	}
	return n
}

// canStamp says whether a stamp of the colour has a free space (P5.1).
func (t tableTop) canStamp(k pc.Colour) bool {
	for _, c := range t.numbers(pc.Cards, t.seat) {
		for i, colour := range pc.Postcards[c].Stamps {
			if colour == k && !t.stamped(c, i) {
				return true
			}
		}
	}
	return false
}

// freeSites is how many sites of a region have no camp.
func (t tableTop) freeSites(region uint8) int {
	n := 0
	for i := range pc.Regions[region].Sites {
		if t.At(common(pc.Sites, region, uint8(i))).Back == 0 {
			n++
		}
	}
	return n
}

// canDo says whether an action has a target (P4.6).
func (t tableTop) canDo(d pc.Doing) bool {
	switch d {
	case pc.ToTake:
		return t.Pile(pc.CardTop, game.Nobody).Len()+t.Pile(pc.CardRow, game.Nobody).Len() > 0
	case pc.ToCamp:
		return t.Pile(pc.Track, t.seat).Len() > 0 && t.freeSites(t.bike(t.seat)) > 0
	}
	return true
}

// mayWaste says whether a card may be played for nothing (P3.4).
func (t tableTop) mayWaste() bool {
	for _, c := range t.numbers(pc.Hand, t.seat) {
		if t.canDo(pc.TravelDoing(c)) || t.canStamp(pc.TravelColour(c)) {
			return false
		}
	}
	return t.played() < 3 && t.playsLeft() > 0
}

// written says whether this view's seat may read a postcard's written face: it
// has been taken, it looks at it, or faces are open on the row (P11.2).
func (t tableTop) written(card uint8) bool {
	if t.count(pc.OpenFaces) == 1 {
		return true
	}
	for seat := range game.Seat(t.Seats) {
		for _, z := range [...]game.Zone{pc.Cards, pc.Sent, pc.Look} {
			for _, c := range t.numbers(z, seat) {
				if c == card {
					return true
				}
			}
		}
	}
	return false
}

// automas says whether an Automa plays along.
func (t tableTop) automas() bool {
	for seat := range game.Seat(t.Seats) {
		if t.Counter(pc.Level, seat) != int(pc.Person) {
			return true
		}
	}
	return false
}

// rank is a region's place on a seat's itinerary, 0 if it is off it.
func (t tableTop) rank(seat game.Seat, region uint8) int {
	for _, it := range t.numbers(pc.ItineraryHeld, seat) {
		for i, r := range pc.Itineraries[it].Targets {
			if r == region {
				return i + 1
			}
		}
	}
	return 0
}
