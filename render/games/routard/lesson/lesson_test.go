package lesson

import (
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/routard"
)

// begin is the lesson's match at its start.
func begin(t *testing.T) *game.Session {
	t.Helper()
	m := Course.Meta(words.In("en"))
	st, err := routard.Game.Load(m.Start)
	if err != nil {
		t.Fatal(err)
	}
	return game.From(routard.Game, m.Setup, st)
}

// TestLessonIsFollowed: whatever is chosen of what is wanted, the steps follow each
// other to the last; each points at something, and its words are short and there.
func TestLessonIsFollowed(t *testing.T) {
	for _, lang := range words.Languages() {
		for seed := range uint64(12) {
			s, c, r := begin(t), Course.Coach(words.In(lang)), game.NewRand(seed)
			was, taken := 0, map[string]bool{}
			for {
				l := c.Lesson(s)
				if l == nil {
					t.Fatalf("seed %d: the lesson is lost after %v", seed, s.Game().Notation(s.Step(s.Len()-1).Action))
				}
				if l.Step < was || l.Step > was+1 || l.Of < 6 || l.Of > 8 {
					t.Fatalf("step %d of %d follows step %d", l.Step, l.Of, was)
				}
				was = l.Step
				if n := len([]rune(l.Title)); n == 0 || n > 28 || strings.HasPrefix(l.Title, "[") {
					t.Errorf("%s, step %d: title %q", lang, l.Step, l.Title)
				}
				if n := len([]rune(l.Words)); n < 60 || n > 260 || strings.HasPrefix(l.Words, "[") {
					t.Errorf("%s, step %d: %d letters: %q", lang, l.Step, n, l.Words)
				}
				if l.Done {
					break
				}
				if s.Turn() != 0 {
					a, ok := s.Reply()
					if !ok || l.Wants != nil {
						t.Fatalf("the rival's turn: %v, wanted %v", ok, l.Wants)
					}
					if _, err := s.Do(a); err != nil {
						t.Fatal(err)
					}
					continue
				}
				if len(l.Wants) == 0 || len(l.At) == 0 || slices.ContainsFunc(l.Wants, func(a game.Action) bool { return !slices.Contains(s.Legal(), a) }) {
					t.Fatalf("seed %d, step %d wants %v at %v", seed, l.Step, l.Wants, l.At)
				}
				a := l.Wants[r.Intn(len(l.Wants))]
				verb, _, _ := strings.Cut(s.Game().Notation(a), " ")
				taken[verb] = true
				if _, err := s.Do(a); err != nil {
					t.Fatal(err)
				}
			}
			for _, verb := range []string{"line", "leave", "move", "cheques", "buy", "fly", "skip", "sell"} {
				if !taken[verb] {
					t.Errorf("%q is not taught", verb)
				}
			}
		}
	}
}

// TestSilentOffTheRoad: the coach is silent once something else is done.
func TestSilentOffTheRoad(t *testing.T) {
	s := begin(t)
	if _, err := s.DoText("line money"); err != nil {
		t.Fatal(err)
	}
	if l := Course.Coach(words.In("en")).Lesson(s); l != nil {
		t.Errorf("off its road it says %q", l.Title)
	}
}
