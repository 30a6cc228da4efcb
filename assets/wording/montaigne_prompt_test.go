package wording

import (
	"testing"
	"unicode/utf8"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

func TestMontaignePrompts(t *testing.T) {
	longest := map[string]string{}
	ask := func(lang string, tell Teller, v *game.View, picked []game.Spot) {
		text := tell.Prompt(v, picked)
		if bad := sane(text); bad != "" || text == "" {
			t.Fatalf("%s, %v: %q holds %q", lang, picked, text, bad)
		}
		if utf8.RuneCountInString(text) > utf8.RuneCountInString(longest[lang]) {
			longest[lang] = text
		}
	}
	roamed(t, 8, func(s *game.Session, _ game.Step) {
		for seat := game.Nobody; int(seat) < s.Seats(); seat++ {
			v := s.View(seat)
			for lang, tell := range travelTellers() {
				ask(lang, tell, &v, nil)
				for _, a := range s.Legal() {
					if parts := s.Parts(a); seat == s.Turn() && len(parts) > 1 && a.Verb != mt.VFetch {
						ask(lang, tell, &v, parts[:1])
					}
				}
				if text := tell.Lost(&v); sane(text) != "" {
					t.Fatalf("%s: %q", lang, text)
				}
			}
		}
	})
	for lang, text := range longest {
		if n := utf8.RuneCountInString(text); n > widestPrompt {
			t.Errorf("%s: %d letters: %q", lang, n, text)
		}
		t.Logf("%s: %q", lang, text)
	}
}

// TestMontaignePromptsAgree holds that what the prompt reads off the view is
// what the engine allows.
func TestMontaignePromptsAgree(t *testing.T) {
	agreed := 0
	roamed(t, 12, func(s *game.Session, _ game.Step) {
		if s.Over() {
			return
		}
		v := s.View(s.Turn())
		top, can := readVoyage(&v), map[game.Verb]bool{}
		for _, a := range s.Legal() {
			can[a.Verb] = true
			if a.Verb == mt.VTake && top.count(mt.StepKind) == int(mt.StepTake) {
				next := s.State()
				next.Apply(a, nil)
				if v := next.View(s.Turn()); v.Counter(mt.StepB, game.Nobody) != rowCosts[a.A] {
					t.Fatalf("place %d doesn't cost %d", a.A, rowCosts[a.A])
				}
			}
		}
		switch kind, a, b := top.step(); kind {
		case mt.NoStep:
			if top.count(mt.ActionsLeft) > 0 && (top.canLayAny() != (can[mt.VMove] || can[mt.VStay]) || (top.row(0).Back != 0) != can[mt.VSupply]) {
				t.Fatalf("the prompt reads %v, the engine allows %v", top.canLayAny(), can)
			}
		case mt.StepRead:
			if top.canRead(game.Seat(a)) != can[mt.VPick] {
				t.Fatalf("a quotation to lay: %v, by the engine %v", top.canRead(game.Seat(a)), can)
			}
		case mt.StepChoose:
			if (top.handsLeft(b) > 0) != can[mt.VSkip] {
				t.Fatalf("hands left: %d, by the engine %v", top.handsLeft(b), can)
			}
		default:
			return
		}
		agreed++
	})
	if agreed < 100 {
		t.Errorf("only %d compared", agreed)
	}
}
