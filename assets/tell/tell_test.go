package tell

import (
	"os/exec"
	"slices"
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
	s, err := game.NewSession(pc.Game{}, game.Setup{Game: "postcards", Seats: seats, Options: options, Seed: n + 1})
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
				notes[e.Key]++
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
				n = max(14, len(v.Pile(game.Zone(i), seat).Pieces))
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

// TestNoLeak tells the same action in two worlds that differ only in what a
// seat can't know: it must hear the same. What becomes public in an Automa's
// step may differ, and is compared where it doesn't.
func TestNoLeak(t *testing.T) {
	compared := map[game.Verb]int{}
	for n := range uint64(6) {
		s, r := start(t, n*2), game.NewRand(n)
		for !s.Over() && s.Len() < 500 {
			state, a, actor := s.State(), choose(s.Legal(), &r), s.Turn()
			s.Do(a)
			for viewer := game.Nobody; int(viewer) < s.Seats(); viewer++ {
				if viewer == actor {
					continue
				}
				other := state.Clone()
				other.Determinize(viewer, &r)
				if !slices.Contains(other.Legal(nil), a) {
					continue
				}
				var log game.Log
				before := other.View(viewer)
				other.Apply(a, &log)
				after := other.View(viewer)
				was, is := s.ViewAt(s.Len()-1, viewer), s.View(viewer)
				mine, theirs := game.EventsFor(s.Step(s.Len()-1).Events, viewer), log.For(viewer)
				if a.Verb == pc.VAutoma && !slices.Equal(notesOf(mine), notesOf(theirs)) {
					continue // another postcard came up and it chose by it
				}
				compared[a.Verb]++
				for lang, tell := range tellers() {
					x, y := tell.Step(&was, &is, actor, a, mine), tell.Step(&before, &after, actor, a, theirs)
					if x.Short != y.Short || a.Verb != pc.VKeep && !slices.Equal(x.Long, y.Long) {
						t.Fatalf("%s, %s: %+v, %+v", lang, (pc.Game{}).Notation(a), x, y)
					}
					hidden(t, &is, tell, viewer)
				}
			}
		}
	}
	for _, v := range []game.Verb{pc.VDraw, pc.VUse, pc.VAutoma, pc.VMove, pc.VPass} {
		if compared[v] == 0 {
			t.Errorf("verb %d was never compared", v)
		}
	}
}

func notesOf(events []game.Event) []game.Event {
	var out []game.Event
	for _, e := range events {
		if e.Kind == game.Note {
			out = append(out, e)
		}
	}
	return out
}

// hidden holds that the cards in another's hand are all called the same.
func hidden(t *testing.T, v *game.View, tell Teller, viewer game.Seat) {
	for seat := range game.Seat(v.Seats) {
		for i := range v.Pile(pc.Hand, seat).Pieces {
			got := tell.Label(v, game.Spot{Zone: pc.Hand, Seat: seat, Index: uint8(i)})
			if seat != viewer && got != tell.say.t("label.travel_hidden") {
				t.Fatalf("seat %d is told %q of a hidden card", viewer, got)
			}
		}
	}
}

// TestWrittenFaces holds that a postcard on the row is read only with open faces.
func TestWrittenFaces(t *testing.T) {
	for open, want := range map[string]bool{"yes": true, "no": false} {
		s, err := game.NewSession(pc.Game{}, game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Options: map[string]string{"openfaces": open}})
		if err != nil {
			t.Fatal(err)
		}
		v := s.View(0)
		for lang, tell := range tellers() {
			row, mine := tell.Label(&v, common(pc.CardRow, 0, 0)), tell.Label(&v, game.Spot{Zone: pc.Cards, Seat: 1})
			if got := strings.Contains(row, "\n"); got != want {
				t.Errorf("%s, open faces %s: %q", lang, open, row)
			}
			if !strings.Contains(mine, "\n") {
				t.Errorf("%s: a taken postcard is public: %q", lang, mine)
			}
			_, n := pc.Sort(v.At(common(pc.CardRow, 0, 0)))
			if got := tell.Label(&v, common(pc.Stamps, uint8(n), 0)) != tell.say.t("label.space_hidden"); got != want {
				t.Errorf("%s, open faces %s: the space of a postcard on the row", lang, open)
			}
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

func TestNoScreen(t *testing.T) {
	out, err := exec.Command("go", "list", "-deps", ".").Output()
	if err != nil {
		t.Skip(err)
	}
	if strings.Contains(string(out), "ebiten") {
		t.Error("tell links Ebitengine")
	}
}
