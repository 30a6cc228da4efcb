// Package coach says what turns are worth: the best ones a seat has, and what the
// one that it played cost. It judges by what the seat could know then, and whole
// turns, since the same turn in another order is no other turn.
package coach

import (
	"cmp"
	"context"
	"errors"
	"slices"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
)

// Alike is the loss, of 1, under which turns are as good as each other: no search
// tells them apart.
const Alike = 0.01

// Most is how many of the best turns are compared.
const Most = 3

// Coach judges turns of one game; one goroutine uses it.
type Coach struct {
	player     *search.Player
	iterations int        // for each turn that is weighed
	find       int        // to find the turns worth weighing
	aimer      game.Aimer // says what turns are for; nil where the game doesn't
}

// finding is how many times as often ahead is looked to find turns as to weigh one: some winning turns are missed by as
// many.
const finding = 4

// New makes a coach of a game that looks so often ahead for each turn it weighs.
func New(g game.Game, iterations int) (*Coach, error) {
	m, err := search.ModelOf(g)
	if err != nil {
		return nil, err
	}
	c := &Coach{player: search.NewPlayer(m), iterations: iterations, find: finding * iterations}
	if p := box.Of(g.Name()); p != nil {
		c.aimer, _ = p.Teller.(game.Aimer)
	}
	return c, nil
}

// Plan is a turn that could be played.
type Plan struct {
	Turn   []game.Action // as far as it hangs on nothing unknown
	Chance float64       // to win with it, from 0 to 1
	Worth  float64       // what is sought: the chance, and a part for the margin of points
	Points int           // what it brings at once, as far as it is known
	Aim    game.Aim      // of an idea: what it is for
}

// Turn is a turn that was played, and what it was worth; where its seat learns
// something on the way, what it does then is a Turn of its own.
type Turn struct {
	Seat     game.Seat
	From, To int     // how many actions were done before it, and after it
	Chance   float64 // of its seat to win, before it
	Played   Plan
	Best     Plan
	Loss     float64 // what it cost against the best; 0 where they are alike, or it wasn't judged
	Cost     float64 // what that is of the chance alone; of a turn that wasn't asked for as few looks say it
}

// Plans are the best turns of the seat to act after n actions, the best first; none
// where there is nothing to choose.
func (c *Coach) Plans(ctx context.Context, s *game.Session, n int) ([]Plan, error) {
	return c.Best(ctx, s, n, Most)
}

// Best are at most so many of the best turns.
func (c *Coach) Best(ctx context.Context, s *game.Session, n, most int) ([]Plan, error) {
	a, err := c.think(ctx, s, n, nil)
	if err != nil || len(a.Choices) < 2 {
		return nil, err
	}
	var plans []Plan
	var ways []way
	for _, choice := range a.Choices {
		if len(plans) == most || choice.Visits == 0 {
			break
		}
		w := c.way(s, n, choice.Turn)
		if slices.ContainsFunc(ways, w.alike) {
			continue
		}
		p, err := c.plan(ctx, s, n, w)
		if err != nil {
			return nil, err
		}
		plans, ways = append(plans, p), append(ways, w)
	}
	slices.SortStableFunc(plans, func(a, b Plan) int { return cmp.Compare(b.Worth, a.Worth) })
	return plans, nil
}

// Judge judges the turn that begins after n actions.
func (c *Coach) Judge(ctx context.Context, s *game.Session, n int) (Turn, error) {
	t := Turn{Seat: s.Step(n).Seat, From: n, To: end(s, n)}
	plans, err := c.Plans(ctx, s, n)
	if err != nil || len(plans) == 0 {
		return t, err
	}
	t.Best, t.Chance = plans[0], plans[0].Chance
	var played []game.Action
	for i := n; i < t.To; i++ {
		played = append(played, s.Step(i).Action)
	}
	if t.Played, err = c.plan(ctx, s, n, c.way(s, n, played)); err != nil {
		return t, err
	}
	if len(t.Played.Turn) > 0 && t.Played.Worth > t.Best.Worth { // no search found it
		t.Best, t.Chance = t.Played, t.Played.Chance
	}
	if len(t.Played.Turn) > 0 && t.Best.Worth-t.Played.Worth >= Alike {
		t.Loss, t.Cost = t.Best.Worth-t.Played.Worth, max(0, t.Best.Chance-t.Played.Chance)
	}
	return t, nil
}

// fewer is into how many parts the looks are cut for turns that feed sums alone.
const fewer = 2

// Review judges all turns of a match: those of the seats that are asked for whole, of
// the others only what they could hope for and what they cost, by fewer looks. watch is
// told how far it is.
func (c *Coach) Review(ctx context.Context, s *game.Session, whole func(game.Seat) bool,
	watch func(done, of int)) ([]Turn, error) {
	var out []Turn
	few := max(1, c.iterations/fewer)
	quick := &Coach{player: c.player, iterations: few, find: few}
	for n := 0; n < s.Len(); n = end(s, n) {
		watch(n, s.Len())
		by, seat := c, s.Step(n).Seat
		if !whole(seat) {
			by = quick
		}
		t, err := by.Judge(ctx, s, n)
		if err != nil {
			return nil, err
		}
		if by == quick {
			t = Turn{Seat: seat, From: n, To: t.To, Chance: t.Chance, Cost: t.Cost}
		}
		if t.Chance > 0 { // else there was nothing to choose
			out = append(out, t)
		}
	}
	watch(s.Len(), s.Len())
	return out, nil
}

// Lost is what the turns of a seat that were judged cost of its chance, on the mean, and
// how many they are.
func Lost(turns []Turn, seat game.Seat) (mean float64, judged int) {
	sum := 0.0
	for _, t := range turns {
		if t.Seat == seat && len(t.Best.Turn) > 0 {
			sum += t.Cost
			judged++
		}
	}
	return sum / max(1, float64(judged)), judged
}

// Deciding are the turns that cost most, at most so many, in the order of the match.
func Deciding(turns []Turn, n int) []Turn {
	var out []Turn
	for _, t := range turns {
		if t.Loss > 0 {
			out = append(out, t)
		}
	}
	slices.SortStableFunc(out, func(a, b Turn) int { return cmp.Compare(b.Loss, a.Loss) })
	out = out[:min(n, len(out))]
	slices.SortStableFunc(out, func(a, b Turn) int { return cmp.Compare(a.From, b.From) })
	return out
}

// learns says whether a seat comes to know something by events.
func learns(events []game.Event, seat game.Seat) bool {
	return slices.ContainsFunc(events, func(e game.Event) bool { return e.Learns(seat) })
}

// end is how many actions are done when the turn ends that begins after n, or when
// its seat learns something.
func end(s *game.Session, n int) int {
	seat := s.Step(n).Seat
	for n < s.Len() && s.Step(n).Seat == seat {
		if n++; learns(s.Step(n-1).Events, seat) {
			break
		}
	}
	return n
}

// think asks about the position after n actions, with a line done first.
func (c *Coach) think(ctx context.Context, s *game.Session, n int, line []game.Action) (search.Answer, error) {
	seat := s.StateAt(n).Turn()
	if seat == game.Nobody {
		return search.Answer{}, errors.New("the game is over")
	}
	looks := c.iterations
	if len(line) == 0 {
		looks = c.find
	}
	seed := s.SeedAt(n) // the same deals for each turn that is weighed
	return c.player.Think(ctx, search.Question{Deal: s.Believed(n, seat, seed), Iterations: looks, Seed: seed,
		Line: line})
}

// plan weighs a turn, up to what the seat learns something by.
func (c *Coach) plan(ctx context.Context, s *game.Session, n int, w way) (p Plan, err error) {
	p = Plan{Turn: w.turn, Points: w.points}
	a, err := c.think(ctx, s, n, w.line)
	p.Chance, p.Worth = a.Chance, a.Worth
	return p, err
}
