// Package globe is what Sakodo and Le jeu du Routard share: a road round the
// world, money, a bag, decks of cards, hitch-hiking, auctions. It knows neither
// game: each is a declaration of its own.
package globe

import "slices"

// Kind is a kind of square, of deck, or of both: the first six are squares on
// which the deck of that kind is drawn.
type Kind uint8

// The kinds.
const (
	Job       Kind = iota + 1
	Chance         //
	Mail           // Routard: poste restante
	Souvenir       // Routard: purchase; its cards have a price
	Report         //
	Adventure      //
	Lodging        // a deck only, Routard's; its cards have a price in cheques
	Airport        // a square only
	Start          // the square before the 1st airport, where nobody has left yet
)

// NumDecks is how many kinds are decks.
const NumDecks = int(Lodging)

var kindNames = [...]string{"", "job", "chance", "mail", "souvenir", "report", "adventure", "lodging", "airport", "start"}

// String names the kind, as notation and keys do.
func (k Kind) String() string { return kindNames[k] }

// Square is a square of the road. Number 0 is the Start, 1 the 1st airport, the
// last one the arrival airport.
type Square struct {
	Kind  Kind
	Key   string // of its place, such as "lisbon": unique on the road
	Price int16  // of a plane ticket there; 0 where none is sold or a die says it
}

// Road is all squares, from the Start on.
type Road []Square

// Item is something that a bag holds, as the game numbers them from 1. Item 1 is
// the pass (passport, papers), without which nobody goes on.
type Item uint8

// Pass is the item that lets its owner go on.
const Pass Item = 1

// EffectKind is what a card does. The list is closed.
type EffectKind uint8

// The effects. You are who drew the card.
const (
	Gain   EffectKind = iota + 1 // you get N money from the bank
	Pay                          // you pay N money to the bank
	Ticket                       // you get N plane tickets
	// you get N hotel cheques; under 0: you hand in as many, all if you have fewer (Routard)
	Cheques
	Get      // you get the Item, if you may have one more
	Lose     // you lose one Item if you have any; Item 0: one of your choice, never the pass
	Go       // you move N squares on; under 0: back
	FlyOn    // you fly to the next airport ahead, without a ticket
	Miss     // you miss N turns
	Order    // your next turn: exactly N squares, free (Routard)
	Back     // a player of your choice moves N squares back
	Take     // you take an item of a player of your choice, never the pass
	TakePass // a player of your choice loses the pass
	Swap     // you change places with a player of your choice
	Charge   // a player of your choice pays you N money
	Fail     // the adventure fails: its card is not kept
	NumEffects
)

var effectNames = [...]string{"", "gain", "pay", "ticket", "cheques", "get", "lose", "go", "fly", "miss", "order", "back", "take", "takepass", "swap", "charge", "fail"}

// String names the effect.
func (k EffectKind) String() string { return effectNames[k] }

// Aimed says whether the effect is about a player of your choice.
func (k EffectKind) Aimed() bool { return k >= Back && k <= Charge }

// Effect is one thing that a card does.
type Effect struct {
	Kind EffectKind
	N    int16 // money, squares, tickets, cheques or turns, as the kind says
	Item Item
}

// Outcome is what comes of an adventure: by the die, or by choice.
type Outcome struct {
	Most    uint8    // the greatest face of the die that leads here; 0 where it is chosen
	Key     string   // of its words, such as "storm.ok"; unique on the card
	Effects []Effect // none: all is well, and the card is kept
}

// Card is a card as data. Its number is its place in its deck, from 1.
type Card struct {
	Key     string    // of its words; unique in its deck
	Place   string    // the key of a place in the world, "" for none
	Emblem  string    // the key of its drawn emblem, "" for the deck's own
	Price   int16     // Souvenir: money; Lodging: cheques
	Effects []Effect  // done in order as the card is read
	Roll    []Outcome // then the die says which, in order of Most; the last has Most 6
	Choose  []Outcome // or you choose one of them
}

// deckSize is how many cards a deck has, but for the lodgings.
const deckSize = 25

// Cards are numbered through all decks, from 1: CardNumber is the number of the
// i-th of a kind, from 0; KindOf is the kind of a number.
func CardNumber(k Kind, i int) uint8 { return uint8(int(k-1)*deckSize + i + 1) }

// KindOf is the kind of a card by its number.
func KindOf(card uint8) Kind { return min(Kind((card-1)/deckSize)+1, Lodging) }

// Card is a card by its number.
func (d *Decks) Card(card uint8) *Card {
	k := KindOf(card)
	return &d[k][card-CardNumber(k, 0)]
}

// Upsets says whether a card, once read, turns the journey or takes something other than money.
func (c *Card) Upsets() bool {
	return slices.ContainsFunc(c.Effects, func(e Effect) bool {
		switch e.Kind {
		case Lose, Go, FlyOn, Miss, Order, Fail:
			return true
		}
		return false
	})
}

// Decks are all cards of a game, by kind; entry 0 is unused.
type Decks [NumDecks + 1][]Card
