package stats

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/postcards"
	"posterestante/game/store"
)

// shelfOf opens a shelf in a new data folder.
func shelfOf(t *testing.T) (*store.Shelf, string) {
	t.Helper()
	dir := t.TempDir()
	shelf, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return shelf, dir
}

// played plays a match by chance on the shelf; stop it after some actions, or 0
// for its end.
func played(t *testing.T, shelf *store.Shelf, meta store.Meta, stop int) *store.Match {
	t.Helper()
	meta.Setup.Game = "postcards"
	m, err := shelf.New(meta)
	if err != nil {
		t.Fatal(err)
	}
	goOn(t, m, stop)
	return m
}

func goOn(t *testing.T, m *store.Match, stop int) {
	t.Helper()
	seed := m.Header().Setup.Seed
	r, bot := (seed + " deals").Rand(), &game.RandomBot{Rand: (seed + " bot").Rand()}
	for n := 0; !m.Session().Over() && (stop == 0 || n < stop); n++ {
		if _, err := m.Do(m.Session().Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
}

var levels = TermsOf("postcards").Opponents()

// automas is a match that needs no person's many actions.
func automas(seed uint64, names ...string) store.Meta {
	meta := store.Meta{Name: "m", Setup: game.Setup{Seed: game.Numbered(seed), Options: map[string]string{"side": []string{"A", "B"}[seed%2]}}}
	for i, name := range names {
		kind := levels[(int(seed)+i)%3]
		if name != "" {
			kind = person
		}
		meta.Setup.Seats, meta.Seats = append(meta.Setup.Seats, kind), append(meta.Seats, store.Seat{Name: name, Colour: i})
	}
	return meta
}

// TestCourseIsTheViews reads the counter from the view before the first action
// of each round, which is another way than by events.
func TestCourseIsTheViews(t *testing.T) {
	for seed := range uint64(12) {
		kinds := [][]string{{"person", "automa:easy"}, {"automa:normal", "automa:expert", "automa:easy"}, {"person", "person"}}[seed%3]
		s, err := game.NewSession(postcards.Game{}, game.Setup{Game: "postcards", Seats: kinds, Seed: game.Numbered(seed)})
		if err != nil {
			t.Fatal(err)
		}
		r, bot := game.NewRand(seed), &game.RandomBot{Rand: game.NewRand(seed)}
		for !s.Over() {
			if _, err := s.Do(s.Ask(bot, &r)); err != nil {
				t.Fatal(err)
			}
		}
		course := Course(s)
		for seat := range kinds {
			var want []int
			round := 0
			for n := 0; n <= s.Len(); n++ {
				v := s.ViewAt(n, game.Nobody)
				if at := v.Counter(postcards.Round, game.Nobody); at != round {
					round = at
					want = append(want, v.Counter(postcards.ScoreN, game.Seat(seat)))
				}
			}
			end := s.View(game.Nobody)
			want = append(want, end.Counter(postcards.ScoreN, game.Seat(seat)))
			if !slices.Equal(course[seat], want) {
				t.Errorf("seed %d, seat %d: the course is %v, the views say %v", seed, seat, course[seat], want)
			}
			if len(want) != round+1 {
				t.Errorf("%d entries for %d rounds", len(want), round)
			}
		}
		if got := Finals(s); got[0] != s.Scores()[0].Total {
			t.Errorf("finals %v", got)
		}
	}
	s, _ := game.NewSession(postcards.Game{}, game.Setup{Game: "postcards", Seats: []string{"person", "person"}})
	if got := fmt.Sprint(Course(s)); got != "[[0] [0]]" {
		t.Errorf("a match not begun: %s", got)
	}
}

// inMemory is a match by chance to its end, on no disk.
func inMemory(t *testing.T, meta store.Meta) *store.Reading {
	t.Helper()
	meta.Setup.Game = "postcards"
	s, err := game.NewSession(postcards.Game{}, meta.Setup)
	if err != nil {
		t.Fatal(err)
	}
	r, bot := game.NewRand(1), &game.RandomBot{Rand: game.NewRand(2)}
	for !s.Over() {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	return &store.Reading{Header: store.Header{Game: "postcards", Seats: meta.Seats, Setup: meta.Setup}, Session: s}
}

// TestPointsAddUp checks that the sources of each seat make its total, and that
// none is unknown.
func TestPointsAddUp(t *testing.T) {
	found := map[string]bool{}
	for seed := range uint64(10) {
		r := inMemory(t, automas(seed, []string{"Lise", ""}[seed%2], "", ""))
		m := r.Session
		got, why := Of(r)
		if why != Counted || got.Rounds != len(got.Course[0])-1 || got.Options["side"] != []string{"A", "B"}[seed%2] {
			t.Fatalf("%q, %d rounds, options %v", why, got.Rounds, got.Options)
		}
		for i, s := range got.Seats {
			sum := 0
			for source, n := range s.Points {
				sum += n
				found[source] = true
				if !slices.Contains(postcards.Terms.Sources, source) {
					t.Errorf("source %q", source)
				}
			}
			if score := m.Scores()[i]; sum != score.Total || s.Total != score.Total || s.Place != score.Place {
				t.Errorf("seed %d, seat %d: the sources make %d, the total is %d: %v", seed, i, sum, score.Total, s.Points)
			}
			if s.Sent != len(postcards.Sendings(m, game.Seat(i))) {
				t.Errorf("sent %d", s.Sent)
			}
		}
	}
	for _, source := range postcards.Terms.Sources[:len(postcards.Terms.Sources)-1] {
		if !found[source] {
			t.Errorf("no points from %q: not tested", source)
		}
	}
	if found["rest"] {
		t.Error("points of an unknown source")
	}
}

// seat is a seat of a made-up match.
func seat(name, kind string, total, place, sent int) Seat {
	return Seat{Name: name, Kind: kind, Total: total, Place: place, Sent: sent, Points: map[string]int{"sent": total}}
}

func TestReadAddsUp(t *testing.T) {
	const easy, expert = "automa:easy", "automa:expert"
	a, b := map[string]string{"side": "A"}, map[string]string{"side": "B"}
	all := Read([]Match{
		{Game: "postcards", ID: "a", Options: a, Rounds: 9, Seats: []Seat{seat("Zoé", person, 60, 1, 4), seat("", easy, 40, 2, 4)}},
		{Game: "postcards", ID: "b", Options: b, Rounds: 12, Seats: []Seat{seat("zoé", person, 50, 1, 3), seat("", expert, 50, 1, 3), seat("Max", person, 20, 3, 1)}},
		{Game: "montaigne", ID: "e", Options: map[string]string{"winds": "yes", "encounters": "no"}, Rounds: 30, Lifted: true,
			Seats: []Seat{seat("Zoé", person, 7, 1, 0), seat("", "bot:keen", 9, 2, 0)}},
		{Game: "montaigne", ID: "f", Options: map[string]string{"winds": "yes", "encounters": "no"}, Rounds: 20,
			Seats: []Seat{seat("", "bot:keen", 9, 1, 0), seat("Zoé", person, 7, 2, 0)}},
		{Game: "postcards", ID: "c", Options: b, Rounds: 7, Seats: []Seat{seat("ZOÉ", person, 30, 2, 2), seat("", expert, 70, 1, 4), seat("", easy, 10, 3, 0)}},
		{Game: "postcards", ID: "d", Options: a, Rounds: 20, Lifted: true, Seats: []Seat{seat("Zoé", person, 99, 1, 5), seat("", easy, 1, 2, 0)}},
		{Game: "of a newer program", ID: "g", Seats: []Seat{seat("Zoé", person, 7, 1, 0)}},
	})
	if all.Matches != 6 || all.Lifted != 2 || len(all.Games) != 2 || all.Games[0].Game != "postcards" || all.Of("chess") != nil {
		t.Fatalf("%+v", all)
	}
	r, m := all.Of("postcards"), all.Of("montaigne")
	if r.Matches != 4 || r.Lifted != 1 || r.Longest != "b" || len(r.Persons) != 2 || r.Persons[1].Name != "Max" || m.Matches != 2 || m.Longest != "f" {
		t.Fatalf("%+v", all)
	}
	z := r.Persons[0]
	for what, row := range map[string]struct {
		f    *Figures
		want string
	}{
		"all":         {&z.All, "3 games, 2 won (1 shared), best 60, mean 46.7, sent 3.0"},
		"easy":        {z.Against[easy], "2 games, 2 won (0 shared), best 60, mean 45.0, sent 3.0"},
		"expert":      {z.Against[expert], "2 games, 1 won (1 shared), best 50, mean 40.0, sent 2.5"},
		"side A":      {z.Options["side=A"], "1 games, 1 won (0 shared), best 60, mean 60.0, sent 4.0"},
		"lifted":      {&z.Lifted, "1 games, 1 won (0 shared), best 99, mean 99.0, sent 5.0"},
		"experts":     {r.Opponents[expert], "2 games, 2 won (1 shared), best 70, mean 60.0, sent 3.5"},
		"easies":      {r.Opponents[easy], "2 games, 0 won (0 shared), best 40, mean 25.0, sent 2.0"},
		"on the road": {&m.Persons[0].All, "1 games, 0 won (0 shared), best 7, mean 7.0, sent 0.0"},
		"keen":        {m.Persons[0].Against["bot:keen"], "1 games, 0 won (0 shared), best 7, mean 7.0, sent 0.0"},
		"winds":       {m.Persons[0].Options["winds=yes"], "1 games, 0 won (0 shared), best 7, mean 7.0, sent 0.0"},
		"keens":       {m.Opponents["bot:keen"], "1 games, 1 won (0 shared), best 9, mean 9.0, sent 0.0"},
	} {
		f := row.f
		got := fmt.Sprintf("%d games, %d won (%d shared), best %d, mean %.1f, sent %.1f", f.Games, f.Wins, f.Shared, f.Best, f.Mean(), f.MeanSent())
		if got != row.want {
			t.Errorf("%s: %s, want %s", what, got, row.want)
		}
	}
	if z.Name != "Zoé" || z.Best != "a" || z.All.Points["sent"] != 140 || z.Against["automa:normal"] != nil || len(m.Persons[0].Options) != 1 {
		t.Errorf("%+v", z)
	}
}

func TestWhatDoesNotCount(t *testing.T) {
	shelf, dir := shelfOf(t)
	lesson, branch := automas(1, "", ""), automas(2, "", "")
	lesson.Lesson, branch.From = "first", "another"
	st, err := postcards.Game{}.New(game.Setup{Game: "postcards", Seats: automas(3, "", "").Setup.Seats})
	if err != nil {
		t.Fatal(err)
	}
	position := automas(3, "", "")
	if position.Start, err = st.MarshalJSON(); err != nil {
		t.Fatal(err)
	}
	for _, meta := range []store.Meta{lesson, branch, position} {
		played(t, shelf, meta, 0)
	}
	played(t, shelf, automas(4, "", ""), 30) // not finished
	good := played(t, shelf, automas(5, "", ""), 0)
	bad := played(t, shelf, automas(6, "", ""), 0)
	spoil(t, filepath.Join(shelf.Dir(), bad.ID()+".jsonl"))
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if !s.Update(shelf) || s.Update(shelf) {
		t.Error("a second look at the same shelf finds something new, or the first nothing")
	}
	r := s.Report()
	if got := s.Matches(); len(got) != 1 || got[0].ID != good.ID() {
		t.Errorf("counted: %v", got)
	}
	for why, n := range map[string]int{Lesson: 1, Branch: 1, Position: 1, Damaged: 1} {
		if r.Skipped[why] != n {
			t.Errorf("%s: %d left out, of %v", why, r.Skipped[why], r.Skipped)
		}
	}
}

// spoil writes rubbish into the midst of a file.
func spoil(t *testing.T, path string) {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	copy(data[len(data)/2:], "{{{{")
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
}
