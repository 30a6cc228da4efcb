package course_test

import (
	"encoding/json"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/globe"
	"posterestante/game/globe/sight"
	"posterestante/render/packs"
	"posterestante/render/table"
)

// steps are all steps of a lesson, each as it is first told.
func steps(t *testing.T, p *packs.Pack, lang string) (out []*table.Lesson) {
	t.Helper()
	w := words.In(lang)
	g, coach := box.Of(p.Name).Game, p.Lesson.Coach(w)
	st, err := g.Load(p.Lesson.Meta(w).Start)
	if err != nil {
		t.Fatal(err)
	}
	s := game.From(g, p.Lesson.Meta(w).Setup, st)
	for {
		l := coach.Lesson(s)
		if l == nil {
			t.Fatalf("%s: the lesson is lost after %d actions", p.Name, s.Len())
		}
		if len(out) == 0 || out[len(out)-1].Step != l.Step {
			out = append(out, l)
		}
		if l.Done {
			return out
		}
		a, ok := game.Action{}, true
		if len(l.Wants) > 0 {
			a = l.Wants[0]
		} else if a, ok = s.Reply(); !ok {
			t.Fatal("nobody acts")
		}
		if _, err := s.Do(a); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNamesAreOnTheMap checks that a step names no place whose name the map doesn't show: of the roads round the world
// it shows those of airports, the others only when they are pointed at.
func TestNamesAreOnTheMap(t *testing.T) {
	names := 0
	for i := range packs.Games {
		p := &packs.Games[i]
		g, ok := box.Of(p.Name).Game.(sight.Game)
		if !ok {
			continue
		}
		for _, lang := range words.Languages() {
			for _, l := range steps(t, p, lang) {
				for _, q := range g.R.Road {
					name := words.In(lang).T("place." + q.Key)
					if q.Key == "" || !strings.Contains(l.Words, name) {
						continue
					}
					if names++; q.Kind != globe.Airport {
						t.Errorf("%s %s, step %d names %s, which the map doesn't", p.Name, lang, l.Step, name)
					}
				}
			}
		}
	}
	if names == 0 {
		t.Error("no step names any place")
	}
}

// TestPlaysAsUsual checks that a lesson's match is played as a match is that begins without choosing anything: what it
// says of auctions and of how many are needed is then true of it, and of the next.
func TestPlaysAsUsual(t *testing.T) {
	seen := 0
	for i := range packs.Games {
		p := &packs.Games[i]
		g, meta := box.Of(p.Name).Game, p.Lesson.Meta(words.In("en"))
		st, err := g.Load(meta.Start)
		if err != nil {
			t.Fatal(err)
		}
		usual, err := game.NewSession(g, game.Setup{Game: p.Name, Seats: meta.Setup.Seats, Seed: "1"})
		if err != nil {
			t.Fatal(err)
		}
		taught, common := fields(t, st), fields(t, usual.State())
		for _, key := range []string{"outcry", "need", "fine", "two_lines", "express", "side", "open_faces", "winds", "encounters"} {
			if want, ok := common[key]; ok {
				if seen++; string(taught[key]) != string(want) {
					t.Errorf("%s: %s is %s in the lesson, usually %s", p.Name, key, taught[key], want)
				}
			}
		}
	}
	if seen < 8 {
		t.Errorf("only %d options were compared", seen)
	}
}

// fields are those of a position file.
func fields(t *testing.T, st game.State) (out map[string]json.RawMessage) {
	t.Helper()
	text, err := st.MarshalJSON()
	if err == nil {
		err = json.Unmarshal(text, &out)
	}
	if err != nil {
		t.Fatal(err)
	}
	return out
}
