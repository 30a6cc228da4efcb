package globe_test

import (
	"reflect"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// rare are positions, and what is done there, after which a step is open that random play hardly meets.
var rare = map[string][][2]string{"routard": {{"options fine=yes cards=one; seats 3; 1: at 65; at 65; cheques 9; turn 1; die 3; " +
	"1: cheques 9; won souvenir.record adventure.turtles report.falls; taken 103", "roll"}}}

// TestTellingTrue checks that what a seat is told of its own turn, by a state made
// from its view, is what the true position tells it: what is asked, what each spot
// is, what it may do and why not.
func TestTellingTrue(t *testing.T) {
	for _, tell := range []*globe.Teller{sakodo.Teller, routard.Teller} {
		g := globe.Game{R: tell.R}
		steps := map[globe.StepKind]int{}
		for seed := range uint64(15) {
			options := map[string]string{}
			for i, o := range g.Options() {
				options[o.Name] = o.Values[int(seed)>>(i%4)%len(o.Values)]
			}
			st, err := g.New(globetest.Setup(g, 2+int(seed%5), seed, options))
			if err != nil {
				t.Fatal(err)
			}
			s, r := st.(*globe.State), game.NewRand(seed)
			for n := 0; n < 300 && !s.Over(); n++ {
				if k := s.Top().Kind; steps[k] < 25 {
					steps[k]++
					trueToView(t, tell, s)
				}
				if asks := s.Requests(game.Seat(r.Intn(int(s.Seats))), nil); len(asks) > 0 && r.Intn(20) == 0 {
					s.Apply(asks[0], nil)
					continue
				}
				legal := s.Legal(nil)
				a := legal[r.Intn(len(legal))]
				if b := s.R.Barter; a.Verb == globe.VSell || a.Verb == globe.VLot || b != nil && a.Verb == b.Begin {
					a = legal[r.Intn(len(legal))]
				}
				s.Apply(a, nil)
			}
			trueToView(t, tell, s)
		}
		for _, pos := range rare[g.Name()] {
			run := globetest.Start(t, g, pos[0])
			if _, err := run.S.DoText(pos[1]); err != nil {
				t.Fatal(err)
			}
			s := run.State()
			steps[s.Top().Kind]++
			trueToView(t, tell, s)
		}
		for k, row := range g.R.Steps {
			if row.Offer != nil && steps[globe.StepKind(k)] == 0 && row.Name != "choose" {
				t.Errorf("%s: step %s was never told", g.Name(), row.Name)
			}
		}
	}
}

// trueToView compares a position with what the seat to act makes of its view.
func trueToView(t *testing.T, tell *globe.Teller, s *globe.State) {
	t.Helper()
	v := s.View(s.Turn())
	known := tell.R.FromView(&v)
	want, got := tell.Says(s), tell.Says(known)
	for what := range want {
		if !reflect.DeepEqual(got[what], want[what]) {
			t.Fatalf("%s, %s: told %+v, true is %+v", tell.R.Name, what, got[what], want[what])
		}
	}
	if !reflect.DeepEqual(known.Scores(), s.Scores()) {
		t.Fatalf("%s: scores %+v, true are %+v", tell.R.Name, known.Scores(), s.Scores())
	}
	for _, a := range tell.R.Moves.All() {
		if x, y := known.Refuse(a), s.Refuse(a); !reflect.DeepEqual(x, y) {
			t.Fatalf("%s: %s is refused by %v, truly by %v", tell.R.Name, tell.R.Moves.Notation(a), x, y)
		}
	}
}
