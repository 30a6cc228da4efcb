package table

import (
	"slices"
	"strconv"
	"strings"

	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/deeds"
)

// idea is a turn that might be done, or might have been: a line of signs, and where each of its actions leads.
type idea struct {
	at    int // actions done before it
	seat  game.Seat
	turn  []game.Action
	done  int // how many of its actions the match has done
	deeds []wording.Line
	leads []*prospect // of its actions, made when they are first shown; nil where one leads nowhere
}

// points is what a sign of an idea means: so many of its actions, from the n-th on.
type points struct {
	idea  *idea
	n, of int
}

// idea is a turn of the seat to act after n actions, as that seat may know it.
func (g *guarded) idea(n int, seat game.Seat, turn []game.Action) *idea {
	i := &idea{at: n, seat: seat, turn: turn, deeds: g.Teller.Signs(g.session(), n, seat, turn)}
	i.done, _ = g.followed(i)
	return i
}

// foreseen are where its actions lead, each in a position as its seat could imagine it then.
func (g *guarded) foreseen(i *idea) []*prospect {
	if i.leads != nil {
		return i.leads
	}
	i.leads = make([]*prospect, len(i.turn))
	defer g.survives()
	s := g.session()
	st := s.Imagined(i.at, i.seat, s.SeedAt(i.at))
	for k, a := range i.turn {
		if !game.Toward(st, i.seat, a) {
			break
		}
		there := game.From(s.Game(), s.Setup(), st)
		p := g.prospectOf(there.Preview(a), i.seat, there.Parts(a))
		i.leads[k] = &p
		st.Apply(a, nil)
	}
	return i.leads
}

// followed says how many actions of an idea the match has done since, and whether the rest may still be done: nobody
// did anything else meanwhile but what had to be done.
func (c *core) followed(i *idea) (done int, on bool) {
	s := c.session()
	for n := i.at; n < s.Len(); n++ {
		switch {
		case s.Step(n).Seat != i.seat:
			return 0, false
		case done < len(i.turn) && s.Step(n).Action == i.turn[done]:
			done++
		case len(s.StateAt(n).Legal(nil)) != 1:
			return 0, false
		}
	}
	return done, i.at <= s.Len() && done < len(i.turn) && s.Turn() == i.seat
}

// next is the action by which the match goes on with an idea.
func (c *core) next(i *idea) (a game.Action, ok bool) {
	done, on := c.followed(i)
	if !on {
		return a, false
	}
	legal := c.session().Legal()
	if slices.Contains(legal, i.turn[done]) {
		return i.turn[done], true
	}
	if len(legal) == 1 { // it has to be done before
		return legal[0], true
	}
	return a, false
}

// stepOn clicks the parts of the action by which the match goes on with an idea, as one would: what is asked about is
// asked.
func (t *acting) stepOn(i *idea) {
	if a, ok := t.next(i); ok && t.chooses() {
		t.decideOn(t.session().Parts(a))
		t.shut()
		t.unveil()
		t.uncover()
	}
}

// buildIdea draws the turn whose sign is pointed at: the ways of all its actions faintly, those that are pointed at
// clearly, with what they touch and the places that one would click for them.
func (o *foresight) buildIdea(f *stage.Frame) {
	o.meant = o.meant[:0]
	on, ok := f.On.(points)
	if all := o.deps.Compared; all != nil && o.deps.Still { // for its picture
		i := o.idea(all.At, all.Seat, all.Better)
		on, ok = points{i, 0, len(i.turn)}, true
	}
	if !ok || o.moving() || o.Ctx.Open != game.Nobody || !o.stood(on.idea) {
		return
	}
	dash := stage.Pic{Kind: "dash", ID: o.deps.Colours[on.idea.seat]}
	for k, p := range o.foreseen(on.idea) {
		if p == nil || k < on.idea.done {
			continue
		}
		pointed, alpha := k >= on.n && k < on.n+on.of, 0.35
		if pointed {
			alpha = 0.95
			seen := o.seenOf(p)
			o.touched(f, &seen, p.parts)
			o.ringAmount(f, p.parts)
			o.meant = append(o.meant, p.parts...)
			o.ringSpots(f, slices.DeleteFunc(slices.Clone(p.parts), func(s game.Spot) bool {
				return p.Before.At(s) != o.View.At(s) // something else lies there now
			}))
		}
		if len(o.Lay.Sheets) > 0 { // a scene lies over the ways
			continue
		}
		for _, way := range o.ways(p) {
			f.Sprites = append(f.Sprites, anim.Dashes(way, dash, 16, 0, alpha)...)
		}
	}
}

// seenOf is what an action would bring as far as no scene lies over where it would.
func (o *foresight) seenOf(p *prospect) prospect {
	seen := *p
	hidden := func(s game.Spot) bool {
		for i := range o.Lay.Places {
			if p := &o.Lay.Places[i]; p.Spot == s {
				return p.Covered || p.Drawer
			}
		}
		r, ok := o.Lay.Rect(s)
		return ok && slices.ContainsFunc(o.Lay.Sheets, r.Meets)
	}
	seen.Events = slices.DeleteFunc(slices.Clone(p.Events), func(e game.Event) bool {
		return e.Kind == game.Move && hidden(e.To)
	})
	seen.Spots = slices.DeleteFunc(slices.Clone(p.Spots), hidden)
	return seen
}

// ringAmount rings where a number is set and decided on, for an action that tells one.
func (o *foresight) ringAmount(f *stage.Frame, parts []game.Spot) {
	a := o.Lay.Amount
	if a != nil && slices.ContainsFunc(parts, func(s game.Spot) bool { return s.Zone == a.Zone }) {
		f.Sprites = append(f.Sprites, stage.Framed(a.Bar, stage.Pic{}, 14))
	}
}

// leadsTo is where the action goes by which the better turn is another than the one that was played, on the table.
func (o *foresight) leadsTo(c *Compared) (r stage.Rect, ok bool) {
	for k, p := range o.foreseen(o.idea(c.At, c.Seat, c.Better)) {
		if p == nil || k < len(c.Played) && c.Played[k] == c.Better[k] {
			continue
		}
		if r, ok = o.Lay.Rect(p.target); ok {
			return r, true
		}
	}
	return r, false
}

// stood says whether what is shown is the table on which the idea was had, or one on which it is being followed.
func (o *foresight) stood(i *idea) bool {
	if c := o.deps.Compared; c != nil && o.phase == looking {
		return o.lookedAt() == i.at
	}
	_, on := o.followed(i)
	return on
}

// ideaRows are the lines of signs of an idea, as rows of something that is told.
func ideaRows(style paint.Style, n int, i *idea, width float64) (out []row) {
	for _, signs := range deeds.Rows(style, i.deeds, width) {
		out = append(out, row{line: n, first: len(out) == 0, signs: signs})
	}
	return out
}

// buildIdeaSigns shows signs of an idea from the left of a rectangle on, each to be pointed at; those that are done are
// faint. Their words keep clear of more besides.
func (s *Surface) buildIdeaSigns(f *stage.Frame, id string, i *idea, signs []deeds.Sign, r stage.Rect,
	besides ...stage.Rect) {
	for _, sign := range signs {
		at := stage.Rect{X: r.X + sign.X, Y: r.Y, W: sign.Wide, H: r.H}
		hot := stage.Rect{X: at.X - deeds.Gap/2, Y: r.Y, W: at.W + deeds.Gap, H: r.H}
		ink := 0
		if sign.N < i.done {
			ink = paint.Ink(paint.InkFaint)
		}
		name := id + "." + strconv.Itoa(sign.N)
		if f.Over == name {
			f.Add(stage.Pic{Kind: "row", Look: paint.Over}, hot)
		}
		deeds.Add(f, i.deeds[sign.N], sign, at, ink)
		f.Point(stage.Hot{ID: name, Does: points{i, sign.N, sign.Of}, Rect: hot,
			Label: strings.Join(deeds.Says(i.deeds, sign), "\n")})
		s.tipOver(f, name, besides...)
	}
}
