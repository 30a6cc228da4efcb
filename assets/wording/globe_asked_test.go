package wording

import (
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/globe/globetest"
)

// TestToursAsked: before something is given up for good, or the match ends, both
// games ask in sentences, the same whatever is hidden; and ask about nothing that
// can be undone.
func TestToursAsked(t *testing.T) {
	const (
		six  = "won souvenir.sardines souvenir.slippers report.kasbah report.storks adventure.volcano adventure.castle"
		rsix = "won souvenir.whistle souvenir.record report.dolphins report.falls adventure.currach adventure.turtles"
	)
	for _, c := range []struct {
		tour        int
		pos, action string
		key         string // of what is asked about, "" where nothing is, "ends" where the match ends
	}{
		{0, "won souvenir.carpet; bag passport", "sell carpet", "lost.souvenir_none"},
		{0, "won souvenir.carpet souvenir.papyrus; bag passport", "sell carpet", "lost.souvenir"},
		{0, "won souvenir.carpet souvenir.papyrus souvenir.silk; bag passport", "sell carpet", ""},
		{0, "won souvenir.carpet; 1: money 0", "sell carpet", ""},
		{0, "at 66", "move 1", "soon.early"}, {0, "at 56; tickets 1", "fly on", "soon.early"}, {0, "at 60", "move 1", ""},
		{0, "at 66; " + six, "move 1", "ends"},
		{1, "cheques 9; won souvenir.record", "sell record", "lost.souvenir_none"},
		{1, "cheques 9; won souvenir.record souvenir.whistle", "sell record", "lost.souvenir"},
		{1, "cheques 9; at 66", "move 1", "soon.early"}, {1, "cheques 9; at 25", "move 1", ""},
		{1, "cheques 9; at 66; " + rsix, "move 1", "ends"},
	} {
		g := tours[c.tour]
		run := globetest.Start(t, g.Game, c.pos)
		a, err := g.Parse(c.action)
		if err != nil {
			t.Fatal(err)
		}
		stakes := run.S.Stakes(a)
		got := ""
		switch {
		case stakes != nil && stakes.Ends:
			got = "ends"
		case stakes != nil:
			got = stakes.Lost[0].Key
		}
		if got != c.key {
			t.Errorf("%s, %q, %s: asked about %q, not %q", g.Name(), c.pos, c.action, got, c.key)
		}
		if stakes == nil {
			continue
		}
		v, r := run.S.View(0), game.NewRand(5)
		other := run.S.State()
		other.Determinize(0, &r)
		twin := game.From(g.Game, run.S.Setup(), other)
		w := twin.View(0)
		for lang, tell := range g.tellers() {
			q := tell.Question(&v, a, stakes)
			for _, text := range []string{q.Title, q.Text, q.No, q.Yes} {
				if sane(text) != "" || text == "" {
					t.Errorf("%s, %s: %q", lang, c.action, text)
				}
			}
			if !strings.Contains(q.Text, "("+g.letter) || tell.Question(&w, a, twin.Stakes(a)) != q {
				t.Errorf("%s, %s: %+v", lang, c.action, q)
			}
		}
	}
}

// TestToursBarriers: why nothing further can be undone is said, in every language.
func TestToursBarriers(t *testing.T) {
	for _, g := range tours {
		said := map[string]int{}
		g.toured(t, 2, 80, func(s *game.Session) {
			for seat := range game.Seat(s.Seats()) {
				b, ok := s.CanUndo(seat).(*game.Barrier)
				if !ok {
					continue
				}
				for lang, tell := range g.tellers() {
					text := tell.Barrier(b)
					if sane(text) != "" || text == "" {
						t.Fatalf("%s, %s: %q", g.Name(), lang, text)
					}
					said[text]++
				}
			}
		})
		tell := g.tellers()["en"]
		for _, key := range []string{"roll", "seal", "card"} {
			if said[tell.say.t("barrier."+key)] == 0 {
				t.Errorf("%s: barrier.%s was never said: %v", g.Name(), key, said)
			}
		}
	}
}
