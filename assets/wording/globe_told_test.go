package wording

import (
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/verbs"
)

// What a line of the log, and one of its long lines, have room for, in letters: a
// card is read aloud in a long one.
const (
	widestTourShort = 120
	widestTourLong  = 300
)

// unsaid are messages that no match says: those that follow a card's effect only
// when a debt came between, what is called for where a piece isn't known, and the warning
// of render/games/globe/straggler_test.go, for which these tours are too short; and what is said beside a cardboard
// table only (render/screens/companion/begun_test.go, game/routard/beside_test.go).
var unsaid = []string{"note.bartered", "note.declined", "step.rings", "warn.near", "fallback", "long.cited", "note.lost", "note.pass.lost", "called.hidden", "called.item", "label.item_hidden", "button.undo", "button.redo", "score.total",
	"counter.run"}

// TestToursTold tells every action of matches to every seat in every language,
// asks every seat at every step, labels what lies on the table, and checks that
// all the words of both games for that are said, and none is idle.
func TestToursTold(t *testing.T) {
	both := map[string]int{}
	for _, g := range tours {
		said, tellers := map[string]int{}, g.tellers()
		g.toured(t, 5, 160, func(s *game.Session) {
			for seat := game.Nobody; int(seat) < s.Seats(); seat++ {
				if seat > 2 && seat != s.Turn() {
					continue // as the others
				}
				v := s.View(seat)
				g.prompted(t, s, &v, tellers, said)
				if legal := s.Legal(); seat == s.Turn() && len(legal) <= 9 {
					for _, a := range legal {
						keys(aimIn(g.voice.(game.Aimer), s, a, 1).Says, said)
					}
				}
				if seat == s.Turn() && s.Len()%5 == 0 {
					for _, a := range s.Legal() {
						for _, line := range s.Preview(a).Lines {
							keys(line, said)
						}
						keys(g.voice.(game.Intender).Intent(&v, seat, a), said)
					}
				}
				if seat == s.Turn() || s.Len()%7 == 0 {
					g.factual(t, s, &v, tellers, said)
				}
				if s.Len() > 0 {
					g.told(t, s, seat, tellers, said)
				}
				keys(g.voice.(game.Announcer).Announce(&v), said)
				if s.Len() < 9 && seat == s.Turn() || s.Len()%60 == 0 {
					g.labelled(t, s, &v, tellers, said)
				}
			}
			if s.Len() == 0 {
				g.opened(t, s, tellers, said)
			} else {
				g.midway(t, s, said)
			}
			for _, f := range s.Ending() {
				said[f.Key]++
			}
			for _, score := range s.Scores() {
				for _, line := range score.Lines {
					keys(g.voice.ScoreLine(line), said)
				}
			}
		})
		idle(t, g.Name(), said)
		for k, n := range said {
			both[k] += n
		}
	}
	idle(t, "globe", both)
}

// factual says what the seat may know: headings, and sentences with their rules.
func (g tour) factual(t *testing.T, s *game.Session, v *game.View, tellers map[string]Teller, said map[string]int) {
	t.Helper()
	facts := s.Facts(v.Seat)
	for _, f := range facts {
		keys(g.voice.Fact(v, f), said)
	}
	for lang, tell := range tellers {
		for i, f := range tell.Facts(s, v.Seat) {
			if sane(f.Words) != "" || f.Words == "" || f.Head == strings.HasSuffix(f.Words, ".") || !strings.HasPrefix(string(f.Rule), g.letter) || f.Rule != facts[i].Rule {
				t.Fatalf("%s, %s: %+v", g.Name(), lang, f)
			}
		}
	}
}

// midway says what is asked while the end of a sale is shown event by event.
func (g tour) midway(t *testing.T, s *game.Session, said map[string]int) {
	t.Helper()
	events := game.EventsFor(s.Step(s.Len()-1).Events, game.Nobody)
	if !slices.ContainsFunc(events, func(e game.Event) bool { return e.Kind == game.Note && e.Key == globe.NoteSold }) {
		return
	}
	v := s.Branch(s.Len() - 1).View(game.Nobody)
	for _, e := range events {
		if err := v.Apply(e); err != nil {
			t.Fatal(err)
		}
		keys(g.voice.Prompt(&v, nil), said)
	}
}

// opened tells how the match was set up.
func (g tour) opened(t *testing.T, s *game.Session, tellers map[string]Teller, said map[string]int) {
	t.Helper()
	for _, p := range g.voice.(game.OpeningTeller).Opening(s.Opening(game.Nobody)) {
		keys(p, said)
	}
	for lang, tell := range tellers {
		for _, text := range tell.Opening(s, game.Nobody) {
			if sane(text) != "" || !strings.Contains(text, "("+g.letter) {
				t.Fatalf("%s, %s: %q", g.Name(), lang, text)
			}
		}
	}
}

// idle checks that all messages of a file are said, but for what the frame says, and
// why a position can't be, which the tests of positions hold, and the ranking (TestRanking).
func idle(t *testing.T, file string, said map[string]int) {
	t.Helper()
	for key := range messages(t, file) {
		area, _, _ := strings.Cut(key, ".")
		if !slices.Contains([]string{"refuse", "barrier", "why", "zone", "lost", "soon", "rank", "ask_sell", "ask_arrive", "call", "pack"}, area) && said[key] == 0 && !slices.Contains(unsaid, key) {
			t.Errorf("nobody says %s of %s", key, file)
		}
	}
}

// labelled labels what can be clicked, from time to time every spot, and every
// counter.
func (g tour) labelled(t *testing.T, s *game.Session, v *game.View, tellers map[string]Teller, said map[string]int) {
	t.Helper()
	all, list := s.Len()%60 == 0 && s.Len() > 0, map[game.Spot]bool{}
	for _, spot := range spots(v) {
		if (all || spot.Zone >= globe.SeatSpot || spot.Zone == globe.LotZone) && (spot.Sub == 0 || spot.Zone != globe.RoadZone) {
			list[spot] = v.At(spot).Back != 0
		}
	}
	if v.Seat == s.Turn() {
		for _, a := range s.Legal() {
			for _, spot := range s.Parts(a) {
				list[spot] = true
			}
		}
	}
	for spot, must := range list {
		keys(g.voice.Label(v, spot), said)
		for _, p := range g.voice.Rules(v, spot) {
			keys(p, said)
		}
		for lang, tell := range tellers {
			text := tell.Label(v, spot)
			if bad := sane(text); bad != "" || must && text == "" {
				t.Fatalf("%s, %s %+v: %q holds %q", g.Name(), lang, spot, text, bad)
			}
			if first, _, _ := strings.Cut(text, "\n"); spot.Zone == globe.Buttons && utf8.RuneCountInString(first) > widestButton {
				t.Errorf("%s, %s: button %q", g.Name(), lang, first)
			}
			for _, rule := range tell.Rules(v, spot) {
				if sane(rule) != "" || !strings.Contains(rule, "("+g.letter) {
					t.Fatalf("%s, %s %+v: rule %q", g.Name(), lang, spot, rule)
				}
			}
		}
	}
	for c := range v.Table.Counters {
		for who := game.Nobody; int(who) < v.Seats; who++ {
			keys(g.voice.Counter(v, game.Counter(c), who), said)
			for lang, tell := range tellers {
				if text := tell.Counter(v, game.Counter(c), who); sane(text) != "" || c > 0 && text == "" {
					t.Fatalf("%s: counter %q", lang, text)
				}
			}
		}
	}
}

func (g tour) prompted(t *testing.T, s *game.Session, v *game.View, tellers map[string]Teller, said map[string]int) {
	t.Helper()
	picks := [][]game.Spot{nil}
	if v.Seat == s.Turn() {
		for _, a := range s.Legal() {
			picks = append(picks, s.Parts(a)[:1])
		}
	}
	for _, p := range slices.CompactFunc(picks, slices.Equal) {
		phrase := g.voice.Prompt(v, p)
		keys(phrase, said)
		if len(p) > 0 && p[0].Zone != globe.Buttons {
			continue // says no more than without
		}
		for lang, tell := range tellers {
			text := tell.Prompt(v, p)
			if bad := sane(text); bad != "" || text == "" || utf8.RuneCountInString(text) > widestPrompt {
				t.Fatalf("%s, %s, %v: %q (%d) holds %q", g.Name(), lang, p, text, utf8.RuneCountInString(text), bad)
			}
		}
	}
}

func (g tour) told(t *testing.T, s *game.Session, seat game.Seat, tellers map[string]Teller, said map[string]int) {
	t.Helper()
	n := s.Len() - 1
	step := s.Step(n)
	before, after := s.ViewAt(n, seat), s.View(seat)
	events := game.EventsFor(step.Events, seat)
	told := g.voice.Step(&before, &after, step.Seat, step.Action, events)
	keys(told.Short, said)
	keys(told.Mark, said)
	for _, p := range told.Long {
		keys(p, said)
	}
	if _, err := os.Stat("../icons/svg/" + told.Sign + ".svg"); err != nil {
		t.Fatal(err)
	}
	for lang, tell := range tellers {
		line := tell.Step(&before, &after, step.Seat, step.Action, events)
		name := tell.say.who(step.Seat)
		if utf8.RuneCountInString(line.Short) > widestTourShort || !strings.HasPrefix(line.Short, name) || !strings.HasPrefix(string(line.Rule), g.letter) {
			t.Fatalf("%s, %s: %q (%s)", g.Name(), lang, line.Short, line.Rule)
		}
		for i, text := range append(line.Long, line.Short) {
			if bad := sane(text); bad != "" || text == "" {
				t.Fatalf("%s, %s, seat %d, %s: %q holds %q", g.Name(), lang, seat, g.Notation(step.Action), text, bad)
			}
			if utf8.RuneCountInString(text) > widestTourLong || i < len(line.Long) && slices.Contains(line.Long[:i], text) {
				t.Fatalf("%s, %s: %q is long, or said twice: %q", g.Name(), lang, text, line.Long)
			}
		}
	}
}

// TestToursRefuse: every reason of both games can be said, in a sentence that
// fits, with its rule; and no message refuses what nobody refuses.
func TestToursRefuse(t *testing.T) {
	for _, g := range tours {
		codes := map[string]bool{"refuse.unknown": true, "refuse.illegal": true}
		for i := 1; i <= g.R.Moves.Reasons.Len(); i++ {
			no := g.R.Moves.Refusal(verbs.Reason(i))
			codes[no.Code] = true
			for lang, tell := range g.tellers() {
				got := tell.Refusal(no)
				if sane(got) != "" || !strings.HasSuffix(got, ". ("+string(no.Rule)+")") || utf8.RuneCountInString(got) > 125 {
					t.Errorf("%s, %s: %s: %q (%d)", g.Name(), lang, no.Code, got, utf8.RuneCountInString(got))
				}
			}
		}
		if len(codes) < 50 {
			t.Errorf("only %d codes", len(codes))
		}
		for code := range messages(t, g.Name()) {
			if strings.HasPrefix(code, "refuse.") && !codes[code] {
				t.Errorf("%s never refuses by %s", g.Name(), code)
			}
		}
	}
}
