package headless

import (
	"encoding/json"
	"errors"
	"strings"

	"posterestante/game"
	"posterestante/game/box"
)

// verb is a command of the protocol. Those of a seat's mode are in seat.go.
type verb struct {
	name   string
	fields []string // that it takes, beside cmd and id
	about  string
	match  bool // it needs a match
	run    func(*server, *request) (object, *failure)
}

// verbs are the commands of the protocol.
func verbs() []verb {
	return []verb{
		{"games", nil, "the games, their seats, kinds and options", false, (*server).games},
		{"new", []string{"game", "seats", "options", "seed"}, "begin a match", false, (*server).begin},
		{"load", []string{"position", "text", "path"}, "begin from a position, or go on with a match file", false, (*server).load},
		{"legal", nil, "the legal actions", true, (*server).legal},
		{"do", []string{"action", "seat", "lang"}, "take an action; what happened, in a seat's eyes", true, (*server).take},
		{"reply", []string{"seat"}, "take the next action of a seat that no person plays", true, (*server).reply},
		{"undo", []string{"n", "to"}, "take back the last n actions, or all but the first so many", true, (*server).undo},
		{"redo", []string{"n", "seat"}, "take n of them again", true, (*server).redo},
		{"restart", nil, "take back what was done this turn, as far as it may be", true, (*server).restart},
		{"timeline", []string{"seat", "from"}, "the actions done, and what bars a seat from taking them back", true, (*server).timeline},
		{"lift", []string{"on"}, "lift the barriers of undo for one person alone, or set them again", true, (*server).lift},
		{"branch", []string{"at"}, "go on with a new match that has the first actions of this one", true, (*server).branch},
		{"view", []string{"seat", "at"}, "what a seat, or the spectator, sees, or saw after some actions", true, (*server).view},
		{"facts", []string{"seat", "lang"}, "what a seat may know about its turn", true, (*server).facts},
		{"state", nil, "the whole position, hidden things included", true, (*server).state},
		{"why", []string{"action", "picked", "spot", "lang"}, "why an action or a click is refused", true, (*server).why},
		{"scores", nil, "the scores as they stand", true, (*server).scores},
		{"help", nil, "this list", false, (*server).help},
		{"quit", nil, "end the session", false, (*server).end},
	}
}

func (s *server) verbNames() string {
	var names []string
	for _, v := range s.verbs() {
		names = append(names, v.name)
	}
	return strings.Join(names, ", ")
}

func (s *server) help(*request) (object, *failure) {
	var out []object
	for _, v := range s.verbs() {
		out = append(out, object{{"cmd", v.name}, {"fields", append([]string{}, v.fields...)}, {"about", v.about}})
	}
	return object{{"cmds", out}}, nil
}

func (s *server) end(*request) (object, *failure) {
	s.quit = true
	return nil, nil
}

func (s *server) games(*request) (object, *failure) {
	var out []object
	for _, p := range box.Games {
		g := p.Game
		least, most := g.Seats()
		var options []object
		for _, o := range g.Options() {
			options = append(options, object{{"name", o.Name}, {"values", o.Values}})
		}
		out = append(out, object{{"name", g.Name()}, {"rules", g.Version()}, {"least_seats", least}, {"most_seats", most},
			{"kinds", g.Kinds()}, {"options", options}})
	}
	return object{{"games", out}}, nil
}

func (s *server) legal(*request) (object, *failure) {
	texts := []string{}
	if s.mine() {
		for _, a := range s.match.Legal() {
			texts = append(texts, s.match.Game().Notation(a))
		}
	}
	out := append(s.standing(), field{"legal", texts})
	if asks := s.requests(); len(asks) > 0 {
		out = append(out, field{"requests", asks})
	}
	return out, nil
}

// requests is what seats may ask for though another decides, see game.Requester.
func (s *server) requests() (out []string) {
	for seat := range game.Seat(s.match.Seats()) {
		if s.away != nil && seat != s.away.Seat() {
			continue
		}
		for _, a := range s.match.Requests(seat) {
			out = append(out, s.match.Game().Notation(a))
		}
	}
	return out
}

// action reads the request's action.
func (s *server) action(r *request) (game.Action, *failure) {
	if r.Action == nil {
		return game.Action{}, wrong("field", "an action is missing")
	}
	a, err := s.match.Read(*r.Action)
	if err != nil {
		return a, wrong("action", "%v", err)
	}
	return a, nil
}

func (s *server) take(r *request) (object, *failure) {
	eyes, f := s.eyes(r.Seat)
	if f != nil {
		return nil, f
	}
	lang, f := language(r)
	if f != nil {
		return nil, f
	}
	a, f := s.action(r)
	if f != nil {
		return nil, f
	}
	if s.away != nil {
		return s.takeAway(a, lang)
	}
	events, err := s.match.Do(a)
	if err != nil {
		return nil, s.failureOf(err, "", lang)
	}
	return append(object{{"events", s.events(events, eyes)}}, s.standing()...), nil
}

// failureOf is the failure of an error of the session, in words of a language.
func (s *server) failureOf(err error, code, lang string) *failure {
	var r *game.Refusal
	var b *game.Barrier
	switch {
	case errors.As(err, &r):
		return s.refused(r, lang)
	case errors.As(err, &b):
		return wrong("undo.barrier", "action %d: %s", b.Step, s.teller(lang).Barrier(b))
	case errors.Is(err, game.ErrNothing):
		return wrong(code+".nothing", "there are not so many actions to %s", code)
	}
	return wrong("internal", "%v", err)
}

// howMany reads n, 1 where it is left out.
func howMany(n *int) (int, *failure) {
	if n == nil {
		return 1, nil
	}
	if *n < 1 {
		return 0, wrong("value", "n is 1 or more, not %d", *n)
	}
	return *n, nil
}

func (s *server) redo(r *request) (object, *failure) {
	n, f := howMany(r.N)
	if f != nil {
		return nil, f
	}
	eyes, f := s.eyes(r.Seat)
	if f != nil {
		return nil, f
	}
	if s.away != nil {
		return s.redoAway(n)
	}
	events, err := s.match.RedoN(n)
	if err != nil {
		return nil, s.failureOf(err, "redo", english)
	}
	return append(object{{"redone", n}, {"events", s.events(events, eyes)}}, s.standing()...), nil
}

func (s *server) view(r *request) (object, *failure) {
	eyes, f := s.eyes(r.Seat)
	if f != nil {
		return nil, f
	}
	at, f := s.point("at", r.At, s.match.Len())
	if f != nil {
		return nil, f
	}
	return object{{"view", viewJSON(s.match.Game(), s.match.ViewAt(at, eyes))}}, nil
}

func (s *server) state(*request) (object, *failure) { return object{{"state", s.match.State()}}, nil }

func (s *server) why(r *request) (object, *failure) {
	lang, f := language(r)
	if f != nil {
		return nil, f
	}
	if !s.mine() {
		return nil, s.notMine()
	}
	var refusal *game.Refusal
	switch {
	case r.Action != nil && r.Spot == nil && r.Picked == nil:
		a, f := s.action(r)
		if f != nil {
			return nil, f
		}
		refusal = s.match.Refuse(a)
	case r.Action == nil && r.Spot != nil:
		spot, f := s.spot(*r.Spot)
		var picked []game.Spot
		for _, p := range r.Picked {
			if f == nil {
				var one game.Spot
				one, f = s.spot(p)
				picked = append(picked, one)
			}
		}
		if f != nil {
			return nil, f
		}
		refusal = s.match.Why(picked, spot)
	default:
		return nil, wrong("field", "why takes an action, or a spot and what is picked")
	}
	if refusal == nil {
		return object{{"legal", true}}, nil
	}
	return object{{"legal", false}, {"why", s.refused(refusal, lang)}}, nil
}

func (s *server) scores(*request) (object, *failure) {
	return object{{"over", s.match.Over()}, {"scores", s.match.Scores()}}, nil
}

// eyes reads in whose eyes to see: a seat's number or "spectator"; the seat to
// act where it is left out, the spectator when the game is over.
func (s *server) eyes(raw json.RawMessage) (game.Seat, *failure) {
	if s.away != nil {
		return s.ownEyes(raw)
	}
	if raw == nil {
		return s.match.Turn(), nil
	}
	var text string
	if json.Unmarshal(raw, &text) == nil && text == "spectator" {
		return game.Nobody, nil
	}
	var n int
	if err := json.Unmarshal(raw, &n); err != nil || n < 0 || n >= s.match.Seats() {
		return 0, wrong("value", `seat is from 0 to %d, or "spectator", not %.20s`, s.match.Seats()-1, string(raw))
	}
	return game.Seat(n), nil
}
