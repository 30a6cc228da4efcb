package headless

import (
	"context"
	"encoding/json"
	"errors"
	"slices"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/room"
	"posterestante/hosting/visit"
)

// away is a seat in a room elsewhere, for which a session of the protocol speaks: its seat's mode. What a request may
// be told is what the room told this seat, and nothing else is here.
type away struct {
	*visit.Visit
	ctx  context.Context // ends what waits
	from int             // how many actions the last answer left as they were told before
}

// ofSeat are the commands that a seat's mode has of the others.
var ofSeat = []string{"games", "legal", "do", "undo", "redo", "restart", "timeline", "view", "facts", "why", "scores",
	"help", "quit"}

// seatVerbs are those that it has besides.
func seatVerbs() []verb {
	return []verb{
		{"wait", nil, "wait until this seat is to decide, or the match is over; what happened since", false,
			(*server).wait},
		{"match", nil, "the match: its game, who sits where, which seat is this one", true, (*server).about},
	}
}

// verbs are the commands of this session.
func (s *server) verbs() []verb {
	if s.away == nil {
		return verbs()
	}
	out := seatVerbs()
	for _, v := range verbs() {
		if slices.Contains(ofSeat, v.name) {
			out = append(out, v)
		}
	}
	return out
}

// mine says whether what is decided now is for this session to decide.
func (s *server) mine() bool { return s.away == nil || s.match.Turn() == s.away.Seat() }

// notMine is the failure of asking about what another seat decides.
func (s *server) notMine() *failure {
	return wrong("turn", "seat %d decides now, and this is seat %d: ask wait", s.match.Turn(), s.away.Seat())
}

// ownEyes reads in whose eyes to see: this seat's.
func (s *server) ownEyes(raw json.RawMessage) (game.Seat, *failure) {
	var n int
	own := s.away.Seat()
	if raw != nil && (json.Unmarshal(raw, &n) != nil || game.Seat(n) != own) {
		return own, wrong("seat", "this session is seat %d's, and sees with no other eyes", own)
	}
	return own, nil
}

// news has the match be as it stands now, and says what happened since the last answer.
func (s *server) news() object {
	m, from := s.away.Match()
	if m == nil { // it is told anew just now
		return s.standing()
	}
	s.match, s.away.from = m, from
	events := []object{}
	for n := from; n < m.Len(); n++ {
		events = append(events, s.events(m.Step(n).Events, s.away.Seat())...)
	}
	return append(object{{"from", from}, {"actions", m.Len()}, {"events", events}}, s.standing()...)
}

// wait waits until the seat is to decide, or the match is over.
func (s *server) wait(*request) (object, *failure) {
	if err := s.away.Wait(s.away.ctx); err != nil {
		return nil, s.gone(err)
	}
	return s.news(), nil
}

// gone is the failure of a visit that ended, or of what a room refuses.
func (s *server) gone(err error) *failure {
	var no *room.No
	if errors.As(err, &no) && s.away.Err() == nil {
		return wrong(no.Why, "%s", words.In(english).T(no.Why))
	}
	s.quit = true
	return wrong("gone", "%s", whyGone(err))
}

// whyGone is why there is no room any more, in words.
func whyGone(err error) string {
	var no *room.No
	if errors.As(err, &no) {
		return words.In(english).T(no.Why)
	}
	return usererr.Words(err, words.In(english))
}

// about tells of the match.
func (s *server) about(*request) (object, *failure) {
	head := s.header()
	out := slices.DeleteFunc(head, func(f field) bool { return f.name == "seed" })
	return append(out, field{"seat", s.away.Seat()}, field{"names", s.away.Names()}), nil
}

// takeAway asks the referee for an action of this seat.
func (s *server) takeAway(a game.Action, lang string) (object, *failure) {
	if game.SeatOf(s.match.State(), a) != s.away.Seat() {
		return nil, s.notMine()
	}
	if r := s.match.Refuse(a); r != nil {
		return nil, s.refused(r, lang)
	}
	return s.changed(nil, s.away.Do(s.away.ctx, s.match.Len(), a), lang)
}

// undoAway asks to take back the last n actions, and waits for what the others say.
func (s *server) undoAway(n int) (object, *failure) {
	if n < 1 || n > s.match.Len() {
		return nil, s.failureOf(game.ErrNothing, "undo", english)
	}
	return s.changed(object{{"undone", n}}, s.away.Undo(s.away.ctx, s.match.Len()-n), english)
}

// redoAway takes again what was taken back.
func (s *server) redoAway(n int) (object, *failure) {
	if n > s.match.Undone() {
		return nil, s.failureOf(game.ErrNothing, "redo", english)
	}
	var err error
	for i := 0; i < n && err == nil; i++ {
		err = s.away.Redo(s.away.ctx)
	}
	return s.changed(object{{"redone", n}}, err, english)
}

// changed tells what came of what the room was asked for.
func (s *server) changed(out object, err error, lang string) (object, *failure) {
	var no *room.No
	switch {
	case errors.As(err, &no) && no.Rule != "":
		return nil, s.refused(game.Refuse(no.Why, no.Rule), lang)
	case err != nil:
		return nil, s.gone(err)
	}
	return append(out, s.news()...), nil
}
