package wording

import (
	"slices"
	"strings"
	"testing"
	"unicode"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/globe"
)

// TestPlansNameNoChance plays matches and tells each legal action as one that is only
// thought of, from positions in which the die falls otherwise: no number differs with
// it, and every action is told.
func TestPlansNameNoChance(t *testing.T) {
	for _, p := range box.Games {
		name, rolls, told := p.Game.Name(), 0, 0
		for seed := range uint64(2) {
			s := wandered(t, p, seed)
			r := game.NewRand(seed)
			for !s.Over() && s.Len() < 160 {
				legal := s.Legal()
				for range min(len(legal), 4) {
					a, seat := legal[r.Intn(len(legal))], s.Turn()
					dice := diceOf(s, a, &r)
					if len(dice) < 2 {
						continue
					}
					rolls++
					for _, l := range words.Languages() {
						deeds := For(name, words.In(l), three).Deeds(s, s.Len(), seat, []game.Action{a})
						line := strings.Join(deeds, "")
						for _, n := range figures(line) {
							if slices.Contains(dice, n) {
								t.Errorf("%s, %s is told before the die: %s", name, p.Game.Notation(a), line)
							}
						}
						if line != "" {
							told++
						}
					}
				}
				if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if told < rolls || (rolls == 0) != (name == "postcards" || name == "montaigne") {
			t.Errorf("%s: %d rolls, %d times told", name, rolls, told)
		}
	}
}

var three = []string{"Lise", "Ode", "Zoé"}

// wandered is a match of three persons.
func wandered(t *testing.T, p box.Pack, seed uint64) *game.Session {
	t.Helper()
	seats := []string{"person", "person", "person"}
	s, err := game.NewSession(p.Game, game.Setup{Game: p.Game.Name(), Seats: seats, Seed: game.Numbered(seed)})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// diceOf are the first dice that an action rolls in several deals.
func diceOf(s *game.Session, a game.Action, r *game.Rand) (dice []string) {
	for range 12 {
		st := s.State()
		st.Determinize(st.Turn(), r)
		var log game.Log
		st.Apply(a, &log)
		if len(log.Events) == 0 {
			continue
		}
		e, ok := game.FirstEvent(log.Events, func(e game.Event) bool { return e.Kind == game.Roll })
		if !ok || a.Verb < globe.OwnVerbs { // there the die comes with what a card does, and isn't in the line
			return nil
		}
		if n := string('0' + rune(e.Value)); !slices.Contains(dice, n) {
			dice = append(dice, n)
		}
	}
	return dice
}

// figures are the numbers of a text.
func figures(text string) []string {
	return strings.FieldsFunc(text, func(r rune) bool { return !unicode.IsDigit(r) })
}

// TestBidsOfOnesOwn: to the bidder each bid reads otherwise, to others all alike.
func TestBidsOfOnesOwn(t *testing.T) {
	for _, name := range []string{"sakodo", "routard"} {
		p := *box.Of(name)
		bids := 0
		for seed := uint64(0); bids < 3 && seed < 20; seed++ {
			s, err := game.NewSession(p.Game, game.Setup{Game: name, Seats: []string{"person", "person", "person"},
				Seed: game.Numbered(seed), Options: map[string]string{"auction": "sealed"}})
			if err != nil {
				t.Fatal(err)
			}
			r := game.NewRand(seed)
			for !s.Over() && s.Len() < 200 {
				legal := s.Legal()
				if legal[0].Verb == globe.VNoBid && len(legal) > 3 {
					bids++
					own, others := bidsTold(s, legal[:4], s.Turn()), bidsTold(s, legal[:4], game.Nobody)
					if len(slices.Compact(own)) != 4 || len(slices.Compact(others)) != 1 {
						t.Errorf("%s: the bidder reads %q, others %q", name, own, others)
					}
				}
				if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
					t.Fatal(err)
				}
			}
		}
		if bids == 0 {
			t.Errorf("%s: nobody bid", name)
		}
	}
}

func bidsTold(s *game.Session, acts []game.Action, viewer game.Seat) (out []string) {
	tell := For(s.Game().Name(), words.In("en"), three)
	for _, a := range acts {
		out = append(out, strings.Join(tell.Deeds(s, s.Len(), viewer, []game.Action{a}), ""))
	}
	return out
}

// TestScoreLinesTellWhatIsThere: no line of a result reads as if something were missing.
func TestScoreLinesTellWhatIsThere(t *testing.T) {
	lines := 0
	for _, p := range box.Games {
		s, r := wandered(t, p, 1), game.NewRand(1)
		for n := 0; !s.Over() && n < p.Game.MaxActions(); n++ {
			legal := s.Legal()
			if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
		for _, l := range words.Languages() {
			tell := For(p.Game.Name(), words.In(l), nil)
			for _, score := range s.Scores() {
				for _, line := range score.Lines {
					lines++
					said := strings.ToLower(tell.ScoreLine(line))
					for _, lack := range []string{"need", "lack", "missing", "voulu", "manqu", "requis"} {
						if strings.Contains(said, lack) {
							t.Errorf("%s in %s: %q reads as lacking", p.Game.Name(), l, said)
						}
					}
				}
			}
		}
	}
	if lines < 20 {
		t.Errorf("only %d lines", lines)
	}
}

// TestPassedOverReadsOnce: of what was passed over nothing is told twice, what was as good
// stands in one sentence, and what would have cost worth isn't told as chance.
func TestPassedOverReadsOnce(t *testing.T) {
	s := wandered(t, *box.Of("postcards"), 7)
	legal := s.Legal()
	why := &game.Thought{Chance: 500, Turn: legal[:1], Passed: []game.Passed{
		{Action: legal[0], Loss: 1}, {Action: legal[1], Loss: 2}, {Action: legal[1], Loss: 3}, {Action: legal[len(legal)-1], Loss: 4},
	}}
	if _, err := s.DoThought(legal[0], why); err != nil {
		t.Fatal(err)
	}
	for l, want := range map[string]string{"en": "Would have been as good: ", "fr": "Auraient valu autant\u00a0: "} {
		told := For("postcards", words.In(l), three).Thought(s, 0, s.Step(0).Seat, true)
		if len(told) != 2 || !strings.HasPrefix(told[1], want) {
			t.Errorf("%s: %q", l, told)
		}
	}
	s.Step(0).Thought.Passed = []game.Passed{{Action: legal[1], Loss: 90}}
	told := For("postcards", words.In("en"), nil).Thought(s, 0, s.Step(0).Seat, true)
	if !strings.HasSuffix(told[len(told)-1], "(chance and points: −9%).") {
		t.Errorf("a loss of worth is told as %q", told)
	}
}
