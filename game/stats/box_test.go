package stats

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/montaigne"
	"posterestante/game/store"
)

// onTheRoad is a match of Montaigne on the shelf, played by its bots; a named
// seat is a person's, by chance.
func onTheRoad(t *testing.T, shelf *store.Shelf, seed uint64, winds string, names ...string) *store.Match {
	t.Helper()
	meta := store.Meta{Name: "m", Setup: game.Setup{Game: "montaigne", Seed: game.Numbered(seed), Options: map[string]string{"winds": winds}}}
	for i, name := range names {
		kind := "bot:steady"
		if name != "" {
			kind = person
		}
		meta.Setup.Seats, meta.Seats = append(meta.Setup.Seats, kind), append(meta.Seats, store.Seat{Name: name, Colour: i})
	}
	m, err := shelf.New(meta)
	if err != nil {
		t.Fatal(err)
	}
	r, chance := game.NewRand(seed), montaigne.Game{}.Bot("bot:random", seed)
	for !m.Session().Over() {
		s := m.Session()
		a := game.Action{}
		if meta.Setup.Seats[s.Turn()] == person {
			a = s.Ask(chance, &r)
		} else {
			a, _ = s.Reply()
		}
		if _, err := m.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// TestEveryGameHasTerms: what the box holds is counted, and has its words; but for
// a game that has no table yet, see render/packs.
func TestEveryGameHasTerms(t *testing.T) {
	for _, g := range box.Games {
		terms := TermsOf(g.Game.Name())
		if (terms == nil) != (g.Terms == nil) {
			t.Errorf("%s: terms %v", g.Game.Name(), terms)
		}
		if terms == nil {
			continue
		}
		if terms.Sent != "" && g.Game.Table().ZoneNamed(terms.Sent) == 0 {
			t.Errorf("%s has no zone %q", g.Game.Name(), terms.Sent)
		}
		for _, source := range slices.Concat(terms.Seldom, terms.AtEnd) {
			if !slices.Contains(terms.Sources, source) {
				t.Errorf("%s has no source %q", g.Game.Name(), source)
			}
		}
		for key, source := range terms.Of {
			if !slices.Contains(terms.Sources, source) {
				t.Errorf("%s: the source %q of %s isn't shown", g.Game.Name(), source, key)
			}
		}
		if len(terms.Opponents()) != len(g.Game.Kinds())-1 || len(g.Game.Options()) > 0 && len(terms.Choices()) == 0 {
			t.Errorf("%s: opponents %v, choices %v", g.Game.Name(), terms.Opponents(), terms.Choices())
		}
		keys := []string{g.Game.Name() + ".name", "stats.against_head." + g.Game.Name()}
		for _, source := range terms.Sources {
			keys = append(keys, "stats.source."+g.Game.Name()+"."+source)
		}
		for _, kind := range terms.Opponents() {
			keys = append(keys, KindWords(kind))
		}
		for _, c := range terms.Choices() {
			keys = append(keys, c.Words())
		}
		for _, lang := range words.Languages() {
			for _, key := range keys {
				if text := words.In(lang).T(key); strings.HasPrefix(text, "[") {
					t.Errorf("%s: %s", lang, text)
				}
			}
		}
	}
}

// TestRoundTheWorldCounts: a course tells each round once, whoever decided in
// between, and ends in the totals; every point has a source.
func TestRoundTheWorldCounts(t *testing.T) {
	for _, p := range box.Games[2:] {
		s, sold := played3(t, p.Game, 0)
		for seed := uint64(1); sold == 0 && seed < 20; seed++ {
			s, sold = played3(t, p.Game, seed)
		}
		v := s.View(game.Nobody)
		round := v.Counter(counterNamed(v.Table, "round"), game.Nobody)
		for i, course := range Course(s) {
			if len(course) != round+1 || course[round] != Finals(s)[i] {
				t.Errorf("%s: %d points of a course of %d rounds, the last %d of %d", p.Game.Name(), len(course), round, course[len(course)-1], Finals(s)[i])
			}
			if rest := Earned(s)[i][Rest]; rest != 0 {
				t.Errorf("%s: %d points have no source", p.Game.Name(), rest)
			}
		}
		if sold == 0 {
			t.Errorf("%s: no auction was seen", p.Game.Name())
		}
	}
}

// played3 plays a match of three bots, and counts the bids.
func played3(t *testing.T, g game.Game, seed uint64) (s *game.Session, bids int) {
	t.Helper()
	setup := game.Setup{Game: g.Name(), Seed: game.Numbered(seed), Seats: []string{"bot:steady", "bot:random", "bot:steady"}}
	s, err := game.NewSession(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() {
		a, ok := s.Reply()
		if !ok {
			t.Fatal("nobody replies")
		}
		if strings.HasPrefix(g.Notation(a), "bid ") {
			bids++
		}
		if _, err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	return s, bids
}

// TestMontaigneCounts: sources, options, opponents, and a course that ends in the
// totals but for what the end gives.
func TestMontaigneCounts(t *testing.T) {
	shelf, dir := shelfOf(t)
	for seed := range uint64(6) {
		onTheRoad(t, shelf, seed, []string{"no", "yes"}[seed/2%2], []string{"Lise", ""}[seed%2], "", "")
	}
	played(t, shelf, automas(1, "lise", ""), 0)
	s := opened(t, dir, shelf)
	found := map[string]bool{}
	for _, m := range s.Matches() {
		if m.Game != "montaigne" {
			continue
		}
		if m.Rounds < 5 || m.Rounds > m.Actions || len(m.Options) != 3 {
			t.Errorf("%d rounds of %d actions, options %v", m.Rounds, m.Actions, m.Options)
		}
		for i, seat := range m.Seats {
			sum := 0
			for source, n := range seat.Points {
				sum += n
				found[source] = found[source] || n != 0
			}
			course := m.Course[i]
			if sum != seat.Total || seat.Sent != 0 || len(course) != m.Rounds+1 || course[0] != 0 || course[m.Rounds] != seat.Total-seat.Points["most"] {
				t.Errorf("%+v makes %d, its course is %v", seat, sum, course)
			}
		}
	}
	for _, source := range []string{"montaigne", "books", "return", "most"} {
		if !found[source] {
			t.Errorf("no points from %q: not tested", source)
		}
	}
	if found[Rest] {
		t.Error("points of an unknown source")
	}
	r := s.Report()
	if len(r.Games) != 2 || r.Matches != 7 {
		t.Fatalf("%+v", r)
	}
	m := r.Of("montaigne")
	if m.Matches != 6 || m.Persons[0].All.Games != 3 || m.Persons[0].Against["bot:steady"].Games != 3 || m.Persons[0].Options["winds=yes"].Games != 1 || m.Opponents["bot:steady"].Games != 3*2+3*3 {
		t.Errorf("%+v", m)
	}
	if raw, err := json.Marshal(m); err != nil || strings.Contains(string(raw), `"sent"`) {
		t.Errorf("nothing is sent in Montaigne: %v %s", err, raw)
	}
	for _, lang := range words.Languages() {
		text := r.Text(words.In(lang))
		if strings.Count(text, "\n") != 6+1+6 || strings.ContainsAny(text, "[<{") || !strings.Contains(text, "Montaigne\n") {
			t.Errorf("%s", text)
		}
	}
}

// TestMontaigneCourse reads the points at each turn of the first seat by another
// way than events: who decides before and after each action.
func TestMontaigneCourse(t *testing.T) {
	shelf, _ := shelfOf(t)
	for seed := range uint64(30) {
		if s := onTheRoad(t, shelf, seed, "yes", "", "").Session(); roundsAlike(t, s, 5) {
			return
		}
	}
	t.Error("less than five rounds")
}

// roundsAlike compares the course of a match with what its states say, for so many rounds; till then nobody is home.
// It is false where the match has fewer.
func roundsAlike(t *testing.T, s *game.Session, most int) bool {
	t.Helper()
	course, at, seat := Course(s), 0, s.StateAt(0).Turn()
	for n := 1; n < s.Len(); n++ {
		before := seat
		st := s.StateAt(n)
		if seat = st.Turn(); seat == before || seat != s.StateAt(0).Turn() {
			continue
		}
		at++
		want := 0
		for _, line := range st.Scores()[0].Lines {
			if line.Rule != "M6.4" {
				want += line.Points
			}
		}
		if got := course[0][at]; got != want {
			t.Fatalf("round %d: %d points, want %d", at, got, want)
		}
		if at == most {
			return true
		}
	}
	return false
}

// TestOlderFile: what an older program wrote is set aside whole, in a sentence, and all is counted anew.
func TestOlderFile(t *testing.T) {
	shelf, dir := shelfOf(t)
	played(t, shelf, automas(1, "Lise", ""), 0)
	for _, old := range []string{
		`{"format":1,"matches":{"lost":{"match":{"id":"lost","name":"m","game":"postcards","side":"B","seed":7}}}}`,
		`{"format":2,"matches":{"lost":{"match":{"id":"lost","name":"m","game":"postcards","seed":7}}}}`,
		`{"format":3,"matches":{"lost":{"match":{"id":"lost","name":"m","game":"postcards","seed":7}}}}`,
	} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(old), 0o644); err != nil {
			t.Fatal(err)
		}
		s, err := Open(dir)
		sentence(t, "older", err, "stats.error.older")
		copies, _ := filepath.Glob(filepath.Join(dir, "stats.older-*.json"))
		if len(copies) != 1 {
			t.Fatalf("set aside: %v", copies)
		}
		if kept, _ := os.ReadFile(copies[0]); string(kept) != old {
			t.Errorf("set aside is %q", kept)
		}
		if err := os.Remove(copies[0]); err != nil {
			t.Fatal(err)
		}
		s.Update(shelf)
		if err := s.Save(); err != nil || len(s.Matches()) != 1 {
			t.Errorf("%d matches, %v", len(s.Matches()), err)
		}
	}
}
