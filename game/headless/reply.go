package headless

// reply takes the next action of a seat that no person plays: an Automa's, or
// what a bot of the game chooses, with its reason where it can say one.
func (s *server) reply(r *request) (object, *failure) {
	eyes, f := s.eyes(r.Seat)
	if f != nil {
		return nil, f
	}
	seat := s.match.Turn()
	switch {
	case s.match.Over():
		return nil, wrong("reply", "the game is over")
	case s.match.Setup().Seats[seat] == "person":
		return nil, wrong("reply", "seat %d is a person's: choose one of its legal actions and take it with do", seat)
	}
	a := s.match.Reply()
	events, err := s.match.Do(a)
	if err != nil {
		return nil, s.failureOf(err, "", english)
	}
	out := object{{"action", s.match.Text(s.match.Len() - 1)}}
	if why, ok := s.match.Reason(s.match.Len() - 1); ok {
		reason := object{{"key", why.Key}, {"words", s.teller(english).Reason(why)}}
		if why.Rule != "" {
			reason = append(reason, field{"rule", why.Rule})
		}
		out = append(out, field{"reason", reason})
	}
	return append(append(out, field{"events", s.events(events, eyes)}), s.standing()...), nil
}
