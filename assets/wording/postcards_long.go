package wording

import (
	"strings"

	"posterestante/game"
	pc "posterestante/game/postcards"
)

// gained are the effects kept for the turn, by their counter.
var gained = [...]struct {
	counter game.Counter
	key     string
}{{pc.Moves, "long.moves"}, {pc.Takes, "long.takes"}, {pc.Camps, "long.camps"}, {pc.Extra, "long.extra"}}

// shuffleKeys name what is shuffled, by the deck that is made.
var shuffleKeys = map[game.Zone]string{pc.TravelDeck: "long.shuffle_travel", pc.CardDeck: "long.shuffle_postcards", pc.GiftDeck: "long.shuffle_gifts"}

// long tells the events in their order, then what is kept for the turn.
func (t telling) long() []string {
	var out []string
	say := func(line string, rule game.Rule) {
		if line != "" {
			out = append(out, t.cited(line, rule))
		}
	}
	score, looks, again := t.before.Counter(pc.ScoreN, t.seat), 0, false
	for _, e := range t.events {
		switch e.Kind {
		case game.Move:
			say(t.seen(e), "")
			if e.To.Zone == pc.Look {
				looks++
			}
		case game.Count:
			if e.Counter == pc.ScoreN && e.Seat == t.seat {
				say(t.n("points."+string(e.Rule), int(e.Value)-score), e.Rule)
				score = int(e.Value)
			}
		case game.Shuffle:
			if key := shuffleKeys[e.To.Zone]; key != "" {
				say(t.t(key), e.Rule)
			}
		case game.Note:
			if again && strings.HasPrefix(e.Key, "auto.pass.") {
				break // what the second search came to says enough
			}
			again = again || e.Key == "auto.sweep"
			say(t.note(e), e.Rule)
		}
	}
	if looks > 0 && t.before.View.Seat != t.seat {
		say(t.n("long.looks", looks), "P8.5")
	}
	for _, g := range gained {
		if t.before.count(pc.Phase) == int(pc.AutoTurn) {
			break // its notes tell of it
		}
		say(t.some(g.key, t.after.count(g.counter)-t.before.count(g.counter)), "")
	}
	return out
}

// seen tells of a card that came to light for this viewer: one played, one
// looked at, one discarded after looking.
func (t telling) seen(e game.Event) string {
	face := t.faced(e.Piece)
	switch {
	case face == "":
		return ""
	case e.To.Zone == pc.Played:
		return t.t("long.played", with{"Card": face})
	case e.To.Zone == pc.Look && t.before.View.Seat == t.seat:
		_, n := pc.Sort(e.Piece)
		return t.t("long.seen", with{"Card": t.card(uint8(n))})
	case e.From.Zone == pc.Look && e.To.Zone == pc.CardDiscard:
		return t.t("long.discarded", with{"Card": face})
	}
	return ""
}
