package milestones

import "posterestante/game"

// Teller says what happens, without a language: keys of the words, and what
// fills their places.
type Teller struct{ game.Silent }

var _ game.Teller = Teller{}

// Thing names a milestone, or an unknown one.
func (Teller) Thing(p game.Piece) game.Phrase {
	if p.ID == 0 {
		return game.Say("stone.hidden")
	}
	return game.SayN("stone", Km(uint8(p.ID)))
}

// Prompt is what the table asks for.
func (Teller) Prompt(v *game.View, picked []game.Spot) game.Phrase {
	switch {
	case v.Over:
		return game.Say("prompt.over")
	case len(picked) > 0:
		return game.Say("prompt.where")
	}
	return game.Say("prompt.play")
}

// Step tells what a seat did.
func (t Teller) Step(before, _ *game.View, seat game.Seat, a game.Action, _ []game.Event) game.Told {
	key, rule, sign := "step.ride", game.Rule("T2"), "bike1"
	if a.Verb == Rest {
		key, rule, sign = "step.rest", "T4", "discard"
	}
	return game.Told{Short: game.Say(key, game.Args{"Who": game.SaySeat(seat), "Thing": t.Thing(stones.Face(a.A))}),
		Rule: rule, Sign: sign}
}

// Label is what lies at a spot, or the zone.
func (t Teller) Label(v *game.View, at game.Spot) game.Phrase {
	if p := v.At(at); p.Back != 0 {
		return game.SayCapital(t.Thing(p))
	}
	return game.Say("zone." + v.Table.Zones[at.Zone].Name)
}

// ScoreLine names the one source of points.
func (Teller) ScoreLine(game.ScoreLine) game.Phrase { return game.Say("score.road") }
