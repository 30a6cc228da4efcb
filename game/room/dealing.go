package room

import (
	"slices"

	"posterestante/game/deal"
)

// dealing is a deal on its way: the referee waits for the parts of programs elsewhere.
type dealing struct {
	*deal.Table
	match  string   // the id that the match will have
	givers []*Guest // in order
	broken bool     // one of them left
}

// late says whether a program is still to answer.
func (d *dealing) late(g *Guest) bool {
	i := slices.Index(d.givers, g)
	return i >= 0 && d.Late(i)
}

// left says that a program is gone.
func (d *dealing) left(g *Guest) {
	if d != nil && slices.Contains(d.givers, g) {
		d.broken = true
	}
}

// deal begins a deal: each program elsewhere that has a seat is asked for a part. Asked for once more, those who didn't
// answer yet are left out.
func (r *Room) deal() *No {
	var givers []*Guest
	var names []string
	for _, g := range r.guests {
		late := r.dealing != nil && !r.dealing.broken && r.dealing.late(g)
		if g.said && !g.host && len(g.seats) > 0 && !late {
			givers, names = append(givers, g), append(names, r.seats[g.seats[0]].Name)
		}
	}
	r.deals++
	if no := r.save(); no != nil {
		return no
	}
	id := r.cfg.NewID()
	r.dealing = &dealing{deal.Begin(id, r.deals, names, r.cfg.Random), id, givers, false}
	if len(givers) == 0 {
		return r.dealt()
	}
	r.gather()
	r.terms()
	return nil
}

// terms tells all what is known of the deal.
func (r *Room) terms() {
	d := r.dealing
	r.all(func(g *Guest) *Tell { return &Tell{Deal: d.Terms(slices.Index(d.givers, g))} })
}

// commit takes the sum of a program's part; once all are there all are told of them.
func (r *Room) commit(g *Guest, s *Say) *No {
	if r.dealing == nil {
		return &No{Why: "room.late"}
	}
	all, ok := r.dealing.Commit(slices.Index(r.dealing.givers, g), s.Part)
	if !ok {
		return &No{Why: "room.deal"}
	}
	if all {
		r.terms()
	}
	return nil
}

// open takes a program's part; with the last one the match begins.
func (r *Room) open(g *Guest, s *Say) *No {
	if r.dealing == nil {
		return &No{Why: "room.late"}
	}
	all, ok := r.dealing.Open(slices.Index(r.dealing.givers, g), s.Part)
	if !ok {
		return &No{Why: "room.deal"}
	}
	if !all {
		return nil
	}
	if no := r.dealt(); no != nil {
		r.toHost(no)
	}
	return nil
}

// dealt begins the match that the deal is of.
func (r *Room) dealt() *No {
	d := r.dealing
	r.dealing = nil
	how, seed := d.Deal()
	return r.play(seed, d.match, &how)
}

// redeal begins the deal anew where a program left in the middle of it.
func (r *Room) redeal() {
	if r.dealing == nil || !r.dealing.broken {
		return
	}
	if no := r.deal(); no != nil {
		r.toHost(no)
	}
}

// toHost tells the host what went wrong.
func (r *Room) toHost(no *No) {
	for _, g := range slices.Clone(r.guests) {
		if g.host {
			r.tell(g, &Tell{No: no})
		}
	}
}

// over is what is told once the match is over: all of it.
func (r *Room) over() *Over {
	s := r.match.Session()
	o := &Over{Setup: s.Setup(), Deal: r.how}
	for n := range s.Len() {
		o.Actions = append(o.Actions, s.Game().Notation(s.Step(n).Action))
	}
	return o
}

// Dealt is how the seed of a match came about that this room began or went on with; nil where it was typed.
func (r *Room) Dealt() *deal.Deal {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.how
}
