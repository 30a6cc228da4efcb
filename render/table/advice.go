package table

import (
	"context"
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Adviser is a coach who knows what turns are worth; it thinks elsewhere than in
// the window, as a Thinker does.
type Adviser interface {
	// Plans begins to look for the best turns of the seat to act that are for different things.
	Plans(ctx context.Context, s *game.Session) <-chan Advice
	// Reach begins to look for turns of the seat to act that bring points at once, whatever they are worth.
	Reach(ctx context.Context, s *game.Session) <-chan Advice
	// Judge begins to weigh the turn that begins after n actions and is over.
	Judge(ctx context.Context, s *game.Session, n int) <-chan Advice
}

// Advice is what an Adviser says.
type Advice struct {
	At    int    // how many actions were done before the turns that it is about
	Plans []Plan // the best turns, the best first; of a turn that is judged, the one better than it
	Loss  int    // of a turn that is judged: what it cost, in thousandths; 0 where it was as good as the best
	Err   error
}

// Plan is a turn that could be played.
type Plan struct {
	Turn   []game.Action
	Chance int         // to win, in thousandths
	Points int         // what it brings at once
	Aim    game.Phrase // what it is for, as something to do; Nothing where that is what it does first
}

// advising is what a player wants of the coach, and what it said.
type advising struct {
	plans bool             // the best turns are shown as long as the facts are
	now   question[Advice] // the best turns
	reach question[Advice] // those that bring points
	past  question[Advice] // what the viewer's last turn cost
}

// stop gives up all that is asked.
func (a *advising) stop() {
	a.now.stop()
	a.reach.stop()
	a.past.stop()
}

// counsel is what helps in a turn: its facts, and the coach's word.
type counsel struct {
	*pointer
	hints    *hints // the facts of the turn are shown instead of the log; nil if not
	advising advising
	step     func(*idea) // the match goes on with a turn that was advised
}

// Update implements Part.
func (c *counsel) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	switch {
	case c.phase == looking:
		return a, false
	case in.Did == stage.CmdHints:
		c.toggleHints()
	case c.hints != nil && c.steps(in.Did):
		return stage.Answer{Dirty: true, Busy: c.moving()}, true
	case c.hints != nil && (c.advised(in.Did) || c.hints.scroll.Update(in, "hints")):
	default:
		return a, false
	}
	return stage.Answer{Dirty: true}, true
}

// Watch asks the coach what is wanted.
func (c *counsel) Watch(*stage.Input, time.Duration) stage.Answer {
	return stage.Answer{Dirty: c.listen()}
}

// listen asks the coach what is wanted and gives up what is not any more; it says
// whether there is something new to show.
func (c *counsel) listen() bool {
	a := &c.advising
	if c.deps.Adviser == nil || c.phase == gone {
		a.stop()
		return false
	}
	want := c.hints != nil && c.mine() && c.Dialog == nil
	c.askIf(want, &a.reach, c.deps.Adviser.Reach)
	c.askIf(want && a.plans, &a.now, c.deps.Adviser.Plans)
	if a.past.asks() && (!c.deps.Judge || c.session().Len() < a.past.at.done) {
		a.past.stop()
		c.refresh()
	}
	if now, reach, past := a.now.heard(), a.reach.heard(), a.past.heard(); now || reach || past {
		c.refresh()
		return true
	}
	return false
}

// askIf asks about the match as it stands if that is wanted, and gives up what isn't any more. What was said holds on
// while the match follows it.
func (c *counsel) askIf(want bool, q *question[Advice], who func(context.Context, *game.Session) <-chan Advice) {
	if q.asks() && (!want || q.at != c.stands()) && !c.follows(q) {
		q.stop()
		c.refresh()
	}
	if want && !q.asks() {
		q.ask(c.stands(), func(ctx context.Context) <-chan Advice { return who(ctx, c.session()) })
	}
}

// follows says whether the match goes on with a turn that was advised.
func (c *counsel) follows(q *question[Advice]) bool {
	if q.said == nil || c.hints == nil || !c.mine() {
		return false
	}
	for _, p := range q.said.Plans {
		if _, on := c.followed(&idea{at: q.said.At, seat: c.View.Seat, turn: p.Turn}); on {
			return true
		}
	}
	return false
}

// steps goes on with the turn that is clicked.
func (c *counsel) steps(did any) bool {
	on, ok := did.(points)
	if ok && !c.moving() {
		c.step(on.idea)
	}
	return ok
}

// refresh has the facts told anew.
func (c *counsel) refresh() {
	if c.hints != nil {
		c.hints.at = -1
	}
}

// judge asks what the turn cost that the viewer has just ended, if that is wanted.
func (c *counsel) judge() {
	if c.deps.Adviser == nil || !c.deps.Judge || !c.person(c.View.Seat) {
		return
	}
	s := c.session()
	n := s.Len()
	for n > 0 && s.Step(n-1).Seat == c.View.Seat {
		n--
	}
	c.advising.past.stop()
	if n == s.Len() {
		return
	}
	c.advising.past.ask(c.stands(), func(ctx context.Context) <-chan Advice { return c.deps.Adviser.Judge(ctx, s, n) })
	c.coached()
}

// coached tells the program, once, that the coach helped in this match.
func (c *counsel) coached() {
	c.deps.Coached = true
	if c.deps.OnCoached != nil {
		c.deps.OnCoached()
		c.deps.OnCoached = nil
	}
}

// advised takes a click on what the coach offers.
func (c *counsel) advised(did any) bool {
	switch did {
	case offerPlans:
		c.advising.plans = !c.advising.plans
		c.coached()
	case judgeTurns:
		c.deps.Judge = !c.deps.Judge
		if c.deps.OnJudge != nil {
			c.deps.OnJudge(c.deps.Judge)
		}
	default:
		return false
	}
	c.refresh()
	return true
}

// adviceWide is how much room the buttons of the coach take.
func (c *counsel) adviceWide() float64 {
	if c.deps.Adviser == nil {
		return 0
	}
	return 112
}

// buildAdvice are the buttons of the coach at the head of the facts.
func (c *counsel) buildAdvice(f *stage.Frame, right, y float64) {
	if c.deps.Adviser == nil {
		return
	}
	w := c.deps.Words
	on := func(yes bool) int {
		if yes {
			return paint.Main
		}
		return 0
	}
	c.iconButton(f, "hints.plans", stage.Rect{X: right - 112, Y: y, W: 52, H: 42}, "hint", w.T("coach.offer"),
		on(c.advising.plans)).Does = offerPlans
	c.iconButton(f, "hints.judge", stage.Rect{X: right - 56, Y: y, W: 52, H: 42}, "check", w.T("coach.judge"),
		on(c.deps.Judge)).Does = judgeTurns
}
