package search

import (
	"context"

	"posterestante/game"
)

// Bot is a game.Bot that searches so many iterations a decision.
type Bot struct {
	Player     *Player
	Iterations int
	Rand       game.Rand
	Last       Answer // the last time that there was something to think about
}

// Choose is game.Bot.
func (b *Bot) Choose(_ game.View, legal []game.Action, deal func() game.State) game.Action {
	if len(legal) == 1 {
		return legal[0]
	}
	a, err := b.Player.Think(context.Background(), Question{Deal: deal(), Iterations: b.Iterations,
		Seed: b.Rand.Next()})
	if err != nil {
		return legal[0]
	}
	b.Last = a
	return a.Action
}
