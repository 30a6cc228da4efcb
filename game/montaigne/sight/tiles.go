package sight

import (
	"math/bits"
	"slices"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/game/search"
)

// stock are the cards of a hand that can still be laid, as far as tiles on the way ask for them.
type stock struct {
	themes, people, cities uint16
	finds                  [rules.Landscape + 1]uint8
	near                   uint16 // tiles that one card takes, or two
}

// stockOf is the stock of a hand; open are the cities of which a card may be laid, one of Bordeaux comes last.
func stockOf(hand []uint8, open uint16) (h stock) {
	open |= bordeaux
	for _, c := range hand {
		k := &rules.Cards[c]
		if open&(1<<k.City) == 0 {
			continue
		}
		h.cities |= 1 << k.City
		switch k.Kind {
		case rules.Quotation:
			h.themes |= 1 << k.Of
		case rules.Character:
			h.people |= 1 << k.Of
		case rules.Discovery:
			h.finds[k.Of]++
		}
	}
	return h
}

// lacks is how many cards of the stock take a tile on the way (M1.5); 0 where it has not enough, or none is lacking.
func (h *stock) lacks(t uint8, n *rules.Count) int {
	switch {
	case t <= rules.TileBook3:
		lacks := rules.ThemesOf(int(t)) &^ n.Themes
		if lacks&^h.themes != 0 {
			return 0
		}
		return bits.OnesCount16(lacks)
	case t <= rules.TileLandscape:
		find := t - rules.TileBook3
		if n.Finds[find]+h.finds[find] < rules.FindsForTile || n.Finds[find] >= rules.FindsForTile {
			return 0
		}
		return rules.FindsForTile - int(n.Finds[find])
	case t == rules.TileZones:
		lacks := 0
		for zone := 2; zone <= 3; zone++ {
			if n.Cities&rules.CitiesOf(zone) != 0 {
				continue
			}
			if h.cities&rules.CitiesOf(zone) == 0 {
				return 0
			}
			lacks++
		}
		return lacks
	}
	lacks := rules.PeopleForTile - bits.OnesCount16(n.People)
	if lacks <= 0 || bits.OnesCount16(h.people&^n.People) < lacks {
		return 0
	}
	return lacks
}

// free are the tiles on the way that nobody holds, as bits.
func free(s *rules.State) (tiles uint16) {
	for t := rules.TileBook1; t <= rules.TileCompany; t++ {
		if s.Holder(t) == game.Nobody {
			tiles |= 1 << t
		}
	}
	return tiles
}

// soon are the tiles that one card of the stock takes, and those that two take, of those given.
func (h *stock) soon(n *rules.Count, tiles uint16) (one, two uint16) {
	for ; tiles != 0; tiles &= tiles - 1 {
		t := bits.TrailingZeros16(tiles)
		switch h.lacks(uint8(t), n) {
		case 1:
			one |= 1 << t
		case 2:
			two |= 1 << t
		}
	}
	return one, two
}

// pointsOf are the points of some tiles.
func pointsOf(tiles uint16) (points int) {
	for ; tiles != 0; tiles &= tiles - 1 {
		points += rules.Tiles[bits.TrailingZeros16(tiles)].Points
	}
	return points
}

// seeStock tells what tiles a seat's own hand takes soon.
func seeStock(s *rules.State, p *rules.Player, n *rules.Count, in []float32) {
	h := stockOf(p.Hand(), s.Open(p))
	one, two := h.soon(n, free(s))
	in[iOwnTiles1], in[iOwnTiles2] = float32(pointsOf(one))/4, float32(pointsOf(two))/4
}

// takesNext tells of the tiles that the next card of the hand takes when one has been laid, of the hand or not.
func (e *extractor) takesNext(c uint8, n *rules.Count, f *search.Vector) {
	k := &rules.Cards[c]
	if k.City == rules.Bordeaux && e.last != rules.Bordeaux {
		return // it is the last
	}
	rest, tiles := e.stock, e.stock.near
	if !slices.Contains(e.me.Hand(), c) {
		tiles = free(e.s)
	} else if k.Kind == rules.Discovery && rest.finds[k.Of] > 0 {
		rest.finds[k.Of]--
	}
	if tiles == 0 {
		return
	}
	if one, _ := rest.soon(n, tiles); one != 0 {
		f.Add(fLayNext, float32(pointsOf(one)))
	}
}
