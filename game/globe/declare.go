package globe

// What decks are written with, one line a card.

// Of is the effect by an amount, as its kind counts: money, squares, turns ...
func (k EffectKind) Of(n int16) Effect { return Effect{Kind: k, N: n} }

// An is the effect on an item.
func (k EffectKind) An(i Item) Effect { return Effect{Kind: k, Item: i} }

// New is a card that does its effects in order.
func New(key, place, emblem string, effects ...Effect) Card {
	return Card{Key: key, Place: place, Emblem: emblem, Effects: effects}
}

// For is a card with a price.
func For(price int16, key, place, emblem string) Card {
	return Card{Key: key, Place: place, Emblem: emblem, Price: price}
}

// Rolled is the card, decided by the die after its effects.
func (c Card) Rolled(outcomes ...Outcome) Card { c.Roll = outcomes; return c }

// Chosen is the card, decided by choice after its effects.
func (c Card) Chosen(outcomes ...Outcome) Card { c.Choose = outcomes; return c }

// UpTo is what comes of faces up to this one, from that of the outcome before.
func UpTo(most uint8, key string, effects ...Effect) Outcome {
	return Outcome{Most: most, Key: key, Effects: effects}
}

// Or is an outcome to choose.
func Or(key string, effects ...Effect) Outcome { return UpTo(0, key, effects...) }
