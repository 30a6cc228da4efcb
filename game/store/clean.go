package store

import "encoding/json"

// Clean is the file of a match as it would be had nothing been taken back in it: what it began as, and the actions that
// are done. It is what others may be given of a match that goes on: what was taken back is nobody's business.
func (r *Reading) Clean() ([]byte, error) {
	h, s := r.Header, r.Session
	h.Name = r.Name
	out := lineOf(h)
	if h.Position {
		start, err := json.Marshal(s.Branch(0).State())
		if err != nil {
			return nil, err
		}
		out = append(out, lineOf(record{Start: start})...)
	}
	for n := range s.Len() {
		step := s.Step(n)
		out = append(out, lineOf(record{Action: s.Game().Notation(step.Action),
			Why: reasonFor(s.Game(), step.Thought)})...)
	}
	if s.Over() {
		out = append(out, lineOf(record{End: true, Scores: s.Scores()})...)
	}
	return out, nil
}
