package room

import (
	"encoding/json"
	"errors"
	"slices"

	"posterestante/game"
	"posterestante/game/deal"
)

// kinds are who plays the seats now.
func (r *Room) kinds() (out []string) {
	for _, s := range r.seats {
		out = append(out, s.plays())
	}
	return out
}

// plays is who plays a seat now.
func (s *seat) plays() string {
	switch {
	case s.Kind == Open: // whoever had it is gone, and nobody came yet
		return "person"
	case s.Lapsed:
		return standIn
	}
	return s.Kind
}

// begin begins a match of those who sit, or another one once it is over.
func (r *Room) begin(*Guest, *Say) *No {
	if r.match != nil && !r.match.Session().Over() {
		return &No{Why: "room.begun"}
	}
	if slices.ContainsFunc(r.seats, func(s seat) bool { return s.Kind == Open }) {
		return &No{Why: "room.open"}
	}
	if !r.agreed() {
		return &No{Why: "room.agree"}
	}
	if seed := r.cfg.Seeds(); seed != "" {
		return r.play(seed, r.cfg.NewID(), nil)
	}
	return r.deal()
}

// play begins a match from a seed.
func (r *Room) play(seed game.Seed, id string, how *deal.Deal) *No {
	var chairs []Chair
	for _, s := range r.seats {
		chairs = append(chairs, s.Chair)
	}
	setup := game.Setup{Game: r.cfg.Game.Name(), Seats: r.kinds(), Options: r.cfg.Options, Seed: seed}
	m, err := r.cfg.Begin(setup, chairs, id, how)
	if err != nil {
		return &No{Why: "room.kept"}
	}
	if r.match != nil {
		_ = r.match.Close() // it is over, and kept
	}
	r.rounds++
	r.take(m, id, how)
	r.late = late{asked: r.late.asked, on: r.shows()}
	for _, g := range r.guests {
		g.late, g.sat = nil, len(g.seats) > 0
	}
	if no := r.save(); no != nil {
		return no
	}
	r.gather()
	for _, g := range slices.Clone(r.guests) {
		if g.said {
			r.start(g)
		}
	}
	return nil
}

// take has the room go on with a match.
func (r *Room) take(m Keeper, id string, how *deal.Deal) {
	r.match, r.id, r.how, r.asked, r.line = m, id, how, nil, nil
	for range m.Session().Len() {
		r.named++
		r.line = append(r.line, r.named)
	}
}

// do takes an action for a seat.
func (r *Room) do(_ *Guest, s *Say) *No {
	m := r.match.Session()
	switch {
	case s.N < 0 || s.N > m.Len():
		return &No{Why: "room.late"}
	case r.away() && (r.told() || m.Over()):
		return &No{Why: "room.post"}
	}
	a, err := m.Read(s.A)
	if err != nil {
		return &No{Why: "room.action"}
	}
	if r.away() && !game.IsRequest(m.State(), a) {
		return &No{Why: "room.post"}
	}
	if seat := game.SeatOf(m.State(), a); seat != s.Seat {
		return &No{Why: "room.turn"}
	}
	if s.N != m.Len() && !game.IsRequest(m.State(), a) { // a request may be said while others go on
		return &No{Why: "room.late"}
	}
	no := r.act(a, nil)
	if no == nil {
		r.acted(s.Seat)
	}
	return no
}

// act takes an action and tells all.
func (r *Room) act(a game.Action, why *game.Thought) *No {
	_, err := r.match.DoThought(a, why)
	var refusal *game.Refusal
	switch {
	case errors.As(err, &refusal):
		return &No{Why: refusal.Code, Rule: refusal.Rule}
	case err != nil:
		return &No{Why: "room.kept"}
	}
	r.name()
	r.done()
	return nil
}

// name gives the last action a name.
func (r *Room) name() {
	r.named++
	r.line = append(r.line[:r.match.Session().Len()-1], r.named)
}

// done tells all of the last action.
func (r *Room) done() {
	if r.asked != nil {
		r.asked = nil
		r.gather()
	}
	n := r.match.Session().Len() - 1
	r.live(func(g *Guest) *Tell { return &Tell{Step: r.step(g, n)} })
	if s := r.match.Session(); s.Over() {
		o := r.over()
		r.live(func(*Guest) *Tell { return &Tell{Over: o} })
	}
	r.advance()
}

// begins is the match at its beginning as a program may know it; so many actions follow.
func (r *Room) begins(g *Guest, actions int) *Start {
	s := r.match.Session()
	setup := s.Setup()
	setup.Seed, setup.Seats = "", nil
	t := &Start{Match: r.id, Len: actions, Late: g.late != nil}
	for _, seat := range r.seats {
		seat.Lapsed = seat.Lapsed && !t.Late // whose time is over just now is news
		setup.Seats = append(setup.Seats, seat.plays())
		t.Names, t.Tints = append(t.Names, seat.Name), append(t.Tints, seat.Colour)
	}
	t.Setup = setup
	for _, seat := range g.eyes() {
		t.Eyes = append(t.Eyes, Eyes{Seat: seat, Events: packed(s.Opening(seat)), Pos: pos(s, 0, seat)})
	}
	return t
}

// start tells a program the whole match.
func (r *Room) start(g *Guest) {
	s := r.match.Session()
	r.tell(g, &Tell{Start: r.begins(g, s.Len())})
	for n := range s.Len() {
		r.tell(g, &Tell{Step: r.step(g, n)})
	}
	r.tellOver(g)
}

// tellOver tells a program what was hidden, once the match is over.
func (r *Room) tellOver(g *Guest) {
	if r.match.Session().Over() {
		r.tell(g, &Tell{Over: r.over()})
	}
}

// eyes are the seats that a program sees with; a spectator's where it has none, all where it watches a round late.
func (g *Guest) eyes() (out []game.Seat) {
	if g.late != nil {
		for i := range g.room.seats {
			out = append(out, game.Seat(i))
		}
		return out
	}
	if len(g.seats) == 0 {
		return []game.Seat{game.Nobody}
	}
	return g.seats
}

// pos is the position after n actions as a seat imagines it. It follows from what the seat sees, and from n.
func pos(s *game.Session, n int, seat game.Seat) json.RawMessage {
	st := s.Imagined(n, seat, game.SeedFor(s.StateAt(n), seat, n))
	out, _ := json.Marshal(st) // a position can always be written
	return out
}

// step is the n-th action as a program's seats may know it.
func (r *Room) step(g *Guest, n int) *Step {
	s := r.match.Session()
	done := s.Step(n)
	out := &Step{N: n, Name: r.line[n], Seat: done.Seat}
	for _, seat := range g.eyes() {
		out.Eyes = append(out.Eyes, eyesOf(s, n, seat))
	}
	return out
}

// eyesOf is what a seat sees of the n-th action. What was secret when it was done is told so, and opened by the action
// that opened it, whenever it is told.
func eyesOf(s *game.Session, n int, seat game.Seat) Eyes {
	done, then := s.Step(n), s.Branch(n+1)
	e := Eyes{Seat: seat, Text: then.Text(n, seat), Events: packed(game.EventsFor(done.Events, seat)),
		Pos: pos(s, n+1, seat)}
	switch {
	case done.Seat == seat:
		e.Action = flat(done.Action)
	case !then.Sealed(n):
		e.Action = flat(game.VeiledFor(s.Game(), done, seat))
	}
	for _, k := range opened(s, n) {
		e.Opened = append(e.Opened, Unsealed{N: k, Action: flat(game.VeiledFor(s.Game(), s.Step(k), seat)),
			Text: game.TextFor(s.Game(), s.Step(k), seat)})
	}
	return e
}

// opened are the actions that were secret until the n-th.
func opened(s *game.Session, n int) (out []int) {
	before, after := s.Branch(n), s.Branch(n+1)
	for k := range n {
		if before.Sealed(k) && !after.Sealed(k) {
			out = append(out, k)
		}
	}
	return out
}
