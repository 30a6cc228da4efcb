package postcards

import (
	"fmt"
	"strconv"
	"strings"

	"posterestante/game"
)

// Backs: what both sides of a piece tell, the sort of component it is.
const (
	BackTravel uint8 = iota + 1
	BackPostcard
	BackGift
	BackItinerary
	BackCamp
	BackBike
	BackStamp
	BackMemory
	BackBonus
	BackFirst
)

// Piece identities are the number within the sort plus one of these.
const (
	idTravel    = 0
	idPostcard  = 100
	idGift      = 200
	idItinerary = 300
	idCamp      = 400
	idBike      = 500
	idStamp     = 600
	idMemory    = 601
	idBonus     = 602
	idFirst     = 603
)

// TravelColour and TravelDoing are what is printed on a travel card, 1 to 72 (P1.2).
func TravelColour(card uint8) Colour { return Colour((card - 1) / 18) }

// TravelDoing is the action printed on a travel card.
func TravelDoing(card uint8) Doing { return Doing((card - 1) / 6 % 3) }

func travel(c uint8) game.Piece {
	return game.Piece{ID: idTravel + uint16(c), Back: BackTravel, Up: true}
}
func written(c uint8) game.Piece { return game.Piece{ID: idPostcard + uint16(c), Back: BackPostcard} }
func pictured(c uint8) game.Piece {
	return game.Piece{ID: idPostcard + uint16(c), Back: BackPostcard, Up: true}
}
func gift(c uint8) game.Piece { return game.Piece{ID: idGift + uint16(c), Back: BackGift, Up: true} }
func itinerary(c uint8) game.Piece {
	return game.Piece{ID: idItinerary + uint16(c), Back: BackItinerary, Up: true}
}

// camp is a camp of a seat; the 13 of a seat are alike.
func camp(seat game.Seat) game.Piece {
	return game.Piece{ID: idCamp + uint16(seat), Back: BackCamp, Up: true}
}
func bike(seat game.Seat) game.Piece {
	return game.Piece{ID: idBike + uint16(seat), Back: BackBike, Up: true}
}

var (
	stampPiece  = game.Piece{ID: idStamp, Back: BackStamp, Up: true}
	memoryPiece = game.Piece{ID: idMemory, Back: BackMemory, Up: true}
	bonusPiece  = game.Piece{ID: idBonus, Back: BackBonus, Up: true}
	firstPiece  = game.Piece{ID: idFirst, Back: BackFirst, Up: true}
)

// Sort tells what sort of component a piece is and its number within the sort,
// from 1 (0 where its face is not known); camps and bikes give the seat they
// belong to instead, from 0.
func Sort(p game.Piece) (back uint8, number int) {
	id := int(p.ID)
	switch {
	case id == 0:
		return p.Back, 0
	case p.Back == BackPostcard:
		return p.Back, id - idPostcard
	case p.Back == BackGift:
		return p.Back, id - idGift
	case p.Back == BackItinerary:
		return p.Back, id - idItinerary
	case p.Back == BackCamp:
		return p.Back, id - idCamp
	case p.Back == BackBike:
		return p.Back, id - idBike
	}
	return p.Back, id
}

const (
	colourLetters = "brgy"
	doingLetters  = "mpc"
)

// Names of kinds of site, in the order of Kind.
var kindNames = [...]string{"", "sight", "history", "culture", "gastronomy", "forest", "mountain", "shore", "beach"}

// String names the kind of site.
func (k Kind) String() string { return kindNames[k] }

// String names the colour.
func (c Colour) String() string { return [...]string{"blue", "red", "green", "yellow"}[c] }

// String names the action.
func (d Doing) String() string { return [...]string{"move", "postcard", "camp"}[d] }

// String names the effect.
func (e Effect) String() string {
	return [...]string{"none", "play", "move2", "camp", "postcard", "stamp", "points2", "move", "star"}[e]
}

var giftNames = [...]string{"", "map", "globe", "stamps", "caravan", "guide", "key", "car"}

// String names the kind of gift.
func (k GiftKind) String() string { return giftNames[k] }

// travelName is colour, action and copy: "bm3" is the third blue move.
func travelName(c uint8) string {
	return string([]byte{colourLetters[TravelColour(c)], doingLetters[TravelDoing(c)], '1' + (c-1)%6})
}

// postcardName is region and number of stamps: "12-4".
func postcardName(c uint8) string {
	p := &Postcards[c]
	return strconv.Itoa(int(p.Region)) + "-" + strconv.Itoa(len(p.Stamps))
}

// giftName is the kind and which of that kind: "globe3", or "key-beach".
func giftName(g uint8) string {
	kind := Gifts[g].Kind
	if kind == KeyRing {
		return "key-" + Gifts[g].Site.String()
	}
	n := 1
	for i := g - 1; i > 0 && Gifts[i].Kind == kind; i-- {
		n++
	}
	return kind.String() + strconv.Itoa(n)
}

func itineraryName(i uint8) string { return "i" + strconv.Itoa(int(i)) }

// pieceName writes a piece's identity.
func pieceName(id uint16) string {
	switch {
	case id == 0:
		return ""
	case id <= NumTravel:
		return travelName(uint8(id))
	case id > idPostcard && id <= idPostcard+NumPostcards:
		return postcardName(uint8(id - idPostcard))
	case id > idGift && id <= idGift+NumGifts:
		return giftName(uint8(id - idGift))
	case id > idItinerary && id <= idItinerary+NumItineraries:
		return itineraryName(uint8(id - idItinerary))
	case id >= idCamp && id < idCamp+MaxSeats:
		return fmt.Sprintf("camp%d", id-idCamp)
	case id >= idBike && id < idBike+MaxSeats:
		return fmt.Sprintf("bike%d", id-idBike)
	case id >= idStamp && id <= idFirst:
		return strings.Fields("stamp memory bonus first")[id-idStamp]
	}
	return ""
}
