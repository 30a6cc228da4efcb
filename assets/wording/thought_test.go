package wording

import (
	"context"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
)

// thoughtful plays a match of two seats that think.
func thoughtful(t *testing.T, name string, seed uint64, actions int) *game.Session {
	t.Helper()
	g, err := box.Named(name)
	if err != nil {
		t.Fatal(err)
	}
	s, err := game.NewSession(g, game.Setup{Game: name, Seats: []string{"think:60", "think:60"}, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	var h search.Host
	for s.Len() < actions && !s.Over() {
		a, why, err := h.Reply(context.Background(), s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := s.DoThought(a, why); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// listening is a match of a person alone with opponents that think aloud, from a
// position in which the next action was taken for a reason.
func listening(t *testing.T, of *game.Session, st game.State, step game.Step, viewer game.Seat) *game.Session {
	t.Helper()
	setup := of.Setup()
	setup.Seats = []string{"think:60", "think:60"}
	setup.Seats[max(viewer, 0)] = "person"
	s := game.From(of.Game(), setup, st)
	if !s.ThinkAloud(true) {
		t.Fatal("nobody may listen")
	}
	if _, err := s.DoThought(step.Action, step.Thought); err != nil {
		t.Fatal(err)
	}
	return s
}

// TestThoughtTellsNothingHidden checks that the reason of a seat that thinks aloud is
// told in the same words whatever the viewer doesn't know, and that no other is told
// before the match is over.
func TestThoughtTellsNothingHidden(t *testing.T) {
	for _, name := range []string{"postcards", "montaigne"} {
		s := thoughtful(t, name, 9, 120)
		told, again, cut := 0, 0, 0
		for n := range s.Len() {
			step := s.Step(n)
			if step.Thought == nil {
				continue
			}
			for _, viewer := range []game.Seat{0, 1, game.Nobody} {
				teller := For(name, words.In("fr"), []string{"Odette", "Luc"})
				here := listening(t, s, s.StateAt(n), step, viewer)
				want := teller.Thought(here, 0, viewer, true)
				if len(want) > 1 {
					told++
				}
				if viewer != step.Seat && len(want) < len(teller.Thought(here, 0, step.Seat, true)) {
					cut++
				}
				if live := s.Branch(n + 1); viewer != step.Seat && !live.Over() && teller.Thought(live, n, viewer, true) != nil {
					t.Errorf("%s, action %d: seat %d is told why before the match is over", name, n, viewer)
				}
				for seed := range uint64(4) {
					st := s.Imagined(n, viewer, seed+1)
					if !slices.Contains(st.Legal(nil), step.Action) {
						continue // it was hidden until then
					}
					again++
					if got := teller.Thought(listening(t, s, st, step, viewer), 0, viewer, true); !slices.Equal(got, want) {
						t.Errorf("%s, action %d, seat %d reads\n%s\nand, dealt anew,\n%s", name, n, viewer, strings.Join(want, "\n"), strings.Join(got, "\n"))
					}
				}
			}
		}
		if told < 20 || again < 40 || cut < 5 {
			t.Errorf("%s: told %d times, compared %d times, %d were cut: not a case worth testing", name, told, again, cut)
		}
	}
}

// TestThoughtInWords checks that the reason says the chance, the turn meant, what
// was passed over, in both languages, and names nobody but at the beginning.
func TestThoughtInWords(t *testing.T) {
	for lang, want := range map[string][]string{
		"fr": {"Chances de gagner, à son avis\u00a0: ", "Son idée, ensuite\u00a0: ", "Écarté\u00a0: ", " (chances et points\u00a0: −", " → "},
		"en": {"Chance of winning, as seen then: ", "Meant to do next: ", "Passed over: ", " (chance and points: −", " → "},
	} {
		for _, name := range []string{"postcards", "montaigne"} {
			s := thoughtful(t, name, 9, 120)
			var all []string
			for n := range s.Len() {
				all = append(all, For(name, words.In(lang), []string{"Odette", "Luc"}).Thought(s, n, s.Step(n).Seat, true)...)
			}
			text := strings.Join(all, "\n")
			for _, w := range want {
				if !strings.Contains(text, w) {
					t.Errorf("%s in %s: nowhere %q", name, lang, w)
				}
			}
			for _, line := range all {
				if strings.Contains(line, ": Odette") || strings.Contains(line, "→ Odette") {
					t.Errorf("%s in %s: %s", name, lang, line)
				}
			}
		}
	}
}

// TestKinds checks that each kind of seat of every game has a name, the levels a
// short one of their own.
func TestKinds(t *testing.T) {
	for _, lang := range words.Languages() {
		w := words.In(lang)
		seen := map[string]bool{}
		for _, n := range game.Levels {
			kind := Kind(w, game.ThinkKind(n))
			if kind == "" || strings.Contains(kind, "think.") || seen[kind] {
				t.Errorf("%s: level %d is %q", lang, n, kind)
			}
			seen[kind] = true
		}
		if got := Kind(w, "think:77"); !strings.Contains(got, "77") {
			t.Errorf("%s: think:77 is %q", lang, got)
		}
		if got := Kind(w, "automa:expert"); got != w.T("kind.automa.expert") {
			t.Errorf("%s: automa:expert is %q", lang, got)
		}
	}
}

// TestPercent: thousandths are said in hundredths, the nearest.
func TestPercent(t *testing.T) {
	for thousandths, want := range map[int]string{0: "0%", 4: "0%", 5: "1%", 444: "44%", 445: "45%", 996: "100%", 1000: "100%"} {
		if got := For("postcards", words.In("en"), nil).Percent(thousandths); got != want {
			t.Errorf("%d is said as %s, not %s", thousandths, got, want)
		}
	}
}
