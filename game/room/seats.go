package room

import (
	"encoding/hex"
	"slices"
	"time"

	"posterestante/game"
	"posterestante/game/deal"
	"posterestante/game/foreign"
)

// Ledger is who owns which seat, to be kept beside the match.
type Ledger struct {
	Match string  `json:"match,omitempty"`
	Seats []Owner `json:"seats"`
	Deals int     `json:"deals,omitempty"` // how many deals were begun
	Clock int     `json:"clock,omitempty"` // how long a turn may take, in hours
	Since int64   `json:"since,omitempty"` // when the turn of Turn began, in seconds since 1970
	Turn  int     `json:"turn,omitempty"`

	Late  bool     `json:"late,omitempty"`  // the host asks that those who look on see all, a round late
	Shown bool     `json:"shown,omitempty"` // that is so in this match
	Watch []string `json:"watch,omitempty"` // the keys of those who watched it so
}

// Owner is one line of it.
type Owner struct {
	Chair Chair  `json:"chair"`
	Key   string `json:"key,omitempty"`
	Host  bool   `json:"host,omitempty"` // it sits at the host's screen
}

// save keeps the ledger.
func (r *Room) save() *No {
	if r.cfg.Save == nil {
		return nil
	}
	l := Ledger{Match: r.id, Deals: r.deals, Clock: r.clock.hours, Turn: int(r.clock.seat),
		Late: r.late.asked, Shown: r.late.on, Watch: slices.Clone(r.late.keys)}
	if !r.clock.since.IsZero() {
		l.Since = r.clock.since.Unix()
	}
	for _, s := range r.seats {
		l.Seats = append(l.Seats, Owner{s.Chair, s.key, s.host})
	}
	if r.cfg.Save(l) != nil {
		return &No{Why: "room.kept"}
	}
	return nil
}

// Resume puts a room back as a ledger says, with its match, nil where none was begun; how tells how its seed was dealt.
func (r *Room) Resume(l Ledger, match Keeper, how *deal.Deal) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for i := range min(len(l.Seats), len(r.seats)) {
		at := &l.Seats[i]
		r.seats[i].Chair, r.seats[i].key, r.seats[i].host = at.Chair, at.Key, at.Host
	}
	r.deals = l.Deals
	if slices.Contains(Clocks, l.Clock) {
		r.clock.hours = l.Clock
	}
	if l.Since > 0 {
		r.clock.since, r.clock.seat = time.Unix(l.Since, 0), game.Seat(l.Turn)
	}
	r.late = late{asked: l.Late, on: l.Shown, keys: slices.Clone(l.Watch[:min(len(l.Watch), mostWatchers)])}
	if match != nil {
		r.take(match, l.Match, how)
		r.advance()
	}
	r.wake()
}

// Secret is the secret of a seat's key by the key's name, for a link; nil where there is none.
func (r *Room) Secret(name [8]byte) []byte {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, s := range r.seats {
		if len(s.key) == keyLetters && s.key[:2*len(name)] == hex.EncodeToString(name[:]) {
			secret, _ := hex.DecodeString(s.key[2*len(name):]) // we wrote it
			return secret
		}
	}
	return nil
}

// keyLetters is how long a key is: 8 bytes name it, 32 are secret.
const keyLetters = 2 * (8 + 32)

// sit gives a seat that is open to a program, with a new key.
func (r *Room) sit(g *Guest, s *Say) *No {
	at := &r.seats[s.Seat]
	name := foreign.Name(s.Name)
	switch {
	case slices.Contains(g.seats, s.Seat): // another name
		at.Name = name
		r.gather()
		return r.save()
	case at.Kind != Open:
		return &No{Why: "room.taken"}
	case g.late != nil && r.going():
		return &No{Why: "room.watched"}
	}
	var b [keyLetters / 2]byte
	r.cfg.Random(b[:])
	was := *at
	at.Agrees, at.Lapsed, at.Shows = false, false, g.host && r.late.asked && !r.going()
	at.key, at.Name, at.Kind, at.host = hex.EncodeToString(b[:]), name, "person", g.host
	if no := r.save(); no != nil {
		*at = was
		return no
	}
	g.late = nil
	r.own(g, s.Seat)
	r.tell(g, &Tell{Sat: &Sat{Seat: s.Seat, Key: at.key}})
	r.gather()
	if r.match != nil { // a seat given anew
		r.start(g)
	}
	return nil
}

// stand gives a seat back, before the match begins.
func (r *Room) stand(g *Guest, s *Say) *No {
	if !slices.Contains(g.seats, s.Seat) {
		return &No{Why: "room.owner"}
	}
	if r.match != nil {
		return &No{Why: "room.begun"}
	}
	no := r.clear(s.Seat, Open)
	g.sat = len(g.seats) > 0
	return no
}

// place has the host say who plays a seat: an opponent, or whoever comes. Its key is void.
func (r *Room) place(_ *Guest, s *Say) *No {
	kind := s.Kind
	if _, thinks := game.Thinks(kind); kind != Open && !thinks && !slices.Contains(r.cfg.Game.Kinds(), kind) ||
		kind == "person" {
		return &No{Why: "room.kind"}
	}
	return r.clear(s.Seat, kind)
}

// clear has a seat be nobody's.
func (r *Room) clear(at game.Seat, kind string) *No {
	r.dealing = nil // somebody else will sit there
	s := &r.seats[at]
	name := s.Name
	if kind != Open || r.match == nil {
		name = ""
	}
	was := *s
	s.Kind, s.Name, s.key, s.host, s.Agrees, s.Lapsed, s.Shows = kind, name, "", false, false, false, false
	if no := r.save(); no != nil {
		*s = was
		return no
	}
	for _, g := range slices.Clone(r.guests) {
		if slices.Contains(g.seats, at) {
			g.seats = slices.DeleteFunc(g.seats, func(o game.Seat) bool { return o == at })
			if r.match != nil {
				r.start(g)
			}
		}
	}
	r.gather()
	return nil
}

// hall is what a program may know of the room.
func (r *Room) hall(g *Guest) *Hall {
	h := &Hall{Game: r.cfg.Game.Name(), Options: r.cfg.Options, Begun: r.match != nil, Host: g.host, Asked: r.asked,
		Rounds: r.rounds, Deals: r.deals, Dealing: r.dealing != nil, Clock: r.clock.hours,
		Late: r.late.asked, Shown: r.late.on && r.match != nil}
	for i, s := range r.seats {
		c := s.Chair
		c.Mine = slices.Contains(g.seats, game.Seat(i))
		c.Here = slices.ContainsFunc(r.guests, func(o *Guest) bool { return slices.Contains(o.seats, game.Seat(i)) })
		h.Seats = append(h.Seats, c)
	}
	for _, o := range r.guests {
		if o.said && len(o.seats) == 0 {
			h.Watch++
		}
	}
	return h
}

// gather tells all who sits where.
func (r *Room) gather() {
	for _, g := range slices.Clone(r.guests) {
		if g.said {
			r.tellHall(g)
		}
	}
}
