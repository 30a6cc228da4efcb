package montaigne

import (
	"fmt"
	"slices"
)

// stacks are the ways in which steps wait for one another, the top one last.
var stacks = [][]uint8{
	{},
	{StepTake}, {StepTake, StepBuy}, {StepTake, StepSail}, {StepTake, StepPope},
	{StepToll}, {StepHome, StepToll}, {StepHome, StepNoble}, {StepHome, StepNoble, StepToll},
	{StepQuote}, {StepRead}, {StepCoach}, {StepRob}, {StepSearch}, {StepChoose}, {StepUnseen}, {StepPope},
}

// checkSteps holds that every open step makes sense for the seat to act.
func (s *State) checkSteps() error {
	var open []uint8
	for _, t := range s.steps[:s.depth] {
		open = append(open, t.kind)
	}
	if !slices.ContainsFunc(stacks, func(known []uint8) bool { return slices.Equal(known, open) }) {
		return fmt.Errorf("steps: these don't wait for one another")
	}
	for i, t := range s.steps[:s.depth] {
		if why := s.checkStep(t); why != "" {
			return fmt.Errorf("step %d (%d, %d, %d): %s", i, t.kind, t.a, t.b, why)
		}
	}
	return nil
}

// checkStep says what is wrong with a step, "" if nothing is.
func (s *State) checkStep(t step) string {
	me := s.me()
	if t.kind >= StepQuote && !s.meets() || t.kind == StepSail && !s.winds() {
		return "is of an option that is not played"
	}
	switch t.kind {
	case StepTake:
		if t.a < 1 || t.a > 2 || t.b != 0 {
			return "1 or 2 takes"
		}
	case StepBuy, StepSail:
		if t.a > 3 || t.b < 1 || t.b > costs[t.a] || me.hand.n < t.b || s.row[t.a] == 0 {
			return "a is a place that costs, b what is left to pay with the hand"
		}
		if t.kind == StepSail && s.sails(t.a) != yes {
			return "the winds don't lay that card"
		}
	case StepToll:
		if t.a < 1 || t.a > 2 || me.hand.n < t.a {
			return "1 or 2 cards of the hand"
		}
	case StepHome:
		if me.voyage.n == 0 || Cards[me.voyage.top()].City != Bordeaux {
			return "the voyage ends in Bordeaux"
		}
	case StepNoble:
		if !s.meets() || me.turned || !isPerson(me.voyage.top(), Noble) || s.row[0] == 0 {
			return "the Noble ends the voyage, and a card is on the board"
		}
	case StepRob:
		if t.a != RobFind && t.a != RobPerson {
			return "a is 1 or 2"
		}
	case StepRead, StepChoose:
		if t.a >= s.seats || t.a == uint8(s.turn) || s.p[t.a].hand.n == 0 || t.kind == StepChoose && t.b&(1<<t.a) == 0 {
			return "a is another seat with cards, b holds it"
		}
	case StepUnseen:
		if t.b == 0 || t.b&^s.zoneHands() != 0 {
			return "b are other seats with cards of zone 2"
		}
	}
	return ""
}
