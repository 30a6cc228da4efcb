package globetest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/verbs"
)

// Refusals holds Refuse against Legal on every action that can be written, in
// positions of every kind of step that waits for a decision, and checks that every
// reason is given somewhere, there or in one of the positions, which are written
// as "position => actions"; each cites a rule of the game. unused are the reasons
// and steps that this game has no use for.
func Refusals(t *testing.T, g globe.Game, prefix string, options []map[string]string, positions []string,
	unused ...string) {
	t.Helper()
	r := &refusals{T: t, g: g, met: map[string]bool{}, steps: map[globe.StepKind]int{}, prefix: prefix,
		followed: map[string]int{}, rand: game.NewRand(5)}
	for _, p := range positions {
		pos, play, _ := strings.Cut(p, "=>")
		run := Start(t, g, pos)
		for _, c := range Clauses(play) {
			if _, err := run.S.DoText(c.Text); err != nil {
				t.Fatalf("%q: %v", p, err)
			}
		}
		r.steps[run.State().Top().Kind]++
		r.look(run.State())
	}
	for seed := range uint64(24) {
		st, err := g.New(Setup(g, 2+int(seed%5), seed, options[int(seed)%len(options)]))
		if err != nil {
			t.Fatal(err)
		}
		r.play(st.(*globe.State), game.NewRand(seed))
	}
	r.beyond()
	for k, row := range g.R.Steps {
		if row.Offer != nil && r.steps[globe.StepKind(k)] == 0 && !slices.Contains(unused, row.Name) {
			t.Errorf("step %s was never met", row.Name)
		}
	}
	if missed := r.missed(); len(missed) > 0 {
		t.Errorf("advice that was never followed: %q", missed)
	}
	for i := 1; i <= g.R.Moves.Reasons.Len(); i++ {
		no := g.R.Moves.Refusal(verbs.Reason(i))
		if code := strings.TrimPrefix(no.Code, "refuse."); truths[code] == nil && advice[code] == nil &&
			!slices.Contains(bareCodes, code) && !slices.Contains(unused, no.Code) {
			t.Errorf("when %s is true is not said", no.Code)
		}
		if key := no.Code + " " + string(no.Rule); !r.met[key] && !slices.Contains(unused, no.Code) &&
			!slices.Contains(unused, key) {
			t.Errorf("%s was never given", key)
		}
	}
}

type refusals struct {
	*testing.T
	g      globe.Game
	met    map[string]bool
	steps  map[globe.StepKind]int
	verbs  []string // that are legal where it looks
	prefix string

	followed map[string]int // how often each advice was followed
	rand     game.Rand
}

// true checks that a refusal is so, and that what it advises can be done.
func (r *refusals) true(s *globe.State, a game.Action, no *game.Refusal) {
	code := strings.TrimPrefix(no.Code, "refuse.")
	at := r.g.R.Steps[s.Top().Kind].Name
	if is := truths[code]; is != nil && !is(s, a) {
		r.Errorf("%q in step %s is refused by %s, which is not so", r.g.Notation(a), at, no.Code)
	}
	if can := advice[code]; can != nil && !slices.ContainsFunc(can, func(v string) bool {
		return slices.Contains(r.verbs, v)
	}) {
		r.Errorf("%q in step %s is refused by %s: none of %v can be done, but %v", r.g.Notation(a), at, no.Code,
			can, r.verbs)
	}
}

// beyond checks that numbers that no action can have are refused in words, by a rule.
func (r *refusals) beyond() {
	for _, row := range r.g.R.Moves.Rows {
		if len(row.Words) == 0 || row.Words[0].Over == 0 {
			continue
		}
		w := row.Words[0]
		times := max(w.Times, 1)
		for _, n := range []int{(w.Most + 1) * times, w.Most * times * 1_000_000, w.Most*times - 1} {
			_, err := r.g.Parse(fmt.Sprint(row.Name, " ", n))
			var no *game.Refusal
			switch {
			case n%times == 0 && n <= w.Most*times: // it can be written
			case !errors.As(err, &no):
				r.Errorf("%s %d: %v", row.Name, n, err)
			default:
				r.met[no.Code+" "+string(no.Rule)] = true
			}
		}
	}
}

// play plays at random, selling seldom, and looks where it is worth it.
func (r *refusals) play(s *globe.State, rand game.Rand) {
	for n := 0; n < 700 && !s.Over(); n++ {
		if k := s.Top().Kind; r.steps[k] < 12 || rand.Intn(150) == 0 {
			r.steps[k]++
			r.look(s)
		}
		if asks := s.Requests(game.Seat(rand.Intn(int(s.Seats))), nil); len(asks) > 0 && rand.Intn(20) == 0 {
			s.Apply(asks[rand.Intn(len(asks))], nil)
			continue
		}
		legal := s.Legal(nil)
		a := legal[rand.Intn(len(legal))]
		for range 4 {
			if slices.Contains([]string{"sell", "lot", "bundle", "barter"}, s.R.Moves.Rows[a.Verb].Name) {
				a = legal[rand.Intn(len(legal))]
			}
		}
		s.Apply(a, nil)
	}
	r.look(s)
	if !s.Over() {
		s.EndTurn()
		s.N[globe.Phase], s.Who = globe.GameOver, game.Nobody
		r.look(s)
	}
}

func (r *refusals) look(s *globe.State) {
	legal := map[game.Action]bool{}
	all := s.Legal(nil)
	for seat := range game.Seat(s.Seats) {
		all = s.Requests(seat, all)
	}
	for _, a := range all {
		legal[a] = true
		if name := r.g.R.Moves.Rows[a.Verb].Name; !slices.Contains(r.verbs, name) {
			r.verbs = append(r.verbs, name)
		}
	}
	for _, a := range r.g.R.Moves.All() {
		no := s.Refuse(a)
		if (no == nil) != legal[a] {
			r.Fatalf("%q in step %s is legal: %v, refused: %v", r.g.Notation(a), r.g.R.Steps[s.Top().Kind].Name,
				legal[a], no)
		}
		if no != nil {
			r.met[no.Code+" "+string(no.Rule)] = true
			r.true(s, a, no)
			r.follow(s, a, no)
			if !strings.HasPrefix(string(no.Rule), r.prefix) {
				r.Fatalf("%q is refused by %q", r.g.Notation(a), no.Rule)
			}
		}
	}
	r.verbs = r.verbs[:0]
	if no := s.Why(nil, game.Spot{Zone: game.Zone(globe.Job), Seat: game.Nobody}); no != nil {
		r.met[no.Code+" "+string(no.Rule)] = true
	}
	if no := s.Why(nil, game.Spot{Zone: globe.BagZone, Seat: (max(s.Turn(), 0) + 1) % game.Seat(s.Seats)}); no != nil {
		r.met[no.Code+" "+string(no.Rule)] = true
	}
}
