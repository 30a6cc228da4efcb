package montaigne

import (
	"posterestante/game"
)

// A bot does each legal action on a re-dealt copy of the position, plays its
// turn on from there, each time by what looks best at once, weighs what it then
// has of its wishes (see wishes), and takes the best. A keen one goes on
// farther and looks at several deals. Neither sees the truth.

// level is how a bot of a kind thinks.
type level struct {
	deals int // re-deals looked at
	ahead int // actions of its turn played on after the one it weighs
}

var levels = [...]level{BotSteady: {1, 2}, BotKeen: {4, 8}}

// NewBot makes the bot of a kind of seat; nil for a person or an unknown kind.
func NewBot(kind string, seed uint64) game.Bot {
	for i, k := range kinds {
		if k != kind {
			continue
		}
		switch uint8(i) {
		case BotRandom:
			return &game.RandomBot{Rand: game.NewRand(seed)}
		case BotSteady, BotKeen:
			return &Bot{level: uint8(i)}
		}
	}
	return nil
}

// Bot makes the bot of a kind of seat; nil for a person or an unknown kind.
func (Game) Bot(kind string, seed uint64) game.Bot { return NewBot(kind, seed) }

// Bot plays steadily or keenly. It keeps nothing from one choice to the next.
type Bot struct {
	level uint8
	legal []game.Action
	work  State
	after State
}

// Choose is game.Bot.
func (b *Bot) Choose(v game.View, legal []game.Action, deal func() game.State) game.Action {
	a, _ := b.Decide(v, legal, deal)
	return a
}

// Decide is Choose with the reason: the wish that the action fulfils best, as a
// key, its rule, the spots of the action and the action itself.
func (b *Bot) Decide(v game.View, legal []game.Action, deal func() game.State) (game.Action, game.Fact) {
	seat := v.Seat
	sums := make([]float64, len(legal))
	var start *State
	for range levels[b.level].deals {
		start = deal().(*State)
		for i, a := range legal {
			b.work.CopyFrom(start)
			b.work.Apply(a, nil)
			b.playOn(seat)
			sums[i] += b.weigh(&b.work, seat)
		}
	}
	best := 0
	for i := range legal {
		if sums[i] > sums[best]+1e-9 {
			best = i
		}
	}
	a := legal[best]
	return a, b.reason(start, seat, a)
}

// Explain is the reason for an action in any position.
func (b *Bot) Explain(st game.State, seat game.Seat, a game.Action) game.Fact {
	return b.reason(st.(*State), seat, a)
}

// playOn goes on with the turn, each time by what weighs most at once.
func (b *Bot) playOn(seat game.Seat) {
	for range levels[b.level].ahead {
		if b.work.turn != seat {
			return
		}
		b.legal = b.work.Legal(b.legal[:0])
		best, most := b.legal[0], -1e9
		for _, a := range b.legal {
			b.after = b.work
			b.after.Apply(a, nil)
			if w := b.weigh(&b.after, seat); w > most {
				best, most = a, w
			}
		}
		b.work.Apply(best, nil)
	}
}

// weigh sums up the wishes of a seat in a position.
func (b *Bot) weigh(s *State, seat game.Seat) float64 {
	m := measured(s, seat)
	sum := 0.0
	for i := range wishes {
		if w := wishes[i].weight; w != 0 {
			sum += w * wishes[i].of(&m)
		}
	}
	return sum
}

// reason is the wish that an action serves most.
func (b *Bot) reason(start *State, seat game.Seat, a game.Action) game.Fact {
	f := game.Fact{Key: "bot.least", Actions: []game.Action{a}, Spots: start.Parts(a, nil)}
	before := measured(start, seat)
	b.after = *start
	b.after.Apply(a, nil)
	after := measured(&b.after, seat)
	most := 0.05 // less is no reason
	for i := range wishes {
		w := wishes[i].weight
		if gain := w * (wishes[i].of(&after) - wishes[i].of(&before)); gain > most {
			most, f.Key, f.Rule = gain, "bot."+wishes[i].key, wishes[i].rule
		}
	}
	return f
}
