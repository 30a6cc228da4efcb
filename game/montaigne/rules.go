package montaigne

import (
	"slices"

	"posterestante/game"
)

// The rules have versions, since what our page leaves open was tuned anew
// (docs/montaigne.md). A match is played on by those it was begun with. In rules 2
//   - no zone has quotations of all three books (M1.3): see Deal;
//   - two different characters are good company (M1.5): see peopleForTile.

// lastRules are the rules of today.
const lastRules = 2

// rules are those of a Game.
func (g Game) rules() uint8 {
	if g.before != 0 {
		return g.before
	}
	return lastRules
}

// OfRules is game.Versioned.
func (Game) OfRules(version int) (game.Game, bool) {
	switch {
	case version == lastRules:
		return Game{}, true
	case version >= 1 && version < lastRules:
		return Game{before: uint8(version)}, true
	}
	return nil, false
}

// RulesOf are the rules by which a view is to be read: its start tiles tell.
func RulesOf(v *game.View) uint8 {
	if v.At(of(0, Start, 0)).ID >= idStart+startRules {
		return 2
	}
	return 1
}

// deals are the cards of a match by its rules, in their order.
var deals = func() (out [lastRules + 1][]uint8) {
	for c := uint8(1); c <= NumCards; c++ {
		out[1] = append(out[1], c)
	}
	out[2] = slices.Clone(out[1])
	for c := uint8(NumCards + 1); c <= LastCard; c++ {
		out[2][slices.Index(out[1], Sentence(c))] = c
	}
	return out
}()

// Deal is the numbers of the cards that a match of some rules has.
func Deal(rules uint8) []uint8 { return deals[rules] }

// cardIn says whether a card is in a match of some rules.
func cardIn(c, _, rules uint8) bool { return inDeal[rules][c] }

var inDeal = func() (out [lastRules + 1][LastCard + 1]bool) {
	for rules, cards := range deals {
		for _, c := range cards {
			out[rules][c] = true
		}
	}
	return out
}()

// Sentence is the card of the first rules that says what a card says: itself, but
// for a quotation that rules 2 have in another city.
func Sentence(c uint8) uint8 {
	if c <= NumCards {
		return c
	}
	for first := uint8(1); first <= NumCards; first++ {
		if a, b := &Cards[first], &Cards[c]; a.Kind == Quotation && a.Of == b.Of && a.N == b.N {
			return first
		}
	}
	return c
}

// dealt are the rules of a position, by the cards that lie there.
func (s *State) dealt() uint8 {
	for c := uint8(NumCards + 1); c <= LastCard; c++ {
		if travels.Find(s, cardSort, c).Zone != 0 {
			return 2
		}
	}
	return 1
}

// peopleForTile are the different characters that the tile for company asks for.
func peopleForTile(rules uint8) int {
	if rules < 2 {
		return 3
	}
	return 2
}

// TileWords is the key of the words of a tile: what it asks for by some rules.
func TileWords(t, rules uint8) string {
	if t == TileCompany && rules >= 2 {
		return "tile.company_two.words"
	}
	return "tile." + TileName(t) + ".words"
}
