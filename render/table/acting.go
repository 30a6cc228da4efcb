package table

import (
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/pick"
)

// see shows the match as it stands to a viewer, at once.
func (t *acting) see(viewer game.Seat) {
	t.queue, t.speech, t.flow.counts, t.flow.moment = nil, speech{}, nil, nil
	t.Motion.Done()
	t.Ctx.Page, t.Ctx.Open = max(viewer, 0), game.Nobody
	t.show(t.session().View(viewer))
	t.timeline.retell()
	t.offer()
}

// offer gives the picker what may be chosen now by the viewer.
func (t *acting) offer() {
	var choices []pick.Choice
	s := t.session()
	if t.mine() {
		for _, a := range s.Legal() {
			choices = append(choices, pick.Choice{Action: a, Parts: s.Parts(a)})
		}
	}
	t.tuition.learn()
	t.picker.Reset(t.tuition.taught(choices))
	t.drag, t.offers = nil, t.offering()
}

// chooses says whether the viewer decides now, by clicks.
func (t *acting) chooses() bool { return !t.deps.Still && t.mine() && !t.moving() }

// pick clicks a spot: what is lit leads on; anything else is refused by its
// rule, in words.
func (t *acting) pick(s game.Spot) {
	if len(t.picker.Picked) > 0 && slices.Contains(t.picker.Picked, s) {
		t.picker.Back() // a second click puts it back
		return
	}
	if a, done, lit := t.picker.Click(s); done {
		t.decide(a)
		return
	} else if lit {
		return
	}
	// With a card picked, a click on another lit beginning starts anew.
	if picked := t.picker.Picked; len(picked) > 0 {
		t.picker.Picked = nil
		if slices.Contains(t.picker.Lit(), s) {
			if a, done, _ := t.picker.Click(s); done {
				t.decide(a)
			}
			return
		}
		t.picker.Picked = picked
	}
	t.tuition.refuse(t.session().Why(t.picker.Picked, s), s)
}

// decideOn clicks the parts of an action one by one.
func (t *acting) decideOn(parts []game.Spot) {
	t.note, t.noteRule, t.picker.Picked = "", "", nil
	for _, s := range parts {
		a, done, lit := t.picker.Click(s)
		if done {
			t.decide(a)
			return
		}
		if !lit {
			t.tuition.refuse(t.session().Why(t.picker.Picked, s), s)
			t.picker.Picked = nil
			return
		}
	}
}

// decide takes an action; one that ends the match or gives something up for
// good is asked about first, see game.Stakes.
func (t *acting) decide(a game.Action) {
	s := t.stakes(a)
	if s == nil {
		t.act(a)
		return
	}
	look := paint.Main
	if s.Gives() {
		look = paint.Danger
	}
	q := t.Teller.Question(&t.View, a, s)
	end := func() stage.Answer {
		t.act(a)
		return stage.Answer{}
	}
	t.Dialog = &ui.Dialog{Title: q.Title, Text: q.Text, Answers: []ui.Answer{
		{ID: "dialog.stay", Verb: q.No}, {ID: "dialog.end", Verb: q.Yes, Look: look, Do: end},
	}}
}

// act takes an action and queues what happens. It says whether it was taken;
// if it could not be kept on disk, a dialog says why, and it was not.
func (t *acting) act(a game.Action) bool { return t.actFor(a, nil) }

// actFor is act with the reason of a seat that thinks, nil for none.
func (t *acting) actFor(a game.Action, why *game.Thought) bool {
	s := t.session()
	seat, rushed, brisk := s.Turn(), t.rushes(), t.learnsLittle()
	if t.deps.Last != nil {
		*t.deps.Last, _, _ = strings.Cut(s.Game().Notation(a), " ")
	}
	events, err := t.do(a, why)
	if t.far.sends(err) {
		t.offer()
		return true
	}
	if err != nil {
		t.oops(err)
		return false
	}
	t.happened(seat, rushed, events)
	t.flow.brisk = brisk && !t.flow.own
	return true
}

// happened shows and tells the last action, before which a seat was to decide.
func (t *acting) happened(seat game.Seat, rushed bool, events []game.Event) {
	s := t.session()
	t.note, t.Ctx.Open, t.Ctx.Picked, t.hurry = "", game.Nobody, nil, 0
	t.timeline.tellStep(s.Len() - 1)
	if seat == t.View.Seat && s.Turn() != seat {
		t.counsel.judge()
	}
	by := s.Step(s.Len() - 1).Seat // not always who decides, see game.Requester
	own := by == t.View.Seat && !t.looksOn()
	t.flow.own = own
	t.queue = append(t.queue, game.EventsFor(events, t.View.Seat)...)
	t.hold(s.Len() - 1)
	t.wait = t.breath()
	if seat != s.Turn() {
		t.flow.due = s.Turn() == t.View.Seat
	}
	t.offer() // before anything comes to rest: what the last seat could choose opens no drawer
	if !own {
		line := t.timeline.reasoned(len(t.timeline.lines)-1, false)
		t.lastTold, t.trace = &line, nil
		if rushed || t.deps.Speed == 0 {
			t.catchUp()
		}
	} else {
		t.lastTold, t.trace = nil, nil
	}
	if !t.moving() || t.deps.Speed == 0 {
		t.catchUp()
	}
}

// do has the match take an action, with the reason where there is one.
func (c *core) do(a game.Action, why *game.Thought) ([]game.Event, error) {
	if why == nil {
		return c.match.Do(a)
	}
	return c.match.DoThought(a, why)
}

// endLesson has the match go on without the coach.
func (t *acting) endLesson() {
	t.deps.Coach = nil
	if t.deps.OnAlone != nil {
		t.deps.OnAlone()
	}
	t.offer()
}

// now ends the look back.
func (t *acting) now() {
	t.timeline.leavePast(t.timeline.past.from)
	t.still()
	t.lastTold, t.trace = nil, nil
	if t.session().Over() {
		t.View.Seat = max(t.lastPerson(t.session().Len()), 0)
		t.Ctx.Page = t.View.Seat
	}
	t.arrive()
	t.offer()
}
