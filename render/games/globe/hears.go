package globe

import (
	"unicode/utf8"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/table/board"
)

// Hears is how a card is read: one that only brings something goes by itself, one that turns the journey is gone on
// from by hand; a night that is paid is a line.
func (b Board) Hears(e game.Event, next []game.Event, v *game.View, c *board.Context) board.Hearing {
	n := rules.CardOf(e.Piece)
	if n == 0 {
		return board.Hearing{Asks: true}
	}
	card, k := b.R.Decks.Card(n), rules.KindOf(n)
	cheques, sent := night(next)
	if k == rules.Lodging && !sent {
		words := c.Tell.Say(card.SayTitle(k))
		if cheques > 0 {
			words += " · " + c.Words.N("globe.table.night", cheques)
		}
		return board.Hearing{Line: words}
	}
	d := b.layout(v, c, board.Standing{}).Reading(n)
	return board.Hearing{Asks: k == rules.Lodging || card.Upsets(), Shown: asksBeside(n, next, v),
		Letters: utf8.RuneCountInString(d.Story) + utf8.RuneCountInString(d.Does)}
}

// asksBeside says whether the next events lead to a step that shows a card beside what it asks: its price, or what to
// choose of it (see scenes).
func asksBeside(card uint8, next []game.Event, v *game.View) bool {
	at := func(c game.Counter) int {
		for i := len(next) - 1; i >= 0; i-- {
			if e := next[i]; e.Kind == game.Count && e.Counter == c {
				return int(e.Value)
			}
		}
		return v.Counter(c, game.Nobody)
	}
	step := rules.StepKind(at(rules.StepKindN))
	return (step == rules.StepPrice || step == rules.StepChoose) && at(rules.StepA) == int(card)
}

// night is how many cheques the next events pay for the night, 0 where that isn't settled yet, and whether somebody is
// sent back for it first.
func night(next []game.Event) (cheques int, sent bool) {
	for _, e := range next {
		switch {
		case e.Kind == game.Move && e.Piece.Back == rules.BackPawn:
			return 0, true
		case e.Kind == game.Note && e.Key == rules.NoteNight:
			return int(e.Value), false
		}
	}
	return 0, false
}
