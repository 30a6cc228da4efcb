package headless

import (
	"context"

	"posterestante/game"
)

// reply takes the next action of a seat that no person plays: an Automa's, or
// what a bot of the game chooses, or a seat that thinks, with its reason where it
// can say one.
func (s *server) reply(r *request) (object, *failure) {
	eyes, f := s.eyes(r.Seat)
	if f != nil {
		return nil, f
	}
	seat := s.match.Turn()
	_, asks := s.match.Volunteer()
	switch {
	case s.match.Over():
		return nil, wrong("reply", "the game is over")
	case s.match.Setup().Seats[seat] == "person" && !asks:
		return nil, wrong("reply", "seat %d is a person's: choose one of its legal actions and take it with do", seat)
	}
	a, thought, err := s.host.Reply(context.Background(), s.match)
	if err != nil {
		return nil, wrong("reply", "%v", err)
	}
	events, err := s.match.DoThought(a, thought)
	if err != nil {
		return nil, s.failureOf(err, "", english)
	}
	out := object{{"action", s.match.Text(s.match.Len()-1, eyes)}}
	if why, ok := s.match.Reason(s.match.Len()-1, eyes); ok {
		reason := object{{"key", why.Key}, {"words", s.teller(english).Reason(why)}}
		if why.Rule != "" {
			reason = append(reason, field{"rule", why.Rule})
		}
		out = append(out, field{"reason", reason})
	}
	if t, ok := s.match.Thought(s.match.Len()-1, eyes); ok {
		out = append(out, field{"thought", s.thought(t)})
	}
	return append(append(out, field{"events", s.events(events, eyes)}), s.standing()...), nil
}

// thought is why a seat that thinks took its action, as game.Session.Thought lets the
// asking seat read it: of another seat only once the match is over.
func (s *server) thought(t game.Thought) object {
	turn, passed := []string{}, []object{}
	for _, a := range t.Turn {
		turn = append(turn, s.match.Game().Notation(a))
	}
	for _, p := range t.Passed {
		passed = append(passed, object{{"action", s.match.Game().Notation(p.Action)}, {"loss", p.Loss}})
	}
	return object{{"chance", t.Chance}, {"turn", turn}, {"passed", passed}}
}
