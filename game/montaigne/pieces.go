package montaigne

import (
	"fmt"
	"strconv"

	"posterestante/game"
)

// Backs: 1 to 9 are the cities, the rest the sorts of tile.
const (
	BackTile  uint8 = NumCities + 1
	BackStart uint8 = NumCities + 2
)

// Piece identities: cards are their numbers.
const (
	idTile  = 200
	idStart = 300
)

// shown is a card face up, covered one face down; the viewer may yet know it.
func shown(c uint8) game.Piece {
	return game.Piece{ID: uint16(c), Back: uint8(Cards[c].City), Up: true}
}

func covered(c uint8) game.Piece {
	return game.Piece{ID: uint16(c), Back: uint8(Cards[c].City)}
}

func tilePiece(t uint8) game.Piece {
	return game.Piece{ID: idTile + uint16(t), Back: BackTile, Up: true}
}

// startPiece is a seat's start tile, an aid to the rules.
func startPiece(seat game.Seat) game.Piece {
	return game.Piece{ID: idStart + uint16(seat), Back: BackStart, Up: true}
}

// CardOf gives the number of a card by its piece, 0 where it is none or its
// face is not known.
func CardOf(p game.Piece) uint8 {
	if p.ID >= 1 && p.ID <= NumCards {
		return uint8(p.ID)
	}
	return 0
}

// TileOf gives the number of a tile by its piece, 0 where it is none.
func TileOf(p game.Piece) uint8 {
	if p.ID > idTile && p.ID <= idTile+NumTiles {
		return uint8(p.ID - idTile)
	}
	return 0
}

// names of the cards, written once.
var cardNames = func() (out [NumCards + 1]string) {
	for c := range out {
		k := Cards[c]
		n := strconv.Itoa(int(k.N))
		switch k.Kind {
		case Quotation:
			out[c] = Theme(k.Of).String() + n
		case Discovery:
			out[c] = Find(k.Of).String() + n
		case Character:
			out[c] = Person(k.Of).String()
			if Person(k.Of) == Montaigne {
				out[c] += "-" + k.City.String()
			}
		case Call:
			out[c] = "call"
		}
	}
	return out
}()

// CardName is the stable name of a card and the key of its words: "love3",
// "spa7", "noble", "montaigne-rome", "call".
func CardName(c uint8) string { return cardNames[c] }

// Essay is where a quotation comes from: book and chapter of the Essais.
func (c Card) Essay() (book, chapter int) {
	if c.Kind != Quotation {
		return 0, 0
	}
	return Theme(c.Of).Book(), int(c.Chapter)
}

// pieceName writes a piece's identity.
func pieceName(id uint16) string {
	switch {
	case id >= 1 && id <= NumCards:
		return CardName(uint8(id))
	case id > idTile && id <= idTile+NumTiles:
		return "tile-" + TileName(uint8(id-idTile))
	case id >= idStart && id < idStart+MaxSeats:
		return fmt.Sprintf("start%d", id-idStart)
	}
	return ""
}
