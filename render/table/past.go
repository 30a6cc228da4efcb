package table

import (
	"time"

	"posterestante/assets/usererr"
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// past is a look back at a match: the table as it stood after some actions.
type past struct {
	from  phase         // what the table was at before
	at    int           // actions done in what is shown
	plays bool          // it plays on by itself
	wait  time.Duration // before the next action of the play
	seen  int           // the log was scrolled to it
	card  stage.Sprite  // what its last action was about
}

// Past looks back at the table as it stood after n actions; beyond the ends it
// takes the ends. A match that is over is shown from the seat that acted.
func (t *Table) Past(n int) {
	if t.phase == handing {
		return
	}
	t.still()
	n = min(max(n, 0), t.session().Len())
	if t.phase != looking {
		t.past = &past{seen: -1, from: t.phase}
		t.enter(looking)
		t.note, t.said, t.trace, t.ctx.Open = "", nil, nil, game.Nobody
		t.picker.Reset(nil)
	}
	t.past.at, t.past.plays = n, false
	t.settlePast()
}

// still forgets what was on its way.
func (t *Table) still() {
	t.queue, t.hurry, t.speech = nil, 0, speech{}
	t.flow.untold, t.flow.riding, t.flow.moment, t.flow.counts = nil, nil, nil, nil
	t.motion.Done()
	t.settle()
}

// settlePast shows the table that is looked back at.
func (t *Table) settlePast() {
	t.facePast(t.past.at)
	t.show(t.session().ViewAt(t.past.at, t.view.Seat))
	t.explain()
}

// facePast chooses whose page is seen: while the match goes on the viewer's,
// afterwards that of who acts.
func (t *Table) facePast(n int) {
	s := t.session()
	if !s.Over() {
		return
	}
	seat := max(t.view.Seat, 0)
	if n > 0 {
		seat = s.Step(n - 1).Seat
	}
	if t.persons() > 0 && !t.person(seat) {
		seat = max(t.firstViewer(), t.lastPerson(n), 0)
	}
	t.view.Seat, t.ctx.Page = seat, seat
}

// lastPerson is the person who acted last before the n-th action.
func (t *Table) lastPerson(n int) game.Seat {
	for i := n - 1; i >= 0; i-- {
		if seat := t.session().Step(i).Seat; t.person(seat) {
			return seat
		}
	}
	for i := range t.session().Seats() {
		if t.person(game.Seat(i)) {
			return game.Seat(i)
		}
	}
	return game.Nobody
}

// now ends the look back.
func (t *Table) now() {
	t.leavePast(t.past.from)
	t.still()
	t.said, t.trace = nil, nil
	if t.session().Over() {
		t.view.Seat = max(t.lastPerson(t.session().Len()), 0)
		t.ctx.Page = t.view.Seat
	}
	t.arrive()
	t.offer()
}

// leavePast goes on from a look back to a phase: to the end where the match is
// over and that was seen, else to the match.
func (t *Table) leavePast(to phase) {
	t.past, t.log.Tail = nil, true
	if to != ended || !t.session().Over() {
		to = playing
	}
	t.enter(to)
}

// forth shows the next action as motion.
func (t *Table) forth() {
	s, p := t.session(), t.past
	if p.at == s.Len() {
		p.plays = false
		return
	}
	t.catchUp()
	p.at++
	t.facePast(p.at)
	t.show(s.ViewAt(p.at-1, t.view.Seat))
	t.queue = append(t.queue, game.EventsFor(s.Step(p.at-1).Events, t.view.Seat)...)
	t.trace = nil
	t.explain()
	p.wait = Speeds[max(t.deps.Speed, 1)].Pause
	if t.deps.Speed == 0 {
		t.catchUp()
	}
}

// updatePast takes the input of a look back.
func (t *Table) updatePast(in *stage.Input, dt time.Duration) stage.Answer {
	p := t.past
	scrolled := t.log.Update(in, "log")
	if in.Hit != "" || in.Back || in.Miss || len(in.Keys) > 0 {
		t.note, t.noteRule = "", ""
	}
	switch {
	case in.Hit == "past.now" && t.session().Over():
		t.past.from = playing // so that the result is shown again
		t.now()
		return stage.Answer{Dirty: true}
	case in.Hit == "past.now", in.Back, in.Did(stage.CmdPast):
		t.now()
	case in.Hit == "past.first", in.Has(stage.KeyHome):
		t.Past(0)
	case in.Hit == "past.last", in.Has(stage.KeyEnd):
		t.Past(t.session().Len())
	case in.Hit == "past.back", in.Has(stage.KeyLeft):
		t.Past(p.at - 1)
	case in.Hit == "past.forth", in.Has(stage.KeyRight):
		p.plays = false
		t.forth()
	case in.Hit == "past.play", in.Has(stage.KeySpace) && !in.ByKey:
		p.plays = !p.plays && p.at < t.session().Len()
		p.wait = 0
	case in.Hit == "past.go":
		return t.goOn()
	case in.Hit == "past.position" && t.mayEdit():
		next, err := t.deps.Position(t.session(), p.at)
		if err != nil {
			t.Say(t.deps.Words.T("error.title"), usererr.Words(err, t.deps.Words))
			break
		}
		return stage.Answer{Go: stage.Push, Next: next}
	case in.Hit == "past.lift":
		t.askLift()
	case in.Hit == "past.rule":
		return t.openRule(t.ruleSaid())
	case t.logHit(in.Hit):
	case t.moving():
		if in.Hit != "" || in.Miss {
			t.catchUp()
			break
		}
		t.advance(dt)
		return stage.Answer{Busy: true, Dirty: true}
	case p.plays:
		if p.wait -= dt; p.wait <= 0 {
			t.forth()
		}
		return stage.Answer{Busy: true, Dirty: true}
	default:
		if a, done := t.bar(in); done {
			return a
		}
		for _, o := range t.lay.Openers {
			if in.Hit == openID(o.Seat) || t.seatAsked(in) == o.Seat {
				t.open(o.Seat)
				scrolled = true
			}
		}
		return stage.Answer{Dirty: scrolled || in.Hit != ""}
	}
	return stage.Answer{Dirty: true, Busy: t.phase == looking && (t.past.plays || t.moving())}
}
