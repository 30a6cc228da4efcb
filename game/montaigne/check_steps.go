package montaigne

import (
	"slices"

	"posterestante/game"
)

// stacks are the ways in which steps wait for one another, the top one last.
var stacks = [][]uint8{
	{},
	{StepTake}, {StepTake, StepBuy}, {StepTake, StepSail}, {StepTake, StepPope},
	{StepToll}, {StepHome, StepToll}, {StepHome, StepNoble}, {StepHome, StepNoble, StepToll},
	{StepQuote}, {StepRead}, {StepCoach}, {StepRob}, {StepSearch}, {StepChoose}, {StepUnseen}, {StepPope},
}

// checkSteps checks that every open step makes sense for the seat to act.
func (s *State) checkSteps() error {
	var open []uint8
	for _, t := range s.steps.Open() {
		open = append(open, t.Kind)
	}
	if !slices.ContainsFunc(stacks, func(known []uint8) bool { return slices.Equal(known, open) }) {
		return cannot("steps", "", s.turn, 0, "steps: these don't wait for one another")
	}
	for i, t := range s.steps.Open() {
		if why := s.checkStep(t); why != "" {
			return cannot("step", "", s.turn, 0, "step %d (%d, %d, %d): %s", i, t.Kind, t.A, t.B, why)
		}
	}
	return nil
}

// checkStep says what is wrong with a step, "" if nothing is.
func (s *State) checkStep(t step) string {
	me := s.me()
	if t.Kind >= StepQuote && !s.meets() || t.Kind == StepSail && !s.winds() {
		return "is of an option that is not played"
	}
	switch t.Kind {
	case StepTake:
		if t.A < 1 || t.A > 2 || t.B != 0 {
			return "1 or 2 takes"
		}
	case StepBuy, StepSail:
		if t.A > 3 || t.B < 1 || t.B > costs[t.A] || me.hand.N < t.B || s.row[t.A] == 0 {
			return "a is a place that costs, b what is left to pay with the hand"
		}
		if t.Kind == StepSail && s.sails(t.A) != yes {
			return "the winds don't lay that card"
		}
	case StepToll:
		if t.A < 1 || t.A > 2 || me.hand.N < t.A {
			return "1 or 2 cards of the hand"
		}
	case StepHome:
		if me.voyage.N == 0 || Cards[me.voyage.Top()].City != Bordeaux {
			return "the voyage ends in Bordeaux"
		}
	case StepNoble:
		if !s.meets() || me.turned || !IsPerson(me.voyage.Top(), Noble) || s.row[0] == 0 {
			return "the Noble ends the voyage, and a card is on the board"
		}
	case StepPope:
		if t.A > s.seats || t.A > 0 && (game.Seat(t.A)-1 == s.turn || s.p[t.A-1].home != 0 || s.steps.Depth > 1) {
			return "a is 0, or 1 more than another seat on the road, in whose turn it is and who decides nothing else"
		}
	case StepRob:
		if t.A != RobFind && t.A != RobPerson {
			return "a is 1 or 2"
		}
	case StepRead, StepChoose:
		if t.A >= s.seats || t.A == uint8(s.turn) || s.p[t.A].hand.N == 0 || t.Kind == StepChoose && t.B&(1<<t.A) == 0 {
			return "a is another seat with cards, b holds it"
		}
	case StepUnseen:
		if t.B == 0 || t.B&^s.zoneHands() != 0 {
			return "b are other seats with cards of zone 2"
		}
	}
	return ""
}
