package gametest

import (
	"slices"

	"posterestante/game"
)

// choose is what the seat to act does, and why.
func (m *match) choose(bot *bot) (game.Action, *game.Thought) {
	if m.c.Reply != nil {
		if a, why, ok := m.c.Reply(m.s); ok {
			return a, why
		}
	}
	if a, ok := m.request(); ok {
		return a, nil
	}
	a := m.s.Ask(bot, &m.chance)
	return a, &game.Thought{Turn: []game.Action{a}}
}

// bot plays at random: any action, or any verb and then any action of it, so
// that rare things are done too.
type bot struct {
	rand   game.Rand
	byVerb bool
	verbs  []game.Verb
}

// Choose is game.Bot.
func (b *bot) Choose(_ game.View, legal []game.Action, _ func() game.State) game.Action {
	if !b.byVerb {
		return legal[b.rand.Intn(len(legal))]
	}
	b.verbs = b.verbs[:0]
	for _, a := range legal {
		if !slices.Contains(b.verbs, a.Verb) {
			b.verbs = append(b.verbs, a.Verb)
		}
	}
	verb := b.verbs[b.rand.Intn(len(b.verbs))]
	n := 0
	for _, a := range legal {
		if a.Verb == verb {
			n++
		}
	}
	n = b.rand.Intn(n)
	for _, a := range legal {
		if a.Verb != verb {
			continue
		}
		if n == 0 {
			return a
		}
		n--
	}
	return legal[0]
}
