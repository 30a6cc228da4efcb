package montaigne

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
)

// told writes what an action costs: "ends KEY 0:1 lost.books 2".
func told(s *game.Stakes) string {
	if s == nil {
		return ""
	}
	var out []string
	if s.Ends {
		out = append(out, "ends", s.Why.Key)
		for _, score := range s.Scores {
			out = append(out, fmt.Sprint(score.Total))
		}
	}
	for _, f := range s.Lost {
		out = append(out, f.Key, fmt.Sprint(f.N), string(f.Rule))
		for _, c := range f.Counts {
			out = append(out, fmt.Sprintf("%d:%d", c.What, c.N))
		}
	}
	return strings.Join(out, " ")
}

// TestStakes: what is asked before an action, a row a case.
func TestStakes(t *testing.T) {
	const other = "1: voyage spa1; 1: home 1; last_turn; "
	for _, row := range []struct{ name, position, action, want string }{
		{"home without the books", "voyage spa3; hand spa1", "move spa1", "lost.books 1 M6.2 soon.last 0 M6.3 0:0 1:0"},
		{"home without the books, of four", "seats 4; voyage spa3; hand spa1", "move spa1", "lost.books 3 M6.2"},
		{"and no tile is left", "seats 3; voyage spa3; hand spa1; 1: home 1; 1: voyage spa2; 1: tiles return2 return1", "move spa1", "lost.books_no_tile 0 M6.2 soon.last 0 M6.3 0:0 1:3 2:0"},
		{"home with the books, and the other has one more turn", books + "hand spa1", "move spa1", "soon.last 0 M6.3 0:5 1:0"},
		{"home with the books of three seats gives up nothing", "seats 3; " + books + "hand spa1", "move spa1", ""},
		{"the card laid counts", "seats 3; voyage education2 friendship2; hand equality1", "move equality1", ""},
		{"a move elsewhere", "voyage spa3; hand spa4", "move spa4", ""},
		{"Bordeaux at the start is no homecoming", "hand spa1; voyage gastronomy1", "stay spa1", ""},
		{"the match ends with it", other + "voyage spa4; hand spa2", "move spa2", "ends end.home 0 0 lost.books 1 M6.2"},
		{"and that is known before the toll is paid", other + "voyage love1; hand spa2 spa3 spa4; visited lyon", "move spa2", "ends end.home 0 0 lost.books 1 M6.2"},
		{"with the books it ends too", other + books + "hand spa2", "move spa2", "ends end.home 5 0"},
		{"the Coachman home", "encounters; step coach; voyage spa3; hand spa1", "lay spa1", "lost.books 1 M6.2 soon.last 0 M6.3 0:0 1:0"},
		{"the winds home", "winds; voyage spa3; hand spa8 spa9; step take 2; row spa5 spa6 spa1 spa7", "sail 3", "lost.books 1 M6.2 soon.last 0 M6.3 0:0 1:0"},
		{"the Noble may still bring a book", "encounters; " + other + "voyage education2 friendship2; hand noble; row wisdom5 wisdom3 equality2 spa7", "move noble", "ends end.home"},
		{"what is seen on the board completes them", "encounters; " + other + "voyage education2 friendship2; row wisdom5 spa5 spa6 spa7; step home; step noble; voyage noble", "take 1", "ends end.home 5 0"},
		{"the end of the last turn", other + "voyage spa3; acted 1; actions 0", "end", "ends end.last 0 0 lost.road 1 M6.3"},
		{"an action left", "voyage spa3; hand spa4; acted 1; actions 1", "end", "lost.actions 1 M4.1"},
		{"an action left that nothing can be done with", "called; voyage spa3; row - - - -; rest discard; acted 1; actions 1", "end", ""},
		{"an ordinary end of a turn", "voyage spa3; acted 1; actions 0", "end", ""},
	} {
		st := lang.Position(t, row.position)
		s := game.From(Game{}, game.Setup{Game: "montaigne", Seats: make([]string, st.seats)}, st)
		a, err := Game{}.Parse(row.action)
		if err != nil || s.Refuse(a) != nil {
			t.Errorf("%s: %q: %v %v", row.name, row.action, err, s.Refuse(a))
			continue
		}
		if got := told(s.Stakes(a)); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}

// TestBordeauxByMistake is the kind of match that ended by one click: Lyon, the end of the turn, then a card of
// Bordeaux.
func TestBordeauxByMistake(t *testing.T) {
	for seed := range uint64(100) {
		got := homeFromLyon(t, seed)
		if got == nil {
			continue
		}
		if len(got.Lost) != 2 || got.Lost[0].Key != "lost.books" {
			t.Errorf("seed %d: coming home from Lyon: %+v", seed, got)
		}
		return
	}
	t.Fatal("nobody was in Lyon with a card of Bordeaux")
}

// homeFromLyon plays a match in which seat 0 goes to Lyon whenever it may, until that seat could come home as well;
// it gives what that would cost, nil where it never could.
func homeFromLyon(t *testing.T, seed uint64) *game.Stakes {
	t.Helper()
	s, err := game.NewSession(Game{}, game.Setup{Game: "montaigne", Seats: []string{"person", "bot:keen"}, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 60 && !s.Over(); n++ {
		a, _ := s.Reply()
		if s.Turn() == 0 {
			legal := s.Legal()
			lyon := slices.IndexFunc(legal, func(a game.Action) bool {
				return a.Verb == VEnd || a.Verb == VMove && Cards[a.A].City == Lyon
			})
			home := slices.IndexFunc(legal, func(a game.Action) bool { return s.State().(*State).homeward(a) != 0 })
			voyage := s.State().(*State).p[0].voyage
			switch {
			case home >= 0 && voyage.N > 0 && Cards[voyage.Top()].City == Lyon:
				return s.Stakes(legal[home])
			case lyon < 0:
				return nil
			}
			a = legal[lyon]
		}
		if _, err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return nil
}

// TestEnding: why a match ended and that a tie is one, a row a case.
func TestEnding(t *testing.T) {
	for _, row := range []struct{ name, position, actions, want string }{
		{"all home", "1: voyage spa3; 1: home 1; 1: voyage spa1; last_turn; " + books + "hand spa2", "move spa2", "end.home M6.3"},
		{"one stays out", "1: voyage spa1; 1: home 1; last_turn; voyage montaigne-limoges; tiles book2; hand spa4", "move spa4; end", "end.last M6.3"},
		{"a tie", "1: voyage spa3; 1: home 1; 1: voyage spa1; last_turn; voyage spa4; hand spa2", "move spa2", "end.home M6.3 tie.again M6.5 0 1"},
	} {
		st := lang.Position(t, row.position)
		s := game.From(Game{}, game.Setup{Game: "montaigne", Seats: make([]string, st.seats)}, st)
		if s.Ending() != nil {
			t.Errorf("%s: an end before the end", row.name)
		}
		for _, a := range strings.Split(row.actions, "; ") {
			if _, err := s.DoText(a); err != nil {
				t.Fatalf("%s: %v", row.name, err)
			}
		}
		var got []string
		for _, f := range s.Ending() {
			got = append(got, f.Key, string(f.Rule))
			for _, c := range f.Counts {
				got = append(got, fmt.Sprint(c.What))
			}
		}
		if strings.Join(got, " ") != row.want {
			t.Errorf("%s: %v, want %s", row.name, got, row.want)
		}
	}
}

// TestStakesTellNothingHidden: the Noble, coming home, may bring the card that
// lies face down; what the question tells is the same whatever it is.
func TestStakesTellNothingHidden(t *testing.T) {
	st := lang.Position(t, "encounters; 1: voyage spa1; 1: home 1; last_turn; voyage education2 friendship2; row spa4 spa5 spa6 wisdom5; step home; step noble; voyage noble")
	setup := game.Setup{Game: "montaigne", Seats: make([]string, 2)}
	r := game.NewRand(1)
	var outcomes []string
	for _, a := range st.Legal(nil) {
		want := told(game.From(Game{}, setup, st).Stakes(a))
		for range 30 {
			other := st.Clone()
			other.Determinize(0, &r)
			if got := told(game.From(Game{}, setup, other).Stakes(a)); got != want {
				t.Errorf("%s: told %q, and with other cards hidden %q", (Game{}).Notation(a), want, got)
			}
			other.Apply(a, nil)
			if total := fmt.Sprint(a, other.Scores()[0].Total); a.Verb == VTake && a.A == 3 && !slices.Contains(outcomes, total) {
				outcomes = append(outcomes, total)
			}
		}
	}
	if len(outcomes) < 2 {
		t.Errorf("the card face down is worth the same whatever it is: %v", outcomes)
	}
}
