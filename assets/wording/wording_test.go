package wording

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// sane says what is wrong with a text: a missing message, a place left empty,
// a letter that the program's faces lack.
func sane(s string) string {
	for _, bad := range []string{"[", "]", "%!", "<no value>", "{{", "}}", "  ", " ,", " .", "(,", "()", "\u202f"} {
		if strings.Contains(s, bad) {
			return bad
		}
	}
	for i, r := range s {
		if strings.ContainsRune(";:!?»", r) && strings.HasSuffix(s[:i], " ") {
			return "a breaking space before " + string(r)
		}
	}
	return ""
}

var seatNames = []string{"Lise", "Anatole", "Automa", "Ode"}

func tellers() map[string]Teller {
	out := map[string]Teller{}
	for _, l := range words.Languages() {
		out[l] = For("postcards", words.In(l), seatNames)
	}
	return out
}

// start is a match of a few kinds of table.
func start(t testing.TB, n uint64) *game.Session {
	t.Helper()
	seats := [][]string{{"person", "person", "automa:expert"}, {"automa:normal", "automa:easy", "automa:expert"}, {"person", "person", "person", "person"}}[n%3]
	options := map[string]string{"side": []string{"A", "B"}[n%2], "openfaces": []string{"yes", "no"}[n/2%2]}
	s, err := game.NewSession(pc.Game{}, game.Setup{Game: "postcards", Seats: seats, Options: options, Seed: game.Numbered(n + 1)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// choose prefers actions that lead on, so that postcards are sent and used.
func choose(legal []game.Action, r *game.Rand) game.Action {
	for _, verb := range []game.Verb{pc.VSend, pc.VUse, pc.VWrite, pc.VStamp, pc.VCamp} {
		var some []game.Action
		for _, a := range legal {
			if a.Verb == verb {
				some = append(some, a)
			}
		}
		if len(some) > 0 && r.Intn(3) > 0 {
			return some[r.Intn(len(some))]
		}
	}
	return legal[r.Intn(len(legal))]
}

func TestEveryActionTold(t *testing.T) {
	verbs, notes, shorts := map[game.Verb]int{}, map[string]int{}, map[string]bool{}
	for n := range uint64(9) {
		s, r := start(t, n), game.NewRand(n)
		for !s.Over() && s.Len() < 1500 {
			if _, err := s.Do(choose(s.Legal(), &r)); err != nil {
				t.Fatal(err)
			}
			step := s.Step(s.Len() - 1)
			verbs[step.Action.Verb]++
			for _, e := range step.Events {
				notes[e.Key.String()]++
			}
			for seat := game.Nobody; int(seat) < s.Seats(); seat++ {
				before, after := s.ViewAt(s.Len()-1, seat), s.View(seat)
				for lang, tell := range tellers() {
					line := tell.Step(&before, &after, step.Seat, step.Action, game.EventsFor(step.Events, seat))
					for _, text := range append(line.Long, line.Short) {
						if bad := sane(text); bad != "" || text == "" {
							t.Fatalf("%s, seat %d, %s: %q holds %q", lang, seat, (pc.Game{}).Notation(step.Action), text, bad)
						}
					}
					if line.Seat != step.Seat || line.Rule == "" || !strings.HasPrefix(line.Short, seatNames[step.Seat]) {
						t.Fatalf("%s: %+v", lang, line)
					}
					shorts[line.Short] = true
				}
			}
		}
		scoresTold(t, s)
	}
	for v := pc.VMove; v <= pc.VAutoma; v++ {
		if verbs[v] == 0 && v != pc.VWaste {
			t.Errorf("verb %d was never told", v)
		}
	}
	for _, key := range []string{"auto.left", "auto.right", "auto.pass.stamp", "auto.stamp", "auto.camp", "auto.memory", "auto.send", "auto.end", "bonus"} {
		if notes[key] == 0 {
			t.Errorf("the note %s was never told", key)
		}
	}
	t.Logf("%d different lines", len(shorts))
}

func scoresTold(t *testing.T, s *game.Session) {
	for _, score := range s.Scores() {
		for _, line := range score.Lines {
			for lang, tell := range tellers() {
				if text := tell.ScoreLine(line); sane(text) != "" || text == "" {
					t.Errorf("%s: %q", lang, text)
				}
			}
		}
	}
}

// spots are all places of a table that hold something or can be clicked.
func spots(v *game.View) []game.Spot {
	var out []game.Spot
	for i, z := range v.Table.Zones {
		first, last := game.Nobody, game.Nobody
		if z.PerSeat {
			first, last = 0, game.Seat(v.Seats-1)
		}
		for seat := first; i > 0 && seat <= last; seat++ {
			n := max(1, z.Len)
			if z.Kind != game.Slots {
				n = max(24, len(v.Pile(game.Zone(i), seat).Pieces))
			}
			for index := range n {
				for sub := range max(1, z.Sub) {
					out = append(out, game.Spot{Zone: game.Zone(i), Seat: seat, Index: uint8(index), Sub: uint8(sub)})
				}
			}
		}
	}
	return out
}

func TestEverythingLabelled(t *testing.T) {
	for n := range uint64(4) {
		s, r := start(t, n), game.NewRand(n)
		for !s.Over() && s.Len() < 400 {
			s.Do(choose(s.Legal(), &r))
			if s.Len()%20 != 0 {
				continue
			}
			for seat := game.Nobody; int(seat) < s.Seats(); seat++ {
				v := s.View(seat)
				for lang, tell := range tellers() {
					for _, spot := range spots(&v) {
						text := tell.Label(&v, spot)
						if bad := sane(text); bad != "" {
							t.Fatalf("%s %+v: %q holds %q", lang, spot, text, bad)
						}
						if v.At(spot).Back != 0 && text == "" {
							t.Fatalf("%s %+v: no label", lang, spot)
						}
					}
					for c := range v.Table.Counters {
						for who := game.Nobody; int(who) < s.Seats(); who++ {
							if text := tell.Counter(&v, game.Counter(c), who); sane(text) != "" {
								t.Fatalf("%s: %q", lang, text)
							}
						}
					}
				}
			}
		}
	}
}

func TestPromptOnEveryWay(t *testing.T) {
	for n := range uint64(6) {
		s, r := start(t, n), game.NewRand(n)
		for s.Len() < 800 {
			for seat := game.Nobody; int(seat) < s.Seats(); seat++ {
				v := s.View(seat)
				for lang, tell := range tellers() {
					picks := [][]game.Spot{nil}
					if seat == s.Turn() {
						for _, a := range s.Legal() {
							picks = append(picks, s.Parts(a)[:1])
						}
					}
					for _, p := range picks {
						text := tell.Prompt(&v, p)
						if bad := sane(text); bad != "" || text == "" {
							t.Fatalf("%s, %v: %q holds %q", lang, p, text, bad)
						}
					}
					if text := tell.Lost(&v); sane(text) != "" {
						t.Fatalf("%s: %q", lang, text)
					}
				}
			}
			if s.Over() {
				break
			}
			s.Do(choose(s.Legal(), &r))
		}
	}
}

func TestBarrier(t *testing.T) {
	for lang, tell := range tellers() {
		for n := range uint64(3) {
			s, r := start(t, n), game.NewRand(n)
			for !s.Over() && s.Len() < 300 {
				s.Do(choose(s.Legal(), &r))
				for seat := range game.Seat(s.Seats()) {
					if b, ok := s.CanUndo(seat).(*game.Barrier); ok {
						if text := tell.Barrier(b); sane(text) != "" || text == "" {
							t.Fatalf("%s: %q", lang, text)
						}
					}
				}
			}
		}
		if tell.Barrier(nil) == "" {
			t.Error("nothing to take back, and nothing said")
		}
	}
}

func TestOfNoGame(t *testing.T) {
	tell, v := For("none", words.In("en"), nil), game.View{}
	if tell.Prompt(&v, nil)+tell.Label(&v, game.Spot{})+tell.Lost(&v)+tell.Counter(&v, 1, 0) != "" {
		t.Error("a game without words speaks")
	}
}
