package postcards

import "posterestante/game"

// Turned is a card that was turned up from a deck, on a real table say.
type Turned struct {
	Deck game.Zone // TravelDeck, CardDeck or GiftDeck
	N    int       // the number of the card
}

// Foretelling is what an action comes to when the decks give certain cards.
type Foretelling struct {
	Before *State       // the position acted on: those cards lie on their decks
	After  *State       // what came of it; nil while Ask is set
	Events []game.Event // what happened, up to what must be asked
	Ask    *game.Event  // the move of one more card from a deck, whose face must be told first
}

// Foretell does a legal action with the decks giving the cards that are told,
// in their order. When the action turns up one more it stops there and asks:
// what the rest comes to may depend on that card. The position stays as it is.
func (s *State) Foretell(a game.Action, told []Turned) (Foretelling, error) {
	before := *s
	for i := len(told) - 1; i >= 0; i-- {
		if err := before.Edit(Edit{Put, common(told[i].Deck, 0, 0), told[i].N}); err != nil {
			return Foretelling{}, err
		}
	}
	after := before
	var log game.Log
	after.Apply(a, &log)
	out, n := Foretelling{Before: &before, After: &after, Events: log.Events}, 0
	for i := range log.Events {
		e := &log.Events[i]
		if e.Kind != game.Move || e.From.Zone != TravelDeck && e.From.Zone != CardDeck && e.From.Zone != GiftDeck {
			continue
		}
		if n++; n > len(told) {
			out.After, out.Events, out.Ask = nil, log.Events[:i], e
			return out, nil
		}
	}
	return out, nil
}
