package store

import (
	"encoding/json"
)

// Branch begins another match with the first n actions of this one, from where
// it may be played otherwise; the new one says where it is From. Only a match
// that is over, or whose barriers are lifted, may be branched: anybody else
// would try out what lies in the decks. The error is a *Trouble.
func (s *Shelf) Branch(m *Match, n int, name string) (*Match, error) {
	sess := m.sess
	if n < 0 || n > sess.Len() {
		return nil, trouble("store.branch.none", m.name, nil)
	}
	if !sess.Over() && !sess.Lifted() {
		return nil, trouble("store.branch.going", m.name, nil)
	}
	if n == sess.Len() && sess.Over() {
		return nil, trouble("store.branch.over", m.name, nil)
	}
	meta, err := metaOf(&Reading{Header: m.header, Session: sess})
	if err != nil {
		return nil, trouble("store.create", name, err)
	}
	meta.Name, meta.From, meta.Lesson = name, m.id, ""
	var actions []byte
	for i := range n {
		step := sess.Step(i)
		actions = append(actions, lineOf(record{Action: sess.Game().Notation(step.Action),
			Why: reasonFor(sess.Game(), step.Thought)})...)
	}
	return s.begin(meta, actions)
}

// Again begins a match with the same seed, seats and start as one of the
// shelf; that one is not touched. The error is a *Damage or a *Trouble.
func (s *Shelf) Again(id string) (*Match, error) {
	r, err := s.Look(id)
	if err != nil {
		return nil, err
	}
	meta, err := metaOf(r)
	if err != nil {
		return nil, trouble("store.create", r.Name, err)
	}
	meta.Name = r.Name
	return s.New(meta)
}

// metaOf is what a match was made from.
func metaOf(r *Reading) (Meta, error) {
	h := r.Header
	meta := Meta{Name: h.Name, Setup: h.Setup, Seats: h.Seats, Lesson: h.Lesson, From: h.From}
	if h.Position {
		start, err := json.Marshal(r.Session.Branch(0).State())
		if err != nil {
			return meta, err
		}
		meta.Start = start
	}
	return meta, nil
}

// Look reads a match of the shelf without opening it: nothing is locked,
// repaired or written. The error is a *Damage or a *Trouble.
func (s *Shelf) Look(id string) (*Reading, error) { return s.LookWatched(id, nil) }

// LookWatched is Look for a file that may be long; where the watch stops it the
// error is ErrLeft.
func (s *Shelf) LookWatched(id string, watch Watch) (*Reading, error) {
	if !goodID(id) {
		return nil, trouble("store.none", id, nil)
	}
	data, err := readFile(s.path(id))
	if err != nil {
		return nil, trouble("store.read", id, err)
	}
	r, err := ReadWatched(data, watch)
	if err != nil {
		return nil, named(err, id)
	}
	return r, nil
}
