package headless

import (
	"cmp"
	"fmt"
	"io"
	"slices"

	"posterestante/game"
	"posterestante/game/box"
)

// simMark is something that seats did, or that was done to them, as the game's
// terms name it.
type simMark struct {
	Name    string  `json:"name"`
	Mean    float64 `json:"mean"`    // a game, all seats together
	Games   float64 `json:"games"`   // share of games with any
	Winners float64 `json:"winners"` // share of the wins of seats that had any
	With    float64 `json:"with"`    // share of wins of seats that had any
	Without float64 `json:"without"` // of those that had none; 0 where there were none
}

// simCourse is what a counter of the seats came to as a round began.
type simCourse struct {
	Round int     `json:"round"`
	Games int64   `json:"games"` // that lasted so long
	Mean  float64 `json:"mean"`  // of a seat
	Won   float64 `json:"won"`   // of the seats that won then
}

// simForced is how many turns running somebody had nothing to choose in.
type simForced struct {
	Turns int     `json:"turns"`
	Share float64 `json:"share"` // of the games
}

// marked counts something: how often it was, in how many games, seats that had it
// and their wins, in shares.
type marked struct{ times, games, seats, wins int64 }

// coursed sums up a counter at a round.
type coursed struct{ games, seats, sum, winners, won int64 }

// marks is what is counted of one game while it is played.
type marks struct {
	had    map[string]*[game.MaxSeats]int64
	log    game.Log
	of     func(game.Seat, game.Action, []game.Event, func(string, game.Seat))
	course game.Counter
	at     [][game.MaxSeats]int64 // by round
	round  game.Counter
	choice [game.MaxSeats]bool  // it had one in its turn
	forced [game.MaxSeats]int64 // turns running without one
	most   int64
}

// newMarks are those of a game, nil where nothing was asked about.
func (p *simPlan) newMarks() *marks {
	if !p.marks {
		return nil
	}
	m := &marks{had: map[string]*[game.MaxSeats]int64{}}
	if pack := box.Of(p.game.Name()); pack != nil && pack.Terms != nil {
		m.of = pack.Terms.Marks
	}
	for i, c := range p.game.Table().Counters {
		if i > 0 && c.Name == p.course && c.PerSeat {
			m.course = game.Counter(i)
		}
		if i > 0 && c.Name == "round" && !c.PerSeat {
			m.round = game.Counter(i)
		}
	}
	return m
}

// begins counts the turn that a seat has ended.
func (m *marks) begins(last game.Seat) {
	if m == nil || last == game.Nobody {
		return
	}
	if m.choice[last] {
		m.forced[last] = 0
	} else {
		m.forced[last]++
		m.most = max(m.most, m.forced[last])
	}
	m.choice[last] = false
}

// does does an action and counts what came of it; v is memory.
func (m *marks) does(st game.State, a game.Action, choices int, v *game.View) {
	if m == nil {
		st.Apply(a, nil)
		return
	}
	seat := st.Turn()
	m.choice[seat] = m.choice[seat] || choices > 1
	m.log.Events = m.log.Events[:0]
	st.Apply(a, &m.log)
	if m.of != nil {
		m.of(seat, a, m.log.Events, func(name string, seat game.Seat) {
			if m.had[name] == nil {
				m.had[name] = &[game.MaxSeats]int64{}
			}
			m.had[name][seat]++
		})
	}
	for _, e := range m.log.Events {
		if e.Kind == game.Count && e.Counter == m.round && m.round != 0 && m.course != 0 {
			st.ViewInto(v, game.Nobody)
			var now [game.MaxSeats]int64
			for i := range v.Seats {
				now[i] = int64(v.Counter(m.course, game.Seat(i)))
			}
			m.at = append(m.at, now)
		}
	}
}

// marked adds a finished game.
func (t *tally) marked(m *marks, scores []game.Score) {
	if m == nil {
		return
	}
	best := int64(0)
	for _, s := range scores {
		if s.Place == 1 {
			best++
		}
	}
	won := func(i int) int64 {
		if scores[i].Place == 1 {
			return share / best
		}
		return 0
	}
	for name, had := range m.had {
		k := t.marks[name]
		k.games++
		for i, n := range had[:len(scores)] {
			if k.times += n; n > 0 {
				k.seats++
				k.wins += won(i)
			}
		}
		t.marks[name] = k
	}
	for round, now := range m.at {
		c := t.course[round+2] // the first is the beginning of the second round
		c.games++
		for i, n := range now[:len(scores)] {
			c.seats++
			c.sum += n
			if scores[i].Place == 1 {
				c.winners++
				c.won += n
			}
		}
		t.course[round+2] = c
	}
	t.forced[int(m.most)]++
}

func (t *tally) addMarks(o *tally) {
	for name, k := range o.marks {
		mine := t.marks[name]
		t.marks[name] = marked{mine.times + k.times, mine.games + k.games, mine.seats + k.seats, mine.wins + k.wins}
	}
	for round, c := range o.course {
		mine := t.course[round]
		t.course[round] = coursed{mine.games + c.games, mine.seats + c.seats, mine.sum + c.sum, mine.winners + c.winners, mine.won + c.won}
	}
	for n, games := range o.forced {
		t.forced[n] += games
	}
}

// marks tells what was counted.
func (r *simResult) marks(p *simPlan, t *tally) {
	games := float64(max(1, t.finished))
	seats := games * float64(len(p.kinds))
	for name, k := range t.marks {
		wins := float64(k.wins) / share
		r.Marks = append(r.Marks, simMark{name, float64(k.times) / games, float64(k.games) / games, wins / games,
			wins / max(1, float64(k.seats)), (games - wins) / max(1, seats-float64(k.seats))})
	}
	slices.SortFunc(r.Marks, func(a, b simMark) int { return cmp.Compare(a.Name, b.Name) })
	for round, c := range t.course {
		r.Course = append(r.Course, simCourse{round, c.games, float64(c.sum) / float64(c.seats), float64(c.won) / float64(max(1, c.winners))})
	}
	slices.SortFunc(r.Course, func(a, b simCourse) int { return cmp.Compare(a.Round, b.Round) })
	for n, games1 := range t.forced {
		r.Forced = append(r.Forced, simForced{n, float64(games1) / games})
	}
	slices.SortFunc(r.Forced, func(a, b simForced) int { return cmp.Compare(a.Turns, b.Turns) })
}

// everyRounds is how many rounds apart the course is printed.
const everyRounds = 5

// markTable prints what was counted.
func (r *simResult) markTable(w io.Writer) {
	if len(r.Marks) > 0 {
		_, _ = fmt.Fprintf(w, "\nmark\ta game\t%% of games\t%% of wins with it\twins %% with\twithout\n")
	}
	for _, m := range r.Marks {
		_, _ = fmt.Fprintf(w, "%s\t%.2f\t%.1f\t%.1f\t%.1f\t%.1f\n", m.Name, m.Mean, 100*m.Games, 100*m.Winners, 100*m.With, 100*m.Without)
	}
	if len(r.Course) > 0 {
		_, _ = fmt.Fprintf(w, "\nround\tgames\ta seat\twho wins\n")
	}
	for _, c := range r.Course {
		if c.Round%everyRounds == 0 {
			_, _ = fmt.Fprintf(w, "%d\t%d\t%.0f\t%.0f\n", c.Round, c.Games, c.Mean, c.Won)
		}
	}
	if len(r.Forced) > 0 {
		_, _ = fmt.Fprintf(w, "\nturns running without a choice, at most\t%% of games\n")
	}
	for _, f := range r.Forced {
		_, _ = fmt.Fprintf(w, "%d\t%.1f\n", f.Turns, 100*f.Share)
	}
}
