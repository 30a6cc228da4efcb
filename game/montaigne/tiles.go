package montaigne

import (
	"math/bits"

	"posterestante/game"
)

// Tile is a bonus tile: its name and its points (M1.5).
type Tile struct {
	Name   string
	Points int
}

// NumTiles is how many tiles there are.
const NumTiles = 16

// The tiles by number. The first nine are taken on the way, the rest at home.
const (
	TileBook1       uint8 = iota + 1 // a quotation of each theme of book I
	TileBook2                        // of book II
	TileBook3                        // of book III
	TileGastronomy                   // three or more
	TileSpa                          // likewise
	TileMonument                     // likewise
	TileLandscape                    // likewise
	TileZones                        // a card in each of the three zones
	TileCompany                      // three different characters
	TileReturn3                      // home first of four
	TileReturn2                      // home next, or first of three
	TileReturn1                      // home next, or first of two
	TileCharacters                   // most different characters
	TileCities                       // most cities
	TileQuotations                   // most quotations
	TileDiscoveries                  // most discoveries
)

// Tiles are the tiles (M1.5); index 0 is unused. What those for zones, for
// characters and of the end are worth is ours, tuned in docs/montaigne.md.
var Tiles = [NumTiles + 1]Tile{
	TileBook1:       {"book1", 3},
	TileBook2:       {"book2", 3},
	TileBook3:       {"book3", 3},
	TileGastronomy:  {"gastronomy", 2},
	TileSpa:         {"spa", 2},
	TileMonument:    {"monument", 2},
	TileLandscape:   {"landscape", 2},
	TileZones:       {"zones", 1},
	TileCompany:     {"company", 3},
	TileReturn3:     {"return3", 3},
	TileReturn2:     {"return2", 2},
	TileReturn1:     {"return1", 1},
	TileCharacters:  {"characters", 1},
	TileCities:      {"cities", 1},
	TileQuotations:  {"quotations", 1},
	TileDiscoveries: {"discoveries", 1},
}

// FindsForTile is how many discoveries of a kind its tile asks for (M1.5).
const FindsForTile = 3

// PeopleForTile is how many different characters the tile of the company asks for (M1.5).
const PeopleForTile = 2

// montaignePoint is what a Montaigne is worth (M1.5).
const montaignePoint = 1

// TileName is the stable name of a tile and the key of its words.
func TileName(t uint8) string { return Tiles[t].Name }

// tileIn says whether a tile is in a game of so many seats (M2.2).
func tileIn(t, seats uint8) bool {
	return t != TileReturn3 && t != TileReturn2 || t == TileReturn3 && seats >= 4 || t == TileReturn2 && seats >= 3
}

// Count is what a voyage holds (M1.5, M6.4). The start tile counts as Bordeaux.
type Count struct {
	Themes, People, Cities uint16               // which there are: a bit each, by number
	Finds                  [Landscape + 1]uint8 // how many of each kind of discovery
	Quotations, Discovered uint8                // how many of each sort
	Montaignes             uint8
}

// Count counts the voyage.
func (p *Player) Count() Count {
	all := p.tally()
	return all.count()
}

// bookMask are the themes of each book, as bits.
var bookMask = [4]uint16{
	1: 1<<Friendship | 1<<Love | 1<<Pleasures,
	2: 1<<Equality | 1<<Wisdom | 1<<Health,
	3: 1<<Education | 1<<Humanity | 1<<Travel,
}

// ThemesOf are the themes of a book, 1 to 3, as bits.
func ThemesOf(book int) uint16 { return bookMask[book] }

// CitiesOf are the cities of a zone, 1 to 3, as bits.
func CitiesOf(zone int) uint16 { return zoneMask[zone] }

// zoneMask are the cities of each zone, as bits.
var zoneMask = [4]uint16{
	1: 1<<Bordeaux | 1<<Limoges | 1<<Lyon,
	2: 1<<Plombieres | 1<<Basel | 1<<Augsburg,
	3: 1<<Rome | 1<<Venice | 1<<Florence,
}

// Books is of how many books a quotation is there.
func (n *Count) Books() (books int) {
	for book := 1; book <= 3; book++ {
		if n.Themes&bookMask[book] != 0 {
			books++
		}
	}
	return books
}

// threeBooks says whether a quotation of each book is there (M6.2).
func (n *Count) threeBooks() bool {
	return n.Themes&bookMask[1] != 0 && n.Themes&bookMask[2] != 0 && n.Themes&bookMask[3] != 0
}

// Meets says whether a voyage meets the condition of a tile taken on the way (M1.5).
func (n *Count) Meets(t uint8) bool {
	switch {
	case t <= TileBook3:
		return n.Themes&bookMask[t] == bookMask[t]
	case t <= TileLandscape:
		return n.Finds[t-TileBook3] >= FindsForTile
	case t == TileZones:
		return n.Cities&zoneMask[2] != 0 && n.Cities&zoneMask[3] != 0
	case t == TileCompany:
		return bits.OnesCount16(n.People) >= PeopleForTile
	}
	return false
}

// gained looks at the tiles for a seat whose voyage gained a card (M5.1).
func (s *State) gained(seat game.Seat, l *game.Log) {
	n := s.p[seat].Count()
	for t := TileBook1; t <= TileCompany; t++ {
		if !n.Meets(t) {
			continue
		}
		holder := s.tiles[t]
		switch {
		case holder == 0:
			s.award(t, seat, "M5.1", l)
		case holder == uint8(seat)+1 || t < TileGastronomy || t > TileLandscape:
		default:
			find := t - TileBook3
			if had := s.p[holder-1].Count(); n.Finds[find] > had.Finds[find] {
				s.award(t, seat, "M5.1", l)
			}
		}
	}
}

// award gives a tile to a seat, from the table or from its holder.
func (s *State) award(t uint8, seat game.Seat, rule game.Rule, l *game.Log) {
	if l != nil {
		from, key := common(TileRow, t), NoteTile
		if h := s.tiles[t]; h != 0 {
			from, key = of(game.Seat(h-1), TilesHeld, t), NoteTilePasses
		}
		l.Move(from, of(seat, TilesHeld, t), tilePiece(t))
		l.Note(rule, key, seat, tilePiece(t), of(seat, TilesHeld, t), int32(Tiles[t].Points))
	}
	s.tiles[t] = uint8(seat) + 1
}

// Counted is what an end tile compares (M6.4).
func (n *Count) Counted(t uint8) int {
	switch t {
	case TileCharacters:
		return bits.OnesCount16(n.People)
	case TileCities:
		return bits.OnesCount16(n.Cities)
	case TileQuotations:
		return int(n.Quotations)
	}
	return int(n.Discovered)
}

// counts are those of voyages, by seat.
type counts [MaxSeats]Count

func (s *State) counts() (all counts) {
	for i := range s.seats {
		all[i] = s.p[i].Count()
	}
	return all
}

// homes are the counts of the voyages that have ended, which alone are compared for the end tiles (M6.4).
func (s *State) homes() (all counts) {
	for i := range s.seats {
		if s.p[i].home != 0 {
			all[i] = s.p[i].Count()
		}
	}
	return all
}

// most is who gets an end tile: the first in its count among those home with
// three books, ties to the first home (M6.4); Nobody where there is none.
func (s *State) most(t uint8, all *counts) game.Seat {
	best, who := -1, game.Nobody
	for i := range s.p[:s.seats] {
		home, n := s.p[i].home, &all[i]
		if home == 0 || !n.threeBooks() {
			continue
		}
		v := n.Counted(t)
		if v < s.Least(t) {
			continue
		}
		if v > best || v == best && home < s.p[who].home {
			best, who = v, game.Seat(i)
		}
	}
	return who
}
