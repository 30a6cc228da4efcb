package room

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"slices"

	"posterestante/game"
	"posterestante/game/stats"
)

// late is what those who look on may see with the eyes of all seats, one round late, where all persons agreed to it.
type late struct {
	asked bool     // the host asks for it
	on    bool     // all agreed to it before the match began
	shown int      // so many actions are shown by now
	keys  []string // of those who watched so: they never sit in this match
}

// feed is how far a program that watches so was told the match.
type feed struct {
	sent  int // so many actions were sent
	heard int // so many it says that it has
	over  bool
	hall  []byte // what it was told last of the room
}

// What a feed holds at most.
const (
	mostAhead    = 256 // actions that are sent before the program says that it has those before
	mostWatchers = 256 // keys of one match
)

// lateAt is how many actions of a match are one round old: all before the round that came before this one, and all of
// them once it is over. It follows from the actions before that round and from how many rounds there were.
func lateAt(s *game.Session) int {
	if s.Over() {
		return s.Len()
	}
	begins := stats.Begins(s)
	return begins[max(0, len(begins)-2)]
}

// setLate has the host ask whether those who look on may see all a round late; all persons have to agree anew.
func (r *Room) setLate(g *Guest, s *Say) *No {
	if r.going() {
		return &No{Why: "room.begun"}
	}
	r.late.asked = s.Yes
	for i := range r.seats {
		r.seats[i].Shows = s.Yes && slices.Contains(g.seats, game.Seat(i))
	}
	r.gather()
	return r.save()
}

// show has a person agree to that, or no longer; while a match goes on nobody takes back what they agreed to.
func (r *Room) show(_ *Guest, s *Say) *No {
	if r.going() && !s.Yes {
		return &No{Why: "room.begun"}
	}
	r.seats[s.Seat].Shows = s.Yes && r.late.asked
	r.gather()
	if no := r.save(); no != nil {
		return no
	}
	r.advance()
	return nil
}

// going says whether a match goes on.
func (r *Room) going() bool { return r.match != nil && !r.match.Session().Over() }

// shows says whether all persons agreed. Who came since doesn't by sitting down.
func (r *Room) shows() bool {
	not := func(s seat) bool { return s.Kind == "person" && !s.Shows }
	return r.late.asked && !slices.ContainsFunc(r.seats, not)
}

// watch has a program without a seat see all a round late from now on: it never sits in this match. Said again with N
// it has so many actions.
func (r *Room) watch(g *Guest, s *Say) *No {
	switch {
	case r.match == nil:
		return &No{Why: "room.not_begun"}
	case g.late != nil:
		g.late.heard = min(max(g.late.heard, s.N), g.late.sent)
		r.feed(g)
		return nil
	case g.sat:
		return &No{Why: "room.seated"}
	case !r.late.on:
		return &No{Why: "room.not_late"}
	case len(r.late.keys) >= mostWatchers:
		return &No{Why: "room.crowd"}
	}
	var b [keyLetters / 2]byte
	r.cfg.Random(b[:])
	key := hex.EncodeToString(b[:])
	r.late.keys = append(r.late.keys, key)
	if no := r.save(); no != nil {
		r.late.keys = r.late.keys[:len(r.late.keys)-1]
		return no
	}
	r.tell(g, &Tell{Watch: &Watch{Key: key}})
	r.watches(g)
	r.gather()
	return nil
}

// watches tells a program the match from its beginning, as far as it is shown.
func (r *Room) watches(g *Guest) {
	g.late = &feed{}
	r.tell(g, &Tell{Start: r.begins(g, r.late.shown)})
	r.feed(g)
}

// watched says whether one of the keys is of somebody who watched this match so.
func (r *Room) watched(keys []string) bool {
	return slices.ContainsFunc(r.late.keys, func(k string) bool { return slices.Contains(keys, k) })
}

// advance shows what is a round old by now.
func (r *Room) advance() {
	if r.match == nil || !r.late.on {
		return
	}
	if s := r.match.Session(); s.Over() || r.shows() {
		r.late.shown = max(r.late.shown, lateAt(s))
	}
	for _, g := range slices.Clone(r.guests) {
		if g.late != nil {
			r.feed(g)
		}
	}
}

// feed tells a program what is shown and it doesn't know yet.
func (r *Room) feed(g *Guest) {
	f, s := g.late, r.match.Session()
	for f.sent < min(r.late.shown, f.heard+mostAhead) {
		r.tell(g, &Tell{Step: r.step(g, f.sent)})
		f.sent++
	}
	if s.Over() && f.sent == s.Len() && !f.over {
		f.over = true
		r.tell(g, &Tell{Over: r.over()})
	}
}

// backLate takes back what was shown and is no longer so: the actions after the first n.
func (r *Room) backLate(n int, by game.Seat) {
	r.late.shown = min(r.late.shown, n)
	for _, g := range slices.Clone(r.guests) {
		if f := g.late; f != nil && f.sent > n {
			f.sent, f.heard, f.over = n, min(f.heard, n), false
			r.tell(g, &Tell{Back: &Back{N: n, By: by}})
		}
	}
}

// live tells each program that sees the match as it stands what is made for it.
func (r *Room) live(make func(*Guest) *Tell) {
	for _, g := range slices.Clone(r.guests) {
		if g.said && g.late == nil {
			r.tell(g, make(g))
		}
	}
}

// tellHall tells a program who sits where. Who watches a round late hears nothing of the match by it, not even that
// something happened.
func (r *Room) tellHall(g *Guest) {
	h := r.hall(g)
	if g.late == nil {
		r.tell(g, &Tell{Room: h})
		return
	}
	h.Asked = nil
	for i := range h.Seats {
		h.Seats[i].Lapsed = false
	}
	if now, err := json.Marshal(h); err == nil && !bytes.Equal(now, g.late.hall) {
		g.late.hall = now
		r.tell(g, &Tell{Room: h})
	}
}

// goesOnLate tells who watches a round late on from where it knows the match, else from the beginning.
func (r *Room) goesOnLate(g *Guest, s *Say) {
	if r.knows(s, r.late.shown) {
		g.late.sent, g.late.heard = s.N, s.N
	} else {
		r.tell(g, &Tell{Start: r.begins(g, r.late.shown)})
	}
	r.feed(g)
}
