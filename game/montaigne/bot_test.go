package montaigne

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
)

// match plays a whole match of bots.
func match(tb testing.TB, seats []string, opts string, seed uint64) *State {
	setup := setupOf("p p p p"[:2*len(seats)-1], opts)
	setup.Seats, setup.Seed = seats, game.Numbered(seed)
	s := newState(tb, setup)
	r := game.NewRand(seed)
	var bots []game.Bot
	for i, k := range seats {
		bots = append(bots, NewBot(k, seed*7+uint64(i)))
	}
	var dealt State
	for !s.Over() {
		seat := s.turn
		s.Apply(bots[seat].Choose(s.View(seat), s.Legal(nil), func() game.State {
			dealt = *s
			dealt.Determinize(seat, &r)
			return &dealt
		}), nil)
	}
	return s
}

// share is how many of so many games of two seats a bot wins, a shared win
// being half a one; each deal is played from both seats.
func share(tb testing.TB, kind, other, opts string, games int) float64 {
	won := 0.0
	for i := range games {
		seats := []string{kind, other}
		if i%2 == 1 {
			slices.Reverse(seats)
		}
		scores := match(tb, seats, opts, uint64(i/2)).Scores()
		switch me := i % 2; {
		case scores[me].Place < scores[1-me].Place:
			won++
		case scores[me].Place == scores[1-me].Place:
			won += 0.5
		}
	}
	return won / float64(games)
}

// TestBotsWin checks that the bots beat random play, without the options and with
// both, and that the keen one is the better. Over thousands of games it
// is more than nine of ten (docs/montaigne.md); here chance has its share.
func TestBotsWin(t *testing.T) {
	for _, o := range []string{"", "we"} {
		for _, row := range []struct {
			kind, other string
			games       int
			least       float64
		}{
			{"bot:steady", "bot:random", 100, 0.86},
			{"bot:keen", "bot:random", 60, 0.9},
			{"bot:keen", "bot:steady", 160, 0.45}, // 54 in 100 of 1200
			{"bot:random", "bot:random", 60, 0.3},
		} {
			if got := share(t, row.kind, row.other, o, row.games); got < row.least || row.kind == row.other && got > 0.7 {
				t.Errorf("%s wins %.1f %% of the games against %s, options %q", row.kind, 100*got, row.other, o)
			}
		}
	}
}

// TestBotsPlay plays all numbers of seats to the end.
func TestBotsPlay(t *testing.T) {
	for n := 2; n <= MaxSeats; n++ {
		for i := range 4 {
			s := match(t, slices.Repeat([]string{"bot:keen", "bot:random", "bot:steady"}, 3)[i:i+n], "we", uint64(i))
			if err := s.Check(); err != nil || !s.Over() {
				t.Errorf("%d seats: %v", n, err)
			}
		}
	}
	if NewBot("person", 1) != nil || NewBot("bot:wise", 1) != nil {
		t.Error("there are bots that are none")
	}
}

// TestBotRules says what the bots do where it is plain, and why.
func TestBotRules(t *testing.T) {
	for _, row := range []struct{ name, pos, does, why string }{
		{"home with three books", books + "hand spa1 spa9", "move spa1", "ahead"},
		{"not home without", "voyage spa4; hand spa1; row love1 love2 love3 love4", "supply", ""},
		{"the tile that is within reach", "voyage gastronomy3 landscape3; voyage gastronomy4; hand gastronomy5 landscape4", "stay gastronomy5", ""},
		{"the quotation of the missing book", "voyage education2 friendship2; hand wisdom3 landscape3 spa1", "move wisdom3", "way"},
		{"pay with what is of no use", "voyage spa5; hand education3 landscape5; visited lyon limoges; step toll 1", "pay landscape5", ""},
		{"a card worth its cost from the board", "voyage education2 friendship2; visited limoges; row spa5 wisdom3 spa7 spa8; hand spa1 landscape4; step take 1", "take 2", ""},
		{"more on the last turn to be ahead", "1: voyage spa1; 1: home 1; last_turn; hand montaigne-limoges spa3", "move montaigne-limoges", ""},
	} {
		for _, kind := range []uint8{BotSteady, BotKeen} {
			s := lang.Position(t, row.pos)
			r := game.NewRand(1)
			a, f := (&Bot{level: kind}).Decide(s.View(0), s.Legal(nil), func() game.State {
				d := s.Clone()
				d.Determinize(0, &r)
				return d
			})
			if got := (Game{}).Notation(a); row.does != "" && got != row.does {
				t.Errorf("%s: %s does %q (%s), not %q", row.name, kinds[kind], got, f.Key, row.does)
			}
			if row.why != "" && f.Key != "bot."+row.why || !strings.HasPrefix(f.Key, "bot.") || len(f.Spots) == 0 || f.Actions[0] != a {
				t.Errorf("%s: %s says %+v", row.name, kinds[kind], f)
			}
		}
	}
}

// TestWishes checks that every wish has a rule of the page and a weight.
func TestWishes(t *testing.T) {
	for _, w := range wishes {
		if !strings.HasPrefix(string(w.rule), "M") || w.weight <= 0 || w.key == "" {
			t.Errorf("%+v", w)
		}
	}
}
