package montaigne

import (
	"slices"

	"posterestante/game"
)

// dialOf is what a counter may be set to by hand.
type dialOf = func(*State, game.Seat) game.Range

// playing is a dial of a match that goes on.
func playing(of dialOf) dialOf {
	return func(s *State, seat game.Seat) (d game.Range) {
		if !s.Over() {
			d = of(s, seat)
		}
		return d
	}
}

func remadeDial(s *State, _ game.Seat) (d game.Range) {
	if s.called() {
		d.Most = int(lastRemake) - 1
	}
	return d
}

func passesDial(s *State, _ game.Seat) game.Range { return game.Range{Most: int(s.onRoad()) - 1} }

// homeDial: on the road, or the first home, the second ... (M6.2).
func homeDial(s *State, _ game.Seat) game.Range {
	d := game.Range{Most: int(s.seats), Values: []game.Phrase{say("counter.on_road")}}
	for n := range s.seats {
		d.Values = append(d.Values, arrival(n+1))
	}
	return d
}

// visitedDial are the cities not to be gone back to (M3.5).
func visitedDial(*State, game.Seat) game.Range {
	d := game.Range{Most: 1<<(NumCities+1) - 1, Set: true, Values: []game.Phrase{{}}}
	for c := City(1); c <= NumCities; c++ {
		d.Values = append(d.Values, cityName(c))
	}
	return d
}

// stepDial is what must be settled now; without the fine encounters less can be.
func stepDial(s *State, _ game.Seat) (d game.Range) {
	d.Most = int(StepHome)
	if s.meets() {
		d.Most = len(stepNames) - 1
	}
	for _, name := range stepNames[:d.Most+1] {
		d.Values = append(d.Values, say("step."+name))
	}
	return d
}

// stepADial and stepBDial are the numbers of that step, see there.
func stepADial(s *State, _ game.Seat) game.Range {
	switch s.top().Kind {
	case StepTake, StepToll, StepRob:
		return game.Range{Least: 1, Most: 2}
	case StepBuy, StepSail:
		return game.Range{Least: 0, Most: 3}
	case StepRead, StepChoose:
		return game.Range{Most: int(s.seats) - 1, Values: s.names()}
	case StepPope:
		return game.Range{Most: int(s.seats), Values: append([]game.Phrase{inOwnTurn()}, s.names()...)}
	}
	return game.Range{}
}

func stepBDial(s *State, _ game.Seat) game.Range {
	switch s.top().Kind {
	case StepBuy, StepSail:
		return game.Range{Least: 1, Most: int(slices.Max(costs[:]))}
	case StepSearch, StepChoose, StepUnseen:
		return game.Range{Most: 1<<s.seats - 1, Values: s.names(), Set: true}
	}
	return game.Range{}
}

func (s *State) names() (out []game.Phrase) {
	for i := range game.Seat(s.seats) {
		out = append(out, game.SaySeat(i))
	}
	return out
}

// Range is what a counter may be set to, see game.Editable. The last turn follows
// from who is home.
func (s *State) Range(c game.Counter, seat game.Seat) (game.Range, bool) {
	return zoneTable.Range(s, c, seat)
}

// SetCounter sets a counter within its Range.
func (s *State) SetCounter(c game.Counter, seat game.Seat, n int) error {
	old := *s
	if err := zoneTable.SetCounter(s, c, seat, n); err != nil {
		return err
	}
	switch c {
	case StepKind:
		s.wait(uint8(n))
	case StepA, StepB:
		t := s.steps.Pop()
		if c == StepA {
			t.A = uint8(n)
		} else {
			t.B = uint8(n)
		}
		s.steps.Push(t.Kind, t.A, t.B)
	case Called:
		s.n[Called] = old.n[Called]
		s.setCalled(n == 1)
		return s.edited(nil)
	case ActionsLeft, Acted:
	default:
		return s.edited(nil)
	}
	s.follow()
	return nil
}

// wait has a step be settled next, on those that it waits on: of the ways in
// which it may lie on others the first that can be, else the first.
func (s *State) wait(kind uint8) {
	first := *s
	first.steps.Clear()
	first.steps.Push(kind, 0, 0)
	found := false
	for _, stack := range stacks {
		if kind == NoStep && len(stack) > 0 || kind != NoStep && (len(stack) == 0 || stack[len(stack)-1] != kind) {
			continue
		}
		try := *s
		try.steps.Clear()
		for _, k := range stack {
			try.steps.Push(k, try.usual(k).A, try.usual(k).B)
		}
		if try.showTop(nil); try.checkSteps() == nil {
			*s = try
			return
		}
		if !found {
			first, found = try, true
		}
	}
	*s = first
}

// usual is a step with numbers that make sense, if any do.
func (s *State) usual(kind uint8) step {
	t := step{Kind: kind}
	switch kind {
	case StepTake, StepToll, StepRob:
		t.A = 1
	case StepBuy, StepSail:
		for i := range s.row {
			if t.B == 0 && costs[i] > 0 && s.row[i] != 0 {
				t.A, t.B = uint8(i), costs[i]
			}
		}
	case StepRead, StepChoose:
		for i := range s.seats {
			if game.Seat(i) != s.turn && s.p[i].hand.N > 0 {
				t.A, t.B = i, 1<<i
			}
		}
		if kind == StepRead {
			t.B = 0
		}
	case StepUnseen:
		t.B = s.zoneHands()
	}
	return t
}
