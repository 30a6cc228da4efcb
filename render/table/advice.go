package table

import (
	"context"
	"strconv"

	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

// Adviser is a coach who knows what turns are worth; it thinks elsewhere than in
// the window, as a Thinker does.
type Adviser interface {
	// Plans begins to look for the best turns of the seat to act.
	Plans(ctx context.Context, s *game.Session) <-chan Advice
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
	Chance int // to win, in thousandths
	Points int // what it brings at once
}

// question is what the coach is asked and said.
type question struct {
	at     standing
	cancel context.CancelFunc // nil while nothing is asked
	answer <-chan Advice
	said   *Advice
}

// stop gives a question up; what was said is forgotten.
func (q *question) stop() {
	if q.cancel != nil {
		q.cancel()
	}
	*q = question{}
}

// heard takes the answer if it is there; it says whether it came now.
func (q *question) heard() bool {
	if q.cancel == nil || q.said != nil {
		return false
	}
	select {
	case a := <-q.answer:
		q.said = &a
		return true
	default:
		return false
	}
}

// advising is what a player wants of the coach, and what it said.
type advising struct {
	plans bool     // the best turns are shown as long as the facts are
	now   question // the best turns
	past  question // what the viewer's last turn cost
}

// counsel asks the coach what is wanted and gives up what is not any more; it says
// whether there is something new to show.
func (t *Table) counsel() bool {
	a := &t.advising
	if t.deps.Adviser == nil || t.phase == gone {
		a.now.stop()
		a.past.stop()
		return false
	}
	want := a.plans && t.hints != nil && t.mine() && t.dialog == nil
	if a.now.cancel != nil && (!want || a.now.at != t.stands()) {
		a.now.stop()
		t.refresh()
	}
	if want && a.now.cancel == nil {
		ctx, cancel := context.WithCancel(context.Background())
		a.now = question{at: t.stands(), cancel: cancel, answer: t.deps.Adviser.Plans(ctx, t.session())}
	}
	if a.past.cancel != nil && (!t.deps.Judge || t.session().Len() < a.past.at.done) {
		a.past.stop()
		t.refresh()
	}
	if now, past := a.now.heard(), a.past.heard(); now || past {
		t.refresh()
		return true
	}
	return false
}

// refresh has the facts told anew.
func (t *Table) refresh() {
	if t.hints != nil {
		t.hints.at = -1
	}
}

// judge asks what the turn cost that the viewer has just ended, if that is wanted.
func (t *Table) judge() {
	if t.deps.Adviser == nil || !t.deps.Judge || !t.person(t.view.Seat) {
		return
	}
	s := t.session()
	n := s.Len()
	for n > 0 && s.Step(n-1).Seat == t.view.Seat {
		n--
	}
	t.advising.past.stop()
	if n == s.Len() {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	t.advising.past = question{at: t.stands(), cancel: cancel, answer: t.deps.Adviser.Judge(ctx, s, n)}
	t.coached()
}

// coached tells the program, once, that the coach helped in this match.
func (t *Table) coached() {
	t.deps.Coached = true
	if t.deps.OnCoached != nil {
		t.deps.OnCoached()
		t.deps.OnCoached = nil
	}
}

// advised takes a click on what the coach offers.
func (t *Table) advised(did any) bool {
	switch did {
	case offerPlans:
		t.advising.plans = !t.advising.plans
		t.coached()
	case judgeTurns:
		t.deps.Judge = !t.deps.Judge
		if t.deps.OnJudge != nil {
			t.deps.OnJudge(t.deps.Judge)
		}
	default:
		return false
	}
	t.refresh()
	return true
}

// advice is what the coach says, as facts above those of the turn.
func (t *Table) advice() (out []wording.Fact) {
	w, a := t.deps.Words, &t.advising
	if said := a.past.said; said != nil && said.Err == nil {
		words := w.T("coach.cost.none")
		if said.Loss > 0 && len(said.Plans) > 0 {
			words = w.T("coach.cost", map[string]any{"Loss": t.teller.Percent(said.Loss), "Better": t.worded(said.At, said.Plans[0])})
		}
		out = append(out, wording.Fact{Head: true, Words: w.T("coach.last")}, wording.Fact{Words: words})
	}
	if !a.plans {
		return out
	}
	switch said := a.now.said; {
	case said == nil:
		return append(out, wording.Fact{Head: true, Words: w.T("coach.plans")}, wording.Fact{Words: w.T("coach.thinks")})
	case said.Err != nil || len(said.Plans) == 0:
		return append(out, wording.Fact{Head: true, Words: w.T("coach.plans")}, wording.Fact{Words: w.T("coach.none")})
	default:
		return append(out, t.plansWorded(said)...)
	}
}

// mostPlans is how many of the best turns are shown.
const mostPlans = 3

// plansWorded are the best turns in words, numbered, none twice.
func (t *Table) plansWorded(said *Advice) (out []wording.Fact) {
	var turns [][]game.Action
	for _, p := range said.Plans {
		turns = append(turns, p.Turn)
	}
	for i, line := range t.teller.Turns(t.session(), said.At, t.view.Seat, turns) {
		if line == "" || len(out) == 2*mostPlans {
			continue
		}
		p := said.Plans[i]
		head := t.deps.Words.T("coach.plan", map[string]any{
			"N": len(out)/2 + 1, "Chance": t.teller.Percent(p.Chance), "Points": plus(p.Points),
		})
		out = append(out, wording.Fact{Head: true, Words: head}, wording.Fact{Words: wording.Sentence(line)})
	}
	return out
}

// worded is a plan in words, for the seat that could play it.
func (t *Table) worded(at int, p Plan) string {
	return t.teller.Turn(t.session(), at, t.view.Seat, p.Turn)
}

func plus(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// adviceWide is how much room the buttons of the coach take.
func (t *Table) adviceWide() float64 {
	if t.deps.Adviser == nil {
		return 0
	}
	return 112
}

// buildAdvice are the buttons of the coach at the head of the facts.
func (t *Table) buildAdvice(f *stage.Frame, right, y float64) {
	if t.deps.Adviser == nil {
		return
	}
	w := t.deps.Words
	on := func(yes bool) int {
		if yes {
			return paint.Main
		}
		return 0
	}
	t.iconButton(f, "hints.plans", stage.Rect{X: right - 112, Y: y, W: 52, H: 42}, "hint", w.T("coach.offer"), on(t.advising.plans)).Does = offerPlans
	t.iconButton(f, "hints.judge", stage.Rect{X: right - 56, Y: y, W: 52, H: 42}, "check", w.T("coach.judge"), on(t.deps.Judge)).Does = judgeTurns
}
