package montaigne

import (
	"testing"

	"posterestante/game"
)

// TestRefuseAgrees holds Refuse against Legal on every action of the grammar, in
// positions of all kinds: each sort of step is met, and each refusal has a code
// and, but for unknown verbs, a rule.
func TestRefuseAgrees(t *testing.T) {
	all := everyAction()
	met := [StepPope + 1]int{}
	codes := map[string]bool{}
	for seed := range uint64(160) {
		setup := setupOf([]string{"p p", "p p p", "p p p p"}[seed%3], optionSets[seed/3%4])
		setup.Seed = seed
		s := newState(t, setup)
		bot := &roamer{rand: game.NewRand(seed)}
		r := game.NewRand(seed)
		for !s.Over() {
			legal := s.Legal(nil)
			kind := s.top().kind
			if met[kind] < 20 || r.Intn(60) == 0 {
				met[kind]++
				agrees(t, s, legal, all, codes)
			}
			s.Apply(bot.Choose(game.View{}, legal, func() game.State { return s }), nil)
		}
		agrees(t, s, nil, all, codes)
		if t.Failed() {
			return
		}
	}
	for kind, n := range met {
		if n == 0 && uint8(kind) != StepHome { // that one settles by itself
			t.Errorf("%s was never met", stepNames[kind])
		}
	}
	if len(codes) < 55 {
		t.Errorf("%d codes of refusal were met: %v", len(codes), codes)
	}
	if r := newState(t, setupOf("p p", "")).Refuse(game.Action{Verb: 99}); r == nil {
		t.Error("an unknown verb is not refused")
	}
}

func agrees(t *testing.T, s *State, legal, all []game.Action, codes map[string]bool) {
	t.Helper()
	set := map[game.Action]bool{}
	for _, a := range legal {
		set[a] = true
	}
	for _, a := range all {
		r := s.Refuse(a)
		if (r == nil) != set[a] {
			t.Fatalf("%q with step %s is legal: %v, refused: %v", Game{}.Notation(a), stepNames[s.top().kind], set[a], r)
		}
		if r != nil {
			if codes[r.Code] = true; r.Rule == "" {
				t.Fatalf("%q is refused by no rule: %s", Game{}.Notation(a), r.Code)
			}
		}
	}
}
