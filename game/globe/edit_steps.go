package globe

import (
	"posterestante/game"
)

// handmade says whether a step can be laid by hand: not what settles itself, not an
// auction or a barter, in which another decides, nor the keeping of what was drawn.
func (r *Rules) handmade(k StepKind) bool {
	row := &r.Steps[k]
	return row.Offer != nil && !row.Keeps && !row.Other && !row.Spoken && !auctions(k)
}

// stepDial is what must be settled now.
func stepDial(s *State, _ game.Seat) (d game.Range) {
	if s.Over() {
		return d
	}
	d.Most = len(s.R.Steps) - 1
	for k, row := range s.R.Steps {
		var name game.Phrase
		if s.R.handmade(StepKind(k)) {
			name = say("step." + row.Name)
		}
		d.Values = append(d.Values, name)
	}
	return d
}

// stepADial is whose bag is open.
func stepADial(s *State, _ game.Seat) (d game.Range) {
	switch t := s.Top(); {
	case t.Kind == StepPick && t.B == PickDrop:
	case t.Kind == StepPick:
		d = game.Range{Most: int(s.Seats) - 1, Values: s.others(t.Seat)}
	}
	return d
}

// stepNDial is a debt, or another number that a step counts.
func stepNDial(s *State, _ game.Seat) (d game.Range) {
	switch t := s.Top(); {
	case t.Kind == StepDebt:
		d = game.Range{Least: 10, Most: 1000, Step: 10}
	case s.R.StepMost != nil:
		d.Most = s.R.StepMost(s, t.Kind)
		d.Least = min(1, d.Most)
	}
	return d
}

// wait has a step be settled next: of the ways in which it may be laid the first
// that can be, else the first.
func (s *State) wait(k StepKind) {
	ways := s.ways(k)
	if len(ways) == 0 {
		ways = [][]Step{{{Kind: k, Seat: s.Active()}}}
	}
	s.anew()
	first := *s
	for i, way := range ways {
		try := *s
		try.EndTurn()
		for _, t := range way {
			t.Seat = s.Active()
			try.Push(t)
		}
		try.show(nil)
		if i == 0 {
			first = try
		}
		if try.checkSteps() == nil {
			first = try
			break
		}
	}
	*s = first
}

// ways are those in which a step may be laid: many follow from the card that was
// read last of a deck.
func (s *State) ways(k StepKind) (out [][]Step) {
	switch k {
	case StepAim, StepDebt, StepPick:
		for _, deck := range []Kind{Mail, Chance, Adventure} {
			out = append(out, s.waysOf(k, s.Open[deck])...)
		}
	case StepChoose:
		return [][]Step{{{Kind: k, A: s.Open[Adventure]}}}
	case StepPrice:
		c := s.Open[Souvenir]
		n := int16(0)
		if c != 0 {
			n = s.R.Decks.Card(c).Price
		}
		if s.R.Double(s, s.Active()) {
			n *= 2
		}
		return [][]Step{{{Kind: k, A: c, N: n}}}
	}
	return append(out, s.R.Ways(s, k)...)
}

// waysOf are the ways in which a step may follow from an effect of a card.
func (s *State) waysOf(k StepKind, c uint8) (out [][]Step) {
	if c == 0 {
		return nil
	}
	for i, e := range s.R.Decks.Card(c).Effects {
		below := Step{Kind: StepCard, A: c, N: int16(i + 1)}
		on := func(t Step) { out = append(out, []Step{below, t}) }
		switch {
		case k == StepAim && e.Kind.Aimed():
			on(Step{Kind: k, A: uint8(e.Kind), N: e.N})
		case k == StepDebt && e.Kind == Pay:
			on(Step{Kind: k, N: e.N})
		case k == StepPick && e.Kind == Take:
			for seat := range s.Seats {
				on(Step{Kind: k, A: seat, B: PickTake})
			}
		case k == StepPick && e.Kind == Lose && e.Item == 0:
			on(Step{Kind: k, A: uint8(s.Active()), B: PickDrop})
		}
	}
	return out
}
