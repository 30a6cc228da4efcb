package headless

import (
	"errors"
	"strconv"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
)

// teller puts the match into words; seats are called by their numbers.
func (s *server) teller(lang string) wording.Teller {
	var names []string
	for seat := range s.match.Seats() {
		names = append(names, strconv.Itoa(seat))
	}
	return wording.For(s.match.Game().Name(), words.In(lang), names)
}

// point reads a number of actions done, at most now; without one it is usual.
func (s *server) point(name string, n *int, usual int) (int, *failure) {
	if n == nil {
		return usual, nil
	}
	if *n < 0 || *n > s.match.Len() {
		return 0, wrong("value", "%s is from 0 to %d, the actions done, not %d", name, s.match.Len(), *n)
	}
	return *n, nil
}

// timeline lists the actions done, and of each what bars a seat from taking it
// back.
func (s *server) timeline(r *request) (object, *failure) {
	eyes, f := s.eyes(r.Seat)
	if f != nil {
		return nil, f
	}
	from, f := s.point("from", r.From, 0)
	if f != nil {
		return nil, f
	}
	steps, t := []object{}, s.teller(english)
	for n := from; n < s.match.Len(); n++ {
		step := s.match.Step(n)
		one := object{{"n", n}, {"seat", step.Seat}, {"action", s.match.Text(n, eyes)}}
		if b := s.match.BarrierAt(n, eyes); b != nil {
			one = append(one, field{"barrier", s.barrier(b, eyes, t)})
		}
		steps = append(steps, one)
	}
	return append(object{{"steps", steps}, {"back", s.match.Back(eyes)}, {"undone", s.match.Undone()},
		{"lifted", s.match.Lifted()}, {"crossed", s.match.Crossed()}}, s.standing()...), nil
}

// barrier says what a seat learned, or that another decided.
func (s *server) barrier(b *game.Barrier, eyes game.Seat, t wording.Teller) object {
	if b.Event.Kind == 0 {
		return object{{"why", "decision"}, {"message", t.Barrier(b)}}
	}
	out := object{{"why", "learned"}, {"message", t.Barrier(b)}}
	for _, e := range s.events([]game.Event{b.Event}, eyes) {
		out = append(out, field{"event", e})
	}
	return out
}

// undo takes back the last n actions, or all but the first so many.
func (s *server) undo(r *request) (object, *failure) {
	if r.N != nil && r.To != nil {
		return nil, wrong("field", "undo takes n or to, not both")
	}
	n, f := howMany(r.N)
	if f == nil && r.To != nil {
		n, f = s.point("to", r.To, 0)
		n = s.match.Len() - n
	}
	if f != nil {
		return nil, f
	}
	return s.takeBack(n)
}

// takeBack takes back n actions, all or none.
func (s *server) takeBack(n int) (object, *failure) {
	if s.away != nil {
		return s.undoAway(n)
	}
	if err := s.match.UndoN(n); err != nil {
		return nil, s.failureOf(err, "undo", english)
	}
	return append(object{{"undone", n}}, s.standing()...), nil
}

// restart takes back what the seat to act did this turn, as far as it may.
func (s *server) restart(*request) (object, *failure) {
	seat, n := s.match.Turn(), s.match.Len()
	if n == 0 || s.match.Step(n-1).Seat != seat {
		return nil, wrong("undo.nothing", "nothing was done yet in this turn")
	}
	for n > s.match.Back(seat) && s.match.Step(n-1).Seat == seat {
		n--
	}
	if n == s.match.Len() {
		return nil, s.failureOf(s.match.CanUndo(seat), "undo", english)
	}
	return s.takeBack(s.match.Len() - n)
}

// lift lifts the barriers of undo, or sets them again.
func (s *server) lift(r *request) (object, *failure) {
	if err := s.match.Lift(r.On == nil || *r.On); err != nil {
		if errors.Is(err, game.ErrLift) {
			return nil, wrong("lift", "%v", err)
		}
		return nil, s.failureOf(err, "lift", english)
	}
	return append(object{{"lifted", s.match.Lifted()}}, s.standing()...), nil
}

// branch goes on with a new match that has the first actions of this one.
func (s *server) branch(r *request) (object, *failure) {
	at, f := s.point("at", r.At, s.match.Len())
	if f != nil {
		return nil, f
	}
	s.match = s.match.Branch(at)
	return s.header(), nil
}

// facts are what a seat may know about its turn, in words and for programs.
func (s *server) facts(r *request) (object, *failure) {
	eyes, f := s.eyes(r.Seat)
	if f != nil {
		return nil, f
	}
	lang, f := language(r)
	if f != nil {
		return nil, f
	}
	facts := s.match.Facts(eyes)
	said, out := s.teller(lang).Facts(s.match, eyes), []object{}
	for i, f := range facts {
		text := f.Key
		if i < len(said) {
			text = said[i].Words
		}
		out = append(out, s.factJSON(f, text))
	}
	return append(object{{"facts", out}}, s.standing()...), nil
}

// factJSON writes a fact; what it doesn't have is left out.
func (s *server) factJSON(f game.Fact, text string) object {
	out := object{{"key", f.Key}, {"words", text}}
	if f.Rule != "" {
		out = append(out, field{"rule", f.Rule})
	}
	if f.N != 0 {
		out = append(out, field{"n", f.N})
	}
	var spots []object
	for _, spot := range f.Spots {
		spots = append(spots, spotOf(s.match.Game().Table(), spot))
	}
	if spots != nil {
		out = append(out, field{"spots", spots})
	}
	var actions []string
	for _, a := range f.Actions {
		actions = append(actions, s.match.Game().Notation(a))
	}
	switch {
	case f.Line:
		out = append(out, field{"way", actions})
	case actions != nil && !f.Head(): // a heading's are those of legal
		out = append(out, field{"actions", actions})
	}
	if f.Refusal != nil {
		out = append(out, field{"why", f.Refusal.Code})
	}
	return out
}
