package game

// Preview is what an action would bring, as far as its seat can know: what the
// engine does with it in every deal that the seat may imagine.
type Preview struct {
	Action Action
	Before View    // of the seat to act, as it stands
	After  View    // as far as is sure: before the first event by which it would learn anything
	Events []Event // up to there
	Sure   bool    // that is all: nothing hangs on chance, or on what is hidden

	Lines []Phrase // what the game says of it, the most important first; none: its telling says it
	Ways  [][]Spot // ways of pieces besides those of the events: from, over, to
	Spots []Spot   // what it touches besides the places of the events
}

// Previewer is a Game that says more of what an action would bring than the
// telling of it would. It writes Lines, Ways and Spots; the rest is there. What it
// reads but that is the same whatever is dealt, and so must be what it writes.
type Previewer interface{ Preview(*Preview) }

const (
	previewDeals = 3       // re-deals in which an action is tried; one would do if no event told what it doesn't say
	previewSeed  = 0x9e4ad // deals them
)

// Preview tries a legal action of the seat to act on re-dealt copies, and keeps
// what all of them have in common.
func (s *Session) Preview(a Action) Preview {
	st := s.now()
	seat := st.Turn()
	p := Preview{Action: a, Before: st.View(seat), Sure: true}
	r := NewRand(previewSeed)
	try := st.Clone()
	for i := range previewDeals {
		try.CopyFrom(st)
		try.Determinize(seat, &r)
		var log Log
		try.Apply(a, &log)
		events, chance := foreseen(log.Events, seat)
		if i == 0 {
			p.Events = events
		}
		n := common(p.Events, events)
		p.Sure = p.Sure && !chance && n == len(p.Events) && n == len(events)
		p.Events = p.Events[:n]
	}
	p.After = p.Before.Clone()
	for i, e := range p.Events {
		if p.After.Apply(e) != nil { // what can't be followed without a face is left out
			p.Events, p.Sure = p.Events[:i], false
			break
		}
	}
	if g, ok := s.game.(Previewer); ok {
		g.Preview(&p)
	}
	return p
}

// foreseen are events as a seat can foresee them: before the first by which it
// would learn anything. Until then all follows from what it knows. chance says
// that there is such an event.
func foreseen(events []Event, seat Seat) (out []Event, chance bool) {
	for _, e := range EventsFor(events, seat) {
		if e.Learns(seat) {
			return out, true
		}
		out = append(out, e)
	}
	return out, false
}

// common is how many events two lists begin with together.
func common(a, b []Event) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}
